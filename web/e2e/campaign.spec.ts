// A campaign in a hall: two browsers play its first scenario and find the book's next page.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./test";
import { binary, Hall, root } from "./hall";
import { answer, settle } from "./player";

const hall = new Hall(27);

test.skip(!existsSync(binary), "the hall is not built");
test.beforeAll(() => hall.open());
test.afterAll(() => hall.close());

const person = async (browser: Browser, name: string, viewport = { width: 1440, height: 900 }) => {
  const page = await (await browser.newContext({ viewport })).newPage();
  await settle(page, 2, { name, bot: "random" });
  return page;
};

/** A seat is answered for a while, then stands up: a bot plays on for it. */
const standUp = async (page: Page) => {
  await page.locator(".frame").waitFor();
  await page.locator(".standup").first().dispatchEvent("click");
  await expect(page.locator(".stood, .end").first()).toBeVisible();
};

test("a campaign with friends: a link, a scenario, and the book's next page for both", async ({
  browser,
}) => {
  const one = await person(browser, "Asta"),
    two = await person(browser, "Bjarni", { width: 390, height: 844 });
  await one.goto(`${hall.url}#/c`);
  await one.locator("[data-new]").click();
  await one.locator("#bk-title").fill("The grey leaf");
  await one.getByRole("button", { name: "With friends far away" }).click();
  await one.getByRole("button", { name: "2", exact: true }).click();
  await one.locator("[data-start]").click();
  await expect(one.locator("[data-gathering]")).toContainText("Asta");
  const link = await one.locator("#share-link").inputValue();
  await one.screenshot({ path: join(root, "build/screens/campaign-gather-1440-dark-en.png") });

  await two.goto(link);
  await expect(two.locator("h1")).toHaveText("The grey leaf");
  await two.screenshot({ path: join(root, "build/screens/campaign-invited-390-dark-en.png") });
  await two.locator("[data-sit]").click();
  // both are there: the book can be opened, by any of them
  await one.locator("[data-play]").click();
  await expect(one.locator(".frame")).toBeVisible();
  await expect(two.locator(".bk-chapter .now")).toBeVisible();
  await two.locator("[data-play]").click();
  await expect(two.locator(".frame")).toBeVisible();
  expect(two.url()).toContain(one.url().split("#")[1]!);
  for (let i = 0; i < 4; i++) for (const page of [one, two]) await answer(page, i, 0);

  await standUp(one);
  await standUp(two);
  for (const page of [one, two]) {
    await page.locator(".end [data-book]").click({ timeout: 60_000 });
    await expect(page.locator(".bk-path .now b")).toHaveText("2");
    await expect(page.locator(".bk-chapter")).toHaveCount(1);
    await expect(page.locator("[data-play]")).toHaveText(/Play scenario 2/);
  }
  await one.screenshot({ path: join(root, "build/screens/campaign-page-1440-dark-en.png"), fullPage: true });
  await two.screenshot({ path: join(root, "build/screens/campaign-page-390-dark-en.png"), fullPage: true });

  // played again from the start: another book, which stands on the friend's shelf, too
  await one.locator("[data-fork='1']").click();
  await expect(one.locator("h1")).toHaveText(/The grey leaf, /);
  await expect(one.locator("[data-play]")).toHaveText(/Play scenario 1/);
  await two.goto(`${hall.url}#/c`);
  await expect(two.locator("[data-online] [data-campaign]")).toHaveCount(2);
  await expect(two.locator("[data-online] .bk-fork")).toContainText("The grey leaf");

  // it stands on the shelf, and what is over can be taken home
  await one.goto(`${hall.url}#/c`);
  await one.locator("[data-online] [data-campaign]").filter({ hasNotText: "branch of" }).click();
  await one.locator("[data-take-home]").click();
  await expect(one.locator("[data-forget], .bk-acts .quiet").first()).toBeVisible();
  await expect(one.locator(".bk-path .now b")).toHaveText("2");
});
