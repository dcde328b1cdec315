// What the tools that look at the built page share: the real server, a browser, and a player who answers
// whatever is asked through what the page offers.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const web = join(root, "build/web");

/** The real server, with a store of its own; its address is what it prints first. */
export const serve = async () => {
  const data = await mkdtemp(join(tmpdir(), "meadhall-page-"));
  const words = ["serve", "--port", "0", "--web", web, "--data", data];
  const server = spawn(join(root, "build/meadhall"), words, { stdio: ["ignore", "pipe", "ignore"] });
  const url = await new Promise((done, fail) => {
    server.on("error", fail);
    server.on("exit", () => fail(new Error("the server ended")));
    server.stdout.once("data", (text) => done(String(text).trim().split(/\s/)[0]));
  });
  const end = async () => {
    server.removeAllListeners("exit");
    const ended = new Promise((done) => server.on("exit", done));
    server.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { url, end };
};

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

/** Settings of this device, before the page reads them. */
export const settle = (page, settings) =>
  page.addInitScript((all) => {
    for (const [k, v] of Object.entries(all))
      if (localStorage.getItem(`meadhall.${k}`) === null)
        localStorage.setItem(`meadhall.${k}`, JSON.stringify(v));
  }, settings);

export const change = (page, settings) =>
  page.evaluate((all) => {
    for (const [k, v] of Object.entries(all)) localStorage.setItem(`meadhall.${k}`, JSON.stringify(v));
  }, settings);

export const sitDown = async (page, url, game) => {
  await page.goto(url);
  await page.locator(`[data-game=${game}]:not([disabled])`).click();
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
};

/** One answer, strewn by `n`. False: the game is over, or nothing was asked for a minute. */
export const answer = (page, n) =>
  page.evaluate(async (turn) => {
    const OPEN = "[data-action]:not([disabled]), [data-slot][tabindex='0'], button[data-slot]";
    const wait = () => new Promise((done) => setTimeout(done, 4));
    const ply = () => document.querySelector(".frame")?.dataset.ply,
      idle = () => !document.querySelector(".frame[data-busy]");
    const seen = (what) => [...document.querySelectorAll(what)].filter((e) => e.getClientRects().length > 0);
    const glowing = () => (document.querySelector(".ask.mine") && idle() ? seen(OPEN) : []);
    const end = performance.now() + 60_000;
    let all = glowing();
    while (!all.length && performance.now() < end && !document.querySelector(".end")) {
      await wait();
      all = glowing();
    }
    if (!all.length) return false;
    const before = ply();
    all[(Math.imul(turn + 1, 2654435761) >>> 15) % all.length].dispatchEvent(
      new MouseEvent("click", { bubbles: true }),
    );
    for (let quiet = 0; quiet < 5 && ply() === before && !document.querySelector(".trouble"); ) {
      await wait();
      const main = idle() ? seen("[data-main]:not([disabled])")[0] : undefined;
      if (main) main.click();
      quiet = main || !idle() ? 0 : quiet + 1;
    }
    return true;
  }, n);
