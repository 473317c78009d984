"""One picture for each card name."""

from __future__ import annotations

from ..ink import gallery
from . import goods, shooting, striking, town


def pictures() -> dict[str, str]:
    """Every card picture by its file's name."""
    return {slug: text for room in (shooting, striking, goods, town) for slug, text in gallery(vars(room)).items()}
