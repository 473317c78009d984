"""Storage: what was acknowledged is there, what was not is not, and one table's trouble is nobody else's."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from sqlalchemy import text

from boothill.core.ids import Seat
from boothill.server import storage
from boothill.server.database import BadDatabase
from boothill.server.schema import METADATA
from boothill.server.storage import Conflict, Storage
from boothill.table.dealing import finished_record
from boothill.table.journal import Dealt, Finished, Moved, Played, Saved, TableSaved
from boothill.text.records import parse_record
from tests.test_fairness import NAMES, SHARES, proved


def with_storage(url: str, act: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Storage(url)
        await store.open()
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


def table(id: str, over: bool = False, public: bool = True, data: bytes = b"{}") -> TableSaved:
    return TableSaved(id, data, public, over)


def dealt(table: str, number: int = 1) -> Dealt:
    return Dealt(
        game=f"{table}-{number}",
        table=table,
        number=number,
        ruleset="classic",
        version=1,
        options={"edition": "fourth"},
        names=NAMES,
        bots={"Dee": "greedy"},
        server_seed="ab" * 32,
        shares=SHARES,
        keep={},
        leader=Seat(-1),
        at=5.5,
    )


def moved(game: str, number: int, move: str = "end") -> Moved:
    return Moved(game, number, Seat(0), move, 0.5, 6.0)


def test_what_is_written_is_read_back(database: str) -> None:
    async def act(store: Storage) -> None:
        await store.write([table("a"), table("b", over=True), table("c", data=b'{"x": 1}')])
        await store.write([dealt("a"), moved("a-1", 1), moved("a-1", 2)])
        await store.write([Finished("a-1", "law", 9.0), dealt("a", 2), table("a", public=False)])
        await store.write([moved("a-2", 1)])
        found = {saved.table.table: saved for saved in await store.unfinished()}
        assert found == {
            "a": Saved(table("a", public=False), dealt("a", 2), [moved("a-2", 1)], ""),
            "c": Saved(table("c", data=b'{"x": 1}'), None, [], ""),
        }

    with_storage(database, act)


def test_everything_is_there_after_closing(database: str) -> None:
    async def write(store: Storage) -> None:
        waiting = [asyncio.create_task(store.write([table(f"t{i}"), dealt(f"t{i}")])) for i in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        assert store.commits < 20, "tables that wait at the same time share a commit"

    async def read(store: Storage) -> None:
        assert len(await store.unfinished()) == 20

    with_storage(database, write)
    with_storage(database, read)


def test_a_move_is_written_once_and_nobody_else_suffers(database: str) -> None:
    async def act(store: Storage) -> None:
        await store.write([table("a"), table("b"), dealt("a"), dealt("b"), moved("a-1", 1)])
        results = await asyncio.gather(
            store.write([moved("b-1", 1)]),
            store.write([moved("a-1", 2), moved("a-1", 1, "pass")]),
            store.write([moved("b-1", 2)]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        moves = {saved.table.table: saved.moves for saved in await store.unfinished()}
        assert moves == {"a": [moved("a-1", 1)], "b": [moved("b-1", 1), moved("b-1", 2)]}

    with_storage(database, act)


def test_a_commit_whose_answer_was_lost_is_recognised(database: str) -> None:
    async def act(store: Storage) -> None:
        await store.write([table("a"), dealt("a"), moved("a-1", 1)])
        await store.write([dealt("a"), moved("a-1", 1)])

    with_storage(database, act)


def test_a_writer_that_is_gone_does_not_stop_the_others(database: str) -> None:
    async def act(store: Storage) -> None:
        gone = asyncio.create_task(store.write([table("a")]))
        await asyncio.sleep(0)
        gone.cancel()
        await store.write([table("b")])
        assert [saved.table.table for saved in await store.unfinished()] == ["a", "b"]

    with_storage(database, act)


def test_a_database_that_comes_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PAUSES", (0.0, 0.0))

    async def act(store: Storage) -> None:
        await store.write([table("a"), dealt("a")])
        if store.engine.dialect.name == "postgresql":
            with store.engine.connect() as connection:
                others = "select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid()"
                connection.execute(text(f"{others} and datname = current_database()"))
        await store.write([moved("a-1", 1)])

    with_storage(database, act)


def test_a_game_under_way_has_no_record(database: str) -> None:
    wanted = proved()

    async def act(store: Storage) -> None:
        await store.write([table("a"), table("z", public=False), dealt("a"), dealt("z")])
        moves = [Moved("a-1", i, seat, move, 0, 1.0) for i, (seat, move) in enumerate(wanted.moves, 1)]
        await store.write([*moves])
        assert await store.played("a-1") is None
        assert await store.games() == []
        await store.write([Finished("a-1", wanted.result, 9.0), Finished("z-1", "law", 10.0)])
        played = await store.played("a-1")
        assert played == Played(dealt("a"), moves, wanted.result)
        record = finished_record(played)
        assert parse_record(record.text()).unfair() == [] and record.notes == {"bots": "Dee=greedy"}
        assert record.last().winner == wanted.result
        assert [game.game for game in await store.games()] == ["a-1"], "what is not public is not listed"
        assert [game.game for game in await store.games("z")] == ["z-1"]
        assert await store.games(before=9.0) == []
        assert await store.played("nothing") is None

    with_storage(database, act)


def test_tokens_of_bots(database: str) -> None:
    async def act(store: Storage) -> None:
        assert await store.add_token("h1", "Rattler", 1.0)
        assert not await store.add_token("h2", "Rattler", 1.0)
        assert await store.token("h1") == "Rattler"
        assert await store.token("h2") is None

    with_storage(database, act)


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    async def act(store: Storage) -> None:
        with store.engine.connect() as connection:
            differences = compare_metadata(MigrationContext.configure(connection), METADATA)
        assert differences == []

    with_storage(database, act)
    with_storage(database, act)


def test_who_led_in_a_game_of_an_earlier_version_is_still_known(database: str) -> None:
    """The column was once called by the role; a database of that time is brought up to date when it is opened."""
    begun = msgspec.structs.replace(dealt("t"), leader=Seat(2))

    async def write(store: Storage) -> None:
        await store.write([table("t"), begun])
        config = AlembicConfig()
        config.set_main_option("script_location", str(files("boothill.server") / "migrations"))
        with store.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "0004")
            assert connection.scalar(text("select sheriff from games")) == 2

    async def read(store: Storage) -> None:
        assert [saved.dealt for saved in await store.unfinished()] == [begun]

    with_storage(database, write)
    with_storage(database, read)


def test_a_database_of_a_newer_program(database: str) -> None:
    async def age(store: Storage) -> None:
        with store.engine.begin() as connection:
            connection.execute(text("update alembic_version set version_num = '9999'"))

    with_storage(database, age)
    with pytest.raises(BadDatabase, match="newer"):
        with_storage(database, age)


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("games.db", "an address is like"),
        ("mysql://x/y", "no support for mysql"),
        ("sqlite:////proc/none/games.db", "cannot"),
        ("postgresql://nobody@/none?host=/nowhere", "cannot be used"),
    ],
)
def test_databases_that_do_not_work(url: str, complaint: str) -> None:
    async def nothing(_: Storage) -> None:
        raise AssertionError

    with pytest.raises(BadDatabase, match=complaint):
        with_storage(url, nothing)


def test_a_damaged_game_keeps_no_other_table_from_starting(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def act(store: Storage) -> None:
        await store.write([table("a"), table("b"), dealt("a"), dealt("b")])
        with store.engine.begin() as connection:
            connection.execute(text("update games set names = '[' where table_id = 'a'"))
        assert [saved.table.table for saved in await store.unfinished()] == ["b"]

    with_storage(database, act)
    assert any(record.message == "a game cannot be read back" for record in caplog.records)


def test_the_folder_is_made(tmp_path: Path) -> None:
    async def nothing(_: Storage) -> None: ...

    with_storage(f"sqlite:///{tmp_path}/new/folder/games.db", nothing)
    made = tmp_path / "new" / "folder" / "games.db"
    assert stat.S_IMODE(made.stat().st_mode) == 0o600, "seeds of running games are for the server's user"


def test_tables_that_are_about_to_write_share_a_transaction(tmp_path: Path) -> None:
    """While the loop is busy with them, nothing is written yet; that costs as much for one of them as for all."""

    async def act(store: Storage) -> None:
        for id in "abcd":
            await store.write([table(id), dealt(id)])

        async def later(rounds: int, id: str) -> None:
            for _ in range(rounds):
                await asyncio.sleep(0)
            await store.write([moved(f"{id}-1", 1)])

        before = store.commits
        await asyncio.gather(*(later(rounds, id) for rounds, id in enumerate("abcd")))
        assert store.commits == before + 1

    with_storage(f"sqlite:///{tmp_path}/games.db", act)
