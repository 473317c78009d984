"""The table on a whole screen, driven by keys and the mouse; what it shows is kept in tests/screens.

To renew the pictures after a change that is meant: SCREENS=new pytest tests/test_app.py
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog

from boothill.core.ids import NOBODY
from boothill.table import wire
from boothill.terminal import link
from boothill.terminal.app import TableApp
from boothill.terminal.arrangements import AGAIN
from boothill.terminal.client import Client
from boothill.terminal.fullscreen import FullScreen, Page
from boothill.terminal.heads import hand_of
from boothill.terminal.layout import LEAST_LOG
from boothill.terminal.remote import Remote
from boothill.terminal.replay import Walk
from boothill.terminal.replay_app import ReplayApp
from boothill.text.records import read_record
from boothill.words.catalogue import languages
from boothill.words.messages import Messages
from tests.servers import served
from tests.test_join import finished, until

SCREENS = Path(__file__).parent / "screens"
SMALL, LARGE = (80, 24), (160, 48)


def shown(app: FullScreen) -> str:
    """The screen as text."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def as_kept(app: FullScreen, name: str) -> None:
    """Does the screen look as it did?"""
    width, height = app.size
    path = SCREENS / f"{name}-{width}x{height}.txt"
    if os.environ.get("SCREENS") == "new":
        path.write_text(shown(app) + "\n", encoding="utf-8")
    assert shown(app) + "\n" == path.read_text(encoding="utf-8")


def table_app(path: Path, game: str = "classic", players: int = 5, seed: str = "a1", bot: str = "random") -> TableApp:
    table = link.dealt(players, game, bot=bot, seed=seed, save_to=path / "game.txt")
    return TableApp(Client(table, "en", local=True), pace=0)


def run(app: FullScreen, size: tuple[int, int], act: Callable[[Pilot[Any]], Awaitable[None]]) -> None:
    async def show() -> None:
        async with app.run_test(size=size) as pilot:
            await act(pilot)

    asyncio.run(show())


def fits(app: TableApp) -> None:
    """Is every card of the hand in sight, and the end of the log, however much there is to choose from?"""
    main, hand, log = (app.base.query_one(part) for part in ("#main", "#hand", "#log"))
    assert hand.size.height == str(hand_of(app.client, app.desk.menu, app.room.inside)).count("\n") + 1
    assert log.size.height >= LEAST_LOG - 1 and log.region.bottom == main.region.bottom


async def asked(pilot: Pilot[Any]) -> bool:
    """Wait until the person is asked; False if the game is over first."""
    app = pilot.app
    assert isinstance(app, TableApp)
    for _ in range(2000):
        if app.desk.menu is not None or app.client.ended is not None:
            break
        await pilot.pause()
    await pilot.pause()
    assert app.desk.menu is not None or app.client.ended is not None
    return app.desk.menu is not None


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("classic+dodge-city", 8), ("duel", 2)])
def test_the_table_looks_as_it_did(tmp_path: Path, game: str, players: int, size: tuple[int, int]) -> None:
    async def look(pilot: Pilot[Any]) -> None:
        for _ in range(2):
            assert await asked(pilot)
            await pilot.press("1")
        assert await asked(pilot)
        as_kept(pilot.app, game)  # type: ignore[arg-type]

    run(table_app(tmp_path, game, players), size, look)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param("classic", 4, marks=pytest.mark.long),
        ("dodge-city", 3),
        ("classic+dodge-city", 3),
        pytest.param("duel", 2, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_is_played_with_keys(tmp_path: Path, game: str, players: int) -> None:
    app, rng = table_app(tmp_path, game, players, bot="greedy"), Random(1)

    async def play(pilot: Pilot[Any]) -> None:
        while await asked(pilot):
            await pilot.pause()
            fits(app)
            signs = [sign for sign, _, possible, _ in app.entries if possible and len(sign) == 1]
            await pilot.press(rng.choice(signs))
        await pilot.pause()
        assert "Winners: " in shown(app) and "You have " in shown(app)
        assert app.client.say(app.client.log[-1].line) in shown(app), "the last line of the log is in sight"
        assert [sign for sign, *_ in app.entries] == ["1", "0"]
        await pilot.press("1")

    run(app, SMALL, play)
    assert app.return_value == AGAIN
    assert read_record(tmp_path / "game.txt").last().over


SIZES = [(80, 24), (160, 48), (60, 16), (100, 30), (40, 10), (119, 24), (120, 24), (200, 20), (80, 24)]


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param("classic", 7, marks=pytest.mark.long),
        pytest.param("classic+dodge-city", 8, marks=pytest.mark.long),
        ("duel", 2),
    ],
)
def test_after_any_resize_the_screen_looks_as_if_it_had_always_had_that_size(
    tmp_path: Path, game: str, players: int
) -> None:
    """Smaller and larger, again and again, with a page, a line or a choice open."""
    before: list[str] = []

    async def decide(pilot: Pilot[Any]) -> None:
        for _ in range(3):
            assert await asked(pilot)
            await pilot.press("1")
        assert await asked(pilot)

    async def settled(pilot: Pilot[Any]) -> str:
        for _ in range(3):
            await pilot.pause(0.02)
        return shown(pilot.app)  # type: ignore[arg-type]

    async def resize(pilot: Pilot[Any]) -> None:
        await decide(pilot)
        for number, size in enumerate(SIZES):
            opened = {1: "h", 2: "colon", 3: "down"}.get(number % 4, "")
            if opened:
                await pilot.press(opened)
            await pilot.resize_terminal(*size)
            if opened in ("h", "colon"):
                await pilot.press("escape")
            if opened == "down":
                await pilot.press("home")
            before.append(await settled(pilot))

    def fresh(size: tuple[int, int]) -> str:
        found: list[str] = []

        async def look(pilot: Pilot[Any]) -> None:
            await decide(pilot)
            found.append(await settled(pilot))

        run(table_app(tmp_path, game, players), size, look)
        return found[0]

    run(table_app(tmp_path, game, players), LARGE, resize)
    for size, then in zip(SIZES, before, strict=True):
        assert then == fresh(size), size


@pytest.mark.parametrize("size", SIZES)
def test_what_is_asked_and_what_can_be_answered_are_in_sight_on_any_screen(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = table_app(tmp_path, "classic", 7)

    async def look(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        await pilot.press("1")
        assert await asked(pilot)
        await pilot.pause(0.02)
        lines = shown(app).splitlines()
        assert app.desk.menu is not None and any(app.desk.menu.heading[:30] in line for line in lines)
        assert sum(bool(re.match(r" {2,4}[0-9A-Z]  ", line)) for line in lines) >= min(3, len(app.entries))
        assert "choose" in lines[-1] and max(map(len, lines)) <= size[0]

    run(app, size, look)


def test_talk_stays_among_the_lines_of_the_log_when_that_is_drawn_anew() -> None:
    app = TableApp(Client(finished(), "en"))

    async def talk(pilot: Pilot[Any]) -> None:
        await until(lambda: app.client.ended is not None and len(app.entries) > 1)
        app.hear(wire.Chat("Eve", "Howdy, partner", False, NOBODY))
        for size in (LARGE, SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.05)
            assert shown(app).count('Eve: "Howdy, partner"') == 1
        await pilot.press("l")
        await pilot.pause(0.05)
        assert "Howdy, partner" in shown(app)

    run(app, SMALL, talk)


def test_another_language_changes_every_word_and_nothing_else(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def switch(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        await pilot.press("1")
        assert await asked(pilot)
        await pilot.press("down")
        menu = app.base.query_one("#menu", OptionList)

        def state() -> object:
            return app.client.number, app.desk.menu, menu.highlighted, [entry[0] for entry in app.entries]

        before, screens = state(), set()
        assert menu.highlighted == 1
        for _ in languages():
            await pilot.press("l")
            await pilot.pause()
            screens.add(shown(app))
            assert before == state()
        assert len(screens) == len(languages()) and app.client.lang == "en"
        await pilot.press("l")
        await pilot.pause()
        words = shown(app)
        assert "Your turn" not in words and "your turn" not in words and "in play" not in words

    run(app, SMALL, switch)


def test_standing_orders_and_another_name_for_oneself(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def order(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        menu = [entry[1] for entry in app.entries]
        await pilot.press("o", "2")
        await pilot.pause()
        assert "The table can answer for you." in shown(app) and "2  [x] If I am shot at, try my Barrel" in shown(app)
        await pilot.press("5", "5", "0")
        await pilot.pause()
        assert [entry[1] for entry in app.entries] == menu
        assert app.client.orders == wire.Orders(shields=True, take_hits_above=2)
        await pilot.press("b")
        await pilot.pause()
        assert app.aside == "", "who plays does not bet"
        while app.client.lang != "de":
            await pilot.press("l")
        await pilot.pause()
        assert app.client.view.names[0] == "Du" and "You" not in shown(app)

    run(app, (80, 30), order)


def test_what_a_page_says_to_type_is_typed_over_it(tmp_path: Path) -> None:
    app = table_app(tmp_path, "duel", 2)

    async def resign(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        await pilot.press("colon", *"resign", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Page) and "type :resign yes" in shown(app)
        await pilot.press("colon")
        assert not isinstance(app.screen, Page) and app.base.query_one("#line").display
        await pilot.press(*"resign", "space", *"yes", "enter")
        await until(lambda: app.client.ended is not None)

    run(app, SMALL, resign)


def test_help_explanations_rules_and_what_is_typed(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def read(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        await pilot.press("1")
        assert await asked(pilot)
        for key, words in (
            ("h", "not wait for the bots"),
            ("w", "[BAS-10."),
            ("c", "[BAS-9.1]"),
            ("?", "You may do that"),
        ):
            await pilot.press("question_mark" if key == "?" else key)
            await pilot.pause()
            assert isinstance(app.screen, Page) and words in shown(app), key
            app.draw()  # what lies beneath is drawn all the same
            await pilot.press("escape")
            await pilot.pause()
            assert not isinstance(app.screen, Page)
        for line, words in (
            ("rule bas-6.6", "seen at a distance"),
            ("? barrel", "[BAS-9.4"),
            ("? play BANG! -> Dusty", "is at distance 3"),
            ("nonsense", "I do not understand"),
        ):
            await pilot.press("colon", *("space" if sign == " " else sign for sign in line), "enter")
            await pilot.pause()
            await pilot.pause()
            assert isinstance(app.screen, Page) and words in shown(app), line
            await pilot.press("enter")
            await pilot.pause()
        before = app.client.number
        await pilot.press("colon", *"play", "space", *"Stagecoach", "enter")
        await pilot.pause()
        await pilot.pause()
        assert app.problem == "That Stagecoach is not in your hand." and app.client.number == before
        assert app.desk.menu is not None

    run(app, (80, 30), read)


def test_the_mouse_picks_choices_and_cards(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def click(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        number = app.client.number
        await pilot.click("#menu", offset=(6, 0))
        assert await asked(pilot)
        assert app.client.number > number
        await pilot.click("#hand", offset=(14, 0))
        await pilot.pause()
        assert app.desk.menu is not None and app.desk.menu.path, "a BANG! asks for its target"
        await pilot.press("escape")
        assert app.desk.menu.path == []

    run(app, SMALL, click)


def test_leaving_saves_the_game(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def leave(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        await pilot.press("q")

    run(app, SMALL, leave)
    assert app.return_value == "" and read_record(tmp_path / "game.txt").result == "unfinished"


@pytest.mark.parametrize("before", ["", "h", "colon", "r", "o"])
@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_control_c_leaves_from_everywhere_and_nothing_is_lost(tmp_path: Path, before: str, key: str) -> None:
    app = table_app(tmp_path)

    async def leave(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        if before:
            await pilot.press(before)
            await pilot.pause()
        await pilot.press(key)

    run(app, SMALL, leave)
    assert app.return_value == "" and read_record(tmp_path / "game.txt").result == "unfinished"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_record_is_stepped_through_with_any_eyes(size: tuple[int, int]) -> None:
    path = Path(__file__).parent / "records" / "classic+dodge-city-3.txt"
    app = ReplayApp(Walk(Messages(), read_record(path), NOBODY))

    async def walk(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        assert "Before the first move." in shown(app)
        await pilot.press("right", "right", "right", "left")
        await pilot.pause()
        assert "Move 2 of " in shown(app)
        as_kept(app, "replay")
        open_hands = shown(app).count(": ")
        await pilot.press("s")
        await pilot.pause()
        assert f"as {app.walk.record.names[0]} saw it" in shown(app) and shown(app).count(": ") < open_hands
        await pilot.press("end", "l")
        await pilot.pause()
        assert app.walk.at == app.walk.last and app.messages.lang != "en"
        await pilot.press("home", "q")

    run(app, size, walk)
    assert app.return_value == ""


def test_a_series_is_gone_on_with() -> None:
    app = TableApp(Client(finished(), "en"))

    async def again(pilot: Pilot[Any]) -> None:
        await until(lambda: app.client.ended is not None and len(app.entries) > 1)
        await pilot.press("2")
        await pilot.pause()
        assert "2  [x] Keep my character if it survived" in shown(app) and "3  [ ] I want to be Sheriff" in shown(app)
        character = app.client.view.characters[app.client.seat].name
        await pilot.press("1")
        await until(lambda: app.client.ended is None)
        assert app.client.view.characters[app.client.seat].name == character
        # Until nothing more is heard: the table waits for this seat.
        await until(lambda: app.desk.menu is not None or app.client.ended is not None)

    run(app, SMALL, again)


def test_a_table_on_a_server(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path) as server, asyncio.timeout(300):
            made = await server.create(name="Ann", bots="random")
            app = TableApp(Client(Remote(server.base, made["table"], made["key"]), "en"))
            async with app.run_test(size=SMALL) as pilot:
                while not app.client.hosting:
                    await pilot.pause(0.02)
                await pilot.pause()
                assert "3 seats are free" in shown(app)
                await pilot.press("2")
                while app.client.table is None or sum(seat.kind == "bot" for seat in app.client.table.seats) < 1:
                    await pilot.pause(0.02)
                await pilot.press("1")
                while app.desk.menu is None:
                    await pilot.pause(0.02)
                await pilot.pause()
                assert re.search(r"\? \(\d+ s\)", shown(app)), "how long there is"
                assert "Your hand:" in shown(app) and app.query_one("#log", RichLog).lines
                watcher = TableApp(Client(Remote(server.base, made["table"], name="Eve"), "en"))
                await pilot.press("q")
            async with watcher.run_test(size=SMALL) as pilot:
                while not watcher.client.playing:
                    await pilot.pause(0.02)
                await pilot.pause()
                assert "distances as seen by" in shown(watcher) and "Your hand" not in shown(watcher)

    asyncio.run(evening())
