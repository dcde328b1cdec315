// A piece in the hand: which way it is turned, where it may lie and what it brings there, and laying it.
import { computed, effect, signal } from "@preact/signals";
import type { Controller } from "../../table/controller";
import type { Scene } from "../../table/game";
import { shapeOf } from "./read";
import { aboutOf, num, promptOf } from "./typed";

export interface Spot {
  row: number;
  col: number;
  covers: number;
  income: number;
  bonuses: number;
  gain: number;
}
export interface Held {
  item: string;
  o: number;
  ply: number;
}

export const held = signal<Held | null>(null);
/** The corner the piece hovers over: board and square. */
export const hover = signal<{ place: string; row: number; col: number } | null>(null);
/** Legal squares by `item place o`, of one ply. */
const spots = signal<{ ply: number; of: Map<string, Spot[]> }>({ ply: -1, of: new Map() });
/** What was asked for already, of one ply. */
let asked = { ply: -1, keys: new Set<string>() };
const laying = signal(false);

/** Ways a piece may be put down now: `place` answers of this question, or the piece of the question `at`. */
export const ways = (s: Scene, item: string): { place: string; o: number }[] => {
  const { m, ctl } = s;
  const at = aboutOf(m, "at");
  if (at && ctl.mine.value) return at.item === item ? [{ place: at.place, o: at.turn }] : [];
  return ctl.legal.value
    .filter((p) => p.verb === "place" && p.operands[0]!.text === item)
    .map((p) => ({ place: p.operands[1]!.text, o: Number(p.operands[2]!.text) }));
};

export const spotsAt = (item: string, place: string, o: number): Spot[] | null =>
  spots.value.of.get(`${item} ${place} ${o}`) ?? null;

const learn = async (ctl: Controller, ply: number, key: string, after: string | undefined) => {
  try {
    const tables = await ctl.model.exactOdds(after),
      rows = tables.find((t) => t.id === "spots")?.rows ?? [];
    if (spots.value.ply !== ply) return;
    const of = new Map(spots.value.of);
    of.set(
      key,
      rows.map((r) => ({
        row: num(r, "row"),
        col: num(r, "col"),
        covers: num(r, "covers"),
        income: num(r, "income"),
        bonuses: num(r, "bonuses"),
        gain: num(r, "score"),
      })),
    );
    spots.value = { ply, of };
  } catch {
    /* a hall that does not tell: squares are then shown when the piece is laid */
  }
};

/** Asks once for every way the held piece may lie as it is turned now. */
export const learnSpots = (s: Scene) => {
  const h = held.value,
    ply = s.m.ply;
  if (!h || laying.value) return;
  if (spots.value.ply !== ply) spots.value = { ply, of: new Map() };
  if (asked.ply !== ply) asked = { ply, keys: new Set() };
  for (const w of ways(s, h.item)) {
    const key = `${h.item} ${w.place} ${w.o}`;
    if (w.o !== h.o || asked.keys.has(key)) continue;
    asked.keys.add(key);
    void learn(s.ctl, ply, key, promptOf(s.m) === "at" ? undefined : `place ${key}`);
  }
};

export const take = (s: Scene, item: string) => {
  const all = ways(s, item);
  if (!all.length) return;
  const now = held.value;
  held.value = now?.item === item ? now : { item, o: all[0]!.o, ply: s.m.ply };
  learnSpots(s);
};
export const letGo = () => {
  held.value = null;
  hover.value = null;
};

/** The next way round among those the piece has: turning keeps the side, turning over changes it. */
const turns = (s: Scene, item: string) => [...new Set(ways(s, item).map((w) => w.o))].sort((a, b) => a - b);
const look = (item: string, o: number) => shapeOf(item, o).join("/");
export const turn = (s: Scene, over: boolean) => {
  const h = held.value;
  if (!h) return;
  const all = turns(s, h.item),
    mirrored = (o: number) => o >= 4;
  const wanted = over
    ? all.filter((o) => mirrored(o) !== mirrored(h.o))
    : all.filter((o) => mirrored(o) === mirrored(h.o));
  const rest = over ? wanted : wanted.filter((o) => o > h.o).concat(wanted.filter((o) => o <= h.o));
  const next = over ? (wanted.find((o) => o % 4 === h.o % 4) ?? wanted[0]) : rest[0];
  // A shape without a mirrored side of its own looks turned over when it is turned half round.
  const o = next ?? all.find((x) => x !== h.o && look(h.item, x) !== look(h.item, h.o));
  if (o !== undefined) {
    held.value = { ...h, o };
    learnSpots(s);
  }
};
export const canTurn = (s: Scene) => {
  const h = held.value;
  return !!h && turns(s, h.item).filter((o) => o >= 4 === h.o >= 4).length > 1;
};
export const canFlip = (s: Scene) => {
  const h = held.value;
  return !!h && turns(s, h.item).some((o) => o >= 4 !== h.o >= 4);
};

export const spotUnder = computed<Spot | null>(() => {
  const h = held.value,
    at = hover.value;
  return h && at
    ? (spotsAt(h.item, at.place, h.o)?.find((x) => x.row === at.row && x.col === at.col) ?? null)
    : null;
});

/** Two answers: the piece taken up, then its square. */
export const lay = async (s: Scene, place: string, row: number, col: number): Promise<boolean> => {
  const h = held.value,
    { model } = s.ctl;
  if (!h || laying.value) return false;
  laying.value = true;
  try {
    if (model.latest.value?.prompt?.id !== "at" && !(await model.act(`place ${h.item} ${place} ${h.o}`)))
      return false;
    await until(() => model.latest.value?.prompt?.id === "at" && model.latest.value.legal.length > 0);
    const well = await model.act(`at ${row} ${col}`);
    if (well) letGo();
    return well;
  } finally {
    laying.value = false;
  }
};

const until = (yes: () => boolean) =>
  new Promise<void>((done) => {
    let stop: (() => void) | null = null;
    const timer = setTimeout(() => {
      stop?.();
      done();
    }, 4000);
    stop = effect(() => {
      if (yes()) {
        clearTimeout(timer);
        queueMicrotask(() => stop?.());
        done();
      }
    });
  });

/** Is it known everywhere where the held piece may lie as it is turned now? */
export const known = (s: Scene): boolean => {
  const h = held.value;
  return !!h && ways(s, h.item).every((w) => w.o !== h.o || spotsAt(h.item, w.place, w.o) !== null);
};

/** The best squares of the held piece over all boards, as the engine values them. */
export const bestSpots = (s: Scene, most: number): { place: string; spot: Spot }[] => {
  const h = held.value;
  if (!h) return [];
  return ways(s, h.item)
    .filter((w) => w.o === h.o)
    .flatMap((w) => (spotsAt(h.item, w.place, w.o) ?? []).map((spot) => ({ place: w.place, spot })))
    .sort((a, b) => b.spot.gain - a.spot.gain)
    .slice(0, most);
};
