// The rules in the page: reached from a closed place, searched by word and id, without a connection too.
import { expect, test, UNPLUGGED } from "./test";
import { checkAxe, settle, sitDown, until } from "./player";

test("a closed place leads to its rule, and the rules are searched", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  expect(await until(page, ".frame:not(.has-dialog) .slot.blocked")).toBe(true);
  await page.locator(".slot.blocked").first().click({ force: true });
  const link = page.locator(".side .why .rid").first(),
    id = (await link.textContent())!;
  await link.click();
  const book = page.locator("dialog.rules");
  await expect(book.locator(".rule.here dt")).toHaveText(id);
  await expect(book.locator(".rule.here")).toBeInViewport();
  await checkAxe(page);

  await book.locator("#rule-search").fill("longship");
  const all = book.locator(".rule");
  await expect.poll(async () => (await all.allTextContents()).every((x) => /longship/i.test(x))).toBe(true);
  expect(await all.count()).toBeGreaterThan(3);
  await book.locator("#rule-search").fill("cm-fight-02");
  await expect(all).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(book).toHaveCount(0);
  await expect(page.locator(".frame")).toBeVisible(); // the table is where it was
});

test.describe("unplugged", () => {
  test.use({ forgive: UNPLUGGED });
  test("the rules of all four games are read from the door, offline too", async ({ page, context }) => {
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
      await page.locator(".rule").first().waitFor();
      expect(await page.locator(".rule").count()).toBeGreaterThan(200);
      await page.goto(`./#/rules/${game}/${id}`);
      await expect(page.locator(".rule.here dt")).toHaveText(id);
      await expect(page.locator(".rule.here")).toBeInViewport();
      await page.goto("./#/");
    }
  });
});
