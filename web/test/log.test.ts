import { describe, expect, it } from "vitest";
import { lang } from "../src/core/settings";
import type { Told } from "../src/core/speech";
import { ago } from "../src/core/times";
import { chronicle } from "../src/games/midgard/chronicle";
import { countsAs, hasFilter, headOf, sharesOf, type Source } from "../src/table/chronicle";
import { apartFrom, detailsOf, fits, sectionsOf, shortOf, sinceOf } from "../src/table/Log";
import { boldOf, cutAt } from "../src/table/names";
import { forAll, groupOf, mineFirst, toldOf, wordsOf } from "../src/table/Outcome";
import { movesOf } from "../src/table/Replay";

const line = (seat: number | null, ply: number, sort: Told["sort"] = "line"): Told => ({
  sort,
  seat,
  move: false,
  from: ply,
  to: ply,
  text: `${seat} ${ply}`,
});

/** Sentences are the events themselves; a secret answer has no action. */
const sourceOf = (
  happened: Record<number, string[]>,
  action: (ply: number) => string | null = () => "move",
): Source => ({
  words: {
    event: (e: string) => e,
    seat: (i: number) => `${i}`,
    label: (_: string, id: string) => id,
    title: (id: string) => id,
  } as unknown as Source["words"],
  kinds: chronicle,
  stepAt: (ply) => ({ ply, seat: ply < 5 ? 7 : 0, action: action(ply), events: happened[ply] ?? [] }),
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
  it("counts what others did since the reader's last answer, and nothing of the reader's own", () => {
    const step = (seat: number, ply: number) => ({ ply, seat, action: "move", events: [] }),
      steps = [step(7, 0), step(0, 1), step(1, 2), step(7, 3), step(0, 4), step(2, 5)],
      { entries } = sectionsOf([line(null, 0), line(0, 1), line(1, 2), line(0, 4), line(2, 5)])[0]!;
    expect(sinceOf(steps, 1, entries)).toEqual({ ply: 3, n: 2 });
    expect(sinceOf(steps, 0, entries)).toEqual({ ply: 5, n: 1 });
    // The first answer of a reader, and a reader who has not answered yet.
    expect(sinceOf(steps, 2, entries)).toBeNull();
    expect(sinceOf(steps, 3, entries)).toBeNull();
    expect(sinceOf(steps, null, entries)).toBeNull();
  });
  it("is short where it is told to who was away: of a fight how it ended, and what it brought", () => {
    const happened = {
        5: ["fights 1 draugr 1 3"],
        6: ["rolled 1 sword hit"],
        7: ["won 1 draugr", "gain 1 4 glory"],
        8: ["gain 2 1 coin"],
      },
      told = [
        ...([5, 6, 7] as const).map((ply) => ({ ...line(1, ply), text: happened[ply].join(" and ") })),
        { ...line(2, 8), text: "gain 2 1 coin" },
      ],
      { lines, shares } = shortOf(told, sourceOf(happened), 3);
    expect(lines.map((l) => [l.from, l.to, l.text])).toEqual([
      [5, 7, "won 1 draugr and gain 1 4 glory"],
      [8, 8, "gain 2 1 coin"],
    ]);
    expect(shares.get(lines[0]!)!.flatMap((s) => s.gains.map((g) => [g.icon, g.n]))).toEqual([["glory", 4]]);
    expect(shares.get(lines[1]!)).toBeUndefined(); // the sentence says it
  });
  it("is filtered by whose it is, by fights and by points", () => {
    const told = [
        line(0, 1),
        line(1, 2),
        line(1, 3),
        { ...line(null, 4), text: "foe-draugr 3" },
        { ...line(null, 4), text: "A bounty." },
      ],
      source = sourceOf({
        1: ["gain 1 3 glory"], // somebody else's points beside my move
        2: ["gain 1 2 coin"],
        3: ["won 1 troll", "gain 1 3 glory"],
        4: ["foe-draugr 3", "lost 0 1 0 0"],
      }),
      all = sectionsOf(told)[0]!.entries,
      shown = (only: Parameters<typeof fits>[1]) =>
        all.filter((e) => fits(e, only, 0, source)).map((e) => e.from);
    expect(shown("all")).toEqual([1, 2, 3, 4, 4]);
    expect(shown("mine")).toEqual([1]);
    expect(shown("fights")).toEqual([3, 4]);
    expect(shown("points")).toEqual([3]);
    expect(all.some((e) => fits(e, "points", 0, { ...source, kinds: undefined }))).toBe(false);
  });
  it("begins a new entry with a fight, and says how it ended", () => {
    const text = (ply: number, text: string) => ({ ...line(1, ply), text }),
      told = [
        text(1, "fights 1 troll 3 1"),
        text(2, "rolled 1 sword hit"),
        text(3, "won 1 troll"),
        text(3, "gain 1 8 glory"),
        text(4, "fights 1 draugr 2 2"),
        text(5, "rolled 1 axe blank"),
        text(6, "beaten 1"),
        text(6, "lost 1 2 0 0"),
      ],
      source = sourceOf({
        1: ["fights 1 troll 3 1"],
        2: ["rolled 1 sword hit"],
        3: ["won 1 troll", "gain 1 8 glory", "gain 0 2 coin"],
        4: ["fights 1 draugr 2 2"],
        5: ["rolled 1 axe blank"],
        6: ["lost 1 2 0 0", "beaten 1"],
      }),
      all = sectionsOf(told, source)[0]!.entries;
    expect(all.map((e) => headOf(source, e))).toEqual([
      ["fights 1 troll 3 1", "won 1 troll"],
      ["fights 1 draugr 2 2", "beaten 1"],
    ]);
    const brought = sharesOf(source, all, 2);
    expect(all.map((e) => brought.get(e))).toEqual([
      [{ seat: null, gains: [{ icon: "glory", label: "glory", n: 8, worse: false }] }],
      [{ seat: null, gains: [{ icon: "sword", label: "sword", n: -2 }] }],
    ]);
  });
  it("says once what comes to everybody, and an event only in one entry", () => {
    const told = [{ ...line(null, 1), text: "escaped" }, line(0, 2), line(1, 2)],
      source = sourceOf({
        1: ["escaped", "gain 0 1 blame", "gain 1 1 blame"],
        2: ["gain 0 2 coin", "gain 1 1 coin"],
      }),
      all = sectionsOf(told, source)[0]!.entries,
      brought = sharesOf(source, all, 2),
      coins = (n: number) => [{ seat: null, gains: [{ icon: "coin", label: "coin", n, worse: false }] }];
    expect(all.map((e) => brought.get(e))).toEqual([
      [{ seat: "all", gains: [{ icon: "blame", label: "blame", n: 1, worse: true }] }],
      coins(2),
      coins(1),
    ]);
  });
  it("ends an entry with what it tells itself, not with what the same answer led to later", () => {
    const three = ["0 sails", "0 fights", "0 rests"].map((text) => ({ ...line(0, 1), text })),
      told = [...three, { ...line(null, 1, "heading"), text: "end" }, { ...line(0, 1), text: "0 won b" }],
      source: Source = { ...sourceOf({ 1: ["won 0 b"] }), kinds: { ends: ["won"] } };
    source.words.event = () => "0 won b";
    const [first] = sectionsOf(told, source)[0]!.entries;
    expect(headOf(source, first!, told)).toEqual(["0 sails", "0 rests"]);
  });
  it("puts what one answer led to beside the line that says it, phase by phase", () => {
    const told = [
        { ...line(1, 1), text: "1 marches" },
        { ...line(null, 1, "heading"), text: "phase quests" },
        { ...line(0, 1), text: "0 fulfils a, glory 0 5" },
        { ...line(1, 1), text: "1 fulfils b, glory 1 9 and raises horns" },
        { ...line(null, 1, "banner"), text: "ragnarok" },
        { ...line(1, 1), text: "1 flees" },
        { ...line(1, 1), text: "1 died twice, glory 1 8" },
      ],
      source: Source = {
        ...sourceOf({
          1: [
            "phase quests",
            "glory 0 5",
            "glory 1 9",
            "ragnarok",
            "fled 1",
            "died 1 warrior 1",
            "died 1 leader 1",
            "glory 1 8",
          ],
        }),
        kinds: {
          gains: {
            glory: ([, n]) => [{ icon: "glory", label: "glory", n: Number(n) }],
            died: ([, unit = "", n]) => [{ icon: "loss", label: unit, n: -Number(n) }],
          },
        },
      },
      entries = sectionsOf(told, source).flatMap((s) => s.entries),
      brought = sharesOf(source, entries, 2, told);
    expect(entries.map((e) => brought.get(e)?.map((s) => s.gains.map((g) => g.n)))).toEqual([
      undefined,
      [[5]],
      [[9]],
      undefined,
      [[-2, 8]],
    ]);
    expect(brought.get(entries.at(-1)!)![0]!.gains[0]!.label).toBe("warrior, leader");
  });
  it("folds what fate does in a row, and what several seats decide in secret", () => {
    const rise = [1, 2, 3, 4].map((ply) => ({ ...line(null, ply), text: `draugr ${ply} rises` })),
      secret = [5, 6, 7].map((ply) => ({ ...line(ply % 2, ply), text: "decides in secret" })),
      source = sourceOf({}, (ply) => (ply < 5 ? `draugr ${ply}` : null)),
      all = sectionsOf([...rise, ...secret], source)[0]!.entries;
    expect(all.map((e) => [e.alike, e.lines.length, headOf(source, e)])).toEqual([
      [true, 4, ["draugr 1 rises"]],
      [true, 3, ["decides in secret"]],
    ]);
  });
  it("sets names bold in whatever case they stand, longer ones first", () => {
    expect(cutAt("Orm besiegt den Waldtroll am Waldtrolls Tor.", ["Orm", "Wald", "Waldtroll"])).toEqual([
      { text: "Orm", bold: true },
      { text: " besiegt den ", bold: false },
      { text: "Waldtroll", bold: true },
      { text: " am Waldtrolls Tor.", bold: false },
    ]);
    expect(cutAt("Nobody.", [])).toEqual([{ text: "Nobody.", bold: false }]);
  });
  it("finds a name in each of its forms, without what stands before it", () => {
    const label: Record<string, string> = { huts: "Worker Huts", spawn: "Nidhogg Spawn" },
      forms: Record<string, string[]> = { huts: ["to the worker huts"], spawn: ["a spawn of Nidhogg"] },
      source = sourceOf({ 1: [] });
    Object.assign(source.words, {
      label: (_: string, id: string) => label[id],
      forms: (_: string, id: string) => forms[id],
      parse: () => ({ operands: [{ kind: "space", ids: ["huts", "spawn"] }] }),
      parseEvent: () => ({ operands: [] }),
    });
    const bold = (text: string) =>
      boldOf(source, [line(null, 1)], text)
        .filter((p) => p.bold)
        .map((p) => p.text);
    expect(bold("A spawn of Nidhogg comes to the worker huts.")).toEqual(["spawn of Nidhogg", "worker huts"]);
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
  it("is told of the reader first, and of no more than fits", () => {
    const of = (seat: number) => ({ seat, panel: "goods", id: "coin", before: 0, low: 1, high: 1 });
    expect(mineFirst([of(0), of(1), of(2), of(1)], 1).map((c) => c.seat)).toEqual([1, 1, 0, 2]);
    expect(mineFirst(Array(20).fill(of(0)), null)).toHaveLength(8);
  });
  const change = (seat: number, before: number, low: number, high = low) => ({
    seat,
    panel: "goods",
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
    expect(groupOf(change(0, 2, 4), 0, ["coin"])).toBe("give");
    expect(groupOf(change(0, 2, 1), 0, ["coin"])).toBe("get");
  });
  it("says what the log will say of it in every case", () => {
    const scene = {
        m: { me: 1, ply: 7 },
        words: { log: (all: { events: string[] }[]) => [{ ...line(1, 7), text: all[0]!.events.join() }] },
      } as unknown as Parameters<typeof toldOf>[0],
      o = (events?: string[]) => ({ events }) as unknown as Parameters<typeof toldOf>[2];
    expect(toldOf(scene, "success 0 1", o(["gains 1 fur 1"]))).toBe("gains 1 fur 1");
    expect(toldOf(scene, "roll", o([]))).toBe(null);
    expect(toldOf(scene, "roll", o())).toBe(null);
  });
  it("says what no number does: limits, what chance does, what is asked then", () => {
    const texts: Record<string, string> = { roll: "The dice are rolling", loot: "What will you carry off?" },
      scene = {
        m: { me: 1, prompt: { id: "turn" } },
        words: { remark: (id: string) => `${id}!`, prompt: (id: string) => texts[id] ?? id },
      } as unknown as Parameters<typeof wordsOf>[0],
      o = (more: object) =>
        ({ limits: [], chance: false, asked: 1, prompt: "turn", ...more }) as unknown as Parameters<
          typeof wordsOf
        >[1];
    expect(wordsOf(scene, o({}))).toEqual([]); // the same question again is no news
    expect(wordsOf(scene, o({ limits: ["full"], prompt: "loot" }))).toEqual([
      "full!",
      "Then: What will you carry off?",
    ]);
    expect(wordsOf(scene, o({ asked: 0, prompt: "loot" }))).toEqual([]);
    expect(wordsOf(scene, o({ chance: true, fate: "roll" }))).toEqual([
      "Then chance decides: the dice are rolling",
    ]);
    expect(wordsOf(scene, o({ chance: true, fate: null }))).toEqual(["Chance decides the rest"]);
  });
  it("is told once where it comes to everybody alike", () => {
    const same = [change(0, 0, 3), change(1, 0, 3), change(2, 0, 3)];
    expect(forAll(same, 3)).toEqual([same[0]]);
    expect(forAll(same, 4)).toEqual([]);
    expect(forAll([...same.slice(1), change(0, 1, 3)], 3)).toEqual([]);
  });
});

describe("every game", () => {
  it("has fights and points to filter by, and says how its stories end", async () => {
    for (const of of [
      import("../src/games/midgard/chronicle"),
      import("../src/games/rage/chronicle"),
      import("../src/games/odin/chronicle"),
      import("../src/games/divinus/chronicle"),
    ]) {
      const { chronicle: own } = await of;
      expect(hasFilter(own, "fights")).toBe(true);
      expect(hasFilter(own, "points")).toBe(true);
      expect(own.ends?.length).toBeGreaterThan(0);
    }
  });
  it("counts experience for a quest as points in Divinus, and a hunt among its raids in A Feast for Odin", async () => {
    const { chronicle: divinus } = await import("../src/games/divinus/chronicle"),
      { chronicle: odin } = await import("../src/games/odin/chronicle"),
      source = sourceOf({});
    expect(countsAs({ ...source, kinds: divinus }, "points", "quest-xp 0 2 Q1")).toBe(true);
    expect(countsAs({ ...source, kinds: odin }, "fights", "succeeds 0 hunting")).toBe(true);
    expect(countsAs({ ...source, kinds: odin }, "points", "gains 0 silver 3")).toBe(true);
    expect(countsAs({ ...source, kinds: odin }, "points", "gains 0 wood 3")).toBe(false);
  });
});
