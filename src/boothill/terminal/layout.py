"""How a screen of any size is shared out among the table, the hand, the menu and the log.

Everything follows from the size of the terminal and from what there is to show, never from how it was laid out before:
after any number of resizes a screen looks as if it had always had its size.
"""

from __future__ import annotations

from typing import NamedTuple

WIDE = 120
"""From so many columns on the log stands beside the table, not below it."""
LEAST_MENU, LEAST_LOG = 6, 3
"""The lines that menu and log keep on a narrow screen, however much lies on the table."""
MOST_HAND, MOST_QUESTION = 5, 3
FRAME = 2
"""Lines for the title and for the keys."""
LINE = 3
"""Lines for what is typed."""


class Wanted(NamedTuple):
    """The lines that each part would take if there were room enough."""

    board: int
    hand: int
    question: int
    menu: int


class Room:
    """A screen of so many columns and lines."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.wide = width >= WIDE

    @property
    def near(self) -> int:
        """The columns of the table, the hand and the menu."""
        return self.width * 3 // 5 if self.wide else self.width

    @property
    def inside(self) -> int:
        """The columns of what is written there."""
        return self.near - (4 if self.wide else 2)

    @property
    def log(self) -> int:
        """The columns of what is written in the log, which has a border, a margin and a bar to scroll it."""
        return max(1, (self.width - self.near - 1 if self.wide else self.width) - 3)

    def shared(self, wanted: Wanted, typing: bool) -> Wanted:
        """The lines that each part gets; whatever is left is for the log.

        What is asked and what can be answered come first, then the hand, a few lines of the log, and the table.
        """
        height = max(0, self.height - FRAME - (LINE if typing else 0))
        if self.wide:
            height = max(0, height - 4)  # the space between the parts
        log = 0 if self.wide else LEAST_LOG
        question = min(wanted.question, MOST_QUESTION, height)
        left = height - question
        least = min(wanted.menu, LEAST_MENU, left)
        hand = min(wanted.hand, MOST_HAND, left - least)
        left = max(0, left - hand - log)
        least = min(least, left) if left else least
        most = height if self.wide else height // 2 + 1
        board = max(0, min(wanted.board, most, left - least))
        menu = max(least, min(wanted.menu, left - board, height if self.wide else max(LEAST_MENU, height // 3)))
        return Wanted(board, hand, question, menu)
