// What the drawing of Divinus needs out of a position: where things are, no rules.
import type { StateValue, TableMsg, ViewRow } from "../../core/protocol";
import { listOf } from "../../core/protocol";
import type { Scene } from "../../table/game";
import content from "../../words/made/content/divinus.json";
import { field, num, promptOf, rowFor, rowsOf, word, type Title } from "./typed";
import type { Kinds } from "../../words/made/types/divinus";

type Rows = Record<string, Record<string, number | string>>;
export const printed = content as unknown as Record<string, Rows>;

export const DICE = ["d1", "d2", "d3", "d4", "d5", "d6", "token"] as const satisfies readonly Kinds["die"][];
export const TOKEN_DIE: Kinds["die"] = "token";
export const SIDES = ["north", "east", "south", "west"] as const;
export type Ground = "sea" | "plain" | "mountain";

// ---- tiles ----

export interface TileView {
  id: string;
  symbols: string[];
  abyss: number;
  turned: number;
}

const symbols = (r: ViewRow): string[] => (["slot1", "slot2"] as const).map((c) => word(r, c) ?? "empty");
export const tileOf = (r: ViewRow): TileView | null => {
  const id = word(r, "tile");
  return id === null
    ? null
    : {
        id,
        symbols: symbols(r),
        abyss: num(r, "abyss"),
        turned: Number((word(r, "turned") ?? "r0").slice(1)),
      };
};

/** A tile that lies nowhere yet: its stickers stand in the state. */
export const looseTile = (s: Scene, id: string, turned = 0): TileView => {
  const at = s.words.game.kinds.tile!.ids.indexOf(id);
  const slots = field(s.m, "slot", at) as StateValue[];
  return { id, symbols: slots.map(String), abyss: Number(field(s.m, "abyss", at) ?? 0), turned };
};

const EDGES = ["edge_n", "edge_e", "edge_s", "edge_w"];
/** The ground of the side that faces north, east, south or west (DV-MAP-04). */
export const groundAt = (t: Pick<TileView, "id" | "turned">, side: number): Ground =>
  printed.tile![t.id]![EDGES[(side - t.turned + 4) % 4]!] as Ground;
export const regionsOf = (id: string): string => String(printed.tile![id]!.regions);

// ---- the board ----

export interface CellView {
  id: string;
  cost: number;
  tile: TileView | null;
  beast: string | null;
  hammer: boolean;
  mask: boolean;
  dice: DieView[];
}

export interface DieView {
  id: string;
  seat: number;
  face: string | null;
  where: string;
}

export const diceOf = (m: TableMsg, seat: number): DieView[] =>
  DICE.flatMap((id, d) => {
    const where = String(field(m, "die_at", seat, d) ?? "box");
    if (where === "box") return [];
    const side = Number(field(m, "die_up", seat, d)) - 1;
    return [{ id, seat, where, face: id === TOKEN_DIE ? null : String(field(m, "face", seat, d, side)) }];
  });
export const allDice = (m: TableMsg): DieView[] => m.players.flatMap((_, seat) => diceOf(m, seat));

export const cells = (m: TableMsg): CellView[] => {
  const dice = allDice(m);
  return rowsOf(m, "board").map((r) => {
    const id = String(r.value);
    return {
      id,
      cost: Number(printed.cell![id]!.cost),
      tile: tileOf(r),
      beast: word(r, "monster"),
      hammer: word(r, "hammer") === "yes",
      mask: word(r, "mask") === "yes",
      dice: dice.filter((d) => d.where === `c${id}`),
    };
  });
};

// ---- payments: the engine lists them ----

export interface Way {
  cell: string;
  how: string;
  dice: Record<string, number>;
  pairs: string[];
  extra: string | null;
}

export const waysOf = (m: TableMsg): Way[] =>
  rowsOf(m, "payments").map((r) => ({
    cell: String(r.value),
    how: word(r, "how") ?? "plain",
    pairs: listOf(word(r, "pairs")),
    extra: word(r, "extra"),
    dice: Object.fromEntries(DICE.filter((d) => r.cells[d]).map((d) => [d, num(r, d as Title)])),
  }));

/** The numbers of a payment, plus first: `4 + 3`, `6 − 2`; a pair counts once. */
export const numbersOf = (w: Way): number[] => {
  const pair = new Set(w.pairs);
  let told = false;
  return Object.entries(w.dice)
    .flatMap(([d, v]) => {
      if (!pair.has(d)) return [v];
      if (told) return [];
      told = true;
      return [v];
    })
    .sort((a, b) => Math.sign(b) - Math.sign(a) || b - a);
};
export const sumText = (w: Way): string => {
  const n = numbersOf(w);
  if (n.every((v) => v === 0)) return `1 × ?`;
  return (
    n.map((v, i) => (i === 0 ? String(v) : `${v < 0 ? "−" : "+"}${Math.abs(v)}`)).join("") +
    (w.extra ? " ⊕1" : "")
  );
};

/** The next answer that lays this payment down; null where it is done or cannot go on. */
export const nextStep = (m: TableMsg, w: Way): string | null => {
  if (promptOf(m) === "extra")
    return w.extra && m.legal.includes(`extra ${w.extra}`) ? `extra ${w.extra}` : null;
  if (promptOf(m) !== "pay") return null;
  const used = new Set(listOf(field(m, "pay_used") as string));
  const fits = (text: string): boolean => {
    const [verb, ...o] = text.split(" ");
    if (verb === "use")
      return (
        !used.has(o[0]!) &&
        !w.pairs.includes(o[0]!) &&
        w.dice[o[0]!] === (o[2] === "minus" ? -1 : 1) * Number(o[1])
      );
    if (verb === "pair")
      return (
        w.pairs.includes(o[0]!) &&
        w.pairs.includes(o[1]!) &&
        w.dice[o[0]!] === (o[3] === "minus" ? -1 : 1) * Number(o[2])
      );
    return false;
  };
  const laid = Object.keys(w.dice).every((d) => used.has(d));
  return laid ? (m.legal.includes("paid") ? "paid" : null) : (m.legal.find(fits) ?? null);
};

// ---- maps ----

export interface Spot {
  x: number;
  y: number;
}
export const spotId = (p: Spot) => `x${p.x}y${p.y}`;
export const readSpot = (id: string): Spot => {
  const [, x, y] = /^x(-?\d+)y(-?\d+)$/.exec(id) ?? ["", "0", "0"];
  return { x: Number(x), y: Number(y) };
};

export const mapOf = (m: TableMsg, seat: number): Map<string, TileView> =>
  new Map(
    m.view
      .filter((t) => t.id === "map")
      .flatMap((t) => t.rows)
      .filter((r) => r.cells.seat?.value === seat)
      .map((r) => [String(r.value), tileOf(r)!]),
  );

/** Corners of the frame that are still possible, as where their first place lies. */
export const anchorsOf = (m: TableMsg, seat: number): Spot[] => {
  const bits = Number(field(m, "anchors", seat) ?? 0);
  return Array.from({ length: 16 }, (_, a) => a)
    .filter((a) => (bits >> a) & 1)
    .map((a) => ({ x: (a % 4) - 3, y: Math.floor(a / 4) - 3 }));
};
export const FRAME = 4;
export const HOME: Record<string, string> = {
  Thor: "asgard",
  Loki: "jotunheim",
  Freya: "nidavellir",
  Hel: "helheim",
};

// ---- players ----

export const godOf = (m: TableMsg, seat: number): string | null => {
  const god = field(m, "god", seat);
  return god === null || god === "none" ? null : String(god);
};
export const godIcon = (god: string | null) => (god ? `god-${god.toLowerCase()}` : "god-odin");
export const playerRow = (m: TableMsg, seat: number) => rowFor(m, "players", seat);
export const levelOf = (m: TableMsg, seat: number, row: number) =>
  Number(field(m, "level", seat, row - 1) ?? 0);
export const titlesOf = (s: Scene, seat: number): { id: string; ready: boolean }[] => {
  const has = Number(field(s.m, "titles", seat) ?? 0),
    ready = Number(field(s.m, "ready", seat) ?? 0);
  return (s.words.game.kinds.title?.ids ?? []).flatMap((id, i) =>
    (has >> i) & 1 ? [{ id, ready: !!((ready >> i) & 1) }] : [],
  );
};
export const BOX = (god: string, row: number, level: number) => `${god.toLowerCase()}-${row}-${level}`;
export const price = (god: string, row: number, level: number) =>
  Number(printed.box?.[BOX(god, row, level)]?.xp_cost ?? 0);
export const boxKind = (god: string, row: number, level: number) =>
  String(printed.box?.[BOX(god, row, level)]?.kind ?? "");

/** Symbols that can be seen on a map, by kind. */
export const symbolCount = (m: TableMsg, seat: number, symbol: string): number => {
  let n = 0;
  for (const t of mapOf(m, seat).values())
    t.symbols.forEach((x, i) => {
      n += Number(x === symbol && !((t.abyss >> i) & 1));
    });
  return n;
};

// ---- monsters ----

export const MONSTERS = ["fenrir", "kraken", "norns", "nidhoggr"] as const;
export const BEAST_ICON: Record<string, string> = {
  fenrir: "wolf",
  kraken: "kraken",
  norns: "destiny",
  nidhoggr: "serpent",
};
/** 0 not here, 1 afield, 2 lurking, 3 overcome. */
export const beastState = (m: TableMsg, monster: string) =>
  Number(field(m, "beast", MONSTERS.indexOf(monster as "fenrir")) ?? 0);
export const marksOf = (m: TableMsg, monster: string): number[] =>
  m.players.map((_, p) => Number(field(m, "mark", MONSTERS.indexOf(monster as "fenrir"), p) ?? 0));
export const thresholdOf = (m: TableMsg, monster: string) =>
  Number(field(m, "threshold", MONSTERS.indexOf(monster as "fenrir")) ?? 0);
/** The row beside which the Norns stand, or null. */
export const nornRow = (m: TableMsg): number | null =>
  beastState(m, "norns") === 1 ? Number(field(m, "beast_at", 2)) : null;

export const scenario = (m: TableMsg) => String(rowsOf(m, "time")[0]?.value ?? "1");
export const stage = (m: TableMsg) => word(rowsOf(m, "time")[0], "stage") ?? "prologue";
export const mapSize = (m: TableMsg) => num(rowsOf(m, "time")[0], "size") || 16;
