// A first game that teaches: followed to its end, left and taken up again, ended at any time.
import { expect, type Page, test } from "@playwright/test";
import { answer, checkAxe, settle } from "./player";

const stepOf = async (page: Page) => /\d+ of \d+/.exec(await page.locator(".guide strong").textContent() ?? "")?.[0] ?? "";

/** Does what the guide proposes or asks for; "next" where it only tells. */
const follow = async (page: Page, n: number) => {
  await page.waitForSelector(".frame:not([data-busy]) .ask.mine, .end");
  const before = await stepOf(page), propose = page.locator("[data-guide=do]");
  if (await propose.count()) {
    await propose.click();
    await expect(async () => expect(await page.locator(".guide").count() ? await stepOf(page) : "over").not.toBe(before)).toPass();
    return;
  }
  const waits = await page.locator("[data-guide=next]:not(.primary)").count() > 0 || /Play on/.test(await page.locator(".guide p").textContent() ?? "");
  if (waits && n % 12 !== 11) await answer(page, n * 5 + 1);
  else await page.locator("[data-guide=next]").click();
};

for (const game of ["midgard", "rage"])
  test(`the walk-through of ${game} is followed to its end`, async ({ page }) => {
    await settle(page, 2);
    await page.goto("./");
    await page.locator(`[data-learn=${game}]`).click();
    await expect(page.locator(".guide")).toBeVisible();
    await checkAxe(page);
    const seen = new Set<string>();
    for (let i = 0; i < 200 && await page.locator(".guide").count(); i++) { seen.add(await stepOf(page)); await follow(page, i); }
    await expect(page.locator(".guide")).toHaveCount(0);
    expect(seen.size).toBeGreaterThan(10);
    await expect(page.locator(".frame")).toBeVisible(); // the game itself goes on
  });

test("a walk-through is left, taken up where it was, and ended", async ({ page }) => {
  await settle(page, 2, { lang: "en" });
  await page.goto("./");
  await page.locator("[data-learn=midgard]").click();
  await expect(page.locator(".guide")).toBeVisible();
  for (let i = 0; i < 5; i++) await follow(page, i);
  const step = await stepOf(page);
  await page.goto("./");
  await expect(page.locator("[data-learn=midgard]")).toContainText("go on");
  await page.locator("[data-learn=midgard]").click();
  await expect(page.locator(".guide strong")).toContainText(step);
  await page.locator("[data-guide=stop]").click();
  await expect(page.locator(".guide")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".ask.mine")).toBeVisible();
  await expect(page.locator(".guide")).toHaveCount(0);
});
