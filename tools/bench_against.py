#!/usr/bin/env python3
"""Two builds in one run, as ratios: what a machine does besides slows both alike.

usage: bench_against.py OLD NEW [--rounds N] [--millis MS] [--json]

OLD and NEW are folders with a build (`./hall bench --against COMMIT` makes OLD and calls this). Each
round measures both, one after the other, the first one in turn; of the rounds the best counts, as
others only ever make it slower. Before every measurement a loop that never changes is timed; how far
its slowest time is above its fastest is printed as the unrest of the machine: ratios nearer to 1 than
that say nothing. Instructions a decision, where there is valgrind, do not depend on it.

Exit status: 0; 2 for wrong words or a build that does not run.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
import time

FIGURES = ["decisions_per_s", "mcts_iterations_per_s"]
LOOP = 400_000


def loop_seconds():
    """The calibrating loop: plain work of this process, by its own clock."""
    start, x = time.process_time(), 1
    for _ in range(LOOP):
        x = x * 1103515245 + 12345 & 0x7fffffff
    return time.process_time() - start


def measure(build, millis):
    run = subprocess.run([os.path.join(build, "meadhall"), "bench", "--json", "--millis", str(millis)],
                         capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"bench_against.py: {build}: {run.stderr.strip() or 'it does not run'}")
    return {g["game"]: g for g in json.loads(run.stdout)["games"]}


def instructions(build):
    here = os.path.dirname(os.path.abspath(__file__))
    run = subprocess.run([sys.executable, os.path.join(here, "instructions.py"), build],
                         capture_output=True, text=True, check=False)
    rows = [line.split("\t") for line in run.stdout.splitlines()[1:]]
    return {row[0]: int(row[5]) for row in rows} if run.returncode == 0 else {}


def best_of(builds, rounds, millis):
    """For each build: game -> figure -> the best of the rounds; and the unrest, in percent."""
    best, loops = [{}, {}], []
    for i in range(2 * rounds):
        which = (i + i // 2) % 2  # old new, new old, ...
        loops.append(loop_seconds())
        for game, figures in measure(builds[which], millis).items():
            kept = best[which].setdefault(game, dict.fromkeys(FIGURES, 0.0))
            for name in FIGURES:
                kept[name] = max(kept[name], figures[name])
    return best, 100 * (max(loops) / min(loops) - 1)


def table(best, counts):
    rows = []
    for game, new in best[1].items():
        old = best[0].get(game)
        if not old:
            continue  # a game that OLD does not have
        row = {"game": game}
        for name in FIGURES:
            row[name] = {"old": old[name], "new": new[name], "ratio": new[name] / old[name] if old[name] else 0}
        if game in counts[0] and game in counts[1]:
            was, now = counts[0][game], counts[1][game]
            row["instructions_per_decision"] = {"old": was, "new": now, "ratio": was / now}
        rows.append(row)
    return rows


def show(rows, unrest):
    print(f"{'game':10} {'decisions/s':>25} {'iterations/s':>25} {'instructions/decision':>25}")
    for row in rows:
        cells = (row.get(name) for name in [*FIGURES, "instructions_per_decision"])
        said = (f"{c['old']:.0f} -> {c['new']:.0f} x{c['ratio']:.2f}" if c else "-" for c in cells)
        print(f"{row['game']:10} " + " ".join(f"{text:>25}" for text in said))
    print(f"unrest of the machine {unrest:.0f} %")


def main():
    words = argparse.ArgumentParser(add_help=False)
    words.add_argument("builds", nargs=2)
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--millis", type=int, default=200)
    words.add_argument("--json", action="store_true")
    said = words.parse_args()
    best, unrest = best_of(said.builds, max(said.rounds, 1), said.millis)
    counts = [instructions(b) if shutil.which("valgrind") else {} for b in said.builds]
    rows = table(best, counts)
    if said.json:
        print(json.dumps({"unrest_percent": unrest, "games": rows}, indent=2))
    else:
        show(rows, unrest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
