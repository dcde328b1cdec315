// What stands where: every card of the tray in reach, lists beside their places, a bar that stays usable, hints on the board.
import { press, settle, settled, sitDown, until } from "./player";
import { expect, test } from "./test";

test("Blood Rage: all cards in the tray, deeds with their cost, answers beside their province", async ({
  page,
}) => {
  await settle(page, 4);
  await sitDown(page, "rage");
  expect(await until(page, "[data-deed=invade]:not([disabled])")).toBe(true);
  const cards = page.locator(".tray .gc"),
    tray = (await page.locator(".tray").boundingBox())!;
  expect(await cards.count()).toBeGreaterThan(2);
  for (const card of await cards.all()) {
    const at = (await card.boundingBox())!;
    expect(at.x).toBeGreaterThanOrEqual(tray.x);
    expect(at.x + at.width).toBeLessThanOrEqual(tray.x + tray.width + 1);
  }
  await expect(page.locator("[data-deed=march] b")).toHaveText(/^(?:1|–)$/);

  const all = await page.locator(".prov.legal").count();
  await page.locator("[data-deed=invade]").click();
  expect(await page.locator(".prov.legal").count()).toBeLessThanOrEqual(all);
  await page.keyboard.press("Escape");
  await press(page, ".prov.legal");
  const list = page.locator(".choices.beside");
  if (await list.count()) {
    const at = (await list.boundingBox())!,
      place = (await page.locator(".prov.selected").boundingBox())!;
    expect(at.x >= place.x + place.width || at.x + at.width <= place.x).toBe(true);
  }
});

test("a question in a sheet leaves rules and settings usable", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  expect(await until(page, ".fight [data-first]")).toBe(true);
  await page.getByRole("button", { name: "Rules" }).first().click();
  await page.locator(".drawer").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog[open]").waitFor();
});

test("a hint marks its place, and the log stays where it is", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  expect(await until(page, ".slot.legal")).toBe(true);
  await settled(page);
  const log = page.locator(".log"),
    before = (await log.boundingBox())!;
  await page.locator(".slot.legal").first().hover({ force: true });
  await page.locator(".inspect h3").waitFor();
  await page.mouse.move(5, 5);
  expect((await log.boundingBox())!.y).toBe(before.y);
  await page.getByRole("button", { name: "Hint" }).first().click();
  await expect(page.locator("[data-hinted], .hinted").first()).toBeAttached();
});
