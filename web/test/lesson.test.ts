// Walk-throughs: steps come with their question, end with their answer, and have words in every language.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Client } from "../src/core/client";
import type { LogEntry, TableMsg } from "../src/core/protocol";
import { type GameWords, LANGS, loadWords } from "../src/core/words";
import { textsOf } from "../src/words";
import {
  type Asked,
  askedBy,
  isAnswered,
  isLeft,
  isMissed,
  isOwnWay,
  isReading,
  isTime,
  type Lesson,
  loadLesson,
  pointsAt,
  proposal,
  taught,
  worded,
} from "../src/lessons/lesson";
import { DirectTransport, loadEngine } from "./halls";

const asked = (prompt: string, turn = [0], legal: string[] = []) =>
  ({ me: 0, turn, legal, prompt: { id: prompt, arg: [] } }) as unknown as TableMsg;
const log = (...all: [number, number, string][]): LogEntry[] =>
  all.map(([ply, seat, action]) => ({ ply, seat, action, events: [] }));

describe("a walk-through", () => {
  it("speaks when its question comes to me", () => {
    expect(isTime({ text: "x", prompt: "place" }, asked("place"))).toBe(true);
    expect(isTime({ text: "x", prompt: "place" }, asked("place", [1]))).toBe(false);
    expect(isTime({ text: "x", prompt: "place" }, asked("sail"))).toBe(false);
    expect(isTime({ text: "x" }, asked("sail", [1]))).toBe(true);
    expect(isTime({ text: "x", prompt: ["place", "sail"] }, asked("sail"))).toBe(true);
  });
  it("speaks only while its answer is open", () => {
    const step = { text: "x", when: ["place hide"] };
    expect(isTime(step, asked("turn", [0], ["pass", "place hide home 0"]))).toBe(true);
    expect(isTime(step, asked("turn", [0], ["pass", "place hides home 0"]))).toBe(false);
    expect(isTime(step, asked("turn", [1], ["place hide home 0"]))).toBe(false);
  });
  it("passes over a step whose moment is gone", () => {
    const step = { text: "x", prompt: "roll", until: ["turn"] };
    expect(isMissed(step, asked("turn"))).toBe(true);
    expect(isMissed(step, asked("turn", [1]))).toBe(false);
    expect(isMissed(step, asked("roll"))).toBe(false);
    expect(isMissed(step, asked("settle"))).toBe(false);
    expect(isMissed({ text: "x", prompt: "roll" }, asked("turn"))).toBe(false);
    expect(
      isMissed(
        { text: "x", when: ["place hide"], until: ["turn"] },
        asked("turn", [0], ["place hide home 0"]),
      ),
    ).toBe(false);
  });
  it("has only its last words after the game", () => {
    const over = { ...asked("turn", []), status: "over" } as TableMsg,
      last = { text: "x", prompt: "over" };
    expect([isTime(last, asked("turn")), isMissed(last, asked("turn"))]).toEqual([false, false]);
    expect([isTime(last, over), isMissed(last, over)]).toEqual([true, false]);
    expect([isTime({ text: "x" }, over), isMissed({ text: "x" }, over)]).toEqual([false, true]);
  });
  it("goes on by my answer of the wanted kind, given since it spoke", () => {
    const step = { text: "x", answer: ["place"] };
    expect(isAnswered(step, log([4, 0, "place market"]), 0, 5)).toBe(false);
    expect(isAnswered(step, log([5, 1, "place market"]), 0, 5)).toBe(false);
    expect(isAnswered(step, log([5, 0, "sail shore1"]), 0, 5)).toBe(false);
    expect(isAnswered(step, log([5, 0, "place market"]), 0, 5)).toBe(true);
  });
  it("is passed over when an event came first, or where it is not meant", () => {
    const roll = { text: "x", prompt: "roll", unless: ["round"] },
      news = (...events: string[]): LogEntry[] => [{ ply: 5, seat: 7, action: null, events }];
    expect(isMissed(roll, asked("place"), news("gain 0 1 coin"))).toBe(false);
    expect(isMissed(roll, asked("place"), news("round 2"))).toBe(true);
    expect(isMissed(roll, asked("roll"), news("round 2"))).toBe(false);
    const thor = { text: "x", prompt: "spend", only: () => false };
    expect([isMissed(thor, asked("god")), isMissed(thor, asked("spend"))]).toEqual([false, true]);
  });
  it("passes by next only what is told and only to be read", () => {
    expect(isReading({ text: "x" }, true)).toBe(true);
    expect(isReading({ text: "x" }, false)).toBe(false);
    expect(isReading({ text: "x", answer: ["place"] }, true)).toBe(false);
  });
  it("goes on from there when its question was answered otherwise three times", () => {
    const step = { text: "x", prompt: "turn", answer: ["invade"], suggest: ["place hide"] },
      put = [3, 5, 7].map((ply): Asked => askedBy(step, { ...asked("turn"), ply })),
      answers = (a: string) => log([3, 0, "pillage"], [5, 0, "upgrade"], [7, 0, a]);
    expect(isLeft(step, answers("quest"), 0, put)).toBe(true);
    expect(isLeft(step, answers("place hide home"), 0, put)).toBe(false);
    expect(isLeft(step, answers("quest"), 0, put.slice(1))).toBe(false);
    expect(isLeft({ text: "x" }, answers("quest"), 0, put)).toBe(false);
  });
  it("knows who took something else than it proposed", () => {
    const step = { text: "x", answer: ["god"], suggest: ["god Thor"] };
    expect(isOwnWay(step, log([5, 0, "god Thor"]), 0, 5)).toBe(false);
    expect(isOwnWay(step, log([5, 0, "god Freya"]), 0, 5)).toBe(true);
    expect(isOwnWay(step, log([5, 1, "god Freya"]), 0, 5)).toBe(false);
    expect(isOwnWay({ text: "x", answer: ["god"] }, log([5, 0, "god Freya"]), 0, 5)).toBe(false);
  });
  it("cannot be ended by reading: what is to be done stands in every lesson, near its beginning", async () => {
    for (const game of taught()) {
      const { steps } = (await loadLesson(game))!,
        first = steps.findIndex((s) => s.answer);
      expect(first, game).toBeGreaterThanOrEqual(0);
      expect(first, game).toBeLessThan(5);
    }
  });
  it("proposes the first of its answers that is open", () => {
    const wanted = ["place forge", "invade leader"],
      open = (...legal: string[]) => asked("turn", [0], legal);
    expect(proposal(wanted, open("place hut", "invade leader gimle"))).toBe("invade leader gimle");
    expect(proposal(wanted, open("place forgery"))).toBeNull();
    expect(proposal((m) => m.legal.filter((a) => a.endsWith("2")), open("take 1", "take 2"))).toBe("take 2");
  });
  it("points at slots, open or closed, at answers and at parts of the frame or of the game", () => {
    expect(
      pointsAt(
        { text: "x", at: ["space:market", "do:roll", "part:score", "part:bay", "part:nowhere"] },
        { bay: ".bay, .water" },
      ),
    ).toEqual([
      '[data-slot="space:market"]',
      '[data-shut="space:market"]',
      '[data-action="roll"]',
      '[data-action^="roll "]',
      ".score",
      ".bay",
      ".water",
    ]);
  });
  it("points at the slots of what it proposes", () => {
    expect(pointsAt({ text: "x", at: ["answer"] }, {}, ["cell:3"])).toEqual([
      '[data-slot="cell:3"]',
      '[data-shut="cell:3"]',
    ]);
    expect(pointsAt({ text: "x", at: ["answer"] })).toEqual([]);
  });
  it("calls things as the table does", () => {
    const words = {
      label: (kind: string, id: unknown) => `${kind}-${String(id)}`,
      action: (a: string) => a.toUpperCase(),
    };
    expect(worded("To {space:market-2}, then {do:end_feast}.", words)).toBe(
      "To space-market-2, then END_FEAST.",
    );
  });
  it("has its words in every language, none of them unused, and names only what the game has", async () => {
    expect(taught().sort()).toEqual(expect.arrayContaining(["divinus", "midgard", "odin", "rage"]));
    for (const game of taught()) {
      const l = (await loadLesson(game))!,
        keys = [...new Set(l.steps.map((s) => s.text))].sort();
      for (const lang of LANGS) {
        const made = JSON.parse(
            await readFile(join(import.meta.dirname, `../src/words/made/${game}.${lang}.json`), "utf8"),
          ) as GameWords,
          words = await loadWords(game, lang);
        expect(Object.keys(textsOf(l.words, lang)).sort()).toEqual(keys);
        const known = {
          label: (kind: string, id: unknown) => {
            expect(made.kinds[kind]?.ids).toContain(id);
            return words.label(kind, String(id));
          },
          action: (a: string) => {
            expect(Object.keys(made.verbs)).toContain(a);
            return words.action(a);
          },
        };
        for (const text of Object.values(textsOf(l.words, lang)))
          expect(worded(text, known)).not.toMatch(/[{}]/);
      }
    }
  });
});

/**
 * Plays a lesson at its own table, without the page: which steps are told, where its proposals did not help,
 * whether it ends.
 */
const attend = async (lesson: Lesson, obey: boolean) => {
  const client = new Client(new DirectTransport(await loadEngine()));
  const { table } = await client.ask<{ table: string }>({
    t: "create",
    game: lesson.game,
    options: lesson.options ?? "",
    seats: ["me", ...Array<string>(lesson.seats - 1).fill("level:easy")],
    seed: lesson.seed,
    clock: { kind: "none" },
    listed: false,
    handover: null,
    undo: true,
  });
  const t = client.follow(table),
    told: string[] = [],
    alone: string[] = [];
  const question = async (after: number): Promise<TableMsg> => {
    for (;;) {
      const m = t.latest.value;
      if (m && m.ply > after && (m.status === "over" || m.turn.includes(m.me!))) return m;
      await new Promise((done) => setTimeout(done, 1));
    }
  };
  let at = 0,
    from = -1,
    ply = -1,
    since = 0,
    put: Asked[] = [];
  const next = () => {
    at++;
    from = -1;
    since = t.latest.value!.ply;
    put = [];
  };
  while (at < lesson.steps.length) {
    const m = await question(ply),
      step = lesson.steps[at]!;
    if (m.status === "over") break;
    if (isTime(step, m) && from < 0) {
      from = m.ply;
      told.push(step.text);
    }
    if (from >= 0 && isTime(step, m)) put.push(askedBy(step, m));
    const news = t.log.value.filter((l) => l.ply >= since);
    if (
      (from >= 0 && isAnswered(step, t.log.value, m.me, from)) ||
      isLeft(step, t.log.value, m.me, put) ||
      isMissed(step, m, news) ||
      isReading(step, from >= 0)
    ) {
      next();
      continue;
    }
    const proposed = obey ? proposal(from >= 0 ? step.suggest : lesson.idle, m) : null;
    if (!proposed) alone.push(step.text);
    ply = m.ply;
    await t.act(proposed ?? m.legal[(ply * 7) % m.legal.length]!);
  }
  return { told, alone, ended: at === lesson.steps.length, log: t.log.value };
};

describe("the walk-through of A Feast for Odin", () => {
  it("is told step by step when its proposals are taken", async () => {
    const lesson = (await loadLesson("odin"))!,
      { told, alone, log } = await attend(lesson, true);
    // nobody is left for it
    expect(told).toEqual(lesson.steps.map((s) => s.text).filter((x) => x !== "rest"));
    expect(alone).toEqual([]);
    const events = log.flatMap((l) => l.events);
    for (const e of [
      "rolls 0 ",
      "succeeds 0 hunting",
      "places 0 hide",
      "income 0 2",
      "serves 0 salt_meat",
      "plays 0 147a",
    ])
      expect(
        events.some((x) => x.startsWith(e)),
        e,
      ).toBe(true);
    expect(events.filter((x) => x.startsWith("penalties 0"))).toEqual([]);
  });
  it("holds up nobody who plays otherwise", async () => {
    const { ended, told } = await attend((await loadLesson("odin"))!, false);
    expect(ended).toBe(true);
    expect(told).toEqual(expect.arrayContaining(["aim", "feast", "end"]));
  });
});

describe.each(["midgard", "rage"])("the walk-through of %s", (game) => {
  it("is told to its end when its proposals are taken", async () => {
    const lesson = (await loadLesson(game))!,
      { told, ended } = await attend(lesson, true);
    expect(ended).toBe(true);
    expect(told.at(-1)).toBe("end");
    expect(told.length).toBeGreaterThan(lesson.steps.length / 2);
  });
  it("holds up nobody who plays otherwise", async () => {
    const { ended, told } = await attend((await loadLesson(game))!, false);
    expect(ended).toBe(true);
    expect(told.at(-1)).toBe("end");
  });
});

describe("the walk-through of Divinus", () => {
  it("is told step by step when its proposals are taken", async () => {
    const lesson = (await loadLesson("divinus"))!,
      { told, log } = await attend(lesson, true);
    // What the rival leaves decides whether the second turn finds its tile, and whether anything is left to
    // end.
    const taken = told.slice(0, told.indexOf("quests")),
      sure = taken.filter((x) => !["sum", "sumOther", "few", "endTurn"].includes(x));
    expect(sure).toEqual([
      "welcome",
      "god",
      "spend",
      "story",
      "dice",
      "cells",
      "explore",
      "pay",
      "place",
      "after",
      "sides",
      "goals",
      "third",
      "worlds",
      "rest",
      "action",
      "swap",
      "cheap",
    ]);
    expect(taken.filter((x) => x.startsWith("sum"))).toHaveLength(1);
    expect(
      log
        .filter((l) => l.seat === 0)
        .slice(0, 8)
        .map((l) => l.action),
    ).toEqual([
      "god Thor",
      "unlock 3",
      "choose a",
      "explore 3 plain",
      "use d1 1 minus",
      "use d6 4 plus",
      "paid",
      "place x0y0 r3",
    ]);
    expect(log.some((l) => l.seat === 0 && l.action?.startsWith("swap "))).toBe(true);
  });
  it("holds up nobody who plays otherwise", async () => {
    const { told } = await attend((await loadLesson("divinus"))!, false);
    expect(told).toEqual(expect.arrayContaining(["explore", "sides", "worlds"]));
  });
});
