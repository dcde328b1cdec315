// What is practised: puzzles that come with the games, and the dearest decisions of one's own reviewed games.
import { kept } from "../core/settings";
import { type Lang, LANGS } from "../core/words";
import type { Wish } from "./prover";
import type { Position } from "./puzzle";
import { say } from "./say";

const files = import.meta.glob<string>("../../../src/games/*/puzzles.txt", {
  query: "?url",
  import: "default",
  eager: true,
});
const fileOf = (game: string): string | undefined => files[`../../../src/games/${game}/puzzles.txt`];
export const hasPuzzles = (game: string): boolean => fileOf(game) !== undefined;

/** A question, and who knows the answer. */
export interface Task {
  /** What the hall of this device is asked to lay out. */
  study: { text: string; seat: number } | { table: string; ply: number; seat: number };
  number: number;
  count: number;
  /** Answers that will do, the best one first. */
  good: string[];
  /** What was played there once; null: nobody knows. */
  played: string | null;
  /** What is told behind the best answer, in sentences. `say`: an answer in words. */
  tell(lang: Lang, say: (action: string) => string): Promise<string[]>;
  found(): void;
  /** Where the next question is. */
  next(): string;
  /** Why it is better than this answer; "": nothing is to be said. */
  why(lang: Lang, answer: string): Promise<string>;
}

// ---- puzzles ----

let worker: Worker | null = null,
  asked = 0;
const waiting = new Map<number, { done: (x: unknown) => void; fail: (e: Error) => void }>();

const prove = <T>(wish: Wish): Promise<T> => {
  if (!worker) {
    worker = new Worker(new URL("./prover.ts", import.meta.url), { type: "module" });
    worker.onmessage = (e: MessageEvent<{ n: number; said?: unknown; bad?: string }>) => {
      const { n, said, bad } = e.data,
        w = waiting.get(n);
      waiting.delete(n);
      if (bad === undefined) w?.done(said);
      else w?.fail(new Error(bad));
    };
    worker.onerror = () => {
      for (const w of waiting.values()) w.fail(new Error("the worker did not start"));
      waiting.clear();
      worker = null;
    };
  }
  const n = ++asked;
  return new Promise<T>((done, fail) => {
    waiting.set(n, { done: done as (x: unknown) => void, fail });
    worker!.postMessage({ n, wish });
  });
};

export const puzzleTask = async (game: string, number: number): Promise<Task> => {
  const file = fileOf(game);
  if (!file) throw new Error(`there are no puzzles of ${game}`);
  const url = new URL(file, location.href).href,
    { count, seat, best, saga } = await prove<Position>({ t: "open", file: url, number });
  return {
    study: { text: saga, seat },
    number,
    count,
    good: [best],
    played: null,
    // the first sentence is the answer itself
    tell: async (lang) => (await prove<string[]>({ t: "tell", lang: LANGS.indexOf(lang) })).slice(1),
    found: () => noteSolved(game, number),
    next: () => `#/p/${game}/${nextPuzzle(game, number, count)}`,
    why: (lang, answer) => prove({ t: "why", lang: LANGS.indexOf(lang), answer }),
  };
};

const isRecord = (x: unknown) => typeof x === "object" && x !== null && !Array.isArray(x);
/** Puzzles solved on this device, by game. */
export const solved = kept<Record<string, number[]>>("puzzles", {}, isRecord);
export const noteSolved = (game: string, number: number) => {
  const before = solved.value[game] ?? [];
  if (!before.includes(number)) solved.value = { ...solved.value, [game]: [...before, number] };
};
/** The first one behind `after` that is not solved; the first of all where all are. */
export const nextPuzzle = (game: string, after = 0, count = Number.MAX_SAFE_INTEGER): number => {
  const done = new Set(solved.value[game]);
  for (let n = after + 1; n <= count; n++) if (!done.has(n)) return n;
  for (let n = 1; n <= after; n++) if (!done.has(n)) return n;
  return 1;
};

// ---- one's own ----

export interface Own {
  /** The game on this device. */
  table: string;
  game: string;
  ply: number;
  seat: number;
  played: string;
  good: string[];
  /** When it was, and what was given away, in words for people; why the best answer is better. */
  said: Partial<Record<Lang, { moment: string; lost: string; why: string }>>;
  solved: boolean;
}

const A_GAME = 3,
  MOST = 60;
/** The dearest decisions of reviewed games, the newest game first. */
export const own = kept<Own[]>("own", [], Array.isArray);

const textIn = (e: Element, what: string) => e.querySelector(what)?.textContent?.trim() ?? "";

/** What a page of a review tells about decisions: of one seat, or of every seat where it is nobody's game. */
export const decisionsIn = (html: string, seat: number | null): Element[] =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("details[data-ply]")].filter(
    (d) => seat === null || Number(d.getAttribute("data-seat")) === seat,
  );

const saidIn = (d: Element) => ({
  moment: textIn(d, "summary b"),
  lost: textIn(d, "summary .minus").replaceAll("−", ""),
  why: textIn(d, ".because"),
});

export interface Reviewed {
  table: string;
  game: string;
  seat: number | null;
  /** The same review in every language. */
  pages: Partial<Record<Lang, string>>;
}

/** The dearest decisions of a review, from its pages: each seat's stand in order, the dearest first. */
export const ownOf = ({ table, game, seat, pages }: Reviewed): Own[] => {
  const all = new Map<number, Own>();
  const taken = new Map<string, number>();
  for (const lang of LANGS)
    for (const d of decisionsIn(pages[lang] ?? "", seat)) {
      const ply = Number(d.getAttribute("data-ply")),
        who = d.getAttribute("data-seat") ?? "",
        n = (taken.get(lang + who) ?? 0) + 1;
      taken.set(lang + who, n);
      if (n > A_GAME) continue;
      const one = all.get(ply) ?? {
        ...{ table, game, ply, seat: Number(who), said: {}, solved: false },
        played: d.getAttribute("data-played") ?? "",
        good: (d.getAttribute("data-good") ?? "").split("|"),
      };
      one.said[lang] = saidIn(d);
      all.set(ply, one);
    }
  return [...all.values()];
};

/** Keeps them in place of what was known of that game; what was solved stays so. */
export const keepOwn = (reviewed: Reviewed) => {
  const { table } = reviewed,
    done = own.value.filter((o) => o.table === table && o.solved).map((o) => o.ply),
    now = ownOf(reviewed).map((o) => ({ ...o, solved: done.includes(o.ply) }));
  own.value = [...now, ...own.value.filter((o) => o.table !== table)].slice(0, MOST);
};
export const noteOwn = (table: string, ply: number) => {
  own.value = own.value.map((o) => (o.table === table && o.ply === ply ? { ...o, solved: true } : o));
};
export const dropOwn = (table: string) => {
  own.value = own.value.filter((o) => o.table !== table);
};
/** In the page's language, else in any. */
export const saidOf = (o: Own, lang: Lang) =>
  o.said[lang] ?? Object.values(o.said)[0] ?? { moment: String(o.ply), lost: "", why: "" };

export const ownLink = (o: Own): string => `#/p/own/${o.table}/${o.ply}`;
/** The next one that is not solved, of that game first; the list where there is none. */
const nextOwn = (table: string, ply: number): string => {
  const at = own.value.findIndex((o) => o.table === table && o.ply === ply),
    next = [...own.value.slice(at + 1), ...own.value.slice(0, at)].find((o) => !o.solved);
  return next ? ownLink(next) : "#/p";
};

export const ownTask = (table: string, ply: number): Task | null => {
  const all = own.value.filter((o) => o.table === table),
    one = all.find((o) => o.ply === ply);
  if (!one) return null;
  return {
    study: { table, ply, seat: one.seat },
    number: all.indexOf(one) + 1,
    count: all.length,
    good: one.good,
    played: one.played,
    tell: async (lang, inWords) => [
      say("lost", { action: inWords(one.played), lost: saidOf(one, lang).lost }),
    ],
    found: () => noteOwn(table, ply),
    next: () => nextOwn(table, ply),
    why: async (lang) => saidOf(one, lang).why,
  };
};
