"""Bots: players that know only what their seat can see and remember."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bots.bot import Bot
from boothill.bots.exploiter import ExploiterBot, read
from boothill.bots.gambler import GamblerBot
from boothill.bots.greedy.bot import GreedyBot
from boothill.bots.gunslinger.bot import GunslingerBot, ScoutBot
from boothill.bots.karma import KarmaBot
from boothill.bots.learned.bot import DesperadoBot, learned_bot
from boothill.bots.marshal import MarshalBot, RangerBot
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
    "scout": ScoutBot,
    "gunslinger": GunslingerBot,
    "desperado": DesperadoBot,
    "ranger": RangerBot,
    "marshal": MarshalBot,
}
"""Every bot by name, including those that other packages provide."""
BOTS.update({name: bot for name, bot in offered(OFFERED).items() if name not in BOTS})

BEST = "gunslinger"
"""The default bot."""


LEARNED = "learned"
"""Prefix for a bot that plays by a network file of your own: `learned:FILE`."""
EXPLOITER = "exploiter"
"""Prefix for a bot that plays by what `boothill exploit` found: `exploiter:FILE`."""
PREFIXES = ("marshal", LEARNED, EXPLOITER)
"""Before a colon these are followed by a number or a file; anything else is the module of a bot class of your own."""


def bots_for(game: str) -> list[str]:
    """The names of the bots that can play a game, weakest first."""
    return [name for name, bot in BOTS.items() if _plays(bot, game)]


def _plays(bot: Callable[[], Bot], game: str) -> bool:
    games = bot.games() if isinstance(bot, type) and issubclass(bot, Bot) else ()
    return not games or game in games


def make_bot(name: str) -> Bot:
    """Make a bot by name. Raises ValueError if there is no such bot.

    `marshal:300` makes 300 playouts for each decision.

    `learned:FILE` plays by a network that `boothill train` wrote; `learned:60:FILE` searches with it, making 60
    playouts.

    `exploiter:FILE` plays by what `boothill exploit` found.

    `my.module:MyBot` is a class of your own. It gets imported, so use this only for names you trust: a table that
    somebody asks for a bot looks in `BOTS` instead.
    """
    first, _, rest = name.partition(":")
    if first == "marshal" and rest.isdecimal():
        if not int(rest):
            raise ValueError(f"{name}: at least one playout")
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
    """Import a bot class of your own."""
    made = imported(name)
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise ValueError(f"{name} is no bot: a bot is a class made from boothill.bots.Bot")
    return made


def bring(name: str) -> str:
    """Let tables ask for a bot class of your own, `my.module:MyBot`, and return its name. Raises ValueError like
    `make_bot`."""
    make_bot(name)
    if name not in BOTS and name.partition(":")[0] not in PREFIXES:
        BOTS[name] = _own(name)
    return name


__all__ = ["BEST", "BOTS", "Bot", "bots_for", "bring", "make_bot"]
