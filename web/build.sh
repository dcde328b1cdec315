#!/usr/bin/env bash
# Builds the page into build/web: engine to WebAssembly, words, bundle. Called by ./hall.
set -euo pipefail
cd "$(dirname "$0")/.."
cmake --preset wasm >/dev/null 2>&1
cmake --build build/wasm -- --quiet
cd web
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund
fi
node tools/words.mjs
npx --no-install tsc --noEmit
npx --no-install vite build --logLevel warn
