"""boothill soak: random games with every invariant checked at every decision."""

from boothill.lab.verify.soak import flags, run

__all__ = ["flags", "run"]
