"""Every step of the rules that belongs to no game, by name."""

from __future__ import annotations

from typing import Final

from boothill.core.frame import Frame, Over
from boothill.core.hits import Contest, Demanded, Each, Shot
from boothill.core.playing import Burial, EndOfCard, GivingUp, Playing, React
from boothill.core.reaction import Reaction
from boothill.core.reveals import Pick, Reveal, Store
from boothill.core.turn import Discarding, Test, Turn

FRAMES: Final[dict[str, type[Frame]]] = {
    frame.__name__: frame
    for frame in (
        Turn, Over, Test, Playing, EndOfCard, Burial, React, Discarding, GivingUp, Shot, Demanded, Contest, Each,
        Reveal, Pick, Store, Reaction,
    )
}  # fmt: skip
