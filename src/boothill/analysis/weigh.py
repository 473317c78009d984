"""The best moves of the seat to act, each with its chance to win and its continuation.

Every legal move is examined, even those that no bot would play. Playouts compare all moves in the same imagined worlds;
moves that do clearly worse are soon dropped. If everything is open, the rest of the turn is also searched to its end
(`turn`), which finds a forced win for certain. The same position, seed and number of playouts give the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from boothill.analysis.turn import TurnSearch, kind_of, kinds, shuffled
from boothill.bots.gunslinger.judging import judged
from boothill.bots.learned.shipped import shipped
from boothill.bots.learned.weighing import chance
from boothill.bots.lookahead.playout import Plan, Seen, World
from boothill.bots.lookahead.search import Judge, Trial, attempt
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.actions import Witness
from boothill.knowledge.beliefs import ROLES, TableBeliefs, fitted
from boothill.knowledge.memory import Memory
from boothill.puzzles.chance import Unclear
from boothill.puzzles.goal import WIN, Goal
from boothill.puzzles.search import Search
from boothill.text.notation import print_move
from boothill.words.choices import whole
from boothill.words.phrases import Said

LEARNED_TURNS: Final = 1
"""Turns that a playout lasts before a network judges it; without a network it lasts one turn per living seat."""
PLAYOUTS: Final = 600
"""Default number of playouts for the final answer."""
SLICE: Final = 60
"""Default number of playouts between two answers."""
STATES: Final = 20_000
"""Budget of states for the search of the turn."""
ROUNDS: Final = ((8, 16), (16, 8), (40, 5), (100, 3))
"""After this many worlds, keep at most this many moves: pairs of (worlds, moves)."""
CLEAR: Final = 3.0
"""A move that is behind the best by more than this many standard errors is dropped."""
Z: Final = 1.96
"""Half-width of a 95% confidence interval, in standard errors."""
LONGEST_LINE: Final = 12
"""Maximum number of moves in a line."""
CERTAIN: Final = 40.0
"""Evidence for everybody's real role if all roles are open, as a log-likelihood."""


MARSHAL: Final = "marshal"
DESPERADO: Final = "desperado"
"""MARSHAL and DESPERADO name the judge of the state in which a playout ends: the marshal goes by what everybody has,
the desperado by its network."""


class NoChoice(ValueError):
    """The seat has nothing to decide now."""


class NotLearned(ValueError):
    """The learned bot does not know this game."""


class Stated(NamedTuple):
    """A move of a seat, in notation and in words."""

    seat: Seat
    move: Move
    text: str
    said: Said


class Weighed(NamedTuple):
    """A move and its evaluation."""

    stated: Stated
    chance: float
    low: float
    high: float
    """Upper bound of the 95% confidence interval of `chance`, the chance to win; `low` is the lower bound."""
    playouts: int
    sure: bool
    """Is it a win or a loss that nobody can prevent?"""
    line: list[Stated]
    """How the game goes on after the move, up to the end of the turn."""

    @property
    def move(self) -> Move:
        return self.stated.move

    @property
    def text(self) -> str:
        return self.stated.text


class Answer(NamedTuple):
    """The analysis so far."""

    seat: Seat
    playouts: int
    moves: list[Weighed]
    """Every kind of move, best first."""
    done: bool
    """Is the analysis finished?"""


class Weighing:
    """An analysis in progress, which gets better with every slice of work."""

    def __init__(
        self, view: View, memory: Memory | None, s: State | None, unknown: list[int], seed: str, judge: str = MARSHAL
    ) -> None:
        if len(view.legal) < 1 or view.to_act != view.seat:
            raise NoChoice("the seat has nothing to decide now")
        self.view = view
        self.memory = memory or Memory(view)
        self.s = s
        """The whole state if everything is open, else None."""
        self.unknown = unknown
        self.rng = Random(f"analysis/{seed}")
        self.judge: Judge | None = None
        self.turns = sum(view.alive[front] for front in view.fronts)
        if judge == DESPERADO:
            self.judge, self.turns = _network(view.rules.name), LEARNED_TURNS
        self.search: TurnSearch | None = None
        self.plan: Plan | None = None
        self.sure: dict[Move, float] = {}
        if s is not None:
            self.search = TurnSearch(s, view.seat, unknown, STATES, Random(f"turn/{seed}"))
            self.search.run()
            self.plan = self.search.planned
            self.sure = {move: value for move, value in self.search.values.items() if value in (0.0, 1.0)}
            if 1.0 not in self.sure.values():
                found = {kind_of(view, move) for move in proved(s, view.seat, unknown)}
                self.sure |= {move: 1.0 for kind, move in kinds(view, view.legal).items() if kind in found}
        self.trials = [Trial(move) for move in kinds(view, view.legal).values()]
        self.under_trial = [trial for trial in self.trials if trial.move not in self.sure]
        self.kept: Trial | None = None
        self.worlds = 0
        self.playouts = 0

    def keep(self, move: Move) -> None:
        """Never drop this move, however badly it does."""
        self.kept = self._trial(move)

    def _trial(self, move: Move) -> Trial:
        alike = {trial.move: trial for trial in self.trials}
        found = alike.get(move)
        return found if found is not None else alike[kinds(self.view, self.view.legal)[kind_of(self.view, move)]]

    def chance(self, move: Move) -> float:
        """The chance to win with a move, as far as known."""
        return self._weighed(self._trial(move)).chance

    def behind(self, move: Move) -> tuple[float, float]:
        """How far a move is behind the best one, and the standard error of that, over the worlds tried with both."""
        trial, best = self._trial(move), self._trial(self.answer().moves[0].move)
        return (0.0, 0.0) if trial is best or not trial.values or not best.values else best.lead(trial)

    @staticmethod
    def everything_open(s: State, unknown: list[int] | None = None, seed: str = "", judge: str = MARSHAL) -> Weighing:
        """An analysis for the seat to act, with all hands and roles open. `unknown` says for each deck how many cards,
        counted from the bottom, are unknown; by default all of them."""
        unknown = [len(deck) for deck in s.decks] if unknown is None else unknown
        return Weighing(s.view(s.to_act), None, s.clone(), unknown, seed, judge)

    @staticmethod
    def of_a_seat(view: View, memory: Memory | None = None, seed: str = "", judge: str = MARSHAL) -> Weighing:
        """An analysis by what a seat sees and remembers; without a memory it has seen nothing before."""
        return Weighing(view, memory, None, [], seed, judge)

    @property
    def done(self) -> bool:
        """Is there nothing more to find out?"""
        return not self.under_trial or len(self.trials) == 1

    def more(self, playouts: int) -> Answer:
        """Continue for about this many playouts, and return the answer."""
        wanted = self.playouts + playouts
        while self.playouts < wanted and not self.done:
            world = self._world()
            luck = self.rng.getrandbits(32)
            for trial in self.under_trial:
                seat, tree = self.view.seat, trial.tree
                value = attempt(world, trial.move, seat, self.turns, luck, tree, self.plan, self.judge)
                trial.values.append(value)
            self.playouts += len(self.under_trial)
            self.worlds += 1
            self._narrow_down()
        return self.answer()

    def _world(self) -> World:
        if self.s is None:
            return World.imagined(self.view, self.memory, self.rng)
        return World(shuffled(self.s, self.unknown, self.rng, deep=True), Seen(_knowing(self.s)))

    def _narrow_down(self) -> None:
        self.under_trial.sort(key=lambda trial: -_mean(trial))
        best = self.under_trial[0]
        for worlds, most in ROUNDS:
            if self.worlds == worlds:
                self.under_trial = [trial for i, trial in enumerate(self.under_trial) if i < most or trial is self.kept]
        if self.worlds >= ROUNDS[0][0] and self.worlds % 4 == 0:
            kept = [best]
            for trial in self.under_trial[1:]:
                lead, error = best.lead(trial)
                if lead <= CLEAR * error or len(kept) < 2 or trial is self.kept:
                    kept.append(trial)
            self.under_trial = kept

    def answer(self) -> Answer:
        """The analysis so far."""
        moves = [self._weighed(trial) for trial in self.trials]
        # A move that was dropped earlier was behind by then: it ranks behind those that were examined further.
        moves.sort(key=lambda one: (-one.chance if one.sure else -0.5, -one.playouts, -one.chance))
        return Answer(self.view.seat, self.playouts, moves, self.done)

    def _weighed(self, trial: Trial) -> Weighed:
        move = stated(self.view, trial.move)
        sure = self.sure.get(trial.move)
        if sure is not None:
            return Weighed(move, sure, sure, sure, len(trial.values), True, self._line(trial))
        n = len(trial.values)
        if not n:
            value = self.search.values.get(trial.move, 0.5) if self.search is not None else 0.5
            return Weighed(move, value, 0.0, 1.0, 0, False, [])
        mean = _mean(trial)
        low, high = interval(mean, n)
        return Weighed(move, mean, low, high, n, False, self._line(trial))

    def _line(self, trial: Trial) -> list[Stated]:
        """How the game goes on after a move, with the best moves found for everybody."""
        world = self._main_world().clone()
        seat = self.view.seat
        s = world.s
        turn = s.turn
        world.make(trial.move, seat)
        line: list[Stated] = []
        tree = trial.tree
        while len(line) < LONGEST_LINE and s.winner == "" and s.turn == turn:
            asked = s.to_act
            forced = s.forced()
            move = forced or (self.search.planned(s) if self.search is not None else None)
            if move is None and asked == seat and tree.tried:
                view = s.view(asked)
                best = max(tree.tried.items(), key=lambda item: item[1].visits)
                fit = [one for key, one in kinds(view, view.legal).items() if key[0] == best[0]]
                if fit:
                    move, tree = fit[0], best[1]
            if move is None:
                view = s.view(asked)
                score = judged(view, world.seen)
                move = max(view.legal, key=score)
            if forced is None:
                line.append(stated(s.view(asked), move))
            world.make(move, asked)
        return line

    def _main_world(self) -> World:
        rng = Random("line")
        if self.s is None:
            return World.imagined(self.view, self.memory, rng)
        return World(shuffled(self.s, self.unknown, rng, deep=True), Seen(_knowing(self.s)))


def weigh(weighing: Weighing, playouts: int = PLAYOUTS, slice: int = SLICE) -> Iterator[Answer]:
    """Yield better and better answers, the last one with about `playouts` playouts."""
    while True:
        answer = weighing.more(min(slice, playouts - weighing.playouts))
        done = answer.done or answer.playouts >= playouts
        yield answer._replace(done=done)
        if done:
            return


def proved(s: State, seat: Seat, unknown: list[int]) -> list[Move]:
    """The moves proved to win this turn for a seat, whatever the others do and whatever cards come up.

    The proof looks only for certain wins, so it reaches deeper than a search that also values uncertain results. If it
    takes too long, there are none.
    """
    known = tuple([max(0, len(deck) - count) for deck, count in zip(s.decks, unknown, strict=True)])
    goal = Goal(seat, WIN)
    try:
        likely = Search(goal, hasty=True).good(s, known)
        return Search(goal).good_among(s, known, likely) if likely else []
    except Unclear:
        return []


def judges(game: str) -> list[str]:
    """The judges available for a game, the default first."""
    return [MARSHAL] if shipped(game) is None else [MARSHAL, DESPERADO]


def _network(game: str) -> Judge:
    network = shipped(game)
    if network is None:
        raise NotLearned(f"the learned bot does not know {game}")
    return lambda world, seat: chance(network, world.s, seat)


def stated(view: View, move: Move) -> Stated:
    """Describe a move of the view's seat."""
    return Stated(view.seat, move, print_move(view, move), whole(view, move))


def interval(mean: float, n: int) -> tuple[float, float]:
    """The Wilson score interval. Values between 0 and 1 vary no more than values that are 0 or 1, so it is never too
    narrow."""
    centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


def _mean(trial: Trial) -> float:
    return sum(trial.values) / len(trial.values)


def _knowing(s: State) -> Witness:
    """A witness with which everybody knows all roles."""
    view = s.view(NOBODY)
    witness = Witness.of(view)
    if "" in view.roles:
        table = TableBeliefs(view.roles[:], s.rules.roles[len(s.names)], fitted())
        for seat, role in enumerate(s.roles):
            if role in ROLES:
                table.evidence[seat][ROLES.index(role)] = CERTAIN
        table.alive = s.alive[:]
        witness.beliefs = table
    return witness
