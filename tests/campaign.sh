#!/usr/bin/env bash
# The campaign from the command line: whole ones by bots, broken off and gone on with, forked, damaged,
# recorded by hand, endless games behind it.
#
# usage: tests/campaign.sh MEADHALL
set -uo pipefail
meadhall=$(realpath "$1")
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

# status N COMMAND...: the command must end with that status, and say one line on stderr where it is not 0
status() {
    local want=$1 got
    shift
    "$@" >out 2>err </dev/null
    got=$?
    [ $got -eq "$want" ] && { [ "$want" -eq 0 ] || [ "$(wc -l <err)" -eq 1 ]; }
}

campaign() { "$meadhall" campaign "$@"; }
# said WORDS COMMAND...: and its stderr holds the words
said() {
    local words=$1
    shift
    "$@" && grep -qF "$words" err
}
games() { campaign show "$1" | grep -cP '^\d+\tover'; }
has_games() { [ "$(games "$1")" -eq "$2" ]; }

# ---- whole campaigns ------------------------------------------------------------------------------
# rule DV-APP-01 a new campaign, and one that is continued
# rule DV-LOG-05 DV-LOG-06 DV-LOG-07 forks, resets, and a fate for each game
check "eight scenarios by one command" campaign new a.campaign --seats 2 --bots random --seed 11 --all
check "the same again" campaign new b.campaign --seats 2 --bots random --seed 11 --all
check "byte for byte" cmp a.campaign b.campaign
check "all eight are over" has_games a.campaign 8
# rule DV-LOG-01 DV-LOG-02 the header; answers of seats and of chance, results
header() {
    diff <(head -n 6 a.campaign | sed 's/[0-9a-f]\{32\}/ID/') - <<'END'
meadhall campaign 2
id ID
parent none 0
game divinus
seats 2
options -
END
}
check "the header" header
records() { # in every saga: table hash, answers, results
    local n
    for n in '^content ' '^7 ' '^[01] ' '^hash ' '^score '; do
        [ "$(grep -c "$n" a.campaign)" -ge 8 ] || return 1
    done
}
check "what is recorded" records
check "forked at scenario 4" campaign fork a.campaign f.campaign --at 4
check "the fork has three" has_games f.campaign 3
check "and is played on" campaign play f.campaign --seed 12 --all
check "to its end" has_games f.campaign 8
check "the parent is not changed" cmp a.campaign b.campaign
check "same fate by the same seed" campaign fork a.campaign g.campaign --at 4
check "played on with it" campaign play g.campaign --seed 11 --all
same_fate() { diff <(grep '^fate' a.campaign) <(grep '^fate' g.campaign); }
check "the same keys" same_fate
check "reset starts over" campaign reset a.campaign r.campaign
check "with nothing played" has_games r.campaign 0
check "nothing is written over" status 1 campaign fork a.campaign f.campaign --at 2
check "not a file that is there" status 1 campaign new a.campaign
check "a game not reached" status 1 campaign fork r.campaign x.campaign --at 3
check "over is over" said "the campaign is over" status 1 campaign play a.campaign

# ---- broken off -----------------------------------------------------------------------------------
# rule DV-CAMP-04 every turn is kept, so a scenario in progress can be gone on with
check "a new one" campaign new k.campaign --seats 3 --bots greedy --seed 5
"$meadhall" campaign play k.campaign --seed 5 --all >/dev/null 2>&1 &
pid=$!
for _ in $(seq 200); do
    [ "$(sed '1,/^part 1 /d' k.campaign | wc -c)" -gt 3000 ] && break
    sleep 0.02
done
kill -9 $pid 2>/dev/null
wait $pid 2>/dev/null
check "killed: the file is whole" campaign show k.campaign
plies() { campaign show "$1" | awk -F'\t' '/plies/ {n += $4} END {print n + 0}'; }
before=$(plies k.campaign)
was_kept() { [ "$before" -gt 50 ]; }
check "with the turns played" was_kept
cp k.campaign k2.campaign
check "and goes on" campaign play k2.campaign --seed 5
went_on() { [ "$(plies k2.campaign)" -gt "$before" ]; }
check "from there" went_on
same_plies() { # every ply that was kept is still there
    diff <(grep -P '^\d [a-z]' k.campaign) <(grep -P '^\d [a-z]' k2.campaign | head -n "$(grep -cP '^\d [a-z]' k.campaign)")
}
check "with the same plies" same_plies

# ---- damaged --------------------------------------------------------------------------------------
line=$(($(grep -n '^part 1 ' a.campaign | cut -d: -f1) + 32)) # one of the saga
sed "${line}s/[0-9a-f]$/x/" a.campaign >d.campaign
cp d.campaign d.before
check "damaged: refused by line" said "d.campaign:$line: " status 1 campaign play d.campaign
check "and not for recording" said "d.campaign:$line: " status 1 campaign record d.campaign
check "never overwritten" cmp d.campaign d.before
head -c 60 a.campaign >h0.campaign
# rule DV-APP-10 a file that breaks off gives back the games before the cut
head -c "$(($(grep -b '^part 1 ' a.campaign | cut -d: -f1) + 2500))" a.campaign >t.campaign
check "cut off in game 1: nothing to give back" said "breaks off in game 1" status 1 campaign play t.campaign
head -c "$(grep -b '^part 4 ' a.campaign | cut -d: -f1)" a.campaign >t.campaign
head -c "$(($(stat -c %s t.campaign) + 700))" a.campaign >t.campaign
cp t.campaign t.before
cut_in_4() { campaign show t.campaign >out && grep -q "breaks off in line" out && [ "$(grep -cP '^\d+\tover' out)" -eq 3 ]; }
check "cut off in game 4: three games are there" cut_in_4
check "it is not written over" said "breaks off in game 4; expected campaign fork" status 1 campaign play t.campaign
check "byte for byte" cmp t.campaign t.before
check "a fork takes the three" campaign fork t.campaign t4.campaign --at 4
check "and can be played on" has_games t4.campaign 3
check "cut off in its header: refused" said "h0.campaign:" status 1 campaign show h0.campaign
check "no file" status 2 campaign show nothing.campaign
check "no word" status 2 campaign wander a.campaign
sed 's/^part 1 /record 1 /' a.campaign >w.campaign
check "played is not recorded" said "expected 'part'" status 1 campaign show w.campaign

# ---- by hand --------------------------------------------------------------------------------------
check "for the box" campaign new h.campaign --seats 2 --bots human --names Asa,Bo --seed 3
cat >answers <<'END'
god Thor
god Freya
unlock 1
done
next 1
choose a
done
12
16
4
7
3
3
done-by 0
nobody
2
1
done-by 1
gift first
forge d1 3
forge d2 4
END
# rule DV-APP-05 what is ours is said
check "it says what is ours" bash -c "'$meadhall' campaign record h.campaign --seed 3 </dev/null | grep -q 'our own design, because those of the box are not public'"
record() { campaign record h.campaign --seed 3 <"${1:-answers}"; }
# rule DV-APP-02 DV-APP-07 while it is played: order, goals, quests in force; the outro in its time
check "another record" campaign new force.campaign --seats 2 --bots human --names Asa,Bo --seed 3
in_force() {
    head -6 answers | sed '3s/.*/done/' | campaign record force.campaign --seed 3 >told || return 1
    grep -q '1) Burn it \[choose a\]' told && grep -q 'One point per Viking symbol' told && grep -q 'Show five dwarf symbols' told &&
        sed -n '/^Order of play/,/^$/p' told | sed -n 3p | grep -q '^Bo' && ! grep -q 'The first fires burn' told
}
check "order, goals and quests are told when play begins, choices by name" in_force
shown() { campaign show force.campaign >told && grep -A2 '^Order of play' told | grep -q '^Bo' && ! grep -q 'The first fires burn' told; }
check "and shown, without the outro" shown
outro() { # the last question is the outro's: its text stands before it
    tail -n +7 answers | campaign record force.campaign --seed 3 >told 2>&1
    for _ in $(seq 12); do
        grep -q 'The first fires burn' told && break
        echo 1 | campaign record force.campaign --seed 3 >told 2>&1
    done
    grep -n 'The first fires burn\|The story turns here' told | head -2 | tr '\n' '|' | grep -q 'The first fires.*|.*The story turns here'
}
check "the outro is told before its decision" outro
head -6 answers >some
check "the first answers" record some
check "kept" has_games h.campaign 0
cp h.campaign h.before
echo "done-by 0" >wrong
wrong() { record wrong >out 2>err; [ $? -eq 2 ] && grep -q "is no answer to 'record'; expected 1" err; }
check "a wrong answer is refused" wrong
check "and nothing lost" cmp h.campaign h.before
tail -n +7 answers >rest
check "the others" record rest
sheet() { campaign show h.campaign --json | python3 -c '
import json, sys
j = json.load(sys.stdin)
book = {t["id"]: t["rows"] for t in j["book"]}
assert j["games"][0]["by_hand"] and j["can_record"]
print({r["value"]: (r["cells"]["honour"], r["cells"]["xp"]) for r in book["players"]},
      [r["value"] for r in book["forged"]], j["games"][0]["over"])'; }
told() { sheet >out && grep -qF "$1" out; }
check "honour and experience so far" told "{0: (3, 1), 1: (2, 6)}"
check "stickers on dice" told "['DS07', 'DS01']"
echo undo >undo
check "an answer taken back" record undo
check "is gone" told "['DS07']"
cat >end <<'END'
forge d2 4
found f03 2
found f07 1
choose b
END
record end >out 2>err
finish() { # whatever is still asked: the first answer
    for _ in $(seq 12); do
        has_games h.campaign 1 && return 0
        echo 1 | campaign record h.campaign --seed 3 >/dev/null 2>&1
    done
    return 1
}
check "the scenario is recorded" finish
check "recorded is not played" grep -q '^record 1 ' h.campaign
check "a played one may follow" campaign play h.campaign --bots random --seed 4
check "both stand there" has_games h.campaign 2
mixed() { campaign show h.campaign | cut -f3 | sed -n '2,3p' | tr '\n' ' ' | grep -q 'recorded played'; }
check "one by hand, one played" mixed
check "forked behind it" campaign fork h.campaign h2.campaign --at 2
check "with the record" has_games h2.campaign 1
echo quit >quit
check "the next one by hand again" bash -c "'$meadhall' campaign record h2.campaign --seed 9 <quit"
check "an open record is not played" status 1 campaign play h2.campaign
for lang in ru de; do
    check "in $lang" bash -c "echo quit | '$meadhall' campaign record h2.campaign --lang $lang"
done
# rule DV-LOC-06 the options of an encounter by their names, in the language of the group
printf '1\n1\n1\n1\nvisit l01 0\n' >visit
met() { campaign record h2.campaign --seed 9 --lang de <visit >told; grep -qF '1) Fragen, was kommt [meet a]' told && grep -qF '2) Die Nachtwache teilen [meet b]' told; }
check "an encounter offers its options by name" met

# ---- endless games --------------------------------------------------------------------------------
# rule DV-LOG-09 they follow a finished campaign and append nothing to it
check "not before the end" status 1 campaign endless h.campaign e.campaign
check "behind the campaign" campaign endless a.campaign e.campaign --options endless_dice=campaign
check "an endless game" campaign play e.campaign --seed 1
check "and another" campaign play e.campaign --seed 1
check "nine and ten" has_games e.campaign 10
check "the campaign itself is as it was" cmp a.campaign b.campaign
check "not recorded by hand" status 1 campaign record e.campaign
check "played games keep their options" said "other options" status 2 \
    campaign endless a.campaign e2.campaign --options consolation_gift=no

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
