// @vitest-environment happy-dom Whole games at the page's own table, in every language: what is asked can be
// answered to the end, no word is missing and none is left in another language. What the eye sees is for the
// browser (web/e2e).
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { all, come, one, openPage, playOn, readAll, sitDown } from "./page";
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
const expectFinal = async () => {
  const numbers = (what: string) =>
    all(what)
      .map((e) => Number(/[−\d]+$/.exec(e.textContent ?? "")![0].replace("−", "-")))
      .sort((a, b) => a - b);
  const final = numbers(".ranks li > b");
  expect(numbers(".score-track em")).toEqual(final);
  expect(numbers(".seat .pts")).toEqual(final);
  one("[data-tab=score]")!.click();
  await come(".side .sheets tfoot td");
  expect(numbers(".side .sheets tfoot td")).toEqual(final);
  expect(all(".side .sheets .unknown")).toEqual([]); // nothing is open any more
  const columns = numbers(".side .sheets tfoot td").length,
    lines = all(".side .sheets tbody td").map((e) => Number(e.textContent!.replace("−", "-")));
  const sums = Array.from({ length: columns }, (_, c) =>
    lines.filter((_, i) => i % columns === c).reduce((n, x) => n + x, 0),
  );
  expect(sums.sort((a, b) => a - b)).toEqual(final);
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
    await expectFinal();
  }
  expect(document.documentElement.lang).toBe(lang);
  expect(written.size).toBeGreaterThan(300);
  expect(strange([...written], game, lang)).toEqual([]);
  expect(lacking).toEqual([]);
});
