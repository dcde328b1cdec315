// What decided a game: where points moved most, found by asking for the score at a few plies and then between
// them.
import type { LogEntry, Sheet } from "../core/protocol";
import type { Words } from "../core/words";

export interface Growth {
  ply: number;
  totals: number[];
}
/** Points that a seat won or lost by the step before `ply`. */
export interface Moment {
  ply: number;
  seat: number;
  by: number;
}

const POINTS = 32;
const MOST = 3;

type Ask = (ply: number) => Promise<Sheet[]>;

export const growthOf = async (ask: Ask, plies: number): Promise<Growth[]> => {
  const out: Growth[] = [];
  for (let i = 0; i <= POINTS; i++) {
    const ply = Math.round((plies * i) / POINTS);
    if (out.at(-1)?.ply === ply) continue;
    out.push({ ply, totals: (await ask(ply)).map((s) => s.total) });
  }
  return out;
};

/** Between two plies with different points: the step that moved this seat most, by halving. */
const narrow = async (ask: Ask, a: Growth, b: Growth, seat: number): Promise<Moment> => {
  let low = a,
    high = b;
  while (high.ply - low.ply > 1) {
    const ply = Math.floor((low.ply + high.ply) / 2),
      mid = { ply, totals: (await ask(ply)).map((s) => s.total) };
    const left = Math.abs(mid.totals[seat]! - low.totals[seat]!),
      right = Math.abs(high.totals[seat]! - mid.totals[seat]!);
    if (left >= right) high = mid;
    else low = mid;
  }
  return { ply: high.ply, seat, by: high.totals[seat]! - low.totals[seat]! };
};

/** The three steps that moved points most, in the order of the game. The end itself, where all is counted,
 * is none. */
export const momentsOf = async (ask: Ask, growth: Growth[]): Promise<Moment[]> => {
  const wide = growth
    .slice(1, -1)
    .flatMap((g, i) =>
      g.totals.map((n, seat) => ({ a: growth[i]!, b: g, seat, by: Math.abs(n - growth[i]!.totals[seat]!) })),
    )
    .filter((x) => x.by > 0)
    .sort((x, y) => y.by - x.by)
    .slice(0, 2 * MOST);
  const found: Moment[] = [];
  for (const w of wide) found.push(await narrow(ask, w.a, w.b, w.seat));
  return found
    .filter((m, i) => m.by !== 0 && found.findIndex((x) => x.ply === m.ply && x.seat === m.seat) === i)
    .sort((x, y) => Math.abs(y.by) - Math.abs(x.by))
    .slice(0, MOST)
    .sort((x, y) => x.ply - y.ply);
};

/** The answer that led to a moment: the last of a person at or before it. */
export const causeOf = (log: LogEntry[], m: Moment): LogEntry | null =>
  log.findLast((l) => l.ply < m.ply && l.seat !== 7 && l.action !== null) ?? null;

/** What the log says of it, with what its turn began with: "lays it on the map" alone says nothing. */
export const saidOf = (words: Pick<Words, "log">, log: LogEntry[], cause: LogEntry): string | undefined => {
  const lines = words.log(log.filter((l) => l.ply <= cause.ply)).filter((l) => l.sort === "line");
  return (lines.findLast((l) => l.seat === cause.seat && l.to >= cause.ply) ?? words.log([cause])[0])?.text;
};
