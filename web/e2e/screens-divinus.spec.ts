// Pictures of the table of Divinus and of the campaign's book: build/screens, desk and phone, three languages.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { answer, settle } from "./player";

const out = join(import.meta.dirname, "../../build/screens");
const SIZES = [[1440, 900], [390, 844]] as const;

const until = async (page: Page, want: string, most = 400) => {
  for (let i = 0; i < most; i++) {
    if (await page.locator(want).count()) { await page.waitForTimeout(300); return true; }
    if (!await answer(page, i * 7 + 3)) await page.waitForTimeout(10);
  }
  return false;
};

/** A campaign of which four scenarios are played, by bots at the command line. */
const campaignFile = () => {
  const meadhall = join(import.meta.dirname, "../../build/meadhall"), file = join(mkdtempSync(join(tmpdir(), "book-")), "Nine-winters.campaign");
  execFileSync(meadhall, ["campaign", "new", file, "--seats", "3", "--bots", "greedy,greedy,greedy"]);
  for (let i = 0; i < 4; i++) execFileSync(meadhall, ["campaign", "play", file, "--seed", "5"], { stdio: "ignore" });
  return file;
};

for (const [w, h] of SIZES)
  for (const [theme, lang] of [["dark", "en"], ["light", "de"], ["dark", "ru"]] as const)
    test(`divinus ${w} ${theme} ${lang}`, async ({ browser }) => {
      const page = await (await browser.newContext({ viewport: { width: w, height: h } })).newPage();
      const shot = (name: string, full = w < 640) => page.screenshot({ path: join(out, `divinus-${name}-${w}-${theme}-${lang}.png`), fullPage: full });
      await settle(page, 4, { theme, lang, name: "Asta", bot: "greedy" });
      await page.goto("./");
      await page.locator("[data-game=divinus]:not([disabled])").click();
      await page.locator("details summary").click();
      await page.locator(".opts select").first().selectOption("3");
      await page.locator("[data-start]").click();
      await page.locator(".frame").waitFor();
      if (await until(page, ".dv-gods")) await shot("god", false);
      if (await until(page, ".dv-shop")) await shot("shop", false);
      if (await until(page, ".dv-cell.legal")) await shot("first");
      for (let i = 0; i < 36; i++) await answer(page, i * 7 + 3);
      if (await until(page, ".dv-cell.legal .dv-chip")) { await page.locator(".dv-cell.legal").last().hover(); await page.waitForTimeout(200); await shot("turn"); }
      if (await until(page, ".dv-pay")) await shot("pay");
      if (await until(page, ".dv-hand")) { await page.locator(".dv-spot.legal").first().click(); await page.waitForTimeout(200); await shot("place"); }
    });

for (const [w, h] of SIZES)
  for (const [theme, lang] of [["dark", "en"], ["light", "de"], ["dark", "ru"]] as const)
    test(`book ${w} ${theme} ${lang}`, async ({ browser }) => {
      const page = await (await browser.newContext({ viewport: { width: w, height: h } })).newPage();
      await settle(page, 3, { theme, lang, name: "Asta" });
      await page.goto("./#/c");
      await page.locator("[data-new]").waitFor();
      await page.locator("#bk-file").setInputFiles(campaignFile());
      await page.locator(".bk-chapter").first().waitFor();
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(out, `book-${w}-${theme}-${lang}.png`), fullPage: true });
      await page.locator("[data-fork='3']").click();
      await page.locator(".bk-switch").waitFor();
      await page.goto("./#/c");
      await page.locator(".bk-card").nth(1).waitFor();
      await page.screenshot({ path: join(out, `shelf-${w}-${theme}-${lang}.png`), fullPage: w < 640 });
    });
