// Words of the drawing of Divinus, and what its cards say (made from the game's own tables).
import { signal } from "@preact/signals";
import { lang } from "../../core/settings";
import type { Lang } from "../../core/words";
import { speaker } from "../../words";
import type en from "./en.json";

export type SayKey = keyof typeof en;
export const say = speaker<SayKey>(import.meta.glob("./??.json", { eager: true, import: "default" }));

const files = import.meta.glob<Record<string, string>>("../../words/made/about/divinus.*.json", {
  import: "default",
});
const loaded = signal<Partial<Record<Lang, Record<string, string>>>>({});
const asked = new Set<Lang>();

/** What a card, a choice or a line of the story says; "" while it is loaded and where nothing is said. */
export const about = (id: string): string => {
  const l = lang.value,
    words = loaded.value[l];
  if (!words && !asked.has(l)) {
    asked.add(l);
    void files[`../../words/made/about/divinus.${l}.json`]!().then(
      (words) => {
        loaded.value = { ...loaded.value, [l]: words };
      },
      () => {
        asked.delete(l);
      },
    );
  }
  return words?.[id] ?? "";
};
