// Names on planks: as wide as they are drawn, whole, and never beyond their place.
import { describe, expect, test } from "vitest";
import { Plank, textWidth } from "../src/art/parts";

/** What a browser measured in the display face, at 100 px. */
const MEASURED: [string, number][] = [
  ["Large Public Longship", 926],
  ["Большой драккар общины", 1173],
  ["Могильный страж", 806],
  ["Großes Langschiff", 765],
];

interface Drawn {
  props: { children: [unknown, { props: { children: string; style: { fontSize: string } } }[]] };
}
const drawn = (text: string, max: number) => {
  const [, lines] = (Plank({ x: 0, y: 0, text, max }) as unknown as Drawn).props.children;
  return lines.map(({ props }) => ({ text: props.children, size: Number.parseFloat(props.style.fontSize) }));
};

describe("planks", () => {
  test.each(MEASURED)("%s is about as wide as it is drawn", (text, width) => {
    expect(Math.abs(textWidth(text, 100) / width - 1)).toBeLessThan(0.08);
  });

  test("a name that would be too small to read stands on two lines, whole and inside", () => {
    const lines = drawn("Могильный страж", 88);
    expect(lines.map((l) => l.text)).toEqual(["Могильный", "страж"]);
    for (const l of lines) expect(textWidth(l.text, l.size)).toBeLessThanOrEqual(74);
  });

  test("a name with room stays on one line, and one word is never cut", () => {
    expect(drawn("Beg", 104)).toHaveLength(1);
    expect(drawn("Donaudampfschifffahrt", 60)).toHaveLength(1);
  });
});
