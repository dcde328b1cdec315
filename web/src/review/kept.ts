// The hall reviews a finished game once for everybody: asked until it has done so, or says no.
import { type Lang, LANGS } from "../core/words";

/** What is needed of a client. */
export interface Asks {
  ask<T>(m: { t: string } & Record<string, unknown>): Promise<T>;
}
interface Answer {
  done: number;
  page: string | null;
}

const EVERY = 3_000;

/** Its links lead to the copy on this device, where moments are looked at and played on from. */
const linked = (page: string, table: string, copy: string): string =>
  page.replaceAll(`#/r/hall/${table}`, `#/r/here/${copy}`);

export interface Wanted {
  table: string;
  copy: string;
  lang: Lang;
}

/** Hands over the page when there is one; what it returns ends the asking. */
export const followHall = (
  hall: Asks,
  { table, copy, lang }: Wanted,
  got: (page: string) => void,
  every = EVERY,
): (() => void) => {
  let over = false,
    timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    const { page } = await hall.ask<Answer>({ t: "review", table, lang });
    if (over) return;
    if (page !== null) got(linked(page, table, copy));
    else timer = setTimeout(look, every);
  };
  // a hall that is busy, old or away: the device reviews by itself
  const look = () => void ask().catch(() => {});
  look();
  return () => {
    over = true;
    clearTimeout(timer);
  };
};

/** The same review in the other languages, as far as the hall says it. */
export const inOthers = async (
  hall: Asks,
  { table, copy, lang }: Wanted,
): Promise<Partial<Record<Lang, string>>> => {
  const pages: Partial<Record<Lang, string>> = {};
  for (const l of LANGS.filter((x) => x !== lang)) {
    const said = await hall.ask<Answer>({ t: "review", table, lang: l }).catch(() => null);
    if (said?.page) pages[l] = linked(said.page, table, copy);
  }
  return pages;
};
