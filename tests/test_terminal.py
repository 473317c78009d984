"""The terminal driven as a person would: lines in, lines out."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import TextIO, cast

import pytest

from boothill.core.state import State
from boothill.records import BadRecord, read_record
from boothill.sets import new_game
from boothill.terminal.play import play
from boothill.terminal.replay import replay

MOST_ANSWERS = 3000


@pytest.fixture(autouse=True)
def plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty columns without colours, whatever the terminal the tests run in."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


class Typist:
    """Types given lines first, and then numbers of the menu shown last, if there are to be more."""

    def __init__(self, screen: io.StringIO, lines: list[str], then_numbers: bool) -> None:
        self.screen = screen
        self.lines = lines[:]
        self.left = MOST_ANSWERS if then_numbers else 0
        self.rng = Random(0)
        self.seen = 0
        self.numbers: list[str] = []

    def readline(self) -> str:
        shown = self.screen.getvalue()[self.seen :]
        self.seen += len(shown)
        self.numbers = re.findall(r"^ {1,2}(\d+)  ", shown, re.MULTILINE) or self.numbers
        if self.lines:
            return self.lines.pop(0) + "\n"
        self.left -= 1
        return self.rng.choice(self.numbers) + "\n" if self.left >= 0 else ""


def sit_down(
    path: Path,
    lines: list[str],
    seed: str = "table",
    players: int = 5,
    then_numbers: bool = False,
    resume: bool = False,
) -> str:
    """Play at a table of random bots and return everything that was shown."""
    screen = io.StringIO()
    typist = cast(TextIO, Typist(screen, lines, then_numbers))
    status = play(
        players, bot="random", seed=seed, save_to=path, resume=path if resume else None, stdin=typist, stdout=screen
    )
    assert status == 0
    return screen.getvalue()


def seed_where(wish: Callable[[State], bool], players: int = 5) -> str:
    """A seed that deals what a test wants to look at."""
    for number in range(5000):
        if wish(new_game("classic", "ABCDEFG"[:players], f"seed {number}")):
            return f"seed {number}"
    raise AssertionError("no such seed")


def seed_of(character: str) -> str:
    """A seed that deals this character to the person."""
    return seed_where(lambda s: s.who[0].name == character)


@cache
def seed_with(*names: str) -> str:
    """A seed with which the person has the first turn, these cards and no Beer or Stagecoach, and a plain character."""

    def wish(s: State) -> bool:
        held = [s.rules.faces[card].name for card in s.hands[0]]
        plain = s.who[0].name in ("Bart Cassidy", "Paul Regret", "Slab the Killer", "Vulture Sam")
        return s.to_act == 0 and plain and not {"Beer", "Stagecoach"} & set(held) and set(names) <= set(held)

    return seed_where(wish)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_game_answered_with_numbers_ends_with_a_winner(tmp_path: Path, players: int, seed: str) -> None:
    shown = sit_down(tmp_path / "game.txt", [], seed, players, then_numbers=True)
    assert re.search(r"^Winners: \w+", shown, re.MULTILINE)
    assert re.search(r"^You have (won!|lost\.)$", shown, re.MULTILINE)
    assert max(len(line) for line in shown.splitlines() if str(tmp_path) not in line) <= 80
    record = read_record(tmp_path / "game.txt")
    assert record.last().over and record.notes == {"human": "You", "bot": "random"}


@pytest.mark.parametrize(
    "character",
    ["Calamity Janet", "Jesse Jones", "Jourdonnais", "Kit Carlson", "Lucky Duke", "Pedro Ramirez", "Sid Ketchum"],
)
def test_characters_with_decisions_of_their_own_can_be_played(tmp_path: Path, character: str) -> None:
    shown = sit_down(tmp_path / "game.txt", [], seed_of(character), then_numbers=True)
    assert f"You are {character}," in shown
    assert "Winners: " in shown


def test_leaving_and_going_on_leads_to_the_same_position(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    left = sit_down(path, ["end", "1", "quit"], seed_with("Missed!", "BANG!"))
    assert left.endswith(f"\n  boothill play --resume {path}\n")
    state = read_record(path).last().save()
    back = sit_down(path, ["quit"], resume=True)
    assert read_record(path).last().save() == state
    table = left[left.rindex("  player") : left.rindex("> ")]
    assert table in back
    assert "Winners: " in sit_down(path, [], resume=True, then_numbers=True)


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", [])
    assert "The game is saved. To go on later" in shown
    assert read_record(tmp_path / "game.txt").result == "unfinished"


def test_an_interrupt_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Typist) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Typist, "readline", interrupted)
    assert "The game is saved. To go on later" in sit_down(tmp_path / "game.txt", [])


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shown = sit_down(tmp_path / "file" / "game.txt", ["1"])
    assert "cannot be saved" in shown and "To go on later" not in shown


def test_a_card_that_cannot_be_played_is_explained_with_its_rule(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", ["? a", "a"], seed_with("Missed!", "BANG!"))
    assert "not to be played now (? a says why): a Missed!" in shown.replace("\n  ", " ")
    assert shown.count("Missed! is only played as an answer, when you are shot at. [BAS-9.5]") == 2


def test_why_and_why_not(tmp_path: Path) -> None:
    lines = ["? play Stagecoach", "? end", "? 1", "? 77", "? z", "play Beer -> You"]
    shown = sit_down(tmp_path / "game.txt", lines, seed_with("Missed!", "BANG!"))
    assert "That Stagecoach is not in your hand. [BAS-5.1]" in shown
    assert "You may do that now: end." in shown
    assert re.search(r"You may do that now: \w", shown)
    assert "There is no choice 77 here." in shown
    assert 'I do not understand "z".' in shown
    assert "[BAS-" in shown.split("play Beer")[0]


def test_who_is_out_of_reach_is_said_with_the_distance(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", [f"? {n}" for n in range(1, 7)], seed_with("Missed!", "BANG!"))
    assert re.search(r"\w+ is at distance [23] and your weapon reaches 1\. \[BAS-6\.6\]", shown)


def test_garbage_is_answered_and_asked_again(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", ["garbage", "99", "play Nonsense", "play BANG! -> Zorro", "²", ""])
    assert 'I do not understand "garbage". Type a number of the list, or ? for help.' in shown
    assert "There is no choice 99 here." in shown
    assert "no card 'Nonsense' in classic" in shown
    assert "no player 'Zorro' at this table" in shown
    assert shown.count("> ") >= 6


def test_a_move_may_be_written_out(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, ["end"], seed_with("Missed!", "BANG!"))
    assert (0, "end") in read_record(path).moves


def test_the_other_commands_answer(tmp_path: Path) -> None:
    lines = ["?", "who", "cards", "log", "table", "rule", "rule bas-6.6", "rule barrel", "rule xyzzy", "save"]
    shown = sit_down(tmp_path / "game.txt", [*lines, "sid off", "sid on"], seed_with("Missed!", "BANG!"))
    assert "takes that choice; 0 ends" in shown
    assert shown.count("[BAS-10.") >= 5
    assert "[BAS-4.1]" in shown
    assert shown.count("  player") == 2
    assert "Which rule?" in shown
    assert "A BANG! can be played at another player seen at a distance" in shown
    assert "BAS-9.42 (9 The cards / Barrel)" in shown
    assert "DUE-" not in shown
    assert 'Nothing in the rules about "xyzzy".' in shown
    assert "The record of the game is saved:" in shown
    assert "Sid Ketchum is no longer asked" in shown and "Sid Ketchum is asked" in shown


def test_sid_ketchum_is_asked_before_the_turns_of_others_until_he_says_no(tmp_path: Path) -> None:
    asked = sit_down(tmp_path / "asked.txt", [], seed_of("Sid Ketchum"), then_numbers=True)
    silent = sit_down(tmp_path / "silent.txt", ["sid off"], seed_of("Sid Ketchum"), then_numbers=True)
    assert "Do you use your ability now?" in asked
    assert "Do you use your ability now?" not in silent


def test_a_table_that_cannot_be_set_up_says_why(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="4 to 7 players"):
        sit_down(tmp_path / "game.txt", [], players=9)
    with pytest.raises(ValueError, match="cannot be called"):
        play(name="A, B", save_to=tmp_path / "game.txt", stdin=io.StringIO(), stdout=io.StringIO())
    with pytest.raises(BadRecord, match="no such file"):
        play(resume=tmp_path / "nothing.txt", stdin=io.StringIO(), stdout=io.StringIO())


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, [], then_numbers=True)
    assert "Winners: " in sit_down(path, [], resume=True)


def look_at(path: Path, lines: str, seat: str | None = None) -> str:
    screen = io.StringIO()
    assert replay(path, io.StringIO(lines), screen, seat) == 0
    return screen.getvalue()


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, [], seed="one", then_numbers=True)
    moves = len(read_record(path).moves)
    shown = look_at(path, f"\n\nb\n{moves}\n\n{moves + 1}\nnonsense\nq\n")
    headings = [int(number) for number in re.findall(rf"Move (\d+) of {moves}\.", shown)]
    assert headings == [1, 2, 1, moves]
    assert "Before the first move." in shown
    assert f"the result: {read_record(path).result}" in shown
    assert f"There is no move {moves + 1}" in shown
    assert shown.count("Enter: next") == 2
    assert "?" not in shown and "[BAS-4.3]" in shown


def test_a_record_is_seen_through_the_eyes_of_a_seat(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, [], seed="one", then_numbers=True)
    record = read_record(path)
    shown = look_at(path, "", record.names[1])
    assert shown.count(" ?  ") == len(record.names) - 2
    assert re.search(rf"^   {record.names[1]}: ", shown, re.MULTILINE)
    assert not re.search(rf"^   {record.names[2]}: ", shown, re.MULTILINE)
    with pytest.raises(BadRecord, match="no seat Nobody"):
        look_at(path, "", "Nobody")
