"""Any call with any arguments: an exception of the documented kinds, or an answer; never a crash.

usage: python fuzz.py [SECONDS [SEED]]

Under sanitizers: python/tests/sanitized.sh.
"""

import random
import sys
import time

import numpy as np

import meadhall
from meadhall import Action, Batch, Bot, Game, Saga, State

EXPECTED = (meadhall.MeadhallError, TypeError, ValueError, IndexError, KeyError, OverflowError)
SPECS = ("random", "greedy", "mcts:3", "human", "mcts:0", "level:easy", "nonsense", "", "mcts:5/net=0")


class Fuzzer:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.pool = [Game(id) for id in meadhall.game.GAMES]
        for game in self.pool[:]:
            self.pool.append(game.start(max(2, game.seats[0]), seed))

    def any_number(self):
        return self.rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, -1, 255, 256, 2**31, 2**63, 2**64, -(2**63), self.rng.getrandbits(16)))

    def any_array(self):
        shape = self.rng.choice(((0,), (1,), (4,), (3, 858), (858,), (3, 738), (4, 5, 8), ()))
        dtype = self.rng.choice((np.int16, np.uint8, np.int64, np.bool_, np.float32, np.uint16, object))
        array = np.zeros(shape, dtype)
        if dtype is np.int64 and array.size:
            array[...] = self.rng.getrandbits(12)
        return array[::2] if array.ndim and self.rng.random() < 0.2 else array

    def any_text(self):
        return self.rng.choice(("", "pass", "place market", "midgard", "\0", "x" * 5000, "é\u2020", "a=b", "leader dagrun", *SPECS))

    def anything(self):
        kind = self.rng.randrange(8)
        if kind == 0:
            return self.any_number()
        if kind == 1:
            return self.any_text()
        if kind == 2:
            return self.any_array()
        if kind == 3:
            return self.rng.choice((None, True, False, 1.5, float("nan"), [], {}, b"", b"\1" * 700, (1, 2), object(), random.Random(1)))
        return self.rng.choice(self.pool)

    def keep(self, x):
        if isinstance(x, (State, Action, Batch, Bot, Saga, bytes)):
            if len(self.pool) > 60:
                del self.pool[8 + self.rng.randrange(len(self.pool) - 8)]
            self.pool.append(x)
        elif isinstance(x, list) and x:
            self.keep(self.rng.choice(x))

    def make(self):
        """Something that can be called upon, most of it sound."""
        game = self.rng.choice(self.pool[:4])
        seats = self.rng.randint(game.seats[0], game.seats[1])
        what = self.rng.randrange(8)
        if what == 0:
            return game.start(seats, self.any_number())
        if what == 1:
            form = self.rng.choice((None, "words", "places", "ids"))
            rivals = self.rng.choice((None, None, "random"))
            return Batch(game, self.rng.randint(1, 4), seats, form=form, threads=self.rng.randint(1, 2), rivals=rivals)
        if what == 2:
            return Bot(game, self.rng.choice(SPECS))
        if what == 3:
            return Saga.start(game, seats, self.any_number())
        if what == 4:
            return State.from_bytes(self.damaged())
        if what == 5:
            return Saga.parse(self.anything())
        if what == 6:
            return Batch(self.anything(), self.any_number(), self.anything(), self.anything(), threads=self.any_number())
        return Game(self.anything())

    def damaged(self):
        state = self.rng.choice([x for x in self.pool if isinstance(x, State)])
        data = bytearray(state.to_bytes())
        if self.rng.random() < 0.7:
            data[self.rng.randrange(len(data))] ^= 1 << self.rng.randrange(8)
        return bytes(data[: self.rng.choice((len(data), self.rng.randrange(len(data))))])

    def play(self, x):
        """Goes on soundly, so that calls meet every part of a game."""
        for _ in range(self.rng.randrange(30)):
            if isinstance(x, State) and x.viewer is None and not x.over:
                x.roll() if x.turn == meadhall.CHANCE else x.apply(self.rng.choice(x.legal()))
            elif isinstance(x, Batch):
                x.step(x.sample())
            elif isinstance(x, Saga) and x.viewer is None and not x.state().over:
                x.chance() if x.state().turn == meadhall.CHANCE else x.play(self.rng.choice(x.state().legal()))

    def call(self):
        """Any public method of anything, with any arguments."""
        x = self.rng.choice([x for x in self.pool if not isinstance(x, bytes)])
        if self.rng.random() < 0.25:
            self.play(x)
        names = [name for name in dir(type(x)) if not name.startswith("_") and name not in ("write", "read", "numbers")]
        name = self.rng.choice(names)
        member = getattr(x, name)
        if not callable(member):
            return member
        count = self.rng.randrange(3)
        if isinstance(x, Batch) and name == "step" and self.rng.random() < 0.5:
            return member(x.sample())
        return member(*[self.anything() for _ in range(count)])

    def once(self):
        try:
            if self.rng.random() < 0.1:
                self.keep(self.make())
            else:
                self.keep(self.call())
        except EXPECTED:
            return 1
        return 0


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else int(time.time())
    fuzzer, calls, refused, end = Fuzzer(seed), 0, 0, time.monotonic() + seconds
    print(f"seed {seed}", flush=True)
    while time.monotonic() < end:
        refused += fuzzer.once()
        calls += 1
    print(f"{calls} calls, {refused} refused, no crash")
    if refused > 0.95 * calls or not refused:
        sys.exit("these calls prove nothing")


if __name__ == "__main__":
    main()
