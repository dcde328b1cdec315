// Where everything lies on the board of Midgard, in the units of its drawing (860 x 588).
import type { Box } from "../../table/game";

export type Area = "town" | "wilds" | "hall" | "west" | "east";

export interface Place {
  id: string;
  area: Area;
  plank: [number, number];
  slot: [number, number];
  max?: number;
  glyph?: string;
}

const at = (id: string, area: Area, plank: [number, number], slot: [number, number], max = 104): Place => ({
  id,
  area,
  plank,
  slot,
  max,
});

export const PLACES: Place[] = [
  at("shipwright", "west", [78, 276], [134, 240]),
  at("small-public-longship", "west", [262, 256], [318, 226], 150),
  at("large-public-longship", "east", [502, 256], [562, 232], 150),
  at("merchant-ship", "east", [652, 256], [702, 230], 124),
  at("own-private-longship", "east", [792, 252], [834, 222], 116),
  at("smokehouse", "town", [270, 350], [312, 332]),
  at("blacksmith", "town", [384, 350], [428, 332]),
  at("hafter", "town", [498, 350], [540, 332]),
  at("swordsmith", "town", [612, 350], [656, 332]),
  at("jarls-longhouse", "hall", [764, 356], [832, 332], 136),
  at("market", "town", [258, 448], [296, 428], 80),
  at("economic-stall-space-1", "town", [356, 448], [394, 428], 90),
  at("economic-stall-space-2", "town", [453, 448], [488, 428], 90),
  at("military-stall-space-1", "town", [548, 448], [582, 428], 88),
  at("military-stall-space-2", "town", [639, 448], [669, 428], 80),
  at("stave-church", "hall", [778, 447], [746, 424], 120),
  at("sages-house", "town", [270, 544], [310, 524], 96),
  at("runesmith", "town", [390, 544], [430, 524], 104),
  at("worker-huts", "town", [606, 544], [654, 524], 112),
  at("beg", "hall", [766, 532], [804, 512]),
  at("hunting-grounds", "wilds", [92, 332], [170, 338], 118),
  at("troll-space", "wilds", [98, 447], [152, 426], 116),
  at("draugr-space-1-left", "wilds", [53, 544], [91, 520], 88),
  at("draugr-space-2-right", "wilds", [156, 544], [194, 520], 88),
];

/** Windows through which a phone shows the scene, the busiest first. */
export const WINDOWS: { areas: Area[]; box: Box; key: "town" | "wilds" | "hall" | "west" | "east" }[] = [
  { areas: ["town"], box: [203, 292, 488, 296], key: "town" },
  { areas: ["wilds"], box: [0, 308, 214, 280], key: "wilds" },
  { areas: ["hall"], box: [684, 292, 176, 290], key: "hall" },
  { areas: ["west"], box: [0, 44, 428, 258], key: "west" },
  { areas: ["east"], box: [424, 44, 436, 258], key: "east" },
];

export const SHORE_X = (i: number) => 211 * i;

const FOES: [RegExp, string][] = [
  [/troll/, "troll"],
  [/^(shambling|grave|barrow|drowned|hel-|crypt|dread)/, "draugr"],
  [/kraken/, "kraken"],
  [/serpent|lindworm/, "serpent"],
  [/fenrir|garm/, "wolf"],
  [/^jotun/, "jotun"],
  [/hrimthurs/, "m-frostgiant"],
  [/eldjotun|surtr/, "m-firegiant"],
  [/huldra|mara/, "m-witch"],
  [/nokken/, "m-serpent"],
];
export const foeIcon = (id: string | null): string =>
  FOES.find(([r]) => id !== null && r.test(id))?.[1] ?? "monster";
