#!/usr/bin/env bash
# The book of a box whose names only the group knows: eight scenarios from a file of answers, with a
# correction of scenario 2 after scenario 5; broken off, cut off, damaged, forked.
#
# usage: tests/campaign_box.sh MEADHALL
set -uo pipefail
meadhall=$(realpath "$1")
answers=$(realpath "$(dirname "$0")/box")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
passed=0
failed=0

# check TEXT COMMAND...: the command must succeed
check() {
    local text=$1
    shift
    if "$@" >out 2>err; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $text"
        tail -n 5 out; tail -n 5 err
    fi
}

# status N WORDS COMMAND...: ends with that status, and says one line with these words
status() {
    local want=$1 words=$2 got
    shift 2
    "$@" >out 2>err
    got=$?
    [ $got -eq "$want" ] && [ "$(wc -l <err)" -eq 1 ] && grep -qF -- "$words" err
}

campaign() { "$meadhall" campaign "$@"; }
record() { campaign record "$@"; }
book() { campaign show "$@" | sed 's/id [0-9a-f]\{32\}/id ID/'; }

# ---- the whole campaign -----------------------------------------------------------------------------
# rule DV-APP-06 DV-APP-07 DV-APP-08 a box none of whose names we know, from the first box to the end
check "a new book" campaign new our.campaign --box --seats 3 --seed 5
whole() { record our.campaign <"$answers/answers.txt" >told; }
check "eight scenarios from a file of answers" whole
check "the book as it was worked out by another program" diff <(book our.campaign) "$answers/book.txt"
check "it says who wins" grep -q "wins the campaign with 39 honour!" told
check "it says which box to open" grep -q "Open scenario box 8." told
check "it reminds of a decision" grep -q "The story remembers: Question of the raven 1 – Feed it." told
check "locations expire" grep -q "Take Shrine 1A off 7: its time is over." told
check "the title's holder gains experience" grep -q "gains 1 experience for the title." told
check "the consolation is offered" grep -q "By the rules Face 5b goes to" told
ours() { ! grep -E '\b(G|T|L|Q|D|DS|F|R)[0-9]{2,3}\b|DV-|Heimdall|Idunn|Bridge-Warden|Cliff-hall' told; }
check "no name and no id of ours" ours
offered() { grep -A3 "What was chosen at" told | grep -q "1) Feed it"; }
check "names are remembered and offered again" offered
quests() { printf 'book\n' | record half.campaign | grep -A9 'Goals of the gods' | grep -q 'Errand 2-4 (ordinary quest)'; }

# rule DV-APP-09 what follows a correction is reckoned again, and what changed is told
changed() {
    sed -n '/^What changed/,/^  1)/p' told >changes
    grep -qF 'Scenario 2, Standing: Bo the <b>Tall</b> 🐺: 8 honour, 5 experience; effects 1, 1, 0 -> Bo the <b>Tall</b> 🐺: 9 honour' changes &&
        grep -qF 'Scenario 5, Standing' changes && grep -qF 'Keeper 2-0 -> Bo the <b>Tall</b> 🐺: Keeper 2-0' changes &&
        ! grep -q 'Scenario 1,' changes
}
check "the correction of scenario 2 after scenario 5 is told" changed
reopened() { # without its first location nobody can have explored it in scenario 2
    local n
    campaign fork our.campaign six.campaign --at 6 || return 1
    n=$(printf 'correct 1\n-\n' | record six.campaign | grep -oP '^ *\K\d+(?=\) Idol A1: what is its new location)')
    printf 'correct 1\n%s\n-\n-\n' "$n" | record six.campaign >told2
    grep -q "This must be answered again" told2 && grep -A3 '^Which location was explored' told2 | grep -q '1) Shrine 1B'
}
check "an answer that no longer fits is asked again" reopened

# ---- broken off, taken back, wrong ----------------------------------------------------------------------
check "a second book" campaign new half.campaign --box --seats 3 --seed 5
part() { head -n "$2" "$answers/answers.txt" | record "$1" >told2 && grep -q "The record is kept" told2; }
check "broken off in the middle of scenario 2" part half.campaign 100
check "while it is played the book shows goals and quests" quests
rest() { tail -n +101 "$answers/answers.txt" | record half.campaign >told2; }
check "and gone on with" rest
check "the same book" diff <(book half.campaign) "$answers/book.txt"
check "another book" campaign new wrong.campaign --box --seats 2 --names 'Bo,Кай'
check "a wrong answer in a pipe" status 2 "'Bo' is no answer; expected" record wrong.campaign < <(printf 'Veles\nMokosh\nBo\n')
kept() { grep -q '^name hero Mokosh$' wrong.campaign; }
check "what was answered before is kept" kept
helps() { campaign new asked.campaign --box --seats 2 && printf '?\n' | record asked.campaign >asked.told && grep -q 'correct N' asked.told; }
check "a question mark helps and is nobody's name" helps
check "a choice that there is not" status 2 "'3' is no answer; expected 1–2" record wrong.campaign < <(echo 3)
undone() { printf 'undo\nPerun\n' | record wrong.campaign >told2; tail -n 1 wrong.campaign | grep -q '^answer 0 hero 1 0 2$'; }
check "undo takes the last answer back" undone
renamed() { printf 'rename Perun=Perun the "Loud"\nquit\n' | record wrong.campaign >told2; grep -q '^name hero Perun the "Loud"$' wrong.campaign; }
check "a name is changed everywhere" renamed
check "two people of one name" status 2 "expected a name for each" campaign new two.campaign --box --seats 2 --names 'Bo,Bo'
long=$(printf 'x%.0s' $(seq 201))
check "a name of 201 letters" status 2 "expected a name of at most 200 letters" record wrong.campaign < <(printf 'rename Bo=Bo\ncorrect 0\n1\n%s\n' "$long")
check "no UTF-8" status 2 "expected a name of at most 200 letters" record wrong.campaign < <(printf 'correct 0\n1\n\xff\xfe\n')
check "and so in German" status 2 "höchstens 200 Buchstaben" record wrong.campaign --lang de < <(printf 'correct 0\n1\n%s\n' "$long")
check "options of bots have no meaning here" status 2 "--box goes with" campaign new x.campaign --box --bots greedy
check "it cannot be played here" status 1 "is the book of a box" campaign play our.campaign
check "a file is never written over" status 1 "is there already" campaign new our.campaign --box

# ---- cut off, damaged, forked ----------------------------------------------------------------------------
# rule DV-APP-10 a file that breaks off gives back what stands before
cuts() {
    local size n
    size=$(stat -c %s our.campaign)
    for n in $(seq 200 997 "$size"); do
        head -c "$n" our.campaign >cut.campaign
        campaign show cut.campaign >cut.told || return 1
        [ "$(tail -c 1 cut.campaign | wc -l)" -eq 1 ] || grep -q "The file breaks off in line" cut.told || return 1
    done
}
check "cut off anywhere" cuts
check "the scenarios before the cut are there" grep -q "^Scenario 7" cut.told
sed 's/^answer 2 scenario 0 0 .*/answer 2 scenario 0 zero/' our.campaign >bad.campaign
check "damaged is refused by line" status 1 "expected 'name' or 'answer'" campaign show bad.campaign
check "a name that stands twice" status 1 "the name stands twice" campaign show <(sed 's/^name hero Mokosh$/name hero Veles/' our.campaign)
forked() {
    campaign fork our.campaign three.campaign --at 3 && campaign show three.campaign >told2 &&
        grep -q '^Scenario 3$' told2 && ! grep -q '^Scenario 4$' told2
}
check "a fork at scenario 3" forked
check "the names are still known there" grep -q '^name god Idol A7$' three.campaign
check "a fork that is not reached" status 1 "game 4 is not reached yet" campaign fork three.campaign four.campaign --at 4
check "a reset" campaign reset our.campaign anew.campaign
check "asks for scenario 1" grep -q "Scenario 1" <(campaign show anew.campaign)
for lang in ru:Порядок de:Zugreihenfolge; do
    check "in ${lang%%:*}" grep -q "${lang##*:}" <(campaign show our.campaign --lang "${lang%%:*}")
done
json() { campaign show our.campaign --json | python3 -c 'import json,sys; d=json.load(sys.stdin); assert d["over"] and d["seats"][1]=="Bo the <b>Tall</b> 🐺" and len(d["seats"][2])==200'; }
check "as JSON, hostile names and all" json

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
