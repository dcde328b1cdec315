// The second worker: bots, hints and odds are searched for here, while the hall goes on.
import { solve } from "./hallmodule";
import { Wasm } from "./wasm";

let wasm: Promise<Wasm> | null = null;

addEventListener("message", (e: MessageEvent<WebAssembly.Module | Uint8Array<ArrayBuffer>>) => {
  if (e.data instanceof WebAssembly.Module) {
    wasm = Wasm.load(e.data);
    return;
  }
  const question = e.data;
  void wasm?.then((w) => {
    postMessage(solve(w, question));
  });
});
