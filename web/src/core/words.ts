// Words for people, made from the engine's own tables (tools/words.mjs): one JSON a game and language. Names
// of things are looked up here; sentences are made by the engine's own maker (speech.ts).
import { LANGUAGES } from "../words/made/languages";
import type { Scalar } from "./protocol";
import { type Amount, beginSpeech, type Speaker, speakerOf, type Step, type Told } from "./speech";

/** The one list of languages is the engine's, include/meadhall/languages.h. */
export type Lang = (typeof LANGUAGES)[number]["code"];
export const LANGS: Lang[] = LANGUAGES.map((l) => l.code);
export const languageOf = (lang: Lang) => LANGUAGES.find((l) => l.code === lang) ?? LANGUAGES[0];

export interface KindWords {
  set: boolean;
  ids: string[];
  labels: string[];
  notes?: string[];
}
export interface VerbWords {
  kinds: string[];
}
export interface GameWords {
  id: string;
  name: string;
  title: string;
  categories: string;
  kinds: Record<string, KindWords>;
  verbs: Record<string, VerbWords>;
  events: Record<string, VerbWords>;
  /** For the maker of sentences. */
  lexicon: string;
  options: Record<string, { kind: string; label: string }>;
  titles: Record<string, string>;
  fields: Record<string, { value: string; index: string[] }>;
}

export interface Operand {
  kind: string;
  ids: string[];
  text: string;
}
export interface Parsed {
  text: string;
  verb: string;
  operands: Operand[];
  slots: string[];
}

/** Which form of a word goes with a number: one, few (or many), many. */
export const pluralForm = (lang: Lang, number: number): number => {
  const n = Math.abs(number),
    tens = n % 100,
    ones = n % 10;
  if (languageOf(lang).plural !== "slavic") return n === 1 ? 0 : 1;
  if (ones === 1 && tens !== 11) return 0;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
};

/** Sentences one after another, each with one full stop. */
export const sentences = (parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((p) => p.replace(/\.$/, ""))
    .join(". ");

const told = new Set<string>();
/** A word that was asked for and is not there: said once in the browser's console, where tests listen. */
export const lacks = (what: string) => {
  if (told.has(what)) return;
  told.add(what);
  console.warn(`no word: ${what}`);
};

type Small = Record<"nobody" | "chance" | "player" | "nothing", string>;
const small = import.meta.glob<Small>("../words/small/*.json", { eager: true, import: "default" });
/** What a seat or a thing is called that has no name. */
const smallWord = (lang: Lang, word: keyof Small): string =>
  small[`../words/small/${lang}.json`]?.[word] ?? small["../words/small/en.json"]![word];

/** Splits `verb operand...`; a set's ids stand with + between. */
export const parseTold = (table: Record<string, VerbWords>, text: string): Parsed => {
  const [verb = "", ...rest] = text.split(" ");
  const kinds = table[verb]?.kinds ?? [];
  const operands = rest.map(
    (t, i): Operand => ({ kind: kinds[i] ?? "number", text: t, ids: t === "none" ? [] : t.split("+") }),
  );
  const slots = operands.flatMap((o) => o.ids.map((id) => `${o.kind}:${id}`));
  return { text, verb, operands, slots };
};

const forms = new WeakMap<GameWords, Map<string, string[][]>>();
/** The forms of every thing, by its kind, in the order of its ids. */
const formsOf = (game: GameWords): Map<string, string[][]> => {
  const known = forms.get(game);
  if (known) return known;
  const out = new Map<string, string[][]>();
  let kind: string[][] = [];
  for (const line of game.lexicon.split("\n")) {
    const [sign, text = ""] = line.split("\x1f", 2);
    if (sign === "k") {
      kind = [];
      out.set(text, kind);
    }
    if (sign === "i") kind.push(text.split("\t"));
  }
  forms.set(game, out);
  return out;
};

export class Words {
  constructor(
    readonly game: GameWords,
    readonly lang: Lang,
    private readonly speaker: Speaker | null = null,
    private readonly names: readonly string[] = [],
    private readonly reader: number | null = null,
    private readonly aliases: readonly string[] = [],
  ) {}

  withNames(names: readonly string[]): Words {
    return new Words(this.game, this.lang, this.speaker, names, this.reader, this.aliases);
  }
  /** As one seat reads it at a table: `space id stall id` is what a thing is called on its board. */
  at(reader: number | null, aliases: readonly string[]): Words {
    return new Words(this.game, this.lang, this.speaker, this.names, reader, aliases);
  }

  seat(seat: number | string | null): string {
    if (seat === null || seat === "none") return smallWord(this.lang, "nobody");
    const n = Number(seat);
    if (n === 7) return smallWord(this.lang, "chance");
    return this.names[n] || `${smallWord(this.lang, "player")} ${n + 1}`;
  }

  /** One thing named: `space`, `market`. */
  label(kind: string, id: Scalar | undefined): string {
    if (kind === "seat") return this.seat(id as number | null);
    if (id === null || id === undefined || id === "none") return smallWord(this.lang, "nothing");
    const text = String(id);
    const found = this.find(kind, text);
    if (found !== null) return found;
    const parts = text.split("+").map((t) => this.find(kind, t) ?? this.itself(kind, t));
    return parts.join(", ");
  }

  /** What a thing is called in a sentence, in every case that its language has. */
  forms(kind: string, id: string): string[] {
    const at = this.game.kinds[kind]?.ids.indexOf(id) ?? -1;
    return at < 0
      ? []
      : [this.game.kinds[kind]!.labels[at]!, ...(formsOf(this.game).get(kind)?.[at] ?? [])].filter(Boolean);
  }

  /** A thing as it is called behind a number: 1 coin, 2 coins. */
  amount(kind: string, id: string, n: number): string {
    const at = this.game.kinds[kind]?.ids.indexOf(id) ?? -1,
      form = languageOf(this.lang).counts[pluralForm(this.lang, n)] ?? -1;
    return formsOf(this.game).get(kind)?.[at]?.[form] || this.label(kind, id);
  }

  /** What a thing does, in a sentence; "" where there is nothing to say. */
  note(kind: string, id: string): string {
    const k = this.game.kinds[kind],
      text = k?.notes?.[k.ids.indexOf(id)] ?? "";
    return text ? `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? "" : "."}` : "";
  }

  /** What the things an answer names do. */
  noteOf(action: string): string {
    return this.parse(action)
      .operands.flatMap((o) => o.ids.map((id) => this.note(o.kind, id)))
      .filter(Boolean)
      .join(" ");
  }

  /** A column may hold things of several kinds (troll, draugr): its own kind first. */
  private find(kind: string, id: string): string | null {
    const own = this.game.kinds[kind];
    if (kind === "number" || (own && !own.ids.length)) return null;
    for (const k of [own, ...Object.values(this.game.kinds)]) {
      const at = k ? k.ids.indexOf(id) : -1;
      if (at >= 0) return k!.labels[at] ?? id;
    }
    return null;
  }

  /** A number says itself; anything else should have had a word. */
  private itself(kind: string, id: string): string {
    if (!/^[-+]?\d+$/.test(id)) lacks(`${this.lang} ${this.game.id} ${kind} ${id}`);
    return id;
  }

  /** What the maker of sentences says, or the word itself where there is none. */
  private say(what: string, text: string, make: (speaker: Speaker) => string | null): string {
    this.speaker?.know(this.names, this.reader, this.aliases);
    const said = this.speaker && make(this.speaker);
    if (!said) lacks(`${this.lang} ${this.game.id} ${what} ${text}`);
    return said ?? text;
  }

  /** An answer as a button says it. */
  action(text: string): string {
    return this.say("verbs", text, (s) => s.button(text));
  }
  event(text: string): string {
    return this.say("events", text, (s) => s.event(text));
  }
  /** What is said beside an answer: `costs 2`. */
  remark(text: string): string {
    return this.say("remarks", text, (s) => s.remark(text));
  }
  prompt(id: string, amounts: readonly Amount[] = []): string {
    return this.say("prompts", id, (s) => s.prompt(id, amounts, this.reader));
  }
  /** Why a rule closes an answer, in a sentence; null: the rule's own text must do. */
  reason(action: string, rule: string, amounts: readonly Amount[]): string | null {
    this.speaker?.know(this.names, this.reader, this.aliases);
    return this.speaker?.reason(action, rule, amounts) ?? null;
  }
  /** What happened, in lines for people. */
  log(steps: readonly Step[]): Told[] {
    this.speaker?.know(this.names, this.reader, this.aliases);
    return this.speaker?.log(steps) ?? [];
  }

  /** What a number of an answer counts, as the answer's own sentence says it; null: it says none. */
  counted(verb: string, operand: number): string | null {
    const lines = (this.game.lexicon ?? "").split("\n").map((l) => l.split("\x1f")),
      button = lines.find(([sign, id]) => sign === "v" && id === verb)?.[3] ?? "",
      thing = new RegExp(`(?<=[{[,\\s])${operand}\\*(\\w+)`).exec(button)?.[1];
    return lines.find(([sign, id]) => sign === "t" && id === thing)?.[2] ?? null;
  }

  parse(text: string): Parsed {
    return parseTold(this.game.verbs, text);
  }
  parseEvent(text: string): Parsed {
    return parseTold(this.game.events, text);
  }
  /** Questions that have a usual answer, given without asking: by prompt. */
  usuals(): Map<string, string> {
    const lines = (this.game.lexicon ?? "").split("\n").map((l) => l.split("\x1f"));
    return new Map(lines.flatMap(([sign, id, , usual]) => (sign === "p" && usual ? [[id!, usual]] : [])));
  }
  title(id: string): string {
    const text = this.game.titles[id];
    if (text === undefined) lacks(`${this.lang} ${this.game.id} titles ${id}`);
    return text ?? id;
  }
  category(id: string): string {
    return this.label(this.game.categories, id);
  }
}

const files = import.meta.glob<GameWords>("../words/made/*.json", { import: "default" });

/** The lexicon whole again: names of things stand in `kinds` and are not brought twice. */
const wholeLexicon = (game: GameWords): string => {
  let kind: KindWords | undefined,
    at = 0;
  return game.lexicon
    .split("\n")
    .map((line) => {
      const [sign, text = ""] = line.split("\x1f", 2);
      if (sign === "k") {
        kind = game.kinds[text];
        at = 0;
      }
      if (sign !== "i") return line;
      const id = kind?.ids[at] ?? "",
        label = kind?.labels[at++] ?? id;
      return ["i", id, label, text].join("\x1f");
    })
    .join("\n");
};

const speakers = new Map<string, Promise<Speaker>>();

export const loadWords = async (game: string, lang: Lang): Promise<Words> => {
  const f = files[`../words/made/${game}.${lang}.json`];
  if (!f) throw new Error(`no words for ${game} in ${lang}`);
  beginSpeech().catch(() => {}); // beside the words, not behind them; who needs it hears of a failure
  const words = await f(),
    key = `${game} ${lang}`;
  const speaker = speakers.get(key) ?? speakerOf(wholeLexicon(words), lang);
  speakers.set(key, speaker);
  speaker.catch(() => speakers.delete(key)); // asked for again, it may come
  return new Words(words, lang, await speaker);
};
