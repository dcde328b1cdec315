// Pictures of the page for people to look at: build/screens, desk and phone, dark and light.
import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { answer, settle } from "./player";

const out = join(import.meta.dirname, "../../build/screens");
const SIZES = [[1440, 900], [390, 844]] as const;

const until = async (page: Page, want: string, most = 260) => {
  for (let i = 0; i < most; i++) {
    if (await page.locator(want).count()) { await page.waitForTimeout(900); return true; }
    if (!await answer(page, i * 7 + 3)) await page.waitForTimeout(10);
  }
  return false;
};

for (const [w, h] of SIZES)
  for (const [theme, lang] of [["dark", "en"], ["light", "de"], ["dark", "ru"]] as const)
    test(`screens ${w} ${theme} ${lang}`, async ({ browser }) => {
      const page = await (await browser.newContext({ viewport: { width: w, height: h } })).newPage();
      const shot = (name: string, full = w < 640) => page.screenshot({ path: join(out, `${name}-${w}-${theme}-${lang}.png`), fullPage: full });
      await settle(page, 4, { theme, lang, name: "Asta", bot: "greedy" });
      await page.goto("./");
      await page.locator("[data-game=midgard]:not([disabled])").waitFor();
      await shot("home");
      await page.locator("[data-game=midgard]").click();
      await page.locator("[data-start]").click();
      await page.locator(".frame").waitFor();
      if (await until(page, ".ask.mine ~ * .slot.legal[data-slot^=space]")) await shot("midgard-place");
      if (await until(page, ".pips + b, .load")) await shot("midgard-sheet", false);
      if (await until(page, ".rd:nth-child(3)")) {
        await page.locator(".rd").first().click();
        await page.waitForTimeout(900);
        await shot("midgard-fight", false);
      }
      if (await until(page, ".end", 900)) {
        await page.locator(".lines").waitFor();
        await shot("midgard-end");
        await page.locator(".end .acts .btn.primary").click();
        await page.locator("#scrub").fill("90");
        await page.waitForTimeout(400);
        await shot("midgard-replay");
      }
      await page.goto("./");
      await page.locator("[data-game=rage]:not([disabled])").click();
      await page.locator("[data-start]").click();
      await page.locator(".frame").waitFor();
      if (await until(page, ".prov.legal")) { for (let i = 0; i < 14; i++) await answer(page, i * 3 + 1); await until(page, ".prov.legal"); await shot("rage-turn"); }
    });
