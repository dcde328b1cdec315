// The first game of A Feast for Odin: a round with all its phases, then what a second one adds.
import type { TableMsg } from "../../core/protocol";
import type { Lesson } from "../lesson";
import { aboutOf, type Title, num, rowsOf } from "../../games/odin/typed";

/** Resources and weapons of mine. */
const mine = (m: TableMsg, item: Title) => num(rowsOf(m, "players")[m.me ?? 0], item);

/** A result that wood and bows pay is kept, another one rolled again. */
const keepOrRoll = (m: TableMsg): string[] =>
  num(rowsOf(m, "dice")[0], "result") <= mine(m, "wood") + mine(m, "bow")
    ? ["keep", "roll"]
    : ["roll", "keep"];

/** Payments with the least wood first: bows have no other use. */
const leastWood = (m: TableMsg): string[] =>
  m.legal
    .filter((a) => a.startsWith("success "))
    .sort((a, b) => Number(a.split(" ")[1]) - Number(b.split(" ")[1]));

/** What only goes on; a feast ends when its table is full. */
const goOn = (m: TableMsg): string[] => {
  const feast = aboutOf(m, "feast");
  return feast && feast.at < feast.squares ? [] : ["done", "end_feast"];
};

/** Squares of the home board, as row-column. */
const squares = (...at: string[]): string => at.map((x) => `[data-board=home] [data-cell="${x}"]`).join(", ");

const TOO_LATE = ["before_income", "feast"],
  DONE = ["turn", "after", ...TOO_LATE];

export const lesson: Lesson = {
  game: "odin",
  seats: 2,
  seed: "cold mead",
  options: "length=short,decks=a",
  words: import.meta.glob("./??.json", { eager: true, import: "default" }),
  idle: goOn,
  parts: {
    home: "svg.grid",
    columns: ".act-head",
    goods: ".goods-row",
    weapons: ".weapons",
    mountains: ".strips",
    cards: ".occs",
    table: ".banquet",
    bay: ".bay",
    find: ".filters",
    served: "[data-action=feast]",
    points: "#tab-score",
    corner: squares("9-0", "10-0", "11-0"),
    edge: squares("10-7", "11-7"),
    first: squares("11-1"),
    second: squares("10-1"),
    inside: squares("9-2", "9-3", "10-2", "10-3", "11-2", "11-3"),
    bonuses: "[data-board=home] .cl.bonus",
    numbers: "[data-board=home] .cl.income",
  },
  steps: [
    { text: "aim", at: ["part:home"] },
    { text: "vikings", prompt: "turn", at: ["part:columns"] },
    { text: "goods", at: ["part:goods"] },
    {
      text: "mountain",
      prompt: "turn",
      until: TOO_LATE,
      answer: ["occupy"],
      at: ["space:mountain-2"],
      suggest: ["occupy mountain-2", "occupy mountain-3-upgrade-1", "occupy mountain-3-2"],
    },
    {
      text: "strip",
      prompt: "mountain",
      until: DONE,
      answer: ["mountain"],
      suggest: (m) => m.legal.filter((a) => a.endsWith(" 2")),
    },
    {
      text: "hunt",
      prompt: "turn",
      until: TOO_LATE,
      answer: ["occupy"],
      at: ["space:hunting-game-1"],
      suggest: ["occupy hunting-game-1", "occupy hunting-game-2", "occupy snare"],
    },
    {
      text: "roll",
      prompt: "roll",
      until: ["settle", ...DONE],
      answer: ["roll", "keep"],
      suggest: keepOrRoll,
    },
    {
      text: "rollAgain",
      prompt: "roll",
      until: ["settle", ...DONE],
      answer: ["roll", "keep"],
      suggest: keepOrRoll,
    },
    { text: "pay", prompt: "settle", until: DONE, answer: ["success", "fail"], suggest: leastWood },
    { text: "weapons", at: ["part:weapons"] },
    {
      text: "lay",
      when: ["place hide", "at 9 0"],
      until: ["turn", ...TOO_LATE],
      answer: ["at", "occupy"],
      at: ["item:hide", "part:corner"],
      suggest: ["at 9 0", "place hide home 1"],
    },
    {
      text: "upgrade",
      prompt: "turn",
      until: TOO_LATE,
      answer: ["occupy"],
      at: ["space:upgrade-2"],
      suggest: ["occupy upgrade-2", "occupy upgrade-3", "occupy upgrade-4"],
    },
    {
      text: "colours",
      prompt: "upgrade",
      until: DONE,
      answer: ["upgrade", "stop"],
      suggest: ["upgrade peas"],
    },
    {
      text: "green",
      prompt: "upgrade",
      until: DONE,
      answer: ["upgrade", "stop"],
      suggest: ["upgrade mead", "upgrade"],
    },
    {
      text: "minus",
      when: ["place oil"],
      until: ["turn", ...TOO_LATE],
      answer: ["at", "occupy"],
      at: ["item:oil", "part:edge"],
      suggest: ["at 10 7", "place oil home 1"],
    },
    {
      text: "third",
      prompt: "turn",
      until: TOO_LATE,
      answer: ["occupy"],
      at: ["space:weekly-fruits"],
      suggest: ["occupy weekly-fruits", "occupy livestock-choice", "occupy upgrade-3-weapons-4"],
    },
    {
      text: "done",
      prompt: "after",
      until: ["turn", ...TOO_LATE],
      answer: ["done", "occupy"],
      suggest: ["done"],
    },
    { text: "table", prompt: "turn", until: TOO_LATE, at: ["part:table"] },
    {
      text: "food",
      prompt: "turn",
      until: TOO_LATE,
      answer: ["occupy"],
      at: ["space:weekly-beans", "space:stockfish"],
      suggest: ["occupy weekly-beans", "occupy stockfish", "occupy weekly-flax", "occupy mead"],
    },
    {
      text: "silver",
      when: ["place silver", "at 11 1"],
      until: ["turn", "feast"],
      answer: ["at", "occupy"],
      at: ["item:silver", "part:first"],
      suggest: ["at 11 1", "place silver home 0"],
    },
    {
      text: "silverMore",
      when: ["place silver", "at 10 1"],
      until: ["turn", "feast"],
      answer: ["at", "done", "occupy"],
      at: ["item:silver", "part:second"],
      suggest: ["at 10 1", "place silver home 0"],
    },
    { text: "rest", prompt: "turn", until: TOO_LATE, answer: ["occupy", "pass"] },
    {
      text: "income",
      prompt: "before_income",
      until: ["feast", "turn"],
      answer: ["done"],
      at: ["part:numbers"],
      suggest: ["done"],
    },
    {
      text: "feast",
      prompt: "feast",
      answer: ["serve", "gap"],
      at: ["part:served"],
      suggest: ["serve salt_meat horizontal", "serve flax horizontal"],
    },
    {
      text: "feastMore",
      prompt: "feast",
      until: ["turn", "before_bonus"],
      answer: ["serve", "gap", "end_feast"],
      at: ["part:served"],
      suggest: ["serve flax horizontal", "serve salt_meat horizontal"],
    },
    { text: "bonus", prompt: ["turn", "before_bonus"], at: ["part:bonuses"] },
    { text: "round", prompt: "turn", at: ["part:phases", "part:seats"] },
    {
      text: "wood",
      prompt: "turn",
      until: TOO_LATE,
      answer: ["occupy"],
      at: ["space:wood-per-player"],
      suggest: ["occupy wood-per-player", "occupy mountain-3-upgrade-1", "occupy mountain-2"],
    },
    {
      text: "ship",
      prompt: "turn",
      until: TOO_LATE,
      answer: ["occupy"],
      at: ["space:build-knarr", "part:bay"],
      suggest: ["occupy build-knarr", "occupy build-whaler"],
    },
    {
      text: "sea",
      prompt: "turn",
      until: TOO_LATE,
      at: ["space:explore-1", "space:explore-2", "space:overseas-1", "space:raiding"],
    },
    {
      text: "fourth",
      prompt: "turn",
      until: TOO_LATE,
      answer: ["occupy"],
      at: ["space:weekly-spices"],
      suggest: ["occupy weekly-spices", "occupy master-crafting", "occupy mountain-4-double-2"],
    },
    {
      text: "card",
      prompt: "free_play",
      until: DONE,
      answer: ["play", "skip"],
      suggest: ["play 147a", "play"],
    },
    {
      text: "blue",
      when: ["place spices"],
      until: ["turn", "feast"],
      answer: ["at", "occupy"],
      at: ["item:spices", "part:inside"],
      suggest: ["at 9 2", "place spices home 1"],
    },
    { text: "houses", at: ["space:build-shed", "space:build-stone-house", "space:build-long-house"] },
    { text: "emigrate", at: ["space:emigrate-2", "part:table"] },
    { text: "closed", at: ["part:find"] },
    { text: "score", at: ["part:points"] },
    { text: "end" },
  ],
};
