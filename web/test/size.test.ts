// The page, engine included, stays small: everything it loads, packed as it is served to those who know gzip
// only.
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const dir = join(import.meta.dirname, "../../build/web");
const isForm = (name: string) => /\.(?:br|gz)$/.test(name);

const files = async () => {
  const all = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((f) => f.isFile());
  return all.map((f) => join(f.parentPath, f.name)).filter((path) => !isForm(path));
};
const sizeAs = async (path: string, suffix: string) =>
  (await stat(existsSync(path + suffix) ? path + suffix : path)).size;

/** Pictures of a game: they come when a table of it stands there already, and nothing waits for them. */
const isPicture = (path: string) => /\/(?:midgard|rage|odin|divinus)-[\w-]{8}\.svg$/.test(path);

/** The reviewer brings no net along: it comes when somebody asks for a review. */
const isReviewer = (path: string) => /\/review-[\w-]{8}\.wasm$/.test(path);

/** What bots have learnt, a file a game: it comes behind the table, and nothing waits for it. */
const isNet = (path: string) => /\.mhn$/.test(path);

/** The rulebooks: a file a game and language, its places and scenes, each loaded when somebody opens that
 * book. */
const isBook = (path: string) => /\/\w+-(?:book\.\w\w|places|\w+-scene)-[\w-]{8}\.js$/.test(path);

it.skipIf(!existsSync(dir))(
  "a rulebook is under 30 kB as it is sent, and part of no first visit",
  async () => {
    const all = (await files()).filter(isBook);
    expect(all.length).toBeGreaterThan(3);
    for (const path of all) expect(await sizeAs(path, ".br"), path).toBeLessThan(30_000);
    const named = await readFile(join(dir, "index.html"), "utf8");
    for (const path of all) expect(named).not.toContain(basename(path));
  },
);

it.skipIf(!existsSync(dir))(
  "all files together but pictures, books, nets and reviewer are under 1.8 MB compressed",
  async () => {
    let sum = 0;
    for (const path of await files())
      if (!isPicture(path) && !isBook(path) && !isNet(path) && !isReviewer(path))
        sum += await sizeAs(path, ".gz");
    expect(sum).toBeLessThan(1.8e6);
  },
);

it.skipIf(!existsSync(dir))("the reviewer is under 1 MB as it is sent", async () => {
  const all = (await files()).filter(isReviewer);
  expect(all.length).toBe(1);
  for (const path of all) expect(await sizeAs(path, ".br"), path).toBeLessThan(1e6);
});

it.skipIf(!existsSync(dir))("a net is under 500 kB, and part of no first visit", async () => {
  const all = (await files()).filter(isNet);
  expect(all.length).toBeGreaterThan(1);
  const named = await readFile(join(dir, "index.html"), "utf8");
  for (const path of all) {
    expect(await sizeAs(path, ""), path).toBeLessThan(500_000);
    expect(named).not.toContain(basename(path));
  }
});

it.skipIf(!existsSync(dir))("the pictures of a game are under 40 kB as they are sent", async () => {
  const all = (await files()).filter(isPicture);
  expect(all.length).toBe(4);
  for (const path of all) expect(await sizeAs(path, ".br"), path).toBeLessThan(40_000);
});

it.skipIf(!existsSync(dir))("what a first game waits for is under 450 kB", async () => {
  const needed = /index\.html$|\/(?:index|page|worker|engine|midgard|midgard\.en|en)-[\w-]{8}\.\w+$/,
    all = await files(),
    drawings = all.filter((f) => /\/midgard-[\w-]{8}\.js$/.test(f));
  // parts that other games have, too, count where this game's drawing names them
  const named = (
    await Promise.all([join(dir, "index.html"), ...drawings].map((f) => readFile(f, "utf8")))
  ).join("\n");
  let sum = 0;
  for (const path of all)
    if ((needed.test(path) || named.includes(basename(path))) && !isPicture(path) && !isNet(path))
      sum += await sizeAs(path, ".br");
  expect(sum).toBeGreaterThan(100_000);
  expect(sum).toBeLessThan(450_000);
});

it.skipIf(!existsSync(dir))("every file that shrinks lies there in both forms", async () => {
  for (const path of await files()) {
    if (/\.(?:woff2|png)$/.test(path) || (await stat(path)).size < 2000) continue;
    for (const suffix of [".br", ".gz"]) expect(existsSync(path + suffix), path + suffix).toBe(true);
  }
});

it("the lock file names no registry", async () => {
  expect(await readFile(join(import.meta.dirname, "../package-lock.json"), "utf8")).not.toMatch(
    /"resolved"|https?:\/\/[^"]*registry/,
  );
});
