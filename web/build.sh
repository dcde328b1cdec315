#!/usr/bin/env bash
# Builds the page into build/web: engine to WebAssembly, words, bundle.
# usage: web/build.sh            (./hall serve calls it, with a Node of 20 or later in PATH)
set -euo pipefail
cd "$(dirname "$0")/.."

# The page shows the content of the last build (./hall build --content DIR).
content=$(sed -n 's/^MEADHALL_CONTENT:[A-Z]*=//p' build/CMakeCache.txt 2>/dev/null || true)
cmake --preset wasm -DMEADHALL_CONTENT="$content" >/dev/null 2>&1
cmake --build build/wasm -- --quiet
cd web
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --silent --no-audit --no-fund
fi
node tools/words.mjs
node tools/split.mjs
node tools/art.mjs
node tools/book.mjs
node node_modules/typescript/bin/tsc --noEmit
node node_modules/vite/bin/vite.js build --logLevel warn
node tools/pack.mjs
