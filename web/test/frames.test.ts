// What the benchmark of the page calls a frame in which something moves, and how long it takes a phone.
import { expect, test } from "vitest";
import { framesOf, type Traced } from "../tools/frames.mjs";

const page = { pid: 1, tid: 1 };
const ms = (n: number) => n * 1000;
const mark = (at: number, what: string): Traced => ({
  ...page,
  cat: "blink.user_timing",
  name: `motion ${what}`,
  ts: ms(at),
});
const task = (at: number, work: number): Traced => ({
  ...page,
  ph: "X",
  name: "RunTask",
  ts: ms(at),
  dur: ms(work),
  tdur: ms(work),
});
const commit = (at: number): Traced => ({ ...page, ph: "X", name: "Commit", ts: ms(at) });

test("a frame is the work until its commit, four times as long", () => {
  const moves = [mark(0, "begins"), mark(100, "rests")];
  expect(framesOf([...moves, task(10, 2), task(13, 4), commit(16), task(30, 1), commit(30.5)])).toEqual([
    24, 4,
  ]);
  expect(framesOf([...moves, task(110, 20), commit(120)])).toEqual([]); // nothing moves any more
});

test("what the phone has done before the next task is no part of its frame", () => {
  const moves = [mark(0, "begins"), mark(900, "rests")];
  expect(framesOf([...moves, task(10, 2), task(15, 2), task(40, 2), commit(41)])).toEqual([16, 8]);
});

test("a table that is drawn because of an answer does not jerk a motion that the answer ended", () => {
  const table = [task(90, 1), task(100, 20), commit(119)];
  expect(framesOf([mark(0, "begins"), mark(300, "rests"), ...table])).toEqual([4, 80]);
  expect(framesOf([mark(0, "begins"), mark(105, "is cut"), mark(105, "rests"), ...table])).toEqual([4]);
  expect(framesOf([mark(0, "begins"), mark(110, "rests"), ...table])).toEqual([4, 80]);
});
