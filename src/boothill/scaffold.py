"""Creates a package for a new set or bot, ready to be installed, played and tested."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from boothill.words.rulebook import all_rules

KINDS = ("set", "bot")


def lay_out(kind: str, name: str, folder: Path) -> Path:
    """Write a package into a new folder, and return that folder. Raises ValueError with a sentence that says why
    not."""
    words = re.split(r"[-_ ]+", name.strip())
    if not all(re.fullmatch(r"[a-z][a-z0-9]*", word) for word in words):
        raise ValueError(f"{name!r} is no name for a package: use small letters and digits, like high-stakes")
    home = folder / f"boothill-{'-'.join(words)}"
    if home.exists():
        raise ValueError(f"{home} is there already; choose another name, or move it away")
    fill = {
        "NAME": "boothill_" + "_".join(words),
        "DASHED": "-".join(words),
        "TITLE": " ".join(words).title(),
        "CLASS": "".join(words).title(),
        "PREFIX": _prefix("".join(words).upper()),
    }
    _copy(files("boothill").joinpath("data", "templates", kind), home, fill)
    return home


def _prefix(letters: str) -> str:
    """A three-letter prefix for rule ids that no other rulebook uses."""
    taken = {id.partition("-")[0] for id in all_rules()}
    plain = re.sub(r"[^A-Z]", "", letters)
    wanted = [(plain + "XXX")[:3], *(plain[:1] + a + b for a in plain[1:] for b in plain[1:]), "XYZ"]
    return next(prefix for prefix in wanted if prefix not in taken)


def _copy(source: Traversable, target: Path, fill: dict[str, str]) -> None:
    if source.is_dir():
        target.mkdir(parents=True)
        for inner in source.iterdir():
            # Templates end with .txt, so that nothing takes them for code of this package.
            _copy(inner, target / _filled(inner.name.removesuffix(".txt"), fill), fill)
    else:
        target.write_text(_filled(source.read_text(encoding="utf-8"), fill), encoding="utf-8")


def _filled(text: str, fill: dict[str, str]) -> str:
    return re.sub("|".join(fill), lambda match: fill[match[0]], text)
