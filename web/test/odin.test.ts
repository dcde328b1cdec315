// What the drawing of A Feast for Odin reads out of the tables: spaces, outlines, maps.
import { mainRoll as mainRollOfFight } from "../src/games/midgard/roll";
import { mainRoll } from "../src/games/odin/roll";
import { expect, it } from "vitest";
import { nextSpot } from "../src/games/odin/aim";
import { boardPoints, iconOf, lastIncome, mapOf, shapeOf } from "../src/games/odin/read";
import { columnOf, groupOf, printedOn, SPACES } from "../src/games/odin/spaces";
import content from "../src/words/made/content/odin.json";

const spaces = (content as unknown as { space: Record<string, { column: number }> }).space;

it("every action space has its place, in its column, and something printed on it", () => {
  expect([...SPACES].sort()).toEqual(Object.keys(spaces).sort());
  for (const id of SPACES) {
    expect(columnOf(id), id).toBe(spaces[id]!.column);
    expect(printedOn(id).parts.length, id).toBeGreaterThan(0);
  }
  expect(groupOf("whaling-1")).toBe("hunting");
});

it("says what a space costs and gives", () => {
  const told = (id: string) =>
    printedOn(id)
      .parts.map((p) => (p === "to" ? ">" : "text" in p ? p.text : `${p.n}${p.icon}`))
      .join(" ");
  expect(told("clothing")).toBe("hide linen > clothing 2silver");
  expect(told("build-house-and-ship")).toBe("2stone 2wood > b-stonehouse longship / b-longhouse knarr");
  expect(told("hunting-game-1")).toBe("d8 bow > hide game-meat");
  expect(told("livestock-choice")).toBe("sheep / silver > cattle");
  expect(told("mountain-2222-or-double-3")).toBe("2+2+2+2mountain-strip / 3upgrade2");
  expect(told("milk")).toBe("cattle > 1–3milk");
  expect([...printedOn("weekly-spices").gives].sort()).toEqual(["crafts", "food", "luxury", "silver"]);
});

it("turns an outline by quarters, and mirrors it first from four on", () => {
  expect(shapeOf("helmet", 0)).toEqual(["##", "##", "#."]);
  expect(shapeOf("helmet", 1)).toEqual(["###", ".##"]);
  expect(shapeOf("helmet", 4)).toEqual(["##", "##", ".#"]);
  expect(shapeOf("hide", 0)).toEqual(["###"]);
  expect(shapeOf("hide", 1)).toEqual(["#", "#", "#"]);
});

it("reads the maps of the boards", () => {
  const home = mapOf("home-long");
  expect(home.length).toBe(12);
  expect(home.flat().filter((q) => q.kind === "minus").length).toBe(86);
  expect(home[9]![1]).toMatchObject({ kind: "bonus", reward: ["mead"] });
  expect(mapOf("iceland")[6]![5]!.reward).toEqual(["stone", "ore"]);
  expect([lastIncome("home-long"), lastIncome("iceland"), boardPoints("labrador")]).toEqual([18, 8, 36]);
  expect(iconOf("sheep_pregnant")).toBe("sheep-p");
});

it("leads by arrows to a square that lies aslant, and along a line first", () => {
  const spots = [
    [2, 2],
    [3, 3],
    [3, 1],
    [4, 2],
  ].map(([row, col]) => ({ row: row!, col: col! }));
  expect(nextSpot(spots.slice(0, 2), { row: 2, col: 2 }, [0, 1])).toEqual({ row: 3, col: 3 });
  expect(nextSpot(spots.slice(0, 3), { row: 2, col: 2 }, [-1, 0])).toEqual({ row: 3, col: 1 });
  expect(nextSpot([...spots, { row: 3, col: 2 }], { row: 2, col: 2 }, [0, 1])).toEqual({ row: 3, col: 2 });
  expect(nextSpot(spots, { row: 2, col: 2 }, [0, -1])).toBeUndefined();
});

it("never makes the worse answer to a die the main button", () => {
  const both = ["keep", "roll", "fail"];
  expect(mainRoll(both, { now: 100, next: 75 })).toBe("keep"); // success is certain
  expect(mainRoll(both, { now: 100, next: 100 })).toBe("keep"); // even: what ends it
  expect(mainRoll(both, { now: 0, next: 50 })).toBe("roll");
  expect(mainRoll(both, null)).toBe(null); // nobody knows yet: neither
  expect(mainRoll(["keep"], null)).toBe("keep");
  expect(mainRoll(["roll"], { now: 0, next: 0 })).toBe("roll");
});

it("nor that to a roll of a fight in Midgard", () => {
  expect(mainRollOfFight(false, "")).toBe("stop"); // keeping is best
  expect(mainRollOfFight(true, "")).toBe("stop"); // whatever was picked
  expect(mainRollOfFight(false, "d1")).toBe(null); // rolling again is best: first pick the dice
  expect(mainRollOfFight(true, "d1")).toBe("reroll");
  expect([mainRollOfFight(false, null), mainRollOfFight(true, null)]).toEqual(["stop", "reroll"]);
});
