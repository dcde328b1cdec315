// What was broken once and shows in a browser only.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { binary, Hall, root } from "./hall";
import { answer, OPEN, press, settle, settled, sitDown, until } from "./player";
import { expect, test, UNPLUGGED } from "./test";

test("our letters come on whichever page somebody begins", async ({ browser }) => {
  for (const hash of ["", "#/set/table", "#/tables/open"]) {
    const context = await browser.newContext(),
      page = await context.newPage();
    await page.goto(`./${hash}`);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some((f) => f.family.includes("Alegreya") && f.status === "loaded"),
        ),
      )
      .toBe(true);
    await context.close();
  }
});

test("drawings at the door have their colours under the server's policy", async ({ page }) => {
  await settle(page);
  await page.goto("./");
  await page.locator("[data-game=midgard]:not([disabled])").waitFor();
  // Black is what is left of a shape whose style was taken out.
  const black = await page.evaluate(() =>
    [...document.querySelectorAll(".game-art svg, .hero-art svg")].map(
      (svg) =>
        [...svg.querySelectorAll("path, rect, circle, ellipse")].filter((e) => {
          const s = getComputedStyle(e);
          return s.fill === "rgb(0, 0, 0)" && s.stroke === "none" && Number(s.opacity) === 1;
        }).length,
    ),
  );
  expect(black.length).toBeGreaterThan(4);
  expect(black.filter((n) => n > 0)).toEqual([]);
});

test("the sixth die is as wide as the others", async ({ page }) => {
  await settle(page);
  await page.goto("./");
  await page.locator(".game").first().waitFor();
  const widths = await page.evaluate(() => {
    const box = document.createElement("div");
    box.className = "roll";
    box.style.width = "470px";
    for (let i = 0; i < 6; i++) {
      const die = document.createElement("button");
      die.className = "rd";
      box.append(die);
    }
    document.body.append(box);
    return [...box.children].map((e) => Math.round(e.getBoundingClientRect().width));
  });
  expect(new Set(widths).size).toBe(1);
});

/** Contrast of what is written on something with its ground, as WCAG counts it. */
const contrast = (page: Page, what: string) =>
  page
    .locator(what)
    .first()
    .evaluate((e) => {
      const light = (c: string) => {
        const [r = 0, g = 0, b = 0] = (c.match(/[\d.]+/g) ?? []).map((x) => {
          const v = Number(x) / 255;
          return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const s = getComputedStyle(e),
        [a, b] = [light(s.color), light(s.backgroundColor)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    });

for (const theme of ["light", "dark"])
  test(`places at the feast that nobody has yet can be read, ${theme}`, async ({ page }) => {
    await settle(page, 2, { theme });
    await sitDown(page, "odin");
    await settled(page);
    await page.locator(".squares .v").first().waitFor({ state: "attached" });
    expect(await contrast(page, ".squares .v")).toBeGreaterThan(3);
  });

/** A finished game as an older page kept it: its end is the first that is seen of it. */
const endOf = async (page: Page, game: string, saga: string, seats: number) => {
  await page.goto("./");
  await page.locator(`[data-game=${game}]:not([disabled])`).waitFor();
  const text = readFileSync(join(root, "tests/golden", game, saga), "utf8"),
    players = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, bot: "random" }));
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open("meadhall", 2);
        open.onerror = () => fail(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction("tables", "readwrite");
          tx.objectStore("tables").put(kept);
          tx.oncomplete = () => done();
        };
      }),
    {
      ...{ id: "kept-end-1ekf", game, saga: text, players, mine: 0, ply: 1, turn: [], over: true },
      ...{ updated: Date.now(), chat: [] },
    },
  );
  await page.goto("./#/t/here/kept-end-1ekf");
  await page.reload(); // as who comes back to it, with nothing of the door still under way
  await page.locator(".end").waitFor();
};

/** Parts of bars that lie over each other or beyond their track. */
const crooked = (page: Page) =>
  page.evaluate(() => {
    const box = (e: Element) => e.getBoundingClientRect(),
      within = (a: DOMRect, b: DOMRect) => a.left >= b.left - 1 && a.right <= b.right + 1;
    return [...document.querySelectorAll(".bar-track")].flatMap((track) => {
      const parts = [...track.querySelectorAll(".bar-less, .bar-plus > i")]
          .map(box)
          .filter((r) => r.width > 0),
        over = (a: DOMRect, b: DOMRect) => a.right > b.left + 0.5 && b.right > a.left + 0.5;
      return [
        ...parts.filter((a, i) => !within(a, box(track)) || parts.some((b, k) => k > i && over(a, b))),
      ].map((r) => `${r.left} to ${r.right}`);
    });
  });

/** What is won counts so many times as much: bars on both sides of nought, and wide enough to be written into. */
const raiseGains = (page: Page) =>
  page.addInitScript(() => {
    interface Row {
      total: number;
      lines: { points: number | null }[];
    }
    const raised = (text: string) => {
      const m = JSON.parse(text) as { result?: Row[] };
      if (!Array.isArray(m.result)) return text;
      for (const row of m.result) {
        for (const line of row.lines) if (line.points && line.points > 0) line.points *= 9;
        row.total = row.lines.reduce((n, l) => n + (l.points ?? 0), 0);
      }
      return JSON.stringify(m);
    };
    window.Worker = class extends Worker {
      override set onmessage(f: (e: MessageEvent) => void) {
        super.onmessage = (e) =>
          f(
            typeof e.data === "string" && e.data.includes('"result"')
              ? new MessageEvent("message", { data: raised(e.data) })
              : e,
          );
      }
    };
  });

for (const theme of ["light", "dark"])
  test(`bars of points in Odin lie beside each other, ${theme}`, async ({ page }) => {
    await settle(page, 2, { theme });
    await raiseGains(page);
    await endOf(page, "odin", "2-2.saga", 2);
    await page.locator(".bar-less").first().waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await crooked(page)).toEqual([]);
    }
    expect(await contrast(page, ".bar-plus em")).toBeGreaterThan(3);
  });

test("a journey card that was paid for is shown, and stays in sight", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  const SAGE = ".slot.legal[data-slot='space:sages-house']";
  for (let i = 0; i < 60 && !(await page.locator(".journeys").count()); i++)
    await answer(page, i * 7 + 3, 60_000, ["[data-action^='look ']", SAGE, OPEN]);
  await expect(page.locator(".journeys li b").first()).toHaveText(/\w/);
  await expect(page.locator(".journeys li .desc").first()).toHaveText(/\w/);
  await settled(page);
  await page.evaluate(() => localStorage.setItem("meadhall.speed", '"normal"'));
  await page.reload();
  await expect(page.locator(".journeys li b").first()).toBeVisible();
  await page.locator("[data-again=saw]").first().dispatchEvent("click");
  await expect(page.locator(".stage[data-stage=saw] h3")).toHaveText(
    (await page.locator(".journeys li b").first().textContent())!,
  );
});

test("a loss that is certain is a sentence, and no chart has a single bar", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  let charts = 0;
  for (let i = 0; i < 160 && !(await page.locator(".fight .sure").count()); i++) {
    await settled(page);
    const bars = await page
      .locator(".fight .hist")
      .evaluateAll((all) =>
        all.map((h) => [...h.querySelectorAll("em")].filter((e) => e.textContent !== "0").length),
      );
    for (const n of bars) expect(n).toBeGreaterThan(1);
    charts += bars.length;
    await answer(page, i * 7 + 3);
  }
  console.log(`${charts} charts before a certain loss`);
  await expect(page.locator(".fight .sure").first()).toHaveText(/\d/);
});

test("a phone that asks for the boards sees them from their beginning", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, 2);
  await sitDown(page, "odin");
  await settled(page);
  await press(page, ".fight > header .tool");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.locator("#tab-part-estate").dispatchEvent("click");
  await expect(page.locator(".estate .grid-box")).toBeInViewport({ ratio: 0.3 });
});

test("Enter says yes to the chosen answer, also after a look at a closed place", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  const frame = page.locator(".frame");
  let ready = false;
  for (let i = 0; i < 40 && !ready; i++) {
    await settled(page);
    const tried = await page.evaluate((n) => {
      const open = document.querySelectorAll(".slot.legal");
      open[n % (open.length || 1)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return open.length > 0 && !document.querySelector(".fight");
    }, i * 5);
    if (!tried) {
      // a sheet, or answers without a place
      await press(page, "[data-action]:not([disabled])");
      await press(page, "[data-main]:not([disabled])");
      continue;
    }
    await settled(page);
    ready =
      (await page.locator(".ask [data-main]").count()) > 0 &&
      (await page.locator(".slot.blocked").count()) > 0;
  }
  expect(ready).toBe(true);
  const ply = await frame.getAttribute("data-ply");
  await page.locator(".slot.blocked .well").first().click({ force: true });
  await page.keyboard.press("Enter");
  await expect(frame).not.toHaveAttribute("data-ply", ply!);
});

test("who answers in a sheet or closes a dialog by keys goes on from there", async ({ page }) => {
  await settle(page, 2);
  await sitDown(page);
  await settled(page);
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(settings).toBeFocused();

  expect(await until(page, ".fight [data-first]")).toBe(true);
  await page.locator(".fight > header .tool:not(.to-book)").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".unfold")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".fight :focus")).toHaveCount(1);
});

/** Who came to which sum: as the panel of a battle says it, and as the log tells it afterwards. */
const panelSums = (page: Page) =>
  page.evaluate(() => ({
    late:
      document.querySelector(".fight .battle [aria-current=step]")?.textContent?.includes("late") ?? false,
    of: document.querySelector(".fight .battle h3")?.textContent?.trim() ?? "",
    rows: [...document.querySelectorAll(".fight .fighters tbody tr")].map((row) => {
      const [name, strength, card, sum] = [...row.querySelectorAll("td")].map((td) => td.textContent!.trim());
      const bonus = /\+(\d+)/.exec(card!)?.[1] ?? "0";
      return { name: name!, right: Number(sum) === Number(strength) + Number(bonus), sum: Number(sum) };
    }),
  }));
const toldSums = (page: Page, battle: string) =>
  page.evaluate((of) => {
    const told = [...document.querySelectorAll(".battles details")].find(
        (d) => d.querySelector("summary")?.textContent?.trim() === of,
      ),
      lines = [...(told?.querySelectorAll("li") ?? [])].map((li) => li.textContent!.trim());
    return {
      // a card that came in between changes what the panel said before
      added: lines.some((line) => / adds /.test(line)),
      sums: lines.flatMap((line) => {
        const sum = /^(\S+) reaches (\d+) in all/.exec(line);
        return sum ? [[sum[1]!, Number(sum[2])] as const] : [];
      }),
    };
  }, battle);

// Plays to the end, or until so many battles were compared; how many were.
const compareBattles = async (page: Page, wanted: number) => {
  let compared = 0,
    panel: Awaited<ReturnType<typeof panelSums>> | null = null;
  for (let i = 0; i < 500 && compared < wanted; i++) {
    await settled(page);
    if (await page.locator(".end").count()) break;
    const now = await panelSums(page);
    for (const row of now.rows) expect(row, JSON.stringify(now)).toMatchObject({ right: true });
    if (now.rows.length && now.late) panel = now;
    else if (!now.rows.length && panel) {
      // the battle is over: its panel is gone, and what is told of it is what the panel said
      const told = await toldSums(page, panel.of);
      if (!told.added && told.sums.length) {
        expect(Object.fromEntries(told.sums)).toEqual(
          Object.fromEntries(panel.rows.map(({ name, sum }) => [name, sum])),
        );
        compared++;
      }
      panel = null;
    }
    await answer(page, i * 5 + 3);
  }
  return compared;
};

test("a battle's panel says the sums that are compared, and they stay after the battle", async ({ page }) => {
  await settle(page, 4, { name: "Asta" });
  let compared = 0;
  // a game may have hardly a battle in which everybody shows a card
  for (let game = 0; game < 3 && compared < 2; game++) {
    await sitDown(page, "rage");
    await page.getByRole("tab", { name: "Battles" }).dispatchEvent("click");
    compared += await compareBattles(page, 2 - compared);
  }
  expect(compared).toBe(2);
});

test.describe("at the hall", () => {
  test.skip(!existsSync(binary), "the hall is not built");
  test.use({ forgive: UNPLUGGED }); // it falls here on purpose
  const hall = new Hall(18);
  test.beforeAll(() => hall.open());
  test.afterAll(() => hall.close());
  const guests: BrowserContext[] = [];
  test.afterEach(() => Promise.all(guests.splice(0).map((c) => c.close())));

  const visitor = async (browser: Browser, name: string, width = 1440) => {
    const context = await browser.newContext({ viewport: { width, height: 844 } }),
      page = await context.newPage();
    guests.push(context);
    await settle(page, 2, { name });
    return page;
  };

  /** A table of two whose second seat waits for whoever comes by the link. */
  const tableOf = async (page: Page): Promise<string> => {
    await page.goto(hall.url);
    await page.locator("[data-game=midgard]:not([disabled])").click();
    await page.getByRole("button", { name: "With friends" }).click();
    await page.locator("[data-start]").click();
    return page.locator("#share-link").inputValue();
  };

  test("a link seats nobody unasked, a typed name arrives, watchers are told, what is said is marked", async ({
    browser,
  }) => {
    const one = await visitor(browser, "Asta"),
      two = await visitor(browser, ""),
      third = await visitor(browser, "Ylva", 390);
    const link = await tableOf(one);
    await two.goto(link);
    await two.locator("[data-sit]").waitFor();
    await expect(one.locator(".sitting li").nth(1)).toContainText("empty seat");
    await two.locator("#sit-name").fill("Bjarni");
    await two.locator("[data-sit]").click();
    await expect(one.locator(".frame")).toBeVisible();
    await expect(one.locator(".seat.s2 h3")).toHaveText("Bjarni");
    await expect(two.locator(".watching")).toHaveCount(0);

    await third.goto(link);
    await expect(third.locator(".ask .watching")).toBeVisible();

    await two.getByRole("tab", { name: "Chat" }).dispatchEvent("click");
    await two.locator("#chat-text").fill("Skál!");
    await two.keyboard.press("Enter");
    await expect(one.locator(".unread")).toHaveText("1");
    await expect(two.locator(".unread")).toHaveCount(0);
    await one.getByRole("tab", { name: /Chat/ }).dispatchEvent("click");
    await expect(one.locator(".chat")).toContainText("Skál!");
    await one.getByRole("tab", { name: "Log" }).dispatchEvent("click");
    await expect(one.locator(".unread")).toHaveCount(0);
  });

  test("a name typed with the new table is the one that others read", async ({ browser }) => {
    const one = await visitor(browser, "");
    await one.goto(hall.url);
    await expect(one.locator("[data-seek]").first()).toBeEnabled(); // the hall is there
    await one.locator("[data-game=midgard]:not([disabled])").click();
    await one.getByRole("button", { name: "With friends" }).click();
    await one.locator("#new-name").fill("Sigrun");
    await one.locator("[data-start]").click();
    await expect(one.locator(".sitting li").first()).toContainText("Sigrun");
  });

  for (const width of [1440, 390])
    test(`a lost connection leaves the question whole and is tried again at once, ${width}`, async ({
      browser,
    }) => {
      const one = await visitor(browser, "Asta", width),
        two = await visitor(browser, "Bjarni");
      await two.goto(await tableOf(one));
      await two.locator("[data-sit]").click();
      await expect(one.locator(".frame")).toBeVisible();
      const words = one.locator(".ask .ask-t"),
        before = await words.boundingBox();
      // It does not come back by itself: only the button tries again.
      await one.evaluate(() => {
        const later = window.setTimeout;
        window.setTimeout = ((f: TimerHandler, ms = 0, ...more: unknown[]) =>
          ms >= 500 ? 0 : later(f, ms, ...more)) as typeof window.setTimeout;
      });
      await hall.stop("SIGKILL");
      await expect(one.locator(".lost")).toBeVisible();
      const now = await words.boundingBox();
      expect(Math.abs(now!.width - before!.width)).toBeLessThan(2);
      await hall.open();
      await one.waitForTimeout(1500);
      await expect(one.locator(".lost")).toBeVisible();
      await one.locator("[data-hurry]").click(); // also where a question lies in a sheet
      await expect(one.locator(".lost")).toHaveCount(0);
      await expect(words).toBeVisible();
    });
});
