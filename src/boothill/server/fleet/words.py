"""The messages between the servers of a fleet. Increase `holding.SPEAKS` when they change."""

from __future__ import annotations

from msgspec import Struct

from boothill.table import wire


class Join(Struct, frozen=True, array_like=True, tag=True):
    """Somebody connected to the sender wants to join a table. `link` is the sender's number for the connection."""

    link: int
    table: str
    hello: wire.Hello
    address: str


class Joined(Struct, frozen=True, array_like=True, tag=True):
    """The answer to `Join`: they have joined, or a problem."""

    link: int
    problem: wire.ProblemShown | None = None


class Said(Struct, frozen=True, array_like=True, tag=True):
    """A command from somebody who has joined."""

    link: int
    command: wire.ToTable


class Left(Struct, frozen=True, array_like=True, tag=True):
    """A connection is gone."""

    link: int


class Told(Struct, frozen=True, array_like=True, tag=True):
    """A message of a table to some connections, encoded for them."""

    links: list[int]
    text: str


class Closed(Struct, frozen=True, array_like=True, tag=True):
    """A request to close a connection with this code, once everything has been sent."""

    link: int
    code: int


class Look(Struct, frozen=True, array_like=True, tag=True):
    """Asks for a table as people without a seat see it."""

    call: int
    table: str


class Sit(Struct, frozen=True, array_like=True, tag=True):
    """Somebody wants to take a seat."""

    call: int
    table: str
    name: str
    seat: int | None
    program: bool
    address: str
    wait: bool


class Answer(Struct, frozen=True, array_like=True, tag=True):
    """The answer to `Look` or `Sit`, or a problem."""

    call: int
    found: wire.TableShown | tuple[int, str] | None = None
    problem: wire.ProblemShown | None = None


class Spent(Struct, frozen=True, array_like=True, tag=True):
    """The permits that addresses have taken at the sender since the last time."""

    requests: dict[str, float]
    creations: dict[str, float]


class Present(Struct, frozen=True, array_like=True, tag=True):
    """The sender's connections by address, its public tables, each with its rank in the list, and its parties by their
    codes."""

    connections: dict[str, int]
    tables: list[tuple[tuple[str, int, str], bytes]]
    codes: dict[str, str]


class Gone(Struct, frozen=True, array_like=True, tag=True):
    """The last message of a server that stops: others may take its tables."""


Word = Join | Joined | Said | Left | Told | Closed | Look | Sit | Answer | Spent | Present | Gone
