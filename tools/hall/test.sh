# test.sh - `./hall test`: every build, every test, one line a test or suite, one line at the end.
# Sourced by hall.
# shellcheck shell=bash disable=SC2154

passed=0
failed=0
failures=()
# Six for each core: cmake/pace.cmake says how many a test takes.
places=$((6 * $(getconf _NPROCESSORS_ONLN)))
lengths=() # -C Long: the long tests, too

# check NAME COMMAND...: one test.
check() {
    local name=$1
    shift
    local log=build/log/${name//[^a-z0-9]/-}.txt
    mkdir -p build/log
    if "$@" >"$log" 2>&1; then
        passed=$((passed + 1))
        printf 'ok    %s\n' "$name"
    else
        failed=$((failed + 1))
        failures+=("$name")
        printf 'FAIL  %s\n' "$name"
        tail -n 40 "$log"
    fi
}

failed_in() { sed 's/^[0-9]*://' "$1/Testing/Temporary/LastTestsFailed.log" 2>/dev/null | xargs || true; }

# suite NAME DIR [WORD...]: every test that ctest knows there, each one counted.
suite() {
    local name=$1 dir=$2 log=build/log/ctest-$1.txt count broken absent
    local sum='s/.*tests passed, \([0-9]*\) tests\{0,1\} failed out of \([0-9]*\).*'
    shift 2
    mkdir -p build/log
    (cd "$dir" && ctest --output-on-failure -j "$places" "${lengths[@]}" "$@") >"$log" 2>&1 || true
    count=$(sed -n "$sum/\\2/p" "$log" | head -n 1)
    broken=$(sed -n "$sum/\\1/p" "$log" | tail -n 1)
    if [ -z "$count" ] || [ "$count" -eq 0 ]; then
        failed=$((failed + 1))
        failures+=("$name: no test ran")
        tail -n 20 "$log"
        return
    fi
    # What it lacked is told by the test itself; it proves nothing, so it counts as nothing.
    mapfile -t absent < <(sed -n 's/^.*Test  *#[0-9]*: \([^ ]*\) \.*\*\*\*Skipped.*/\1/p' "$log")
    skipped+=("${absent[@]/#/$name: }")
    passed=$((passed + count - broken - ${#absent[@]}))
    failed=$((failed + broken))
    printf '%s    %s: %d of %d tests\n' "$([ "$broken" -eq 0 ] && echo ok || echo FAIL)" "$name" \
        $((count - broken - ${#absent[@]})) "$count"
    [ "$broken" -eq 0 ] || { failures+=("$name: $(failed_in "$dir")"); tail -n 60 "$log"; }
}

same_signature() {
    local want got build
    want=$(build/signature)
    echo "gcc    $want"
    for build in clang asan; do
        got=$(build/$build/signature)
        echo "$build  $got"
        [ "$got" = "$want" ] || return 1
    done
    got=$(node tools/wasm_signature.mjs build/wasm/meadhall.wasm)
    echo "wasm   $got"
    [ "$got" = "$want" ]
}

# The shipped nets say the same in every build, with wide registers and without them.
same_nets() {
    local build
    build_target wasm net_signature.wasm
    for build in . clang asan; do build/$build/net_signature; done >build/log/nets.txt
    node --no-warnings tests/protocol/run.mjs build/wasm/net_signature.wasm >>build/log/nets.txt
    cat build/log/nets.txt
    [ "$(wc -l <build/log/nets.txt)" -ge 5 ] && [ "$(sed 's/^[a-z]* *//' build/log/nets.txt | sort -u | wc -l)" -eq 1 ]
}

# The hall as a library, as WebAssembly and behind the server answer alike.
one_protocol() {
    build_target wasm hall_pipe.wasm
    build_target wasm hall.wasm
    /usr/bin/python3 tests/protocol/suite.py --pipe build/hall_pipe --wasm build/wasm/hall_pipe.wasm \
        --page build/wasm/hall.wasm --server build/meadhall --docs docs/protocol.md
}

build_page_again() { (build_page); }

page() { (cd web && "$@"); }

skipped=()

# Only these versions decide on spaces and find what they found before.
check_with() { # NAME PROGRAM COMMAND...
    if has "$2"; then
        check "$1" "${@:3}"
    else
        skipped+=("$1: no $2 here")
        printf 'skip  %s: no %s here\n' "$1" "$2"
    fi
}

formatted() { git ls-files '*.c' '*.h' | xargs clang-format-14 --dry-run --Werror; }

# tidy CHECKS: one file a time, for clang-tidy 14 mixes up files that share a process. What was clean
# is not asked again until it, a header, the checks or how it is compiled change: build/tidy keeps that.
tidy() {
    local checks=$1 common source key
    common=$({
        clang-tidy-14 --version && echo "$checks" && cat .clang-tidy build/compile_commands.json
        { git ls-files '*.h' && find build/made -name '*.h'; } | sort | xargs cat
    } | sha256sum)
    mkdir -p build/tidy
    git ls-files 'src/*.c' 'bindings/*.c' 'tools/*.c' | while read -r source; do
        key=$(echo "$common" "$source" | cat - "$source" | sha256sum)
        [ -e "build/tidy/${key%% *}" ] || printf '%s %s\n' "$source" "build/tidy/${key%% *}"
    done | xargs -r -P "$(getconf _NPROCESSORS_ONLN)" -n 2 bash -c \
        'clang-tidy-14 --quiet --checks="$0" --extra-arg=-I"$1/src" -p build "$2" && : >"$3"' "$checks" "$hall"
}

# A stage ends where the next begins; how long each took is told at the end, by the clock and by the processor.
stages=()
processor() { awk -v hz="$(getconf CLK_TCK)" '{ print int(($16 + $17) / hz) }' /proc/$$/stat 2>/dev/null || echo 0; }
as_minutes() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }
stage() { # [NAME]
    [ ${#stages[@]} -eq 0 ] ||
        stages[-1]+=$(printf '\t%s\t%s' "$(as_minutes $((SECONDS - begun)))" "$(as_minutes $(($(processor) - spent)))")
    begun=$SECONDS spent=$(processor)
    [ $# -eq 0 ] || { stages+=("$1") && say "$1"; }
}

test_release() {
    stage "release: build"
    configure_and_build release -DMEADHALL_CONTENT=
    stage "release: tests"
    suite release build
    check "rules matrix" /usr/bin/python3 tools/rules_matrix.py
    check "layers" /usr/bin/python3 tools/check_layers.py build
}

# Kills, nodes and load try the machine, not the compiler: once is enough. A running server is tried by
# gcc and under the sanitizers, which are clang's; optimised by clang the rules alone are tried. What has
# no C in it is not tried under the sanitizers, what takes them minutes with --all only.
test_builds() {
    local not_sanitized='server_(kill|nodes|load|gone|half_open)|^(mpi|hall|generator)$'
    [ ${#lengths[@]} -gt 0 ] || not_sanitized+='|^(odin_cards|server_leak_worlds)$'
    stage "clang, sanitizers, WebAssembly: builds"
    configure clang
    build_target clang rules_programs
    configure_and_build asan
    configure_and_build wasm -DMEADHALL_CONTENT=
    stage "clang, sanitizers: tests"
    suite clang build/clang -L rules
    suite asan build/asan -E "$not_sanitized"
    check "one signature in every build" same_signature
    check "one net in every build" same_nets
    check "one protocol in every hall" one_protocol
    check "a content pack" tests/pack.sh build
}

test_fuzzers() { # LIMIT...
    stage "fuzzers: build"
    build_fuzzers
    stage "fuzzers"
    fuzz_all "$@"
}

# The first of these where nobody listens at the 64 ports that browser tests take from there on: a server
# that an interrupted run left behind is no reason to fail, and none to be tried instead of ours.
free_ports() {
    local first port
    for first in 4173 7173 8373 9373; do
        for ((port = first; port < first + 64; port++)); do
            ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || continue 2
        done
        echo "$first" && return
    done
    echo 4173
}

test_page() { # ALL: yes or no
    export MEADHALL_PAGE_PORT=${MEADHALL_PAGE_PORT:-$(free_ports)}
    stage "the page: build and units"
    check "page: build" build_page_again
    if [ "$1" = yes ]; then export MEADHALL_LONG=1; fi
    check "page: units" page npm test
    stage "the page: browser"
    check_with "page: a content pack" "${CHROMIUM:-/usr/bin/chromium}" tests/pack_page.sh build
    if [ "$1" = no ]; then
        check_with "page: browser" "${CHROMIUM:-/usr/bin/chromium}" page npm run e2e
        return
    fi
    check_with "page: browser, everything" "${CHROMIUM:-/usr/bin/chromium}" page npm run e2e:all
}

# Firefox, WebKitGTK and Chromium by their drivers. What is not here is skipped, and told by the tests.
test_browsers() {
    local name="page: every browser" line
    stage "every browser"
    check "$name" page npm run e2e:others
    while read -r line; do
        skipped+=("$name: $line")
        printf 'skip  %s: %s\n' "$name" "$line"
    done < <(grep ' is skipped: ' build/log/page--every-browser.txt)
}

# ./hall browsers [WORD...]: the same alone. Words go to the runner, --project firefox say.
browsers() {
    prepare build page browsers
    configure_and_build release
    build_page
    page npm run --silent e2e:others -- "$@"
}

# The analyzer takes twenty times as long as all other checks together: --all.
test_texts() {
    stage "format and clang-tidy"
    check_with "format" clang-format-14 formatted
    check_with "clang-tidy" clang-tidy-14 tidy '-clang-analyzer-*'
    check "page: format" page npm run --silent formatted
    check "page: lint" page npm run --silent lint
}

# What only --all has, beside longer tests, fuzzers and games in the browser.
test_at_length() {
    test_wheel
    test_browsers
    stage "clang: whole"
    configure_and_build clang
    suite clang-whole build/clang -LE rules -E 'server_|campaign_cli|^mpi$'
    stage "clang's analyzer"
    check_with "analyzer" clang-tidy-14 tidy '-*,clang-analyzer-*,-clang-analyzer-security.insecureAPI.DeprecatedOrUnsafeBufferHandling'
    stage "coverage"
    check "coverage" ./hall coverage
    stage "mutants"
    for name in $(games); do check "mutants $name" ./hall mutate "$name" 20; done
}

run_tests() {
    local how=${1:-} name begun=0 spent=0
    case $how in
    --quick | '') ;;
    --all) lengths=(-C Long) && export MEADHALL_LONG=1 ;;
    *) die "test: unknown word '$how', expected --quick or --all" ;;
    esac
    if [ "$how" = --all ]; then prepare build page test optional python browsers; else prepare build page test optional; fi
    export MEADHALL_WERROR=${MEADHALL_WERROR:-ON}
    test_release
    if [ "$how" != --quick ]; then
        test_builds
        if [ "$how" = --all ]; then test_fuzzers -max_total_time=120; else test_fuzzers -runs=3000 -max_total_time=5 -seed=1; fi
        if [ "$how" = --all ]; then test_page yes; else test_page no; fi
        test_texts
    fi
    [ "$how" != --all ] || test_at_length
    stage
    printf '\n'
    printf '%s\n' "${stages[@]}" | awk -F'\t' '{ printf "%8s %8s  %s\n", $2, $3, $1 }'
    [ $failed -eq 0 ] || printf 'failed: %s\n' "${failures[@]}"
    [ ${#skipped[@]} -eq 0 ] || printf 'skipped: %s\n' "${skipped[@]}"
    printf '%d passed, %d failed\n' "$passed" "$failed"
    [ $failed -eq 0 ]
}
