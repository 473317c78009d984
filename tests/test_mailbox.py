"""The mailbox of a table: in order, for as long as its reader wants to wait."""

from __future__ import annotations

import asyncio

import pytest

from boothill.table.mailbox import Mailbox


def test_what_is_put_first_is_taken_first() -> None:
    async def run() -> None:
        mailbox: Mailbox[int] = Mailbox()
        for number in range(3):
            mailbox.put(number)
        assert await mailbox.filled(None) and len(mailbox) == 3
        assert [mailbox.take() for _ in range(3)] == [0, 1, 2] and not mailbox

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_reader_wakes_when_something_comes_and_when_the_time_is_up() -> None:
    async def run() -> None:
        mailbox: Mailbox[str] = Mailbox()
        assert not await mailbox.filled(0.0)
        for seconds in (None, 1000.0):
            waits = asyncio.create_task(mailbox.filled(seconds))
            await asyncio.sleep(0)
            assert not waits.done()
            mailbox.put("a command")
            mailbox.put("and another one at the same moment")
            assert await waits
            assert len([mailbox.take() for _ in range(2)]) == 2

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_reader_that_is_cancelled_leaves_what_has_come() -> None:
    async def run() -> None:
        mailbox: Mailbox[str] = Mailbox()
        waits = asyncio.create_task(mailbox.filled(None))
        await asyncio.sleep(0)
        mailbox.put("a command")
        waits.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waits
        assert await mailbox.filled(0.0) and mailbox.take() == "a command"

    asyncio.run(asyncio.wait_for(run(), 60))
