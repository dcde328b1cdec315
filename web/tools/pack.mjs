// Puts a packed form beside every file of the built page that is worth it: x.js.br and x.js.gz. The server
// chooses.
// usage: node web/tools/pack.mjs [DIR]     DIR: build/web
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const LEAST = 256; // below that a head is longer than what is saved
const PACKED = /\.(?:woff2|png|br|gz)$/;
const home = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dir = process.argv[2] ?? join(home, "build/web");

const forms = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

for (const f of await readdir(dir, { recursive: true, withFileTypes: true })) {
  const path = join(f.parentPath, f.name);
  if (!f.isFile() || PACKED.test(f.name)) continue;
  const bytes = await readFile(path);
  if (bytes.length < LEAST) continue;
  for (const [suffix, pack] of Object.entries(forms)) {
    const packed = await pack(bytes);
    if (packed.length < bytes.length) await writeFile(`${path}.${suffix}`, packed);
  }
}
