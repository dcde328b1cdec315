// What stands where: every card of the tray in reach, lists beside their places, a bar that stays usable,
// hints on the board.
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

test("a hint marks its place and tells its chances, and the log stays where it is", async ({ page }) => {
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
  await expect(page.locator(".ask")).toContainText(/A bot would choose: .+ Chance to win: \d+ %/);
});

test("Divinus: the map is as large as its room, gods, quests and powers stand whole beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 3);
  await sitDown(page, "divinus");
  expect(await until(page, ".dv-cell.legal")).toBe(true);
  const all = await page.evaluate(() => {
    const box = (what: string) => document.querySelector(what)!.getBoundingClientRect(),
      spare = (what: string) => {
        const e = document.querySelector(what)!;
        return e.scrollHeight - e.clientHeight;
      };
    const frame = box(".dv-map .dv-frame"),
      grid = box(".dv-map .dv-grid"),
      cells = [...document.querySelectorAll(".dv-cell")].map((e) => e.getBoundingClientRect());
    return {
      // beside it stand the names of the worlds
      free: Math.min(frame.width - grid.width, frame.height - grid.height),
      share: grid.width / box(".dv-own").width,
      inside: grid.bottom <= frame.bottom + 1 && grid.right <= frame.right + 1,
      cut: [".dv-tree", ".dv-aside", ".dv-own"].map(spare),
      powers: document.querySelectorAll(".dv-tree .dv-fxc").length,
      cell: Math.min(...cells.map((r) => r.width)),
      log: box(".log .panel").height,
    };
  });
  expect(all.inside).toBe(true);
  expect(all.free).toBeLessThan(70);
  expect(all.share).toBeGreaterThan(0.7);
  expect(Math.max(...all.cut), all.cut.join(" ")).toBeLessThanOrEqual(1);
  expect(all.powers).toBe(9);
  expect(all.cell).toBeGreaterThan(56);
  expect(all.log).toBeGreaterThan(220);
});

test("Odin: the log has most of the column under the seats, and keeps it when something is looked at", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 3);
  await sitDown(page, "odin");
  expect(await until(page, ".sp.legal")).toBe(true);
  const log = page.locator(".log"),
    before = (await log.boundingBox())!,
    side = (await page.locator(".side").boundingBox())!;
  expect(before.height / side.height).toBeGreaterThan(0.65);
  expect((await page.locator(".log .panel").boundingBox())!.height).toBeGreaterThan(280);
  await page.locator(".sp.legal").first().hover({ force: true });
  await page.locator(".inspect h3").waitFor();
  expect(await log.boundingBox()).toEqual(before);
});
