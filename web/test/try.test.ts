// @vitest-environment happy-dom
// What the rulebook tells can be tried at once: a first game with a guide, or a position to answer.
import { expect, it } from "vitest";
import { come, one, openPage } from "./page";

it("leads from a page of the book to a guided game and to a position", { timeout: 600_000 }, async () => {
  await openPage({ lang: "en" });
  location.hash = "#/rules/midgard/round";
  const lesson = await come("[data-try=lesson]");
  expect(one("[data-try=puzzle]")!.getAttribute("href")).toMatch(/^#\/p\/midgard\/\d+$/);
  lesson.click();
  await come(".frame");
  expect(location.hash).toMatch(/^#\/t\/here\//);
});
