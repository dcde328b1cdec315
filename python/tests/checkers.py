"""The checkers of PettingZoo, Gymnasium and OpenSpiel over all games. What is not installed is named and skipped.

usage: python checkers.py [pettingzoo|gymnasium|openspiel ...]
"""

import functools
import importlib
import importlib.metadata
import random
import sys
import types
import warnings

import meadhall

GAMES = [game.id for game in meadhall.games()]


def check_pettingzoo():
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
    from pettingzoo.utils import parallel_to_aec

    from meadhall.pettingzoo import env, parallel_env

    for game in GAMES:
        for seats in (2, 4):
            api_test(env(game, seats=seats, render_mode="ansi"), num_cycles=200)
        seed_test(lambda game=game: env(game, seats=2), num_cycles=100)
        parallel_api_test(parallel_env(game, seats=2), num_cycles=100)
        # it draws actions without looking at masks
        cycles = functools.partial(parallel_env, game, seats=2, illegal="random")
        max_cycles_test(types.SimpleNamespace(parallel_env=cycles, env=lambda **how: parallel_to_aec(cycles(**how))))
        print(f"pettingzoo {game}: api_test, seed_test, parallel_api_test, max_cycles_test passed")


def check_gymnasium():
    import gymnasium
    import numpy as np
    from gymnasium.utils.env_checker import check_env

    from meadhall.gymnasium import make, make_vec

    def lazy(state, legal):
        return legal[-1]

    for game in GAMES:
        for rivals in ("greedy", "random", lazy):
            check_env(make(game, rivals=rivals, seats=2, render_mode="ansi"), skip_render_check=False)
        vec = make_vec(game, 8, rivals="random", seats=2)
        assert isinstance(vec, gymnasium.vector.VectorEnv)
        seen, info = vec.reset(seed=1)
        again, _ = make_vec(game, 8, rivals="random", seats=2).reset(seed=1)
        assert (seen == again).all()
        ended = 0
        for _ in range(1500):
            assert vec.observation_space.contains(seen)
            choices = [int(np.flatnonzero(row)[0]) for row in info["action_mask"]]
            seen, reward, done, late, info = vec.step(np.array(choices))
            assert (reward[~done] == 0).all() and not late.any()
            ended += int(done.sum())
        assert ended, game
        vec.close()
        print(f"gymnasium {game}: check_env passed against greedy, random and an own bot; {ended} games in a vector")
    check_env(make("odin", seats=1), skip_render_check=True)
    print("gymnasium odin alone: check_env passed")


def check_openspiel():
    import pyspiel
    from open_spiel.python.algorithms import mcts

    from meadhall.openspiel import load

    for name in GAMES:
        for seats in (2, 3):
            pyspiel.random_sim_test(load(name, seats=seats), num_sims=1, serialize=seats == 2, verbose=False, mask_test=True)
        worlds = resample(load(name, seats=2))
        print(f"openspiel {name}: random_sim_test passed with 2 and 3 players; {worlds} worlds resampled")
    game = load("rage", seats=2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1))
    assert bot.step(state) in state.legal_actions()
    print("openspiel: its MCTS plays rage")


def resample(game):
    """In a resampled world the player has the same information state, observation and actions."""
    rng, worlds = random.Random(1), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            assert abs(sum(weights) - 1) < 1e-9
            state.apply_action(rng.choices(actions, weights)[0])
            continue
        player = state.current_player()
        if rng.random() < 0.3:
            other = state.resample_from_infostate(player, rng.random)
            assert other.current_player() == player and other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            worlds += 1
        state.apply_action(rng.choice(state.legal_actions()))
    return worlds


CHECKS = {"pettingzoo": ("pettingzoo", check_pettingzoo), "gymnasium": ("gymnasium", check_gymnasium), "openspiel": ("pyspiel", check_openspiel)}
PACKAGES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "open_spiel"}


def main():
    warnings.simplefilter("ignore")
    print(f"meadhall {meadhall.__version__}, Python {sys.version.split()[0]}")
    for name in sys.argv[1:] or CHECKS:
        module, check = CHECKS[name]
        try:
            importlib.import_module(module)
        except ImportError:
            print(f"{name} is skipped: not installed")
            continue
        print(f"-- {name} {importlib.metadata.version(PACKAGES[name])}")
        check()
    print("all checkers passed")


if __name__ == "__main__":
    main()
