// Each language through whole games: no word is missing, none is left in another language, and the language
// is
// changed without loading the page again.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { settle, sitDown } from "./player";
import { playOn, readAll } from "./reader";

type Lang = "en" | "ru" | "de";
type Tree = { [key: string]: Tree } | Tree[] | string | number | boolean | null;

const src = join(import.meta.dirname, "../src");
const read = (path: string): Tree => {
  try {
    return JSON.parse(readFileSync(join(src, path), "utf8")) as Tree;
  } catch {
    return {};
  }
};
const IDS = new Set(["ids", "index", "kind", "value", "id"]);
const texts = (t: Tree): string[] =>
  typeof t === "string"
    ? [t]
    : t === null || typeof t !== "object"
      ? []
      : Object.entries(t).flatMap(([k, v]) =>
          IDS.has(k) || (k === "kinds" && Array.isArray(v)) ? [] : texts(v),
        );
/** Every text that a game may show in a language. */
const tables = (game: string, lang: Lang) =>
  new Set(
    [
      `words/${lang}.json`,
      `games/${game}/${lang}.json`,
      `words/made/${game}.${lang}.json`,
      `words/made/about/${game}.${lang}.json`,
    ].flatMap((f) => texts(read(f))),
  );

/** Ids that have a word of their own in this language, and the words themselves. */
const idsOf = (game: string, lang: Lang) => {
  const kinds = (
    read(`words/made/${game}.${lang}.json`) as { kinds: Record<string, { ids: string[]; labels: string[] }> }
  ).kinds;
  const ids = new Set<string>(),
    labels = new Set(Object.values(kinds).flatMap((k) => k.labels));
  for (const k of Object.values(kinds))
    k.ids.forEach((id, i) => {
      if (k.labels[i] !== id && /[a-z]{3}/.test(id) && !labels.has(id)) ids.add(id);
    });
  return ids;
};

const BROKEN = /[{}]|\bundefined\b|\bNaN\b|\bnull\b|\[object|\w_\w|[^.]\.\.(?!\.)/;
const ENGLISH = /\b(?:the|and|your|with|each|from|of|is|are|you|may|not)\b/i;
/** What is written the same in every language: the hall, rules' ids, keys, the names of the languages. */
const EVERYWHERE =
  /Meadhall|JavaScript|English|Deutsch|Champions of Midgard|Blood Rage|\bQR\b|\b(?:EN|RU|DE|Enter|Esc|U|R)\b|\b[A-Z]{2}(?:-[A-Z0-9]+)+[a-z]?\b|\b[IVX]+\b|\bRW\d\b|\b\d+[A-C]\b/g;

/** What a reader of this language would stumble over. */
const strange = (written: string[], game: string, lang: Lang): string[] => {
  const ids = idsOf(game, lang),
    own = tables(game, lang),
    english = lang === "en" ? new Set<string>() : tables(game, "en");
  return written.filter((text) => {
    const rest = text.replace(EVERYWHERE, " ");
    if (BROKEN.test(rest) || (ids.has(text) && !own.has(text))) return true;
    if (lang === "ru") return /[A-Za-z]{2,}/.test(rest);
    return (
      lang === "de" &&
      ((english.has(text) && !own.has(text)) || ENGLISH.test(rest.replace(/\b(?:is|not|may|of)\b/gi, "")))
    );
  });
};

const start = async (page: Page, game: string) => {
  await page.goto("./");
  await page.locator(`[data-game=${game}]:not([disabled])`).click();
  if (game === "odin") {
    await page.locator("details summary").click();
    await page.locator(".opts select").first().selectOption("short");
  }
  await page.locator("[data-start]").click();
};

const GAMES: [string, Lang][] = [
  ["odin", "en"],
  ["odin", "ru"],
  ["odin", "de"],
  ["divinus", "en"],
  ["divinus", "ru"],
  ["divinus", "de"],
  ["midgard", "ru"],
  ["rage", "de"],
];
for (const [game, lang] of GAMES)
  test(`a whole game of ${game} in ${lang} without a missing word`, async ({ page }) => {
    const reader = await readAll(page);
    await settle(page, 2, { lang, bot: "random", name: "", seed: `saga ${lang}` });
    await start(page, game);
    expect(await playOn(page)).toBeGreaterThan(20);
    await page.locator(".ranks li").first().waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    const written = await reader.written();
    expect(written.length).toBeGreaterThan(300);
    expect(strange(written, game, lang)).toEqual([]);
    expect(reader.lacking).toEqual([]);
  });

test("the language is changed at the table without loading it again", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page, "midgard");
  await page.locator(".ask.mine").waitFor();
  await page.evaluate(() => {
    (window as unknown as { same: boolean }).same = true;
  });
  const seen = [(await page.locator(".ask h2").textContent())!];
  for (const [name, lang] of [
    ["Русский", "ru"],
    ["Deutsch", "de"],
    ["English", "en"],
  ] as const) {
    await page.locator(".bar .tools .tool").last().press("Enter"); // a sheet may lie over it
    await page.getByRole("button", { name }).click();
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator(".ask h2")).not.toHaveText(seen.at(-1)!);
    seen.push((await page.locator(".ask h2").textContent())!);
  }
  expect(new Set(seen).size).toBe(3);
  expect(seen[3]).toBe(seen[0]);
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
});
