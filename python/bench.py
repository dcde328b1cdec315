"""Steps a second, of this package and of its peers, in one run on one core.

usage: python bench.py [SECONDS]

Random legal play. Counted is the time of the processor, so that other programs on the machine matter less. A step of a
batch writes observation and mask of the seat that is asked into numpy arrays; of a single state, the list of legal
actions alone. Peers are driven as their own examples do it. Those that are not installed are left out.
"""

import importlib.metadata
import random
import sys
import time

import numpy as np

import meadhall

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0


def rate(play):
    """Steps by the second of the processor, the best of three; `play` plays some and says how many."""
    play()
    rates = []
    for _ in range(3):
        begun, steps = time.process_time(), 0
        while time.process_time() - begun < SECONDS / 3:
            steps += play()
        rates.append(steps / (time.process_time() - begun))
    return max(rates)


def batch(game, seats, form, n=128):
    table = meadhall.Batch(game, n, seats, seed=1, form=form).bind(observations=True, masks=True)
    choices = np.zeros(n, np.int64)

    def play():
        for _ in range(100):
            table.sample(choices)
            table.step(choices)
        return 100 * n

    return rate(play)


def state(game, seats):
    rng, table = random.Random(1), meadhall.Game(game)

    def play():
        steps, now = 0, table.start(seats, rng)
        while not now.over:
            if now.turn == meadhall.CHANCE:
                now.roll()
            else:
                now.apply(rng.choice(now.legal()))
                steps += 1
        return steps

    return rate(play)


def openspiel(name):
    import pyspiel

    game = pyspiel.load_game(name)

    def play():
        steps, now = 0, game.new_initial_state()
        while not now.is_terminal():
            if now.is_chance_node():
                outcomes, weights = zip(*now.chance_outcomes())
                now.apply_action(random.choices(outcomes, weights)[0])
            else:
                now.observation_tensor(now.current_player())
                now.apply_action(random.choice(now.legal_actions()))
                steps += 1
        return steps

    return rate(play)


def rlcard(name):
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return rate(lambda: sum(len(path) // 2 for path in env.run(is_training=False)[0]))


def pettingzoo(name):
    import importlib

    env = importlib.import_module("pettingzoo.classic." + name).env()

    def play():
        steps = 0
        env.reset()
        for agent in env.agent_iter():
            seen, _, over, late, _ = env.last()
            if over or late:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                steps += 1
        return steps

    return rate(play)


def peer(what, package, call, *words):
    try:
        print(f"{what:44} {call(*words):12,.0f}", flush=True)
    except ImportError as error:
        print(f"{what:44}   not installed ({error.name})", flush=True)
    return package


def main():
    packages = ("meadhall", "numpy", "open_spiel", "pettingzoo", "rlcard")
    for package in packages:
        try:
            print(f"{package} {importlib.metadata.version(package)}", end=", ")
        except importlib.metadata.PackageNotFoundError:
            pass
    print(f"Python {sys.version.split()[0]}; steps by the second of one core")
    for game, seats in (("midgard", 4), ("rage", 4), ("odin", 4), ("divinus", 4)):
        for form in ("places", "words", "ids"):
            if form == "ids" and game == "odin":
                continue
            peer(f"meadhall {game}, {seats} seats, batch by {form}", "meadhall", batch, game, seats, form)
        peer(f"meadhall {game}, {seats} seats, single states", "meadhall", state, game, seats)
    for name in ("backgammon", "tic_tac_toe", "leduc_poker"):
        peer(f"OpenSpiel {name}", "open_spiel", openspiel, name)
    for name in ("connect_four_v3", "tictactoe_v3", "chess_v6"):
        peer(f"PettingZoo {name}", "pettingzoo", pettingzoo, name)
    for name in ("leduc-holdem", "no-limit-holdem", "uno"):
        peer(f"RLCard {name}", "rlcard", rlcard, name)


if __name__ == "__main__":
    main()
