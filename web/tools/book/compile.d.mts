import type { Page, Places } from "../../src/book/guide";

export type BookLang = "en" | "ru" | "de";
export type Row = Record<string, number>;
/** What the build knows of a game. */
export interface Known {
  texts: Record<BookLang, string | undefined>;
  words: Record<BookLang, unknown>;
  content: Record<string, Record<string, Row>>;
  rules: Record<string, string>;
  prompts: string[];
  icons: Set<string>;
  pictures: Set<string>;
  scenes: Set<string>;
  values: string;
  places: string;
}
export const LANGS: BookLang[];
export const compileBook: (
  game: string,
  of: Known,
) => { books: Record<BookLang, Page[]>; index: Places; errors: string[] };
