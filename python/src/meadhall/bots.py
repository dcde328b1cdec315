"""Bots by SPEC, bots of one's own, and the arena."""

from __future__ import annotations

import ctypes as c
import os
import weakref
from typing import Any, Callable, NamedTuple, Optional, Protocol, Sequence, Union

from ._engine import ANSWER, ARENA_BOTS, BEGIN, MAX_LEGAL, Advice, ArenaJob, ArenaResult, Error, quick, slow
from .errors import GameOver, Hidden, IllegalAction, MeadhallError
from .game import Action, Game, _seed, _whole
from .state import State


def _spec(text: str) -> int:
    """A SPEC that was read, to be given to py_free."""
    if not isinstance(text, str):
        raise TypeError(f"a bot is a SPEC such as 'greedy' or 'mcts:200', not {type(text).__name__}")
    error = Error()
    at = None if "\0" in text else quick.py_spec(text.encode(), c.byref(error))
    if not at:
        raise MeadhallError(f"bot {text!r}: {error.text.decode() or 'no such bot'}")
    return int(at)


class Advised(NamedTuple):
    """What a bot thinks of an answer."""

    action: Action
    visits: int
    share: float
    """Of all visits."""
    value: float
    """0 lost, 1 won."""
    margin: float
    """Points ahead of the best other seat."""


class Bot:
    """A bot by its SPEC: random, greedy, mcts:200, mcts:20ms, level:hard ...

    >>> game = Game("midgard")
    >>> state = game.start(seats=2, seed=5)
    >>> while state.turn == CHANCE:
    ...     _ = state.roll()
    >>> Bot(game, "greedy").choose(state) in state.legal()
    True
    """

    def __init__(self, game: Union[Game, str], spec: str, seed: object = 0) -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        self.spec = spec
        read = _spec(spec)
        try:
            at = quick.ai_open(self.game._at, read)
        finally:
            quick.py_free(read)
        if not at:
            raise MeadhallError(f"bot {spec!r} does not play by itself")
        self._at: int = at
        self._busy = False
        weakref.finalize(self, quick.ai_close, at)
        self.begin(seed)

    def begin(self, seed: object = 0) -> None:
        """Before a game: the stream of a bot that draws numbers."""
        if self._busy:
            raise MeadhallError("this bot is thinking in another thread")
        quick.ai_begin(self._at, _seed(seed))

    def _ask(self, state: State, seat: Optional[int], call: Callable[[State, int], Any]) -> Any:
        if not isinstance(state, State) or state.game is not self.game:
            raise MeadhallError(f"expected a state of {self.game.id}")
        where = state._seat(seat)
        if where not in state.asked or where >= state.seats:
            raise IllegalAction(f"seat {where} is not asked")
        if state.viewer not in (None, where):
            raise Hidden(f"this state is what seat {state.viewer} knows, not seat {where}")
        if self._busy:
            raise MeadhallError("this bot is thinking in another thread")
        self._busy = True
        try:
            return call(state.copy(), where)
        finally:
            self._busy = False

    def choose(self, state: State, seat: Optional[int] = None) -> Action:
        """Its answer. It is told what the seat knows, and no more."""

        def call(copy: State, where: int) -> Action:
            return self.game._action(
                slow.py_choose(self._at, self.game._at, copy._at, where, copy.viewer is not None)
            )

        answer: Action = self._ask(state, seat, call)
        return answer

    def advise(self, state: State, seat: Optional[int] = None) -> list[Advised]:
        """Its answers, the best first. Only a search has more than one, and figures to each."""

        def call(copy: State, where: int) -> list[Advised]:
            out = (Advice * MAX_LEGAL)()
            n = slow.py_advise(self._at, self.game._at, copy._at, where, copy.viewer is not None, out, MAX_LEGAL)
            return [
                Advised(self.game._action(a.action), a.visits, a.share / 1000, a.value / 1000, a.margin / 100)
                for a in out[:n]
            ]

        answers: list[Advised] = self._ask(state, seat, call)
        return answers


class Choose(Protocol):
    """A bot of one's own: given what its seat knows and its legal answers, it names one of them. If it has a
    method `begin(seed)`, that is called before each game."""

    def __call__(self, state: State, legal: list[Action]) -> Action: ...


class Standing(NamedTuple):
    """How a bot fared in the arena."""

    bot: str
    games: int
    win_share: float
    low: float
    high: float
    """Wilson's 95 % interval."""
    elo: float
    """Against equals."""
    mean_score: float


class Verdict(NamedTuple):
    """The sequential test of the first bot against all others. Beyond +-bound it is decided: `llr` > 0 for
    better by elo1, < 0 for no better than by elo0."""

    llr: float
    bound: float
    decided: bool


class Result(NamedTuple):
    game: str
    seats: int
    games: int
    bots: list[Standing]
    verdict: Optional[Verdict]


class _Guests:
    """Bots written in Python, while the engine calls them. What they raise waits until it is done."""

    def __init__(self, game: Game, bots: Sequence[Any]) -> None:
        self.game, self.bots = game, bots
        self.error: Optional[BaseException] = None
        self.answer = ANSWER(self._answer)
        self.begin = BEGIN(self._begin)

    def _answer(self, bot: int, hidden: int, seat: int, bits: Any, count: int) -> int:
        if self.error:
            return 0
        try:
            state = State._from_memory(self.game, hidden, seat)
            legal = [self.game._action(x) for x in bits[:count]]
            answer = self.bots[bot](state, legal)
            if isinstance(answer, str):
                answer = self.game.parse(answer)
            if answer not in legal:
                raise IllegalAction(f"bot {bot + 1} answered {answer!r}, expected one of the {count} legal actions")
            return legal.index(answer)
        except BaseException as error:  # it must not pass through the engine
            self.error = error
            return 0

    def _begin(self, bot: int, seed: int) -> None:
        begin = getattr(self.bots[bot], "begin", None)
        if begin is None or self.error:
            return
        try:
            begin(seed)
        except BaseException as error:
            self.error = error


def arena(
    game: Union[Game, str],
    bots: Sequence[Union[str, Choose]],
    games: int,
    seats: Optional[int] = None,
    seed: object = 0,
    *,
    options: Optional[str] = None,
    threads: int = 1,
    sprt: Optional[tuple[float, float]] = None,
    folder: Union[str, "os.PathLike[str]", None] = None,
) -> Result:
    """Bots against each other: the same fates for all, every seat for everybody. A bot is a SPEC or a callable
    (`Choose`). With `sprt=(elo0, elo1)` it ends as soon as it is clear whether the first bot is better than
    the others. Sagas of all games go to `folder`.

    >>> result = arena("midgard", ["greedy", "random"], games=10, seats=2)
    >>> result.bots[0].win_share > 0.5
    True
    """
    game = game if isinstance(game, Game) else Game(game)
    count = len(bots)
    seats = max(2, game.seats[0]) if seats is None else _whole("seats", seats)
    games, threads = _whole("games", games), _whole("threads", threads)
    if not 2 <= count <= ARENA_BOTS or seats < 2:
        raise MeadhallError(f"{count} bots at {seats} seats: expected 2 to {ARENA_BOTS} bots and 2 seats or more")
    if not 1 <= games <= 10**7 or not 1 <= threads <= 256:
        raise MeadhallError(f"{games} games on {threads} threads: expected 1 to 10000000 and 1 to 256")
    for bot in bots:
        if not isinstance(bot, str) and not callable(bot):
            raise TypeError(f"a bot is a SPEC or can be called, not {type(bot).__name__}")
    guests = _Guests(game, bots)
    own = any(not isinstance(bot, str) for bot in bots)
    words = (c.c_char_p * count)(*[bot.encode() if isinstance(bot, str) else None for bot in bots])
    job = ArenaJob(
        game=game._at,
        bots=words,
        folder=None if folder is None else os.fsencode(folder),
        answer=guests.answer,
        begin=guests.begin,
        options=game.options_for(seats, options),
        seed=_seed(seed),
        games=games,
        seats=seats,
        count=count,
        threads=1 if own else threads,
        sprt=sprt is not None,
    )
    if sprt is not None:
        job.elo0, job.elo1 = float(sprt[0]), float(sprt[1])
        if not job.elo0 < job.elo1:
            raise MeadhallError(f"sprt {sprt}: expected elo0 < elo1")
    result = ArenaResult()
    error = slow.py_arena(c.byref(job), c.byref(result))
    if guests.error:
        raise guests.error
    if error:
        raise MeadhallError(result.error.text.decode() or "the arena has no memory left")
    if result.failed:
        raise MeadhallError(f"game {result.failed} broke a rule or did not end")
    names = [bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__) for bot in bots]
    return _result(game, seats, names, result, sprt is not None)


def _result(game: Game, seats: int, names: list[str], result: ArenaResult, sprt: bool) -> Result:
    standings = [
        Standing(name, row.games, row.wins / row.games if row.games else 0.0, row.low, row.high, row.elo, row.score)
        for name, row in zip(names, result.row)
    ]
    v = result.verdict
    verdict = Verdict(v.llr, v.bound, bool(v.decided)) if sprt else None
    return Result(game.id, seats, int(result.counted), standings, verdict)


__all__ = ["Advised", "Bot", "Choose", "GameOver", "Result", "Standing", "Verdict", "arena"]
