// The languages, as include/meadhall/languages.h lists them.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const header = await readFile(join(root, "include/meadhall/languages.h"), "utf8");

/** Which forms of a noun stand behind a number, by how the language counts; nothing: as the thing is called. */
const COUNTS = { one: ["", "pl"], slavic: ["c1", "c2", "c5"] };

/** Each with its code, its own name, its decimal sign, how it counts, where the forms for it stand, and
 * whether every text must be there. */
export const LANGUAGES = [
  ...header.replace(/\\\n/g, " ").matchAll(/\bX\([A-Z]+, (.*?),\s*([01])\)(?=\s)/g),
].map(([, row, complete]) => {
  const texts = [...row.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => JSON.parse(text)),
    [code, name, decimal] = texts,
    forms = texts.at(-1).split(" "),
    plural = /, ([A-Z]+), /.exec(row)[1].toLowerCase();
  return {
    code,
    name,
    decimal,
    plural,
    counts: COUNTS[plural].map((form) => forms.indexOf(form)),
    complete: complete === "1",
  };
});
export const LANGS = LANGUAGES.map((l) => l.code);

/** src/words/made/languages.ts, so that a misspelled language does not compile. */
export const languagesFile = () => `// made by tools/languages.mjs
export const LANGUAGES = ${JSON.stringify(LANGUAGES, null, 2)} as const;
`;
