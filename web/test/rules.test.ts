// The rule texts: English gives the order, another language takes the place of what it tells.
import { describe, expect, it } from "vitest";
import { gameOfRule, mergeBooks, ruleIn } from "../src/core/rules";

const english: { title: string; rules: [string, string][] }[] = [
  {
    title: "Setup",
    rules: [
      ["CM-SETUP-01", "Seats are numbered clockwise."],
      ["CM-SETUP-02", "Shores in use."],
    ],
  },
  { title: "Fight", rules: [["CM-FIGHT-01", "Roll the dice; see CM-SETUP-01."]] },
];

describe("rule texts", () => {
  const german = mergeBooks(english, [
    { title: "Aufbau", rules: [["CM-SETUP-01", "Plätze zählen im Uhrzeigersinn."]] },
  ]);

  it("fall back to English rule by rule", () => {
    expect(german.map((c) => c.title)).toEqual(["Aufbau", "Fight"]);
    expect(ruleIn(german, "CM-SETUP-01")).toEqual({
      id: "CM-SETUP-01",
      text: "Plätze zählen im Uhrzeigersinn.",
      own: true,
    });
    expect(ruleIn(german, "CM-SETUP-02")).toMatchObject({ text: "Shores in use.", own: false });
    expect(ruleIn(german, "CM-SETUP-99")).toBeNull();
  });

  it("belong to a game by their first letters", () => {
    expect(["CM-A-01", "BR-A-01", "FO-A-01", "DV-A-01", "XX-A-01"].map(gameOfRule)).toEqual([
      "midgard",
      "rage",
      "odin",
      "divinus",
      null,
    ]);
  });
});
