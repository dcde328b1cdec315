// Words of the hall's pages, loaded with them.
import { hangMore } from "../art/icons";
import { Rejected } from "../core/client";
import type { Clock, Rating } from "../core/protocol";
import { span } from "../core/times";
import { has, speaker, t } from "../words";
import icons from "./icons.svg?raw";
import en from "./words/en.json";

// Words and drawings come together.
hangMore("hall", icons);

export type HallKey = keyof typeof en;
export const say = speaker<HallKey>(import.meta.glob("./words/??.json", { eager: true, import: "default" }));
export const hasWord = (key: string): key is HallKey => key in en;

/** Why the hall refused, in words for people. `about`: what was tried, where one code means several
 * things. */
export const refusal = (e: unknown, about = ""): string => {
  const code = e instanceof Rejected ? e.code : "lost";
  for (const key of [`bad.${about}.${code}`, `bad.${code}`]) if (hasWord(key)) return say(key);
  const common = `error.${code}`;
  return has(common) ? t(common) : say("bad.any");
};

/** `15 min each`, `2 days a turn`, `no clock`. */
export const clockText = (c: Clock | null | undefined): string => {
  if (!c || c.kind === "none") return say("clock.none");
  const base = span((c.base ?? 0) * 1000);
  return say(c.kind === "live" ? "clock.live" : "clock.days", { base });
};

/** `1655 ± 48`. */
export const rangeText = (r: Rating): string => `${r.rating} ± ${r.range}`;

/** Names as a sentence says them. */
export const listing = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
