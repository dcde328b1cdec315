// The worker: the hall in the page, apart from the drawing.
import saidUrl from "../../../build/wasm/page/said.bin?url";
import { Engine } from "./engine";
import type { Solved } from "./hallmodule";
import { LocalHall } from "./local";
import { DiskStore } from "./store";

const breath = new MessageChannel();
const wake: (() => void)[] = [];
breath.port1.onmessage = () => {
  for (const w of wake.splice(0)) w();
};

/** The page compiles the engine and hands it over: it was on its way before this worker was. */
const module = new Promise<WebAssembly.Module>((come) => {
  addEventListener("message", (e: MessageEvent<unknown>) => {
    if (e.data instanceof WebAssembly.Module) come(e.data);
  });
});
const engine = module.then(Engine.load);

/** Begun with the first question; they are answered in their order. */
let thinker: Promise<Worker> | null = null;
const startThinker = async (): Promise<Worker> => {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  worker.postMessage(await module);
  return worker;
};
const thinkerNow = () => {
  thinker ??= startThinker();
  return thinker;
};
let thinking: Promise<unknown> = Promise.resolve();
const think = (question: Uint8Array): Promise<Solved> => {
  const one = async () => {
    const worker = await thinkerNow();
    return new Promise<Solved>((done, fail) => {
      worker.onmessage = (e: MessageEvent<Solved>) => done(e.data);
      worker.onerror = (e) => {
        thinker = null;
        fail(new Error(e.message));
      };
      worker.postMessage(question);
    });
  };
  const next = thinking.then(one, one);
  thinking = next.catch(() => {});
  return next;
};

/** Other windows of this page are other halls over the same store. */
const others = "BroadcastChannel" in globalThis ? new BroadcastChannel("meadhall.rows") : null;

const hall = (async () => {
  const h = new LocalHall(
    await engine,
    await DiskStore.open(),
    {
      random: (n) => crypto.getRandomValues(new Uint8Array(n)),
      now: () => Date.now(),
      breathe: () =>
        new Promise((done) => {
          wake.push(done);
          breath.port2.postMessage(0);
        }),
      think,
      playing: (game) => void thinkerNow().then((worker) => worker.postMessage(game)),
      tell: (table, seq) => others?.postMessage([table, seq]),
      again: () => postMessage("again"),
    },
    (text) => postMessage(text),
  );
  others?.addEventListener("message", (e: MessageEvent<[string, number]>) => h.heard(...e.data));
  return h;
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
    (await engine).wasm.hear(new Uint8Array(await answer.arrayBuffer()));
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
