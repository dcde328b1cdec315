// A scripted player: answers whatever is asked through what the page offers.
import { expect, type Page } from "@playwright/test";

export const settle = async (page: Page, seats = 2, more: Record<string, unknown> = {}) => {
  await page.addInitScript(([n, extra]) => {
    if (localStorage.getItem("meadhall.seats")) return;
    const set = (k: string, v: unknown) => localStorage.setItem(`meadhall.${k}`, JSON.stringify(v));
    set("seats", n); set("speed", "off"); set("lang", "en"); set("theme", "dark");
    for (const [k, v] of Object.entries(extra as Record<string, unknown>)) set(k, v);
  }, [seats, more] as const);
};

/** Two clicks: the game, and "play against bots". */
export const sitDown = async (page: Page) => {
  await page.goto("./");
  await page.locator("[data-game=midgard]:not([disabled])").click();
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
};

const OPEN = "[data-action]:not([disabled]), [data-slot][tabindex='0'], button[data-slot]";

/** One answer by pointer; false when nothing is asked. `turn` chooses among what glows. */
export const answer = async (page: Page, turn: number): Promise<boolean> => page.evaluate(async ({ open, n }) => {
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const all = [...document.querySelectorAll<HTMLElement>(open)].filter((e) => e.getClientRects().length > 0);
  if (!all.length) return false;
  const el = all[n % all.length]!;
  el.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (let i = 0; i < 40; i++) {
    await wait(4);
    const main = document.querySelector<HTMLElement>("[data-main]:not([disabled])");
    if (main) { main.click(); break; }
    if (!el.isConnected) break;
  }
  await wait(8);
  return true;
}, { open: OPEN, n: turn });

export const playToEnd = async (page: Page, most = 1500, every?: (i: number) => Promise<void>) => {
  for (let i = 0; i < most; i++) {
    if (await page.locator(".end").count()) return i;
    if (!await answer(page, i * 7 + 3)) await page.waitForTimeout(15);
    await every?.(i);
  }
  await expect(page.locator(".end")).toBeVisible();
  return most;
};
