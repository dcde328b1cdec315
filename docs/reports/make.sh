#!/bin/sh
# Makes the reports of this folder again, each by the command its README names.
# usage: docs/reports/make.sh PATH/TO/meadhall [GAME...]
set -eu
meadhall=$1
shift
here=$(dirname "$0")
[ $# -gt 0 ] || set -- midgard rage odin divinus
for game; do
    case $game in
    midgard | rage) games=1000 ;;
    odin) games=100 ;;
    divinus) games=300 ;;
    *)
        echo "make.sh: unknown game '$game', expected midgard, rage, odin or divinus" >&2
        exit 2
        ;;
    esac
    "$meadhall" sim "$game" --games $games --seats 4 --bots greedy --seed 1 --html "$here/$game.html"
done
