"""One picture for each event card."""

from __future__ import annotations

from ..ink import gallery
from . import fistful, high_noon


def happenings() -> dict[str, str]:
    """Every picture of an event by its file's name."""
    return {slug: text for room in (high_noon, fistful) for slug, text in gallery(vars(room)).items()}
