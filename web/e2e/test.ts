// What every test here gets: pages of the real server with its real headers, and an end without a single
// error in any of their consoles.
import { type BrowserContext, expect, test as plain } from "@playwright/test";

export { expect };

/** Pulling the plug is no fault of the page, but browsers write it down as one. For tests that do so. */
export const UNPLUGGED =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)|WebSocket connection to|when fetching the script/;

type Own = {
  /** What a test brings about itself: lines of the console that are no faults of the page. */
  forgive: RegExp | null;
  errors: undefined;
};

export const test = plain.extend<Own>({
  forgive: [null, { option: true }],
  errors: [
    async ({ browser, context, forgive }, use) => {
      const heard = new WeakSet<BrowserContext>(),
        wrong: string[] = [];
      const hear = (c: BrowserContext) => {
        if (heard.has(c)) return c;
        heard.add(c);
        c.on("console", (m) => {
          if (m.type() === "error") wrong.push(`${m.text()} at ${m.location().url}`);
        });
        c.on("weberror", (e) => wrong.push(String(e.error().stack ?? e.error())));
        return c;
      };
      const make = browser.newContext;
      browser.newContext = async (...how) => hear(await make.apply(browser, how));
      hear(context);
      await use(undefined);
      browser.newContext = make;
      expect(
        wrong.filter((line) => !forgive?.test(line)),
        "errors in the console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});
