"""The version of the protocol between a table and its clients."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 2
"""Increased by one whenever an older client would misread a message, or be misread.

A client sends it with hello, and the server with welcome. New fields and new kinds of events do not increase it, since
clients skip what they do not know. The page has the same number in web/src/lib/protocol.ts.
"""
UNSAID: Final = 0
"""The version of a client that sends none; it is assumed to know the present one."""
