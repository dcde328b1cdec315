// Follows the position on the board, folds what led to it, and feeds the queue.
import { effect, signal, type Signal } from "@preact/signals";
import type { TableModel } from "../core/model";
import type { LogEntry, TableMsg } from "../core/protocol";
import { speed } from "../core/settings";
import { PHASE } from "../table/common";
import { Folder, type Level, type Stage } from "./fold";
import { grammarOf } from "./grammars";
import { again, before, showSince, staging } from "./hook";
import { Queue } from "./queue";
import { others } from "./settings";
import type { StageUi } from "./parts";

/** Beats of a plank that says nothing else, and of one that says a name only. */
const PLAIN = 12;
const BRIEF = 6;
/** A replay that goes on by more was dragged: nothing is shown of what lies between. */
const STEPS = 12;
/** What can be shown again: the last so many. */
const KEPT = 60;

/** Steps that were not there before, in order: for motions and sounds. */
export type Live = (news: LogEntry[], m: TableMsg) => void;

const isCalm = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
const isTyping = () => /^(?:INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");

export class Director {
  readonly queue: Queue;
  readonly ui: Signal<StageUi | null> = signal(null);
  onSteps: Live = () => {};
  onStage: (s: Stage, level: Level, mine: boolean) => void = () => {};
  private folder: Folder;
  private seen = -1;
  private last: TableMsg | null = null;
  private kept: Stage[] = [];
  private readonly was = new Map<Stage, TableMsg>();
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly model: TableModel,
    private readonly game: string,
    private readonly replay: boolean,
  ) {
    this.folder = new Folder(grammarOf(game));
    this.queue = new Queue({
      speed: () => speed.value,
      calm: isCalm,
      viewer: () => this.model.shown.value?.me ?? null,
      others: () => (this.replay ? "full" : others.value),
      pressed: () => this.pressed(),
      typing: isTyping,
      beats: (s) => this.ui.value?.beats(s) ?? (s.kind === PHASE ? BRIEF : PLAIN),
      stays: (s) => this.stays(s.kind),
      brief: (s) => s.kind === PHASE,
      now: () => performance.now(),
      later: (f, ms) => {
        const id = setTimeout(f, ms);
        return () => clearTimeout(id);
      },
    });
    this.queue.onStage = (s, level) => this.onStage(s, level, this.touches(s));
    this.stops.push(effect(() => this.see(this.model.shown.value)));
    this.stops.push(effect(() => this.lookBack()));
    this.stops.push(
      effect(() => {
        staging.value = this.queue.busy.value && !this.pressed();
      }),
    );
  }

  private stays(kind: string) {
    const when = this.ui.value?.stays?.[kind];
    return when === "always" || (when === "slow" && speed.value === "slow");
  }

  private touches(s: Stage) {
    const me = this.model.shown.value?.me ?? null;
    return s.seats === null || (me !== null && s.seats.includes(me));
  }

  /** My question is open and a clock runs for me. */
  pressed(): boolean {
    const m = this.model.latest.value;
    return !!m && m.me !== null && m.turn.includes(m.me) && (m.clock.running?.includes(m.me) ?? false);
  }

  /** Seats show what was before while a stage plays, if it is about the position on the board. */
  private lookBack() {
    const on = this.queue.on.value;
    before.value = on && !on.ended && !on.again ? (this.was.get(on.stage) ?? null) : null;
  }

  private see(m: TableMsg | null) {
    if (!m || m.status === "open") return;
    const log = this.model.log.peek();
    if (this.seen < 0 || m.ply < this.seen || (this.replay && m.ply > this.seen + STEPS))
      this.restart(log, m);
    else if (m.ply > this.seen)
      this.go(
        log.filter((l) => l.ply >= this.seen && l.ply < m.ply),
        m,
      );
    this.seen = m.ply;
    this.last = m;
  }

  /** The first look, an undo, a jump in a replay: nothing is shown of what was before. */
  private restart(log: LogEntry[], m: TableMsg) {
    if (this.seen >= 0) this.queue.forget();
    this.folder = new Folder(grammarOf(this.game));
    this.kept = [];
    for (const l of log) if (l.ply < m.ply) this.keep(this.folder.step(l));
    this.offer();
  }

  private go(news: LogEntry[], m: TableMsg) {
    const stages = news.flatMap((l) => this.folder.step(l));
    if (this.last) for (const s of stages) if (s.level === "A") this.was.set(s, this.last);
    this.keep(stages);
    this.offer();
    this.onSteps(news, m);
    if (!this.model.away.peek()) this.queue.add(stages); // else one card tells it all
  }

  /** What can be shown of everything since a ply. */
  since(ply: number): Stage[] {
    const cards = this.ui.peek()?.cards ?? {};
    return this.kept.filter((s) => s.to >= ply && s.kind in cards);
  }

  /** What was missed has been read. */
  back() {
    this.model.away.value = null;
    this.queue.closeDigest();
  }

  private keep(stages: Stage[]) {
    this.kept.push(...stages.filter((s) => s.level === "A" || (s.level === "B" && s.events.length > 1)));
    this.kept = this.kept.slice(-KEPT);
  }

  /** Only what has a card can be shown again. */
  private offer() {
    const cards = this.ui.peek()?.cards ?? {};
    again.value = this.kept
      .filter((s) => s.kind in cards)
      .map((s) => ({ kind: s.kind, to: s.to, show: () => this.queue.show([s]) }));
    showSince.value = {
      has: (ply) => this.since(ply).length > 0,
      show: (ply) => this.queue.show(this.since(ply)),
    };
  }

  /** The game's cards have come. */
  dress(ui: StageUi) {
    this.ui.value = ui;
    this.offer();
  }

  dispose() {
    for (const stop of this.stops) stop();
    this.queue.forget();
    again.value = [];
    showSince.value = null;
    before.value = null;
    staging.value = false;
  }
}
