#!/usr/bin/env bash
# Tries the packages of build/packages in a clean Debian: installs, plays, serves, compiles the examples
# against them, removes them again, and looks whether anything is left. Needs root, and debootstrap.
#
# What stands in single quotes is expanded inside the root.
# usage: tools/package_try.sh [SUITE [FOLDER]]     bookworm, in build/fresh/packages-SUITE; MIRROR=... of it
# shellcheck disable=SC2016
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" -eq 0 ] || { echo "package_try: must be run as root" >&2; exit 2; }
suite=${1:-bookworm}
root=$(realpath -m "${2:-build/fresh/packages-$suite}")
# shellcheck source=tools/hall/mirror.sh
. tools/hall/mirror.sh
ls build/packages/meadhall_*.deb >/dev/null || { echo "package_try: no packages; run ./hall package" >&2; exit 2; }

if [ ! -x "$root/usr/bin/apt-get" ]; then
    mkdir -p "$(dirname "$root")"
    debootstrap --variant=minbase "$suite" "$root" "$(mirror)" >"$root.log" 2>&1 ||
        { tail -n 5 "$root.log" >&2; exit 1; }
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
unmount() { umount -l "$root/proc" "$root/dev" 2>/dev/null || true; }
trap unmount EXIT
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
mountpoint -q "$root/dev" || mount --bind /dev "$root/dev"

inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 bash -ec "$1"; }
quietly() { inside "$1" >"$root.said" 2>&1 || { tail -n 20 "$root.said" >&2; exit 1; }; }
step() { printf '== %s\n' "$*"; }
# What is there beside lists, caches and logs of the package manager.
inventory() { inside 'find / -xdev \( -path /proc -o -path /dev -o -path /tmp -o -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/cache -o -path /var/log -o -path /etc/ld.so.cache \) -prune -o -print | sort'; }

step "what the packages need, and compilers"
quietly 'apt-get update -qq'
rm -rf "$root/packages" && cp -r build/packages "$root/packages"
needed=$(dpkg-deb -f build/packages/meadhall_*.deb Depends | sed 's/([^)]*)//g; s/,/ /g')
quietly "apt-get install -y -qq --no-install-recommends $needed gcc g++ libc6-dev make cmake pkg-config man-db"
inventory >"$root.before"

step "install"
quietly 'dpkg -i /packages/*.deb'
inside 'meadhall games; man meadhall-sim | head -n 4; bash -n /usr/share/bash-completion/completions/meadhall'
inside 'for f in /usr/share/man/man1/meadhall*.gz; do man --warnings -E UTF-8 -l -Tutf8 -Z $f >/dev/null; done' 2>&1 | head -n 5

step "play"
inside 'meadhall sim midgard --games 10 --seats 2 | head -n 3
        printf "1\n1\nquit\n" | meadhall play rage --seats 2 --bots human,greedy --seed 1 | tail -n 3'

step "serve, without systemctl"
inside 'meadhall serve --port 0 --data /var/lib/meadhall >/tmp/address 2>/tmp/serve.log & server=$!
        for i in $(seq 100); do [ -s /tmp/address ] && break; sleep 0.2; done
        port=$(sed -n "s|.*:\([0-9]*\)/.*|\1|p" /tmp/address | head -n 1)
        ask() { exec 3<>/dev/tcp/127.0.0.1/$port; printf "GET $1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" >&3; head -n 1 <&3; }
        ask /healthz; ask /
        kill $server; wait $server; echo "stopped with $?"; rm -f /tmp/address /tmp/serve.log'

step "the examples, by pkg-config and by CMake"
inside 'mkdir /tmp/try; cp -r /usr/share/doc/libmeadhall-dev/examples /tmp/try/; cd /tmp/try/examples
        cc random_game.c $(pkg-config --cflags --libs meadhall) -o random_game && ./random_game odin 2 3
        c++ session.cpp $(pkg-config --cflags --libs meadhall) -o session && ./session rage >game.saga && meadhall replay game.saga --verify | tail -n 1
        cmake -S . -B made >/dev/null && cmake --build made >/dev/null && made/own_bot midgard 10 && made/random_game_static odin 2 3
        meadhall sim midgard --games 3 --data g.mhd >/dev/null && made/read_records g.mhd; rm -rf /tmp/try'

step "remove"
quietly 'dpkg --purge libmeadhall-dev libmeadhall1 meadhall'
inventory >"$root.after"
diff "$root.before" "$root.after" && echo "nothing is left"
