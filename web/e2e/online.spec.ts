// The page served by the hall: a link for friends, chat, clocks, undo by agreement, a bot on a seat, a lost
// connection that comes back.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test, UNPLUGGED } from "./test";
import { binary, Hall, root } from "./hall";
import { answer, fold, LONG, playToEnd, settle, settled } from "./player";

const hall = new Hall(15);

// The hall falls here on purpose.
test.use({ forgive: UNPLUGGED });

test.skip(!existsSync(binary), "the hall is not built");
test.beforeAll(() => hall.open());
test.afterAll(() => hall.close());
const guests: BrowserContext[] = [];
// who stays would slow down the tests that follow
test.afterEach(() => Promise.all(guests.splice(0).map((c) => c.close())));

const person = async (
  browser: Browser,
  name: string,
  seats: number,
  viewport = { width: 1440, height: 900 },
) => {
  const context = await browser.newContext({ viewport }),
    page = await context.newPage();
  guests.push(context);
  await settle(page, seats, { name });
  return page;
};

/** A table for friends; `seats` says who sits where after the first. */
const openTable = async (page: Page, game: string, seats: string[], more?: () => Promise<void>) => {
  await page.goto(hall.url);
  await page.locator(`[data-game=${game}]:not([disabled])`).click();
  await page.getByRole("button", { name: "With friends" }).click();
  for (const [i, who] of seats.entries())
    await page
      .locator(".seatkind select")
      .nth(i + 1)
      .selectOption(who);
  await more?.();
  await page.locator("[data-start]").click();
};

/** Both answer what they are asked, until `enough` says so or the game is over. */
const playTogether = async (pages: Page[], enough: (round: number) => Promise<boolean> | boolean) => {
  for (let i = 0; !(await enough(i)); i++) {
    let any = false;
    for (const [k, page] of pages.entries()) any = (await answer(page, i * 7 + k, 0)) || any;
    if (await pages[0]!.locator(".end").count()) return;
    // Nobody was asked just now: bots are at work, or news is on its way.
    if (!any)
      await Promise.race(
        pages.map((p) => p.waitForSelector(".frame:not([data-busy]) .ask.mine, .end").catch(() => null)),
      );
  }
};

for (const [upTo, how] of [
  ["", {}],
  [", and the end", LONG],
] as const)
  test(
    `two browsers at one table: a link, chat, a hall that falls and comes back${upTo}`,
    how,
    async ({ browser }) => {
      const one = await person(browser, "Asta", 3),
        two = await person(browser, "Bjarni", 3, { width: 390, height: 844 });
      await openTable(one, "midgard", ["open", "greedy"]);
      await expect(one.locator(".qr")).toBeVisible();
      const link = await one.locator("#share-link").inputValue();
      await one.screenshot({ path: join(root, "build/screens/share-1440-dark-en.png") });
      await two.goto(link);
      await two.locator("[data-sit]").click();
      await expect(one.locator(".frame")).toBeVisible();
      await expect(two.locator(".frame")).toBeVisible();

      await playTogether([one, two], (i) => i >= 12);
      // A question that comes just now may lie over the leaves beside the board, so they are not clicked by a
      // place on the screen.
      await one.getByRole("tab", { name: "Chat" }).dispatchEvent("click");
      await one.locator("#chat-text").fill("Skál!");
      await one.keyboard.press("Enter");
      await two.getByRole("tab", { name: "Chat" }).dispatchEvent("click");
      await expect(two.locator(".chat")).toContainText("Skál!");
      await two.getByRole("tab", { name: "Log" }).dispatchEvent("click");
      await one.getByRole("tab", { name: "Log" }).dispatchEvent("click");

      await expect(async () => {
        // one of the two is asked: nothing goes on by itself
        expect(
          (await one.locator(".ask.mine").count()) + (await two.locator(".ask.mine").count()),
        ).toBeGreaterThan(0);
        expect(await two.locator(".frame").getAttribute("data-ply")).toBe(
          await one.locator(".frame").getAttribute("data-ply"),
        );
      }).toPass();
      const ply = Number(await two.locator(".frame").getAttribute("data-ply"));
      await hall.stop("SIGKILL");
      await expect(one.locator(".lost")).toBeVisible();
      await expect(two.locator(".lost")).toBeVisible();
      await expect(two.locator(".frame")).toHaveAttribute("data-ply", String(ply)); // the position stays
      await hall.open();
      await expect(one.locator(".lost")).toBeHidden({ timeout: 60_000 });
      await expect(two.locator(".lost")).toBeHidden({ timeout: 60_000 });
      expect(Number(await one.locator(".frame").getAttribute("data-ply"))).toBeGreaterThanOrEqual(ply);
      await playTogether(
        [one, two],
        async (i) => i >= 200 || Number(await one.locator(".frame").getAttribute("data-ply")) > ply + 8,
      );
      expect(Number(await one.locator(".frame").getAttribute("data-ply"))).toBeGreaterThan(ply + 8);

      // the same seat after a reload, and the table stands in the list at home
      await one.reload();
      await expect(one.locator(".frame")).toBeVisible();
      await one.goto(hall.url);
      await expect(one.locator(".mine-list li").first()).toContainText("Champions of Midgard");
      await one.locator(".mine-list li a").first().click();
      await expect(one.locator(".frame")).toBeVisible();
      if (!upTo) return;
      await playTogether([one, two], (i) => i >= 1000);
      await expect(one.locator(".ranks li")).toHaveCount(3);
      await expect(two.locator(".ranks li")).toHaveCount(3);
    },
  );

for (const [game, title] of [
  ["midgard", "Champions of Midgard"],
  ["rage", "Blood Rage"],
] as const)
  test(`a whole game of ${title} over the hall, to its ranking and replay`, LONG, async ({ page }) => {
    await settle(page, 2, { name: "Asta" });
    await openTable(page, game, ["greedy"]);
    await page.locator(".frame").waitFor();
    await playToEnd(page);
    await expect(page.locator(".ranks li")).toHaveCount(2);
    await page.getByRole("button", { name: "Watch the replay" }).click();
    await expect(page.locator("#scrub")).toBeVisible();
  });

/** One foe to meet, and warriors who go, as the sheet proposes it; or a fight that is on. */
const warriorsGo = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const send = document
      .querySelector<HTMLElement>(".fight .foot-acts [data-action^=assign]")
      ?.dataset.action?.split(" ")
      .slice(2, 5)
      .map(Number);
    return (
      document.querySelector(".calc > table td") !== null &&
      (document.querySelector(".fight .roll") !== null ||
        ((send ?? []).some((n) => n > 0) && document.querySelector(".calc > table td.up") !== null))
    );
  });

test("a fight over the hall has its odds before warriors go", LONG, async ({ page }) => {
  await settle(page, 2, { name: "Asta" });
  let found = false;
  for (let game = 0; game < 6 && !found; game++) {
    // each one is dealt anew
    await openTable(page, "midgard", ["greedy"]);
    await page.locator(".frame").waitFor();
    for (let i = 0; i < 300 && !found; i++) {
      await settled(page);
      found = await warriorsGo(page);
      if (!found && !(await answer(page, i * 3 + 3))) break;
    }
  }
  expect(found).toBe(true);
  await expect(page.locator(".calc td").nth(1)).toHaveText(/^(\d+ %|≈ \d+ %|\d+\.\d)$/, { timeout: 30_000 });
});

/** Presses a button of the page itself: a sheet that lies over it is folded, also one that comes just now. */
const pressOnPage = (page: Page, button: Locator) =>
  expect(async () => {
    await fold(page);
    await button.click({ timeout: 2000 });
  }).toPass();

test("a clock runs, an undo is asked for and allowed, a bot plays on for me until I am back", async ({
  browser,
}) => {
  const one = await person(browser, "Asta", 2),
    two = await person(browser, "Bjarni", 2);
  await openTable(one, "midgard", ["open"], () =>
    one.getByRole("button", { name: "15 min each + 30 s a move" }).click(),
  );
  await two.goto(await one.locator("#share-link").inputValue());
  await two.locator("[data-sit]").click();
  await expect(one.locator(".frame")).toBeVisible();
  await expect(two.locator(".frame")).toBeVisible();
  const runs = one.locator(".clock.runs").first(),
    first = await runs.textContent();
  await expect(runs).not.toHaveText(first!); // seconds go by
  await expect(one.locator(".clock")).toHaveCount(2);

  // What another player has answered goes back only when that player agrees.
  await playTogether([one, two], (i) => i >= 6);
  const frame = one.locator(".frame");
  const ply = async () => Number(await frame.getAttribute("data-ply"));
  // At my own question, and nothing there that I could take back alone.
  const others = async () =>
    (await one.locator(".ask.mine").count()) > 0 &&
    (await one.locator(".ask.mine .btn:has-text('Undo')").count()) === 0;
  for (let i = 0; !(await others()) && i < 200; i++) await playTogether([one, two], (k) => k >= 1);
  expect(await others()).toBe(true);
  for (const answerIt of ["No", "Allow it"]) {
    const before = await ply();
    await pressOnPage(one, one.getByRole("button", { name: "Undo" }).first());
    await expect(two.locator(".undo-ask")).toContainText("Asta");
    await pressOnPage(two, two.locator(".undo-ask").getByRole("button", { name: answerIt }));
    await expect(two.locator(".undo-ask")).toHaveCount(0);
    await expect(one.locator(".undo-ask")).toHaveCount(0);
    if (answerIt === "No") expect(await ply()).toBe(before);
    else await expect.poll(ply).toBeLessThan(before);
  }

  await pressOnPage(one, one.getByRole("button", { name: "Let a bot play for me" }));
  await expect(one.locator(".stood")).toBeVisible();
  await expect(two.locator(".seat.s1 .sub")).toContainText("bot");
  await settled(two);
  const deeds = () => two.locator(".log-list p", { hasText: /^Asta / }).count(),
    before = await deeds();
  for (let i = 0; i < 60 && (await deeds()) === before; i++) {
    await answer(two, i);
    await settled(two);
  }
  expect(await deeds()).toBeGreaterThan(before); // the bot answers in between
  await one.getByRole("button", { name: "Take my seat back" }).click();
  await expect(one.locator(".stood")).toHaveCount(0);
  await playTogether([one, two], async (i) => i >= 1 && (await one.locator(".ask.mine").count()) > 0);
  await expect(one.locator(".ask.mine")).toBeVisible();
});

test("a seat that is out of time is handed to a bot by another player", async ({ browser }) => {
  const one = await person(browser, "Asta", 2),
    two = await person(browser, "Bjarni", 2);
  await one.goto(hall.url);
  await expect(one.locator("[data-seek]").first()).toBeEnabled(); // the hall is there
  // A clock as short as this is offered by no button: the table is made by the protocol.
  const made = await one.evaluate(
    () =>
      new Promise<{ table: string; invite: string }>((done) => {
        const ws = new WebSocket(`${location.href.replace(/^http/, "ws").replace(/#.*/, "")}ws`);
        const say = (m: unknown) => ws.send(JSON.stringify(m));
        ws.onopen = () => say({ t: "hello", protocol: 2, token: localStorage.getItem("meadhall.token") });
        ws.onmessage = (e) => {
          const m = JSON.parse(String(e.data)) as { t: string; table: string; invite: string };
          if (m.t === "welcome")
            say({
              t: "create",
              game: "midgard",
              seats: ["me", "open"],
              clock: { kind: "live", base: 10, more: 0 },
              handover: null,
              undo: true,
            });
          if (m.t === "created") {
            done(m);
            ws.close();
          }
        };
      }),
  );
  await one.goto(`${hall.url}#/t/hall/${made.table}`);
  await two.goto(`${hall.url}#/t/hall/${made.table}/${made.invite}`);
  await two.locator("[data-sit]").click();
  await expect(one.locator(".frame")).toBeVisible();
  await expect(two.locator(".frame")).toBeVisible();
  // Whoever is asked first does nothing; the other may hand the seat over.
  await Promise.race([one, two].map((p) => p.waitForSelector(".ask.mine")));
  const idle = (await one.locator(".ask.mine").count()) ? one : two,
    other = idle === one ? two : one;
  await other.getByRole("button", { name: "Let a bot take over" }).click({ timeout: 60_000 });
  await expect(other.locator(".ask.mine")).toBeVisible();
  await expect(idle.locator(".stood")).toBeVisible();
});

/** The last look at the table was ten minutes ago, before anybody had answered. The table is left first:
 * while it is shown, what happens there is being looked at. */
const goAway = async (page: Page) => {
  const table = page.url();
  await page.evaluate(() => {
    location.hash = "#/";
  });
  await expect(page.locator(".frame")).toHaveCount(0);
  await page.evaluate((url) => {
    const seen = JSON.parse(localStorage.getItem("meadhall.seen")!) as [
      string,
      { ply: number; at: number },
    ][];
    Object.assign(seen[0]![1], { ply: 0, at: Date.now() - 600_000 });
    localStorage.setItem("meadhall.seen", JSON.stringify(seen));
    history.replaceState(null, "", url);
  }, table);
  await page.reload();
};

test("who comes back reads what was missed: what changed, who did what, how it stands", async ({
  browser,
}) => {
  const one = await person(browser, "Asta", 3);
  await openTable(one, "midgard", ["greedy", "greedy"]);
  await expect(one.locator(".frame")).toBeVisible();
  await playTogether([one], (i) => i >= 4);
  await expect(one.locator(".ask.mine")).toBeVisible();
  await settled(one);
  await goAway(one);
  const card = one.locator("[data-stage=away]");
  await expect(card).toBeVisible();
  await expect(card.locator("h2")).toHaveText("While you were away");
  await expect(card.locator(".where")).toContainText("Away for 10 minutes");
  expect(await card.locator(".dl li").count()).toBeGreaterThan(1);
  await expect(card).not.toContainText("Asta sends a worker"); // one's own moves are no news
  await expect(card.locator(".chg")).toHaveCount(3);
  await expect(card).toContainText("It is your turn.");
  await one.screenshot({ path: join(root, "build/screens/away-1440-dark-en.png") });
  await one.setViewportSize({ width: 390, height: 844 });
  await one.screenshot({ path: join(root, "build/screens/away-390-dark-en.png") });
  // A line leads to its place on the board.
  await card.locator("[data-show=place]").first().click();
  await expect(card).toHaveCount(0);
  await expect(one.locator(".board [data-hinted]").first()).toBeInViewport();
  await goAway(one);
  await expect(card.locator("[data-go]")).toBeFocused();
  await one.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await one.reload();
  await expect(one.locator(".ask.mine")).toBeVisible();
  await expect(card).toHaveCount(0); // it is told once
  // When it happened is the hall's to say: it is known after a reload, too.
  await expect(one.locator(".log-list time").first()).toHaveText(/^(?:this minute|\d+ min\. ago)$/);
});

test("what was missed is read before a question in a sheet", async ({ browser }) => {
  const one = await person(browser, "Asta", 3);
  await openTable(one, "rage", ["greedy", "greedy"]);
  await expect(one.locator(".frame")).toBeVisible();
  await playTogether([one], (i) => i >= 2);
  await settled(one);
  const sheet = one.locator(".fight[role=dialog]");
  await expect(sheet).toBeVisible(); // the gods' gifts
  await goAway(one);
  await one.locator("[data-stage=away] [data-go]").click();
  await expect(one.locator("[data-stage=away]")).toHaveCount(0);
  await expect(sheet).toBeVisible();
});
