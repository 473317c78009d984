"""Messages as they are sent: encoded once, however many are told the very same one."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from boothill.table import wire

_ENCODER = msgspec.json.Encoder()
KEPT = 4
"""Messages that were encoded last, which others may be told too."""


class Encoded(NamedTuple):
    """A message that is ready to be sent."""

    text: bytes
    frame: bytes
    """The same as a frame of a WebSocket: the server's are not masked, so it fits every connection."""


_recent: dict[int, tuple[wire.FromTable, Encoded]] = {}
"""By the identity of the message, which is theirs as long as they are kept."""


def encoded(message: wire.FromTable) -> Encoded:
    found = _recent.get(id(message))
    if found is not None:
        return found[1]
    if len(_recent) >= KEPT:
        del _recent[next(iter(_recent))]
    made = as_frame(_ENCODER.encode(message))
    _recent[id(message)] = message, made
    return made


def as_frame(text: bytes) -> Encoded:
    """A message that is JSON already, behind the head of a text frame with its length [RFC 6455, 5.2]."""
    size = len(text)
    if size < 126:
        head = bytes((0x81, size))
    elif size < 1 << 16:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return Encoded(text, head + text)
