// What {references} of the rulebook mean: numbers of the tables as this build has them, names of things,
// chances.
import { LANGUAGES } from "../languages.mjs";
import { winChance } from "./odds.mjs";

const NB = "\u00a0";

const pluralOf = (lang) => LANGUAGES.find((l) => l.code === lang)?.plural;

/** Which form of a word goes with a number: as core/words.ts has it for the page. */
const pluralForm = (lang, n) => {
  const tens = n % 100,
    ones = n % 10;
  if (pluralOf(lang) !== "slavic") return n === 1 ? 0 : 1;
  if (ones === 1 && tens !== 11) return 0;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
};

/** How many forms a word has beside numbers. */
const formsIn = (lang) => (pluralOf(lang) === "slavic" ? 3 : 2);

const cellOf = (content, path) => {
  const [table, id, column] = path.split(".");
  const row = content[table]?.[id];
  if (!row) throw new Error(`there is no ${id ?? "row"} in the table '${table}'`);
  const v = row[column];
  if (typeof v === "number") return v;
  if (typeof v === "string" && /^-?\d+$/.test(v)) return Number(v);
  throw new Error(`'${path}' is no number of the tables`);
};

const columnOf = (content, path) => {
  const [table, column] = path.split(".");
  const rows = Object.values(content[table] ?? {}),
    all = rows.map((r) => r[column]).filter((v) => typeof v === "number" && v !== 0);
  if (!all.length) throw new Error(`there is no column of numbers '${path}'`);
  return all;
};

const SUMS = {
  min: (all) => Math.min(...all),
  max: (all) => Math.max(...all),
  sum: (all) => all.reduce((a, b) => a + b, 0),
};

/** What a number means that only a rule says (values.tsv), or a table, or all of a column. */
const numberOf = (content, constants, ref) => {
  if (ref in constants) return constants[ref];
  const [word, rest] = ref.split(" ");
  if (rest && SUMS[word]) return SUMS[word](columnOf(content, rest));
  if (word === "count") {
    if (!content[rest]) throw new Error(`there is no table '${rest}'`);
    return Object.keys(content[rest]).length;
  }
  if (/^[\w-]+\.[\w-]+\.\w+$/.test(ref)) return cellOf(content, ref);
  throw new Error(`nothing is called '${ref}': a table has table.row.column, values.tsv has names`);
};

const minus = (n) => String(n).replace("-", "−");

/** Chances as the page writes them: certain is only what is certain. */
export const percent = (p) => {
  const n = Math.round(p * 100);
  return p > 0 && p < 1 && (n === 0 || n === 100) ? (n ? `>99${NB}%` : `<1${NB}%`) : `${n}${NB}%`;
};

/** `sword=3 spear=1 draugr.drowned-raider-blue` */
const oddsOf = (content, text) => {
  const parts = text.split(" "),
    [table, id] = parts.at(-1).split("."),
    foe = content[table]?.[id];
  if (!foe) throw new Error(`there is no enemy '${parts.at(-1)}'`);
  const band = Object.fromEntries(
    parts
      .slice(0, -1)
      .map((p) => p.split("="))
      .map(([d, n]) => [d, Number(n)]),
  );
  return percent(winChance(content.face, band, foe));
};

const labelOf = (words, path) => {
  const [kind, id] = path.split("."),
    k = words.kinds[kind],
    at = k ? k.ids.indexOf(id) : -1;
  if (at < 0) throw new Error(`nothing is called '${path}'`);
  return k.labels[at];
};
export const noteOf = (words, path) => {
  const [kind, id] = path.split("."),
    k = words.kinds[kind];
  return k?.notes?.[k.ids.indexOf(id)] ?? "";
};

/** A reader of references for one game and language. */
export const valuesOf = ({ content, words, constants, lang }) => {
  const label = (path) => labelOf(words, path);
  const number = (ref) => numberOf(content, constants, ref);
  const formed = (ref, forms, bare) => {
    if (forms.length !== formsIn(lang))
      throw new Error(`'${ref}' needs ${formsIn(lang)} forms of its word in ${lang}`);
    const n = number(ref),
      word = forms[pluralForm(lang, Math.abs(n))];
    return bare ? word : `${minus(n)}${NB}${word}`;
  };
  const value = (ref) => {
    if (ref.startsWith("=")) return label(ref.slice(1));
    if (ref.startsWith("odds ")) return oddsOf(content, ref.slice(5));
    const hash = ref.indexOf("#"),
      bar = ref.indexOf("|");
    if (hash > 0) return formed(ref.slice(0, hash), ref.slice(hash + 1).split("|"), true);
    if (bar > 0) return formed(ref.slice(0, bar), ref.slice(bar + 1).split("|"), false);
    return minus(number(ref));
  };
  return { label, number, value };
};

/** What a language's printers do with blanks, dashes and short words. */
const HABITS = {
  en: [[/ – /g, `${NB}– `]],
  ru: [
    [/ — /g, `${NB}— `],
    [/(^|[\s(«„])([А-Яа-яЁё]{1,2}) (?=\S)/g, `$1$2${NB}`],
    [/ (же|бы|ли)(?=[\s.,;:!?])/g, `${NB}$1`],
  ],
  de: [
    [/ – /g, `${NB}– `],
    [/\bz\. ?B\./g, `z.${NB}B.`],
  ],
};
export const typographyOf = (lang) => (text) =>
  (HABITS[lang] ?? []).reduce((s, [from, to]) => s.replace(from, to), text);

/** The lines of values.tsv about a game: numbers that only a rule says, each checked against that rule's
 * text. */
export const constantsOf = (tsv, file, game, ruleText, errors) => {
  const out = {};
  for (const [i, line] of tsv.split("\n").entries()) {
    const [of, name, value, rule] = line.split("\t");
    if (of !== game) continue;
    const text = ruleText.get(rule);
    if (text === undefined) errors.push(`${file}:${i + 1}: there is no rule ${rule}`);
    else if (!new RegExp(`(^|[^\\d])${Math.abs(Number(value))}([^\\d]|$)`).test(text))
      errors.push(`${file}:${i + 1}: ${rule} does not say ${value}`);
    out[name] = Number(value);
  }
  return out;
};
