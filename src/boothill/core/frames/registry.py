"""The steps of the rules that do not belong to any particular game, by name."""

from __future__ import annotations

from typing import Final

from boothill.core.frames.base import Frame, Over
from boothill.core.frames.hits import Contest, Demanded, Each, Shot
from boothill.core.frames.playing import Burial, EndOfCard, GivingUp, Playing, React
from boothill.core.frames.reaction import Reaction
from boothill.core.frames.reveals import Pick, Reveal, Store
from boothill.core.frames.turn import CompelledDraw, Discarding, Turn

FRAMES: Final[dict[str, type[Frame]]] = {
    frame.__name__: frame
    for frame in (
        Turn, Over, CompelledDraw, Playing, EndOfCard, Burial, React, Discarding, GivingUp, Shot, Demanded, Contest,
        Each, Reveal, Pick, Store, Reaction,
    )
}  # fmt: skip
