"""The notation: what is printed is read again, and three kinds of errors are told apart."""

from __future__ import annotations

import pickle
from random import Random

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from boothill.core.ids import Face, Seat, Target
from boothill.core.moves import Move, use_ability
from boothill.core.refusal import Refused
from boothill.sets import new_game, ruleset
from boothill.sets.seat_names import check_names
from boothill.text.notation import Ambiguous, NotAMove, parse_card, parse_move, print_card, print_move
from boothill.text.records import parse_record, record_of
from boothill.text.scenario.position import parse_position, print_position
from tests.tables import TABLES, dealt, played

POSITION = {
    "players": {
        "A": {
            "role": "sheriff",
            "character": "Calamity Janet",
            "hand": ["BANG! A♠", "BANG! 2♦", "Panic!", "Missed! 2♠"],
        },
        "B": {"role": "outlaw", "character": "Kit Carlson", "hand": ["Beer"], "in_play": ["Barrel", "Schofield"]},
        "Old Tom": {"role": "outlaw", "character": "Black Jack"},
        "D": {"role": "renegade", "character": "Sid Ketchum", "life": 2, "hand": ["Duel J♠", "Beer 6♥", "Beer 7♥"]},
    }
}


@settings(max_examples=80)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 200))
def test_every_legal_move_is_printed_and_read_again(seed: int, table: tuple[str, int], moves: int) -> None:
    game, players = table
    s = played(dealt(seed, players, game), moves, Random(seed))
    for seat in range(players):
        view = s.view(Seat(seat))
        for move in s.legal(Seat(seat)):
            text = print_move(s, move)
            assert parse_move(s, Seat(seat), text) == move
            assert parse_move(view, Seat(seat), text, literal=True) == move
            assert print_move(view, move) == text


NAMES = ["O'Brien", "Jo 🤠", "D’Arcy's", "👩🏽‍🚒", "नीतू", "Old Tom"]


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table[1] in (2, 6)])
def test_names_with_apostrophes_and_emoji_are_safe_in_moves_records_and_positions(game: str, players: int) -> None:
    names = NAMES[:players]
    for seed in range(3):
        s = new_game(game, names, f"names {seed}")
        record = record_of(s)
        for _ in range(40):
            if s.over:
                break
            seat = s.to_act
            for move in s.legal(seat):
                assert parse_move(s, seat, print_move(s, move)) == move
            assert parse_position(yaml.safe_load(yaml.safe_dump(print_position(s), sort_keys=False))).names == s.names
            move = Random(f"{seed}/{len(record.moves)}").choice(s.answers())
            record.moves.append((seat, print_move(s, move)))
            s.apply(move, seat)
        read = parse_record(record.text())
        assert read.names == s.names and read.moves == record.moves
        assert [*read.play()][-1][0].names == s.names


def test_a_name_that_could_be_taken_for_something_else_is_refused() -> None:
    for name in (
        "Ann's Tom",
        "'Ann",
        "Ann'",
        "A♥",
        "a -> b",
        "\u200d",
        "An\u200dn",
        "a,b",
        "a: b",
        "a=b",
        "",
        "A  B",
        "deck",
    ):
        with pytest.raises(ValueError, match="cannot be called"):
            check_names([name])


def test_every_card_is_printed_and_read_again() -> None:
    rules = ruleset("classic")
    for card in range(len(rules.faces)):
        assert parse_card(rules, print_card(rules, Face(card))) == [card]
    assert print_card(rules, Face(-2)) == "?"


def test_suits_may_be_letters_and_names_any_case() -> None:
    rules = ruleset("classic")
    assert parse_card(rules, "bang! AS") == parse_card(rules, "BANG! A♠")
    assert parse_card(rules, "Appaloosa") == parse_card(rules, "Scope A♠")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("play BANG! -> B", "play BANG! A♠ -> B"),
        ("play  BANG! 2♦  -> B", "play BANG! 2♦ -> B"),
        ("play Missed! as BANG! -> B", "play Missed! 2♠ as BANG! -> B"),
        ("play Panic! -> B's hand", "play Panic! J♥ -> B's hand"),
        ("play Panic! -> B's Barrel", "play Panic! J♥ -> B's Barrel Q♠"),
        ("play BANG! -> Old Tom", "play BANG! A♠ -> Old Tom"),
        ("use Sid Ketchum with Beer, Duel", "use Sid Ketchum with Beer 6♥, Duel J♠"),
        ("draw from deck", "draw from deck"),
        ("draw from discard", "draw from discard"),
        ("draw from Old Tom's hand", "draw from Old Tom's hand"),
        ("pass", "pass"),
        ("end", "end"),
        ("choose Black Jack", "choose Black Jack"),
        ("discard BANG!", "discard BANG! A♠"),
        ("use Jourdonnais", "use Jourdonnais"),
    ],
)
def test_moves_in_words(text: str, printed: str) -> None:
    s = parse_position(POSITION)
    seat = 3 if "Sid" in text else 0
    assert print_move(s, parse_move(s, Seat(seat), text)) == printed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not a move"),
        ("shoot B", "is not a move"),
        ("play", "is not a move"),
        ("play Bangg! -> B", "did you mean 'BANG!'"),
        ("play BANG! 9♠ -> B", "no card 'BANG! 9♠'"),
        ("play BANG! -> Z", "no player 'Z'"),
        ("play Missed! as Pistol -> B", "no card 'Pistol'"),
        ("play Panic! -> B's Hat", "no card 'Hat'"),
    ],
)
def test_what_is_no_move(text: str, message: str) -> None:
    with pytest.raises(NotAMove, match=message):
        parse_move(parse_position(POSITION), Seat(0), text)


def test_what_is_ambiguous() -> None:
    s = parse_position(POSITION)
    with pytest.raises(Ambiguous, match=r"B's hand.*B's Barrel"):
        parse_move(s, Seat(0), "play Panic!")
    with pytest.raises(Ambiguous, match="B's Schofield"):
        parse_move(s, Seat(0), "play Panic! -> B")
    assert s.why_not(parse_move(s, Seat(0), "play Panic!", literal=True)) is not None


def test_one_legal_target_need_not_be_written() -> None:
    s = parse_position({**POSITION, "turn": "B"})
    s.hands[1] = [parse_card(s.rules, "Panic!")[0]]
    s.hands[0], s.hands[2] = [], [parse_card(s.rules, "Saloon")[0]]
    assert print_move(s, parse_move(s, Seat(1), "play Panic!")) == "play Panic! J♥ -> Old Tom's hand"


def test_of_two_copies_with_one_legal_target_either_will_do() -> None:
    s = parse_position(POSITION)
    with pytest.raises(Ambiguous, match=r"-> B.*-> D"):
        parse_move(s, Seat(0), "play BANG!")
    s = parse_position(POSITION)
    s.table[3] = parse_card(s.rules, "Mustang")[:1]
    assert print_move(s, parse_move(s, Seat(0), "play BANG!")) == "play BANG! A♠ -> B"


def test_cards_are_given_so_that_all_wishes_come_true() -> None:
    """The first wish would take one of the two Barrels, but the Schofield will do."""
    wishes = {"role": "sheriff", "character": "Willy the Kid", "hand": ["♠ K", "Barrel", "Barrel"]}
    s = parse_position(
        {"players": {**POSITION["players"], "A": wishes, "B": {"role": "outlaw", "character": "Kit Carlson"}}}
    )
    assert sorted(print_card(s.rules, card) for card in s.hands[0]) == ["Barrel K♠", "Barrel Q♠", "Schofield K♠"]


def test_what_is_not_legal() -> None:
    """A move that can be written but not made is refused by its rule. [BAS-6.6]"""
    s = parse_position(POSITION)
    with pytest.raises(Refused) as refused:
        s.apply(parse_move(s, Seat(0), "play BANG! -> Old Tom"))
    assert refused.value.rule == "BAS-6.6"
    assert refused.value.facts == {"target": "Old Tom", "distance": 2, "range": 1}
    assert "BAS-6.6" in str(refused.value)


def test_moves_are_values() -> None:
    assert Move("play", Face(3), Target(1)) == Move("play", Face(3), Target(1)) != Move("play", Face(3), Target(2))
    assert len({Move("play", Face(3), Target(1)), Move("play", Face(3), Target(1))}) == 1
    one, other = use_ability("Sid Ketchum", (Face(3), Face(7))), use_ability("Sid Ketchum", (Face(7), Face(3)))
    assert one == other and hash(one) == hash(other), "in whatever order they are given up"
    assert pickle.loads(pickle.dumps(other)).pay == Move.load(other.save()).pay == (7, 3)
