// The worker: the engine and the hall in the page, apart from the drawing.
import saidUrl from "../../../build/wasm/page/said.bin?url";
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

/** The page compiles the engine and hands it over: it was on its way before this worker was. */
const engine = new Promise<WebAssembly.Module>((come) => {
  addEventListener("message", (e: MessageEvent<unknown>) => {
    if (e.data instanceof WebAssembly.Module) come(e.data);
  });
}).then(Engine.load);

const hall = (async () => {
  return new LocalHall(
    await engine,
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

/** The engine's texts for people come when a sheet or a book first needs them. */
let said: Promise<void> | null = null;
const hearTexts = (): Promise<void> => {
  said ??= (async () => {
    const answer = await fetch(saidUrl);
    if (!answer.ok) throw new Error(`the engine's texts were not found (${answer.status})`);
    (await engine).hear(new Uint8Array(await answer.arrayBuffer()));
  })().catch(() => {
    said = null; // asked for again with the next message
  });
  return said;
};
const NEEDS_TEXTS = /"t":"(?:sheet|campaign|box)/;

addEventListener("message", (e: MessageEvent<unknown>) => {
  const text = e.data;
  if (typeof text !== "string") return;
  void (async () => {
    const h = await hall;
    if (NEEDS_TEXTS.test(text)) await hearTexts();
    await h.receive(text);
  })();
});
