// The engine of the page comes without its texts, and says the same as the whole one when they have come.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Engine } from "../src/core/engine";

const wasm = join(import.meta.dirname, "../../build/wasm");
const whole = async () => Engine.load(await readFile(join(wasm, "meadhall.wasm")));
const cut = async () => Engine.load(await readFile(join(wasm, "page/engine.wasm")));

it("knows its games without texts", async () => {
  expect((await cut()).games()).toEqual((await whole()).games());
});

it("says in sheets what the whole engine says, once the texts have come", async () => {
  const [a, b] = await Promise.all([whole(), cut()]);
  const games = a.games<{ id: string }[]>().map((g) => g.id);
  const said = (e: Engine) =>
    games.flatMap((g) => {
      try {
        return [JSON.stringify(e.sheet(g))];
      } catch {
        return []; // a game without a sheet
      }
    });
  expect(said(a).length).toBeGreaterThan(1);
  expect(said(b)).not.toEqual(said(a));
  b.hear(await readFile(join(wasm, "page/said.bin")));
  expect(said(b)).toEqual(said(a));
});
