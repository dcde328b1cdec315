// Measures the built page in a browser: how much is loaded, when there is something to see, how long a bot
// thinks, a preview takes, and frames take while something moves.
// usage: node web/tools/measure.mjs [--json]     (after web/build.sh; CHROMIUM names another browser)
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { firstPlay } from "./firstplay.mjs";
import { LIMIT_MS, measureFrames, SLOWER } from "./frames.mjs";
import { launch, serve, web as dir } from "./page.mjs";
import { previewLines, previews } from "./previews.mjs";
import { weightOf } from "./weight.mjs";

const LOADS = 5,
  PLAYS = 3,
  MOVES = 40,
  GAMES = [
    ["midgard", 4],
    ["rage", 4],
  ];
for (const word of process.argv.slice(2))
  if (word !== "--json") {
    console.error(`measure: unknown word '${word}', expected --json`);
    process.exit(2);
  }

/** Bytes of every file as a browser is sent it: packed where that form lies beside it. */
const sizes = async () => {
  const files = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => {
    console.error("measure: there is no build/web, expected the page to be built (web/build.sh)");
    process.exit(2);
  });
  const all = new Map();
  for (const f of files) {
    if (!f.isFile() || /\.(?:br|gz)$/.test(f.name)) continue;
    const path = join(f.parentPath, f.name);
    const { size } = await stat(`${path}.br`).catch(() => stat(path));
    all.set(f.name, size);
  }
  return all;
};

const median = (xs) => [...xs].sort((a, b) => a - b)[Math.floor(xs.length / 2)];

/** A first visit: nothing kept. Paint, then the moment a game can be chosen, and which files came. */
const visit = async (browser, url) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    ready: performance.now(),
    files: performance.getEntriesByType("resource").map((r) => r.name.split("/").pop()),
  }));
  await context.close();
  return seen;
};

/** Milliseconds between the answers of bots at level normal, in the page's worker. */
const think = async (page, game, seats, moves) =>
  page.evaluate(
    async ({ g, n, most }) => {
      const came = performance.getEntriesByType("resource").map((r) => r.name);
      const worker = new Worker(
          came.find((r) => /worker-.*\.js$/.test(r)),
          { type: "module" },
        ),
        times = [];
      worker.postMessage(
        await WebAssembly.compileStreaming(fetch(came.find((r) => /engine-.*\.wasm$/.test(r)))),
      );
      const say = (m) => worker.postMessage(JSON.stringify(m));
      await new Promise((done, fail) => {
        let last = 0;
        worker.onmessage = (e) => {
          if (e.data === "open") {
            say({ t: "hello", protocol: 2, token: null, parts: [] });
            say({
              t: "create",
              game: g,
              options: "",
              seats: Array.from({ length: n }, () => "level:normal"),
              names: Array(n).fill("bot"),
              seed: "measure",
              clock: { kind: "none" },
              listed: false,
              handover: null,
              undo: false,
            });
            return;
          }
          const m = JSON.parse(e.data);
          if (m.t === "error") fail(new Error(`${m.code}: ${m.text}`));
          if (m.t !== "table" && m.t !== "delta") return;
          const now = performance.now();
          if (last) times.push(now - last);
          last = now;
          if (times.length >= most || m.status === "over") done();
        };
      });
      worker.terminate();
      return times;
    },
    { g: game, n: seats, most: moves },
  );

const size = await sizes();
const { url, end } = await serve();
const result = {
  bytes: { all: [...size.values()].reduce((a, b) => a + b, 0), first: 0 },
  first_paint_ms: 0,
  ready_ms: 0,
  first_play: { paint_ms: 0, chosen_ms: 0, played_ms: 0 },
  previews: {},
  bots: {},
  frames: {},
  weight: {},
};
const KINDS = ["midgard", "rage", "odin", "divinus"];
const browser = await launch();
try {
  const visits = [];
  for (let i = 0; i < LOADS; i++) visits.push(await visit(browser, url));
  result.first_paint_ms = Math.round(median(visits.map((v) => v.paint)));
  result.ready_ms = Math.round(median(visits.map((v) => v.ready)));
  result.bytes.first = [...new Set(["index.html", ...visits[0].files])].reduce(
    (n, f) => n + (size.get(f) ?? 0),
    0,
  );
  const plays = [];
  for (let i = 0; i < PLAYS; i++) plays.push(await firstPlay(browser, url));
  for (const what of ["paint", "chosen", "played"])
    result.first_play[`${what}_ms`] = median(plays.map((p) => p[what]));
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  result.previews = await previews(page);
  for (const [game, seats] of GAMES) {
    const times = await think(page, game, seats, MOVES);
    result.bots[game] = {
      moves: times.length,
      median_ms: Math.round(median(times)),
      longest_ms: Math.round(Math.max(...times)),
    };
  }
  for (const game of KINDS) result.weight[game] = await weightOf(browser, url, game, size);
  for (const game of KINDS) result.frames[game] = await measureFrames(browser, url, game);
} finally {
  await browser.close();
  await end();
}
if (process.argv.includes("--json")) console.log(JSON.stringify(result));
else {
  const kb = (n) => `${Math.round(n / 1000)} kB`;
  console.log(
    `all files, compressed      ${kb(result.bytes.all)}, nets, books, pictures and the reviewer among them`,
  );
  console.log(`a first visit, compressed  ${kb(result.bytes.first)}`);
  console.log(`first paint                ${result.first_paint_ms} ms (median of ${LOADS} first visits)`);
  console.log(`a game can be chosen       ${result.ready_ms} ms`);
  const slow = result.first_play;
  console.log(`first play, Fast 3G, 4x CPU  ${slow.played_ms} ms of 5000 ms (median of ${PLAYS})`);
  console.log(`  first paint ${slow.paint_ms} ms, a game can be chosen ${slow.chosen_ms} ms`);
  for (const line of previewLines(result.previews)) console.log(line);
  for (const [game, w] of Object.entries(result.weight))
    console.log(
      `a first game, ${game.padEnd(13)}${kb(w.table)} to its table, ${kb(w.all)} with what follows`,
    );
  for (const [game, f] of Object.entries(result.frames))
    console.log(
      `frames while something moves, ${game}, 390 wide, ${SLOWER}x CPU: ` +
        `${f.over} of ${f.frames} over ${LIMIT_MS} ms, longest ${f.longest_ms} ms`,
    );
  for (const [game, b] of Object.entries(result.bots))
    console.log(
      `a bot's move, ${game.padEnd(13)}${b.median_ms} ms, longest ${b.longest_ms} ms of ${b.moves} (level normal)`,
    );
}
