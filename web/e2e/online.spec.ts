// The page served by the hall: a link for friends, chat, a lost connection that comes back.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { answer, settle } from "./player";

const root = join(import.meta.dirname, "../..");
const binary = join(root, "build/meadhall");
const PORT = Number(process.env["MEADHALL_PAGE_PORT"] ?? 4173) + 15, URL = `http://127.0.0.1:${PORT}/`;
let server: ChildProcess | null = null, dir = "";

const start = async () => {
  dir ||= await mkdtemp(join(tmpdir(), "hall-"));
  server = spawn(binary, ["serve", "--port", String(PORT), "--data", dir, "--web", join(root, "build/web")], { stdio: "ignore" });
  for (let i = 0; i < 100; i++) {
    if (await fetch(`${URL}healthz`).then((r) => r.ok, () => false)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("the hall did not open");
};
const stop = (signal: NodeJS.Signals) => new Promise<void>((done) => {
  if (!server) { done(); return; }
  server.once("exit", () => done());
  server.kill(signal);
  server = null;
});

test.skip(!existsSync(binary), "the hall is not built");
test.beforeAll(start);
test.afterAll(() => stop("SIGTERM"));

test("a table for a friend by link, chat, and a hall that falls and comes back", async ({ browser }) => {
  const one = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const two = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await settle(one, 3, { name: "Asta" });
  await settle(two, 3, { name: "Bjarni" });
  await one.goto(URL);
  await one.locator("[data-game=midgard]:not([disabled])").click();
  await one.getByRole("button", { name: "With friends" }).click();
  await one.locator(".seatkind select").nth(2).selectOption("greedy");
  await one.locator("[data-start]").click();
  await expect(one.locator(".qr")).toBeVisible();
  const link = await one.locator("#share-link").inputValue();
  await one.screenshot({ path: join(root, "build/screens/share-1440-dark-en.png") });
  await two.goto(link);
  await expect(one.locator(".frame")).toBeVisible();
  await expect(two.locator(".frame")).toBeVisible();

  const step = async (n: number) => { await answer(one, n); await answer(two, n + 1); };
  for (let i = 0; i < 24; i++) await step(i * 3);
  await one.getByRole("tab", { name: "Chat" }).click();
  await one.locator("#chat-text").fill("Skál!");
  await one.keyboard.press("Enter");
  await two.getByRole("tab", { name: "Chat" }).click();
  await expect(two.locator(".chat")).toContainText("Skál!");

  await two.getByRole("tab", { name: "Log" }).click();
  const lines = await two.locator(".log-list li").count();
  await stop("SIGKILL");
  await expect(one.locator(".lost")).toBeVisible();
  await expect(two.locator(".log-list li")).toHaveCount(lines);
  await start();
  await expect(one.locator(".lost")).toBeHidden({ timeout: 30_000 });
  await expect(two.locator(".lost")).toBeHidden({ timeout: 30_000 });
  await one.getByRole("tab", { name: "Log" }).click();
  const before = await one.locator(".log-list li").count();
  for (let i = 0; i < 12; i++) await step(i * 5 + 2);
  expect(await one.locator(".log-list li").count()).toBeGreaterThan(before);

  // the same seat after a reload, and the table stands in the list at home
  await one.reload();
  await expect(one.locator(".frame")).toBeVisible();
  await one.goto(URL);
  await expect(one.locator(".tbl li").first()).toContainText("Champions of Midgard");
});

test("a whole game over the hall, to its ranking and replay", async ({ page }) => {
  await settle(page, 2, { name: "Asta" });
  await page.goto(URL);
  await page.locator("[data-game=midgard]:not([disabled])").click();
  await page.getByRole("button", { name: "With friends" }).click();
  await page.locator(".seatkind select").nth(1).selectOption("random");
  await page.locator("[data-start]").click();
  await page.locator(".frame").waitFor();
  for (let i = 0; i < 2000 && !await page.locator(".end").count(); i++)
    if (!await answer(page, i * 7 + 3)) await page.waitForTimeout(20);
  await expect(page.locator(".ranks li")).toHaveCount(2);
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.locator("#scrub")).toBeVisible();
});
