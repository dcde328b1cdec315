// Each language through whole games: no word is missing, none is left in another language, and the language
// is
// changed without loading the page again.
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { type Lang, strange } from "../test/strange";
import { LONG, settle, sitDown } from "./player";
import { playOn, readAll } from "./reader";

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
  test(`a whole game of ${game} in ${lang} without a missing word`, LONG, async ({ page }) => {
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
