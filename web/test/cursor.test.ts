// @vitest-environment happy-dom
// The cursor over the curves of a review, and the buttons of its dearest decisions.
import { describe, expect, it } from "vitest";
import {
  cornersOf,
  followCursor,
  plyAt,
  readPlot,
  setCursor,
  stepped,
  valueAt,
  xOf,
} from "../src/review/cursor";
import { dearestIn } from "../src/review/Dearest";

const frame = "54 850 34.0 240.0 0.00 100.00 4",
  plot = readPlot(frame)!;

describe("a plot", () => {
  it("tells where a ply is, and which ply is where", () => {
    expect(readPlot("1 2 3")).toBeNull();
    expect(xOf(plot, 2)).toBe(452);
    for (const ply of [0, 1, 2, 3, 4]) expect(plyAt(plot, xOf(plot, ply))).toBe(ply);
    expect([plyAt(plot, -40), plyAt(plot, 5000)]).toEqual([0, 4]);
  });
  it("tells what a curve says, of lines and of steps", () => {
    const line = cornersOf("M54.0 154.0L253.0 94.0L452.0 34.0"),
      steps = cornersOf("M54.0 154.0H253.0V34.0H850");
    expect([0, 1, 2].map((ply) => valueAt(plot, line, ply))).toEqual([50, 75, 100]);
    expect([0, 1, 4].map((ply) => valueAt(plot, steps, ply))).toEqual([50, 100, 100]);
  });
  it("is walked by keys", () => {
    const to = (key: string, ply: number) => stepped(key, ply, 40);
    expect(["ArrowLeft", "ArrowRight", "PageUp", "Home", "End"].map((k) => to(k, 5))).toEqual([
      4, 6, 15, 0, 40,
    ]);
    expect([to("ArrowLeft", 0), to("PageUp", 35), to("x", 5)]).toEqual([0, 40, null]);
  });
});

const drawn = () => {
  const root = document.createElement("div");
  root.innerHTML = ["M54.0 154.0L253.0 94.0L452.0 34.0", "M54.0 154.0H253.0V274.0H850"]
    .map(
      (d) =>
        `<div class="plot" data-frame="${frame}"><svg viewBox="0 0 1000 300" aria-label="Chance"><path class="curve c1" d="${d}"/></svg></div>`,
    )
    .join("");
  document.body.append(root);
  return root;
};

describe("the cursor", () => {
  it("is one for both plots, says their values, and goes away", () => {
    const root = drawn(),
      end = followCursor(root, "#/r/here/x", (ply) => `Step ${ply}`);
    const said = () => [...root.querySelectorAll("output")].map((o) => o.textContent);
    expect(said()).toEqual(["Step 0: 50", "Step 0: 50"]);
    const box = root.querySelector<HTMLElement>(".plot")!;
    box.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    expect(said()).toEqual(["Step 1: 75", "Step 1: 0"]);
    expect(box.getAttribute("aria-valuenow")).toBe("1");
    setCursor(root, 2);
    expect(said()[0]).toBe("Step 2: 100");
    box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(location.hash).toBe("#/r/here/x/2");
    end();
    expect(root.querySelector("output, .cursor")).toBeNull();
  });
});

describe("the dearest decisions", () => {
  const one = (ply: number, seat: number) =>
    `<details data-ply="${ply}" data-seat="${seat}"><summary><b>Round ${ply}</b><span class="minus">−9 %</span></summary></details>`;
  it("are three of a seat", () => {
    const html = [1, 2, 3, 4].map((ply) => one(ply, 0)).join("") + one(9, 1);
    expect(dearestIn(html, 0).map((b) => b.ply)).toEqual([1, 2, 3]);
    expect(dearestIn(html, null).map((b) => b.ply)).toEqual([1, 2, 3, 9]);
    expect(dearestIn(html, 1)).toEqual([{ ply: 9, text: "Round 9: −9 %" }]);
  });
});
