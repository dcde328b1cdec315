// What the page keeps on the device: games of older pages go on, windows agree, searches have a worker of
// their own.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { binary } from "./hall";
import { answer, settle, settled, sitDown } from "./player";
import { expect, test } from "./test";

/** A game that goes on, as a saga with everything in it. */
const begun = () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-")),
    file = join(folder, "begun.saga");
  execFileSync(
    binary,
    ["play", "midgard", "--bots", "human,greedy", "--seats", "2", "--seed", "4", "--plain"],
    {
      input: `1\n1\n1\n1\nsave ${file}\nquit\n`,
    },
  );
  const saga = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return saga;
};

test("a game that an older page kept goes on under its name", async ({ page }) => {
  test.skip(!existsSync(binary), "the hall is not built");
  await settle(page, 2);
  await page.goto("./");
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  const id = "heron-shore-1ekf"; // longer than the names of today
  const players = [
    { name: "Ann", bot: "human" },
    { name: "Bo", bot: "greedy" },
  ];
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open("meadhall", 2);
        open.onerror = () => fail(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction("tables", "readwrite");
          tx.objectStore("tables").put(kept);
          tx.oncomplete = () => done();
        };
      }),
    {
      ...{ id, game: "midgard", saga: begun(), players, mine: 0, ply: 22, turn: [0], over: false },
      ...{ updated: Date.now(), chat: [{ seat: 0, name: "Ann", text: "good evening", at: 5 }] },
    },
  );
  await page.goto(`./#/t/here/${id}`);
  await settled(page);
  await expect(page.locator(".seats")).toContainText("Bo");
  const frame = page.locator(".frame"),
    before = Number(await frame.getAttribute("data-ply"));
  expect(before).toBeGreaterThanOrEqual(22);
  for (let i = 0; i < 3; i++) expect(await answer(page, i)).toBe(true);
  await settled(page);
  const after = await frame.getAttribute("data-ply");
  expect(Number(after)).toBeGreaterThan(before);
  await page.reload();
  await settled(page);
  await expect(frame).toHaveAttribute("data-ply", after!);
  await page.goto("./");
  await expect(page.locator(".mine-list li")).toHaveCount(1);
});

test("bots think in a worker of their own", async ({ page }) => {
  await settle(page, 2);
  const thinker = page.waitForEvent("request", (r) => /\/thinker-/.test(r.url()));
  await sitDown(page);
  await settled(page);
  expect(await answer(page, 1)).toBe(true);
  expect((await (await thinker).response())!.ok()).toBe(true);
});
