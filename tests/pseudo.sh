#!/usr/bin/env bash
# A fourth language in a copy of the tree: words only, made by tools/pseudo.py, and no line of code. The build names what
# is missing, the terminal and the page speak it, and what is missing is said in English.
# usage: tests/pseudo.sh [--tables | --no-page]      --tables: only the generators, seconds instead of minutes
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
server=""
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
say() { printf '%s\n' "$*"; }

cd "$root"
git ls-files -z --cached --others --exclude-standard | xargs -0 tar cf - 2>/dev/null | tar xf - -C "$work"
python3 tools/pseudo.py "$work"
cd "$work"

# ---- the generators: four texts a label, none of them empty, and what is missing is named ----------------
for pair in midgard:cm rage:br odin:fo divinus:dv; do
    game=${pair%:*}
    rules=(docs/rules/"$game".md)
    for more in docs/rules/"$game"-*.md; do
        [[ ! -e $more || ! $more =~ ^[^.]+\.md$ ]] || rules+=("$more")
    done
    python3 tools/gen_tables.py --game "$game" --prefix "${pair#*:}" --data "src/games/$game/data" --out "made/$game" \
        --glossary src/core/data/glossary.tsv "${rules[@]/#/--rules=}" --excuses "src/games/$game/README.md" 2>told || { cat told; exit 1; }
    grep -q '^xx: [0-9]* texts are missing and told in English' told || { say "$game: what is missing was not named"; exit 1; }
done
python3 tools/gen_said.py --out made/words src/*/data/{core,box,puzzle,record,show,review,sim,letter}.tsv 2>told || { cat told; exit 1; }
grep -q '^xx: ' told
if grep -nE '\] = \{\{("([^"\\]|\\.)*", ){0,2}"([^"\\]|\\.)*"\}\}|\{\{.*"", ' made/words/*.c; then
    say "a label without four texts"
    exit 1
fi
say "tables of four games and of the programs in four languages"
[ "${1:-}" != --tables ] || exit 0

# ---- the terminal ------------------------------------------------------------------------------------------
if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$work CCACHE_NOHASHDIR=1
fi
cmake --preset release >/dev/null
cmake --build build --target meadhall -- --quiet >told 2>&1 || { cat told; exit 1; }
python3 tests/pseudo_terminal.py build/meadhall
[ "${1:-}" != --no-page ] || exit 0

# ---- the page ----------------------------------------------------------------------------------------------
[ -d "$root/web/node_modules" ] || { say "the page is not built here: it is not tried"; exit 0; }
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] || { say "no Chromium: the page is not tried"; exit 0; }
cp -r "$root/web/node_modules" web/
web/build.sh >told 2>&1 || { cat told; exit 1; }
grep 'texts of the page are missing: English' told
build/meadhall serve --memory --no-limits --web build/web --port 0 >served 2>&1 &
server=$!
for _ in $(seq 100); do
    url=$(grep -oE 'http://[0-9.:]+/?' served | head -1 || true)
    [ -z "$url" ] || break
    sleep 0.1
done
cd web
node "$work/tests/pseudo_page.mjs" "${url%/}/"
