"""What can be wrong. Each says what was expected."""

from __future__ import annotations


class MeadhallError(Exception):
    """All that this package raises by itself, beside TypeError and IndexError."""


class IllegalAction(MeadhallError, ValueError):
    """The action may not be played here. `rule` is the id of the rule that forbids it, or ""."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class GameOver(IllegalAction):
    """The game is over: nobody is asked any more."""


class Hidden(MeadhallError, ValueError):
    """A state that was hidden for a seat does not know enough for this; deal a world first."""


class Unplayable(MeadhallError, ValueError):
    """A game cannot be laid out like that."""


class BadFile(MeadhallError, ValueError):
    """A saga, a file of records or a kept state that cannot be read. `line` is 0 where there is none."""

    def __init__(self, message: str, line: int = 0, rule: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.rule = rule
