"""Sagas: games with their whole log, read, played on and written."""

from __future__ import annotations

import ctypes as c
import os
import weakref
from typing import Optional, Sequence, Union

import numpy as np

from ._engine import KEY, MAX_TALE, NAME, Error, Player, Session, quick, slow, text_of
from ._engine import Event as _Event
from .errors import BadFile, GameOver, IllegalAction, MeadhallError, Unplayable
from .game import CHANCE, GAMES, NOBODY, Action, AnyAction, Event, Game, _seed, _whole
from .state import State


def _path(path: Union[str, "os.PathLike[str]"]) -> bytes:
    name = os.fsencode(path)
    if b"\0" in name:
        raise ValueError("a path has no byte 0")
    return name


def _fail(error: Error) -> BadFile:
    line = f"line {error.line}: " if error.line else ""
    rule = f" ({error.rule.decode()})" if error.rule else ""
    return BadFile(f"{line}{error.text.decode()}{rule}", error.line, error.rule.decode())


class Saga:
    """A game being played, or one that was read. The log is the truth: it is played again when it is read.

    >>> saga = Saga.start("rage", seats=2, seed=1)
    >>> while saga.state().turn == CHANCE:
    ...     _ = saga.chance()
    >>> _ = saga.play(saga.state().legal()[0])
    >>> again = Saga.parse(saga.text())
    >>> again.state() == saga.state()
    True
    """

    def __init__(self) -> None:
        raise TypeError("sagas are made by Saga.start, Saga.read and Saga.parse")

    @classmethod
    def _new(cls, at: Optional[int]) -> "Saga":
        if not at:
            raise MemoryError("the engine has no memory left")
        saga = object.__new__(cls)
        saga._at = at
        weakref.finalize(saga, quick.host_close, at)
        about = saga._about()
        saga.game = next(Game(id) for id in GAMES if Game(id)._at == about.game)
        saga.seats = about.seats
        return saga

    _at: int
    game: Game
    seats: int

    @classmethod
    def start(
        cls,
        game: Union[Game, str],
        seats: Optional[int] = None,
        seed: object = 0,
        *,
        options: Optional[str] = None,
        key: Optional[bytes] = None,
        players: Sequence[str] = (),
    ) -> "Saga":
        """A game just laid out. Chance is drawn from `key`, 32 bytes; without one it is made from the seed.
        `players` are the names of the seats."""
        game = game if isinstance(game, Game) else Game(game)
        seats = game.seats[0] if seats is None else _whole("seats", seats)
        bits = game.options_for(seats, options)
        if key is None:
            key = int(_seed(seed)).to_bytes(8, "little") * 4
        if not isinstance(key, bytes) or len(key) != KEY:
            raise MeadhallError(f"a key is {KEY} bytes")
        lines = "".join(f"{cls._name(name)}\thuman\n" for name in [*players, *[""] * seats][:seats])
        error = Error()
        at = quick.py_session_open(game._at, bits, seats, key, lines.encode(), c.byref(error))
        if not at:
            raise Unplayable(error.text.decode())
        return cls._new(at)

    @staticmethod
    def _name(name: str) -> str:
        if not isinstance(name, str) or any(ord(x) < 32 for x in name) or len(name.encode()) >= NAME:
            raise MeadhallError(f"{name!r} is no name of a player: less than {NAME} bytes of text")
        return name

    @classmethod
    def read(cls, path: Union[str, "os.PathLike[str]"], audit: bool = False) -> "Saga":
        """Strict: every ply is played again, every hash compared; with `audit` every draw of chance is proved."""
        error = Error()
        at = slow.host_saga_read(_path(path), bool(audit), c.byref(error))
        if not at:
            raise _fail(error)
        return cls._new(at)

    @classmethod
    def parse(cls, text: str, audit: bool = False) -> "Saga":
        if not isinstance(text, str):
            raise TypeError(f"a saga is text, not {type(text).__name__}")
        error, raw = Error(), text.encode()
        at = slow.host_saga_parse(raw, len(raw), bool(audit), c.byref(error))
        if not at:
            raise _fail(error)
        return cls._new(at)

    # ---- what it holds ----

    def _about(self) -> Session:
        about = Session()
        quick.py_session_about(self._at, c.byref(about))
        return about

    def __len__(self) -> int:
        """Plies."""
        return int(self._about().plies)

    def __repr__(self) -> str:
        return f"<Saga of {self.game.id}, {self.seats} seats, {len(self)} plies>"

    @property
    def options(self) -> str:
        return self.game.options_text(self._about().options)

    @property
    def viewer(self) -> Optional[int]:
        """For whom it was stripped of secrets; None: it was not."""
        viewer = int(self._about().viewer)
        return None if viewer == CHANCE else viewer

    @property
    def players(self) -> list[tuple[str, str]]:
        """Name and bot of each seat."""
        found = []
        for seat in range(self.seats):
            player = Player()
            quick.py_session_player(self._at, seat, c.byref(player))
            found.append((player.name.decode(errors="replace"), player.bot.decode(errors="replace")))
        return found

    def log(self) -> list[tuple[int, Optional[Action]]]:
        """Seat and action of every ply; None where the action is hidden from the viewer."""
        count = len(self)
        bits, seats = np.zeros(count, np.uint64), np.zeros(count, np.uint8)
        quick.py_session_log(self._at, bits.ctypes.data, seats.ctypes.data)
        return [(int(s), self.game._action(int(b)) if b else None) for s, b in zip(seats, bits)]

    def state(self, ply: Optional[int] = None) -> State:
        """The state after so many plies; without a number: now."""
        about = self._about()
        ply = int(about.known) if ply is None else _whole("a ply", ply)
        if not 0 <= ply <= about.known:
            raise IndexError(f"ply {ply}: expected 0 to {about.known}")
        room = (c.c_uint64 * (self.game.state_size // 8))()
        quick.py_session_state(self._at, ply, room)
        return State._from_memory(self.game, c.addressof(room), self.viewer)

    # ---- playing on ----

    def play(self, action: AnyAction, seat: Optional[int] = None) -> list[Event]:
        """As `State.apply`, and it is logged."""
        now = self.state()
        if now.viewer is not None:
            raise MeadhallError("a saga without its secrets cannot be played on")
        where = now._seat(seat)
        bits = now._bits(action, where)
        tale, count = (_Event * MAX_TALE)(), c.c_uint32()
        if quick.py_session_play(self._at, where, bits, tale, MAX_TALE, c.byref(count)):
            now._refuse(bits, where)
        return [Event(self.game, raw) for raw in tale[: count.value]]

    def chance(self) -> Action:
        """Draws what chance answers, from the key, and plays it."""
        now = self.state()
        if now.over:
            raise GameOver(f"the game is over after {len(self)} plies; nobody is asked")
        if now.turn != CHANCE or now.viewer is not None or quick.host_chance(self._at, None):
            raise IllegalAction("chance is not asked here, expected turn == CHANCE")
        action = self.log()[-1][1]
        assert action is not None
        return action

    def undo(self, seat: int) -> int:
        """Takes back what this seat did since anything was revealed or another seat acted; how many plies."""
        seat = _whole("a seat", seat)
        if not 0 <= seat < self.seats:
            raise MeadhallError(f"seat {seat}: expected 0 to {self.seats - 1}")
        before = len(self)
        limit = quick.host_undo_limit(self._at, seat)
        if limit >= before or quick.host_undo(self._at, seat, limit):
            raise IllegalAction(f"seat {seat} has nothing to take back")
        return before - len(self)

    def branch(self, ply: int) -> "Saga":
        """A new saga with the first plies of this one."""
        ply, about = _whole("a ply", ply), self._about()
        if not 0 <= ply <= about.known:
            raise IndexError(f"ply {ply}: expected 0 to {about.known}")
        return Saga._new(quick.host_branch(self._at, ply))

    # ---- writing ----

    def _reader(self, viewer: Optional[int]) -> int:
        if viewer is None:
            return CHANCE
        viewer = _whole("a viewer", viewer)
        if viewer != NOBODY and not 0 <= viewer < self.seats:
            raise MeadhallError(f"viewer {viewer}: expected 0 to {self.seats - 1}, or NOBODY")
        return viewer

    def text(self, viewer: Optional[int] = None) -> str:
        """The whole truth, or what a viewer may know."""
        length = c.c_size_t()
        at = quick.host_saga_text(self._at, self._reader(viewer), c.byref(length))
        return text_of(at, length.value).decode()

    def write(self, path: Union[str, "os.PathLike[str]"], viewer: Optional[int] = None) -> None:
        error = Error()
        if not slow.host_saga_write(self._at, self._reader(viewer), _path(path), c.byref(error)):
            raise _fail(error)
