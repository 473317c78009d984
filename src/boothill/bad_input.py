"""The root of everything that somebody can get wrong."""

from __future__ import annotations


class BadInput(Exception):
    """What was asked for or handed in cannot be used; the message says in one sentence what to do instead."""
