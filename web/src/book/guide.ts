// The rulebook for people: pages made from src/book/text by tools/book.mjs, one file a game and language,
// loaded when somebody opens it.
import { type Signal, signal } from "@preact/signals";
import { lang } from "../core/settings";
import type { Lang } from "../core/words";

/** A text: words, and among them bold, icons, links and keys. */
export type Inline =
  | string
  | { b: Text }
  | { i: Text }
  | { ic: string }
  | { a: string; t: Text }
  | { kbd: string };
export type Text = Inline[];
export interface Item {
  ic?: string;
  title?: Text;
  t: Text;
  ex?: Text;
}
export interface Stat {
  ic: string;
  means: string;
  n: number | string;
}
export interface CardOf {
  of: string;
  pic?: true;
  name: string;
  t: string;
  stats: Stat[];
}
export type Figure =
  | { name: "dice"; dice: ({ face: string; lost?: true; t?: Text } | null)[] }
  | { name: "foe"; of: string; kind: string; stats: Stat[]; ban?: string; title: string }
  | { name: "cards"; cards: CardOf[] }
  | { name: "list"; list: { ic: string | null; name: string; t: string }[] }
  | {
      name: "faces";
      faces: { die: string; name: string; faces: string[]; hits: string; shields: string }[];
      heads: { hits: string; shields: string };
    }
  | {
      name: "enough";
      head: string;
      counts: number[];
      rows: { name: string; stats: string; cells: { t: string; q: number }[] }[];
    }
  | { name: "board"; scene: string; box: number[]; marks: { x: number; y: number; t: Text }[] }
  | { name: "sum"; parts: (string | { ic: string })[]; total: string }
  | {
      name: "landscape";
      cols: number;
      rows: number;
      laid: { x: number; y: number; id: string; turned: number; symbols: string[]; t?: Text }[];
    }
  | { name: "numbers" | "effects"; head: Text[]; rows: { name: string; cells: string[] }[] }
  | {
      name: "grid";
      rows: number;
      cols: number;
      cells: { bonus?: string; income?: string; minus?: true; out?: true }[][];
      pieces: { ic: string; name: string; colour: string; x: number; y: number; w: number; h: number }[];
    }
  | { name: "tiles"; tiles: { id: string; name: string; w: number; h: number; colour: string }[] };
export type Block =
  | { k: "lead" | "p"; t: Text }
  | { k: "h2" | "h3"; id?: string; t: Text }
  | { k: "ul" | "missed"; items: Text[] }
  | { k: "rules"; ids: string[] }
  | { k: "strip" | "boxes" | "steps"; items: Item[]; cap?: Text }
  | { k: "ask"; items: { q: Text; a: Text }[] }
  | { k: "table"; items: Text[][]; cap?: Text }
  | { k: "example" | "hint"; title: Text; blocks: Block[] }
  | { k: "card"; title: Text; cols: { title: Text; items: Item[] }[] }
  | ({ k: "fig"; cap?: Text } & Figure);
export interface Page {
  id: string;
  title: string;
  ic?: string;
  minutes: number;
  blocks: Block[];
}
export interface Guide {
  pages: Page[];
}
/** Where questions and rules belong: prompt or rule id to anchor, and groups of rules to where most of
 * them are. */
export interface Places {
  prompts: Record<string, string>;
  rules: Record<string, string>;
  groups: Record<string, string>;
}

const files = import.meta.glob("../words/made/book/*.json", { import: "default" });
const known = new Map<string, Signal<unknown>>();

/** Loads a made file once; null until it is here, and where there is none. */
const made = <T>(name: string): T | null => {
  const have = known.get(name);
  if (have) return have.value as T | null;
  const got = signal<unknown>(null),
    load = files[`../words/made/book/${name}.json`];
  known.set(name, got);
  void load?.().then(
    (x) => {
      got.value = x;
    },
    () => {
      known.delete(name); // offline before it was ever loaded: asked for again next time
    },
  );
  return got.value as T | null; // read, so that who asks is told when it comes
};

const fileOf = (game: string, l: Lang) => `${game}-book.${l}`;
/** Is there a book of this game at all? A game without one has its exact rules. */
export const hasGuide = (game: string): boolean => `../words/made/book/${fileOf(game, "en")}.json` in files;
export const guideOf = (game: string): Guide | null => made<Guide>(fileOf(game, lang.value));
export const placesOf = (game: string): Places | null => made<Places>(`${game}-places`);
export const sceneOf = <T>(game: string, name: string): T | null => made<T>(`${game}-${name}-scene`);

export const plain = (t: Text): string =>
  t
    .map((p) =>
      typeof p === "string"
        ? p
        : "ic" in p
          ? ""
          : "kbd" in p
            ? p.kbd
            : plain("b" in p ? p.b : "i" in p ? p.i : p.t),
    )
    .join("")
    .replace(/ {2,}/g, " ");

/** Where in the book a rule is explained; null: nowhere. */
export const placeOfRule = (places: Places | null, id: string): string | null =>
  places?.rules[id] ?? places?.groups[id.replace(/-[^-]+$/, "")] ?? null;

/** The page an anchor stands on. */
export const pageAt = (guide: Guide, anchor: string): Page | undefined =>
  guide.pages.find((p) => p.id === anchor || p.blocks.some((b) => "id" in b && b.id === anchor));

export interface Section {
  page: Page;
  title: string;
  blocks: Block[];
}
/** What stands at an anchor: its heading and all up to the next one; of a page what stands before its
 * first heading. */
export const sectionAt = (guide: Guide, anchor: string): Section | null => {
  const page = pageAt(guide, anchor);
  if (!page) return null;
  const start = page.blocks.findIndex((b) => "id" in b && b.id === anchor),
    head = page.blocks[start],
    next = page.blocks.findIndex((b, i) => i > start && b.k === "h2");
  return {
    page,
    title: head?.k === "h2" ? plain(head.t) : page.title,
    blocks: page.blocks.slice(start + 1, next < 0 ? undefined : next),
  };
};

/** Ids in short: CM-ROUND-01–04, CM-LOC-13. */
export const shortIds = (ids: readonly string[]): string => {
  const out: string[] = [];
  let first = "",
    last = "";
  const flush = () => {
    if (first) out.push(first === last ? first : `${first}–${/\d+\w?$/.exec(last)?.[0] ?? last}`);
  };
  for (const id of ids) {
    const [, stem = "", n = ""] = /^(.*-)(\d+)$/.exec(id) ?? [],
      next = `${stem}${String(Number(n) - 1).padStart(n.length, "0")}`;
    if (!n || last !== next) {
      flush();
      first = id;
    }
    last = id;
  }
  flush();
  return out.join(", ");
};
