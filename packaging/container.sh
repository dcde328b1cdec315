#!/usr/bin/env bash
# The steps of packaging/Containerfile.
#
# usage: container.sh build SOURCE OUT   builds program and page, and lays them out under OUT
#        container.sh install            in the second stage: libraries, and the user `meadhall`
#        container.sh health [PORT]      exit status 0 while the server on PORT (8080) is well
set -euo pipefail

# Debian's packages of the libraries that a program loads; their names differ between releases.
libraries_of() { # PROGRAM
    ldd "$1" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | while read -r file; do
        dpkg-query -S "$(realpath "$file")" 2>/dev/null || dpkg-query -S "/lib/${file#*/lib/}"
    done | sed 's/:.*//' | sort -u
}

case ${1:-} in
build)
    source=$2 out=$3
    cd "$source"
    ./hall build --page
    install -D build/meadhall "$out/usr/bin/meadhall"
    install -D packaging/container.sh "$out/usr/share/meadhall/container.sh"
    cp -r build/web "$out/usr/share/meadhall/web"
    libraries_of build/meadhall >"$out/usr/share/meadhall/packages"
    ;;
install)
    apt-get update -qq
    # shellcheck disable=SC2046
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        $(cat /usr/share/meadhall/packages) >/dev/null
    rm -rf /var/lib/apt/lists/*
    useradd --system --home-dir /var/lib/meadhall --shell /usr/sbin/nologin meadhall
    install -d -o meadhall -g meadhall -m 0700 /var/lib/meadhall
    ;;
health)
    exec 3<>"/dev/tcp/127.0.0.1/${2:-8080}"
    printf 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
    read -r -t 4 _ status _ <&3
    [ "$status" = 200 ]
    ;;
*)
    echo "container.sh: '${1:-}', expected build SOURCE OUT, install or health [PORT]" >&2
    exit 2
    ;;
esac
