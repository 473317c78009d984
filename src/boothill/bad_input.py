"""The base class of all errors caused by bad input."""

from __future__ import annotations


class BadInput(Exception):
    """A request or its input cannot be used. The message says in one sentence what to do instead."""
