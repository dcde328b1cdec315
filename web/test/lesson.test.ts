// Walk-throughs: steps come with their question, end with their answer, and have words in every language.
import { describe, expect, it } from "vitest";
import type { LogEntry, TableMsg } from "../src/core/protocol";
import { isAnswered, isTime, loadLesson, pointsAt, proposal, taught } from "../src/lessons/lesson";

const asked = (prompt: string, turn = [0]) => ({ me: 0, turn, prompt: { id: prompt, arg: [] } }) as unknown as TableMsg;
const log = (...all: [number, number, string][]): LogEntry[] => all.map(([ply, seat, action]) => ({ ply, seat, action, events: [] }));

describe("a walk-through", () => {
  it("speaks when its question comes to me", () => {
    expect(isTime({ text: "x", prompt: "place" }, asked("place"))).toBe(true);
    expect(isTime({ text: "x", prompt: "place" }, asked("place", [1]))).toBe(false);
    expect(isTime({ text: "x", prompt: "place" }, asked("sail"))).toBe(false);
    expect(isTime({ text: "x" }, asked("sail", [1]))).toBe(true);
  });
  it("goes on by my answer of the wanted kind, given since it spoke", () => {
    const step = { text: "x", answer: ["place"] };
    expect(isAnswered(step, log([4, 0, "place market"]), 0, 5)).toBe(false);
    expect(isAnswered(step, log([5, 1, "place market"]), 0, 5)).toBe(false);
    expect(isAnswered(step, log([5, 0, "sail shore1"]), 0, 5)).toBe(false);
    expect(isAnswered(step, log([5, 0, "place market"]), 0, 5)).toBe(true);
  });
  it("proposes the first of its answers that is open", () => {
    const step = { text: "x", suggest: ["place forge", "invade leader"] };
    expect(proposal(step, ["place hut", "invade leader gimle"])).toBe("invade leader gimle");
    expect(proposal(step, ["place forgery"])).toBeNull();
  });
  it("points at slots and at parts of the frame", () => {
    expect(pointsAt({ text: "x", at: ["space:market", "part:score", "part:nowhere"] })).toEqual(['[data-slot="space:market"]', ".score"]);
  });
  it("has its words in every language, none of them unused", async () => {
    expect(taught().sort()).toEqual(expect.arrayContaining(["midgard", "rage"]));
    for (const game of taught()) {
      const l = (await loadLesson(game))!, keys = l.steps.map((s) => s.text).sort();
      for (const words of Object.values(l.words)) expect(Object.keys(words).sort()).toEqual(keys);
    }
  });
});
