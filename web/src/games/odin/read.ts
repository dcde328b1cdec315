// What the drawing needs out of a position: no rules, only where things are and what is printed on them.
import { listOf, type StateValue, type TableMsg, type ViewRow } from "../../core/protocol";
import type { Scene } from "../../table/game";
import content from "../../words/made/content/odin.json";
import { type Field, field, num, option, rowFor, rowsOf, word } from "./typed";

type Row = Record<string, number | string>;
const printed = content as unknown as Record<string, Record<string, Row & { grid_file?: string[][] }>>;
const dashed = (id: string) => id.replaceAll("_", "-");
export const card = (kind: string, id: string): Row => printed[kind]?.[dashed(id)] ?? {};
export const value = (kind: string, id: string, cell: string): number => Number(card(kind, id)[cell] ?? 0);
export const spaceCode = (id: string): string => String(card("space", id).code ?? "");

// ---- pieces ----

export type Colour = "orange" | "red" | "green" | "blue" | "grey";
const CUBES = new Set(["silver", "ore", "wood", "stone"]);
export const isSpecial = (item: string) => dashed(item) in printed.special!;
export const colourOf = (item: string): Colour =>
  isSpecial(item)
    ? "blue"
    : CUBES.has(item)
      ? "grey"
      : ((card("good", item).colour as Colour | undefined) ?? "grey");

/** The icon of a thing; special tiles have drawings of their own (art.svg). */
const ICONS: Record<string, string> = {
  sheep_pregnant: "sheep-p",
  cattle_pregnant: "cattle-p",
  whaler: "boat",
  shed: "b-shed",
  stone_house: "b-stonehouse",
  long_house: "b-longhouse",
  spear: "harpoon",
  sword: "longsword",
  english_crown: "crown",
  forge_hammer: "hammer",
  throwing_axe: "axe",
  round_shield: "shield",
  silver2: "silver2",
};
export const iconOf = (item: string): string =>
  ICONS[item] ?? (isSpecial(item) ? `o-${dashed(item)}` : dashed(item));

const outline = (item: string): string[] =>
  isSpecial(item)
    ? String(card("special", item).shape_rows).split("/")
    : CUBES.has(item)
      ? ["#"]
      : Array.from({ length: value("good", item, "h") }, () => "#".repeat(value("good", item, "w")));
const turned = (rows: string[]): string[] =>
  Array.from({ length: rows[0]!.length }, (_, c) =>
    rows
      .map((r) => r[c])
      .reverse()
      .join(""),
  );
const shapes = new Map<string, string[]>();

/** The outline of a piece in orientation 0-3 (quarter turns), 4-7 (mirrored first). */
export const shapeOf = (item: string, o: number): string[] => {
  const key = `${item}/${o}`;
  let rows = shapes.get(key);
  if (!rows) {
    rows = outline(item);
    if (o >= 4) rows = rows.map((r) => [...r].reverse().join(""));
    for (let i = 0; i < o % 4; i++) rows = turned(rows);
    shapes.set(key, rows);
  }
  return rows;
};
export const sizeText = (item: string): string => {
  const s = outline(item);
  return isSpecial(item) ? String(s.join("").replaceAll(".", "").length) : `${s[0]!.length} × ${s.length}`;
};

// ---- boards ----

const AREAS = [
  "home_0",
  "home_1",
  "home_2",
  "home_3",
  "island_a",
  "island_b",
  "island_c",
  "island_d",
  "stone_house_1",
  "stone_house_2",
  "stone_house_3",
  "long_house_1",
  "long_house_2",
  "long_house_3",
  "long_house_4",
  "long_house_5",
];
/** Where a board's squares begin in the list of all, and how long its rows are. */
const cellsOf = (area: string): [number, number] => {
  const i = AREAS.indexOf(area);
  return i < 4
    ? [i * 156, 13]
    : i < 8
      ? [624 + (i - 4) * 81, 9]
      : i < 11
        ? [948 + (i - 8) * 20, 5]
        : [1008 + (i - 11) * 33, 11];
};
const PIECE = 0x3f,
  RIGHT = 0x40,
  DOWN = 0x80,
  FREE = 0xff;

export type Square = {
  kind: "out" | "open" | "minus" | "income" | "bonus" | "never" | "mark";
  value: number;
  reward: string[];
};
export interface Tile {
  item: string;
  cells: [number, number][];
}
export interface BoardView {
  area: string;
  place: string;
  board: string;
  owner: number;
  open: number;
  income: number;
  bonuses: number;
  rows: Square[][];
  tiles: Tile[];
}

const square = (board: string, token: string, row: number, col: number): Square => {
  const plain = (kind: Square["kind"], value = 0): Square => ({ kind, value, reward: [] });
  if (token === "~~~") return plain("out");
  if (token === "###") return plain("never");
  if (token === "-1") return plain("minus", -1);
  if (token[0] === "i") return plain("income", Number(token.slice(1)));
  if (token[0] === "x") return plain("mark", Number(token.slice(1)));
  if (token[0] !== "B") return plain("open");
  const bonus = Object.values(printed.bonus!).find(
    (b) => dashed(String(b.board)) === board && b.row === row && b.col === col,
  );
  return {
    kind: "bonus",
    value: 0,
    reward: String(bonus?.reward ?? "")
      .split("+")
      .map((r) => r.replace(/^\w+:/, "")),
  };
};

const maps = new Map<string, Square[][]>();
export const mapOf = (board: string): Square[][] => {
  let rows = maps.get(board);
  if (!rows) {
    rows = (printed.board?.[board]?.grid_file ?? []).map((r, y) => r.map((t, x) => square(board, t, y, x)));
    maps.set(board, rows);
  }
  return rows;
};
/** What the income becomes when every number is covered; 0 where none is printed. */
export const lastIncome = (board: string) =>
  Math.max(0, ...[...String(card("board", board).income ?? "").matchAll(/>(\d+)/g)].map((x) => Number(x[1])));
export const boardPoints = (board: string) => value("board", board, "vp");

export const isShort = (m: TableMsg) => option(m, "length") === "short";
/** The island on the side of a board that lies up. */
export const isleFace = (m: TableMsg, board: number): string => String(field(m, "isle_face", board));
export const boardOf = (m: TableMsg, area: string): string => {
  if (area.startsWith("home")) return isShort(m) ? "home-short" : "home-long";
  if (area.startsWith("island")) return dashed(isleFace(m, AREAS.indexOf(area) - 4));
  return area.startsWith("stone") ? "stone-house" : "long-house";
};
/** The owner's name of a board: answers speak of `home`, views of `home_0`. */
export const placeOf = (area: string) => (area.startsWith("home") ? "home" : area);
export const areaOf = (place: string, seat: number) => (place === "home" ? `home_${seat}` : place);

const ITEMS = (s: Scene) => s.words.game.kinds.item!.ids;

const readTiles = (cells: StateValue[], area: string, height: number, items: string[]): Tile[] => {
  const [from, wide] = cellsOf(area),
    at = (r: number, c: number) =>
      c < 0 || c >= wide || r < 0 || r >= height ? FREE : Number(cells[from + r * wide + c] ?? FREE);
  const seen = new Set<number>(),
    tiles: Tile[] = [];
  const walk = (r: number, c: number, out: [number, number][]) => {
    const x = at(r, c);
    if (x === FREE || seen.has(r * wide + c)) return;
    seen.add(r * wide + c);
    out.push([r, c]);
    if (x & RIGHT) walk(r, c + 1, out);
    if (x & DOWN) walk(r + 1, c, out);
    if (at(r, c - 1) !== FREE && at(r, c - 1) & RIGHT) walk(r, c - 1, out);
    if (at(r - 1, c) !== FREE && at(r - 1, c) & DOWN) walk(r - 1, c, out);
  };
  for (let r = 0; r < height; r++)
    for (let c = 0; c < wide; c++) {
      const x = at(r, c),
        tile: [number, number][] = [];
      walk(r, c, tile);
      if (tile.length) tiles.push({ item: items[x & PIECE] ?? "silver", cells: tile });
    }
  return tiles;
};

/** Keeps what was read of a position until the position is gone. */
const once = <T>(read: (s: Scene, seat: number) => T) => {
  const kept = new WeakMap<TableMsg, Map<number, T>>();
  return (s: Scene, seat: number): T => {
    const of = kept.get(s.m) ?? new Map<number, T>();
    kept.set(s.m, of);
    if (!of.has(seat)) of.set(seat, read(s, seat));
    return of.get(seat)!;
  };
};

export const boardsOf = once((s, seat): BoardView[] =>
  rowsOf(s.m, "boards")
    .filter((r) => num(r, "owner") === seat)
    .map((r) => {
      const area = String(r.value),
        board = boardOf(s.m, area),
        rows = mapOf(board),
        cells = field(s.m, "cells");
      return {
        area,
        place: placeOf(area),
        board,
        owner: seat,
        open: num(r, "open"),
        income: num(r, "income"),
        bonuses: num(r, "bonuses"),
        rows,
        tiles: Array.isArray(cells) ? readTiles(cells, area, rows.length, ITEMS(s)) : [],
      };
    }),
);

export const boardName = (s: Scene, b: BoardView): string =>
  b.area.startsWith("island")
    ? s.words.label("island", b.board.replaceAll("-", "_"))
    : s.words.label("place", b.place);

// ---- players ----

export const player = (m: TableMsg, seat: number): ViewRow | undefined => rowFor(m, "players", seat);
export const stock = once((s, seat): Map<string, number> => {
  const row = field(s.m, "stock", seat),
    ids = ITEMS(s),
    out = new Map<string, number>();
  if (Array.isArray(row))
    row.forEach((n, i) => {
      if (Number(n) > 0) out.set(ids[i]!, Number(n));
    });
  return out;
});
export const round = (m: TableMsg) => num(rowsOf(m, "table")[0], "round");
export const rounds = (m: TableMsg) =>
  Object.keys(printed.round ?? {}).filter((id) => id.startsWith(isShort(m) ? "short-" : "long-")).length;
export const vikings = (m: TableMsg) =>
  value("round", `${isShort(m) ? "short" : "long"}-${Math.max(1, round(m))}`, "vikings_per_player");

export interface Ship {
  slot: number;
  type: string;
  ore: number;
}
export const shipsOf = (m: TableMsg, seat: number): Ship[] =>
  rowsOf(m, "ships")
    .filter((r) => num(r, "owner") === seat)
    .map((r) => ({ slot: num(r, "berth") - 1, type: String(r.value), ore: num(r, "ore") }));
export const orePlaces = (type: string) => value("ship", type, "ore_slots");
export const printedOre = (type: string) => value("ship", type, "printed_ore");

export interface Strip {
  id: string;
  finds: string[];
}
export const strips = (m: TableMsg): Strip[] =>
  rowsOf(m, "mountains").map((r) => ({
    id: String(r.value),
    finds: [1, 2, 3, 4, 5, 6, 7].map((i) => word(r, `item_${i}` as "item_1")).filter((x) => x !== null),
  }));

export interface Standing {
  seat: number;
  n: number;
  old: boolean;
}
const stood = once(({ m }): Map<string, Standing> => {
  const out = new Map<string, Standing>(),
    now = Number(field(m, "colour") ?? 0),
    all = Object.keys(printed.space!);
  for (const r of rowsOf(m, "spaces")) {
    const colour = Number(field(m, "space_colour", all.indexOf(String(r.value))) ?? 0);
    out.set(String(r.value), {
      seat: num(r, "owner"),
      n: num(r, "standing"),
      old: m.players.length === 1 && colour !== now,
    });
  }
  return out;
});
export const standing = (s: Scene) => stood(s, 0);
export const extension = (m: TableMsg): string[] =>
  listOf(field(m, "extension") as string | null).map(dashed);

// ---- buildings without a grid ----

export interface Shed {
  place: string;
  wood: number;
  stone: number;
  woodRoom: number;
  stoneRoom: number;
}
const shedAt = (
  m: TableMsg,
  seat: number,
  kind: "shed" | "house",
  owners: Field,
  building: string,
  prefix: string,
): Shed[] =>
  [0, 1, 2]
    .filter((i) => field(m, owners, i) === seat)
    .map((i) => ({
      place: `${prefix}_${i + 1}`,
      wood: Number(field(m, `${kind}_wood`, i) ?? 0),
      stone: Number(field(m, `${kind}_stone`, i) ?? 0),
      woodRoom: value("building", building, "wood_slots"),
      stoneRoom: value("building", building, "stone_slots"),
    }));
export const shedsOf = (m: TableMsg, seat: number): Shed[] => [
  ...shedAt(m, seat, "shed", "shed_owner", "shed", "shed"),
  ...shedAt(m, seat, "house", "stone_owner", "stone_house", "stone_house"),
];

// ---- cards ----

export interface Played {
  id: string;
  owner: number;
  state: string;
  counted: number | null;
}
export const played = (m: TableMsg): Played[] =>
  rowsOf(m, "played").map((r) => ({
    id: String(r.value),
    owner: num(r, "owner"),
    state: word(r, "state") ?? "lasting",
    counted: r.cells.counted ? num(r, "counted") : null,
  }));
export const hand = (m: TableMsg): string[] => rowsOf(m, "hand").map((r) => String(r.value));
export const cardPoints = (id: string) => value("occupation", id, "vp");
export const cardKind = (id: string) => String(card("occupation", id).category ?? "once");
