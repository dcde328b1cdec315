// The rules as texts with ids: English whole, other languages where they are written. Loaded when first asked
// for.
import { signal, type Signal } from "@preact/signals";
import { GAME_OF_PREFIX } from "../words/made/games";
import { lang } from "./settings";
import type { Lang } from "./words";

export interface Chapter {
  title: string;
  /** How the program does it: open to everybody, in nobody's way. */
  inner?: boolean;
  rules: Rule[];
}
/** `own`: told in the language that was asked for, not in English. */
export interface Rule {
  id: string;
  text: string;
  own: boolean;
}
export type Book = Chapter[];
type Written = { title: string; inner?: boolean; rules: [string, string][] }[];

const files = import.meta.glob<Written>("../words/made/rules/*.json", { import: "default" });
const read = async (game: string, l: Lang): Promise<Written> =>
  (await files[`../words/made/rules/${game}-rules.${l}.json`]?.()) ?? [];

/** English gives the order; what the other language tells takes the English sentence's place. */
export const mergeBooks = (english: Written, other: Written): Book => {
  const told = new Map(other.flatMap((c) => c.rules)),
    titles = new Map(other.flatMap((c) => c.rules.map(([id]) => [id, c.title] as const)));
  return english.map((c) => ({
    title: titles.get(c.rules[0]?.[0] ?? "") ?? c.title,
    ...(c.inner ? { inner: true } : {}),
    rules: c.rules.map(([id, text]) => {
      const own = told.get(id);
      return { id, text: own ?? text, own: own !== undefined };
    }),
  }));
};

const books = new Map<string, Signal<Book | null>>();

/** The rules of a game in the page's language; null until they are there. */
export const bookOf = (game: string): Book | null => {
  const key = `${game}.${lang.value}`,
    known = books.get(key);
  if (known) return known.value;
  const book = signal<Book | null>(null),
    l = lang.value;
  books.set(key, book);
  void Promise.all([read(game, "en"), l === "en" ? [] : read(game, l)]).then(
    ([en, other]) => {
      book.value = l === "en" ? mergeBooks(en, en) : mergeBooks(en, other);
    },
    () => {
      books.delete(key);
    },
  ); // offline before it was ever loaded: asked for again next time
  return book.value;
};

export const ruleIn = (book: Book | null, id: string): Rule | null => {
  for (const c of book ?? []) for (const r of c.rules) if (r.id === id) return r;
  return null;
};

/** What a rule says, and why it was settled so; "" where it says nothing of that. */
export const withReason = (text: string): [rule: string, reason: string] => {
  const at = text.search(/ (?:Why|Почему|Grund): /);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
};

/** The game a rule belongs to, by the first letters of its id. */
export const gameOfRule = (id: string): string | null => GAME_OF_PREFIX[id.slice(0, 2)] ?? null;

export const RULE_ID = /\b[A-Z]{2}(?:-[A-Z0-9]+)+-[A-Z]?\d+[a-z]?\b/g;
