"""The files of the page: each is read once; the build, not the server, has compressed them."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from boothill.server.answers import Answer, tag_of

PAGE = Path(str(files("boothill.server"))) / "page"
"""The folder of the page, built from web/."""
PACKED = ".gz"
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""Media types that not every system knows."""
FOR_EVER, ASK_FIRST = "public, max-age=31536000, immutable", "no-cache"

_read: dict[Path, tuple[int, Answer]] = {}


def is_built() -> bool:
    return (PAGE / "index.html").exists()


def page_file(path: str) -> tuple[Answer, str] | None:
    """A file of the page and its Cache-Control: files that the build named by a hash of their content never change."""
    found = _file(path or "index.html")
    if found is None:
        return None
    changed = found.stat().st_mtime_ns
    known = _read.get(found)
    if known is None or known[0] != changed:  # during development the page is rebuilt while a server runs
        known = _read[found] = changed, _answer(found)
    return known[1], FOR_EVER if found.parent.name == "assets" else ASK_FIRST


def _file(path: str) -> Path | None:
    try:
        wanted = (PAGE / path).resolve()
        inside = wanted.is_relative_to(PAGE.resolve()) and wanted.is_file() and wanted.suffix != PACKED
        return wanted if inside else None
    except (ValueError, OSError):  # not a possible file name
        return None


def _answer(file: Path) -> Answer:
    body = file.read_bytes()
    packed = file.with_name(file.name + PACKED)
    kind = KINDS.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    return Answer(body, packed.read_bytes() if packed.is_file() else b"", kind, tag_of(body))
