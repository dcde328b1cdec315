// The controller: what may be picked, what is closed, what is about to be sent.
import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { TableModel } from "../src/core/model";
import type { TableMsg } from "../src/core/protocol";
import { type GameWords, Words } from "../src/core/words";
import { Controller } from "../src/table/controller";
import { nearest } from "../src/table/keys";
import { freeOf, isHidden } from "../src/table/sight";

const game = {
  verbs: {
    place: { kinds: ["space"], label: "{0}" },
    march: { kinds: ["province", "province"], label: "{0} {1}" },
    invade: { kinds: ["unit", "spot"], label: "{0} {1}" },
    pass: { kinds: [], label: "pass" },
  },
  events: {},
  remarks: { costs: { kinds: ["number"], label: "{0} Rage" }, idle: { kinds: [], label: "does nothing" } },
  kinds: {},
  prompts: {},
  titles: {},
} as unknown as GameWords;

const seat = (legal: string[], final = true, remarks: string[][] = []) => {
  const sent: string[] = [];
  const m = {
    ply: 3,
    me: 0,
    turn: [0],
    players: [{ name: "", bot: null, here: true }],
    legal,
    remarks,
    prompt: { id: "q", arg: [] },
  } as unknown as TableMsg;
  const model = {
    shown: signal(m),
    latest: signal(m),
    behind: signal(false),
    busy: signal(false),
    trouble: signal(null),
    final: async () => final,
    act: async (a: string) => {
      sent.push(a);
      return true;
    },
    why: async (a: string) => ({ rule: "CM-PLACE-06", text: `not ${a}` }),
  } as unknown as TableModel;
  const ctl = new Controller(model, "x");
  ctl.words.value = new Words(game, "en");
  return { ctl, sent };
};
const tick = () => new Promise((done) => setTimeout(done, 0));

describe("the controller", () => {
  it("knows the one answer a place or a button stands for, so that it can be shown before it is given", () => {
    const { ctl, sent } = seat(["place market", "march asgard utgard", "march asgard midgard", "pass"]);
    expect(ctl.answerOf(null, "space:market")).toBe("place market");
    expect(ctl.answerOf(null, "province:asgard")).toBe(null); // two lead from there
    expect(ctl.answerOf(null, "province:utgard")).toBe("march asgard utgard");
    expect(ctl.answerOf(null, "space:hut")).toBe(null);
    expect(ctl.answerOf("pass", null)).toBe("pass");
    expect(ctl.answerOf("place hut", null)).toBe(null);
    expect(sent).toEqual([]);
  });
  it("says beside an answer what the engine remarks on it", () => {
    const { ctl } = seat(["place market", "place hut", "pass"], true, [["costs 2", "idle"], [], []]);
    expect(["place market", "place hut", "place forge"].map((a) => ctl.said(a))).toEqual([
      "place market (costs 2, idle)",
      "place hut",
      "place forge",
    ]);
  });

  it("glows where an answer goes, and closes the rest of the same kind", () => {
    const { ctl } = seat(["place market", "place hut"]);
    expect([ctl.state("space:market"), ctl.state("space:forge"), ctl.state("rune:x")]).toEqual([
      "legal",
      "blocked",
      "idle",
    ]);
  });
  it("asks once more before what can't be taken back", async () => {
    const { ctl, sent } = seat(["place market", "place hut"]);
    ctl.pick("space:market");
    await tick();
    expect([ctl.chosen.value, sent]).toEqual(["place market", []]);
    ctl.pick("space:market");
    await tick();
    expect(sent).toEqual(["place market"]);
  });
  it("sends at once what can be taken back", async () => {
    const { ctl, sent } = seat(["place market", "place hut"], false);
    ctl.pick("space:hut");
    await tick();
    expect(sent).toEqual(["place hut"]);
  });
  it("narrows an answer with several slots pick by pick, under every name of a place", async () => {
    const { ctl } = seat(["march utgard gimle", "march utgard horgr", "invade warrior utgard", "pass"]);
    ctl.alias = (s) => {
      const id = s.split(":")[1];
      return [`spot:${id}`, `province:${id}`];
    };
    ctl.pick("spot:utgard");
    expect(ctl.candidates.value.map((p) => p.verb)).toEqual(["march", "march", "invade"]);
    ctl.pick("spot:horgr");
    await tick();
    expect(ctl.chosen.value).toBe("march utgard horgr");
    ctl.cancel();
    expect(ctl.candidates.value).toHaveLength(4);
  });
  it("says why a slot is closed, with the rule", async () => {
    const { ctl } = seat(["place market"]);
    ctl.pick("space:forge");
    await tick();
    expect(ctl.reason.value).toEqual({
      slot: "space:forge",
      rule: "CM-PLACE-06",
      text: "not place forge",
      said: null,
    });
  });
  it("walks to the nearest slot in a direction", () => {
    const all = [
      { x: 10, y: 0 },
      { x: 50, y: 40 },
      { x: 30, y: 2 },
    ];
    expect(nearest({ x: 0, y: 0 }, all, 1, 0)).toBe(0);
    expect(nearest({ x: 12, y: 0 }, all, 1, 0)).toBe(2);
    expect(nearest({ x: 0, y: 0 }, all, -1, 0)).toBe(-1);
  });
});

describe("what can be answered", () => {
  it("is hidden where the board is in sight and none of its open places", () => {
    const free = freeOf(844, [
        { top: 0, bottom: 110 },
        { top: 770, bottom: 844 },
      ]),
      board = { top: 140, bottom: 1500 },
      at = (top: number) => ({ top, bottom: top + 40 });
    expect(free).toEqual({ top: 110, bottom: 770 });
    expect(isHidden(board, [at(900), at(1200)], free)).toBe(true);
    expect(isHidden(board, [at(900), at(400)], free)).toBe(false);
    expect(isHidden(board, [at(60)], free)).toBe(true); // behind the question
    expect(isHidden(board, [at(85)], free)).toBe(true); // the most of it
    expect(isHidden(board, [], free)).toBe(false);
    expect(isHidden({ top: -1500, bottom: 90 }, [at(-400)], free)).toBe(false); // who reads the log below
  });
});
