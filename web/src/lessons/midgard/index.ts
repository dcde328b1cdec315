// The first game of Champions of Midgard.
import type { Event } from "../../games/midgard/typed";
import type { Lesson } from "../lesson";

const TOO_LATE: Event[] = ["round"];

export const lesson: Lesson = {
  game: "midgard",
  seats: 2,
  seed: "first mead",
  words: import.meta.glob("./??.json", { eager: true, import: "default" }),
  steps: [
    { text: "welcome", at: ["part:score"] },
    { text: "leader", prompt: "leader", answer: ["leader"] },
    { text: "seats", prompt: "place", at: ["part:seats"] },
    { text: "tray", at: ["part:tray"] },
    {
      text: "warriors",
      prompt: "place",
      answer: ["place"],
      at: ["space:swordsmith", "space:hafter", "space:blacksmith"],
      suggest: ["place swordsmith", "place hafter", "place blacksmith"],
    },
    {
      text: "foe",
      prompt: "place",
      answer: ["place"],
      at: ["space:draugr-space-1-left", "space:draugr-space-2-right"],
      suggest: ["place draugr-space-1-left", "place draugr-space-2-right"],
    },
    {
      text: "food",
      prompt: "place",
      answer: ["place"],
      at: ["space:smokehouse", "space:hunting-grounds"],
      suggest: ["place smokehouse", "place hunting-grounds"],
    },
    { text: "closed", prompt: "place", at: ["part:closed"] },
    { text: "rest", prompt: "place", answer: ["place"] },
    { text: "assign", prompt: "assign", unless: TOO_LATE, answer: ["assign"] },
    {
      text: "roll",
      prompt: "reroll",
      unless: TOO_LATE,
      answer: ["reroll", "potential", "stop"],
      suggest: ["stop"],
    },
    { text: "log", prompt: "place", at: ["part:log"] },
    { text: "troll", at: ["space:troll-space"] },
    {
      text: "ship",
      prompt: "place",
      answer: ["place"],
      at: ["space:small-public-longship", "space:large-public-longship"],
      suggest: ["place small-public-longship", "place large-public-longship"],
    },
    { text: "sail", prompt: "sail", unless: TOO_LATE, answer: ["sail"] },
    { text: "runes", at: ["space:runesmith"] },
    { text: "score", at: ["part:log"] },
    { text: "end" },
  ],
};
