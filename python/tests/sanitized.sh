#!/usr/bin/env bash
# sanitized.sh BUILD [SECONDS [SEED]] - any call with any arguments, the engine built with sanitizers. Python itself is
# not, so the runtime is loaded before it.
set -euo pipefail
build=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
/usr/bin/python3 -c 'import numpy' 2>/dev/null || { echo "python: no numpy here"; exit 0; }
cmake --build "$build" --target meadhall_python -- --quiet
clang=$(sed -n 's/^MH_clang:[^=]*=//p' "$build/CMakeCache.txt")
runtime=$("$clang" -print-file-name=libclang_rt.asan-"$(uname -m)".so)
[ -e "$runtime" ] || { echo "no $runtime"; exit 1; }
# Python keeps what it has at its end, and asks for memory that there is not
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 LD_PRELOAD=$runtime PYTHONMALLOC=malloc
exec "$here/run.sh" "$build" fuzz.py "${@:2}"
