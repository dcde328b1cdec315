// A first game that teaches by playing: texts that come when their question comes, what they point at, which answer they wait for.
// A lesson does not script the game: whatever is answered, the next step waits for its question, or is passed with "next".
import type { LogEntry, TableMsg } from "../core/protocol";
import type { Lang } from "../core/words";

export interface Step {
  /** Key of the step's words. */
  text: string;
  /** Spoken when I am asked this; without one at once. */
  prompt?: string;
  /** Done when I have answered with one of these verbs; without any by "next". */
  answer?: string[];
  /** Slots (`space:market`) or parts of the frame (`part:score`) to point at. */
  at?: string[];
  /** Beginnings of answers to propose, the best first. */
  suggest?: string[];
}
export interface Lesson {
  game: string; seats: number;
  /** The word that deals the game: everybody learns at the same table. */
  seed: string;
  options?: string;
  words: Record<Lang, Record<string, string>>;
  steps: Step[];
}

const files = import.meta.glob<Lesson>("./*/index.ts", { import: "lesson" });
/** Games with a walk-through: a folder here is enough. */
export const taught = (): string[] => Object.keys(files).map((f) => f.split("/")[1]!);
export const loadLesson = async (game: string): Promise<Lesson | null> => (await files[`./${game}/index.ts`]?.()) ?? null;

/** Has the step's question come? */
export const isTime = (step: Step, m: TableMsg): boolean =>
  !step.prompt || (m.me !== null && m.turn.includes(m.me) && m.prompt?.id === step.prompt);

/** Was the step answered since it began at ply `from`? */
export const isAnswered = (step: Step, log: LogEntry[], me: number | null, from: number): boolean =>
  !!step.answer && log.some((l) => l.ply >= from && l.seat === me && step.answer!.includes(l.action?.split(" ")[0] ?? ""));

/** The answer to propose, where one of the wanted kind is open. */
export const proposal = (step: Step, legal: string[]): string | null => {
  for (const want of step.suggest ?? []) {
    const found = legal.find((a) => a === want || a.startsWith(`${want} `));
    if (found) return found;
  }
  return null;
};

const PARTS: Record<string, string> = { score: ".score", seats: ".seats", tray: ".tray", log: ".card.log", closed: ".card.closed, .slot.blocked", board: ".board" };

/** Selectors of what a step points at. */
export const pointsAt = (step: Step): string[] => (step.at ?? []).map((x) => {
  const [kind, id = ""] = x.split(":");
  return kind === "part" ? PARTS[id] ?? "" : `[data-slot="${x}"]`;
}).filter(Boolean);
