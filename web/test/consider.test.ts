// @vitest-environment happy-dom
// What an answer brings is shown before it is given: of what the pointer rests on, and in dialogs of their
// first button.
import { expect, it } from "vitest";
import { all, come, one, openPage, playOn, sitDown } from "./page";

const rest = (e: Element, pointerType: string) =>
  e.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
const soon = (ms: number) => new Promise((done) => setTimeout(done, ms));

it("shows what an answer brings that the mouse rests on, and no finger", { timeout: 600_000 }, async () => {
  await openPage({ lang: "en", seed: "skald" });
  await sitDown("midgard");
  const card = await come(".pickcard[data-first]"); // the leader: a dialog
  expect(one(".foot-brings")).not.toBeNull();
  card.click();
  await playOn(Infinity, "[data-slot='space:merchant-ship'][tabindex='0']");
  const places = all("[data-slot^='space:'][tabindex='0']");
  rest(places[0]!, "touch");
  await soon(400);
  expect(one(".outcome")).toBeNull();
  const ply = one(".frame")!.dataset.ply;
  for (const place of places) rest(place, "mouse"); // passed over
  await come(".outcome");
  expect(one(".outcome .desc")!.textContent!.length).toBeGreaterThan(3);
  expect(one(".frame")!.dataset.ply).toBe(ply); // nothing was sent
  rest(one(".log-list")!, "mouse");
  await soon(50);
  expect(one(".outcome")).toBeNull();
});
