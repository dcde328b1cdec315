// How a test attends a walk-through: which step is spoken, and doing as it says.
import { expect, type Page } from "@playwright/test";
import { answer, press, settled } from "./player";

/** "4 of 38" in any language; "over" when nobody speaks any more. */
export const stepOf = async (page: Page): Promise<string> => {
  const title = await page.evaluate(() => document.querySelector(".guide strong")?.textContent ?? null);
  return title === null ? "over" : (/\d+ \S+ \d+/.exec(title)?.[0] ?? "");
};
export const numberOf = async (page: Page): Promise<number> => Number.parseInt(await stepOf(page), 10) || 0;
export const spoken = (page: Page) =>
  page.evaluate(() => document.querySelector(".guide p")?.textContent ?? "");

/**
 * Presses a button while the guide is at this step; null: it has gone on meanwhile, for one press may answer
 * several questions.
 */
export const pressAt = (page: Page, selector: string, step: string): Promise<boolean | null> =>
  page.evaluate(
    ({ what, at }) => {
      if (/\d+ \S+ \d+/.exec(document.querySelector(".guide strong")?.textContent ?? "")?.[0] !== at)
        return null;
      const found = document.querySelector<HTMLElement>(what);
      found?.click();
      return found !== null;
    },
    { what: selector, at: step },
  );

/** The game has settled, and the guide has gone as far as it goes by itself. */
export const steady = async (page: Page) => {
  for (let before = "", now = " "; before !== now; ) {
    await settled(page);
    before = `${await stepOf(page)} ${await spoken(page)}`;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.waitForTimeout(30);
    now = `${await stepOf(page)} ${await spoken(page)}`;
  }
};

/** Where the lesson and the game stand. */
const place = async (page: Page) =>
  `${await stepOf(page)} / ${await page.locator(".frame").getAttribute("data-ply")}`;

/** "Next", where there is only something to read. */
export const nextIfTold = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const next = document.querySelector<HTMLElement>("[data-guide=next]");
    next?.click();
    return next !== null;
  });

/**
 * Does what the guide proposes or asks for; "next" where it only tells. Nothing where it is not at `step` any
 * more.
 */
export const follow = async (page: Page, n: number, step?: string) => {
  await steady(page);
  const before = await place(page),
    done = await pressAt(page, "[data-guide=do]", step ?? (await stepOf(page)));
  if (done === null) return;
  if (done) {
    await expect.poll(() => place(page)).not.toBe(before);
    return;
  }
  if (await page.locator("[data-guide=next]").count()) await press(page, "[data-guide=next]");
  else await answer(page, n * 5 + 1);
};

/** Begins or goes on with the first game. */
export const learn = async (page: Page, game: string) => {
  await page.goto("./");
  await page.locator(`[data-learn=${game}]`).click();
  await expect(page.locator(".guide")).toBeVisible();
  await steady(page);
};
