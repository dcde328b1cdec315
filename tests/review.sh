#!/usr/bin/env bash
# What `meadhall review` refuses, in one line and with the right status.
# usage: review.sh MEADHALL
set -u
meadhall=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
failed=0

# refused STATUS WORDS COMMAND...
refused() {
    local want=$1 words=$2
    shift 2
    "$meadhall" "$@" >"$dir/out" 2>"$dir/err"
    local got=$?
    if [ $got != "$want" ] || [ "$(wc -l <"$dir/err")" != 1 ] || ! grep -q -- "$words" "$dir/err"; then
        echo "$*: status $got, expected $want and '$words'; it said:"
        cat "$dir/err"
        failed=1
    fi
}

"$meadhall" sim rage --games 1 --seats 2 --bots greedy --threads 1 --saga "$dir" >/dev/null || exit 1
saga=$dir/rage-1-0.saga
head -n 40 "$saga" >"$dir/short.saga"
head -c 900 "$saga" >"$dir/cut.saga"

refused 2 "expected one FILE.saga" review
refused 2 "no-such.saga" review "$dir/no-such.saga"
refused 1 "cut.saga:" review "$dir/cut.saga"
refused 1 "short.saga\|not over" review "$dir/short.saga"
refused 2 "expected 0 to 1" review "$saga" --seat 2
refused 2 "cannot review" review "$saga" --bot greedy
refused 2 "cannot review" review "$saga" --bot mcts:50ms
refused 2 "is unknown\|expected" review "$saga" --bot nobody
refused 1 "no-such-folder" review "$saga" --bot mcts:8 --quick --html "$dir/no-such-folder/page.html"
refused 2 "threads" review "$saga" --threads 0

refused 2 "expected one GAME" puzzle
refused 2 "from 1 to 30" puzzle midgard --number 31
refused 2 "unknown\|expected" puzzle nogame
"$meadhall" puzzle midgard --number 1 --json >"$dir/puzzle" || failed=1
grep -q '"best":' "$dir/puzzle" || failed=1
for lang in en ru de; do
    printf '1\n2\n3\n' | "$meadhall" puzzle midgard --number 2 --lang $lang >"$dir/puzzle" || failed=1
    grep -q 'mcts:32' "$dir/puzzle" || { echo "a puzzle in $lang is not told"; failed=1; }
done

# A good one: JSON with the promised names, the same on any number of threads.
"$meadhall" review "$saga" --bot mcts:8 --quick --json --threads 1 >"$dir/one" || failed=1
"$meadhall" review "$saga" --bot mcts:8 --quick --json --threads 3 >"$dir/three" || failed=1
cmp "$dir/one" "$dir/three" || failed=1
for name in game seats plies start result decisions luck totals played best chance_lost points_lost \
    error exact adjusted; do
    grep -q "\"$name\":" "$dir/one" || { echo "no \"$name\" in the JSON"; failed=1; }
done
for lang in en ru de; do
    "$meadhall" review "$saga" --bot mcts:8 --quick --seat 1 --lang $lang >"$dir/text" || failed=1
    [ "$(wc -l <"$dir/text")" -gt 15 ] || failed=1
    "$meadhall" review "$saga" --bot mcts:8 --quick --lang $lang --html "$dir/page.html" >"$dir/text" || failed=1
    grep -q "<html lang=\"$lang\">" "$dir/page.html" && grep -q '</html>' "$dir/page.html" || { echo "no page in $lang"; failed=1; }
    ! grep -qE '(src|href)=|url\(|<script|nan|inf\b' "$dir/page.html" || { echo "the page in $lang is not whole by itself"; failed=1; }
done
exit $failed
