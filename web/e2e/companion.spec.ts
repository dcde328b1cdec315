// The companion for a box none of whose names we know: the same file of answers as in the terminal
// (tests/campaign_box.sh),
// eight scenarios, a correction of scenario 2 after scenario 5; the file that comes of it is the terminal's.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";
import { binary, root } from "./hall";
import { checkAxe, LONG, settle } from "./player";

const ANSWERS = readFileSync(join(root, "tests/box/answers.txt"), "utf8").split("\n").slice(0, -1);
const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const openBook = async (page: Page, seats: number) => {
  await page.goto("./#/c");
  await expect(page.locator("[data-ours]")).toBeVisible();
  await page.locator("[data-new-box]").click();
  await page.locator("dialog .seg button", { hasText: new RegExp(`^${seats}$`) }).click();
  await page.locator("[data-start]").click();
  await page.locator("[data-asked='0.player.0.0']").waitFor();
};

/** One line of the file, as somebody would enter it here. */
const answer = async (q: Locator, line: string) => {
  const input = q.locator("input");
  if ((await input.count()) === 0) {
    await (line === "" ? q.locator(".usual") : q.locator(".bx-choices button").nth(Number(line) - 1)).click();
  } else if ((await input.getAttribute("type")) === "number") {
    await input.fill(line === "" ? (await input.getAttribute("placeholder"))! : line);
    await input.blur();
  } else if (line === "" || line === "-") {
    await q.locator("[data-none]").click();
  } else {
    await input.fill(line.replace(/^=/, ""));
    await input.blur();
  }
};

const asked = (page: Page) => page.locator("main").getAttribute("data-asked");
const say = async (page: Page, lines: string[]) => {
  for (const line of lines) {
    const key = (await asked(page))!;
    await answer(page.locator(`[data-key='${key}']`), line);
    await expect(page.locator("main"), `${key}: ${line}`).not.toHaveAttribute("data-asked", key);
  }
};

/** The same by the page's own events: hundreds of answers in a row. */
const sayAll = (page: Page, lines: string[]) =>
  page.evaluate(async (all) => {
    const main = document.querySelector<HTMLElement>("main")!;
    for (const line of all) {
      const key = main.dataset.asked!,
        q = document.querySelector(`[data-key='${key}']`)!,
        input = q.querySelector("input"),
        end = Date.now() + 60_000;
      if (!input)
        (line === ""
          ? q.querySelector<HTMLElement>(".usual")
          : q.querySelectorAll<HTMLElement>(".bx-choices button")[Number(line) - 1])!.click();
      else if (input.type !== "number" && (line === "" || line === "-"))
        q.querySelector<HTMLElement>("[data-none]")!.click();
      else {
        input.value = line === "" ? input.placeholder : line.replace(/^=/, "");
        input.dispatchEvent(new Event("change", { bubbles: true }));
      }
      while (main.dataset.asked === key) {
        if (Date.now() > end) throw new Error(`${key}: '${line}' was not taken`);
        await new Promise((done) => setTimeout(done, 4));
      }
    }
  }, lines);

test(
  "eight scenarios of a box we know nothing of, with a correction of scenario 2 after scenario 5",
  LONG,
  async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page, 2);
    await openBook(page, 3);
    const at = ANSWERS.indexOf("correct 2");
    await say(page, ANSWERS.slice(0, 30));
    await checkAxe(page);
    // In the middle of a scenario: the page is loaded anew, the same is asked.
    const key = await asked(page);
    await page.reload();
    await expect(page.locator("main")).toHaveAttribute("data-asked", key!);
    await sayAll(page, ANSWERS.slice(30, at));
    expect(await asked(page)).toMatch(/^6\./);
    await expect(page.locator(".bx-standing tbody tr")).toHaveCount(3);
    expect(await sticksOut(page)).toBeLessThanOrEqual(0);

    await page.locator("[data-played='2'] > summary").click();
    await page.locator("[data-correct='2']").click();
    const wrong = page.locator("[data-correcting='2'] [data-key]").nth(Number(ANSWERS[at + 1]) - 1);
    await expect(wrong.locator("input")).toHaveValue("3");
    await answer(wrong, ANSWERS[at + 2]!);
    const changes = page.locator("[data-changes]");
    await expect(changes).toContainText("Scenario 2, Standing");
    await expect(changes).toContainText("Bo the <b>Tall</b> 🐺: 27 honour");
    await expect(changes).toContainText("Keeper 2-0");
    await checkAxe(page);
    await page.locator("[data-corrected]").click();

    await sayAll(page, ANSWERS.slice(at + 4));
    await expect(page.locator("[data-over]")).toContainText("wins the campaign with 39 honour!");
    await expect(page.locator(".bx-standing .big")).toHaveText(["28", "39", "33"]);
    await expect(page.locator("body")).not.toContainText(/Heimdall|Idunn|DV-|Bridge-Warden/);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sticksOut(page)).toBeLessThanOrEqual(0);

    const saved = page.waitForEvent("download");
    await page.locator("[data-export]").click();
    const text = readFileSync(await (await saved).path(), "utf8"),
      folder = mkdtempSync(join(tmpdir(), "box-"));
    if (existsSync(binary)) {
      const file = join(folder, "our.campaign"),
        same = (x: string) => x.replace(/^id .*$/m, "");
      execFileSync(binary, ["campaign", "new", file, "--box", "--seats", "3"]);
      execFileSync(binary, ["campaign", "record", file], { input: `${ANSWERS.join("\n")}\n` });
      expect(same(text)).toBe(same(readFileSync(file, "utf8")));
    }
    // A file that breaks off gives back what stands before.
    await page.goto("./#/c");
    await expect(page.locator(".bk-card")).toHaveCount(1);
    const cut = join(folder, "cut.campaign");
    writeFileSync(
      cut,
      text
        .replace(/^id ./m, (x) => (x === "id 0" ? "id 1" : "id 0"))
        .slice(0, text.indexOf("answer 4 close") + 9),
    );
    await page.locator("#bk-file").setInputFiles(cut);
    await expect(page.locator("main.bx .why")).toContainText("broke off in line");
    expect(await asked(page)).toMatch(/^4\./);
    rmSync(folder, { recursive: true });
  },
);

test("what cannot be is refused in the page's language, and names are changed everywhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await settle(page, 2, { lang: "de" });
  await openBook(page, 2);
  const first = page.locator("[data-key='0.player.0.0'] input");
  await first.fill("x".repeat(201));
  await first.blur();
  await expect(page.locator(".bx-bad")).toContainText("höchstens 200 Buchstaben");
  await say(page, ["Bo"]);
  await page.locator("[data-key='0.player.1.0'] input").fill("Bo");
  await page.locator("[data-key='0.player.1.0'] input").blur();
  await expect(page.locator(".bx-bad")).toContainText("den sonst niemand hat");
  await say(page, ["Кай", "Veles", "Mokosh", "1", "-", "-"]);
  await page.locator("[data-on]").click(); // a sum has no usual answer
  await expect(page.locator("[data-key='1.sum.0.0'] .bx-bad")).toBeVisible();
  await say(page, ["12", "11", "1"]);
  await expect(page.locator("[data-group='order'] li").first()).toHaveText("1. Кай");
  await page.locator(".bx-names summary").click();
  await page.locator("[data-name='player.1']").fill("Bo"); // somebody else's: it is as it was
  await page.locator("[data-name='player.1']").blur();
  await expect(page.locator("[data-name='player.1']")).toHaveValue("Кай");
  await page.locator("[data-name='player.1']").fill("Кай <script>");
  await page.locator("[data-name='player.1']").blur();
  await expect(page.locator("[data-group='order'] li").first()).toHaveText("1. Кай <script>");
  await page.locator("[data-undo]").click();
  await expect(page.locator("main")).toHaveAttribute("data-asked", "1.before.0.0");
  expect(await sticksOut(page)).toBeLessThanOrEqual(0);
  await checkAxe(page);
});
