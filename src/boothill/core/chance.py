"""Chance that is fixed: what the next shuffles and blind cards bring, so that a game goes on as another one did."""

from __future__ import annotations

from boothill.core.ids import Face


class Impossible(ValueError):
    """Chance was fixed to something that cannot be: wish number `wish` of the next shuffle or blind card."""

    def __init__(self, shuffle: bool, wish: int) -> None:
        super().__init__("a shuffle" if shuffle else "a blind card")
        self.shuffle = shuffle
        self.wish = wish


class Chance:
    """Fixed chance for a state, and a note of the chance that came.

    A wish is the faces that will do. A shuffle is fixed by a wish for each card from the top of the new deck on; the
    cards nobody wished for lie below, as chance has it.
    """

    def __init__(self, shuffles: list[list[list[Face]]], blind: list[list[Face]]) -> None:
        self.shuffles = shuffles
        """What the next shuffles bring, the next one first;"""
        self.blind = blind
        """and the next cards that are taken from a hand unseen."""
        self.decks_noted: list[list[Face]] = []
        """The decks that came of shuffles, the top card first;"""
        self.blind_noted: list[Face] = []
        """and the cards that were taken unseen."""

    def shuffled(self, cards: list[Face]) -> list[Face]:
        """A new deck of some cards that have been shuffled, the top card last."""
        if self.shuffles:
            wishes = self.shuffles[0]
            places = [[i for i in range(len(cards) - 1, -1, -1) if cards[i] in wish] for wish in wishes]
            given = assigned(places)
            for wish, place in enumerate(given):
                if place < 0:
                    raise Impossible(True, wish)
            del self.shuffles[0]
            rest = [card for i, card in enumerate(cards) if i not in given]
            cards = rest + [cards[place] for place in reversed(given)]
        self.decks_noted.append(cards[::-1])
        return cards

    def taken(self, card: Face, cards: list[Face]) -> Face:
        """The card that is taken unseen out of some; `card` unless it is fixed."""
        if self.blind:
            wish = self.blind[0]
            if card not in wish:
                fit = [other for other in cards if other in wish]
                if not fit:
                    raise Impossible(False, 0)
                card = fit[0]
            del self.blind[0]
        self.blind_noted.append(card)
        return card

    def clone(self) -> Chance:
        return Chance(self.shuffles[:], self.blind[:])


def assigned(wishes: list[list[int]]) -> list[int]:
    """One of the things that each wish accepts, none of them twice; -1 for a wish that cannot be met."""
    holder: dict[int, int] = {}
    met = [-1] * len(wishes)
    for wish in sorted(range(len(wishes)), key=lambda wish: len(wishes[wish])):
        _seek(wish, wishes, holder, set())
    for thing, wish in holder.items():
        met[wish] = thing
    return met


def _seek(wish: int, wishes: list[list[int]], holder: dict[int, int], seen: set[int]) -> bool:
    """Find something for a wish, if need be by finding something else for another."""
    for thing in wishes[wish]:
        if thing not in seen:
            seen.add(thing)
            if thing not in holder or _seek(holder[thing], wishes, holder, seen):
                holder[thing] = wish
                return True
    return False
