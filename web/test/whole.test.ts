// @vitest-environment happy-dom
// Whole games at the page's own table, in every language: what is asked can be answered to the end, no word is missing and none is
// left in another language. What the eye sees is for the browser (web/e2e).
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { all, openPage, playOn, readAll, sitDown } from "./page";
import { type Lang, strange } from "./strange";

/** One language a game, or all of them with MEADHALL_LONG=1. */
const GAMES: [string, Lang][] = process.env.MEADHALL_LONG
  ? ["midgard", "rage", "odin", "divinus"].flatMap((g) =>
      (["en", "ru", "de"] as const).map((l): [string, Lang] => [g, l]),
    )
  : [
      ["midgard", "ru"],
      ["rage", "de"],
      ["odin", "ru"],
      ["divinus", "de"],
    ];
const lacking: string[] = [];

beforeEach(() => {
  lacking.length = 0;
  vi.spyOn(console, "warn").mockImplementation((...x: unknown[]) => void lacking.push(x.join(" ")));
});
afterEach(() => vi.restoreAllMocks());

/** Band, seats and the leaf of points all tell what the ranking tells. */
const expectFinal = () => {
  const numbers = (what: string) =>
    all(what)
      .map((e) => Number(/[−\d]+$/.exec(e.textContent ?? "")![0].replace("−", "-")))
      .sort((a, b) => a - b);
  const final = numbers(".ranks li > b");
  expect(numbers(".score-track em")).toEqual(final);
  expect(numbers(".seat .pts")).toEqual(final);
};

/** The longest game by far is left after these, without MEADHALL_LONG. */
const ENOUGH = 150;

it.each(GAMES)("a game of %s in %s lacks no word", { timeout: 600_000 }, async (game, lang) => {
  const whole = game !== "odin" || process.env.MEADHALL_LONG !== undefined,
    written = readAll();
  await openPage({ lang, seed: `saga ${lang}` });
  await sitDown(game, game === "odin");
  expect(await playOn(whole ? Infinity : ENOUGH)).toBeGreaterThan(20);
  if (whole) {
    expect(all(".ranks li")).toHaveLength(2);
    expectFinal();
  }
  expect(document.documentElement.lang).toBe(lang);
  expect(written.size).toBeGreaterThan(300);
  expect(strange([...written], game, lang)).toEqual([]);
  expect(lacking).toEqual([]);
});
