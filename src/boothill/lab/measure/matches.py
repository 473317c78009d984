"""Single games of a match: a deal can be played again with other bots in the seats of one team."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import NamedTuple

from boothill.bots import make_bot
from boothill.bots.bot import Bot
from boothill.bots.driver import Driver
from boothill.core.state import State
from boothill.sets import GAMES, new_game, ruleset


class GameSize(NamedTuple):
    """A game and its number of players."""

    game: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}:{self.players}"

    @property
    def title(self) -> str:
        return f"{self.game.replace('+', ' + ')}, {self.players} players"


class Played(NamedTuple):
    """The result of one game."""

    roles: tuple[str, ...]
    characters: tuple[str, ...]
    won: tuple[bool, ...]
    winner: str
    decisions: int


def usual(what: str) -> str:
    """The default tables of one part of the lab."""
    text = files("boothill.data").joinpath("lab/tables.json").read_text(encoding="utf-8")
    return str(json.loads(text)[what])


def tables_of(text: str) -> list[GameSize]:
    """Parse tables written like classic:4-7,duel:2. Raises ValueError with a message that says what is wrong."""
    found = []
    for part in text.split(","):
        game, _, players = part.partition(":")
        if game not in GAMES:
            raise ValueError(f"{part}: there is no game {game!r}; there is {', '.join(GAMES)}")
        roles = ruleset(game).roles
        low, _, high = players.partition("-")
        if not low.isdigit() or (high and not (high.isdigit() and int(low) <= int(high))):
            raise ValueError(f"{part}: write it like {' or '.join(_sizes(game))}")
        for count in range(int(low), int(high or low) + 1):
            if count not in roles:
                most = f"{min(roles)} to {max(roles)}" if len(roles) > 1 else f"{max(roles)}"
                raise ValueError(f"{part}: {game} is for {most} players")
            found.append(GameSize(game, count))
    return found


def _sizes(game: str) -> list[str]:
    """How to write a table of a game, and all of its tables."""
    roles = ruleset(game).roles
    return [f"{game}:{max(roles)}", *([f"{game}:{min(roles)}-{max(roles)}"] if len(roles) > 1 else [])]


def teams(table: GameSize) -> list[str]:
    """The teams at a table, in the order their roles are listed."""
    rules = ruleset(table.game)
    roles = rules.roles[table.players]
    return list(dict.fromkeys(rules.shape.side_at(role, roles) for role in roles))


def deal(table: GameSize, seed: str, options: dict[str, str] | None = None) -> State:
    return new_game(table.game, [f"P{seat + 1}" for seat in range(table.players)], seed, options)


def leads(s: State) -> tuple[str, ...]:
    """The character of each seat; empty strings in a game where each player leads several."""
    return tuple(who.name for who in s.characters) if not s.several else ("",) * len(s.names)


def finish(s: State, bots: list[Bot], seed: str) -> Played:
    """Play a dealt game to its end."""
    driver = Driver(s, [*bots], Random(seed))
    decisions = 0
    characters = leads(s)
    while not s.over:
        following = driver.next_move()
        assert following is not None
        driver.make(*following)
        decisions += 1
    outcome = s.outcome()
    assert outcome is not None
    won = tuple(seat in outcome.seats for seat in range(len(s.names)))
    return Played(tuple(s.roles), characters, won, outcome.winner, decisions)


def replaced(table: GameSize, seed: str, base: str, team: str, bot: str) -> Played:
    """Play a deal with base bots, except for one team, which another bot plays."""
    s = deal(table, seed)
    mine = [s.rules.shape.side_at(role, s.roles) == team for role in s.roles]
    return finish(s, [make_bot(bot if own else base) for own in mine], seed)
