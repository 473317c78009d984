"""A reaction that has to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.core.frames.base import Frame
from boothill.core.ids import NO_CARD, NOBODY, Figure, Seat
from boothill.core.rows import HAND_EMPTY

if TYPE_CHECKING:
    from boothill.core.state import State


class Reaction(Frame):
    """A moment has come for a figure, but something keeps it from reacting; it reacts once that is over."""

    FIELDS = ("moment", "figure")

    def __init__(self, moment: str, figure: Figure) -> None:
        self.moment = moment
        self.figure = figure

    def run(self, s: State) -> Seat:
        s.done()
        figure = self.figure
        full_again = self.moment == HAND_EMPTY and s.hands[s.owner[figure]]
        if s.alive[figure] and not s.has_fallen(figure) and not full_again:
            empty = self.moment == HAND_EMPTY
            s.moment(self.moment, figure, NOBODY if empty else NO_CARD, 0 if empty else 1)
        return NOBODY
