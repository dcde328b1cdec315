// After the game: the review, the board of a moment, and on from there; without a connection, too.
import { fileURLToPath } from "node:url";
import { readdirSync } from "node:fs";
import { expect, test, UNPLUGGED } from "./test";
import type { Page } from "@playwright/test";
import { checkAxe, settle } from "./player";

const golden = fileURLToPath(new URL("../../tests/golden/rage/", import.meta.url));
const saga = golden + readdirSync(golden).find((f) => f.endsWith(".saga"));

/** All of the page is kept for a time without a connection. */
const isKept = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.kept === "all", null, { timeout: 120_000 });

test("a saga is reviewed in the page: curve, stop, the board of a moment, and on from there", async ({
  page,
}) => {
  await settle(page);
  await page.goto("./");
  await page.setInputFiles("#saga-file", saga);
  await expect(page.locator("#scrub")).toBeVisible();
  await page.goto(
    page
      .url()
      .replace("#/r/", "#/v/")
      .replace(/\/\d+$/, ""),
  );
  await expect(page.locator(".rv-page path.curve").first()).toBeVisible({ timeout: 300_000 });
  await expect(page.locator(".rv-page table").first()).toContainText("%");
  await checkAxe(page);
  if (await page.locator("[data-stop]").isVisible()) {
    await page.locator("[data-stop]").click();
    await expect(page.locator(".rv-work")).toContainText("Stopped");
  }
  await page.locator(".rv-page a").first().click();
  await expect(page.locator("#scrub")).toBeVisible();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page.locator(".ask")).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ forgive: UNPLUGGED });
  test("from the end of a game to its review, to a moment of it, and on from there", async ({
    page,
    context,
  }) => {
    await settle(page);
    await page.goto("./");
    await page.setInputFiles("#saga-file", saga);
    await expect(page.locator("#scrub")).toBeVisible();
    await page.goto(
      page
        .url()
        .replace("#/r/", "#/t/")
        .replace(/\/\d+$/, ""),
    );
    await expect(page.locator("[data-review]")).toBeVisible();
    await isKept(page);
    await context.setOffline(true);
    await page.locator("[data-review]").click();
    await expect(page.locator(".rv-page path.curve").first()).toBeVisible({ timeout: 120_000 });
    await page.locator("[data-stop]").click();
    const moment = page.locator(".rv-page details[open] a").first();
    const ply = /\d+$/.exec((await moment.getAttribute("href")) ?? "")![0];
    await moment.click();
    await expect(page.locator("#scrub")).toHaveValue(ply);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expect(page.locator(".ask")).toBeVisible();
    await expect(page).toHaveURL(/#\/t\/here\//);
  });
});

test.describe("the curves and the dearest decisions", () => {
  test("one cursor, buttons that lead to a decision, a pause, and the question put once more", async ({
    page,
  }) => {
    await settle(page, 2, { tryFirst: true });
    await page.goto("./");
    await page.setInputFiles("#saga-file", saga);
    await expect(page.locator("#scrub")).toBeVisible();
    await page.goto(
      page
        .url()
        .replace("#/r/", "#/v/")
        .replace(/\/\d+$/, ""),
    );
    await expect(page.locator(".rv-page path.curve").first()).toBeVisible({ timeout: 300_000 });
    await page.locator("[data-pause]").click();
    await expect(page.locator(".rv-work")).toContainText("Paused");
    const plot = page.locator(".plot[role=slider]").first(),
      said = page.locator(".plot output").last();
    await plot.focus();
    await page.keyboard.press("ArrowRight");
    await expect(said).toContainText("Step 1:");
    await plot.click({ position: { x: 300, y: 80 } });
    await expect(said).not.toContainText("Step 1:");
    const dear = page.locator("[data-dear]").first(),
      ply = await dear.getAttribute("data-dear");
    await dear.click();
    await expect(said).toContainText(`Step ${ply}:`);
    await expect(page.locator(`details[data-ply="${ply}"] .answers`)).toBeVisible();
    await checkAxe(page);
    await page.locator("[data-stop]").click();
    await expect(page.locator(`details[data-ply="${ply}"] .answers`)).toBeHidden();
    await page.locator(`[data-try="${ply}"]`).click();
    await expect(page.locator("[data-verdict=asked]")).toBeVisible();
    await page.locator("[data-give]").click();
    await expect(page.locator("[data-verdict=told]")).toContainText("The best answer:");
    await page.locator("[data-all]").click();
    await expect(page.locator(`[data-own$="/${ply}"]`)).toBeVisible();
  });
});
