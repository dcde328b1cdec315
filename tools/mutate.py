#!/usr/bin/env python3
"""Mutants of rule code: a small mistake at a time, and whether the tests notice.

    mutate.py GAME|all [N] [--seed S] [--build DIR]

Takes N mutants (20) at random from src/games/GAME/*.c, builds each and runs the vectors of the game,
the conformance laws and the short second opinion, under a time limit. Prints a line a mutant,
`killed`, `SURVIVED` or `stillborn` (it does not compile), and the share killed. Works in a copy of
the tree under DIR (build/mutants); the sources themselves are never touched.
Exit status: 0; 1 when a mutant survives; 2 for a wrong word.
"""
import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAMES = ["midgard", "rage", "odin", "divinus"]
# What a table of names, a view or an estimate of bots says is not a rule.
NOT_RULES = {"view.c", "worth.c", "advice.c", "odds.c", "game.c", "value.c", "memory.c"}
PATIENCE = 5  # times as long as without the mutant, and half a minute more

COMPARISONS = {"<=": "<", ">=": ">", "==": "!=", "!=": "==", "<": "<=", ">": ">="}


def code_lines(path):
    """(number, line) of code: no comment, no directive, inside a function."""
    inside = comment = False
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file.read().split("\n")):
            text = line.strip()
            if comment or text.startswith("/*"):
                comment = "*/" not in text
                continue
            if line.startswith("{"):
                inside = True
            elif line.startswith("}"):
                inside = False
            elif inside and text and not text.startswith(("#", "//", "case ", "default", "assert(", "mh_tell(")):
                yield number, line


def split_comment(line):
    at = line.find("/*")
    return (line, "") if at < 0 else (line[:at], line[at:])


def flip_comparison(code):
    for m in re.finditer(r"(?<![<>=!\-])(<=|>=|==|!=|<|>)(?![<>=])", code):
        yield code[:m.start()] + COMPARISONS[m.group(0)] + code[m.end():]


def off_by_one(code):
    for m in re.finditer(r"(?<![\w\"'.])(\d+)u?(?![\w\"'.])", code):
        yield code[:m.start()] + str(int(m.group(1)) + 1) + code[m.end():]


def drop_statement(code):
    m = re.match(r"^(\s+)((?:[\w>.\-\[\]]+ (?:[-+|&]?=) .*|\w+\(.*\)|[\w>.\-\[\]]+(?:\+\+|--)));\s*$", code)
    if m and not m.group(2).startswith("return"):
        yield m.group(1) + ";"


def swap_constant(code):
    for a, b in (("true", "false"), ("false", "true"), ("MH_NONE", "0"), ("&&", "||"), ("||", "&&"),
                 (" + ", " - "), (" - ", " + ")):
        for m in re.finditer(r"(?<!\w)" + re.escape(a) + r"(?!\w)", code):
            yield code[:m.start()] + b + code[m.end():]


def negate_condition(code):
    m = re.match(r"^(\s*(?:\} else )?(?:if|while) )\((.*)\)( \{)?\s*$", code)
    if m and m.group(2).count("(") == m.group(2).count(")"):
        yield f"{m.group(1)}(!({m.group(2)})){m.group(3) or ''}"


OPERATORS = [flip_comparison, off_by_one, drop_statement, swap_constant, negate_condition]


def mutants(game):
    """(file, line number, operator, new line) of every mutant there is."""
    folder = os.path.join(ROOT, "src", "games", game)
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".c") or name in NOT_RULES:
            continue
        for number, line in code_lines(os.path.join(folder, name)):
            code, comment = split_comment(line)
            for operator in OPERATORS:
                for new in operator(code.rstrip()):
                    yield f"src/games/{game}/{name}", number, operator.__name__, f"{new} {comment}"


def quiet(command, where, limit):
    try:
        return subprocess.run(command, cwd=where, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, timeout=limit, check=False).returncode
    except subprocess.TimeoutExpired:
        return "too long"


def copy_tree(work):
    """A copy that is built once, beside it; each mutant then builds a file or two."""
    tree = os.path.join(work, "tree")
    shutil.rmtree(tree, ignore_errors=True)
    os.makedirs(tree)
    for name in ["CMakeLists.txt", "CMakePresets.json", "cmake", "include", "src", "tests", "tools",
                 "docs", "bindings", "conformance"]:
        source = os.path.join(ROOT, name)
        if os.path.isdir(source):
            shutil.copytree(source, os.path.join(tree, name), symlinks=True)
        else:
            shutil.copy(source, tree)
    quiet(["cmake", "-G", "Ninja", "-B", "../build", "-DCMAKE_BUILD_TYPE=Debug"], tree, 300)
    return tree


def build(tree, game):
    return quiet(["cmake", "--build", "../build", "-j", "2", "--target", "meadhall", "conformance",
                  f"reference_{game}"], tree, 1800)


def tests(tree, game):
    vectors = os.path.join("tests", "vectors", game)
    files = [os.path.join(vectors, f) for f in sorted(os.listdir(os.path.join(tree, vectors)))]
    yield ["../build/meadhall", "vectors"] + files
    yield [f"../build/reference_{game}", "1000"]
    yield ["../build/conformance"]


def time_tests(tree, game):
    """How long each test may take; None when one fails as it is."""
    limits = []
    for test in tests(tree, game):
        start = time.monotonic()
        if quiet(test, tree, 1800) != 0:
            return None
        limits.append(PATIENCE * (time.monotonic() - start) + 30)
    return limits


def judge(tree, game, mutant, limits):
    path = os.path.join(tree, mutant[0])
    with open(path, encoding="utf-8") as file:
        old = file.read()
    lines = old.split("\n")
    lines[mutant[1]] = mutant[3]
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
        if build(tree, game) != 0:
            return "stillborn"
        killed = any(quiet(t, tree, n) != 0 for t, n in zip(tests(tree, game), limits))
        return "killed" if killed else "SURVIVED"
    finally:
        with open(path, "w", encoding="utf-8") as file:
            file.write(old)


def run(game, count, seed, work):
    every = list(mutants(game))
    chosen = random.Random(f"{game} {seed}").sample(every, min(count, len(every)))
    tree = copy_tree(work)
    limits = time_tests(tree, game) if build(tree, game) == 0 else None
    if not limits:
        sys.exit(f"mutate: the sources of {game} themselves do not pass")
    seen = {"killed": 0, "SURVIVED": 0, "stillborn": 0}
    for mutant in chosen:
        verdict = judge(tree, game, mutant, limits)
        seen[verdict] += 1
        print(f"{verdict:9} {mutant[0]}:{mutant[1] + 1}: {mutant[2]}: {mutant[3].strip()}", flush=True)
    alive = seen["killed"] + seen["SURVIVED"]
    print(f"{game}: {seen['killed']} of {alive} killed ({100 * seen['killed'] // max(alive, 1)} %), "
          f"{seen['stillborn']} stillborn, of {len(every)} possible mutants")
    return seen["SURVIVED"]


def main():
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES + ["all"])
    parser.add_argument("count", nargs="?", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--build", default=os.path.join(ROOT, "build", "mutants"))
    words = parser.parse_args()
    if words.count < 1:
        parser.error("N is at least 1")
    games = GAMES if words.game == "all" else [words.game]
    survived = sum(run(g, words.count, words.seed, words.build) for g in games)
    sys.exit(1 if survived else 0)


main()
