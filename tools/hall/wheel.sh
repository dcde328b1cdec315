# wheel.sh - `./hall wheel`: the Python package as one wheel, and an environment to build and try it in.
# Sourced by hall.
# shellcheck shell=bash disable=SC2154

wheel_tools=$hall/build/wheel-tools # a virtual environment; what builds wheels comes from PyPI

# The newest glibc that the library asks for says on which systems the wheel runs.
platform_of() { # LIBRARY
    local newest needed
    needed=$(objdump -p "$1" | awk '$1 == "NEEDED" && $2 !~ /^(libc|libm|libpthread|ld-linux.*)\.so/ {print $2}')
    [ -z "$needed" ] || die "wheel: the library needs $needed, which other systems may not have"
    newest=$(objdump -T "$1" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
    newest=${newest#GLIBC_}
    echo "manylinux_${newest//./_}_$(uname -m)"
}

provide_wheel_tools() {
    [ -x "$wheel_tools/bin/pip" ] || /usr/bin/python3 -m venv "$wheel_tools"
    "$wheel_tools/bin/python" -c 'import wheel, build' 2>/dev/null ||
        "$wheel_tools/bin/pip" install --quiet --disable-pip-version-check build wheel
}

wheel() {
    [ $# -eq 0 ] || die "wheel: unknown word '$1', expected none"
    prepare build python
    local made=build/wheel/made library
    mkdir -p build/log
    rm -rf build/wheel
    provide_wheel_tools >build/log/wheel.txt 2>&1 ||
        { tail -n 5 build/log/wheel.txt >&2; die "wheel: the tools that build wheels could not be had from PyPI"; }
    "$wheel_tools/bin/python" -m build --wheel --outdir $made python >build/log/wheel.txt 2>&1 ||
        { tail -n 30 build/log/wheel.txt >&2; die "wheel: not built, see build/log/wheel.txt"; }
    (cd $made && "$wheel_tools/bin/python" -m zipfile -e ./*.whl unpacked)
    library=$(find $made/unpacked -name 'libengine.so')
    "$wheel_tools/bin/python" -m wheel tags --remove --python-tag py3 --abi-tag none \
        --platform-tag "$(platform_of "$library")" $made/*.whl >>build/log/wheel.txt
    mv $made/*.whl build/wheel/
    rm -rf $made
    ls build/wheel/*.whl
}

# ---- tests, with --all ------------------------------------------------------------------------

pypi_answers() { provide_wheel_tools && "$wheel_tools/bin/pip" download --quiet --no-deps --dest build/wheel-tools/tried wheel; }

wheel_again() { (wheel); }

typed() {
    "$wheel_tools/bin/pip" install --quiet --disable-pip-version-check mypy numpy
    "$wheel_tools/bin/mypy" --config-file python/pyproject.toml --ignore-missing-imports python/src/meadhall
}

# The wheel in an environment without a compiler, and the checkers of the libraries it is made for.
test_wheel() {
    stage "the Python package"
    mkdir -p build/log
    if ! pypi_answers >build/log/pypi.txt 2>&1; then
        skipped+=("python: PyPI does not answer")
        printf 'skip  python: PyPI does not answer\n'
        return
    fi
    check "python: wheel" wheel_again
    check "python: types" typed
    check "python: clean environment, checkers" python/tests/clean.sh build/wheel/*.whl
    check "python: any call, sanitized" python/tests/sanitized.sh build/asan 60
}
