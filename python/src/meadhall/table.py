"""One game as environments see it: a seat is asked, a whole number answers. What the adapters share."""

from __future__ import annotations

import random
from typing import Any, Optional, Union

import numpy as np
import numpy.typing as npt

from .batch import WIDEST
from .errors import IllegalAction, MeadhallError
from .game import CHANCE, NOBODY, Game, _whole
from .state import State

ILLEGAL = ("raise", "random", "lose")


class Table:
    """A game whose chance is rolled as it comes. Choices are flat ids, or words of an answer one by one."""

    def __init__(
        self,
        game: Union[Game, str],
        seats: Optional[int],
        options: Optional[str],
        form: Optional[str],
        memory: bool,
        illegal: str,
    ) -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        self.seats = self.game.seats[0] if seats is None else _whole("seats", seats)
        self.options = options
        self.game.options_for(self.seats, options)
        self.numbers = self.game.numbers(memory)
        self.form = form or ("ids" if self.numbers.id_count <= WIDEST else "words")
        if self.form not in ("ids", "words"):
            raise MeadhallError(f"form {form!r}: expected ids or words")
        if illegal not in ILLEGAL:
            raise MeadhallError(f"illegal={illegal!r}: expected one of {', '.join(ILLEGAL)}")
        self.illegal = illegal
        self.width = self.numbers.id_count if self.form == "ids" else self.numbers.word_count
        if self.form == "ids" and self.width > WIDEST:
            raise MeadhallError(f"{self.game.id} has {self.width} ids, too many for a mask; take form='words'")
        self.low = np.array([cell.low for cell in self.numbers.cells], np.int16)
        self.high = np.array([cell.high for cell in self.numbers.cells], np.int16)
        self.reset(0)

    def reset(self, seed: Optional[int]) -> None:
        if seed is None:
            seed = random.SystemRandom().getrandbits(63)
        self.rng = random.Random(seed)
        self.state: State = self.game.start(self.seats, self.rng.getrandbits(64), self.options)
        self.lost: Optional[int] = None
        """The seat that lost by an illegal choice."""
        self._go_on()

    def _go_on(self) -> None:
        """To the next question of a seat."""
        while self.state.turn == CHANCE:
            self.state.roll()
        self.seat = self.state.turn
        self._said = 0
        self._words = self.state.words() if self.form == "words" and not self.state.over else None
        self._open = None if self._words is None else np.arange(len(self._words))
        self._skip()

    def _skip(self) -> None:
        """Words that all answers share need not be said, but for the verb of the only answer."""
        if self._open is None or self._words is None:
            return
        rows = self._words[self._open]
        while self._said < rows.shape[1] - 1 and len(rows) > 1 and (rows[:, self._said] == rows[0, self._said]).all():
            self._said += 1

    @property
    def over(self) -> bool:
        return self.lost is not None or self.seat == NOBODY

    def choices(self) -> npt.NDArray[np.int64]:
        """Those that may be made, ascending."""
        if self.over:
            return np.empty(0, np.int64)
        if self._open is None or self._words is None:
            return np.sort(self.state.ids())
        return np.unique(self._words[self._open, self._said]).astype(np.int64)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.width, np.int8)
        if seat == self.seat:
            mask[self.choices()] = 1
        return mask

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        return self.state.observe(seat, memory=self.numbers.memory)

    def choose(self, choice: Any) -> bool:
        """The choice of the seat that is asked; False: it was illegal, and what then happens is as agreed."""
        choice = _whole("an action", choice)
        choices = self.choices()
        legal = bool((choices == choice).any())
        if not legal:
            if self.illegal == "raise":
                raise IllegalAction(f"seat {self.seat}: {choice} may not be chosen, see the action mask")
            if self.illegal == "lose":
                self.lost = self.seat
                return False
            choice = int(self.rng.choice(choices.tolist()))
        if self._open is None or self._words is None:
            self.state.apply(choice)
            self._go_on()
            return legal
        self._open = self._open[self._words[self._open, self._said] == choice]
        self._said += 1
        if len(self._open) == 1:
            self.state.apply(self.state.legal()[int(self._open[0])])
            self._go_on()
        else:
            self._skip()
        return legal

    def returns(self) -> list[float]:
        if self.lost is not None:
            others = 0.0 if self.seats == 1 else 1 / (self.seats - 1)
            return [-1.0 if seat == self.lost else others for seat in range(self.seats)]
        return self.state.returns()

    def text(self) -> str:
        lines = [repr(self.state)]
        for table in self.state.view(self.seat if self.seat < self.seats else NOBODY):
            lines.append(str(table["id"]))
            lines += [f"  {row['value']}: {row['cells']}" for row in table["rows"]]
        return "\n".join(lines)
