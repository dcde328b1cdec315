// The second worker: bots, hints and odds are searched for here, while the hall goes on.
import { gameOf, solve } from "./hallmodule";
import { fetchNet } from "./nets";
import { Wasm } from "./wasm";

let wasm: Promise<Wasm> | null = null;

/** Longer than this nobody waits for a net: the bot answers without it, and with it from then on. */
const PATIENCE = 2000;

/** A game's net comes once, as somebody sits down to it. Who cannot have it plays without. */
const brought = new Map<string, Promise<void>>();
const bring = (w: Wasm, game: string): Promise<void> => {
  const known = brought.get(game);
  if (known) return known;
  const coming = fetchNet(w, game).catch(() => {
    brought.delete(game); // asked for again with the next question
  });
  brought.set(game, coming);
  return coming;
};

const atMost = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The module first; then the id of a game that is about to be played, or a question. */
addEventListener("message", (e: MessageEvent<WebAssembly.Module | string | Uint8Array<ArrayBuffer>>) => {
  const said = e.data;
  if (said instanceof WebAssembly.Module) {
    wasm = Wasm.load(said);
    return;
  }
  void wasm?.then(async (w) => {
    if (typeof said === "string") return bring(w, said);
    await Promise.race([bring(w, gameOf(w, said)), atMost(PATIENCE)]);
    postMessage(solve(w, said));
  });
});
