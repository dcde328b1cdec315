// The rulebook in the page: beside the table and its dialogs, searched by word and id, without a connection
// too.
import type { Locator } from "@playwright/test";
import { expect, test, UNPLUGGED } from "./test";
import { answer, checkAxe, OPEN, settle, settled, sitDown, until } from "./player";

test("a closed place leads to its rule in the book, and the book is searched", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  expect(await until(page, ".frame:not(.has-dialog) .slot.blocked")).toBe(true);
  await page.locator(".slot.blocked").first().click({ force: true });
  const link = page.locator(".side .why .rid").first(),
    id = (await link.textContent())!,
    said = page.locator(".side .why p").first(),
    bubble = page.locator(".reason text:not(.id)");
  // Both say what is missing, as soon as the hall has answered.
  await expect
    .poll(async () => (await said.textContent())!.includes((await bubble.allTextContents()).join(" ")))
    .toBe(true);
  await link.click();
  const drawer = page.locator("aside.drawer");
  await expect(drawer.locator(".asked-rule b")).toHaveText(id);
  await expect(drawer.locator("h2").first()).toBeVisible();
  await checkAxe(page);

  await drawer.locator("#drawer-search").fill("krakens");
  await drawer.locator(".finds li[data-kind=thing]", { hasText: "Kraken" }).first().click();
  await expect(drawer.locator("h2").first()).toHaveText("The journey");
  await drawer.locator("#drawer-search").fill("cm-fight-02");
  const first = drawer.locator(".finds li").first();
  await expect(first).toHaveAttribute("data-at", "CM-FIGHT-02");
  await first.locator("a").click();
  await expect(drawer.locator(".asked-rule b")).toHaveText("CM-FIGHT-02");
  await expect(drawer.locator(".behind [data-rule='CM-FIGHT-02'].here")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(page.locator(".frame")).toBeVisible(); // the table is where it was
});

test("a closed choice inside a dialog opens the book beside it, and the question stays live", async ({
  page,
}) => {
  await settle(page, 2);
  await sitDown(page);
  const dialog = page.locator(".fight");
  await dialog.waitFor(); // the first question of all: a leader
  await page.keyboard.press("?");
  const drawer = page.locator("aside.drawer");
  await expect(drawer.locator("h2").first()).toHaveText("Leaders");
  const [left, right] = [await dialog.boundingBox(), await drawer.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x); // side by side
  await dialog.locator("[data-action]").nth(1).click();
  await expect(dialog.locator("[data-action]").nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("?");
  await expect(drawer).toHaveCount(0);

  // A ship is sent, and its warriors get nothing to eat: the dialog says what is wrong, with the rule.
  const at = (space: string) => `.slot.legal[data-slot='space:${space}']`,
    aboard = [at("small-public-longship"), at("beg"), OPEN];
  for (let i = 0; i < 60 && !(await page.locator(".fight .load").count()); i++) {
    await settled(page);
    await answer(page, i, 60_000, aboard);
  }
  const press = async (count: Locator, which: "first" | "last") => {
    for (let i = 0; i < 12 && (await count.locator("button")[which]().isEnabled()); i++)
      await count.locator("button")[which]().click();
  };
  const counts = dialog.locator(".arena .count");
  for (const die of [0, 1, 2]) await press(counts.nth(die), "last");
  await press(counts.nth(3), "first");
  const link = dialog.locator(".why .rid").first(),
    id = (await link.textContent())!;
  await link.click();
  await expect(drawer.locator(".asked-rule b")).toHaveText(id);
  await expect(dialog).toBeVisible();
});

test.describe("unplugged", () => {
  test.use({ forgive: UNPLUGGED });
  test("book and rules of all four games are read from the door, offline too", async ({ page, context }) => {
    await settle(page, 2, { lang: "ru" });
    await page.goto("./");
    await page.locator("html[data-kept=all]").waitFor({ state: "attached" }); // by the service worker
    await page.reload();
    await page.locator("[data-game=midgard]:not([disabled])").waitFor();
    await context.setOffline(true);
    for (const [game, id] of [
      ["midgard", "CM-FIGHT-02"],
      ["rage", "BR-INV-03"],
      ["odin", "FO-CARD-1"],
      ["divinus", "DV-DICE-01"],
    ] as const) {
      await page.locator(`.foot-rules a[href="#/rules/${game}"]`).click();
      await page.locator(".prose .lead").first().waitFor();
      await page.goto(`./#/rules/${game}/exact`);
      await page.locator(".rule").first().waitFor();
      expect(await page.locator(".rule").count()).toBeGreaterThan(200);
      await page.goto(`./#/rules/${game}/${id}`);
      await expect(page.locator(".rule.here dt")).toHaveText(id);
      await expect(page.locator(".rule.here")).toBeInViewport();
      await page.goto("./#/");
    }
  });
});
