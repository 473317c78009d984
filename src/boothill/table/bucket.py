"""A token bucket that limits how often something may be done."""

from __future__ import annotations


class Bucket:
    """Holds up to `burst` permits and gains `rate` of them a second."""

    __slots__ = ("at", "burst", "permits", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.permits = burst
        self.at = now

    def take(self, now: float, permits: float = 1) -> bool:
        """Take some permits. Returns False, and takes none, if there are not enough."""
        self.permits = min(self.burst, self.permits + (now - self.at) * self.rate)
        self.at = now
        if self.permits < permits:
            return False
        self.permits -= permits
        return True

    def charge(self, permits: float) -> None:
        """Take permits that something cost afterwards; the debt is at most `burst`."""
        self.permits = max(self.permits - permits, -self.burst)

    def full(self, now: float) -> bool:
        """Is it as full as a new one?"""
        return self.permits + (now - self.at) * self.rate >= self.burst
