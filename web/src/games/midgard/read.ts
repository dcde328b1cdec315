// What the board needs out of a position: no rules, only where things are.
import type { Stone } from "../../art/pictures";
import type { LogEntry, TableMsg, ViewRow } from "../../core/protocol";
import type { Scene } from "../../table/game";
import content from "../../words/made/content/midgard.json";
import { PRINTED } from "../../words/made/types/midgard";
import { field, num, rowFor, rowsOf, tells, word } from "./typed";

type Rows = Record<string, Record<string, number | string>>;
export const printed = content as unknown as Record<string, Rows>;
export const card = (kind: string, id: string | null): Record<string, number | string> =>
  (id && printed[kind]?.[id]) || {};
export const value = (kind: string, id: string | null, cell: string): number =>
  Number(card(kind, id)[cell] ?? 0);

/** Who stands where in this round, told by the log: workers come home with a new round. */
export const workersAt = (log: LogEntry[], upTo: number): Map<string, number[]> => {
  const at = new Map<string, number[]>();
  for (const l of log) {
    if (l.ply >= upTo) break;
    if (l.action?.startsWith("place ")) {
      const id = l.action.slice(6);
      at.set(id, [...(at.get(id) ?? []), l.seat]);
    }
    if (l.events.some((e) => tells(e, "round"))) at.clear();
  }
  return at;
};

export interface Foe {
  spot: string;
  id: string;
  kind: string;
  attack: number;
  defence: number;
  glory: number;
  ban: string | null;
  holder: number | null;
  reward: { icon: string; n: number }[];
  colour: string | null;
  bounty: number;
  ship: string | null;
  journey: string | null;
}

export const foeAt = (m: TableMsg, spot: string): Foe | null => {
  const row = rowFor(m, "enemies", spot) ?? rowFor(m, "wanderings", spot),
    id = word(row, "enemy");
  if (!row || !id) return null;
  const holder = row.cells.holder?.value;
  const gains = [
    ["wood", "wood"],
    ["coins", "coin"],
    ["favor", "favor"],
  ] as const;
  const reward = gains.map(([cell, icon]) => ({ icon, n: num(row, cell) })).filter((r) => r.n > 0);
  return {
    spot,
    id,
    kind: spot.startsWith("shore") ? "monster" : spot === "troll" ? "troll" : "draugr",
    attack: num(row, "attack"),
    defence: num(row, "defence"),
    glory: num(row, "glory"),
    ban: word(row, "ban"),
    holder: typeof holder === "number" ? holder : null,
    reward,
    colour: word(row, "colour"),
    bounty: num(row, "bounty"),
    ship: word(row, "ship"),
    journey: word(row, "journey"),
  };
};

/** What a destiny is worth, alone and shared, as it stands on its stone. */
export const destinyWorth = (id: string, means: string): Stone => ({
  icon: "glory",
  n: `${value("destiny", id, "glory_sole")}/${value("destiny", id, "glory_shared")}`,
  means,
  gold: true,
});
export const shores = (m: TableMsg): string[] => rowsOf(m, "wanderings").map((r) => String(r.value));
export const SPOTS = ["troll", "draugr1", "draugr2", "shore1", "shore2", "shore3", "shore4"];
export const spotIndex = (spot: string) => SPOTS.indexOf(spot);
export const band = (m: TableMsg, spot: string): [number, number, number] =>
  [0, 1, 2].map((d) => Number(field(m, "band", spotIndex(spot), d) ?? 0)) as [number, number, number];
/** A seat's own cells, whichever table of the view they stand in. */
export const seatRow = (m: TableMsg, seat: number): ViewRow | undefined => {
  const rows = (["players", "cards"] as const)
    .map((table) => rowFor(m, table, seat))
    .filter((r) => r !== undefined);
  return rows[0] && { ...rows[0], cells: Object.assign({}, ...rows.map((r) => r.cells)) as ViewRow["cells"] };
};
export const myShip = (s: Scene): string | null =>
  s.m.me === null ? null : word(seatRow(s.m, s.m.me), "ship");
export const spotOfSpace = (space: string): string | null =>
  (
    ({
      "troll-space": "troll",
      "draugr-space-1-left": "draugr1",
      "draugr-space-2-right": "draugr2",
    }) as Record<string, string>
  )[space] ?? null;
export const DICE = ["sword", "spear", "axe"] as const;
/** Warriors one food feeds on the way, as printed on the board. */
export const fedBy = (shore: string): number => PRINTED.feeds[spotIndex(shore) - spotIndex("shore1")] ?? 1;
export const capacity = (ship: string | null) => value("ship", ship, "capacity");
