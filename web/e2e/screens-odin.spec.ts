// Pictures of A Feast for Odin for people to look at: build/screens, desk and phone, three languages.
import { type Page, test } from "@playwright/test";
import { salt, settle } from "./player";
import { shots } from "./shots";

/** Plays inside of the page until one of the wanted things is there; which one. */
const until = async (page: Page, wants: string[], most: number): Promise<number> => {
  for (let from = 0; from < most; from += 20) {
    const hit = await page.evaluate(async ({ sels, start, salted }) => {
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms)), seen = (e: Element) => e.getClientRects().length > 0;
      const there = () => sels.findIndex((s) => document.querySelector(s));
      for (let i = start; i < start + 20; i++) {
        if (there() >= 0) return there();
        const best = document.querySelector<HTMLElement>(".best .btn");
        const all = [...document.querySelectorAll<HTMLElement>("[data-action]:not([disabled]), .sp[data-slot]")].filter(seen);
        const tiles = [...document.querySelectorAll<HTMLElement>(".good-b[data-slot]:not([data-item=silver])")].filter(seen);
        const el = best ?? (i % 2 ? tiles[i % (tiles.length || 1)] : undefined) ?? all[(Math.imul(i + 1 + salted, 2654435761) >>> 15) % (all.length || 1)];
        if (!el) { await wait(15); continue; }
        el.click();
        for (let k = 0; k < 12 && el.isConnected; k++) { await wait(4); document.querySelector<HTMLElement>("[data-main]:not([disabled])")?.click(); }
      }
      return there();
    }, { sels: wants, start: from, salted: salt });
    if (hit >= 0) return hit;
  }
  return -1;
};

const TILE = ".good-b.may:is([data-item=oil],[data-item=hide],[data-item=linen],[data-item=fur],[data-item=chest],[data-item=rune_stone],[data-item=jewelry],[data-item=wool])";

test("screens of A Feast for Odin", async ({ page }) => {
  const press = (sel: string) => page.locator(sel).first().dispatchEvent("click");
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 4, { name: "Asta", bot: "greedy" });
  await page.goto("./");
  await page.locator("[data-game=odin]:not([disabled])").click();
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
  await until(page, [".grid .tl + .tl + .tl"], 400);
  if (await until(page, [".sp.legal"], 100) === 0) await shots(page, "odin-turn", ".sp.legal", false);
  await shots(page, "odin-estate", ".frame", false, async (phone) => { if (phone) await press("#tab-part-estate"); });
  await shots(page, "odin-occupations", ".frame", false, async (phone) => { if (phone) await press("#tab-part-cards"); });
  if (await until(page, [`.frame:not(.has-dialog) .tray ${TILE}`], 200) === 0) await shots(page, "odin-place", ".frame", false, async (phone) => {
    if (phone) await press("#tab-part-estate");
    await press((phone ? ".od-est " : ".tray ") + TILE);
    await page.locator(".best .btn").first().waitFor();
    await page.locator(".best .btn").first().focus();
  });
  const wanted = [".dicebox", ".striplist", ".pickcards.tiles", ".pickcards.occsheet", ".pickcards.isles", ".feastbar"], names = ["dice", "strips", "tiles", "cards", "isles", "feast"];
  for (let i = 0; i < 4; i++) {
    const hit = await until(page, wanted, 200);
    if (hit < 0) break;
    await shots(page, `odin-${names[hit]}`, wanted[hit]!, false);
    wanted.splice(hit, 1);
    names.splice(hit, 1);
  }
});
