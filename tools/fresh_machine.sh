#!/usr/bin/env bash
# Tries the README's commands on a clean Debian 12: a debootstrap root with git and sudo alone,
# an ordinary user, a clone of what is committed here. Needs root.
#
# usage: tools/fresh_machine.sh [FOLDER [COMMAND...]]     in build/fresh
#
# Without a COMMAND it is ./hall serve, until its page and its health answer, and then ./hall test.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" -eq 0 ] || { echo "fresh_machine: must be run as root" >&2; exit 2; }
root=$(realpath -m "${1:-build/fresh}")
[ $# -gt 0 ] && shift
command=${*:-}

if [ ! -x "$root/usr/bin/sudo" ]; then
    command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >/dev/null
    debootstrap --variant=minbase --include=git,sudo bookworm "$root" >/dev/null
fi
# What this machine needs to reach packages: its name servers and its certificates.
cp /etc/resolv.conf "$root/etc/resolv.conf"
mkdir -p "$root/etc/ssl/certs"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/machine.crt"
if [ ! -d "$root/home/guest" ]; then
    chroot "$root" useradd -m -s /bin/bash guest
    echo 'guest ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/guest"
fi

unmount() { umount -l "$root/proc" "$root/dev" 2>/dev/null || true; }
trap unmount EXIT
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
mountpoint -q "$root/dev" || mount --bind /dev "$root/dev"

rm -rf "$root/home/guest/meadhall"
git clone -q --no-hardlinks . "$root/home/guest/meadhall"
chroot "$root" chown -R guest:guest /home/guest/meadhall
certificates=/etc/ssl/certs/machine.crt

in_root() { # COMMAND, as the guest, where the clone is
    chroot "$root" su - guest -c "export NODE_EXTRA_CA_CERTS=$certificates npm_config_cafile=$certificates
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
    [ $status -eq 0 ] && echo "fresh_machine: ./hall serve answers at $address" || tail -n 40 "$said" >&2
    rm -f "$said"
    return $status
}

if [ -n "$command" ]; then
    in_root "$command"
else
    page_answers
    in_root "./hall test"
fi
