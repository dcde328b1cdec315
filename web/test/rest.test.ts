// What moves keeps the next table back; whose answer is on its way does not wait for it.
import { expect, test } from "vitest";
import { isMoving, moves, rest, settle } from "../src/core/rest";

/** An animation that ends when it is told to, as a browser's does. */
const animation = () => {
  let end = () => {};
  const finished = new Promise<void>((done) => {
    end = done;
  });
  return { finished, finish: () => end() } as unknown as Animation;
};

test("rest comes when the last thing stands still", async () => {
  const [first, last] = [animation(), animation()];
  let came = false;
  moves(first);
  moves(last);
  const resting = rest().then(() => {
    came = true;
  });
  first.finish();
  await first.finished;
  await Promise.resolve();
  expect([isMoving(), came]).toEqual([true, false]);
  last.finish();
  await resting;
  expect([isMoving(), came]).toEqual([false, true]);
});

test("who answers puts everything at its end at once", async () => {
  moves(animation());
  moves(animation());
  settle();
  await rest();
  expect(isMoving()).toBe(false);
  settle(); // nothing moves: nothing happens
});
