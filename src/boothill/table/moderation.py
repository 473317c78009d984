"""Moderation: how much anybody may say, who is muted, and who is kept out.

The table knows no network. The origin of somebody is a word from the server, the same for the same address, or empty if
unknown. Only a hash of it is kept.
"""

from __future__ import annotations

from msgspec import Struct

from boothill.core.ids import NOBODY, Seat
from boothill.table.bucket import Bucket
from boothill.table.problem import Problem
from boothill.table.seating import Seating, Viewer, bare

ONE, ORIGIN, SPECTATORS = (0.5, 10.0), (1.0, 15.0), (2.0, 20.0)
"""Limits as (lines per second in the long run, lines at once): for one person, for all spectators from one place, and
for all spectators together. Normal talk stays far below; a flood is over the limit within a second, even if the sender
reconnects."""
QUIET = 5.0
"""Seconds that somebody who said too much must be quiet. Every attempt starts them again, so nothing gets through of a
flood that goes on."""
BUCKETS = 500
"""Number of buckets at which full ones are dropped, since they limit nothing."""
HOST_PATIENCE = 300.0
"""Seconds that a host may be away before the player who arranges the table instead has all rights of the host."""
SEAT_PATIENCE = 30.0
"""Seconds that anybody else may be away before the host may clear their seat between games."""


class Kept(Struct):
    """People whom the host has removed or muted; survives a restart."""

    names: list[str] = []
    """Names of removed people; nobody may sit down or watch under them."""
    origins: list[str] = []
    """Origins of removed people; nobody from there is admitted."""
    muted: list[str] = []
    """Origins from which everybody is muted on arrival."""


class Talk:
    """Limits how much may be said."""

    def __init__(self) -> None:
        self.buckets: dict[str, Bucket] = {}
        self.told: dict[str, float] = {}
        """People who were told that they say too much, with the time of their last attempt to speak."""

    def allows(self, viewer: Viewer, now: float) -> bool:
        """May a viewer say something now? Raises Problem once they say too much; returns False while they go on."""
        who = _key(viewer)
        if now - self.told.get(who, -QUIET) < QUIET:
            self.told[who] = now
            return False
        if all(self._bucket(key, limit, now).take(now) for key, limit in _limits(viewer)):
            return True
        self.told[who] = now
        raise Problem("too-much-talk")

    def _bucket(self, key: str, limit: tuple[float, float], now: float) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= BUCKETS:
                self.buckets = {other: one for other, one in self.buckets.items() if not one.full(now)}
                self.told = {other: at for other, at in self.told.items() if now - at < QUIET}
            bucket = self.buckets[key] = Bucket(*limit, now)
        return bucket


def _key(viewer: Viewer) -> str:
    return f"seat {viewer.seat}" if viewer.guest is None else f"guest {viewer.guest.number}"


def _limits(viewer: Viewer) -> list[tuple[str, tuple[float, float]]]:
    """The buckets that limit a viewer, by key, with their limits."""
    limits = [(_key(viewer), ONE)]
    if viewer.seat == NOBODY:
        limits += [(f"from {viewer.origin}", ORIGIN)] if viewer.origin else []
        limits += [("spectators", SPECTATORS)]
    return limits


def alone_there(seating: Seating, origin: str, seat: Seat = NOBODY) -> bool:
    """Does nobody else who sits here come from this place? A whole household may share one address."""
    others = [chair.origin for other, chair in enumerate(seating.chairs) if other != seat]
    return bool(origin) and origin not in others


def keep_out(kept: Kept, seating: Seating, name: str, origin: str, seat: Seat = NOBODY) -> None:
    """Keep out a removed person: by name, and by origin unless others who sit here come from there too."""
    if bare(name):
        kept.names.append(bare(name))
    if alone_there(seating, origin, seat):
        kept.origins.append(origin)


def check_welcome(kept: Kept, name: str, origin: str) -> None:
    """Raise Problem for somebody who was removed."""
    if (bare(name) and bare(name) in kept.names) or (origin and origin in kept.origins):
        raise Problem("kept-out")


def check_host(seating: Seating, seat: Seat, now: float) -> None:
    """Raise Problem unless this seat is the host's, or arranges the table and the host has been away for long."""
    host = seating.chairs[seating.host]
    if seat == seating.host:
        return
    if seat != seating.arranges():
        raise Problem("only-host", host=seating.chairs[seating.arranges()].name)
    if host.gone_since is None or now < host.gone_since + HOST_PATIENCE:
        raise Problem("host-away", host=host.name, minutes=round(HOST_PATIENCE / 60))


def check_clear(seating: Seating, seat: Seat, now: float) -> None:
    """Raise Problem unless a seat may be cleared; somebody who lost the connection a moment ago keeps their seat."""
    chair = seating.chair(seat)
    patience = HOST_PATIENCE if seat == seating.host else SEAT_PATIENCE
    if chair.gone_since is not None and now < chair.gone_since + patience:
        raise Problem("just-left", name=chair.name)
