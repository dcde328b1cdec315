#!/usr/bin/env python3
"""Line and branch coverage of a build with --coverage whose tests have run.

    coverage.py BUILD              a table, a line a folder
    coverage.py BUILD FOLDER       file:line of every branch of the folder that no test takes, with the
                                   reason where tools/coverage.tsv has one, and how many have none;
                                   a reason that begins with "not tested" says what could be tested

A line that asserts is left out: its other way is a bug found, not a case. "rules" is src/games without
what is no rule: views, odds, estimates of bots, the book of a campaign.
Exit status: 0; 1 when a line of FOLDER has no reason; 2 for a wrong word.
"""
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDERS = ["src/games/midgard", "src/games/rage", "src/games/odin", "src/games/divinus",
           "src/games", "src/core", "src/host", "src/server"]
NOT_RULES = {"view.c", "worth.c", "board_worth.c", "advice.c", "odds.c", "offers.c", "topic.c", "book.c"}


def gcov(data):
    """What gcov says of one object, as a dictionary."""
    made = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", data],
                          capture_output=True, cwd=os.path.dirname(data), check=False)
    return json.loads(made.stdout) if made.stdout else {"files": []}


def collect(build):
    """{file: {line: [count, [branch counts]]}} over every object."""
    found = {}
    for folder, _, names in os.walk(build):
        for name in names:
            if not name.endswith(".gcda"):
                continue
            for entry in gcov(os.path.join(folder, name))["files"]:
                path = os.path.relpath(os.path.join(ROOT, entry["file"]), ROOT)
                if path.startswith("src/"):
                    add(found.setdefault(path, {}), entry["lines"])
    return found


def add(known, lines):
    for line in lines:
        taken = [branch["count"] for branch in line["branches"]]
        old = known.setdefault(line["line_number"], [0, [0] * len(taken)])
        old[0] += line["count"]
        if len(old[1]) != len(taken):  # another configuration of the same line
            old[1] += [0] * (len(taken) - len(old[1]))
        for i, count in enumerate(taken):
            old[1][i] += count


def source(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read().split("\n")


def asserting(text):
    """Line numbers of assertions, whole statements of them."""
    lines, inside = set(), False
    for number, line in enumerate(text, 1):
        inside = inside or line.strip().startswith("assert(")
        if inside:
            lines.add(number)
            inside = not line.rstrip().endswith(";")
    return lines


def measure(found):
    """{file: (lines, covered, branches, taken, [line with a branch not taken])}"""
    out = {}
    for path, lines in found.items():
        skip = asserting(source(path))
        kept = {n: v for n, v in lines.items() if n not in skip}
        missed = sorted(n for n, v in kept.items() if 0 in v[1])
        out[path] = (len(kept), sum(1 for v in kept.values() if v[0]),
                     sum(len(v[1]) for v in kept.values()),
                     sum(sum(1 for b in v[1] if b) for v in kept.values()), missed)
    return out


def share(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "-"


def row(name, rows):
    lines, covered, branches, taken = (sum(r[i] for r in rows) for i in range(4))
    print(f"{name:20} {lines:7} {share(covered, lines):>9} {branches:9} {share(taken, branches):>9}")


def table(measured):
    print(f"{'folder':20} {'lines':>7} {'covered':>9} {'branches':>9} {'taken':>9}")
    for folder in FOLDERS:
        row(folder, [m for path, m in measured.items() if path.startswith(folder + "/")])
    row("rules", [m for path, m in measured.items()
                  if path.startswith("src/games/") and os.path.basename(path) not in NOT_RULES])


def reasons():
    """{(file, code): reason}; a file is enough where the reason is that of all of it."""
    with open(os.path.join(ROOT, "tools", "coverage.tsv"), encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line.strip()]
    return {(row[0], row[1]): row[2] for row in rows[1:]}


def explain(measured, folder):
    """Prints every line with a branch not taken; how many have no reason."""
    known, open_ones, untested, all_ones = reasons(), 0, 0, 0
    for path in sorted(p for p in measured if p.startswith(folder.rstrip("/") + "/")):
        text = source(path)
        for line in measured[path][4]:
            code = text[line - 1].strip()
            reason = known.get((path, code)) or known.get((path, "*"))
            all_ones += 1
            open_ones += not reason
            untested += bool(reason) and reason.startswith("not tested")
            print(f"{path}:{line}: {code}\n    {reason or 'OPEN'}")
    print(f"{folder}: {all_ones} lines with a branch not taken, {all_ones - open_ones - untested} explained, "
          f"{untested} known and not tested, {open_ones} open")
    return open_ones


def main():
    if len(sys.argv) not in (2, 3) or not os.path.isdir(sys.argv[1]):
        print("coverage.py: expected BUILD [FOLDER], a build with --coverage", file=sys.stderr)
        sys.exit(2)
    measured = measure(collect(os.path.abspath(sys.argv[1])))
    if not measured:
        print(f"coverage.py: no test has run in {sys.argv[1]}", file=sys.stderr)
        sys.exit(2)
    if len(sys.argv) == 2:
        table(measured)
    else:
        sys.exit(1 if explain(measured, sys.argv[2]) else 0)


main()
