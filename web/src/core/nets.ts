// What bots have learnt, a file a game: fetched when a module is to think about that game.
import { bringNet } from "./hallmodule";
import type { Wasm } from "./wasm";

const files = import.meta.glob<string>("../../../src/games/*/*.mhn", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Brings a game's net into the module. Without one, or with one that does not fit, it thinks without. */
export const fetchNet = async (wasm: Wasm, game: string): Promise<void> => {
  const url = files[`../../../src/games/${game}/${game}.mhn`];
  if (!url) return;
  const answer = await fetch(url, { priority: "low" });
  if (!answer.ok) throw new Error(`the net of ${game} was not found (${answer.status})`);
  bringNet(wasm, game, new Uint8Array(await answer.arrayBuffer()));
};
