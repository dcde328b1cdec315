// What somebody missed: when it is told at all, what comes first, and that one's own moves are no news.
import { describe, expect, it } from "vitest";
import { isAbsence, missed } from "../src/core/away";
import { TableModel } from "../src/core/model";
import type { Client } from "../src/core/client";
import type { LogEntry, TableMsg } from "../src/core/protocol";
import type { Told } from "../src/core/speech";
import type { Parsed } from "../src/core/words";
import type { Stage } from "../src/stages/fold";
import { endsIn, slotsOf, stagesOf } from "../src/stages/place";
import { ranked } from "../src/stages/Away";

const table = (ply: number, log: LogEntry[] = []) =>
  ({ me: 0, status: "playing", ply, turn: [0], log, players: [] }) as unknown as TableMsg;
const step = (ply: number, seat: number): LogEntry => ({ ply, seat, action: "pass", events: [] });
const line = (seat: number | null, text: string, move = true): Told => ({
  sort: "line",
  seat,
  move,
  from: 0,
  to: 0,
  text,
});

describe("an absence", () => {
  it("is told after several answers of others, or after one and a long time", () => {
    const log = [step(4, 0), step(5, 1), step(6, 7), step(7, 2), step(8, 1)];
    expect(isAbsence(table(9), log, 4, 1000)).toBe(true);
    expect(isAbsence(table(9), log, 7, 1000)).toBe(false);
    expect(isAbsence(table(9), log, 7, 90_000)).toBe(true);
    expect(isAbsence(table(9), [step(4, 0), step(5, 7)], 4, 90_000)).toBe(false);
    expect(isAbsence({ ...table(9), me: null }, log, 4, 90_000)).toBe(false);
  });
  it("tells what changed for me first, and leaves my own moves out", () => {
    const lines = [
      line(0, "Asta sends a worker to the market."),
      line(1, "Bjarni puts 1 blame on Asta."),
      line(2, "Katla begs."),
      line(0, "Asta gains 1 blame.", false),
      { ...line(null, "Round 3 begins."), sort: "banner" as const },
    ];
    const news = missed(lines, 0, "Asta");
    expect(news.mine.map((l) => l.text)).toEqual(["Bjarni puts 1 blame on Asta.", "Asta gains 1 blame."]);
    expect(news.others.map((l) => l.text)).toEqual(["Katla begs."]);
    expect(news.banners.map((l) => l.text)).toEqual(["Round 3 begins."]);
    expect(missed(Array(20).fill(line(1, "Bjarni begs.")), 0, "Asta").more).toBe(14);
  });
  it("is noticed after a lost connection and at a second visit, not while one looks on", () => {
    const model = () => new TableModel("t", { kind: "hall" } as unknown as Client, null),
      news = [step(4, 1), step(5, 2), step(6, 1)];
    const here = model();
    here.take(table(4, [step(3, 0)]));
    here.take(table(7, news));
    expect(here.away.value).toBeNull();
    const lost = model();
    lost.take(table(4, [step(3, 0)]));
    lost.lost();
    lost.take(table(7, news));
    expect(lost.away.value).toMatchObject({ from: 4 });
    const again = model();
    again.mark = () => ({ ply: 4, at: Date.now() - 120_000, points: [3, 5] });
    again.take(table(7, [step(3, 0), ...news]));
    expect(again.away.value).toMatchObject({ from: 4, points: [3, 5] });
    const first = model();
    first.take(table(7, news));
    expect(first.away.value).toBeNull();
  });
});

it("how it stands is told from the first to the last", () => {
  expect(ranked([8, 5, 12])).toEqual([2, 0, 1]);
  expect(ranked([3, null, 3, null])).toEqual([0, 2, 1, 3]);
});

describe("what was missed can be looked at", () => {
  const stage = (from: number, to: number, seats: number[] | null) =>
    ({ kind: "fight", level: "A", from, to, seats, events: [], done: [] }) as Stage;
  it("by the stage that shows it, of its own seat or of everybody", () => {
    const told = { ...line(1, "Bjarni defeats the troll!"), from: 5, to: 7 },
      mine = stage(4, 6, [1]),
      all = stage(7, 9, null);
    expect(stagesOf(told, [mine, stage(5, 6, [2]), all, stage(8, 9, [1]), stage(1, 4, null)])).toEqual([
      mine,
      all,
    ]);
  });
  it("and what has a stage comes before the newest of the rest", () => {
    const at = (ply: number, seat = 1) => ({ ...line(seat, `line ${ply}`), from: ply, to: ply }),
      lines = Array.from({ length: 12 }, (_, i) => at(i)),
      fought = stage(1, 2, [1]),
      news = missed(lines, 0, "Asta", (l) => endsIn(l, fought));
    expect(news.others.map((l) => l.from)).toEqual([2, 7, 8, 9, 10, 11]);
    expect(endsIn(at(2, 3), fought)).toBe(false);
    expect(endsIn(at(1), fought)).toBe(false);
  });
  it("else by the places that its answer and its events name", () => {
    const parse = (text: string) => ({ slots: text.split(" ").slice(1) }) as unknown as Parsed,
      log: LogEntry[] = [
        { ply: 5, seat: 1, action: "place space:market", events: ["marker seat:1 number:2 shore:s2"] },
        { ply: 6, seat: 2, action: "place space:forge", events: [] },
        { ply: 7, seat: 1, action: "place space:huts", events: [] },
      ];
    expect(slotsOf({ ...line(1, "x"), from: 5, to: 6 }, log, { parse, parseEvent: parse })).toEqual([
      "space:market",
      "shore:s2",
    ]);
  });
});
