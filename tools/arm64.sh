#!/usr/bin/env bash
# Cross-builds for arm64 on Debian and runs engine tests, vectors, golden sagas and the signature under
# qemu-user. Debian's arm64 is added to the system's architectures for its libraries, so this
# belongs into a root of its own:
#
#   tools/fresh_machine.sh trixie FOLDER './hall build && tools/arm64.sh'
#
# usage: tools/arm64.sh        after ./hall build, whose signature it compares with
set -euo pipefail
hall=$(dirname "$(dirname "$(realpath "$0")")")
cd "$hall"
say() { printf '\n== %s\n' "$*"; }
die() { printf 'arm64: %s\n' "$*" >&2; exit 2; }
# shellcheck disable=SC1091
. tools/hall/system.sh
uses_apt || die "$(system_name) is neither Debian nor Ubuntu, whose cross compiler is taken"
[ -x build/signature ] || die "no build/signature to compare with, expected ./hall build before"

if ! dpkg --print-foreign-architectures | grep -qx arm64; then
    as_root dpkg --add-architecture arm64
fi
choose_tools build
mapfile -t libraries < <(parts_of debian build | cut -f 3,4 | sed -n 's/^header:[^\t]*\t//p' |
    while read -r cell; do packages_in "$cell"; done | tr ' ' '\n' | sed '/^$/d; s/$/:arm64/')
refresh_lists
say "installing ${libraries[*]}" # llhttp's push the other architecture's out
# Two architectures' packages of one version may differ by a manual page (libpsl-dev in Debian 13): either will do.
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-overwrite \
    gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user "${libraries[@]}" >/dev/null

say "arm64 build"
cmake --preset arm64 >/dev/null
cmake --build build/arm64 -- --quiet
# Scripts start programs by their names: these start them under qemu.
mkdir -p build/arm64/run
for program in meadhall signature bot_signature; do
    found=$(find build/arm64 -maxdepth 1 -name "$program" -type f)
    [ -n "$found" ] || die "build/arm64 has no $program"
    printf '#!/bin/sh\nexec qemu-aarch64 "%s" "$@"\n' "$(realpath "$found")" >"build/arm64/run/$program"
    chmod +x "build/arm64/run/$program"
done

say "tests under qemu"
run=build/arm64/run
for program in signature bot_signature; do
    want=$(build/$program)
    got=$($run/$program)
    printf '%-14s here %s, arm64 %s\n' "$program" "$(tail -n 1 <<<"$want")" "$(tail -n 1 <<<"$got")"
    [ "$want" = "$got" ] || die "the $program differs"
done
echo "golden sagas:  $(tests/golden.sh $run/meadhall | tail -n 1)"
echo "perft:         $(tests/perft.sh $run/meadhall | tail -n 1)"
for folder in tests/vectors/*/; do
    echo "vectors:       $(basename "$folder") $($run/meadhall vectors "$folder"*.t | tail -n 1)"
done
# Rules and bots by their label, what stands on them by name; at most half an hour a test.
engine_tests() { (cd build/arm64 && ctest -j "$(nproc)" --timeout 1800 --output-on-failure "$@") | tail -n 12; }
engine_tests -L rules
engine_tests -R '^(host|campaign|box|sheet|data|nets|hall_storm_.*)$'
