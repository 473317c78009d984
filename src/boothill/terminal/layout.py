"""Divides a screen of any size among the table, the hand, the menu and the log.

The layout depends only on the size of the terminal and on what there is to show, not on earlier layouts: after any
number of resizes a screen looks as if it had always had its size.
"""

from __future__ import annotations

from typing import NamedTuple

WIDE = 120
"""Number of columns from which the log is beside the table, not below it."""
LEAST_MENU, LEAST_LOG = 6, 3
"""Minimum lines of menu and log on a narrow screen, however large the table is."""
MOST_HAND, MOST_QUESTION = 5, 3
FRAME = 2
"""Number of lines for the title and the keys."""
LINE = 3
"""Number of lines for the input line."""


class Wanted(NamedTuple):
    """The lines that each part would take if there were enough room."""

    board: int
    hand: int
    question: int
    menu: int


class Room:
    """A screen of a given size, in columns and lines."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.wide = width >= WIDE

    @property
    def near(self) -> int:
        """The width of the table, the hand and the menu."""
        return self.width * 3 // 5 if self.wide else self.width

    @property
    def inside(self) -> int:
        """The width of the text in them."""
        return self.near - (4 if self.wide else 2)

    @property
    def log(self) -> int:
        """The width of the text in the log, which has a border, a margin and a scrollbar."""
        return max(1, (self.width - self.near - 1 if self.wide else self.width) - 3)

    def shared(self, wanted: Wanted, typing: bool) -> Wanted:
        """The lines that each part gets; the log gets what is left.

        The question and the menu have priority, then the hand, a few lines of the log, and the table.
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
