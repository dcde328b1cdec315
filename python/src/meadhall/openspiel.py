"""OpenSpiel: each game is registered as `python_meadhall_GAME`, over the engine's own states.

Players are seats, actions flat ids or words (`Table`), chance is explicit with its exact probabilities. A question to
several seats at once is asked one after the other; nobody is shown another's answer before the game says so.

>>> from meadhall.openspiel import load                                # doctest: +SKIP
>>> game = load("midgard", seats=2)                                    # doctest: +SKIP
"""

from __future__ import annotations

import hashlib
from typing import Any, Optional, Union

import numpy as np
import pyspiel

from .batch import WIDEST
from .game import CHANCE, GAMES, NOBODY, Game
from .state import State

MAX_LENGTH = 1 << 16


def _type(game: Game) -> Any:
    solo = game.seats[0] == 1
    return pyspiel.GameType(
        short_name=f"python_meadhall_{game.id}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if solo else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    mead: Game

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        params = params or {}
        self.seats = int(params.get("players", 2))
        self.options = str(params.get("options", ""))
        self.mead.options_for(self.seats, self.options)
        self.numbers = self.mead.numbers()
        self.by_words = self.numbers.id_count > WIDEST
        most = 100.0 if self.seats == 1 else 1.0
        information = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.word_count if self.by_words else self.numbers.id_count,
            max_chance_outcomes=self.mead.max_legal,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if self.mead.seats[0] == 1 else 0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(_TYPES[self.mead.id], information, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"no parameters are expected, not {params}")
        return Observer(self, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.by_words = game.by_words
        self.state: State = game.mead.start(game.seats, 0, game.options or None)
        self.said: list[int] = []
        self.known = [b""] * game.seats
        """Of each player, a hash of all it has seen so far: perfect recall."""
        self._remember()

    def _remember(self) -> None:
        for seat in range(self.state.seats):
            seen = self.state.hide(seat).to_bytes()[-self.state.game.state_size - 8 : -8]
            self.known[seat] = hashlib.blake2b(self.known[seat] + seen, digest_size=16).digest()

    def current_player(self) -> int:
        turn = self.state.turn
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _rows(self) -> Any:
        """Answers that begin with what was said, and how many words of them are known."""
        words = self.state.words()
        rows, known = np.arange(len(words)), 0
        for word in [*self.said, None]:
            while known < words.shape[1] - 1 and len(rows) > 1 and (words[rows, known] == words[rows[0], known]).all():
                known += 1
            if word is not None:
                rows, known = rows[words[rows, known] == word], known + 1
        return words, rows, known

    def _legal_actions(self, player: int) -> list[int]:
        if not self.by_words:
            return sorted(self.state.ids(player).tolist())
        words, rows, known = self._rows()
        return sorted(set(words[rows, known].tolist()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, float(p)) for i, (_, p) in enumerate(self.state.chance())]

    def _apply_action(self, action: int) -> None:
        if self.state.turn == CHANCE:
            self.state.apply(self.state.legal()[action])
        elif not self.by_words:
            self.state.apply(int(action))
        else:
            self.said.append(int(action))
            _, rows, _ = self._rows()
            if len(rows) > 1:
                return
            self.state.apply(self.state.legal()[int(rows[0])])
        self.said = []
        self._remember()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.state.legal()[action])
        if self.by_words:
            kind, value = self.state.game.numbers().words[action]
            return f"{kind} {value}".strip()
        return str(self.state.action(int(action), player))

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        return self.state.returns()

    def information_state_string(self, player: Optional[int] = None) -> str:
        player = self.current_player() if player is None else player
        said = self.said if player == self.state.turn else []
        return f"{player} {self.known[player].hex()} {said}"

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one."""
        other = self.clone()
        other.state = self.state.deal(player, int(probability_sampler() * 2**53))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return f"{self.state!r} {hashlib.blake2b(self.state.to_bytes(), digest_size=8).hexdigest()} {self.said}"


class Observer:
    """Observations as numbers. With perfect recall there is the string alone."""

    def __init__(self, game: SpielGame, iig_obs_type: Any) -> None:
        self.recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        self.tensor = np.zeros(game.numbers.cell_count, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.state.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return state.information_state_string(player)
        seen = state.state.hide(player).to_bytes()[-state.state.game.state_size - 8 : -8]
        said = state.said if player == state.state.turn else []
        return f"{player} {hashlib.blake2b(seen, digest_size=16).hexdigest()} {said}"


_TYPES = {id: _type(Game(id)) for id in GAMES}
for _id in GAMES:
    pyspiel.register_game(_TYPES[_id], type(f"Spiel_{_id}", (SpielGame,), {"mead": Game(_id)}))


def load(game: Union[Game, str], seats: int = 2, options: str = "") -> Any:
    """The registered game, as pyspiel.load_game gives it."""
    id = game.id if isinstance(game, Game) else Game(game).id
    return pyspiel.load_game(f"python_meadhall_{id}", {"players": seats, "options": options})
