"""Backup and restore, as they are typed, while a game is under way."""

from __future__ import annotations

import asyncio
import shlex
import shutil
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from boothill.cli import main
from boothill.lab.verify.clients import Guest
from boothill.table import wire
from boothill.text.records import parse_record
from tests import databases
from tests.servers import served


def goes_on(old: str, new: str, back_up: Callable[[], None], restore: Callable[[], None]) -> None:
    """Copy a database in the middle of a game, and play on from the copy."""

    async def run() -> None:
        async with served(old) as house:
            made = await house.create()
            async with house.joined(made["table"], made["key"]) as ann:
                await ann.until("welcome")
                await ann.send(wire.Start())
                for _ in range(5):
                    ask = await ann.asked()
                    await ann.send(wire.Answer(ask["number"], [ask["moves"][0]["text"]]))
                ask = await ann.asked()
                game = house.lobby.tables[made["table"]].table.game
                assert game is not None
                before = game.s.save()
                await asyncio.to_thread(back_up)
                await ann.send(wire.Answer(ask["number"], [ask["moves"][-1]["text"]]))
                await ann.until("update")
        await asyncio.to_thread(restore)
        async with served(new) as house:
            while (await house.http.get(f"/api/tables/{made['table']}")).status_code == 503:
                await asyncio.sleep(0.2)  # until the lease that was copied with it has run out
            game = house.lobby.tables[made["table"]].table.game
            assert game is not None and game.s.save() == before
            guest = Guest(house.base, made["table"], made["key"], Random(1))
            await guest.play()
            assert parse_record((await house.http.get(f"/api/games/{guest.game}/record")).text).unfair() == []

    asyncio.run(asyncio.wait_for(run(), 300))


def test_a_game_goes_on_from_a_dump_as_documented(postgres: str, tmp_path: Path) -> None:
    """The commands for PostgreSQL are run as they stand in the documentation, with other addresses, by this user."""
    old, new = databases.new_database(postgres), databases.new_database(postgres)
    page = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text(encoding="utf-8")

    def typed(program: str, address: str) -> None:
        begins = f"runuser -u boothill -- {program} "
        (line,) = [line.removeprefix(begins) for line in page.splitlines() if line.startswith(begins)]
        words = shlex.split(line.replace("postgresql://boothill@/boothill?host=/run/postgresql", address))
        subprocess.run([shutil.which(program) or f"{databases.programs()}/{program}", *words], check=True, cwd=tmp_path)

    goes_on(old, new, lambda: typed("pg_dump", old), lambda: typed("pg_restore", new))


def test_a_game_goes_on_from_a_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, copy = tmp_path / "old", tmp_path / "new", tmp_path / "copy.db"
    first, second = f"sqlite:///{old}/games.db", f"sqlite:///{new}/games.db"

    def typed(word: str, address: str) -> None:
        assert main([word, str(copy), "--database", address]) == 0

    goes_on(first, second, lambda: typed("backup", first), lambda: typed("restore", second))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert capsys.readouterr().out == f"{copy}: written\n{copy}: restored\n"
    (tmp_path / "killed.db-wal").write_bytes(b"left behind")
    for words, complaint in (
        (
            ["restore", str(copy), "--database", f"sqlite:///{tmp_path}/killed.db"],
            "killed.db-wal exists; stop the server",
        ),
        (["backup", str(copy), "--database", f"sqlite:///{old}/games.db"], "exists already"),
        (["backup", str(tmp_path / "x"), "--database", f"sqlite:///{tmp_path}/none.db"], "there is no database"),
        (["backup", str(tmp_path / "x"), "--database", "postgresql://x/y"], "pg_dump"),
        (["restore", str(copy), "--database", f"sqlite:///{new}/games.db"], "move it away"),
        (["restore", str(tmp_path / "none"), "--database", f"sqlite:///{tmp_path}/x.db"], "there is no file"),
        (["restore", __file__, "--database", f"sqlite:///{tmp_path}/x.db"], "no database at all; restore another copy"),
        (["backup", str(tmp_path / "x"), "--database", f"sqlite:///{__file__}"], "is damaged; move it away with its"),
    ):
        assert main(words) == 2
        assert complaint in capsys.readouterr().err
    assert not (tmp_path / "x.db").exists() and not list(tmp_path.glob("*.draft"))


def test_settings_by_flag_and_by_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from boothill.server.config import config_of

    environment = {"BOOTHILL_PORT": "9000", "BOOTHILL_ORIGINS": "https://a.example/, https://b.example"}
    config = config_of({"port": None, "max_tables": "7"}, environment)
    assert (config.port, config.max_tables, config.host) == (9000, 7, "127.0.0.1")
    assert config.allowed_origins == {"https://a.example", "https://b.example"}
    assert config_of({"port": "1"}, environment).port == 1
    for words, complaint in (
        (["serve", "--port", "many"], "--port or BOOTHILL_PORT: 'many'"),
        (["serve", "--port", "70000"], "--port or BOOTHILL_PORT"),
        (["serve", "--max-tables", "0"], "--max-tables or BOOTHILL_MAX_TABLES"),
        (["serve", "--log-level", "loud"], "--log-level or BOOTHILL_LOG_LEVEL"),
        (["serve", "--metrics", "everybody"], "--metrics or BOOTHILL_METRICS"),
        (["serve", "--database", "mysql://x"], "no support for mysql"),
        (["serve", "--database", "sqlite://"], "kept in a file"),
        (["serve", "--database", "sqlite:///:memory:"], "kept in a file"),
    ):
        assert main(words) == 2
        assert complaint in capsys.readouterr().err
    monkeypatch.setenv("BOOTHILL_COMMANDS", "-1")
    assert main(["serve"]) == 2
    assert "BOOTHILL_COMMANDS" in capsys.readouterr().err
