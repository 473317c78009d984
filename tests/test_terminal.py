"""The terminal driven as a person would: lines in, lines out."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from functools import cache
from os import devnull
from pathlib import Path
from random import Random
from typing import ClassVar, TextIO, cast

import pytest
import yaml

from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.sets import GAMES, new_game, ruleset
from boothill.table.seating import BOT_NAMES
from boothill.terminal.board import draw_board
from boothill.terminal.client import Client
from boothill.terminal.link import BadTable, LocalTable
from boothill.terminal.plain import Plain
from boothill.terminal.play import play
from boothill.terminal.replay import replay
from boothill.terminal.screen import Lines, Screen
from boothill.terminal.table import draw_table
from boothill.text.notation import parse_move
from boothill.text.records import BadRecord, Record, read_record
from boothill.text.scenario.position import parse_position
from boothill.words.messages import Messages
from boothill.words.rulebook import all_rules
from tests.tables import TABLES

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

    def isatty(self) -> bool:
        return False

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
    game: str = "classic",
    options: dict[str, str] | None = None,
) -> str:
    """Play at a table of random bots and return everything that was shown."""
    screen = io.StringIO()
    typist = cast(TextIO, Typist(screen, lines, then_numbers))
    resumed = path if resume else None
    status = play(
        players, game, options, bot="random", seed=seed, save_to=path, resume=resumed, stdin=typist, stdout=screen
    )
    assert status == 0
    return screen.getvalue()


class Position(Record):
    """A record that begins in a position."""

    def __init__(self, s: State) -> None:
        super().__init__(s.rules.name, s.rules.version, s.rules.options, "position", s.names)
        self.s = s
        self.notes = {"human": s.names[0], "bot": "random"}

    def start(self) -> State:
        return self.s


def at_desk(position: str, *lines: str, before: tuple[tuple[int, str], ...] = ()) -> str:
    """What is shown to the first seat of a position that decides by typing these lines, after some moves."""
    s = parse_position(yaml.safe_load(position))
    for seat, move in before:
        s.apply(parse_move(s, Seat(seat), move), Seat(seat))
    assert s.to_act == 0
    shown, typed = io.StringIO(), io.StringIO("".join(f"{line}\n" for line in lines))
    client = Client(LocalTable(Position(s), Path(devnull) / "nowhere"), "en", local=True)
    asyncio.run(Plain(Screen(typed, shown), client, Lines(typed)).run())
    return shown.getvalue()


def flat(shown: str) -> str:
    """The same without line breaks."""
    return " ".join(shown.split())


def seed_where(wish: Callable[[State], bool], players: int = 5) -> str:
    """A seed that deals what a test wants to look at."""
    for number in range(5000):
        if wish(new_game("classic", "ABCDEFG"[:players], f"seed {number}")):
            return f"seed {number}"
    raise AssertionError("no such seed")


def seed_of(character: str) -> str:
    """A seed that deals this character to the person."""
    return seed_where(lambda s: s.characters[0].name == character)


@cache
def seed_with(*names: str) -> str:
    """A seed with which the person has the first turn, these cards and no Beer or Stagecoach, and a plain character."""

    def wish(s: State) -> bool:
        held = [s.rules.faces[card].name for card in s.hands[0]]
        plain = s.characters[0].name in ("Bart Cassidy", "Paul Regret", "Slab the Killer", "Vulture Sam")
        return s.to_act == 0 and plain and not {"Beer", "Stagecoach"} & set(held) and set(names) <= set(held)

    return seed_where(wish)


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


def look_at(path: Path, lines: str, seat: str | None = None, lang: str = "en") -> str:
    screen = io.StringIO()
    record = read_record(path)
    reader = NOBODY if seat is None else record.names.index(seat)
    assert replay(record, io.StringIO(lines), screen, Seat(reader), lang=lang) == 0
    return screen.getvalue()


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


THREE = """
game: dodge-city
players:
  You: {role: deputy, character: Herb Hunter, hand: [Knife, Beer, Missed!], in_play: [Pepperbox, Sombrero, Barrel]}
  Ann: {role: outlaw, character: Tequila Joe, hand: [BANG!, BANG!], in_play: [Mustang, Bible]}
  Bob: {role: renegade, character: Greg Digger, hand: [Duel]}
"""


def test_a_green_card_shows_whether_it_is_ready_and_says_why_not() -> None:
    shown = at_desk(THREE, "play Knife", "? b", "? c", "? use Knife -> Ann", "use Pepperbox -> Bob")
    assert "put Knife 8♥ into play, to use later" in shown
    assert "In play: Colt .45 (1), Barrel; ready: Pepperbox, Sombrero; played this turn: Knife." in flat(shown)
    assert "use Pepperbox A♥ against Bob" in shown
    assert "not usable now (? B says why): B Sombrero 7♣, C Knife 8♥ (played this turn)" in flat(shown)
    assert "cannot be used like that in this phase: you can play cards or end your turn. [DOD-9.15]" in flat(shown)
    assert flat(shown).count("Knife was played this turn and cannot be used before a later turn. [DOD-6.9]") == 2


def test_a_green_card_answers_a_shot() -> None:
    position = THREE + "turn: Ann\n"
    shown = at_desk(position, "1", before=((1, "play BANG! -> You"),))
    assert "Ann shoots at you. What do you do?" in shown
    assert "use Sombrero 7♣" in shown and "use Barrel" in shown


def test_beer_with_two_players_left_is_refused_with_its_rule() -> None:
    position = THREE.replace("hand: [Duel]", "alive: false")
    shown = at_desk(position, "? a", "play Beer")
    assert shown.count("With only two players left, a Beer no longer helps anyone. [DOD-7.7]") == 2
    assert "Only two are left: the survivor wins." in shown


def test_a_beer_is_offered_before_a_loss() -> None:
    position = THREE + "turn: Ann\n"
    shown = at_desk(position, "0", "1", before=((1, "play BANG! -> You"),))
    assert "You are about to lose a life point (you have 4). Do you prevent it?" in shown
    assert "no, take the loss" in shown


def test_a_card_with_a_cost_asks_for_the_target_and_then_for_the_second_card() -> None:
    position = THREE.replace("Knife, Beer, Missed!", "Springfield, Tequila, Missed!")
    shown = at_desk(position, "1", "2", "2", "? play Tequila -> Ann")
    assert "Springfield K♠ against Ann, Bob (costs another card)" in shown
    assert "Tequila 9♣ for You, Ann, Bob (costs another card)" in shown
    whom, pay = shown.index("Springfield K♠: which player?"), shown.index("Springfield K♠: which card do you pay with?")
    assert whom < pay
    assert "Tequila costs another card from your hand, which is discarded with it. [DOD-9.5]" in flat(
        at_desk(position, "? play Tequila -> Ann")
    )
    alone = THREE.replace("Knife, Beer, Missed!", "Springfield")
    assert "Springfield costs another card from your hand" in flat(at_desk(alone, "? a"))


def test_brawl_asks_about_one_player_after_the_other() -> None:
    position = THREE.replace("Knife, Beer, Missed!", "Brawl, Missed!").replace(
        "hand: [Duel]", "hand: [Duel], in_play: [Jail]"
    )
    shown = at_desk(position, "1", "2", "1")
    assert "Brawl, 2 players to go: which card does Ann lose?" in shown
    assert "Mustang 5♥ in front of Ann" in shown and "a random card from Ann's hand (2)" in shown
    assert "Brawl: which card does Bob lose?" in shown


def test_a_card_whose_cost_could_be_paid_is_refused_for_what_is_really_wrong() -> None:
    position = THREE.replace("Knife, Beer, Missed!", "Brawl, Missed!").replace("hand: [Duel]", "hand: []")
    position = position.replace("hand: [BANG!, BANG!], in_play: [Mustang, Bible]", "hand: []")
    assert "Nobody else has a card for this. [DOD-9.40]" in at_desk(position, "? a")


def test_pat_brennan_sees_every_card_he_can_take() -> None:
    position = THREE.replace("Herb Hunter", "Pat Brennan") + "turn: Bob\n"
    shown = at_desk(position, "2", before=((2, "end"),))
    assert "Do you draw two cards, or take a card in play instead?" in shown
    assert "  1  from the deck\n  2  Mustang 5♥ in front of Ann\n  3  Bible 10♥ in front of Ann\n" in shown


def test_vera_custer_is_told_what_she_can_copy_and_everybody_sees_what_she_has() -> None:
    position = THREE.replace("Herb Hunter", "Vera Custer") + "turn: Bob\n"
    shown = at_desk(position, "? 1", "1", "who", before=((2, "end"),))
    assert "  1  Tequila Joe (Ann): Regains two life points from a Beer instead of one.\n" in shown
    assert "You, Deputy, Vera Custer as Tequila Joe: life 3 of 3" in shown
    assert "You (Tequila Joe): Regains two life points from a Beer instead of one. [DOD-10.14]" in flat(shown)


def test_two_who_share_the_cards_of_the_dead_are_asked_in_turn() -> None:
    position = """
game: classic+dodge-city
players:
  You: {role: sheriff, character: Vulture Sam, hand: [BANG!]}
  Ann: {role: outlaw, character: El Gringo, life: 1, hand: [Duel, Saloon], in_play: [Barrel]}
  Bob: {role: outlaw, character: Vera Custer, copies: Vulture Sam}
  Cal: {role: renegade, character: Willy the Kid}
"""
    before = ((0, "play BANG! -> Ann"), (1, "pass"), (1, "pass"), (2, "take hand"))
    shown = at_desk(position, "1", before=before)
    assert "Which of Ann's cards do you take? Bob takes the next one." in shown
    assert "a random card from the hand" in shown


def test_three_players_see_all_roles_and_goals() -> None:
    shown = at_desk(THREE, "who")
    assert "Who is after whom: you → Bob → Ann → you" in shown
    assert "Ann, Outlaw, Tequila Joe: life 4 of 4, 2 cards in hand" in shown and "Bob, Renegade, " in shown
    assert "You win by eliminating Bob, the Renegade, yourself." in shown
    assert "Ann, the Outlaw, wins by eliminating you." in shown
    assert "Bob, the Renegade, wins by eliminating Ann." in shown


def test_a_card_that_can_do_nothing_there_is_marked() -> None:
    position = THREE.replace("Tequila Joe", "Apache Kid").replace("Knife, Beer, Missed!", "BANG! A♦")
    shown = at_desk(position.replace("in_play: [Mustang, Bible]", "in_play: []"), "1")
    assert re.search(r"1 Ann: .* \(this card has no effect there\)", flat(shown))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_its_options_and_their_rules(tmp_path: Path, game: str) -> None:
    options = {name: option.values[-1] for name, option in GAMES[game][1].items() if name != "sheriff"}
    shown = sit_down(tmp_path / "game.txt", [], players=max(ruleset(game).roles), game=game, options=options)
    cited = dict(re.findall(r"^  (\w+)=[^\[]+\[(.+)\]$", shown, re.MULTILINE))
    assert cited.keys() == options.keys() - ({"edition"} if "beer" in options else set())
    assert set(cited.values()) <= all_rules().keys()


def test_a_card_or_character_is_explained_by_its_name() -> None:
    shown = at_desk(THREE, "? derringer", "? vera custer", "? nonsense")
    assert "Derringer: Place it in front of you;" in shown and "[DOD-9.17]" in shown
    assert "Vera Custer: Names another player" in shown
    assert 'I do not understand "nonsense".' in shown


def test_in_the_turn_of_belle_star_the_table_shows_what_holds_in_the_turn_of_the_shooter() -> None:
    position = THREE.replace("Herb Hunter", "Belle Star").replace("in_play: [Mustang, Bible]", "in_play: [Winchester]")
    s = parse_position(yaml.safe_load(position))
    screen = io.StringIO()
    Screen(stdout=screen).show(draw_table(Messages(), s.view(Seat(0)), eye=Seat(0), first=Seat(0)))
    assert "Winchester (5)" in screen.getvalue() and s.turn == 0


def test_no_bot_is_called_like_a_card() -> None:
    assert not {name for game in GAMES for name in ruleset(game).cards} & set(BOT_NAMES)


DUEL = """
game: duel
players:
  You:
    side: law
    front: {character: Pat Garret, gear: [Hat]}
    rear: {character: Buffalo Bell, life: 2, gear: [Barrel, Scope]}
    reserve: [Jango]
    hand: [Colt, Robbery, Water, Missed!]
  Ann:
    side: outlaws
    front: {character: Cattle Katie, gear: [Bank]}
    rear: {character: Toco Ramirez}
    reserve: [Slim Poet]
    hand: [Knife, Missed!, Winchester]
turn: You
"""


def test_the_table_of_a_duel_shows_both_sides() -> None:
    shown = at_desk(DUEL)
    sides = re.findall(r"^(\w+, the \w+): hand (\d) \(1 from the other deck\), own deck \d+, reserve 1$", shown, re.M)
    assert sides == [("You, the law", "4"), ("Ann, the outlaws", "3")]
    assert re.findall(r"^(?:front|rear): .*$", shown, re.M) == [
        "front: Pat Garret, life 5 of 5. Beside it: Hat.",
        "rear: Buffalo Bell, life 2 of 4. Beside it: Barrel, Scope.",
        "front: Cattle Katie, life 4 of 4. Beside it: Bank.",
        "rear: Toco Ramirez, life 4 of 4.",
    ]
    assert "Your reserve, order unknown: Jango." in shown
    drawn = io.StringIO()
    s = parse_position(yaml.safe_load(DUEL))
    Screen(stdout=drawn).show(draw_board(Messages(), s.view(Seat(0)), Seat(0), Seat(0), ""))
    assert re.findall(r"^ +(front|rear) +(.+?) +(\d [●○]+) *(.*?) *$", drawn.getvalue(), re.M) == [
        ("rear", "Toco Ramirez", "4 ●●●●", ""),
        ("front", "Cattle Katie", "4 ●●●●", "Bank"),
        ("front", "Pat Garret", "5 ●●●●●", "Hat"),
        ("rear", "Buffalo Bell", "2 ●●○○", "Barrel, Scope"),
    ]


def test_a_duel_is_played_from_menus_that_name_characters() -> None:
    shown = at_desk(
        DUEL, "swap", "? play Colt -> Ann.rear", "play Robbery -> Ann.front's Bank", "swap", "reload Water", "?"
    )
    assert re.search(r"  \d  swap: Buffalo Bell \(yours\) comes to the front\n", shown)
    assert re.search(r"Colt \(law dynamite\) -> Cattle Katie \(Ann\)\n", shown)
    assert "-> Ann's hand, Pat Garret (yours), Buffalo Bell (yours), Cattle Katie (Ann)" in flat(shown)
    assert "-> your side, Ann's side" in flat(shown)
    assert "You have already swapped your characters this turn. [DUE-4.5]" in shown
    assert "Only a card with the reload symbol" in shown and "play Colt -> Ann.front" in shown
    assert "Colt cannot be aimed at Toco Ramirez in that position" in flat(at_desk(DUEL, "? play Colt -> Ann.rear"))


def test_a_partner_and_the_gear_of_the_target_answer_a_hit() -> None:
    position = DUEL.replace("turn: You", "turn: Ann")
    shown = at_desk(position, "0", "1", before=((1, "play Winchester -> You.rear"),))
    assert "Cattle Katie shoots at Buffalo Bell (yours) with Winchester. What do you do?" in shown
    menu = shown.partition("What do you do?")[2].partition("> ")[0]
    assert "use Barrel" in menu and "use Hat" not in menu
    shown = at_desk(position, "0", "1", before=((1, "play Knife -> You.front"),))
    assert "Pat Garret (yours) is about to lose a life point. Does the partner lose it instead?" in flat(shown)
    assert "  1  use Buffalo Bell's ability\n" in shown


def test_what_an_ability_costs_may_lie_in_play() -> None:
    position = """
game: duel
players:
  You: {side: outlaws, front: {character: Cattle Katie, gear: [Hat, Bank]}, rear: {character: Sid Curry}, hand: []}
  Ann: {side: law, front: {character: Jango}, rear: {character: Wild Bill}, reserve: [Pat Garret]}
"""
    shown = at_desk(position, "use Cattle Katie with Bank")
    assert "use Cattle Katie's ability (costs a card)" in shown
    number = re.search(r"(\d)  use Cattle Katie's ability", shown)
    assert number is not None
    assert "Cattle Katie: which card do you pay with?" in at_desk(position, number[1], "1")


@pytest.mark.parametrize("seed", range(4))
def test_whole_duels_are_told_and_asked(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.txt"
    shown = sit_down(path, ["1", "who", "cards", "table", "log"], f"duel {seed}", 2, then_numbers=True, game="duel")
    assert "Which of your two characters stands in front?" in shown
    assert re.search(r"^   The (law wins|outlaws win)\.$", shown, re.M) and "Winners: " in shown
    assert "eliminated by" not in shown and "You are out of the game" not in shown
    assert max(len(line.removeprefix("> ")) for line in shown.splitlines() if str(path) not in line) <= 80
    moves = len(read_record(path).moves)
    for seat in (None, *read_record(path).names):
        assert "Discard pile" in look_at(path, f"1\n2\n{moves // 2}\n{moves}\n", seat)
    assert "Winners: " in sit_down(path, [], resume=True)


def test_a_duel_that_was_left_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down(path, ["1", "quit"], "left", 2, game="duel")
    back = sit_down(path, ["quit"], resume=True)
    assert "You lead the " in back and "The game continues where you left off." in back
