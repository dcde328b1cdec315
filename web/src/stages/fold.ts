// Folds the events of a game into stages: what a player would tell a friend about, not what an engine says.
// Pure, and the same for play, reconnect, log and replay; it knows what the viewer was told and nothing else.
import type { LogEntry } from "../core/protocol";

/** A: a card over the board. B: a plank. C: a piece moves, a number ticks. D: a line of the log. */
export type Level = "A" | "B" | "C" | "D";

/** One event as it was told. */
export interface Told {
  ply: number;
  /** Who answered when it happened; 7 is chance. */
  by: number;
  what: string;
  args: string[];
  text: string;
}

/** An answer inside a fold, where the answer itself tells something (chance draws a foe). */
export interface Done {
  ply: number;
  seat: number;
  text: string;
}

export interface Stage<K extends string = string> {
  kind: K;
  /** For those whom it touches; others see it one level lower. */
  level: Level;
  /** Whom it touches; null: everybody. */
  seats: number[] | null;
  /** Plies of the first and the last event. */
  from: number;
  to: number;
  events: Told[];
  done: Done[];
}

/** How one kind of fold runs from its opener to its end. */
export interface Fold {
  kind: string;
  level: Level;
  /** Is this event the beginning? `open`: the kind that is open; `last`: the one that was whole last. */
  opens: (e: Told, open: string | null, last: string | null) => boolean;
  /** The last event: what follows in the same answer is still taken while `tail` says so. */
  closes: (e: Told) => boolean;
  /** Events that end it and do not belong to it. */
  before?: (e: Told) => boolean;
  tail?: (e: Told, s: Stage) => boolean;
  seats: (s: Stage) => number[] | null;
  /** What it is called in the end, where that depends on what came of it. */
  name?: (s: Stage) => string;
  /** The level of what it came to, where it depends on that. */
  rank?: (s: Stage) => Level;
  /** Opened on top of another, which goes on afterwards. */
  inside?: boolean;
}

export interface Grammar {
  folds: Fold[];
  /** Events that stand alone, by their word or whole; what is not named is a line of the log. */
  single: Record<string, Level>;
}

const told = (l: LogEntry, text: string): Told => {
  const [what = "", ...args] = text.split(" ");
  return { ply: l.ply, by: l.seat, what, args, text };
};

/** Takes steps as they come and hands out what is whole. */
export class Folder {
  private readonly open: { fold: Fold; stage: Stage; closed: boolean }[] = [];
  private out: Stage[] = [];
  private last: string | null = null;

  constructor(private readonly grammar: Grammar) {}

  /** The ply from which everything has to be told again to come to the same point. */
  get pending(): number | null {
    return this.open[0]?.stage.from ?? null;
  }

  step(l: LogEntry): Stage[] {
    if (l.action !== null) this.note({ ply: l.ply, seat: l.seat, text: l.action });
    for (const text of l.events) this.take(told(l, text));
    while (this.open.at(-1)?.closed) this.finish();
    const out = this.out;
    this.out = [];
    return out;
  }

  private note(d: Done) {
    this.open.at(-1)?.stage.done.push(d);
  }

  private take(e: Told) {
    for (let o = this.open.at(-1); o; o = this.open.at(-1)) {
      const ends = o.closed ? !o.fold.tail?.(e, o.stage) : o.fold.before?.(e);
      if (!ends) break;
      this.finish();
    }
    const at = this.open.at(-1),
      fold = this.grammar.folds.find(
        (f) => f !== at?.fold && (!at || f.inside) && f.opens(e, at?.fold.kind ?? null, this.last),
      );
    if (fold) this.begin(fold, e);
    else if (at) this.add(at, e);
    else this.single(e);
  }

  private begin(fold: Fold, e: Told) {
    const { kind, level } = fold;
    const stage: Stage = { kind, level, seats: null, from: e.ply, to: e.ply, events: [e], done: [] };
    this.open.push({ fold, stage, closed: fold.closes(e) });
  }

  private add(at: (typeof this.open)[number], e: Told) {
    at.stage.events.push(e);
    at.stage.to = e.ply;
    at.closed ||= at.fold.closes(e);
  }

  private finish() {
    const { fold, stage } = this.open.pop()!;
    this.last = fold.kind;
    stage.seats = fold.seats(stage);
    stage.level = fold.rank?.(stage) ?? stage.level;
    stage.kind = fold.name?.(stage) ?? stage.kind;
    this.out.push(stage);
  }

  private single(e: Told) {
    const level = this.grammar.single[e.text] ?? this.grammar.single[e.what] ?? "D",
      seat = Number(e.args[0]);
    const seats = Number.isInteger(seat) && seat < 5 && e.args[0] !== "" ? [seat] : null;
    this.out.push({ kind: e.what, level, seats, from: e.ply, to: e.ply, events: [e], done: [] });
  }
}

/** All stages of a log, the open one at its end left out. */
export const fold = (log: LogEntry[], grammar: Grammar): Stage[] => {
  const f = new Folder(grammar);
  return log.flatMap((l) => f.step(l));
};

export type Others = "full" | "banner" | "log";

const LOWER: Record<Level, Level> = { A: "B", B: "C", C: "C", D: "D" };

/** How high a stage is for this viewer: what touches others only stands one lower. */
export const levelFor = (s: Stage, viewer: number | null, others: Others): Level => {
  const mine = s.seats === null || (viewer !== null && s.seats.includes(viewer));
  if (mine || others === "full") return s.level;
  if (others === "log") return s.level === "C" ? "C" : "D";
  return LOWER[s.level];
};

/** Sums that recur: how much of each thing a seat gained or lost by these events. */
export const sums = (
  events: Told[],
  seat: number,
  plus: string,
  less: string,
  at: { n: number; thing: number },
): [string, number][] => {
  const out = new Map<string, number>();
  for (const e of events) {
    if ((e.what !== plus && e.what !== less) || Number(e.args[0]) !== seat) continue;
    const thing = e.args[at.thing] ?? "",
      n = Number(e.args[at.n]);
    out.set(thing, (out.get(thing) ?? 0) + (e.what === plus ? n : -n));
  }
  return [...out].filter(([, n]) => n !== 0);
};
