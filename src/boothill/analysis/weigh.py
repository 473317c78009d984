"""The best moves of the seat to act, with the chance to win of each, and how it then goes on.

Every legal move is looked into, also what no bot would ever play. Games are played on in the head, all moves in the
same imagined worlds; what does clearly worse is soon left alone. Where everything lies open, the rest of the turn is
searched to its end as well (`turn`), so that a forced win is found for certain. The same position, seed and number of
playouts give the same answer.
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
"""For how many turns the game goes on before a network judges it; longer ones are judged by the outlook."""
PLAYOUTS: Final = 600
"""Games in the head that an answer is made of, unless somebody wants more or fewer,"""
SLICE: Final = 60
"""and about so many between two answers."""
STATES: Final = 20_000
"""States that the search of a turn may look at."""
ROUNDS: Final = ((8, 16), (16, 8), (40, 5), (100, 3))
"""After so many worlds no more than so many moves are looked into further."""
CLEAR: Final = 3.0
"""A move that is behind by so many standard errors is left alone."""
Z: Final = 1.96
"""Standard errors of an interval that holds the truth 19 times out of 20."""
LONGEST_LINE: Final = 12
"""Moves that a line is told for."""
CERTAIN: Final = 40.0
"""The logarithm of how much more likely everybody's real role is, where all of them lie open."""


MARSHAL: Final = "marshal"
DESPERADO: Final = "desperado"
"""Who says how things stand where a game in the head ends: the one by what everybody has, the other by its network."""


class NoChoice(ValueError):
    """The seat has nothing to decide now."""


class NotLearned(ValueError):
    """The learned bot does not know this game."""


class Stated(NamedTuple):
    """A move of a seat, as the notation writes it and in words."""

    seat: Seat
    move: Move
    text: str
    said: Said


class Weighed(NamedTuple):
    """A move, and what it promises."""

    stated: Stated
    chance: float
    low: float
    high: float
    """The chance to win, and the interval in which it lies 19 times out of 20."""
    playouts: int
    sure: bool
    """A win or a loss that nobody can prevent."""
    line: list[Stated]
    """How it goes on from there, to the end of the turn."""

    @property
    def move(self) -> Move:
        return self.stated.move

    @property
    def text(self) -> str:
        return self.stated.text


class Answer(NamedTuple):
    """What is known so far."""

    seat: Seat
    playouts: int
    moves: list[Weighed]
    """Every kind of move there is, the best first."""
    done: bool
    """Nothing more will come of it."""


class Weighing:
    """An analysis under way: it gets better with every slice of work that is done for it."""

    def __init__(
        self, view: View, memory: Memory | None, s: State | None, unknown: list[int], seed: str, judge: str = MARSHAL
    ) -> None:
        if len(view.legal) < 1 or view.to_act != view.seat:
            raise NoChoice("the seat has nothing to decide now")
        self.view = view
        self.memory = memory or Memory(view)
        self.s = s
        """The whole state, where everything lies open."""
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
        """Look into a move to the end, however it does."""
        self.kept = self._trial(move)

    def _trial(self, move: Move) -> Trial:
        alike = {trial.move: trial for trial in self.trials}
        found = alike.get(move)
        return found if found is not None else alike[kinds(self.view, self.view.legal)[kind_of(self.view, move)]]

    def chance(self, move: Move) -> float:
        """The chance to win with a move, as far as it is known."""
        return self._weighed(self._trial(move)).chance

    def behind(self, move: Move) -> tuple[float, float]:
        """How far a move is behind the best one, and the standard error of that, in the worlds that both have met."""
        trial, best = self._trial(move), self._trial(self.answer().moves[0].move)
        return (0.0, 0.0) if trial is best or not trial.values or not best.values else best.lead(trial)

    @staticmethod
    def everything_open(s: State, unknown: list[int] | None = None, seed: str = "", judge: str = MARSHAL) -> Weighing:
        """For the seat to act, with all hands and roles open; of each deck so many cards, from the bottom up, are
        unknown, by default all of them."""
        unknown = [len(deck) for deck in s.decks] if unknown is None else unknown
        return Weighing(s.view(s.to_act), None, s.clone(), unknown, seed, judge)

    @staticmethod
    def of_a_seat(view: View, memory: Memory | None = None, seed: str = "", judge: str = MARSHAL) -> Weighing:
        """With nothing but what a seat sees and remembers; without a memory it has just sat down."""
        return Weighing(view, memory, None, [], seed, judge)

    @property
    def done(self) -> bool:
        """Is there nothing more to find out?"""
        return not self.under_trial or len(self.trials) == 1

    def more(self, playouts: int) -> Answer:
        """Work on, for about so many playouts."""
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
        """What is known so far."""
        moves = [self._weighed(trial) for trial in self.trials]
        # What was left alone before the others was behind by then: it stays behind those that were looked into further.
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
        """How it goes on after a move, as everybody plays best for all that was found out."""
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
    """Answers that get better, the last of them with about so many playouts."""
    while True:
        answer = weighing.more(min(slice, playouts - weighing.playouts))
        done = answer.done or answer.playouts >= playouts
        yield answer._replace(done=done)
        if done:
            return


def proved(s: State, seat: Seat, unknown: list[int]) -> list[Move]:
    """Moves by which a seat wins this turn, whatever the others do and whatever cards come, as far as a proof goes.

    It asks only whether a win is certain, so it reaches deeper than a search that values what is not.
    """
    known = tuple([max(0, len(deck) - count) for deck, count in zip(s.decks, unknown, strict=True)])
    goal = Goal(seat, WIN)
    try:
        likely = Search(goal, hasty=True).good(s, known)
        return Search(goal).good_among(s, known, likely) if likely else []
    except Unclear:
        return []


def judges(game: str) -> list[str]:
    """Who can judge a game, the usual one first."""
    return [MARSHAL] if shipped(game) is None else [MARSHAL, DESPERADO]


def _network(game: str) -> Judge:
    network = shipped(game)
    if network is None:
        raise NotLearned(f"the learned bot does not know {game}")
    return lambda world, seat: chance(network, world.s, seat)


def stated(view: View, move: Move) -> Stated:
    """A move of the seat whose view this is."""
    return Stated(view.seat, move, print_move(view, move), whole(view, move))


def interval(mean: float, n: int) -> tuple[float, float]:
    """Wilson's interval. What lies between 0 and 1 varies no more than what is either, so it is never too narrow."""
    centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


def _mean(trial: Trial) -> float:
    return sum(trial.values) / len(trial.values)


def _knowing(s: State) -> Witness:
    """A witness through whom everybody knows who is who."""
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
