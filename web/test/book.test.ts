// @vitest-environment happy-dom The rulebook: whole in three languages, true to the tables, with a place for
// every question, found by what people type.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { compileBook, type Known } from "../tools/book/compile.mjs";
import { winChance } from "../tools/book/odds.mjs";
import { knownOf } from "../tools/book.mjs";
import { Blocks } from "../src/book/Blocks";
import { pageAt, plain, placeOfRule, sectionAt, shortIds } from "../src/book/guide";
import { around, marked, searchGuide } from "../src/book/search";
import type { Lang } from "../src/core/words";
import { lang } from "../src/core/settings";

type Made = ReturnType<typeof compileBook>;
const LANGS: Lang[] = ["en", "ru", "de"];
const GAMES = [
  ...new Set(
    readdirSync(join(import.meta.dirname, "../src/book/text"))
      .map((f) => /^(\w+)\.en\.md$/.exec(f)?.[1])
      .filter((g) => g !== undefined),
  ),
];
const known: Record<string, Known> = {};
const made: Record<string, Made> = {};
const compile = (game: string, change: Partial<Known> = {}): Made =>
  compileBook(game, { ...known[game]!, ...change });

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no pictures here")));
  for (const g of GAMES) {
    known[g] = await knownOf(g);
    made[g] = compile(g);
  }
});

describe.each(GAMES)("the book of %s", (game) => {
  it("has eight to twelve pages in three languages, the last a card, and nothing wrong", () => {
    expect(made[game]!.errors).toEqual([]);
    for (const l of LANGS) {
      const pages = made[game]!.books[l];
      expect(pages.length).toBeGreaterThanOrEqual(8);
      expect(pages.length).toBeLessThanOrEqual(12);
      expect(pages.at(-1)!.blocks.some((b) => b.k === "card")).toBe(true);
      expect(pages.some((p) => p.blocks.some((b) => b.k === "ask"))).toBe(true);
    }
  });

  it("has no sentence of another language", () => {
    const text = (l: Lang) => JSON.stringify(made[game]!.books[l]);
    expect(text("en")).not.toMatch(/[а-яё]{3}/i);
    expect(text("de")).not.toMatch(/[а-яё]{3}|\b(?:the|your|with) /i);
    const russian = made[game]!.books.ru.flatMap((p) => p.blocks).filter(
      (b) => b.k === "p" || b.k === "lead",
    );
    for (const b of russian) expect(plain((b as unknown as { t: never }).t)).toMatch(/[а-яё]{3}/i);
  });

  it("draws every page, with a name for every picture that has no words", () => {
    for (const l of LANGS) {
      lang.value = l;
      for (const p of made[game]!.books[l]) {
        document.body.innerHTML = '<div id="x"></div>';
        render(
          Blocks({ blocks: p.blocks, v: { game, href: (a) => `#/rules/${game}/${a}` } }),
          document.getElementById("x")!,
        );
        const text = document.getElementById("x")!.textContent!;
        expect(text.length, `${l} ${p.id}`).toBeGreaterThan(100);
        expect(text, `${l} ${p.id}`).not.toMatch(/undefined|NaN|[{}]|\*\*|:::/);
      }
    }
  });

  it("has a place for every question and for every rule", () => {
    const { books, index } = made[game]!;
    for (const prompt of known[game]!.prompts) {
      const at = index.prompts[prompt];
      expect(at, prompt).toBeDefined();
      for (const l of LANGS)
        expect(sectionAt({ pages: books[l] }, at!)?.blocks.length, `${l} ${prompt} #${at}`).toBeGreaterThan(
          0,
        );
    }
    for (const id of Object.keys(known[game]!.rules)) {
      const at = placeOfRule(index, id);
      expect(at && pageAt({ pages: books.en }, at), id).toBeDefined();
    }
    expect(Object.keys(index.rules).length).toBeGreaterThan(100);
  });
});

describe("values", () => {
  const textOf = (m: Made, l: Lang) => m.books[l].map((p) => JSON.stringify(p.blocks)).join("\n");

  it("of a content pack are what the book says, in every language", () => {
    const content = structuredClone(known.midgard!.content);
    content.stall!.huskarls!.gain_sword = 5;
    content.troll!["forest-troll"]!.defence = 9;
    for (const l of Object.values(content.leader!)) l.dice_limit = 11;
    const other = compile("midgard", { content });
    expect(other.errors).toEqual([]);
    for (const l of LANGS) {
      expect(textOf(other, l)).not.toBe(textOf(made.midgard!, l));
      const fight = plain(
        (sectionAt({ pages: other.books[l] }, "dice")!.blocks[0] as unknown as { t: never }).t,
      );
      expect(fight).toContain("11");
      expect(JSON.stringify(sectionAt({ pages: other.books[l] }, "first-turn"))).toMatch(/5\u00a0?/);
    }
    const chance = (m: Made) =>
      /\d+\u00a0%/.exec(JSON.stringify(sectionAt({ pages: m.books.en }, "first-turn")))?.[0];
    expect(chance(made.midgard!)).toBe("94\u00a0%");
    expect(chance(other)).not.toBe(chance(made.midgard!)); // chances follow the tables, too
  });

  it("that only a rule says are checked against that rule", () => {
    const values = known.midgard!.values.replace("midgard\trounds\t8", "midgard\trounds\t9");
    expect(compile("midgard", { values }).errors).toEqual(["values.tsv:2: CM-COMP-01 does not say 9"]);
  });

  it("of a fight are exact: three warriors of three kinds against a kraken", () => {
    const { face, journey } = known.midgard!.content;
    expect(winChance(face!, { sword: 1, spear: 1, axe: 1 }, journey!.kraken!)).toBeCloseTo(0.749, 3);
  });
});

describe("a mistake in the text fails the build", () => {
  const wrong = (from: string | RegExp, to: string, l: Lang = "en") => {
    const texts = { ...known.midgard!.texts };
    const text = texts[l]!.replace(from, to);
    expect(text).not.toBe(texts[l]);
    return compile("midgard", { texts: { ...texts, [l]: text } }).errors.join("\n");
  };

  it.each([
    ["an unknown icon", ":glory:", ":gloory:", /midgard\.en\.md:\d+: there is no icon :gloory:/],
    ["an unknown value", "{hunt-most}", "{hunt-least}", /nothing is called 'hunt-least'/],
    ["an unknown row", "{=troll.hill-troll}", "{=troll.big-troll}", /nothing is called 'troll.big-troll'/],
    ["an unknown anchor", "(#fight)", "(#fights)", /midgard\.en\.md:\d+: there is no place #fights/],
    ["an unknown rule", "CM-END-11", "CM-END-99", /there is no rule CM-END-99/],
    ["a typed number", "You have {rounds} rounds", "You have 8 rounds", /a typed number in/],
    ["a straight quote", "plan, then roll", 'plan, "then" roll', /a straight quote/],
    ["an unknown figure", "::: faces", "::: faaces", /there is no figure 'faaces'/],
    ["a lost partner", "**glory**", "**glory", /a mark without its partner/],
  ])("%s", (_, from, to, says) => {
    expect(wrong(from, to)).toMatch(says);
  });

  it("a page, a section or a picture that a language lacks", () => {
    expect(wrong(/# Auf See[\s\S]*?(?=\n# )/, "", "de")).toContain(
      "midgard.de.md: the page #sailing is missing",
    );
    expect(wrong("## Охота {#hunt}", "## Охота {#ohota}", "ru")).toContain(
      "midgard.ru.md: the page #round has the anchors",
    );
    expect(wrong(/::: faces[\s\S]*?:::\n/, "", "de")).toContain("the page #fight is built otherwise");
    expect(compile("midgard", { texts: { ...known.midgard!.texts, ru: undefined } }).errors).toContain(
      "midgard.ru.md: the book is missing in this language",
    );
  });

  it("a question without a place", () => {
    const places = known.midgard!.places.replace(/midgard\treroll\t.*\n/, "");
    expect(compile("midgard", { places }).errors.join()).toContain(
      "the question 'reroll' of midgard has no place",
    );
  });
});

describe("search", () => {
  const rules = () => [
    {
      title: "",
      rules: Object.entries(known.midgard!.rules).map(([id, text]) => ({
        id,
        text: String(text),
        own: true,
      })),
    },
  ];
  const find = (text: string, l: Lang) => searchGuide({ pages: made.midgard!.books[l] }, rules(), text, l);

  it("finds by a word whatever its ending", () => {
    expect(find("kraken", "en").map((f) => f.at)).toContain("journey");
    expect(find("rerolls", "en").map((f) => f.at)).toContain("fight-steps");
    expect(find("потерь", "ru").map((f) => f.at)).toContain("losses");
    expect(find("переброску", "ru").length + find("переброса", "ru").length).toBeGreaterThan(0);
    expect(find("Schicksals", "de").map((f) => f.at)).toContain("destinies");
    expect(find("Küste", "de").map((f) => f.at)).toContain("feed");
    expect(find("kuste", "de").map((f) => f.at)).toContain("feed");
  });

  it("finds rules by id, that one first, and headings before text", () => {
    expect(find("cm-fight-02", "de")[0]).toMatchObject({ kind: "rule", at: "CM-FIGHT-02" });
    const kinds = find("troll", "en").map((f) => f.kind);
    expect(kinds.indexOf("head")).toBeLessThan(kinds.indexOf("text"));
    expect(kinds.indexOf("text")).toBeLessThan(kinds.indexOf("rule"));
    expect(find("xyzzy", "en")).toEqual([]);
    expect(find("  ", "en")).toEqual([]);
  });

  it("marks what it found and cuts around it", () => {
    expect(marked("Krakens fight", "kraken", "en")).toEqual([
      ["Krakens", true],
      [" ", false],
      ["fight", false],
    ]);
    const long = `${"word ".repeat(80)}kraken ${"word ".repeat(80)}`;
    expect(around(long, "kraken", "en")).toContain("kraken");
    expect(around(long, "kraken", "en").length).toBeLessThan(200);
  });
});

it("ids in a row are written short", () => {
  expect(shortIds(["CM-A-01", "CM-A-02", "CM-A-03", "CM-A-05", "CM-B-01"])).toBe(
    "CM-A-01–03, CM-A-05, CM-B-01",
  );
  expect(shortIds([])).toBe("");
});
