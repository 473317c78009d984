"""Work spread over the machines of a Ray cluster. Every one of them needs the same edition of Boot Hill installed."""

from __future__ import annotations

import os
import platform
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from boothill.bad_input import BadInput
from boothill.extra import need

T = TypeVar("T")

INSTALL = "install the same edition of Boot Hill on every machine"
PATIENCE: Final = 5.0
"""Seconds within which a cluster must answer."""

Map = Callable[[Callable[[range], T], Iterable[range]], Iterator[T]]


class BadCluster(BadInput, RuntimeError):
    """A cluster that cannot be used; the message says why."""


@cache
def edition() -> str:
    """What games are played by here: a hash over the code and the data of this package."""
    here = Path(str(files("boothill")))
    found = sha256()
    for path in sorted([*here.rglob("*.py"), *(here / "data").rglob("*.*")]):
        found.update(f"{path.relative_to(here).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def same(work: Callable[[range], T], wanted: str, part: range) -> T:
    """Work that is done by the same code as at home, or not at all."""
    if edition() != wanted:
        raise BadCluster(f"{platform.node()} runs another one: {INSTALL}")
    return work(part)


def knock(address: str) -> None:
    """Where nobody answers Ray itself would try for minutes."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.port:
            socket.create_connection((place.hostname or "", place.port), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise BadCluster(f"--cluster {address}: {error}") from None


@contextmanager
def connected(address: str, jobs: int) -> Iterator[tuple[int, Map[Any]]]:
    """A cluster (`local` starts one on this machine): how many parts it works on at once, and `map` in any order."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told who plays
    ray = need("ray", "ray")
    knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadCluster(f"--cluster {address}: {str(error).strip().splitlines()[-1]}") from None
    at_once = jobs or int(ray.cluster_resources()["CPU"])

    def spread(work: Callable[[range], T], parts: Iterable[range]) -> Iterator[T]:
        here = edition()

        def task(part: range) -> T:
            return same(work, here, part)

        hand_out = need("ray.util", "ray").map_unordered
        try:
            yield from hand_out(ray.remote(task), parts, backpressure_size=at_once, chunk_size=1)
        except Exception as error:
            if "No module named 'boothill" in str(error):
                raise BadCluster(f"--cluster {address}: {INSTALL}") from None
            if isinstance(error, ray.exceptions.RayTaskError):
                raise error.cause from error  # what went wrong in the work itself
            raise

    try:
        yield at_once, spread
    finally:
        ray.shutdown()
