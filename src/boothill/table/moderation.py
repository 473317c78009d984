"""What keeps a table pleasant: how much anybody may say, who is muted, and who is kept out.

The table knows no network. Where somebody comes from is a word that the server gives it, the same for the same
address; it is empty where nobody knows. Only a hash of it is kept.
"""

from __future__ import annotations

from msgspec import Struct

from boothill.core.ids import NOBODY, Seat
from boothill.table.bucket import Bucket
from boothill.table.problem import Problem
from boothill.table.seating import Seating, Viewer, bare

ONE, ORIGIN, SPECTATORS = (0.5, 10.0), (1.0, 15.0), (2.0, 20.0)
"""Lines a second in the long run, and lines at once: of one person, of all spectators from one place, of all
spectators together. Nobody who talks comes near; whoever floods does within a second, however often they reconnect."""
QUIET = 5.0
"""Seconds for which whoever said too much has to be quiet: a flood that goes on is not heard at all."""
BUCKETS = 500
"""Buckets that are remembered; full ones are forgotten first, since they forbid nothing."""
HOST_PATIENCE = 300.0
"""Seconds that a host may be away before whoever arranges the table may also end a game, remove or mute somebody;"""
SEAT_PATIENCE = 30.0
"""and that anybody may be away before the own seat is cleared between games."""


class Kept(Struct):
    """Those whom the host does not want here; it outlives a restart."""

    names: list[str] = []
    """Names that nobody sits down or watches under any more,"""
    origins: list[str] = []
    """and where nobody comes from."""
    muted: list[str] = []
    """Where those come from who are muted as soon as they are here."""


class Talk:
    """How much may be said."""

    def __init__(self) -> None:
        self.buckets: dict[str, Bucket] = {}
        self.told: dict[str, float] = {}
        """Who has been told that it is too much, and when they last tried to go on."""

    def allows(self, viewer: Viewer, now: float) -> bool:
        """May a viewer say something now? Raises Problem when it becomes too much; after that it is just not said."""
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
    """The buckets that somebody's lines are taken from."""
    limits = [(_key(viewer), ONE)]
    if viewer.seat == NOBODY:
        limits += [(f"from {viewer.origin}", ORIGIN)] if viewer.origin else []
        limits += [("spectators", SPECTATORS)]
    return limits


def alone_there(seating: Seating, origin: str, seat: Seat = NOBODY) -> bool:
    """Does nobody else who sits here come from the same place? Behind one address there may be a whole household."""
    others = [chair.origin for other, chair in enumerate(seating.chairs) if other != seat]
    return bool(origin) and origin not in others


def keep_out(kept: Kept, seating: Seating, name: str, origin: str, seat: Seat = NOBODY) -> None:
    """Somebody is removed: by name, and by where they come from unless that would keep out others who sit here."""
    if bare(name):
        kept.names.append(bare(name))
    if alone_there(seating, origin, seat):
        kept.origins.append(origin)


def check_welcome(kept: Kept, name: str, origin: str) -> None:
    """Raises Problem for somebody who was removed."""
    if (bare(name) and bare(name) in kept.names) or (origin and origin in kept.origins):
        raise Problem("kept-out")


def check_host(seating: Seating, seat: Seat, now: float) -> None:
    """Raises Problem unless this seat is the host's, or the host has been away for long and it arranges the table."""
    host = seating.chairs[seating.host]
    if seat == seating.host:
        return
    if seat != seating.arranges():
        raise Problem("only-host", host=seating.chairs[seating.arranges()].name)
    if host.gone_since is None or now < host.gone_since + HOST_PATIENCE:
        raise Problem("host-away", host=host.name, minutes=round(HOST_PATIENCE / 60))


def check_clear(seating: Seating, seat: Seat, now: float) -> None:
    """Raises Problem unless a seat may be cleared: whoever has lost the connection a moment ago keeps it."""
    chair = seating.chair(seat)
    patience = HOST_PATIENCE if seat == seating.host else SEAT_PATIENCE
    if chair.gone_since is not None and now < chair.gone_since + patience:
        raise Problem("just-left", name=chair.name)
