"""How positions of a game are written. A set defines it in `sets/NAME/position.py`, with a class like PositionKeys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from boothill.core.ids import ALL_FIGURES, Face, Figure, Seat
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.plugins import imported
from boothill.text.notation import print_cards
from boothill.text.scenario.reading import Cards, faces_of, seat_named, wrong
from boothill.words.phrases import Said

EXPECTATION = "{life: 3}"
"""An example of an expectation of a seat."""
HAND_CHECKS = ("hand", "hand_has", "hand_size")
GAME_CHECKS = (
    "to_act", "turn", "phase", "discard_top", "discard_has", "discard_size", "winner", "legal", "not_legal",
)  # fmt: skip


class PositionKeys:
    """Reads and writes the keys that positions and expectations of a game have besides those of every game.

    A set that extends another one may subclass its keys and add a few.
    """

    GAME_KEYS: ClassVar[tuple[str, ...]] = ()
    """Keys of the position as a whole."""
    SEAT_CHECKS: ClassVar[tuple[str, ...]] = HAND_CHECKS
    """The possible expectations of a seat."""
    GAME_CHECKS: ClassVar[tuple[str, ...]] = GAME_CHECKS
    """The possible expectations of the game."""

    def table(self, data: dict[str, Any], rules: Ruleset, names: tuple[str, ...], cards: Cards, midway: bool) -> State:
        """The state that the keys describe, at the beginning of its phase. Raises BadPosition.

        In the middle of a card (`midway`), a figure may have no life left, and the dead may still have cards.
        """
        raise NotImplementedError

    def printed(self, s: State) -> dict[str, Any]:
        """The keys that describe a state: `players`, the cards of decks and piles, and the game's own keys."""
        raise NotImplementedError

    def figure(self, data: dict[str, Any], names: tuple[str, ...], text: str, place: str) -> Figure:
        """The figure that a text names."""
        return ALL_FIGURES[len(names)][seat_named(names, text, place)]

    def check_seat(self, s: State, seat: Seat, what: str, wanted: Any, place: str) -> Said | None:
        """What is wrong with an expectation of a seat; None if nothing is."""
        if what == "hand_size":
            return differs(what, wanted, len(s.hands[seat]))
        return check_cards(s, what, wanted, s.hands[seat], what != "hand_has", place)

    def check_game(self, s: State, what: str, wanted: Any, place: str) -> Said | None:
        """What is wrong with an expectation that only this game has; None if nothing is."""
        raise NotImplementedError

    def expected(self, s: State, seat: Seat) -> dict[str, Any]:
        """The expectations of a seat, besides its hand, for a scenario that ends in this state."""
        raise NotImplementedError


@cache
def keys_of(rules: Ruleset) -> PositionKeys:
    """How positions of a ruleset are written."""
    keys: PositionKeys = imported(rules.position)()
    return keys


def differs(what: str, wanted: Any, found: Any) -> Said | None:
    """What is wrong if the value found is not the expected one; None if it is."""
    return None if wanted == found else should_be(what, str(wanted), str(found))


def should_be(what: str, wanted: str, found: str) -> Said:
    return Said("scenario-differs", {"what": what, "wanted": wanted, "found": found})


def together(lines: Sequence[Said]) -> Said:
    """Several problems as one message."""
    whole = lines[0]
    for line in lines[1:]:
        whole = Said("scenario-and", {"one": whole, "other": line})
    return whole


def check_cards(s: State, what: str, wanted: Any, held: list[Face], exact: bool, place: str) -> Said | None:
    """What is wrong if the wanted cards are not among those held, or if `exact` and there are others; None if all is
    well. Each wanted card needs a copy of its own."""
    if not isinstance(wanted, list):
        raise wrong(place, "scenario-cards", found=repr(wanted))
    left = list(held)
    missing = False
    for faces in sorted([faces_of(s.rules, str(text), place) for text in wanted], key=len):
        fit = next((card for card in left if card in faces), None)
        if fit is None:
            missing = True
        else:
            left.remove(fit)
    if missing or (exact and left):
        return should_be(what, f"[{', '.join(map(str, wanted))}]", f"[{print_cards(s.rules, held)}]")
    return None
