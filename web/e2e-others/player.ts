// A person with mouse and keys, in any browser: only what can be seen and reached is pressed.
import { expect, type Page } from "@playwright/test";
import { answer, OPEN } from "../e2e/player";
import { KEYS, type Point, type Session } from "./webdriver";

/** The helpers of e2e that do nothing but run functions in the page serve any browser. */
export const asPage = (s: Session) => s as unknown as Page;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Settings of a first visit. They are written at an address of the same server that runs no script of ours. */
export const settle = async (s: Session, url: string, more: Record<string, unknown> = {}) => {
  await s.goto(`${url}healthz`);
  const settings = {
    seats: 2,
    speed: "off",
    lang: "en",
    theme: "dark",
    bot: "level:easy",
    seed: "skald",
    name: "Asta",
  };
  await s.evaluate(
    (all) => {
      for (const [key, value] of Object.entries(all))
        localStorage.setItem(`meadhall.${key}`, JSON.stringify(value));
    },
    { ...settings, ...more },
  );
};

/** The size of the page itself, not of the window around it. */
export const resize = async (s: Session, width: number, height: number) => {
  const inner = () => s.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  let outer = { width, height };
  for (let i = 0; i < 5; i++) {
    await s.command("POST", "/window/rect", outer);
    let now = await inner();
    for (let k = 0; k < 20 && now.width !== width; k++) {
      await pause(50);
      now = await inner();
    }
    if (now.width === width && now.height === height) return;
    outer = {
      width: Math.max(width, outer.width + width - now.width),
      height: Math.max(height, outer.height + height - now.height),
    };
  }
  const { width: got } = await inner();
  expect(got, `the window can be made ${width} pixels wide`).toBe(width);
};

/** Where something that matches can be pressed: in sight, and nothing lies over it. The `nth` of them, or one after it. */
export const place = (s: Session, selector: string, nth = 0): Promise<Point | null> =>
  s.evaluate(
    ({ what, first }) => {
      const all = [...document.querySelectorAll<HTMLElement | SVGElement>(what)].filter(
        (e) => e.getClientRects().length > 0,
      );
      const at = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
      for (let i = 0; i < all.length; i++) {
        const e = all[(first + i) % all.length]!;
        e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = e.getBoundingClientRect();
        for (const down of at)
          for (const right of at) {
            const x = Math.round(box.left + box.width * right);
            const y = Math.round(box.top + box.height * down);
            if (e.contains(document.elementFromPoint(x, y))) return { x, y };
          }
      }
      return null;
    },
    { what: selector, first: nth },
  );

/** Presses what matches, as soon as it can be reached. */
export const click = async (s: Session, selector: string) => {
  for (const end = Date.now() + 30_000; ; await pause(100)) {
    const at = await place(s, selector);
    if (at) return s.press(at);
    if (Date.now() > end) throw new Error(`${selector} cannot be pressed: ${await s.told()}`);
  }
};

export const sitDown = async (s: Session, url: string, game: string) => {
  await s.goto(url);
  await click(s, `[data-game=${game}]:not([disabled])`);
  await click(s, "[data-start]");
  await s.wait(".frame");
};

/** A question to this device, or the end. */
export const settled = (s: Session) => s.wait(".frame:not([data-busy]) .ask.mine, .end", 60_000);
export const ply = async (s: Session) => Number(await s.attribute(".frame", "data-ply"));

/** Settled, and nothing pressed before is still on its way: a slow browser takes a key long after it was sent. */
export const calm = async (s: Session) => {
  for (let was = -1; ; await pause(1000)) {
    await settled(s);
    const now = await ply(s);
    if (now === was) return;
    was = now;
  }
};

/** Is the question answered? A choice may be narrowed first: then something is to be confirmed, and nothing moves. */
const moved = (s: Session, before: number): Promise<boolean> =>
  s.evaluate(async (was) => {
    for (let quiet = 0; quiet < 20; quiet++) {
      await new Promise((done) => setTimeout(done, 25));
      const frame = document.querySelector<HTMLElement>(".frame");
      if (frame?.dataset.ply !== was || document.querySelector(".end")) return true;
      if (frame.matches("[data-busy]")) quiet = 0;
    }
    return false;
  }, String(before));

/** One try by mouse. */
const tryByClick = async (s: Session, turn: number): Promise<boolean> => {
  await settled(s);
  const before = await ply(s);
  const at = await place(s, OPEN, Math.imul(turn + 1, 2654435761) >>> 15);
  if (!at) throw new Error(`nothing that may be chosen can be pressed: ${await s.told()}`);
  await s.press(at);
  if (await moved(s, before)) return true;
  const main = await place(s, "[data-main]:not([disabled])");
  if (!main) return false;
  await s.press(main);
  return moved(s, before);
};

const ARROWS = [KEYS.ArrowRight, KEYS.ArrowDown, KEYS.ArrowLeft, KEYS.ArrowUp];

/** One try by keys: arrows walk, Enter takes, Enter confirms. */
const tryByKeys = async (s: Session, turn: number): Promise<boolean> => {
  await settled(s);
  const before = await ply(s);
  const walk = Array.from({ length: 1 + (turn % 5) }, (_, i) => ARROWS[(turn + (i >> 1)) % 4]!);
  await s.keys(...walk);
  for (let i = 0; i < 2; i++) {
    await s.keys(KEYS.Enter);
    if (await moved(s, before)) return true;
  }
  return false;
};

/** Answers so many questions; what only narrowed a choice is no answer. */
export const answerSome = async (s: Session, how: "click" | "keys", want: number) => {
  let done = 0;
  for (let i = 0; i < want * 12 && done < want; i++)
    if (await (how === "click" ? tryByClick : tryByKeys)(s, i * 7 + 3)) done++;
  expect(done, `questions answered by ${how}`).toBe(want);
};

/** Plays on quickly until something is to be seen; false: the game was over before. `open` says what to answer with. */
const playUntil = async (s: Session, want: string, open?: (i: number) => string[]): Promise<boolean> => {
  for (let i = 0; i < 900; i++) {
    await settled(s);
    if (await s.count(want)) return true;
    if (await s.count(".end")) break;
    await answer(asPage(s), i * 5 + 3, 60_000, open?.(i));
  }
  return false;
};

/** Begins a game and comes to something in it, in one game or another: not every game has a battle. */
export const playTo = async (
  s: Session,
  url: string,
  game: string,
  want: string,
  open?: (i: number) => string[],
) => {
  for (const seed of ["skald", "raven", "oak", "rune"]) {
    await s.evaluate((word) => localStorage.setItem("meadhall.seed", JSON.stringify(word)), seed);
    await sitDown(s, url, game);
    if (await playUntil(s, want, open)) return;
  }
  throw new Error(`no ${want} came in any game: ${await s.told()}`);
};

/** Answers by mouse as long as something is there. */
export const playOut = async (s: Session, what: string, most = 60) => {
  for (let i = 0; i < most && (await s.count(what)); i++) await tryByClick(s, i * 5 + 1);
  expect(await s.count(what), `${what} comes to its end`).toBe(0);
};

/** What went wrong in the page since it was opened first, also before a reload. */
export const wrong = async (s: Session): Promise<string[]> =>
  s.evaluate(() => JSON.parse(sessionStorage.getItem("e2e.wrong") ?? "[]") as string[]);
