#!/bin/sh
# The command line: exit statuses, one line on stderr for a wrong word, promised output.
# usage: cli_test.sh PATH/TO/meadhall
set -u
meadhall=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

note() { # note OK WHAT
    if [ "$1" = yes ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $2"
        sed 's/^/    stderr: /' "$work/err"
    fi
}

# status WANT LINES-ON-STDERR COMMAND...: -1 lines: any number
status() {
    want=$1
    lines=$2
    shift 2
    "$@" >"$work/out" 2>"$work/err" </dev/null
    got=$?
    count=$(wc -l <"$work/err")
    ok=yes
    [ "$got" -eq "$want" ] || ok=no
    [ "$lines" -lt 0 ] || [ "$count" -eq "$lines" ] || ok=no
    note $ok "$* (status $got, expected $want; $count lines on stderr)"
}

# holds PATTERN: the last command printed it
holds() {
    if grep -q -- "$1" "$work/out"; then note yes ""; else note no "expected '$1' on stdout"; fi
}

errs() {
    if grep -q -- "$1" "$work/err"; then note yes ""; else note no "expected '$1' on stderr"; fi
}

status 0 0 "$meadhall" games
game=$(head -n 1 "$work/out" | cut -f 1)
[ "$(head -n 1 "$work/out" | awk -F '\t' '{print NF}')" = 3 ] && note yes "" || note no "three columns"

# ---- wrong words ------------------------------------------------------------------
status 2 1 "$meadhall"
status 2 1 "$meadhall" brew
errs games
status 2 1 "$meadhall" arena
status 2 1 "$meadhall" serve --port 99999
status 2 1 "$meadhall" backup
status 1 1 "$meadhall" backup --data "$work/nothing" "$work/copy"
for command in games play sim bench replay vectors rules content serve backup campaign score data; do
    status 0 0 "$meadhall" $command --help
    holds "usage: meadhall $command"
    status 2 1 "$meadhall" $command --no-such-option
done
status 0 0 "$meadhall" --help
status 2 1 "$meadhall" games more
status 2 1 "$meadhall" play
status 2 1 "$meadhall" play chess
errs "$game"
status 2 1 "$meadhall" play "$game" --lang fr
status 2 1 "$meadhall" play "$game" --seats 9
errs "9 seats; midgard is for 2 to 4"
status 2 1 "$meadhall" bench midgard --seats 5
errs "5 seats; midgard is for 2 to 4"
status 2 1 "$meadhall" sim midgard --games 1 --options edition=de,edition=ru
errs "'edition=ru' comes twice"
status 2 1 "$meadhall" sim odin --games 1 --options length=short,decks=Z
errs "option 'decks=Z' is unknown; expected decks=VALUE with one of none"
status 2 1 "$meadhall" sim odin --games 1 --options decks
errs "option 'decks' is unknown; expected decks=VALUE with one of none"
status 2 1 "$meadhall" rules "$game" --vectors .
if [ -w /dev/full ]; then
    for words in games --help "rules $game" "content $game" "sim $game --games 1 --seats 2" "sim --help"; do
        # shellcheck disable=SC2086
        "$meadhall" $words >/dev/full 2>"$work/err"
        note "$([ $? -eq 1 ] && echo yes || echo no)" "$words > /dev/full"
        errs "cannot write the output: No space left on device"
    done
fi
status 2 1 "$meadhall" play "$game" --bots human,human,human,human,human,human
status 2 1 "$meadhall" play "$game" --options no-such=thing
errs "midgard has no option 'no-such'; expected one of edition"
status 2 1 "$meadhall" sim "$game"
errs -- --games
status 2 1 "$meadhall" sim "$game" --games 0
status 2 1 "$meadhall" sim "$game" --games many
status 2 1 "$meadhall" sim "$game" --games
status 2 1 "$meadhall" sim "$game" --games 1 --bots human
status 2 1 "$meadhall" sim "$game" --games 1 --bots mcts:0
status 2 1 "$meadhall" sim "$game" --games 1 --bots genius
errs "expected human, random, greedy, mcts:ITERATIONS"
status 2 1 "$meadhall" arena "$game" --games 2
status 2 1 "$meadhall" arena "$game" --games 2 --bots random
status 2 1 "$meadhall" arena "$game" --games 2 --bots random,human
status 2 1 "$meadhall" arena "$game" --games 2 --bots random,greedy --sprt 5
status 2 1 "$meadhall" arena "$game" --bots random,greedy
status 2 1 "$meadhall" arena "$game" --games 2 --seats 2 --bots mcts:4/net=1,random
status 2 1 "$meadhall" sim "$game" --games 2 --seats 2 --bots mcts:4/net=2,random
status 2 1 "$meadhall" bench chess
status 2 1 "$meadhall" rules "$game" XX-NONE-01
status 2 1 "$meadhall" rules
status 2 1 "$meadhall" content chess
status 2 1 "$meadhall" vectors
status 2 1 "$meadhall" vectors "$work/nothing.t"
status 2 1 "$meadhall" replay

# ---- promised output --------------------------------------------------------------
status 0 0 "$meadhall" sim "$game" --games 20 --seats 2 --threads 1 --json --saga "$work/sagas"
for key in game seats games errors decisions plies seconds digest by_seat seat bot mean_score win_share; do
    holds "\"$key\""
done
digest=$(grep digest "$work/out")
status 0 0 "$meadhall" sim "$game" --games 20 --seats 2 --threads 3 --json
[ "$digest" = "$(grep digest "$work/out")" ] && note yes "" || note no "digest by threads"
status 0 0 "$meadhall" sim "$game" --games 20 --seats 2 --seed 2 --json
[ "$digest" != "$(grep digest "$work/out")" ] && note yes "" || note no "digest by seed"
for key in markers marker values lengths scores low high from; do
    holds "\"$key\""
done
# The same figures and the same report from any number of threads.
for threads in 1 3; do
    status 0 0 "$meadhall" sim "$game" --games 24 --seats 3 --threads $threads \
        --csv "$work/$threads.csv" --html "$work/$threads.html" --lang de
done
for kind in csv html; do
    note "$(cmp -s "$work/1.$kind" "$work/3.$kind" && echo yes || echo no)" "$kind depends on threads"
done
note "$(grep -q '^seat,random,2,24,' "$work/1.csv" && echo yes || echo no)" "a row of the CSV"
note "$([ "$(awk -F, '{print NF}' "$work/1.csv" | sort -u)" = 9 ] && echo yes || echo no)" "nine cells a row"
note "$(grep -q '</html>' "$work/1.html" && echo yes || echo no)" "the report is whole"
note "$(grep -qE 'https?:|src=|@import' "$work/1.html" && echo no || echo yes)" "the report needs nothing"
status 0 0 "$meadhall" sim "$game" --games 4 --seats 2 --luck --json
holds '"part_of_variance"'
# What one seat's luck brings the others' takes; it is nothing on average, and a result without it is no less sure.
for seats in 2 3; do
    status 0 0 "$meadhall" sim "$game" --games 120 --seats $seats --bots greedy --luck --json
    note "$(python3 - "$work/out" <<'PY' && echo yes || echo no
import json, sys
luck = json.load(open(sys.argv[1]))["luck"]
seats = luck["by_seat"]
fair = all(abs(s["chance"]) <= 4 * s["chance_sd"] / 120**0.5 + 1e-3 for s in seats)
surer = sum(s["adjusted_error"] - s["win_share_error"] for s in seats) < 0.01
sys.exit(not (abs(sum(s["chance"] for s in seats)) < 1e-3 and fair and surer and 0 < luck["luck_part"] <= 1))
PY
)" "luck of $seats seats"
done
# Two halves of a run make the whole: digests add up.
digest_of() { "$meadhall" sim "$game" --seats 2 --json "$@" | sed -n 's/.*"digest": "\(.*\)".*/\1/p'; }
whole=$(digest_of --games 20)
parts=$(python3 -c 'import sys; print("%016x" % (sum(int(a, 16) for a in sys.argv[1:]) % 2**64))' \
    "$(digest_of --games 12)" "$(digest_of --from 12 --games 8)")
note "$([ "$whole" = "$parts" ] && echo yes || echo no)" "digests of two halves: $parts, not $whole"
# Records: the same file from any number of threads; what is damaged is refused.
for threads in 1 3; do
    status 0 0 "$meadhall" sim "$game" --games 24 --seats 2 --bots random,mcts:9 --threads $threads \
        --data "$work/$threads.mhd"
done
note "$(cmp -s "$work/1.mhd" "$work/3.mhd" && echo yes || echo no)" "data depends on threads"
status 0 0 "$meadhall" data "$work/1.mhd"
holds "^24 games, "
status 0 0 "$meadhall" data "$work/1.mhd" --json
for key in version game seats bots seed games records answers searched; do
    holds "\"$key\""
done
head -c 5000 "$work/1.mhd" >"$work/cut.mhd"
status 1 1 "$meadhall" data "$work/cut.mhd"
errs "is cut off"
status 2 1 "$meadhall" data "$work/1.csv"
errs "no self-play data of meadhall"
status 2 1 "$meadhall" data "$work/nothing.mhd"
status 2 1 "$meadhall" data
status 2 1 "$meadhall" sim "$game" --games 2 --data "$work/none/records.mhd"
mkdir "$work/folder.mhd"
status 1 1 "$meadhall" sim "$game" --games 2 --data "$work/folder.mhd"
errs "Is a directory"
[ -w /dev/full ] && [ -w /dev ] && status 1 1 "$meadhall" sim "$game" --games 2 --data /dev/full
[ "$(ls "$work" | grep -c 'mhd\.')" = 0 ] && note yes "" || note no "half files are left"
status 2 1 "$meadhall" sim "$game" --games 2 --html "$work/none/report.html"
errs "No such file or directory"
status 2 1 "$meadhall" sim "$game" --games 2 --lang fr
mkdir "$work/taken"
status 1 1 "$meadhall" sim "$game" --games 2 --csv "$work/taken"
status 0 0 "$meadhall" bench "$game" --json --millis 20
for key in signature games game seats decisions_per_s games_per_s plies_per_s state_bytes copies_per_s; do
    holds "\"$key\""
done
if grep -q instructions "$work/out"; then note no "instructions nobody counted"; else note yes ""; fi
if grep -q null "$work/out"; then note no "null in bench --json"; else note yes ""; fi
printf 'game\tseats\tgames\tdecisions\tinstructions\tper_decision\n%s\t4\t1\t2\t24690\t12345\n' "$game" >"$work/counts"
for run in 1 2; do
    status 0 0 "$meadhall" bench "$game" --json --millis 10 --instructions "$work/counts" \
        --history "$work/history" --commit abc --machine "a machine"
    holds '"instructions_per_decision": 12345'
done
[ "$(wc -l <"$work/history")" = 3 ] && note yes "" || note no "a head and two lines of history"
[ "$(awk -F '\t' '{print NF}' "$work/history" | sort -u)" = 10 ] && note yes "" || note no "ten cells"
status 2 1 "$meadhall" bench "$game" --millis 10 --history "$work/history"
errs "expected --commit and --machine"
status 2 1 "$meadhall" bench "$game" --millis 10 --history "$work/none/history" --commit a --machine b
status 0 0 "$meadhall" arena "$game" --games 6 --bots random,greedy,mcts:9 --seats 2 --threads 1 --json
for key in game seats games bots bot win_share low high elo; do
    holds "\"$key\":"
done
grep -v '"seconds"' "$work/out" >"$work/arena1"
status 0 0 "$meadhall" arena "$game" --games 6 --bots random,greedy,mcts:9 --seats 2 --threads 3 --json
grep -v '"seconds"' "$work/out" >"$work/arena3"
note "$(cmp -s "$work/arena1" "$work/arena3" && echo yes || echo no)" "arena depends on its threads"
status 0 0 "$meadhall" arena "$game" --games 60 --bots greedy,random --seats 2 --sprt 0,50
holds "greedy is better"
status 0 0 "$meadhall" rules "$game"
rule=$(head -n 1 "$work/out" | cut -f 1)
status 0 0 "$meadhall" rules "$game" "$rule"
holds "^$rule"
status 0 0 "$meadhall" content "$game"
status 0 0 "$meadhall" content "$game" --count
[ "$(head -n 1 "$work/out" | awk -F '\t' '{print NF}')" = 7 ] && note yes "" || note no "seven columns"
mkdir "$work/vectors"
status 0 0 "$meadhall" rules "$game" --coverage --vectors "$work/vectors"
holds "unseen$"
for each in midgard rage odin divinus; do
    status 0 0 "$meadhall" rules "$each" --coverage --vectors "$(dirname "$0")/vectors/$each"
    note "$(grep -q "unseen" "$work/out" && echo no || echo yes)" "$each has rules that nothing shows"
done
holds "^DV-LOG-05	0	tested	.*tests/campaign.sh"
holds "^DV-APP-04	0	not testable	."

long=$work/$(printf 'a%.0s' $(seq 300))
status 1 1 "$meadhall" sim "$game" --games 2 --saga "$long"
errs "File name too long"
status 1 1 "$meadhall" sim "$game" --games 2 --saga /proc
errs "/proc"
status 1 1 "$meadhall" sim "$game" --games 2 --saga /dev/null
errs "Not a directory"
mkdir "$work/full"
mkdir "$work/full/$game-1-0.saga" # nothing can be renamed to it
status 1 1 "$meadhall" sim "$game" --games 500 --seats 2 --threads 1 --saga "$work/full"
errs "game 0 of seed 1: cannot write .*full/$game-1-0.saga: Is a directory"
[ "$(ls "$work/full" | wc -l)" = 1 ] && note yes "" || note no "plays on after a file that cannot be written"
status 1 1 "$meadhall" arena "$game" --games 50 --seats 2 --bots random,random --threads 1 --saga "$work/full"
errs "Is a directory"
"$meadhall" sim "$game" --games 100000 --seats 2 --threads 2 --saga "$work/cut" >/dev/null 2>&1 &
tries=0
until ls "$work/cut"/*.saga >/dev/null 2>&1 || [ $tries -eq 300 ]; do
    tries=$((tries + 1))
    sleep 0.1
done
kill -TERM $!
wait $! 2>/dev/null
ls "$work/cut" | grep -qv '\.saga$' && note no "half a file is left" || note yes ""
status 0 0 "$meadhall" replay "$(ls "$work/cut"/*.saga | tail -n 1)" --verify

# ---- sagas ------------------------------------------------------------------------
saga=$(ls "$work/sagas"/*.saga | head -n 1)
status 0 0 "$meadhall" replay "$saga" --verify
holds "verified"
status 0 0 "$meadhall" replay "$saga" --json --verify --at 5
for key in game seats plies result seat score rank lines category points state; do
    holds "\"$key\""
done
status 2 1 "$meadhall" replay "$saga" --at 999999
status 0 0 "$meadhall" replay "$saga" --strip 0 # over: nothing is a secret any more
cmp -s "$work/out" "$saga" && note yes "" || note no "a finished saga is whole for everybody"
printf 'save %s\n' "$work/branch.saga" |
    "$meadhall" play --load "$saga" --at 40 --bots human >"$work/out" 2>"$work/err"
note "$([ $? -eq 0 ] && echo yes || echo no)" "play --load --at"
status 0 0 "$meadhall" replay "$work/branch.saga" --verify
holds "+?$" # secrets are not counted
status 0 0 "$meadhall" replay "$work/branch.saga" --strip 1
if grep -q '^key ' "$work/out"; then note no "the key is a secret"; else note yes ""; fi
holds "^viewer 1"
cp "$work/out" "$work/stripped.saga"
status 0 0 "$meadhall" replay "$work/stripped.saga"
status 0 0 "$meadhall" replay "$work/stripped.saga" --log
holds "^  Player [1-4] "
status 1 1 "$meadhall" replay "$work/stripped.saga" --verify
status 1 1 "$meadhall" play --load "$work/stripped.saga"
status 2 1 "$meadhall" replay "$work/nothing.saga" # no file is a wrong word
status 2 1 "$meadhall" play --load "$work/nothing.saga"
status 2 1 "$meadhall" rules "$game" --coverage --vectors "$work/nothing"
head -c 700 "$saga" >"$work/cut.saga"
status 1 1 "$meadhall" replay "$work/cut.saga"
sed 's/$/\r/' "$saga" >"$work/crlf.saga"
status 1 1 "$meadhall" replay "$work/crlf.saga"
errs "CR LF"
printf 'meadhall saga 1\n\0\0' >"$work/nul.saga"
status 1 1 "$meadhall" replay "$work/nul.saga"
head -c 20000 /dev/urandom >"$work/noise.saga"
status 1 1 "$meadhall" replay "$work/noise.saga"
status 2 1 "$meadhall" replay "$work"
# an option that would not be obeyed
status 2 1 "$meadhall" play --load "$saga" --seats 2
status 2 1 "$meadhall" play --load "$saga" --seed 9
status 2 1 "$meadhall" play --load "$saga" --options edition=de
status 2 1 "$meadhall" play --load "$saga" --at 99999
status 2 1 "$meadhall" play "$game" --at 5
status 2 1 "$meadhall" replay "$saga" --strip 1 --json
status 2 1 "$meadhall" replay "$saga" --strip 1 --verify
status 2 1 "$meadhall" replay "$saga" --strip 1 --at 3
status 2 1 "$meadhall" replay "$saga" --json --log
awk '/^7 / && !done { sub(/\t.*/, "\t00000000"); done = 1 } { print }' "$saga" >"$work/edit.saga"
status 1 1 "$meadhall" replay "$work/edit.saga" --verify
errs "edit.saga:[0-9]*: "

# ---- vectors ------------------------------------------------------------------------
printf 'rule %s true\ngame %s 2\nwant seats 2\n' "$rule" "$game" >"$work/good.t"
printf 'rule %s false\ngame %s 2\nwant seats 3\n' "$rule" "$game" >"$work/bad.t"
printf 'rule %s\ngame %s 2\nfly 3\n' "$rule" "$game" >"$work/ugly.t"
status 0 0 "$meadhall" vectors "$work/good.t"
[ "$(tail -n 1 "$work/out")" = "1 passed, 0 failed" ] && note yes "" || note no "last line"
status 1 1 "$meadhall" vectors "$work/good.t" "$work/bad.t"
[ "$(tail -n 1 "$work/out")" = "1 passed, 1 failed" ] && note yes "" || note no "last line"
status 2 1 "$meadhall" vectors "$work/ugly.t"
errs "ugly.t:3:"

# vector STATUS LINES...: a block of one game; its last line must be named on stderr
vector() {
    want=$1
    shift
    printf 'rule %s\ngame %s 2\n' "$rule" "$game" >"$work/v.t"
    printf '%s\n' "$@" >>"$work/v.t"
    status "$want" -1 "$meadhall" vectors "$work/v.t"
    errs "v.t:[0-9]*: $rule: "
}
vector 2 'skip place' # nothing is wanted
vector 2 'want rank 0 x'
vector 2 'want told'
vector 2 'want score 0 none 4'
vector 2 'ask flow 0' 'want seats 2' # a step
vector 2 'ask place 3' 'want seats 2'
vector 2 'ask place 6' 'want seats 2'
vector 2 'step roll' 'want seats 2' # a question
vector 2 'set open 0 0 7' 'skip place' 'want seats 2'
vector 2 'set phase 7' 'want seats 2'
vector 2 'set leader 0 7' 'want seats 2'
vector 2 'set stall 0 250' 'want seats 2'
vector 2 'set holder troll 7' 'want seats 2'
# what no check of the words can see ends in one line too
for lines in 'ask roll 7@skip place' 'skip place@set workers 0 0@skip assign' 'step fight' \
    'skip place@set blame 0 255@do 0 place beg' 'skip place@set drawn_count 4@do 0 place sages-house@skip assign'; do
    vector 2 "$(echo "$lines" | tr @ '\n')" 'want seats 2'
    errs "the rules stopped here"
done
vector 2 "$(printf 'fly\033[31m')" 'want seats 2'
errs "'fly?\[31m'"
printf 'rule A-1 A-2 A-3 A-4 A-5 A-6 A-7 A-8 A-9 A-10 A-11 A-12 A-13\ngame %s 2\nwant seats 2\n' \
    "$game" >"$work/many.t"
status 2 1 "$meadhall" vectors "$work/many.t"
printf 'rule CM-FIGHT-02-ABCDEFGHIJKLMNOP\ngame %s 2\nwant seats 2\n' "$game" >"$work/long.t"
status 2 1 "$meadhall" vectors "$work/long.t"
{ cat "$work/good.t"; head -c 1000000 /dev/zero | tr '\0' '\n'; } >"$work/lines.t"
status 2 1 "$meadhall" vectors "$work/lines.t"
errs "more than 1000000 lines"

# set-ups: shared in a file, in a folder; a fault in one is told at its own line
mkdir "$work/sets"
block="rule $rule"
printf 'given two\ngame %s 2\n' "$game" >"$work/sets/given.t"
printf 'given ready\nuse two\nskip place\n%s\nuse ready\nwant seats 2\n' "$block" >"$work/sets/s.t"
status 0 0 "$meadhall" vectors "$work/sets/given.t" "$work/sets/s.t"
[ "$(tail -n 1 "$work/out")" = "1 passed, 0 failed" ] && note yes "" || note no "last line"
setup() { # WORDS LINES...: malformed, and told in these words
    words=$1
    shift
    printf '%s\n' "$@" >"$work/sets/s.t"
    status 2 -1 "$meadhall" vectors "$work/sets/s.t"
    errs "$words"
}
setup "s.t:2: $rule: no set-up 'three'" "$block" 'use three' 'want seats 2'
setup "s.t:1: expected 'given NAME'" 'given' "$block" 'use two' 'want seats 2'
setup "s.t:1: 'two' is given already" 'given two' "$block" 'use two' 'want seats 2'
setup "s.t:1: nothing uses 'lonely'" 'given lonely' "$block" 'use two' 'want seats 2'
setup "s.t:3: 'want' belongs into a block" 'given wish' 'use two' 'want seats 2' "$block" 'use wish' 'want seats 2'
setup "s.t:2: $rule: unknown word 'fly'" 'given bird' 'fly' "$block" 'use bird' 'want seats 2'
setup "inside each other" 'given self' 'use self' "$block" 'use self' 'want seats 2'
doubling=$(for i in 1 2 3 4 5 6 7; do
    printf 'given d%d\n' $i
    for _ in $(seq 20); do echo "use $([ $i -gt 1 ] && echo d$((i - 1)) || echo two)"; done
done)
setup "more than 10000 lines" "$doubling" "$block" 'use d7' 'want seats 2'
printf 'rule %s\n' "$rule" >"$work/sets/given.t" # no set-up, and no vector either
setup "given.t:1: $rule: expected a want" "$block" "game $game 2" 'want seats 2'

# ---- play -----------------------------------------------------------------------------
status 0 0 "$meadhall" play "$game" --seed 1 --seats 2 # the end of input is polite
for lang in en ru de; do
    printf 'help\nhint\nscore\nlog\n1\n1\nundo\n? 1\nsave %s\nquit\n' "$work/play.saga" |
        "$meadhall" play "$game" --seed 1 --seats 2 --lang $lang >"$work/out" 2>"$work/err"
    [ $? -eq 0 ] && [ ! -s "$work/err" ] && note yes "" || note no "play --lang $lang"
    if grep -q "$(printf '\033')" "$work/out"; then note no "colour in a pipe"; else note yes ""; fi
    status 0 0 "$meadhall" replay "$work/play.saga" --verify
    status 0 0 "$meadhall" play --load "$work/play.saga" --lang $lang
done
status 0 0 "$meadhall" play "$game" --seats 2 --seed 3 --bots random
# a table is whole at first and in a new round, and names what is asked about in between
{ printf '1\n1\nSCORE\nRule %s\nHELP\n' "$(echo "$rule" | tr A-Z a-z)"; yes 1 | head -n 80; } |
    "$meadhall" play midgard --seed 3 --seats 2 --bots human,random >"$work/out" 2>"$work/err"
holds "player 1 (you)"
holds "^Destinies .* ?$"
holds "^$rule: "
holds "^  undo "
grep -q "Not understood" "$work/out" && note no "capital letters are not understood" || note yes ""
awk '/^Dice$/ { dice = NR } /reroll some dice/ { asked++; near += NR - dice < 14 }
    END { exit !(asked && asked == near) }' "$work/out" && note yes "" || note no "dice before a reroll"
[ "$(grep -c '^Enemies$' "$work/out")" -lt "$(grep -c 'Where will you send your worker' "$work/out")" ] &&
    note yes "" || note no "the whole table every time"
yes 1 | head -n 600 | "$meadhall" play midgard --seed 3 --seats 2 --bots human,human >"$work/out" 2>"$work/err"
[ "$(grep -c 'game is over' "$work/out")" = 1 ] && note yes "" || note no "the end is told once"
for word in 'ЕЩЁ' 'СЧЁТ' 'ПОМОЩЬ' 'ZURÜCK'; do
    printf '%s\nquit\n' "$word" | "$meadhall" play midgard --seed 3 --seats 2 >"$work/out" 2>"$work/err"
    grep -q "Not understood" "$work/out" && note no "$word" || note yes ""
done

# ---- score sheets -----------------------------------------------------------------
status 0 0 "$meadhall" score midgard --seats 2 --set 0.glory=40,0.coins=7,1.glory=42 --names Asa,Bo
holds Asa
holds "Total *42 *42"
holds "Rank *1 *1"
status 0 0 "$meadhall" score midgard --seats 2 --set 0.glory=42,1.glory=42,1.trolls=1 --json
holds '"seat":1,"total":42,"whole":true,"rank":1'
holds '"seat":0,"total":42,"whole":true,"rank":2'
printf '0.glory 50\n# by hand\n0.axes 6\n1.glory 69\n' >"$work/sheet"
status 0 0 "$meadhall" score rage --seats 2 --file "$work/sheet" --lang de
holds "Gesamt *70 *69"
"$meadhall" score rage --seats 2 <"$work/sheet" >"$work/out" 2>"$work/err"
holds "Total *70 *69"
status 0 0 "$meadhall" score odin --entries --lang ru
holds "islands"
status 2 1 "$meadhall" score odin --seats 2 --set 0.islands=atlantis
errs "expected ids"
status 2 1 "$meadhall" score odin --seats 2 --set 0.silver=lots
errs "0 to 999"
status 2 1 "$meadhall" score odin --seats 2 --set 7.silver=1
errs "a seat from 0 to 1"
status 2 1 "$meadhall" score odin --seats 9 --set 0.silver=1
printf '0.glory 5\n0.stars 2\n' >"$work/sheet"
status 2 1 "$meadhall" score rage --file "$work/sheet"
errs "sheet:2: "
status 2 1 "$meadhall" score rage --file "$work/nothing"
status 2 1 "$meadhall" score divinus
errs "campaign record"
status 2 1 "$meadhall" score hnefatafl

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
