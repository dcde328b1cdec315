"""Gymnasium: one seat learns, the others are bots; or one plays alone. `make` is one game, `make_vec` many.

>>> from meadhall.gymnasium import make                                # doctest: +SKIP
>>> table = make("midgard", rivals="greedy")                           # doctest: +SKIP
"""

from __future__ import annotations

from typing import Any, Optional, Union

import gymnasium
import gymnasium.spaces as spaces
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv

from .batch import Batch
from .bots import Bot, Choose
from .game import Game
from .table import Table

Rivals = Union[str, Choose]


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """The learner sits at seat 0, 1, 2 ... from game to game, or always at `seat`."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, table: Table, rivals: Rivals, seat: Optional[int], render_mode: Optional[str]) -> None:
        self.table = table
        self.rivals = rivals
        self.bot = Bot(table.game, rivals) if isinstance(rivals, str) else rivals
        self.fixed = seat
        self.games = 0
        self.render_mode = render_mode
        self.observation_space = spaces.Box(table.low, table.high, dtype=np.int16)
        self.action_space = spaces.Discrete(table.width)

    def _others(self) -> None:
        """The bots answer until the learner is asked."""
        table = self.table
        while not table.over and table.seat != self.seat:
            if isinstance(self.bot, Bot):
                self.bot.begin(table.rng.getrandbits(64))
                answer = self.bot.choose(table.state)
            else:
                hidden = table.state.hide(table.seat)
                answer = self.bot(hidden, hidden.legal())
            table.state.apply(answer)
            table._go_on()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        self.seat = self.games % self.table.seats if self.fixed is None else self.fixed
        self.games += 1
        self.table.reset(int(self.np_random.integers(0, 2**62)))
        self._others()
        return self.table.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = self.table.choose(int(action))
        self._others()
        info = self._info()
        if not legal:
            info["illegal"] = True
        over = self.table.over
        if over:
            info["scores"] = self.table.state.scores()
        return self.table.observe(self.seat), self.table.returns()[self.seat] if over else 0.0, over, False, info

    def render(self) -> Optional[str]:
        return self.table.text() if self.render_mode == "ansi" else None


class BatchEnv(VectorEnv):  # type: ignore[misc]
    """Many games a step. What has ended begins anew in the same step; masks are in the infos."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch.bind(observations=True, masks=True)
        self.num_envs = batch.n
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        cells = batch.numbers.cells
        low, high = np.array([c.low for c in cells], np.int16), np.array([c.high for c in cells], np.int16)
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(batch.width)
        self.observation_space = spaces.Box(np.tile(low, (batch.n, 1)), np.tile(high, (batch.n, 1)), dtype=np.int16)
        self.action_space = spaces.MultiDiscrete([batch.width] * batch.n)

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(0, 2**62)))
        assert self.batch.observations is not None and self.batch.masks is not None
        return self.batch.observations.copy(), {"action_mask": self.batch.masks.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        learner = self.batch.seat.astype(np.intp)
        reward, done = self.batch.step(actions)
        assert self.batch.observations is not None and self.batch.masks is not None
        mine = reward[np.arange(self.num_envs), learner].astype(np.float64)
        info = {"action_mask": self.batch.masks.copy(), "score": self.batch.score[np.arange(self.num_envs), learner]}
        return self.batch.observations.copy(), mine, done.copy(), np.zeros(self.num_envs, np.bool_), info

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


def make(
    game: Union[Game, str],
    rivals: Rivals = "greedy",
    seats: Optional[int] = None,
    *,
    seat: Optional[int] = None,
    options: Optional[str] = None,
    form: Optional[str] = None,
    memory: bool = False,
    illegal: str = "random",
    render_mode: Optional[str] = None,
) -> SeatEnv:
    """One seat against bots, a SPEC or a callable. The mask is `info["action_mask"]` and `env.action_masks()`. An
    illegal action is replaced by a legal one that is drawn (and told in the info), or raises, or loses."""
    return SeatEnv(Table(game, seats, options, form, memory, illegal), rivals, seat, render_mode)


def make_vec(
    game: Union[Game, str],
    n: int,
    rivals: Optional[str] = "greedy",
    seats: Optional[int] = None,
    *,
    options: Optional[str] = None,
    form: Optional[str] = "words",
    memory: bool = False,
    threads: int = 1,
) -> BatchEnv:
    """`n` games in one vector environment, stepped in C."""
    seats = (game if isinstance(game, Game) else Game(game)).seats[0] if seats is None else seats
    against = rivals if seats > 1 else None
    return BatchEnv(Batch(game, n, seats, options=options, form=form, memory=memory, threads=threads, rivals=against))
