#!/usr/bin/env bash
# The manual pages and completions of the packages: one for each command, and shells take them.
# usage: manual.sh SOURCE PROGRAM
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "manual: $*" >&2; exit 1; }
/usr/bin/python3 "$1/tools/manual.py" "$2" "$work" 1.2.3 2026-01-02
completion=$work/bash-completion/completions/meadhall
bash -n "$completion"
for name in $("$2" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
    page=$work/man/man1/meadhall-$name.1
    [ -s "$page" ] || fail "no page of $name"
    grep -q "$name" "$work/fish/vendor_completions.d/meadhall.fish" || fail "fish does not know $name"
done
# complete WORD...: what bash offers for the last word.
complete_for() {
    bash -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _meadhall; printf "%s\n" "${COMPREPLY[@]}"' "$completion" "$@"
}
complete_for meadhall ca | grep -qx campaign || fail "bash does not complete a command"
complete_for meadhall sim --sea | grep -qx -- --seats || fail "bash does not complete an option"
complete_for meadhall play mid | grep -qx midgard || fail "bash does not complete a game"
grep -q '^\.TH MEADHALL\\-SIM 1 "2026-01-02" "meadhall 1.2.3"' "$work/man/man1/meadhall-sim.1" || fail "a page without a title"
grep -q 'l seats -r' "$work/fish/vendor_completions.d/meadhall.fish" || fail "fish does not know that --seats takes a value"
if command -v fish >/dev/null; then fish -n "$work/fish/vendor_completions.d/meadhall.fish"; fi
if command -v man >/dev/null; then
    said=$(for page in "$work"/man/man1/*.1; do man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null; done)
    [ -z "$said" ] || fail "$said"
fi
echo "manual: $(find "$work/man" -type f | wc -l) pages"
