"""Encodes messages, each only once even if it is sent to many."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from boothill.table import wire

_ENCODER = msgspec.json.Encoder()
KEPT = 4
"""Number of recently encoded messages kept, in case they are sent to others too."""


class Encoded(NamedTuple):
    """A message ready to be sent."""

    text: bytes
    frame: bytes
    """The same as a WebSocket frame; since a server does not mask frames, it is the same for every connection."""


_recent: dict[int, tuple[wire.FromTable, Encoded]] = {}
"""By `id` of the message, which is unique as long as the message is kept here."""


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
    """Put the header of a text frame before a message encoded as JSON [RFC 6455, 5.2]."""
    size = len(text)
    if size < 126:
        head = bytes((0x81, size))
    elif size < 1 << 16:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return Encoded(text, head + text)
