// What the log makes of events: where a story begins and how it ends, what somebody gained and lost by it. A
// game names
// its events; nothing is read out of sentences.
import type { LogEntry } from "../core/protocol";
import type { Told } from "../core/speech";
import type { Words } from "../core/words";

/** So many of a thing gained, or (below 0) lost. */
export interface Gain {
  icon: string;
  label: string;
  n: number;
  /** Is less of it better, as of blame? */
  worse?: boolean;
}
type Brings = (args: readonly string[], words: Pick<Words, "label" | "title">) => Gain[];

/** What the events of a game mean to its log. The seat is the first of their words, where they have one. */
export interface Chronicle<E extends string = string, K extends string = string> {
  fights?: readonly E[];
  /** What the filter of fights is called where they are more than fights. */
  fightsLabel?: () => string;
  /** Points won and lost, beside gains of `pointIcon`. */
  points?: readonly E[];
  pointIcon?: string;
  /** A story of its own begins. */
  opens?: readonly E[];
  /** How one ended. */
  ends?: readonly E[];
  gains?: Partial<Record<E, Brings>>;
  /** Kinds of things that have names of their own: bold in a sentence. */
  names?: readonly K[];
}

/** What is told together. `lines` has one, or all that one seat did in a row, or the same of several. */
export interface Entry {
  lines: Told[];
  from: number;
  /** The first ply of what comes after it. */
  upTo: number;
  /** Lines that say the same, of fate or of several seats. */
  alike?: boolean;
}

/** What lines are made of. */
export interface Source {
  words: Pick<Words, "event" | "seat" | "label" | "title" | "forms" | "parse" | "parseEvent">;
  kinds?: Chronicle | undefined;
  stepAt: (ply: number) => LogEntry | undefined;
}

export const whatOf = (event: string): string => event.split(" ", 1)[0]!;
export const seatOf = (event: string): number => Number(event.split(" ")[1]);
const hasSeat = (seat: number | null): seat is number => seat !== null && seat < 5;

const isAmong = (all: readonly string[] | undefined, event: string) => all?.includes(whatOf(event)) ?? false;

/** The events of a line: its seat's between its plies; without a seat, what its sentence is made of. */
const eventsOf = ({ words, stepAt }: Source, l: Told): string[] => {
  const out: string[] = [];
  for (let ply = l.from; ply <= l.to; ply++)
    for (const event of stepAt(ply)?.events ?? [])
      if (hasSeat(l.seat) ? seatOf(event) === l.seat : words.event(event) === l.text) out.push(event);
  return out;
};

/** The sentence without its subject and its stop: what a line made of several says of it. */
const predicate = (sentence: string, subject: string) =>
  (sentence.startsWith(subject) ? sentence.slice(subject.length) : sentence).trim().replace(/[.!]+$/, "");

/** Does a line begin a story? */
export const opensStory = (source: Source, l: Told): boolean => {
  const step = source.stepAt(l.from),
    subject = l.seat === null ? "" : source.words.seat(l.seat);
  return (step?.events ?? []).some(
    (e) =>
      isAmong(source.kinds?.opens, e) &&
      (l.seat === null || seatOf(e) === l.seat) &&
      l.text.includes(predicate(source.words.event(e), subject)),
  );
};

/** What sort of thing a line says, where lines of the same sort are worth one: a doing of fate, a secret. */
export const sortOf = ({ words, stepAt }: Source, l: Told): string | null => {
  const step = stepAt(l.from);
  if (!step) return null;
  if (hasSeat(l.seat)) return step.action === null && !step.events.length ? "secret" : null;
  const event = step.events.find((e) => words.event(e) === l.text) ?? step.action;
  return event === null ? null : whatOf(event);
};

/** How what an entry tells ended, in sentences: the log's own line where it has one. */
export const outcomesOf = (source: Source, e: Entry, lines: readonly Told[] = []): string[] => {
  const out: string[] = [],
    /** The same answer may have led on to what is told elsewhere. */
    elsewhere = (seat: number | null, core: string) =>
      lines.some(
        (x) => x.sort === "line" && x.seat === seat && x.text.includes(core) && !e.lines.includes(x),
      );
  for (const l of e.lines)
    for (const event of eventsOf(source, l)) {
      if (!isAmong(source.kinds?.ends, event)) continue;
      const sentence = source.words.event(event),
        core = predicate(sentence, l.seat === null ? "" : source.words.seat(l.seat)),
        own = e.lines.find((x) => x.text.includes(core))?.text;
      if (!own && elsewhere(l.seat, core)) continue;
      const text = own ?? sentence;
      if (!out.includes(text)) out.push(text);
    }
  return out;
};

/** What is said of an entry before it is opened: what it is about, and how it ended. */
export const headOf = (source: Source, e: Entry, lines: readonly Told[] = []): string[] => {
  const first = e.lines[0]!.text;
  if (e.alike || e.lines.length === 1) return [first];
  const ends = outcomesOf(source, e, lines).filter((x) => x !== first);
  return [first, ...(ends.length ? ends : [e.lines.at(-1)!.text])];
};

/** What a seat, or everybody, gained and lost. */
export interface Share {
  seat: number | "all" | null;
  gains: Gain[];
}

const add = (to: Map<string, Gain>, g: Gain) => {
  const old = to.get(g.icon),
    label =
      !old || old.label.split(", ").includes(g.label) ? (old?.label ?? g.label) : `${old.label}, ${g.label}`;
  to.set(g.icon, { ...g, label, n: (old?.n ?? 0) + g.n });
};
const sumOf = (gains: Gain[]): Gain[] => {
  const sums = new Map<string, Gain>();
  for (const g of gains) add(sums, g);
  return [...sums.values()].filter((g) => g.n !== 0);
};

/** By seat; the same for every seat is said once. */
const shares = (by: Map<number, Gain[]>, seats: number): Share[] => {
  const all = [...by]
    .map(([seat, gains]): Share => ({ seat, gains: sumOf(gains) }))
    .filter((s) => s.gains.length);
  const same = (a: Share, b: Share) => JSON.stringify(a.gains) === JSON.stringify(b.gains);
  return all.length > 1 && all.length === seats && all.every((s) => same(s, all[0]!))
    ? [{ seat: "all", gains: all[0]!.gains }]
    : all;
};

/** Which line tells each event of a ply: of its seat's lines between the headings it stands between the one
 * that says it, else the first that is not done with. One answer may lead through several phases. */
const homesOf = ({ words, stepAt }: Source, lines: readonly Told[], ply: number): (Told | undefined)[] => {
  const here = lines.filter((l) => l.from <= ply && ply <= l.to),
    reached = new Map<number, number>();
  let begin = 0;
  const headFrom = (text?: string) =>
    here.findIndex((l, i) => i >= begin && l.sort !== "line" && (text === undefined || l.text === text));
  return (stepAt(ply)?.events ?? []).map((event) => {
    const said = words.event(event),
      head = headFrom(said);
    if (head >= 0) begin = head + 1;
    if (head >= 0) return undefined;
    const seat = seatOf(event),
      end = headFrom(),
      own = here.flatMap((l, i) => (l.sort === "line" && l.seat === seat ? [i] : [])),
      near = own.filter((i) => i >= begin && (end < 0 || i < end)),
      left = near.filter((i) => i >= (reached.get(seat) ?? 0)),
      among = left.length ? left : near.length ? near : own,
      core = hasSeat(seat) ? predicate(said, words.seat(seat)) : "",
      says = (text = "") => among.find((i) => text && here[i]!.text.includes(text)),
      at = says(core) ?? says(core.split(" ", 1)[0]) ?? among[0]; // several of a kind are one predicate
    if (at !== undefined) reached.set(seat, at);
    return at === undefined ? undefined : here[at];
  });
};

/** Of every entry what it brought whom. An event belongs to one entry: its own seat's that tells it, else to
 * that of fate. `lines`: all that is told, with its headings. */
export const sharesOf = (
  source: Source,
  entries: readonly Entry[],
  seats: number,
  lines: readonly Told[] = entries.flatMap((e) => e.lines),
): Map<Entry, Share[]> => {
  const { words, kinds, stepAt } = source,
    out = new Map<Entry, Share[]>(),
    taken = new Set<string>(),
    known = new Map<number, (Told | undefined)[]>();
  const homes = (ply: number) => {
    const at = known.get(ply) ?? homesOf(source, lines, ply);
    known.set(ply, at);
    return at;
  };
  const take = (e: Entry, mine: (l: Told, ply: number, i: number) => boolean) => {
    const by = new Map<number, Gain[]>();
    for (const l of e.lines)
      for (let ply = l.from; ply <= l.to; ply++)
        (stepAt(ply)?.events ?? []).forEach((event, i) => {
          const brings = kinds?.gains?.[whatOf(event)],
            key = `${ply} ${i}`;
          if (!brings || taken.has(key) || !mine(l, ply, i)) return;
          taken.add(key);
          const seat = seatOf(event);
          by.set(seat, [...(by.get(seat) ?? []), ...brings(event.split(" ").slice(1), words)]);
        });
    const found = shares(by, seats);
    // Its own mark stands at the entry.
    if (found.length === 1 && found[0]!.seat === e.lines[0]!.seat) found[0]!.seat = null;
    if (found.length) out.set(e, found);
  };
  for (const e of entries) if (hasSeat(e.lines[0]!.seat)) take(e, (l, ply, i) => homes(ply)[i] === l);
  for (const e of entries) if (!hasSeat(e.lines[0]!.seat)) take(e, () => true);
  return out;
};

/** Has an event its place under a filter? */
export const countsAs = (source: Source, what: "fights" | "points", event: string): boolean => {
  const { kinds, words } = source;
  if (isAmong(kinds?.[what], event)) return true;
  if (what === "fights" || !kinds?.pointIcon) return false;
  const gains = kinds.gains?.[whatOf(event)]?.(event.split(" ").slice(1), words) ?? [];
  return gains.some((g) => g.icon === kinds.pointIcon && g.n !== 0);
};

/** Which of these filters a game has. */
export const hasFilter = (kinds: Chronicle | undefined, what: "fights" | "points"): boolean =>
  what === "fights" ? !!kinds?.fights : !!(kinds?.points ?? kinds?.pointIcon);

/** Has an entry an event of this filter? */
export const isOf = (source: Source, what: "fights" | "points", e: Entry): boolean =>
  e.lines.some((l) => eventsOf(source, l).some((event) => countsAs(source, what, event)));
