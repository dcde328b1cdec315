// After the game: the review, the board of a moment, and on from there; without a connection, too.
import { fileURLToPath } from "node:url";
import { readdirSync } from "node:fs";
import { expect, test, UNPLUGGED } from "./test";
import { checkAxe, LONG, playToEnd, settle, sitDown } from "./player";

const golden = fileURLToPath(new URL("../../tests/golden/rage/", import.meta.url));
const saga = golden + readdirSync(golden).find((f) => f.endsWith(".saga"));

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
  test("from the end of a game to its review", LONG, async ({ page, context }) => {
    await settle(page, 2);
    await sitDown(page);
    await playToEnd(page);
    await page.waitForFunction(async () => {
      const cache = (await caches.keys()).map((k) => caches.open(k));
      const files = (await Promise.all(cache)).map(async (c) => (await c.keys()).map((r) => r.url));
      return (await Promise.all(files)).flat().some((u) => /review-[^/]*\.wasm$/.test(u));
    });
    await context.setOffline(true);
    await page.locator("[data-review]").click();
    await expect(page.locator(".rv-page path.curve").first()).toBeVisible({ timeout: 300_000 });
  });
});
