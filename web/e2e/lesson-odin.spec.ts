// The first game of A Feast for Odin: played to its end in every language, with reloads; other answers, undo,
// phones.
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { follow, learn, nextIfTold, numberOf, spoken, steady, stepOf } from "./guide";
import { answer, checkAxe, LONG, settle } from "./player";

/** Follows until the step with this number is spoken. */
const followTo = async (page: Page, n: number) => {
  for (
    let i = 0;
    i < 80 && ((await numberOf(page)) < n || (await page.locator(".guide[data-told]").count()) === 0);
    i++
  )
    await follow(page, i);
  await steady(page);
  expect(await numberOf(page)).toBe(n);
};
/** What wears the ring: its slot, its answer or its class. */
const ringed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".frame *")]
      .filter(
        (e) =>
          e.getClientRects().length > 0 &&
          (getComputedStyle(e).outlineStyle === "dashed" ||
            /drop-shadow.*drop-shadow/.test(getComputedStyle(e).filter)),
      )
      .map((e) => e.dataset.slot ?? e.dataset.action ?? e.dataset.cell ?? e.getAttribute("class") ?? ""),
  );

const LETTERS = { en: /[a-z]{3}/, de: /[a-zäöüß]{3}/, ru: /[а-яё]{3}/ };
const STEPS = 38;

for (const lang of ["en", "ru", "de"] as const)
  test(`it is played to its end, reloaded on the way (${lang})`, LONG, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (e) => errors.push(e.message));
    await settle(page, 2, { lang });
    await learn(page, "odin");
    if (lang === "en") await checkAxe(page);
    const said = new Map<number, string>(),
      reloads = new Set([3, 7, 12, 24, 32]);
    for (let i = 0; i < 120 && (await stepOf(page)) !== "over"; i++) {
      await steady(page);
      const step = await stepOf(page),
        n = Number.parseInt(step, 10),
        text = await spoken(page);
      if (step === "over") break;
      said.set(n, text);
      expect(text).toMatch(LETTERS[lang]);
      expect(text).not.toMatch(/[{}]|undefined|\b[a-z]+-[a-z]+-\d/);
      if (reloads.delete(n)) {
        // the table, the step and its words are there again
        await page.reload();
        await steady(page);
        await expect.poll(() => numberOf(page)).toBe(n);
        await expect.poll(() => spoken(page)).toBe(text);
        if (lang === "en" && (n === 7 || n === 24)) await checkAxe(page); // in a sheet
      }
      await follow(page, i, step);
    }
    expect(reloads.size).toBe(0);
    expect([...said.keys()]).toEqual(Array.from({ length: STEPS }, (_, i) => i + 1));
    await expect(page.locator(".guide")).toHaveCount(0);
    await expect(page.locator("svg.grid > .tl")).toHaveCount(5); // hide, oil, spices and twice silver
    await page.goto("./");
    await expect(page.locator("[data-learn=odin]")).toContainText(
      { en: "start over", ru: "начать заново", de: "von vorn" }[lang],
    );
    expect(errors).toEqual([]);
  });

test(
  "a ring shows what a step means: a space, a die, a tile and its squares, a card",
  LONG,
  async ({ page }) => {
    await settle(page, 2);
    await learn(page, "odin");
    for (const [n, what] of [
      [4, ["space:mountain-2"]],
      [5, [/^mountain m\d+ 2$/]],
      [7, [/^(roll|keep)$/]],
      [8, [/^(roll|keep)$/]],
      [11, ["item:hide", "9-0", "10-0", "11-0"]],
      [13, ["upgrade peas"]],
      [16, ["space:weekly-fruits"]],
      [24, ["feast", "serve salt_meat horizontal"]],
      [29, ["space:build-knarr"]],
      [32, ["play 147a"]],
    ] as const) {
      await followTo(page, n);
      const worn = async () => {
        const all = await ringed(page);
        return what.filter((x) => !all.some((y) => (typeof x === "string" ? x === y : x.test(y))));
      };
      await expect.poll(worn).toEqual([]);
    }
  },
);

test("the tile is laid by hand: taken from the tray, put on the square that glows", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 2);
  await learn(page, "odin");
  await followTo(page, 11);
  await page.locator(".tray [data-slot='item:hide']").click();
  const turn = page.locator(".hold").getByRole("button", { name: /Turn/ }),
    upright = async () => {
      const [, , w, h] = (await page.locator(".hold-p svg").getAttribute("viewBox"))!.split(" ").map(Number);
      return h! > w!;
    };
  if (!(await upright())) await turn.click();
  expect(await upright()).toBe(true);
  await expect(page.locator(".best .btn").first()).toBeVisible(); // from now on the board stays where it is
  const box = (await page.locator("[data-cell='10-0']").boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator("#preview")).toContainText("income +1");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => numberOf(page)).toBe(12);
  await expect(page.locator(".est-s")).toContainText("Income 1");
});

test("who plays otherwise is led on: what did not come is passed over", LONG, async ({ page }) => {
  await settle(page, 2);
  await learn(page, "odin");
  await followTo(page, 6);
  await page.locator("[data-slot='space:linen']").click(); // no hunt, no dice
  await page.locator("[data-main], [data-action=done]").first().click();
  await expect.poll(() => numberOf(page)).toBe(10);
  await page.locator("[data-guide=next]").click();
  await steady(page);
  for (let i = 0; i < 400 && (await stepOf(page)) !== "over"; i++) {
    // answers as they come; only what is told is passed with "next"
    if (!(await nextIfTold(page))) await answer(page, i * 7 + 3);
    if (await page.locator(".end").count()) break;
  }
  expect(await stepOf(page)).toBe("over");
});

test("what is taken back is told again", async ({ page }) => {
  await settle(page, 2);
  await learn(page, "odin");
  await followTo(page, 5);
  await page.locator(".ask").getByRole("button", { name: /Undo/ }).dispatchEvent("click");
  await expect.poll(() => numberOf(page)).toBe(4);
  await expect.poll(() => ringed(page)).toContain("space:mountain-2");
});

test("on a phone the words stay in sight and what they mean is brought forth", async ({ browser }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  await settle(page, 2, { lang: "de" });
  await learn(page, "odin");
  for (const [n, sel] of [
    [1, "svg.grid"],
    [3, ".od-est .goods-row"],
    [4, "[data-slot='space:mountain-2']"],
    [6, "[data-slot='space:hunting-game-1']"],
    [10, ".od-est .weapons"],
    [11, ".od-est [data-slot='item:hide']"],
    [12, "[data-slot='space:upgrade-2']"],
    [16, "[data-slot='space:weekly-fruits']"],
    [18, ".banquet"],
  ] as const) {
    await followTo(page, n);
    await expect(async () => {
      const guide = (await page.locator(".guide").boundingBox())!,
        what = (await page.locator(sel).first().boundingBox())!;
      expect(guide.y).toBeGreaterThan(0);
      expect(guide.y + guide.height).toBeLessThanOrEqual(844);
      expect(what.y).toBeGreaterThan(100); // below what stays at the top
      // its upper part at least lies free
      expect(Math.min(what.y + what.height, what.y + 60)).toBeLessThanOrEqual(guide.y);
    }).toPass({ timeout: 30_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await followTo(page, 20);
  await page.locator(".od-est [data-slot='item:silver']").tap();
  await expect(page.locator(".hold")).toBeVisible();
  await expect(page.locator("[data-guide=do]")).toBeInViewport();
  await checkAxe(page);
  await page.context().close();
});
