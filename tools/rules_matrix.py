#!/usr/bin/env python3
"""The matrix of rules: id -> lines of code -> vectors, for every game.

Fails on a rule without a vector, and on an id in code or vectors that no rules text defines. What one
game cannot show, as a rule on campaigns, is shown by a test: a comment `rule ID...` in tests/*.c or
tests/*.sh; it stands with that in the game's README.md, under `## Rules that tests show`. A rule that can't
be observed stands there with its reason, under `## Rules that cannot be observed`. `meadhall rules GAME
--coverage` tells both. The matrix is written to build/rules-<game>.tsv.

Players read these texts too, one click behind a closed choice. So it fails as well where a rule shows them a
file, a name out of the code, a formula or a mark of ours; what we need of that stands in braces. Chapters
whose heading ends in `{for the program}` are free of this.
"""
import glob
import os
import re
import sys

from gen_tables import read_rules
from gen_tsv import Errors

ID = r"[A-Z]{2}(?:-[A-Z0-9]+)+-[A-Z]?\d+[a-z]?"
# a line of a list, or the first cell of a table row
DEFINITION = re.compile(rf"^(?:\s*-\s+|\|\s*)\**({ID})\**:?\s")
# CM-LEAD-50..54 names a run of rules; CM-SHIP-01, 02, 04 several of one chapter
MENTION = re.compile(rf"\b({ID})((?:\.\.\d+)|(?:(?:,\s*|\s+and\s+)\d\d\b)+)?")

# a comment of a test
TEST = re.compile(r"^\s*(?:#|/\*|\*)\s*rule\s")


# what no player reads: files, names and formulas of the code, editions by two letters, marks of ours
OURS = re.compile(r"\.(?:tsv|md|txt)\b|\b[A-Za-z]+_\w+|\b(?<!-)(?:RULING|РЕШЕНИЕ|FESTLEGUNG)(?!-)|<=|>=|!=|->|"
                  r"\b(?:max|min)\(|\bmod\b|[\[\]{}]|\bRW\d|\bED-|\b(?:RU|DE)\b|\b[Ee]ngine\b|"
                  r"\b(?:section|Abschnitt|раздел\w*) \d")


def expand(match):
    first, more = match.group(1), match.group(2) or ""
    stem, width = first.rsplit("-", 1)[0], len(first.rsplit("-", 1)[1])
    yield first
    if more.startswith("..") and first.rsplit("-", 1)[1].isdigit():
        for n in range(int(first.rsplit("-", 1)[1]) + 1, int(more[2:]) + 1):
            yield f"{stem}-{n:0{width}d}"
    else:
        for n in re.findall(r"\d+", more):
            yield f"{stem}-{n}"


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read().split("\n")


def defined_rules(paths):
    rules = {}
    for path in paths:
        for line in read(path):
            m = DEFINITION.match(line)
            if m:
                rules[m.group(1)] = path
    return rules


def mentions(paths, prefix, lines_of):
    """id -> places, for the lines that count."""
    found = {}
    for path in paths:
        for number, line in enumerate(read(path), 1):
            if not lines_of(line):
                continue
            for m in MENTION.finditer(line):
                if m.group(1).startswith(prefix + "-"):
                    for rule in expand(m):
                        found.setdefault(rule, []).append(f"{path}:{number}")
    return found


def excused_rules(path, heading):
    excused, inside = {}, False
    if not os.path.exists(path):
        return excused
    for line in read(path):
        if line.startswith("## "):
            inside = line.strip() == heading
        m = re.match(rf"^- ({ID}): (.+)$", line)
        if inside and m:
            excused[m.group(1)] = m.group(2)
    return excused


def inner_rules(paths):
    """Rules of the chapters that are for the program."""
    found, inner = set(), False
    for path in paths:
        for line in read(path):
            if line.startswith("## "):
                inner = line.endswith("{for the program}")
            m = DEFINITION.match(line)
            if m and inner:
                found.add(m.group(1))
    return found


def check_words(texts, errors):
    inner, troubles = inner_rules(t for t in texts if not re.search(r"\.(ru|de)\.md$", t)), Errors()
    for path in texts:
        for rule, text in read_rules(path, troubles):
            m = OURS.search(text)
            if m and rule not in inner:
                errors.append(f"{path}: {rule}: '{m.group(0)}' is no word for a player; put it in braces")
            if not text:
                errors.append(f"{path}: {rule} tells a player nothing")


def check_game(game, errors):
    home = f"src/games/{game}"
    texts = sorted(glob.glob(f"docs/rules/{game}*.md"))
    rules = defined_rules([t for t in texts if not re.search(r"\.[a-z]+\.md$", t)])
    prefix = next(iter(rules)).split("-")[0]
    check_words(texts, errors)
    code = mentions(sorted(glob.glob(f"{home}/*.[ch]")), prefix, lambda line: True)
    vectors = mentions(sorted(glob.glob(f"tests/vectors/{game}/*.t")), prefix,
                       lambda line: line.startswith("rule"))
    tests = mentions(sorted(glob.glob("tests/*.c") + glob.glob("tests/*.sh")), prefix,
                     lambda line: TEST.match(line))
    excused = excused_rules(f"{home}/README.md", "## Rules that cannot be observed")
    tested = excused_rules(f"{home}/README.md", "## Rules that tests show")
    for name, found in (("code", code), ("vector", vectors), ("test", tests)):
        for rule in sorted(set(found) - set(rules)):
            errors.append(f"{found[rule][0]}: {rule} is no rule of {game} ({name})")
    for rule in rules:
        if rule not in vectors and rule not in tests and rule not in excused:
            errors.append(f"{rules[rule]}: {rule} has no vector, no test and no reason in "
                          f"{home}/README.md")
        if rule not in vectors and rule in tests and rule not in tested:
            errors.append(f"{home}/README.md: {rule} has a test and no vector; expected it under "
                          "'Rules that tests show'")
    for rule in sorted(set(tested) - set(tests)):
        errors.append(f"{home}/README.md: {rule} has no test")
    for rule in sorted(set(excused) - set(rules)):
        errors.append(f"{home}/README.md: {rule} is no rule of {game}")
    with open(f"build/rules-{game}.tsv", "w", encoding="utf-8") as f:
        f.write("rule\tcode\tvectors\ttests\treason\n")
        for rule in rules:
            f.write(f"{rule}\t{' '.join(code.get(rule, []))}\t{' '.join(vectors.get(rule, []))}"
                    f"\t{' '.join(tests.get(rule, []))}\t{excused.get(rule, '')}\n")
    in_code = sum(r in code for r in rules)
    print(f"{game}: {len(rules)} rules, {sum(r in vectors for r in rules)} with vectors, "
          f"{sum(r in tests and r not in vectors for r in rules)} with tests, "
          f"{len(excused)} excused, {in_code} named in code")


def main():
    errors = []
    os.makedirs("build", exist_ok=True)
    for path in sorted(glob.glob("src/games/*/")):
        check_game(path.split("/")[2], errors)
    for e in errors:
        print(e)
    sys.exit(bool(errors))


if __name__ == "__main__":
    main()
