// Serves the built page as plain files with the server's headers, for tests: node tools/serve.mjs PORT [DIR]
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const port = Number(process.argv[2] ?? 4173);
const dir = process.argv[3] ?? join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "build/web");
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
const CODINGS = { br: "br", gzip: "gz" };

createServer((req, res) => {
  const path = normalize(decodeURIComponent(new URL(req.url, "http://x").pathname)).replace(
    /^(\.\.[/\\])+/,
    "",
  );
  const file = join(dir, path === "/" ? "index.html" : path);
  try {
    if (!file.startsWith(dir) || !statSync(file).isFile()) throw new Error("no file");
    const taken = (req.headers["accept-encoding"] ?? "").split(/[,;\s]+/);
    const coding = Object.keys(CODINGS).find((c) => taken.includes(c) && existsSync(`${file}.${CODINGS[c]}`));
    res.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "Accept-Encoding",
      ...(coding ? { "content-encoding": coding } : {}),
    });
    createReadStream(coding ? `${file}.${CODINGS[coding]}` : file).pipe(res);
  } catch {
    res.writeHead(404).end("not found");
  }
}).listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/`));
