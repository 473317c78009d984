"""Writes every drawing beside this file: python web/art/make.py"""

from __future__ import annotations

from pathlib import Path

from draw import brand, icons
from draw.happenings import happenings
from draw.pictures import pictures
from draw.portraits import portraits

HERE = Path(__file__).parent


def drawings() -> dict[str, str]:
    """Every drawing by its path under this folder."""
    rooms = {
        "cards": pictures(),
        "events": happenings(),
        "characters": portraits(),
        "roles": brand.roles(),
        "backs": brand.backs(),
        "icons": icons.icons(),
    }
    paths = {f"{room}/{slug}.svg": text for room, files in rooms.items() for slug, text in files.items()}
    single = {
        "logo": brand.logo(),
        "wordmark": brand.wordmark(),
        "favicon": brand.favicon(),
        "icon-maskable": brand.icon_maskable(),
        "street": brand.street(),
    }
    return paths | {f"{slug}.svg": text for slug, text in single.items()}


def main() -> None:
    for path, text in drawings().items():
        (HERE / path).parent.mkdir(exist_ok=True)
        (HERE / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
