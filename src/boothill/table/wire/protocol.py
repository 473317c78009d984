"""The version of what goes between a table and whoever sits at it."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 2
"""Raised by one whenever a client that knows only what was before would misread a message, or be misread.

A client says it with hello, and the server with welcome. Fields that are added and kinds of events that are new do not
need it: clients skip what they do not know. The page has the same number in web/src/lib/protocol.ts.
"""
UNSAID: Final = 0
"""What a client says that does not say for which version it was written: it is taken to know the present one."""
