// Files in one archive, stored as they are: sagas are small, and every system opens it.

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
export const crc32 = (bytes: Uint8Array): number => {
  let c = 0xffffffff;
  for (const b of bytes) c = TABLE[(c ^ b) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

/** A record of the format: its numbers one after another, each of so many bytes. */
const record = (fields: [size: 2 | 4, value: number][], ...rest: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const size = fields.reduce((n, [bytes]) => n + bytes, 0) + rest.reduce((n, r) => n + r.length, 0),
    out = new Uint8Array(size),
    view = new DataView(out.buffer);
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  for (const r of rest) {
    out.set(r, at);
    at += r.length;
  }
  return out;
};

/** Names are UTF-8 (bit 11); no time is told: 1980, as the format begins. */
export const zip = (files: readonly { name: string; text: string }[]): Blob => {
  const coder = new TextEncoder(),
    parts: Uint8Array<ArrayBuffer>[] = [],
    index: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const f of files) {
    const name = coder.encode(f.name),
      body = coder.encode(f.text);
    const common: [2 | 4, number][] = [
      [2, 20],
      [2, 0x800],
      [2, 0],
      [2, 0],
      [2, 0x21],
      [4, crc32(body)],
      [4, body.length],
      [4, body.length],
      [2, name.length],
      [2, 0],
    ];
    const local = record([[4, 0x04034b50], ...common], name, body);
    index.push(record([[4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]], name));
    parts.push(local);
    at += local.length;
  }
  const length = index.reduce((n, r) => n + r.length, 0);
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, length],
    [4, at],
    [2, 0],
  ]);
  return new Blob([...parts, ...index, end], { type: "application/zip" });
};
