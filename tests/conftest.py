"""What several tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from boothill.lab.verify import engines
from tests import databases

os.environ["BOOTHILL_LANG"] = "en"  # whatever this machine speaks
settings.register_profile("same", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("explore", settings.get_profile("same"), derandomize=False)
settings.load_profile("same")

BY_THE_CLOCK = {
    "browser", "test_answers", "test_app", "test_backup", "test_crash", "test_deploy", "test_fleet", "test_garbage",
    "test_holding", "test_hosting", "test_join", "test_pool", "test_protocol", "test_server", "test_server_faults",
    "test_server_input", "test_server_restarts", "test_silent_database", "test_storage", "test_strangers",
    "test_thinking", "test_told_first",
}  # fmt: skip
"""Tests of real processes, sockets and browsers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a machine too busy to let them answer in time, what has to do with the clock gets a second chance, and the
    summary says so; whatever only computes gets none."""
    for item in items:
        if BY_THE_CLOCK & {item.path.stem, item.path.parent.name}:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if databases.programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with databases.postgres() as url:
        yield url


@pytest.fixture
def redis() -> Iterator[engines.Redis]:
    if engines.REDIS is None:
        pytest.skip("Redis is not installed")
    server = engines.Redis()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    return databases.new_database(request.getfixturevalue("postgres"))


def pytest_xdist_auto_num_workers() -> int:
    """Tests of servers and browsers wait much of their time: one worker more than there are cores."""
    return (os.cpu_count() or 1) + 1
