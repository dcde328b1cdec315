// The first game of Divinus: from the god to the end of the scenario with reloads on the way; other answers,
// every language, phones.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { learn, numberOf, pressAt, spoken, steady, stepOf } from "./guide";
import { answer, checkAxe, LONG, OPEN, settle } from "./player";

/** Steps that come whatever the rival does, and those that hang on what it leaves. */
const SURE = [
  "welcome",
  "god",
  "spend",
  "story",
  "dice",
  "cells",
  "explore",
  "pay",
  "place",
  "after",
  "sides",
  "goals",
  "third",
  "worlds",
  "rest",
  "action",
  "swap",
  "cheap",
  "quests",
  "closed",
  "alone",
  "rivals",
  "honour",
  "finish",
];
const DEPENDS = ["sum", "sumOther", "few", "endTurn"];

/** The step that was heard last. */
let heardAt = "";
type Said = (page: Page) => Promise<string | null>;

/**
 * Which words are said now, by their key; null while the guide waits for its question, "" when it speaks no
 * more.
 */
const sayings = (lang: string): Said => {
  const words = JSON.parse(
    readFileSync(join(import.meta.dirname, `../src/lessons/divinus/${lang}.json`), "utf8"),
  ) as Record<string, string>;
  const plain = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[\w:]+\}/g, "[^{}]+");
  const known = Object.entries(words).map(([key, text]) => [key, new RegExp(`^${plain(text)}$`)] as const);
  return async (page) => {
    await steady(page);
    if (!(await page.locator(".guide").count())) return "";
    let text = "";
    do {
      heardAt = await stepOf(page);
      text = await spoken(page);
    } while ((await stepOf(page)) !== heardAt);
    return known.find(([, like]) => like.test(text))?.[0] ?? null;
  };
};

const place = async (page: Page) =>
  `${await page.locator(".frame").getAttribute("data-ply")} ${await numberOf(page)}`;

/** Does what is proposed, answers what is asked, reads on where it is only told. */
const follow = async (page: Page, said: string | null, n: number) => {
  const before = await place(page);
  let done = await pressAt(page, "[data-guide=do]", heardAt);
  if (done === false && said !== null) done = await pressAt(page, "[data-guide=next]", heardAt);
  if (done === null) return; // it speaks of something else already
  if (!done) {
    // Who is told to rest does: with other dice the game might be over before it is told what comes then.
    await answer(page, n * 7 + 3, 60_000, said === "rest" ? ["[data-action=rest]", OPEN] : [OPEN]);
    return;
  }
  await expect.poll(() => place(page)).not.toBe(before);
};

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("it is played to the end of the scenario, reloaded on the way", LONG, async ({ page }) => {
  const errors: string[] = [],
    heard: string[] = [],
    said = sayings("en"),
    reloads = new Set(["god", "pay", "sides", "rest", "finish"]);
  page.on("pageerror", (e) => errors.push(e.message));
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, 2);
  await learn(page, "divinus");
  await checkAxe(page);
  for (let i = 0; i < 1500; i++) {
    const now = await said(page);
    if (now === "") break;
    if (now && heard.at(-1) !== now) heard.push(now);
    if (now && reloads.delete(now)) {
      // the turn, the step and its words are there again
      const before = await place(page);
      await page.reload();
      await expect.poll(() => said(page)).toBe(now);
      expect(await place(page)).toBe(before);
    }
    if (now === "explore")
      await expect(page.locator("[data-slot='cell:3']")).toHaveCSS("outline-style", "dashed");
    if (now === "rest" || now === "book") await checkAxe(page);
    await follow(page, now, i);
  }
  expect(reloads.size).toBe(0);
  expect(heard.filter((x) => !DEPENDS.includes(x)).slice(0, SURE.length)).toEqual(SURE);
  expect(heard.at(-1)).toBe("book"); // spoken beside the ranks
  await expect(page.locator(".ranks li")).toHaveCount(2);
  await page.goto("./");
  await expect(page.locator("[data-learn=divinus]")).toContainText("start over");
  expect(errors).toEqual([]);
});

test("another god and other tiles than the proposed ones are forgiven", LONG, async ({ page }) => {
  const said = sayings("en"),
    heard: string[] = [];
  await settle(page, 2);
  await learn(page, "divinus");
  await page.locator("[data-guide=next]").click();
  await page.locator("[data-action='god Hel']").dblclick();
  await expect.poll(() => said(page)).toBe("spendOther");
  await page.locator(".dv-shop [data-action='unlock 1']").dblclick();
  for (let i = 0; i < 150 && heard.at(-1) !== "quests"; i++) {
    const now = await said(page);
    if (now && heard.at(-1) !== now) heard.push(now);
    if (now === "explore" || now === "sum")
      await answer(page, i); // whatever glows
    else await follow(page, now, i);
  }
  expect(heard).toEqual(
    expect.arrayContaining(["explore", "placeOther", "sides", "worlds", "actionOther", "quests"]),
  );
  expect(heard).not.toContain("action");
});

for (const lang of ["ru", "de"])
  for (const [w, h] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`its words are there in ${lang}, and nothing sticks out at ${w} pixels`, LONG, async ({ page }) => {
      const said = sayings(lang),
        heard = new Set<string>();
      await page.setViewportSize({ width: w, height: h });
      await settle(page, 2, { lang });
      await learn(page, "divinus");
      for (let i = 0; i < 80 && !heard.has("quests"); i++) {
        const now = await said(page);
        if (now) heard.add(now);
        expect(await sticksOut(page), now ?? "").toBeLessThanOrEqual(0);
        await follow(page, now, i);
      }
      expect([...heard].filter((x) => !DEPENDS.includes(x))).toEqual(
        SURE.slice(0, SURE.indexOf("quests") + 1),
      );
    });
