import { describe, expect, it, vi } from "vitest";
import { pluralForm, Words, type GameWords, loadWords } from "../src/core/words";

describe("words", () => {
  it("knows the forms of Russian numbers", () => {
    expect([1, 2, 5, 11, 12, 21, 22, 25, 111].map((n) => pluralForm("ru", n))).toEqual([
      0, 1, 2, 2, 2, 0, 1, 2, 2,
    ]);
    expect([-1, -2, -5].map((n) => pluralForm("ru", n))).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((n) => pluralForm("de", n))).toEqual([1, 0, 1]);
  });
  it("says an action and an event of Midgard in three languages", async () => {
    const en = await loadWords("midgard", "en"),
      ru = await loadWords("midgard", "ru"),
      de = await loadWords("midgard", "de");
    expect(en.action("pay 1")).toBe("pay 1 coin");
    expect(ru.action("pay 3")).toBe("заплатить 3 монеты");
    expect(de.action("place market")).toContain("Markt");
    expect(en.withNames(["Asta"]).event("gain 0 2 coin")).toContain("Asta");
    expect(en.action("reroll d1+d3")).toContain("die 1, die 3");
  });
  it("tells of a word that is not there, once", async () => {
    const heard = vi.spyOn(console, "warn").mockImplementation(() => {});
    const ru = await loadWords("midgard", "ru");
    for (let i = 0; i < 2; i++) expect(ru.label("space", "nowhere")).toBe("nowhere");
    expect(ru.prompt("nothing-of-the-kind")).toBe("nothing-of-the-kind");
    expect(ru.label("number", "12")).toBe("12");
    expect(heard.mock.calls.map((c) => c[0] as string)).toEqual([
      "no word: ru midgard space nowhere",
      "no word: ru midgard prompts nothing-of-the-kind",
    ]);
    heard.mockRestore();
  });
  it("names the slots an action touches", () => {
    const game = {
      verbs: { reroll: { kinds: ["pool"], label: "{0}" } },
      events: {},
      kinds: {},
    } as unknown as GameWords;
    expect(new Words(game, "en").parse("reroll d1+d3").slots).toEqual(["pool:d1", "pool:d3"]);
  });
});
