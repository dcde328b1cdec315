// What only a browser shows of stages: a card over the table, keys that end and close it, the end state with reduced
// motion, sounds that wait for the first move, frames while a piece moves, a picture drawn in the page.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { answer, checkAxe, playToEnd, settle, settled, sitDown } from "./player";
import { measureFrames } from "../tools/frames.mjs";
import { expect, test } from "./test";

/** Plays without stages until the log offers one, then asks for it at a slow speed. */
const comeToStage = async (page: Page) => {
  await settle(page, 2);
  await sitDown(page);
  for (let i = 0; i < 300 && !(await page.locator(".show-again").count()); i++) await answer(page, i * 7 + 3);
  await settled(page);
  await page.locator(".bar").getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog").getByRole("button", { name: "Slow" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page
    .locator(".show-again")
    .first()
    .evaluate((e) => (e as HTMLElement).click());
  await expect(page.locator(".stage")).toBeVisible();
};

test("a stage plays again from the log, ends with Space, and closes with Space", async ({ page }) => {
  await comeToStage(page);
  const stage = page.locator(".stage");
  await expect(stage).toHaveClass(/play/);
  await expect(page.locator(".stg [role=status]")).not.toBeEmpty();
  await page.keyboard.press("Space");
  await expect(stage).not.toHaveClass(/play/);
  await checkAxe(page);
  await page.keyboard.press("Space");
  await expect(stage).toHaveCount(0);
});

test("with reduced motion a stage is a picture, and nothing in it moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await comeToStage(page);
  expect(await page.locator(".stage").getAttribute("class")).not.toMatch(/play/);
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (a) =>
              (a.effect as KeyframeEffect | null)?.target?.closest(".stage") && a.playState === "running",
          ).length,
    ),
  ).toBe(0);
});

test("nothing sounds before the first own move, and one key mutes", async ({ page }) => {
  await page.addInitScript(() => {
    const w = window as unknown as { made: number; AudioContext: typeof AudioContext };
    w.made = 0;
    w.AudioContext = class extends AudioContext {
      constructor() {
        super();
        w.made++;
      }
    };
  });
  const made = () => page.evaluate(() => (window as unknown as { made: number }).made);
  await settle(page, 2, { speed: "fast", sound: true });
  await sitDown(page);
  await settled(page);
  expect(await made()).toBe(0);
  for (let i = 0; i < 12 && !(await made()); i++) await answer(page, i * 7 + 3, 2000);
  expect(await made()).toBe(1);
  const kept = () => page.evaluate(() => localStorage.getItem("meadhall.sound"));
  await page.keyboard.press("m");
  expect(await kept()).toBe("false");
});

// The page's thread, not the clock: what else the machine does is no work of the page.
for (const game of ["midgard", "rage", "odin", "divinus"])
  test(`no frame takes a phone over 50 ms while a piece moves, ${game} @long`, async ({
    browser,
    baseURL,
  }) => {
    const { frames, over, longest_ms } = await measureFrames(browser, baseURL!, game);
    console.log(`${game}: ${over} of ${frames} frames over 50 ms, the longest ${longest_ms} ms`);
    expect(frames).toBeGreaterThan(50);
    expect(over).toBe(0);
  });

test("the end says who won, names its moments, and hands out a picture", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  await playToEnd(page);
  await expect(page.locator(".vwin h2").first()).toBeVisible();
  await expect(page.locator(".mom li").first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.locator("[data-share]").click();
  const png = await readFile((await (await download).path())!);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await page.locator(".mom a").first().click();
  await expect(page.locator("#scrub")).toBeVisible();
});
