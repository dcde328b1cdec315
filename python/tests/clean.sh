#!/usr/bin/env bash
# clean.sh WHEEL [PYTHON] - installs the wheel into an empty environment in which there is no compiler, with the real
# packages from PyPI, and runs the tests, the examples and the checkers there.
set -euo pipefail
wheel=$(realpath "$1")
python=${2:-/usr/bin/python3}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" -m venv "$work/venv"
# Nothing but the environment's own programs: whoever wants a compiler fails.
clean() { (cd "$work" && env -i HOME="$work" PATH="$work/venv/bin" "${pip_settings[@]}" "$@"); }
mapfile -t pip_settings < <(env | grep -E '^(PIP_|https?_proxy=|HTTPS?_PROXY=|SSL_CERT_FILE=|no_proxy=|NO_PROXY=)' || true)
clean python -c 'import shutil, sys; sys.exit(any(map(shutil.which, ("cc", "gcc", "clang", "cmake"))))' ||
    { echo "there is a compiler"; exit 1; }
clean pip install --quiet --disable-pip-version-check --only-binary :all: "$wheel" pettingzoo gymnasium open_spiel
clean pip list --disable-pip-version-check --format=freeze | grep -iE '^(meadhall|numpy|pettingzoo|gymnasium|open.spiel)='
cp -r "$here" "$work/tests"
cp -r "$here/../examples" "$work/examples"
clean python tests/test_package.py
for example in random_game own_bot batch; do
    echo "-- $example.py"
    clean python "examples/$example.py"
done
clean python tests/checkers.py
