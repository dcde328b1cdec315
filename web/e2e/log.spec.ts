import { expect, test } from "./test";
import { answer, settle, settled, sitDown } from "./player";

test("what belongs together in the log opens by a key, and leads through a replay", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  const open = page.locator(".log-list .log-open"),
    more = page.locator(".log-list .log-more"),
    // A fight in one entry: how it ended, and what it brought or cost as signs.
    fight = page
      .locator(".log-list li[data-ply]", { hasText: /fights the/ })
      .filter({ hasText: /defeats the|is beaten back/ });
  for (let i = 0; i < 60 && !(await fight.count()); i++) {
    await answer(page, i * 5 + 1);
    await settled(page);
  }
  await expect(fight.first().locator(".log-open")).toBeVisible();
  await expect(fight.first().locator(".log-gains .ic").first()).toBeVisible();
  await expect(fight.first().locator("b").first()).toBeVisible();
  await expect(open.first()).toHaveAttribute("aria-expanded", "false");
  await open.first().focus();
  await page.keyboard.press("Enter");
  await expect(open.first()).toHaveAttribute("aria-expanded", "true");
  expect(await more.locator("li").count()).toBeGreaterThan(1);
  await page.keyboard.press("Enter");
  await expect(more).toHaveCount(0);

  // What is only heard of the log makes the page no longer: Space would scroll into nothing.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(100);

  // Of all that happened only mine, or only fights: never more than all, and all again afterwards.
  const only = (what: string) => page.locator(".log-only button", { hasText: what }),
    entries = page.locator(".log-list li[data-ply]"),
    all = await entries.count();
  await expect(only("All")).toHaveAttribute("aria-pressed", "true");
  await only("Fights").click();
  await expect.poll(() => entries.count()).toBeLessThan(all);
  await expect(entries.first()).toBeVisible(); // there was one
  await only("Mine").click();
  await expect.poll(() => entries.count()).toBeLessThan(all);
  await only("All").click();
  await expect(entries).toHaveCount(all);

  const [, table] = page.url().match(/#\/t\/here\/([^/]+)/)!,
    plies = Number(await page.locator(".frame").getAttribute("data-ply"));
  await page.goto(`./#/r/here/${table}/${plies}`);
  await page.locator(".replaying").waitFor();
  await expect(page.locator(".log-list li").first()).toBeVisible();
  const moves = Number((await page.locator(".scrub output").textContent())!.match(/\d+/g)![1]);
  expect(moves).toBeLessThan(plies / 2); // as people count
  await open.last().click();
  await more.locator("button").first().click();
  await expect.poll(() => Number(page.url().split("/").at(-1))).toBeLessThan(plies);
});
