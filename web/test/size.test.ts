// The page, engine included, stays small: everything it loads, compressed.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const dir = join(import.meta.dirname, "../../build/web");

it.skipIf(!existsSync(dir))("all files together are under 1.5 MB compressed", async () => {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((f) => f.isFile());
  let sum = 0;
  for (const f of files) {
    const bytes = await readFile(join(f.parentPath, f.name));
    sum += f.name.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  }
  expect(sum).toBeLessThan(1.5e6);
});

it("the lock file names no registry", async () => {
  expect(await readFile(join(import.meta.dirname, "../package-lock.json"), "utf8")).not.toMatch(
    /"resolved"|https?:\/\/[^"]*registry/,
  );
});
