"""Searches the rest of a turn to its end: every move, every answer to it, and the average over chance.

It finds forced wins and losses for certain. If nothing is decided by the end of the turn, it values the state reached.
Foes give the answer that is worst for the thinking seat, even if they could not know that.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from boothill.bots.gunslinger.judging import alike
from boothill.bots.lookahead.win_chance import outlook
from boothill.bots.policy import policy_of
from boothill.core.board import Board
from boothill.core.ids import NO_CARD, Seat
from boothill.core.moves import Move
from boothill.core.state import State

DEEPEST: Final = 30
"""Maximum search depth, in consecutive choices."""
SAMPLES: Final = 12
"""Number of outcomes to sample if chance has too many to try them all."""
MANY: Final = 60
"""Number of outcomes to sample if the first samples all win or all lose; enough not to miss anything that counts."""
TOP: Final = 12
"""How many unknown cards to shuffle on top of a deck; no more are drawn before the next shuffle."""
UNSURE: Final = 0.0005
"""Margin that keeps the chance of an undecided state away from 0 and 1."""

Outcomes = list[tuple[float, State]]
"""Possible outcomes of chance, each with its probability."""


class Spent(Exception):
    """The budget of states is used up."""


class TurnSearch:
    """Searches a turn with increasing depth, within a budget of states."""

    def __init__(self, s: State, seat: Seat, unknown: list[int], states: int, rng: Random) -> None:
        self.s = s
        self.seat = seat
        self.unknown = unknown
        """For each deck, how many of its cards nobody knows, counted from the bottom; those above are known."""
        self.left = states
        self.rng = rng
        self.values: dict[Move, float] = {}
        """The value of each move: 1 is a certain win, 0 a certain loss."""
        self.plan: dict[Any, Move] = {}
        """The best move in each state met, by `key_of`."""
        policy = policy_of(s.rules)
        self.friends = [policy.allied(s, seat, other) for other in s.seats]
        self._memo: dict[Any, float] = {}
        self._cut = False

    def run(self) -> None:
        """Search until the turn is fully explored, a move certainly wins, or the budget is used up."""
        moves = list(kinds(self.s, self.s.legal(self.seat)).values())
        for depth in range(DEEPEST):
            self._memo, self._cut = {}, False
            values = dict(self.values)
            try:
                for move in sorted(moves, key=lambda move: -values.get(move, 0.0)):
                    values[move] = self._chance(self.s, move, self.seat, depth)
            except Spent:
                # Values from an unfinished depth are not comparable with the others, but certainties still hold.
                self.values.update({move: value for move, value in values.items() if value in (0.0, 1.0)})
                if not self.values:
                    self.values = values
                return
            self.values = values
            if not self._cut or 1.0 in values.values():
                return

    def planned(self, s: State) -> Move | None:
        """The best move in a state of this turn; None if the search did not meet that state."""
        move = self.plan.get(key_of(s)) if s.turn == self.s.turn else None
        return move if move is not None and move in s.legal() else None

    def _value(self, s: State, depth: int) -> float:
        if s.winner != "":
            return outlook(s, self.seat)
        if s.turn != self.s.turn:
            return self._standing(s)
        asked = s.to_act
        mine = self.friends[asked]
        found = kinds(s, s.legal())
        asides = self._asides(s)
        if len(found) == 1 and not asides:
            (move,) = found.values()
            self.plan[key_of(s)] = move
            return self._chance(s, move, asked, depth)
        if depth == 0:
            self._cut = True
            return self._standing(s)
        key = key_of(s)
        known = self._memo.get((key, depth))
        if known is not None:
            return known
        best = -1.0 if mine else 2.0
        for move in found.values():
            value = self._chance(s, move, asked, depth - 1)
            if (value > best) if mine else (value < best):
                best = value
                self.plan[key] = move
                if best == (1.0 if mine else 0.0):
                    break
        for move, other in asides:
            if best == 0.0:
                break
            best = min(best, self._chance(s, move, other, depth - 1))
        self._memo[(key, depth)] = best
        return best

    def _asides(self, s: State) -> list[tuple[Move, Seat]]:
        """The moves that foes may make out of turn."""
        return [
            (move, other)
            for other in s.seats
            if other != s.to_act and not self.friends[other] and s.ability[s.fronts[other]].any_time is not None
            for move in kinds(s, s.any_time(other)).values()
        ]

    def _standing(self, s: State) -> float:
        """The value of an undecided state."""
        return min(1 - UNSURE, max(UNSURE, outlook(s, self.seat)))

    def _chance(self, s: State, move: Move, seat: Seat, depth: int) -> float:
        """The value of a move, averaged over chance."""
        after = self._made(s.clone(), move, seat)
        if s.random_acts == after.random_acts and self._known(s, after):
            return self._value(after, depth)
        drawn = [len(before) - len(now) for before, now in zip(s.decks, after.decks, strict=True)]
        if s.random_acts == after.random_acts and max(drawn) == sum(drawn) == 1:
            return round(self._mean(self._every_card(s, move, seat, drawn.index(1)), depth), 9)
        value = round(self._mean(self._sampled(s, move, seat, SAMPLES), depth), 9)
        if value in (0.0, 1.0):  # it looks certain: take more samples to confirm that
            value = round(self._mean(self._sampled(s, move, seat, MANY), depth), 9)
        return value

    def _mean(self, outcomes: Outcomes, depth: int) -> float:
        return sum([weight * self._value(after, depth) for weight, after in outcomes])

    def _every_card(self, s: State, move: Move, seat: Seat, deck: int) -> Outcomes:
        """The states that a move leads to, one for each card that may be on top of a deck."""
        found: dict[Any, tuple[float, State]] = {}
        cards = s.decks[deck]
        for card in sorted(set(cards)):
            twin = shuffled(s, self.unknown, self.rng)
            twin.decks[deck].remove(card)
            twin.decks[deck].append(card)
            _note(found, self._made(twin, move, seat), cards.count(card) / len(cards))
        return list(found.values())

    def _sampled(self, s: State, move: Move, seat: Seat, samples: int) -> Outcomes:
        """A random sample of the states that a move may lead to."""
        found: dict[Any, tuple[float, State]] = {}
        for _ in range(samples):
            _note(found, self._made(shuffled(s, self.unknown, self.rng), move, seat), 1 / samples)
        return list(found.values())

    def _made(self, s: State, move: Move, seat: Seat) -> State:
        self.left -= 1
        if self.left < 0:
            raise Spent
        s.apply(move, seat)
        return s

    def _known(self, s: State, after: State) -> bool:
        """Has nobody drawn an unknown card?"""
        return all(
            len(now) == len(before) or len(now) >= unknown
            for before, now, unknown in zip(s.decks, after.decks, self.unknown, strict=True)
        )


def _note(found: dict[Any, tuple[float, State]], s: State, weight: float) -> None:
    """Add an outcome, merging those that lead to the same state."""
    key = key_of(s)
    before = found.get(key)
    found[key] = (weight, s) if before is None else (before[0] + weight, before[1])


def shuffled(s: State, unknown: list[int], rng: Random, deep: bool = False) -> State:
    """A copy of the state with the unknown cards on top of its decks shuffled (with `deep`, all unknown cards) and
    with a new seed."""
    twin = s.clone()
    for deck, count in zip(twin.decks, unknown, strict=True):
        highest = min(count, len(deck)) - 1
        for last in range(highest, 0 if deep else max(0, highest - TOP), -1):
            other = int(rng.random() * (last + 1))
            deck[last], deck[other] = deck[other], deck[last]
    twin.seed = f"analysis {rng.getrandbits(64)}"
    return twin


def kinds(board: Board, moves: list[Move]) -> dict[Any, Move]:
    """One move of each kind (`kind_of`)."""
    found: dict[Any, Move] = {}
    for move in moves:
        found.setdefault(kind_of(board, move), move)
    return found


def kind_of(board: Board, move: Move) -> Any:
    """A key shared by moves that do the same. Suits tell copies of a card apart only where they may matter."""
    suits = board.rules.event is not None or any([who.immune_to != "" for who in board.ability])
    return alike(board, move), board.rules.suits[move.card] if suits and move.card != NO_CARD else ""


def key_of(s: State) -> Any:
    """A key that tells the states of one turn apart. Of the discard pile it has only what may be used."""
    return (
        s.to_act, s.turn, s.phase, s.winner, tuple(s.life), tuple(s.alive), tuple(s.fronts),
        tuple([tuple(sorted(hand)) for hand in s.hands]), tuple([tuple(sorted(cards)) for cards in s.table]),
        tuple([len(deck) for deck in s.decks]), tuple(s.stack), tuple(s.waiting), tuple(s.fallen),
        tuple(sorted(s.this_turn.items())), tuple(sorted(s.laid_this_turn)),
        tuple([who.name for who in s.ability]), s.round, s.pile[-1] if s.several and s.pile else NO_CARD,
    )  # fmt: skip
