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

const open = (engine: Engine) => new Client(new DirectTransport(engine));
const games = async (c: Client) => (await c.ask<{ games: GameInfo[] }>({ t: "games" })).games;

it("knows its games without texts", async () => {
  expect(await games(open(await cut()))).toEqual(await games(open(await whole())));
});

it("says in sheets what the whole engine says, once the texts have come", async () => {
  const [a, b] = await Promise.all([whole(), cut()]);
  const said = async (e: Engine) => {
    const c = open(e);
    return Promise.all(
      (await games(c)).map((g) => c.ask<{ entries: unknown }>({ t: "sheet", game: g.id })),
    ).then((all) => all.map((m) => JSON.stringify(m.entries)).filter((x) => x !== "null"));
  };
  const all = await said(a);
  expect(all.length).toBeGreaterThan(1);
  expect(await said(b)).not.toEqual(all);
  b.wasm.hear(await readFile(join(wasm, "page/said.bin")));
  expect(await said(b)).toEqual(all);
});
