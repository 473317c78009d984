"""boothill soak: play random games, and check every invariant at every decision."""

from boothill.lab.verify.soak import flags, run

__all__ = ["flags", "run"]
