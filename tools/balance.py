#!/usr/bin/env python3
"""How the gods of Divinus fare: whole campaigns of bots, and the share of wins of each god.

usage: balance.py MEADHALL [--campaigns N] [--seats N] [--bots SPEC] [--jobs N] [--seed S]

Prints a line a god: share of campaigns won (a shared win counts in parts), the interval that holds it with
95 %, mean honour, experience spent, dice stickers, uses of its token, and the share of each scenario won, by
the honour that it brought. Exit status: 0; 1 when a god's share lies outside .20 to .30.
"""
import argparse
import collections
import concurrent.futures
import json
import math
import os
import re
import subprocess
import sys
import tempfile

LOW, HIGH = 0.20, 0.30


def table(book, name):
    return next((t["rows"] for t in book if t["id"] == name), [])


def gods_of(book):
    return {row["value"]: row["cells"].get("god") for row in table(book, "players")}


def shares(points):
    """Who is first gets the win, several their parts."""
    best = max(points.values())
    first = [who for who, have in points.items() if have == best]
    return {who: 1 / len(first) if who in first else 0.0 for who in points}


def token_uses(text, gods):
    uses = collections.Counter()
    for seat, verb in re.findall(r"^(\d) (token|use token)\b", text, re.M):
        uses[gods[int(seat)]] += 1
    return uses


def one(job):
    meadhall, seats, bots, seed = job
    with tempfile.TemporaryDirectory() as work:
        path = os.path.join(work, "c.campaign")
        subprocess.run([meadhall, "campaign", "new", path, "--seats", str(seats), "--bots", bots, "--seed", str(seed),
                        "--all"], check=True, stdout=subprocess.DEVNULL)
        show = subprocess.run([meadhall, "campaign", "show", path, "--json"], check=True, capture_output=True, text=True)
        with open(path, encoding="utf-8") as f:
            text = f.read()
    told = json.loads(show.stdout)
    gods = gods_of(told["book"])
    out = {"won": {}, "scenes": [], "honour": {}, "spent": {}, "forged": collections.Counter()}
    end = {r["seat"]: r["total"] for r in told["games"][-1]["result"]}
    out["honour"] = {gods[s]: x for s, x in end.items()}
    out["won"] = {gods[s]: x for s, x in shares(end).items()}
    for game in told["games"]:
        gain = {r["seat"]: r["total"] - next(x["points"] for x in r["lines"] if x["category"] == "carried")
                for r in game["result"]}
        out["scenes"].append({gods[s]: x for s, x in shares(gain).items()})
    for row in table(told["book"], "players"):
        levels = sum(row["cells"].get(f"row{n}", 0) for n in (1, 2, 3))
        out["spent"][row["cells"]["god"]] = levels
    for row in table(told["book"], "forged"):
        out["forged"][gods[row["cells"]["seat"]]] += 1
    out["tokens"] = token_uses(text, gods)
    return out


def interval(share, n):
    half = 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / n)
    return max(0.0, share - half), min(1.0, share + half)


def report(all_of):
    gods = sorted({g for c in all_of for g in c["won"]})
    print("god\tcampaigns\twon\tlow\thigh\thonour\tlevels\tstickers\ttoken uses\t"
          + "\t".join(f"scenario {n}" for n in range(1, len(all_of[0]["scenes"]) + 1)))
    ok = True
    for god in gods:
        there = [c for c in all_of if god in c["won"]]
        n = len(there)
        won = sum(c["won"][god] for c in there) / n
        low, high = interval(won, n)
        mean = [sum(c[k].get(god, 0) for c in there) / n for k in ("honour", "spent", "forged", "tokens")]
        scenes = [sum(c["scenes"][i].get(god, 0) for c in there) / n for i in range(len(there[0]["scenes"]))]
        print(f"{god}\t{n}\t{won:.3f}\t{low:.3f}\t{high:.3f}\t" + "\t".join(f"{x:.1f}" for x in mean) + "\t"
              + "\t".join(f"{x:.2f}" for x in scenes))
        ok &= LOW <= won <= HIGH
    return ok


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("meadhall")
    parser.add_argument("--campaigns", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    jobs = [(os.path.abspath(args.meadhall), args.seats, args.bots, args.seed + i) for i in range(args.campaigns)]
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        ok = report(list(pool.map(one, jobs)))
    sys.exit(0 if ok else 1)


if __name__ == "__main__":
    main()
