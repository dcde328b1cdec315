// Sentences for people. The engine's own maker of them (bindings/speech, C in WebAssembly) runs in the page:
// what the terminal says, the page says in the same words. It is small, and speaks at once.
import { type Lang, LANGS } from "./words";

const FIELD = "\x1f";

/** What a step of a game is to the log: words of the engine, no sentences yet. */
export interface Step {
  ply: number;
  seat: number;
  action: string | null;
  events: string[];
}
/** A line of the log. `move`: all of it comes of that seat's own answers. */
export interface Told {
  sort: "line" | "banner" | "heading";
  seat: number | null;
  move: boolean;
  from: number;
  to: number;
  text: string;
}
/** A number that a reason speaks of: its name, how many, and of what. */
export type Amount = [key: string, n: number, kind?: string, thing?: string];

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  speech_alloc(n: number): number;
  speech_free(p: number): void;
  speech_new(text: number, lang: number): number;
  speech_said(s: number): number;
  speech_names(s: number, text: number, reader: number): void;
  speech_aliases(s: number, text: number): void;
  speech_button(s: number, text: number): number;
  speech_event(s: number, text: number): number;
  speech_remark(s: number, text: number): number;
  speech_prompt(s: number, name: number, amounts: number, who: number): number;
  speech_reason(s: number, action: number, rule: number, amounts: number): number;
  speech_log(s: number, steps: number, bytes: number): number;
}

const encoder = new TextEncoder(),
  decoder = new TextDecoder();
const SORTS: Told["sort"][] = ["line", "banner", "heading"];

const amountLines = (all: readonly Amount[]): string => all.map((a) => a.join(" ")).join("\n");

/** One game's speaker in one language. */
export class Speaker {
  private said = "\0";
  private alias = "\0";

  constructor(
    private readonly x: Exports,
    private readonly self: number,
  ) {}

  /** Texts go in as bytes with a 0 at their end, and are gone after the call. */
  private with<T>(texts: string[], call: (at: number[], bytes: number[]) => T): T {
    const put = texts.map((t) => {
      const bytes = encoder.encode(`${t}\0`),
        at = this.x.speech_alloc(bytes.length);
      if (!at) throw new Error("no memory for a sentence");
      new Uint8Array(this.x.memory.buffer, at, bytes.length).set(bytes);
      return [at, bytes.length] as const;
    });
    try {
      return call(
        put.map((p) => p[0]),
        put.map((p) => p[1]),
      );
    } finally {
      for (const [at] of put) this.x.speech_free(at);
    }
  }

  private text(length: number): string | null {
    if (length <= 0) return null;
    return decoder.decode(
      new Uint8Array(this.x.memory.buffer, this.x.speech_said(this.self), length).slice(),
    );
  }

  /** Who sits there, who reads, and what things are called on this board (`space id stall id`). */
  know(names: readonly string[], reader: number | null, aliases: readonly string[]) {
    const who = `${reader ?? -1}\n${names.map((n) => n.replace(/\n/g, " ")).join("\n")}`,
      called = aliases.join("\n");
    if (who !== this.said)
      this.with([who.slice(who.indexOf("\n") + 1)], ([p]) =>
        this.x.speech_names(this.self, p!, reader ?? -1),
      );
    if (called !== this.alias) this.with([called], ([p]) => this.x.speech_aliases(this.self, p!));
    this.said = who;
    this.alias = called;
  }

  button(action: string): string | null {
    return this.with([action], ([p]) => this.text(this.x.speech_button(this.self, p!)));
  }
  event(event: string): string | null {
    return this.with([event], ([p]) => this.text(this.x.speech_event(this.self, p!)));
  }
  remark(remark: string): string | null {
    return this.with([remark], ([p]) => this.text(this.x.speech_remark(this.self, p!)));
  }
  prompt(name: string, amounts: readonly Amount[], who: number | null): string | null {
    return this.with([name, amountLines(amounts)], ([n, a]) =>
      this.text(this.x.speech_prompt(this.self, n!, a!, who ?? 0xff)),
    );
  }
  reason(action: string, rule: string, amounts: readonly Amount[]): string | null {
    return this.with([action, rule, amountLines(amounts)], ([a, r, n]) =>
      this.text(this.x.speech_reason(this.self, a!, r!, n!)),
    );
  }

  /** What happened, as lines for people. */
  log(steps: readonly Step[]): Told[] {
    const rows = steps.map((s) => [s.ply, s.seat, s.action ?? "", ...s.events].join(FIELD)).join("\n");
    const text = this.with([rows], ([p], [n]) => this.text(this.x.speech_log(this.self, p!, n!)));
    return (text ?? "")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [sort, seat, move, from, to, ...rest] = line.split(FIELD);
        return {
          sort: SORTS[Number(sort)]!,
          seat: Number(seat) > 7 ? null : Number(seat),
          move: move === "1",
          from: Number(from),
          to: Number(to),
          text: rest.join(FIELD),
        };
      });
  }
}

let module: Promise<WebAssembly.Module> | null = null;
/** The maker of sentences is on its way from here on. */
export const beginSpeech = (): Promise<WebAssembly.Module> => {
  module ??= compile();
  return module;
};
const compile = async (): Promise<WebAssembly.Module> => {
  const { default: base64 } = await import("../words/made/speech");
  return WebAssembly.compile(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)));
};

/** A speaker from what the engine wrote about a game in one language (mh_ffi_lexicon). */
export const speakerOf = async (lexicon: string, lang: Lang): Promise<Speaker> => {
  const instance = await WebAssembly.instantiate(await beginSpeech(), {
    wasi_snapshot_preview1: new Proxy({}, { get: () => () => 8 }), // it asks its host for nothing
  });
  const x = instance.exports as unknown as Exports;
  x._initialize();
  const bytes = encoder.encode(`${lexicon}\0`),
    at = x.speech_alloc(bytes.length);
  new Uint8Array(x.memory.buffer, at, bytes.length).set(bytes);
  const self = x.speech_new(at, LANGS.indexOf(lang));
  if (!self) throw new Error(`the words of ${lang} cannot be read`);
  return new Speaker(x, self);
};
