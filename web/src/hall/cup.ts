// Tournaments as the hall tells them, and what a page shows of them.
import type { Clock } from "../core/protocol";

export type CupKind = "round" | "swiss" | "pods" | "knockout";
export const CUP_KINDS: CupKind[] = ["swiss", "round", "pods", "knockout"];

export interface CupRow {
  id: string;
  name: string;
  kind: CupKind;
  game: string;
  seats: number;
  clock: Clock;
  status: "open" | "running" | "over" | "closed";
  players: number;
  most: number;
  round: number;
  rounds: number;
  starts: number | null;
  mine: boolean;
  club: { id: string; name: string } | null;
}
export interface Entrant {
  n: number;
  name: string;
  id: string | null;
  bot: string | null;
  rating: number | null;
  left: boolean;
  late: number;
}
export interface CupGame {
  table: string;
  watch: boolean;
  seats: number[];
  status: "open" | "playing" | "over";
  points: number[] | null;
  gained: number[] | null;
}
export interface Round {
  round: number;
  at: number;
  games: CupGame[];
  rest: number[];
}
/** Where somebody is to play now. */
export const gameOf = (cup: Cup, id: string | undefined): CupGame | undefined => {
  const n = cup.people.find((p) => p.id !== null && p.id === id && !p.left)?.n;
  if (n === undefined) return undefined;
  return cup.rounds_played.flatMap((r) => r.games).find((g) => g.status === "playing" && g.seats.includes(n));
};

export interface Standing {
  place: number;
  n: number;
  points: number;
  breaks: number[];
  games: number;
}
export interface Cup extends CupRow {
  options: string;
  best: number;
  bots: string | null;
  maker: string;
  entered: boolean;
  manage: boolean;
  people: Entrant[];
  rounds_played: Round[];
  standing: Standing[];
  tie_breaks: string[];
  winner: number | null;
  seq: number;
}

/** Points come in tenths: 45 is 4½ at a table of two, 4.5 elsewhere. */
export const tenths = (n: number, comma = "."): string => {
  const whole = Math.trunc(n / 10),
    rest = Math.abs(n % 10);
  if (!rest) return String(whole);
  return rest === 5 ? `${whole || (n < 0 ? "−0" : "")}½` : `${whole}${comma}${rest}`;
};

export const nameIn = (cup: Cup, n: number): string => cup.people.find((p) => p.n === n)?.name ?? "–";

/** How many games of a round are over. */
export const finished = (r: Round): number => r.games.filter((g) => g.status === "over").length;

/** Games of two people, each from the first one's side, for the table of a round robin. */
export const duels = (cup: Cup, a: number, b: number): { table: string; mark: string }[] =>
  cup.rounds_played
    .flatMap((r) => r.games)
    .filter((g) => g.seats.includes(a) && g.seats.includes(b))
    .map((g) => {
      const gained = g.gained?.[g.seats.indexOf(a)];
      return { table: g.table, mark: gained === undefined ? "·" : tenths(gained) };
    });

/** Pairs of a knock-out: games of the same two people in a round belong together. */
export const pairs = (r: Round): { seats: number[]; wins: number[]; games: CupGame[] }[] => {
  const all = new Map<string, { seats: number[]; wins: number[]; games: CupGame[] }>();
  for (const g of r.games) {
    const key = [...g.seats].sort((x, y) => x - y).join(),
      pair = all.get(key) ?? { seats: g.seats, wins: g.seats.map(() => 0), games: [] };
    pair.games.push(g);
    g.gained?.forEach((n, i) => {
      const at = pair.seats.indexOf(g.seats[i]!);
      if (n >= 10) pair.wins[at] = (pair.wins[at] ?? 0) + 1;
    });
    all.set(key, pair);
  }
  return [...all.values()];
};
