// Words of the drawing that the engine has no need of.
import { lang } from "../../core/settings";
import { fill } from "../../words";
import de from "./de.json";
import en from "./en.json";
import ru from "./ru.json";

export type SayKey = keyof typeof en;
const all: Record<"en" | "ru" | "de", Record<string, string>> = { en, ru, de };
export const say = (key: SayKey, values: Record<string, string | number> = {}): string => fill(all[lang.value][key] ?? key, values);
