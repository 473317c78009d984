"""What numbers stand for. Seats, figures, cards, persons and decks are all small ints; these types tell them apart.

At run time they are plain ints and cost nothing. `Seat(0)` is for the places where a number comes in from outside (a
file, a message, a loop over numbers); everywhere else a value has its type from where it lies: `s.owner` holds seats,
`s.fronts` figures, `s.hands` faces.
"""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""Who decides and owns a hand: an index into `names`, clockwise."""
Target = NewType("Target", int)
"""What a move is aimed at. Only the functions of `core/targets.py` make one and read it."""
Figure = NewType("Figure", Target)
"""Who has a life, a character and cards in front of it: an index into `life`. A figure is also a target."""
Face = NewType("Face", int)
"""A card, as what it shows: an index into the ruleset's `faces`. Cards that look alike are the same face."""
Person = NewType("Person", int)
"""A character wherever it stands: an index into the ruleset's `people`."""
Deck = NewType("Deck", int)
"""A pile that seats draw from: an index into `decks`."""

# Nobody and nothing. They are written as plain numbers because only those are built into compiled code.
NOBODY: Final[Seat] = -1  # type: ignore[assignment]
NO_FIGURE: Final[Figure] = -1  # type: ignore[assignment]
NO_PERSON: Final[Person] = -1  # type: ignore[assignment]
NO_CARD: Final[Face] = -1  # type: ignore[assignment]

FIGURES: Final = 16
"""No game has more figures, or seats, than this."""
FACES: Final = 256
"""No ruleset has more faces than this."""

SEATS: Final = [tuple([Seat(seat) for seat in range(size)]) for size in range(FIGURES + 1)]
"""All seats of a table, for tables of every size;"""
ALL_FIGURES: Final = [tuple([Figure(Target(figure)) for figure in range(size)]) for size in range(FIGURES + 1)]
"""and all figures of a game, for every number of figures."""
