#!/usr/bin/env bash
# Golden sagas: whole games of random bots, kept with a check on every ply. Each must be accepted as
# it stands, and be played again byte for byte.
#
# usage: tests/golden.sh MEADHALL [--write | GAME]     --write: make them anew; review the difference
#                                                    GAME: those of one game alone
set -euo pipefail
meadhall=$(realpath "$1")
write=${2:-}
cd "$(dirname "$0")/golden"
lists=(*/list.txt)
if [ -n "$write" ] && [ "$write" != --write ]; then
    lists=("$write/list.txt")
    [ -f "${lists[0]}" ] || { echo "golden.sh: '$write', expected --write or a game" >&2; exit 2; }
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# one GAME SEATS SEED OPTIONS
one() {
    local name=$1/$2-$3.saga options=()
    [ "$4" = - ] || options=(--options "$4")
    "$meadhall" sim "$1" --games 1 --seats "$2" --seed "$3" "${options[@]}" --saga "$work" \
        --threads 1 >/dev/null
    if [ "$write" = --write ]; then
        cp "$work/$1-$3-0.saga" "$name"
        return
    fi
    if "$meadhall" replay "$name" --verify >"$work/out" 2>&1 && cmp "$name" "$work/$1-$3-0.saga"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$name: no longer played as it was"
        cat "$work/out"
    fi
}

for list in "${lists[@]}"; do
    while read -r seats seed options; do
        case $seats in \#*) continue ;; esac
        one "${list%/*}" "$seats" "$seed" "$options"
    done <"$list"
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
