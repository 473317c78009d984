"""What is not left to a network: what players call stupid, and a win that anybody can see."""

from __future__ import annotations

from typing import Any

import pytest

from boothill.bots.learned.choosing import best, promising
from boothill.bots.learned.network import Network
from boothill.bots.learned.sense import senseless
from boothill.bots.learned.shipped import shipped
from boothill.bots.learned.sure_win import wins_at_once
from boothill.core.moves import END, PASS
from boothill.knowledge.memory import Memory
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position
from tests.bots import dodge, made, position, seen_first_cards

OUT = {"alive": False}
PROVEN = {"B": OUT, "E": OUT}
"""Without these two the Sheriff sits with two Outlaws, and everybody knows it."""


@pytest.mark.parametrize(
    ("shot_at", "declines"),
    [
        ({"in_play": ["Barrel"]}, False),
        ({"character": "Jourdonnais"}, False),
        ({"character": "Bart Cassidy", "in_play": ["Barrel"]}, True),  # a wound brings a card
        ({"character": "Bart Cassidy", "in_play": ["Barrel"], "life": 1}, False),
    ],
)
def test_a_draw_that_costs_nothing_is_never_declined(
    shot_at: dict[str, Any], declines: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(A={"hand": ["BANG!", "Missed!"]}, B={"hand": ["Missed!"], **shot_at}))
    s.apply(parse_move(s, s.to_act, "play BANG! -> B"), s.to_act)
    assert s.names[s.to_act] == "B"
    assert (made(s, "pass", monkeypatch) == "pass") == declines


@pytest.mark.parametrize(
    ("people", "liked", "refused"),
    [
        ({"A": {"life": 1}, "E": {"hand": ["BANG!", "Missed!"]}}, "play BANG! -> A", True),
        ({"A": {"life": 2}, "E": {"hand": ["BANG!", "Missed!"]}}, "play BANG! -> A", False),
        ({"A": {"life": 1}, "B": OUT, "C": OUT, "D": OUT, "E": {"hand": ["BANG!"]}}, "play BANG! -> A", False),
        ({"A": {"life": 1}, "E": {"hand": ["Duel", "Missed!"]}}, "play Duel -> A", True),
    ],
)  # fmt: skip
def test_a_renegade_does_not_fell_the_sheriff_while_others_live(
    people: dict[str, Any], liked: str, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(**people, turn="E"))
    assert (made(s, liked, monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("sheriff", "own", "refused"), [(1, 4, True), (2, 4, True), (3, 3, False), (5, 4, False), (1, 1, False)]
)
def test_an_outlaw_heals_no_sheriff_at_the_brink(
    sheriff: int, own: int, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(
        position(A={"life": sheriff}, B={"life": 2}, C={"life": own, "hand": ["Saloon", "Missed!"]}, turn="C")
    )
    assert (made(s, "play Saloon", monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("hurt", "refused"),
    [
        ({"A": 3}, True),  # the Sheriff alone
        ({"A": 3, "D": 2}, False),  # and a proven friend
        ({"A": 3, "C": 2}, False),  # and the player himself
        ({"D": 2}, False),
    ],
)
def test_no_saloon_heals_more_foes_than_friends(
    hurt: dict[str, int], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    people: dict[str, Any] = {name: {"life": life} for name, life in hurt.items()}
    people["C"] = {**people.get("C", {}), "hand": ["Saloon", "Missed!"]}
    s = parse_position(position(**people, **PROVEN, turn="C"))
    assert (made(s, "play Saloon", monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("seat", "friend", "refused"),
    [("C", "D", True), ("C", "A", False), ("B", "A", True), ("E", "D", False)],
)
def test_nobody_attacks_a_proven_friend(seat: str, friend: str, refused: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    others = {"C": PROVEN, "B": {}, "E": {"B": OUT, "C": OUT}}[seat]
    people: dict[str, Any] = {**others, seat: {"hand": ["BANG!", "Missed!"], "in_play": ["Winchester"]}}
    s = parse_position(position(**people, turn=seat))
    assert (made(s, f"play BANG! -> {friend}", monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("shooter", "refused"),
    [
        ({"life": 1, "hand": ["BANG! 2♦", "BANG! 3♦"]}, True),
        ({"life": 2, "hand": ["BANG! 2♦", "BANG! 3♦"]}, False),  # both may be kept
        ({"life": 1, "hand": ["BANG! 2♦", "Saloon"]}, False),  # the Saloon goes
        ({"life": 1, "hand": ["BANG! 2♦", "BANG! 3♦"], "in_play": []}, False),  # out of reach
    ],
)
def test_no_shot_is_thrown_away_that_a_foe_could_get(
    shooter: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(C={"in_play": ["Winchester"], **shooter}, turn="C"))
    assert (made(s, "end", monkeypatch) != "end") == refused


def test_a_canteen_is_laid_for_later_and_not_drunk_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    s = parse_position(dodge(A={"hand": ["Canteen", "Missed!"]}))
    assert made(s, "play Canteen", monkeypatch).startswith("play Canteen")


def test_a_deputy_uses_no_howitzer_while_the_sheriff_has_one_life(monkeypatch: pytest.MonkeyPatch) -> None:
    s = parse_position(dodge(A={"life": 1}, B={"in_play": ["Howitzer"]}, turn="B"))
    assert made(s, "use Howitzer", monkeypatch) == "end"
    s = parse_position(dodge(A={"life": 4}, B={"in_play": ["Howitzer"]}, turn="B"))
    assert made(s, "use Howitzer", monkeypatch) != "end"


@pytest.mark.parametrize(
    ("seat", "victim", "refused"),
    [
        ("B", {"A": {"hand": ["BANG!"]}}, True),  # the Sheriff is known
        ("A", {"B": {"hand": ["BANG!"]}}, False),  # a Deputy who has done nothing is not
        ("C", {"A": {"hand": ["BANG!"]}}, False),
        ("B", {"A": {"in_play": ["Dynamite"]}}, False),  # it does him good
        ("B", {"A": {"in_play": ["Mustang"]}}, True),
    ],
)
def test_nobody_takes_a_good_card_from_a_friend(
    seat: str, victim: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    people: dict[str, Any] = {seat: {"hand": ["Panic!", "Missed!"], "in_play": ["Scope"]}}
    s = parse_position(position(**victim, **people, turn=seat))
    moves = [print_move(s, move) for move in s.legal() if "Panic!" in print_move(s, move)]
    assert (made(s, moves[0], monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("life", "pays", "refused"),
    [(3, ["Beer 6♥", "Schofield"], True), (3, ["Missed!", "Schofield"], False)],
)
def test_no_beer_is_given_up_for_what_it_would_do_itself(
    life: int, pays: list[str], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sid = {"character": "Sid Ketchum", "life": life, "hand": pays}
    s = parse_position(position(C=sid, turn="C"))
    uses = [print_move(s, move) for move in s.legal() if move.verb == "use"]
    assert (made(s, uses[0], monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("gear", "place", "refused"),
    [("Scope", "Scope", True), ("Scope", "hand", True), ("Dynamite", "Dynamite", False), ("Jail", "Jail", False)],
)
def test_nobody_discards_an_own_good_card(
    gear: str, place: str, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(C={"hand": ["Cat Balou", "Missed!"], "in_play": [gear]}, turn="C"))
    own = next(text for text in (print_move(s, move) for move in s.legal()) if f"C's {place}" in text)
    assert (made(s, own, monkeypatch) == "end") == refused


@pytest.mark.parametrize(("others", "refused"), [(PROVEN, True), ({}, False)])
def test_nobody_jails_a_proven_friend(others: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    s = parse_position(position(**others, C={"hand": ["Jail", "Missed!"]}, turn="C"))
    assert (made(s, "play Jail -> D", monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("hurt", "out", "refused"),
    [
        ({"A": 3}, "BCD", True),  # the Sheriff is all that is left
        ({"A": 1}, "BCD", True),
        ({"A": 4, "C": 1}, "", True),  # the Sheriff is well enough
        ({"C": 1}, "", False),  # the weaker side alone
        ({"A": 2, "C": 1}, "", False),  # he must not fall yet
        ({"A": 4, "E": 2}, "", False),  # the player himself is hurt
    ],
)
def test_a_renegade_heals_nobody_but_a_sheriff_he_still_needs(
    hurt: dict[str, int], out: str, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    people: dict[str, Any] = {name: {"life": life} for name, life in hurt.items()} | {name: OUT for name in out}
    people["E"] = {**people.get("E", {}), "hand": ["Saloon", "Missed!"]}
    s = parse_position(position(**people, turn="E"))
    assert (made(s, "play Saloon", monkeypatch) == "end") == refused


LAST = {"life": 1, "hand": ["Missed!"]}


@pytest.mark.parametrize(
    ("people", "refused"),
    [
        ({"A": {"hand": ["Indians!"]}, "B": OUT, "C": OUT, "D": OUT, "E": LAST}, True),
        ({"A": {"hand": ["Indians!"]}, "B": OUT, "C": OUT, "D": OUT, "E": {"life": 2}}, False),
        ({"A": {"hand": ["Indians!"]}, "B": OUT, "C": OUT, "E": LAST}, False),  # an Outlaw too
        ({"A": {"hand": ["Gatling"]}, "B": OUT, "C": OUT, "D": OUT, "E": {**LAST, "in_play": ["Barrel"]}}, False),
        ({"B": {"hand": ["Gatling"]}, "C": OUT, "D": OUT, "E": LAST, "turn": "B"}, True),
        ({"A": {"life": 3}, "B": {"hand": ["Gatling"]}, "C": OUT, "D": OUT, "E": LAST, "turn": "B"}, True),
        ({"A": {"life": 2}, "B": {"hand": ["Gatling"]}, "C": OUT, "D": OUT, "E": LAST, "turn": "B"}, False),
        ({"A": LAST, "C": {"hand": ["Gatling"]}, "turn": "C"}, False),  # who falls first matters to an Outlaw
    ],
)
def test_the_law_strikes_at_a_last_foe_with_one_life(
    people: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(**people))
    assert (made(s, "end", monkeypatch) != "end") == refused


@pytest.mark.parametrize(
    ("worn", "held", "more", "refused"),
    [
        ("Winchester", "Schofield", 1, True),
        ("Winchester", "Schofield", 4, False),  # a card has to go anyway
        ("Schofield", "Winchester", 1, False),
        ("Schofield", "Schofield", 1, False),
        ("Winchester", "Volcanic", 1, False),
    ],
)
def test_no_worse_gun_is_laid_over_a_better_one(
    worn: str, held: str, more: int, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(C={"hand": [held, *["Missed!"] * more], "in_play": [worn]}, turn="C"))
    assert (made(s, f"play {held}", monkeypatch) == "end") == refused


@pytest.mark.parametrize(("coming", "refused"), [("A Fistful of Cards", False), ("High Noon", True)])
def test_a_worse_gun_is_laid_if_each_card_in_hand_will_cost_a_hit(
    coming: str, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    armed = {"hand": ["Schofield"], "in_play": ["Winchester"]}
    s = parse_position(position(C=armed, event="Gold Rush", events=[coming], turn="C"))
    assert (made(s, "play Schofield", monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("seat", "character", "worn", "card"),
    [("C", "Suzy Lafayette", ["Winchester"], "Schofield"), ("E", "Suzy Lafayette", [], "Saloon")],
)
def test_whoever_gets_a_card_for_an_empty_hand_may_play_anything(
    seat: str, character: str, worn: list[str], card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = {"hand": [card], "in_play": worn, "character": character}
    s = parse_position(position(A={"life": 4}, **{seat: person}, turn=seat))
    assert made(s, f"play {card}", monkeypatch).startswith(f"play {card}")
    s = parse_position(position(A={"life": 4}, **{seat: {**person, "character": "El Gringo"}}, turn=seat))
    assert made(s, f"play {card}", monkeypatch) == "end"


@pytest.mark.parametrize(("deck", "refused"), [(["♠", "♥"], True), (["♠", "♣"], False), (["♥", "♥"], False)])
def test_of_two_cards_the_one_that_helps_is_chosen(
    deck: list[str], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lucky Duke, who has a Barrel, is shot at."""
    s = parse_position(position(A={"hand": ["BANG!"], "in_play": ["Winchester"]}, E={"in_play": ["Barrel"]}, deck=deck))
    s.apply(parse_move(s, s.to_act, "play BANG! -> E"), s.to_act)
    s.apply(next(move for move in s.legal() if move.verb == "use"), s.to_act)
    liked = next(move for move in s.legal() if s.rules.faces[move.card].suit == deck[0])
    assert (made(s, print_move(s, liked), monkeypatch) != print_move(s, liked)) == refused


DOOMED = {"life": 1, "hand": []}


@pytest.mark.parametrize(
    ("people", "card"),
    [
        ({"A": {"hand": ["Indians!", "Missed!"]}, "B": OUT, "C": OUT, "D": DOOMED, "E": DOOMED}, "Indians!"),
        ({"B": {"hand": ["Gatling", "Missed!"]}, "C": OUT, "D": OUT, "E": DOOMED, "turn": "B"}, "Gatling"),
        ({"A": DOOMED, "C": {"hand": ["Gatling", "Missed!"]}, "turn": "C"}, "Gatling"),  # whoever else is there
        ({"A": {"hand": ["BANG!", "Duel"]}, "B": OUT, "C": OUT, "D": OUT, "E": DOOMED}, "BANG!"),  # the last foe
        ({"A": DOOMED, "B": {"hand": ["Duel", "Missed!"]}, "C": OUT, "E": {"hand": ["Duel"]}, "turn": "E"}, ""),
        ({"A": DOOMED, "D": {"hand": ["Duel", "Missed!"]}, "turn": "D"}, "Duel"),
        # One more life, a card, a Barrel, or a Sheriff who would fall too: nothing is sure.
        ({"A": {"hand": ["Indians!"]}, "B": OUT, "C": OUT, "D": {"life": 2, "hand": []}, "E": DOOMED}, ""),
        ({"A": {"hand": ["Indians!"]}, "B": OUT, "C": OUT, "D": {"life": 1, "hand": ["Missed!"]}, "E": DOOMED}, ""),
        ({"B": {"hand": ["Gatling"]}, "C": OUT, "D": OUT, "E": {**DOOMED, "in_play": ["Barrel"]}, "turn": "B"}, ""),
        ({"A": DOOMED, "B": {"hand": ["Gatling"]}, "C": OUT, "D": OUT, "E": DOOMED, "turn": "B"}, ""),
        ({"A": DOOMED, "E": {"hand": ["Gatling"]}, "turn": "E"}, ""),  # a Renegade wants to be the last
        ({"A": {"hand": ["BANG!"]}, "B": OUT, "C": OUT, "D": DOOMED, "E": DOOMED}, ""),
    ],
)  # fmt: skip
def test_a_win_that_anybody_can_see_is_taken(
    people: dict[str, Any], card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(**people))
    view = s.view(s.to_act)
    found = wins_at_once(view, Memory(view))
    assert (found is not None and view.rules.rows[found.card].name) == (card or False)
    if found is not None:
        seat = s.to_act
        assert made(s, "end", monkeypatch).startswith(f"play {card}")
        s.apply(found, seat)
        while not s.over:
            s.apply(PASS if PASS in s.legal() else s.legal()[0], s.to_act)
        outcome = s.outcome()
        assert outcome is not None and seat in outcome.seats


@pytest.mark.parametrize(
    ("shot_at", "liked", "refused"),
    [
        ({"in_play": ["Barrel"], "hand": ["Missed!"]}, "play Missed!", True),
        ({"character": "Jourdonnais", "hand": ["Missed!"]}, "play Missed!", True),
        ({"hand": ["Missed!"]}, "play Missed!", False),
        ({"in_play": ["Barrel"], "hand": ["Dodge"]}, "play Dodge", False),  # it brings a card
        ({"in_play": ["Barrel", "Sombrero"]}, "use Sombrero", True),
        ({"in_play": ["Barrel", "Bible"]}, "use Bible", False),
    ],
)
def test_no_miss_is_spent_before_a_draw_that_costs_nothing(
    shot_at: dict[str, Any], liked: str, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(dodge(A={"hand": ["BANG!", "Missed!"]}, B=shot_at))
    s.apply(parse_move(s, s.to_act, "play BANG! -> B"), s.to_act)
    assert made(s, liked, monkeypatch).startswith(liked) != refused


@pytest.mark.parametrize(
    ("shooter", "shot_at", "refused"),
    [
        ({}, {"life": 3, "hand": ["Missed!", "Missed!"]}, True),
        ({}, {"life": 3, "hand": ["Missed!"], "in_play": ["Sombrero"]}, True),
        ({}, {"life": 3, "hand": ["Missed!", "Beer"]}, False),
        ({}, {"life": 4, "hand": ["Missed!", "Missed!"]}, False),
        ({}, {"life": 3, "character": "Bart Cassidy", "hand": ["Missed!", "Missed!"]}, False),
        ({"character": "Slab the Killer"}, {"life": 3, "hand": ["Missed!", "Missed!"]}, False),  # both would go
    ],
)
def test_nobody_hoards_misses(
    shooter: dict[str, Any], shot_at: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = {"A": {"hand": ["BANG!", "Missed!"], **shooter}, "B": shot_at}
    people |= {"D": {"character": "Willy the Kid"}} if shooter else {}
    s = parse_position(dodge(**people))
    s.apply(parse_move(s, s.to_act, "play BANG! -> B"), s.to_act)
    assert (made(s, "pass", monkeypatch) != "pass") == refused


@pytest.mark.parametrize(
    ("hand", "life", "refused"),
    [
        (["BANG! 2♦", "BANG! 3♦", "Mustang"], 2, True),
        (["BANG! 2♦", "BANG! 3♦", "Mustang"], 3, False),  # all may be kept
        (["BANG! 2♦", "Missed!", "Mustang"], 2, False),
    ],
)
def test_of_two_shots_one_is_fired_before_a_card_is_discarded(
    hand: list[str], life: int, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    outlaw = {"hand": hand, "life": life, "in_play": ["Winchester"]}
    s = parse_position(position(C=outlaw, turn="C", **PROVEN))
    assert (made(s, "end", monkeypatch) != "end") == refused


@pytest.mark.parametrize(
    ("suzy", "refused"),
    [
        ({"hand": ["Mustang"]}, True),
        ({"hand": ["Remington"]}, True),
        ({"hand": ["Schofield"], "in_play": ["Winchester"]}, False),  # it is worse
        ({"hand": ["Missed!"]}, False),
        ({"hand": ["Mustang", "Missed!"]}, False),  # one card would be left
        ({"hand": ["Mustang"], "character": "Sid Ketchum"}, False),
    ],
)
def test_suzy_lafayette_lays_her_last_card(
    suzy: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(C={"character": "Suzy Lafayette", **suzy}, turn="C"))
    assert (made(s, "end", monkeypatch) != "end") == refused


@pytest.mark.parametrize(
    ("sheriff", "card", "refused"),
    [
        ({"life": 1}, "Gatling", True),
        ({"life": 1}, "Indians! A♦", True),
        ({"life": 2}, "Gatling", False),
        ({"life": 1, "character": "Apache Kid"}, "Indians! A♦", False),  # it does nothing to him
    ],
)
def test_a_deputy_endangers_no_sheriff_who_has_one_life(
    sheriff: dict[str, Any], card: str, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever rules of thumb say of the foes who would fall."""
    monkeypatch.setattr("boothill.bots.learned.sense.judged", lambda *unused: lambda move: 4.5)
    s = parse_position(dodge(A=sheriff, B={"hand": [card, "Missed!"]}, turn="B"))
    view = s.view(s.to_act)
    assert senseless(view, Memory(view), parse_move(s, s.to_act, f"play {card}")) == refused


@pytest.mark.parametrize(
    ("shooter", "rated", "first"),
    [
        ({"hand": ["BANG!", "Winchester"]}, ["play BANG! -> B", "play Winchester", "end"], "play Winchester"),
        ({"hand": ["BANG!", "Volcanic"]}, ["play BANG! -> B", "play Volcanic", "end"], "play Volcanic"),
        # The network would not lay it at all, it is worse, or the shot would be out of reach with it.
        ({"hand": ["BANG!", "Winchester"]}, ["play BANG! -> B", "end", "play Winchester"], "play BANG!"),
        (
            {"hand": ["BANG!", "Schofield"], "in_play": ["Winchester"]},
            ["play BANG! -> D", "play Schofield", "end"],
            "play BANG!",
        ),
        (
            {"hand": ["BANG!", "Volcanic"], "in_play": ["Winchester"]},
            ["play BANG! -> D", "play Volcanic", "end"],
            "play BANG!",
        ),
    ],
)
def test_a_better_gun_is_laid_before_the_shot(
    shooter: dict[str, Any], rated: list[str], first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(C={"character": "Paul Regret", **shooter}, turn="C"))
    view = s.view(s.to_act)
    moves = [parse_move(s, s.to_act, text) for text in rated]
    worths = {move: len(moves) - i for i, move in enumerate(moves)}
    monkeypatch.setattr(Network, "sums", lambda *unused: [8192 * worths.get(move, -9) for move in view.legal])
    network = shipped("classic")
    assert network is not None
    assert print_move(s, best(view, Memory(view), network)).startswith(first)
    assert print_move(s, promising(view, Memory(view), network, 7)[0]).startswith(first)


@pytest.mark.parametrize(
    ("own", "known", "refused"),
    [
        ({"hand": ["Duel", "Missed!"]}, "BANG!", True),
        ({"hand": ["Duel", "Missed!"], "life": 1}, "BANG!", True),
        ({"hand": ["Duel", "Missed!"]}, "Beer", False),  # nothing is known for sure
        ({"hand": ["Duel", "BANG!"]}, "BANG!", False),
        ({"hand": ["Duel", "Duel"]}, "BANG!", False),  # the second one hits
        ({"hand": ["Duel", "Duel"], "life": 1}, "BANG!", True),
        ({"hand": ["Duel"]}, "BANG!", False),
        ({"hand": ["Duel"], "life": 1}, "BANG!", True),
        ({"hand": ["Duel"], "character": "Suzy Lafayette"}, "BANG!", False),
        ({"hand": ["Duel"], "character": "Suzy Lafayette", "life": 1}, "BANG!", True),
        ({"hand": ["Duel", "Missed!"], "character": "Calamity Janet"}, "BANG!", False),
        ({"hand": ["Duel", "Missed!"], "character": "Bart Cassidy"}, "BANG!", False),
        ({"hand": ["Duel", "Missed!"], "character": "Bart Cassidy", "life": 1}, "BANG!", True),
        ({"hand": ["Duel", "Missed!"], "character": "El Gringo"}, "BANG!", True),  # it was his own Duel
        ({"hand": ["Duel", "Missed!"], "character": "Bill Noface"}, "BANG!", False),  # a wound brings him cards
        ({"hand": ["Duel", "Missed!"], "character": "Sid Ketchum", "life": 1}, "BANG!", True),
        ({"hand": ["Duel", "Beer"], "life": 1}, "BANG!", False),
        ({"hand": ["Duel", "Missed!", "Missed!"], "character": "Sid Ketchum", "life": 1}, "BANG!", False),
    ],
)
def test_nobody_starts_a_duel_that_is_sure_to_be_lost(
    own: dict[str, Any], known: str, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(dodge(D={"hand": [known, "Missed!"]}, E=own, turn="E"))
    assert (made(s, "play Duel -> D", monkeypatch, seen_first_cards(s)) == "end") == refused


@pytest.mark.parametrize(
    ("event", "own", "refused"),
    [
        ("The Reverend", {"life": 1, "hand": ["Duel", "Beer"]}, True),  # a Beer saves nobody
        ("Gold Rush", {"life": 1, "hand": ["Duel", "Beer"]}, False),
    ],
)
def test_a_beer_saves_whoever_loses_a_duel_unless_an_event_forbids_it(
    event: str, own: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(D={"hand": ["BANG!", "Missed!"]}, E=own, event=event, turn="E"))
    assert (made(s, "play Duel -> D", monkeypatch, seen_first_cards(s)) == "end") == refused


def test_a_ghost_loses_nothing_in_a_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = ["Duel Q♦", "Missed! J♣", "Missed! K♣"]
    s = parse_position(position(D={"hand": ["BANG!", "Missed!"]}, E=OUT, event="Ghost Town", turn="D", deck=deck))
    s.apply(parse_move(s, s.to_act, "end"), s.to_act)
    assert made(s, "play Duel Q♦ -> D", monkeypatch, seen_first_cards(s)).startswith("play Duel")


def test_calamity_janet_answers_a_duel_with_a_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    janet = {"character": "Calamity Janet", "hand": ["Missed!"]}
    s = parse_position(position(D=janet, E={"hand": ["Duel", "Missed!"]}, turn="E"))
    assert made(s, "play Duel -> D", monkeypatch, seen_first_cards(s)) == "end"


TWO = ["BANG! 2♦", "BANG! 3♦"]
FAR = {"in_play": ["Mustang"]}


@pytest.mark.parametrize(
    ("seat", "own", "others", "refused"),
    [
        ("A", {"character": "Sid Ketchum", "hand": TWO}, PROVEN, True),
        ("A", {"character": "Sid Ketchum", "hand": TWO}, {}, False),  # neither neighbour is a proven foe
        ("A", {"character": "Sid Ketchum", "hand": ["BANG! 2♦", "Missed!"]}, PROVEN, False),
        ("A", {"character": "Willy the Kid", "hand": TWO}, PROVEN, False),
        ("A", {"character": "Calamity Janet", "hand": ["BANG! 2♦", "Missed!"]}, PROVEN, True),
        ("A", {"character": "Sid Ketchum", "hand": TWO}, {**PROVEN, "D": {**FAR, "life": 1}}, False),  # he may fall
        ("A", {"character": "Sid Ketchum", "hand": TWO}, {**PROVEN, "D": {**FAR, "life": 2}}, True),
        ("A", {"character": "Sid Ketchum", "hand": TWO}, {**PROVEN, "event": "Shootout"}, False),
        ("A", {"character": "Sid Ketchum", "hand": TWO}, {**PROVEN, "C": {"character": "Apache Kid"}, "D": OUT}, False),
        ("E", {"hand": TWO}, {}, True),
        ("E", {"hand": TWO}, {"D": FAR}, False),  # the Sheriff alone is in reach
        ("C", {"hand": TWO}, {}, False),  # the Sheriff is out of reach
        ("C", {"hand": TWO}, {"B": OUT}, True),
    ],
)
def test_no_slower_gun_is_laid_over_a_volcanic_instead_of_firing(
    seat: str, own: dict[str, Any], others: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    people: dict[str, Any] = {"B": {"character": "Lucky Duke"}, "E": {"character": "Jesse Jones"}, **others}
    people[seat] = {**people.get(seat, {}), **own, "hand": [*own["hand"], "Remington"], "in_play": ["Volcanic"]}
    s = parse_position(dodge(**people, turn=seat))
    assert (made(s, "play Remington", monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("hand", "table", "event", "kept"),
    [
        (["Stagecoach", "Missed!"], [], {}, True),
        (["Wells Fargo"], [], {}, True),
        (["General Store"], [], {}, False),
        (["Pony Express"], [], {}, False),  # laying it brings nothing yet
        ([], ["Pony Express"], {}, True),
        (["Missed!", "Missed!"], ["Pony Express"], {}, False),  # not all of the cards could be kept
        (["Wells Fargo", "Missed!", "Missed!", "Beer"], [], {}, False),
        (["Wells Fargo", "Missed!", "Missed!", "Beer", "Beer"], [], {}, True),  # a card has to go anyway
        (["Stagecoach"], [], {"event": "Gold Rush", "events": ["A Fistful of Cards"]}, False),
    ],
)
def test_no_turn_ends_with_a_card_that_only_draws(
    hand: list[str], table: list[str], event: dict[str, Any], kept: bool
) -> None:
    s = parse_position(dodge(C={"hand": hand, "in_play": table}, turn="C", **event))
    view = s.view(s.to_act)
    assert senseless(view, Memory(view), END) == kept


def test_a_card_that_is_known_to_be_on_the_deck_may_be_left_for_somebody_else() -> None:
    s = parse_position(dodge(C={"hand": ["Stagecoach"]}, turn="C"))
    view = s.view(s.to_act)
    memory = Memory(view)
    assert senseless(view, memory, END)
    [world] = memory.worlds
    memory.worlds = {(*world[:-1], (view.hand[0],)): 1.0}
    assert not senseless(view, memory, END)


@pytest.mark.parametrize(
    ("chuck", "others", "refused"),
    [
        ({"hand": ["Beer 6♥"]}, {}, True),
        ({"hand": ["Beer 6♥"], "life": 3}, {}, False),
        ({"hand": ["Missed!"]}, {}, False),
        ({"hand": ["Canteen"]}, {}, False),  # it heals in the next turn at the earliest
        ({"hand": ["Beer 6♥", "Missed!"]}, {}, False),  # a card would have to go
        ({"hand": ["Beer 6♥"]}, {"B": OUT, "C": OUT, "D": OUT}, False),  # a Beer heals nobody any more
        ({"hand": ["Beer 6♥"]}, {"event": "The Reverend"}, False),
    ],
)
def test_chuck_wengam_gives_up_a_life_that_a_beer_brings_back(
    chuck: dict[str, Any], others: dict[str, Any], refused: bool
) -> None:
    s = parse_position(dodge(E={"character": "Chuck Wengam", **chuck}, turn="E", **others))
    view = s.view(s.to_act)
    assert senseless(view, Memory(view), END) == refused


@pytest.mark.parametrize(("life", "refused"), [(5, True), (4, False)])
def test_chuck_wengam_gives_up_no_life_if_he_has_lost_one(life: int, refused: bool) -> None:
    s = parse_position(dodge(A={"character": "Chuck Wengam", "life": life, "hand": ["Beer 6♥"]}))
    view = s.view(s.to_act)
    assert senseless(view, Memory(view), END) == refused


@pytest.mark.parametrize(
    ("open_foe", "other", "refused"),
    [
        ({"life": 2}, {"life": 3, "hand": ["any"]}, True),
        ({"life": 2}, {"life": 3, "in_play": ["Barrel"]}, True),
        ({"life": 2}, {"life": 3}, False),  # neither can avoid it
        ({"life": 3}, {"life": 2, "hand": ["any"]}, False),  # he is closer to elimination
        ({"life": 1}, {"life": 1, "hand": ["any"]}, False),  # the shot may eliminate
        ({"life": 2, "in_play": ["Barrel"]}, {"life": 3, "hand": ["any"]}, False),
        ({"life": 2, "hand": ["any"]}, {"life": 3, "hand": ["any"]}, False),
        ({"life": 2, "character": "El Gringo"}, {"life": 3, "hand": ["any"]}, False),  # he would draw a card
        (
            {"life": 2, "character": "Paul Regret", "in_play": ["Mustang", "Hideout"]},
            {"life": 3, "hand": ["any"]},
            False,
        ),
        ({"life": 2, "character": "Apache Kid"}, {"life": 3, "hand": ["any"]}, False),  # a diamond does nothing to him
    ],
)
def test_a_foe_who_cannot_avoid_it_is_shot_at_before_one_who_may(
    open_foe: dict[str, Any], other: dict[str, Any], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deputy B sits with two outlaws, and everybody knows it."""
    deputy = {"hand": ["BANG! 2♦"], "in_play": ["Schofield"]}
    people = {"B": deputy, "E": OUT, "C": {"hand": [], **open_foe}, "D": {"hand": [], **other}}
    s = parse_position(dodge(**people, turn="B"))
    shot = made(s, "play BANG! 2♦ -> D", monkeypatch)
    assert (shot != "play BANG! 2♦ -> D") == refused


def test_outlaws_may_prefer_the_sheriff_to_a_deputy_who_cannot_avoid_the_shot(monkeypatch: pytest.MonkeyPatch) -> None:
    outlaw = {"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}
    people = {"C": outlaw, "A": {"hand": ["any"], "life": 3}, "B": {"life": 2}, "E": OUT, "D": OUT}
    s = parse_position(position(**people, turn="C"))
    assert made(s, "play BANG! 2♦ -> A", monkeypatch) == "play BANG! 2♦ -> A"
