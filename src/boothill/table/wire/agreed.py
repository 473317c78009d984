"""Messages about a table: its settings, and who sits there."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from boothill.bots import BEST
from boothill.sets import DEFAULT_GAME


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders of a seat: private, off by default, carried out by the table, never told."""

    forced: bool = False
    """Take what I have nothing to answer with."""
    shields: bool = False
    """Always try the Barrel, or anything else that may stop a hit at no cost."""
    misses: bool = False
    """Stop hits with a Missed! as long as I hold one."""
    take_hits_above: Annotated[int, Meta(ge=0, le=9)] = 0
    """Take hits while I have more life than this; 0 turns the order off."""
    end_turn: bool = False
    """End my turn when nothing is playable."""


CONVENIENT = Orders(forced=True, shields=True, take_hits_above=2, end_turn=True)
"""The orders that one click sets."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on before a game is dealt."""

    game: str = DEFAULT_GAME
    options: dict[str, str] = {}
    players: Annotated[int, Meta(ge=2, le=8)] = 5
    bots: str = BEST
    """The level of bots that fill empty seats when the game begins."""
    public: bool = False
    """Is the table listed for everybody? Otherwise people join by link."""
    clock: str = "standard"
    """One of the presets: fast, standard, relaxed, off."""
    watchers: bool = True
    watch_delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds by which spectators lag behind."""
    dead_see_all: bool = True
    """May the eliminated see everything?"""
    series: bool = False
    """Further games by section 13 of the classic rules: winners keep their characters, roles change."""
    locked: bool = False
    """Are new people kept from sitting down?"""
    party: bool = False
    """People in one room: the table has a code of four letters, and latecomers may take over a bot's seat."""


class Tally(Struct, frozen=True):
    """Games played, and those of them that were won."""

    played: int = 0
    won: int = 0


class Score(Struct, frozen=True):
    """What somebody has won at this table so far: in all, and by role and by side."""

    name: str
    all: Tally
    roles: dict[str, Tally]
    sides: dict[str, Tally]


class SeatShown(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: str
    """open, person, bot, or program (somebody's own bot that plays over the network)."""
    bot: str = ""
    """The level of the bot."""
    here: bool = False
    """Is the person, or the program, connected?"""
    covered: bool = False
    """Does a bot of the table play for somebody who is away?"""
    host: bool = False
    """Does this seat arrange the table now?"""
    wins: int = 0
    """Games of this table won from this seat."""
    ready: bool = False
    """Does its person want another game?"""
    reserve: float | None = None
    """Seconds left on its clock."""
    muted: bool = False
    """Has the host muted its person?"""
    person: str = ""
    """Name of a latecomer who took over this seat from a bot; until the next deal they play under the bot's name."""


class Spectator(Struct, frozen=True):
    """Somebody who watches, by the number that this table knows them by; without a name if they did not say one."""

    number: int
    name: str
    muted: bool = False


class Offer(Struct, frozen=True):
    """An offer to end the game without a winner: the seat that made it, those that agree, those still to be asked."""

    by: int
    agreed: list[int]
    asked: list[int]


class TableShown(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    phase: str
    """open, playing or over."""
    settings: Settings
    seats: list[SeatShown]
    watching: int
    game: str
    """The id of the game that has just finished, used in its link; empty while one is under way."""
    number: int
    """The number of the game at this table, from 1."""
    paused: bool
    commitment: str
    """The hash of the server's seed for the game under way, or else for the next deal."""
    resigns: bool = False
    """May a player resign in the game under way, so that the other side wins?"""
    offer: Offer | None = None
    spectators: list[Spectator] = []
    """The spectators; sent only to people at the table, over HTTP it is empty."""
    code: str = ""
    """The four letters by which people join; empty unless it is a party."""
    screens: int = 0
    """The number of big screens that show this table to the room."""
    waiting: list[str] = []
    """The names of latecomers who get a seat in the next game."""
    scores: list[Score] = []
    """What everybody has won so far, sorted by wins, most first."""
