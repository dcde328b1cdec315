// Pictures of A Feast for Odin for people to look at: build/screens, desk and phone, three languages.
import type { Page } from "@playwright/test";
import { test } from "./test";
import { answer, LONG, settle, settled } from "./player";
import { shots } from "./shots";

/** Plays until one of the wanted things is there while this device is asked; which one. */
const until = async (page: Page, wants: string[], most: number): Promise<number> => {
  for (let i = 0; i < most; i++) {
    await settled(page);
    const hit = await page.evaluate((sels) => sels.findIndex((s) => document.querySelector(s)), wants);
    if (hit >= 0) return hit;
    const open = ["[data-action]:not([disabled]), .sp[data-slot]"],
      tiles = ".good-b[data-slot]:not([data-item=silver])";
    if (!(await answer(page, i, 1000, [".best .btn", ...(i % 2 ? [tiles] : []), ...open, tiles]))) return -1;
  }
  return -1;
};

const TILE =
  ".good-b.may:is([data-item=oil],[data-item=hide],[data-item=linen],[data-item=fur],[data-item=chest],[data-item=rune_stone],[data-item=jewelry],[data-item=wool])";

test("screens of A Feast for Odin", LONG, async ({ page }) => {
  const press = (sel: string) => page.locator(sel).first().dispatchEvent("click");
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 4, { name: "Asta", bot: "greedy" });
  await page.goto("./");
  await page.locator("[data-game=odin]:not([disabled])").click();
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
  await until(page, [".grid .tl + .tl + .tl"], 400);
  if ((await until(page, [".sp.legal"], 100)) === 0) await shots(page, "odin-turn", ".sp.legal", false);
  await shots(page, "odin-estate", ".frame", false, async (phone) => {
    if (phone) await press("#tab-part-estate");
  });
  await shots(page, "odin-occupations", ".frame", false, async (phone) => {
    if (phone) await press("#tab-part-cards");
  });
  if ((await until(page, [`.frame:not(.has-dialog):not(:has(.hold)) .tray ${TILE}`], 200)) === 0)
    await shots(page, "odin-place", ".frame", false, async (phone) => {
      if (phone) await press("#tab-part-estate");
      await press((phone ? ".od-est " : ".tray ") + TILE);
      await page.locator(".best .btn").first().waitFor();
      await page.locator(".best .btn").first().focus();
    });
  const wanted = [
      ".dicebox",
      ".striplist",
      ".pickcards.tiles",
      ".pickcards.occsheet",
      ".pickcards.isles",
      ".feastbar",
    ],
    names = ["dice", "strips", "tiles", "cards", "isles", "feast"];
  for (let i = 0; i < 4; i++) {
    const hit = await until(page, wanted, 200);
    if (hit < 0) break;
    await shots(page, `odin-${names[hit]}`, wanted[hit]!, false);
    wanted.splice(hit, 1);
    names.splice(hit, 1);
  }
});
