"""Lessons: positions from games, each with the values that a search gave to some of its moves.

The result of a game teaches little about one move; how several moves of a position do in the same imagined worlds
teaches much. So a lesson holds the values of several moves of one position. It also holds who won in the end, for
learning the chances to win.
"""

from __future__ import annotations

from math import exp, nan
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.bots.bot import Bot
from boothill.bots.driver import Driver
from boothill.bots.gunslinger.judging import judged, likely
from boothill.bots.learned.encoder import MOST_FACTS, Encoder
from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import all_names
from boothill.bots.learned.network import loaded
from boothill.bots.learned.weighing import weighed
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.extra import need
from boothill.lab.measure.matches import GameSize, deal
from boothill.lab.research.packing import filled

LIKELY, OTHERS = 8, 4
"""How many moves of a position are valued: the likeliest ones, and some random others so that all kinds occur."""
MOST_MOVES = LIKELY + OTHERS
HEAT = 0.03
"""The softmax temperature for choosing the move that is made, in chances to win: lessons need some variety."""


class Plan(NamedTuple):
    """Which games are played for lessons, and how their moves are valued."""

    tables: tuple[GameSize, ...]
    seed: str
    worlds: int = 8
    """The number of imagined worlds in which each move is tried."""
    share: float = 1.0
    """The share of decisions that become lessons."""
    league: tuple[str, ...] = ()
    """Bots that play some of the seats: built-in ones, and older selves (`learned:FILE`)."""
    teacher: str = ""
    """The file of a network that judges imagined games; if empty, the outlook does."""
    options: tuple[tuple[str, str], ...] = ()


class Lessons(NamedTuple):
    """Many lessons as arrays, one row for each."""

    facts: Any
    """The facts that the seat knew."""
    whole: Any
    """The facts as the seat would know them if nothing were hidden."""
    moves: Any
    """The facts of the moves that were valued, padded with 0."""
    values: Any
    """The values of those moves, in chances to win, padded with nan."""
    won: Any
    """1 if the seat won in the end, 0 if it lost, 0.5 if nobody won."""
    sides: Any
    """The number of the side that won; 0 if it has none."""
    game: Any
    """The number of the game in its plan."""

    def save(self, path: Path) -> None:
        np = need("numpy")
        aside = path.with_name(path.name + ".tmp")
        with aside.open("wb") as file:
            np.savez_compressed(file, **self._asdict())
        aside.replace(path)

    @staticmethod
    def load(path: Path) -> Lessons:
        np = need("numpy")
        with np.load(path, allow_pickle=False) as file:
            return Lessons(*[file[name] for name in Lessons._fields])

    @staticmethod
    def joined(parts: list[Lessons]) -> Lessons:
        np = need("numpy")
        return Lessons(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])

    @property
    def size(self) -> int:
        """How many lessons there are."""
        return len(self.won)


class _Page:
    """One lesson from a game that is not over yet."""

    def __init__(self, view: View, facts: list[int], whole: list[int], moves: list[int], values: list[float]) -> None:
        self.seat = view.seat
        self.facts, self.whole, self.moves, self.values = facts, whole, moves, values


def candidates(view: View, scores: list[float], rng: Random) -> list[Move]:
    """The moves to value: the likeliest by rules of thumb and a few random others, without duplicates (`alike`)."""
    every = list(likely(view, scores, len(scores)).values())
    rest = every[LIKELY:]
    return every[:LIKELY] + rng.sample(rest, min(OTHERS, len(rest)))


class Teacher:
    """Plays one game of a plan and values moves along the way."""

    def __init__(self, plan: Plan, index: int) -> None:
        self.plan = plan
        self.index = index
        self.encoder = Encoder(all_names())
        self.table = plan.tables[index % len(plan.tables)]
        self.rng = Random(f"{plan.seed}/{index}")
        self.network = loaded(plan.teacher) if plan.teacher else None

    def game(self) -> Lessons:
        """Play the game to its end and return its lessons."""
        s = deal(self.table, f"{self.plan.seed}/{self.table}/{self.index}", dict(self.plan.options))
        league: list[Bot | None] = [None] * len(s.names)
        for seat in s.seats:
            if self.plan.league and self.rng.random() < 0.5:
                league[seat] = make_bot(self.rng.choice(self.plan.league))
        driver = Driver(s, league, self.rng)
        pages: list[_Page] = []
        while not s.over:
            following = driver.next_move()
            seat = s.to_act
            if following is None:
                following = self._decide(driver, seat, pages), seat
            driver.make(*following)
        return self._bound(s, pages)

    def _decide(self, driver: Driver, seat: Seat, pages: list[_Page]) -> Move:
        view, memory, rng = driver.s.view(seat), driver.memories[seat], self.rng
        if len(view.legal) == 1:
            return view.legal[0]
        score = judged(view, memory)
        scores = [score(move) for move in view.legal]
        moves = candidates(view, scores, rng)
        if len(moves) == 1:
            return moves[0]
        if rng.random() >= self.plan.share:
            return moves[0]
        turns = sum(view.alive[front] for front in view.fronts)
        values = weighed(view, memory, moves, self.plan.worlds, turns, rng, self.network)
        encoder = self.encoder
        facts, whole = encoder.both(view, memory, driver.s)
        pages.append(_Page(view, facts, whole, encoder.moves(view, memory, moves), values))
        best = max(values)
        return rng.choices(moves, [exp((value - best) / HEAT) for value in values])[0]

    def _bound(self, s: State, pages: list[_Page]) -> Lessons:
        """Combine the pages of a finished game and its result into lessons."""
        np = need("numpy")
        count = len(pages)
        facts = filled([page.facts for page in pages], MOST_FACTS)
        whole = filled([page.whole for page in pages], MOST_FACTS)
        moves = np.zeros((count, MOST_MOVES, MOVE_FACTS), dtype=np.int16)
        values = np.full((count, MOST_MOVES), nan, dtype=np.float32)
        won = np.full(count, 0.5, dtype=np.float32)
        outcome = s.outcome()
        assert outcome is not None
        names = self.encoder.names.numbers
        side = names["sides"].get(outcome.winner, 0)
        for i, page in enumerate(pages):
            moves[i, : len(page.values)] = np.array(page.moves, dtype=np.int16).reshape(-1, MOVE_FACTS)
            values[i, : len(page.values)] = page.values
            if outcome.seats:
                won[i] = page.seat in outcome.seats
        return Lessons(
            facts, whole, moves, values, won, np.full(count, side, dtype=np.int8),
            np.full(count, self.index, dtype=np.int32),
        )  # fmt: skip


def teach(plan: Plan, pending: list[int], part: range) -> Lessons:
    """Play some of the pending games of a plan and return their lessons."""
    return Lessons.joined([Teacher(plan, pending[i]).game() for i in part])
