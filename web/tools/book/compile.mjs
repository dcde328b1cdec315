// One book out of its files: the same pages and anchors in every language, every prompt of the game with a
// place in it, every reference known.
import { LANGS, LANGUAGES } from "../languages.mjs";
import { figuresOf } from "./figures.mjs";
import { readMarkup } from "./markup.mjs";
import { constantsOf, typographyOf, valuesOf } from "./values.mjs";

export { LANGS };

/** What a language's book has, without its words: pages, anchors, rules, kinds of blocks. */
const skeleton = (pages) =>
  pages.map((p) => ({
    id: p.id,
    anchors: p.blocks.filter((b) => b.id).map((b) => b.id),
    rules: p.blocks.filter((b) => b.k === "rules").map((b) => b.ids.join()),
    shape: p.blocks.map((b) => (b.k === "fig" ? b.name : b.k)).join(" "),
  }));

const compare = (file, english, other, errors) => {
  const mine = new Map(other.map((p) => [p.id, p]));
  for (const p of english) {
    const own = mine.get(p.id);
    if (!own) errors.push(`${file}: the page #${p.id} is missing`);
    else if (own.anchors.join() !== p.anchors.join())
      errors.push(
        `${file}: the page #${p.id} has the anchors ${own.anchors.join(" ")}, not ${p.anchors.join(" ")}`,
      );
    else if (own.rules.join(";") !== p.rules.join(";"))
      errors.push(`${file}: the rules of the page #${p.id} are not those of the English page`);
    else if (own.shape !== p.shape)
      errors.push(`${file}: the page #${p.id} is built otherwise: ${own.shape} in place of ${p.shape}`);
  }
  for (const p of other)
    if (!english.some((e) => e.id === p.id)) errors.push(`${file}: no English page is called #${p.id}`);
};

export const anchorsIn = (pages) =>
  pages.flatMap((p) => [p.id, ...p.blocks.filter((b) => b.id).map((b) => b.id)]);

/** The section of every rule: the last anchor before the first line that names it. */
const placesOf = (pages) => {
  const out = {};
  for (const p of pages) {
    let at = p.id;
    for (const b of p.blocks) {
      if (b.id) at = b.id;
      if (b.k === "rules") for (const id of b.ids) out[id] ??= at;
    }
  }
  return out;
};

const groupOf = (id) => id.replace(/-[^-]+$/, "");

/** A rule that no paragraph names belongs to where most of its group are. */
const groupPlaces = (places) => {
  const votes = {};
  for (const [id, at] of Object.entries(places)) {
    const group = groupOf(id);
    votes[group] ??= {};
    votes[group][at] = (votes[group][at] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(votes).map(([group, all]) => [
      group,
      Object.entries(all).sort((a, b) => b[1] - a[1])[0][0],
    ]),
  );
};

/** The lines of places.tsv about a game: a question's word, or the first part of rules' ids (FO-CARD), and
 * its place. */
const writtenPlaces = (tsv, file, game, { prompts, rules }, anchors, errors) => {
  const out = { prompts: {}, groups: {} },
    groups = new Set(Object.keys(rules).map(groupOf));
  for (const [i, line] of tsv.split("\n").entries()) {
    const [of, what, anchor] = line.split("\t");
    if (of !== game) continue;
    const kind = prompts.includes(what) ? "prompts" : groups.has(what) ? "groups" : null;
    if (!kind) errors.push(`${file}:${i + 1}: ${game} has no question and no rules '${what}'`);
    else out[kind][what] = anchor;
    if (!anchors.includes(anchor))
      errors.push(`${file}:${i + 1}: the book of ${game} has no place #${anchor}`);
  }
  for (const p of prompts)
    if (!(p in out.prompts)) errors.push(`${file}: the question '${p}' of ${game} has no place in its book`);
  return out;
};

/**
 * Compiles the book of one game. `of` holds what the build knows of it: texts by language, content, words by language,
 * rules (id to English text), prompts, icons, pictures, scenes, and the two tables values.tsv and prompts.tsv.
 */
export const compileBook = (game, of) => {
  const errors = [],
    ruleText = new Map(Object.entries(of.rules)),
    constants = constantsOf(of.values, "values.tsv", game, ruleText, errors),
    books = {};
  for (const lang of LANGS) {
    const file = `${game}.${lang}.md`;
    if (of.texts[lang] === undefined) {
      if (LANGUAGES.find((l) => l.code === lang).complete)
        errors.push(`${file}: the book is missing in this language`);
      else {
        console.warn(`src/book/text/${file} is missing: English`);
        books[lang] = books.en;
      }
      continue;
    }
    const words = of.words[lang],
      typography = typographyOf(lang),
      values = valuesOf({ content: of.content, words, constants, lang });
    const figures = figuresOf({ ...values, ...of, words, typography });
    const read = readMarkup(of.texts[lang], file, { ...of, rules: ruleText, ...values, typography, figures });
    errors.push(...read.errors);
    const anchors = anchorsIn(read.pages);
    for (const id of anchors.filter((a, i) => anchors.indexOf(a) !== i))
      errors.push(`${file}: two places are called #${id}`);
    for (const [line, anchor] of read.links)
      if (!anchors.includes(anchor)) errors.push(`${file}:${line + 1}: there is no place #${anchor}`);
    books[lang] = read.pages;
  }
  const english = skeleton(books.en ?? []);
  for (const lang of LANGS.slice(1))
    if (books[lang] && books[lang] !== books.en)
      compare(`${game}.${lang}.md`, english, skeleton(books[lang]), errors);
  const places = placesOf(books.en ?? []);
  const written = writtenPlaces(of.places, "places.tsv", game, of, anchorsIn(books.en ?? []), errors);
  const index = {
    prompts: written.prompts,
    rules: places,
    groups: { ...groupPlaces(places), ...written.groups },
  };
  for (const id of Object.keys(of.rules))
    if (!places[id] && !index.groups[groupOf(id)])
      errors.push(`places.tsv: the rule ${id} of ${game} has no place in its book`);
  return { books, index, errors };
};
