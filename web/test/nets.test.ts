// What bots have learnt comes into the engine's module as a file; one that does not fit is left alone.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { Client } from "../src/core/client";
import { bringNet, gameOf, type Solved, solve } from "../src/core/hallmodule";
import { MemoryStore } from "../src/core/store";
import { Wasm } from "../src/core/wasm";
import { DirectTransport, loadEngine } from "./halls";

const root = join(import.meta.dirname, "../..");
const netOf = async (game: string) =>
  new Uint8Array(await readFile(join(root, `src/games/${game}/${game}.mhn`)));

let second: Wasm;
beforeAll(async () => {
  second = await Wasm.load(await readFile(join(root, "build/wasm/hall.wasm")));
});

test("a net fits its own game alone", async () => {
  const net = await netOf("midgard"),
    damaged = net.slice();
  damaged[net.length - 9]! ^= 1;
  expect(bringNet(second, "rage", net)).toBe(false);
  expect(bringNet(second, "chess", net)).toBe(false);
  expect(bringNet(second, "midgard", damaged)).toBe(false);
  expect(bringNet(second, "midgard", net.subarray(0, 1000))).toBe(false);
  expect(bringNet(second, "midgard", net)).toBe(true);
  expect(bringNet(second, "midgard", net)).toBe(true); // a second time in place of the first
});

test("who sits down to a game is told of, and a hint is thought over elsewhere with its net", async () => {
  const asked: string[] = [],
    sat: string[] = [];
  const hall = new DirectTransport(await loadEngine(), new MemoryStore(), {
    playing: (game) => sat.push(game),
    think: async (question): Promise<Solved> => {
      asked.push(gameOf(second, question));
      return solve(second, question);
    },
  });
  const client = new Client(hall);
  const { table } = await client.ask<{ table: string }>({
    t: "create",
    game: "midgard",
    options: "",
    seats: ["me", "random"],
    clock: { kind: "none" },
    listed: false,
    handover: null,
    undo: true,
  });
  const t = client.follow(table);
  await expect
    .poll(() => t.latest.value?.turn.length === 1 && t.latest.value.turn[0] === t.latest.value.me)
    .toBe(true);
  const { chances, choices: best } = await t.hint(true);
  expect(chances).toBe(true); // by its net
  expect(best.length).toBeGreaterThan(0);
  expect(best[0]!.value).toBeGreaterThan(0);
  expect(sat[0]).toBe("midgard");
  expect(asked.at(-1)).toBe("midgard");
});
