// What must work in every browser, at a real server with its real headers.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../e2e/hall";
import { flaws } from "../e2e/whole";
import { Browser, missing } from "./browsers";
import {
  answerSome,
  asPage,
  calm,
  click,
  playOut,
  playTo,
  ply,
  resize,
  settle,
  settled,
  sitDown,
} from "./player";
import { expect, test } from "./test";
import { DOWN, moveTo, type Session, UP } from "./webdriver";

const GAMES = ["midgard", "rage", "odin", "divinus"];
const pictures = join(root, "build/screens/others");

test.skip(({ kind }) => missing(kind) !== "", "the browser or its driver is not here");

test("tells its version", async ({ kind, tab }) => {
  console.log(`${kind} ${tab.version}`);
  expect(tab.version).toMatch(/^\d+\./);
});

for (const game of GAMES)
  test(`${game}: ten answers by mouse, ten by keys, and a reload goes on`, async ({
    tab,
    stage,
    alright,
  }) => {
    await settle(tab, stage.url);
    await resize(tab, 1440, 900);
    await sitDown(tab, stage.url, game);
    await answerSome(tab, "click", 10);
    await answerSome(tab, "keys", 10);
    await calm(tab);
    const before = [await ply(tab), await tab.text(".ask h2")];
    await tab.reload();
    await settled(tab);
    expect([await ply(tab), await tab.text(".ask h2")]).toEqual(before);
    await answerSome(tab, "click", 2);
    await alright(tab);
  });

for (const [game, what] of [
  ["midgard", ".fight .roll"],
  ["rage", ".fight .battle"],
] as const)
  test(`${game}: a ${game === "rage" ? "battle" : "fight"} is fought by mouse`, async ({
    tab,
    stage,
    alright,
  }) => {
    await settle(tab, stage.url, { seats: 4 });
    await resize(tab, 1440, 900);
    await playTo(tab, stage.url, game, what);
    await playOut(tab, what);
    await alright(tab);
  });

/** The board lies free, nothing is held, and one of these tiles can be laid. */
const LAID = [
  "oil",
  "hide",
  "linen",
  "fur",
  "skin_bones",
  "rune_stone",
  "silverware",
  "silk",
  "spices",
  "jewelry",
];
const TILE = `.tray .good-b.may:is(${LAID.map((item) => `[data-item=${item}]`).join(",")})`;
const SPACES = "[data-action]:not([disabled]), .sp[data-slot], .occ[data-slot]";
const TILES = ".good-b[data-slot]";

/** Where the held tile fits best, in the middle of its shape on the screen. */
const bestPlace = (s: Session) =>
  s.evaluate(async () => {
    const best = document.querySelector<HTMLElement>(".best .btn")!;
    best.focus(); // the board it speaks of comes forth
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const [, row = 0, col = 0] = best.dataset.action!.split(" ").map(Number);
    const shape = document.querySelector(".hold-p svg")!.getAttribute("viewBox")!.split(" ").map(Number);
    const [down, right] = [shape[3]!, shape[2]!].map((size) => Math.floor((size / 30 - 1) / 2));
    const grid = document.querySelector<SVGSVGElement>("svg.grid")!;
    const point = new DOMPoint((col + right! + 0.5) * 30, (row + down! + 0.5) * 30);
    const at = point.matrixTransform(grid.getScreenCTM()!);
    return { x: at.x, y: at.y };
  });

test("odin: a tile is laid by drag", async ({ tab, stage, alright }) => {
  await settle(tab, stage.url, { bot: "random" });
  await resize(tab, 1440, 900);
  await playTo(tab, stage.url, "odin", `.frame:not(.has-dialog):not(:has(.hold)) ${TILE}`, (i) =>
    i % 6 === 0 ? [TILES, SPACES] : [SPACES, TILES],
  );
  const from = await tab.evaluate((tile) => {
    const e = document.querySelector(tile)!;
    e.scrollIntoView({ block: "center", behavior: "instant" });
    const box = e.getBoundingClientRect();
    return { x: box.x + 8, y: box.y + 12 };
  }, TILE);
  const before = await tab.count("svg.grid > .tl");
  await tab.mouse([
    moveTo(from),
    DOWN,
    moveTo({ x: from.x + 20, y: from.y - 15 }),
    moveTo({ x: from.x + 40, y: from.y - 30 }),
  ]);
  await tab.wait(".drag-piece");
  await tab.wait(".best .btn");
  const to = await bestPlace(tab);
  await tab.mouse([moveTo({ x: to.x - 9, y: to.y - 9 }), moveTo(to)]);
  await tab.wait(".ghost.fits");
  await tab.mouse([UP]);
  await expect.poll(() => tab.count("svg.grid > .tl")).toBe(before + 1);
  expect(await tab.count(".drag-piece")).toBe(0);
  await alright(tab);
});

test("midgard: a worker is dragged to a place", async ({ tab, stage, alright }) => {
  await settle(tab, stage.url);
  await resize(tab, 1440, 900);
  await playTo(tab, stage.url, "midgard", ".frame:not(.has-dialog) .board .slot.legal[data-slot^=space]");
  const way = await tab.evaluate(() => {
    const middle = (e: Element) => {
      const box = e.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const slot = document.querySelector(".slot.legal[data-slot^=space]")!;
    document.querySelector("[data-drag]")!.scrollIntoView({ block: "nearest", behavior: "instant" });
    return {
      from: middle(document.querySelector("[data-drag]")!),
      to: middle(slot.querySelector(".well")!),
      name: slot.getAttribute("data-slot"),
    };
  });
  await tab.mouse([
    moveTo(way.from),
    DOWN,
    moveTo({ x: way.to.x - 12, y: way.to.y - 12 }),
    moveTo(way.to),
    UP,
  ]);
  await tab.wait(`.slot.selected[data-slot='${way.name}'], .slot.taken[data-slot='${way.name}']`);
  expect(await tab.count(".dragged")).toBe(0);
  await alright(tab);
});

test.describe("with Chromium on the other side", () => {
  test.skip(missing("chromium") !== "", "no Chromium here");

  test("a table over the server: a link, answers in turn, chat, a reload", async ({
    tab,
    stage,
    alright,
  }) => {
    const chromium = await Browser.start("chromium");
    const other = await chromium.open();
    try {
      await settle(tab, stage.url);
      await settle(other, stage.url, { name: "Bjarni" });
      await resize(tab, 1440, 900);
      await resize(other, 390, 844);
      await openTable(tab, stage.url, "midgard");
      await other.goto(
        await tab.evaluate(() => document.querySelector<HTMLInputElement>("#share-link")!.value),
      );
      await other.wait("[data-sit]");
      await click(other, "[data-sit]");
      await tab.wait(".frame");
      await other.wait(".frame");
      await inTurn(tab, other, 8);
      await talk(tab, other);
      await tab.reload();
      await tab.wait(".frame");
      await inTurn(tab, other, 4);
      await alright(tab);
      await alright(other);
    } finally {
      await other.close();
      await chromium.stop();
    }
  });
});

/** A table for this player and a friend who comes by a link. */
const openTable = async (s: Session, url: string, game: string) => {
  await s.goto(url);
  await s.wait("[data-seek]:not([disabled])"); // a connection to the server
  await click(s, `[data-game=${game}]:not([disabled])`);
  await s.wait("dialog[open] .seg button");
  await s.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("dialog[open] .seg button")]
      .find((button) => button.textContent === "With friends")!
      .setAttribute("data-e2e", "friends"),
  );
  await click(s, "[data-e2e=friends]");
  await s.wait(".seatkind select");
  await s.evaluate(() => {
    const second = document.querySelectorAll<HTMLSelectElement>(".seatkind select")[1]!;
    second.value = "open";
    second.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await click(s, "[data-start]");
  await s.wait("#share-link");
};

/** Whoever is asked answers, so often each, and both see the same. */
const inTurn = async (one: Session, two: Session, each: number) => {
  const done = new Map([one, two].map((s) => [s, 0]));
  for (let i = 0; i < each * 60 && [...done.values()].some((n) => n < each); i++) {
    for (const s of [one, two]) {
      if (!(await s.count(".frame:not([data-busy]) .ask.mine"))) continue;
      await answerSome(s, "click", 1);
      done.set(s, done.get(s)! + 1);
    }
  }
  for (const n of done.values()) expect(n).toBeGreaterThanOrEqual(each);
  await expect.poll(async () => (await ply(one)) - (await ply(two))).toBe(0);
};

const CHAT = "[role=tab][id*=chat]";

/** What one writes, letter by letter, the other reads. */
const talk = async (one: Session, two: Session) => {
  for (const s of [one, two])
    await s.evaluate((tabs) => document.querySelector<HTMLElement>(tabs)!.click(), CHAT);
  await one.wait("#chat-text");
  await one.evaluate(() => document.querySelector<HTMLElement>("#chat-text")!.focus());
  await one.keys(..."Skál!", "\uE007");
  await expect.poll(() => two.text(".chat")).toContain("Skál!");
};

test("without a connection the page opens again and plays", async ({ tab, stage, alright }) => {
  await settle(tab, stage.url);
  await resize(tab, 1440, 900);
  await tab.goto(stage.url);
  await tab.wait("[data-game=midgard]:not([disabled])");
  expect(await tab.evaluate(() => "serviceWorker" in navigator)).toBe(true);
  await tab.evaluate(async () => {
    while (document.documentElement.dataset.kept !== "all")
      await new Promise((done) => setTimeout(done, 100));
  });
  await tab.reload();
  await stage.goDark();
  try {
    await tab.reload();
    await click(tab, "[data-game=midgard]:not([disabled])");
    await click(tab, "[data-start]");
    await tab.wait(".frame");
    await answerSome(tab, "click", 5);
    await calm(tab);
    const before = await ply(tab);
    await tab.reload();
    await settled(tab);
    expect(await ply(tab)).toBe(before);
    await alright(tab);
  } finally {
    await stage.open();
  }
});

/** Parts that scroll with bars of the browser's own colours, which are white on a dark table in Firefox. */
const strangeBars = (s: Session) =>
  s.evaluate(() =>
    CSS.supports("scrollbar-color", "auto")
      ? [...document.querySelectorAll("*")]
          .filter(
            (e) =>
              /auto|scroll/.test(getComputedStyle(e).overflow) &&
              getComputedStyle(e).scrollbarColor === "auto",
          )
          .map((e) => e.className)
      : [],
  );

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

for (const game of ["home", ...GAMES])
  test(`pictures of ${game}, at a desk and on a phone`, async ({ kind, tab, stage, alright }) => {
    mkdirSync(pictures, { recursive: true });
    await settle(tab, stage.url, { seats: 3 });
    await resize(tab, 1440, 900);
    if (game === "home") await tab.goto(stage.url);
    else {
      await sitDown(tab, stage.url, game);
      await answerSome(tab, "click", 8);
    }
    for (const [width, height] of SIZES) {
      await resize(tab, width, height);
      await tab.reload();
      if (game === "home") await tab.wait("[data-game=midgard]:not([disabled])");
      else await settled(tab);
      await tab.evaluate(async () => void (await document.fonts.ready));
      writeFileSync(join(pictures, `${game}-${width}-${kind}.png`), await tab.screenshot());
      expect.soft(await flaws(asPage(tab)), `${game} at ${width}`).toEqual([]);
      expect.soft(await strangeBars(tab), `scroll bars of ${game}`).toEqual([]);
    }
    await alright(tab);
  });
