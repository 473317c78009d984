"""Fixed chance: sets what the next shuffles and blind cards bring, so that a game can repeat another one."""

from __future__ import annotations

from boothill.core.ids import Face


class Impossible(ValueError):
    """Chance was fixed to something impossible: wish number `wish` of the next shuffle or blind card."""

    def __init__(self, shuffle: bool, wish: int) -> None:
        super().__init__("a shuffle" if shuffle else "a blind card")
        self.shuffle = shuffle
        self.wish = wish


class Chance:
    """Fixed chance for a state, and a record of what chance has brought.

    A wish is a list of acceptable faces. A shuffle is fixed by one wish for each card, from the top of the new deck
    down; the remaining cards lie below, in random order.
    """

    def __init__(self, shuffles: list[list[list[Face]]], blind: list[list[Face]]) -> None:
        self.shuffles = shuffles
        """The wishes for the next shuffles, the next one first."""
        self.blind = blind
        """The wishes for the next cards taken blindly from a hand, the next one first."""
        self.decks_noted: list[list[Face]] = []
        """The decks that shuffles have brought, each with its top card first."""
        self.blind_noted: list[Face] = []
        """The cards that were taken blindly."""

    def shuffled(self, cards: list[Face]) -> list[Face]:
        """The new deck made from shuffled cards, the top card last. Raises Impossible."""
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
        """The card taken blindly from some cards: `card`, unless a wish says otherwise. Raises Impossible."""
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
    """Assign each wish one of the things it accepts, using none twice; -1 for a wish that cannot be met."""
    holder: dict[int, int] = {}
    met = [-1] * len(wishes)
    for wish in sorted(range(len(wishes)), key=lambda wish: len(wishes[wish])):
        _seek(wish, wishes, holder, set())
    for thing, wish in holder.items():
        met[wish] = thing
    return met


def _seek(wish: int, wishes: list[list[int]], holder: dict[int, int], seen: set[int]) -> bool:
    """Find something for a wish, moving other wishes to other things if necessary."""
    for thing in wishes[wish]:
        if thing not in seen:
            seen.add(thing)
            if thing not in holder or _seek(holder[thing], wishes, holder, seen):
                holder[thing] = wish
                return True
    return False
