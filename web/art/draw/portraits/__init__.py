"""One portrait for each character."""

from __future__ import annotations

from ..ink import gallery
from . import classic, dodge_city, law, outlaws


def portraits() -> dict[str, str]:
    """Every portrait by its file's name."""
    rooms = (classic, dodge_city, law, outlaws)
    return {slug: text for room in rooms for slug, text in gallery(vars(room)).items()}
