"""The commands of the table, one row each: its word, its letter, when it is possible, and what it does.

A new command is a row here and a message `command-WORD` in every language. The help in both modes, the letters in full
screen and the line of keys at its bottom follow from that. Forms of the message: `short` puts the command into the line
of keys, and `ask` is the question of a command that needs a text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from boothill.table import wire
from boothill.table.seating import EMPTY
from boothill.terminal import arrangements, people
from boothill.terminal.client import Client
from boothill.terminal.saving import save_aloud
from boothill.terminal.screen import Again, Leave
from boothill.words.catalogue import exists, languages

if TYPE_CHECKING:
    from boothill.terminal.prompt import Desk

DO, MAY, ASK, CHOOSE = "do", "may", "ask", "choose"
"""What follows the word: nothing, perhaps something, a text, or one of the things in `arrangements`."""
LONGEST = 400
"""Maximum length of a chat line."""


class Command(NamedTuple):
    word: str
    """The word that is typed."""
    key: str
    """Its letter, the same in every language; empty if it has none."""
    kind: str
    """What follows the word."""
    where: Callable[[Client], str]
    """The message that says why it is not possible now; empty if it is."""
    deed: Callable[[Desk, str], None]
    """What it does, given the text typed after the word."""

    @property
    def message(self) -> str:
        return f"command-{self.word}"

    @property
    def short(self) -> str:
        """The message for the line of keys; empty if it is not shown there."""
        return f"{self.message}.short" if exists(f"{self.message}.short") else ""


# -- where -----------------------------------------------------------------------------------------------------


def anywhere(_: Client) -> str:
    return ""


def game(client: Client) -> str:
    return "" if client.playing else "only-in-a-game"


def server(client: Client) -> str:
    return "only-on-a-server" if client.local else ""


def local(client: Client) -> str:
    return "" if client.local else "only-against-bots"


def host(client: Client) -> str:
    return server(client) or ("" if client.hosting else "only-the-host")


def over(client: Client) -> str:
    return "" if client.ended is not None else "only-after-a-game"


def any_time(client: Client) -> str:
    """The message that nobody in this game can act at any time; empty if somebody can."""
    characters = client.rules.characters.values() if client.rules is not None else ()
    return game(client) or ("" if any(who.any_time for who in characters) else "only-any-time")


# -- what ------------------------------------------------------------------------------------------------------


def _say(desk: Desk, text: str, dead: bool) -> None:
    desk.client.post(wire.Say(text[:LONGEST], dead=dead))


def _pause(desk: Desk, _: str) -> None:
    table = desk.client.table
    desk.client.post(wire.Pause(not (table is not None and table.paused)))


def _bot(desk: Desk, _: str) -> None:
    table = desk.client.table
    free = [seat for seat, chair in enumerate(table.seats) if chair.kind == EMPTY] if table is not None else []
    desk.client.post(wire.AddBot(free[0] if free else 0))


def _series(desk: Desk, _: str) -> None:
    things = arrangements.things(desk.client, arrangements.SERIES)
    if things:
        things[0].deed("")
    else:
        desk.answers.say("only-series")


def _again(desk: Desk, rest: str) -> None:
    if desk.client.local:
        raise Again
    leader = desk.client.view.rules.shape.leader
    wishes = {arrangements.KEEP, leader} & set(rest.split())
    if set(rest.split()) - wishes:
        desk.not_understood(f"{arrangements.AGAIN} {rest}")
        return
    wishes |= desk.client.wishes
    desk.client.post(wire.Rematch(arrangements.KEEP in wishes, leader in wishes))


def _sid(desk: Desk, rest: str) -> None:
    if rest not in ("on", "off"):
        desk.not_understood(f"sid {rest}")
        return
    desk.offers = rest == "on"
    desk.answers.say(f"sid-{rest}")
    if desk.menu is not None and desk.menu.offered and not desk.offers:
        desk.menu = None


def _lang(desk: Desk, lang: str) -> None:
    client = desk.client
    if not lang and desk.keys:
        client.speak(next_language(client.lang))
    elif lang in languages():
        client.speak(lang)
        desk.answers.say("lang-now", lang=lang)
    else:
        desk.answers.say("lang-which", names=", ".join(languages()))


def next_language(lang: str) -> str:
    """The next language, for a key that cycles through them."""
    known = languages()
    return known[(known.index(lang) + 1) % len(known) if lang in known else 0]


def _quit(_: Desk, __: str) -> None:
    raise Leave


COMMANDS = (
    Command("help", "h", MAY, anywhere, lambda desk, rest: desk.explain(rest)),
    Command("table", "t", DO, game, lambda desk, _: desk.answers.table()),
    Command("cards", "c", DO, game, lambda desk, _: desk.answers.hand()),
    Command("who", "w", DO, game, lambda desk, _: desk.answers.characters()),
    Command("log", "g", DO, game, lambda desk, _: desk.answers.last_lines()),
    Command("rule", "r", ASK, game, lambda desk, text: desk.answers.rules(text)),
    Command(arrangements.ORDERS, "o", CHOOSE, game, lambda desk, rest: desk.beside(arrangements.ORDERS, rest)),
    Command(arrangements.BET, "b", CHOOSE, game, lambda desk, rest: desk.beside(arrangements.BET, rest)),
    Command("sid", "", MAY, any_time, _sid),
    Command("say", "s", ASK, server, lambda desk, text: _say(desk, text, dead=False)),
    Command("dead", "d", ASK, server, lambda desk, text: _say(desk, text, dead=True)),
    Command("pause", "p", DO, server, _pause),
    Command("deal", "", DO, host, lambda desk, _: desk.client.link.post(wire.Start())),
    Command("bot", "", DO, host, _bot),
    Command(arrangements.SERIES, "", DO, host, _series),
    Command(arrangements.AGAIN, "", MAY, over, _again),
    Command("stand", "", MAY, server, people.stand),
    Command("offer", "", DO, game, lambda desk, _: people.offer(desk, True)),
    Command("decline", "", DO, game, lambda desk, _: people.offer(desk, False)),
    Command("resign", "", MAY, game, people.resign),
    Command("close", "", MAY, game, people.close),
    Command("mute", "", ASK, server, people.mute),
    Command("silence", "", ASK, server, people.silence),
    Command("remove", "", ASK, server, people.remove),
    Command("lock", "", DO, server, people.lock),
    Command("spectators", "", DO, server, people.spectators),
    Command("save", "", DO, local, lambda desk, _: save_aloud(desk.out, desk.client)),
    Command("lang", "l", MAY, anywhere, _lang),
    Command("quit", "q", DO, anywhere, _quit),
)

_NAMED = {name: command for command in COMMANDS for name in (command.word, command.key) if name}


def command_of(word: str) -> Command | None:
    """The command that a word, or its letter, stands for."""
    return _NAMED.get(word)


def known_here(client: Client) -> list[Command]:
    """The commands for this table, including those that cannot be used at the moment."""
    elsewhere = {"only-on-a-server" if client.local else "only-against-bots", "only-any-time"}
    return [command for command in COMMANDS if command.where(client) not in elsewhere]
