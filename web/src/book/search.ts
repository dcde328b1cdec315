// One search over book and exact rules, by the words a person types: endings do not matter, nor does ё or ü.
import type { Book, Rule } from "../core/rules";
import type { Lang } from "../core/words";
import { type Block, type Guide, type Page, plain } from "./guide";

export interface Found {
  /** What the book's headings, its text, its lists of cards and places, or its exact rules say. */
  kind: "head" | "text" | "thing" | "rule";
  title: string;
  text: string;
  /** An anchor of the book, or a rule's id. */
  at: string;
}

const MOST = { head: 6, text: 14, thing: 8, rule: 12 };

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ё/g, "е")
    .replace(/й/g, "и")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

/** Endings that a word loses before it is looked for. Rough on purpose: what is found too much stands
 * further down. */
const RU =
  "иями|ями|ами|ого|его|ому|ему|ыми|ими|ется|утся|ать|ять|ить|еть|ает|яет|ишь|ите|" +
  "ах|ях|ов|ев|еи|ом|ем|ам|ям|ои|ый|ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|ы|и|а|я|о|е|у|ю|ь";
const ENDINGS: Partial<Record<Lang, RegExp>> = {
  en: /(?:ings?|ed|es|s)$/,
  de: /(?:innen|ern|en|er|es|em|e|n|s)$/,
  ru: RegExp(`(?:${RU})$`),
};
const LEAST = 3;

export const stem = (word: string, lang: Lang): string => {
  const w = fold(word),
    endings = ENDINGS[lang],
    cut = endings ? w.replace(endings, "") : w;
  return cut.length >= LEAST ? cut : w;
};

/** The parts of a text between blanks and signs; ids of rules stay whole. */
const tokens = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

const queryOf = (text: string, lang: Lang): string[] =>
  tokens(text).map((w) => (/\d/.test(w) ? w : stem(w, lang)));

const says = (text: string, query: string[]): boolean => {
  const all = tokens(text);
  return query.every((q) => all.some((w) => w.startsWith(q) || (q.length > 4 && w.includes(q))));
};

/** The texts of a block, each with what kind of find it is. */
const textsOf = (b: Block): [Found["kind"], string, string][] => {
  switch (b.k) {
    case "lead":
    case "p":
      return [["text", "", plain(b.t)]];
    case "h3":
      return [["head", plain(b.t), ""]];
    case "ul":
    case "missed":
      return b.items.map((t) => ["text", "", plain(t)]);
    case "strip":
    case "boxes":
    case "steps":
      return b.items.map((i) => [
        "text",
        i.title ? plain(i.title) : "",
        `${plain(i.t)} ${plain(i.ex ?? [])}`,
      ]);
    case "ask":
      return b.items.map((i) => ["text", plain(i.q), plain(i.a)]);
    case "table":
      return b.items.map((r) => ["text", "", r.map(plain).join(" · ")]);
    case "example":
    case "hint":
      return b.blocks.flatMap(textsOf);
    case "fig":
      if (b.name === "cards") return b.cards.map((c) => ["thing", c.name, c.t]);
      if (b.name === "list") return b.list.map((c) => ["thing", c.name, c.t]);
      return b.cap ? [["text", "", plain(b.cap)]] : [];
    default:
      return [];
  }
};

const inPage = (p: Page, query: string[]): Found[] => {
  const out: Found[] = [];
  let at = p.id,
    head = p.title;
  const add = (kind: Found["kind"], title: string, text: string) => {
    if (says(`${title} ${text}`, query)) out.push({ kind, title: title || head, text, at });
  };
  add("head", p.title, "");
  for (const b of p.blocks) {
    if (b.k === "h2") {
      at = b.id ?? at;
      head = plain(b.t);
      add("head", head, "");
    } else for (const found of textsOf(b)) add(...found);
  }
  return out;
};

const ORDER: Found["kind"][] = ["head", "thing", "text", "rule"];

/** What book and rules say about these words: headings first, then things, paragraphs, exact rules; ids
 * find rules. */
export const searchGuide = (guide: Guide | null, rules: Book | null, text: string, lang: Lang): Found[] => {
  const query = queryOf(text, lang);
  if (!query.length) return [];
  const fits = (r: Rule) => says(`${r.id} ${r.text}`, query);
  const all = [
    ...(guide?.pages.flatMap((p) => inPage(p, query)) ?? []),
    ...(rules ?? []).flatMap((c) =>
      c.rules.filter(fits).map((r): Found => ({ kind: "rule", title: r.id, text: r.text, at: r.id })),
    ),
  ];
  const exact = fold(text.trim()).toUpperCase();
  all.sort(
    (a, b) =>
      Number(b.at === exact) - Number(a.at === exact) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
  const left: Record<Found["kind"], number> = { ...MOST };
  return all.filter((f) => left[f.kind]-- > 0);
};

/** A find cut to about two lines around the first word that was sought. */
export const around = (text: string, query: string, lang: Lang, length = 170): string => {
  const [first = ""] = queryOf(query, lang),
    at = Math.max(0, fold(text).indexOf(first));
  const from = text.length <= length || at < length / 2 ? 0 : text.lastIndexOf(" ", at - length / 3) + 1;
  const cut = text.slice(from, from + length);
  return `${from ? "… " : ""}${cut}${from + length < text.length ? " …" : ""}`;
};

/** The words of a text that a query finds, for marking: [text, found][]. */
export const marked = (text: string, query: string, lang: Lang): [string, boolean][] => {
  const sought = queryOf(query, lang);
  return text
    .split(/([\p{L}\p{N}-]+)/u)
    .map((part) => [part, sought.some((q) => fold(part).startsWith(q))] as [string, boolean])
    .filter(([part]) => part);
};
