// How much the page's thread works for each frame while pieces, goods and numbers move: what a trace of the
// browser says, in processor time, so that other work on the machine does not count.
import { answer, settle, sitDown } from "./page.mjs";

/** A mid phone is so many times as slow as this machine, and a frame may take so long there. */
export const SLOWER = 4;
export const LIMIT_MS = 50;
const CATEGORIES = [
  "toplevel",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
];
const MOVES = 14;
const MOST_WAITS = 200;

/** Marks in the trace when the first thing begins to move and when the last has come to rest. */
const markMotions = () => {
  const { animate } = Element.prototype,
    { finish } = Animation.prototype;
  Animation.prototype.finish = function () {
    performance.mark("motion is cut");
    finish.call(this);
  };
  let moving = 0;
  const rest = () => {
    if (--moving === 0) performance.mark("motion rests");
  };
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    // Nothing of it is to be seen before it is ready: the frame that brings it is not one in which it moves.
    motion.ready.then(() => {
      if (moving++ === 0) performance.mark("motion begins");
      motion.finished.then(rest, rest);
    });
    return motion;
  };
  Object.defineProperty(window, "atRest", { get: () => moving === 0 });
};

/** From when to when something moved, whether an answer cut it short, and on which thread. */
const motionsOf = (events) => {
  const marks = events
    .filter((e) => e.cat?.includes("blink.user_timing") && /^motion (?:begins|is cut|rests)$/.test(e.name))
    .sort((a, b) => a.ts - b.ts);
  const spans = [];
  for (const m of marks)
    if (m.name === "motion begins") spans.push({ from: m.ts, to: Infinity, cut: false });
    else if (!spans.length) continue;
    else if (m.name === "motion rests") spans.at(-1).to = m.ts;
    else if (spans.at(-1).to === Infinity) spans.at(-1).cut = true;
  return { spans, thread: marks[0] };
};

/** A frame that begins in a motion belongs to it; not if an answer ended the motion before it is shown. */
const isOf = (f) => (s) => f.from >= s.from && f.from < s.to && !(s.cut && f.to > s.to);

/** Milliseconds of work for each frame in which something moved, on a phone so many times as slow: a frame
 * ends with its commit, or where the phone has done all that came before the next task does. */
export const framesOf = (events, slower = SLOWER) => {
  const { spans, thread } = motionsOf(events);
  if (!thread) return [];
  const own = events.filter((e) => e.ph === "X" && e.pid === thread.pid && e.tid === thread.tid);
  const commits = own.filter((e) => e.name === "Commit").map((e) => e.ts);
  const tasks = own.filter((e) => e.name === "RunTask").sort((a, b) => a.ts - b.ts);
  const frames = [];
  let frame = null,
    idle = 0;
  for (const t of tasks) {
    const end = t.ts + t.dur,
      work = (t.tdur ?? 0) * slower;
    if (!frame || frame.done || t.ts > idle) {
      frame = { from: t.ts, work: 0 };
      frames.push(frame);
    }
    idle = Math.max(idle, t.ts) + work;
    frame.work += work;
    frame.to = end;
    frame.done = commits.some((at) => at >= t.ts && at <= end);
  }
  return frames.filter((f) => spans.some(isOf(f))).map((f) => f.work / 1000);
};

/** Until there is a question and nothing moves; a stage that is on is no motion and is left out. */
const asked = async (page) => {
  const ready = () =>
    page.evaluate(
      () => window.atRest && document.querySelector(".frame:not([data-busy]) .ask.mine, .end") !== null,
    );
  for (let i = 0; i < MOST_WAITS && !(await ready()); i++) {
    if (await page.locator(".stage").count()) await page.keyboard.press("Escape");
    await page.waitForTimeout(150);
  }
};

/** Plays some moves as a person does, who looks until all has come to rest, and traces them. */
export const traceMoves = async (browser, page, moves = MOVES) => {
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let i = 0; i < moves; i++) {
    await asked(page);
    await answer(page, i * 7 + 3);
    await page.waitForTimeout(900);
  }
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
};

const SETTINGS = {
  seats: 2,
  lang: "en",
  theme: "dark",
  speed: "normal",
  others: "log",
  bot: "level:easy",
  seed: "skald",
  soundAsked: true,
};

/** Frames while something moves in a game on a phone. */
const phoneFrames = async (browser, url, game, moves = MOVES) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await settle(page, SETTINGS);
  await page.addInitScript(markMotions);
  await sitDown(page, url, game);
  await page.locator(".frame:not([data-busy]) .ask.mine").waitFor();
  const events = await traceMoves(browser, page, moves);
  await page.close();
  return framesOf(events);
};

/** How many frames of a game on a phone there were, how many over the limit, and the longest. */
export const measureFrames = async (browser, url, game) => {
  const all = await phoneFrames(browser, url, game);
  return {
    frames: all.length,
    over: all.filter((ms) => ms > LIMIT_MS).length,
    longest_ms: Math.round(Math.max(0, ...all)),
  };
};
