"""The terminal driven as a person would: whole games, commands, records."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import ClassVar, TextIO, cast

import pytest

from boothill.terminal.link import BadTable
from boothill.terminal.play import play
from boothill.text.records import BadRecord, read_record
from tests.tables import TABLES
from tests.typist import (  # noqa: F401  (a fixture)
    THREE,
    Typist,
    at_desk,
    look_at,
    plain_screen,
    seed_of,
    seed_where,
    seed_with,
    sit_down,
)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_answered_with_numbers_ends_with_a_winner(tmp_path: Path, game: str, players: int) -> None:
    shown = sit_down(tmp_path / "game.txt", [], "one", players, then_numbers=True, game=game)
    assert re.search(r"^Winners: \w+", shown, re.MULTILINE)
    assert re.search(r"^You have (won!|lost\.)$", shown, re.MULTILINE)
    # What is typed is not seen here: a prompt and what follows it share a line that they do not share in a terminal.
    assert max(len(line.removeprefix("> ")) for line in shown.splitlines() if str(tmp_path) not in line) <= 80
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
    menu = left[left.rindex("You have one card too many") : left.rindex("> ")]
    assert menu.count("\n") > 3 and menu in back
    assert "Winners: " in sit_down(path, [], resume=True, then_numbers=True)


TABLE_LINE = re.compile(r"^(\w+), .*: (?:life|out)", re.MULTILINE)
"""How a player stands, in plain lines."""


def test_the_whole_table_is_told_once_and_then_only_what_has_changed() -> None:
    position = THREE.replace("Knife, Beer, Missed!", "Binocular, Hideout, Missed!")
    shown = at_desk(position, "1", "1", "cards", "", "table")
    first, laid, *rest = shown.split("What do you play?")
    assert TABLE_LINE.findall(first) == ["You", "Ann", "Bob"] and "Discard pile" in first
    assert TABLE_LINE.findall(laid) == ["You"] and "Discard pile" not in laid, (
        "only who has laid a card stands otherwise"
    )
    assert TABLE_LINE.findall(rest[0].partition("> ")[0]) == []
    assert TABLE_LINE.findall(rest[-1]) == ["You", "Ann", "Bob"], "the command tells all of it"


def test_a_loss_of_life_is_told_with_what_is_left() -> None:
    position = THREE.replace("Knife, Beer, Missed!", "BANG!, Punch").replace("[BANG!, BANG!]", "[]")
    shown = at_desk(position.replace("in_play: [Mustang, Bible]", "in_play: []"), "play BANG! -> Ann", "0")
    after = shown.partition("Ann loses a life point")[2].partition("What do you play?")[0]
    assert re.findall(r"^(\w+, .*?): (life \d of \d)", after, re.MULTILINE) == [
        ("Ann, Outlaw, Tequila Joe", "life 3 of 4")
    ]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_is_told_in_far_fewer_lines_than_a_table_at_every_decision(
    tmp_path: Path, game: str, players: int
) -> None:
    shown = sit_down(tmp_path / "game.txt", [], "short", players, then_numbers=True, game=game)
    assert shown.count("> ") > 2 and len(re.findall(r"^(Deck|Discard pile): ", shown, re.MULTILINE)) == 2


def test_plain_lines_draw_nothing_that_has_to_be_looked_at(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", [], "one", then_numbers=True)
    assert not re.search(r"[●○<]|->", shown.replace("boothill play --resume", ""))


def test_after_a_game_the_table_can_still_be_asked_and_another_one_begun(tmp_path: Path) -> None:
    """A person at a terminal is asked; a pipe has come to its end."""

    class Person(Typist):
        after: ClassVar = ["who", "nonsense", "0", "again", "quit"]

        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            if "Winners: " not in self.screen.getvalue():
                return super().readline()
            if self.after:
                return self.after.pop(0) + "\n"
            return ""

    screen = io.StringIO()
    typist = Person(screen, [], then_numbers=True)
    path = tmp_path / "game.txt"
    assert play(4, bot="random", seed="one", save_to=path, stdin=cast(TextIO, typist), stdout=screen) == 0
    end = screen.getvalue().partition("Winners: ")[2]
    assert "Type again for another game" in end and "[BAS-10." in end and "I do not understand" in end
    assert f"To watch it again:\n  boothill replay {path}\n" in end
    assert "Boot Hill (Classic), 4 players." in end, "another one"
    assert read_record(path).last().over and (tmp_path / "game-2.txt").exists()


def test_a_record_is_read_line_by_line_with_what_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, [], seed="one", then_numbers=True)
    steps = look_at(path, "\n" * 30).split("/")
    assert len(TABLE_LINE.findall(steps[0])) == 5 and "Hands:" in steps[0]
    assert all(len(TABLE_LINE.findall(step)) <= 2 and "Hands:" not in step for step in steps[1:])
    assert look_at(path, "\n" * 30 + "t\n").count("Hands:") == 2


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", [])
    assert "The game has been saved. To continue later" in shown
    assert read_record(tmp_path / "game.txt").result == "unfinished"


def test_an_interrupt_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Typist) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Typist, "readline", interrupted)
    assert "The game has been saved. To continue later" in sit_down(tmp_path / "game.txt", [])


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shown = sit_down(tmp_path / "file" / "game.txt", ["1"])
    assert "cannot be saved" in shown and "To go on later" not in shown


def test_a_card_that_cannot_be_played_is_explained_with_its_rule(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", ["? a", "A"], seed_with("Missed!", "BANG!"))
    assert "not playable now (? A says why): A Missed!" in shown.replace("\n  ", " ")
    assert shown.count("Missed! can only be played in response to a shot at you. [BAS-9.5]") == 2


def test_why_and_why_not(tmp_path: Path) -> None:
    lines = ["? play Stagecoach", "? end", "? 1", "? 77", "? z", "play Beer -> You"]
    shown = sit_down(tmp_path / "game.txt", lines, seed_with("Missed!", "BANG!"))
    assert "That Stagecoach is not in your hand. [BAS-5.1]" in shown
    assert "You may do that now: end" in shown
    assert re.search(r"You may do that now: \w", shown)
    assert "There is no choice 77 here." in shown
    assert 'I do not understand "z".' in shown
    assert "[BAS-" in shown.split("play Beer")[0]


def test_who_is_out_of_reach_is_said_with_the_distance(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", [f"? {n}" for n in range(1, 7)], seed_with("Missed!", "BANG!"))
    assert re.search(r"\w+ is at distance [23], but your weapon only reaches 1\. \[BAS-6\.6\]", shown)


def test_garbage_is_answered_and_asked_again(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", ["garbage", "99", "play Nonsense", "play BANG! -> Zorro", "²", ""])
    assert 'I do not understand "garbage". Type a number from the list, or ? for help.' in shown
    assert "There is no choice 99 here." in shown
    assert "no card 'Nonsense' in classic" in shown
    assert "no player 'Zorro' at this table" in shown
    assert shown.count("> ") >= 6


def test_a_move_may_be_written_out(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, ["end"], seed_with("Missed!", "BANG!"))
    assert (0, "end") in read_record(path).moves


def test_the_other_commands_answer(tmp_path: Path) -> None:
    lines = ["?", "who", "cards", "log", "table", "rule", "bas-6.6", "rule barrel", "rule xyzzy", "save"]
    shown = sit_down(tmp_path / "game.txt", [*lines, "sid off", "sid on"], seed_with("Missed!", "BANG!"))
    assert "takes that choice; 0 ends" in shown
    assert shown.count("[BAS-10.") >= 5
    assert "[BAS-4.1]" in shown
    assert shown.count("You, ") == 2
    assert "Which rule?" in shown
    assert "A BANG! can be played at another player seen at a distance" in shown
    assert "BAS-9.42 (9 The cards / Barrel)" in shown
    assert "DUE-" not in shown
    assert 'The rules say nothing about "xyzzy".' in shown
    assert "The game record has been saved:" in shown
    assert "Sid Ketchum will no longer be asked" in shown and "Sid Ketchum will be asked" in shown


def test_the_language_is_changed_in_mid_game(tmp_path: Path) -> None:
    shown = sit_down(tmp_path / "game.txt", ["lang xx", "lang de", "", "log"], seed_with("Missed!", "BANG!"))
    assert "Which language?" in shown
    before, _, after = shown.partition("Der Tisch spricht jetzt Deutsch.")
    assert "Your turn" in before and after and "Your turn" not in after


def test_sid_ketchum_is_asked_before_the_turns_of_others_until_he_says_no(tmp_path: Path) -> None:
    seed = seed_where(lambda s: s.characters[0].name == "Sid Ketchum" and s.to_act != 0)
    asked = sit_down(tmp_path / "asked.txt", [], seed, then_numbers=True)
    silent = sit_down(tmp_path / "silent.txt", ["sid off"], seed, then_numbers=True)
    assert asked.count("Do you use your ability now?") > 1
    assert silent.count("Do you use your ability now?") == 1


def test_a_table_that_cannot_be_set_up_says_why(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match="4 to 7 players"):
        sit_down(tmp_path / "game.txt", [], players=9)
    with pytest.raises(BadTable, match="cannot be called"):
        play(name="A, B", save_to=tmp_path / "game.txt", stdin=io.StringIO(), stdout=io.StringIO())
    with pytest.raises(BadRecord, match="no such file"):
        play(resume=tmp_path / "nothing.txt", stdin=io.StringIO(), stdout=io.StringIO())


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, [], then_numbers=True)
    assert "Winners: " in sit_down(path, [], resume=True)


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, [], seed="one", then_numbers=True)
    moves = len(read_record(path).moves)
    shown = look_at(path, f"\n\nb\n{moves}\n\n{moves + 1}\nnonsense\nq\n")
    headings = [int(number) for number in re.findall(rf"Move (\d+) of {moves}\.", shown)]
    assert headings == [1, 2, 1, moves]
    assert "Before the first move." in shown
    assert "The record ends here." in shown
    assert f"There is no move {moves + 1}" in shown
    assert shown.count("Enter: next") == 2
    assert "?" not in shown and "[BAS-4.3]" in shown
    assert "What players could know at this point:" in shown and re.search(r"Outlaw \d+%", shown)


def test_a_record_is_seen_through_the_eyes_of_a_seat(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, [], seed="one", then_numbers=True)
    record = read_record(path)
    shown = look_at(path, "", record.names[1])
    assert shown.count("role unknown") == len(record.names) - 2
    hands, _, suspicions = shown.partition("What players could know at this point:")
    assert re.search(rf"^   {record.names[1]}: ", hands, re.MULTILINE)
    assert not re.search(rf"^   {record.names[2]}: ", hands, re.MULTILINE)
    assert f"{record.names[2]}: Deputy " in suspicions and f"{record.names[1]}: " not in suspicions


def test_the_readers_own_seat_has_no_english_name_in_a_replay_in_another_language(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, [], seed="three", then_numbers=True)
    shown = look_at(path, "t\nq\n", lang="de")
    assert "Du: Hilfssheriff " in shown and not re.search(r"\bYou\b", shown)
