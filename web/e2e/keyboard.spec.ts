// Without a pointer: from the hall's door into a game, and through a whole one to its ranking.
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { LONG, salt, settle } from "./player";

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] as const;

const tabTo = async (page: Page, want: string) => {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((w) => document.activeElement?.matches(w) ?? false, want)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the focus never came to ${want}`);
};

/** The table when nothing is on its way: my question or the end. */
const quiet = async (page: Page) => {
  await page.waitForSelector(".frame:not([data-busy]) .ask.mine, .end");
  return page.evaluate(() =>
    document.querySelector(".end") ? "end" : document.querySelector<HTMLElement>(".frame")!.dataset.ply!,
  );
};

/** Walks with arrows, takes with Enter, and says yes with Enter where that is asked for. */
const answerByKeys = async (page: Page, n: number) => {
  for (let i = 0; i <= n % 5; i++) await page.keyboard.press(ARROWS[(n + salt + (i >> 1)) % 4]!);
  const before = await quiet(page);
  for (let i = 0; i < 2; i++) {
    await page.keyboard.press("Enter");
    if ((await quiet(page)) !== before) return;
  }
};

/** From the door to the table. */
const sitByKeys = async (page: Page) => {
  await settle(page, 2);
  await page.goto("./");
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  await tabTo(page, "[data-game=midgard]");
  await page.keyboard.press("Enter");
  await tabTo(page, "[data-start]");
  await page.keyboard.press("Enter");
  await page.locator(".frame").waitFor();
};

test("a game is begun and played by keyboard alone", async ({ page }) => {
  await sitByKeys(page);
  const begun = Number(await quiet(page));
  for (let i = 0; i < 25; i++) await answerByKeys(page, i);
  expect(Number(await quiet(page))).toBeGreaterThan(begun + 25); // each answer was followed by others' and by chance
});

test("a whole game by keyboard alone", LONG, async ({ page }) => {
  await sitByKeys(page);
  for (let i = 0; i < 1500 && (await quiet(page)) !== "end"; i++) await answerByKeys(page, i);
  await expect(page.locator(".ranks li")).toHaveCount(2);
  // and on: the replay is reached and scrubbed by keys too
  await tabTo(page, ".end [data-replay]");
  await page.keyboard.press("Enter");
  await page.locator("#scrub").waitFor();
  await tabTo(page, "#scrub");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".scrub output")).toContainText("Step 1 of");
});
