"""Moves as words out of a fixed list: what an agent says to an environment.

A move is said in up to four words: what is done (`play BANG! 5♦`), at whom, and which card lies before him or is paid
with it. So a few hundred words say every move there is, where numbering whole moves would take hundreds of thousands;
a word means the same at every decision. Places are counted from the seat that speaks: 0 is itself, 1 its neighbour to
the left.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boothill.core import moves as mv
from boothill.core import targets as tg
from boothill.core.board import Board
from boothill.core.ids import NO_CARD, Face, Seat
from boothill.core.moves import Move
from boothill.core.ruleset import Ruleset

WITH_CARD = (mv.PLAY, mv.USE, mv.DISCARD, mv.TAKE, mv.RELOAD)
"""Verbs that name a card."""
ALONE = (mv.PASSES, mv.ENDS, mv.SWAP, mv.DRAW, mv.CHOOSE, mv.DISCARD, mv.RELOAD)
"""Verbs that stand alone, or that a target follows."""
FIGURE, HAND, SIDE, GEAR = "figure", "hand", "side", "gear"
AT_SOMEBODY = (FIGURE, HAND, SIDE, GEAR)
CARD = "card"


class Word(NamedTuple):
    """One word. `part` is a verb, or else what the word is: somebody or something aimed at, or a card."""

    part: str
    card: Face = NO_CARD
    name: str = ""
    place: int = -1
    """Whom it is aimed at: seats clockwise from the speaker, the one in front of each before the one behind."""


class Words:
    """All words of a ruleset at a table of so many players."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        faces = [Face(card) for card in range(len(rules.faces))]
        people = list(rules.characters)
        self.places = players * rules.shape.figures
        """Figures at the table."""
        self.all: list[Word] = [
            *(Word(verb) for verb in ALONE),
            *(Word(verb, card) for verb in WITH_CARD for card in faces),
            *(Word(mv.PLAY, card, name) for name in (rules.shot, rules.dodge) for card in faces),
            *(Word(mv.USE, NO_CARD, name) for name in people),
            *(Word(mv.CHOOSE, NO_CARD, name) for name in (*people, *rules.backs) if name),
            Word(mv.TAKE, NO_CARD, "hand"),
            *(Word(part, place=place) for part in AT_SOMEBODY for place in range(self.places)),
            *(Word(part) for part in ("deck", "discard pile")),
            *(Word(CARD, card) for card in faces),
            *(Word(mv.USE, NO_CARD, name) for name in rules.events),
            *(Word(mv.CHOOSE, NO_CARD, name) for name in dict.fromkeys(rules.words.values())),
        ]
        self.number: dict[Word, int] = {word: i for i, word in enumerate(self.all)}

    def __len__(self) -> int:
        return len(self.all)

    def say(self, board: Board, seat: Seat, move: Move) -> tuple[int, ...]:
        """The words a seat says a move with."""
        words = [Word(move.verb, move.card, move.name)]
        target = move.target
        if target == tg.DECK:
            words.append(Word("deck"))
        elif target == tg.PILE:
            words.append(Word("discard pile"))
        elif target != tg.NO_TARGET:
            around = places(board, seat)
            if tg.is_gear(target):
                words += [Word(GEAR, place=around.index(tg.figure_of(target))), Word(CARD, tg.card_of(target))]
            elif tg.is_figure(target):
                words.append(Word(FIGURE, place=around.index(target)))
            else:
                part = HAND if tg.is_hand(target) else SIDE
                words.append(Word(part, place=around.index(board.fronts[tg.seat_of(target)])))
        words += [Word(CARD, card) for card in move.pay]
        return tuple([self.number[word] for word in words])

    def said(self, board: Board, seat: Seat, moves: Iterable[Move]) -> dict[tuple[int, ...], Move]:
        """Each of some moves by the words it is said with."""
        return {self.say(board, seat, move): move for move in moves}


def places(board: Board, seat: Seat) -> list[int]:
    """The figures as a seat counts them: seats clockwise from itself, the front of each before what stands behind."""
    players = len(board.names)
    order = sorted(range(len(board.owner)), key=lambda figure: (figure != board.fronts[board.owner[figure]], figure))
    return [f for step in range(players) for f in order if board.owner[f] == (seat + step) % players]
