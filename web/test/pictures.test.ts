// Every card, leader, god, monster and occupation has a picture, and every picture can be drawn under the
// server's policy.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "../src");
const made = (path: string) => readFile(join(src, "words/made", path), "utf8");

const KINDS: Record<string, string[]> = {
  midgard: ["leader", "troll", "draugr", "monster", "rune", "destiny"],
  rage: ["card", "card_5p", "monster", "clan"],
  odin: ["occupation"],
  divinus: ["god_card", "quest", "monster", "location"],
};

it.each(Object.entries(KINDS))("%s has a picture of everything", async (game, kinds) => {
  const content = JSON.parse(await made(`content/${game}.json`)) as Record<string, Record<string, unknown>>,
    of = JSON.parse(await made(`art/${game}.json`)) as Record<string, string>,
    sprite = await made(`art/${game}.svg`);
  const lacking = kinds.flatMap((kind) =>
    Object.keys(content[kind]!)
      .map((id) => `${kind.replace(/_5p$/, "")}:${id}`)
      .filter((what) => !(what in of)),
  );
  expect(lacking).toEqual([]);
  // a second copy of a card is a card of its own to the engine
  const words = JSON.parse(await made(`${game}.en.json`)) as { kinds: Record<string, { ids: string[] }> };
  for (const kind of kinds)
    expect((words.kinds[kind]?.ids ?? []).filter((id) => id !== "none" && !(`${kind}:${id}` in of))).toEqual(
      [],
    );
  for (const id of new Set(Object.values(of))) expect(sprite).toContain(`<symbol id="${id}"`);
  expect(sprite).not.toMatch(/\sstyle=|<style|<script|<image|href=/);
});

it("no two pictures and drawings share a name", async () => {
  const ids: string[] = [];
  for (const file of [
    "art/icons.svg",
    "art/defs.svg",
    "words/made/art/midgard.svg",
    "words/made/art/divinus.svg",
  ])
    ids.push(...[...(await readFile(join(src, file), "utf8")).matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]!));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

it("every colour of a picture is one of the page's own, in both themes", async () => {
  const css = (
    await Promise.all(["tokens.css", "pictures.css"].map((f) => readFile(join(src, "art", f), "utf8")))
  ).join();
  const known = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map((m) => m[1]));
  for (const game of Object.keys(KINDS)) {
    const used = [...(await made(`art/${game}.svg`)).matchAll(/var\((--[\w-]+)/g)].map((m) => m[1]!);
    expect([...new Set(used)].filter((x) => !known.has(x) && !["--clan", "--band"].includes(x))).toEqual([]);
  }
});
