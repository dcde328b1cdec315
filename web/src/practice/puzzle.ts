// A puzzle as the engine tells it (bindings/review/page.h). In a worker, and in tests under Node.
import { encoder, type Wasm } from "../core/wasm";

export interface Position {
  /** Puzzles in the file. */
  count: number;
  /** Who is asked. */
  seat: number;
  /** The best answer, in the words of sagas. */
  best: string;
  /** The game up to the question. */
  saga: string;
}

export interface Puzzle extends Position {
  /** The best answer and its proof, in sentences. */
  tell(lang: number): string[];
  /** Why it is better than this answer; "": nothing is to be said. */
  why(lang: number, answer: string): string;
  drop(): void;
}

export const readPuzzle = (wasm: Wasm, file: Uint8Array, number: number): Puzzle => {
  const at = wasm.withBytes([file], ([p]) => wasm.call("mh_puzzle_new", p!, file.length, number));
  if (!at) throw new Error(wasm.said(wasm.call("mh_puzzle_refused")));
  const text = (n: number) => (n < 0 ? "" : wasm.text(wasm.call("mh_puzzle_text", at), n));
  return {
    count: wasm.call("mh_puzzle_count", at),
    seat: wasm.call("mh_puzzle_seat", at),
    best: text(wasm.call("mh_puzzle_best", at)),
    saga: text(wasm.call("mh_puzzle_saga", at)),
    tell: (lang) => text(wasm.call("mh_puzzle_tell", at, lang)).split("\n"),
    why: (lang, answer) => {
      const a = encoder.encode(answer);
      return wasm.withBytes([a], ([p]) => text(wasm.call("mh_puzzle_why", at, lang, p!, a.length)));
    },
    drop: () => void wasm.call("mh_puzzle_drop", at),
  };
};
