"""Libraries installed with an extra, such as `pip install 'boothill[server]'`. The engine and the rules need none, and
the bots only NumPy, which comes without an extra.

They are imported where they are needed. If one is missing, the error says what installs it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any

from boothill.bad_input import BadInput

_SENTENCES = ("fluent", "yaml")
_TABLE = (*_SENTENCES, "msgspec", "platformdirs", "websockets")
_LAB = ("cma", "matplotlib", "numpy", "pyarrow", "scipy")

LIBRARIES: dict[str, tuple[str, ...]] = {
    "": ("numpy",),
    "scenarios": _SENTENCES,
    "terminal": (*_TABLE, "rich", "textual"),
    "server": (*_TABLE, "alembic", "prometheus_client", "segno", "sqlalchemy", "starlette", "uvicorn"),
    "postgres": ("psycopg",),
    "redis": ("redis",),
    "lab": _LAB,
    "ray": (*_LAB, "ray"),
    "train": ("numpy", "scipy", "torch"),
    "research": ("gymnasium", "numpy", "pettingzoo"),
    "completion": ("shtab",),
    "test": (*_TABLE, "httpx"),
}
"""The libraries of each extra, by the names they are imported with; the first are installed without an extra."""


class Missing(BadInput, ModuleNotFoundError):
    """A library is not installed; the message says how to install it."""

    def __init__(self, library: str, extra: str) -> None:
        installs = f"'boothill[{extra}]'" if extra else library
        super().__init__(f"this needs {library}, which is not installed: pip install {installs}")
        self.name = library


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """A context in which a failed import of a library of the extra raises Missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in LIBRARIES.get(extra, ()):
            raise
        raise Missing(library, extra) from None


def need(name: str, extra: str = "lab") -> Any:
    """Import and return a module of an optional library. Raises Missing if it is not installed."""
    try:
        module: ModuleType = import_module(name)
    except ModuleNotFoundError:
        raise Missing(name.partition(".")[0], extra) from None
    return module
