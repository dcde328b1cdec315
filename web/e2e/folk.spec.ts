// What people of a hall do together, in browsers with the real server: rated games, reviews, tournaments,
// clubs, pairing, web-hooks, and a keeper who minds a report.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { Folk, playOn } from "./folk";
import { binary, Hall } from "./hall";
import { answer } from "./player";
import { expect, test } from "./test";

const hall = new Hall(31, undefined, ["--no-limits", "--hooks-anywhere"]),
  folk = new Folk(hall);

test.skip(!existsSync(binary), "the hall is not built");
test.beforeAll(() => hall.open());
test.afterAll(() => hall.close());
test.afterEach(() => folk.leave());

/** A table of two in Blood Rage, the shortest of the games; where it is. */
const openTable = async (
  page: Page,
  rated: boolean,
  listed = false,
): Promise<{ link: string; table: string }> => {
  await page.goto(hall.url);
  await page.locator("[data-game=rage]:not([disabled])").click();
  await page.getByRole("button", { name: "With friends" }).click();
  if (rated) await page.locator("[data-rated]").check();
  if (listed) await page.getByLabel("Open to everyone: anyone can join or watch").check();
  await page.locator("[data-start]").click();
  const link = await page.locator("#share-link").inputValue();
  return { link, table: /t\/hall\/([^/]+)/.exec(link)![1]! };
};

const sit = async (page: Page, link: string) => {
  await page.goto(link);
  await page.locator("[data-sit]").click();
  await expect(page.locator(".frame")).toBeVisible();
};

const rowOf = (page: Page, table: string) => page.locator(`[data-game-over="${table}"]`);

/** From the rating that everybody begins with; nothing after a shared win of two who are new. */
const changeTo = (rating: number) => `${rating - 1500}`.replace("-", "−").replace(/^(?=[1-9])/, "+");

test("a rated game to its end: ratings on both profiles, and from the history to its review", async ({
  browser,
}) => {
  const one = await folk.account(browser, "Gunnhild"),
    two = await folk.account(browser, "Hrut", 390);
  const { link, table } = await openTable(one, true);
  await sit(two, link);
  await expect(one.locator(".frame")).toBeVisible();
  for (const page of [one, two]) if (await page.locator(".ask.mine").count()) await answer(page, 3);
  await Promise.all([playOn(one, table), playOn(two, table)]);
  for (const page of [one, two]) await expect(page.locator(".ranks li")).toHaveCount(2);

  for (const [page, name] of [
    [one, "Hrut"],
    [two, "Gunnhild"],
    [one, "Gunnhild"],
  ] as const) {
    await folk.go(page, `who/${name}`);
    await expect(page.locator(`[data-profile=${name}] [data-rating=rage]`)).toContainText(/\d{4} ± \d+/);
  }
  const rating = Number(await one.locator("[data-profile=Gunnhild] [data-rating=rage] .v b").textContent());
  await folk.go(one, "history");
  await expect(rowOf(one, table)).toContainText("Hrut");
  await expect(rowOf(one, table).locator(".rev > span")).toHaveText(`rating ${changeTo(rating)}`);
  await rowOf(one, table).locator("[data-review]").click();
  await expect(one.locator(".rv-page")).toBeVisible();
  await folk.go(one, "history");
  await rowOf(one, table).locator("a.tool").click();
  await expect(one.locator("#scrub")).toBeVisible();

  // Before the next game it is known of whoever sits there: in the waiting room, in the list, in the invitation.
  const next = await openTable(one, false, true);
  await expect(one.locator(".bench").first()).toContainText(/you, host · \d{4} ± \d+/);
  await folk.go(two, "tables/open");
  const row = two.locator(`[data-table="${next.table}"]`);
  await expect(row.locator("[data-strength]")).toHaveText("new");
  await two.locator(".filters-d summary").click();
  await two.getByRole("button", { name: "near my rating" }).click();
  await expect(two).toHaveURL(/tables\/open\?near$/);
  await row.click();
  await expect(two.locator(".sitting [data-strength]")).toHaveText("new");
  // A bot is put on the free place, and the game begins.
  await one.locator("[data-bot-here]").click();
  await expect(one.locator(".frame")).toBeVisible();
});

test("a tournament of four, two of them bots, to its standing", async ({ browser }) => {
  const one = await folk.account(browser, "Sigrid"),
    two = await folk.account(browser, "Torstein", 390);
  await folk.go(one, "cups");
  await one.locator("[data-make-cup]").click();
  const form = one.locator("[data-new-cup]");
  await form.locator("#cup-name").fill("Winter cup");
  for (const name of ["Blood Rage", "pods", "1"])
    await form.getByRole("button", { name, exact: true }).click();
  await form.locator("button[type=submit]").click();
  await one.locator("[data-act=cup_enter]").click();
  const cup = /cup\/(\w+)/.exec(one.url())![1]!;
  await folk.go(two, "cups");
  await two.locator(`[data-cup="${cup}"] a`).click();
  await two.locator("[data-act=cup_enter]").click();
  await one.locator("[data-act=cup_start]").click();

  // two is called, and goes from its own page of the cup to its table, as soon as that is laid
  const link = two.locator(".pod.mine a"),
    table = /hall\/(\w+)/.exec((await link.getAttribute("href"))!)![1]!;
  await link.click();
  await expect(two.locator(".frame")).toBeVisible();
  await Promise.all([playOn(one, table), playOn(two, table)]);

  await expect(one.locator("[data-winner]")).toContainText("wins Winter cup");
  await expect(one.locator("[data-standing] tbody tr")).toHaveCount(4);
  const points = await one.locator("[data-standing] tbody td b").allTextContents();
  // a pod of four: 4, 2, 1, 0, and who is equal shares
  expect(points.map((x) => Number(x.replace("½", ".5"))).reduce((a, b) => a + b, 0)).toBeCloseTo(7, 0);
  await folk.go(two, "cups");
  await two.locator(".bell").click();
  await expect(two.locator("[data-notice=cup]").first()).toContainText("Winter cup");
});

test("a tournament of four people in four browsers: bots take over for two of them, to its standing", async ({
  browser,
}) => {
  const people: Page[] = [];
  for (const [i, name] of ["Asta", "Birger", "Cecilia", "Dag"].entries())
    people.push(await folk.account(browser, name, i === 1 ? 390 : 1440));
  const one = people[0]!;
  await folk.go(one, "cups");
  await one.locator("[data-make-cup]").click();
  const form = one.locator("[data-new-cup]");
  await form.locator("#cup-name").fill("Spring cup");
  for (const name of ["Blood Rage", "1"]) await form.getByRole("button", { name, exact: true }).click();
  await form.getByRole("checkbox").uncheck(); // whoever leaves is played on by the quickest bot
  await form.locator("button[type=submit]").click();
  await expect(one).toHaveURL(/cup\/\w+/);
  const cup = /cup\/(\w+)/.exec(one.url())![1]!;
  for (const page of people) {
    if (page !== one) await folk.go(page, `cup/${cup}`);
    await page.locator("[data-act=cup_enter]").click();
    await expect(page.locator("[data-act=cup_leave]")).toBeVisible();
  }
  await one.locator("[data-act=cup_start]").click();

  // a table for each two of them; two withdraw, and a bot sits there at once, for good: the games are rated
  const tables: string[] = [];
  for (const page of people) {
    const link = page.locator(".pod.mine a");
    tables.push(/hall\/(\w+)/.exec((await link.getAttribute("href"))!)![1]!);
    await link.click();
    await expect(page.locator(".frame")).toBeVisible();
  }
  expect(new Set(tables).size).toBe(2);
  const [, , third, fourth] = people as [Page, Page, Page, Page];
  await folk.go(third, `cup/${cup}`);
  await third.locator("[data-act=cup_leave]").click();
  await expect(third.locator("[data-act=cup_leave]")).toHaveCount(0);
  await third.goBack();
  await expect(third.locator(".stood")).toContainText("A bot plays for you to the end");
  await expect(third.locator(".stood button")).toHaveCount(0);
  await folk.go(fourth, `cup/${cup}`);
  await fourth.locator("[data-act=cup_leave]").click();
  await expect(fourth.locator("[data-act=cup_leave]")).toHaveCount(0);
  await Promise.all(people.slice(0, 2).map((page, i) => playOn(page, tables[i]!)));

  await folk.go(one, `cup/${cup}`);
  await expect(one.locator("[data-winner]")).toContainText("wins Spring cup");
  await expect(one.locator("[data-standing] tbody tr")).toHaveCount(4);
  const points = await one.locator("[data-standing] tbody td b").allTextContents();
  // two games of two: a win is 1, a shared one ½ each
  expect(points.map((x) => Number(x.replace("½", ".5"))).reduce((a, b) => a + b, 0)).toBe(2);
  for (const name of ["Asta", "Birger", "Cecilia", "Dag"])
    await expect(one.locator("[data-standing]")).toContainText(name);
});

test("a club: made, joined by its link, a table of its own that counts, and left", async ({ browser }) => {
  const one = await folk.account(browser, "Ragna"),
    two = await folk.account(browser, "Snorri", 390);
  const { table } = await openTable(one, false);
  await folk.go(one, "tables/clubs");
  await one.locator("[data-make-club]").click();
  await one.locator("#club-name").fill("Thursday Crew");
  await one.locator("[data-new-club] button[type=submit]").click();
  const link = await one.locator("[data-club-link]").inputValue();
  await one.locator("[data-change-club]").click();
  await one.locator("#club-about").fill("By the fire, at eight.");
  await one.getByRole("button", { name: "whoever has the link", exact: true }).click();
  await one.locator("[data-new-club] button[type=submit]").click();
  await expect(one.getByText("By the fire, at eight.")).toBeVisible();
  await one.getByRole("button", { name: /to the club$/ }).click();

  await two.goto(link);
  await two.locator("[data-join-club]").click();
  await expect(two.locator("[data-leave-club]")).toBeVisible();
  await two.locator(`a[href*="${table}"]`).click();
  await two.locator("[data-sit]").click();
  await expect(two.locator(".frame")).toBeVisible();
  await Promise.all([playOn(one, table), playOn(two, table)]);
  await two.goto(link);
  await expect(two.locator(".hall table tbody tr")).toHaveCount(2);
  await two.locator("[data-leave-club]").click();
  await expect(two).toHaveURL(/#\/tables\/clubs/);
});

test("two who want the same game are led to one table", async ({ browser }) => {
  const one = await folk.account(browser, "Alfhild"),
    two = await folk.account(browser, "Bersi", 390);
  await folk.go(one, "tables");
  await one.locator("[data-seek='rage live']").click();
  await expect(one.locator("[data-seeking]")).toBeVisible();
  await folk.go(two, "tables");
  await two.locator("[data-seek='rage live']").click();
  for (const page of [one, two]) await expect(page.locator(".frame")).toBeVisible();
});

test("a web-hook is told, and a wrong address is refused in words", async ({ browser }) => {
  const told: string[] = [];
  const server = createServer((q, s) => {
    q.on("data", (x) => told.push(String(x)));
    q.on("end", () => s.writeHead(204).end());
  }).listen(0, "127.0.0.1");
  const page = await folk.account(browser, "Dalla");
  await folk.go(page, "set/notices");
  const url = page.locator("#hook-url"),
    save = page.locator(".linkf", { has: url }).getByRole("button");
  await url.fill("ftp://hall.example/");
  await save.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await url.fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  await save.click();
  await page.getByRole("button", { name: "Send a trial message" }).click();
  await expect.poll(() => told.join("")).toContain("It works");
  server.close();
});

test("a line is reported; a keeper reads it and mutes whoever wrote it", async ({ browser }) => {
  const one = await folk.account(browser, "Jorunn"),
    two = await folk.account(browser, "Kolbein");
  const { link } = await openTable(one, false);
  await sit(two, link);
  await two.getByRole("tab", { name: "Chat" }).dispatchEvent("click");
  await two.locator("#chat-text").fill("You row like a goat");
  await two.keyboard.press("Enter");
  await one.getByRole("tab", { name: "Chat" }).dispatchEvent("click");
  await one.locator(".chat li", { hasText: "goat" }).locator("[data-person-menu]").dispatchEvent("click");
  await one.getByText("Report this line").dispatchEvent("click");
  await one.locator("[data-reason=insult]").click();

  hall.admin("keeper", JSON.parse(hall.admin("find", "Jorunn").split("\n")[0]!).player, "on");
  await one.goto(`${hall.url}#/keeper/reports`);
  await one.reload();
  const report = one.locator("[data-report]");
  await expect(report).toContainText("Kolbein");
  await expect(report.locator("b", { hasText: "goat" })).toBeVisible();
  await report.locator("[data-deed-word=quiet]").first().click();
  await one.locator("#deed-why").fill("goats");
  await one.locator("[data-deed] button[type=submit]").click();
  await expect(one.locator("[data-deed]")).toHaveCount(0);
  await report.locator("[data-deed-word=settle]").click();
  await one.locator("#deed-why").fill("muted for a day");
  await one.locator("[data-deed] button[type=submit]").click();
  await expect(report).toHaveCount(0);
  await folk.go(one, "keeper/deeds");
  await expect(one.locator(".hall table tbody")).toContainText("goats");
});

test("filters of the lobby stand in the address; where none fits it is said, with a way out", async ({
  browser,
}) => {
  const one = await folk.account(browser, "Thora"),
    two = await folk.visitor(browser, "Ulf", 390);
  await folk.go(one, "tables");
  await one.locator("[data-new-table]").click();
  await one.getByRole("dialog").getByRole("button", { name: "2", exact: true }).click();
  await one.getByLabel("Open to everyone: anyone can join or watch").check();
  await one.locator("[data-rated]").check();
  await one.locator("[data-start]").click();
  const code = one.locator("b[data-code]");
  await expect(code).toBeVisible();

  // a rated table stands in the list; whoever is sent this view sees the same
  await folk.go(two, "tables/open?game=odin&clock=live");
  await expect(two.locator("[data-none=fits]")).toBeVisible();
  await expect(two.locator(".filters-d summary")).toContainText("A Feast for Odin");
  await two.locator("[data-none] button").first().click();
  await expect(two).toHaveURL(/#\/tables\/open$/);
  const rows = two.locator(".rows [data-table]");
  await expect(rows.first()).toBeVisible();
  await two.locator(".filters-d summary").click();
  await two.getByRole("button", { name: "rated", exact: true }).first().click();
  await expect(two).toHaveURL(/tables\/open\?rated$/);
  await two.reload();
  await expect(rows.first()).toContainText("rated");

  // the settings are rows, and change at once
  await folk.go(two, "set/table");
  await two.getByRole("switch", { name: "Ask before moves that can’t be undone" }).click();
  await expect(two.getByRole("switch", { name: "Ask before moves that can’t be undone" })).not.toBeChecked();
  await two.getByRole("group", { name: "Language" }).getByRole("button", { name: "Deutsch" }).click();
  await expect(two.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
});
