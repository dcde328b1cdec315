"""A state: one moment of a game."""

from __future__ import annotations

import ctypes as c
import json
import struct
import threading
from fractions import Fraction
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from ._engine import MAX_LEGAL, MAX_LINES, MAX_SEATS, MAX_TALE, NO_ID, WORDS, quick, text_of
from ._engine import Event as _Event
from .errors import BadFile, GameOver, Hidden, IllegalAction, MeadhallError, Unplayable
from .game import CHANCE, NOBODY, Action, AnyAction, Event, Game, Int16Array, _seed, _whole

_MAGIC = b"MHSTATE1"
_HEAD = struct.Struct("<8sIHBB32s")


class _Scratch(threading.local):
    """Where the engine writes before we look; every thread has its own."""

    def __init__(self) -> None:
        self.list = (c.c_uint64 * MAX_LEGAL)()
        self.weights = (c.c_uint32 * MAX_LEGAL)()
        self.tale = (_Event * MAX_TALE)()
        self.count = c.c_uint32()


_scratch = _Scratch()


class State:
    """One moment of a game. Made by `Game.start`; copied by `copy`, changed by `apply` and `roll`.

    >>> state = Game("rage").start(seats=2, seed=3)
    >>> while state.turn == CHANCE:
    ...     _ = state.roll()
    >>> before = state.copy()
    >>> events = state.apply(state.legal()[0])
    >>> before.ply + 1 == state.ply
    True
    """

    __slots__ = ("game", "viewer", "_room", "_at", "_rng")

    game: Game
    viewer: Optional[int]
    """For whom it was hidden; None: it is the truth, or a world that was dealt."""

    _room: Any
    _at: int
    _rng: Any

    def __init__(self) -> None:
        raise TypeError("states are made by Game.start, State.copy and State.from_bytes")

    @classmethod
    def _new(cls, game: Game, room: Any, viewer: Optional[int], rng: Any) -> "State":
        state = object.__new__(cls)
        state.game = game
        state.viewer = viewer
        state._room = room
        state._at = c.addressof(room)
        state._rng = rng
        return state

    @classmethod
    def _start(cls, game: Game, seats: int, seed: object, options: Optional[str]) -> "State":
        bits = game.options_for(_whole("seats", seats), options)
        state = cls._new(game, (c.c_uint64 * (game.state_size // 8))(), None, (c.c_uint64 * 4)())
        quick.mh_seed(state._rng, _seed(seed))
        refused = quick.mh_setup(game._at, state._at, bits, seats)
        if refused:
            raise Unplayable(f"{game.id} with {seats} seats: {refused.decode()}")
        return state

    @classmethod
    def _from_memory(cls, game: Game, at: int, viewer: Optional[int] = None) -> "State":
        state = cls._new(game, (c.c_uint64 * (game.state_size // 8))(), viewer, (c.c_uint64 * 4)())
        c.memmove(state._at, at, game.state_size)
        quick.mh_seed(state._rng, 0)
        return state

    def copy(self) -> "State":
        """Undo is keeping a copy."""
        room = type(self._room).from_buffer_copy(self._room)
        return State._new(self.game, room, self.viewer, type(self._rng).from_buffer_copy(self._rng))

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game is other.game and self.viewer == other.viewer and bytes(self._room) == bytes(other._room)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        turn = "over" if self.over else f"turn={'CHANCE' if self.turn == CHANCE else self.turn}"
        viewer = "" if self.viewer is None else f", viewer={self.viewer}"
        return f"<State of {self.game.id}, {self.seats} seats, ply {self.ply}, {turn}{viewer}>"

    # ---- whose turn, what may be done ----

    @property
    def seats(self) -> int:
        return int(self._room[1] >> 32 & 0xFF)

    @property
    def ply(self) -> int:
        """Actions so far, chance's too."""
        return int(self._room[1] & 0xFFFFFFFF)

    @property
    def turn(self) -> int:
        """The first seat to answer; CHANCE; NOBODY when the game is over."""
        return int(quick.py_turn(self._at))

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that are asked at once, CHANCE among them."""
        bits = quick.py_asked(self._at)
        return tuple(seat for seat in range(8) if bits >> seat & 1)

    @property
    def over(self) -> bool:
        return not quick.py_asked(self._at)

    @property
    def question(self) -> str:
        """The name of what is asked; "" when the game is over."""
        depth = int(self._room[1] >> 40 & 0xFF)
        return self.game.questions[int(self.fields["open"][depth - 1][0])] if depth else ""

    def _seat(self, seat: Optional[int]) -> int:
        if seat is None:
            turn = self.turn
            if turn == NOBODY:
                raise GameOver(f"the game is over after {self.ply} plies; nobody is asked")
            return self.viewer if self.viewer is not None and self.viewer in self.asked else turn
        seat = _whole("a seat", seat)
        if seat != CHANCE and not 0 <= seat < self.seats:
            raise IllegalAction(f"seat {seat}: expected 0 to {self.seats - 1}, or CHANCE")
        return seat

    def _legal_bits(self, seat: int) -> int:
        if self.viewer is not None and seat != self.viewer:
            raise Hidden(f"this state is what seat {self.viewer} knows; of seat {seat} it knows too little")
        return int(quick.py_legal(self.game._at, self._at, seat, _scratch.list))

    def legal(self, seat: Optional[int] = None) -> list[Action]:
        """What may be played, ascending; of the seat on turn unless one is named. Empty when the game is over
        or the seat is not asked."""
        if seat is None and self.over:
            return []
        action, count = self.game._action, self._legal_bits(self._seat(seat))
        return [action(bits) for bits in _scratch.list[:count]]

    def chance(self) -> list[tuple[Action, Fraction]]:
        """What chance may answer and how likely it is, exactly; empty while chance is not asked."""
        if self.viewer is not None:
            raise Hidden(f"this state is what seat {self.viewer} knows; chance needs a world, deal one")
        scratch, action = _scratch, self.game._action
        count = quick.py_chance(self.game._at, self._at, scratch.list, scratch.weights)
        weights = scratch.weights[:count]
        total = sum(weights)
        return [(action(bits), Fraction(weight, total)) for bits, weight in zip(scratch.list[:count], weights)]

    def why(self, action: AnyAction, seat: Optional[int] = None) -> Optional[str]:
        """The id of the rule that forbids it (`game.rules` has the text), or None where it is legal."""
        where = self._seat(seat)
        if self.viewer is not None and where != self.viewer:
            raise Hidden(f"this state is what seat {self.viewer} knows; ask for that seat")
        rule = quick.py_why(self.game._at, self._at, where, self._bits(action, where))
        return None if rule is None else str(rule.decode())

    def _bits(self, action: AnyAction, seat: int) -> int:
        if isinstance(action, Action):
            if action.game is not self.game:
                raise IllegalAction(f"{action} is an action of {action.game.id}, expected one of {self.game.id}")
            return action.bits
        if isinstance(action, str):
            try:
                return self.game.parse(action).bits
            except MeadhallError as error:
                raise IllegalAction(str(error)) from None
        return self.action(action, seat).bits

    # ---- playing ----

    def apply(self, action: AnyAction, seat: Optional[int] = None) -> list[Event]:
        """Plays an action: an `Action`, its words, or its id as that seat sees it. What happened is
        returned. Nothing changes where it is refused."""
        if self.viewer is not None:
            raise Hidden(f"this state is what seat {self.viewer} knows; play on in a world, see deal")
        where = self._seat(seat)
        bits = self._bits(action, where)
        tale, count = _scratch.tale, _scratch.count
        error = quick.py_play(self.game._at, self._at, where, bits, tale, MAX_TALE, c.byref(count))
        if error:
            self._refuse(bits, where)
        return [Event(self.game, raw) for raw in tale[: count.value]] if count.value else []

    def _refuse(self, bits: int, seat: int) -> None:
        if self.over:
            raise GameOver(f"the game is over after {self.ply} plies; nobody is asked")
        rule = (quick.py_why(self.game._at, self._at, seat, bits) or b"").decode()
        if not rule:
            raise IllegalAction(f"{bits:#x} is no action of {self.game.id}")
        text = self.game.rules.get(rule, "")
        raise IllegalAction(f"seat {seat}, {self.game._action(bits)}: {rule} {text}".rstrip(), rule)

    def roll(self, rng: object = None) -> Action:
        """Draws what chance answers, by its weights, and plays it; from the state's own stream, or from
        a seed or generator. The action is returned."""
        if self.viewer is not None:
            raise Hidden(f"this state is what seat {self.viewer} knows; chance needs a world, deal one")
        stream = self._rng
        if rng is not None:
            stream = (c.c_uint64 * 4)()
            quick.mh_seed(stream, _seed(rng))
        bits = quick.py_roll(self.game._at, self._at, stream)
        if not bits:
            raise IllegalAction("chance is not asked here, expected turn == CHANCE")
        quick.py_play(self.game._at, self._at, CHANCE, bits, None, 0, c.byref(_scratch.count))
        return self.game._action(bits)

    # ---- secrets ----

    def _viewer(self, viewer: Optional[int]) -> int:
        if viewer is None:
            if self.viewer is not None:
                return self.viewer
            turn = self.turn
            return turn if turn < self.seats else NOBODY
        viewer = _whole("a viewer", viewer)
        if viewer != NOBODY and not 0 <= viewer < self.seats:
            raise MeadhallError(f"viewer {viewer}: expected 0 to {self.seats - 1}, or NOBODY")
        return viewer

    def hide(self, seat: int) -> "State":
        """What this seat knows (NOBODY: what is public)."""
        seat = self._viewer(_whole("a seat", seat))
        if self.viewer not in (None, seat):
            raise Hidden(f"this state is what seat {self.viewer} knows; what seat {seat} knows is lost")
        hidden = self.copy()
        quick.py_hide(self.game._at, hidden._at, seat)
        hidden.viewer = seat
        return hidden

    def deal(self, seat: Optional[int] = None, rng: object = 0) -> "State":
        """A world that this seat cannot tell from the true one, to be played on in."""
        seat = self._viewer(seat)
        world = self.hide(seat)
        stream = (c.c_uint64 * 4)()
        quick.mh_seed(stream, _seed(rng))
        quick.py_deal(self.game._at, world._at, seat, stream)
        world.viewer = None
        world._rng = stream
        return world

    # ---- points ----

    def _sheets(self) -> tuple[Any, Any]:
        lines, known = (c.c_int32 * (MAX_LINES * MAX_SEATS))(), (c.c_uint32 * MAX_SEATS)()
        viewer = CHANCE if self.viewer is None else self.viewer
        quick.py_scores(self.game._at, self._at, viewer, lines, known)
        return lines, known

    def scores(self) -> list[int]:
        """Points of every seat, if the game ended now. Of a hidden state: those that its viewer knows of."""
        lines, _ = self._sheets()
        return [sum(lines[seat * MAX_LINES : (seat + 1) * MAX_LINES]) for seat in range(self.seats)]

    def score(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat, line by line; without the lines that the viewer cannot know."""
        seat = _whole("a seat", seat)
        if not 0 <= seat < self.seats:
            raise MeadhallError(f"seat {seat}: expected 0 to {self.seats - 1}")
        lines, known = self._sheets()
        return {
            name: lines[seat * MAX_LINES + i] for i, name in enumerate(self.game.categories) if known[seat] >> i & 1
        }

    def ranks(self) -> list[int]:
        """1 is best, ties share; as if the game ended now."""
        if self.viewer is not None and not self.over:
            raise Hidden("ranks rest on what is secret; ask the true state, or a world that was dealt")
        rank = (c.c_uint8 * MAX_SEATS)()
        quick.py_rank(self.game._at, self._at, rank)
        return list(rank[: self.seats])

    def returns(self) -> list[float]:
        """Of a game that is over: 1 for a seat that left all others behind, -1 for one that was left behind by
        all, evenly between; alone at the table a hundredth of a point each. Else zeros."""
        if not self.over:
            return [0.0] * self.seats
        if self.seats == 1:
            return [self.scores()[0] / 100]
        ranks = self.ranks()
        return [sum((r < other) - (r > other) for other in ranks) / (self.seats - 1) for r in ranks]

    # ---- what is to be seen ----

    def _seen(self, viewer: Optional[int]) -> "State":
        if viewer is None and self.viewer is None:
            return self
        return self.hide(self._viewer(viewer))

    def view(self, viewer: Optional[int] = None) -> list[dict[str, Any]]:
        """Tables for people, as a viewer sees them; without one, all of it."""
        seen, length = self._seen(viewer), c.c_size_t()
        who = CHANCE if seen.viewer is None else seen.viewer
        text = text_of(quick.py_view(self.game._at, seen._at, who, c.byref(length)), length.value)
        tables: list[dict[str, Any]] = json.loads(text)
        return tables

    def dump(self, viewer: Optional[int] = None) -> dict[str, Any]:
        """Every field by name, in the words of its kind."""
        seen, length = self._seen(viewer), c.c_size_t()
        fields: dict[str, Any] = json.loads(
            text_of(quick.py_dump(self.game._at, seen._at, c.byref(length)), length.value)
        )
        return fields

    @property
    def fields(self) -> Any:
        """Every field as a numpy array that cannot be written to. It follows the state, nothing is copied."""
        array = np.frombuffer(self._room, dtype=self.game.dtype, count=1)
        array.flags.writeable = False
        return array[0]

    def __getitem__(self, name: str) -> Any:
        if name not in (self.game.dtype.names or ()):
            raise KeyError(f"{self.game.id} has no field {name!r}")
        return self.fields[name]

    # ---- numbers ----

    def observe(
        self, seat: Optional[int] = None, out: Optional[Int16Array] = None, memory: bool = False
    ) -> Int16Array:
        """What a seat knows as numbers (`game.numbers().cells` says which), turned so that it is seat 0."""
        numbers, viewer = self.game.numbers(memory), self._viewer(seat)
        if self.viewer not in (None, viewer):
            raise Hidden(f"this state is what seat {self.viewer} knows; what seat {viewer} knows is lost")
        out = into("out", out, (numbers.cell_count,), np.int16)
        quick.py_observe(numbers._at, self._at, viewer, self.viewer is not None, out.ctypes.data)
        return out

    def ids(self, seat: Optional[int] = None) -> npt.NDArray[np.int64]:
        """The ids of the legal actions, in their order."""
        if seat is None and self.over:
            return np.empty(0, np.int64)
        where = self._seat(seat)
        count = self._legal_bits(where)
        out = np.empty(count, np.int64)
        quick.py_ids(self.game.numbers()._at, self.seats, where, _scratch.list, count, out.ctypes.data)
        return out

    def words(self, seat: Optional[int] = None) -> npt.NDArray[np.uint16]:
        """The words of the legal actions, a row each: verb, operands, zeros. They are rows of
        `game.numbers().words`."""
        if seat is None and self.over:
            return np.empty((0, WORDS), np.uint16)
        where = self._seat(seat)
        count = self._legal_bits(where)
        out = np.zeros((count, WORDS), np.uint16)
        quick.py_words(self.game.numbers()._at, self.seats, where, _scratch.list, count, out.ctypes.data)
        return out

    def mask(self, seat: Optional[int] = None, out: Optional[npt.NDArray[Any]] = None) -> npt.NDArray[Any]:
        """1 at the id of every legal action. Odin has 71 million ids: use `words` there."""
        count = self.game.numbers().id_count
        out = into("out", out, (count,), np.int8, np.uint8, np.bool_)
        out[:] = 0
        out[self.ids(seat)] = 1
        return out

    def id(self, action: AnyAction, seat: Optional[int] = None) -> int:
        """The id of an action, as a seat sees it."""
        where, out = self._seat(seat), c.c_uint64()
        bits = c.c_uint64(self._bits(action, where))
        quick.py_ids(self.game.numbers()._at, self.seats, where, c.byref(bits), 1, c.byref(out))
        if out.value == NO_ID:
            raise IllegalAction(f"{self.game._action(bits.value)} is beyond a declared maximum: never legal")
        return out.value

    def action(self, id: int, seat: Optional[int] = None) -> Action:
        """The action of an id, as a seat sees it. It need not be legal."""
        id, count = _whole("an action", id), self.game.numbers().id_count
        if not 0 <= id < count:
            raise IllegalAction(f"id {id}: expected 0 to {count - 1}")
        return self.game._action(quick.py_id_action(self.game.numbers()._at, self.seats, self._seat(seat), id))

    # ---- bytes ----

    def to_bytes(self) -> bytes:
        """To be read by the same version of rules and content: `State.from_bytes`."""
        name = self.game.id.encode()
        viewer = 0xFF if self.viewer is None else self.viewer
        head = _HEAD.pack(_MAGIC, self.game.content, self.game.rules_version, viewer, len(name), bytes(self._rng))
        body = head + name + bytes(self._room)
        return body + struct.pack("<Q", quick.mh_hash(body, len(body)))

    @staticmethod
    def from_bytes(data: bytes) -> "State":
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError(f"expected bytes, not {type(data).__name__}")
        body, mark = bytes(data)[:-8], bytes(data)[-8:]
        if len(body) < _HEAD.size or body[:8] != _MAGIC:
            raise BadFile("these are no bytes of State.to_bytes")
        if struct.pack("<Q", quick.mh_hash(body, len(body))) != mark:
            raise BadFile("the bytes of this state are damaged")
        _, content, version, viewer, length, rng = _HEAD.unpack_from(body)
        name, room = body[_HEAD.size : _HEAD.size + length], body[_HEAD.size + length :]
        game = Game(name.decode("ascii", "replace"))
        if version != game.rules_version:
            raise BadFile(f"a state of {game.id} by rules version {version}, expected {game.rules_version}")
        if content != game.content or len(room) != game.state_size:
            raise BadFile(f"a state of {game.id} with other content, expected {game.content:08x}, not {content:08x}")
        return State._again(game, room, rng, None if viewer == 0xFF else viewer)

    @staticmethod
    def _again(game: Game, room: bytes, rng: bytes, viewer: Optional[int]) -> "State":
        rooms, streams = c.c_uint64 * (game.state_size // 8), c.c_uint64 * 4
        state = State._new(game, rooms.from_buffer_copy(room), viewer, streams.from_buffer_copy(rng))
        broken = None if viewer is not None else quick.py_check(game._at, state._at)
        if broken or (viewer is not None and viewer != NOBODY and viewer >= state.seats):
            raise BadFile(f"this state breaks {(broken or b'the number of seats').decode()}")
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return (State.from_bytes, (self.to_bytes(),))


def into(what: str, out: Optional[npt.NDArray[Any]], shape: tuple[int, ...], *types: Any) -> npt.NDArray[Any]:
    """The caller's array where it is what the engine writes, or a new one."""
    if out is None:
        return np.zeros(shape, types[0])
    if not isinstance(out, np.ndarray):
        raise TypeError(f"{what} is an array of numpy's, not {type(out).__name__}")
    if out.dtype not in types:
        raise TypeError(f"{what} is of {np.dtype(types[0])}, not {out.dtype}")
    if out.shape != shape:
        raise ValueError(f"{what} has the shape {shape}, not {out.shape}")
    if not (out.flags.c_contiguous and out.flags.writeable and out.flags.aligned):
        raise ValueError(f"{what} is contiguous and can be written to")
    return out
