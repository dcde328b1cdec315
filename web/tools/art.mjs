// Makes the sprite of each game out of the pictures it uses, and the list of what each stands for:
// src/words/made/art/<game>.svg and .json. A game names its pictures in src/games/<game>/art.tsv (of,
// picture).
// usage: node web/tools/art.mjs
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url))),
  drawn = join(web, "src/art/pictures"),
  games = join(web, "src/games"),
  out = join(web, "src/words/made/art");

/** Every picture by its id, as it stands in its file. */
const pictures = new Map();
for (const file of (await readdir(drawn)).filter((f) => f.endsWith(".svg")))
  for (const [symbol, id] of (await readFile(join(drawn, file), "utf8")).matchAll(
    /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g,
  )) {
    if (pictures.has(id)) throw new Error(`${file}: a second picture with the name '${id}'`);
    pictures.set(id, symbol);
  }

const wrong = [];
await mkdir(out, { recursive: true });
for (const game of await readdir(games)) {
  const table = join(games, game, "art.tsv");
  if (!existsSync(table)) continue;
  const of = {};
  const [, ...rows] = (await readFile(table, "utf8")).trimEnd().split("\n");
  for (const [i, row] of rows.entries()) {
    const [what = "", picture = ""] = row.split("\t");
    if (!pictures.has(picture)) wrong.push(`${table}:${i + 2}: there is no picture '${picture}'`);
    if (what in of) wrong.push(`${table}:${i + 2}: '${what}' has a picture already`);
    of[what] = picture;
  }
  const used = [...new Set(Object.values(of))].map((id) => pictures.get(id));
  await writeFile(join(out, `${game}.svg`), `<svg xmlns="http://www.w3.org/2000/svg">${used.join("")}</svg>`);
  await writeFile(join(out, `${game}.json`), JSON.stringify(of));
}
if (wrong.length) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
