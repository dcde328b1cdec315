#!/usr/bin/env bash
# A content pack that changes a tile, a goal with its words and a text of the story: terminal and page
# show them in three languages.
#
# usage: tests/pack.sh BUILD      BUILD: the usual build; the one with the pack goes to BUILD/pack
set -euo pipefail
build=$(realpath "$1")
cd "$(dirname "$(realpath "$0")")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

note() { # yes|no WHAT
    if [ "$1" = yes ]; then passed=$((passed + 1)); else failed=$((failed + 1)) && echo "failed: $2"; fi
}
shows() { # FILE TEXT: the words stand in it, whatever the lines are
    note "$(tr '\n' ' ' <"$1" | tr -s ' ' | grep -qF -- "$2" && echo yes || echo no)" "$1: $2"
}

# shellcheck source=tests/pack_content.sh
. tests/pack_content.sh
make_pack "$work/pack"

# Not optimised: the content is looked at, not the speed.
cmake --preset release -B "$build/pack" -DCMAKE_BUILD_TYPE=None -DMEADHALL_CONTENT="$work/pack" >/dev/null
cmake --build "$build/pack" --target meadhall -- --quiet
meadhall=$build/pack/meadhall

"$meadhall" content divinus >"$work/content"
note "$(grep -qP '^tiles\tF01\t.*\tbox\t' "$work/content" && echo yes || echo no)" "F01 is not of the box"
for lang in en ru de; do
    "$meadhall" campaign new "$work/$lang.campaign" --seats 2 --bots random --seed 5 >/dev/null
    "$meadhall" campaign play "$work/$lang.campaign" --bots random --seed 5 --lang $lang >"$work/play.$lang"
    shows "$work/play.$lang" "${story[$lang]}"
    { printf "1\n%.0s" $(seq 12); printf 'about\nquit\n'; } >"$work/answers" # until the scenario is laid out
    "$meadhall" play divinus --seats 2 --seed 5 --lang $lang <"$work/answers" >"$work/about.$lang" 2>&1 || true
    shows "$work/about.$lang" "${goal[$lang]}"
    for text in "${story[$lang]}" "${goal[$lang]}"; do
        shows "$build/pack/made/divinus/page.json" "$text" # what the page is made of
    done
done
shows "$build/pack/made/divinus/page.json" '"f01": {"family": "faction", "stack": "F", "back_mark": "2+", "edge_n": "mountain"'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
