// The action board: which space stands where, and what it costs and gives, read out of its code.
import { colourOf, iconOf, spaceCode } from "./read";

export type Group =
  | "houses"
  | "ships"
  | "hunting"
  | "livestock"
  | "weekly"
  | "products"
  | "crafting"
  | "mountains"
  | "sailing"
  | "emigration"
  | "extension";
export interface Block {
  group: Group;
  icon: string;
  columns: string[][];
}

const block = (group: Group, icon: string, ...columns: string[]): Block => ({
  group,
  icon,
  columns: columns.map((c) => (c ? c.split(" ") : [])),
});
export const BLOCKS: Block[] = [
  block("houses", "b-hut", "build-shed", "build-stone-house", "build-long-house", "build-house-and-ship"),
  block("ships", "knarr", "build-whaler", "build-knarr", "build-longship", ""),
  block("hunting", "bow", "hunting-game-1 stockfish", "hunting-game-2 snare", "whaling-3", "whaling-1"),
  block(
    "livestock",
    "sheep",
    "buy-stockfish buy-salt-meat",
    "buy-sheep buy-cattle-milk",
    "livestock-choice",
    "buy-sheep-cattle",
  ),
  block("weekly", "b-market", "weekly-beans", "weekly-flax", "weekly-fruits", "weekly-spices"),
  block("products", "milk", "milk", "mead", "wool", ""),
  block(
    "crafting",
    "hammer",
    "linen rune-stone",
    "clothing chest",
    "forge chests-and-runes",
    "master-crafting",
  ),
  block(
    "mountains",
    "mountain-strip",
    "mountain-2 mountain-1-upgrade-1 upgrade-2",
    "wood-per-player mountain-3-upgrade-1 upgrade-3",
    "mountain-3-2 upgrade-3-weapons-4 upgrade-4",
    "mountain-4-double-2 mountain-2222-or-double-3",
  ),
  block(
    "sailing",
    "longship",
    "overseas-1 raiding explore-1",
    "overseas-2 pillaging-2 explore-2",
    "special-sale pillaging-3 explore-3",
    "plundering",
  ),
  block(
    "emigration",
    "emigrate",
    "draw-occupation play-occupation-paid",
    "emigrate-2 play-occupations-2",
    "emigrate-3 play-occupations-4",
    "boat-to-knarr-emigrate",
  ),
];
export const EXTENSION: Block = block(
  "extension",
  "replay",
  "imitate-1",
  "imitate-2",
  "imitate-3",
  "imitate-4",
);
export const SPACES: string[] = [...BLOCKS, EXTENSION].flatMap((b) => b.columns.flat());
export const groupOf = (space: string): Group =>
  [...BLOCKS, EXTENSION].find((b) => b.columns.some((c) => c.includes(space)))!.group;
export const columnOf = (space: string): number =>
  [...BLOCKS, EXTENSION]
    .flatMap((b) => b.columns.map((c, i) => (c.includes(space) ? i + 1 : 0)))
    .find(Boolean) ?? 1;

// ---- what is printed on a space ----

/** An icon with how many; or a word between icons. */
export type Part = { icon: string; item: string; n: string } | { text: string } | "to";
/** Classes of what a space gives, for the filter. */
export const KINDS = [
  "food",
  "animals",
  "crafts",
  "luxury",
  "resources",
  "silver",
  "weapons",
  "ships",
  "houses",
  "islands",
  "cards",
] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_ICON: Record<Kind, string> = {
  food: "stockfish",
  animals: "cattle",
  crafts: "hide",
  luxury: "chest",
  resources: "wood",
  silver: "silver",
  weapons: "longsword",
  ships: "knarr",
  houses: "b-stonehouse",
  islands: "explore",
  cards: "occupation",
};

const DICE: Record<string, { die: string; weapon: string; gives: string[] }> = {
  hunting: { die: "d8", weapon: "bow", gives: ["hide", "game_meat"] },
  snare: { die: "d8", weapon: "snare", gives: ["fur", "snare"] },
  whaling: { die: "d12", weapon: "spear", gives: ["oil", "skin_bones", "whale_meat"] },
  raiding: { die: "d8", weapon: "sword", gives: ["chest"] },
  pillaging: { die: "d12", weapon: "sword", gives: ["jewelry"] },
};
const icon = (name: string, n = "", item = name): Part => ({ icon: name, item, n });
const thing = (term: string): Part[] => {
  const [name = "", count = "1"] = term.split("*"),
    item = name.replace(/^(building|ship):/, "");
  if (count.startsWith("min(")) return [icon(iconOf(item), "1–3", item)];
  const n = count === "players" ? "×" : count === "round" ? "R" : count === "1" ? "" : count;
  return item === "any" ? [icon("boat", n)] : [icon(iconOf(item), n, item)];
};
const sum = (terms: string): Part[] =>
  terms.split("|").flatMap((alt, i) => [...(i ? [{ text: "/" }] : []), ...alt.split("+").flatMap(thing)]);

/** One step of a code as what goes in and what comes out. */
const step = (s: string): { pay: Part[]; get: Part[]; gives: string[] } => {
  const [word = "", ...rest] = s.trim().split(" "),
    args = rest.join(" "),
    call = /^(\w+)\(([^)]*)\)$/.exec(word);
  const out = (pay: Part[], get: Part[], gives: string[] = []) => ({ pay, get, gives });
  const names = (terms: string) =>
    terms.split(/[|+]/).map((t) => t.split("*")[0]!.replace(/^(building|ship):/, ""));
  if (word === "pay") return out(sum(args), []);
  if (word === "need") return out(sum(args.replace(/^ship:(?=knarr)/, "")), []);
  if (word === "get")
    return out(
      args.includes("min(3,") ? [icon(args.includes("cattle") ? "cattle" : "sheep")] : [],
      sum(args),
      names(args),
    );
  if (word === "if") {
    const [what, , ...more] = rest;
    return out(
      [],
      [...sum(what!.split(">")[0]!), { text: ":" }, ...sum(more.join(" "))],
      names(more.join(" ")),
    );
  }
  if (word === "choose")
    return out([icon("boat", args.replace("boats ", "").replace("..", "–").replace(/^1$/, ""))], []);
  if (word === "overseas") return out([], [icon("trade", "", "chest")], ["chest"]);
  if (word === "forge")
    return out([], [icon("jewelry"), { text: "/" }, icon("hammer", "", "jewelry")], ["jewelry"]);
  if (word === "emigrate") return out([], [icon("emigrate")], ["emigrate"]);
  const [name, a = ""] = [call?.[1], call?.[2]];
  if (name === "die") {
    const d = DICE[a]!;
    return out(
      [icon(d.die), icon(iconOf(d.weapon), "", d.weapon)],
      d.gives.map((g) => icon(iconOf(g), "", g)),
      d.gives,
    );
  }
  if (name === "mtn") return out([], [icon("mountain-strip", a.replaceAll(",", "+"))], ["wood"]);
  if (name === "up") {
    const [n, by] = a.split(",");
    return out([], [icon(by === "2" ? "upgrade2" : "upgrade", n!)], ["upgrade"]);
  }
  if (name === "explore")
    return out(
      [],
      [
        icon("explore"),
        ...a
          .split("|")
          .slice(0, 1)
          .map((i) => ({ text: `@${i}${a.includes("|") ? "…" : ""}` })),
      ],
      ["island"],
    );
  if (name === "occ_draw") return out([], [icon("card")], ["card"]);
  if (name === "occ_play")
    return out([], [icon("occupation", a.replace("..", "–").replace(/^1$/, ""))], ["card"]);
  if (name === "wdraw") return out([], [icon("longsword", a, "sword")], ["sword"]);
  if (name === "sale") return out([icon("silver")], [icon("crown", a, "chest")], ["chest"]);
  if (name === "imitate") return out([], [icon("replay")], []);
  return out([], []);
};

export interface Printed {
  parts: Part[];
  gives: Set<Kind>;
}
const classOf = (item: string): Kind | null => {
  if (/^(sheep|cattle)$/.test(item)) return "animals";
  if (/^(wood|stone|ore)$/.test(item)) return "resources";
  if (item === "silver") return "silver";
  if (/^(bow|snare|spear|sword)$/.test(item)) return "weapons";
  if (/^(whaler|knarr|longship)$/.test(item)) return "ships";
  if (/^(shed|stone_house|long_house)$/.test(item)) return "houses";
  if (item === "island") return "islands";
  if (item === "card") return "cards";
  const c = colourOf(item);
  return c === "orange" || c === "red" ? "food" : c === "green" ? "crafts" : c === "blue" ? "luxury" : null;
};

/** Splits at a sign that stands outside of brackets. */
const split = (code: string, sign: string): string[] => {
  const out = [""];
  let depth = 0;
  for (const ch of code) {
    depth += ch === "(" ? 1 : ch === ")" ? -1 : 0;
    if (ch === sign && depth === 0) out.push("");
    else out[out.length - 1] += ch;
  }
  return out.map((x) => x.trim());
};

const PRINTED = new Map<string, Printed>();
export const printedOn = (space: string): Printed => {
  let known = PRINTED.get(space);
  if (known) return known;
  const gives = new Set<Kind>(),
    pay: Part[] = [],
    get: Part[] = [];
  const code = spaceCode(space),
    steps = split(code, ";").filter((s) => !(s === "need whaler" && code.includes("choose boats")));
  for (const s of steps) {
    const sides = /^\(|^mtn.*\|/.test(s) ? split(s.replace(/\?$/, ""), "|") : [s.replace(/\?$/, "")];
    sides.forEach((side, i) => {
      const inner = side.startsWith("(") ? side.slice(1, -1) : side,
        steps = split(inner, ";").map(step);
      const mine = steps.flatMap((x) => x.pay),
        gets = steps.flatMap((x) => x.get);
      if (i) get.push({ text: "/" });
      if (side.startsWith("(")) {
        if (mine.length) get.push(...mine, "to");
        get.push(...gets);
      } else {
        pay.push(...mine);
        get.push(...gets);
      }
      for (const g of steps.flatMap((x) => x.gives)) {
        const k = classOf(g);
        if (k) gives.add(k);
      }
    });
  }
  if (/get .*emigrate|emigrate/.test(spaceCode(space))) gives.add("ships");
  known = { parts: pay.length ? [...pay, "to", ...get] : get, gives };
  PRINTED.set(space, known);
  return known;
};
