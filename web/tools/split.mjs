// Cuts the engine in two: what plays, and the texts for people (the linker's segment `said`) with what points
// to them,
// which are written into its memory when they have come. Names of functions go, too.
// usage: node web/tools/split.mjs     build/wasm/hall.wasm to build/wasm/page/engine.wasm and said.bin
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const CUSTOM = 0;
const DATA = 11;
const DATA_NAMES = 9;
const DATA_RELOCATIONS = "reloc.DATA";
const MEMORY_ADDRESS = 5;
const HEAD = 8;
const I32_CONST = 0x41;
const END = 0x0b;

/** Reads numbers as WebAssembly writes them, seven bits a byte. */
const reader = (bytes, start = 0) => {
  let at = start;
  const number = () => {
    let n = 0;
    for (let shift = 0; ; shift += 7) {
      const b = bytes[at++];
      n |= (b & 127) << shift;
      if (!(b & 128)) return n >>> 0;
    }
  };
  const take = (n) => {
    at += n;
    return bytes.subarray(at - n, at);
  };
  const byte = (want) => {
    if (bytes[at++] !== want) throw new Error("split: a data segment that is not placed by a number");
  };
  return { number, take, byte, more: () => at < bytes.length };
};

const number = (n) => {
  const out = [];
  let rest = n;
  do {
    out.push((rest & 127) | (rest > 127 ? 128 : 0));
    rest >>>= 7;
  } while (rest);
  return Buffer.from(out);
};

const sections = (bytes) => {
  const r = reader(bytes, HEAD);
  const out = [];
  while (r.more()) {
    const id = r.take(1)[0];
    out.push({ id, body: r.take(r.number()) });
  }
  return out;
};

/** The linker's names of the data segments, by number. */
const segmentNames = (all) => {
  for (const { id, body } of all) {
    const r = reader(body);
    if (id !== CUSTOM || r.take(r.number()).toString() !== "name") continue;
    while (r.more()) {
      const kind = r.take(1)[0];
      const sub = reader(r.take(r.number()));
      if (kind === DATA_NAMES)
        return Array.from({ length: sub.number() }, () => [sub.number(), sub.take(sub.number()).toString()]);
    }
  }
  throw new Error("split: the engine's data segments have no names");
};

/** Where in the data section's body a number is an address: the linker says so (--emit-relocs). */
const addresses = (all) => {
  const found = [];
  for (const { id, body } of all) {
    const r = reader(body);
    if (id !== CUSTOM || r.take(r.number()).toString() !== DATA_RELOCATIONS) continue;
    r.number(); // which section
    for (let n = r.number(); n > 0; n--) {
      const kind = r.number(),
        at = r.number();
      r.number(); // of which symbol
      if (kind !== MEMORY_ADDRESS) continue;
      r.number(); // how far behind it
      found.push(at);
    }
  }
  if (!found.length) throw new Error("split: the engine does not say where its data has addresses");
  return found;
};

const segments = (body) => {
  const r = reader(body);
  return Array.from({ length: r.number() }, () => {
    if (r.number() !== 0) throw new Error("split: a data segment of another kind");
    r.byte(I32_CONST);
    const offset = r.number(); // addresses are positive and below 64 MB: no sign to extend
    r.byte(END);
    const bytes = r.take(r.number());
    return { offset, bytes, from: bytes.byteOffset - body.byteOffset };
  });
};

const lies = (segment, address) =>
  segment !== undefined && address >= segment.offset && address - segment.offset < segment.bytes.length;

/** Takes the addresses of texts out of what stays: pairs of where it is to be written, and what. */
const loosen = (kept, places, said, spoken) => {
  const pairs = [];
  for (const at of places)
    for (const { offset, bytes, from } of kept) {
      if (at < from || at >= from + bytes.length) continue;
      const address = bytes.readUInt32LE(at - from);
      if (lies(said, address)) pairs.push(offset + at - from, address);
      if (lies(said, address) || lies(spoken, address)) bytes.writeUInt32LE(0, at - from);
    }
  return pairs;
};

/** Each as what it is more than the one before: that packs well. */
const steps = (numbers) => numbers.map((n, i) => (n - (numbers[i - 1] ?? 0)) >>> 0);

const words = (numbers) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [i, n] of numbers.entries()) bytes.writeUInt32LE(n, 4 * i);
  return bytes;
};

/** A positive i32.const is signed: its highest bit of seven must stay free. */
const signed = (n) => {
  const out = number(n);
  return out.at(-1) & 64 ? Buffer.concat([out.subarray(0, -1), Buffer.from([out.at(-1) | 128, 0])]) : out;
};

const dataSection = (list) =>
  Buffer.concat([
    number(list.length),
    ...list.flatMap((s) => [
      Buffer.from([0, I32_CONST]),
      signed(s.offset),
      Buffer.from([END]),
      number(s.bytes.length),
      s.bytes,
    ]),
  ]);

/** The engine without its texts; and these, behind their address, their length and how many point to them,
 * with what is to be written where: all places, then all addresses, each as the step from the one before. */
export const split = (whole) => {
  const bytes = Buffer.from(whole); // texts are taken out of it
  const all = sections(bytes);
  const names = segmentNames(all);
  const list = segments(all.find((s) => s.id === DATA).body);
  const named = (part) => list[names.find(([, name]) => name === part)?.[0]];
  const said = named("said"),
    spoken = named("spoken"); // the page makes its sentences elsewhere: here they are empty
  if (!said) throw new Error("split: the engine has no segment 'said'");
  const stays = list.filter((x) => x !== said && x !== spoken),
    pairs = loosen(stays, addresses(all), said, spoken);
  const kept = all
    .filter((s) => s.id !== CUSTOM)
    .map((s) => (s.id === DATA ? { id: DATA, body: dataSection(stays) } : s));
  const engine = Buffer.concat([
    bytes.subarray(0, HEAD),
    ...kept.flatMap((s) => [Buffer.from([s.id]), number(s.body.length), s.body]),
  ]);
  const head = words([said.offset, said.bytes.length, pairs.length / 2]),
    places = words(steps(pairs.filter((_, i) => i % 2 === 0))),
    to = words(steps(pairs.filter((_, i) => i % 2 === 1)));
  return { engine, said: Buffer.concat([head, said.bytes, places, to]) };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wasm = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "build/wasm");
  const { engine, said } = split(await readFile(join(wasm, "hall.wasm")));
  await mkdir(join(wasm, "page"), { recursive: true });
  await writeFile(join(wasm, "page/engine.wasm"), engine);
  await writeFile(join(wasm, "page/said.bin"), said);
}
