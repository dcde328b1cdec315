# doctor.sh - `./hall doctor`: what is here, what is missing, what would be installed. Changes
# nothing. Sourced by hall.
# shellcheck shell=bash disable=SC2034,SC2154

doctor_line() { printf '%-9s %s\n' "$1" "$2"; }

doctor_machine() {
    doctor_line system "$(system_name), $(uname -sm), $(getconf _NPROCESSORS_ONLN) processors"
    doctor_line commit "$(git describe --always --dirty 2>/dev/null || echo unknown)"
    doctor_line disk "$(df -Pk . | awk 'NR == 2 { printf "%.1f GiB free", $4 / 1048576 }')"
    local wrong=0 folder
    for folder in . build; do
        [ -d "$folder" ] || continue
        if [ -w "$folder" ]; then
            doctor_line write "$(realpath "$folder"): yes"
        else
            doctor_line write "$(realpath "$folder"): NO, and hall builds there"
            wrong=1
        fi
    done
    return $wrong
}

# A connection that is taken shows that somebody listens.
doctor_port() { # PORT
    if (: <>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; then
        doctor_line port "$1 is in use: ./hall serve --port 0 takes a free one"
    else
        doctor_line port "$1 is free"
    fi
}

# Version of what stands behind a check, where there is one to ask.
doctor_version() { # CHECK
    case $1 in
    program:valgrind | program:mpicc | program:WebKitWebDriver | program:Xvfb) ;;
    program:*) "${1#*:}" --version 2>/dev/null | head -n 1 ;;
    llvm:clang) clang_chosen --version | head -n 1 ;;
    firefox) { firefox-esr --version || firefox --version; } 2>/dev/null ;;
    geckodriver) { geckodriver --version || "$own_geckodriver" --version || cargo --version; } 2>/dev/null | head -n 1 ;;
    node) echo "Node $(node_version), npm $(npm --version)" ;;
    postgres) postgres_folders | sed -n '1s/\([^ ]*\) \(.*\)/\1 in \2/p' ;;
    esac
}

doctor_missing() { # GROUP PART CELL: 1 if that stops somebody
    local group=$1 part=$2 cell=$3 packages
    if ! uses_apt; then
        doctor_line missing "$part"
        name_packages "$part" | sed 's/^ *//; s/^/          /'
        may_lack "$group"
        return
    fi
    packages=$(packages_in "$cell")
    # shellcheck disable=SC2086
    if [ -n "$packages" ] && available $packages; then
        doctor_line missing "$part; would be installed: ${packages% }"
    elif may_lack "$group"; then
        doctor_line missing "$part: not packaged here, what needs it is skipped"
    else
        doctor_line missing "$part: no package of it is known here (is apt-get update due?)"
        return 1
    fi
}

doctor() {
    [ $# -eq 0 ] || die "doctor: unknown word '$1', expected none"
    look_only=yes # no apt-get update
    local wrong=0 group part check cell version
    doctor_machine || wrong=1
    doctor_port 8080
    choose_tools build page test optional
    doctor_line chosen "$(tell_choice build page optional 2>&1 | sed 's/^[^:]*: [^:]*: //')"
    while IFS=$'\t' read -r group part check cell; do
        if is_there "$check"; then
            version=$(doctor_version "$check")
            doctor_line there "$part${version:+ ($version)}"
        else
            doctor_missing "$group" "$part" "$cell" || wrong=1
        fi
    done < <(parts_of debian build page test optional python browsers | awk -F "\t" "!told[\$2]++")
    if [ $wrong -eq 0 ]; then echo "nothing stands in the way"; else echo "something stands in the way, see above"; fi
    return $wrong
}
