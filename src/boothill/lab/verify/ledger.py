"""The ledger: keeps track of all cards and lives from events alone, and compares them with the engine.

Anything that follows a game by its events (the page, memories, replays) must arrive at the same table as the engine.
The ledger starts with the table at the first decision; after that it sees only events.
"""

from __future__ import annotations

from collections import Counter

from boothill.core import events as ev
from boothill.core.dead import PLAY_COUNT, ROUNDS
from boothill.core.events import Event
from boothill.core.ids import ALL_FIGURES, Face, Figure, Seat
from boothill.core.rows import GREEN
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, PILE, figure_of
from boothill.lab.verify.invariants import Broken


class Ledger:
    """The cards and lives of one game, according to its events."""

    def __init__(self, s: State) -> None:
        self.rules = s.rules
        self.owner = s.owner
        self.fronts = s.fronts[:]
        self.hands = [Counter(hand) for hand in s.hands]
        self.table = [cards[:] for cards in s.table]
        self.pile = s.pile[:]
        self.decks = Counter(card for deck in s.decks for card in deck)
        self.aside = Counter(card for frame in s.stack for card in frame.held())
        """Cards in between places: being resolved, laid out, or looked at."""
        self.offered: Counter[Face] = Counter()
        """Cards turned over so that somebody can choose which one counts."""
        self.life = s.life[:]
        self.alive = s.alive[:]
        self.turns = 0
        """How many turns have begun since the last elimination."""

    def see(self, events: list[Event]) -> None:
        for event in events:
            self._see(event)

    def check(self, s: State) -> None:
        """Compare the ledger with the game. Raises Broken where they differ."""
        found: list[tuple[str, object, object]] = [
            ("hands", self.hands, [Counter(hand) for hand in s.hands]),
            ("cards in play", self.table, s.table),
            ("the discard pile", self.pile, s.pile),
            ("the decks", self.decks, Counter(card for deck in s.decks for card in deck)),
            (
                "cards on their way",
                self.aside + self.offered,
                Counter(card for frame in s.stack for card in frame.held()),
            ),
            ("lives", self.life, s.life),
            ("who is in the game", self.alive, s.alive),
        ]
        for what, told, so in found:
            if told != so:
                raise Broken(f"{what}: events tell {told}, the game has {so}")
        if self.turns > ROUNDS * len(s.names) + 1 or s.this_turn.get(PLAY_COUNT, 0) > s.rules.most_plays:
            raise Broken("the game or the turn goes on for longer than the law allows")

    def _see(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if kind in (ev.DREW, ev.SHOWED):
            self._move(self.decks, self.hands[seat], event)
        elif kind == ev.PLAYED:
            self._move(self.hands[seat], self.aside, event)
        elif kind == ev.USED:
            row = self.rules.rows[event.cards[0]] if event.cards else None
            if row is not None and row.edge == GREEN and not row.miss:  # a green miss is reported as REMOVED
                self._off_table(self._bearer(seat, event), event)
                self.aside[event.cards[0]] += 1
        elif kind == ev.LAID:
            self._take(self.aside, event)
            self.table[event.target] += event.cards
        elif kind == ev.DISCARDED:
            self._take(self.hands[seat], event)
            self.pile += event.cards
        elif kind == ev.REMOVED:
            self._off_table(figure_of(event.target), event)
            self.pile += event.cards
        elif kind in (ev.SPENT, ev.TURNED_UP):
            # A turned-over card comes off the deck, unless it was already laid out to be chosen.
            places = [self.offered, self.aside] if kind == ev.SPENT else [self.offered]
            self._take(next((place for place in places if place[event.cards[0]]), self.decks), event)
            self.pile += event.cards
        elif kind == ev.LOOKED and event.target == PILE:
            for card in event.cards:
                if self.pile.pop() != card:
                    raise Broken(f"{event} looks at other cards of the pile")
            self.aside.update(event.cards)
        elif kind == ev.PUT_ON_DECK:
            self._move(self.hands[seat], self.decks, event)
        elif kind in (ev.OFFERED, ev.STORE, ev.LOOKED):
            self._move(self.decks, self.offered if kind == ev.OFFERED else self.aside, event)
        elif kind == ev.KEPT:
            self._move(self.aside, self.hands[seat], event)
        elif kind == ev.PUT_BACK:
            self._move(self.aside, self.decks, event)
        elif kind == ev.STOLE:
            self._move(self.hands[event.other], self.hands[seat], event)
        elif kind == ev.TOOK:
            self._took(event)
        elif kind == ev.PASSED_ON:
            self._off_table(self._bearer(seat, event), event)
            self.table[event.target] += event.cards
        elif kind == ev.RESHUFFLED:
            self.decks.update(self.pile)
            self.pile = []
        elif kind in (ev.LOST, ev.PAID):
            self.life[event.target] -= event.n
        elif kind == ev.GAINED:
            self.life[event.target] += event.n
        elif kind == ev.OUT:
            figure = event.target if event.target != NO_TARGET else self.fronts[seat]
            self.alive[figure], self.life[figure] = False, 0
            self.turns = 0
        elif kind == ev.RETURNED:
            self.alive[seat], self.life[seat] = True, event.n
        elif kind == ev.BECAME:
            self.life[seat] = event.n
        elif kind == ev.TURN:
            self.turns += 1
        elif kind == ev.ENTERED:
            self.alive[event.target], self.life[event.target] = True, self.rules.characters[event.name].life

    def _took(self, event: Event) -> None:
        if event.target == PILE:
            if (self.pile.pop(),) != event.cards:
                raise Broken(f"{event} took another card from the pile")
        elif event.target != NO_TARGET:
            self._off_table(figure_of(event.target), event)
        else:
            self._take(self.aside, event)
        self.hands[event.seat].update(event.cards)

    def _move(self, source: Counter[Face], to: Counter[Face], event: Event) -> None:
        self._take(source, event)
        to.update(event.cards)

    def _take(self, source: Counter[Face], event: Event) -> None:
        for card in event.cards:
            if source[card] == 0:
                raise Broken(f"{event} tells of a card that is not there")
            source[card] -= 1
            if source[card] == 0:
                del source[card]

    def _bearer(self, seat: Seat, event: Event) -> Figure:
        """The figure of a seat that has the card in front of it."""
        for figure in ALL_FIGURES[len(self.owner)]:
            if self.owner[figure] == seat and event.cards[0] in self.table[figure]:
                return figure
        raise Broken(f"{event} tells of a card that lies before nobody")

    def _off_table(self, figure: Figure, event: Event) -> None:
        for card in event.cards:
            if card not in self.table[figure]:
                raise Broken(f"{event} tells of a card that does not lie there")
            self.table[figure].remove(card)
