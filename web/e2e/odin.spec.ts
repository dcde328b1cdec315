// A Feast for Odin: whole games offline, alone and online; tiles by drag and by keys; filters; the feast;
// axe; phones.
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { binary, Hall } from "./hall";
import { answer, checkAxe, fold, LONG, settle, settled } from "./player";

/** To a table of a short game. */
const sit = async (page: Page, seats = 2, more: Record<string, unknown> = {}, url = "./") => {
  await settle(page, seats, { bot: "random", name: "Asta", ...more });
  await page.goto(url);
  await page.locator("[data-game=odin]:not([disabled])").click();
  await page.locator("details summary").click();
  await page.locator(".opts select").first().selectOption("short");
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
};

const SPACES = "[data-action]:not([disabled]), .sp[data-slot], .occ[data-slot]",
  TILES = ".good-b[data-slot]";

/** Answers whatever is asked until something is there: spaces and sheets first, now and then a tile. */
const until = async (page: Page, want: string, most = 900) => {
  for (let i = 0; i < most; i++) {
    await settled(page);
    if ((await page.locator(want).count()) || (await page.locator(".end").count())) break;
    await answer(page, i, 1000, i % 6 === 0 ? [TILES, SPACES] : [SPACES, TILES]);
  }
  await expect(page.locator(want).first()).toBeAttached();
};

/** The board lies free, and nothing is held: a piece that is being laid is asked about twice. */
const FREE = ".frame:not(.has-dialog):not(:has(.hold))";
/** A tile that can be laid. */
const TILE =
  ".tray .good-b.may:is([data-item=oil],[data-item=hide],[data-item=linen],[data-item=fur],[data-item=skin_bones],[data-item=rune_stone],[data-item=silverware],[data-item=silk],[data-item=spices],[data-item=jewelry])";

test("a whole short game with all decks against bots, to its ranking and replay", LONG, async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  await sit(page, 3);
  await expect(page.locator(".sp:not(.g-extension)")).toHaveCount(61);
  await until(page, ".end", 4000);
  await expect(page.locator(".ranks li")).toHaveCount(3);
  await checkAxe(page);
  await page.getByRole("button", { name: "Watch the replay" }).click();
  await page.locator("#scrub").fill("120");
  await expect(page.locator(".act-grid")).toBeVisible();
  await expect(page.locator("svg.grid")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a whole game alone", LONG, async ({ page }) => {
  await sit(page, 1);
  await expect(page.locator(".seat")).toHaveCount(1);
  await until(page, ".end", 4000);
  await expect(page.locator(".ranks li")).toHaveCount(1);
});

test.describe("online", () => {
  const hall = new Hall(16);
  test.skip(!existsSync(binary), "the hall is not built");
  test.beforeAll(() => hall.open());
  test.afterAll(() => hall.close());

  test("a whole game over the hall, with previews told by it", LONG, async ({ page }) => {
    await settle(page, 2, { name: "Asta" });
    await page.goto(hall.url);
    await page.locator("[data-game=odin]:not([disabled])").click();
    await page.getByRole("button", { name: "With friends" }).click();
    await page.locator(".seatkind select").nth(1).selectOption("random");
    await page.locator("details summary").click();
    await page.locator(".opts select").first().selectOption("short");
    await page.locator("[data-start]").click();
    await page.locator(".frame").waitFor();
    await until(page, `${FREE} ${TILE}`);
    await page.locator(TILE).first().click();
    await expect(page.locator(".best .btn").first()).toBeVisible();
    await until(page, ".end", 6000);
    await expect(page.locator(".ranks li")).toHaveCount(2);
  });
});

/**
 * Can the held tile be turned, and laid on several squares of the board that comes forth with the best of
 * them?
 */
const manyWays = async (page: Page): Promise<boolean> => {
  await page.locator(".best .btn").first().focus();
  const cells = (await page.locator(".ghost .rim").getAttribute("d"))!.split("M").length - 1;
  return (
    (await page.locator(".grid .corner").count()) > cells &&
    (await page.locator(".hold .btn:not([disabled])", { hasText: /^Turn\s*R$/ }).count()) > 0
  );
};

/** Comes to a tile that can be laid in several ways, and holds it. */
const untilHeld = async (page: Page, hold: () => Promise<void>, drop: () => Promise<void>) => {
  for (let i = 0; i < 40; i++) {
    await until(page, `${FREE} ${TILE}`);
    await hold();
    await expect(page.locator(".best .btn").first()).toBeVisible();
    if (await manyWays(page)) return;
    await drop();
    await expect(page.locator(".hold")).toHaveCount(0);
    await answer(page, i, 1000, [SPACES]);
  }
  throw new Error("no tile could be laid in several ways");
};

test("a tile is dragged onto a board and turned on the way", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sit(page);
  const tiles = page.locator("svg.grid > .tl");
  await untilHeld(
    page,
    async () => {
      await expect(page.locator(".fight")).toHaveCount(0);
      await page.locator(TILE).first().scrollIntoViewIfNeeded();
      const from = (await page.locator(TILE).first().boundingBox())!;
      await page.mouse.move(from.x + 8, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y - 30, { steps: 4 });
      await expect(page.locator(".drag-piece")).toBeVisible();
    },
    async () => {
      await page.keyboard.press("Escape");
      await page.mouse.up();
    },
  );
  const shape = () => page.locator(".hold-p svg").getAttribute("viewBox"),
    best = page.locator(".best .btn").first();
  const look = () => page.locator(".hold-p svg").evaluate((e) => e.outerHTML),
    flat = await look();
  await page.keyboard.press("r");
  await expect.poll(look).not.toBe(flat);
  await best.focus(); // the board it speaks of comes forth
  const before = await tiles.count();
  const [, , w = 30, h = 30] = (await shape())!.split(" ").map(Number),
    [, row = 0, col = 0] = (await best.getAttribute("data-action"))!.split(" ").map(Number);
  const to = await page.locator("svg.grid").evaluate(
    (svg: SVGSVGElement, at) => {
      const p = new DOMPoint((at.col + 0.5) * 30, (at.row + 0.5) * 30).matrixTransform(svg.getScreenCTM()!);
      return { x: p.x, y: p.y };
    },
    { row: row + Math.floor((h / 30 - 1) / 2), col: col + Math.floor((w / 30 - 1) / 2) },
  );
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.locator(".ghost.fits")).toBeVisible();
  await expect(page.locator("#preview")).toContainText(`row ${row + 1}, column ${col + 1}`);
  await page.mouse.up();
  await expect(tiles).toHaveCount(before + 1);
  await expect(page.locator(".drag-piece")).toHaveCount(0);
});

test("a tile is laid by keyboard, its preview told", async ({ page }) => {
  await sit(page);
  const tiles = page.locator("svg.grid > .tl"),
    best = page.locator(".best .btn").first(),
    grid = page.locator("svg.grid[tabindex='0']");
  await untilHeld(
    page,
    async () => {
      await page.locator(TILE).first().focus();
      await page.keyboard.press("Enter");
    },
    () => page.keyboard.press("Escape"),
  );
  await grid.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#preview")).toContainText(/row \d+, column \d+/);
  const told = new Set([await page.locator("#preview").textContent()]);
  for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
    // wherever the others lie, one of them leads there
    await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    told.add(await page.locator("#preview").textContent());
  }
  expect(told.size).toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".hold")).toHaveCount(0);
  await page.locator(TILE).first().focus();
  await page.keyboard.press("Enter");
  await expect(best).toBeVisible();
  await best.focus();
  await grid.focus();
  const before = await tiles.count();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(tiles).toHaveCount(before + 1);
});

test("spaces are found by word, by column, by what they give and by what can be used", async ({ page }) => {
  await sit(page);
  await until(page, `${FREE} .sp.legal`);
  const bright = page.locator(".sp:not(.dim):not(.g-extension)");
  await page.getByRole("searchbox", { name: "Search" }).fill("mead");
  await expect.poll(() => bright.count()).toBeLessThan(10);
  await expect(page.locator(".sp:not(.dim)[title='Mead and silver']")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search" }).fill("");
  await page.getByRole("button", { name: "3 Vikings", exact: true }).click();
  await expect(bright).toHaveCount(16);
  await page.getByRole("button", { name: "Ships and emigration" }).click();
  await expect(bright).toHaveCount(2);
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(bright).toHaveCount(61);
  await page.getByRole("button", { name: /^I can use/ }).click();
  await expect
    .poll(async () => (await bright.count()) === (await page.locator(".sp.legal:not(.g-extension)").count()))
    .toBe(true);
});

test("a closed space says why, with the rule", LONG, async ({ page }) => {
  await sit(page);
  await until(page, `${FREE} .sp.blocked:not(.held)`);
  await page.locator(".sp.blocked:not(.held)").first().click({ force: true });
  await expect(page.locator(".side .why").first()).toContainText(/FO-/);
});

test("the feast is served as suggested", LONG, async ({ page }) => {
  await sit(page);
  await until(page, ".fight [data-action=feast]");
  await page.locator(".fight [data-action=feast]").click();
  await expect(page.locator(".fight [data-action=feast]")).toHaveCount(0);
  await expect(
    page
      .locator(".fight [data-action=serve], .fight [data-action=gap], .fight [data-action=end_feast], .ask")
      .first(),
  ).toBeVisible();
});

for (const [theme, lang, width] of [
  ["dark", "en", 1440],
  ["light", "de", 1440],
  ["dark", "ru", 1440],
  ["light", "ru", 390],
] as const)
  test(
    `axe finds nothing serious (${theme}, ${lang}, ${width})`,
    width < 640 ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
      await sit(page, 4, { theme, lang });
      await until(page, `${FREE} .sp.legal`);
      await checkAxe(page);
      if (width < 640)
        for (const part of ["estate", "cards"]) {
          await page.locator(`#tab-part-${part}`).click();
          await checkAxe(page);
        }
      await page.locator(width < 640 ? "#tab-part-actions" : "#main").click({ position: { x: 5, y: 5 } });
      await until(page, ".fight");
      await checkAxe(page);
    },
  );

for (const width of [360, 390, 1024])
  test(`nothing sticks out at ${width} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await sit(page, 4, { lang: "de" });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (let i = 0; i < 40; i++) {
      await answer(page, i * 3);
      if (i % 8 === 0) expect(await wide()).toBeLessThanOrEqual(0);
    }
    if (width < 640)
      for (const part of ["estate", "cards", "actions"]) {
        await page.locator(`#tab-part-${part}`).dispatchEvent("click");
        await expect(page.locator(`#part-${part}`)).toBeVisible();
        expect(await wide()).toBeLessThanOrEqual(0);
      }
  });

test("on a phone a tile is laid by taps", async ({ browser }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })
  ).newPage();
  await sit(page);
  await until(page, `.frame:not(:has(.hold)) ${TILE.replace(".tray", ".od-est")}`);
  await page.locator("#tab-part-estate").dispatchEvent("click");
  await fold(page);
  const tiles = page.locator("svg.grid > .tl"),
    before = await tiles.count();
  await page.locator(TILE.replace(".tray", ".od-est")).first().tap();
  await expect(page.locator(".hold")).toBeVisible();
  await expect(page.locator(".best .btn").first()).toBeVisible();
  await page.locator(".best .btn").first().tap();
  await expect(tiles).toHaveCount(before + 1);
  await page.context().close();
});
