"""All outcomes of a move: every order of the unknown cards, and every card that may be taken unseen from a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boothill.core import events as ev
from boothill.core.chance import Chance, Impossible
from boothill.core.events import Event
from boothill.core.ids import Face, Seat
from boothill.core.moves import Move
from boothill.core.state import State

Known = tuple[int, ...]
"""For each deck, how many of its top cards are known."""


class Unclear(Exception):
    """The search has no answer: it takes too long, or the result depends on a shuffle, which it does not follow."""


class Effort:
    """The budget of a search: how many moves it may still try."""

    def __init__(self, moves: int) -> None:
        self.moves = moves

    def spend(self) -> None:
        self.moves -= 1
        if self.moves < 0:
            raise Unclear("it takes too long")


class Outcome(NamedTuple):
    """A state after a move, how much of its decks is known, and what happened."""

    s: State
    known: Known
    events: list[Event]
    certain: bool
    """Is this the only possible outcome, since no unknown card has played a part?"""
    drawn: tuple[tuple[Face, ...], ...] = ()
    """The cards drawn from each deck, from the top down; empty if none were drawn."""
    blind: tuple[Face, ...] = ()
    """The cards taken unseen from a hand."""


class _Guess(NamedTuple):
    """The cards guessed so far: the unknown cards of each deck from the top down, and the cards taken unseen."""

    decks: tuple[tuple[Face, ...], ...]
    blind: tuple[Face, ...]


def outcomes(s: State, known: Known, move: Move, seat: Seat, effort: Effort) -> Iterator[Outcome]:
    """Yield every outcome of a move, first the one that the actual order of the decks gives.

    Raises Unclear if a deck is shuffled, or if there are too many outcomes.
    """
    effort.spend()
    plainly = s.clone()
    events = plainly.apply(move, seat)
    if plainly.random_acts == s.random_acts and plainly.decks == s.decks:
        yield Outcome(plainly, known, events, True)  # like most moves, it does not depend on chance
        return
    todo = [_Guess(((),) * len(s.decks), ())]
    first = True
    while todo:
        guess = todo.pop()
        effort.spend()
        after = _laid(s, known, guess)
        decks = [deck[:] for deck in after.decks]
        try:
            events = after.apply(move, seat)
        except Impossible:
            continue  # that card was not in the hand
        assert after.chance is not None
        picks = after.random_acts - s.random_acts
        taken = after.chance.blind_noted
        if after.chance.decks_noted or picks != len(taken) or any(event.kind == ev.RESHUFFLED for event in events):
            raise Unclear("a deck is shuffled")
        left = [_left(before, deck) for before, deck in zip(decks, after.decks, strict=True)]
        used = [len(deck) - n for deck, n in zip(decks, left, strict=True)]
        unguessed = [
            deck
            for deck, count in enumerate(used)
            if count > known[deck] + len(guess.decks[deck])
            and len(s.decks[deck]) > known[deck] + len(guess.decks[deck])
        ]
        after.chance = None
        certain = not unguessed and len(taken) == len(guess.blind)
        if certain or first:
            rest = [max(0, known[i] - used[i]) + len(deck) - left[i] for i, deck in enumerate(after.decks)]
            drawn = tuple([tuple(deck[len(deck) - n :][::-1]) for deck, n in zip(decks, used, strict=True)])
            yield Outcome(after, tuple(rest), events, certain and first, drawn, tuple(taken))
        if certain:
            first = False
            continue
        first = False
        if unguessed:
            deck = unguessed[0]
            unknown = s.decks[deck][: len(s.decks[deck]) - known[deck]]
            for card in guess.decks[deck]:
                unknown.remove(card)
            for card in sorted(set(unknown)):
                longer = (*guess.decks[:deck], (*guess.decks[deck], card), *guess.decks[deck + 1 :])
                todo.append(_Guess(longer, guess.blind))
        else:
            held = {card for hand in s.hands for card in hand} | {taken[len(guess.blind)]}
            todo += [_Guess(guess.decks, (*guess.blind, card)) for card in sorted(held)]


def _laid(s: State, known: Known, guess: _Guess) -> State:
    """A copy of the state with its decks arranged as guessed."""
    laid = s.clone()
    for deck, cards in enumerate(guess.decks):
        if cards:
            given = len(laid.decks[deck]) - known[deck]
            unknown, top = laid.decks[deck][:given], laid.decks[deck][given:]
            for card in cards:
                unknown.remove(card)
            laid.decks[deck] = [*unknown, *cards[::-1], *top]
    laid.chance = Chance([], [[card] for card in guess.blind])
    return laid


def _left(before: list[Face], after: list[Face]) -> int:
    """How many cards at the bottom of a deck are untouched."""
    if len(after) <= len(before) and before[: len(after)] == after:
        return len(after)
    least = min(len(before), len(after))
    while before[:least] != after[:least]:
        least -= 1
    return least
