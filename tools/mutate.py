#!/usr/bin/env python3
"""Mutants of rule code: a small mistake at a time, and whether the tests notice.

    mutate.py GAME|all [N] [--again] [--seed S] [--file NAME] [--only OLD] [--build DIR]

Takes N mutants (60) of the rule files src/games/GAME/*.c; which ones, S decides, and a line that is
changed later changes only its own. Each is built (one file is compiled, programs are linked when they are needed) and must pass, in this
order: the vectors of the game, its golden sagas, score sheets and campaigns, its second opinion, its own test programs
where it has some, the laws with one game a number of seats. The first failure kills it, and so does a test that takes ten times as long as usual.
Prints a line a mutant that is not killed, and

    GAME: N mutants, K killed, S survived (E equivalent), score X %

Stillborn mutants (the compiler refuses them) are no mutants. Equivalent ones, which no game can tell
from the rule, stand with the reason in tools/mutants.tsv (and how many lines of that text it is given
for, where there are several); the score is K of N - E.
--file takes mutants of that file alone, --only those of lines with that text. --again goes on from the last
run, whole or broken off: what was killed then, line for line the same, is not tried once more.
Works in DIR (build/mutants), with the verdicts in DIR/GAME.tsv; the sources are never touched.
Exit status: 0; 1 when a mutant survives that is not equivalent; 2 for a wrong word.
"""
import argparse
import hashlib
import json
import os
import re
import resource
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAMES = ["midgard", "rage", "odin", "divinus"]
# Tables of names, views, estimates and guesses of bots, and invariants (they have their own test) are no rules.
NOT_RULES = {"view.c", "worth.c", "board_worth.c", "advice.c", "odds.c", "game.c", "memory.c", "check.c",
             "topic.c", "book.c", "offers.c"}
# Statements in which a mistake is no mistake of a rule: what is told, what may never be.
TELLING = ("assert(", "mh_tell(", "tell(", "cm_tell(", "br_tell(", "fo_tell(", "dv_tell(")
OWN_TESTS = {"divinus": ["divinus_peek", "divinus_map", "record"]}
COMPARISONS = {"<=": "<", ">=": ">", "==": "!=", "!=": "==", "<": "<=", ">": ">="}
BOUNDS = "-fsanitize=bounds -fsanitize-undefined-trap-on-error"  # a step beyond a table is noticed


def code_lines(path):
    """(number, line) of code: no comment, no directive, inside a function."""
    inside = comment = telling = rule = False
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file.read().split("\n")):
            text = line.strip()
            if comment or text.startswith("/*"):
                comment = "*/" not in text
                continue
            if re.match(r"[a-z].*\w\(", line):
                rule = "worth" not in line.split("(")[0]  # an estimate of bots beside the rules
            if line.startswith("{"):
                inside = rule
            elif line.startswith("}"):
                inside = False
            elif telling or text.startswith(TELLING):
                telling = not split_comment(text)[0].rstrip().endswith(";")
            elif inside and text and not text.startswith(("#", "//", "case ", "default")):
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


class Mutant:
    def __init__(self, path, number, old, new, comment):
        self.path, self.number = path, number
        self.old, self.new = old.strip(), new.strip()
        self.line = f"{new} {comment}"

    def __str__(self):
        return f"{self.path}:{self.number + 1}: {self.old} -> {self.new}"


def mutants(game):
    """Every mutant there is."""
    folder = os.path.join(ROOT, "src", "games", game)
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".c") or name in NOT_RULES:
            continue
        path = f"src/games/{game}/{name}"
        for number, line in code_lines(os.path.join(folder, name)):
            code, comment = split_comment(line)
            for operator in OPERATORS:
                for new in operator(code.rstrip()):
                    yield Mutant(path, number, code, new, comment)


def in_order(every, seed):
    """The same order as long as a line is the same, whatever happens to the others."""
    seen, keyed = {}, []
    for m in every:
        text = f"{m.path}\t{m.old}\t{m.new}"
        seen[text] = seen.get(text, 0) + 1
        keyed.append((hashlib.sha256(f"{seed}\t{text}\t{seen[text]}".encode()).digest(), m))
    return [m for _, m in sorted(keyed, key=lambda pair: pair[0])]


def equivalents():
    """{(file, old, new): (reason, how many such lines it is given for)}"""
    with open(os.path.join(ROOT, "tools", "mutants.tsv"), encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line.strip()]
    return {tuple(row[:3]): (row[3], int(row[4]) if len(row) > 4 else 1) for row in rows[1:]}


def check_unique(every, known):
    """A reason is given for the lines it was thought of: more of the same text would pass unseen."""
    texts = [(m.path, m.old, m.new) for m in every]
    for row, (_, lines) in known.items():
        if texts.count(row) > lines:
            print(f"mutate: '{row[1]} -> {row[2]}' of mutants.tsv fits more than {lines} of {row[0]}", file=sys.stderr)


def quiet(command, where, limit):
    """The exit status; LIMIT seconds of the processor, and a time of the clock on a busy machine."""
    def bound():
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    try:
        return subprocess.run(command, cwd=where, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              timeout=20 * limit, check=False, preexec_fn=bound).returncode
    except subprocess.TimeoutExpired:
        return "too long"


class Bench:
    """A build of the sources as they are, and beside it the one file that is changed."""

    def __init__(self, where, game):
        self.where = where
        self.mutant = os.path.join(where, "mutant")  # .c, .o and, in a folder, the programs
        os.makedirs(self.mutant, exist_ok=True)
        self.targets = ["meadhall", "sheet", "campaign", f"reference_{game}",
                        *OWN_TESTS.get(game, []), "conformance"]
        made = quiet(["cmake", "-G", "Ninja", "-S", ROOT, "-B", where, "-DCMAKE_BUILD_TYPE=Plain",
                      "-DCMAKE_C_COMPILER=gcc", f"-DCMAKE_C_FLAGS=-O1 {BOUNDS}"], ROOT, 300)
        if made or quiet(["ninja", "-C", where, "-j", "1", *self.targets], ROOT, 1800):
            sys.exit("mutate: the sources do not build")
        with open(os.path.join(where, "compile_commands.json"), encoding="utf-8") as file:
            self.compile = {os.path.relpath(c["file"], ROOT): c["command"] for c in json.load(file)}
        self.link = {t: self.link_of(t) for t in self.targets}

    def link_of(self, target):
        told = subprocess.run(["ninja", "-C", self.where, "-t", "commands", target], check=True,
                              capture_output=True, text=True).stdout.strip().split("\n")[-1]
        # The mutant comes first, so that its namesake in the library of the engine is not taken.
        return re.sub(r" -o (\S+)", f" {self.mutant}.o -o {self.mutant}/{target}", told, count=1)

    def compiled(self, mutant):
        with open(os.path.join(ROOT, mutant.path), encoding="utf-8") as file:
            lines = file.read().split("\n")
        lines[mutant.number] = mutant.line
        with open(self.mutant + ".c", "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
        words = self.compile[mutant.path].split(" -o ", 1)[0]
        folder = os.path.join(ROOT, os.path.dirname(mutant.path))
        return self.shell(f"{words} -iquote {folder} -o {self.mutant}.o -c {self.mutant}.c") == 0

    def linked(self, target):
        return self.shell(self.link[target]) == 0

    def shell(self, command):
        return quiet(["sh", "-c", command], self.where, 300)


def tests(programs, game):
    """(program, command) of each test."""
    folder = os.path.join(ROOT, "tests", "vectors", game)
    files = [os.path.join(folder, name) for name in sorted(os.listdir(folder))]
    return [("meadhall", [f"{programs}/meadhall", "vectors"] + files),
            ("meadhall", [f"{ROOT}/tests/golden.sh", f"{programs}/meadhall", game]),
            ("sheet", [f"{programs}/sheet"]),
            ("campaign", [f"{programs}/campaign"]),
            (f"reference_{game}", [f"{programs}/reference_{game}", "1000"]),
            *((own, [f"{programs}/{own}"]) for own in OWN_TESTS.get(game, [])),
            ("conformance", [f"{programs}/conformance", game, "1"])]


def time_tests(bench, game):
    """Seconds that each test may take."""
    limits = []
    for _, test in tests(bench.where, game):
        start = sum(os.times()[2:4])
        if quiet(test, bench.mutant, 600) != 0:
            sys.exit(f"mutate: {' '.join(test)[:100]} fails without a mutant")
        limits.append(int(10 * (sum(os.times()[2:4]) - start)) + 2)
    return limits


def judge(bench, game, mutant, limits):
    if not bench.compiled(mutant):
        return "stillborn"
    last = ""
    for (target, test), limit in zip(tests(bench.mutant, game), limits):
        if target != last and not bench.linked(target):
            return "stillborn"
        last = target
        if quiet(test, bench.mutant, limit) != 0:
            return "killed"
    return "survived"


def read_verdicts(path):
    """{a mutant, as it is printed: what the last run said of it}"""
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return dict(reversed(line.rstrip("\n").split("\t", 1)) for line in file)


def write_verdicts(path, verdicts):
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(f"{said}\t{mutant}\n" for mutant, said in verdicts.items() if said != "equivalent")


def run(game, words):
    known = equivalents()
    every = in_order(mutants(game), words.seed)
    check_unique(every, known)
    chosen = [m for m in every if words.file in ("", os.path.basename(m.path)) and words.only in m.old]
    bench = Bench(os.path.abspath(words.build), game)
    limits = time_tests(bench, game)
    notes = os.path.join(bench.where, game + ".tsv")
    before = read_verdicts(notes) if words.again else {}
    verdicts = {m: v for m, v in before.items() if v != "survived"}
    seen = {"killed": 0, "survived": 0, "equivalent": 0, "stillborn": 0}
    for mutant in chosen:
        if sum(seen.values()) - seen["stillborn"] == words.count:
            break
        reason = known.get((mutant.path, mutant.old, mutant.new), ("",))[0]
        said = "equivalent" if reason else verdicts.get(str(mutant)) or judge(bench, game, mutant, limits)
        seen[said] += 1
        verdicts[str(mutant)] = said
        write_verdicts(notes, verdicts)
        if said in ("survived", "equivalent"):
            print(f"{said.upper():10} {mutant}{' (' + reason + ')' if reason else ''}", flush=True)
        elif words.loud:
            print(f"{said:10} {mutant}", flush=True)
    count = sum(seen.values()) - seen["stillborn"]
    alive = count - seen["equivalent"]
    score = f"{100 * seen['killed'] / alive:.1f} %" if alive else "-"
    print(f"{game}: {count} mutants, {seen['killed']} killed, {seen['survived'] + seen['equivalent']} survived "
          f"({seen['equivalent']} equivalent), score {score}", flush=True)
    return seen["survived"]


def main():
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES + ["all"])
    parser.add_argument("count", nargs="?", type=int, default=60)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--file", default="")
    parser.add_argument("--only", default="")
    parser.add_argument("--loud", action="store_true", help="a line for each mutant")
    parser.add_argument("--build", default=os.path.join(ROOT, "build", "mutants"))
    words = parser.parse_args()
    if words.count < 1:
        parser.error("N is at least 1")
    games = GAMES if words.game == "all" else [words.game]
    survived = sum(run(g, words) for g in games)
    sys.exit(1 if survived else 0)


main()
