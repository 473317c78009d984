"""Libraries that only the lab needs: imported when they are needed, with a word on where to get them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any


class Missing(ImportError):
    """A library of the lab is not installed."""


def need(name: str, extra: str = "lab") -> Any:
    """A module of an optional library; raises Missing, which says how to install it."""
    try:
        module: ModuleType = import_module(name)
    except ImportError:
        library = name.partition(".")[0]
        raise Missing(f"this needs {library}, which is not installed: pip install 'boothill[{extra}]'") from None
    return module
