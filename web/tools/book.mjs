// Makes the rulebook of every game out of src/book/text: src/words/made/book/<game>-book.<lang>.json. A page
// that is missing
// in a language, an unknown icon, value, anchor or rule fails the build, all of them named.
// usage: node web/tools/book.mjs      after words.mjs and art.mjs
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileBook, LANGS } from "./book/compile.mjs";
import { sceneNames, scenesOf } from "./book/scenes.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url))),
  texts = join(web, "src/book/text"),
  made = join(web, "src/words/made");
const json = async (path) => JSON.parse(await readFile(join(made, path), "utf8"));

/** What the build knows of a game, as compileBook wants it. */
export const knownOf = async (game) => {
  const byLang = async (read) =>
    Object.fromEntries(await Promise.all(LANGS.map(async (l) => [l, await read(l)])));
  const sprite = await readFile(join(web, "src/art/icons.svg"), "utf8"),
    book = await json(`rules/${game}-rules.en.json`),
    types = await readFile(join(made, `types/${game}.ts`), "utf8");
  const text = (l) => {
    const path = join(texts, `${game}.${l}.md`);
    return existsSync(path) ? readFile(path, "utf8") : undefined;
  };
  return {
    texts: await byLang(text),
    words: await byLang((l) => json(`${game}.${l}.json`)),
    content: await json(`content/${game}.json`),
    rules: Object.fromEntries(book.flatMap((c) => c.rules)),
    prompts: promptsIn(types),
    icons: new Set([...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map((m) => m[1])),
    pictures: new Set(
      existsSync(join(made, `art/${game}.json`)) ? Object.keys(await json(`art/${game}.json`)) : [],
    ),
    scenes: new Set(sceneNames(game)),
    values: await readFile(join(texts, "values.tsv"), "utf8"),
    places: await readFile(join(texts, "places.tsv"), "utf8"),
  };
};

/** The questions of a game, as tools/types.mjs wrote them down. */
const promptsIn = (types) => {
  const m = /export type Prompt =([^;]+);/.exec(types);
  return [...(m?.[1] ?? "").matchAll(/"([^"]+)"/g)].map((x) => x[1]);
};

const main = async () => {
  const errors = [];
  await mkdir(join(made, "book"), { recursive: true });
  const list = /GAMES = (\[.*\]) as const/.exec(await readFile(join(made, "games.ts"), "utf8"));
  for (const game of JSON.parse(list[1])) {
    if (!existsSync(join(texts, `${game}.en.md`))) continue; // a game without a book has its exact rules
    const { books, index, errors: wrong } = compileBook(game, await knownOf(game));
    errors.push(...wrong);
    for (const lang of LANGS)
      await writeFile(
        join(made, `book/${game}-book.${lang}.json`),
        JSON.stringify({ pages: books[lang] ?? [] }),
      );
    await writeFile(join(made, `book/${game}-places.json`), JSON.stringify(index));
    for (const [name, scene] of Object.entries(await scenesOf(game)))
      await writeFile(join(made, `book/${game}-${name}-scene.json`), JSON.stringify(scene));
  }
  if (errors.length) {
    console.error(errors.map((e) => `src/book/text/${e}`).join("\n"));
    process.exit(1);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
