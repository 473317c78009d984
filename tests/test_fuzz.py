"""Fuzzed requests and messages: never a traceback, always a documented answer, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from boothill.lab.verify.clients import Guest, seated
from boothill.server.api import ENDPOINTS
from boothill.server.endpoints import Nothing
from boothill.server.openapi import document
from boothill.table import wire
from tests.servers import Talk, served

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
)


@contextmanager
def in_background(folder: Path) -> Iterator[str]:
    """A server in a thread of its own."""
    base: list[str] = []
    up, down = threading.Event(), threading.Event()

    async def run() -> None:
        async with served(folder, max_tables=10**6) as house:
            base.append(house.base)
            up.set()
            while not down.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    try:
        assert up.wait(300)
        yield base[0]
    finally:
        down.set()
        thread.join()


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_background(tmp_path_factory.mktemp("fuzz")) as address:
        yield address


SCHEMA = schemathesis.openapi.from_dict(document())
# What is too long to be read at all is refused as such.
SCHEMA.config.checks.negative_data_rejection.expected_statuses.append("413")


@pytest.mark.parametrize("mode", schemathesis.GenerationMode, ids=lambda mode: mode.value)
@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_any_request(base: str, endpoint: Any, mode: schemathesis.GenerationMode) -> None:
    operation = SCHEMA[endpoint.path][endpoint.method]
    if mode == schemathesis.GenerationMode.NEGATIVE and endpoint.params is Nothing and endpoint.body is None:
        return  # there is nothing to be wrong

    @seed(1)
    @settings(max_examples=20, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(base_url=base, checks=list(CHECKS), timeout=60)

    check()


COMMANDS = [kind for kind in get_args(wire.ToTable)]
TAGS = [kind.__struct_config__.tag for kind in COMMANDS]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = sorted({field for kind in COMMANDS for field in kind.__struct_fields__})
ALMOST = st.builds(
    lambda tag, fields: {"type": tag, **fields},
    st.sampled_from(TAGS),
    st.dictionaries(st.sampled_from(FIELDS), ANYTHING | st.integers(-1, 8) | st.lists(st.just("end")), max_size=3),
)
"""Messages with a known type whose fields may be of any kind."""


@seed(1)
@settings(max_examples=40, suppress_health_check=list(HealthCheck), database=None)
@given(messages=st.lists(st.one_of(ALMOST, ANYTHING), min_size=1, max_size=15))
def test_any_message(base: str, messages: list[Any]) -> None:
    """Whatever a seat sends: it gets an answer, or is shown out; the table and the server stay as they are."""

    async def run() -> None:
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            table, keys = await seated(http, wire.Settings(players=4, clock="instant"), 2)
            guest = Guest(base, table, keys[0], Random(1))
            host = asyncio.create_task(guest.play(start=True))
            await guest.ready.wait()
            async with connect(f"{base.replace('http', 'ws')}/ws/tables/{table}", max_size=None) as socket:
                talk = Talk(socket)
                await talk.send(wire.Hello(key=keys[1]))
                await talk.until("welcome")
                try:
                    for message in messages:
                        await socket.send(json.dumps(message))
                    await talk.send(wire.Ping(4711))
                    while (await talk.until("pong"))["id"] != 4711:
                        pass
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None and closed.rcvd.code == 1008
            host.cancel()
            shown = (await http.get(f"/api/tables/{table}")).json()
            assert shown["id"] == table
            assert "boothill_table_failures_total 0.0" in (await http.get("/metrics")).text

    asyncio.run(asyncio.wait_for(run(), 300))


@pytest.mark.long
def test_a_game_among_floods_is_not_disturbed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """While one game is played, others shout at its table, at theirs, and with its keys at wrong ones."""
    caplog.set_level(logging.WARNING)

    async def run() -> None:
        async with served(tmp_path, commands=20) as house:
            table, keys = await seated(house.http, wire.Settings(players=4, clock="instant"), 2)
            other, _ = await seated(house.http, wire.Settings(players=4, clock="instant"), 1)
            guests = [Guest(house.base, table, key, Random(i), think=0.06) for i, key in enumerate(keys)]
            players = [asyncio.create_task(guests[1].play())]
            await guests[1].ready.wait()
            players.append(asyncio.create_task(guests[0].play(start=True)))
            rng = Random(3)

            async def shout(where: str, key: str) -> None:
                while not all(guest.game for guest in guests):
                    with suppress(ConnectionClosed):
                        async with house.joined(where, key) as talk:
                            for _ in range(100):
                                noise: list[wire.ToTable] = [
                                    wire.Answer(rng.randrange(50), ["pass"]), wire.Act(rng.randrange(50), "end"),
                                    wire.Start(), wire.Stand(), wire.Pause(True), wire.Ping(1), wire.Away(True),
                                ]  # fmt: skip
                                await talk.send(rng.choice(noise))
                    await asyncio.sleep(0.05)

            shouts = [shout(table, ""), shout(table, "x" * 32), shout(other, keys[0]), shout(other, "")]
            await asyncio.gather(*players, *shouts)
            assert all(not guest.problems and guest.connections == 1 for guest in guests)
            metrics = (await house.http.get("/metrics")).text
            assert "boothill_table_failures_total 0.0" in metrics

    asyncio.run(asyncio.wait_for(run(), 300))
    told = [record.getMessage() for record in caplog.records]
    assert [line for line in told if "limit on open files" not in line] == [], "that one is about the machine"
