// The dice of Divinus go by the engine's ids, the die of a token included.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { TableMsg } from "../src/core/protocol";
import { DICE, waysOf } from "../src/games/divinus/read";

it("are called as in the engine's tables", async () => {
  const path = join(import.meta.dirname, "../src/words/made/divinus.en.json");
  const words = JSON.parse(await readFile(path, "utf8")) as { kinds: Record<string, { ids: string[] }> };
  expect([...DICE]).toEqual(words.kinds.die!.ids);
});

it("pay with a token's die, too", () => {
  const cells = { token: { kind: "number", value: 3 }, d1: { kind: "number", value: 2 } };
  const view = [{ id: "payments", rows: [{ kind: "cell", value: "c5", cells }] }];
  expect(waysOf({ view } as unknown as TableMsg)[0]?.dice).toEqual({ d1: 2, token: 3 });
});
