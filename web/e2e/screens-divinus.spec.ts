// Pictures of the table of Divinus and of the campaign's book: build/screens, desk and phone, three
// languages.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "./test";
import { lookFor } from "./look";
import { answer, LONG, settle } from "./player";
import { shots } from "./shots";

/** A campaign of which four scenarios are played, by bots at the command line. */
const campaignFile = () => {
  const meadhall = join(import.meta.dirname, "../../build/meadhall"),
    file = join(mkdtempSync(join(tmpdir(), "book-")), "Nine-winters.campaign");
  execFileSync(meadhall, ["campaign", "new", file, "--seats", "3", "--bots", "greedy,greedy,greedy"]);
  for (let i = 0; i < 4; i++)
    execFileSync(meadhall, ["campaign", "play", file, "--seed", "5"], { stdio: "ignore" });
  return file;
};

const MANY = ".dv-cell.legal .dv-chip i";
const dear = (page: Page) =>
  page
    .locator(".dv-cell.legal")
    .filter({ has: page.locator(".dv-chip i") })
    .last();

test("screens of Divinus", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 4, { name: "Asta", bot: "greedy" });
  await page.goto("./");
  await page.locator("[data-game=divinus]:not([disabled])").click();
  await page.locator("details summary").click();
  await page.locator(".opts select").first().selectOption("3");
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
  if (await lookFor(page, ".dv-gods", 10)) await shots(page, "divinus-god", ".dv-gods", false);
  if (await lookFor(page, ".dv-shop", 20)) await shots(page, "divinus-shop", ".dv-shop", false);
  for (let i = 0; i < 30; i++) await answer(page, i * 7 + 3);
  if (!(await lookFor(page, MANY, 60))) return;
  await shots(page, "divinus-turn", MANY, true, () => dear(page).dispatchEvent("mouseover"));
  await dear(page).click();
  if (
    await page
      .locator(".dv-pay")
      .or(page.locator(".dv-spot.legal"))
      .first()
      .waitFor()
      .then(() => page.locator(".dv-pay").count())
  ) {
    await shots(page, "divinus-pay", ".dv-pay");
    await page.locator(".dv-wayb").first().click();
  }
  await shots(page, "divinus-place", ".dv-spot.legal", true, async () => {
    await page.locator(".dv-spot.legal").first().click();
    await page.locator(".dv-spot.selected").waitFor();
  });
});

test("screens of the campaign's book, its shelf and the companion", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 3, { name: "Asta" });
  await page.goto("./#/c");
  await page.locator("[data-new]").waitFor();
  await page.locator("#bk-file").setInputFiles(campaignFile());
  await page.locator(".bk-chapter").first().waitFor();
  await shots(page, "book", ".bk-chapter");
  await page.locator("[data-fork='3']").click();
  await page.locator(".bk-switch").waitFor();
  await page.goto("./#/c");
  await page.locator(".bk-card").nth(1).waitFor();
  await shots(page, "shelf", ".bk-card");
  await page.locator("[data-new]").click();
  await page.locator("[data-start]").click();
  await page.locator("[data-record]").click();
  await page.locator(".frame").waitFor();
  if (await lookFor(page, ".dv-rec", 20)) await shots(page, "companion", ".dv-rec", false);
});
