import { describe, expect, it } from "vitest";
import { lang } from "../src/core/settings";
import type { Told } from "../src/core/speech";
import { ago } from "../src/core/times";
import { sectionsOf } from "../src/table/Log";
import { movesOf } from "../src/table/Replay";

const line = (seat: number | null, ply: number, sort: Told["sort"] = "line"): Told => ({
  sort,
  seat,
  move: false,
  from: ply,
  to: ply,
  text: `${seat} ${ply}`,
});

describe("the log", () => {
  it("folds what one seat did in a row, and nothing else", () => {
    const told = [line(0, 1), line(0, 2), line(0, 3), line(1, 4), line(1, 5), line(null, 6), line(1, 7)],
      [all] = sectionsOf(told);
    expect(all!.entries.map((e) => [e.lines.length, e.from, e.upTo])).toEqual([
      [3, 1, 4],
      [1, 4, 5],
      [1, 5, 6],
      [1, 6, 7],
      [1, 7, Number.POSITIVE_INFINITY],
    ]);
  });
  it("folds nothing over a heading", () => {
    const all = sectionsOf([line(0, 1), line(0, 2), line(null, 3, "banner"), line(0, 4), line(0, 5)]);
    expect(all.map((s) => [s.head?.sort, s.entries.length])).toEqual([
      [undefined, 2],
      ["banner", 2],
    ]);
  });
  it("is counted in moves of people in a replay, chance and headings are none", () => {
    expect(movesOf([line(0, 1), line(0, 2), line(1, 3), line(null, 4, "heading"), line(1, 5)], 9)).toEqual([
      3, 4, 6, 9,
    ]);
  });
  it("says how long ago in three languages", () => {
    const minutes = (n: number) => ago(1, 1 + n * 60_000);
    lang.value = "en";
    expect(minutes(5)).toMatch(/^5 min\.? ago$/);
    lang.value = "ru";
    expect([1, 2, 5, 21].map(minutes).every((x) => /^\d+ мин\.? назад$/.test(x))).toBe(true);
    expect([1, 3, 7].map((d) => ago(1, 1 + d * 86_400_000))).toEqual(["вчера", "3 дн. назад", "7 дн. назад"]);
    lang.value = "de";
    expect(minutes(5)).toMatch(/^vor 5 (Min\.|Minuten)$/);
    lang.value = "en";
    expect(ago(null)).toBe("");
  });
});
