"""Types for ids. Seats, figures, cards, persons and decks are all small ints; these types tell them apart.

At run time they are plain ints and cost nothing. Write `Seat(0)` only where a number comes from outside (a file, a
message, a loop over numbers). Everywhere else a value gets its type from the place where it is stored: `s.owner` holds
seats, `s.fronts` figures, `s.hands` faces.
"""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""Who decides and owns a hand: an index into `names`, clockwise."""
Target = NewType("Target", int)
"""What a move is aimed at. Only the functions of `core/targets.py` make and read targets."""
Figure = NewType("Figure", Target)
"""Who has a life, a character and cards in front of it: an index into `life`. A figure is also a target."""
Face = NewType("Face", int)
"""The face of a card: an index into the ruleset's `faces`. Cards that look alike have the same face."""
Person = NewType("Person", int)
"""A character, in play or not: an index into the ruleset's `people`."""
Deck = NewType("Deck", int)
"""A deck that seats draw from: an index into `decks`."""

# Nobody and nothing. They are plain numbers because mypyc compiles only plain numbers as constants.
NOBODY: Final[Seat] = -1  # type: ignore[assignment]
NO_FIGURE: Final[Figure] = -1  # type: ignore[assignment]
NO_PERSON: Final[Person] = -1  # type: ignore[assignment]
NO_CARD: Final[Face] = -1  # type: ignore[assignment]

FIGURES: Final = 16
"""The maximum number of figures, and of seats, in any game."""
FACES: Final = 256
"""The maximum number of faces in any ruleset."""

SEATS: Final = [tuple([Seat(seat) for seat in range(size)]) for size in range(FIGURES + 1)]
"""SEATS[size]: all seats of a table of this size."""
ALL_FIGURES: Final = [tuple([Figure(Target(figure)) for figure in range(size)]) for size in range(FIGURES + 1)]
"""ALL_FIGURES[size]: all figures of a game with this many figures."""
