#!/usr/bin/env bash
# perft.sh MEADHALL [--write]: the tables of conformance/perft.tsv hold; --write makes them anew
# after a rule has changed.
set -euo pipefail
meadhall=$(realpath "${1:?expected MEADHALL [--write]}")
cd "$(dirname "$(realpath "$0")")/../conformance"
table=perft.tsv
new=$(mktemp)
trap 'rm -f "$new"' EXIT
passed=0 failed=0
while IFS=$'\t' read -r position words depth want; do
    if [ "$position" = position ]; then
        printf '%s\t%s\t%s\t%s\n' "$position" "$words" "$depth" "$want" >>"$new"
        continue
    fi
    # shellcheck disable=SC2086 # words are words
    got=$("$meadhall" perft "$position" $words --depth "$depth" | cut -f 2 | paste -sd ' ')
    printf '%s\t%s\t%s\t%s\n' "$position" "$words" "$depth" "$got" >>"$new"
    if [ "$got" = "$want" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$position $words: $got, expected $want" >&2
    fi
done <"$table"
if [ "${2:-}" = --write ]; then
    cat "$new" >"$table"
    echo "written: $table"
    exit 0
fi
echo "$passed passed, $failed failed"
[ $passed -gt 0 ] && [ $failed -eq 0 ]
