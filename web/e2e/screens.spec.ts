// Pictures of the page for people to look at: build/screens, desk and phone, dark and light.
// A game is played once on a desk; phone, languages and themes look at the same position after a change of
// settings.
import { test } from "./test";
import { LONG, playToEnd, settle, sitDown, until } from "./player";
import { shots } from "./shots";

test.beforeEach(async ({ page }) => {
  await settle(page, 4, { name: "Asta" });
});

test("screens of home", async ({ page }) => {
  await page.goto("./");
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  await shots(page, "home", "[data-game=midgard]:not([disabled])");
});

test("screens of Midgard", LONG, async ({ page }) => {
  await sitDown(page);
  if (await until(page, ".ask.mine ~ .board .slot.legal[data-slot^=space]"))
    await shots(page, "midgard-place", ".ask.mine");
  if (await until(page, ".load")) await shots(page, "midgard-sheet", ".load", false);
  // A hunt rolls dice too, but tells no losses.
  if (await until(page, ".dmg ~ .roll .rd:nth-child(2)"))
    await shots(page, "midgard-fight", ".rd", false, async () => {
      await page.locator(".rd").first().click();
      await page.locator(".hist").waitFor();
    });
  await playToEnd(page);
  await shots(page, "midgard-end", ".lines");
  await page.locator(".end [data-replay]").click();
  await page.locator("#scrub").fill("90");
  await page.locator(".scrub output:has-text('90')").waitFor();
  await shots(page, "midgard-replay", "#scrub");
});

test("screens of Blood Rage", LONG, async ({ page }) => {
  await sitDown(page, "rage");
  if (await until(page, ".pickcard")) await shots(page, "rage-draft", ".pickcard", false);
  if (await until(page, ".ask.mine ~ .board .prov.legal", 400, 5))
    await shots(page, "rage-turn", ".ask.mine");
  if (await until(page, ".fight .battle", 300, 5)) await shots(page, "rage-battle", ".fight .battle", false);
});

test("screens of the rules, the score sheets and the first games", LONG, async ({ page }) => {
  for (const game of ["midgard", "rage", "odin", "divinus"]) {
    await page.goto(`./#/rules/${game}`);
    await shots(page, `rules-${game}`, ".prose .lead", false);
    if (game === "divinus") continue; // its companion is the campaign's book
    await page.goto(`./#/s/${game}`);
    await shots(page, `sheet-${game}`, "[data-entry]", true);
  }
  await page.goto("./");
  for (const game of await page
    .locator("[data-learn]")
    .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.learn!))) {
    await page.goto("./");
    await page.locator(`[data-learn=${game}]`).click();
    await page.locator(".guide").first().waitFor();
    await shots(page, `lesson-${game}`, ".guide", false);
  }
});
