// The page as plain files: a whole game, reloads, sagas, no connection, keyboard, axe.
import { expect, test } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { answer, playToEnd, settle, sitDown } from "./player";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const checkAxe = async (page: import("@playwright/test").Page) => {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: (o: unknown) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } }).axe;
    const r = await run.run({ resultTypes: ["violations"] });
    return r.violations.filter((v) => v.impact === "serious" || v.impact === "critical").map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(" | ")}`);
  });
  expect(found).toEqual([]);
};

test("a whole game of Midgard against bots, to its ranking, replay and branch", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  await settle(page, 3);
  await sitDown(page);
  const answers = await playToEnd(page);
  expect(answers).toBeGreaterThan(20);
  await expect(page.locator(".ranks li")).toHaveCount(3);
  await expect(page.locator(".lines")).toBeVisible();
  await checkAxe(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the saga" }).click();
  const saga = await readFile((await (await download).path())!, "utf8");
  expect(saga).toMatch(/^meadhall saga /);

  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.locator("#scrub")).toBeVisible();
  await page.locator("#scrub").fill("60");
  await expect(page.locator(".scrub output")).toContainText("60");
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page.locator(".scrub output")).toContainText("61");
  await checkAxe(page);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page.locator(".ask.mine")).toBeVisible();
  expect(await answer(page, 1)).toBe(true);

  // the saga comes back by upload; a broken one is refused with its line
  await page.goto("./");
  await page.setInputFiles("#saga-file", { name: "game.saga", mimeType: "text/plain", buffer: Buffer.from(saga) });
  await expect(page.locator("#scrub")).toBeVisible();
  await page.goto("./");
  await page.setInputFiles("#saga-file", { name: "bad.saga", mimeType: "text/plain", buffer: Buffer.from(saga.replace(/^(\d) place \S+/m, "$1 place nowhere")) });
  await expect(page.locator(".saga-in [role=alert]")).toContainText(/Line \d+/);
  expect(errors).toEqual([]);
});

test("a reload at any moment comes back to the same place", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  for (let i = 0; i < 24; i++) {
    await answer(page, i * 5 + 1);
    if (i % 6) continue;
    await expect(page.locator(".ask.mine, .end")).toBeVisible();
    const what = await page.locator(".ask h2").textContent(), log = await page.locator(".log-list li p").allTextContents();
    await page.reload();
    await expect(page.locator(".ask.mine, .end")).toBeVisible();
    expect(await page.locator(".ask h2").textContent()).toBe(what);
    expect((await page.locator(".log-list li:not(.mark) p").allTextContents()).length).toBe(log.length);
  }
});

test("without a connection the page opens and plays", async ({ page, context }) => {
  await settle(page, 2);
  await page.goto("./");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.locator("[data-game=midgard]:not([disabled])").click();
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
  for (let i = 0; i < 10; i++) expect(await answer(page, i) || true).toBe(true);
  await expect(page.locator(".log-list li").first()).toBeVisible();
});

test("by keyboard alone", async ({ page }) => {
  await settle(page, 2);
  await page.goto("./");
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  await page.keyboard.press("Tab");
  const tabTo = async (want: string) => {
    for (let i = 0; i < 60; i++) {
      if (await page.evaluate((w) => document.activeElement?.matches(w) ?? false, want)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the focus never came to ${want}`);
  };
  await tabTo("[data-game=midgard]");
  await page.keyboard.press("Enter");
  await tabTo("[data-start]");
  await page.keyboard.press("Enter");
  await page.locator(".frame").waitFor();
  const before = await page.locator(".log-list li").count();
  let answered = 0;
  for (let i = 0; i < 120 && answered < 14; i++) {
    await page.locator(".ask.mine").waitFor();
    const ask = `${await page.locator(".ask h2").textContent()}${await page.locator(".log-list li").count()}`;
    await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][i % 4]!);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(60);
    if (await page.locator("[data-main]:not([disabled])").count()) { await tabTo("[data-main]"); await page.keyboard.press("Enter"); }
    await page.waitForTimeout(60);
    if (`${await page.locator(".ask h2").textContent()}${await page.locator(".log-list li").count()}` !== ask) answered++;
  }
  expect(answered).toBeGreaterThanOrEqual(14);
  expect(await page.locator(".log-list li").count()).toBeGreaterThan(before);
});

test("a closed place says why, with the rule", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  for (let i = 0; i < 30 && await page.locator(".slot.blocked").count() === 0; i++) { await answer(page, 0); await page.waitForTimeout(30); }
  await expect(page.locator(".tray .hcard.dest").first()).toBeVisible();
  await page.locator(".slot.blocked").first().click({ force: true });
  await expect(page.locator(".side .why code").first()).toContainText(/CM-/);
});

test("undo takes back a step that revealed nothing", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  const lines = page.locator(".log-list li:not(.mark)");
  // Until the bots have moved an undo is offered that their move may close, so only one at my own question counts.
  for (let i = 0; i < 80; i++) {
    if (await page.locator(".ask.mine .btn:has-text('Undo')").count()) break;
    await answer(page, i * 3 + 2);
    await page.locator(".ask.mine").waitFor();
  }
  const before = await lines.count();
  await page.keyboard.press("u");
  await expect.poll(() => lines.count()).toBeLessThan(before);
});

for (const [theme, lang] of [["dark", "en"], ["light", "de"], ["dark", "ru"]] as const)
  test(`axe finds nothing serious at home and at the table (${theme}, ${lang})`, async ({ page }) => {
    await settle(page, 4, { theme, lang });
    await page.goto("./");
    await page.locator("[data-game=midgard]:not([disabled])").waitFor();
    await checkAxe(page);
    await page.locator("[data-game=midgard]").click();
    await checkAxe(page);
    await page.locator("[data-start]").click();
    await page.locator(".frame").waitFor();
    await page.waitForTimeout(300);
    await checkAxe(page);
    for (let i = 0; i < 30; i++) await answer(page, i * 3);
    await page.waitForTimeout(200);
    await checkAxe(page);
  });

test("Blood Rage is played on its island, A Feast for Odin on its boards, the others at the plain table", async ({ page }) => {
  test.setTimeout(240_000);
  for (const game of ["rage", "odin", "divinus"]) {
    await settle(page, 3);
    await page.goto("./");
    const card = page.locator(`[data-game=${game}]`);
    await card.waitFor();
    if (await card.isDisabled()) continue;
    await card.click();
    await page.locator("[data-start]").click();
    await page.locator(".frame").waitFor();
    if (game === "odin") await expect(page.locator(".act-grid")).toBeVisible();
    for (let i = 0; i < 40; i++) await answer(page, i * 5 + 2);
    await expect(page.locator(".log-list li").first()).toBeVisible();
    await page.waitForTimeout(300);
    await checkAxe(page);
  }
});

test("a worker is dragged to a place", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 2);
  await sitDown(page);
  for (let i = 0; i < 30 && await page.locator(".slot.legal[data-slot^=space]").count() === 0; i++) { await answer(page, 0); await page.waitForTimeout(30); }
  const piece = await page.locator("[data-drag]").first().boundingBox(), slot = page.locator(".slot.legal[data-slot='space:beg'], .slot.legal[data-slot^=space]").first();
  const name = await slot.getAttribute("data-slot"), to = await slot.locator(".well").boundingBox();
  await page.mouse.move(piece!.x + 19, piece!.y + 19);
  await page.mouse.down();
  await page.mouse.move(to!.x + 30, to!.y + 40, { steps: 4 });
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(`.slot.selected[data-slot='${name}'], .log-list li`).first()).toBeVisible();
  await expect(page.locator(".dragged")).toHaveCount(0);
});

for (const width of [360, 390, 1024])
  test(`nothing sticks out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await settle(page, 4, { lang: "de" });
    await page.goto("./");
    await page.locator("[data-game=midgard]:not([disabled])").waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    await page.locator("[data-game=midgard]").click();
    await page.locator("[data-start]").click();
    await page.locator(".frame").waitFor();
    for (let i = 0; i < 20; i++) { await answer(page, i * 3); if (i % 5 === 0) expect(await wide()).toBeLessThanOrEqual(0); }
    await page.screenshot({ path: `../build/screens/midgard-${width}.png` });
  });

test("on a phone every answer can be given, passing too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 3);
  await page.goto("./");
  await page.locator("[data-game=rage]:not([disabled])").click();
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
  for (let i = 0; i < 120 && await page.locator(".dock [data-action=pass]:visible").count() === 0; i++) await answer(page, i);
  await page.locator(".dock [data-action=pass]").click();
  await expect(page.locator(".dock .btn.primary, .dock-t").first()).toBeVisible();
});
