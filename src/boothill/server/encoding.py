"""Messages as they are sent: encoded once, however many are told the very same one after the other."""

from __future__ import annotations

import msgspec

from boothill.table import wire

_ENCODER = msgspec.json.Encoder()


class _Last:
    """The last message that was encoded."""

    message: object = None
    text = ""


def encoded(message: wire.FromTable) -> str:
    if message is not _Last.message:
        _Last.text = _ENCODER.encode(message).decode()
        _Last.message = message
    return _Last.text
