#!/usr/bin/env python3
"""Writes the nets of the games as a C file, for src/ai/nets.h.

usage: gen_nets.py --out FILE.c [NET ...]

NET is src/games/GAME/GAME.mhn. Without one the table is empty.
"""
import argparse
import os
import struct

HEAD = """/* Made by tools/gen_nets.py: the nets that come with the program. */
#include "ai/nets.h"

"""


def words(path):
    """The file as numbers of 64 bits, filled up with zeroes: a compiler reads them eight times as fast as bytes."""
    with open(path, "rb") as f:
        data = f.read()
    padded = data + bytes(-len(data) % 8)
    return struct.unpack(f"<{len(padded) // 8}Q", padded), len(data)


def write(out, paths):
    out.write(HEAD)
    table = []
    for path in sorted(paths):
        game = os.path.basename(os.path.dirname(path))
        numbers, size = words(path)
        out.write(f"static const uint64_t {game}[] = {{\n")
        for i in range(0, len(numbers), 6):
            out.write("    " + "".join(f"{n:#x}u," for n in numbers[i:i + 6]) + "\n")
        out.write("};\n\n")
        table.append(f'    {{"{game}", {game}, {size}}},\n')
    out.write("static const nn_built all[] = {\n" + "".join(table) + "    {0},\n};\n\n")
    out.write("const nn_built *nn_built_in(void) { return all; }\n")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--out", required=True)
    p.add_argument("nets", nargs="*")
    args = p.parse_args()
    with open(args.out, "w", encoding="utf-8") as out:
        write(out, args.nets)


main()
