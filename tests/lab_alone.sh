#!/usr/bin/env bash
# Training, matches and the reviewer's experiments build with a C compiler and Python alone, and play.
set -euo pipefail
cd "$(dirname "$0")/.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
CFLAGS=-O1 tools/lab_alone/build.sh "$dir"
for game in midgard rage odin divinus; do
    "$dir/lab" match "$game" 2 2 1 1 greedy random | tee "$dir/match.txt"
    grep -q "wins" "$dir/match.txt"
done
"$dir/review_proof" strength rage 1 1 mcts:8 | tee "$dir/strength.txt"
grep -q "gives away" "$dir/strength.txt"
echo "lab_alone: builds and plays"
