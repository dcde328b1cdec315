#!/usr/bin/env python3
"""Figures of the C code, the rows of the table at the end of docs/proof.md that can be counted; at the end it names
those that cannot.

usage: figures.py [TREE]      of another commit: git archive COMMIT | tar -x -C DIR, then figures.py DIR
"""
import glob
import os
import re
import subprocess
import sys

TEXT = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'')
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
LONG = 40
WIDE = 110
BY_HAND = ("ways to report an error", "pairs of places in src that share 8 lines of the same shape",
           "places with a list of languages in code", "minutes of ./hall test")


def files(*patterns):
    """Files by their patterns; what is made, and what others wrote, is left out."""
    found = {f for p in patterns for f in glob.glob(p, recursive=True)}
    return sorted(f for f in found if "/made/" not in f and "/node_modules/" not in f)


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def lengths(code):
    """Lines of each function, from its first word to its closing brace."""
    lines, out, at = code.split("\n"), [], 0
    while at < len(lines):
        if re.match(r"[A-Za-z_].*\)\s*\{.*\}\s*$", lines[at]):
            out.append(1)
        elif lines[at] == "{":
            first, last = at - 1, at
            while first > 0 and not re.match("[A-Za-z_]", lines[first]):
                first -= 1
            while last < len(lines) - 1 and lines[last] != "}":
                last += 1
            out.append(last - first + 1)
            at = last
        at += 1
    return out


def measure(paths):
    lines = comments = asserts = 0
    functions = []
    for path in paths:
        text = TEXT.sub('""', read(path))
        lines += text.count("\n")
        comments += sum(m.group(0).count("\n") + 1 for m in COMMENT.finditer(text))
        code = COMMENT.sub(lambda m: "\n" * m.group(0).count("\n"), text)
        asserts += len(re.findall(r"\b(?:assert|static_assert|_Static_assert|MH_CHECK\w*)\s*\(", re.sub("#define.*", "", code)))
        functions += lengths(code)
    return lines, comments, asserts, sorted(functions)


def exported(library):
    """Names of the shared library, or None where it is not built."""
    if not os.path.exists(library):
        return None
    out = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    return out.count("\n")


def main():
    os.chdir(sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), ".."))
    paths = files("src/**/*.[ch]", "bindings/**/*.[ch]", "include/**/*.h")
    lines, comments, asserts, functions = measure(paths)
    print(f"C\t{len(paths)} files, {lines} lines")
    print(f"functions\t{len(functions)}, median {functions[len(functions) // 2]} lines, 90 % at most"
          f" {functions[len(functions) * 9 // 10]}, longest {functions[-1]}, over {LONG}: {sum(n > LONG for n in functions)}")
    print(f"comments\t{100 * comments / lines:.1f} % of lines")
    names = exported("build/libmeadhall.so")
    print(f"exported symbols\t{'build it first: build/libmeadhall.so is not there' if names is None else names}")
    print(f"asserts\t{asserts}, {1000 * asserts / lines:.2f} per thousand lines")
    for game in sorted(os.listdir("src/games")):
        print(f"{game}/game.c\t{read(f'src/games/{game}/game.c').count(chr(10))} lines")
    for name, found in (("C", paths), ("page", files("web/src/**/*.ts", "web/src/**/*.tsx"))):
        print(f"over {WIDE} columns, {name}\t{sum(len(line) > WIDE for f in found for line in read(f).split(chr(10)))}")
    print("counted by hand\t" + ", ".join(BY_HAND))


if __name__ == "__main__":
    main()
