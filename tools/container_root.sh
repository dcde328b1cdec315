#!/usr/bin/env bash
# Does what packaging/Containerfile says in debootstrap roots, where there is no container engine:
# builds both stages, starts the server as its user, asks its health, looks at the page and at the
# volume, and stops it. Needs root.
#
# usage: tools/container_root.sh [FOLDER]     in build/container
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" -eq 0 ] || { echo "container_root: must be run as root" >&2; exit 2; }
folder=$(realpath -m "${1:-build/container}")
fail() { echo "container_root: $*" >&2; exit 1; }

roots=() stages=() user=root health='' start='' volume='' root=''
cleanup() { for root in "${roots[@]}"; do umount -l "$root/proc" "$root/dev" 2>/dev/null || true; done; }
trap cleanup EXIT

begin_stage() { # IMAGE [AS NAME]
    local suite=${1#debian:}
    suite=${suite%-slim}
    root=$folder/stage${#roots[@]}
    roots+=("$root")
    stages+=("${3:-}")
    user=root
    rm -rf "$root"
    mkdir -p "$folder"
    debootstrap --variant=minbase "$suite" "$root" >"$root.log" 2>&1 || { tail -n 5 "$root.log" >&2 && exit 1; }
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    mkdir -p "$root/etc/ssl/certs" # as this machine reaches packages
    cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/machine.crt"
    mount -t proc proc "$root/proc"
    mount --bind /dev "$root/dev"
}

in_stage() { # COMMAND, as the stage's user
    local certificates=/etc/ssl/certs/machine.crt
    chroot --userspec="$user" "$root" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        NODE_EXTRA_CA_CERTS=$certificates npm_config_cafile=$certificates sh -c "$1"
}

copy() { # [--from=STAGE] FROM TO
    local i
    case $1 in
    --from=*)
        for i in "${!stages[@]}"; do
            [ "${stages[$i]}" != "${1#--from=}" ] || cp -a "${roots[$i]}$2/." "$root$3"
        done
        ;;
    *) # the tree as it is committed
        mkdir -p "$root$2"
        git archive HEAD | tar x -C "$root$2"
        ;;
    esac
}

step() { # INSTRUCTION REST
    printf '== %s %s\n' "$1" "$2"
    local words
    read -r -a words <<<"$2"
    case $1 in
    FROM) begin_stage "${words[@]}" ;;
    COPY) copy "${words[@]}" ;;
    RUN) in_stage "$2" ;;
    USER) user=$2 ;;
    VOLUME) volume=$2 ;;
    EXPOSE) ;;
    HEALTHCHECK) health=${2#*CMD } ;;
    CMD) start=$2 ;;
    *) fail "Containerfile: unknown instruction '$1'" ;;
    esac
}

while read -r -u 4 instruction rest; do
    case $instruction in '' | \#*) continue ;; esac
    step "$instruction" "$rest"
done 4<packaging/Containerfile

[ "$user" != root ] || fail "the server would run as root"
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
! in_stage "$health $port" 2>/dev/null || fail "healthy before it was started"
set -m
in_stage "$start --port $port" >"$folder/server.txt" 2>&1 &
server=$!
set +m
well=no
for _ in $(seq 60); do
    sleep 0.5
    ! in_stage "$health $port" 2>/dev/null || { well=yes && break; }
done
page=$(python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=20).read().decode())' \
    "http://127.0.0.1:$port/" || true)
kill -TERM -- -$server 2>/dev/null || true
wait $server || true
[ $well = yes ] || { cat "$folder/server.txt" >&2 && fail "not healthy after 30 seconds"; }
grep -q '<script' <<<"$page" || fail "no page: ${page:0:200}"
written=$(cd "$root" && find ".$volume" -type f | head -n 1)
[ -n "$written" ] || fail "nothing was written to $volume"
owner=$(chroot "$root" stat -c %U "$written")
[ "$owner" = "$user" ] || fail "$written belongs to $owner"
echo "container_root: healthy, the page answers, $volume is written by $owner; $(du -sh --exclude=proc --exclude=dev "$root" | cut -f 1) in all"
