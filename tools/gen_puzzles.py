#!/usr/bin/env python3
"""Writes the puzzles of the games as a C file, for src/lab/review_puzzle.h.

usage: gen_puzzles.py --out FILE.c [PUZZLES ...]

PUZZLES is src/games/GAME/puzzles.txt, made by build/review_proof.
"""
import argparse
import os


def write(out, paths):
    out.write("/* Made by tools/gen_puzzles.py: the puzzles that come with the program. */\n"
              '#include "lab/review_puzzle.h"\n\n')
    table = []
    for path in sorted(paths):
        game = os.path.basename(os.path.dirname(path))
        with open(path, encoding="ascii") as f:
            text = f.read()
        out.write(f"static const char {game}[] =\n")
        for line in text.splitlines():
            escaped = line.replace("\\", "\\\\").replace('"', '\\"')
            out.write(f'    "{escaped}\\n"\n')
        out.write("    ;\n\n")
        table.append(f'    {{"{game}", {game}, sizeof {game} - 1}},\n')
    out.write("const puzzle_built puzzles_built_in[] = {\n" + "".join(table) + "    {0},\n};\n")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--out", required=True)
    p.add_argument("puzzles", nargs="*")
    args = p.parse_args()
    with open(args.out, "w", encoding="utf-8") as out:
        write(out, args.puzzles)


main()
