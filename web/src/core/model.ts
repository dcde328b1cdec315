// One table as the page sees it: what is true, what is shown, and what happened in between.
import { computed, signal, type Signal } from "@preact/signals";
import { type Client, mergeLog, Rejected } from "./client";
import type {
  ChatLine,
  Hints,
  LogEntry,
  Odds,
  Outlook,
  Position,
  Scalar,
  ServerMsg,
  Sheet,
  StateValue,
  TableMsg,
  Panel,
  WirePosition,
  WirePanel,
} from "./protocol";
import { isAbsence, type Mark } from "./away";
import { settle } from "./rest";
import type { Amount } from "./speech";

const MAX_STEPS = 400;
/** How often is looked whether the next step may come. */
const HELD_MS = 100;

/** Somebody was away: since which ply, how long if that is known, and the points of then. */
export interface Absence {
  from: number;
  ms: number | null;
  points: (number | null)[];
}

export class TableModel {
  /** The newest position that arrived. */
  readonly latest: Signal<TableMsg | null> = signal(null);
  /** Does somebody come back to it? */
  readonly lasting: boolean = true;
  /** The one on the board; behind `latest` while others' turns are played back. */
  readonly shown: Signal<TableMsg | null> = signal(null);
  readonly log: Signal<LogEntry[]> = signal([]);
  private times: [ply: number, at: number][] = [];
  readonly trouble: Signal<Rejected | null> = signal(null);
  readonly chats: Signal<ChatLine[]> = signal([]);
  /** When the last line came that was read. */
  private readonly chatRead = signal(0);
  /** Lines of others that nobody has looked at. */
  readonly unread = computed(
    () =>
      this.chats.value.filter(
        (c) => c.at > this.chatRead.value && (c.seat === null || c.seat !== this.latest.value?.me),
      ).length,
  );
  private readonly acting = signal(false);
  /** The ply of an answer that was taken while what came of it has not arrived. */
  private readonly awaited = signal(-1);
  readonly busy = computed(() => this.acting.value || this.awaited.value >= 0);
  /** Positions since my last answer, for "since your last turn". */
  readonly since: Signal<TableMsg[]> = signal([]);
  /** What was missed and not looked at yet. */
  readonly away: Signal<Absence | null> = signal(null);
  /** How the table was when it was last looked at on this device. */
  mark: () => Mark | null = () => null;
  /** When the way to the hall was lost; null: it was not. */
  private lostAt: number | null = null;
  readonly behind = computed(() => this.shown.value !== this.latest.value);
  /** Milliseconds a step is shown; 0 shows the end at once. */
  pace: () => number = () => 0;
  /** Does something else keep the next step back: a stage that is shown? */
  held: () => boolean = () => false;
  private steps: TableMsg[] = [];
  /** Who waits for the next position, whatever it is. */
  private arrivals: ((m: TableMsg) => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly id: string,
    private readonly client: Client,
    readonly invite: string | null,
  ) {}

  take(m: TableMsg) {
    const before = this.latest.value;
    this.note(m);
    this.log.value = mergeLog(this.log.value, m, m.log ?? []);
    if (m.chats) {
      // What was said before this visit is no news.
      if (!before) this.chatRead.value = m.chats.at(-1)?.at ?? 0;
      this.chats.value = m.chats;
    }
    this.latest.value = m;
    this.lookBack(m, before);
    this.awaited.value = -1;
    this.trouble.value = null;
    for (const f of this.arrivals.splice(0)) f(m);
    if (!before || m.ply <= before.ply) {
      this.steps = [];
      this.stop();
      this.shown.value = m;
      if (!before || m.ply < before.ply) this.since.value = [];
      return;
    }
    if (m.log.some((l) => l.seat === m.me)) this.since.value = [];
    this.since.value = [...this.since.value, m].slice(-MAX_STEPS);
    this.steps.push(m);
    if (!this.timer) this.next();
  }

  /** The way to the hall is lost; what is missed meanwhile is told in one card. */
  lost() {
    this.lostAt ??= Date.now();
  }

  /** The first look at a table, the first after a lost connection or after a time out of sight. */
  private lookBack(m: TableMsg, before: TableMsg | null) {
    const last = this.mark();
    if (before && this.lostAt === null) return;
    const from = before?.ply ?? last?.ply,
      at = this.lostAt ?? last?.at;
    this.lostAt = null;
    if (from !== undefined && at !== undefined) this.missed(m, from, Date.now() - at, last);
  }

  private missed(m: TableMsg, from: number, ms: number, last: Mark | null) {
    if (m.ply > from && isAbsence(m, this.log.value, from, ms))
      this.away.value = { from, ms, points: last?.points ?? [] };
  }

  /** The page is in sight again. */
  returns() {
    const m = this.latest.value,
      last = this.mark();
    if (m && last) this.missed(m, last.ply, Date.now() - last.at, last);
  }

  /** The hall cannot write just now; the next position says that it could. */
  waits() {
    this.trouble.value = new Rejected({ t: "error", code: "waits", text: "the store is away" });
  }

  hear(line: ChatLine) {
    this.chats.value = [...this.chats.value, line].slice(-500);
  }

  readChat() {
    this.chatRead.value = Math.max(this.chatRead.value, this.chats.value.at(-1)?.at ?? 0);
  }

  seen(here: boolean[], watchers?: number) {
    const m = this.latest.value;
    if (!m) return;
    const players = m.players.map((p, i) => ({ ...p, here: here[i] ?? p.here })),
      now = { ...m, players, ...(watchers === undefined ? {} : { watchers }) };
    if (this.shown.value === m) this.shown.value = now;
    this.latest.value = now;
  }

  private next() {
    const pace = this.pace();
    this.timer = null;
    if (!this.steps.length) return;
    if (pace <= 0 || (typeof document !== "undefined" && document.hidden)) {
      this.shown.value = this.steps.pop()!;
      this.steps = [];
      return;
    }
    if (this.held()) {
      this.timer = setTimeout(() => this.next(), HELD_MS);
      return;
    }
    const m = this.steps.shift()!;
    this.shown.value = m;
    const told = m.log.length + m.log.reduce((n, l) => n + l.events.length, 0);
    const mine = m.log.length > 0 && m.log.every((l) => l.seat === m.me || l.seat === 7);
    // Also after the last one: what comes meanwhile waits until this has been seen.
    this.timer = setTimeout(() => this.next(), told && !mine ? pace : pace / 4);
  }

  private stop() {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** To the end of what is being played back. */
  skip() {
    this.stop();
    this.steps = [];
    this.shown.value = this.latest.value;
  }

  /** Plays back what happened since my last answer. */
  playBack() {
    if (this.since.value.length < 2) return;
    this.stop();
    this.steps = [...this.since.value];
    this.next();
  }

  private async ask<T>(message: Record<string, unknown>, again = true): Promise<T> {
    return this.client.ask<T>({ table: this.id, ...message }, again);
  }

  async act(action: string): Promise<boolean> {
    const at = this.latest.value;
    if (!at || this.busy.value) return false;
    settle();
    this.skip();
    this.acting.value = true;
    this.trouble.value = null;
    try {
      await this.send(at, action);
      if (this.latest.value?.ply === at.ply) this.awaited.value = at.ply;
      return true;
    } catch (e) {
      if (!(e instanceof Rejected)) throw e;
      this.trouble.value = e;
      return false;
    } finally {
      this.acting.value = false;
    }
  }

  /** While several are asked at once another answer may come first: the same answer to the same question
   * is then sent again. So is one that a lost connection swallowed, once the hall has said that it never
   * came there. */
  private async send(at: TableMsg, action: string): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        await this.ask({ t: "act", ply: at.ply, action }, false);
        return;
      } catch (e) {
        if (!(e instanceof Rejected) || tries > 8) throw e;
        if (e.code === "lost") {
          const back = await new Promise<TableMsg>((done) => this.arrivals.push(done));
          if (this.log.value.some((l) => l.ply === at.ply && l.seat === at.me && l.action === action)) return;
          if (back.ply !== at.ply || back.seq !== at.seq || !back.legal.includes(action)) throw e;
          at = back;
          continue;
        }
        if (e.code !== "stale") throw e;
        const now = await this.newer(at);
        if (!now || now.prompt?.id !== at.prompt?.id || !now.legal.includes(action)) throw e;
        at = now;
      }
    }
  }

  private async newer(at: TableMsg): Promise<TableMsg | null> {
    for (let i = 0; i < 50; i++) {
      const now = this.latest.value;
      if (now && now.ply > at.ply) return now;
      await new Promise((done) => setTimeout(done, 10));
    }
    return null;
  }

  private async quiet(message: Record<string, unknown>): Promise<boolean> {
    try {
      await this.ask(message, false);
      return true;
    } catch (e) {
      if (e instanceof Rejected) this.trouble.value = e;
      return false;
    }
  }

  /** What is told without a time was played now. */
  private note(m: TableMsg) {
    if (m.times) this.times = m.times;
    else if (m.log?.length) {
      const from = m.log[0]!.ply;
      this.times = [...this.times.filter(([ply]) => ply < from), [from, Date.now()]];
    }
  }
  /** When a ply was played; null: nobody knows. */
  timeOf(ply: number): number | null {
    return this.times.findLast(([from]) => from <= ply)?.[1] ?? null;
  }
  get online() {
    return this.client.kind === "hall";
  }
  answerUndo(yes: boolean) {
    return this.quiet({ t: "undo_answer", yes });
  }
  undo() {
    return this.quiet({ t: "undo" });
  }
  chat(text: string) {
    return this.quiet({ t: "chat", text });
  }
  /** A bot plays for me, or for a seat that is out of time; null: I play again. */
  handover(spec: string | null, seat?: number) {
    return this.quiet({ t: "handover", spec, ...(seat === undefined ? {} : { seat }) });
  }

  why(action: string) {
    return this.ask<{
      rule: string | null /** Null where rules are not told: in the page the book has them. */;
      text: string | null;
      missing?: Amount[];
    }>({ t: "why", action });
  }
  /** What an answer would bring; null where the hall does not say. */
  async preview(action: string): Promise<Outlook | null> {
    try {
      return await this.ask<Outlook>({ t: "preview", action });
    } catch {
      return null;
    }
  }
  async final(action: string): Promise<boolean> {
    try {
      return (await this.ask<{ final: boolean }>({ t: "final", action })).final;
    } catch {
      return true; // a hall that can't say: asked for once more
    }
  }
  async score(ply?: number): Promise<Sheet[]> {
    return (await this.ask<{ seats: Sheet[] }>({ t: "score", ply })).seats;
  }
  /** `quick`: what comes to mind first. */
  hint(quick = false): Promise<Hints> {
    return this.ask<Hints>({ t: "hint", ...(quick ? { quick } : {}) });
  }
  odds(action: string, until: string, samples: number) {
    return this.ask<Odds>({ t: "odds", action, until, samples });
  }
  /** What the game tells before an answer; with one, as it would be after it. */
  async exactOdds(after?: string): Promise<Panel[]> {
    const { odds } = await this.ask<{ odds: WirePanel[] }>(
      after === undefined ? { t: "odds" } : { t: "odds", after },
    );
    return readPosition({ view: odds }).view;
  }
  async saga(): Promise<string> {
    return (await this.ask<{ text: string }>({ t: "saga" })).text;
  }
  async rematch(): Promise<string> {
    const made = await this.ask<{ table: string; invite: string | null }>({ t: "rematch" }, false);
    if (this.online) await this.client.ask({ t: "join", table: made.table, invite: made.invite }, false);
    return made.table;
  }
  /** Takes a free seat at a table that waits for players. */
  sit() {
    return this.quiet({ t: "join", ...(this.invite ? { invite: this.invite } : {}) });
  }
}

// ---- reading what a hall says

export const readPosition = (w: WirePosition): Position => ({
  ply: w.ply ?? 0,
  turn: w.turn ?? [],
  prompt: w.prompt ?? null,
  topic: w.topic ?? [],
  legal: w.legal ?? [],
  remarks: w.remarks ?? [],
  board: w.board ?? {},
  view: (w.view ?? []).map((t) => ({
    id: t.id,
    rows: t.rows.map((r) => ({
      kind: r.kind,
      value: r.value,
      cells: Object.fromEntries(
        Object.entries(r.cells).map(([id, value]) => [id, { kind: t.kinds[id] ?? "number", value }]),
      ),
    })),
  })),
});

// What changed since the last message of a table, put onto it: docs/protocol.md, "What changed".

type Cells = Record<string, Scalar>;
/** Cells of a row; or rows taken out and put in. */
type Edit = [at: number, cells: Cells] | [at: number, drop: number, put: [string, Scalar, Cells][]];
type Step = [seat: number, action: string | null, ...events: string[]];
export interface Delta extends ServerMsg {
  base: number;
  seq: number;
  panels?: string[];
  kinds?: Record<string, Record<string, string>>;
  view?: Record<string, Edit[]> | WirePanel[];
  board?: Record<string, StateValue>;
  from?: number;
  log?: Step[];
}
/** A `table` message as it came, or as it would have. */
export type Whole = ServerMsg & WirePosition & { seq: number; from?: number; log?: LogEntry[] };

const applyEdits = (panel: WirePanel, edits: Edit[]): WirePanel => {
  const rows = [...panel.rows];
  for (const [at, what, put] of edits)
    if (typeof what === "number")
      rows.splice(at, what, ...(put ?? []).map(([kind, value, cells]) => ({ kind, value, cells })));
    else rows[at] = { ...rows[at]!, cells: { ...rows[at]!.cells, ...what } };
  return { ...panel, rows };
};

/** A panel that a game shows once a seat is `dice`, `dice/1` and so on. */
const keyed = (view: WirePanel[]): Map<string, WirePanel> => {
  const times = new Map<string, number>();
  return new Map(
    view.map((panel) => {
      const n = times.get(panel.id) ?? 0;
      times.set(panel.id, n + 1);
      return [n ? `${panel.id}/${n}` : panel.id, panel];
    }),
  );
};

const applyView = (view: WirePanel[], d: Delta): WirePanel[] => {
  if (Array.isArray(d.view)) return d.view;
  const edits = d.view ?? {},
    old = keyed(view);
  return (d.panels ?? [...old.keys()]).map((key) => {
    const panel = old.get(key) ?? { id: key.split("/")[0]!, rows: [], kinds: {} };
    const kinds = d.kinds?.[key] ?? panel.kinds;
    return applyEdits(kinds === panel.kinds ? panel : { ...panel, kinds }, edits[key] ?? []);
  });
};

/** One element of a field of several: copied on the way down to it. */
const setAt = (field: StateValue, at: number[], value: StateValue): StateValue => {
  if (!at.length || !Array.isArray(field)) return value;
  const copy = [...field];
  copy[at[0]!] = setAt(copy[at[0]!] ?? null, at.slice(1), value);
  return copy;
};

const applyBoard = (board: Record<string, StateValue>, changes: Record<string, StateValue>) => {
  const next = { ...board };
  for (const [name, what] of Object.entries(changes)) {
    if (!Array.isArray(next[name])) next[name] = what;
    else
      for (const change of what as StateValue[][])
        next[name] = setAt(next[name], change.slice(0, -1) as number[], change[change.length - 1]!);
  }
  return next;
};

/** The table after the delta; null: it builds on another than this one, and the whole is asked for. */
export const applyDelta = (was: Whole | undefined, d: Delta): Whole | null => {
  if (was?.seq !== d.base) return null;
  const { chats: _chats, req: _req, ...rest } = was;
  const { t: _t, base: _base, panels: _panels, kinds: _kinds, view: _view, board, log, ...members } = d;
  const now = { ...rest, ...members } as Whole;
  const from = d.from ?? now.ply ?? 0;
  for (const gone of ["legal", "remarks", "invite"] as const) if (now[gone] === null) delete now[gone];
  if (was.view) now.view = applyView(was.view, d);
  if (was.board && board) now.board = applyBoard(was.board, board);
  if (was.log) {
    now.from = from;
    now.log = (log ?? []).map(([seat, action, ...events], i) => ({ ply: from + i, seat, action, events }));
  }
  return now;
};
