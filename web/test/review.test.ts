// The hall's review of a game: asked for until it is there, and not a moment longer.
import { describe, expect, test } from "vitest";
import { followHall } from "../src/review/kept";

const wanted = { table: "abc", copy: "xyz", lang: "de" as const };

/** A hall that gives these answers in order, and notes what it was asked. */
const hallOf = (answers: ({ done: number; page: string | null } | Error)[]) => {
  const asked: Record<string, unknown>[] = [];
  return {
    asked,
    ask: async <T>(m: { t: string } & Record<string, unknown>): Promise<T> => {
      const next = answers[asked.length]!;
      asked.push(m);
      if (next instanceof Error) throw next;
      return next as T;
    },
  };
};
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("a review that the hall keeps", () => {
  test("is asked for until it is there; its links lead to this device", async () => {
    const hall = hallOf([
      { done: 0, page: null },
      { done: 640, page: null },
      { done: 1000, page: '<a href="#/r/hall/abc/12">' },
    ]);
    const page = await new Promise((got) => followHall(hall, wanted, got, 1));
    expect(page).toBe('<a href="#/r/here/xyz/12">');
    await wait(20);
    expect(hall.asked).toEqual(Array(3).fill({ t: "review", table: "abc", lang: "de" }));
  });

  test("is given up where the hall says no", async () => {
    const hall = hallOf([new Error("busy")]),
      pages: string[] = [];
    followHall(hall, wanted, (p) => pages.push(p), 1);
    await wait(20);
    expect(pages).toEqual([]);
    expect(hall.asked.length).toBe(1);
  });

  test("is not waited for once the page is left", async () => {
    const hall = hallOf(Array(50).fill({ done: 5, page: null })),
      stop = followHall(hall, wanted, () => expect.unreachable(), 5);
    await wait(12);
    stop();
    const asked = hall.asked.length;
    await wait(30);
    expect(hall.asked.length).toBe(asked);
  });
});
