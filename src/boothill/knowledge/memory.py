"""What a seat remembers: what it can know about hidden cards from the events it was told.

A card seen on its way into a hand is known to be there until it is seen leaving. When somebody takes an unseen card
from such a hand, the knowledge splits into several possible worlds; seeing a card played later rules out those in which
it was elsewhere. Every remaining world is consistent with everything the seat has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from boothill.core import events as ev
from boothill.core.events import UNKNOWN, Event
from boothill.core.ids import Face, Seat
from boothill.core.ruleset import Ruleset
from boothill.core.targets import PILE
from boothill.core.view import View
from boothill.knowledge.actions import Deed, Witness

World = tuple[tuple[Face, ...], ...]
"""For each seat, the cards known to be in its hand, sorted; the last entry is the cards known to be on the deck."""

MOST_WORLDS = 400
"""The maximum number of worlds; the least likely ones are forgotten."""


class Memory:
    """The memory of one seat, from the moment of its creation. Pass it every event.

    The deck is treated like one more hand (`deck`), for cards that were put back on it.
    """

    def __init__(self, view: View, witness: Witness | None = None) -> None:
        self.seat = view.seat
        self.deck = Seat(len(view.names))
        """The place of the deck in a world, after the seats: the cards on top that were put back or looked at."""
        self.copies = _copies(view.rules)
        looked_at = sum(frame.held().count(UNKNOWN) for frame in view.stack)
        self.sizes = [*view.hand_sizes, looked_at]
        """The number of cards in each hand, and of cards put back on the deck or looked at there."""
        self.worlds: dict[World, float] = {((),) * len(self.sizes): 1.0}
        """How likely each world is, up to a common factor. The dict is replaced, never changed."""
        self._certain: list[list[Face]] = []
        """The cards that are certain in each place: cached for `known`."""
        self._certain_in: dict[World, float] | None = None
        """The worlds for which the cache was computed."""
        self.pile: list[Face] = [] if view.pile_size == 0 else [UNKNOWN] * (view.pile_size - 1) + [view.pile_top]
        """The discard pile, the top card last; UNKNOWN for cards discarded before this memory began."""
        self.aside: list[Face] = []
        """Face-up cards that are neither in a pile nor in front of anybody."""
        self.met: set[str] = {who.name for figure, who in enumerate(view.characters) if view.alive[figure]}
        """Characters that have been in play."""
        self.witness = witness or Witness.of(view)
        """The public part. The memories of one game may share a witness; only the first of them passes events on."""
        self.first = witness is None

    def save(self) -> dict[str, Any]:
        """The memory as JSON-compatible values."""
        return {
            "sizes": self.sizes[:], "worlds": list(self.worlds.items()), "pile": self.pile[:], "aside": self.aside[:],
            "met": sorted(self.met), "witness": self.witness.save(), "first": self.first,
        }  # fmt: skip

    @staticmethod
    def load(data: dict[str, Any], view: View) -> Memory:
        """Load a saved memory of the seat whose view this is."""
        found = Memory(view, Witness.load(data["witness"], view.rules))
        found.sizes = data["sizes"][:]
        found.worlds = dict(data["worlds"])
        found.pile, found.aside = data["pile"][:], data["aside"][:]
        found.met = set(data["met"])
        found.first = data["first"]
        return found

    def fork(self, view: View, witness: Witness, first: bool) -> Memory:
        """An independent copy with another witness; `first` says whether the copy passes events on to it."""
        twin = Memory(view, witness)
        twin.sizes, twin.worlds = self.sizes[:], self.worlds
        twin._certain, twin._certain_in = self._certain, self._certain_in
        twin.pile, twin.aside, twin.met = self.pile[:], self.aside[:], set(self.met)
        twin.first = first
        return twin

    def see(self, events: Iterable[Event]) -> None:
        """Take in events. They are reduced to what this seat may see, so passing complete events is safe."""
        for event in events:
            told = event.seen_by(self.seat)
            if self.first:
                self.witness.history.note(event)
                self.witness.see(told, self.sizes)
            self._fold(told)

    @property
    def deeds(self) -> list[Deed]:
        """What players were seen to do to each other, in order."""
        return self.witness.deeds

    @property
    def discarded(self) -> list[Face]:
        """The discard pile, the top card last; UNKNOWN for cards that were not seen."""
        return self.pile

    def declined(self, seat: Seat) -> int:
        """What a seat has let pass since it last got a card: NO_MISS, NO_BLOW or both, or 0 (`knowledge.history`)."""
        return self.witness.history.declined[seat]

    def known(self, place: Seat) -> list[Face]:
        """The cards that are certainly in a hand or, for `memory.deck`, on top of the deck. Do not change the list."""
        if self._certain_in is not self.worlds:
            self._certain_in = self.worlds
            self._certain = _certain(self.worlds)
        return self._certain[place]

    def _fold(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.DREW:
            for card in event.cards:
                self._draw(event.seat, card)
        elif kind in (ev.PLAYED, ev.DISCARDED):
            self._lose(event.seat, event.cards)
            if kind == ev.DISCARDED:
                self.pile.extend(event.cards)
        elif kind in (ev.SPENT, ev.REMOVED):
            self._lay_down(event.cards[0])
        elif kind == ev.TURNED_UP:
            if event.cards[0] not in self.aside:
                self._off_deck(event.cards[0])
            self._lay_down(event.cards[0])
        elif kind in (ev.OFFERED, ev.STORE):
            for card in event.cards:
                self._off_deck(card)
                self.aside.append(card)
        elif kind == ev.SHOWED:
            self._draw(event.seat, event.cards[0])
        elif kind == ev.TOOK:
            if event.target == PILE:
                self.pile.pop()
            elif event.cards[0] in self.aside:
                self.aside.remove(event.cards[0])
            self._gain(event.seat, event.cards[0])
        elif kind == ev.STOLE:
            self._steal(event.seat, event.other, event.cards)
        elif kind == ev.LOOKED:
            if event.target == PILE:
                self.aside += [self.pile.pop() for _ in event.cards]
            elif event.cards[0] == UNKNOWN:
                self.sizes[self.deck] = max(self.sizes[self.deck], len(event.cards))
            else:
                for card in event.cards:
                    self._off_deck(card)
        elif kind == ev.KEPT:
            if event.cards[0] == UNKNOWN:
                self._steal(event.seat, self.deck, event.cards)
            else:
                self._gain(event.seat, event.cards[0])
        elif kind == ev.PUT_BACK:
            if event.cards[0] != UNKNOWN:
                for card in event.cards:
                    self._gain(self.deck, card)
        elif kind == ev.PUT_ON_DECK:
            self._steal(self.deck, event.seat, event.cards)
        elif kind == ev.SHOWED_HELD:
            self._seen_held(event.seat, event.cards[0])
        elif kind == ev.RESHUFFLED:
            self.pile.clear()
        elif kind in (ev.ENTERED, ev.OUT, ev.BECAME):
            self.met.add(event.name)

    def _draw(self, seat: Seat, card: Face) -> None:
        """A seat takes the top card of the deck."""
        if card == UNKNOWN and self.sizes[self.deck]:
            self._steal(seat, self.deck, (UNKNOWN,))
        else:
            self._off_deck(card)
            self._gain(seat, card)

    def _off_deck(self, card: Face) -> None:
        """Remove a card from those known on the deck: one that this seat sees, or an unknown one."""
        if self.sizes[self.deck]:
            self._lose(self.deck, (card,))

    def _lay_down(self, card: Face) -> None:
        if card in self.aside:
            self.aside.remove(card)
        self.pile.append(card)

    def _gain(self, seat: Seat, card: Face) -> None:
        self.sizes[seat] += 1
        if seat != self.seat and card != UNKNOWN:
            self.worlds = {_with(world, seat, card): weight for world, weight in self.worlds.items()}

    def _lose(self, seat: Seat, cards: Sequence[Face]) -> None:
        for card in cards:
            if seat != self.seat:
                self._seen_leaving(seat, card)
            self.sizes[seat] -= 1

    def _seen_held(self, seat: Seat, card: Face) -> None:
        """Keep the worlds in which the card can be in that hand, and note that it is there."""
        if seat == self.seat:
            return
        left: dict[World, float] = {}
        for world, weight in self.worlds.items():
            if card not in world[seat]:
                if len(world[seat]) >= self.sizes[seat] or (
                    self.copies[card] == 1 and any(card in hand for hand in world)
                ):
                    continue
                world = _with(world, seat, card)
            left[world] = left.get(world, 0.0) + weight
        self.worlds = left or self.worlds

    def _seen_leaving(self, seat: Seat, card: Face) -> None:
        """Keep the worlds in which the card can have been in that hand."""
        left: dict[World, float] = {}
        for world, weight in self.worlds.items():
            if card in world[seat]:
                world = _without(world, seat, card)
            elif len(world[seat]) >= self.sizes[seat]:
                continue  # all cards of the hand are known, and this one is not among them
            elif self.copies[card] == 1 and any(card in hand for hand in world):
                continue
            left[world] = left.get(world, 0.0) + weight
        self.worlds = left or {((),) * len(self.sizes): 1.0}

    def _steal(self, thief: Seat, victim: Seat, cards: tuple[Face, ...]) -> None:
        if cards[0] != UNKNOWN:
            # This seat is the thief or the victim, so it sees the cards.
            self._lose(victim, cards)
            for card in cards:
                self._gain(thief, card)
            return
        self.sizes[thief] += len(cards)
        self.sizes[victim] -= len(cards)
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            if self.sizes[victim] == 0:
                for card in world[victim]:
                    world = _with(_without(world, victim, card), thief, card)
                worlds[world] = worlds.get(world, 0.0) + weight
                continue
            size = self.sizes[victim] + 1
            unknown = size - len(world[victim])
            if unknown:
                worlds[world] = worlds.get(world, 0.0) + weight * unknown / size
            for card in world[victim]:
                moved = _with(_without(world, victim, card), thief, card)
                worlds[moved] = worlds.get(moved, 0.0) + weight / size
        if len(worlds) > MOST_WORLDS:
            likeliest = sorted(worlds.items(), key=lambda item: (-item[1], item[0]))[:MOST_WORLDS]
            worlds = dict(likeliest)
        self.worlds = worlds


@cache
def _copies(rules: Ruleset) -> list[int]:
    """How many copies of each face are in the deck."""
    return [rules.deck.count(Face(card)) for card in range(len(rules.faces))]


def _with(world: World, seat: Seat, card: Face) -> World:
    return (*world[:seat], tuple(sorted((*world[seat], card))), *world[seat + 1 :])


def _without(world: World, seat: Seat, card: Face) -> World:
    cards = list(world[seat])
    cards.remove(card)
    return (*world[:seat], tuple(cards), *world[seat + 1 :])


def _certain(worlds: dict[World, float]) -> list[list[Face]]:
    """For each place, the cards that are there in every world."""
    found: list[list[Face]] = []
    for world in worlds:
        if not found:
            found = [list(cards) for cards in world]
        else:
            for place, cards in enumerate(found):
                if cards:
                    found[place] = _common(cards, list(world[place]))
    return found


def _common(a: list[Face], b: list[Face]) -> list[Face]:
    left = list(b)
    both = []
    for card in a:
        if card in left:
            left.remove(card)
            both.append(card)
    return both
