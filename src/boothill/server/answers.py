"""Answers as they are sent: encoded, compressed and named once, and kept where they never change."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
SMALL = 1000
"""Bytes that are not worth packing."""
KEPT = 500
"""Answers that are kept at most, and"""
KEPT_BYTES = 16 * 2**20
"""bytes in them."""


class Text(str):
    """A result that is sent as plain text."""


class Answer(NamedTuple):
    """A body, the same packed by gzip, if that is worth it, what kind it is, and a name that no other has."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


def answer_of(result: Any) -> Answer:
    """A result, encoded and packed. This takes milliseconds: it is no work for the loop."""
    if isinstance(result, Text):
        return packed(str(result).encode(), TEXT)
    return packed(msgspec.json.encode(result), JSON)


def packed(body: bytes, kind: str) -> Answer:
    small = b"" if len(body) < SMALL else gzip.compress(body, 6, mtime=0)
    return Answer(body, small, kind, tag_of(body))


def tag_of(body: bytes) -> str:
    return sha256(body).hexdigest()[:32]


def respond(
    answer: Answer, request: Mapping[str, str], cache: str, status: int = 200, more: Mapping[str, str] | None = None
) -> Response:
    """Send an answer as the headers of a request want it: packed or not, or only that it is still the same."""
    headers = {"Cache-Control": cache, **(more or {})}
    body = answer.body
    if answer.packed:
        headers["Vary"] = "Accept-Encoding"
    if answer.packed and takes_gzip(request.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        body = answer.packed
    if cache != "no-store":
        # Two bodies that differ by a byte have two names, and be it that one is packed.
        tag = headers["ETag"] = f'"{answer.tag}{"-gzip" if body is answer.packed else ""}"'
        known = [one.strip().removeprefix("W/") for one in request.get("if-none-match", "").split(",")]
        if tag in known or "*" in known:
            headers.pop("Content-Encoding", None)
            return Response(status_code=304, headers=headers)
    return Response(body, status, headers, answer.kind)


def takes_gzip(accepted: str) -> bool:
    """Does a client take gzip? It may say `gzip;q=0` to say that it does not."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class Kept:
    """Answers that never change, by what was asked; those asked for the longest time ago go first."""

    def __init__(self) -> None:
        self.always: dict[Hashable, Answer] = {}
        """What everybody asks for: it is made before the first one comes, and stays."""
        self.others: OrderedDict[Hashable, Answer] = OrderedDict()
        self.size = 0
        self._under_way: dict[Hashable, asyncio.Future[Answer]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Answer]]) -> Answer:
        """An answer; made by the first who asks, while others who ask for it wait."""
        found = self.always.get(key) or self.others.get(key)
        if found is not None:
            if key in self.others:
                self.others.move_to_end(key)
            return found
        if key in self._under_way:
            return await asyncio.shield(self._under_way[key])
        result = self._under_way[key] = asyncio.get_running_loop().create_future()
        try:
            answer = await make()
        except BaseException as error:
            result.set_exception(error)
            result.exception()  # that nobody else waited for it is no mistake
            raise
        else:
            result.set_result(answer)
            self._add(key, answer)
            return answer
        finally:
            del self._under_way[key], result

    def _add(self, key: Hashable, answer: Answer) -> None:
        self.others[key] = answer
        self.size += len(answer.body) + len(answer.packed)
        while len(self.others) > KEPT or self.size > KEPT_BYTES:
            _, old = self.others.popitem(last=False)
            self.size -= len(old.body) + len(old.packed)
