// What is shown while others play, and battles told from a log.
import { describe, expect, it, vi } from "vitest";
import type { Client } from "../src/core/client";
import { TableModel } from "../src/core/model";
import type { LogEntry, TableMsg } from "../src/core/protocol";
import { battlesIn, comparedIn } from "../src/games/rage/Battle";

const at = (ply: number, seat: number) =>
  ({
    ply,
    me: 0,
    turn: [1],
    legal: [],
    players: [],
    log: [{ ply: ply - 1, seat, action: "x", events: [] }],
  }) as unknown as TableMsg;

describe("playback", () => {
  it("shows others' steps one after the other, though they come one by one", () => {
    vi.useFakeTimers();
    const t = new TableModel("t", {} as Client, null);
    t.pace = () => 400;
    t.take(at(1, 0));
    for (const ply of [2, 3, 4]) {
      t.take(at(ply, 1));
      vi.advanceTimersByTime(10);
    }
    expect([t.latest.value!.ply, t.shown.value!.ply, t.behind.value]).toEqual([4, 2, true]);
    vi.advanceTimersByTime(400);
    expect(t.shown.value!.ply).toBe(3);
    vi.advanceTimersByTime(400);
    expect([t.shown.value!.ply, t.behind.value]).toEqual([4, false]);
    vi.useRealTimers();
  });
  it("is left with skip, and shows everything at once without a pace", () => {
    const t = new TableModel("t", {} as Client, null);
    t.pace = () => 400;
    for (const ply of [1, 2, 3]) t.take(at(ply, 1));
    t.skip();
    expect(t.behind.value).toBe(false);
    t.pace = () => 0;
    for (const ply of [4, 5]) t.take(at(ply, 1));
    expect(t.shown.value!.ply).toBe(5);
  });
  it("says that the store is away until the next position comes", () => {
    const t = new TableModel("t", {} as Client, null);
    t.take(at(1, 0));
    t.waits();
    expect(t.trouble.value?.code).toBe("waits");
    t.take(at(2, 1));
    expect(t.trouble.value).toBe(null);
  });
});

describe("battles of Blood Rage", () => {
  const log = (...all: [string | null, ...string[]][]): LogEntry[] =>
    all.map(([action, ...events], ply) => ({ ply, seat: 0, action, events }));
  it("begin with a pillage and end with the next action", () => {
    const told = battlesIn(
      log(
        ["invade warrior gimle", "invaded 0 warrior gimle"],
        ["pillage gimle", "pillages 0 gimle"],
        ["decline", "battle gimle", "fights 0 1"],
        [null],
        ["play x", "revealed 0 x", "won 0"],
        ["invade warrior horgr", "invaded 1 warrior horgr"],
        ["pillage horgr", "pillages 1 horgr", "unopposed 1 horgr"],
      ),
    );
    expect(told.map((b) => [b.province, b.raider, b.events])).toEqual([
      ["gimle", 0, ["battle gimle", "fights 0 1", "revealed 0 x", "won 0"]],
      ["horgr", 1, ["unopposed 1 horgr"]],
    ]);
  });
});

describe("sums of a battle of Blood Rage", () => {
  const log = (...events: string[]): LogEntry[] => [
    { ply: 0, seat: 0, action: "pillage gimle", events: ["pillages 0 gimle"] },
    { ply: 1, seat: 1, action: "play x", events },
  ];
  it("stay as they were compared, whoever falls afterwards", () => {
    expect(comparedIn(log("fights 0 2", "fights 1 3", "total 0 7", "total 1 3", "won 0"))).toEqual(
      new Map([
        [0, { strength: 2, total: 7 }],
        [1, { strength: 3, total: 3 }],
      ]),
    );
  });
  it("are the position's own until then", () => {
    expect(comparedIn(log("fights 0 2", "fights 1 3")).size).toBe(0);
  });
});
