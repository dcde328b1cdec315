// The page of tests/pseudo.sh at 390 pixels in the language of tools/pseudo.py: its words are there, nothing stands wider
// than the screen, no word is missing without English in its place.
// usage: node pseudo_page.mjs URL      from the folder web/ of the copy
import { createRequire } from "node:module";
import { join } from "node:path";

const { chromium } = createRequire(join(process.cwd(), "package.json"))("@playwright/test");
const home = process.argv[2],
  WIDTH = 390,
  accented = /[áçéíñóúýž]/i;
const failed = [];
let passed = 0;
const check = (ok, what) => (ok ? passed++ : failed.push(what));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: 844 }, locale: "en-GB" });
page.on("console", (m) => check(!/no word/.test(m.text()), m.text()));
page.on("pageerror", (e) => check(false, String(e)));
await page.addInitScript(() => {
  localStorage.setItem("meadhall.lang", '"xx"');
  localStorage.setItem("meadhall.seed", '"pseudo"');
  localStorage.setItem("meadhall.speed", '"off"');
});

const look = async (where) => {
  const { wide, text } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    text: document.body.innerText,
  }));
  check(wide <= WIDTH, `${where}: ${wide} pixels wide`);
  check(accented.test(text), `${where}: no word of the language in '${text.slice(0, 80)}'`);
  check(!/undefined|\bnull\b|\{\w+\}/.test(text), `${where}: a word is not there`);
};

for (const game of ["midgard", "rage", "odin", "divinus"]) {
  await page.goto(home);
  await page.locator(`[data-game=${game}]:not([disabled])`).first().waitFor({ timeout: 60_000 });
  await look("the door");
  await page.locator(`[data-game=${game}]:not([disabled])`).first().click();
  await page.locator("[data-start]").click();
  await page.locator(".frame .ask.mine").first().waitFor({ timeout: 120_000 });
  await look(`a table of ${game}`);
  await page.goto(`${home}#/book/${game}`);
  await page.waitForTimeout(1500);
  await look(`the book of ${game}`);
}
await browser.close();
console.log([...failed, `page: ${passed} passed, ${failed.length} failed`].join("\n"));
process.exit(failed.length ? 1 : 0);
