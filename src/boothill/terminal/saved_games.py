"""The saved records of the person's games, one file each, and which of them are unfinished."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_dir

from boothill.text.records import UNFINISHED, BadRecord, Record, parse_record

MOST_LETTERS = 80
"""Maximum number of characters of a seed in a file name."""


class Wanted(NamedTuple):
    """A filter for games; None stands for anything."""

    game: str | None = None
    players: int | None = None
    seed: str | None = None

    def fits(self, record: Record) -> bool:
        return (
            self.game in (None, record.game)
            and self.players in (None, len(record.names))
            and self.seed in (None, record.seed)
        )


ANY = Wanted()


class Left(NamedTuple):
    """A game that was left before its end."""

    path: Path
    record: Record
    when: datetime
    """When it was last saved."""


def folder() -> Path:
    return Path(user_data_dir("boothill")) / "games"


def default_path(seed: str) -> Path:
    """The default file for the record of a game; if it is taken, see `reserved`."""
    return folder() / (re.sub(r"[^\w.-]+", "-", seed)[:MOST_LETTERS] + ".txt")


def reserved(path: Path) -> Path:
    """Create an empty file at the path, or at the path with a number if it exists; return its path. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        candidate = path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            candidate.open("x").close()
        except FileExistsError:
            continue
        return candidate
    raise AssertionError


def unfinished(wanted: Wanted = ANY) -> Iterator[Left]:
    """The games that were begun and not finished, latest first. Files that are not records are skipped."""
    found = []
    for path in folder().glob("*.txt"):
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:  # deleted meanwhile
            continue
    for seconds, path in sorted(found, reverse=True):
        try:
            text = path.read_text(encoding="utf-8")
            if f"\nresult: {UNFINISHED}\n" not in text:
                continue
            record = parse_record(text)
        except (OSError, UnicodeDecodeError, BadRecord):
            continue
        if _begun(record) and wanted.fits(record):
            yield Left(path, record, datetime.fromtimestamp(seconds))


def _begun(record: Record) -> bool:
    """Has the person made any move?"""
    return record.notes.get("human", record.names[0]) in {record.names[seat] for seat, _ in record.moves}
