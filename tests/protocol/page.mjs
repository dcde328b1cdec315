// page.mjs MODULE.wasm - the hall as a page's worker has it (bindings/hall/page.h): rows in a store that answers later, here
// a Map in the place of IndexedDB. Speaks as pipe.c does on standard input and output.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const stub = new Proxy({}, { get: () => () => 0 }); // no file, no clock, no random number is asked for
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { wasi_snapshot_preview1: stub });
const m = instance.exports, encoder = new TextEncoder(), decoder = new TextDecoder();
m._initialize?.();

let ms = 1700000000000, calls = 0n;
const bytes = () => new Uint8Array(m.memory.buffer);
const luckAt = m.mh_hall_alloc(32);
const luck = () => {
  let x = ++calls;
  for (let i = 0; i < 32; i++) {
    x = (x * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    bytes()[luckAt + i] = Number(x >> 56n);
  }
  return luckAt;
};
const withText = (text, call) => {
  const data = encoder.encode(text), at = m.mh_hall_alloc(data.length || 1);
  bytes().set(data, at);
  call(at, data.length);
  m.mh_hall_free(at);
};
const hall = m.mh_hall_new(ms, luck());
const out = [];
const tables = new Map(); // id -> { head, rows: [{ mark, row }] }
let waiting = [];

const moment = () => m.mh_hall_moment(hall, ++ms, luck());
const take = () => {
  for (let n; (n = m.mh_hall_next(hall)) > 0;) {
    const at = m.mh_hall_text(hall), w = JSON.parse(decoder.decode(bytes().slice(at, at + n)));
    if (w.want === "send") for (const c of w.to) out.push(`${c} < ${w.text}`);
    if (w.want === "hang_up") out.push(`${w.to[0]} ! ${w.text ?? ""}`);
    if (w.op) waiting.push(w);
  }
};
// One transaction: the row goes right behind the one with the mark it names, or it is not written.
const append = (w) => {
  if (w.head && !tables.has(w.table)) tables.set(w.table, { head: w.head, rows: [] });
  const t = tables.get(w.table), last = t?.rows.at(-1)?.mark ?? "0".repeat(16);
  if (!t || t.rows.length !== w.seq || last !== w.after) return 1;
  t.rows.push({ mark: w.mark, row: w.row });
  return 0;
};
const answer = async (w) => {
  await null; // as a store does: later
  moment();
  if (w.want === "append") m.mh_hall_stored(hall, w.op, append(w));
  else if (w.want === "search") m.mh_hall_think(hall, w.op);
  else {
    const t = tables.get(w.table);
    const kept = t ? JSON.stringify({ head: w.seq === 0 ? t.head : null, rows: t.rows.slice(w.seq).map((r) => r.row) }) : "";
    withText(kept, (at, n) => m.mh_hall_loaded(hall, w.op, at, n));
  }
  take();
};
const SHARE = 64, ALL = 127;
const line = async (text) => {
  const [who, what] = text.split(" ", 2), rest = text.slice(who.length + what.length + 2), client = Number(who);
  if (who === "tick") ms += Number(what);
  moment();
  if (who === "tick") m.mh_hall_tick(hall);
  else if (what === "+") withText(`${rest}\n${rest}\nall`, (at, n) => m.mh_hall_came(hall, client, at, n));
  else if (what === "-") m.mh_hall_went(hall, client);
  else withText(rest, (at, n) => m.mh_hall_said(hall, client, ALL & ~SHARE, at, n));
  take();
  while (waiting.length) {
    const now = waiting;
    waiting = [];
    for (const w of now) await answer(w);
  }
  process.stdout.write(out.splice(0).map((l) => `${l}\n`).join("") + ".\n");
};
for await (const text of createInterface({ input: process.stdin })) await line(text);
