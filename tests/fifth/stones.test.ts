// @vitest-environment happy-dom
// A game that the page has no drawing for: it stands at the door, is played at the generic table and counted.
import { expect, it } from "vitest";
import { all, one, openPage, playOn, sitDown } from "./page";

it("a fifth game is found at the door and played to its end", async () => {
  await openPage({ lang: "en", seed: "skald" });
  await sitDown("stones");
  expect(await playOn()).toBeGreaterThan(1);
  expect(all(".ranks li")).toHaveLength(2);
  expect(one(".end")!.textContent).toContain("The last stone");
});
