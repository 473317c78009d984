"""What the terminal asks and shows for cards and characters that take more than one line: Dodge City and the Duel."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
import yaml

from boothill.core.ids import Seat
from boothill.sets import GAMES, ruleset
from boothill.table.seating import BOT_NAMES
from boothill.terminal.board import draw_board
from boothill.terminal.screen import Screen
from boothill.terminal.table import draw_table
from boothill.text.records import read_record
from boothill.text.scenario.position import parse_position
from boothill.words.messages import Messages
from boothill.words.rulebook import all_rules
from tests.typist import THREE, at_desk, flat, look_at, plain_screen, sit_down  # noqa: F401  (a fixture)


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
