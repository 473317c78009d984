"""What never changes is encoded and packed once, has a name, and is not sent to whoever has it already."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from boothill.server import answers, pagefiles
from boothill.server.answers import Answer, Kept, answer_of, packed, respond, takes_gzip
from boothill.table.problem import Problem
from tests.servers import Served, played, with_server

NEVER_CHANGES = (
    "/api/languages", "/api/languages/en", "/api/languages/pl", "/api/rules", "/api/rules?lang=pl", "/api/rulesets",
    "/api/rulesets/classic", "/api/bots", "/api/clocks", "/api/openapi.json", "/api/rules/BAS-6.6",
    "/api/rules?words=barrel", "/api/rulesets/classic?edition=first",
)  # fmt: skip


def test_what_never_changes_has_a_name_and_is_sent_once(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        get = house.http.get
        for address in NEVER_CHANGES:
            plain = await get(address, headers={"Accept-Encoding": "identity"})
            small = await get(address, headers={"Accept-Encoding": "br, gzip"})
            assert plain.status_code == small.status_code == 200 and plain.json() == small.json()
            assert "content-encoding" not in plain.headers
            for answer, accepted in ((plain, "identity"), (small, "br, gzip")):
                tag = answer.headers["etag"]
                assert tag.startswith('"') and tag.endswith('"'), "a strong one"
                assert answer.headers["cache-control"] == "max-age=300"
                for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
                    same = await get(address, headers={"Accept-Encoding": accepted, "If-None-Match": known})
                    assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
                other = await get(address, headers={"Accept-Encoding": accepted, "If-None-Match": '"other"'})
                assert other.status_code == 200
            if len(plain.content) >= answers.SMALL:
                assert small.headers["content-encoding"] == "gzip" and small.headers["vary"] == "Accept-Encoding"
                assert int(small.headers["content-length"]) < len(plain.content) / 2
                assert plain.headers["etag"] != small.headers["etag"], "two bodies have two names"

    with_server(tmp_path, act)


def test_it_is_made_before_anybody_comes_and_never_packed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(house: Served) -> None:
        def not_again(*_: Any, **__: Any) -> Any:
            raise AssertionError("this is done already")

        monkeypatch.setattr(gzip, "compress", not_again)
        monkeypatch.setattr(house.lobby.pool, "do", not_again)
        for address in NEVER_CHANGES[:10]:
            assert (await house.http.get(address)).status_code == 200, address

    with_server(tmp_path, act)


def test_a_record_and_a_replay_are_made_once_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: Served) -> None:
        _, (ann, _) = await played(house)
        addresses = (f"/api/games/{ann.game}/record", f"/api/games/{ann.game}/replay?count=3")
        made = [await house.http.get(address) for address in addresses]
        monkeypatch.setattr(house.lobby, "pool", None)  # nothing more is to be done
        for address, first in zip(addresses, made, strict=True):
            assert (await house.http.get(address)).content == first.content
            same = await house.http.get(address, headers={"If-None-Match": first.headers["etag"]})
            assert same.status_code == 304 and first.headers["cache-control"] == "no-cache"
        monkeypatch.undo()

    with_server(tmp_path, act)


def test_answers_that_change_are_not_kept(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create(public=True)
        for address in ("/api/tables", f"/api/tables/{made['table']}", "/api/games"):
            answer = await house.http.get(address)
            assert answer.headers["cache-control"] == "no-store" and "etag" not in answer.headers

    with_server(tmp_path, act)


def test_the_list_of_tables_is_made_once_a_second_and_whenever_a_table_comes(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        clock = house.stop_the_clock()
        made = 0
        make = house.lobby.listing._make

        def counted() -> Any:
            nonlocal made
            made += 1
            return make()

        house.lobby.listing._make = counted  # type: ignore[method-assign]
        get = house.http.get
        await asyncio.gather(*(get("/api/tables") for _ in range(20)))
        assert made == 1
        table = (await house.create(public=True))["table"]
        assert [one["id"] for one in (await get("/api/tables")).json()] == [table] and made == 2
        clock.time += 1.5
        await get("/api/tables")
        assert made == 3

    with_server(tmp_path, act)


# -- the page ----------------------------------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    for name, text in (
        ("index.html", "<h1>Boot Hill</h1>"),
        ("assets/a-1.js", "let a"),
        ("assets/b.woff2", "w"),
        ("icon.svg", "<svg/>"),
    ):
        (folder / name).write_text(text * 100, encoding="utf-8")
        if not name.endswith("woff2"):
            (folder / f"{name}.gz").write_bytes(gzip.compress((text * 100).encode()))
    monkeypatch.setattr(pagefiles, "PAGE", folder)
    return folder


def test_the_files_of_the_page_are_sent_as_the_build_has_packed_them(tmp_path: Path, page: Path) -> None:
    async def act(house: Served) -> None:
        for address, kind, forever in (
            ("/", "text/html; charset=utf-8", False), ("/index.html", "text/html; charset=utf-8", False),
            ("/assets/a-1.js", "text/javascript; charset=utf-8", True), ("/icon.svg", "image/svg+xml", False),
        ):  # fmt: skip
            file = page / (address[1:] or "index.html")
            answer = await house.http.get(address, headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip" and answer.content == file.read_bytes()
            assert int(answer.headers["content-length"]) == file.with_name(f"{file.name}.gz").stat().st_size
            assert answer.headers["content-type"] == kind
            assert ("immutable" in answer.headers["cache-control"]) is forever
            assert forever or answer.headers["cache-control"] == "no-cache"
            same = await house.http.get(address, headers={"If-None-Match": answer.headers["etag"]})
            assert same.status_code == 304
            plain = await house.http.get(address, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers and plain.content == file.read_bytes()
        font = await house.http.get("/assets/b.woff2")
        assert font.headers["content-type"] == "font/woff2" and "content-encoding" not in font.headers
        assert (await house.http.get("/index.html.gz")).status_code == 404, "it is the same file, not another"
        assert (await house.http.head("/")).status_code == 200

    with_server(tmp_path, act)


def test_a_page_that_is_built_anew_is_sent_anew(tmp_path: Path, page: Path) -> None:
    async def act(house: Served) -> None:
        first = await house.http.get("/")
        (page / "index.html").write_text("<h1>New</h1>", encoding="utf-8")
        (page / "index.html.gz").write_bytes(gzip.compress(b"<h1>New</h1>"))
        second = await house.http.get("/", headers={"If-None-Match": first.headers["etag"]})
        assert second.status_code == 200 and second.text == "<h1>New</h1>"

    with_server(tmp_path, act)


@pytest.mark.skipif(not pagefiles.is_built(), reason="make page builds the page")
def test_the_build_packs_every_text_of_the_page() -> None:
    texts = [file for file in pagefiles.PAGE.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert texts
    for file in texts:
        assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == file.read_bytes(), file.name


# -- the parts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True), ("br, gzip;q=0.5", True), ("GZIP", True), ("*", True), ("", False), ("br", False),
        ("gzip;q=0", False), ("gzip; q=0.0, br", False), ("identity", False),
    ],
)  # fmt: skip
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


def test_what_is_small_is_not_packed() -> None:
    answer = answer_of([1, 2, 3])
    assert answer.packed == b"" and "content-encoding" not in respond(answer, {"accept-encoding": "gzip"}, "x").headers


def test_of_what_is_kept_the_oldest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "KEPT", 3)
    made: list[str] = []

    async def run() -> None:
        kept = Kept()
        kept.always["always"] = packed(b"a", "text/plain")

        async def ask(key: str) -> Answer:
            async def make() -> Answer:
                made.append(key)
                await asyncio.sleep(0)
                return packed(key.encode(), "text/plain")

            return await kept.get(key, make)

        for key in ("always", "a", "b", "c", "a", "d", "a", "b"):
            assert (await ask(key)).body == key[:1].encode()
        assert made == ["a", "b", "c", "d", "b"] and list(kept.others) == ["d", "a", "b"]
        assert kept.size == sum(len(answer.body) + len(answer.packed) for answer in kept.others.values())
        monkeypatch.setattr(answers, "KEPT_BYTES", 2)
        await ask("e")
        assert list(kept.others) == ["b", "e"] and kept.size == 2
        made.clear()
        assert {(await one).body for one in [asyncio.create_task(ask("f")) for _ in range(5)]} == {b"f"}
        assert made == ["f"], "whoever asks for the same at the same time waits for it"

    asyncio.run(run())


def test_what_cannot_be_made_is_not_kept() -> None:
    async def run() -> None:
        kept = Kept()

        async def fail() -> Answer:
            await asyncio.sleep(0)
            raise Problem("no-record")

        asked = [asyncio.create_task(kept.get("a", fail)) for _ in range(3)]
        assert [type(one) for one in await asyncio.gather(*asked, return_exceptions=True)] == [Problem] * 3
        assert not kept.others and not kept._under_way

    asyncio.run(run())
