"""Allows only one server per SQLite file: locks a file beside it, which the system unlocks however the server ends."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]
    import msvcrt

FIRST, LENGTH = 1 << 30, 1
"""The byte that is locked on Windows, far beyond the contents, so that others can still read those."""


class Taken(Exception):
    """Another server is using the file."""

    def __init__(self, path: Path, process: str) -> None:
        super().__init__(f"{path} is used by another server{f' (process {process})' if process else ''}")


class FileLock:
    """A lock held from its creation until `release`, or until the process ends."""

    def __init__(self, database: Path) -> None:
        """Raises Taken."""
        path = database.with_name(database.name + ".lock")
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._file)
        except OSError:
            process = os.pread(self._file, 20, 0) if hasattr(os, "pread") else b""
            os.close(self._file)
            raise Taken(database, process.decode(errors="replace").strip()) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        # The file stays, so that nobody locks one that has been deleted.
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _lock(file: int) -> None:
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        os.lseek(file, FIRST, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, LENGTH)  # type: ignore[attr-defined,unused-ignore]
        os.lseek(file, 0, os.SEEK_SET)
