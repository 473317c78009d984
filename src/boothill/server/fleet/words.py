"""What the servers of a fleet say to each other. Raise `holding.SPEAKS` when it changes."""

from __future__ import annotations

from msgspec import Struct

from boothill.table import wire


class Join(Struct, frozen=True, array_like=True, tag=True):
    """Somebody at the sender's door wants to join a table. `link` is what the sender calls the connection."""

    link: int
    table: str
    hello: wire.Hello
    address: str


class Joined(Struct, frozen=True, array_like=True, tag=True):
    """They are in; or a problem with that."""

    link: int
    problem: wire.ProblemShown | None = None


class Said(Struct, frozen=True, array_like=True, tag=True):
    """A command of somebody who has joined."""

    link: int
    command: wire.ToTable


class Left(Struct, frozen=True, array_like=True, tag=True):
    """Somebody has gone."""

    link: int


class Told(Struct, frozen=True, array_like=True, tag=True):
    """A message of a table for some connections, as it is sent to them."""

    links: list[int]
    text: str


class Closed(Struct, frozen=True, array_like=True, tag=True):
    """A connection is to be closed, with this code, once everything is told."""

    link: int
    code: int


class Look(Struct, frozen=True, array_like=True, tag=True):
    """How does a table stand, for those who do not sit there?"""

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
    """What came of `Look` or `Sit`, or a problem with it."""

    call: int
    found: wire.TableShown | tuple[int, str] | None = None
    problem: wire.ProblemShown | None = None


class Spent(Struct, frozen=True, array_like=True, tag=True):
    """What addresses have done at the sender's door since the last time, in permits."""

    requests: dict[str, float]
    creations: dict[str, float]


class Present(Struct, frozen=True, array_like=True, tag=True):
    """Who is at the sender's door, by address, the public tables that it holds, each with its rank in the list, and the
    tables of its parties, by their codes."""

    connections: dict[str, int]
    tables: list[tuple[tuple[str, int, str], bytes]]
    codes: dict[str, str]


class Gone(Struct, frozen=True, array_like=True, tag=True):
    """The last word of a server that stops: others may take its tables."""


Word = Join | Joined | Said | Left | Told | Closed | Look | Sit | Answer | Spent | Present | Gone
