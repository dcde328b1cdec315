# mirror.sh - where roots of other systems come from. Sourced by tools/fresh_machine.sh and
# tools/package_try.sh.
# shellcheck shell=bash

# MIRROR, or else what this machine itself installs from.
mirror() {
    local site=${MIRROR:-}
    [ -n "$site" ] || site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | sort | head -n 1)
    [ -n "$site" ] || { echo "no mirror: this machine's apt has none; name one in MIRROR" >&2 && return 2; }
    echo "$site"
}
