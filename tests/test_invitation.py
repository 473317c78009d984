"""How people come to a table: by a code of four letters, by a QR code, and by a link that unfurls as an invitation."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest
import segno

from boothill.cli import serve as command
from boothill.server import invitation, pagefiles, run
from boothill.server.codes import LETTERS, Codes
from boothill.server.config import Config, unset
from boothill.table import wire
from boothill.words.catalogue import languages
from tests.servers import Served, served, with_server


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was built."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<html><head><title>Boot Hill</title></head><body></body></html>")
    monkeypatch.setattr(pagefiles, "PAGE", folder)


def tags(html: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', html)
    return {name: unescape(text) for name, text in found}


# -- codes ---------------------------------------------------------------------------------------------------


def test_codes_are_four_letters_that_nobody_mistakes() -> None:
    codes = Codes()
    for number in range(300):
        codes.tables[codes.new()] = f"table {number}"
    assert len(codes.tables) == 300
    assert all(re.fullmatch(f"[{LETTERS}]{{4}}", code) for code in codes.tables)
    assert not set(LETTERS) & set("AEIOU01LQY"), "no words, and nothing that looks like something else"
    code = next(iter(codes.tables))
    assert codes.find(f" {code[:2].lower()} {code[2:]} ") == codes.tables[code]


def test_a_party_is_found_by_its_code_and_by_nothing_else(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.http.post("/api/parties", json={})
        assert made.status_code == 201
        party = made.json()
        found = await house.http.get(f"/api/codes/{party['code'].lower()}")
        assert found.json() == {"table": party["table"]}
        other = await house.create()
        secret = house.lobby.tables[other["table"]].table.code
        refused = await house.http.get(f"/api/codes/{secret}")
        assert refused.status_code == 404 and refused.json()["code"] == "no-code", "that table is no party"
        shown = (await house.http.get(f"/api/tables/{other['table']}")).json()
        assert shown["code"] == "" and not any(seat["host"] for seat in shown["seats"][1:])
        async with house.joined(other["table"], other["key"]) as ann:
            await ann.until("welcome")
            await ann.send(wire.Change(wire.Settings(players=4, party=True)))
            while not (shown := (await ann.until("table"))["table"])["code"]:
                pass
            assert shown["code"] == secret
        assert (await house.http.get(f"/api/codes/{secret}")).json() == {"table": other["table"]}

    with_server(tmp_path, act)


def test_who_guesses_codes_has_to_wait_and_who_knows_one_does_not(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        clock = house.stop_the_clock()
        party = (await house.http.post("/api/parties", json={})).json()
        wrong = "AAAA"
        answers = [(await house.http.get(f"/api/codes/{wrong}")).status_code for _ in range(12)]
        assert answers == [404] * 10 + [429] * 2
        assert (await house.http.get(f"/api/codes/{party['code']}")).status_code == 200
        clock.time += 6
        assert (await house.http.get(f"/api/codes/{wrong}")).status_code == 404
        assert (await house.http.get(f"/api/codes/{wrong}")).status_code == 429

    with_server(tmp_path, act)


def test_the_first_who_sits_down_at_a_party_is_its_host(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        party = (await house.http.post("/api/parties", json={"settings": {"players": 4, "clock": "instant"}})).json()
        async with house.joined(party["table"], screen=True) as screen:
            welcome = await screen.until("welcome")
            assert welcome["seat"] == -1 and welcome["table"]["code"] == party["code"]
            ann = await house.sit(party["table"], "Ann")
            assert ann["seat"] == 0
            while not (shown := (await screen.until("table"))["table"])["seats"][0]["name"]:
                pass
            assert shown["seats"][0]["name"] == "Ann" and shown["seats"][0]["host"] and shown["screens"] == 1
            async with house.joined(party["table"], ann["key"]) as phone:
                await phone.send(wire.Start())
                update = await screen.until("update")
                assert update["ask"] is None and all(card == -2 for hand in update["view"]["hands"] for card in hand)
                late = await house.sit(party["table"], "Dora")
                waits = await house.sit(party["table"], "Ed", wait=True)
                assert late["seat"] > 0 and waits["seat"] == -1

    with_server(tmp_path, act)


def test_a_party_outlives_a_restart_with_its_code(tmp_path: Path) -> None:
    async def run_twice() -> None:
        async with served(tmp_path) as house:
            party = (await house.http.post("/api/parties", json={})).json()
        async with served(tmp_path) as house:
            found = await house.http.get(f"/api/codes/{party['code']}")
            assert found.json() == {"table": party["table"]}
            last = house.lobby.last_party()
            assert last is not None and last.id == party["table"], "it goes on with that one"

    asyncio.run(asyncio.wait_for(run_twice(), 300))


# -- the QR code ---------------------------------------------------------------------------------------------


def test_the_qr_code_leads_to_the_table_by_an_address_that_phones_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitation, "address_for_others", lambda host, port: "http://192.168.1.20:8080")

    async def act(house: Served) -> None:
        table = (await house.http.post("/api/parties", json={})).json()["table"]
        at_home = await house.http.get(f"/t/{table}/qr.svg")
        assert at_home.headers["content-type"] == "image/svg+xml"
        assert at_home.content == invitation.qr(f"http://192.168.1.20:8080/t/{table}").body
        elsewhere = await house.http.get(f"/t/{table}/qr.svg", headers={"host": "game.example"})
        assert elsewhere.content == invitation.qr(f"http://game.example/t/{table}").body
        assert at_home.content != elsewhere.content
        assert (await house.http.get("/t/nowhere/qr.svg")).status_code == 404

    with_server(tmp_path, act)


# -- links that unfurl ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("page")
def test_a_link_unfurls_as_an_invitation_in_the_language_asked_for(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create("Anna")
        path = f"/t/{made['table']}"
        plain = await house.http.get(path, headers={"host": "game.example"})
        assert plain.status_code == 200 and "<body></body>" in plain.text, "it is the page itself"
        told = tags(plain.text)
        assert told["og:title"] == "Anna invites you to BANG!" and "3 seats are free" in told["og:description"]
        assert told["og:image"] == "http://game.example/invitation.png"
        assert told["og:url"] == f"http://game.example{path}" and told["robots"] == "noindex"
        german = await house.http.get(path, headers={"accept-language": "fr-FR, de-AT;q=0.9, en;q=0.8"})
        assert tags(german.text)["og:title"] == "Anna lädt dich zu BANG! ein"
        assert "Accept-Language" in german.headers["vary"]
        titles = {tags((await house.http.get(f"{path}?lang={lang}")).text)["og:title"] for lang in languages()}
        assert len(titles) == len(languages())
        party = (await house.http.post("/api/parties", json={})).json()["table"]
        assert tags((await house.http.get(f"/t/{party}")).text)["og:title"] == "You are invited to BANG!"
        gone = await house.http.get("/t/nowhere")
        assert gone.status_code == 200 and "cleared away" in tags(gone.text)["og:description"]

    with_server(tmp_path, act)


@pytest.mark.usefixtures("page")
def test_an_invitation_tells_no_secret_and_no_name_breaks_out_of_it(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create("Ann")
        table = house.lobby.tables[made["table"]].table
        table.seating.chairs[0].name = '"><script>alert(1)</script>'
        html = (await house.http.get(f"/t/{made['table']}")).text
        assert "<script>" not in html and tags(html)["og:title"].startswith('"><script>')
        assert made["key"] not in html and table.server_seed not in html and table.code not in html

    with_server(tmp_path, act)


# -- boothill serve --party ----------------------------------------------------------------------------------


def test_a_party_is_served_to_the_whole_network_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    from boothill.cli.commands import parse
    from boothill.output import Output

    seen: list[tuple[Config, bool]] = []

    def serve(config: Config, open_page: bool, party: bool) -> int:
        seen.append((config, party))
        return 0

    monkeypatch.setattr(run, "serve", serve)
    for words in (["--party"], ["--party", "--host", "10.0.0.5"], []):
        options = parse(["serve", *words])
        assert command.run(options, Output("serve", False)) == 0
    assert [(config.host, party) for config, party in seen] == [
        ("0.0.0.0", True), ("10.0.0.5", True), ("127.0.0.1", False),
    ]  # fmt: skip
    assert not unset("host", {}, {"BOOTHILL_HOST": "10.0.0.5"})


def test_a_server_for_a_party_has_a_table_and_says_where_its_screen_is(tmp_path: Path) -> None:
    async def once() -> str:
        running = run.server(Config(port=0, database=f"sqlite:///{tmp_path}/games.db"))
        running.party = True
        task = asyncio.create_task(running.serve())
        while not running.screen:
            assert not task.done(), task
            await asyncio.sleep(0.01)
        screen = running.screen
        running.should_exit = True
        await task
        return screen

    first, second = asyncio.run(once()), asyncio.run(once())
    assert re.fullmatch(r"http://127.0.0.1:\d+/#/screen/[\w-]+", first)
    assert first.rpartition("/")[2] == second.rpartition("/")[2], "after a restart it is the same evening"


def dark_modules(svg: str) -> set[tuple[int, int]]:
    """The dark squares of a drawn code, by row and column, as the strokes of its path cover them."""
    drawn = re.search(r'class="qrline"[^>]* d="([^"]*)"', svg)
    assert drawn is not None
    found: set[tuple[int, int]] = set()
    x, y = 0.0, 0.0
    for letter, numbers in re.findall(r"([Mmh])([^Mmh]*)", drawn[1]):
        amounts = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if letter == "h":
            found |= {(int(y), int(x) + i) for i in range(int(amounts[0]))}
            x += amounts[0]
        else:
            x, y = (amounts[0], amounts[1]) if letter == "M" else (x + amounts[0], y + amounts[1])
    return found


def test_the_drawn_qr_code_has_every_square_of_the_code_and_a_quiet_border() -> None:
    link = "http://192.168.1.20:8080/t/abcdefgh"
    code = segno.make(link, error="m", micro=False)
    wanted = {(r + 3, c + 3) for r, row in enumerate(code.matrix) for c, dark in enumerate(row) if dark}
    assert dark_modules(invitation.qr(link).body.decode()) == wanted
