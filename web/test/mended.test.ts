// @vitest-environment happy-dom
// What was broken once and needs no browser to be seen.
import { h, render } from "preact";
import { expect, it } from "vitest";
import { Reason } from "../src/art/parts";
import { LossBars } from "../src/games/midgard/LossBars";
import { WINDOWS } from "../src/games/midgard/places";
import { all, come, one, openPage, playOn, sitDown } from "./page";

it("losses that are certain are a sentence, those that are not a chart", () => {
  const show = (bins: number[]) => {
    document.body.innerHTML = "";
    render(LossBars({ odds: { samples: 10, events: { lost: { n: 10, sum: [], bins } } } }), document.body);
  };
  show([0, 0, 10]);
  expect([all(".hist").length, one(".sure")?.textContent]).toEqual([0, expect.stringContaining("2")]);
  show([4, 6]);
  expect([all(".hist > div").length, all(".sure").length]).toEqual([2, 0]);
});

it("why a place is closed is told inside the part of the board that a phone shows", () => {
  const text = "Worker Huts: costs 4 coins, you have 3 coins, and nobody lends you the one that is missing.";
  for (const { box } of WINDOWS) {
    const [left, top, wide] = box;
    for (const x of [left, left + wide]) {
      render(null, document.body);
      render(h("svg", null, Reason({ x, y: top + 20, text, rule: "CM-PLACE-06", box })), document.body);
      const at = (name: string) => Number(one(".reason > rect")!.getAttribute(name));
      expect(at("x")).toBeGreaterThanOrEqual(left);
      expect(at("x") + at("width")).toBeLessThanOrEqual(left + wide);
      expect(at("y")).toBeGreaterThanOrEqual(top);
    }
  }
});

it("a journey card that was paid for stays in sight", { timeout: 600_000 }, async () => {
  await openPage({ lang: "en", seed: "skald" });
  await sitDown("midgard");
  // The Sage shows one: he is gone to as soon as he is free.
  for (let i = 0; i < 40 && !one(".journeys"); i++) {
    await come(".frame:not([data-busy]) .ask.mine, .end");
    const sage = one(".slot.legal[data-slot='space:sages-house']"),
      look = one("[data-action^='look ']");
    (look ?? sage)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let k = 0; k < 20; k++) {
      await new Promise((done) => setTimeout(done, 5));
      one("[data-main]:not([disabled])")?.click();
    }
    if (!look && !sage) await playOn(1);
  }
  expect(one(".journeys li b")?.textContent).toMatch(/\w/);
  expect(one(".journeys li .desc")?.textContent).toMatch(/\w/);
});
