#!/usr/bin/env bash
# Tries the README's commands on a clean Debian: a debootstrap root with git and sudo alone, an
# ordinary user, a clone of what is committed here. Needs root.
#
# usage: tools/fresh_machine.sh [SUITE [FOLDER [COMMAND...]]]     bookworm, in build/fresh/SUITE
#
# SUITE is bookworm (12), trixie (13), forky (testing) or another that debootstrap finds; of Ubuntu with
# a mirror of it in MIRROR and its keyring installed. Without a COMMAND it is ./hall serve, until its page
# and its health answer, and then ./hall test; `serve` is the first of them alone.
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-} in -h | --help) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" && exit ;; esac
[ "$(id -u)" -eq 0 ] || { echo "fresh_machine: must be run as root" >&2; exit 2; }
suite=${1:-bookworm}
case $suite in *[!a-z]*) echo "fresh_machine: '$suite', expected a suite like bookworm or trixie" >&2 && exit 2 ;; esac
root=$(realpath -m "${2:-build/fresh/$suite}")
# shellcheck source=tools/hall/mirror.sh
. tools/hall/mirror.sh
shift $(($# < 2 ? $# : 2))
command=${*:-}

# A suite that this machine's debootstrap does not know yet is made as Debian's unstable is.
make_root() {
    command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >/dev/null
    local scripts=/usr/share/debootstrap/scripts script=()
    [ -e "$scripts/$suite" ] || script=("$scripts/sid")
    mkdir -p "$(dirname "$root")"
    debootstrap --variant=minbase --include=git,sudo "$suite" "$root" \
        "$(mirror)" ${script[@]+"${script[@]}"} >"$root.log" 2>&1 || {
        tail -n 5 "$root.log" >&2
        exit 1
    }
}
[ -x "$root/usr/bin/sudo" ] || make_root
echo "fresh_machine: $(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' "$root/etc/os-release")"

# What this machine needs to reach packages: its name servers and its certificates. A mirror may lag: its
# lists of testing run out within days, and are signed all the same.
echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/90mirror-may-lag"
# Nobody needs this root after a power cut: dpkg does not wait for the disk.
echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/90no-need-to-wait"
cp /etc/resolv.conf "$root/etc/resolv.conf"
grep -qsw "$(hostname)" "$root/etc/hosts" || echo "127.0.0.1 $(hostname)" >>"$root/etc/hosts"
mkdir -p "$root/etc/ssl/certs"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/machine.crt"
if [ ! -d "$root/home/guest" ]; then
    chroot "$root" useradd -m -s /bin/bash guest
    echo 'guest ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/guest"
fi

# With terminals and shared memory, which tests need; what is unmounted there stays mounted here.
unmount() { umount -l -R "$root/proc" "$root/sys" "$root/dev" 2>/dev/null || true; }
trap unmount EXIT
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
mountpoint -q "$root/sys" || mount -t sysfs -o ro sysfs "$root/sys"
mountpoint -q "$root/dev" || mount --rbind --make-rslave /dev "$root/dev"

rm -rf "$root/home/guest/meadhall"
git clone -q --no-hardlinks . "$root/home/guest/meadhall"
chroot "$root" chown -R guest:guest /home/guest/meadhall
certificates=/etc/ssl/certs/machine.crt

in_root() { # COMMAND, as the guest, where the clone is
    chroot "$root" su - guest -c "export NODE_EXTRA_CA_CERTS=$certificates npm_config_cafile=$certificates CARGO_HTTP_CAINFO=$certificates
        cd meadhall && $1"
}

# The page of ./hall serve is fetched from outside the root; then it is stopped.
page_answers() {
    local said address="" server status=1 waited=0
    said=$(mktemp)
    set -m # a group of its own, to be stopped as one
    in_root "exec ./hall serve --port 0" >"$said" 2>&1 &
    server=$!
    set +m
    while [ -z "$address" ] && [ $waited -lt 3600 ] && kill -0 $server 2>/dev/null; do
        sleep 1
        waited=$((waited + 1))
        address=$(sed -n 's|^\(http://[^ ]*/\)$|\1|p' "$said" | head -n 1)
    done
    if [ -n "$address" ] && python3 - "$address" <<'PY'; then status=0; fi
import sys
import urllib.request
with urllib.request.urlopen(sys.argv[1], timeout=20) as page:
    text = page.read().decode()
    assert page.status == 200 and "<title>" in text and "<script" in text, text[:500]
with urllib.request.urlopen(sys.argv[1] + "healthz", timeout=20) as health:
    assert health.read() == b"ok\n"
PY
    kill -TERM -- -$server 2>/dev/null || true
    wait $server || true
    sed -n 's/^hall: /fresh_machine: hall: /p' "$said"
    if [ $status -eq 0 ]; then
        echo "fresh_machine: ./hall serve answers at $address"
    else
        tail -n 40 "$said" >&2
    fi
    rm -f "$said"
    return $status
}

if [ "$command" = serve ]; then # the first of the two alone
    page_answers
elif [ -n "$command" ]; then
    in_root "$command"
else
    page_answers
    in_root "./hall test"
fi
