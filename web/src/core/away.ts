// What somebody missed while away from a table: since when, and which lines tell it.
import type { LogEntry, TableMsg } from "./protocol";
import { kept } from "./settings";
import type { Told } from "./speech";

/** How a table was when it was last looked at. */
export interface Mark {
  ply: number;
  /** When that was, by this device's clock. */
  at: number;
  points: (number | null)[];
}
const MARKS = 40;
/** By table, the last one looked at first. */
const marks = kept<[string, Mark][]>("seen", [], Array.isArray);
export const markOf = (table: string): Mark | null => marks.peek().find(([id]) => id === table)?.[1] ?? null;
export const mark = (table: string, now: Mark) => {
  marks.value = [[table, now] as [string, Mark], ...marks.peek().filter(([id]) => id !== table)].slice(
    0,
    MARKS,
  );
};

const CHANCE = 7;
/** So many answers of others, or one after so long, are worth a card. */
const MANY = 3,
  LONG_MS = 60_000;

/** Was enough missed since `from` to be told about it? */
export const isAbsence = (m: TableMsg, log: LogEntry[], from: number, ms: number): boolean => {
  const others = log.filter((l) => l.ply >= from && l.seat !== m.me && l.seat < CHANCE).length;
  return m.me !== null && m.status === "playing" && (others >= MANY || (others > 0 && ms >= LONG_MS));
};

export interface Missed {
  /** What touches me and was not my doing. */
  mine: Told[];
  others: Told[];
  /** Rounds, Ages, battles that began. */
  banners: Told[];
  /** Lines that are not among them, for there are too many. */
  more: number;
}
const MOST_MINE = 4,
  MOST_OTHERS = 6;

/** The newest so many, those that are big before all others; in the order of the game. */
const most = (lines: readonly Told[], n: number, isBig: (l: Told) => boolean): Told[] => {
  const all = lines.map((l, i) => ({ i, big: isBig(l) }));
  const kept = [...all.filter((x) => !x.big), ...all.filter((x) => x.big)].slice(-n).map((x) => x.i);
  return lines.filter((_, i) => kept.includes(i));
};

/** What changed for me first, then the others' doings; my own moves are no news. */
export const missed = (
  lines: readonly Told[],
  me: number | null,
  name: string,
  isBig: (l: Told) => boolean = () => false,
): Missed => {
  const news = lines.filter((l) => l.sort === "line" && !(l.seat === me && l.move)),
    touches = (l: Told) => l.seat === me || (!!name && l.text.includes(name)),
    mine = news.filter(touches),
    others = news.filter((l) => !touches(l) && l.seat !== null);
  const shown = { mine: most(mine, MOST_MINE, isBig), others: most(others, MOST_OTHERS, isBig) };
  return {
    ...shown,
    banners: lines.filter((l) => l.sort === "banner"),
    more: mine.length + others.length - shown.mine.length - shown.others.length,
  };
};
