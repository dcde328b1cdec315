import { describe, expect, it } from "vitest";
import { lang } from "../src/core/settings";
import type { Told } from "../src/core/speech";
import { ago } from "../src/core/times";
import { apartFrom, detailsOf, fits, sectionsOf } from "../src/table/Log";
import { groupOf } from "../src/table/Outcome";
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
  it("tells a foe that has a line of its own only there, not among its neighbour's details as well", () => {
    // One answer ends a fight and brings the next foe: three lines begin at its ply.
    const told = [line(1, 4), { ...line(null, 4), text: "A draugr." }, line(0, 4), line(0, 5), line(0, 6)],
      fight = sectionsOf(told)[0]!.entries.at(-1)!,
      event = (what: string) => ({ text: what, what, args: [] }),
      steps = [
        { ply: 4, seat: 1, text: "", events: [event("1 4"), event("A draugr."), event("0 4")] },
        { ply: 5, seat: 0, text: "", events: [event("A draugr."), event("0 5")] },
      ] as unknown as Parameters<typeof detailsOf>[1],
      words = { event: (e: { what: string }) => e.what, log: () => [] } as unknown as Parameters<
        typeof detailsOf
      >[0];
    expect(fight.lines).toHaveLength(3);
    expect(detailsOf(words, steps, new Set(), apartFrom(fight, told)).map((d) => d.text)).toEqual([
      "0 4",
      "A draugr.",
      "0 5",
    ]);
    expect(detailsOf(words, steps, new Set()).map((d) => d.text)).toContain("1 4");
  });
  it("is filtered by whose it is, by fights and by points", () => {
    const told = [
        line(0, 1),
        line(1, 2),
        line(1, 3),
        { ...line(null, 4), text: "A draugr." },
        { ...line(null, 4), text: "A bounty." },
      ],
      [all] = sectionsOf(told),
      happened: Record<number, string[]> = {
        1: ["gain 1 3 glory"], // somebody else's points beside my move
        2: ["gain 1 2 coin"],
        3: ["won 1 troll", "gain 1 3 glory"],
        4: ["foe-draugr 3", "lost 0 1"],
      },
      stepAt = (ply: number) => ({ ply, seat: 0, action: null, events: happened[ply] ?? [] }),
      tell = (event: string) => (event.startsWith("foe-") ? "A draugr." : event),
      kinds = { fights: /^(?:won|lost|foe-\w+) /, points: /^gain \d \d+ glory/ },
      shown = (only: Parameters<typeof fits>[1]) =>
        all!.entries.filter((e) => fits(e, only, 0, kinds, stepAt, tell)).map((e) => e.from);
    expect(shown("all")).toEqual([1, 2, 3, 4, 4]);
    expect(shown("mine")).toEqual([1]);
    expect(shown("fights")).toEqual([3, 4]);
    expect(shown("points")).toEqual([3]);
    expect(all!.entries.some((e) => fits(e, "points", 0, undefined, stepAt, tell))).toBe(false);
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

describe("what an answer brings", () => {
  const change = (seat: number, before: number, low: number, high = low) => ({
    seat,
    table: "goods",
    id: "coin",
    before,
    low,
    high,
  });
  it("is told by whom it meets, and by which way it goes where that is certain", () => {
    expect(groupOf(change(0, 2, 4), 0)).toBe("get");
    expect(groupOf(change(0, 2, 2, 5), 0)).toBe("get");
    expect(groupOf(change(0, 2, 1), 0)).toBe("give");
    expect(groupOf(change(0, 2, 1, 3), 0)).toBe("may");
    expect(groupOf(change(1, 2, 4), 0)).toBe("others");
    expect(groupOf(change(1, 2, 4), null)).toBe("others");
  });
});
