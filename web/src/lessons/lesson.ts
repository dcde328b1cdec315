// A first game that teaches by playing: texts that come when their question comes, what they point at, which
// answer they wait for. A lesson does not script the game: whatever is answered, the next step waits for its
// question. "Next" passes only what was to be read; what was to be done is done, or was answered otherwise
// often enough to be led on.
import type { LogEntry, TableMsg } from "../core/protocol";
import type { Words } from "../core/words";

/** Beginnings of answers, the best first; from the position where it depends on that. */
export type Wanted = string[] | ((m: TableMsg) => string[]);
export interface Step {
  /** Key of the step's words. */
  text: string;
  /** Spoken when I am asked this, or one of these; without one at once. `over`: when the game has ended. */
  prompt?: string | string[];
  /** Beginnings of answers; spoken only while one of them is open to me. */
  when?: string[];
  /**
   * Questions that come too late for it: asked one of these while it is not time, the step is passed over.
   */
  until?: string[];
  /** Events that come too late for it: it is passed over once one of them happened while it waited. */
  unless?: string[];
  /** Asked at its question: where it is not so, the step is passed over. */
  only?: (m: TableMsg) => boolean;
  /** Done when I have answered with one of these verbs; without any by "next". */
  answer?: string[];
  /**
   * Slots (`space:market`), answers (`do:roll`), parts of the frame (`part:score`) or the slots of what is
   * proposed (`answer`) to point at.
   */
  at?: string[];
  /** Answers to propose. */
  suggest?: Wanted;
}
export interface Lesson {
  game: string;
  seats: number;
  /** The word that deals the game: everybody learns at the same table. */
  seed: string;
  options?: string;
  /** Selectors of the game's own parts to point at, by the name after `part:`. */
  parts?: Record<string, string>;
  /** Answers that only go on: proposed while a step waits for its question. */
  idle?: Wanted;
  /** Files of words, a language each: words/index.ts, `textsOf`. */
  words: Record<string, Record<string, string>>;
  steps: Step[];
}

const files = import.meta.glob<Lesson>("./*/index.ts", { import: "lesson" });
/** Games with a walk-through: a folder here is enough. */
export const taught = (): string[] => Object.keys(files).map((f) => f.split("/")[1]!);
export const loadLesson = async (game: string): Promise<Lesson | null> =>
  (await files[`./${game}/index.ts`]?.()) ?? null;

const begins = (a: string, want: string) => a === want || a.startsWith(`${want} `);
const amAsked = (m: TableMsg, prompts: string[]): boolean =>
  m.me !== null && m.turn.includes(m.me) && m.prompt !== null && prompts.includes(m.prompt.id);
const opens = (m: TableMsg, wants: string[]): boolean =>
  m.me !== null && m.turn.includes(m.me) && wants.some((w) => m.legal.some((a) => begins(a, w)));

const hasLastWord = (step: Step): boolean => [step.prompt].flat().includes("over");

/** Has the step's question come? */
export const isTime = (step: Step, m: TableMsg): boolean =>
  m.status === "over"
    ? hasLastWord(step)
    : (!step.prompt || amAsked(m, [step.prompt].flat())) && (!step.when || opens(m, step.when));

const isGone = (step: Step, m: TableMsg): boolean =>
  !!step.only && amAsked(m, [step.prompt ?? []].flat()) && !step.only(m);
const happened = (events: string[], news: LogEntry[]): boolean =>
  news.some((l) => l.events.some((e) => events.includes(e.split(" ")[0]!)));

/** Did its moment pass without it, by what happened since it waits? Whoever played otherwise is not held
 * up. */
export const isMissed = (step: Step, m: TableMsg, news: LogEntry[] = []): boolean =>
  m.status === "over"
    ? !hasLastWord(step)
    : isGone(step, m) ||
      (!!step.until && amAsked(m, step.until) && !isTime(step, m)) ||
      (!!step.unless && !isTime(step, m) && happened(step.unless, news));

/** Was the step answered since it began at ply `from`? */
export const isAnswered = (step: Step, log: LogEntry[], me: number | null, from: number): boolean =>
  !!step.answer &&
  log.some((l) => l.ply >= from && l.seat === me && step.answer!.includes(l.action?.split(" ")[0] ?? ""));

/** A step's question as it was put: when, and which answers lead to what the step wants. */
export interface Asked {
  ply: number;
  verbs: string[];
}
const verbOf = (a: string) => a.split(" ")[0]!;
export const askedBy = (step: Step, m: TableMsg): Asked => ({
  ply: m.ply,
  verbs: [
    ...(step.answer ?? []),
    ...(step.when ?? []).map(verbOf),
    ...(typeof step.suggest === "function" ? step.suggest(m) : (step.suggest ?? [])).map(verbOf),
  ],
});
/** So many answers of another kind say that somebody wants to play otherwise. */
const ENOUGH = 3;

/** Was its question answered otherwise so often that the lesson goes on from there? */
export const isLeft = (step: Step, log: LogEntry[], me: number | null, asked: Asked[]): boolean =>
  !!step.answer &&
  asked.filter((a) =>
    log.some((l) => l.ply === a.ply && l.seat === me && !!l.action && !a.verbs.includes(verbOf(l.action))),
  ).length >= ENOUGH;

/** Was the step done, but not with what it proposed? */
export const isOwnWay = (step: Step, log: LogEntry[], me: number | null, from: number): boolean => {
  const wanted = Array.isArray(step.suggest) ? step.suggest : [],
    done = log.find(
      (l) => l.ply >= from && l.seat === me && !!l.action && !!step.answer?.includes(verbOf(l.action)),
    );
  return wanted.length > 0 && !!done && !wanted.some((w) => begins(done.action!, w));
};

/** May "next" pass it? Only what is told, and is only to be read. */
export const isReading = (step: Step, told: boolean): boolean => told && !step.answer;

/** The answer to propose, where one of the wanted kind is open. */
export const proposal = (wanted: Wanted | undefined, m: TableMsg): string | null => {
  for (const want of typeof wanted === "function" ? wanted(m) : (wanted ?? [])) {
    const found = m.legal.find((a) => begins(a, want));
    if (found) return found;
  }
  return null;
};

/** A step's words: `{space:market}` and `{do:pass}` are called there as everywhere at the table. */
export const worded = (text: string, words: Pick<Words, "label" | "action">): string =>
  text.replace(/\{(\w+):([\w-]+)\}/g, (_, kind: string, id: string) =>
    kind === "do" ? words.action(id) : words.label(kind, id),
  );

const PARTS: Record<string, string> = {
  score: ".score",
  seats: ".seats",
  tray: ".tray",
  log: ".card.log",
  closed: ".card.closed, .slot.blocked",
  board: ".board",
  phases: ".phases",
};

const slotAt = (slot: string) => [`[data-slot="${slot}"]`, `[data-shut="${slot}"]`];

/** Selectors of what a step points at; a slot also where it is closed. */
export const pointsAt = (step: Step, parts: Record<string, string> = {}, proposed: string[] = []): string[] =>
  (step.at ?? [])
    .flatMap((x) => {
      const [kind, id = ""] = x.split(":");
      if (x === "answer") return proposed.flatMap(slotAt);
      if (kind === "part") return (parts[id] ?? PARTS[id] ?? "").split(",");
      return kind === "do" ? [`[data-action="${id}"]`, `[data-action^="${id} "]`] : slotAt(x);
    })
    .map((x) => x.trim())
    .filter(Boolean);
