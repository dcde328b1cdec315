// A page built with a content pack (tests/pack_page.sh) shows the pack's story, goal and tile in every
// language.
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { mustSee } from "./look";
import { seeded, settle, sitDown } from "./player";

test.skip(!process.env.MEADHALL_PACK, "for the page of a content pack: tests/pack_page.sh");

// F01 lies on no printed tile so: its north is the pack's, and of one region with the sea in the east and
// south.
const PACK = {
  en: {
    story: "The lid of the box creaks.",
    goal: "A point for a dwarf.",
    sides: "north mountain, east sea, south sea, west plain",
  },
  ru: {
    story: "Скрипит крышка коробки.",
    goal: "Очко за гнома.",
    sides: "север горы, восток море, юг море, запад равнина",
  },
  de: {
    story: "Der Deckel der Schachtel knarrt.",
    goal: "Ein Punkt je Zwerg.",
    sides: "Norden Gebirge, Osten Meer, Süden Meer, Westen Ebene",
  },
} as const;

/** One game after another until the tile lies on the board: a quarter of them begin so. */
const seekTile = async (page: Page, sides: string) => {
  const tile = page.locator(".dv-cell", { hasText: sides });
  for (let i = 0; i < 40; i++) {
    await page.evaluate((s) => localStorage.setItem("meadhall.seed", JSON.stringify(s)), seeded(`oak ${i}`));
    await page.reload();
    await sitDown(page, "divinus");
    await mustSee(page, ".dv-cell.legal");
    if (await tile.count()) return;
  }
  throw new Error(`no board had ${sides}`);
};

for (const lang of ["en", "ru", "de"] as const)
  test(`tile, goal and story of a pack in ${lang}`, async ({ page }) => {
    const { story, goal, sides } = PACK[lang];
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page, 2, { lang, bot: "random", name: "Asta" });
    await page.goto("./");
    await page.locator("[data-campaigns]").click();
    await page.locator("[data-new]").click();
    await page.locator("dialog .seg button", { hasText: /^2$/ }).click();
    await page.locator(".bk-seat select").nth(1).selectOption("level:easy");
    await page.locator("[data-start]").click();
    await page.locator("[data-play]").waitFor();
    const book = page.url();
    await page.locator("[data-play]").click();
    await page.locator(".frame:not([data-busy]) .ask.mine").waitFor();
    await page.goto(book);
    await expect(page.locator(".bk-text").first()).toContainText(story);
    await seekTile(page, sides);
    await expect(page.locator(".dv-aside")).toContainText(goal);
  });
