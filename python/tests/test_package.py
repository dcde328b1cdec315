"""The package by itself, with numpy alone: objects, numbers, batches, files, bots, bad input.

usage: MEADHALL_ENGINE=.../libengine.so PYTHONPATH=python/src python3 python/tests/test_package.py
"""

import concurrent.futures
import contextlib
import copy
import doctest
import importlib
import io
import os
import pickle
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
from fractions import Fraction

import numpy as np

import meadhall
from meadhall import CHANCE, NOBODY, BadFile, Batch, Bot, Game, GameOver, Hidden, IllegalAction, MeadhallError, Saga, State

PROGRAM = os.environ.get("MEADHALL_PROGRAM")


def positions(game, seats, seed, every=1, limit=10000):
    """States of one random game."""
    rng, state = random.Random(seed), game.start(seats=seats, seed=seed)
    while not state.over and state.ply < limit:
        if state.ply % every == 0:
            yield state.copy()
        if state.turn == CHANCE:
            state.roll()
        else:
            state.apply(rng.choice(state.legal()))
    yield state


def asked(game, seats, seed=1, turns=0):
    """A state in which a seat is asked."""
    rng, state = random.Random(seed), game.start(seats=seats, seed=seed)
    while state.turn == CHANCE or turns:
        if state.turn == CHANCE:
            state.roll()
        else:
            state.apply(rng.choice(state.legal()))
            turns -= 1
    return state


class States(unittest.TestCase):
    def test_every_game_with_every_number_of_seats(self):
        for game in meadhall.games():
            for seats in range(game.seats[0], game.seats[1] + 1):
                last = list(positions(game, seats, 5))[-1]
                self.assertTrue(last.over)
                self.assertEqual((last.turn, last.asked, last.legal(), last.question), (NOBODY, (), [], ""))
                self.assertEqual(len(last.scores()), seats)
                self.assertEqual(min(last.ranks()), 1)
                for seat in range(seats):
                    self.assertEqual(sum(last.score(seat).values()), last.scores()[seat])
                if seats > 1:
                    self.assertAlmostEqual(sum(last.returns()), 0)

    def test_the_same_seed_is_the_same_game(self):
        for game in meadhall.games():
            a, b = (list(positions(game, 2, 9))[-1] for _ in range(2))
            self.assertEqual(a, b)
            self.assertNotEqual(a, list(positions(game, 2, 10))[-1])

    def test_chance_is_exact(self):
        for game in meadhall.games():
            for state in positions(game, 2, 3, limit=200):
                outcomes = state.chance()
                self.assertEqual(bool(outcomes), state.turn == CHANCE)
                if outcomes:
                    self.assertEqual(sum(p for _, p in outcomes), Fraction(1))
                    self.assertEqual([a for a, _ in outcomes], state.legal())

    def test_rolls_follow_the_weights(self):
        state = next(s for s in positions(Game("midgard"), 2, 3) if len({p for _, p in s.chance()}) > 1)
        rng, seen, rolls = random.Random(1), {}, 4000
        for _ in range(rolls):
            action = state.copy().roll(rng)
            seen[action] = seen.get(action, 0) + 1
        for action, p in state.chance():
            self.assertLess(abs(seen.get(action, 0) - rolls * p), 6 * (rolls * p * (1 - p)) ** 0.5 + 1)

    def test_actions_as_words_and_numbers(self):
        for game in meadhall.games():
            for state in positions(game, 2, 7, every=3):
                if state.over or state.turn == CHANCE:
                    continue
                legal, ids, words = state.legal(), state.ids(), state.words()
                self.assertEqual(len(set(ids.tolist())), len(legal))
                for action, id, row in zip(legal[:5], ids.tolist(), words):
                    self.assertIs(game.parse(str(action)), action)
                    self.assertEqual(state.action(id), action)
                    self.assertEqual(state.id(action), id)
                    self.assertEqual(game.numbers().words[row[0]], ("", action.verb))
                    by = [state.copy() for _ in range(3)]
                    by[0].apply(action), by[1].apply(str(action)), by[2].apply(id)
                    self.assertEqual(by[0], by[1])
                    self.assertEqual(by[0], by[2])

    def test_ids_are_computed(self):
        for game in meadhall.games():
            numbers = game.numbers()
            self.assertEqual(sum(ids.size for ids in numbers.ids[1:]), numbers.id_count)
            self.assertEqual([w.value for w in numbers.words[1 : len(game.verbs)]], [v.name for v in game.verbs[1:]])
            self.assertEqual(len(numbers.cells), numbers.cell_count)

    def test_why(self):
        game = Game("midgard")
        state, denied = asked(game, 2, turns=6), 0
        legal = set(state.legal())
        for other in list(game._known.values()):
            rule = state.why(other)
            self.assertEqual(rule is None, other in legal, other)
            if rule:
                self.assertIn(rule, game.rules)
                with self.assertRaises(IllegalAction) as caught:
                    state.apply(other)
                self.assertEqual(caught.exception.rule, rule)
                denied += 1
        self.assertGreater(denied, 20)

    def test_events(self):
        state, told = asked(Game("midgard"), 2), 0
        for _ in range(200):
            if state.over:
                break
            for event in state.apply(random.Random(state.ply).choice(state.legal())):
                self.assertTrue(str(event).startswith(event.name))
                self.assertTrue(event.say("ru"))
                told += event.seen_by(NOBODY)
        self.assertGreater(told, 10)

    def test_fields_follow_the_state(self):
        game = Game("midgard")
        state = asked(game, 3, turns=20)
        dump = state.dump()
        self.assertEqual(state["coins"].tolist()[:3], dump["coins"][:3])
        with self.assertRaises(ValueError):
            state["coins"][0] = 99
        with self.assertRaises(KeyError):
            state["no such field"]
        self.assertEqual({f.name for f in game.fields}, set(dump))
        self.assertTrue(state.view(0) and state.view())

    def test_copies_are_apart(self):
        state = asked(Game("divinus"), 2)
        for kept in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            other = kept.copy()
            other.apply(other.legal()[0])
            self.assertEqual(kept, state)
            self.assertNotEqual(other, state)
        self.assertIs(pickle.loads(pickle.dumps(state.legal()[0])), state.legal()[0])

    def test_a_copy_rolls_as_its_original_would(self):
        state = Game("midgard").start(seats=2, seed=4)
        self.assertIs(state.copy().roll(), state.roll())


class Secrets(unittest.TestCase):
    def test_observations_are_what_the_seat_knows(self):
        """obs(hide(deal(h))) == obs(h); two worlds that a seat cannot tell apart give equal arrays."""
        worlds = 0
        for game in meadhall.games():
            for seats in range(game.seats[0], game.seats[1] + 1):
                for state in positions(game, seats, seats, every=7):
                    for viewer in range(seats):
                        hidden = state.hide(viewer)
                        for memory in (False, True):
                            wanted = hidden.observe(memory=memory)
                            for seed in (1, 2):
                                world = state.deal(viewer, seed)
                                self.assertEqual(world.hide(viewer), hidden)
                                np.testing.assert_array_equal(world.observe(viewer, memory=memory), wanted)
                                worlds += 1
                        if viewer in state.asked:
                            self.assertEqual(hidden.legal(), state.legal(viewer))
                            np.testing.assert_array_equal(hidden.ids(), world.ids(viewer))
        print(f"{worlds} worlds, observations equal")

    def test_worlds_differ(self):
        state = asked(Game("rage"), 3, turns=12)
        self.assertGreater(len({state.deal(0, seed).to_bytes()[60:-8] for seed in range(20)}), 10)

    def test_values_lie_in_their_cells(self):
        for game in meadhall.games():
            cells = game.numbers().cells
            low, high = np.array([c.low for c in cells]), np.array([c.high for c in cells])
            for state in positions(game, 2, 2, every=5):
                for viewer in range(2):
                    seen = state.observe(viewer)
                    self.assertTrue(((seen >= low) & (seen <= high)).all())

    def test_a_hidden_state_is_no_world(self):
        hidden = asked(Game("rage"), 3, turns=12).hide(0)
        for call in (
            lambda: hidden.apply(hidden.legal()[0]), lambda: hidden.roll(), lambda: hidden.chance(), lambda: hidden.legal(1),
            lambda: hidden.hide(1), lambda: hidden.deal(1), lambda: hidden.observe(1), lambda: hidden.ranks(),
            lambda: hidden.why("pass", 2), lambda: hidden.view(1),
        ):  # fmt: skip
            self.assertRaises(Hidden, call)
        self.assertEqual(hidden.hide(0), hidden)
        self.assertIsNone(hidden.deal(0, 1).viewer)


class BadInput(unittest.TestCase):
    def test_starts(self):
        for call in (
            lambda: Game("chess"), lambda: Game("midgard").start(seats=9), lambda: Game("midgard").start(seats=1),
            lambda: Game("midgard").start(seats=2, options="no=such"), lambda: Game("midgard").start(seats=2, options="a\0b"),
            lambda: Game("midgard").parse("place nowhere"), lambda: Game("midgard").parse(""), lambda: Game("midgard").verb_named("x"),
        ):  # fmt: skip
            self.assertRaises(MeadhallError, call)
        for call in (lambda: Game(3), lambda: Game("midgard").start(seats="2"), lambda: Game("midgard").parse(3), State, Saga):
            self.assertRaises(TypeError, call)

    def test_actions(self):
        state = asked(Game("midgard"), 2)
        before = state.copy()
        for bad in ("place market", "nonsense", "", "leader", -1, 10**12, 2**70, asked(Game("rage"), 2).legal()[0]):
            self.assertRaises(IllegalAction, state.apply, bad)
        for bad in (None, 1.5, [], True, b"place market"):
            self.assertRaises(TypeError, state.apply, bad)
        for seat in (-1, 5, 6, 99):
            self.assertRaises(IllegalAction, state.apply, state.legal()[0], seat)
        self.assertRaises(IllegalAction, state.apply, state.legal()[0], 1 - state.turn)
        self.assertRaises(IllegalAction, state.roll)
        self.assertRaises(MeadhallError, state.hide, 4)
        self.assertEqual(state, before)

    def test_a_game_that_is_over(self):
        state = list(positions(Game("rage"), 2, 1))[-1]
        for call in (lambda: state.apply("pass"), lambda: state.apply(0), lambda: state.id("pass")):
            self.assertRaises(GameOver, call)
        self.assertRaises(MeadhallError, state.roll)
        self.assertRaises(MeadhallError, Bot("rage", "greedy").choose, state)

    def test_bytes(self):
        good = asked(Game("midgard"), 2).to_bytes()
        for n in (0, 7, 8, 30, len(good) - 9, len(good) - 1):
            self.assertRaises(BadFile, State.from_bytes, good[:n])
        for at in range(0, len(good), 7):
            self.assertRaises(BadFile, State.from_bytes, good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        self.assertRaises(TypeError, State.from_bytes, "text")
        self.assertRaises(MeadhallError, Game("rage").load, good)
        other = bytearray(good[:-8])
        other[12] ^= 1  # the version of the rules
        again = bytes(other) + struct.pack("<Q", meadhall.game.quick.mh_hash(bytes(other), len(other)))
        with self.assertRaisesRegex(BadFile, "rules version"):
            State.from_bytes(again)

    def test_arrays(self):
        state, batch = asked(Game("midgard"), 2), Batch("midgard", 8, 2)
        cells = state.game.numbers().cell_count
        frozen = np.zeros(cells, np.int16)
        frozen.flags.writeable = False
        for out, error in (
            (np.zeros(cells, np.int32), TypeError), (np.zeros(cells - 1, np.int16), ValueError), ([0] * cells, TypeError),
            (np.zeros(2 * cells, np.int16)[::2], ValueError), (frozen, ValueError),
        ):  # fmt: skip
            self.assertRaises(error, state.observe, 0, out)
        self.assertRaises(ValueError, batch.observe, np.zeros((7, cells), np.int16))
        self.assertRaises(TypeError, batch.mask, np.zeros((8, batch.width), np.float32))
        self.assertRaises(ValueError, batch.mask, np.zeros((8, batch.width + 1), np.uint8))
        self.assertRaises(ValueError, batch.bind, words=np.zeros((8, 3), np.uint16))
        self.assertRaises(ValueError, batch.bind, words=10**6)

    def test_batches(self):
        for call in (
            lambda: Batch("midgard", 0), lambda: Batch("midgard", 2**40), lambda: Batch("midgard", 1, 9),
            lambda: Batch("midgard", 1, threads=99), lambda: Batch("midgard", 1, form="no"), lambda: Batch("x", 1),
            lambda: Batch("midgard", 1, rivals="human"), lambda: Batch("midgard", 1, rivals="no such bot"),
            lambda: Batch("odin", 4, form="ids").mask(),
        ):  # fmt: skip
            self.assertRaises(MeadhallError, call)
        batch = Batch("midgard", 4, 2, seed=3)
        before = batch.save()
        for bad, error in (
            ([0, 0, 0], ValueError), ([0.5] * 4, TypeError), ("text", TypeError), ([-1] * 4, IllegalAction), (None, TypeError),
            ([2**62] * 4, IllegalAction), (np.full(4, 2**64 - 1, np.uint64), IllegalAction),
        ):  # fmt: skip
            self.assertRaises(error, batch.step, bad)
        self.assertEqual(batch.steps, 0)
        batch.restore(before)
        self.assertRaises(BadFile, batch.restore, before[:-1])
        self.assertRaises(BadFile, Batch("midgard", 5, 2).restore, before)
        self.assertRaises(TypeError, batch.restore, None)
        self.assertRaises(IndexError, batch.state, 4)
        batch.close()
        self.assertRaises(MeadhallError, batch.step, [0] * 4)


class Batches(unittest.TestCase):
    def test_binding_is_all_or_nothing(self):
        batch = Batch("midgard", 3, seats=2, seed=1, form="words")
        batch.bind(observations=True)
        before = batch.observations
        with self.assertRaises(TypeError):
            batch.bind(observations=np.zeros_like(before), masks="no array")
        self.assertIs(batch.observations, before)
        before[...] = -1
        batch.step(batch.sample())
        self.assertTrue((before != -1).any(), "steps still write to what was bound before")

    def test_a_batch_says_what_its_states_say(self):
        for game in meadhall.games():
            for form in ("ids", "words", "places"):
                batch = Batch(game, 12, 2, seed=5, form=form)
                wide = batch.width <= 1 << 17
                batch.bind(observations=True, masks=wide, words=True, points=True)
                for step in range(60):
                    for i in range(0, 12, 5):
                        state = batch.state(i)
                        self.assertEqual(state.turn, batch.seat[i])
                        np.testing.assert_array_equal(batch.observations[i], state.observe())
                        self.assertEqual(batch.points[i].tolist(), state.scores() + [0] * 3)
                        n = batch.legal[i]
                        np.testing.assert_array_equal(batch.words[i, :n], state.words())
                        self.assertFalse(batch.words[i, n:].any())
                        if wide and form == "ids":
                            np.testing.assert_array_equal(batch.masks[i], state.mask())
                    if wide:
                        np.testing.assert_array_equal(batch.masks, batch.mask())
                    choices = batch.sample()
                    if wide:
                        self.assertTrue(batch.masks[np.arange(12), choices].all())
                    batch.step(choices)

    def test_rewards(self):
        batch, ended = Batch("rage", 64, 3, seed=1, form="places"), 0
        for _ in range(400):
            reward, done = batch.step(batch.sample())
            self.assertTrue(np.allclose(reward.sum(1), 0, atol=1e-5))
            self.assertFalse(reward[~done].any() or batch.length[~done].any())
            self.assertTrue((batch.length[done] > 50).all())
            ended += int(done.sum())
        self.assertGreater(ended, 64)

    def test_threads_seeds_and_snapshots(self):
        one, many = Batch("midgard", 33, 2, seed=4, form="places"), Batch("midgard", 33, 2, seed=4, form="places", threads=3)
        kept = None
        for step in range(50):
            choices = one.sample()
            np.testing.assert_array_equal(many.sample(), choices)
            one.step(choices), many.step(choices)
            if step == 20:
                kept = one.save()
        np.testing.assert_array_equal(one.observe(), many.observe())
        after = one.observe()
        one.restore(kept)
        for _ in range(29):
            one.step(one.sample())
        np.testing.assert_array_equal(one.observe(), after)
        one.reset(seeds=[7] * 33)
        for _ in range(30):
            one.step(one.sample())
        self.assertTrue((one.observe() == one.observe()[0]).all())
        self.assertRaises(ValueError, one.reset, seeds=[1, 2])

    def test_rivals(self):
        batch = Batch("midgard", 16, 2, seed=1, form="places", rivals="greedy")
        wins = games = 0
        for _ in range(700):
            asked_before = batch.seat.copy()
            reward, done = batch.step(batch.sample())
            games += int(done.sum())
            wins += int((reward[np.arange(16), asked_before] > 0)[done].sum())
        self.assertGreater(games, 100)
        self.assertLess(wins, games / 4)

    def test_two_threads_of_python_take_turns(self):
        batch = Batch("midgard", 8, 2, form="places")

        def play(_):
            for _ in range(100):
                try:
                    batch.step(np.zeros(8, np.int64))
                except IllegalAction:
                    pass

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            list(pool.map(play, range(4)))
        self.assertGreater(batch.steps, 0)

    def test_a_fork_is_told(self):
        batch = Batch("midgard", 8, 2, threads=2)
        pid = os.fork()
        if not pid:
            try:
                batch.observe()
                os._exit(1)
            except MeadhallError:
                del batch
                os._exit(0)
        self.assertEqual(os.waitpid(pid, 0)[1], 0)


class Bots(unittest.TestCase):
    def test_bots(self):
        for game in meadhall.games():
            state = asked(game, 2, turns=5)
            for spec in ("random", "greedy", "mcts:20"):
                self.assertIn(Bot(game, spec, 1).choose(state), state.legal())
                self.assertIn(Bot(game, spec).choose(state.hide(state.turn)), state.legal())
            advice = Bot(game, "mcts:50").advise(state)
            self.assertAlmostEqual(sum(a.share for a in advice), 1, delta=0.1)
        for spec in ("human", "nobody", "mcts:", "\0"):
            self.assertRaises(MeadhallError, Bot, "midgard", spec)
        self.assertRaises(MeadhallError, Bot("midgard", "greedy").choose, asked(Game("rage"), 2))

    def test_arena(self):
        result = meadhall.arena("midgard", ["greedy", "random"], 40, 2, seed=1)
        self.assertGreater(result.bots[0].low, 0.5)
        self.assertEqual(result, meadhall.arena("midgard", ["greedy", "random"], 40, 2, seed=1, threads=2))
        sprt = meadhall.arena("midgard", ["greedy", "random"], 2000, 2, sprt=(0, 100))
        self.assertTrue(sprt.verdict.decided and sprt.verdict.llr > 0)
        self.assertLess(sprt.games, 500)

    def test_a_bot_of_ones_own(self):
        class Mine:
            begun = 0

            def begin(self, seed):
                self.begun += 1

            def __call__(self, state, legal):
                assert state.viewer is not None and state.legal() == legal
                return legal[-1]

        mine = Mine()
        result = meadhall.arena("rage", [mine, "random"], 6, 2)
        self.assertEqual(result.bots[0].bot, "Mine")
        self.assertGreaterEqual(mine.begun, 6)

    def test_arenas_that_cannot_be(self):
        def raises(state, legal):
            raise KeyError("of mine")

        self.assertRaises(KeyError, meadhall.arena, "rage", [raises, "random"], 4, 2)
        self.assertRaises(IllegalAction, meadhall.arena, "rage", [lambda s, legal: None, "random"], 4, 2)
        for bots, games, seats in ((["greedy"], 4, 2), (["greedy", "no"], 4, 2), (["greedy", "human"], 4, 2), (["greedy"] * 2, 0, 2)):
            self.assertRaises(MeadhallError, meadhall.arena, "rage", bots, games, seats)
        self.assertRaises(TypeError, meadhall.arena, "rage", [3, "greedy"], 4, 2)
        self.assertRaises(MeadhallError, meadhall.arena, "rage", ["greedy", "random"], 4, 2, sprt=(5, 0))


class Files(unittest.TestCase):
    def test_sagas(self):
        for game in meadhall.games():
            saga, rng = Saga.start(game, 2, seed=3, players=["Ada", "Bo"]), random.Random(1)
            while not saga.state().over and len(saga) < 80:
                saga.chance() if saga.state().turn == CHANCE else saga.play(rng.choice(saga.state().legal()))
            again = Saga.parse(saga.text(), audit=True)
            self.assertEqual(again.state(), saga.state())
            self.assertEqual((again.log(), again.players[0][0]), (saga.log(), "Ada"))
            self.assertEqual(saga.branch(10).state(), saga.state(10))
            stripped = Saga.parse(saga.text(viewer=0))
            self.assertEqual(stripped.viewer, 0)
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "a.saga")
                saga.write(path)
                self.assertEqual(Saga.read(path).text(), saga.text())
            broken = saga.text().replace("\n0 ", "\n1 ", 1)
            self.assertRaises(BadFile, Saga.parse, broken)
        self.assertRaises(BadFile, Saga.parse, "")
        self.assertRaises(BadFile, Saga.read, "/no/such/file")
        self.assertRaises(IndexError, saga.state, 1000)
        self.assertRaises(MeadhallError, Saga.start, "rage", 2, key=b"short")
        self.assertRaises(MeadhallError, Saga.start, "rage", 2, players=["a\nb"])

    def test_undo(self):
        saga, taken, rng = Saga.start("odin", 1, seed=1), 0, random.Random(2)
        while not saga.state().over and len(saga) < 200:
            if saga.state().turn == CHANCE:
                saga.chance()
                continue
            saga.play(rng.choice(saga.state().legal()))
            copy_of_it = Saga.parse(saga.text())
            try:
                plies = copy_of_it.undo(0)
            except IllegalAction:
                continue
            self.assertEqual(copy_of_it.state(), saga.state(len(saga) - plies))
            taken += 1
        self.assertGreater(taken, 3)

    @unittest.skipUnless(PROGRAM, "no program that records")
    def test_records(self):
        with tempfile.TemporaryDirectory() as folder:
            for game, bot in (("midgard", "mcts:5"), ("odin", "random")):
                path = os.path.join(folder, game + ".mhd")
                command = [PROGRAM, "sim", game, "--games", "3", "--seats", "2", "--seed", "5", "--bots", bot, "--data", path]
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
                self.records(path, bot)
            with open(path, "rb") as file:
                good = file.read()
            for cut in (good[:100], good[:-1], good[:3000] + b"x" + good[3001:], b""):
                with open(path, "wb") as file:
                    file.write(cut)
                self.assertRaises(BadFile, lambda: list(meadhall.read(path)))
        self.assertRaises(BadFile, meadhall.read, "/no/such/file")

    def records(self, path, bot):
        records = meadhall.read(path)
        self.assertEqual((records.seats, records.bots), (2, [bot, bot]))
        games = list(records)
        self.assertEqual([game.number for game in games], [0, 1, 2])
        for game in games:
            rows = len(game.seat)
            self.assertTrue(rows > 50 and (np.diff(game.first) > game.choice).all())
            self.assertFalse(game.states.flags.owndata)
            self.assertTrue((game.states["seats"] == 2).all())
            self.assertEqual(game.visits is None, bot == "random")
            seen = records.observe(game)
            for row in range(0, rows, 20):
                state = records.state(game, row)
                self.assertEqual(state.viewer, game.seat[row])
                np.testing.assert_array_equal(state.observe(), seen[row])
                bits = game.legal[game.first[row] + game.choice[row]]
                self.assertIn(records.game._action(int(bits)), state.legal())
        kept = games[0].states["ply"]
        del games, game
        self.assertTrue((np.diff(kept) > 0).all())


class Docs(unittest.TestCase):
    PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "python.md")

    @unittest.skipUnless(os.path.exists(PAGE), "installed without the source tree")
    def test_what_the_page_shows_runs(self):
        with open(self.PAGE, encoding="utf-8") as file:
            blocks = re.findall(r"```python\n(.*?)```", file.read(), re.S)
        shown = [block for block in blocks if "import meadhall" in block or "import random, meadhall" in block]
        self.assertEqual(len(shown), 3)
        for block in shown:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block, "docs/python.md", "exec"), {})

    @unittest.skipUnless(os.environ.get("MEADHALL_ENGINE"), "installed")
    def test_as_it_is_installed(self):
        """The library beside the modules, as in a wheel."""
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(os.path.dirname(meadhall.__file__), os.path.join(folder, "meadhall"))
            shutil.copy(os.environ["MEADHALL_ENGINE"], os.path.join(folder, "meadhall", "libengine.so"))
            clean = {k: v for k, v in os.environ.items() if k not in ("MEADHALL_ENGINE", "PYTHONPATH")}
            said = subprocess.run(
                [sys.executable, "-c", "import meadhall; print(meadhall.__file__, meadhall.__version__)"],
                cwd=folder, env=clean, check=True, stdout=subprocess.PIPE, text=True,
            ).stdout  # fmt: skip
            self.assertEqual(said.split(), [os.path.join(os.path.realpath(folder), "meadhall", "__init__.py"), meadhall.__version__])

    def test_adapters_are_attributes(self):
        with self.assertRaises(AttributeError):
            meadhall.no_such_adapter
        for name in ("pettingzoo", "gymnasium", "openspiel"):
            try:
                self.assertEqual(getattr(meadhall, name).__name__, "meadhall." + name)
            except ImportError as error:
                self.assertNotIn("meadhall", error.name or "")


def load_tests(loader, tests, pattern):
    names = {"random": random, "CHANCE": CHANCE}
    for name in ("meadhall", *("meadhall." + part for part in ("game", "state", "batch", "bots", "saga", "records"))):
        tests.addTests(doctest.DocTestSuite(importlib.import_module(name), extraglobs=names))
    return tests


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)
    unittest.main()
