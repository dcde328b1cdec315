#!/usr/bin/env bash
# Builds training, matches and the experiments of reviews alone, with a C compiler and Python and nothing else: for a
# machine with many cores that is lent for an hour and has none of the server's libraries (docs/learning.md).
# usage: tools/lab_alone/build.sh DIR      makes DIR/lab and DIR/review_proof
set -euo pipefail
cd "$(dirname "$0")/../.."
dir=$1
cc=${CC:-cc}
mkdir -p "$dir"
games=(midgard:cm rage:br odin:fo divinus:dv)
includes=(-Iinclude -Isrc "-I$dir/words")
for pair in "${games[@]}"; do
    game=${pair%:*}
    mkdir -p "$dir/$game"
    mapfile -t rules < <(ls docs/rules/"$game".md docs/rules/"$game"-*.md 2>/dev/null | grep -vE '\.[a-z]+\.md$')
    python3 tools/gen_tables.py --game "$game" --prefix "${pair#*:}" --data "src/games/$game/data" \
        --glossary src/core/data/glossary.tsv "${rules[@]/#/--rules=}" --excuses "src/games/$game/README.md" \
        --out "$dir/$game" &
    includes+=("-I$dir/$game")
done
wait
python3 tools/gen_said.py --out "$dir/words" src/core/data/core.tsv src/lab/data/review.tsv
python3 tools/gen_nets.py --out "$dir/nets.c" src/games/*/*.mhn
lab=(course lab_clock match net_write samples selfplay trainer)
lab+=(lab review review_judge review_luck review_make review_marks review_puzzle review_seek review_sum review_value review_why)
sources=(src/error/*.c src/core/*.c src/games/*/*.c src/ai/*.c "$dir"/*/*_{tables,grammar,words}.c "$dir/nets.c"
    src/host/*.c "${lab[@]/%/.c}")
for i in "${!sources[@]}"; do
    [ -f "${sources[$i]}" ] || sources[$i]=src/lab/${sources[$i]}
done
flags=(-std=gnu17 ${CFLAGS:--O3} -w "${includes[@]}")
rm -f "$dir"/*.o
# What is made from a game's tables reads the game's own headers.
compile() { # SOURCE
    "$cc" "${flags[@]}" "-Isrc/games/$(basename "$(dirname "$1")")" -c "$1" -o "$dir/${1//\//_}.o"
}
next=0 workers=$(nproc)
for source in "${sources[@]}"; do
    ((next++ < workers)) || wait -n
    compile "$source" &
done
while ((next-- > 0)); do wait -n || [ $? -eq 127 ]; done
wide=()
[ "$(uname -m)" = x86_64 ] && wide=(-mavx2)
"$cc" "${flags[@]}" "${wide[@]}" -DNN_WIDE_BUILD -c src/ai/net_kernels.c -o "$dir/net_kernels_wide.o"
link() { # NAME SOURCE...
    "$cc" "${flags[@]}" "${@:2}" "$dir"/*.o -lpthread -lm -o "$dir/$1"
}
link lab tools/lab_alone/main.c
link review_proof tools/review_proof.c tools/review_proof_games.c
