"""Spreads the work of the lab over the machines of a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from boothill import cluster
from boothill.cluster import INSTALL, BadCluster
from boothill.extra import need

T = TypeVar("T")

FLAG = "--cluster"

Map = Callable[[Callable[[range], T], Iterable[range]], Iterator[T]]


@contextmanager
def connected(address: str, jobs: int) -> Iterator[tuple[int, Map[Any]]]:
    """Connect to a cluster; `local` starts one on this machine.

    Yields how many parts run at once, and a `map` with results in any order.
    """
    ray = cluster.reached(FLAG, address)
    at_once = jobs or int(ray.cluster_resources()["CPU"])

    def spread(work: Callable[[range], T], parts: Iterable[range]) -> Iterator[T]:
        here = cluster.edition()

        def task(part: range) -> T:
            return cluster.same(here, work, part)

        hand_out = need("ray.util", "ray").map_unordered
        try:
            yield from hand_out(ray.remote(task), parts, backpressure_size=at_once, chunk_size=1)
        except Exception as error:
            if "No module named 'boothill" in str(error):
                raise BadCluster(f"{FLAG} {address}: {INSTALL}") from None
            if isinstance(error, ray.exceptions.RayTaskError):
                raise error.cause from error  # the error in the work itself
            raise

    try:
        yield at_once, spread
    finally:
        ray.shutdown()
