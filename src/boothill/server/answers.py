"""Responses: encoded, compressed and tagged once, and cached if they never change."""

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
"""Bodies with fewer bytes than this are not compressed."""
KEPT = 500
"""Maximum number of cached answers."""
KEPT_BYTES = 16 * 2**20
"""Maximum number of bytes in them."""


class Text(str):
    """A result that is sent as plain text."""


class Answer(NamedTuple):
    """A body, the same compressed by gzip (empty if not worth it), its media type, and a unique tag."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


def answer_of(result: Any) -> Answer:
    """Encode and compress a result. This takes milliseconds, so it must not run in the event loop."""
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
    """The response that the headers of a request ask for: compressed or not, or only 304 if nothing has changed."""
    headers = {"Cache-Control": cache, **(more or {})}
    body = answer.body
    if answer.packed:
        headers["Vary"] = "Accept-Encoding"
    if answer.packed and takes_gzip(request.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        body = answer.packed
    if cache != "no-store":
        # The compressed body needs a tag of its own.
        tag = headers["ETag"] = f'"{answer.tag}{"-gzip" if body is answer.packed else ""}"'
        known = [one.strip().removeprefix("W/") for one in request.get("if-none-match", "").split(",")]
        if tag in known or "*" in known:
            headers.pop("Content-Encoding", None)
            return Response(status_code=304, headers=headers)
    return Response(body, status, headers, answer.kind)


def takes_gzip(accepted: str) -> bool:
    """Does a client accept gzip? With `gzip;q=0` it says that it does not."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class Kept:
    """A cache of answers that never change, by what was asked; the least recently used are dropped first."""

    def __init__(self) -> None:
        self.always: dict[Hashable, Answer] = {}
        """Answers that everybody asks for: made before the first request, and never dropped."""
        self.others: OrderedDict[Hashable, Answer] = OrderedDict()
        self.size = 0
        self._under_way: dict[Hashable, asyncio.Future[Answer]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Answer]]) -> Answer:
        """An answer. The first request makes it, while others for the same answer wait."""
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
            result.exception()  # no warning if nobody else waited for it
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
