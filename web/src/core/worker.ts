// The worker: the engine and the hall in the page, apart from the drawing.
import wasmUrl from "../../../build/wasm/meadhall.wasm?url";
import { Engine } from "./engine";
import { LocalHall } from "./local";
import { DiskStore } from "./store";

const breath = new MessageChannel();
let wake: (() => void) | null = null;
breath.port1.onmessage = () => {
  const w = wake;
  wake = null;
  w?.();
};

const hall = (async () => {
  const bytes = await (await fetch(wasmUrl)).arrayBuffer();
  const engine = await Engine.load(bytes);
  return new LocalHall(
    engine,
    await DiskStore.open(),
    {
      random: (n) => crypto.getRandomValues(new Uint8Array(n)),
      now: () => Date.now(),
      breathe: () =>
        new Promise((done) => {
          wake = done;
          breath.port2.postMessage(0);
        }),
    },
    (text) => postMessage(text),
  );
})();

hall.then(
  () => postMessage("open"),
  (e: unknown) => postMessage(`broken ${String(e)}`),
);
addEventListener("message", (e: MessageEvent<string>) => {
  void hall.then((h) => h.receive(e.data));
});
