"""Time at a table: the clocks of the seats, and the beat that masks how long an answer took.

Whether a player is asked, and when the answer is released, depends only on what everybody can see. The window of a
decision is therefore drawn before anybody looks at a hand; whatever answers within it, a person, a standing order, a
plan, or a bot, is released when it closes. It varies, so that a pause within its bounds tells nothing either.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct


class Timing(Struct, frozen=True):
    """The seconds that a table runs on."""

    beat: float = 1.0
    """What bots and automatic answers take at least."""
    spread: float = 1.5
    """How much longer the window of a person's answer may be."""
    rope: float | None = None
    """For an answer to somebody else's doing; then a bot answers."""
    reserve: float | None = None
    """For all of one's own turns together,"""
    increment: float = 0
    """and so much more for each turn, but never more than one began with."""
    grace: float = 45
    """After which a bot covers the seat of somebody who has left."""

    def window(self, rng: Random) -> float:
        """The time within which an answer is released, at the earliest at its end."""
        return self.beat + self.spread * rng.random()

    def grown(self, left: float | None) -> float | None:
        """What is left of a reserve when a turn begins. Whoever stalls must not gain time by it, turn after turn."""
        return left if left is None or self.reserve is None else min(left + self.increment, self.reserve)


PRESETS = {
    "fast": Timing(beat=0.8, spread=0.8, rope=10, reserve=90, increment=6, grace=20),
    "standard": Timing(rope=25, reserve=240, increment=15),
    "relaxed": Timing(rope=90, reserve=1800, increment=60, grace=120),
    "off": Timing(),
    "instant": Timing(beat=0, spread=0, rope=60, reserve=600, increment=60, grace=60),
}
"""The clocks a table can choose. Without a clock only those who have left are covered. An instant table waits for
nobody's thoughts and masks nothing: for programs that play each other."""
