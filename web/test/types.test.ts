// A name that the engine's tables lose is missed by the type checker, before the page is built.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const web = join(import.meta.dirname, "..");
const run = promisify(execFile);
let copy = "";

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "meadhall-types-"));
  await cp(join(web, "src"), join(copy, "web/src"), { recursive: true });
  await cp(join(web, "tsconfig.json"), join(copy, "web/tsconfig.json"));
  await symlink(join(web, "node_modules"), join(copy, "web/node_modules"));
  await symlink(join(web, "../build"), join(copy, "build"));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** What the type checker says when the engine calls these otherwise, each a name of a game. */
const renamed = async (names: (readonly [game: string, name: string])[]): Promise<string> => {
  const back: [path: string, made: string][] = [];
  for (const [game, name] of names) {
    const path = join(copy, `web/src/words/made/types/${game}.ts`),
      made = await readFile(path, "utf8");
    expect(made).toContain(`"${name}"`);
    back.push([path, made]);
    await writeFile(path, made.replaceAll(`"${name}"`, `"${name}_now"`));
  }
  try {
    await run(join(web, "node_modules/.bin/tsc"), ["--noEmit"], { cwd: join(copy, "web") });
    return "";
  } catch (e) {
    return (e as { stdout: string }).stdout;
  } finally {
    for (const [path, made] of back.reverse()) await writeFile(path, made);
  }
};

it.each([
  ["midgard", "journey_known", "a member of the state"],
  ["odin", "income", "a cell of a view"],
  ["divinus", "payments", "a panel of a view"],
  ["rage", "own-hand", "a panel of a view"],
  ["odin", "feast", "a question"],
])("%s: %s renamed (%s) is an error", async (game, name) => {
  expect(await renamed([[game, name]])).toMatch(
    new RegExp(`src/(games|lessons)/${game}/.*error TS.*${name}`),
  );
});

it("an event renamed is an error wherever it is read: in what stages are folded of, and in what shows them", async () => {
  const read = [
    ["midgard", "caught", ["stages/grammars", "stages/midgard"]],
    ["midgard", "saw", ["stages/grammars", "stages/midgard"]],
    ["midgard", "won", ["games/midgard/chronicle", "games/midgard/Assign", "games/midgard/Fight"]],
    ["midgard", "round", ["games/midgard/read", "lessons/midgard/index", "table/common"]],
    ["rage", "fulfilled", ["stages/grammars", "stages/rage", "games/rage/chronicle"]],
    ["rage", "doomed", ["stages/ragnarok"]],
    ["rage", "pillages", ["stages/grammars", "games/rage/Battle"]],
    ["rage", "phase", ["table/common"]],
    ["odin", "recalls", ["stages/grammars", "stages/odin"]],
    ["odin", "explores", ["stages/grammars", "games/odin/chronicle"]],
    ["divinus", "quest-xp", ["stages/grammars", "stages/divinus", "games/divinus/chronicle"]],
    ["divinus", "voted", ["stages/grammars", "stages/tale"]],
    ["divinus", "forged", ["stages/grammars", "stages/gifts"]],
    ["divinus", "overcome", ["stages/grammars", "stages/divinus"]],
  ] as const;
  const said = await renamed(read.map(([game, name]) => [game, name]));
  for (const [, name, files] of read)
    for (const file of files)
      expect(said).toMatch(new RegExp(`src/${file}\\.tsx?\\(.*error TS.*["']${name}["']`));
});
