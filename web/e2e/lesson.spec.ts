// A first game that teaches: followed to its end, left and taken up again, ended at any time.
import { expect, test } from "./test";
import { follow, learn, steady, stepOf } from "./guide";
import { checkAxe, LONG, settle } from "./player";

for (const game of ["midgard", "rage"])
  test(`the walk-through of ${game} is followed to its end`, LONG, async ({ page }) => {
    await settle(page, 2);
    await learn(page, game);
    await checkAxe(page);
    const seen = new Set<string>();
    for (let i = 0; i < 200 && (await page.locator(".guide").count()); i++) {
      seen.add(await stepOf(page));
      await follow(page, i);
    }
    await expect(page.locator(".guide")).toHaveCount(0);
    expect(seen.size).toBeGreaterThan(10);
    await expect(page.locator(".frame")).toBeVisible(); // the game itself goes on
  });

test("a walk-through is left, taken up where it was, and ended", async ({ page }) => {
  await settle(page, 2, { lang: "en" });
  await learn(page, "midgard");
  for (let i = 0; i < 5; i++) await follow(page, i);
  await steady(page);
  const step = await stepOf(page);
  await page.goto("./");
  await expect(page.locator("[data-learn=midgard]")).toContainText("continue");
  await page.locator("[data-learn=midgard]").click();
  await expect(page.locator(".guide strong")).toContainText(step);
  await page.locator("[data-guide=stop]").click();
  await expect(page.locator(".guide")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".ask.mine")).toBeVisible();
  await expect(page.locator(".guide")).toHaveCount(0);
});

test("a walk-through cannot be ended by pressing next; who plays otherwise is led on", async ({ page }) => {
  await settle(page, 2, { lang: "en" });
  await learn(page, "divinus");
  const next = page.locator("[data-guide=next]");
  for (let i = 0; i < 60 && (await next.count()); i++) {
    await next.click();
    await steady(page);
  }
  // The second step asks for a god: nothing but a god passes it.
  expect(await stepOf(page)).toMatch(/^2 /);
  await expect(next).toHaveCount(0);
  await page.locator("[data-action='god Freya']").dblclick();
  await expect(page.locator(".guide .led")).toContainText("your own way");
  await expect(page.locator(".guide p")).not.toContainText("Thor");
  await expect(next).toHaveCount(0);
});
