# system.sh - what this system is, which versions of the tools are taken, what is missing.
# Sourced by hall. parts.tsv lists what each group of commands needs: how to look for it, and the
# packages that bring it on systems that we know. '@llvm', '@postgres', '@parser' and '@node' stand
# for what choose_tools has decided, 'a|b' for the first that is packaged. Who lacks something of
# 'optional' or 'browsers' goes on without it.
# shellcheck shell=bash disable=SC2154

parts_file=$hall/tools/hall/parts.tsv
os_release=${MEADHALL_OS_RELEASE:-/etc/os-release}
LEAST_LLVM=14 LEAST_POSTGRES=13 LEAST_NODE=20

own_geckodriver=$hall/build/geckodriver/bin/geckodriver
llvm='' postgres='' parser='' node_packages='' lists_are_fresh=no look_only=no

os_field() { sed -n "s/^$1=//p" "$os_release" 2>/dev/null | head -n 1 | tr -d "\"'"; }

system_name() {
    local name
    name=$(os_field PRETTY_NAME)
    printf '%s' "${name:-$(uname -s)}"
}

# Debian, Ubuntu and those that say that they are like them.
uses_apt() {
    case " $(os_field ID) $(os_field ID_LIKE) " in
    *' debian '* | *' ubuntu '*) command -v apt-get >/dev/null ;;
    *) return 1 ;;
    esac
}

has() { command -v "$1" >/dev/null; }

# ---- Debian's packages ------------------------------------------------------------------

native=$(dpkg --print-architecture 2>/dev/null || true)

# For this machine: that of another architecture does not count.
installed() { # PACKAGE...: all of them
    [ "$(dpkg-query -W -f '${Status} ${Architecture}\n' "$@" 2>/dev/null |
        grep -Ec "install ok installed ($native|all)\$")" -ge $# ]
}

available() { # PACKAGE...: all of them
    [ "$(LC_ALL=C apt-cache policy "$@" 2>/dev/null | grep -c '^  Candidate: [^(]')" -eq $# ]
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif has sudo; then
        sudo "$@"
    else
        die "only root may install packages, and there is no sudo. As root: $*"
    fi
}

# What can be installed is known after an update only. `doctor` changes nothing.
refresh_lists() {
    [ $lists_are_fresh = no ] || return 0
    lists_are_fresh=yes
    [ $look_only = yes ] || as_root apt-get update -qq
}

# Numbers N of packages PREFIX-N, the newest first, from LEAST on.
package_versions() { # PREFIX LEAST
    apt-cache pkgnames "$1-" 2>/dev/null | sed -n "s/^$1-\([0-9][0-9]*\)\$/\1/p" | sort -rn |
        awk -v least="$2" '$1 >= least'
}

# ---- the choice ---------------------------------------------------------------------------

# The newest LLVM from 14 on that is here, or else that can be installed, with all that the page
# and the sanitizers need.
choose_llvm() {
    local v
    llvm=${MEADHALL_LLVM:-}
    [ -z "$llvm" ] || return 0
    if ! uses_apt; then
        llvm=$(newest_clang)
        return
    fi
    for v in $(package_versions clang $LEAST_LLVM); do
        if installed "clang-$v" "lld-$v" "llvm-$v" "libclang-rt-$v-dev-wasm32"; then
            llvm=$v
            return
        fi
    done
    refresh_lists
    for v in $(package_versions clang $LEAST_LLVM); do
        if available "clang-$v" "lld-$v" "llvm-$v" "libclang-rt-$v-dev-wasm32" "libclang-rt-$v-dev"; then
            llvm=$v
            return
        fi
    done
}

newest_clang() {
    local folder
    {
        for folder in ${PATH//:/ }; do
            find "$folder/" -maxdepth 1 -name 'clang-[0-9]*' 2>/dev/null | sed -n 's/.*clang-\([0-9][0-9]*\)$/\1/p'
        done
        ! has clang || clang --version | sed -n 's/.*clang version \([0-9]*\).*/\1/p'
    } | sort -rn | awk -v least=$LEAST_LLVM '$1 >= least' | head -n 1
}

# The folders of PostgreSQL's programs, the newest version first.
postgres_folders() {
    local program
    for program in "${MEADHALL_POSTGRES_HOME:-/usr/lib/postgresql}"/*/bin/initdb "$(command -v initdb || true)"; do
        [ -x "$program" ] || continue
        printf '%s %s\n' "$("$program" --version | sed 's/[^0-9]*\([0-9]*\).*/\1/')" "${program%/initdb}"
    done | sort -s -rn -k 1,1 | awk -v least=$LEAST_POSTGRES '$1 >= least'
}

choose_postgres() {
    postgres=$(postgres_folders | sed -n '1s/ .*//p')
    if [ -z "$postgres" ] && uses_apt; then
        refresh_lists
        postgres=$(package_versions postgresql $LEAST_POSTGRES | while read -r v; do
            ! available "postgresql-$v" || { echo "$v" && break; }
        done)
    fi
}

# llhttp, or its ancestor where it is not packaged (cmake/server.cmake).
choose_parser() {
    local package
    parser=libllhttp-dev
    uses_apt || return 0
    for package in libllhttp-dev libhttp-parser-dev; do
        ! installed $package || { parser=$package && return; }
    done
    refresh_lists
    available libllhttp-dev || parser=libhttp-parser-dev
}

node_version() { if has node; then node --version | sed 's/^v//'; else echo missing; fi; }
node_is_new() { [ "$(node_version | sed 's/\..*//')" -ge $LEAST_NODE ] 2>/dev/null && has npm; }
own_node() {
    local machine=x64
    case $(uname -m) in aarch64 | arm64) machine=arm64 ;; esac
    echo "node-linux-$machine"
}

# The one that decides on versions. GROUP... are those of parts.tsv.
choose_tools() {
    local group
    for group in "$@"; do
        case $group in
        build) choose_parser ;;
        page | test) choose_llvm ;;
        optional) choose_postgres ;;
        esac
    done
    node_packages='nodejs npm'
    ! node_is_new || node_packages=''
    [ -z "$llvm" ] || export MEADHALL_LLVM=$llvm
}

# One line: what was chosen.
tell_choice() { # GROUP...
    local line group
    line="$(system_name): gcc $(gcc -dumpfullversion 2>/dev/null || echo missing)"
    for group in "$@"; do
        case $group in
        build) ! uses_apt || line="$line, $(echo "$parser" | sed 's/^lib//; s/-dev$//')" ;;
        page) line="$line, Node $(node_version), clang ${llvm:-missing}" ;;
        test) case $line in *clang*) ;; *) line="$line, clang ${llvm:-missing}" ;; esac ;;
        optional) line="$line, PostgreSQL ${postgres:-missing}" ;;
        esac
    done
    printf 'hall: %s\n' "$line" >&2
}

# ---- is it there? -----------------------------------------------------------------------------

has_header() { # NAME[,NAME]: one of them
    local name
    for name in ${1//,/ }; do
        ! echo "#include <$name>" | gcc -I/usr/include/postgresql -E -o /dev/null - >/dev/null 2>&1 -xc || return 0
    done
    return 1
}

has_llvm() { # PROGRAM, of the chosen version or without one in its name
    [ -n "$llvm" ] && { has "$1-$llvm" || has "$1"; }
}

clang_chosen() { if has "clang-$llvm"; then "clang-$llvm" "$@"; else clang "$@"; fi; }

# Where wasi-libc is, on systems that we know of; cmake/wasm32.cmake looks there, too.
has_wasi() {
    local folder
    for folder in ${MEADHALL_WASI:-} /usr /usr/share/wasi-sysroot /usr/wasm32-wasi \
        /opt/homebrew/share/wasi-sysroot /usr/local/share/wasi-sysroot; do
        [ ! -e "$folder/lib/wasm32-wasi/libc.a" ] || return 0
    done
    return 1
}

has_runtime() {
    [ -n "$llvm" ] && [ -e "$(clang_chosen --target=wasm32-wasi -print-libgcc-file-name --rtlib=compiler-rt 2>/dev/null)" ]
}

has_sanitizers() {
    [ -n "$llvm" ] && echo 'int main(void) { return 0; }' |
        clang_chosen -fsanitize=address,undefined -xc -o /dev/null - >/dev/null 2>&1
}

is_there() { # CHECK, a cell of parts.tsv
    case $1 in
    program:*) has "${1#*:}" ;;
    header:*) has_header "${1#*:}" ;;
    llvm:*) has_llvm "${1#*:}" ;;
    wasi) has_wasi ;;
    runtime) has_runtime ;;
    sanitizers) has_sanitizers ;;
    node) node_is_new ;;
    venv) /usr/bin/python3 -c 'import ensurepip, venv' 2>/dev/null ;;
    numpy) /usr/bin/python3 -c 'import numpy' 2>/dev/null ;;
    aiosmtpd) /usr/bin/python3 -c 'import aiosmtpd' 2>/dev/null ;;
    postgres) [ -n "$(postgres_folders)" ] ;;
    file:*) [ -e "${1#*:}" ] ;;
    chromium) [ -x "${CHROMIUM:-/usr/bin/chromium}" ] ;;
    firefox) has firefox-esr || has firefox ;;
    geckodriver) has geckodriver || has cargo || [ -x "$own_geckodriver" ] ;;
    *) die "parts.tsv: unknown check '$1'" ;;
    esac
}

# Rows of these groups: group, part, check, and one column of packages.
parts_of() { # COLUMN GROUP...
    local column=$1
    shift
    awk -F '\t' -v OFS='\t' -v column="$column" -v groups=" $* " '
        NR == 1 { for (i = 1; i <= NF; i++) if ($i == column) at = i }
        NR > 1 && index(groups, " " $1 " ") { print $1, $2, $3, $at }' "$parts_file"
}

may_lack() { # GROUP
    case $1 in optional | browsers) ;; *) return 1 ;; esac
}

first_packaged() { # NAME|NAME...: the last where none is
    local name
    for name in ${1//|/ }; do
        if installed "$name" || available "$name"; then break; fi
    done
    echo "$name"
}

# Debian's packages of a cell, with the versions that were chosen.
packages_in() { # CELL
    local cell=$1
    cell=${cell//@parser/$parser}
    cell=${cell//@node/$node_packages}
    case $cell in
    *@llvm*) [ -z "$llvm" ] || printf '%s ' "${cell//@llvm/$llvm}" ;;
    *@postgres*) [ -z "$postgres" ] || printf '%s ' "${cell//@postgres/postgresql-$postgres}" ;;
    *'|'*) printf '%s ' "$(first_packaged "$cell")" ;;
    *) printf '%s ' "$cell" ;;
    esac
}

# ---- what is missing ------------------------------------------------------------------------------

missing_packages() { # GROUP...
    local group part check cell package
    parts_of debian "$@" | while IFS=$'\t' read -r group part check cell; do
        case $group:$check in # these may have come in another way
        optional:* | browsers:* | *:node) ! is_there "$check" || continue ;;
        esac
        for package in $(packages_in "$cell"); do
            installed "$package" || echo "$package"
        done
    done
}

install_missing() { # GROUP...
    local missing=() package
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    refresh_lists
    local wanted=()
    for package in "${missing[@]}"; do
        if available "$package"; then
            wanted+=("$package")
        elif parts_of debian optional browsers | grep -qw -- "$package"; then
            printf 'hall: %s is not packaged here; what needs it is skipped\n' "$package" >&2
        else
            die "$(system_name) has no package $package, which is needed (tools/hall/parts.tsv)"
        fi
    done
    [ ${#wanted[@]} -gt 0 ] || return 0
    say "installing ${wanted[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        "${wanted[@]}" >/dev/null
}

# A system without apt: what is not there is named, nothing is installed.
require_parts() { # GROUP...
    local group part check lacking=''
    while IFS=$'\t' read -r group part check _; do
        if is_there "$check"; then
            continue
        elif may_lack "$group"; then
            printf 'hall: %s is not here; what needs it is skipped\n' "$part" >&2
        else
            lacking="$lacking$part"$'\n'
        fi
    done < <(parts_of part "$@")
    [ -n "$lacking" ] || return 0
    printf 'hall: nothing is installed on %s, only on Debian and Ubuntu. Missing are\n' "$(system_name)" >&2
    printf '%s' "$lacking" | while read -r part; do name_packages "$part" >&2; done
    die "install them, then call ./hall again"
}

# What brings a part on systems that we have not tried.
name_packages() { # PART
    awk -F '\t' -v part="$1" '$2 == part {
        printf "  %-24s Fedora: %s; Arch: %s; Alpine: %s; macOS with Homebrew: %s\n", part, $5, $6, $7, $8
    }' "$parts_file"
}

# Everything that these groups need is there afterwards, or the script ends.
prepare() { # GROUP...
    choose_tools "$@"
    if uses_apt; then
        install_missing "$@"
    else
        require_parts "$@"
    fi
    case " $* " in *' page '*) provide_node ;; esac
    case " $* " in *' optional '*) provide_postgres ;; esac
    case " $* " in *' browsers '*) provide_geckodriver ;; esac
    tell_choice "$@"
}

# The tests take the same PostgreSQL (tests/server/postgres.py).
provide_postgres() {
    local folder
    folder=$(postgres_folders | sed -n '1s/[^ ]* //p')
    [ -z "$folder" ] || export MEADHALL_POSTGRES_BIN=$folder
}

# No Debian has Firefox's driver; cargo builds it.
provide_geckodriver() {
    local log=$hall/build/log/geckodriver.txt
    ! has geckodriver && [ ! -x "$own_geckodriver" ] && has cargo || return 0
    mkdir -p "$hall/build/log"
    say "building geckodriver"
    cargo install --quiet --locked --root "$hall/build/geckodriver" geckodriver >"$log" 2>&1 ||
        printf 'hall: cargo could not build geckodriver, see %s; Firefox is skipped\n' "$log" >&2
}

# Node 20 or newer, for the page. Older systems' npm can fetch one.
provide_node() {
    local own
    own=$hall/build/node/node_modules/$(own_node)/bin
    [ -x "$own/node" ] && ! node_is_new && PATH=$own:$PATH
    if ! node_is_new; then
        npm install --no-audit --no-fund --prefix "$hall/build/node" "$(own_node)@24" >/dev/null ||
            die "npm could not install Node 24, which the page needs"
        PATH=$own:$PATH
    fi
    export PATH
}
