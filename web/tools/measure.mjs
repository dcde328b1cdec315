// Measures the built page in a browser: how much is loaded, when there is something to see, how long a bot
// thinks.
// usage: node web/tools/measure.mjs [--json]     (after web/build.sh; CHROMIUM names another browser)
import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

const web = dirname(dirname(fileURLToPath(import.meta.url))),
  dir = join(dirname(web), "build/web");
const LOADS = 5,
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

const packed = async (path) => {
  const bytes = await readFile(path);
  return path.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
const sizes = async () => {
  const files = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => {
    console.error("measure: there is no build/web, expected the page to be built (web/build.sh)");
    process.exit(2);
  });
  const all = await Promise.all(
    files.filter((f) => f.isFile()).map(async (f) => [f.name, await packed(join(f.parentPath, f.name))]),
  );
  return new Map(all);
};

const freePort = () =>
  new Promise((done) => {
    const s = createServer();
    s.listen(0, "127.0.0.1", () => {
      const { port } = s.address();
      s.close(() => done(port));
    });
  });
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
      const url = performance
        .getEntriesByType("resource")
        .map((r) => r.name)
        .find((r) => /worker-.*\.js$/.test(r));
      const worker = new Worker(url, { type: "module" }),
        times = [];
      const say = (m) => worker.postMessage(JSON.stringify(m));
      await new Promise((done) => {
        let last = 0;
        worker.onmessage = (e) => {
          if (e.data === "open") {
            say({ t: "hello", protocol: 1, token: null });
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
          if (m.t !== "table") return;
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

const size = await sizes(),
  port = await freePort(),
  url = `http://127.0.0.1:${port}/`;
const server = spawn(process.execPath, [join(web, "tools/serve.mjs"), String(port)], { stdio: "ignore" });
const result = {
  bytes: { all: [...size.values()].reduce((a, b) => a + b, 0), first: 0 },
  first_paint_ms: 0,
  ready_ms: 0,
  bots: {},
};
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (
    let i = 0;
    !(await fetch(url).then(
      (r) => r.ok,
      () => false,
    ));
    i++
  ) {
    if (i > 200) throw new Error("the page is not served");
    await new Promise((done) => setTimeout(done, 50));
  }
  const visits = [];
  for (let i = 0; i < LOADS; i++) visits.push(await visit(browser, url));
  result.first_paint_ms = Math.round(median(visits.map((v) => v.paint)));
  result.ready_ms = Math.round(median(visits.map((v) => v.ready)));
  // the worker fetches it, which the page does not see
  const engine = [...size.keys()].find((f) => f.endsWith(".wasm"));
  result.bytes.first = [...new Set(["index.html", engine, ...visits[0].files])].reduce(
    (n, f) => n + (size.get(f) ?? 0),
    0,
  );
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  for (const [game, seats] of GAMES) {
    const times = await think(page, game, seats, MOVES);
    result.bots[game] = {
      moves: times.length,
      median_ms: Math.round(median(times)),
      longest_ms: Math.round(Math.max(...times)),
    };
  }
} finally {
  await browser.close();
  server.kill();
}
if (process.argv.includes("--json")) console.log(JSON.stringify(result));
else {
  const kb = (n) => `${Math.round(n / 1000)} kB`;
  console.log(`all files, compressed      ${kb(result.bytes.all)} of 1500 kB`);
  console.log(`a first visit, compressed  ${kb(result.bytes.first)}`);
  console.log(`first paint                ${result.first_paint_ms} ms (median of ${LOADS} first visits)`);
  console.log(`a game can be chosen       ${result.ready_ms} ms`);
  for (const [game, b] of Object.entries(result.bots))
    console.log(
      `a bot's move, ${game.padEnd(13)}${b.median_ms} ms, longest ${b.longest_ms} ms of ${b.moves} (level normal)`,
    );
}
