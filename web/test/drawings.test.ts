// Drawings go into the page as text, and the server's policy (style-src 'self') takes every style out of such
// text.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../src");

it("no drawing has a style of its own: classes and attributes alone reach the eye", async () => {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".svg"));
  expect(files.length).toBeGreaterThan(5);
  const styled: string[] = [];
  for (const name of files)
    for (const found of (await readFile(join(folder, name), "utf8")).match(/\sstyle="[^"]*"|<style/g) ?? [])
      styled.push(`${name}: ${found.trim()}`);
  expect(styled).toEqual([]);
});
