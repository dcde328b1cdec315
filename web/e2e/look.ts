// Answers until something stands on the page; looks only while this device is asked, when nothing changes by
// itself.
import { expect, type Page } from "@playwright/test";
import { answer, press } from "./player";

export const lookFor = async (page: Page, want: string, most = 300): Promise<boolean> => {
  for (let i = 0; i < most; i++) {
    await page
      .locator(".frame:not([data-busy]) .ask.mine, .end, .pass-on")
      .first()
      .waitFor({ timeout: 60_000 });
    if (await page.locator(want).count()) return true;
    if (await page.locator(".end").count()) return false;
    if (!(await press(page, "[data-action='take-seat']"))) await answer(page, i * 7 + 3, 1000);
  }
  return false;
};

export const mustSee = async (page: Page, want: string) => expect(await lookFor(page, want), want).toBe(true);
