"""The protocol as it is documented: schemas up to date, examples that run, and the bot that plays."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import re
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import httpx
from websockets.asyncio.client import connect

from boothill.lab.verify.clients import Guest
from boothill.table import wire
from tests.servers import served

ROOT = Path(__file__).parent.parent


def module(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_schemas_are_up_to_date() -> None:
    for name, text in module("scripts/protocol_schemas.py").documents().items():
        written = (ROOT / "docs" / "protocol" / name).read_text(encoding="utf-8")
        assert written == text, "run python scripts/protocol_schemas.py"


def test_the_examples_run_as_they_stand(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 7
    lines = [f"    {line}" for example in examples for line in example.splitlines()]
    names: dict[str, Any] = {"httpx": httpx, "json": json, "connect": connect}
    exec("async def everything(SERVER):\n" + "\n".join(lines), names)

    async def run() -> None:
        async with served(tmp_path) as house:
            await names["everything"](house.base)

    asyncio.run(asyncio.wait_for(run(), 300))


def test_the_bot_plays_a_game_to_the_end(tmp_path: Path) -> None:
    source = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 40 and "boothill" not in source
    bot = module("examples/bot.py")

    async def run() -> None:
        async with served(tmp_path) as house:
            made = await house.create()
            account = (await house.http.post("/api/bots", json={"name": "Rattler"})).json()
            bots = [
                asyncio.create_task(bot.play(house.base, made["table"], account["token"])),
                asyncio.create_task(bot.play(house.base, made["table"])),
            ]
            while sum(seat.here for seat in house.lobby.tables[made["table"]].table.shown().seats) < 2:
                await asyncio.sleep(0.02)
            host = Guest(house.base, made["table"], made["key"], Random(1))
            await host.play(start=True)
            winners = await asyncio.gather(*bots)
            record = (await house.http.get(f"/api/games/{host.game}/record")).text
            assert [f"result: {winner}\n" in record for winner in winners] == [True, True]
            assert "Rattler: " in record

    asyncio.run(asyncio.wait_for(run(), 300))


def test_every_message_is_described_in_words() -> None:
    """A reader of the schemas finds a sentence with every message that is not plain by its name."""
    schema = json.loads((ROOT / "docs" / "protocol" / "from-table.json").read_text(encoding="utf-8"))
    named = {reference["$ref"].rpartition("/")[2] for reference in schema["oneOf"]}
    assert named >= {"Welcome", "Update", "Asked", "Ended", "ProblemShown"}
    silent = {name for name in named if not schema["$defs"][name].get("description")}
    assert silent <= {wire.Pong.__name__}
