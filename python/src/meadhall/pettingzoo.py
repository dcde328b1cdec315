"""PettingZoo: every seat an agent. `env` takes turns (AEC), `parallel_env` asks everybody in every cycle.

>>> from meadhall.pettingzoo import env                                # doctest: +SKIP
>>> table = env("rage", seats=3)                                       # doctest: +SKIP
"""

from __future__ import annotations

from typing import Any, Optional, Union

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from .game import Game
from .table import Table


def _spaces(table: Table) -> tuple[spaces.Dict, spaces.Discrete]:
    seen = spaces.Box(table.low, table.high, dtype=np.int16)
    mask = spaces.Box(0, 1, (table.width,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(table.width)


class TurnEnv(AECEnv):  # type: ignore[misc]
    """Seats answer in the order of the game. Rewards come at the end: 1 for a seat that left all others behind, -1 for
    one that was left behind by all; alone a hundredth of a point each."""

    def __init__(self, table: Table, max_cycles: Optional[int], render_mode: Optional[str]) -> None:
        super().__init__()
        self.metadata = {"name": f"meadhall_{table.game.id}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        seen, actions = _spaces(table)
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.width) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        self.table.reset(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {} if self.table.choose(action) else {"illegal": True}
        self.steps += 1
        if self.table.over:
            for seat, gained in enumerate(self.table.returns()):
                self.rewards[self.possible_agents[seat]] = gained
            self.terminations = {agent: True for agent in self.agents}
        elif self.max_cycles is not None and self.steps >= self.max_cycles * len(self.possible_agents):
            self.truncations = {agent: True for agent in self.agents}
        if self.table.seat < self.table.seats:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class AllAtOnceEnv(ParallelEnv):  # type: ignore[misc]
    """Everybody names an action in every cycle. Those of seats that are not asked do nothing; their mask allows 0."""

    def __init__(self, table: Table, max_cycles: Optional[int], render_mode: Optional[str]) -> None:
        self.metadata = {"name": f"meadhall_{table.game.id}", "render_modes": ["ansi"], "is_parallelizable": True}
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        seen, _ = _spaces(table)
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.width) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _observe(self) -> dict[str, Any]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.table.mask(seat)
            if seat != self.table.seat:
                mask[0] = 1
            seen[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
        return seen

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> tuple[Any, Any]:
        self.table.reset(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        asked = self.possible_agents[self.table.seat]
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if not self.table.choose(actions[asked]):
            infos[asked] = {"illegal": True}
        self.cycles += 1
        over = self.table.over
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        gained = self.table.returns() if over else [0.0] * self.table.seats
        rewards = {agent: gained[self.possible_agents.index(agent)] for agent in self.agents}
        terminations = {agent: over for agent in self.agents}
        truncations = {agent: late for agent in self.agents}
        if over or late:
            self.agents = []
        return self._observe(), rewards, terminations, truncations, infos

    def render(self) -> Optional[str]:
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(
    game: Union[Game, str],
    seats: Optional[int] = None,
    *,
    options: Optional[str] = None,
    form: Optional[str] = None,
    memory: bool = False,
    illegal: str = "raise",
    max_cycles: Optional[int] = None,
    render_mode: Optional[str] = None,
) -> Any:
    """An AEC environment. An observation has `observation` (int16) and `action_mask`. `form`: flat ids, or words
    (an answer takes several steps of its agent; Odin has no other). `illegal`: raise, random (a legal one is drawn
    instead) or lose (the game ends)."""
    table = Table(game, seats, options, form, memory, illegal)
    return wrappers.OrderEnforcingWrapper(TurnEnv(table, max_cycles, render_mode))


def parallel_env(
    game: Union[Game, str],
    seats: Optional[int] = None,
    *,
    options: Optional[str] = None,
    form: Optional[str] = None,
    memory: bool = False,
    illegal: str = "raise",
    max_cycles: Optional[int] = None,
    render_mode: Optional[str] = None,
) -> AllAtOnceEnv:
    """The same for algorithms that want an action of everybody in every cycle."""
    return AllAtOnceEnv(Table(game, seats, options, form, memory, illegal), max_cycles, render_mode)
