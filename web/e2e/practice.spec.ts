// Practice: a puzzle on the game's own board, wrong and right, remembered, and without a connection.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test, UNPLUGGED } from "./test";
import { checkAxe, settle } from "./player";

const file = readFileSync(
  fileURLToPath(new URL("../../src/games/midgard/puzzles.txt", import.meta.url)),
  "utf8",
);
const told = (word: string) => [...file.matchAll(new RegExp(`^${word} place (.*)$`, "gm"))].map((x) => x[1]!);
const best = told("best")[0]!,
  next = told("next")[0]!;

const place = async (page: Page, space: string) => {
  await page.locator(`[data-slot="space:${space}"]`).first().click();
  await page.locator("[data-main]").first().click();
};

test.use({ forgive: UNPLUGGED });
test("a puzzle is answered on the board, is remembered, and needs no connection", async ({
  page,
  context,
}) => {
  await settle(page);
  await page.goto("./");
  await page.locator("[data-practice]").click();
  await expect(page.locator("[data-puzzles]")).toHaveCount(4);
  await checkAxe(page);
  await page.locator("[data-puzzles=midgard]").click();
  const verdict = page.locator("[data-verdict]");
  await expect(verdict).toContainText("Puzzle 1 of 30");
  await checkAxe(page);
  await place(page, next);
  await expect(verdict).toHaveAttribute("data-verdict", "wrong");
  await expect(verdict).toContainText("Tries left: 2");
  await page.locator("[data-again-try]").click();
  await place(page, best);
  await expect(verdict).toHaveAttribute("data-verdict", "right");
  await expect(verdict).toContainText("Chance to win");
  await expect(page.locator("[data-why]")).toContainText("Why");
  await page.waitForFunction(() => document.documentElement.dataset.kept === "all", null, {
    timeout: 120_000,
  });
  await page.reload();
  await context.setOffline(true);
  await page.goto("./#/p");
  await expect(page.locator(".practice-games")).toContainText("1 solved");
  await page.locator("[data-puzzles=midgard]").click();
  await expect(verdict).toContainText("Puzzle 2 of 30");
  await page.locator("[data-give]").click();
  await expect(verdict).toHaveAttribute("data-verdict", "told");
  await expect(verdict).toContainText("Proof:");
  await page.locator("[data-next]").click();
  await expect(verdict).toContainText("Puzzle 3 of 30");
});

test("a question in a sheet is answered there, and the sheet gives way to what is said", async ({ page }) => {
  await settle(page);
  await page.goto("./#/p/odin/2");
  await page.locator(".fight .food-b").first().click();
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "right");
  await expect(page.locator(".fight")).toHaveCount(0);
});
