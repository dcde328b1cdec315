// The hall around the tables: what is reckoned in the page.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { byUrgency, isMyTurn, mineThere, noteTurn, waiting } from "../src/core/mine";
import { signOf, tableName } from "../src/core/names";
import type { TableInfo } from "../src/core/protocol";
import { readRoute } from "../src/core/route";
import { chooseTheme, flipTheme, lang, theme, withDevice } from "../src/core/settings";
import { ago, span } from "../src/core/times";
import { type Cup, duels, finished, pairs, tenths } from "../src/hall/cup";
import { scaleOf } from "../src/hall/curves";
import { filtersText, fits, NO_FILTERS, readFilters } from "../src/hall/filters";
import { calledAt, freeNames } from "../src/table/called";
import { ANY, askedFor, byMonth, firstWithGames, fitsQuery, type Game, resultOf } from "../src/hall/history";
import { crc32, zip } from "../src/hall/zip";
import { readInvitation } from "../src/home/invitation";

beforeEach(() => {
  lang.value = "en";
});

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: "midgard",
  status: "playing",
  players: ["Asta", "Bjarni"],
  turn: [1],
  mine: 0,
  at: 1000,
  ...more,
});

describe("my tables", () => {
  it("stand in the order in which they want me", () => {
    const all = [
      table("over", { status: "over", turn: [] }),
      table("open", { status: "open", turn: [] }),
      table("theirs"),
      table("mine, long since", { turn: [0], since: 100 }),
      table("mine, lately", { turn: [0], since: 900 }),
      table("mine, little time", { turn: [0], since: 950, due: 2000 }),
    ];
    expect([...all].sort(byUrgency).map((k) => k.id)).toEqual([
      "mine, little time",
      "mine, long since",
      "mine, lately",
      "theirs",
      "open",
      "over",
    ]);
    expect(all.filter(isMyTurn)).toHaveLength(3);
  });
  it("are counted at once when the table that is looked at asks me", () => {
    mineThere.value = [{ ...table("a"), where: "hall" }];
    expect(waiting.value).toHaveLength(0);
    noteTurn("a", { turn: [0], me: 0, status: "playing" });
    expect(waiting.value.map((k) => k.id)).toEqual(["a"]);
    noteTurn("a", { turn: [], me: 0, status: "over" });
    expect(waiting.value).toHaveLength(0);
    mineThere.value = null;
  });
});

describe("names of tables", () => {
  it("are the same every time, in the letters of the language, and rarely shared", () => {
    const id = "k3v9x0qz7mtr",
      latin = tableName(id);
    expect(tableName(id)).toBe(latin);
    expect(latin).toMatch(/^[A-Z][a-z]+$/);
    lang.value = "ru";
    expect(tableName(id)).toMatch(/^[А-ЯЁ][а-яё]+$/);
    lang.value = "en";
    const names = new Set(Array.from({ length: 200 }, (_, i) => tableName(`table ${i}`)));
    expect(names.size).toBeGreaterThan(150);
  });
  it("people have a sign of their own", () => {
    expect(signOf("Asta")).toBe(signOf("Asta"));
  });
});

describe("times", () => {
  it("are said in the largest unit of which there are two", () => {
    expect(span(40 * 60_000)).toBe("40\u00a0min");
    expect(span(90 * 60_000)).toBe("90\u00a0min");
    expect(span(5 * 3_600_000)).toBe("5\u00a0hr");
    expect(span(2 * 86_400_000)).toBe("2\u00a0days");
    expect(span(0)).toBe("1\u00a0min");
    expect(ago(0)).toBe("");
    expect(ago(1, 1 + 86_400_000)).toBe("yesterday");
  });
});

describe("the theme", () => {
  it("goes with the device's where that was chosen, until another one is", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("light") }));
    chooseTheme("dark");
    expect([theme.value, withDevice.value]).toEqual(["dark", false]);
    chooseTheme("device");
    expect([theme.value, withDevice.value]).toEqual(["light", true]);
    flipTheme();
    expect([theme.value, withDevice.value]).toEqual(["dark", false]);
    vi.unstubAllGlobals();
  });
});

describe("addresses", () => {
  it("of the hall keep their parts, and a broken one is read as it stands", () => {
    expect(readRoute("#/who/Bj%C3%B6rn")).toMatchObject({ page: "hall", where: "who", id: "Björn" });
    expect(readRoute("#/ladder/rage/3")).toMatchObject({ where: "ladder", id: "rage", rest: "3" });
    expect(readRoute("#/who/%E0%A4%A")).toMatchObject({ where: "who", id: "%E0%A4%A" });
    expect(readRoute("#/t/hall/x/y")).toMatchObject({ page: "table", id: "x", rest: "y" });
  });
  it("codes are read as they are said: blanks, hyphens and small letters do not count", () => {
    for (const said of ["K7M4QX", " k7m 4qx ", "k7m-4qx"]) expect(readInvitation(said)).toBe("#/j/K7M4QX");
    expect(readInvitation("https://hall.example/#/t/hall/abc/def")).toBe("#/t/hall/abc/def");
    expect(readInvitation("https://hall.example/#/j/K7M4QX")).toBe("#/j/K7M4QX");
    expect(readInvitation("k3v9x0qz7mtr")).toBe("#/t/hall/k3v9x0qz7mtr");
    expect(readInvitation("?!")).toBeNull();
  });
});

describe("filters of open tables", () => {
  it("let pass what fits all of them", () => {
    const k = table("x", {
      clock: { kind: "live", base: 900 },
      players: ["Asta", null, null],
      bots: [null, null, "level:easy"],
    });
    expect(fits(k, NO_FILTERS)).toBe(true);
    expect(fits(k, { ...NO_FILTERS, games: ["rage"] })).toBe(false);
    expect(fits(k, { ...NO_FILTERS, clocks: ["live"], seats: [3] })).toBe(true);
    expect(fits(k, { ...NO_FILTERS, seats: [4] })).toBe(false);
    expect(fits(table("y", { players: Array(5).fill("A") }), { ...NO_FILTERS, seats: [4] })).toBe(true);
    expect(fits(k, { ...NO_FILTERS, people: true })).toBe(false);
    expect(fits(k, { ...NO_FILTERS, rated: true })).toBe(false);
    const strong = { ...k, ratings: [{ rating: 1650, range: 60, games: 30 }, null, null] };
    expect(fits(strong, { ...NO_FILTERS, near: true }, 1500)).toBe(true);
    expect(fits(strong, { ...NO_FILTERS, near: true }, 1400)).toBe(false);
    expect(fits(strong, { ...NO_FILTERS, near: true })).toBe(false);
    expect(fits(k, { ...NO_FILTERS, near: true }, 1500)).toBe(false);
  });

  it("what is chosen stands in the address, and comes back out of it", () => {
    const games = ["midgard", "rage", "odin"],
      f = {
        games: ["midgard", "odin"],
        clocks: ["days" as const],
        seats: [2, 4],
        rated: true,
        people: false,
        near: true,
      };
    expect(filtersText(f)).toBe("game=midgard,odin&clock=days&seats=2,4&rated&near");
    expect(readFilters(filtersText(f), games)).toEqual(f);
    expect(filtersText(NO_FILTERS)).toBe("");
    expect(readFilters("game=chess,rage&clock=never&seats=17&people&x=%", games)).toEqual({
      ...NO_FILTERS,
      games: ["rage"],
      people: true,
    });
  });
});

const game = (more: Partial<Game> = {}): Game => ({
  table: "t",
  where: "hall",
  game: "midgard",
  options: "edition=de",
  seats: 2,
  rated: true,
  began: 0,
  at: new Date(2026, 10, 18, 12).getTime(),
  plies: 9,
  clock: "none",
  mine: 0,
  players: [
    { name: "Asta", id: "p1", bot: null, points: 80, rank: 1 },
    { name: "Bjarni", id: "p2", bot: null, points: 70, rank: 2 },
  ],
  ...more,
});

describe("names of bots", () => {
  const names = ["Bjarni", "Katla", "Torstein", "Ragna", "Jorun", "Eyvind"],
    person = (name: string | null) => ({ name, bot: null }),
    bot = (name: string | null = null) => ({ name, bot: "level:easy" });
  const all = (...players: { name: string | null; bot: string | null }[]) =>
    players.map((p, i) => (p.bot && (!p.name || p.name === p.bot) ? calledAt(players, i, names) : p.name));
  it("are those of their seats", () => {
    expect(all(person("Asta"), bot(), bot("level:easy"))).toEqual(["Asta", "Katla", "Torstein"]);
  });
  it("are nobody else's at the table, and the other bots keep theirs", () => {
    expect(all(person("katla"), bot(), bot())).toEqual(["katla", "Ragna", "Torstein"]);
    expect(all(person("Torstein"), bot(), bot(), person("Ragna"))).toEqual([
      "Torstein",
      "Katla",
      "Jorun",
      "Ragna",
    ]);
    expect(all(bot("Katla"), bot(), bot(), person("Jorun"))).toEqual([
      "Katla",
      "Eyvind",
      "Torstein",
      "Jorun",
    ]);
    expect(all(bot(), bot(), person("Bjarni"), person("Katla"))).toEqual([
      "Jorun",
      "Eyvind",
      "Bjarni",
      "Katla",
    ]);
  });
  it("are left over from those of the person here", () => {
    expect(freeNames(names, ["KATLA", ""])).toEqual(["Bjarni", "Torstein", "Ragna", "Jorun", "Eyvind"]);
  });
});

describe("history", () => {
  it("knows how a game ended for whom it is about", () => {
    expect(resultOf(game())).toBe("won");
    expect(resultOf(game({ mine: 1 }))).toBe("lost");
    expect(resultOf(game({ players: game().players.map((p) => ({ ...p, rank: 1 })) }))).toBe("tied");
    expect(resultOf(game({ mine: null }))).toBeNull();
    expect(resultOf(game({ players: game().players.slice(0, 1) }))).toBeNull();
  });
  it("asks on where a page of a search has no games, as far as there are more", async () => {
    const asked: (string | null)[] = [];
    const pages: Record<string, { games: string[]; next: string | null }> = {
      "": { games: [], next: "a" },
      a: { games: [], next: "b" },
      b: { games: ["one"], next: "c" },
      c: { games: [], next: null },
    };
    const ask = (after: string | null) => {
      asked.push(after);
      return Promise.resolve(pages[after ?? ""]!);
    };
    expect(await firstWithGames(ask, null)).toEqual(pages.b);
    expect(await firstWithGames(ask, "c")).toEqual(pages.c);
    expect(asked).toEqual([null, "a", "b", "c"]);
  });
  it("asks the hall for what was said, and no more", () => {
    expect(askedFor(ANY, null)).toEqual({ t: "history" });
    const q = {
      ...ANY,
      text: " katla ",
      result: "won" as const,
      rated: true,
      from: "2026-11-18",
      to: "2026-11-18",
    };
    const m = askedFor(q, "n");
    expect(m).toMatchObject({ q: "katla", result: "won", rated: true, after: "n" });
    expect(Number(m.to) - Number(m.from)).toBe(86_400_000 - 1);
  });
  it("finds games of this device by the same words", () => {
    expect(fitsQuery(game(), { ...ANY, text: "bjarni midgard" })).toBe(true);
    expect(fitsQuery(game(), { ...ANY, text: "bjarni odin" })).toBe(false);
    expect(fitsQuery(game(), { ...ANY, to: "2026-11-17" })).toBe(false);
    expect(fitsQuery(game(), { ...ANY, from: "2026-11-18", to: "2026-11-18" })).toBe(true);
    expect(fitsQuery(game(), { ...ANY, result: "lost" })).toBe(false);
  });
  it("stands in months, the newest first", () => {
    const old = game({ at: new Date(2026, 9, 1).getTime() });
    expect(byMonth([old, game(), game()]).map((m) => m.games.length)).toEqual([2, 1]);
  });
});

describe("sagas in one file", () => {
  it("have the sums that every unpacker checks, and both lists", async () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    const bytes = new Uint8Array(
      await zip([
        { name: "a.saga", text: "meadhall" },
        { name: "ø.saga", text: "" },
      ]).arrayBuffer(),
    );
    const view = new DataView(bytes.buffer),
      end = bytes.length - 22;
    expect(view.getUint32(0, true)).toBe(0x04034b50);
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(2);
    const index = view.getUint32(end + 16, true);
    expect(view.getUint32(index, true)).toBe(0x02014b50);
    expect(index + view.getUint32(end + 12, true)).toBe(end);
  });
});

describe("tournaments", () => {
  const play = (seats: number[], gained: number[] | null) => ({
    table: seats.join("-"),
    watch: true,
    seats,
    status: gained ? ("over" as const) : ("playing" as const),
    points: gained,
    gained,
  });
  const round = {
    round: 1,
    at: 0,
    rest: [],
    games: [play([0, 1], [10, 0]), play([1, 0], [5, 5]), play([2, 3], null)],
  };
  it("tell tenths as people do", () => {
    expect([0, 5, 10, 45, 47].map((n) => tenths(n))).toEqual(["0", "½", "1", "4½", "4.7"]);
    expect(tenths(47, ",")).toBe("4,7");
  });
  it("count what is finished, pair the games of two people, and see a duel from one side", () => {
    expect(finished(round)).toBe(2);
    expect(pairs(round).map((p) => p.wins)).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const cup = { rounds_played: [round] } as unknown as Cup;
    expect(duels(cup, 0, 1).map((d) => d.mark)).toEqual(["1", "½"]);
    expect(duels(cup, 1, 0).map((d) => d.mark)).toEqual(["0", "½"]);
    expect(duels(cup, 2, 3).map((d) => d.mark)).toEqual(["·"]);
  });
});

it("a scale holds every range, in hundreds", () => {
  expect(scaleOf([{ rating: 1950, range: 130, games: 3 }])).toEqual([1200, 2100]);
  expect(scaleOf([])).toEqual([1200, 1800]);
});
