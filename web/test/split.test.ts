// The engine of the page comes without its texts, and says the same as the whole one when they have come.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Client } from "../src/core/client";
import { Engine } from "../src/core/engine";
import type { GameInfo } from "../src/core/protocol";
import { DirectTransport } from "./halls";

const wasm = join(import.meta.dirname, "../../build/wasm");
const whole = async () => Engine.load(await readFile(join(wasm, "hall.wasm")));
const cut = async () => Engine.load(await readFile(join(wasm, "page/engine.wasm")));

/** The games as the hall lists them, and every bot. */
const games = async (engine: Engine): Promise<GameInfo[]> => {
  const client = new Client(new DirectTransport(engine));
  return (await client.ask<{ games: GameInfo[] }>({ t: "games" })).games;
};

it("knows its games without texts", async () => {
  expect(await games(await cut())).toEqual(await games(await whole()));
});

it("says in sheets what the whole engine says, once the texts have come", async () => {
  const [a, b] = await Promise.all([whole(), cut()]);
  const ids = (await games(a)).map((g) => g.id);
  const said = (e: Engine) =>
    ids.flatMap((g) => {
      try {
        return [JSON.stringify(e.sheet(g))];
      } catch {
        return []; // a game without a sheet
      }
    });
  expect(said(a).length).toBeGreaterThan(1);
  expect(said(b)).not.toEqual(said(a));
  b.wasm.hear(await readFile(join(wasm, "page/said.bin")));
  expect(said(b)).toEqual(said(a));
});
