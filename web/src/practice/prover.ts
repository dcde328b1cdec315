// A worker of its own for puzzles: reasons are played out in it, and the page goes on meanwhile.
import wasmUrl from "../../../build/wasm/review.wasm?url";
import { Wasm } from "../core/wasm";
import { type Puzzle, readPuzzle } from "./puzzle";

export type Wish =
  | { t: "open"; file: string; number: number }
  | { t: "tell"; lang: number }
  | { t: "why"; lang: number; answer: string };

/** One at a time; the next one takes its place. */
let open: Puzzle | null = null;
let wasm: Promise<Wasm> | null = null;

const load = async () => Wasm.load(await (await fetch(wasmUrl)).arrayBuffer());

const answer = async (w: Wish): Promise<unknown> => {
  wasm ??= load();
  if (w.t === "open") {
    const file = await fetch(w.file);
    if (!file.ok) throw new Error(`the puzzles were not found (${file.status})`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    open?.drop();
    open = null;
    open = readPuzzle(await wasm, bytes, w.number);
    const { count, seat, best, saga } = open;
    return { count, seat, best, saga };
  }
  if (!open) throw new Error("no puzzle is open");
  return w.t === "tell" ? open.tell(w.lang) : open.why(w.lang, w.answer);
};

addEventListener("message", (e: MessageEvent<{ n: number; wish: Wish }>) => {
  const { n, wish } = e.data;
  answer(wish).then(
    (said) => postMessage({ n, said }),
    (x: unknown) => postMessage({ n, bad: x instanceof Error ? x.message : String(x) }),
  );
});
