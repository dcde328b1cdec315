// Films the stages of the built page as contact sheets for people to look at: eight frames of each at 1440,
// of five of
// them at 390 as well, into build/screens/film-GAME-STAGE-WIDTH.png.
// usage: node web/tools/film.mjs [--theme light|dark] [--lang en|de|ru] [STAGE...]     (after web/build.sh)
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { answer, change, launch, root, serve, settle, sitDown } from "./page.mjs";

/** Stage, game, is it filmed at 390, too? In the order in which a game is played through. */
const STAGES = [
  ["saw", "midgard", false],
  ["fight", "midgard", true],
  ["round", "midgard", false],
  ["victory", "midgard", true],
  ["battle", "rage", true],
  ["quests", "rage", false],
  ["ragnarok", "rage", true],
  ["die", "odin", false],
  ["feast", "odin", true],
  ["reckoning", "divinus", false],
];
/** Some stages do not come in every game. */
const SEEDS = ["film", "skald", "mead", "raven"];
const FRAMES = 8,
  MOST = 600,
  COLUMNS = { 1440: 2, 390: 4 },
  SHOWN = { 1440: 720, 390: 292 },
  HEIGHT = { 1440: 900, 390: 844 };
const out = join(root, "build/screens");

const read = (words) => {
  const options = { theme: "dark", lang: "en" },
    kinds = [];
  for (let i = 0; i < words.length; i++)
    if (words[i] === "--theme" || words[i] === "--lang") options[words[i].slice(2)] = words[++i];
    else if (STAGES.some(([kind]) => kind === words[i])) kinds.push(words[i]);
    else {
      const all = STAGES.map(([kind]) => kind).join(", ");
      console.error(`film: unknown word '${words[i]}', expected --theme, --lang or a stage: ${all}`);
      process.exit(2);
    }
  return { options, kinds: kinds.length ? kinds : STAGES.map(([kind]) => kind) };
};

/** A finger on the clock: what would go away by itself stays until it has been filmed. */
const slowClock = () => {
  const set = window.setTimeout;
  window.setTimeout = (f, ms = 0, ...more) => set(f, ms >= 150 ? ms * 60 : ms, ...more);
};

/** Everything that moves stands at this time; how long the longest of it takes. */
const standAt = (page, ms) =>
  page.evaluate((t) => {
    let end = 0;
    for (const a of document.getAnimations()) {
      const { delay, duration } = a.effect.getComputedTiming();
      a.pause();
      a.currentTime = t;
      if (a.effect.target?.closest(".stg")) end = Math.max(end, delay + Number(duration));
    }
    return end;
  }, ms);

const frames = async (page, end) => {
  const all = [];
  for (let i = 0; i < FRAMES - 1; i++) {
    const t = Math.round(end * (0.04 + (0.92 * i) / (FRAMES - 2)));
    await standAt(page, t);
    all.push({ at: `${(t / 1000).toFixed(1)} s`, png: await page.screenshot() });
  }
  return all;
};

/** Eight frames of a stage that the log offers once more. */
const filmStage = async (page, kind) => {
  await page.locator(`[data-again=${kind}]`).first().dispatchEvent("click");
  await page.locator(`.stage.play[data-stage=${kind}]`).waitFor();
  const all = await frames(page, await standAt(page, 0));
  await page.keyboard.press("Space");
  await page.locator(`.stage:not(.play)[data-stage=${kind}]`).waitFor();
  all.push({ at: "end", png: await page.screenshot() });
  return all;
};

const filmEnd = async (page) => {
  await page.locator(".end.victory.play").waitFor();
  const all = await frames(page, await standAt(page, 0));
  await page.locator(".end .vhero").click();
  await page.locator(".end.victory:not(.play)").waitFor();
  all.push({ at: "end", png: await page.screenshot() });
  return all;
};

/** One picture of several, with the time of each. */
const sheet = async (browser, shots, width, path) => {
  const page = await browser.newPage({
    viewport: { width: COLUMNS[width] * (SHOWN[width] + 8) + 8, height: 600 },
  });
  const cells = shots
    .map(
      ({ at, png }) =>
        `<figure><figcaption>${at}</figcaption><img src="data:image/png;base64,${png.toString("base64")}"></figure>`,
    )
    .join("");
  await page.setContent(`<style>body{margin:8px;background:#777;display:grid;gap:8px;
    grid-template-columns:repeat(${COLUMNS[width]},${SHOWN[width]}px);font:600 13px sans-serif}
    figure{margin:0}img{width:100%;display:block}</style>${cells}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
};

/** The same table at another size, with everything at its normal pace. */
const lookAt = async (page, width, options) => {
  await change(page, { ...options, speed: "normal" });
  await page.setViewportSize({ width, height: HEIGHT[width] });
  await page.reload();
  await page.locator(".frame").waitFor();
  await page.evaluate(slowClock);
};

const { options, kinds } = read(process.argv.slice(2));
await mkdir(out, { recursive: true });
const { url, end } = await serve();
const browser = await launch();

const filmAt = async (page, [kind, game], width) => {
  await lookAt(page, width, options);
  const shots = kind === "victory" ? await filmEnd(page) : await filmStage(page, kind);
  const path = join(out, `film-${game}-${kind}-${width}.png`);
  await sheet(browser, shots, width, path);
  console.log(path);
};

/** Plays a game until each of its stages has been there once, and films it then; what did not come is left. */
const filmGame = async (game, wanted, seed) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await settle(page, {
    seats: game === "odin" ? 3 : 4,
    name: "Asta",
    lang: "en",
    speed: "off",
    bot: "level:easy",
    seed,
    soundAsked: true,
  });
  await sitDown(page, url, game);
  const left = [...wanted];
  for (let i = 0; i < MOST && left.length; i++) {
    const going = await answer(page, i * 7 + 3);
    const there = await page.evaluate(() =>
      [...document.querySelectorAll("[data-again]")].map((e) => e.dataset.again),
    );
    const next = left.find(([kind]) => there.includes(kind) || (kind === "victory" && !going));
    if (!next && !going) break;
    if (!next) continue;
    left.splice(left.indexOf(next), 1);
    for (const width of next[2] ? [1440, 390] : [1440]) await filmAt(page, next, width);
    await change(page, { speed: "off" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await page.locator(".frame").waitFor();
  }
  await page.close();
  return left;
};

try {
  for (const game of new Set(STAGES.map((s) => s[1]))) {
    let left = STAGES.filter((s) => s[1] === game && kinds.includes(s[0]));
    for (const seed of SEEDS) if (left.length) left = await filmGame(game, left, seed);
    for (const [kind] of left) console.error(`film: no ${kind} came in ${SEEDS.length} games of ${game}`);
  }
} finally {
  await browser.close();
  await end();
}
