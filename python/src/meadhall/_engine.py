"""The engine behind the package: one shared library, called by ctypes.

The library knows nothing of Python, so one wheel serves every version. Calls that take a moment
let other threads run meanwhile (`slow`), calls that take less than a microsecond do not (`quick`).
"""

from __future__ import annotations

import ctypes as c
import os
from pathlib import Path
from typing import Any

MAX_SEATS = 5
MAX_LEGAL = 2048
MAX_LINES = 24
MAX_TALE = 256
WORDS = 8
ARENA_BOTS = 12
NAME = 48
KEY = 32
NO_ID = 2**64 - 1


class Event(c.Structure):
    _fields_ = [("what", c.c_uint8), ("seen", c.c_uint8), ("arg", c.c_uint8 * 6)]


class Advice(c.Structure):
    _fields_ = [
        ("action", c.c_uint64),
        ("visits", c.c_uint32),
        ("share", c.c_uint16),
        ("value", c.c_uint16),
        ("margin", c.c_int32),
    ]


class Error(c.Structure):
    _fields_ = [
        ("code", c.c_int),
        ("line", c.c_uint),
        ("rule", c.c_char * 32),
        ("file", c.c_char * 160),
        ("text", c.c_char * 512),
    ]


class Player(c.Structure):
    _fields_ = [("name", c.c_char * NAME), ("bot", c.c_char * NAME)]


class Out(c.Structure):
    _fields_ = [
        ("cells", c.c_void_p),
        ("mask", c.c_void_p),
        ("mask_kept", c.c_bool),
        ("words", c.c_void_p),
        ("rows", c.c_uint32),
        ("legal", c.c_void_p),
        ("seat", c.c_void_p),
        ("reward", c.c_void_p),
        ("score", c.c_void_p),
        ("done", c.c_void_p),
        ("length", c.c_void_p),
        ("points", c.c_void_p),
    ]


ANSWER = c.CFUNCTYPE(c.c_uint32, c.c_uint32, c.c_void_p, c.c_int, c.POINTER(c.c_uint64), c.c_uint32)
BEGIN = c.CFUNCTYPE(None, c.c_uint32, c.c_uint64)


class ArenaJob(c.Structure):
    _fields_ = [
        ("game", c.c_void_p),
        ("bots", c.POINTER(c.c_char_p)),
        ("folder", c.c_char_p),
        ("answer", ANSWER),
        ("begin", BEGIN),
        ("options", c.c_uint64),
        ("seed", c.c_uint64),
        ("games", c.c_uint64),
        ("elo0", c.c_double),
        ("elo1", c.c_double),
        ("seats", c.c_int32),
        ("count", c.c_int32),
        ("threads", c.c_uint32),
        ("sprt", c.c_uint32),
    ]


class ArenaRow(c.Structure):
    _fields_ = [
        ("games", c.c_uint64),
        ("wins", c.c_double),
        ("parity", c.c_double),
        ("low", c.c_double),
        ("high", c.c_double),
        ("elo", c.c_double),
        ("score", c.c_double),
        ("seated", c.c_double),
    ]


class Verdict(c.Structure):
    _fields_ = [
        ("llr", c.c_double),
        ("bound", c.c_double),
        ("decided", c.c_bool),
        ("games", c.c_uint64),
    ]


class ArenaResult(c.Structure):
    _fields_ = [
        ("row", ArenaRow * ARENA_BOTS),
        ("verdict", Verdict),
        ("counted", c.c_uint64),
        ("failed", c.c_uint64),
        ("error", Error),
    ]


class Session(c.Structure):
    _fields_ = [
        ("game", c.c_void_p),
        ("options", c.c_uint64),
        ("plies", c.c_uint32),
        ("known", c.c_uint32),
        ("seats", c.c_int32),
        ("viewer", c.c_int32),
    ]


class About(c.Structure):
    _fields_ = [
        ("game", c.c_void_p),
        ("options", c.c_uint64),
        ("seed", c.c_uint64),
        ("seats", c.c_int32),
        ("bot", (c.c_char * NAME) * MAX_SEATS),
    ]


class Rows(c.Structure):
    _fields_ = [
        ("number", c.c_uint64),
        ("count", c.c_uint32),
        ("answers", c.c_uint32),
        ("score", c.c_int32 * MAX_SEATS),
        ("rank", c.c_uint8 * MAX_SEATS),
        ("has_visits", c.c_uint8),
        ("spare", c.c_uint8 * 2),
        ("states", c.POINTER(c.c_uint8)),
        ("seat", c.POINTER(c.c_uint8)),
        ("choice", c.POINTER(c.c_uint32)),
        ("first", c.POINTER(c.c_uint32)),
        ("legal", c.POINTER(c.c_uint64)),
        ("visits", c.POINTER(c.c_uint32)),
    ]


MIRRORS = (Out, Event, Advice, ArenaJob, ArenaResult, Session, About, Rows, Error, Player)

_p, _i, _u, _l, _n, _s, _b = c.c_void_p, c.c_int, c.c_uint32, c.c_uint64, c.c_size_t, c.c_char_p, c.c_bool

# name: (what comes back, what goes in)
QUICK = {
    "mh_version": (_s, []),
    "mh_find": (_p, [_s]),
    "mh_setup": (_s, [_p, _p, _l, _i]),
    "mh_options_parse": (_i, [_p, _s, _p, _p]),
    "mh_options_format": (_i, [_p, _l, _p, _n]),
    "mh_playable": (_b, [_p, _i, _p]),
    "mh_seed": (None, [_p, _l]),
    "mh_next": (_l, [_p]),
    "mh_hash": (_l, [_p, _n]),
    "ai_numbers_open": (_p, [_p, _b]),
    "ai_numbers_close": (None, [_p]),
    "ai_id_count": (_l, [_p]),
    "ai_cell_count": (_u, [_p]),
    "ai_word_count": (_u, [_p]),
    "py_free": (None, [_p]),
    "py_describe": (_p, [_p, _p]),
    "py_describe_numbers": (_p, [_p, _p]),
    "py_view": (_p, [_p, _p, _i, _p]),
    "py_dump": (_p, [_p, _p, _p]),
    "py_turn": (_i, [_p]),
    "py_asked": (c.c_uint, [_p]),
    "py_legal": (_u, [_p, _p, _i, _p]),
    "py_chance": (_u, [_p, _p, _p, _p]),
    "py_roll": (_l, [_p, _p, _p]),
    "py_why": (_s, [_p, _p, _i, _l]),
    "py_play": (_i, [_p, _p, _i, _l, _p, _u, _p]),
    "py_hide": (None, [_p, _p, _i]),
    "py_deal": (None, [_p, _p, _i, _p]),
    "py_scores": (None, [_p, _p, _i, _p, _p]),
    "py_rank": (None, [_p, _p, _p]),
    "py_check": (_s, [_p, _p]),
    "py_format": (_i, [_p, _l, _p, _n]),
    "py_parse": (_i, [_p, _s, _p]),
    "py_say": (_i, [_p, _i, _l, _p, _n]),
    "py_say_event": (_i, [_p, _i, _p, _p, _n]),
    "mh_format_event": (_i, [_p, _p, _p, _n]),
    "py_observe": (None, [_p, _p, _i, _b, _p]),
    "py_ids": (None, [_p, _i, _i, _p, _u, _p]),
    "py_id_action": (_l, [_p, _i, _i, _l]),
    "py_words": (None, [_p, _i, _i, _p, _u, _p]),
    "py_spec": (_p, [_s, _p]),
    "ai_open": (_p, [_p, _p]),
    "ai_close": (None, [_p]),
    "ai_begin": (None, [_p, _l]),
    "ai_effort": (_u, [_p]),
    "batch_width": (_l, [_p]),
    "batch_steps": (_l, [_p]),
    "batch_state": (_p, [_p, _u]),
    "batch_saved_size": (_n, [_p]),
    "py_session_open": (_p, [_p, _l, _i, _p, _s, _p]),
    "py_session_about": (None, [_p, _p]),
    "py_session_player": (None, [_p, _i, _p]),
    "py_session_log": (None, [_p, _p, _p]),
    "py_session_state": (None, [_p, _u, _p]),
    "py_session_play": (_i, [_p, _i, _l, _p, _u, _p]),
    "host_close": (None, [_p]),
    "host_chance": (_i, [_p, _p]),
    "host_branch": (_p, [_p, _u]),
    "host_undo_limit": (_u, [_p, _i]),
    "host_undo": (_i, [_p, _i, _u]),
    "host_saga_text": (_p, [_p, _i, _p]),
    "py_data_about": (None, [_p, _p]),
    "py_rows_free": (None, [_p]),
    "py_sizes_of": (None, [_p]),
}
SLOW = {
    "py_choose": (_l, [_p, _p, _p, _i, _b]),
    "py_advise": (_u, [_p, _p, _p, _i, _b, _p, _u]),
    "py_arena": (_i, [_p, _p]),
    "py_batch_open": (_p, [_p, _u, _i, _l, _l, _i, c.c_uint, _b, _p, _p]),
    "batch_close": (None, [_p]),
    "batch_begin": (None, [_p, _l]),
    "batch_begin_each": (None, [_p, _p]),
    "batch_step": (_i, [_p, _p, _p, _p]),
    "batch_look": (None, [_p, _p]),
    "batch_draw": (None, [_p, _p]),
    "batch_save": (None, [_p, _p]),
    "batch_restore": (_i, [_p, _p, _n]),
    "host_saga_parse": (_p, [_s, _n, _b, _p]),
    "host_saga_read": (_p, [_s, _b, _p]),
    "host_saga_write": (_b, [_p, _i, _s, _p]),
    "data_open": (_p, [_s, _p]),
    "data_close": (None, [_p]),
    "py_data_game": (_p, [_p, _p]),
}


def _path() -> str:
    """Beside this file in a wheel; $MEADHALL_ENGINE names another one, for tests."""
    return os.environ.get("MEADHALL_ENGINE") or str(Path(__file__).with_name("libengine.so"))


def _load() -> tuple[Any, Any]:
    path = _path()
    try:
        quick, slow = c.PyDLL(path), c.CDLL(path)
    except OSError as error:
        raise ImportError(f"meadhall: the engine cannot be loaded ({error})") from None
    for library, table in ((quick, QUICK), (slow, SLOW)):
        for name, (result, arguments) in table.items():
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
    sizes = (c.c_uint32 * len(MIRRORS))()
    quick.py_sizes_of(sizes)
    for mirror, size in zip(MIRRORS, sizes):
        if c.sizeof(mirror) != size:
            raise ImportError(f"meadhall: {path} belongs to another version ({mirror.__name__})")
    return quick, slow


quick, slow = _load()


def text_of(pointer: int | None, length: int) -> bytes:
    """Text that the engine allocated; it is freed."""
    if not pointer:
        raise MemoryError("the engine has no memory left")
    try:
        return c.string_at(pointer, length)
    finally:
        quick.py_free(pointer)
