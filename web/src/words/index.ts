// The page's own words, a file a language: only the one that is read is loaded. English gives the keys;
// tools/words.mjs refuses a language that lacks one.
import { effect, signal } from "@preact/signals";
import { lang } from "../core/settings";
import { type Lang, lacks, languageOf, pluralForm } from "../core/words";
import type en from "./en.json";

export type Key = keyof typeof en;
type Texts = Record<string, string>;

const files = import.meta.glob<Texts>("./??.json", { import: "default" });
const all = signal<Partial<Record<Lang, Texts>>>({});

/** The words of a language, before anything is drawn in it; of one that has gaps yet, English in them. */
export const loadPageWords = async (l: Lang): Promise<void> => {
  if (all.peek()[l]) return;
  const own = await files[`./${l}.json`]!(),
    whole: Texts = languageOf(l).complete ? own : { ...(await files["./en.json"]!()), ...own };
  all.value = { ...all.peek(), [l]: whole };
};
effect(() => {
  void loadPageWords(lang.value).catch(() => {}); // the page says what it has
});

/** While another language comes, the one before it is read on. */
const now = (): Texts => all.value[lang.value] ?? Object.values(all.value)[0] ?? {};

/** {name} is filled in, {n#one|few|many} takes the form that goes with the number. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(
    /\{(\w+)(?:#([^}]*))?\}/g,
    (is: string, name: string, forms: string | undefined, at: number) => {
      const v = values[name];
      if (v === undefined) lacks(`{${name}} in '${text}'`);
      // an abbreviation at the end of a sentence: one full stop is enough
      if (forms === undefined) {
        const said = String(v ?? "");
        return said.endsWith(".") && text[at + is.length] === "." ? said.slice(0, -1) : said;
      }
      const list = forms.split("|");
      return list[Math.min(pluralForm(lang.value, Number(v)), list.length - 1)] ?? "";
    },
  );

/** Of files called `.../en.json` the one of a language. */
export const textsOf = (files: Record<string, Texts>, l: Lang): Texts =>
  Object.entries(files).find(([path]) => path.endsWith(`/${l}.json`))?.[1] ?? {};

/** Says a key of these files in the page's language; what it lacks is said in English. */
export const speaker =
  <K extends string>(files: Record<string, Texts>) =>
  (key: K, values: Record<string, string | number> = {}): string => {
    const text = textsOf(files, lang.value)[key] ?? textsOf(files, "en")[key];
    if (text === undefined) lacks(`${lang.value} ${key}`);
    return fill(text ?? key, values);
  };

export const t = (key: Key, values: Record<string, string | number> = {}): string => {
  const text = now()[key];
  if (text === undefined) lacks(`${lang.value} ${key}`);
  return fill(text ?? key, values);
};
/** A number with one place behind the point, or the comma of the language. */
export const decimal = (n: number): string => n.toFixed(1).replace(".", languageOf(lang.value).decimal);
export const has = (key: string): key is Key => key in now();
