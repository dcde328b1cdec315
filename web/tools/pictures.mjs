// Makes the pictures of the README and of docs/design.md from the built page: tables in the middle of games
// that bots have played, at the size they are shown in, into docs/img. Which positions is written below;
// change a fraction for another one.
// usage: node web/tools/pictures.mjs [NAME...]     (after ./hall build and web/build.sh)
import { join } from "node:path";
import { launch, root, serve, settle } from "./page.mjs";

const DESK = [1440, 900],
  PHONE = [390, 844];
const idle = ".frame:not([data-busy]) .ask.mine";
/** Name, game, seed, size, how far into the game (0 to 1), what must be there. */
const PICTURES = [
  ["midgard", "midgard", 8, DESK, 0.55, ".ask.mine ~ .board .slot.legal[data-slot^=space]"],
  ["rage", "rage", 4, DESK, 0.5, ".ask.mine ~ .board .prov.legal"],
  ["odin", "odin", 5, DESK, 0.6, ".sp.legal"],
  ["divinus", "divinus", 6, DESK, 0.5, ".ask.mine"],
  ["fight-phone", "midgard", 1, PHONE, 0.12, ".fight .roll .rd:nth-child(2)"],
  ["battles", "rage", 4, PHONE, 0.15, ".fight:has(.battle):has(.pickcard + .pickcard)"],
];
const STEP = 3,
  MOST = 60;

const wanted = process.argv.slice(2);
for (const word of wanted)
  if (!PICTURES.some(([name]) => name === word)) {
    console.error(`pictures: unknown word '${word}', expected ${PICTURES.map(([name]) => name).join(", ")}`);
    process.exit(2);
  }

/** A whole game of bots, played in the page's own worker, where seats have names; its saga. */
const sagaOf = (page, game, seed) =>
  page.evaluate(
    async ([g, word]) => {
      const came = performance.getEntriesByType("resource").map((r) => r.name),
        file = (like) => came.find((name) => like.test(name));
      const worker = new Worker(file(/worker-.*\.js$/), { type: "module" });
      worker.postMessage(await WebAssembly.compileStreaming(fetch(file(/engine-.*\.wasm$/))));
      const say = (m) => worker.postMessage(JSON.stringify(m)),
        names = ["Asta", "Bjarni", "Katla", "Orm"];
      let table = null;
      const text = await new Promise((done) => {
        worker.onmessage = ({ data }) => {
          if (data === "open") {
            say({ t: "hello", protocol: 2, token: null, parts: [] });
            const clock = { kind: "none" };
            say({
              ...{
                t: "create",
                game: g,
                seats: names.map(() => "level:easy"),
                names,
                seed: `pictures ${word}`,
              },
              ...{ clock, listed: false, handover: null, undo: false },
            });
            return;
          }
          const m = JSON.parse(data);
          if (m.t === "created") table = m.table;
          if (m.status === "over") say({ t: "saga", table, req: 99 });
          if (m.req === 99) done(m.text);
        };
      });
      worker.terminate();
      return text;
    },
    [game, seed],
  );

/** The saga is opened in the page and played on from `ply` by the first seat; is `what` there when it is
 * asked? */
const playOnFrom = async (page, ply, what) => {
  await page.locator("#scrub").fill(String(ply));
  await page.locator(".scrub-x .btn:not([disabled])").click();
  await page.locator(`${idle}, .end`).first().waitFor({ timeout: 120_000 });
  return (await page.locator(what).count()) > 0;
};

const take = async (browser, url, [name, game, seed, [width, height], share, what]) => {
  const context = await browser.newContext({ viewport: { width, height }, locale: "en-GB" }),
    page = await context.newPage();
  await settle(page, {
    name: "Asta",
    lang: "en",
    theme: "dark",
    speed: "off",
    bot: "level:easy",
    soundAsked: true,
    played: ["midgard"],
  });
  await page.goto(url);
  await page.locator("[data-game]").first().waitFor();
  await page.waitForLoadState("networkidle");
  const buffer = Buffer.from(await sagaOf(page, game, seed));
  await page.locator("#saga-file").setInputFiles({ name: "game.saga", mimeType: "text/plain", buffer });
  await page.locator("#scrub").waitFor();
  const replay = page.url(),
    plies = Number(await page.locator("#scrub").getAttribute("max"));
  let there = false;
  for (let i = 0; i < MOST && !there; i++) {
    const ply = Math.round(plies * share) + i * STEP;
    if (ply >= plies) break;
    if (i) await page.goto(replay);
    await page.locator("#scrub").waitFor();
    there = await playOnFrom(page, ply, what);
  }
  if (!there) throw new Error(`pictures: ${name} never came to ${what}`);
  await page.waitForFunction(() => !document.querySelector(".banners > *"));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})));
  });
  await page.screenshot({ path: join(root, "docs/img", `${name}.png`) });
  await context.close();
  console.log(`docs/img/${name}.png`);
};

const { url, end } = await serve(),
  browser = await launch();
try {
  for (const picture of PICTURES)
    if (!wanted.length || wanted.includes(picture[0])) await take(browser, url, picture);
} finally {
  await browser.close();
  await end();
}
