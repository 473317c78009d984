"""What several tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import databases


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if databases.programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with databases.postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    return databases.new_database(request.getfixturevalue("postgres"))
