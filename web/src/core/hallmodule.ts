// The hall's WebAssembly module (bindings/hall/page.h): what happens goes in, what it wants comes out.
import { BadSaga, type SagaError } from "./engine";
import { encoder, type Wasm } from "./wasm";

/** A row on its way to the store; what stands in `row` and `head` is the hall's own. */
export interface Append {
  table: string;
  seq: number;
  mark: string;
  after: string;
  /** The table's from now on; below 0: as it was. */
  status: number;
  at: number;
  /** A bit for every seat that is asked. */
  turn: number;
  row: Row;
  head?: Head;
}
export interface Row {
  seq: number;
  mark: string;
  after: string;
  hash: string;
  at: number;
  body: string;
}
export interface Head {
  id: string;
  game: string;
  options: string;
  /** A word a seat: human or a bot. */
  chairs: string;
}

export type Wish =
  | { want: "send"; to: number[]; text: string }
  | { want: "hang_up"; to: number[]; text?: string }
  | ({ want: "append"; op: number } & Append)
  | { want: "load"; op: number; table: string; seq: number }
  | { want: "search"; op: number; table: string }
  | { want: "pass" | "spent" | "note" };

/** Who may do what (hall_may in include/meadhall/hall.h). */
export const MAY = { people: 127, everything: 127 | 256 } as const;

export const STORED = { written: 0, outrun: 1, away: 2 } as const;

/** A question for another instance of the module, and what came of it. */
export interface Solved {
  question: Uint8Array;
  page: Uint8Array;
}

export interface Chair {
  /** human, or who plays it. */
  chair: string;
  player: string;
  name: string;
  /** Who plays for a person just now. */
  bot: string;
}

export interface Moment {
  now(): number;
  random(n: number): Uint8Array;
}

const LUCK = 32;

export class HallModule {
  private readonly handle: number;

  constructor(
    private readonly wasm: Wasm,
    private readonly env: Moment,
  ) {
    this.handle = wasm.withBytes([env.random(LUCK)], ([luck]) => wasm.call("mh_hall_new", env.now(), luck!));
    if (!this.handle) throw new Error("the hall is out of memory");
  }

  /** Every call has its own time and luck. */
  private call(name: string, texts: Uint8Array[], args: (at: number[]) => number[]): number {
    return this.wasm.withBytes([this.env.random(LUCK), ...texts], ([luck, ...at]) => {
      this.wasm.call("mh_hall_moment", this.handle, this.env.now(), luck!);
      return this.wasm.call(name, this.handle, ...args(at));
    });
  }

  came(client: number, id: string, name: string) {
    const who = encoder.encode(`${id}\n${name}`);
    this.call("mh_hall_came", [who], ([at]) => [client, at!, who.length]);
  }
  went(client: number) {
    this.call("mh_hall_went", [], () => [client]);
  }
  said(client: number, may: number, message: string) {
    const text = encoder.encode(message);
    this.call("mh_hall_said", [text], ([at]) => [client, may, at!, text.length]);
  }
  stored(op: number, how: number) {
    this.call("mh_hall_stored", [], () => [op, how]);
  }
  /** Null: there is no such table. */
  loaded(op: number, kept: { head: Head | null; rows: Row[] } | null) {
    const text = encoder.encode(kept ? JSON.stringify(kept) : "");
    this.call("mh_hall_loaded", [text], ([at]) => [op, at!, text.length]);
  }
  heard(table: string, seq: number) {
    const id = encoder.encode(table);
    this.call("mh_hall_heard", [id], ([at]) => [at!, id.length, seq]);
  }
  forget(table: string) {
    const id = encoder.encode(table);
    this.call("mh_hall_forget", [id], ([at]) => [at!, id.length]);
  }
  tick() {
    this.call("mh_hall_tick", [], () => []);
  }
  /** When to tick; 0: nothing waits for time. */
  due(): number {
    return this.wasm.call("mh_hall_due", this.handle);
  }

  /** All that it wants now. */
  wishes(): Wish[] {
    const all: Wish[] = [];
    for (;;) {
      const n = this.wasm.call("mh_hall_next", this.handle);
      if (n <= 0) return all;
      all.push(JSON.parse(this.wasm.text(this.wasm.call("mh_hall_text", this.handle), n)) as Wish);
    }
  }

  // ---- searches ----

  /** Does anybody wait for it? */
  awaited(op: number): boolean {
    return this.wasm.call("mh_hall_awaited", this.handle, op) !== 0;
  }
  /** Here and now. */
  think(op: number) {
    this.call("mh_hall_think", [], () => [op]);
  }
  question(op: number): Uint8Array {
    const at = this.wasm.call("mh_hall_question", this.handle, op);
    return this.wasm.bytes(at, this.wasm.call("mh_hall_question_bytes", this.handle, op));
  }
  answered(op: number, { question, page }: Solved) {
    this.call("mh_hall_answered", [question, page], ([q, p]) => [op, q!, p!, page.length]);
  }

  /** The head and first row of a table that goes on with a saga, as far as `ply` (below 0: all of it). */
  takeSaga(text: string, id: string, creator: string, ply: number, chairs: Chair[]): Append & { head: Head } {
    const saga = encoder.encode(text);
    const lines = chairs.map((c) => `${c.chair}\t${c.player}\t${c.name.replace(/\s+/g, " ")}\t${c.bot}`);
    const how = encoder.encode([id, creator, ply, ...lines].join("\n"));
    const n = this.call("mh_hall_take_saga", [saga, how], ([s, h]) => [s!, saga.length, h!, how.length]);
    const at = this.wasm.call("mh_hall_text", this.handle);
    if (n < 0) throw new BadSaga(JSON.parse(this.wasm.said(at)) as SagaError);
    return JSON.parse(this.wasm.text(at, n)) as Append & { head: Head };
  }
}

/** The id of the game that a question is about. */
export const gameOf = (wasm: Wasm, question: Uint8Array): string =>
  wasm.withBytes([question], ([at]) => wasm.said(wasm.call("mh_hall_question_game", at!)));

/** Bots of this instance play a game with this net from now on; false: it does not fit, they play without. */
export const bringNet = (wasm: Wasm, game: string, net: Uint8Array): boolean => {
  const id = encoder.encode(game);
  return wasm.withBytes([id, net], ([g, n]) => wasm.call("mh_hall_net", g!, id.length, n!, net.length)) === 0;
};

/** Answers a question of another instance of this module. */
export const solve = (wasm: Wasm, question: Uint8Array): Solved =>
  wasm.withBytes([question], ([at]) => {
    wasm.call("mh_hall_solve", at!);
    const page = wasm.call("mh_hall_solved_page", at!),
      text = wasm.bytes(page, wasm.call("mh_hall_solved_bytes", at!));
    if (page) wasm.call("mh_ffi_free", page);
    return { question: wasm.bytes(at!, question.length), page: text };
  });
