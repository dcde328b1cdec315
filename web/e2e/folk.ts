// People of a hall with the real server: visitors, accounts, and hands that play a game on.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Hall } from "./hall";
import { settle } from "./player";
import { expect } from "./test";

export const PASSWORD = "four ships at dawn";

/** Who comes to a hall; all of them leave after a test. */
export class Folk {
  private readonly contexts: BrowserContext[] = [];

  constructor(readonly hall: Hall) {}

  async visitor(browser: Browser, name: string, width = 1440): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } });
    this.contexts.push(context);
    const page = await context.newPage();
    await settle(page, 2, { name });
    return page;
  }

  async account(browser: Browser, name: string, width = 1440): Promise<Page> {
    const page = await this.visitor(browser, name, width);
    await this.register(page, name);
    return page;
  }

  async register(page: Page, name: string): Promise<void> {
    await page.goto(`${this.hall.url}#/set/account`);
    await page.locator("#acc-name").fill(name);
    await page.locator("#acc-password").fill(PASSWORD);
    await page.locator("[data-register] button[type=submit]").click();
    await expect(page.locator("[data-welcome]")).toContainText(name);
  }

  async signIn(page: Page, name: string): Promise<void> {
    await page.goto(`${this.hall.url}#/set/signin`);
    await page.locator("#in-name").fill(name);
    await page.locator("#in-password").fill(PASSWORD);
    await page.locator("[data-login] button[type=submit]").click();
    await expect(page.locator("[data-me]")).toContainText(name);
  }

  go = (page: Page, where: string) => page.goto(`${this.hall.url}#/${where}`);

  async leave(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((c) => c.close()));
  }
}

/**
 * The account of this page plays a game to its end over a second connection, as from another device; what the
 * page shows follows. Whole games by clicks are played by other tests.
 */
export const playOn = (page: Page, table: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((done, fail) => {
        const ws = new WebSocket(`ws://${location.host}/ws`);
        const seen: { legal?: string[] | null; ply?: number; status?: string } = {};
        let req = 0,
          n = 0,
          acted = -1;
        const send = (m: object) => ws.send(JSON.stringify({ req: ++req, ...m }));
        const act = () => {
          const { legal, ply, status } = seen;
          if (status === "over") {
            ws.close();
            done();
          } else if (legal?.length && ply !== undefined && acted !== ply) {
            acted = ply;
            const action = legal[(Math.imul(++n, 2654435761) >>> 15) % legal.length];
            send({ t: "act", table: id, ply, action });
          }
        };
        ws.onopen = () =>
          send({ t: "hello", protocol: 2, token: localStorage.getItem("meadhall.token"), parts: ["legal"] });
        ws.onerror = () => fail(new Error("the second connection broke"));
        ws.onmessage = (e) => {
          const m = JSON.parse(e.data);
          // another was faster, or the first look: the whole table
          if (m.t === "welcome" || m.t === "error") {
            acted = -1;
            send({ t: "watch", table: id });
          } else if (m.t === "table" || m.t === "delta") {
            if (m.t === "table") seen.legal = null;
            Object.assign(seen, m);
            act();
          }
        };
      }),
    table,
  );
