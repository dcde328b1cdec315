#!/usr/bin/env bash
# Builds the page and runs its tests: the core over worker and server, then the page in a browser.
# usage: web/test.sh [--quick]      --quick: the core only, no browser
set -euo pipefail
cd "$(dirname "$0")"
./build.sh
node node_modules/vitest/vitest.mjs run
[ "${1:-}" = --quick ] || node node_modules/@playwright/test/cli.js test
