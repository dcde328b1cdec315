// The first game of Blood Rage.
import type { Lesson } from "../lesson";

/** Not open at my next turn, or a new Age: its moment is gone. */
const LATER = ["turn", "draft"];

export const lesson: Lesson = {
  game: "rage",
  seats: 3,
  seed: "first blood",
  words: import.meta.glob("./??.json", { eager: true, import: "default" }),
  steps: [
    { text: "welcome", at: ["part:score"] },
    { text: "draft", prompt: "draft", answer: ["draft"] },
    { text: "draftMore", prompt: "draft", answer: ["draft"] },
    { text: "map", prompt: "turn", at: ["part:board"] },
    { text: "clan", at: ["part:seats"] },
    {
      text: "invade",
      prompt: "turn",
      when: ["invade"],
      until: LATER,
      answer: ["invade"],
      suggest: ["invade leader"],
    },
    {
      text: "upgrade",
      prompt: "turn",
      when: ["upgrade"],
      until: LATER,
      answer: ["upgrade"],
      at: ["part:tray"],
      suggest: ["upgrade"],
    },
    {
      text: "quest",
      prompt: "turn",
      when: ["quest"],
      until: LATER,
      answer: ["quest"],
      at: ["part:tray"],
      suggest: ["quest"],
    },
    {
      text: "pillage",
      prompt: "turn",
      when: ["pillage"],
      until: LATER,
      answer: ["pillage"],
      suggest: ["pillage"],
    },
    { text: "battle", prompt: "battle-card", until: ["draft"], answer: ["play"] },
    { text: "battles", prompt: "turn", at: ["part:log"] },
    { text: "ragnarok" },
    { text: "end" },
  ],
};
