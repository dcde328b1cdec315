#!/usr/bin/env bash
# Builds everything with each compiler, warnings being errors, and compares: signatures and vectors.
#
# usage: tools/compilers.sh COMPILER...      like gcc-12 clang-14 clang-19; in build/by/COMPILER
#
# Prints a line for each. Exit status: 0; 1 if one does not build, or says something else than the
# first; 2 for wrong words.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
case ${1:-} in '' | -h | --help) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" && exit $((2 * ($# == 0))) ;; esac
for compiler; do
    command -v "$compiler" >/dev/null || { echo "compilers: no program '$compiler', expected one like gcc or clang-19" >&2 && exit 2; }
done

said_by() { # FOLDER: what has to be the same
    "$1/signature" && "$1/bot_signature" && "$1/net_signature" || return
    local game
    for game in src/games/*/; do
        game=$(basename "$game")
        "$1/meadhall" vectors "tests/vectors/$game"/*.t | tail -n 1 || return
    done
}

first='' status=0
for compiler; do
    folder=build/by/$compiler log=build/by/$compiler.log
    mkdir -p build/by
    if ! { cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER="$compiler" \
        -DMEADHALL_WERROR=ON && cmake --build "$folder"; } >"$log" 2>&1; then
        tail -n 12 "$log" >&2
        echo "$compiler: does not build"
        status=1
        continue
    fi
    said=$(said_by "$folder" | tr '\n' ' ')
    warnings=$(grep -c 'warning:' "$log")
    same='the first'
    if [ -z "$first" ]; then first=$said; elif [ "$said" = "$first" ]; then same='the same'; else same='DIFFERS' status=1; fi
    [ "$warnings" -eq 0 ] || status=1
    echo "$("$compiler" --version | head -n 1): $warnings warnings; $said($same)"
done
exit $status
