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
    expect(en.action("pay 1")).toBe("Give 1 coin");
    expect(ru.action("pay 3")).toBe("Пожертвовать 3 монеты");
    expect(de.action("place market")).toBe("Arbeiter auf den Markt schicken");
    expect(en.withNames(["Asta"]).event("gain 0 2 coin")).toBe("Asta gains 2 coins.");
    expect(en.action("reroll d1+d3")).toBe("Reroll 2 dice for 1 favor");
  });
  it("name a thing as it is called behind its number", async () => {
    const said = async (lang: "en" | "ru" | "de") => {
      const words = await loadWords("midgard", lang);
      return [1, 2, 5].map((n) => words.amount("good", "coin", n));
    };
    expect(await said("en")).toEqual(["coin", "coins", "coins"]);
    expect(await said("ru")).toEqual(["монета", "монеты", "монет"]);
    expect(await said("de")).toEqual(["Münze", "Münzen", "Münzen"]);
    expect((await loadWords("midgard", "en")).amount("good", "wood", 2)).toBe("wood");
  });
  it("knows what a number of an answer counts, and every form of a name", async () => {
    const en = await loadWords("midgard", "en"),
      ru = await loadWords("midgard", "ru"),
      de = await loadWords("midgard", "de");
    expect([0, 1, 2].map((i) => en.counted("gifts", i))).toEqual(["food", "wood", "coin"]);
    expect([0, 1, 2].map((i) => de.counted("gifts", i))).toEqual(["Nahrung", "Holz", "Münze"]);
    expect(ru.counted("assign", 1)).toBe("мечник");
    expect(en.counted("place", 0)).toBe(null);
    expect(de.forms("troll", "forest-troll")).toContain("den Waldtroll");
    expect(de.forms("troll", "nobody")).toEqual([]);
  });
  it("tells what happened in lines for people, as the terminal does", async () => {
    const words = (await loadWords("midgard", "en"))
      .withNames(["Asta", "Bjarni"])
      .at(0, ["space military-stall-space-1 stall raiders"]);
    const lines = words.log([
      { ply: 3, seat: 7, action: "troll cave-troll", events: [] },
      {
        ply: 4,
        seat: 1,
        action: "place military-stall-space-1",
        events: ["spend 1 1 wood", "recruit 1 0 2 0"],
      },
      { ply: 5, seat: 7, action: "roll sword hit", events: ["rolled 1 sword hit"] },
      { ply: 6, seat: 7, action: "roll spear hit", events: ["rolled 1 spear hit", "round 2"] },
      { ply: 7, seat: 1, action: null, events: [] },
    ]);
    expect(lines.map((l) => [l.sort, l.text])).toEqual([
      ["line", "A Cave Troll threatens the village."],
      ["line", "Bjarni sends a worker to the raiders, pays 1 wood and recruits 2 spearmen."],
      ["line", "Bjarni rolls 2 hits."],
      ["banner", "Round 2 begins."],
      ["line", "Bjarni decides in secret."],
    ]);
    expect(lines[1]).toMatchObject({ seat: 1, from: 4, to: 4, move: true });
  });
  it("says what is missing for a closed answer", async () => {
    const missing: [string, number, string?, string?][] = [
      ["cost", 4, "good", "coin"],
      ["have", 3],
    ];
    const said = async (lang: "en" | "ru" | "de") =>
      (await loadWords("midgard", lang)).reason("place worker-huts", "CM-PLACE-06", missing);
    expect(await said("en")).toBe("Worker Huts: costs 4 coins, you have 3.");
    expect(await said("ru")).toBe("Хижина рабочих: цена — 4 монеты, у вас 3.");
    expect(await said("de")).toBe("Arbeiterhütten: kostet 4 Münzen, du hast 3.");
    expect((await loadWords("midgard", "en")).reason("place worker-huts", "CM-NO-SUCH", [])).toBeNull();
  });
  it("asks with the number that matters, and without", async () => {
    const en = await loadWords("rage", "en");
    expect(en.prompt("turn", [["rage", 4]])).toBe("What will you do? You have 4 Rage.");
    expect(en.prompt("turn")).toBe("What will you do?");
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
      verbs: { reroll: { kinds: ["pool"] } },
      events: {},
      kinds: {},
    } as unknown as GameWords;
    expect(new Words(game, "en").parse("reroll d1+d3").slots).toEqual(["pool:d1", "pool:d3"]);
  });
  it("knows the questions that have a usual answer, and nothing where a game names none", async () => {
    expect([...(await loadWords("midgard", "de")).usuals()]).toEqual([["order", "order no"]]);
    expect((await loadWords("odin", "de")).usuals().size).toBe(0);
  });
});
