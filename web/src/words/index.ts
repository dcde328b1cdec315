// The page's own words. English gives the keys; tools/words.mjs refuses a language that lacks one.
import { computed, type ReadonlySignal } from "@preact/signals";
import { lang } from "../core/settings";
import { pluralForm } from "../core/words";
import de from "./de.json";
import en from "./en.json";
import ru from "./ru.json";

export type Key = keyof typeof en;
const all: Record<"en" | "ru" | "de", Record<string, string>> = { en, ru, de };
const table: ReadonlySignal<Record<string, string>> = computed(() => all[lang.value]);

/** {name} is filled in, {n#one|few|many} takes the form that goes with the number. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)(?:#([^}]*))?\}/g, (_, name: string, forms: string | undefined) => {
    const v = values[name];
    if (forms === undefined) return String(v ?? "");
    const list = forms.split("|");
    return list[Math.min(pluralForm(lang.value, Number(v)), list.length - 1)] ?? "";
  });

export const t = (key: Key, values: Record<string, string | number> = {}): string => fill(table.value[key] ?? key, values);
export const has = (key: string): key is Key => key in en;
