"""Rate limits for each address; what costs more takes more permits."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from boothill.table.bucket import Bucket

REMEMBERED = 10_000
"""Maximum number of addresses remembered; the least recently used is forgotten first."""


PERMIT_SECONDS = 0.01
"""Seconds of processor time per permit, for work that is measured."""


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] | None = None
        """Permits taken since the other servers were last told, by address; None if this server is alone."""

    def take(self, address: str, now: float, permits: float = 1) -> bool:
        taken = self._bucket(address, now).take(now, permits)
        if taken:
            self._note(address, permits)
        return taken

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        return bucket

    def charge(self, address: str, permits: float) -> None:
        bucket = self.buckets.get(address)
        if bucket is not None and permits > 0:
            bucket.charge(permits)
            self._note(address, permits)

    def _note(self, address: str, permits: float) -> None:
        if self.spent is not None:
            self.spent[address] = self.spent.get(address, 0.0) + permits

    def tell_spent(self) -> dict[str, float]:
        """Return the permits taken here since the last call."""
        spent, self.spent = self.spent or {}, {}
        return spent

    def spent_elsewhere(self, address: str, now: float, permits: float) -> None:
        """Charge permits taken at another server, since all servers share the limits."""
        self._bucket(address, now).charge(permits)


@lru_cache(REMEMBERED)
def neighbourhood(host: str) -> str:
    """What counts as one address: with IPv6 a whole /64, because everybody has 2⁶⁴ addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))
