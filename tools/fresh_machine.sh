#!/usr/bin/env bash
# Tries the README's commands on a clean Debian 12: a debootstrap root with git and sudo alone,
# an ordinary user, a clone of what is committed here. Needs root.
#
# usage: tools/fresh_machine.sh [FOLDER [COMMAND...]]     default: ./hall test, in build/fresh
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" -eq 0 ] || { echo "fresh_machine: must be run as root" >&2; exit 2; }
root=$(realpath -m "${1:-build/fresh}")
[ $# -gt 0 ] && shift
command=${*:-./hall test}

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
chroot "$root" su - guest -c "export NODE_EXTRA_CA_CERTS=$certificates npm_config_cafile=$certificates
    cd meadhall && $command"
