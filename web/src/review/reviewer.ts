// A worker of its own for reviews: the hall's goes on meanwhile. A quick pass first, so that there is
// something to read, then a closer one with reasons.
import wasmUrl from "../../../build/wasm/review.wasm?url";
import { fetchNet } from "../core/nets";
import { LANGS } from "../core/words";
import { encoder, Wasm } from "../core/wasm";
import type { Ask, Told } from "./say";

const PASSES = [
  { iterations: 8, explain: 0 },
  { iterations: 120, explain: 1 },
];
const BREATH = 60,
  REST = 200;
let paused = false;

const tell = (x: Told) => postMessage(x);
const breath = () => new Promise((done) => setTimeout(done, paused ? REST : 0));

let lang = 0;
let link = "";
let newest: { wasm: Wasm; review: number } | null = null;

const pageIn = (language: number): string => {
  if (!newest) return "";
  const { wasm, review } = newest;
  const where = encoder.encode(link);
  return wasm.withBytes([where], ([at]) => {
    const n = wasm.call("mh_review_page", review, language, at!, where.length);
    return n > 0 ? wasm.text(wasm.call("mh_review_text", review), n) : "";
  });
};
const showPage = () => {
  const html = pageIn(lang);
  if (html) tell({ t: "page", html });
};

const begin = (wasm: Wasm, saga: Uint8Array, pass: (typeof PASSES)[number]): number => {
  const review = wasm.withBytes([saga], ([at]) =>
    wasm.call("mh_review_new", at!, saga.length, pass.iterations, pass.explain),
  );
  if (!review) throw new Error(wasm.said(wasm.call("mh_review_why")));
  return review;
};

const run = async (text: string) => {
  const wasm = await Wasm.load(await (await fetch(wasmUrl)).arrayBuffer());
  const saga = encoder.encode(text),
    game = /^game (\w+)/m.exec(text)?.[1];
  if (game) await fetchNet(wasm, game).catch(() => {}); // then the reviewer judges without
  for (const [i, pass] of PASSES.entries()) {
    const review = begin(wasm, saga, pass);
    let seen = 0;
    for (let done = 0; done < 1000; ) {
      const until = performance.now() + BREATH;
      do done = wasm.call("mh_review_step", review);
      while (done < 1000 && done >= 0 && performance.now() < until);
      if (done < 0) throw new Error("out of memory");
      tell({ t: "progress", done, pass: i, passes: PASSES.length });
      if (done >= 900 && seen < 900) {
        if (newest) wasm.call("mh_review_drop", newest.review);
        newest = { wasm, review };
        showPage();
      }
      seen = done;
      do await breath();
      while (paused);
    }
    showPage();
  }
  tell({ t: "done", pages: LANGS.map((_, i) => pageIn(i)) });
};

addEventListener("message", (e: MessageEvent<Ask>) => {
  if (e.data.t === "pause") {
    paused = e.data.on;
    return;
  }
  lang = e.data.lang;
  if (e.data.t === "speak") {
    showPage();
    return;
  }
  link = e.data.link;
  run(e.data.saga).catch((x: unknown) =>
    tell({ t: "failed", why: x instanceof Error ? x.message : String(x) }),
  );
});
