// Small windows, large letters, still pictures, other eyes: 360 px, 200 % zoom, reduced motion, colour
// blindness.
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { answer, LONG, settle, settled, sitDown } from "./player";
import { shot } from "./shots";
import { mustBeWhole } from "./whole";

const GAMES = ["midgard", "rage", "odin", "divinus"];

/** Every kind of page, in the language with the longest words. */
const lookAround = async (page: Page, where: string) => {
  const pages: [string, string][] = [
    ["#/", "[data-game=midgard]:not([disabled])"],
    ["#/c", "[data-new]"],
    ["#/s/odin", "[data-entry]"],
    ["#/rules/midgard/CM-FIGHT-02", ".rule.here"],
    ["#/rules/odin/actions", ".prose .lead"],
    ["#/rules/midgard/round", ".prose .lead"],
  ];
  for (const [hash, ready] of pages) {
    await page.goto(`./${hash}`);
    await page.locator(ready).first().waitFor();
    await mustBeWhole(page, `${where} ${hash}`);
  }
  for (const game of GAMES) {
    await sitDown(page, game);
    for (let i = 0; i < 9; i++) {
      await settled(page);
      if (i % 4 === 0) await mustBeWhole(page, `${where} ${game} ${i}`);
      await answer(page, i * 7 + 3);
    }
  }
};

// 200 % on a screen of 1440 x 900 leaves a page 720 x 450.
for (const [name, width, height, scale] of [
  ["a phone of 360 px", 360, 740, 1],
  ["200 % zoom", 720, 450, 2],
] as const)
  test(`nothing is cut off or sticks out: ${name}`, async ({ browser }) => {
    const page = await (
      await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale })
    ).newPage();
    await settle(page, 4, { lang: "de", bot: "random", name: "Asta" });
    await lookAround(page, name);
    await page.context().close();
  });

test("nothing moves where less motion is wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settle(page, 2, { bot: "random" });
  await page.addInitScript(() => {
    const moved = new Set<string>();
    (window as unknown as { moved: Set<string> }).moved = moved;
    const note = (e: AnimationEvent | TransitionEvent) =>
      moved.add(
        `${(e.target as Element).className} ${"animationName" in e ? e.animationName : e.propertyName}`,
      );
    document.addEventListener("animationstart", note);
    document.addEventListener("transitionrun", note);
  });
  for (const game of GAMES) {
    await sitDown(page, game);
    for (let i = 0; i < 6; i++) await answer(page, i * 7 + 3);
    await settled(page);
    expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
  }
});

test("pictures of every table as colour-blind people see it", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 4, { bot: "random", name: "Asta" });
  const eyes = await page.context().newCDPSession(page);
  for (const game of GAMES) {
    await eyes.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
    await sitDown(page, game);
    for (let i = 0; i < 14; i++) await answer(page, i * 7 + 3);
    await settled(page);
    for (const type of ["deuteranopia", "achromatopsia"] as const) {
      await eyes.send("Emulation.setEmulatedVisionDeficiency", { type });
      await shot(page, `eyes-${game}-${type}`);
    }
  }
});
