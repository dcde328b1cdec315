// Finished games: of the hall and of this device, by words and by what somebody picks.
import type { TableInfo } from "../core/protocol";

/** A player of a game that is over, as the hall remembers it. */
export interface Past {
  name: string;
  id: string | null;
  bot: string | null;
  points: number | null;
  rank: number | null;
  left?: boolean;
  rating?: number | null;
  change?: number | null;
  lines?: [string, number][];
  marks?: [string, string][];
}
export interface Game {
  table: string;
  where: "here" | "hall";
  game: string;
  options: string;
  seats: number;
  rated: boolean;
  began: number;
  at: number;
  plies: number;
  clock: string;
  mine: number | null;
  players: Past[];
}

export type Result = "won" | "lost" | "tied";
export interface Query {
  text: string;
  game: string | null;
  result: Result | null;
  rated: boolean;
  seats: number | null;
  /** Days of the calendar, `2026-11-18`; empty: no bound. */
  from: string;
  to: string;
}
export const ANY: Query = {
  text: "",
  game: null,
  result: null,
  rated: false,
  seats: null,
  from: "",
  to: "",
};

/** Midnight at the beginning of a day; of the day after with `days` 1. */
const dayAt = (text: string, days = 0): number | null => {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return m ? new Date(Number(m[1]), Number(m[2]) - 1, Number(m[3]) + days).getTime() : null;
};

/** What the hall is asked: only what was said. */
export const askedFor = (q: Query, after: string | null): Record<string, unknown> => {
  const from = dayAt(q.from),
    to = dayAt(q.to, 1);
  return {
    t: "history",
    ...(q.text.trim() ? { q: q.text.trim() } : {}),
    ...(q.game ? { game: q.game } : {}),
    ...(q.result ? { result: q.result } : {}),
    ...(q.rated ? { rated: true } : {}),
    ...(q.seats ? { seats: q.seats } : {}),
    ...(from !== null ? { from } : {}),
    ...(to !== null ? { to: to - 1 } : {}),
    ...(after ? { after } : {}),
  };
};

/** A search looks at some of the games at a time: a page without any leads on to the next one. */
export const firstWithGames = async <P extends { games: unknown[]; next: string | null }>(
  ask: (after: string | null) => Promise<P>,
  after: string | null,
): Promise<P> => {
  let page = await ask(after);
  while (!page.games.length && page.next) page = await ask(page.next);
  return page;
};

/** How it ended for whom it is about. */
export const resultOf = (g: Game): Result | null => {
  const me = g.mine === null ? undefined : g.players[g.mine];
  if (!me?.rank || g.players.length < 2) return null;
  if (me.rank > 1) return "lost";
  return g.players.some((p, i) => i !== g.mine && p.rank === 1) ? "tied" : "won";
};

/** The same questions for games of this device, which the page answers itself. */
export const fitsQuery = (g: Game, q: Query): boolean => {
  const said = `${g.players.map((p) => p.name).join(" ")} ${g.game} ${g.options}`.toLowerCase(),
    from = dayAt(q.from),
    to = dayAt(q.to, 1);
  return (
    q.text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => said.includes(word)) &&
    (!q.game || q.game === g.game) &&
    (!q.result || resultOf(g) === q.result) &&
    (!q.rated || g.rated) &&
    (!q.seats || g.seats === q.seats) &&
    (from === null || g.at >= from) &&
    (to === null || g.at < to)
  );
};

/** A finished table of this device. Its points are in its replay. */
export const gameHere = (k: TableInfo): Game => ({
  table: k.id,
  where: "here",
  game: k.game,
  options: k.options ?? "",
  seats: k.players.length,
  rated: false,
  began: k.at ?? 0,
  at: k.at ?? 0,
  plies: 0,
  clock: "none",
  mine: k.mine,
  players: k.players.map((name) => ({ name: name ?? "", id: null, bot: null, points: null, rank: null })),
});

/** By the month in which they ended, the newest first. */
export const byMonth = (games: readonly Game[]): { month: string; at: number; games: Game[] }[] => {
  const all: { month: string; at: number; games: Game[] }[] = [];
  for (const g of [...games].sort((a, b) => b.at - a.at)) {
    const day = new Date(g.at),
      month = `${day.getFullYear()}-${day.getMonth()}`;
    if (all.at(-1)?.month !== month) all.push({ month, at: g.at, games: [] });
    all.at(-1)!.games.push(g);
  }
  return all;
};
