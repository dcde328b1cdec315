// What each test gets: a server of its own browser's run, and a window that must come to its end without an error.
import { test as plain } from "@playwright/test";
import { Browser, missing, type Name } from "./browsers";
import { wrong } from "./player";
import { Stage } from "./stage";
import type { Session } from "./webdriver";

export { expect } from "@playwright/test";

export type Choice = { kind: Name };
type Shared = { engine: Browser; stage: Stage };
type Own = { tab: Session; alright: (s: Session) => Promise<void> };

export const test = plain.extend<Own, Choice & Shared>({
  kind: ["chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ kind }, use) => {
      const lacks = missing(kind);
      if (lacks) plain.skip(true, `no ${lacks} here`);
      const engine = await Browser.start(kind);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker" },
  ],
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is asked for
    async ({}, use) => {
      const stage = new Stage(60);
      await stage.open();
      await use(stage);
      await stage.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.open();
    await use(tab);
    await tab.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is asked for
  alright: async ({}, use) => {
    await use(async (s) => plain.expect(await wrong(s), "errors in the page").toEqual([]));
  },
});
