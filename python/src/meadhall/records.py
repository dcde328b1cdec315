"""Self-play records (`.mhd`) as numpy arrays."""

from __future__ import annotations

import ctypes as c
import os
import weakref
from typing import Any, Iterator, NamedTuple, Optional, Union

import numpy as np
import numpy.typing as npt

from ._engine import About, Error, Rows, quick, slow
from .game import GAMES, Game, Int16Array
from .saga import _fail, _path
from .state import State


class Owner:
    """Memory of the engine behind arrays; it is freed with the last of them."""

    def __init__(self, at: int) -> None:
        self.rows = Rows.from_address(at)
        weakref.finalize(self, quick.py_rows_free, at)

    def array(self, pointer: Any, count: int, dtype: Any) -> npt.NDArray[Any]:
        if not count:
            return np.empty(0, dtype)
        buffer = (c.c_uint8 * (count * np.dtype(dtype).itemsize)).from_address(c.addressof(pointer.contents))
        buffer._owner = self
        array: npt.NDArray[Any] = np.frombuffer(buffer, dtype)
        array.flags.writeable = False
        return array


class GameRecords(NamedTuple):
    """The decisions of one game, a row each, in the order they were made. The arrays lie where the engine has
    read them; nothing is copied."""

    number: int
    states: npt.NDArray[Any]
    """What the seat knew: a structured array, `states["coins"]` is a field of all rows."""
    seat: npt.NDArray[np.uint8]
    choice: npt.NDArray[np.uint32]
    """The place of the chosen answer among those of its row."""
    first: npt.NDArray[np.uint32]
    """`legal[first[i]:first[i + 1]]` are the answers of row i."""
    legal: npt.NDArray[np.uint64]
    """Answers the bot chose from: `game._action(bits)`, or `Records.action`."""
    visits: Optional[npt.NDArray[np.uint32]]
    """Of a search, an answer each; None where there was none."""
    scores: list[int]
    ranks: list[int]


class Records:
    """A file of records, game by game.

    >>> for game in read(path):                                        # doctest: +SKIP
    ...     game.states["coins"].mean(), game.scores
    """

    def __init__(self, path: Union[str, "os.PathLike[str]"]) -> None:
        self.path = os.fspath(path)
        reader = self._open()
        about = About()
        quick.py_data_about(reader, c.byref(about))
        slow.data_close(reader)
        self.game = next(Game(id) for id in GAMES if Game(id)._at == about.game)
        self.seats: int = about.seats
        self.seed: int = about.seed
        self.options: str = self.game.options_text(about.options)
        self.bots: list[str] = [about.bot[seat].value.decode() for seat in range(self.seats)]

    def __repr__(self) -> str:
        return f"<Records of {self.game.id}, {self.seats} seats, {', '.join(self.bots)}>"

    def _open(self) -> int:
        error = Error()
        reader = slow.data_open(_path(self.path), c.byref(error))
        if not reader:
            raise _fail(error)
        return int(reader)

    def __iter__(self) -> Iterator[GameRecords]:
        reader = self._open()
        try:
            while True:
                error = Error()
                at = slow.py_data_game(reader, c.byref(error))
                if not at and error.text:
                    raise _fail(error)
                if not at:
                    return
                yield self._game(at)
        finally:
            slow.data_close(reader)

    def _game(self, at: int) -> GameRecords:
        owner = Owner(at)
        rows, count = owner.rows, owner.rows.count
        return GameRecords(
            rows.number,
            owner.array(rows.states, count, self.game.dtype),
            owner.array(rows.seat, count, np.uint8),
            owner.array(rows.choice, count, np.uint32),
            owner.array(rows.first, count + 1, np.uint32),
            owner.array(rows.legal, rows.answers, np.uint64),
            owner.array(rows.visits, rows.answers, np.uint32) if rows.has_visits else None,
            list(rows.score[: self.seats]),
            list(rows.rank[: self.seats]),
        )

    def state(self, game: GameRecords, row: int) -> State:
        """A row as a state that is hidden for its seat; a copy."""
        return State._from_memory(self.game, game.states[row : row + 1].ctypes.data, int(game.seat[row]))

    def observe(self, game: GameRecords, memory: bool = False) -> Int16Array:
        """Observations of all rows."""
        numbers = self.game.numbers(memory)
        out = np.empty((len(game.seat), numbers.cell_count), np.int16)
        for row, seat in enumerate(game.seat):
            at = game.states[row : row + 1].ctypes.data
            quick.py_observe(numbers._at, at, int(seat), True, out[row].ctypes.data)
        return out


def read(path: Union[str, "os.PathLike[str]"]) -> Records:
    """A file that `meadhall sim GAME --data FILE` wrote. A damaged one, or one of other rules or content, is
    refused."""
    return Records(path)
