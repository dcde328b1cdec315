"""Four Viking board games on one small deterministic engine, for people who do research with them.

>>> import meadhall
>>> state = meadhall.Game("odin").start(seats=1, seed=7)
>>> rng = random.Random(7)
>>> while not state.over:
...     _ = state.roll() if state.turn == meadhall.CHANCE else state.apply(rng.choice(state.legal()))
>>> len(state.scores())
1

`meadhall.pettingzoo`, `meadhall.gymnasium` and `meadhall.openspiel` are for those libraries.
"""

import importlib as _importlib
from typing import Any as _Any

from ._engine import quick as _quick
from .batch import Batch
from .bots import Advised, Bot, Choose, Result, Standing, Verdict, arena
from .errors import BadFile, GameOver, Hidden, IllegalAction, MeadhallError, Unplayable
from .game import CHANCE, NOBODY, Action, Cell, Event, Field, Game, Ids, Kind, Numbers, Option, Verb, Word, games
from .records import GameRecords, Records, read
from .saga import Saga
from .state import State

__version__: str = _quick.mh_version().decode()
__all__ = [
    "CHANCE", "NOBODY", "Action", "Advised", "BadFile", "Batch", "Bot", "Cell", "Choose", "Event", "Field", "Game",
    "GameOver", "GameRecords", "Hidden", "Ids", "IllegalAction", "Kind", "MeadhallError", "Numbers", "Option",
    "Records", "Result", "Saga", "Standing", "State", "Unplayable", "Verb", "Verdict", "Word", "arena", "games", "read",
]  # fmt: skip


def __getattr__(name: str) -> _Any:
    """The adapters are loaded when somebody asks for them: each needs a library that others do without."""
    if name in ("pettingzoo", "gymnasium", "openspiel"):
        return _importlib.import_module("." + name, __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
