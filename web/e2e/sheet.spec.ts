// Score sheets for games on a real table: entered here, counted by the engine, kept over a reload.
import { expect, test } from "./test";
import { checkAxe, settle } from "./player";

test("a game of Blood Rage is counted, a wrong number is refused, the sheet stays", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 2);
  await page.goto("./");
  await page.locator("[data-sheets]").click();
  // home has buttons of that name, too, and stays until the page of sheets has come
  await page.locator("main.st").getByRole("button", { name: "Blood Rage" }).click();
  await page.locator("[data-entry='0.glory']").fill("92");
  await page.locator("[data-entry='1.glory']").fill("88");
  await expect(page.locator("[data-total]").first()).toHaveText("92");
  await page.locator("[data-entry='1.glory']").fill("99999");
  await expect(page.locator("[role=alert]")).toBeVisible();
  await page.locator("[data-entry='1.glory']").fill("95");
  await expect(page.locator(".st-result .first")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("[data-total]").nth(1)).toHaveText("95");
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await checkAxe(page);
});
