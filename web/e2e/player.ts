// A scripted player: answers whatever is asked through what the page offers.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

/** What takes long and is shown more shortly elsewhere, in web/test or by another test here: `npm run
 * e2e:all` only. */
export const LONG = { tag: "@long" };

/**
 * A word that tries the tests with other games, other answers and a slower page, which all of them must bear:
 * MEADHALL_E2E_SALT.
 */
const SALT = process.env.MEADHALL_E2E_SALT ?? "";
/** The word as a number, added where answers are strewn; 0 without a word. */
export const salt = [...SALT].reduce((h, c) => (Math.imul(h, 31) + c.charCodeAt(0)) >>> 0, 0) % 10_007;
/** A seed, another one with each word. */
export const seeded = (seed: string) => (SALT ? `${seed} ${SALT}` : seed);

/**
 * Settings of a first visit: nothing moves, quick bots, and a seed, so that a test plays the same game every
 * time.
 */
export const settle = async (page: Page, seats = 2, more: Record<string, unknown> = {}) => {
  if (SALT)
    await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", {
      rate: 1 + (salt % 6),
    });
  await page.addInitScript(
    ([n, extra]) => {
      if (localStorage.getItem("meadhall.seats")) return;
      const set = (k: string, v: unknown) => localStorage.setItem(`meadhall.${k}`, JSON.stringify(v));
      set("seats", n);
      set("speed", "off");
      set("lang", "en");
      set("theme", "dark");
      set("bot", "level:easy");
      for (const [k, v] of Object.entries(extra as Record<string, unknown>)) set(k, v);
    },
    [seats, { ...more, seed: seeded(String(more.seed ?? "skald")) }] as const,
  );
};

/** Two clicks: the game, and "play against bots". */
export const sitDown = async (page: Page, game = "midgard") => {
  await page.goto("./");
  await page.locator(`[data-game=${game}]:not([disabled])`).click();
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
};

/**
 * Nothing is on its way: a question to this device, or the end. Until it is answered nothing changes by
 * itself.
 */
export const settled = (page: Page) =>
  page.locator(".frame:not([data-busy]) .ask.mine, .end").first().waitFor({ timeout: 60_000 });

/** What can be answered with. */
export const OPEN = "[data-action]:not([disabled]), [data-slot][tabindex='0'], button[data-slot]";

/**
 * One answer by pointer, and what came of it has arrived. False: nothing is asked here (after `patience` ms),
 * or the game is over.
 *  `turn` chooses among what glows: of the first of `open` that does. */
export const answer = async (page: Page, turn: number, patience = 60_000, open = [OPEN]): Promise<boolean> =>
  page.evaluate(
    async ({ open, n, ms }) => {
      const wait = () => new Promise((done) => setTimeout(done, 4));
      const ply = () => document.querySelector<HTMLElement>(".frame")?.dataset.ply;
      const idle = () => !document.querySelector(".frame[data-busy]");
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.getClientRects().length > 0);
      const glowing = () =>
        document.querySelector(".ask.mine") && idle() ? (open.map(seen).find((all) => all.length) ?? []) : [];
      const end = performance.now() + ms;
      let all = glowing();
      while (!all.length && performance.now() < end && !document.querySelector(".end")) {
        await wait();
        all = glowing();
      }
      if (!all.length) return false;
      const before = ply();
      // Strewn, so that no number of answers makes it go in a circle.
      all[(Math.imul(n + 1, 2654435761) >>> 15) % all.length]!.dispatchEvent(
        new MouseEvent("click", { bubbles: true }),
      );
      // Quiet for some turns of the clock: the click only narrowed the choice.
      for (let quiet = 0; quiet < 5 && ply() === before && !document.querySelector(".trouble"); ) {
        await wait();
        const main = idle() ? seen("[data-main]:not([disabled])")[0] : undefined;
        if (main) main.click();
        quiet = main || !idle() ? 0 : quiet + 1;
      }
      return true;
    },
    { open, n: turn + salt, ms: patience },
  );

/**
 * What is pressed if it is there now. Looking first and pressing then may miss: a moment later the game has
 * gone on.
 */
export const press = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((s) => {
    const found = document.querySelector(s);
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return found !== null;
  }, selector);

/**
 * A question in a sheet lies over the page: it is folded away, as a person does to look at the board. To be
 * called while this device is asked.
 */
export const fold = async (page: Page) => {
  await press(page, ".fight > header .tool");
  await expect(page.locator(".fight")).toHaveCount(0);
};

/** Answers until something is to be seen while this device is asked; true when it is. */
export const until = async (page: Page, want: string, most = 400, step = 7): Promise<boolean> => {
  for (let i = 0; i < most; i++) {
    await settled(page);
    if (await page.locator(want).count()) return true;
    if (!(await answer(page, i * step + 3))) break;
  }
  return false;
};

export const playToEnd = async (page: Page, most = 2500) => {
  let i = 0;
  while (i < most && (await answer(page, i * 7 + 3))) i++;
  await expect(page.locator(".end")).toBeVisible();
  return i;
};

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Nothing serious for people who use a keyboard or a screen reader. */
export const checkAxe = async (page: Page) => {
  await page.evaluate(axe); // not as a script of the page: its policy takes none but its own
  const found = await page.evaluate(async () => {
    const run = (
      window as unknown as {
        axe: {
          run: (
            o: unknown,
          ) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe;
    await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})));
    const r = await run.run({ resultTypes: ["violations"] });
    return r.violations
      .filter((v) => v.impact === "serious" || v.impact === "critical")
      .map(
        (v) =>
          `${v.id}: ${v.nodes
            .slice(0, 3)
            .map((n) => n.html.slice(0, 160))
            .join(" | ")}`,
      );
  });
  expect(found).toEqual([]);
};
