import { describe, expect, it } from "vitest";
import { costsOf } from "../src/games/rage/Deeds";

describe("what a turn of Blood Rage can be spent on", () => {
  const legal = ["invade leader gimle", "invade warrior gimle", "march a b 1 none", "quest q", "pass"],
    remarks = [["costs 0"], ["costs 1"], ["costs 1", "means troll"], [], []];
  it("has the costs that the engine remarks, from the least to the most", () => {
    expect(costsOf(legal, remarks, "invade")).toEqual([0, 1]);
    expect(costsOf(legal, remarks, "march")).toEqual([1, 1]);
    expect(costsOf(legal, remarks, "quest")).toEqual([0, 0]);
  });
  it("has none where it cannot be done", () => {
    expect(costsOf(legal, remarks, "pillage")).toBe(null);
  });
});
