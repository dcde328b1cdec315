#!/usr/bin/env bash
# A fifth game, in a copy of the tree: one folder, its rules, and the two lines. It is then there in the terminal, the
# simulation, the hall, the server and the page, and nothing else was touched.
# usage: tests/fifth.sh [--no-page]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
say() { printf '%s\n' "$*"; }

cd "$root"
git ls-files -z --cached --others --exclude-standard | xargs -0 tar cf - 2>/dev/null | tar xf - -C "$work"
cd "$work"
cp -r tests/fifth/stones src/games/stones
cp tests/fifth/stones*.md docs/rules/
sed -i 's|^#include "games/rage/rage.h"|&\n#include "games/stones/stones.h"|; s|&dv_game};|\&dv_game, \&st_game};|' src/core/registry.c
sed -i 's|^mh_game(divinus dv)|&\nmh_game(stones st)|' CMakeLists.txt

if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$work CCACHE_NOHASHDIR=1
fi
cmake --preset release >/dev/null
cmake --build build --target meadhall hall_storm hall_pipe conformance -- --quiet

build/meadhall games | grep -q Stones && say "the program lists it"
printf '1\n%.0s' {1..40} | build/meadhall play stones --seats 2 --bots human,random --seed 1 --plain >told
grep -qi 'last stone is taken' told && say "a game in the terminal"
build/conformance stones >told 2>&1 || { cat told; exit 1; }
say "the laws of every game"
build/meadhall sim stones --games 50 --bots greedy,random --seed 1 >told && grep -q 50 told && say "a simulation"
build/hall_storm stones 2000 1 >/dev/null && say "a hall in any weather"
python3 tests/fifth/online.py build/meadhall && say "a table at the server"
[ "${1:-}" = --no-page ] && exit 0
[ -d "$root/web/node_modules" ] || { say "the page is not built here: it is not tried"; exit 0; }

cmake --preset wasm >/dev/null
cmake --build build/wasm -- --quiet
ln -s "$root/web/node_modules" web/node_modules
cp tests/fifth/stones.test.ts web/test/
cd web
node tools/words.mjs
node tools/split.mjs
node node_modules/typescript/bin/tsc --noEmit
node node_modules/vitest/vitest.mjs run test/stones.test.ts >told 2>&1 || { cat told; exit 1; }
say "a game in the page"
