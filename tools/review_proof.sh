#!/usr/bin/env bash
# What the reviewer is worth, and puzzles: every experiment of docs/review.md, all games at once.
#
# usage: review_proof.sh PROGRAM OUT [THREADS [GAMES [PLANTED [PUZZLES]]]]
#
# PROGRAM is build/review_proof. GAMES of each pair of bots, PLANTED games with a blunder, PUZZLES games to
# look for puzzles in; 0 leaves a part out. Figures go to OUT/GAME.txt, puzzles to OUT/GAME.puzzles.
set -eu
program=$1 out=$2
threads=${3:-$(nproc)} games=${4:-60} planted=${5:-50} puzzles=${6:-40}
mkdir -p "$out"
# The slower a game is searched, the smaller the search: about the same time for each.
declare -A spec=([midgard]=mcts:100 [rage]=mcts:100 [odin]=mcts:48 [divinus]=mcts:32)
one() {
    local game=$1 begin=$SECONDS
    if [ "$planted" -gt 0 ]; then "$program" planted "$game" "$planted" "$threads" "${spec[$game]}" >>"$out/$game.txt"; fi
    if [ "$games" -gt 0 ]; then "$program" strength "$game" "$games" "$threads" "${spec[$game]}" >>"$out/$game.txt"; fi
    if [ "$puzzles" -gt 0 ]; then "$program" puzzles "$game" "$puzzles" "$threads" 1 >"$out/$game.puzzles" 2>>"$out/$game.txt"; fi
    echo "$game: $((SECONDS - begin)) s" >>"$out/$game.txt"
}
for game in midgard rage odin divinus; do
    : >"$out/$game.txt"
    one "$game" &
done
wait
cat "$out"/*.txt
