// Pictures for people to look at, in build/screens; each of them is also looked over by whole.ts.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { mustBeWhole } from "./whole";

const out = join(import.meta.dirname, "../../build/screens");
export const SIZES = [
  [1440, 900],
  [390, 844],
] as const;
export const LOOKS = [
  ["dark", "en"],
  ["light", "de"],
  ["dark", "ru"],
] as const;

/** One picture of the page as it stands. */
export const shot = async (page: Page, name: string, fullPage = false) => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})));
  });
  await page.screenshot({ path: join(out, `${name}.png`), fullPage });
  await mustBeWhole(page, name);
};

/** The same position in every size, theme and language: settings are changed and the page is loaded again. */
export const shots = async (
  page: Page,
  name: string,
  ready: string,
  full = true,
  prepare?: (phone: boolean) => Promise<void>,
) => {
  const set = (theme: string, lang: string) =>
    page.evaluate(
      ([th, la]) => {
        localStorage.setItem("meadhall.theme", JSON.stringify(th));
        localStorage.setItem("meadhall.lang", JSON.stringify(la));
      },
      [theme, lang] as const,
    );
  const load = async () => {
    await page.reload();
    await page.locator(ready).first().waitFor({ state: "attached" });
  };
  for (const [theme, lang] of LOOKS) {
    await set(theme, lang);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await load();
      await prepare?.(width < 640);
      await shot(page, `${name}-${width}-${theme}-${lang}`, full && width < 640);
    }
  }
  await set("dark", "en");
  await page.setViewportSize({ width: 1440, height: 900 });
  await load();
};
