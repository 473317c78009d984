"""The seats, spectators, host and keys of a table; people take, change and give up seats between games."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING
from unicodedata import normalize

import msgspec

from boothill.core.ids import NOBODY, SEATS, Seat
from boothill.sets.seat_names import check_names
from boothill.table import wire
from boothill.table.problem import Problem

if TYPE_CHECKING:
    from boothill.table.guests import Guest

EMPTY, PERSON, BOT, PROGRAM = "open", "person", "bot", "program"
BOT_NAMES = (
    "Anvil", "Bramble", "Cinder", "Copper", "Dusty", "Flint", "Gulch", "Juniper", "Lasso", "Mesa",
    "Pickaxe", "Rawhide", "Saddle", "Spur",
)  # fmt: skip
"""Names of bots: tools and words of the country, short enough for the table."""
JOINERS = "\u200c\u200d"
"""Invisible characters that are part of words and emoji."""


class Viewer:
    """A connection that shows the table: to the person of a seat, on one of their devices, or to a spectator."""

    def __init__(self, send: Callable[[wire.FromTable], None]) -> None:
        self.send = send
        self.seat = NOBODY
        self.guest: Guest | None = None
        """The spectator; None for the person of a seat."""
        self.name = ""
        """The name that others see; empty for spectators who gave none."""
        self.origin = ""
        """Where they come from, if known: the same word for the same place."""
        self.screen = False
        """Is this a big screen, which belongs to no person?"""
        self.bench: Chair | None = None
        """Their place on the bench, if they wait for a seat in the next game."""


class Chair(msgspec.Struct):
    """A seat at the table, across games."""

    name: str = ""
    kind: str = EMPTY
    bot: str = ""
    key: str = ""
    """The hash of the key that its person holds."""
    program: bool = False
    """Is that person a program with its own account?"""
    orders: wire.Orders = wire.Orders()
    share: str = ""
    """What its person contributes to the seed of the next deal."""
    wins: int = 0
    ready: bool = False
    """Does its person want another game?"""
    keeps: bool = False
    wishes: bool = False
    """In a series: does its person want to keep their character (`keeps`), and be the Sheriff (`wishes`)?"""
    muted: bool = False
    """Has the host muted its person?"""
    origin: str = ""
    """Where its person came from."""
    gone_since: float | None = None
    """Since when its person has not been connected; None while they are."""
    person: str = ""
    """The name of a person who took it over from a bot, and plays under the bot's name until the game is over."""


class Seating:
    """The chairs of a table, its host, and its viewers."""

    def __init__(self, players: int, rng: Random) -> None:
        self.chairs = [Chair() for _ in range(players)]
        self.bench: list[Chair] = []
        """The chairs of people who wait for the next game."""
        self.host = NOBODY
        self.viewers: list[Viewer] = []
        self.rng = rng

    def here(self, seat: Seat) -> bool:
        """Is the person of this seat connected?"""
        return any(viewer.seat == seat for viewer in self.viewers)

    def seats(self) -> tuple[Seat, ...]:
        """All seats of the table, clockwise."""
        return SEATS[len(self.chairs)]

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats() if self.chairs[seat].kind == PERSON]

    def arranges(self) -> Seat:
        """The seat that arranges the table: the host's or, while the host is away, the first whose person is there."""
        there = [seat for seat in self.people() if self.here(seat) and not self.chairs[seat].program]
        return self.host if not there or self.here(self.host) else there[0]

    def chair(self, seat: Seat) -> Chair:
        if seat >= len(self.chairs):
            raise Problem("no-such-seat")
        return self.chairs[seat]

    def seat_of(self, key: str) -> Seat:
        """The seat with this key; NOBODY without a key, or for one on the bench. Raises Problem for an unknown key."""
        if not key:
            return NOBODY
        hashed = hash_of(key)
        for seat in self.people():
            if secrets.compare_digest(self.chairs[seat].key, hashed):
                return seat
        if self.place_of(key) is not None:
            return NOBODY
        raise Problem("wrong-key")

    def place_of(self, key: str) -> Chair | None:
        """The place on the bench with this key, if any."""
        hashed = hash_of(key)
        return next((chair for chair in self.bench if secrets.compare_digest(chair.key, hashed)), None)

    def waits_here(self, chair: Chair) -> bool:
        """Is somebody on the bench connected?"""
        return any(viewer.bench is chair for viewer in self.viewers)

    # -- people ------------------------------------------------------------------------------------------------

    def sit(self, name: str, seat: Seat | None, program: bool, origin: str, now: float) -> tuple[Seat, str]:
        """Give somebody a free seat, or a bot's if there is none; return the seat and its key. Raises Problem."""
        name = self._name(name)
        if seat is None:
            kinds = [chair.kind for chair in self.chairs]
            seat = next((Seat(kinds.index(kind)) for kind in (EMPTY, BOT) if kind in kinds), None)
        if seat is None or not 0 <= seat < len(self.chairs) or self.chairs[seat].kind == PERSON:
            raise Problem("no-free-seat")
        self.chairs[seat], key = _chair(name, program, origin, now)
        if self.host == NOBODY:
            self.host = seat
        return seat, key

    def take_over(self, name: str, seat: Seat, program: bool, origin: str, now: float) -> str:
        """Let somebody take over a bot's seat, under its name until the game is over; return the key to the seat."""
        bot = self.chairs[seat]
        name = self._name(name, but=bot)
        self.chairs[seat], key = _chair(bot.name, program, origin, now)
        self.chairs[seat].person = name if name != bot.name else ""
        if self.host == NOBODY:
            self.host = seat
        return key

    def wait(self, name: str, program: bool, origin: str, now: float) -> str:
        """Put somebody on the bench for the next game; return the key to the seat they will get."""
        chair, key = _chair(self._name(name), program, origin, now)
        self.bench.append(chair)
        return key

    def move(self, seat: Seat, to: Seat) -> None:
        """Move somebody to another seat, which no person has."""
        self._without_person(to)
        self.chairs[to], self.chairs[seat] = self.chairs[seat], self.chairs[to]
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.seat = to
        if self.host == seat:
            self.host = to

    def stand(self, seat: Seat, left: Chair) -> None:
        """Give up a seat; `left` is the chair that remains."""
        self.chairs[seat] = left
        for viewer in self.viewers:
            viewer.seat = NOBODY if viewer.seat == seat else viewer.seat
        if self.host == seat:
            people = self.people()
            self.host = next((i for i in people if self.here(i)), people[0] if people else NOBODY)

    # -- what the host arranges --------------------------------------------------------------------------------

    def add_bot(self, seat: Seat, level: str) -> None:
        self._without_person(seat)
        self.chairs[seat] = Chair(name=self._bot_name(), kind=BOT, bot=level)

    def fill(self, level: str) -> None:
        """Put bots on the empty seats."""
        for seat in self.seats():
            if self.chairs[seat].kind == EMPTY:
                self.add_bot(seat, level)

    def replace_bots(self, levels: Collection[str], level: str) -> None:
        """Change the level of bots that have none of these levels."""
        for chair in self.chairs:
            if chair.kind == BOT and chair.bot not in levels:
                chair.bot = level

    def clear(self, seat: Seat) -> None:
        chair = self.chair(seat)
        if chair.kind == PERSON and self.here(seat):
            raise Problem("somebody-there", name=chair.name)
        self.stand(seat, Chair())

    def resize(self, players: int) -> None:
        """Change the number of seats; those removed are seats without a person. Raises Problem if there are too few."""
        people = self.people()
        if len(people) > players:
            raise Problem("too-few-seats", count=len(people))
        while len(self.chairs) > players:
            spare = max(i for i, chair in enumerate(self.chairs) if chair.kind != PERSON)
            del self.chairs[spare]
            for viewer in self.viewers:
                viewer.seat = Seat(viewer.seat - (viewer.seat > spare))
            self.host = Seat(self.host - (self.host > spare))
        self.chairs += [Chair() for _ in range(players - len(self.chairs))]

    def _without_person(self, seat: Seat) -> None:
        if self.chair(seat).kind == PERSON:
            raise Problem("somebody-there", name=self.chairs[seat].name)

    # -- names -------------------------------------------------------------------------------------------------

    def _name(self, name: str, but: Chair | None = None) -> str:
        """Check and tidy a name, so that the notation can tell it from the others; it may be the name of chair `but`.

        Raises Problem.
        """
        name = " ".join(name.split()).replace("’", "'")  # phones type one for the other
        if not 1 <= len(name) <= 20:
            raise Problem("name-length")
        try:
            check_names([name])
        except ValueError:
            raise Problem("bad-name", name=name) from None
        others = [chair for chair in (*self.chairs, *self.bench) if chair is not but]
        if name.casefold() in {taken.casefold() for chair in others for taken in (chair.name, chair.person)}:
            raise Problem("name-taken", name=name)
        return name

    def name_guest(self, viewer: Viewer, wish: str) -> None:
        """Give a spectator a name that nobody else has, whether they sit at the table, wait or watch."""
        assert viewer.guest is not None
        guests = [other.guest for other in self.viewers if other.guest not in (None, viewer.guest)]
        chairs = [chair for chair in (*self.chairs, *self.bench) if chair is not viewer.bench]
        taken = [name for chair in chairs for name in (chair.name, chair.person)]
        taken += [guest.name for guest in guests if guest is not None]
        viewer.guest.wish, viewer.guest.name = wish, distinct(wish, taken)
        for same in (viewer, *self.viewers):
            same.name = same.guest.name if same.guest is not None else same.name

    def rename_guests(self) -> None:
        """Rename spectators whose name belongs to somebody who has just sat down."""
        for viewer in self.viewers:
            if viewer.guest is not None:
                self.name_guest(viewer, viewer.guest.wish)

    def _bot_name(self) -> str:
        taken = {name for chair in (*self.chairs, *self.bench) for name in (chair.name, chair.person)}
        return self.rng.choice([name for name in BOT_NAMES if name not in taken])


def _chair(name: str, program: bool, origin: str, now: float) -> tuple[Chair, str]:
    """Make a chair for somebody who has just sat down and is not connected yet; return it and its key."""
    key = secrets.token_urlsafe(24)
    chair = Chair(name=name, kind=PERSON, key=hash_of(key), program=program, origin=origin, gone_since=now)
    return chair, key


def clean(text: str) -> str:
    """A text without control characters, which could do something to a reader's screen."""
    return "".join(sign if sign.isprintable() or sign in JOINERS else " " for sign in text)


def bare(name: str) -> str:
    """A name in a form that is the same for names that look alike."""
    return "".join(sign for sign in normalize("NFKC", name).casefold() if sign not in JOINERS and not sign.isspace())


def distinct(wish: str, taken: list[str]) -> str:
    """A name based on `wish` that cannot be mistaken for a taken one; empty without a wish."""
    others = {bare(name) for name in taken}
    if not bare(wish):
        return ""
    name, number = wish, 2
    while bare(name) in others:
        name = f"{wish} ({number})"
        number += 1
    return name


def hash_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()
