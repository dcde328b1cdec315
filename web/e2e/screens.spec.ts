// Pictures of the page for people to look at: build/screens, desk and phone, dark and light.
// A game is played once on a desk; phone, languages and themes look at the same position after a change of settings.
import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { playToEnd, settle, sitDown, until } from "./player";

const out = join(import.meta.dirname, "../../build/screens");
const SIZES = [[1440, 900], [390, 844]] as const;
const LOOKS = [["dark", "en"], ["light", "de"], ["dark", "ru"]] as const;

/** The page as it stands, in every size, theme and language: settings are changed and the page is loaded again. */
const shots = async (page: Page, name: string, ready: string, full = true, prepare?: () => Promise<void>) => {
  for (const [theme, lang] of LOOKS) {
    await page.evaluate(([th, la]) => {
      localStorage.setItem("meadhall.theme", JSON.stringify(th));
      localStorage.setItem("meadhall.lang", JSON.stringify(la));
    }, [theme, lang] as const);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await page.locator(ready).first().waitFor();
      await prepare?.();
      await page.evaluate(async () => { await document.fonts.ready; await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {}))); });
      await page.screenshot({ path: join(out, `${name}-${width}-${theme}-${lang}.png`), fullPage: full && width < 640 });
    }
  }
  await page.evaluate(() => { localStorage.setItem("meadhall.theme", '"dark"'); localStorage.setItem("meadhall.lang", '"en"'); });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.locator(ready).first().waitFor();
};

test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page, 4, { name: "Asta" });
});

test("screens of home", async ({ page }) => {
  await page.goto("./");
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  await shots(page, "home", "[data-game=midgard]:not([disabled])");
});

test("screens of Midgard", async ({ page }) => {
  await sitDown(page);
  if (await until(page, ".ask.mine ~ .board .slot.legal[data-slot^=space]")) await shots(page, "midgard-place", ".ask.mine");
  if (await until(page, ".load")) await shots(page, "midgard-sheet", ".load", false);
  // A hunt rolls dice too, but tells no losses.
  if (await until(page, ".dmg ~ .roll .rd:nth-child(2)")) await shots(page, "midgard-fight", ".rd", false, async () => {
    await page.locator(".rd").first().click();
    await page.locator(".hist").waitFor();
  });
  await playToEnd(page);
  await shots(page, "midgard-end", ".lines");
  await page.locator(".end .acts .btn.primary").click();
  await page.locator("#scrub").fill("90");
  await page.locator(".scrub output:has-text('90')").waitFor();
  await shots(page, "midgard-replay", "#scrub");
});

test("screens of Blood Rage", async ({ page }) => {
  await sitDown(page, "rage");
  if (await until(page, ".pickcard")) await shots(page, "rage-draft", ".pickcard", false);
  if (await until(page, ".ask.mine ~ .board .prov.legal", 400, 5)) await shots(page, "rage-turn", ".ask.mine");
  if (await until(page, ".fight .battle", 300, 5)) await shots(page, "rage-battle", ".fight .battle", false);
});
