"""A game: what is fixed about it, and where states come from."""

from __future__ import annotations

import ctypes as c
import json
import weakref
from functools import cached_property
from typing import TYPE_CHECKING, Any, Iterator, NamedTuple, Optional, Union

import numpy as np
import numpy.typing as npt

from ._engine import Event as _Event
from ._engine import quick, text_of
from .errors import MeadhallError, Unplayable

if TYPE_CHECKING:
    from .state import State

CHANCE = 7
"""The seat of dice, draws and shuffles."""
NOBODY = 6
"""Whose turn it is when the game is over; as a viewer: one who knows only what is public."""
LANGUAGES = ("en", "ru", "de")
GAMES = ("midgard", "rage", "odin", "divinus")


class Kind(NamedTuple):
    """What operands, fields and cells speak of. Without names its values are plain numbers."""

    name: str
    size: int
    ids: tuple[str, ...]
    is_set: bool


class Verb(NamedTuple):
    name: str
    kinds: tuple[str, ...]


class Field(NamedTuple):
    """An array of the state."""

    name: str
    shape: tuple[int, ...]
    indices: tuple[str, ...]
    value: str


class Option(NamedTuple):
    name: str
    values: tuple[str, ...]
    default: str
    rule: str


class Cell(NamedTuple):
    """One number of an observation. Its sort is `number`, `category` or `flag`; a category lies in
    0..high, of which `high` means nothing; -1 of a number means nothing."""

    name: str
    kind: str
    sort: str
    low: int
    high: int
    bit: int
    indices: tuple[int, ...]


class Word(NamedTuple):
    """A row of a table of embeddings: a verb (kind "") or a value of a kind."""

    kind: str
    value: str


class Ids(NamedTuple):
    """The ids of a verb: `first` plus the operands in mixed radix, the last one counts by ones."""

    verb: str
    first: int
    radix: tuple[int, ...]

    @property
    def size(self) -> int:
        size = 1
        for radix in self.radix:
            size *= radix
        return size


class Action:
    """One answer to one question. Equal answers of a game are one object."""

    __slots__ = ("game", "bits", "_text", "__weakref__")

    game: "Game"
    bits: int

    def __init__(self, game: "Game", bits: int) -> None:
        self.game = game
        self.bits = bits
        self._text: Optional[str] = None

    def __str__(self) -> str:
        if self._text is None:
            buffer = c.create_string_buffer(256)
            if quick.py_format(self.game._at, self.bits, buffer, 256) < 0:
                raise MeadhallError(f"{self.bits} is no action of {self.game.id}")
            self._text = buffer.value.decode()
        return self._text

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    def __int__(self) -> int:
        return self.bits

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.bits == self.bits and other.game.id == self.game.id

    def __hash__(self) -> int:
        return hash(self.bits)

    def __lt__(self, other: "Action") -> bool:
        return self.bits < other.bits

    def __reduce__(self) -> tuple[Any, ...]:
        return (_action_again, (self.game.id, str(self)))

    @property
    def verb(self) -> str:
        return self.game.verbs[self.bits >> 56].name

    @property
    def operands(self) -> tuple[int, ...]:
        """As numbers, for the values of `game.verb_named(verb).kinds`; 255 is none."""
        count = len(self.game.verbs[self.bits >> 56].kinds)
        return tuple(self.bits >> (48 - 8 * i) & 0xFF for i in range(count))

    def say(self, lang: str = "en") -> str:
        """A sentence for people."""
        buffer = c.create_string_buffer(1024)
        quick.py_say(self.game._at, _lang(lang), self.bits, buffer, 1024)
        return buffer.value.decode()


def _action_again(game: str, text: str) -> Action:
    return Game(game).parse(text)


class Event:
    """Something that happened: dice rolled, cards revealed, points gained."""

    __slots__ = ("game", "_raw")

    def __init__(self, game: "Game", raw: _Event) -> None:
        self.game = game
        self._raw = _Event.from_buffer_copy(raw)

    @property
    def name(self) -> str:
        what: int = self._raw.what
        return self.game.events[what].name

    @property
    def operands(self) -> tuple[int, ...]:
        return tuple(self._raw.arg)[: len(self.game.events[self._raw.what].kinds)]

    def seen_by(self, viewer: int) -> bool:
        """May this seat (or NOBODY: everybody) be told?"""
        return bool(self._raw.seen >> viewer & 1)

    def __str__(self) -> str:
        buffer = c.create_string_buffer(256)
        quick.mh_format_event(self.game._at, c.byref(self._raw), buffer, 256)
        return buffer.value.decode()

    def __repr__(self) -> str:
        return f"Event({str(self)!r})"

    def say(self, lang: str = "en") -> str:
        buffer = c.create_string_buffer(1024)
        quick.py_say_event(self.game._at, _lang(lang), c.byref(self._raw), buffer, 1024)
        return buffer.value.decode()


def _lang(lang: str) -> int:
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise ValueError(f"{lang!r} is no language of ours, expected one of {', '.join(LANGUAGES)}")
    return LANGUAGES.index(lang)


class Numbers:
    """A game in numbers, for learning: ids and words of answers, cells of observations.

    All of it is computed from the tables of the game. Seen from a seat that seat is 0, the next one 1.
    """

    def __init__(self, game: "Game", memory: bool) -> None:
        at = quick.ai_numbers_open(game._at, memory)
        if not at:
            raise MemoryError("the engine has no memory left")
        self._at: int = at
        weakref.finalize(self, quick.ai_numbers_close, at)
        self.game = game
        self.memory = memory
        self.id_count: int = quick.ai_id_count(at)
        self.cell_count: int = quick.ai_cell_count(at)
        self.word_count: int = quick.ai_word_count(at)

    @cached_property
    def _about(self) -> dict[str, Any]:
        length = c.c_size_t()
        about: dict[str, Any] = json.loads(text_of(quick.py_describe_numbers(self._at, c.byref(length)), length.value))
        return about

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        sorts = ("number", "category", "flag")
        return tuple(
            Cell(name, kind, sorts[sort], low, high, bit, tuple(index))
            for name, kind, sort, low, high, bit, index in self._about["cells"]
        )

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """Word 0 is none, then come the verbs, then the values of every kind that operands have."""
        return tuple(Word(kind, str(value)) for kind, value in self._about["words"])

    @cached_property
    def ids(self) -> tuple[Ids, ...]:
        """The ids of every verb; ids[0] is empty, as there is no verb 0."""
        return tuple(
            Ids(verb.name, first, tuple(radix)) for verb, (first, radix) in zip(self.game.verbs, self._about["verbs"])
        )


class Game:
    """One of the four games, by its id.

    >>> game = Game("midgard")
    >>> game.name, game.seats
    ('Champions of Midgard', (2, 4))
    >>> state = game.start(seats=2, seed=1)
    >>> state.turn == CHANCE
    True
    """

    _made: dict[str, "Game"] = {}

    def __new__(cls, id: str) -> "Game":
        if not isinstance(id, str):
            raise TypeError(f"a game's id is text, not {type(id).__name__}")
        if id not in cls._made:
            at = quick.mh_find(id.encode())
            if not at:
                raise MeadhallError(f"no game {id!r}, expected one of {', '.join(GAMES)}")
            game = super().__new__(cls)
            game._lay_out(at)
            cls._made[id] = game
        return cls._made[id]

    def _lay_out(self, at: int) -> None:
        length = c.c_size_t()
        about = json.loads(text_of(quick.py_describe(at, c.byref(length)), length.value))
        self._at: int = at
        self._known: dict[int, Action] = {}
        self._numbers: dict[bool, Numbers] = {}
        self.id: str = about["id"]
        self.name: str = about["name"]
        self.seats: tuple[int, int] = (about["min_seats"], about["max_seats"])
        self.state_size: int = about["state_size"]
        self.content: int = about["content"]
        self.rules_version: int = about["rules_version"]
        self.max_legal: int = about["max_legal"]
        self.verbs = tuple(Verb(name, tuple(kinds)) for name, kinds in about["verbs"])
        self.events = tuple(Verb(name, tuple(kinds)) for name, kinds in about["events"])
        self.questions: tuple[str, ...] = tuple(about["questions"])
        self.kinds = {k: Kind(k, v["count"], tuple(v["ids"]), bool(v["is_set"])) for k, v in about["kinds"].items()}
        self.categories: tuple[str, ...] = self.kinds[about["categories"]].ids
        self.rules: dict[str, str] = about["rules"]
        self.options = tuple(
            Option(o["name"], self.kinds[o["values"]].ids, str(o["default"]), o["rule"]) for o in about["options"]
        )
        self.fields = tuple(Field(f["name"], tuple(f["dims"]), tuple(f["index"]), f["value"]) for f in about["fields"])
        self.dtype = np.dtype(
            {
                "names": [f["name"] for f in about["fields"]],
                "formats": [
                    (f"<{'i' if f['is_signed'] else 'u'}{f['width']}", tuple(f["dims"])) for f in about["fields"]
                ],
                "offsets": [f["offset"] for f in about["fields"]],
                "itemsize": self.state_size,
            }
        )
        """A state as numpy sees it: a name for every field."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Game, (self.id,))

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    # ---- actions ----

    def _action(self, bits: int) -> Action:
        action = self._known.get(bits)
        if action is None:
            if len(self._known) >= 1 << 18:
                self._known.clear()
            action = self._known[bits] = Action(self, bits)
        return action

    def parse(self, text: str) -> Action:
        """The action of these words, as `str(action)` says them. It need not be legal anywhere.

        >>> Game("midgard").parse("place market").verb
        'place'
        """
        if not isinstance(text, str):
            raise TypeError(f"expected the words of an action, not {type(text).__name__}")
        bits = c.c_uint64()
        if "\0" in text or quick.py_parse(self._at, text.encode(), c.byref(bits)):
            raise MeadhallError(f"{text!r} is no action of {self.id}, expected a verb and its operands")
        return self._action(bits.value)

    # ---- numbers ----

    def numbers(self, memory: bool = False) -> Numbers:
        """`memory`: observations also hold what was seen earlier, and piles."""
        memory = bool(memory)
        if memory not in self._numbers:
            self._numbers[memory] = Numbers(self, memory)
        return self._numbers[memory]

    # ---- states ----

    def options_for(self, seats: int, options: Optional[str] = None) -> int:
        """Options as a number. Without any: the usual ones with which so many can play."""
        _whole("seats", seats)
        bits, at = c.c_uint64(), c.c_size_t()
        if not self.seats[0] <= seats <= self.seats[1]:
            raise Unplayable(f"{self.id} has {self.seats[0]} to {self.seats[1]} seats, not {seats}")
        if not options:
            if not quick.mh_playable(self._at, seats, c.byref(bits)):
                raise Unplayable(f"{self.id} cannot be played by {seats}")
            return bits.value
        if not isinstance(options, str):
            raise TypeError(f"options are text such as 'name=value,...', not {type(options).__name__}")
        if "\0" in options or quick.mh_options_parse(self._at, options.encode(), c.byref(bits), c.byref(at)):
            names = ", ".join(option.name for option in self.options)
            raise Unplayable(f"options {options!r} at {at.value}: expected name=value of {names}")
        return bits.value

    def options_text(self, options: int) -> str:
        """Options as text, from their number."""
        options = _whole("options", options)
        if not 0 <= options < 2**64:
            raise MeadhallError(f"options {options}: expected 0 to 2**64 - 1")
        buffer = c.create_string_buffer(1024)
        quick.mh_options_format(self._at, options, buffer, 1024)
        return buffer.value.decode()

    def start(self, seats: Optional[int] = None, seed: int = 0, options: Optional[str] = None) -> "State":
        """A game just laid out. `seed` is that of `State.roll`, which draws what chance answers."""
        from .state import State

        return State._start(self, self.seats[0] if seats is None else seats, seed, options)

    def load(self, data: bytes) -> "State":
        """A state from `State.to_bytes`."""
        from .state import State

        state = State.from_bytes(data)
        if state.game is not self:
            raise MeadhallError(f"these are bytes of a state of {state.game.id}, expected {self.id}")
        return state

    def verb_named(self, name: str) -> Verb:
        if not isinstance(name, str):
            raise TypeError(f"a verb's name is text, not {type(name).__name__}")
        for verb in self.verbs[1:]:
            if verb.name == name:
                return verb
        raise MeadhallError(f"{self.id} has no verb {name!r}")


def games() -> Iterator[Game]:
    """All games.

    >>> [game.id for game in games()]
    ['midgard', 'rage', 'odin', 'divinus']
    """
    return (Game(id) for id in GAMES)


def _whole(what: str, x: object) -> int:
    if isinstance(x, bool) or not isinstance(x, (int, np.integer)):
        raise TypeError(f"{what} is a whole number, not {type(x).__name__}")
    return int(x)


def _seed(x: object) -> int:
    """A seed from a number, or drawn from a generator of Python's or numpy's."""
    if isinstance(x, np.random.Generator):
        return int(x.integers(0, 2**63))
    draw = getattr(x, "getrandbits", None)
    if draw is not None:
        return int(draw(64))
    return _whole("a seed", x) & (2**64 - 1)


Int16Array = npt.NDArray[np.int16]
AnyAction = Union[Action, str, int]
