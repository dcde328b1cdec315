#!/usr/bin/env bash
# Builds training and matches alone, with a C compiler and Python and nothing else: for a machine with many cores that
# is lent for an hour and has none of the server's libraries (docs/learning.md).
# usage: tools/lab_alone/build.sh DIR      makes DIR/lab
set -euo pipefail
cd "$(dirname "$0")/../.."
dir=$1
cc=${CC:-cc}
mkdir -p "$dir"
games=(midgard:cm rage:br odin:fo divinus:dv)
includes=(-Iinclude -Isrc)
for pair in "${games[@]}"; do
    game=${pair%:*}
    mkdir -p "$dir/$game"
    mapfile -t rules < <(ls docs/rules/"$game".md docs/rules/"$game"-*.md 2>/dev/null | grep -vE '\.(ru|de)\.md$')
    python3 tools/gen_tables.py --game "$game" --prefix "${pair#*:}" --data "src/games/$game/data" \
        --glossary src/core/data/glossary.tsv "${rules[@]/#/--rules=}" --excuses "src/games/$game/README.md" \
        --out "$dir/$game" &
    includes+=("-I$dir/$game")
done
wait
python3 tools/gen_nets.py --out "$dir/nets.c" src/games/*/*.mhn
lab=(course lab_clock match net_write samples selfplay trainer)
sources=(src/error/*.c src/core/*.c src/games/*/*.c src/ai/*.c "$dir"/*/*_tables.c "$dir"/*/*_words.c "$dir/nets.c"
    "${lab[@]/%/.c}" tools/lab_alone/main.c)
for i in "${!sources[@]}"; do
    [ -f "${sources[$i]}" ] || sources[$i]=src/lab/${sources[$i]}
done
flags=(-std=gnu17 -O3 -w "${includes[@]}")
printf '%s\n' "${sources[@]}" | xargs -P "$(nproc)" -I{} sh -c \
    "\"\$@\" -c {} -o \"$dir/\$(echo {} | tr / _).o\"" sh "$cc" "${flags[@]}"
wide=()
[ "$(uname -m)" = x86_64 ] && wide=(-mavx2)
"$cc" "${flags[@]}" "${wide[@]}" -DNN_WIDE_BUILD -c src/ai/net_kernels.c -o "$dir/net_kernels_wide.o"
"$cc" "$dir"/*.o -lpthread -lm -o "$dir/lab"
