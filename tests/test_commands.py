"""The commands of the terminal's table: one row each, and what is shown is what the key does, in every language."""

from __future__ import annotations

import asyncio
import io
import re
from functools import partial
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from boothill.core.ids import Face
from boothill.table import wire
from boothill.terminal.app import TableApp
from boothill.terminal.arrangements import NONE
from boothill.terminal.client import Client
from boothill.terminal.commands import ASK, CHOOSE, COMMANDS, Command, command_of
from boothill.terminal.fullscreen import Page
from boothill.terminal.prompt import MOVE_WORDS, Desk
from boothill.terminal.screen import Screen
from boothill.words.catalogue import exists, languages
from boothill.words.messages import Messages
from tests.test_app import SMALL, asked, run, shown, table_app
from tests.test_join import finished

HAND = ["Missed!", "Barrel", "Stagecoach", "Beer", "Saloon", "Gatling", "Indians!", "Duel", "Jail", "Panic!"]


def test_every_command_has_a_word_and_a_letter_of_its_own_that_nothing_else_means() -> None:
    words, letters = [command.word for command in COMMANDS], [command.key for command in COMMANDS if command.key]
    assert len(set(words)) == len(words) and len(set(letters)) == len(letters)
    assert set(letters) <= set(ascii_lowercase), "capitals are those of cards"
    assert not set(words) & set(MOVE_WORDS), "a command is never taken for a move"
    assert all(len(word) > 1 for word in words)


def test_every_letter_on_a_whole_screen_is_bound_once() -> None:
    bound = [key for binding in TableApp.BINDINGS for key in binding.key.split(",")]  # type: ignore[union-attr]
    assert len(set(bound)) == len(bound)
    for command in COMMANDS:
        deeds = [b.action for b in TableApp.BINDINGS if b.key == command.key]  # type: ignore[union-attr]
        assert not command.key or deeds == [f"command('{command.word}')"]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.word)
def test_every_command_is_explained_in_every_language_and_asks_if_it_wants_a_text(command: Command) -> None:
    assert exists(command.message) and exists(f"{command.message}.ask") == (command.kind == ASK)
    for lang in languages():
        assert Messages(lang).text(command.message)


@pytest.mark.parametrize("lang", languages())
def test_the_help_of_both_doors_lists_the_keys_and_words_that_do_it(tmp_path: Path, lang: str) -> None:
    app = table_app(tmp_path)

    async def read(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        app.client.speak(lang)
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        page = shown(app)
        for command in COMMANDS:
            sign = re.escape(command.key or f":{command.word}")
            words = re.escape(Messages(lang).text(command.message).split()[0])
            there = re.search(rf"^[^\n]*█ +{sign} +{words}", page, re.MULTILINE) is not None
            assert there == (command.where(app.client) != "only-on-a-server"), command.word

    run(app, (160, 60), read)
    out = io.StringIO()
    client = Client(finished(), lang)
    Desk(Screen(stdout=out), client).type("help")
    for command in COMMANDS:
        sign = ", ".join(name for name in (command.word, command.key) if name)
        listed = re.search(rf"^{sign} +\S", out.getvalue(), re.MULTILINE) is not None
        assert listed == (command.where(client) not in ("only-against-bots", "only-any-time")), command.word


@pytest.mark.parametrize(
    "lang", [lang if lang == "pl" else pytest.param(lang, marks=pytest.mark.long) for lang in languages()]
)
def test_every_sign_of_the_menu_does_what_stands_beside_it(tmp_path: Path, lang: str) -> None:
    """In a hand with many cards of no use the letters of the menu are none of the commands'."""
    app = table_app(tmp_path, seed="many")

    async def press(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        app.client.speak(lang)
        app.client.view.hand[:] = [
            Face(face) for face, row in enumerate(app.client.view.rules.rows) if row.name in HAND
        ][: len(ascii_lowercase)]
        app.draw()
        idle = [entry for entry in app.entries if not entry.possible]
        assert len(idle) > 10
        for entry in idle:
            await pilot.press(entry.sign)
            await pilot.pause()
            assert isinstance(app.screen, Page), entry
            card = entry.words.partition(":")[0].partition(" (x")[0]
            assert f"{card}: "[:30] in shown(app), entry
            await pilot.press("escape")
            await pilot.pause()

    run(app, (100, 60), press)


def test_a_number_with_two_digits_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = table_app(tmp_path)
    taken: list[str] = []

    async def press(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        plain = app._entries()[0]
        signs = [str(number) for number in range(1, 13)]
        entries = [plain._replace(sign=sign, deed=partial(taken.append, sign)) for sign in signs]
        monkeypatch.setattr(app, "_entries", lambda: entries)
        for keys, then in (("2", ["2"]), ("12", ["12"]), ("1\r", ["1"]), ("19", []), ("3", ["3"]), ("1\x1b5", ["5"])):
            app.draw()
            taken.clear()
            for key in keys:
                await pilot.press({"\r": "enter", "\x1b": "escape"}.get(key, key))
                await pilot.pause()
            assert taken == then, keys

    run(app, SMALL, press)


@pytest.mark.parametrize("letter", ["r", "s", "d"])
def test_a_line_for_a_text_never_makes_a_move(letter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table that is listened to, as on a server: what is typed after `s` or `r` is said, or looked for."""
    app = TableApp(Client(finished(), "en"))
    posted: list[wire.ToTable] = []

    async def type_in(pilot: Pilot[Any]) -> None:
        while not app.client.playing:
            await pilot.pause()
        monkeypatch.setattr(app.link, "post", posted.append)
        for text in ("end", "pass", "0", "quit", "? end"):
            await pilot.press(letter)
            await pilot.pause()
            line = app.query_one("#line", Input)
            assert line.display and line.has_focus and line.value == ""
            assert str(line.border_title) == app.desk.asks(command_of(letter) or COMMANDS[0])
            await pilot.press(*("space" if sign == " " else "question_mark" if sign == "?" else sign for sign in text))
            assert line.value == text, "the first letter wipes nothing out"
            await pilot.press("enter")
            await pilot.pause()
            if letter == "r":
                assert posted == [] and isinstance(app.screen, Page)
                await pilot.press("escape")
            else:
                assert posted.pop() == wire.Say(text, dead=letter == "d")
        assert app.return_value is None

    run(app, SMALL, type_in)


@pytest.mark.parametrize("first", ["colon", "r"])
def test_keys_that_come_at_once_are_for_the_line_that_was_opened(tmp_path: Path, first: str) -> None:
    """As in a paste, or from somebody who types fast: none of them is taken for a command or a choice."""
    app = table_app(tmp_path)

    async def paste(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        number, menu = app.client.number, app.desk.menu
        for key in (first, "1", "o", "q", "0"):
            app.post_message(events.Key(key, ":" if key == "colon" else key))
        await pilot.pause()
        await pilot.pause()
        assert app.query_one("#line", Input).value == "1oq0" and app.return_value is None
        assert (app.client.number, app.desk.menu, app.aside) == (number, menu, "")

    run(app, SMALL, paste)


def test_a_choice_of_a_menu_that_is_gone_is_not_taken_for_one_of_the_next(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def pick(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        menu = app.query_one("#menu", OptionList)
        late = OptionList.OptionSelected(menu, menu.get_option_at_index(0), 0)
        app.draw()
        number = app.client.number
        app.chosen(late)
        await pilot.pause()
        assert app.client.number == number and not app.link.waits()

    run(app, SMALL, pick)


def test_whoever_goes_elsewhere_closes_the_line(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def leave(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        for key in ("tab", "escape"):
            await pilot.press("colon", "e")
            assert app.query_one("#line").display
            await pilot.press(key)
            await pilot.pause()
            assert not app.query_one("#line").display
        await pilot.press("1")
        assert await asked(pilot)
        number = app.client.number
        await pilot.press("colon", *"end", "enter")
        await asked(pilot)
        assert app.client.number > number, "the line for everything makes moves"

    run(app, SMALL, leave)


def at_desk(*lines: str) -> str:
    out = io.StringIO()
    desk = Desk(Screen(stdout=out), Client(finished(), "en"))

    async def hear() -> None:
        while not (desk.client.playing and desk.client.ended):
            desk.client.hear(await desk.client.link.next())
        for line in lines:
            desk.type(line)
        await desk.client.link.close()

    asyncio.run(hear())
    return out.getvalue()


def test_in_plain_lines_a_letter_stands_for_its_word() -> None:
    assert at_desk("w") == at_desk("who") == at_desk("WHO") and "[BAS-10." in at_desk("w")
    assert at_desk("r bas-6.6") == at_desk("rule bas-6.6")


def test_what_cannot_be_done_here_is_said_with_where_it_can() -> None:
    shown = at_desk("deal", "save", "table now", "again now")
    assert "Only the host can do that, before a game is dealt." in shown
    assert "That works only when you play alone against bots." in shown
    assert 'I do not understand "table now".' in shown and 'I do not understand "again now".' in shown


def test_what_is_asked_for_is_what_comes_next_whatever_it_says() -> None:
    shown = " ".join(at_desk("r", "end").split())
    assert "Which rule? A number, such as BAS-5.5, or a word, such as barrel. Type it now" in shown
    assert shown.endswith(" ".join(at_desk("r end").split()))
    assert "What do you say?" in at_desk("say") and "Which language?" in at_desk("lang")


def test_a_key_that_does_nothing_here_says_why(tmp_path: Path) -> None:
    app = table_app(tmp_path)

    async def press(pilot: Pilot[Any]) -> None:
        assert await asked(pilot)
        for command in COMMANDS:
            if command.key and (command.where(app.client) or command.word == "bet"):
                await pilot.press(command.key)
                await pilot.pause()
                words = [str(toast.message) for toast in app._notifications]
                assert words and words[-1].endswith((".", "it.")), command.word
                assert not app.query_one("#line").display and not app.aside

    run(app, SMALL, press)


def test_a_command_that_chooses_says_what_it_is_where_there_is_nothing_to_choose() -> None:
    assert {command.word for command in COMMANDS if command.kind == CHOOSE} == set(NONE)


def test_the_guide_lists_the_letters_with_their_words() -> None:
    page = (Path(__file__).parent.parent / "docs" / "playing.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        if command.key and command.word != "dead":
            assert f"| `{command.key}` | `{command.word}` |" in page
    assert "`d` (`dead`)" in page
