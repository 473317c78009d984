"""Bots: players that see what a seat sees and remember what a seat may remember, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bots.bot import Bot
from boothill.bots.exploiter import ExploiterBot, read
from boothill.bots.gambler import GamblerBot
from boothill.bots.greedy.bot import GreedyBot
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.bots.karma import KarmaBot
from boothill.bots.learned.bot import DesperadoBot, learned_bot
from boothill.bots.marshal import MarshalBot
from boothill.bots.overlooking import DrifterBot, GreenhornBot, StablehandBot
from boothill.bots.random import RandomBot
from boothill.plugins import BOTS as OFFERED
from boothill.plugins import imported, offered

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greenhorn": GreenhornBot,
    "stablehand": StablehandBot,
    "drifter": DrifterBot,
    "karma": KarmaBot,
    "greedy": GreedyBot,
    "gambler": GamblerBot,
    "gunslinger": GunslingerBot,
    "desperado": DesperadoBot,
    "marshal": MarshalBot,
}
"""Every bot by the name it is asked for with, those of other packages too."""
BOTS.update({name: bot for name, bot in offered(OFFERED).items() if name not in BOTS})

BEST = "gunslinger"
"""Who sits down unless somebody else is asked for."""


LEARNED = "learned"
"""Whoever plays by a network of one's own, which is named after a colon."""
EXPLOITER = "exploiter"
"""Whoever plays by what `boothill exploit` has found, in a file that is named after a colon."""


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game, the weakest first."""
    return [name for name, bot in BOTS.items() if _plays(bot, game)]


def _plays(bot: Callable[[], Bot], game: str) -> bool:
    games = bot.games() if isinstance(bot, type) and issubclass(bot, Bot) else ()
    return not games or game in games


def make_bot(name: str) -> Bot:
    """A bot by name; `marshal:300` makes 300 playouts over a decision. Raises ValueError for no bot.

    `learned:FILE` plays by a network that `boothill train` wrote, `learned:60:FILE` makes 60 playouts with its help.

    `exploiter:FILE` plays by what `boothill exploit` has found.

    `my.module:MyBot` is a class of one's own. It is imported, so this is for names that can be trusted: a table that is
    asked for a bot by somebody looks into `BOTS`.
    """
    first, _, rest = name.partition(":")
    if first == "marshal" and rest.isdecimal() and int(rest):
        return MarshalBot(playouts=int(rest))
    if first == LEARNED and rest:
        return learned_bot(rest)
    if first == EXPLOITER and rest:
        return ExploiterBot(read(rest))
    if name in BOTS:
        return BOTS[name]()
    if not rest:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}, or one of your own as my.module:MyBot")
    return _own(name)()


def _own(name: str) -> type[Bot]:
    """A class of one's own."""
    made = imported(name)
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise ValueError(f"{name} is no bot: a bot is a class made from boothill.bots.Bot")
    return made


def bring(name: str) -> str:
    """Let tables ask for a bot of one's own, `my.module:MyBot`; its name. Raises ValueError like `make_bot`."""
    make_bot(name)
    if name not in BOTS and not name.startswith(("marshal:", f"{LEARNED}:", f"{EXPLOITER}:")):
        BOTS[name] = _own(name)
    return name


__all__ = ["BEST", "BOTS", "Bot", "bots_for", "bring", "make_bot"]
