"""Many games at once, for learning."""

from __future__ import annotations

import ctypes as c
import os
import threading
from typing import Any, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

from ._engine import MAX_SEATS, WORDS, Error, Out, quick, slow
from .bots import _spec
from .errors import BadFile, IllegalAction, MeadhallError, Unplayable
from .game import Game, Int16Array, _seed, _whole
from .state import State, into

FORMS = ("places", "ids", "words")
WIDEST = 1 << 17
"""Choices up to which `form=None` takes flat ids."""
_MASKS = (np.uint8, np.bool_, np.int8)


class Batch:
    """`n` games that one call steps: chance is rolled, what has ended begins anew, numbers are written into arrays.

    A choice is named in one of three forms:

    - `ids`: flat, as `State.ids`. The mask is as wide as a game has ids.
    - `words`: word by word, one a step: first the verb, then its operands, as far as they are not clear.
      The mask is as wide as a game has words, a few hundred.
    - `places`: by the place in the list of legal answers, whose words `bind(words=rows)` writes.

    Without a form it is `ids`, or `words` for a game of more than 131,072 ids.

    >>> batch = Batch("midgard", 16, seats=2, seed=1)
    >>> observations = batch.observe()
    >>> for _ in range(100):
    ...     reward, done = batch.step(batch.sample())
    >>> batch.steps
    1600
    """

    def __init__(
        self,
        game: Union[Game, str],
        n: int,
        seats: Optional[int] = None,
        seed: object = 0,
        *,
        options: Optional[str] = None,
        form: Optional[str] = None,
        threads: int = 1,
        rivals: Optional[str] = None,
        forced: bool = False,
        memory: bool = False,
    ) -> None:
        self._at: Optional[int] = None
        self.game = game if isinstance(game, Game) else Game(game)
        self.n = _whole("n", n)
        self.seats = self.game.seats[0] if seats is None else _whole("seats", seats)
        self.numbers = self.game.numbers(memory)
        if form is None:
            form = "ids" if self.numbers.id_count <= WIDEST else "words"
        if form not in FORMS:
            raise MeadhallError(f"form {form!r}: expected one of {', '.join(FORMS)}")
        self.form = form
        bits = self.game.options_for(self.seats, options)
        threads = _whole("threads", threads)
        if not 0 < self.n <= 1 << 20 or not 0 < threads <= 64:
            raise Unplayable(f"{self.n} games, {threads} threads: expected 1 to 1048576 and 1 to 64")
        error = Error()
        spec = None if rivals is None else _spec(rivals)
        try:
            at = slow.py_batch_open(
                self.numbers._at, self.n, self.seats, bits, _seed(seed), FORMS.index(form), threads, bool(forced), spec, c.byref(error)
            )
        finally:
            if spec:
                quick.py_free(spec)
        if not at:
            raise Unplayable(error.text.decode())
        self._at = at
        self._process = os.getpid()
        self._lock = threading.Lock()
        self.width: int = quick.batch_width(at)
        """How many choices there are: the width of a mask."""
        self.seat = np.zeros(self.n, np.uint8)
        """Who is asked."""
        self.legal = np.zeros(self.n, np.uint32)
        """How many answers there are."""
        self.reward = np.zeros((self.n, MAX_SEATS), np.float32)
        """Of games that ended in the last step: `State.returns` a seat."""
        self.score = np.zeros((self.n, MAX_SEATS), np.int32)
        self.done = np.zeros(self.n, np.bool_)
        """A game ended in the last step, and the next one has begun."""
        self.length = np.zeros(self.n, np.uint32)
        """Plies of the game that ended."""
        self.observations: Optional[Int16Array] = None
        self.masks: Optional[npt.NDArray[Any]] = None
        self.words: Optional[npt.NDArray[np.uint16]] = None
        self.points: Optional[npt.NDArray[np.int32]] = None
        self._out = Out()
        self._small(self._out)
        self._look()

    # ---- the engine ----

    def _open(self) -> int:
        if self._at is None:
            raise MeadhallError("this batch is closed")
        if os.getpid() != self._process:
            raise MeadhallError("this batch belongs to the process that opened it; open one after the fork")
        return self._at

    def _small(self, out: Out) -> None:
        out.seat, out.legal = self.seat.ctypes.data, self.legal.ctypes.data
        out.reward, out.score = self.reward.ctypes.data, self.score.ctypes.data
        out.done, out.length = self.done.ctypes.data, self.length.ctypes.data

    def _look(self) -> None:
        with self._lock:
            slow.batch_look(self._open(), c.byref(self._out))
        self._out.mask_kept = self.masks is not None

    def close(self) -> None:
        at, self._at = getattr(self, "_at", None), None
        if at and os.getpid() == self._process:
            slow.batch_close(at)

    __del__ = close

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game.id}, {self.seats} seats, {self.form}>"

    # ---- what is to be seen ----

    def bind(
        self,
        observations: Union[bool, Int16Array, None] = None,
        masks: Union[bool, npt.NDArray[Any], None] = None,
        words: Union[int, npt.NDArray[np.uint16], None] = None,
        points: Union[bool, npt.NDArray[np.int32], None] = None,
    ) -> "Batch":
        """Arrays that every step writes, the caller's or (True; a number of rows) new ones; False: none. They
        are `batch.observations`, `batch.masks`, `batch.words` and `batch.points` (of every seat, if the game ended
        now: for rewards, as it may rest on secrets) afterwards. Between steps nobody else writes to
        the masks: only what changes is written."""
        self._open()
        cells, mask, rows, score = self.observations, self.masks, self.words, self.points
        if observations is not None:
            given = None if isinstance(observations, bool) else observations
            cells = None if observations is False else into("observations", given, (self.n, self.numbers.cell_count), np.int16)
        if masks is not None:
            mask = None if masks is False else self._mask_array(None if masks is True else masks)
        if words is not None:
            rows = self._word_array(words)
        if points is not None:
            given_points = None if isinstance(points, bool) else points
            score = None if points is False else into("points", given_points, (self.n, MAX_SEATS), np.int32)
        # All of them or none: an array that is refused must not leave the engine with one that was let go. What it
        # writes to is kept here, too, whatever becomes of the names.
        self._bound = self.observations, self.masks, self.words, self.points = cells, mask, rows, score
        self._out.cells = None if cells is None else cells.ctypes.data
        self._out.mask = None if mask is None else mask.ctypes.data
        self._out.words = None if rows is None else rows.ctypes.data
        self._out.points = None if score is None else score.ctypes.data
        self._out.rows = 0 if rows is None else rows.shape[1]
        self._look()
        return self

    def _mask_array(self, given: Optional[npt.NDArray[Any]]) -> npt.NDArray[Any]:
        if given is None and self.width > WIDEST:
            raise MeadhallError(f"a mask of {self.n} x {self.width} is too wide; take form='words' or form='places'")
        return into("masks", given, (self.n, self.width), *_MASKS)

    def _word_array(self, words: Union[int, npt.NDArray[np.uint16]]) -> Optional[npt.NDArray[np.uint16]]:
        if words is False:
            return None
        if isinstance(words, np.ndarray):
            rows = words.shape[1] if words.ndim == 3 else 0
            return into("words", words, (self.n, rows, WORDS), np.uint16)
        rows = self.game.max_legal if words is True else _whole("words", words)
        if not 0 < rows <= self.game.max_legal:
            raise ValueError(f"words has 1 to {self.game.max_legal} rows, not {rows}")
        return np.zeros((self.n, rows, WORDS), np.uint16)

    def observe(self, out: Optional[Int16Array] = None) -> Int16Array:
        """What the seats that are asked know, a row a game."""
        out = into("out", out, (self.n, self.numbers.cell_count), np.int16)
        with self._lock:
            slow.batch_look(self._open(), c.byref(Out(cells=out.ctypes.data)))
        return out

    def mask(self, out: Optional[npt.NDArray[Any]] = None) -> npt.NDArray[Any]:
        """1 where a choice may be made, a row a game."""
        out = self._mask_array(out)
        with self._lock:
            slow.batch_look(self._open(), c.byref(Out(mask=out.ctypes.data)))
        return out

    def state(self, i: int) -> State:
        """A copy of a game as it stands."""
        i = _whole("a game", i)
        if not 0 <= i < self.n:
            raise IndexError(f"game {i}: expected 0 to {self.n - 1}")
        with self._lock:
            return State._from_memory(self.game, quick.batch_state(self._open(), i))

    @property
    def steps(self) -> int:
        """Choices so far, all games together; neither chance's nor those of rivals."""
        return int(quick.batch_steps(self._open()))

    # ---- playing ----

    def step(self, choices: npt.ArrayLike) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """One choice a game. `reward` and `done` come back; they and all that is bound are written anew by
        every step. Where a choice may not be made nothing is played."""
        ids = np.asarray(choices)
        if ids.dtype.kind not in "iu":
            raise TypeError(f"choices are whole numbers, not {ids.dtype}")
        if ids.shape != (self.n,):
            raise ValueError(f"choices have the shape ({self.n},), not {ids.shape}")
        ids = np.ascontiguousarray(ids, np.int64)
        bad = c.c_uint32()
        with self._lock:
            error = slow.batch_step(self._open(), ids.ctypes.data, c.byref(self._out), c.byref(bad))
        if error:
            raise IllegalAction(f"game {bad.value}: {self.form[:-1]} {int(ids[bad.value])} may not be chosen")
        return self.reward, self.done

    def sample(self, out: Optional[npt.NDArray[np.int64]] = None) -> npt.NDArray[np.int64]:
        """A choice for each game, drawn evenly among those that may be made."""
        out = into("out", out, (self.n,), np.int64)
        with self._lock:
            slow.batch_draw(self._open(), out.ctypes.data)
        return out

    def reset(self, seed: object = None, seeds: Optional[Sequence[int]] = None) -> None:
        """All games anew: from one seed, or from a seed a game, which then is played the same at any place."""
        if seeds is None:
            with self._lock:
                slow.batch_begin(self._open(), _seed(0 if seed is None else seed))
        else:
            each = np.asarray(seeds)
            if each.dtype.kind not in "iu" or each.shape != (self.n,):
                raise ValueError(f"seeds are {self.n} whole numbers, not {each.dtype} of shape {each.shape}")
            each = np.ascontiguousarray(each.astype(np.uint64))
            with self._lock:
                slow.batch_begin_each(self._open(), each.ctypes.data)
        self._look()

    def save(self) -> bytes:
        """All games as they stand, for a batch of the same kind and the same version."""
        with self._lock:
            at = self._open()
            kept = c.create_string_buffer(quick.batch_saved_size(at))
            slow.batch_save(at, kept)
        return kept.raw

    def restore(self, kept: bytes) -> None:
        if not isinstance(kept, bytes):
            raise TypeError(f"expected bytes of Batch.save, not {type(kept).__name__}")
        with self._lock:
            error = slow.batch_restore(self._open(), kept, len(kept))
        if error:
            raise BadFile("these are no bytes of a batch of this kind, or of another version")
        self._look()
