// Divinus at its own table: whole games here and on a server, a campaign over two scenarios, phones, axe.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { binary, Hall } from "./hall";
import { lookFor, mustSee } from "./look";
import { checkAxe, LONG, playToEnd, seeded, settle } from "./player";

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const sit = async (page: Page) => {
  await page.goto("./");
  await page.locator("[data-game=divinus]:not([disabled])").click();
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
};

test("a scenario is played at the table from the first god to the last tile", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 2, { bot: "greedy" });
  await sit(page);
  await mustSee(page, ".dv-cell.legal");
  await expect(page.locator(".dv-cell")).toHaveCount(12);
  await expect(page.locator(".dv-cell.legal .dv-chip").first()).toBeVisible();
  await expect(page.locator(".dv-aside")).toContainText("Heimdall");
  await checkAxe(page);
  await playToEnd(page, 2500);
  await expect(page.locator(".ranks li")).toHaveCount(2);
});

test("a cell is paid by one of all ways, the tile is turned and laid by keys", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 2, { bot: "greedy" });
  await sit(page);
  await mustSee(page, ".frame:not(.has-dialog) .dv-cell.legal .dv-chip i");
  const laid = page.locator(".dv-laid"),
    before = Number.parseInt((await laid.textContent())!, 10);
  // The most expensive cell has the most dice to pay with.
  const cell = page
      .locator(".dv-cell.legal")
      .filter({ has: page.locator(".dv-chip i") })
      .first(),
    name = await cell.getAttribute("data-slot");
  await cell.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".dv-pay, .dv-hand").first()).toBeVisible();
  if (await page.locator(".dv-pay").count()) {
    await expect(page.locator(`.dv-cell.paying[data-slot='${name}']`)).toBeVisible();
    await page.locator(".dv-wayb").first().click();
  }
  await expect(page.locator(".dv-hand")).toBeVisible();
  const spot = page.locator(".dv-spot.legal").first();
  await spot.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".dv-spot.selected")).toBeVisible();
  const tile = () => page.locator(".dv-spot.selected .dv-tile > g").first().getAttribute("transform"),
    straight = await tile();
  if (await page.locator(".dv-turn:not([disabled])").count()) {
    await page.keyboard.press("r");
    await expect.poll(tile).not.toBe(straight);
  }
  await page.locator("[data-main]:visible").first().click();
  await expect(laid).toContainText(`${before + 1} of 16`);
});

/** Comes to something in one game or another: who chooses last, say, is not asked for a god. */
const seek = async (page: Page, part: string, most: number) => {
  for (const seed of ["skald", "raven", "oak", "rune", "amber"]) {
    await page.evaluate((s) => localStorage.setItem("meadhall.seed", JSON.stringify(s)), seeded(seed));
    await page.reload();
    await sit(page);
    if (await lookFor(page, part, most)) return;
  }
  throw new Error(`no game came to ${part}`);
};

test("nothing sticks out of a phone of 360 pixels", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page, 4, { bot: "greedy", lang: "de" });
  await page.goto("./");
  for (const [part, most] of [
    [".dv-gods", 12],
    [".dv-cell.legal", 100],
    [".dv-hand", 300],
  ] as const) {
    await seek(page, part, most);
    expect(await sticksOut(page), part).toBeLessThanOrEqual(0);
  }
  await checkAxe(page);
  await page.goto("./#/c");
  await page.locator("[data-new]").click();
  await page.locator("[data-start]").click();
  await page.locator("[data-play]").waitFor();
  expect(await sticksOut(page)).toBeLessThanOrEqual(0);
  await checkAxe(page);
});

test(
  "a campaign goes over two scenarios with a reload between, is branched and kept as a file",
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page, 2, { bot: "greedy", name: "Asta" });
    await page.goto("./");
    await page.locator("[data-campaigns]").click();
    await page.locator("[data-new]").click();
    await page.locator("dialog .seg button", { hasText: /^2$/ }).click();
    await page.locator(".bk-seat select").nth(1).selectOption("level:easy");
    await page.locator("[data-start]").click();
    await page.locator("[data-play]").click();
    await page.locator(".frame").waitFor();
    await mustSee(page, ".dv-cell.legal");
    // In the middle of the game: the page is loaded anew, the same turn is asked.
    const turn = await page.locator(".dv-cell.legal").count();
    await page.reload();
    await expect(page.locator(".dv-cell.legal")).toHaveCount(turn);
    await playToEnd(page, 3000);
    await page.locator("[data-book]").click();
    await expect(page.locator(".bk-chapter")).toHaveCount(1);
    await expect(page.locator(".bk-text").first()).toContainText("Autumn has come");
    await expect(page.locator(".bk-path .done")).toHaveCount(1);
    await checkAxe(page);
    const honour = await page.locator(".bk-table .big").allTextContents();
    await page.reload();
    await expect(page.locator(".bk-table .big")).toHaveText(honour);
    await page.locator("[data-play]").click();
    await page.locator(".frame").waitFor();
    await expect(page.locator(".crumbs")).toContainText("Scenario 2");
    await playToEnd(page, 3000);
    await page.locator("[data-book]").click();
    await expect(page.locator(".bk-path .done")).toHaveCount(2);
    await expect(page.locator(".bk-chapter")).toHaveCount(2);

    const saved = page.waitForEvent("download");
    await page.locator("[data-export]").click();
    const file = await (await saved).path();
    await page.locator("[data-fork='2']").click();
    await expect(page.locator(".bk-path .done")).toHaveCount(1);
    await page.goto("./#/c");
    await expect(page.locator(".bk-card")).toHaveCount(2);
    // The file brings the campaign back after it was removed.
    await page.locator(".bk-card").filter({ hasNotText: "branch" }).locator("a").click();
    await page.getByRole("button", { name: "Remove from this device" }).click();
    await page.locator("[data-forget]").click();
    await expect(page.locator(".bk-card")).toHaveCount(1);
    await page.locator("#bk-file").setInputFiles(file);
    await expect(page.locator(".bk-path .done")).toHaveCount(2);
  },
);

test("a finished campaign goes on in endless games", async ({ page }) => {
  test.skip(!existsSync(binary), "the hall is not built");
  const folder = mkdtempSync(join(tmpdir(), "book-")),
    file = join(folder, "whole.campaign");
  execFileSync(binary, ["campaign", "new", file, "--bots", "random,random", "--seed", "3", "--all"]);
  await settle(page, 2);
  await page.goto("./#/c");
  await page.locator("#bk-file").setInputFiles(file); // at once, before the engine is there
  await expect(page.locator(".bk-path .done")).toHaveCount(8);
  await page.locator("[data-endless]").click();
  await expect(page.locator("h1")).toContainText("endless");
  await page.locator("[data-play]").click();
  await expect(page.locator(".frame")).toContainText("∞");
  rmSync(folder, { recursive: true });
});

test.describe("on a server", () => {
  const hall = new Hall(25);
  test.skip(!existsSync(binary), "the hall is not built");
  test.beforeAll(() => hall.open());
  test.afterAll(() => hall.close());

  test("a whole game of Divinus, its payments told by the server", LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page, 2);
    await page.goto(hall.url);
    await page.locator("[data-game=divinus]:not([disabled])").click();
    await page.getByRole("button", { name: "With friends" }).click();
    await page.locator(".seatkind select").nth(1).selectOption("greedy");
    await page.locator("[data-start]").click();
    await page.locator(".frame").waitFor();
    await mustSee(page, ".dv-cell.legal .dv-chip");
    await playToEnd(page, 3000);
    await expect(page.locator(".ranks li")).toHaveCount(2);
  });
});

test("a scenario played with the box is recorded by hand, and two people share the device for the next", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 2, { name: "Asta" });
  await page.goto("./#/c");
  await page.locator("[data-new]").click();
  await page.locator("dialog .seg button", { hasText: /^2$/ }).click();
  await page.locator(".bk-seat select").nth(1).selectOption("human");
  await page.locator("[data-start]").click();
  await page.locator("[data-record]").click();
  await page.locator(".frame").waitFor();
  await mustSee(page, ".dv-num");
  await page.locator(".dv-num input").fill("16");
  await page.locator(".dv-rec [data-action='tiles 16']").click();
  await checkAxe(page);
  await playToEnd(page, 300);
  await page.locator("[data-book]").click();
  await expect(page.locator(".bk-chapter")).toContainText("recorded by hand");
  await expect(page.locator(".bk-path .done")).toHaveCount(1);
  // The next one at this table: whoever is asked takes the device.
  await page.locator("[data-play]").click();
  await expect(page.locator(".pass-on")).toBeVisible();
  await page.locator("[data-action='take-seat']").click();
  await expect(page.locator(".frame")).toBeVisible();
  await mustSee(page, ".dv-cell.legal");
});
