// The hall around the tables, with the real server: accounts, invitations, what waits for whom.
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Folk, PASSWORD } from "./folk";
import { binary, Hall } from "./hall";
import { expect, test } from "./test";

// Its tests share an address: how often somebody may sign in from one is tried elsewhere.
const hall = new Hall(30, undefined, ["--no-limits"]),
  folk = new Folk(hall);

test.skip(!existsSync(binary), "the hall is not built");
test.beforeAll(() => hall.open());
test.afterAll(() => hall.close());
test.afterEach(() => folk.leave());

/** A table of two for friends. */
const openTable = async (page: Page): Promise<string> => {
  await page.goto(hall.url);
  await page.locator("[data-game=midgard]:not([disabled])").click();
  await page.getByRole("button", { name: "With friends" }).click();
  await page.locator("[data-start]").click();
  return page.locator("#share-link").inputValue();
};

test("a guest becomes an account, keeps the seat, finds it on a second device, and ends that session", async ({
  browser,
}) => {
  const one = await folk.visitor(browser, "Asta"),
    two = await folk.visitor(browser, "", 390);
  const link = await openTable(one),
    table = /t\/hall\/([^/]+)/.exec(link)![1]!;
  await folk.register(one, "Asta");
  // the same seat, without a word
  await one.goto(link);
  await expect(one.locator(".sitting li").first()).toContainText("Asta");
  await expect(one.locator(".sitting li").first()).toContainText("you");

  await two.goto(`${hall.url}#/set/signin`);
  await two.locator("#in-name").fill("Asta");
  await two.locator("#in-password").fill("not the password");
  await two.locator("[data-login] button[type=submit]").click();
  await expect(two.getByRole("alert")).toContainText("don’t match");
  await folk.signIn(two, "Asta");
  await two.goto(`${hall.url}#/tables/mine`);
  await expect(two.locator(`[data-table="${table}"]`)).toContainText("Champions of Midgard");
  await expect(two.locator(`[data-table="${table}"]`)).toContainText("Not begun");

  await one.goto(`${hall.url}#/set/account`);
  await expect(one.locator("[data-sessions='2']")).toBeVisible();
  await one.locator(".set > div", { hasText: "Another device" }).getByRole("button").click();
  await expect(one.locator("[data-sessions='1']")).toBeVisible();
  await expect(two.getByText("You were signed out here")).toBeVisible();
  await expect(two.locator("[data-sign-in]")).toBeVisible();
});

test("a rated table is found by its code, looked at, and sat down at; the title calls whose turn it is", async ({
  browser,
}) => {
  const one = await folk.visitor(browser, "Katla"),
    two = await folk.visitor(browser, "Orm", 390);
  await folk.register(one, "Katla");
  await folk.register(two, "Orm");

  await one.goto(`${hall.url}#/tables`);
  await one.locator("[data-new-table]").click();
  await one.getByRole("dialog").getByRole("button", { name: "2", exact: true }).click();
  await one.locator("[data-rated]").check();
  await one.locator("[data-start]").click();
  const code = (await one.locator("b[data-code]").textContent())!;
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{3} [A-HJKMNP-Z2-9]{3}$/);

  // As it is said over the phone: small letters. The table is looked at before anybody sits down.
  await two.goto(`${hall.url}#/tables`);
  await two.locator("input[data-code]").fill(code.toLowerCase());
  await two.getByRole("button", { name: "Look", exact: true }).click();
  await expect(two.getByRole("heading", { name: "Katla keeps a place for you" })).toBeVisible();
  await expect(one.locator(".sitting li").nth(1)).toContainText("empty seat");
  await two.locator("[data-sit]").click();
  await expect(one.locator(".frame")).toBeVisible();
  await expect(two.locator(".frame")).toBeVisible();

  // Whoever is asked is called by the title of the page.
  const titles = async () =>
    [await one.title(), await two.title()].filter((x) => x.includes("Your turn")).length;
  await expect.poll(titles).toBeGreaterThan(0);
});

test("an account is deleted: signed out at once, and back when its owner signs in in time", async ({
  browser,
}) => {
  const one = await folk.visitor(browser, "Ylva");
  await folk.register(one, "Ylva");
  await one.goto(`${hall.url}#/set/data`);
  const file = one.waitForEvent("download");
  await one.locator("[data-export]").click();
  expect((await file).suggestedFilename()).toBe("meadhall-me.jsonl");
  await one.locator("[data-leave]").click();
  const go = one.locator("[data-delete] button[type=submit]");
  await expect(go).toBeDisabled();
  await one.locator("#bye-name").fill("Ylva");
  await one.locator("#bye-password").fill("not it, surely");
  await go.click();
  await expect(one.locator("[data-delete]").getByRole("alert")).toContainText("isn’t your password");
  await one.locator("#bye-password").fill(PASSWORD);
  await go.click();
  await expect(one.locator("[data-sign-in]")).toBeVisible();
  await one.reload();
  await expect(one.locator("[data-sign-in]")).toBeVisible();
  // fourteen days to change one's mind
  await folk.signIn(one, "Ylva");
});
