// @vitest-environment happy-dom
// Practice: puzzles as the engine tells them, the question put at the ordinary table, and what of a review is kept for it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { Client } from "../src/core/client";
import { MemoryStore } from "../src/core/store";
import { Wasm } from "../src/core/wasm";
import { LANGS } from "../src/core/words";
import { FRESH, judge } from "../src/practice/Asked";
import { readPuzzle } from "../src/practice/puzzle";
import { openStudy } from "../src/practice/study";
import {
  dropOwn,
  keepOwn,
  nextPuzzle,
  noteOwn,
  noteSolved,
  own,
  ownTask,
  saidOf,
  solved,
} from "../src/practice/tasks";
import { DirectTransport, loadEngine } from "./halls";

const root = join(import.meta.dirname, "../..");
const loadWasm = async () => Wasm.load(await readFile(join(root, "build/wasm/review.wasm")));
const fileOf = (game: string) => readFile(join(root, `src/games/${game}/puzzles.txt`));
const here = async () => new Client(new DirectTransport(await loadEngine(), new MemoryStore()));

describe("a puzzle", () => {
  it("is told with its proof in every language, and why the best answer is better", async () => {
    const wasm = await loadWasm(),
      file = await fileOf("midgard"),
      best = /^best (.*)$/m.exec(file.toString())![1];
    const p = readPuzzle(wasm, file, 1);
    expect([p.count, p.seat, p.best]).toEqual([30, 0, best]);
    for (const [i] of LANGS.entries()) {
      const told = p.tell(i);
      expect(told.length).toBe(3);
      expect(told[1]).toMatch(/\d+[.,]\d %/);
      expect(p.why(i, "").length).toBeGreaterThan(10);
    }
    expect(p.why(0, "place jarls-longhouse").length).toBeGreaterThan(10);
    expect(p.why(0, "no such answer")).toBe("");
    p.drop();
  });

  it("is refused with other content, and past the last one", async () => {
    const wasm = await loadWasm(),
      text = (await fileOf("rage")).toString(),
      other = new TextEncoder().encode(text.replace(/^content \w+/m, "content 00000000"));
    expect(() => readPuzzle(wasm, other, 1)).toThrow(/content/);
    expect(() => readPuzzle(wasm, new TextEncoder().encode(text), 31)).toThrow(/from 1 to 30/);
    expect(() => readPuzzle(wasm, new Uint8Array([1, 2, 3]), 1)).toThrow(/no known game/);
  });
});

describe("a question put once more", () => {
  it.each(["midgard", "rage", "odin", "divinus"])(
    "is the puzzle of %s as its seat sees it, and nothing is played",
    async (game) => {
      const p = readPuzzle(await loadWasm(), await fileOf(game), 2),
        client = await here(),
        heard: string[] = [];
      const study = await openStudy(client, { study: { text: p.saga, seat: p.seat } });
      study.heard = (a) => heard.push(a);
      const m = study.shown.value!;
      expect([m.game, m.me, m.status]).toEqual([game, p.seat, "playing"]);
      expect(m.turn).toContain(p.seat);
      expect(m.legal).toContain(p.best);
      expect(await study.act(p.best)).toBe(false);
      expect(heard).toEqual([p.best]);
      expect(study.shown.value!.ply).toBe(m.ply);
      study.rest();
      expect(study.shown.value!.legal).toEqual([]);
      study.again();
      expect(study.shown.value).toBe(m);
      const { tables } = await client.ask<{ tables: unknown[] }>({ t: "tables", which: "mine" });
      expect(tables).toEqual([]);
    },
  );

  it("tells why an answer is closed, as at a table", async () => {
    const p = readPuzzle(await loadWasm(), await fileOf("midgard"), 1),
      study = await openStudy(await here(), { study: { text: p.saga, seat: p.seat } }),
      m = study.shown.value!;
    expect((await study.why(m.legal[0]!)).rule).toBeNull();
    const closed = ["market", "hafter", "blacksmith", "swordsmith", "troll-space"]
      .map((x) => `place ${x}`)
      .find((a) => !m.legal.includes(a))!;
    expect((await study.why(closed)).rule).toMatch(/^CM-/);
  });

  it("can be a ply of a game of this device, which stays as it is", async () => {
    const client = await here();
    const { table } = await client.ask<{ table: string }>({
      t: "create",
      game: "rage",
      options: "",
      seats: ["me", "greedy"],
      seed: "once more",
      clock: { kind: "none" },
      listed: false,
      handover: null,
      undo: true,
    });
    const t = client.follow(table);
    const asked = async (least: number) => {
      for (;;) {
        const m = t.latest.value;
        if (m && m.ply >= least && m.turn.includes(0)) return m;
        await new Promise((done) => setTimeout(done, 5));
      }
    };
    const first = await asked(0);
    await t.act(first.legal[0]!);
    const now = await asked(first.ply + 1);
    const study = await openStudy(client, { study: { table, ply: first.ply, seat: 0 } });
    expect(study.shown.value!.ply).toBe(first.ply);
    expect(study.shown.value!.legal).toEqual(first.legal);
    expect(study.shown.value!.board).toEqual(first.board);
    expect(t.latest.value!.ply).toBeGreaterThanOrEqual(now.ply);
    expect(t.log.value.some((l) => l.seat === 0 && l.action === first.legal[0])).toBe(true);
    const none = { study: { table: "no-such-table", ply: 1, seat: 0 } };
    await expect(openStudy(client, none)).rejects.toMatchObject({ code: "table" });
  });
});

describe("answers", () => {
  it("have three tries; about as good as the best is found", () => {
    const good = ["a", "b"];
    expect(judge(FRESH, good, "b")).toMatchObject({ is: "right", tries: 3 });
    const one = judge(FRESH, good, "x");
    expect(one).toEqual({ is: "wrong", tries: 2, wrong: "x" });
    expect(judge(one, good, "a")).toBe(one); // it rests
    const two = judge({ ...one, is: "asked" }, good, "y");
    expect(judge({ ...two, is: "asked" }, good, "z")).toEqual({ is: "told", tries: 0, wrong: "z" });
  });

  it("are kept by puzzle, and the next one is one that is not solved", () => {
    solved.value = {};
    expect(nextPuzzle("rage")).toBe(1);
    for (const n of [1, 2, 4, 2]) noteSolved("rage", n);
    expect(solved.value).toEqual({ rage: [1, 2, 4] });
    expect(nextPuzzle("rage")).toBe(3);
    expect(nextPuzzle("rage", 3, 5)).toBe(5);
    expect(nextPuzzle("rage", 5, 5)).toBe(3);
    for (const n of [3, 5]) noteSolved("rage", n);
    expect(nextPuzzle("rage", 5, 5)).toBe(1);
  });
});

describe("decisions of one's own", () => {
  const one = (ply: number, seat: number, why: string) =>
    `<details data-ply="${ply}" data-seat="${seat}" data-played="pass" data-good="place market|deck">` +
    `<summary><span>1</span><b>ply ${ply}</b><span class="minus">−9.5 % · −4.0 points</span></summary>` +
    `<div class="inside"><p class="because">${why}</p></div></details>`;
  const page = (why: string) => [5, 9, 2, 7].map((ply) => one(ply, 0, why)).join("") + one(6, 1, why);
  beforeEach(() => {
    own.value = [];
  });

  it("are the three dearest of my seat, with what was told in every language", async () => {
    keepOwn({ table: "t1", game: "midgard", seat: 0, pages: { en: page("Wood"), de: page("Holz") } });
    expect(own.value.map((o) => o.ply)).toEqual([5, 9, 2]);
    expect(saidOf(own.value[0]!, "de").why).toBe("Holz");
    expect(saidOf(own.value[0]!, "ru")).toEqual({ moment: "ply 5", lost: "9.5 % · 4.0 points", why: "Wood" });
    const task = ownTask("t1", 9)!;
    expect(task.study).toEqual({ table: "t1", ply: 9, seat: 0 });
    expect(task.good).toEqual(["place market", "deck"]);
    expect([task.number, task.count]).toEqual([2, 3]);
    expect((await task.tell("en", (a) => a.toUpperCase()))[0]).toContain("PASS");
    expect(task.next()).toBe("#/p/own/t1/2");
    expect(ownTask("t1", 7)).toBeNull();
  });

  it("of a game that is nobody's are every seat's; a newer review keeps what was solved", () => {
    keepOwn({ table: "t1", game: "midgard", seat: null, pages: { en: page("") } });
    expect(own.value.map((o) => [o.ply, o.seat])).toEqual([
      [5, 0],
      [9, 0],
      [2, 0],
      [6, 1],
    ]);
    noteOwn("t1", 9);
    keepOwn({ table: "t2", game: "rage", seat: 1, pages: { en: page("") } });
    keepOwn({ table: "t1", game: "midgard", seat: 0, pages: { en: page("") } });
    expect(own.value.map((o) => [o.table, o.ply, o.solved])).toEqual([
      ["t1", 5, false],
      ["t1", 9, true],
      ["t1", 2, false],
      ["t2", 6, false],
    ]);
    dropOwn("t1");
    expect(own.value.length).toBe(1);
  });
});
