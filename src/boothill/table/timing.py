"""Time at a table: the clocks of the seats, and the delays that mask how long an answer took.

Whether a player is asked, and when the answer is released, depends only on public information. Therefore the window of
a decision is drawn before anybody looks at a hand, and any answer given within it, by a person, a standing order, a
plan or a bot, is released when it closes. Its length varies, so that a pause of that length reveals nothing either.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct


class Timing(Struct, frozen=True):
    """The seconds that a table runs on."""

    beat: float = 1.0
    """The least time that bots and automatic answers take."""
    spread: float = 1.5
    """How much longer than the beat the window of a person's answer may be."""
    rope: float | None = None
    """The limit for an answer to a threat, after which a bot answers; None for no limit."""
    reserve: float | None = None
    """The time of a player for all their own turns together; None for no limit."""
    increment: float = 0
    """Added to the reserve for each turn, up to its original size."""
    grace: float = 45
    """The time after which a bot covers the seat of somebody who has left."""

    def window(self, rng: Random) -> float:
        """Draw the length of a window; an answer is released when it closes, at the earliest."""
        return self.beat + self.spread * rng.random()

    def grown(self, left: float | None) -> float | None:
        """The reserve at the beginning of a turn. It never exceeds its original size, so stalling gains no time."""
        return left if left is None or self.reserve is None else min(left + self.increment, self.reserve)


PRESETS = {
    "fast": Timing(beat=0.8, spread=0.8, rope=10, reserve=90, increment=6, grace=20),
    "standard": Timing(rope=25, reserve=240, increment=15),
    "relaxed": Timing(rope=90, reserve=1800, increment=60, grace=120),
    "off": Timing(),
    "instant": Timing(beat=0, spread=0, rope=60, reserve=600, increment=60, grace=60),
}
"""The clocks a table can choose. With `off`, bots cover only players who have left. With `instant`, bots get no time to
think and nothing is masked; it is for programs that play each other."""
