# fuzz.sh - the fuzzers of tests/fuzz: built, run two at a time, a line each. Sourced by hall.
# shellcheck shell=bash disable=SC2154

# The fuzzers, with sanitizers and coverage, and what they begin with beside tests/fuzz/corpus.
build_fuzzers() {
    configure fuzz
    build_target fuzz fuzzers
    local seeds=build/fuzz/seeds saga
    rm -rf "$seeds"
    mkdir -p "$seeds/saga" "$seeds/campaign"
    for saga in tests/golden/*/*.saga; do
        cp "$saga" "$seeds/saga/$(basename "$(dirname "$saga")")-$(basename "$saga")"
    done
    build/meadhall campaign new "$seeds/campaign/new" --bots greedy,greedy >/dev/null
    cp "$seeds/campaign/new" "$seeds/campaign/begun"
    build/meadhall campaign play "$seeds/campaign/begun" >/dev/null </dev/null || true
}

fuzzers() { basename -a -s .c tests/fuzz/*.c; }

# fuzz_one NAME LIMIT...: what is new goes to build/fuzz/found, what fails to build/fuzz/NAME-*.
fuzz_one() {
    local name=$1 dirs=() dir size=4096
    shift
    case $name in saga | campaign | box) size=65536 ;; esac
    mkdir -p "build/fuzz/found/$name"
    for dir in "tests/fuzz/corpus/$name" "build/fuzz/seeds/$name"; do
        [ ! -d "$dir" ] || dirs+=("$dir")
    done
    [ ! -f "tests/fuzz/$name.dict" ] || set -- "$@" "-dict=tests/fuzz/$name.dict"
    "build/fuzz/fuzz_$name" -max_len=$size -timeout=60 -rss_limit_mb=3000 -print_final_stats=1 \
        "-artifact_prefix=build/fuzz/$name-" "$@" "build/fuzz/found/$name" ${dirs[@]+"${dirs[@]}"}
}

# fuzz_report NAME LIMIT...: one fuzzer, one line about it. What it says is in build/log.
fuzz_report() {
    local name=$1 log=build/log/fuzz-${1//_/-}.txt status=0 runs found begun=$SECONDS
    fuzz_one "$@" >"$log" 2>&1 || status=1
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    if [ $status -eq 0 ] && [ -n "$runs" ]; then
        printf 'ok    fuzz %-13s %9d inputs in %d s, %d kept\n' "$name" "$runs" $((SECONDS - begun)) \
            "$(find "build/fuzz/found/$name" -type f | wc -l)"
        return
    fi
    found=$(sed -n 's/.*Test unit written to //p' "$log" | tail -n 1)
    printf 'FAIL  fuzz %-13s after %d s: %s, see %s\n' "$name" $((SECONDS - begun)) \
        "${found:-it stopped}" "$log"
    return 1
}

# fuzz_all LIMIT...: every fuzzer, two at a time, each one counted. A finding is kept as
# build/fuzz/NAME-*, and belongs into tests/fuzz/corpus/NAME.
fuzz_all() {
    local results=build/fuzz/results name
    mkdir -p build/log
    rm -rf "$results"
    mkdir -p "$results"
    export -f fuzz_one fuzz_report
    # shellcheck disable=SC2016
    fuzzers | xargs -P 2 -I NAME bash -c 'fuzz_report NAME "${@:2}" && touch "$1/NAME"' _ "$results" "$@" ||
        true
    for name in $(fuzzers); do
        if [ -e "$results/$name" ]; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
            failures+=("fuzz $name")
        fi
    done
}

fuzz() {
    local minutes=${1:-10}
    case $minutes in
    '' | *[!0-9]* | 0*) die "fuzz: '$minutes', expected a number of minutes from 1" ;;
    esac
    prepare build test
    configure_and_build release
    build_fuzzers
    fuzz_all "-max_total_time=$((60 * minutes))"
    echo
    printf '%d passed, %d failed\n' "$passed" "$failed"
    [ "$failed" -eq 0 ]
}
