// What a reader would stumble over in what the page has written: a word that is missing, one of another
// language, an id.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Lang = "en" | "ru" | "de";
type Tree = { [key: string]: Tree } | Tree[] | string | number | boolean | null;

const src = join(import.meta.dirname, "../src");
const read = (path: string): Tree => {
  try {
    return JSON.parse(readFileSync(join(src, path), "utf8")) as Tree;
  } catch {
    return {};
  }
};
const IDS = new Set(["ids", "index", "kind", "value", "id"]);
const texts = (t: Tree): string[] =>
  typeof t === "string"
    ? [t]
    : t === null || typeof t !== "object"
      ? []
      : Object.entries(t).flatMap(([k, v]) =>
          IDS.has(k) || (k === "kinds" && Array.isArray(v)) ? [] : texts(v),
        );
/** Every text that a game may show in a language. */
const tables = (game: string, lang: Lang) =>
  new Set(
    [
      `words/${lang}.json`,
      `games/${game}/${lang}.json`,
      `words/made/${game}.${lang}.json`,
      `words/made/about/${game}.${lang}.json`,
    ].flatMap((f) => texts(read(f))),
  );

/** Ids that have a word of their own in this language, and the words themselves. */
const idsOf = (game: string, lang: Lang) => {
  const kinds = (
    read(`words/made/${game}.${lang}.json`) as { kinds: Record<string, { ids: string[]; labels: string[] }> }
  ).kinds;
  const ids = new Set<string>(),
    labels = new Set(Object.values(kinds).flatMap((k) => k.labels));
  for (const k of Object.values(kinds))
    k.ids.forEach((id, i) => {
      if (k.labels[i] !== id && /[a-z]{3}/.test(id) && !labels.has(id)) ids.add(id);
    });
  return ids;
};

const BROKEN = /[{}]|\bundefined\b|\bNaN\b|\bnull\b|\[object|\w_\w|[^.]\.\.(?!\.)/;
const ENGLISH = /\b(?:the|and|your|with|each|from|of|is|are|you|may|not)\b/i;
/** What is written the same in every language: the hall, rules' ids, keys, the names of the languages. */
const EVERYWHERE =
  /Meadhall|JavaScript|English|Deutsch|Champions of Midgard|Blood Rage|\bQR\b|\b(?:EN|RU|DE|Enter|Esc|U|R)\b|\b[A-Z]{2}(?:-[A-Z0-9]+)+[a-z]?\b|\b[IVX]+\b|\bRW\d\b|\b\d+[A-C]\b/g;

/** What a reader of this language would stumble over. */
export const strange = (written: string[], game: string, lang: Lang): string[] => {
  const ids = idsOf(game, lang),
    own = tables(game, lang),
    english = lang === "en" ? new Set<string>() : tables(game, "en");
  return written.filter((text) => {
    const rest = text.replace(EVERYWHERE, " ");
    if (BROKEN.test(rest) || (ids.has(text) && !own.has(text))) return true;
    if (lang === "ru") return /[A-Za-z]{2,}/.test(rest);
    return (
      lang === "de" &&
      ((english.has(text) && !own.has(text)) || ENGLISH.test(rest.replace(/\b(?:is|not|may|of)\b/gi, "")))
    );
  });
};
