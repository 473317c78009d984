"""Reads and writes network files without NumPy: ZIP archives of arrays, as NumPy writes them (.npz)."""

from __future__ import annotations

import json
import re
import sys
import zipfile
from array import array
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from boothill.bad_input import BadInput

MAGIC: Final = b"\x93NUMPY\x01\x00"
KINDS: Final = {"|i1": "b", "|u1": "B", "<i2": "h", "<i4": "i"}
"""The types of whole numbers that a file can hold: Python's `array` type code for each NumPy name."""
HEADER: Final = re.compile(r"\{'descr': '(.{3})', 'fortran_order': False, 'shape': \((\d+),(?: (\d+))?\), \}\s*")
ALIGNED: Final = 64
ABOUT: Final = "about"
WRITTEN: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every entry in the archive, fixed so that the same network always gives the same file."""


class Table(NamedTuple):
    """A table of whole numbers: all rows one after another, and the number of columns."""

    numbers: array[int]
    width: int


Run = dict[str, Any]
"""The plan of a training run, as in its `plan.json`."""


class About(NamedTuple):
    """What a file says about a network besides its weights."""

    format: int
    names: dict[str, list[str]]
    games: list[str]
    runs: list[Run]


def read(path: Traversable) -> tuple[About, dict[str, Table]]:
    """Read a network file. Raises BadInput if it is not one."""
    try:
        with path.open("rb") as file, zipfile.ZipFile(file) as archive:
            names = [name.removesuffix(".npy") for name in archive.namelist()]
            return _about(archive), {name: _table(archive.read(f"{name}.npy")) for name in names if name != ABOUT}
    except FileNotFoundError:
        raise BadInput(f"there is no file {path}") from None
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        raise BadInput(f"{path} is no network; `boothill train` writes one") from None


def read_about(path: Traversable) -> About:
    """Read what a file says about its network, without the weights."""
    with path.open("rb") as file, zipfile.ZipFile(file) as archive:
        return _about(archive)


def _about(archive: zipfile.ZipFile) -> About:
    about = json.loads(_table(archive.read(f"{ABOUT}.npy")).numbers.tobytes())
    return About(about["format"], about["names"], about.get("games", []), about.get("runs", []))


def write(path: Path, about: About, tables: dict[str, Table]) -> None:
    """Write a file, completely or not at all."""
    text = json.dumps(about._asdict(), ensure_ascii=False).encode()
    aside = path.with_name(path.name + ".tmp")
    with zipfile.ZipFile(aside, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, table in {ABOUT: Table(array("B", text), 0), **tables}.items():
            place = zipfile.ZipInfo(f"{name}.npy", WRITTEN)
            place.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(place, _bytes(table))
    aside.replace(path)


def _table(data: bytes) -> Table:
    if data[:8] != MAGIC:
        raise ValueError("no array")
    start = 10 + int.from_bytes(data[8:10], "little")
    header = HEADER.fullmatch(data[10:start].decode())
    if header is None or header[1] not in KINDS:
        raise ValueError("an array of another kind")
    numbers = array(KINDS[header[1]], data[start:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return Table(numbers, int(header[3] or 0) or len(numbers))


def _bytes(table: Table) -> bytes:
    """An array in NumPy's file format (.npy): one-dimensional if its width is 0 or it is a single row."""
    kind = next(kind for kind, code in KINDS.items() if code == table.numbers.typecode)
    count = len(table.numbers)
    shape = f"({count // table.width}, {table.width})" if table.width and table.width != count else f"({count},)"
    head = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}"
    head += " " * (-(10 + len(head) + 1) % ALIGNED) + "\n"
    numbers = array(table.numbers.typecode, table.numbers)
    if sys.byteorder == "big":
        numbers.byteswap()
    return MAGIC + len(head).to_bytes(2, "little") + head.encode() + numbers.tobytes()
