"""One game of a match: a deal that can be played again with other bots in the seats of one team."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from boothill.bots import make_bot
from boothill.bots.bot import Bot
from boothill.bots.driver import Driver
from boothill.core.state import State
from boothill.sets import new_game, ruleset
from boothill.sets.classic.roles import SHERIFF, SIDES


class Table(NamedTuple):
    """A game and how many sit down to it."""

    game: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}:{self.players}"

    @property
    def title(self) -> str:
        return f"{self.game.replace('+', ' + ')}, {self.players} players"


class Played(NamedTuple):
    """What came of one game."""

    roles: tuple[str, ...]
    characters: tuple[str, ...]
    won: tuple[bool, ...]
    winner: str
    decisions: int


def team_of(role: str, roles: tuple[str, ...] | list[str]) -> str:
    """The team a role plays for; without a Sheriff everybody for himself, or for his side."""
    return SIDES[role] if SHERIFF in roles else role


def teams(table: Table) -> list[str]:
    """The teams at a table, in the order their roles are listed."""
    roles = ruleset(table.game).roles[table.players]
    return list(dict.fromkeys(team_of(role, roles) for role in roles))


def deal(table: Table, seed: str) -> State:
    return new_game(table.game, [f"P{seat + 1}" for seat in range(table.players)], seed)


def leads(s: State) -> tuple[str, ...]:
    """The character of each seat; who leads several is not known by one of them."""
    return tuple(who.name for who in s.who) if len(s.owner) == len(s.names) else ("",) * len(s.names)


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


def replaced(table: Table, seed: str, base: str, team: str, bot: str) -> Played:
    """A deal played by base bots, but for one team, whose seats another bot takes."""
    s = deal(table, seed)
    mine = [team_of(role, s.roles) == team for role in s.roles]
    return finish(s, [make_bot(bot if own else base) for own in mine], seed)
