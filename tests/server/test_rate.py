"""Ratings against PyPI's openskill (PlackettLuce): random sequences of games of 2 to 5 seats with ties.

    test_rate.py RATE_CHECK FOLDER      FOLDER keeps openskill between runs

Where PyPI cannot be reached it says so and ends with 77 (skipped); what needs nobody else is tried all the same.
"""
import pathlib
import random
import shutil
import subprocess
import sys
import venv

SEQUENCES, GAMES, PLAYERS, CLOSE = 1000, 30, 8, 1e-9


def sequences(seed):
    rnd = random.Random(seed)
    for _ in range(SEQUENCES):
        games = []
        for _ in range(rnd.randint(1, GAMES)):
            n = rnd.randint(2, 5)
            ranks = [rnd.randint(1, n) for _ in range(n)] if rnd.random() < 0.4 else rnd.sample(range(1, n + 1), n)
            games.append(list(zip(rnd.sample(range(PLAYERS), n), ranks)))
        yield games


def ours(program, all_games):
    text = "".join("".join(" ".join(f"{p} {r}" for p, r in g) + "\n" for g in games) + "\n" for games in all_games)
    out = subprocess.run([program], input=text, capture_output=True, text=True, check=True).stdout
    return [[float(x) for x in line.split()] for line in out.splitlines()]


def properties(program):
    """What holds whatever another implementation says."""
    [new] = ours(program, [[[(0, 1), (1, 1)]]])
    assert new[0] == new[2] == 25, f"equals who tie stay where they are: {new}"
    [won] = ours(program, [[[(0, 1), (1, 2)]]])
    assert won[0] > 25 > won[2] and won[1] < 25 / 3, f"who wins rises: {won}"
    [one], [other] = ours(program, [[[(0, 1), (1, 2), (2, 3)]]]), ours(program, [[[(2, 3), (0, 1), (1, 2)]]])
    assert all(abs(a - b) < CLOSE for a, b in zip(one, other)), "the order of seats does not count"
    [gap], [near] = ours(program, [[[(0, 10), (1, 70)]]]), ours(program, [[[(0, 1), (1, 2)]]])
    assert gap == near, "places count, not how far they are apart"


def theirs_path(folder):
    # isolated (-I): this folder's own name would be taken for a package of that name
    if not (folder / "bin" / "python").exists():
        try:
            venv.create(folder, with_pip=True)
        except subprocess.CalledProcessError: # Debian packs ensurepip apart
            shutil.rmtree(folder)
            print("Python's venv is not here, so nothing is compared")
            sys.exit(77)
    got = subprocess.run([folder / "bin" / "python", "-I", "-c", "import openskill.models"], capture_output=True)
    if got.returncode:
        got = subprocess.run([folder / "bin" / "pip", "install", "-q", "openskill==6.2.0"], capture_output=True,
                             text=True)
        if got.returncode:
            print("openskill cannot be installed here, so nothing is compared:", got.stderr.strip()[-200:])
            sys.exit(77)
    return folder / "bin" / "python"


THEIRS = """
import sys
from openskill.models import PlackettLuce
model = PlackettLuce()
now = {}
most = 0
for line in sys.stdin:
    if line == "\\n":
        print(*(x for i in range(most) for r in [now.get(i) or model.rating()] for x in (repr(r.mu), repr(r.sigma))))
        now, most = {}, 0
        continue
    numbers = [int(x) for x in line.split()]
    who, ranks = numbers[::2], numbers[1::2]
    teams = [[now.get(p) or model.rating()] for p in who]
    for p, [r] in zip(who, model.rate(teams, ranks=[float(r) for r in ranks])):
        now[p] = r
        most = max(most, p + 1)
"""


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    properties(program)
    all_games = list(sequences(25))
    mine = ours(program, all_games)
    text = "".join("".join(" ".join(f"{p} {r}" for p, r in g) + "\n" for g in games) + "\n" for games in all_games)
    out = subprocess.run([theirs_path(folder), "-I", "-c", THEIRS], input=text, capture_output=True, text=True, check=True)
    other = [[float(x) for x in line.split()] for line in out.stdout.splitlines()]
    assert len(mine) == len(other) == SEQUENCES, (len(mine), len(other))
    worst = max(abs(a - b) for x, y in zip(mine, other) for a, b in zip(x, y, strict=True))
    plays = sum(len(g) for g in all_games)
    print(f"{SEQUENCES} sequences, {plays} games of 2 to 5 seats: largest difference {worst:.2e}")
    assert worst < CLOSE


main()
