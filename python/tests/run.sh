#!/usr/bin/env bash
# run.sh BUILD FILE [WORD...] - a test of the Python package over what was built, with the system's Python.
set -euo pipefail
build=$1 file=$2
shift 2
here=$(dirname "$(realpath "$0")")
python=${MEADHALL_PYTHON:-/usr/bin/python3}
"$python" -c 'import numpy' 2>/dev/null || { echo "python: no numpy here"; exit 77; }
export MEADHALL_ENGINE=$build/python/libengine.so MEADHALL_PROGRAM=$build/meadhall PYTHONPATH=$here/../src PYTHONDONTWRITEBYTECODE=1
exec "$python" "$here/$file" "$@"
