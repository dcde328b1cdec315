// What a first game of each kind loads, as a browser is sent it: until its table asks, and with what comes
// after.
import { settle, sitDown } from "./page.mjs";

/** Names of the files that came until the table asked, and of those that came in the moments after. */
const filesOf = async (browser, url, game) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage(),
    came = new Set();
  context.on("response", (r) => came.add(new URL(r.url()).pathname.split("/").pop() || "index.html"));
  await settle(page, { seats: 2, seed: "weight", bot: "level:easy" });
  await sitDown(page, url, game);
  await page.locator(".frame .ask").first().waitFor();
  const first = [...came];
  await page.waitForLoadState("networkidle");
  const all = [...came];
  await context.close();
  return { first, all };
};

/** Bytes of a game: `size` says what each file weighs. */
export const weightOf = async (browser, url, game, size) => {
  const sum = (names) => names.reduce((n, f) => n + (size.get(f) ?? 0), 0),
    { first, all } = await filesOf(browser, url, game);
  return { table: sum(first), all: sum(all) };
};
