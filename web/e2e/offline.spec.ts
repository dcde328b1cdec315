// The page as plain files: whole games, reloads, sagas, no connection, undo, reasons, axe.
import type { Page } from "@playwright/test";
import { expect, test, UNPLUGGED } from "./test";
import { readFile } from "node:fs/promises";
import {
  answer,
  checkAxe,
  fold,
  LONG,
  playToEnd,
  press,
  seeded,
  settle,
  settled,
  sitDown,
  until,
} from "./player";

test("a whole game of Midgard against bots, to its ranking, replay and branch", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  await settle(page, 3);
  await sitDown(page);
  expect(await playToEnd(page)).toBeGreaterThan(20);
  await expect(page.locator(".ranks li")).toHaveCount(3);
  await expect(page.locator(".lines")).toBeVisible();
  await checkAxe(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the saga" }).click();
  const saga = await readFile((await (await download).path())!, "utf8");
  expect(saga).toMatch(/^meadhall saga /);

  await page.getByRole("button", { name: "Watch the replay" }).click();
  await expect(page.locator("#scrub")).toBeVisible();
  await page.locator("#scrub").fill("60");
  await expect(page.locator(".scrub output")).toContainText("60");
  const move = /Move (\d+) of/,
    moveNow = async () => Number(move.exec((await page.locator(".scrub output").textContent()) ?? "")?.[1]),
    before = await moveNow();
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect.poll(moveNow).toBe(before + 1);
  await checkAxe(page);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page.locator(".ask.mine")).toBeVisible();
  expect(await answer(page, 1)).toBe(true);

  // the saga comes back by upload; a broken one is refused with its line
  await page.goto("./");
  await page.setInputFiles("#saga-file", {
    name: "game.saga",
    mimeType: "text/plain",
    buffer: Buffer.from(saga),
  });
  await expect(page.locator("#scrub")).toBeVisible();
  await page.goto("./");
  await page.setInputFiles("#saga-file", {
    name: "bad.saga",
    mimeType: "text/plain",
    buffer: Buffer.from(saga.replace(/^(\d) place \S+/m, "$1 place nowhere")),
  });
  await expect(page.locator(".saga-in [role=alert]")).toContainText(/Line \d+/);
  expect(errors).toEqual([]);
});

test("a whole game of Blood Rage against bots, to its ranking", LONG, async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  await settle(page, 3);
  await sitDown(page, "rage");
  expect(await playToEnd(page)).toBeGreaterThan(20);
  await expect(page.locator(".ranks li")).toHaveCount(3);
  await expect(page.locator(".lines")).toBeVisible();
  await checkAxe(page);
  expect(errors).toEqual([]);
});

test("a reload at any moment comes back to the same place", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  for (let i = 0; i < 4; i++) {
    for (let k = 0; k < 6; k++) await answer(page, (i * 6 + k) * 5 + 1);
    await settled(page);
    const frame = page.locator(".frame"),
      ply = await frame.getAttribute("data-ply");
    const what = await page.locator(".ask h2").textContent(),
      log = await page.locator(".log-list li:not(.mark) p").allTextContents();
    await page.reload();
    await settled(page);
    expect(await frame.getAttribute("data-ply")).toBe(ply);
    expect(await page.locator(".ask h2").textContent()).toBe(what);
    expect(await page.locator(".log-list li:not(.mark) p").allTextContents()).toEqual(log);
  }
});

test("two windows show the same table", async ({ page, context }) => {
  await settle(page, 2);
  await sitDown(page);
  await settled(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await settled(other);
  for (const [at, from] of [
    [page, other],
    [other, page],
    [page, other],
  ] as const) {
    const before = Number(await at.locator(".frame").getAttribute("data-ply"));
    expect(await answer(at, 1)).toBe(true);
    await expect
      .poll(async () => Number(await from.locator(".frame").getAttribute("data-ply")))
      .toBeGreaterThan(before);
    await settled(at);
    const now = await at.locator(".frame").getAttribute("data-ply");
    await expect(from.locator(".frame")).toHaveAttribute("data-ply", now!);
    await settled(from);
  }
});

test.describe("unplugged", () => {
  test.use({ forgive: UNPLUGGED });
  test("without a connection the page opens and plays", async ({ page, context }) => {
    await settle(page, 2);
    await page.goto("./");
    await page.locator("html[data-kept=all]").waitFor({ state: "attached" }); // by the service worker
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await page.locator("[data-game=midgard]:not([disabled])").click();
    await page.locator("[data-start]").click();
    await page.locator(".frame").waitFor();
    for (let i = 0; i < 10; i++) expect(await answer(page, i)).toBe(true);
    await expect(page.locator(".log-list li").first()).toBeVisible();
  });
});

test("a word deals the same game again", LONG, async ({ page }) => {
  await settle(page, 2, { seed: "amber" });
  const board = async () => {
    await sitDown(page);
    await page.locator(".ask.mine").waitFor();
    return page
      .locator(".board [aria-label]")
      .evaluateAll((all) => all.map((e) => e.getAttribute("aria-label")));
  };
  expect(await board()).toEqual(await board());
});

test("a closed place says why, with the rule", LONG, async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  expect(await until(page, ".frame:not(.has-dialog) .slot.blocked")).toBe(true);
  await expect(page.locator(".tray .gc[data-kind=destiny]").first()).toBeVisible();
  await page.locator(".slot.blocked").first().click({ force: true });
  await expect(page.locator(".side .why .rid").first()).toContainText(/CM-/);
});

/**
 * With a rune in hand its windows ask: the runesmith is visited whenever he is open, in one game or another.
 */
const nagged = async (page: Page): Promise<boolean> => {
  const nag = page.locator(".choices > .btn.quiet");
  for (const seed of ["skald", "rune", "smith", "raven", "oak"]) {
    await page.evaluate((s) => localStorage.setItem("meadhall.seed", JSON.stringify(s)), seeded(seed));
    await sitDown(page);
    for (let i = 0; i < 200 && !(await page.locator(".end").count()); i++) {
      if (await nag.count()) return true;
      await page.waitForSelector(".frame:not([data-busy]) .ask.mine, .end");
      await press(page, ".slot.legal[data-slot='space:runesmith']");
      if (!(await press(page, "[data-main]:not([disabled])"))) await answer(page, i * 3 + 1);
    }
  }
  return false;
};

test(
  "a question that nags is passed by a standing order, and asked again on demand",
  LONG,
  async ({ page }) => {
    await settle(page, 2);
    await page.goto("./");
    expect(await nagged(page)).toBe(true);
    const question = (await page.locator(".ask h2").textContent())!;
    await page.locator(".choices > .btn.quiet").click();
    await expect(page.locator(".orders .btn")).toHaveText(question);
    for (let i = 0; i < 12; i++) {
      await answer(page, i * 3 + 1);
      await settled(page);
      expect(await page.locator(".ask h2").textContent()).not.toBe(question);
    }
    await page.locator(".orders .btn").click();
    await expect(page.locator(".orders")).toHaveCount(0);
  },
);

test("what happened since my last turn is played back step by step", async ({ page }) => {
  await settle(page, 4);
  await sitDown(page);
  expect(await until(page, ".board .slot.legal[data-slot^=space]")).toBe(true);
  for (let i = 0; i < 3; i++) await answer(page, i * 3 + 1);
  await page.waitForSelector(".frame:not([data-busy]) .ask.mine");
  const now = await page.locator(".frame").getAttribute("data-ply");
  await page.evaluate(() => localStorage.setItem("meadhall.speed", '"slow"'));
  await page.reload(); // nothing is played back of what happened before the page was opened
  await page.waitForSelector(".ask.mine");
  await expect(page.locator(".frame")).toHaveAttribute("data-ply", now!);
  const skip = page.getByRole("button", { name: "Skip to the present" }).first();
  let n = 0;
  await expect(async () => {
    // an answer may be followed by another question of mine; then by the others' turns
    if (await page.locator(".ask.mine").count()) await answer(page, ++n, 1000);
    await skip.click({ timeout: 1500 });
  }).toPass();
  await page.waitForSelector(".frame:not([data-busy]) .ask.mine");
  const frame = page.locator(".frame"),
    after = Number(await frame.getAttribute("data-ply"));
  const shown = await frame.evaluateHandle((e: HTMLElement) => {
    const plies: number[] = [];
    new MutationObserver(() => plies.push(Number(e.dataset.ply))).observe(e, {
      attributeFilter: ["data-ply"],
    });
    return plies;
  });
  await fold(page);
  await page.getByRole("button", { name: "What happened since my turn" }).click();
  await expect.poll(() => shown.evaluate((plies) => Math.min(...plies))).toBeLessThan(after);
  await page.keyboard.press("s");
  await expect(frame).toHaveAttribute("data-ply", String(after));
});

test("a question that comes does not take the pen away from who writes in the chat", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  await settled(page);
  await page.getByRole("tab", { name: "Chat" }).dispatchEvent("click");
  const pen = page.locator("#chat-text"),
    ply = () => page.locator(".frame").getAttribute("data-ply");
  let sheets = 0;
  for (let i = 0; i < 200 && sheets < 2; i++) {
    await pen.focus();
    const before = await ply();
    expect(await answer(page, i * 7 + 3)).toBe(true);
    await settled(page);
    if ((await ply()) === before || !(await page.locator(".has-dialog").count())) continue;
    sheets++;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    await expect(pen).toBeFocused();
  }
  expect(sheets).toBe(2);
});

test("undo takes back a step that revealed nothing, and is never offered while bots move", async ({
  page,
}) => {
  await settle(page, 2);
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    new MutationObserver(() => {
      if (document.querySelector(".ask:not(.mine) .btn kbd"))
        seen.push(document.querySelector(".ask h2")?.textContent ?? "");
    }).observe(document, { subtree: true, childList: true });
  });
  await sitDown(page);
  expect(await until(page, ".ask.mine .btn:has-text('Undo')", 200, 3)).toBe(true);
  const frame = page.locator(".frame"),
    before = Number(await frame.getAttribute("data-ply"));
  await page.keyboard.press("u");
  await expect.poll(async () => Number(await frame.getAttribute("data-ply"))).toBeLessThan(before);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

for (const [theme, lang] of [
  ["dark", "en"],
  ["light", "de"],
  ["dark", "ru"],
] as const)
  test(
    `axe finds nothing serious at home and at the table (${theme}, ${lang})`,
    theme === "light" ? {} : LONG,
    async ({ page }) => {
      await settle(page, 4, { theme, lang });
      await page.goto("./");
      await page.locator("[data-game=midgard]:not([disabled])").waitFor();
      await checkAxe(page);
      await page.locator("[data-game=midgard]").click();
      await checkAxe(page);
      await page.locator("[data-start]").click();
      await page.locator(".frame .ask.mine").waitFor();
      await checkAxe(page);
      for (let i = 0; i < 30; i++) await answer(page, i * 3);
      await settled(page);
      await checkAxe(page);
    },
  );

for (const game of ["rage", "odin", "divinus"])
  test(`axe finds nothing serious at a table of ${game}`, game === "odin" ? LONG : {}, async ({ page }) => {
    await settle(page, 3);
    await sitDown(page, game);
    for (let i = 0; i < 40; i++) await answer(page, i * 5 + 2);
    await settled(page);
    await expect(page.locator(".log-list li").first()).toBeVisible();
    await checkAxe(page);
  });

test("settings opened at once after they were closed stay open", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page, "midgard");
  await page.locator(".ask.mine").waitFor();
  await page.locator(".bar .tools .tool").last().press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>("dialog header .tool")!.click();
    // before the browser tells that it closed
    while (document.querySelector("dialog")) await Promise.resolve();
    [...document.querySelectorAll<HTMLElement>(".bar .tools .tool")].at(-1)!.click();
    await new Promise((done) => setTimeout(done, 200));
  });
  await expect(page.locator("dialog[open]")).toHaveCount(1);
});

test("a worker is dragged to a place", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 2);
  await sitDown(page);
  expect(await until(page, ".frame:not(.has-dialog) .board .slot.legal[data-slot^=space]")).toBe(true);
  const piece = await page.locator("[data-drag]").first().boundingBox(),
    slot = page.locator(".slot.legal[data-slot='space:beg'], .slot.legal[data-slot^=space]").first();
  const name = await slot.getAttribute("data-slot"),
    to = await slot.locator(".well").boundingBox();
  await page.mouse.move(piece!.x + 19, piece!.y + 19);
  await page.mouse.down();
  await page.mouse.move(to!.x + 30, to!.y + 40, { steps: 4 });
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(
    page.locator(`.slot.selected[data-slot='${name}'], .slot.taken[data-slot='${name}']`),
  ).toBeVisible();
  await expect(page.locator(".dragged")).toHaveCount(0);
});

for (const width of [360, 390, 1024])
  test(`nothing sticks out at ${width} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await settle(page, 4, { lang: "de" });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const game of ["midgard", "rage"]) {
      await page.goto("./");
      await page.locator(`[data-game=${game}]:not([disabled])`).waitFor();
      expect(await wide()).toBeLessThanOrEqual(0);
      await page.locator(`[data-game=${game}]`).click();
      await page.locator("[data-start]").click();
      await page.locator(".frame").waitFor();
      for (let i = 0; i < 20; i++) {
        await answer(page, i * 3);
        if (i % 5 === 0) expect(await wide()).toBeLessThanOrEqual(0);
      }
    }
  });

test("on a phone every answer can be given, passing too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 3);
  await sitDown(page, "rage");
  expect(await until(page, ".dock [data-action=pass]:visible", 120, 1)).toBe(true);
  const ply = await page.locator(".frame").getAttribute("data-ply"),
    main = page.locator(".dock [data-main]");
  await page.locator(".dock [data-action=pass]").click();
  // What cannot be taken back is asked for once more.
  await expect(
    page.locator(`.dock [data-main]:visible, .frame:not([data-ply="${ply}"])`).first(),
  ).toBeVisible();
  if ((await page.locator(".frame").getAttribute("data-ply")) === ply) await main.click();
  await expect(page.locator(".frame")).not.toHaveAttribute("data-ply", ply!);
});

test.describe("a part that does not come", () => {
  test.use({ serviceWorkers: "block", forgive: /ERR_FAILED/ }); // which would have it in store

  test("is said, and loaded on request", async ({ page }) => {
    const part = /\/assets\/midgard-[^/]*\.js$/;
    await settle(page);
    await page.route(part, (r) => r.abort());
    await page.goto("./");
    await page.locator("[data-game=midgard]:not([disabled])").click();
    await page.locator("[data-start]").click();
    await expect(page.locator(".loading")).toContainText("didn’t load");
    await checkAxe(page);
    await page.unroute(part);
    await page.locator("[data-reload]").click();
    await expect(page.locator(".frame")).toBeVisible();
  });
});
