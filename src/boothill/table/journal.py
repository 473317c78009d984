"""The journal: what a table stores before anybody is told of it, and how it is read back after a crash."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from boothill.core.ids import Seat


class TableSaved(Struct, frozen=True):
    """The state of a table: settings, seats with the hashes of their keys, standing orders. One row per table."""

    table: str
    data: bytes
    """JSON, written by `kept` and read by `recall`."""
    public: bool
    over: bool
    """Is the table closed? Then it is not restored after a restart."""


class Dealt(Struct, frozen=True):
    """A game as dealt, with everything that its record begins with."""

    game: str
    """An unguessable id, also used as the link to the finished game."""
    table: str
    number: int
    ruleset: str
    version: int
    options: dict[str, str]
    names: tuple[str, ...]
    bots: dict[str, str]
    """The level of each bot, by its name."""
    server_seed: str
    shares: dict[str, str]
    """What the players have added to the seed, by name."""
    keep: dict[Seat, str]
    leader: Seat
    at: float


class Moved(Struct, frozen=True):
    """One move. No two moves have the same game and number."""

    game: str
    number: int
    """From 1."""
    seat: Seat
    move: str
    spent: float
    """Seconds that it took from the seat's reserve."""
    at: float


class Finished(Struct, frozen=True):
    game: str
    result: str
    at: float
    ended: str = ""
    """How the players ended the game, as written in a record; empty if the rules did."""


class Answered(Struct, frozen=True):
    """An answer that was accepted, but not carried out yet. One row per seat and game; secret until carried out."""

    game: str
    seat: Seat
    number: int
    """The number of moves made before it."""
    moves: tuple[str, ...]
    """The answer, and further moves if the same threat asks for more; empty if it no longer counts."""


Write = TableSaved | Dealt | Moved | Finished | Answered


class Saved(Struct, frozen=True):
    """A table read from the journal: its state, and its last game with all stored moves."""

    table: TableSaved
    dealt: Dealt | None
    moves: list[Moved]
    result: str
    """Empty while the game is under way."""
    answers: list[Answered] = []
    ended: str = ""
    """How the players ended the game; empty if they did not."""


class Played(Struct, frozen=True):
    """A finished game, read from the journal."""

    dealt: Dealt
    moves: list[Moved]
    result: str
    ended: str = ""
    """How the players ended the game; empty if they did not."""


class Journal(Protocol):
    """Stores what a table writes."""

    async def write(self, writes: list[Write]) -> None:
        """Store all writes in order in one transaction. Returns once they are safely stored; raises if they are not."""


class Forgetful:
    """A journal in memory, for tests and for local games that keep their own record."""

    def __init__(self) -> None:
        self.writes: list[Write] = []

    async def write(self, writes: list[Write]) -> None:
        self.writes += writes
