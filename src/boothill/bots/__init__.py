"""Bots: players that see what a seat sees and remember what a seat may remember, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bots.bot import Bot
from boothill.bots.chance import RandomBot
from boothill.bots.greedy import GreedyBot
from boothill.bots.gunslinger import GunslingerBot
from boothill.bots.karma import KarmaBot
from boothill.bots.marshal import MarshalBot

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "karma": KarmaBot,
    "greedy": GreedyBot,
    "gunslinger": GunslingerBot,
    "marshal": MarshalBot,
}
"""Every bot by the name it is asked for with."""


BEST = "gunslinger"
"""Who sits down unless somebody else is asked for."""


def make_bot(name: str) -> Bot:
    """A bot by name; `marshal:300` thinks for 300 playouts, not for a time. Raises ValueError for one that is not."""
    first, _, playouts = name.partition(":")
    if first == "marshal" and playouts.isdecimal() and int(playouts):
        return MarshalBot(playouts=int(playouts))
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name]()


__all__ = ["BEST", "BOTS", "Bot", "make_bot"]
