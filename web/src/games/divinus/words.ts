// Words of the drawing of Divinus, and what its cards say (made from the game's own tables).
import { signal } from "@preact/signals";
import { lang } from "../../core/settings";
import type { Lang } from "../../core/words";
import { speaker } from "../../words";
import de from "./de.json";
import en from "./en.json";
import ru from "./ru.json";

export type SayKey = keyof typeof en;
export const say = speaker<SayKey>({ en, ru, de });

const files: Record<Lang, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("../../words/made/about/divinus.en.json"),
  ru: () => import("../../words/made/about/divinus.ru.json"),
  de: () => import("../../words/made/about/divinus.de.json"),
};
const loaded = signal<Partial<Record<Lang, Record<string, string>>>>({});
const asked = new Set<Lang>();

/** What a card, a choice or a line of the story says; "" while it is loaded and where nothing is said. */
export const about = (id: string): string => {
  const l = lang.value,
    words = loaded.value[l];
  if (!words && !asked.has(l)) {
    asked.add(l);
    void files[l]().then(
      (m) => {
        loaded.value = { ...loaded.value, [l]: m.default };
      },
      () => {
        asked.delete(l);
      },
    );
  }
  return words?.[id] ?? "";
};
