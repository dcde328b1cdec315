// One controller for all games: what may be done now, what is picked, what is about to be sent.
// Boards only name slots (`space:market`); click, tap, drag and keys all end here.
import { computed, effect, signal } from "@preact/signals";
import type { TableModel } from "../core/model";
import { rest } from "../core/rest";
import { askAnyway, askTwice, standing } from "../core/settings";
import type { Parsed, Words } from "../core/words";

export type SlotState = "idle" | "legal" | "selected" | "blocked" | "taken";
export interface Why {
  slot: string;
  rule: string;
  text: string;
  /** In a sentence what is missing; null: the rule's own text must do. */
  said: string | null;
}

/** Where a rule's text comes from, as the rules mark it. */
const SOURCE = /\[(?:seed|public|RULING|DESIGNED)\]\s*/g;

export class Controller {
  readonly words = signal<Words | null>(null);
  /** Each pick is a place, by all the slots that name it. */
  readonly picked = signal<string[][]>([]);
  /** Slots that name the same place under several kinds (`spot:utgard`, `province:utgard`). */
  alias: (slot: string) => string[] = (slot) => [slot];
  /** The answer a slot stands for where the game knows better than the first verb that fits. */
  meant: (slot: string) => string | null = () => null;
  /** The action whose reason tells best why a slot is closed; null: the one the slot stands for. */
  asks: (slot: string) => string | null = () => null;
  /** Questions that no standing order passes. */
  always: Set<string> = new Set();
  /** An answer that waits for a yes. */
  readonly chosen = signal<string | null>(null);
  /** What the pointer or the keyboard rests on, where that is one answer: shown what it brings, not taken. */
  readonly considered = signal<string | null>(null);
  readonly reason = signal<Why | null>(null);
  /** Is the hall being asked whether the chosen answer can be taken back? */
  readonly deciding = signal(false);
  readonly looked = signal<string | null>(null);
  readonly hint = signal<string | null>(null);
  /** Its chance to win in percent, where who gave it knows. */
  readonly hintChance = signal<number | null>(null);
  /** A hint is being thought about, or thought over. */
  readonly hinting = signal(false);
  /** Only answers of this kind are wanted: what else there is neither glows nor is listed. */
  readonly only = signal<string | null>(null);
  /** Why the closed slots of this question are closed, as far as known. */
  readonly closed = signal<Map<string, Why>>(new Map());
  private asking = 0;
  private readonly stopWatching: () => void;
  private readonly stopObeying: () => void;

  constructor(
    readonly model: TableModel,
    readonly game: string,
  ) {
    let last = "";
    this.stopWatching = effect(() => {
      const m = model.shown.value,
        key = `${m?.ply}/${model.behind.value}`;
      if (key === last) return;
      last = key;
      this.picked.value = [];
      this.chosen.value = null;
      this.considered.value = null;
      this.reason.value = null;
      this.hint.value = null;
      this.hintChance.value = null;
      this.only.value = null;
      this.closed.value = new Map();
    });
    this.stopObeying = effect(() => {
      if (this.ordered.value !== null) queueMicrotask(() => this.obeyStanding());
    });
  }

  dispose() {
    this.stopWatching();
    this.stopObeying();
  }

  /** The ply of a question whose standing order was refused: it is asked after all. */
  private readonly refused = signal(-1);
  /** Questions of this game that have a usual answer. */
  private readonly usuals = computed(() => this.words.value?.usuals() ?? new Map<string, string>());
  /** The usual answer to the question, where it has one. */
  usual(): string | null {
    const m = this.model.shown.value,
      answer = m?.prompt ? this.usuals.value.get(m.prompt.id) : undefined;
    return answer !== undefined && m!.legal.includes(answer) ? answer : null;
  }
  /** The answer that is given without putting the question: a standing order's, or the usual one. */
  private readonly ordered = computed<string | null>(() => {
    const m = this.model.shown.value;
    if (!this.asked.value || !m?.prompt || this.refused.value === m.ply) return null;
    const key = this.orderKey(),
      usual = askAnyway.value.includes(`${this.game}/${m.prompt.id}`) ? null : this.usual();
    return key !== null && standing.value.includes(key) ? "pass" : usual;
  });
  readonly mine = computed(() => this.asked.value && this.ordered.value === null);
  private readonly asked = computed(() => {
    const m = this.model.shown.value;
    return (
      !!m &&
      !this.model.behind.value &&
      m.me !== null &&
      !m.players[m.me]?.bot &&
      m.turn.includes(m.me) &&
      m.legal.length > 0
    );
  });
  readonly legal = computed<Parsed[]>(() => {
    const w = this.words.value;
    return this.mine.value && w ? this.model.shown.value!.legal.map((t) => w.parse(t)) : [];
  });
  /** What an answer costs, whom it means, that it does nothing: the engine's remarks in words. "":
   * nothing. */
  remarkOn(action: string): string {
    const m = this.model.shown.value,
      w = this.words.value,
      said = m && w ? m.remarks[m.legal.indexOf(action)] : undefined;
    return said?.map((r) => w!.remark(r)).join(", ") ?? "";
  }
  /** An answer in words, its remark in brackets as in the terminal. */
  said(action: string): string {
    const more = this.remarkOn(action);
    return `${this.words.value!.action(action)}${more && ` (${more})`}`;
  }
  readonly candidates = computed(() => {
    const picked = this.picked.value,
      only = this.only.value,
      wanted = only === null ? this.legal.value : this.legal.value.filter((p) => p.verb === only);
    return picked.length
      ? wanted.filter((p) => picked.every((g) => g.some((s) => p.slots.includes(s))))
      : wanted;
  });
  readonly legalSlots = computed(() => new Set(this.candidates.value.flatMap((p) => p.slots)));
  /** Kinds this question is about: others are neither open nor closed. */
  readonly askedKinds = computed(
    () => new Set(this.legal.value.flatMap((p) => p.operands.map((o) => o.kind))),
  );

  state(slot: string): SlotState {
    const names = this.alias(slot),
      chosen = this.chosen.value;
    if (this.picked.value.some((g) => g.includes(slot))) return "selected";
    if (chosen && this.words.value?.parse(chosen).slots.some((x) => names.includes(x))) return "selected";
    if (names.some((x) => this.legalSlots.value.has(x))) return "legal";
    return this.mine.value && names.some((x) => this.askedKinds.value.has(x.slice(0, x.indexOf(":"))))
      ? "blocked"
      : "idle";
  }

  /** The action a slot stands for where one operand says it all. */
  actionFor(slot: string): string | null {
    const meant = this.meant(slot);
    if (meant) return meant;
    for (const name of this.alias(slot)) {
      const action = this.actionForName(name);
      if (action) return action;
    }
    return null;
  }

  private actionForName(slot: string): string | null {
    const [kind, id] = [slot.slice(0, slot.indexOf(":")), slot.slice(slot.indexOf(":") + 1)];
    const w = this.words.value;
    if (!w) return null;
    const verbs = [...this.legal.value.map((p) => p.verb), ...Object.keys(w.game.verbs)];
    const verb = verbs.find((v) => {
      const k = w.game.verbs[v]?.kinds;
      return k?.length === 1 && k[0] === kind;
    });
    return verb ? `${verb} ${id}` : null;
  }

  pick(slot: string) {
    if (!this.mine.value) return;
    this.model.trouble.value = null;
    const state = this.state(slot);
    if (state === "blocked") {
      void this.explain(slot);
      return;
    }
    if (state === "selected") {
      if (this.chosen.value) {
        void this.confirm();
        return;
      }
      this.picked.value = this.picked.value.filter((g) => !g.includes(slot));
      return;
    }
    if (state !== "legal") return;
    this.reason.value = null;
    const names = this.alias(slot),
      narrowed = this.touching(names);
    if (narrowed.length === 1) {
      void this.choose(narrowed[0]!.text);
      return;
    }
    this.picked.value = this.chosen.value ? [names] : [...this.picked.value, names];
    this.chosen.value = null;
  }

  /** The answers that a place leaves. */
  private touching(names: string[]): Parsed[] {
    const all = this.chosen.value && !this.only.value ? this.legal.value : this.candidates.value;
    return all.filter((p) => p.slots.some((x) => names.includes(x)));
  }

  /** What a button (`action`) or a place is the answer of, if of one alone. */
  answerOf(action: string | null, slot: string | null): string | null {
    if (!this.mine.value) return null;
    if (action !== null) return this.legal.value.some((p) => p.text === action) ? action : null;
    const left = slot !== null && this.state(slot) === "legal" ? this.touching(this.alias(slot)) : [];
    return left.length === 1 ? left[0]!.text : null;
  }

  /** Takes an answer; it is sent at once where it can be taken back. */
  async choose(action: string): Promise<void> {
    if (!this.mine.value || !this.model.shown.value!.legal.includes(action)) return;
    const ply = this.model.shown.value!.ply;
    this.model.trouble.value = null;
    this.chosen.value = action;
    this.reason.value = null;
    if (askTwice.value && (await this.isFinal(action))) return;
    if (this.chosen.value === action && this.model.shown.value?.ply === ply) await this.confirm();
  }

  private async isFinal(action: string): Promise<boolean> {
    this.deciding.value = true;
    try {
      return await this.model.final(action);
    } finally {
      this.deciding.value = false;
    }
  }

  async confirm(): Promise<boolean> {
    const action = this.chosen.value;
    if (!action || this.model.busy.value) return false;
    const well = await this.model.act(action);
    if (well && this.chosen.value === action) this.chosen.value = null; // never sent twice
    return well;
  }

  /** Answers without asking again: a dialog's own button, a drop. */
  async play(action: string): Promise<boolean> {
    this.chosen.value = action;
    return this.confirm();
  }

  /** Wants answers of one kind alone; the same kind again: of all kinds. The only one there is is taken at
   * once. */
  want(verb: string) {
    const before = this.only.value;
    this.cancel();
    if (before === verb) return;
    const all = this.legal.value.filter((p) => p.verb === verb);
    if (all.length === 1) void this.choose(all[0]!.text);
    else if (all.length) this.only.value = verb;
  }

  cancel() {
    this.only.value = null;
    this.picked.value = [];
    this.chosen.value = null;
    this.reason.value = null;
  }

  async explain(slot: string): Promise<void> {
    const known = this.closed.value.get(slot);
    if (known) {
      this.reason.value = known;
      return;
    }
    const why = await this.askWhy(slot);
    if (why) this.reason.value = why;
  }

  private async askWhy(slot: string): Promise<Why | null> {
    const action = this.asks(slot) ?? this.actionFor(slot);
    if (!action) return null;
    try {
      const r = await this.model.why(action);
      if (!r.rule) return null;
      const said = this.words.value?.reason(action, r.rule, r.missing ?? []) ?? null;
      return { slot, rule: r.rule, text: (r.text ?? "").replace(SOURCE, ""), said };
    } catch {
      return null;
    }
  }

  /** Learns why the slots that are drawn but not offered are closed. */
  async learnClosed(slots: string[]): Promise<void> {
    const round = ++this.asking,
      found = new Map<string, Why>();
    await rest();
    for (const slot of slots) {
      if (this.state(slot) !== "blocked") continue;
      const why = await this.askWhy(slot);
      if (round !== this.asking) return;
      if (why) found.set(slot, why);
    }
    await rest();
    if (round === this.asking) this.closed.value = found;
  }

  async askHint(): Promise<void> {
    if (!this.mine.value || this.hinting.value) return;
    const ply = this.model.shown.value!.ply;
    this.hinting.value = true;
    try {
      for (const quick of [true, false]) {
        const { chances, choices } = await this.model.hint(quick),
          [best] = choices;
        if (!best || this.model.shown.value?.ply !== ply) return;
        this.hint.value = best.action;
        this.hintChance.value = chances ? Math.round((best.value ?? 0) / 10) : null;
      }
    } catch {
      /* a hall without hints, or one that was asked for too many */
    } finally {
      this.hinting.value = false;
    }
  }

  // ---- standing orders: questions that are passed until told otherwise ----

  orderKey(): string | null {
    const m = this.model.shown.value;
    return m?.prompt && m.legal.includes("pass") && !this.always.has(m.prompt.id)
      ? `${this.game}/${m.prompt.id}`
      : null;
  }

  private obeyStanding() {
    const answer = this.ordered.value;
    if (answer === null || this.model.busy.value) return;
    const ply = this.model.shown.value!.ply;
    void this.model.act(answer).then((done) => {
      if (!done && this.model.shown.value?.ply === ply) this.refused.value = ply;
    });
  }

  neverAsk() {
    const key = this.orderKey();
    if (!key) return;
    standing.value = [...standing.value.filter((k) => k !== key), key];
    this.obeyStanding();
  }
}

/** Questions of a game whose usual answer is given without asking, and those that are asked all the same. */
export const usualOf = (words: Words, game: string) =>
  [...words.usuals()].map(([prompt, answer]) => ({
    key: `${game}/${prompt}`,
    prompt,
    answer,
    asked: askAnyway.value.includes(`${game}/${prompt}`),
  }));
export const askAlso = (key: string, yes: boolean) => {
  askAnyway.value = [...askAnyway.value.filter((k) => k !== key), ...(yes ? [key] : [])];
};

export const standingFor = (game: string) => standing.value.filter((k) => k.startsWith(`${game}/`));
export const askAgain = (key: string) => {
  standing.value = standing.value.filter((k) => k !== key);
};
