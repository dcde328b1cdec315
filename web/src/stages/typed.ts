// Readers of what one game tells, with names that are checked against the engine's tables: an event that is
// called otherwise there is one that the page cannot ask for.
import type { LogEntry } from "../core/protocol";
import { logFor } from "../table/game";
import { type Fold, type Grammar, type Level, type Stage, sums, type Told } from "./fold";

interface Telling {
  event: string;
  kinds: object;
}

/** Events whole that are about one thing, of the kind they are called by: `phase over`. */
type Whole<N extends Telling> = {
  [K in keyof N["kinds"] & N["event"]]: `${K} ${N["kinds"][K] & string}`;
}[keyof N["kinds"] & N["event"]];

export const tellerFor = <N extends Telling>() => {
  type Event = N["event"];
  const is =
    (...all: Event[]) =>
    (e: Told) =>
      (all as string[]).includes(e.what);
  return {
    ...logFor<Event>(),
    is,
    /** An event's name, to be compared with others. */
    nameOf: (e: Told) => e.what as Event,
    of: (s: Stage, ...all: Event[]) => s.events.filter(is(...all)),
    first: (s: Stage, ...all: Event[]) => s.events.find(is(...all)),
    /** What the last event of this name before a stage was about: the round or Age that it lies in. */
    lastBefore: (log: readonly LogEntry[], s: Stage, what: Event): string | null =>
      log
        .filter((l) => l.ply <= s.from)
        .flatMap((l) => l.events)
        .findLast((e) => e.startsWith(`${what} `))
        ?.split(" ")[1] ?? null,
    /** An event and the one thing it is about, which is of this kind. */
    about:
      <K extends keyof N["kinds"] = never>(what: Event, thing: N["kinds"][K]) =>
      (e: Told) =>
        e.text === `${what} ${thing as string}`,
    sums: (
      events: Told[],
      seat: number,
      plus: Event,
      less: Event,
      at: { n: number; thing: number },
    ): [string, number][] => sums(events, seat, plus, less, at),
    grammar: (folds: Fold[], single: Partial<Record<Event | Whole<N>, Level>>): Grammar => ({
      folds,
      single: single as Record<string, Level>,
    }),
  };
};
