#!/usr/bin/env bash
# hall_test.sh HALL_FOLDER - which tools `hall` takes, what it says on systems that it does not know,
# and its doctor. Packages are made up: dpkg-query, apt-cache and apt-get of a folder of our own answer.
set -uo pipefail
hall=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

expect() { # WHAT WANTED GOT
    [ "$2" = "$3" ] && return
    printf '%s: expected "%s", got "%s"\n' "$1" "$2" "$3"
    failed=1
}
has_line() { # WHAT FILE PATTERN
    grep -q -- "$3" "$2" && return
    printf '%s: no line with "%s" in\n' "$1" "$3"
    cat "$2"
    failed=1
}

# ---- a system that is made up ------------------------------------------------------------------
stub=$work/bin
mkdir -p "$stub" "$work/postgresql"
cat >"$stub/dpkg-query" <<'SH'
#!/bin/sh
shift 3 # -W -f FORMAT
for package; do
    ! grep -qx "$package" "$WORLD/installed" || echo 'install ok installed' all
done
SH
cat >"$stub/apt-cache" <<'SH'
#!/bin/sh
case $1 in
pkgnames) cat "$WORLD/installed" "$WORLD/packaged" | grep "^$2" | sort -u ;;
policy)
    shift
    for package; do
        echo "$package:"
        if grep -qx "$package" "$WORLD/installed" "$WORLD/packaged"; then
            echo '  Candidate: 1'
        else
            echo '  Candidate: (none)'
        fi
    done ;;
esac
SH
printf '#!/bin/sh\necho "$*" >>"$WORLD/apt-get"\n' >"$stub/apt-get"
printf '#!/bin/sh\nexec "$@"\n' >"$stub/sudo"
printf '#!/bin/sh\necho of_the_test\n' >"$stub/dpkg"
printf '#!/bin/sh\necho "initdb (PostgreSQL) 12.1"\n' >"$stub/initdb" # one in PATH, too old
chmod +x "$stub"/*
printf 'ID=debian\nPRETTY_NAME="Debian of the test"\n' >"$work/debian"
printf 'ID=linuxmint\nID_LIKE="ubuntu debian"\n' >"$work/mint"
printf 'ID=fedora\nPRETTY_NAME="Fedora Linux of the test"\n' >"$work/fedora"
llvm_set() { for v in "$@"; do printf '%s\n' "clang-$v" "lld-$v" "llvm-$v" "libclang-rt-$v-dev" "libclang-rt-$v-dev-wasm32"; done; }
world() { # INSTALLED PACKAGED
    printf '%s\n' "$1" >"$work/installed"
    printf '%s\n' "$2" >"$work/packaged"
    : >"$work/apt-get"
}
# What choose_tools decides there: NAME=VALUE...
chosen() { # [OS]
    WORLD=$work PATH=$stub:$PATH MEADHALL_OS_RELEASE=$work/${1:-debian} MEADHALL_POSTGRES_HOME=$work/postgresql \
        bash -c 'set -euo pipefail; hall=$1; die() { echo "$*"; exit 2; }; say() { :; }; . "$1/tools/hall/system.sh"
                 choose_tools build page test optional
                 echo "llvm=$llvm postgres=$postgres parser=$parser"' _ "$hall" 2>&1
}

# What is there whole wins over what could be installed; of those the newest.
unset MEADHALL_LLVM MEADHALL_POSTGRES_BIN
world "$(llvm_set 14 19)
libhttp-parser-dev" "$(llvm_set 22)
libllhttp-dev
postgresql-9.6
postgresql-15
postgresql-12"
expect "installed" "llvm=19 postgres=15 parser=libhttp-parser-dev" "$(chosen | sed 's/postgres= //')"
# Half of a version is none; numbers are numbers.
world "clang-19
$(llvm_set 9)" "$(llvm_set 13 14 18)
clang-20
libllhttp-dev"
expect "to be installed" "llvm=18 parser=libllhttp-dev" "$(chosen | sed 's/postgres= //')"
has_line "lists are fetched once" "$work/apt-get" '^update -qq$'
expect "lists are fetched once" 1 "$(grep -c . "$work/apt-get")"
world "" "$(llvm_set 13)"
expect "none from 14 on" "llvm= parser=libhttp-parser-dev" "$(chosen | sed 's/postgres= //')"
world "" "$(llvm_set 15)"
expect "one that is like Debian" "llvm=15 parser=libhttp-parser-dev" "$(chosen mint | sed 's/postgres= //')"
sed -i 's/ all$/ of_another_machine/' "$stub/dpkg-query"
world "$(llvm_set 15)" "$(llvm_set 14)"
expect "installed for another machine" "llvm=15" "$(chosen | sed 's/ .*//')"
has_line "installed for another machine" "$work/apt-get" '^update -qq$'
sed -i "s/ of_another_machine/ all/" "$stub/dpkg-query"
expect "a version that is asked for" "llvm=14" "$(MEADHALL_LLVM=14 chosen | sed 's/ .*//')"

# PostgreSQL: 9.6 and 12 are too old, and 9 is less than 16.
for v in 9.6 12 16 13; do
    mkdir -p "$work/postgresql/$v/bin"
    printf '#!/bin/sh\necho "initdb (PostgreSQL) %s"\n' "$v" >"$work/postgresql/$v/bin/initdb"
    chmod +x "$work/postgresql/$v/bin/initdb"
done
world "" ""
expect "PostgreSQL" "postgres=16" "$(chosen | sed 's/.*\(postgres=[0-9]*\).*/\1/')"

# One part under several names: the first that is packaged, the last where none is.
packaged() { # CELL
    WORLD=$work PATH=$stub:$PATH MEADHALL_OS_RELEASE=$work/debian bash -c 'set -euo pipefail; hall=$1
        die() { echo "$*"; exit 2; }; . "$1/tools/hall/system.sh"; packages_in "$2"' _ "$hall" "$1"
}
world "cargo" "cargo-web
webkitgtk-webdriver"
expect "the first that is packaged" "cargo-web " "$(packaged 'cargo-web|cargo')"
expect "the second, the first being unknown" "webkitgtk-webdriver " "$(packaged 'webkit2gtk-driver|webkitgtk-webdriver')"
expect "none" "firefox " "$(packaged 'firefox-esr|firefox')"

# ---- a system that we do not know ------------------------------------------------------------------
# Programs of a folder of our own only: neither compiler nor library.
bare=$work/bare
mkdir "$bare"
for name in bash sed awk head tr cat cut dirname realpath uname env mkdir find sort grep id df getconf; do
    ln -s "$(command -v "$name")" "$bare/$name"
done
cp "$stub/apt-get" "$bare/"
world "" ""
WORLD=$work PATH=$bare MEADHALL_OS_RELEASE=$work/fedora "$hall/hall" build >"$work/said" 2>&1
expect "exit status of a system that we do not know" 2 $?
has_line "its name" "$work/said" 'Fedora Linux of the test'
has_line "names of packages" "$work/said" 'libuv .*Fedora: libuv-devel; Arch: libuv; Alpine: libuv-dev; macOS with Homebrew: libuv'
expect "apt-get was not called" "" "$(cat "$work/apt-get")"
# With everything there it goes on.
WORLD=$work PATH=$stub:$PATH MEADHALL_OS_RELEASE=$work/fedora bash -c 'set -euo pipefail; hall=$1
    die() { echo "$*"; exit 2; }; . "$1/tools/hall/system.sh"; prepare build; echo on' _ "$hall" >"$work/said" 2>&1
expect "exit status with everything there" 0 $?
has_line "it goes on" "$work/said" '^on$'
expect "apt-get was not called" "" "$(cat "$work/apt-get")"

# ---- the doctor -----------------------------------------------------------------------------------
world "" "$(llvm_set 19)
gcc
libc6-dev"
WORLD=$work PATH=$stub:$PATH MEADHALL_OS_RELEASE=$work/debian "$hall/hall" doctor >"$work/said" 2>&1
has_line "doctor: system" "$work/said" '^system    Debian of the test, '
has_line "doctor: port" "$work/said" '^port      8080 '
has_line "doctor: choice" "$work/said" '^chosen    gcc .* clang 19, PostgreSQL '
has_line "doctor: parts" "$work/said" '^there     a C compiler'
expect "doctor installs nothing and fetches nothing" "" "$(cat "$work/apt-get")"
WORLD=$work PATH=$bare MEADHALL_OS_RELEASE=$work/fedora "$hall/hall" doctor >"$work/said" 2>&1
expect "exit status of a doctor who finds something" 1 $?
has_line "doctor: missing" "$work/said" '^missing   libuv$'
"$hall/hall" doctor now >"$work/said" 2>&1
expect "exit status of a wrong word" 2 $?

# A table whose every row is whole, and every check known.
expect "columns of parts.tsv" 8 "$(awk -F '\t' '{ print NF }' "$hall/tools/hall/parts.tsv" | sort -u | paste -sd ,)"
if command -v shellcheck >/dev/null; then
    (cd "$hall" && shellcheck hall tools/hall/*.sh tools/*.sh packaging/container.sh web/build.sh) || failed=1
fi
[ $failed -eq 0 ] && echo "hall: well"
exit $failed
