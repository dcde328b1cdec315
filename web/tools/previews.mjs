// How long a preview takes in the page's own worker: random answers of whole games, each looked at before it
// is given.
// Part of measure.mjs; alone: node web/tools/previews.mjs   (after web/build.sh; CHROMIUM names another
// browser)
import { pathToFileURL } from "node:url";
import { launch, serve } from "./page.mjs";

const LOOKS = 300,
  SEATS = 3,
  GAMES = ["midgard", "rage", "odin", "divinus"];

/** Runs in the page: milliseconds of each preview, from the question to its answer. */
const inPage = async ({ game, seats, looks }) => {
  const came = performance.getEntriesByType("resource").map((r) => r.name),
    worker = new Worker(
      came.find((r) => /worker-.*\.js$/.test(r)),
      { type: "module" },
    ),
    times = [];
  worker.postMessage(
    await WebAssembly.compileStreaming(fetch(came.find((r) => /(?:engine|hall)-.*\.wasm$/.test(r)))),
  );
  let dice = 12345,
    req = 0;
  const waiting = new Map(),
    below = (n) => {
      dice = (dice * 1103515245 + 12345) % 2147483648;
      return dice % n;
    };
  const ask = (m) =>
    new Promise((done) => {
      waiting.set(++req, done);
      worker.postMessage(JSON.stringify({ ...m, req }));
    });
  await new Promise((open) => {
    worker.onmessage = (e) => {
      if (e.data === "open") return open();
      const m = JSON.parse(e.data);
      waiting.get(m.req)?.(m);
      waiting.delete(m.req);
    };
  });
  await ask({ t: "hello", protocol: 2, token: null });
  while (times.length < looks) {
    const made = await ask({
      t: "create",
      game,
      options: "",
      seats: Array(seats).fill("me"),
      names: Array.from({ length: seats }, (_, i) => `p${i}`),
      clock: { kind: "none" },
      listed: false,
      handover: null,
      undo: false,
    });
    for (let n = 0; n < 1000 && times.length < looks; n++) {
      const now = await ask({ t: "watch", table: made.table, parts: ["legal"] });
      if (!now.legal?.length) break;
      const action = now.legal[below(now.legal.length)],
        began = performance.now(),
        shown = await ask({ t: "preview", table: made.table, action });
      if (shown.t === "error") throw new Error(shown.message);
      times.push(performance.now() - began);
      const done = await ask({ t: "act", table: made.table, ply: now.ply, action });
      if (done.t === "error") throw new Error(done.message);
    }
  }
  worker.terminate();
  return times;
};

/** By game: how many were looked at, the median and the slowest. */
export const previews = async (page) => {
  const out = {};
  for (const game of GAMES) {
    const times = (await page.evaluate(inPage, { game, seats: SEATS, looks: LOOKS })).sort((a, b) => a - b);
    out[game] = {
      looks: times.length,
      median_ms: +times[times.length >> 1].toFixed(1),
      longest_ms: +times.at(-1).toFixed(1),
    };
  }
  return out;
};

export const previewLines = (all) =>
  Object.entries(all).map(
    ([game, p]) =>
      `a preview of ${game.padEnd(12)} ${p.median_ms} ms, the slowest of ${p.looks} ${p.longest_ms} ms (of 100)`,
  );

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url, end } = await serve(),
    browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator("[data-game=midgard]:not([disabled])").waitFor();
    for (const line of previewLines(await previews(page))) console.log(line);
  } finally {
    await browser.close();
    await end();
  }
}
