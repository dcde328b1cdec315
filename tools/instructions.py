#!/usr/bin/env python3
"""Instructions a decision of every game, counted by callgrind: unlike times, they do not depend on
what else the machine does.

usage: instructions.py BUILD [--against FILE | --write FILE]

  --against FILE   fail when a game needs over 10 % more than FILE says
  --write FILE     write the figures there (bench/instructions.tsv is the reference)

Exit status: 0; 1 for growth; 2 for wrong words; 77 when there is no valgrind.
"""
import os
import re
import shutil
import subprocess
import sys

GAMES = 40  # random games of each
GROWTH = 1.10
HEAD = ["game", "seats", "games", "decisions", "instructions", "per_decision"]


def count(build, game):
    program = os.path.join(build, "instructions")
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=mh_bench",
         program, game, str(GAMES)], capture_output=True, text=True, check=False)
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not collected:
        sys.exit(f"instructions.py: {game}: {run.stderr.strip()}")
    seats, decisions = map(int, run.stdout.split())
    instructions = int(collected[1])
    return [game, seats, GAMES, decisions, instructions, round(instructions / decisions)]


def measure(build):
    listed = subprocess.run([os.path.join(build, "meadhall"), "games"], capture_output=True, text=True,
                            check=True).stdout
    return [count(build, line.split("\t")[0]) for line in listed.splitlines()]


def read(path):
    with open(path, encoding="utf-8") as f:
        lines = [line.rstrip("\n").split("\t") for line in f]
    if not lines or lines[0] != HEAD:
        sys.exit(f"instructions.py: {path}:1: expected the columns {' '.join(HEAD)}")
    return {line[0]: int(line[5]) for line in lines[1:]}


def compare(rows, path):
    before, grown = read(path), 0
    for row in rows:
        game, now = row[0], row[5]
        was = before.get(game)
        if was is None:
            print(f"{game}: {now} instructions a decision, no figure in {path}")
            grown += 1
            continue
        change = 100 * (now / was - 1)
        bad = now > was * GROWTH
        grown += bad
        print(f"{game}: {now} instructions a decision, {was} before ({change:+.1f} %)" +
              (": too many" if bad else ""))
    if grown:
        print("If it is meant: tools/instructions.py build --write bench/instructions.tsv, and say why "
              "in the commit.")
    return int(grown > 0)


def main():
    words = sys.argv[1:]
    if len(words) not in (1, 3) or (len(words) == 3 and words[1] not in ("--against", "--write")):
        print("instructions.py: expected BUILD [--against FILE | --write FILE]", file=sys.stderr)
        return 2
    if not shutil.which("valgrind"):
        print("instructions.py: there is no valgrind")
        return 77
    rows = measure(words[0])
    if len(words) == 3 and words[1] == "--against":
        return compare(rows, words[2])
    text = "".join("\t".join(map(str, row)) + "\n" for row in [HEAD, *rows])
    if len(words) == 3:
        with open(words[2] + ".new", "w", encoding="utf-8") as f:
            f.write(text)
        os.replace(words[2] + ".new", words[2])
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
