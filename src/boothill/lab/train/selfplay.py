"""Self-play: a network plays many tables at once, and what its seats knew, could do and did is recorded.

At some tables the network plays only one team, and an older self or a bot of the league plays all other seats.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.bots.bot import Bot
from boothill.bots.driver import Driver
from boothill.bots.learned.encoder import Encoder
from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import Names
from boothill.bots.patience import tired
from boothill.core.ids import FIGURES, Seat
from boothill.core.moves import END, Move
from boothill.core.view import View
from boothill.extra import need
from boothill.lab.measure.matches import GameSize, deal
from boothill.lab.research.packing import filled
from boothill.lab.train.arrays import Arrays, OnCPU, OnTorch, known

MOST_OPEN = 32
"""If a decision has more open moves than this, this many of them are drawn at random and the others ignored."""
SHARP = 10.0
"""A move that is worth 0.1 more, in chances to win, is e**10 times as likely to be made."""
ITSELF, OLDER = "itself", "older"
OLDER_SHARE = 0.2
"""The share of tables where an older self plays all teams but one; fewer if the league leaves fewer."""
STEPS = 128
"""The number of decisions at each table in a round."""
LEAGUE_SHARE = 0.5
"""The share of tables where a bot of the league, if there is one, plays all teams but one."""


class Ways(NamedTuple):
    """The decisions of finished games, one row each; the decisions of a seat follow one another."""

    facts: Any
    whole: Any
    moves: Any
    """The facts of all open moves, one decision after another; one row per move, so there are more rows."""
    open: Any
    """The number of open moves."""
    taken: Any
    """The index of the move that was made among the open moves."""
    surely: Any
    """The logarithm of the probability with which that move was made."""
    last: Any
    """True for the last decision of a seat in its game."""
    won: Any
    """1 if the seat won in the end, 0 if it lost, 0.5 if nobody won."""
    sides: Any
    """The number of the side that won; 0 if it has none."""
    group: Any
    """A number for each combination of team and number of players, which differ in their chances to win."""

    @staticmethod
    def joined(parts: list[Ways]) -> Ways:
        return Ways(*[_joined(columns) for columns in zip(*parts, strict=True)])

    @property
    def size(self) -> int:
        return len(self.won)


def _joined(parts: tuple[Any, ...]) -> Any:
    """Concatenate arrays row by row; those with fewer columns are padded with 0."""
    np = need("numpy")
    if parts[0].ndim == 1:
        return np.concatenate(parts)
    found = np.zeros((sum(map(len, parts)), max(part.shape[1] for part in parts)), dtype=parts[0].dtype)
    at = 0
    for part in parts:
        found[at : at + len(part), : part.shape[1]] = part
        at += len(part)
    return found


Scores = dict[str, tuple[int, float]]
"""How each team did against others: the number of games and of wins, by `OTHERS GAME:PLAYERS TEAM`."""


def opponent(key: str) -> str:
    """Who was met, from the key of a score."""
    return key.rsplit(" ", 2)[0]


def added(scores: Scores, more: Scores) -> None:
    """Add `more` to `scores`."""
    for key, (games, won) in more.items():
        before = scores.get(key, (0, 0.0))
        scores[key] = before[0] + games, before[1] + won


def worths(weights: Arrays, arrays: OnCPU | OnTorch, facts: Any, moves: Any, of: Any) -> Any:
    """The value of each move, in tenths of a chance to win; `of` is the index of each move's state in `facts`."""
    context = known(weights, arrays, facts) @ weights["context"] + weights["context bias"]
    pairs = arrays.clip(arrays.bag(weights["moves"], moves) + context[of], 0.0, 1.0)
    last = arrays.clip(pairs @ weights["pairs"] + weights["pairs bias"], 0.0, 1.0)
    return (last @ weights["worth"] + weights["worth bias"])[:, 0]


class _Step(NamedTuple):
    """One decision in a game that is not over yet."""

    seat: Seat
    facts: list[int]
    whole: list[int]
    moves: list[int]
    taken: int
    surely: float


class _Table:
    """A table and the game under way there."""

    def __init__(
        self,
        size: GameSize,
        rng: Random,
        league: tuple[str, ...],
        league_share: float,
        older: float,
        options: dict[str, str] | None,
    ) -> None:
        self.size = size
        self.options = options
        self.rng = rng
        self.league = league
        self.league_share = league_share if league else 0.0
        self.older = min(older, 1 - self.league_share)
        self.begin()

    def begin(self) -> None:
        s = deal(self.size, f"{self.rng.getrandbits(64):x}", self.options)
        self.sides = [s.rules.shape.side_at(role, s.roles) for role in s.roles]
        self.steps: list[_Step] = []
        self.view: View | None = None
        self.open: list[Move] = []
        self.facts: list[int] = []
        self.whole: list[int] = []
        self.described: list[int] = []
        self.others = self._others()
        """Who plays the other teams: OLDER or a bot's name; empty if the network plays all seats."""
        self.team = self._team() if self.others else ""
        bots: list[Bot | None] = [None] * len(s.names)
        if self.others and self.others != OLDER:
            bots = [None if side == self.team else make_bot(self.others) for side in self.sides]
        self.driver = Driver(s, bots, self.rng)

    def _others(self) -> str:
        drawn = self.rng.random()
        if drawn < self.older:
            return OLDER
        if drawn < self.older + self.league_share:
            return self.rng.choice(self.league)
        return ""

    def _team(self) -> str:
        """Draw the team that the network plays; small teams more often, so that it learns from as many decisions for
        each team."""
        teams = list(dict.fromkeys(self.sides))
        return self.rng.choices(teams, [1 / self.sides.count(team) for team in teams])[0]

    @property
    def by_older(self) -> bool:
        """Does an older self make the next decision?"""
        return self.others == OLDER and self.sides[self.driver.s.to_act] != self.team

    def go_on(self) -> bool:
        """Play on to the next decision of a network that leaves a choice; False if the game is over."""
        s = self.driver.s
        while not s.over:
            seat = s.to_act
            view = s.view(seat)
            legal = view.legal
            bot = self.driver.bots[seat]
            if len(legal) == 1:
                move = legal[0]
            elif bot is not None:
                move = bot.choose(view, self.driver.memories[seat], self.rng)
            elif tired(view) and END in legal:
                move = END
            else:
                self.view = view
                self.open = legal if len(legal) <= MOST_OPEN else self.rng.sample(legal, MOST_OPEN)
                return True
            self.driver.make(move, seat)
        return False


class Circle:
    """Many tables in one process, played by one network; at some of them others play against it."""

    def __init__(
        self,
        tables: tuple[GameSize, ...],
        count: int,
        seed: str,
        names: Names,
        arrays: OnCPU | OnTorch,
        league: tuple[str, ...] = (),
        league_share: float = LEAGUE_SHARE,
        older: float = OLDER_SHARE,
        options: dict[str, str] | None = None,
        share: float = 1.0,
    ) -> None:
        """`share` is the share of tables that play with `options`; the others play without them."""
        self.arrays = arrays
        self.encoder = Encoder(names)
        self.rng = Random(seed)
        self.np_rng = need("numpy").random.default_rng(self.rng.getrandbits(64))
        self.tables = [
            _Table(
                tables[i % len(tables)],
                Random(f"{seed}/{i}"),
                league,
                league_share,
                older,
                options if i < share * count else None,
            )
            for i in range(count)
        ]
        self._over: list[Ways] = []
        self._scores: Scores = {}

    def play(self, weights: Arrays, older: Arrays, steps: int) -> tuple[Ways | None, Scores]:
        """Make `steps` decisions at every table; return the decisions of the games that ended, and the scores."""
        for _ in range(steps):
            asked: tuple[list[_Table], list[_Table]] = ([], [])
            for table in self.tables:
                self._to_question(table)
                asked[table.by_older].append(table)
            for chosen, by in zip(asked, (weights, older), strict=True):
                if chosen:
                    self._decide(chosen, by, by is weights)
        return self._told()

    def watch(self, bot: Bot, steps: int) -> tuple[Ways | None, Scores]:
        """Like `play`, but a bot decides for all seats, so that the network can copy it."""
        for _ in range(steps):
            for table in self.tables:
                self._to_question(table)
                view, rng = table.view, table.rng
                assert view is not None
                memory = table.driver.memories[view.seat]
                move = bot.choose(view, memory, rng)
                if move not in table.open:
                    table.open = [move, *table.open[1:]]
                self._describe(table, True)
                self._keep(table, table.open.index(move), 0.0)
                table.driver.make(move, view.seat)
        return self._told()

    def _to_question(self, table: _Table) -> None:
        while not table.go_on():
            self._end(table)
            table.begin()

    def _told(self) -> tuple[Ways | None, Scores]:
        found = Ways.joined(self._over) if self._over else None
        scores = self._scores
        self._over, self._scores = [], {}
        return found, scores

    def _describe(self, table: _Table, kept: bool) -> None:
        view = table.view
        assert view is not None
        memory = table.driver.memories[view.seat]
        if kept:
            table.facts, table.whole = self.encoder.both(view, memory, table.driver.s)
        else:
            table.facts = self.encoder.facts(view, memory)
        table.described = self.encoder.moves(view, memory, table.open)

    def _keep(self, table: _Table, taken: int, surely: float) -> None:
        view = table.view
        assert view is not None
        table.steps.append(_Step(view.seat, table.facts, table.whole, table.described, taken, surely))

    def _decide(self, chosen: list[_Table], weights: Arrays, kept: bool) -> None:
        np, arrays = need("numpy"), self.arrays
        for table in chosen:
            self._describe(table, kept)
        open = np.array([len(table.open) for table in chosen])
        mask = np.arange(open.max()) < open[:, None]
        facts = filled([table.facts for table in chosen], max(len(table.facts) for table in chosen))
        moves = np.array([fact for table in chosen for fact in table.described], dtype=np.int16)
        of = np.repeat(np.arange(len(chosen)), open)
        found = worths(weights, arrays, arrays.put(facts), arrays.put(moves.reshape(-1, MOVE_FACTS)), arrays.put(of))
        logits = np.full(mask.shape, -np.inf, dtype=np.float32)
        logits[mask] = arrays.get(found) * SHARP
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        drawn = (chances.cumsum(axis=1) < self.np_rng.random((len(chosen), 1))).sum(axis=1)
        for i, table in enumerate(chosen):
            at = min(int(drawn[i]), len(table.open) - 1)
            assert table.view is not None
            if kept:
                self._keep(table, at, float(np.log(max(1e-9, chances[i, at]))))
            table.driver.make(table.open[at], table.view.seat)

    def _end(self, table: _Table) -> None:
        np = need("numpy")
        s = table.driver.s
        outcome = s.outcome()
        assert outcome is not None
        steps = sorted(table.steps, key=lambda step: step.seat)
        count = len(steps)
        if outcome.seats:
            for team in [table.team] if table.others else dict.fromkeys(table.sides):
                ahead = any(table.sides[seat] == team for seat in outcome.seats)
                added(self._scores, {f"{table.others or ITSELF} {table.size} {team}": (1, float(ahead))})
        if not count:
            return
        facts = filled([step.facts for step in steps], max(len(step.facts) for step in steps))
        whole = filled([step.whole for step in steps], max(len(step.whole) for step in steps))
        numbers = self.encoder.names.numbers
        seats = np.array([step.seat for step in steps])
        moves = np.array([fact for step in steps for fact in step.moves], dtype=np.int16).reshape(-1, MOVE_FACTS)
        won = [0.5 if not outcome.seats else float(step.seat in outcome.seats) for step in steps]
        self._over.append(
            Ways(
                facts, whole, moves,
                np.array([len(step.moves) // MOVE_FACTS for step in steps], dtype=np.int16),
                np.array([step.taken for step in steps], dtype=np.int16),
                np.array([step.surely for step in steps], dtype=np.float32),
                np.append(seats[1:] != seats[:-1], True),
                np.array(won, dtype=np.float32),
                np.full(count, numbers["sides"].get(outcome.winner, 0), dtype=np.int8),
                np.array([_group(numbers["sides"], table, seat) for seat in seats], dtype=np.int16),
            )
        )  # fmt: skip


def _group(sides: dict[str, int], table: _Table, seat: Seat) -> int:
    return sides.get(table.sides[seat], 0) * (FIGURES + 1) + len(table.sides)
