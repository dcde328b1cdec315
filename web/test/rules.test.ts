// The rule texts: English gives the order, another language takes the place of what it tells.
import { describe, expect, it } from "vitest";
import { gameOfRule, mergeBooks, ruleIn, withReason } from "../src/core/rules";

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

  it("are told apart from why they were settled so, in three languages", () => {
    for (const word of ["Why", "Почему", "Grund"])
      expect(withReason(`Pay in full. ${word}: that is what paying means.`)).toEqual([
        "Pay in full.",
        `${word}: that is what paying means.`,
      ]);
    expect(withReason("Pay in full.")).toEqual(["Pay in full.", ""]);
  });

  it("show a player no mark, file or name of the program, and keep chapters about it apart", async () => {
    const files = import.meta.glob<{ title: string; inner?: boolean; rules: [string, string][] }[]>(
      "../src/words/made/rules/*.json",
      { import: "default" },
    );
    for (const [file, read] of Object.entries(files)) {
      const book = await read();
      if (/(?:midgard|rage|odin|divinus)-rules\.en/.test(file)) expect(book.some((c) => c.inner)).toBe(true);
      for (const c of book.filter((each) => !each.inner))
        for (const [, text] of c.rules) expect(text).not.toMatch(/\{|\.tsv|\bRW\d|\bED-|\[both\]|\bRULING:/);
    }
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
