// Positions that the rulebook's cut-outs of a board show: played by the engine itself while the page is
// built, from a fixed key and with fixed answers, so that book and table cannot drift apart.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const CHANCE = 0x80;
const MOST = 4000;

/**
 * seats, options: the table. key: what its chance is bound to. wants: answers in the order they are looked for, at any
 * question; where none of them is open, the first answer there is. until: the question, of which seat, how often.
 */
const SCENES = {
  midgard: {
    town: {
      seats: 4,
      options: "",
      key: 7,
      wants: [
        /^place large-public-longship/,
        /^place troll-space/,
        /^place blacksmith/,
        /^place small-public-longship/,
        /^place merchant-ship/,
        /^place draugr-space-1-left/,
        /^place hunting-grounds/,
        /^sail shore2/,
        /^sail shore1/,
        /^done|^pass|^no/,
      ],
      until: ["place", 7],
    },
  },
  rage: {
    island: {
      seats: 4,
      options: "",
      key: 11,
      wants: [
        /^invade leader utgard/,
        /^invade leader horgr/,
        /^invade warrior gimle/,
        /^invade ship f-west/,
        /^march/,
      ],
      until: ["turn", 12],
    },
  },
};

export const sceneNames = (game) => Object.keys(SCENES[game] ?? {});

const open = async () => {
  const bytes = await readFile(join(root, "build/wasm/meadhall.wasm"));
  const wasi = new Proxy({}, { get: () => () => 0 });
  const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: wasi });
  const x = instance.exports;
  x._initialize();
  const handle = x.mh_ffi_new();
  const put = (bytes) => {
    const at = x.mh_ffi_alloc(bytes.length);
    Buffer.from(x.memory.buffer).set(bytes, at);
    return at;
  };
  const said = (n) => Buffer.from(x.memory.buffer, x.mh_ffi_text(handle), Math.abs(n)).toString("utf8");
  return { x, handle, put, said };
};

/** The seat that is asked, the lowest of several. */
const askedSeat = (turn) => [0, 1, 2, 3, 4].find((s) => turn & (1 << s));

const playTo = (e, { seats, options, key, wants, until: [prompt, times] }, game) => {
  const { x, handle, put, said } = e,
    text = Buffer.from([game, options, ...Array.from({ length: seats }, () => "\t")].join("\n"));
  const table = x.mh_ffi_open(handle, put(text), text.length, put(Buffer.alloc(32, key)));
  if (table < 1) throw new Error(`${game}: ${said(500)}`);
  const look = (viewer) =>
    JSON.parse(said(x.mh_ffi_look(handle, table, x.mh_ffi_plies(handle, table), viewer)));
  for (let i = 0, seen = 0; i < MOST; i++) {
    const turn = x.mh_ffi_turn(handle, table);
    if (turn & CHANCE) {
      x.mh_ffi_chance(handle, table);
      continue;
    }
    const seat = askedSeat(turn);
    if (seat === undefined) throw new Error(`${game}: the game ended before its scene`);
    const now = look(seat);
    if (now.prompt.id === prompt && ++seen === times) {
      const log = JSON.parse(said(x.mh_ffi_log(handle, table, 0, now.ply, seat)));
      return { me: seat, seats, options, position: { ...now, legal: [], remarks: [] }, log };
    }
    const answer = wants.map((w) => now.legal.find((a) => w.test(a))).find(Boolean) ?? now.legal[0];
    const bytes = Buffer.from(answer);
    if (x.mh_ffi_play(handle, table, seat, put(bytes), bytes.length) < 0)
      throw new Error(`${game}: ${answer} is refused`);
  }
  throw new Error(`${game}: the scene does not come`);
};

export const scenesOf = async (game) => {
  const out = {};
  if (!SCENES[game]) return out;
  const e = await open();
  for (const [name, scene] of Object.entries(SCENES[game])) out[name] = playTo(e, scene, game);
  return out;
};
