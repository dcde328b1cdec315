// Pictures of the table of Divinus and of the campaign's book: build/screens, desk and phone, three languages.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { lookFor } from "./look";
import { answer, settle } from "./player";

const out = join(import.meta.dirname, "../../build/screens");
const SIZES = [[1440, 900], [390, 844]] as const;

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
      if (await lookFor(page, ".dv-gods", 10)) await shot("god", false);
      if (await lookFor(page, ".dv-shop", 20)) await shot("shop", false);
      if (await lookFor(page, ".dv-cell.legal", 30)) await shot("first");
      for (let i = 0; i < 30; i++) await answer(page, i * 7 + 3);
      const many = ".dv-cell.legal .dv-chip i";
      if (!await lookFor(page, many, 60)) return;
      await page.locator(".dv-cell.legal").filter({ has: page.locator(".dv-chip i") }).last().dispatchEvent("mouseover");
      await shot("turn");
      await page.locator(".dv-cell.legal").filter({ has: page.locator(".dv-chip i") }).last().click();
      await page.locator(".dv-pay").waitFor();
      await shot("pay");
      await page.locator(".dv-wayb").first().click();
      await page.locator(".dv-spot.legal").first().click();
      await page.locator(".dv-spot.selected").waitFor();
      await shot("place");
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
