// Which of the open tables fit what somebody looks for.
import type { Clock, TableInfo } from "../core/protocol";

export interface Filters {
  /** Empty: all of them. */
  games: string[];
  clocks: Clock["kind"][];
  /** Four stands for four and more. */
  seats: number[];
  rated: boolean;
  /** No bots among those who sit there. */
  people: boolean;
  /** Somebody sits there who is about as strong as I am. */
  near: boolean;
}
export const NO_FILTERS: Filters = {
  games: [],
  clocks: [],
  seats: [],
  rated: false,
  people: false,
  near: false,
};

const among = <T>(list: readonly T[], x: T) => list.length === 0 || list.includes(x);

/** As far from one's own rating as the hall seats people at once. */
const NEAR = 200;
/** Is anybody there whose rating is near mine, for such a game? */
const isNear = (k: TableInfo, mine: number | null): boolean =>
  mine !== null && k.ratings?.some((r) => r && Math.abs(r.rating - mine) <= NEAR) === true;

/** `mine`: my own rating for this game and number of seats, where I have one. */
export const fits = (k: TableInfo, f: Filters, mine: number | null = null): boolean =>
  among(f.games, k.game) &&
  among(f.clocks, k.clock?.kind ?? "none") &&
  among(f.seats, Math.min(4, k.players.length)) &&
  (!f.rated || k.rated === true) &&
  (!f.people || !k.bots?.some(Boolean)) &&
  (!f.near || isNear(k, mine));

/** How many of them are set. */
export const chosen = (f: Filters): number =>
  f.games.length + f.clocks.length + f.seats.length + Number(f.rated) + Number(f.people) + Number(f.near);

/** As they stand behind the `?` of an address: `game=midgard,rage&clock=days&seats=3,4&rated&people&near`. */
export const filtersText = (f: Filters): string =>
  [
    f.games.length ? `game=${f.games.join(",")}` : "",
    f.clocks.length ? `clock=${f.clocks.join(",")}` : "",
    f.seats.length ? `seats=${f.seats.join(",")}` : "",
    f.rated ? "rated" : "",
    f.people ? "people" : "",
    f.near ? "near" : "",
  ]
    .filter(Boolean)
    .join("&");

const CLOCKS: Clock["kind"][] = ["none", "live", "days"];

/** Out of an address, which anybody may have written: what is unknown in it is left out. */
export const readFilters = (text: string, games: readonly string[]): Filters => {
  const q = new URLSearchParams(text),
    list = (key: string) => q.get(key)?.split(",") ?? [];
  return {
    games: games.filter((g) => list("game").includes(g)),
    clocks: CLOCKS.filter((c) => list("clock").includes(c)),
    seats: [2, 3, 4].filter((n) => list("seats").includes(String(n))),
    rated: q.has("rated"),
    people: q.has("people"),
    near: q.has("near"),
  };
};
