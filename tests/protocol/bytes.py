#!/usr/bin/env python3
"""Bytes a move: whole games of bots at four seats, all of which and a watcher are told what the page is told.

usage: bytes.py PIPE [GAMES]

Every delta is put onto the table that the viewer has; at the end that must be the whole. Fails above MOST bytes a move
and viewer, before any compression."""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "server"))
sys.path.insert(0, HERE)
from cases import same_table  # noqa: E402
from suite import Hall, Pipe  # noqa: E402

MOST = 750
PAGE = "29"  # view, board, legal, log: what the page asks for (present.h)
GAMES = ("midgard", "rage", "odin", "divinus")


class Counted(Pipe):
    """Knows how long what was told is, and how long the whole would have been."""

    def __init__(self, command):
        super().__init__(command)
        self.deltas, self.wholes = [], []

    def heard(self, person, text):
        message = json.loads(text)
        person.tell(message)
        if message["t"] == "delta" and "ply" in message:
            self.deltas.append(len(text))
            if len(self.deltas) % 16 == 0:
                table = person.tables[message["table"]]
                self.wholes.append(len(json.dumps(table, separators=(",", ":"), ensure_ascii=False)))


def play(hall, game):
    people = [hall.person(f"p{i}") for i in range(5)]
    made = people[0].ask("create", game=game, seats=["me"] + 3 * ["open"], listed=True)
    table = made["table"]
    for p in people[1:4]:
        p.ask("join", table=table, invite=made["invite"])
    people[4].ask("watch", table=table)
    for p in people[:4]:  # with the last one the game is played to its end
        if p.tables[table]["status"] == "playing":
            p.ask("handover", table=table, spec="greedy")
    for p in people:
        assert p.tables[table]["status"] == "over", p.tables[table]["status"]
        same_table(p.ask("watch", table=table), p.tables[table])


def measure(program, game, games):
    pipe = Counted([program, PAGE])
    for _ in range(games):
        play(Hall(pipe), game)
    pipe.close()
    sizes = sorted(pipe.deltas)
    mean = sum(sizes) / len(sizes)
    print(f"{game}: {len(sizes)} deltas, mean {mean:.0f} bytes, median {sizes[len(sizes) // 2]}, "
          f"p99 {sizes[len(sizes) * 99 // 100]}, max {sizes[-1]}; the whole {sum(pipe.wholes) / len(pipe.wholes):.0f}", flush=True)
    return mean


def main():
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    means = {game: measure(sys.argv[1], game, games) for game in GAMES}
    above = {game: round(mean) for game, mean in means.items() if mean > MOST}
    if above:
        print(f"more than {MOST} bytes a move and viewer: {above}")
    sys.exit(1 if above else 0)


if __name__ == "__main__":
    main()
