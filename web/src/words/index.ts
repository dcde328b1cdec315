// The page's own words. English gives the keys; tools/words.mjs refuses a language that lacks one.
import { lang } from "../core/settings";
import { type Lang, lacks, pluralForm } from "../core/words";
import de from "./de.json";
import en from "./en.json";
import ru from "./ru.json";

export type Key = keyof typeof en;

/** {name} is filled in, {n#one|few|many} takes the form that goes with the number. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)(?:#([^}]*))?\}/g, (_, name: string, forms: string | undefined) => {
    const v = values[name];
    if (v === undefined) lacks(`{${name}} in '${text}'`);
    if (forms === undefined) return String(v ?? "");
    const list = forms.split("|");
    return list[Math.min(pluralForm(lang.value, Number(v)), list.length - 1)] ?? "";
  });

/** Says a key of these tables in the page's language. */
export const speaker =
  <K extends string>(all: Record<Lang, Record<string, string>>) =>
  (key: K, values: Record<string, string | number> = {}): string => {
    const text = all[lang.value][key];
    if (text === undefined) lacks(`${lang.value} ${key}`);
    return fill(text ?? key, values);
  };

export const t = speaker<Key>({ en, ru, de });
/** A number with one place behind the point, or the comma of the language. */
export const decimal = (n: number): string => n.toFixed(1).replace(".", lang.value === "en" ? "." : ",");
export const has = (key: string): key is Key => key in en;
