#!/usr/bin/env bash
# Debian packages in build/packages: meadhall, libmeadhall1, libmeadhall-dev. `./hall package` calls it
# when the page is built. The same commit gives the same bytes, in whatever folder: no path, no date and
# no order of this machine gets into them.
#
# usage: tools/package.sh [--no-page]     DEBFULLNAME and DEBEMAIL name who makes them
set -euo pipefail
cd "$(dirname "$0")/.."
page=yes
case ${1:-} in
--no-page) page=no ;;
"") ;;
*) echo "package: '$1', expected --no-page or nothing" >&2 && exit 2 ;;
esac
export LC_ALL=C TZ=UTC
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
umask 022

number=$(sed -n 's/^#define MH_VERSION_[A-Z]* \([0-9]*\)$/\1/p' include/meadhall/version.h | paste -sd .)
version=$number-1
soname=${number%%.*}
arch=$(dpkg --print-architecture)
multiarch=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
maintainer="${DEBFULLNAME:-The Meadhall authors} <${DEBEMAIL:-meadhall@example.com}>"
build=build/package out=build/packages stage=build/package/stage

# ---- built once more: for /usr, hardened, without MPI and without a path of this machine ----
# A cache of compilers would name sources by its own paths.
hardened="-fstack-protector-strong -D_FORTIFY_SOURCE=2"
cmake -S . -B $build -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=/usr \
    -DMEADHALL_MPI=OFF -DMEADHALL_REPRODUCIBLE=ON -DMEADHALL_CONTENT= -DCMAKE_C_COMPILER_LAUNCHER= -DCMAKE_C_FLAGS="$hardened" \
    -DCMAKE_EXE_LINKER_FLAGS="-Wl,-z,relro,-z,now" -DCMAKE_SHARED_LINKER_FLAGS="-Wl,-z,relro,-z,now" >/dev/null
cmake --build $build --target meadhall meadhall_shared meadhall_static -- --quiet
rm -rf $stage $out
mkdir -p $stage $out

install_component() { DESTDIR=$stage/$1 cmake --install $build --component "$2" >/dev/null; } # PACKAGE COMPONENT
install_component meadhall program
install_component "libmeadhall$soname" library
install_component libmeadhall-dev development
strip --strip-unneeded --remove-section=.comment --remove-section=.note $stage/meadhall/usr/bin/meadhall \
    "$stage/libmeadhall$soname/usr/lib/$multiarch/libmeadhall.so.$number"
strip --strip-debug --enable-deterministic-archives "$stage/libmeadhall-dev/usr/lib/$multiarch/libmeadhall.a"
chmod 644 "$stage/libmeadhall$soname/usr/lib/$multiarch/libmeadhall.so.$number"

# ---- what belongs to each package beside its files ----
gzip_into() { mkdir -p "$(dirname "$1")" && gzip -9n >"$1"; } # FILE

documents() { # PACKAGE
    local doc=$stage/$1/usr/share/doc/$1
    mkdir -p "$doc"
    {
        echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
        printf 'Upstream-Name: meadhall\n\nFiles: *\nCopyright: %s\nLicense: Expat\n' \
            "$(sed -n 's/^Copyright (c) //p' LICENSE)"
        sed '1,4d; s/^$/./; s/^/ /' LICENSE
    } >"$doc/copyright"
    printf 'meadhall (%s) unstable; urgency=medium\n\n  * See changelog.gz.\n\n -- %s  %s\n' "$version" \
        "$maintainer" "$(date -uR -d "@$SOURCE_DATE_EPOCH")" | gzip_into "$doc/changelog.Debian.gz"
    gzip_into "$doc/changelog.gz" <CHANGELOG.md
}

# The libraries that files need, as packages of Debian.
needs() { # PACKAGE FILE...
    local package=$1 there=$build/needs
    shift
    mkdir -p $there/debian
    printf 'Source: meadhall\n\nPackage: %s\nArchitecture: any\n' "$package" >$there/debian/control
    (cd $there && dpkg-shlibdeps --ignore-missing-info -O "${@/#/../../../}" 2>/dev/null) | sed -n 's/^shlibs:Depends=//p'
}

# In KiB, as Debian's policy counts: every file rounded up, one for everything else. `du` would tell how
# large the folders are on this very disk.
installed_size() { # FOLDER
    find "$1" -path "$1/DEBIAN" -prune -o -printf '%y %s\n' |
        awk '{ sum += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print sum }'
}

control() { # PACKAGE SECTION DEPENDS SUMMARY, the rest of the fields and the description on stdin
    local root=$stage/$1
    mkdir -p "$root/DEBIAN"
    {
        printf 'Package: %s\nSource: meadhall\nVersion: %s\nArchitecture: %s\nMaintainer: %s\n' \
            "$1" "$version" "$arch" "$maintainer"
        printf 'Installed-Size: %s\nSection: %s\nPriority: optional\nDepends: %s\n' \
            "$(installed_size "$root")" "$2" "$3"
        sed "s/@summary@/$4/"
    } >"$root/DEBIAN/control"
    (cd "$root" && find . -type f ! -path './DEBIAN/*' -printf '%P\0' | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
}

finish() { # PACKAGE
    find "$stage/$1" -print0 | xargs -0 touch -h -d "@$SOURCE_DATE_EPOCH"
    dpkg-deb --root-owner-group --threads-max=1 -Zxz --build "$stage/$1" "$out/${1}_${version}_$arch.deb" >/dev/null
    echo "$out/${1}_${version}_$arch.deb"
}

about=" Champions of Midgard, Blood Rage, A Feast for Odin and Divinus, played by
 people, bots and programs on one small deterministic engine. An unofficial
 implementation: the games belong to their owners, and no text or art of
 their publishers is in here."

# ---- meadhall: program, page, service, manual, completion ----
root=$stage/meadhall
if [ $page = yes ]; then
    mkdir -p $root/usr/share/meadhall
    cp -r build/web $root/usr/share/meadhall/web
    find $root/usr/share/meadhall -type f -exec chmod 644 {} +
fi
install -D -m 644 packaging/meadhall.service $root/usr/lib/systemd/system/meadhall.service
install -D -m 644 packaging/default $root/etc/default/meadhall
/usr/bin/python3 tools/manual.py $root/usr/bin/meadhall $root/usr/share "$number" "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)"
find $root/usr/share/man -name '*.1' -exec gzip -9n {} +
documents meadhall
control meadhall misc "$(needs meadhall $root/usr/bin/meadhall)" "four Viking board games for people, bots and programs" <<TEXT
Suggests: systemd, postgresql
Description: @summary@
$about
 .
 This package has the program (terminal, simulation, arena, server) and the
 page that the server serves.
TEXT
echo /etc/default/meadhall >$root/DEBIAN/conffiles
install -m 755 packaging/postrm $root/DEBIAN/postrm

# ---- libmeadhall1 ----
root=$stage/libmeadhall$soname
documents "libmeadhall$soname"
control "libmeadhall$soname" libs "$(needs "libmeadhall$soname" "$root/usr/lib/$multiarch/libmeadhall.so.$number")" \
    "engine of four Viking board games: shared library" <<TEXT
Multi-Arch: same
Description: @summary@
$about
 .
 This package has the shared library: rules, bots, sessions, records, arena.
TEXT
echo "libmeadhall $soname libmeadhall$soname (>= $number)" >"$root/DEBIAN/shlibs"
echo "activate-noawait ldconfig" >"$root/DEBIAN/triggers"

# ---- libmeadhall-dev ----
root=$stage/libmeadhall-dev
documents libmeadhall-dev
mkdir -p $root/usr/share/doc/libmeadhall-dev
cp -r examples $root/usr/share/doc/libmeadhall-dev/examples
cp docs/library.md $root/usr/share/doc/libmeadhall-dev/library.md
control libmeadhall-dev libdevel "libmeadhall$soname (= $version)" \
    "engine of four Viking board games: headers and static library" <<TEXT
Multi-Arch: same
Description: @summary@
$about
 .
 This package has headers, the static library, files for pkg-config and CMake,
 and examples.
TEXT

for package in meadhall libmeadhall$soname libmeadhall-dev; do finish "$package"; done
