#!/usr/bin/env bash
# Installs libmeadhall into a folder of its own and uses it from outside the tree, as others do: by
# pkg-config and by CMake, in C and C++, shared and static; and looks at the names it shows.
# usage: library.sh SOURCE BUILD
set -euo pipefail
source=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/usr
for needed in cc c++ pkg-config cmake readelf; do
    command -v $needed >/dev/null || { echo "library: no $needed here"; exit 77; }
done
fail() { echo "library: $*" >&2; exit 1; }
version=$(sed -n 's/^#define MH_VERSION_[A-Z]* \([0-9]*\)$/\1/p' "$source/include/meadhall/version.h" | paste -sd .)

cmake --install "$build" --prefix "$prefix" --component library >/dev/null
cmake --install "$build" --prefix "$prefix" --component development >/dev/null
library=$(find "$prefix" -name 'libmeadhall.so')
archive=$(find "$prefix" -name 'libmeadhall.a')
PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name meadhall.pc)")
LD_LIBRARY_PATH=$(dirname "$library")
CMAKE_GENERATOR=Ninja # it built the library, so it is there; make need not be
export PKG_CONFIG_PATH LD_LIBRARY_PATH CMAKE_GENERATOR

# ---- names ----
readelf -d "$library" | grep -q "SONAME.*\[libmeadhall.so.${version%%.*}\]" || fail "no SONAME libmeadhall.so.${version%%.*}"
nm -D --defined-only "$library" | awk '{print $3}' | sort >"$work/shared"
nm -g --defined-only "$archive" | awk 'NF == 3 {print $3}' | sort >"$work/static"
diff "$work/shared" "$work/static" || fail "shared and static library show different names"
! grep -Ev '^(mh|host|ai|data|arena|batch|hall)_' "$work/shared" || fail "names without a prefix of ours"
# what the headers declare is there, and nothing else
for h in "$prefix"/include/meadhall/*.h; do echo "#include <meadhall/$(basename "$h")>"; done >"$work/all.c"
cc -std=c99 -I"$prefix/include" -aux-info "$work/declared" -fsyntax-only "$work/all.c"
sed -n "s|^/\* $prefix/include/meadhall/[^ ]* \*/ extern [^(]*[ *]\(\w*\) (.*|\1|p" "$work/declared" | sort -u >"$work/functions"
printf '%s\n' mh_game_count mh_games mh_languages mh_number mh_seat mh_seats mh_yes_no >"$work/variables"
sort -u "$work/functions" "$work/variables" | diff - "$work/shared" || fail "what is declared (<) and what is exported (>) differ"
# rules, bots and sessions keep no variable that can change
changing=$(nm "$archive" | awk '$2 ~ /^[bB]$/ {print $3}')
[ -z "$changing" ] || fail "keeps variables: $changing"

# ---- headers: strict, each alone, in C and C++ ----
for h in "$prefix"/include/meadhall/*.h; do
    printf '#include <meadhall/%s>\ntypedef int one;\n' "$(basename "$h")" >"$work/one.c"
    cp "$work/one.c" "$work/one.cpp"
    cc -std=c99 -Wall -Wextra -Wpedantic -Werror -I"$prefix/include" -fsyntax-only "$work/one.c"
    c++ -std=c++11 -Wall -Wextra -Wpedantic -Werror -I"$prefix/include" -fsyntax-only "$work/one.cpp"
done

# ---- the examples, by pkg-config ----
cp -r "$source/examples" "$work/examples"
cd "$work/examples"
[ "$(pkg-config --modversion meadhall)" = "$version" ] || fail "pkg-config knows another version"
strict="-Wall -Wextra -Wpedantic -Werror"
for name in random_game own_bot read_records hall; do
    # shellcheck disable=SC2046,SC2086
    cc -std=c99 $strict $name.c $(pkg-config --cflags --libs meadhall) -o $name
done
# shellcheck disable=SC2046,SC2086
c++ -std=c++11 $strict session.cpp $(pkg-config --cflags --libs meadhall) -o session
# shellcheck disable=SC2046,SC2086
cc -std=c99 $strict random_game.c -static $(pkg-config --cflags --libs --static meadhall) -o random_game_alone

# run_all FOLDER: each says what it should.
run_all() {
    local at=$1 game
    for game in midgard rage odin divinus; do
        "$at/random_game" $game 2 7 >"$work/said"
        grep -q "libmeadhall $version: [0-9]* plies" "$work/said" || fail "random_game $game: $(cat "$work/said")"
    done
    "$at/random_game" odin 9 >/dev/null 2>&1 && fail "random_game takes nine seats"
    "$at/own_bot" midgard 10 >"$work/said"
    grep -Eq '^miser +wins +[0-9.]+ %' "$work/said" || fail "own_bot: $(cat "$work/said")"
    "$build/meadhall" sim midgard --games 3 --seats 2 --seed 5 --data "$work/games.mhd" >/dev/null
    "$at/read_records" "$work/games.mhd" >"$work/said"
    grep -q '^Champions of Midgard: 3 games, [1-9]' "$work/said" || fail "read_records: $(cat "$work/said")"
    head -c 1000 "$work/games.mhd" >"$work/broken.mhd"
    "$at/read_records" "$work/broken.mhd" 2>/dev/null && fail "read_records takes a broken file"
    "$at/hall" midgard 1 >"$work/said"
    grep -Eq '^over after [1-9][0-9]* moves, [1-9][0-9]* rows$' "$work/said" || fail "hall: $(cat "$work/said")"
    "$at/hall" chess 2>/dev/null && fail "hall sets up chess"
    "$at/session" rage >"$work/game.saga"
    "$build/meadhall" replay "$work/game.saga" --verify >/dev/null || fail "session: its saga is refused"
}
run_all .
env -u LD_LIBRARY_PATH ./random_game_alone midgard 2 7 >"$work/alone"
./random_game midgard 2 7 | diff - "$work/alone" || fail "static and shared play differently"

# ---- and by CMake ----
cmake -S . -B made -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_C_FLAGS="$strict" -DCMAKE_CXX_FLAGS="$strict" >/dev/null
cmake --build made >/dev/null
run_all made
made/random_game_static midgard 2 7 | diff - "$work/alone"
echo "library: $(wc -l <"$work/shared") names, examples run"
