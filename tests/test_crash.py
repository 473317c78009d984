"""A server that is killed in the middle of its games: nothing that was acknowledged is lost, every game goes on.

The full run, fifty tables and ten kills, is `python -m boothill.lab.crash`.
"""

from __future__ import annotations

import asyncio

from boothill.lab.crash import crash


def test_killed_three_times(database: str) -> None:
    report = asyncio.run(asyncio.wait_for(crash(tables=4, kills=3, database=database, seed=1, think=0.03), 600))
    assert report.lost == [] and report.games == 4
    assert report.reconnects >= 1 and report.heads > report.moves
