// The first game of Divinus: the first scenario, with Thor and his swap of tiles, from the choice of a god to
// the reckoning.
import type { TableMsg } from "../../core/protocol";
import { cells, godOf, nextStep, sumText, waysOf } from "../../games/divinus/read";
import type { Lesson } from "../lesson";

/** A payment, die by die: the best one where it is open, else one of few dice. */
const pay =
  (best: string) =>
  (m: TableMsg): string[] => {
    const ways = waysOf(m),
      one = ways.find((w) => sumText(w) === best) ?? ways[0];
    return (one && [nextStep(m, one)].filter((x) => x !== null)) ?? [];
  };

/** Tiles with two symbols before others. */
const richest = (m: TableMsg): string[] =>
  cells(m)
    .map((c) => ({ ...c, shows: c.tile?.symbols.filter((x) => x !== "empty").length ?? 0 }))
    .sort((a, b) => b.shows - a.shows)
    .map((c) => `explore ${c.id} plain`);

/** A rest is advised only to those who cannot explore. */
const whenSpent = (m: TableMsg): string[] => (m.legal.some((a) => a.startsWith("explore ")) ? [] : ["rest"]);

/** Some words are about Thor, whom not everybody takes, and about the cell that is proposed. */
const isThor = (m: TableMsg): boolean => m.me !== null && godOf(m, m.me) === "Thor";
const isOther = (m: TableMsg): boolean => !isThor(m);
const paysFor = (m: TableMsg): string | undefined => waysOf(m)[0]?.cell;

const RECKONING = ["gift", "forge", "found", "story"];

export const lesson: Lesson = {
  game: "divinus",
  seats: 2,
  seed: "world ash",
  words: import.meta.glob("./??.json", { eager: true, import: "default" }),
  idle: ["end"],
  parts: {
    dice: ".dv-mydice",
    cells: ".dv-cells",
    places: ".dv-spot.legal",
    map: ".dv-frame",
    laid: ".dv-laid",
    maps: ".dv-tabs",
    table: ".dv-god",
    cards: ".dv-aside",
    locked: ".card.closed, .dv-cell.blocked",
    difference: '[data-action="pay 4−1"]',
    sum: '[data-action="pay 5+2"]',
    points: "#tab-score",
    home: '.end a[href="#/"]',
  },
  steps: [
    { text: "welcome", at: ["part:score"] },
    { text: "god", prompt: "god", answer: ["god"], suggest: ["god Thor"] },
    { text: "spend", prompt: "spend", only: isThor, answer: ["unlock", "done"], suggest: ["unlock 3"] },
    {
      text: "spendOther",
      prompt: "spend",
      only: isOther,
      until: ["story", "reroll", "turn"],
      answer: ["unlock", "done"],
    },
    { text: "story", prompt: "story", until: ["reroll", "turn"], answer: ["choose"], suggest: ["choose a"] },
    // The first turn: a cell paid by a difference.
    { text: "dice", prompt: "turn", at: ["part:dice"] },
    { text: "cells", prompt: "turn", at: ["part:cells"] },
    {
      text: "explore",
      prompt: "turn",
      when: ["explore"],
      answer: ["explore"],
      at: ["answer"],
      suggest: ["explore 3 plain"],
    },
    {
      text: "pay",
      prompt: "pay",
      only: (m) => paysFor(m) === "3",
      until: ["place"],
      answer: ["paid"],
      at: ["part:difference"],
      suggest: pay("4−1"),
    },
    {
      text: "payOther",
      prompt: "pay",
      only: (m) => paysFor(m) !== "3",
      until: ["place"],
      answer: ["paid"],
      suggest: pay(""),
    },
    {
      text: "place",
      prompt: "place",
      only: isThor,
      answer: ["place"],
      at: ["part:places"],
      suggest: ["place x0y0 r3", "place"],
    },
    {
      text: "placeOther",
      prompt: "place",
      only: isOther,
      until: ["turn"],
      answer: ["place"],
      at: ["part:places"],
    },
    {
      text: "after",
      prompt: "turn",
      when: ["end"],
      until: ["turn"],
      answer: ["end", "act"],
      at: ["do:end"],
      suggest: ["end"],
    },
    // The second: a sum, and sides that match.
    {
      text: "sum",
      prompt: "turn",
      when: ["explore 7"],
      until: ["turn"],
      answer: ["explore"],
      at: ["answer"],
      suggest: ["explore 7 plain"],
    },
    {
      text: "sumOther",
      prompt: "turn",
      when: ["explore"],
      until: ["pay", "place"],
      answer: ["explore"],
      at: ["answer"],
      suggest: richest,
    },
    { text: "few", prompt: "pay", until: ["place"], answer: ["paid"], at: ["part:sum"], suggest: pay("5+2") },
    {
      text: "sides",
      prompt: "place",
      answer: ["place"],
      at: ["part:places"],
      suggest: ["place x-1y0 r1", "place"],
    },
    { text: "goals", prompt: "turn", at: ["part:cards"] },
    // Until the dice are used up, then a rest.
    {
      text: "third",
      prompt: "turn",
      when: ["explore"],
      answer: ["explore", "rest"],
      at: ["answer"],
      suggest: richest,
    },
    {
      text: "worlds",
      prompt: "place",
      answer: ["place"],
      at: ["part:map"],
      suggest: ["place x-2y0 r0", "place"],
    },
    { text: "rest", prompt: "turn", when: ["rest"], answer: ["rest"], at: ["do:rest"], suggest: whenSpent },
    {
      text: "endTurn",
      prompt: "turn",
      when: ["end"],
      until: ["turn"],
      answer: ["end", "act"],
      at: ["do:end"],
      suggest: ["end"],
    },
    // The god's effect.
    {
      text: "action",
      prompt: "turn",
      only: isThor,
      when: ["act 3 1"],
      until: ["turn"],
      answer: ["act"],
      at: ["do:act 3 1"],
      suggest: ["act 3 1"],
    },
    { text: "actionOther", prompt: "turn", until: ["swap"], at: ["part:table"] },
    {
      text: "swap",
      prompt: "swap",
      until: ["turn"],
      answer: ["swap"],
      at: ["answer"],
      suggest: ["swap 3 9", "swap 3", "swap"],
    },
    {
      text: "cheap",
      prompt: "turn",
      when: ["explore"],
      answer: ["explore"],
      at: ["answer"],
      suggest: (m) => ["explore 3 plain", ...richest(m)],
    },
    { text: "quests", prompt: "turn", at: ["part:cards"] },
    { text: "closed", prompt: "turn", at: ["part:locked"] },
    { text: "alone", prompt: "turn", when: ["rest"], answer: ["explore", "rest"] },
    { text: "rivals", prompt: "turn", at: ["part:maps"] },
    { text: "honour", prompt: "turn", at: ["part:points"] },
    { text: "finish", prompt: "turn", at: ["part:laid"] },
    // The reckoning.
    { text: "gift", prompt: "gift", until: RECKONING, answer: ["gift"] },
    { text: "forge", prompt: "forge", until: RECKONING, answer: ["forge", "done"] },
    { text: "found", prompt: "found", until: RECKONING, answer: ["found"] },
    { text: "outro", prompt: "story", answer: ["choose"] },
    { text: "book", prompt: "over", at: ["part:home"] },
  ],
};
