"""Bots: they see what a seat sees, and the greedy one does nothing silly."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from boothill.bots import BOTS, Bot, bots_for, make_bot
from boothill.bots.driver import Driver
from boothill.bots.levels import elo
from boothill.core.ids import NOBODY, Face, Seat
from boothill.core.moves import Move
from boothill.core.refusal import Refused
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.sets import GAMES, ruleset
from boothill.sets.classic.policy import enmity, layouts, role_chances
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position
from tests.bots import chosen, dodge, position, three
from tests.tables import TABLES, dealt

ROLES = ruleset("classic").roles


greedy_move = partial(chosen, "greedy")


def test_the_deputy_never_shoots_the_sheriff() -> None:
    alone = {"C": {"character": "Paul Regret", "in_play": ["Mustang 8♥"]}, "turn": "B"}  # only the Sheriff is in reach
    assert greedy_move(position(B={"character": "Vulture Sam", "hand": ["BANG!"]}, **alone)) == "end"
    assert "-> A" not in greedy_move(position(B={"hand": ["Duel", "BANG!", "BANG!"]}, turn="B"))
    for _ in range(5):
        assert "-> A" not in greedy_move(position(B={"hand": ["Panic!"]}, A={"in_play": ["Barrel"]}, turn="B"))


def test_the_outlaw_shoots_the_sheriff() -> None:
    data = position(C={"hand": ["BANG! 2♦"], "in_play": ["Schofield"]}, turn="C")
    assert greedy_move(data) == "play BANG! 2♦ -> A"


def test_whoever_shoots_the_sheriff_is_shot_by_the_deputy() -> None:
    data = position(
        C={"hand": ["BANG! 2♦"], "in_play": ["Schofield K♠"]},
        B={"hand": ["BANG! 3♦"], "in_play": ["Winchester"]},
        turn="C",
        deck=["Saloon", "Gatling", *["Jail"] * 3, "Dynamite", "Mustang 8♥", "Mustang 9♥", "Missed! 2♠", "Missed! 3♠"],
    )
    data["players"]["F"] = {"role": "outlaw", "character": "Jourdonnais"}
    end = [
        ("C", "play BANG! -> A"),
        ("A", "pass"),
        ("C", "end"),
        ("D", "end"),
        ("E", "end"),
        ("F", "end"),
        ("A", "end"),
    ]
    assert greedy_move(data, *end) == "play BANG! 3♦ -> C"


def test_heals_when_low() -> None:
    assert greedy_move(position(A={"life": 1, "hand": ["Beer 6♥"]})) == "play Beer 6♥"
    assert greedy_move(position(A={"life": 5, "hand": ["Beer 6♥"]})) == "end"


def test_arms_itself_but_never_for_the_worse() -> None:
    assert greedy_move(position(A={"hand": ["Winchester"]})) == "play Winchester 8♠"
    assert greedy_move(position(A={"hand": ["Schofield K♠"], "in_play": ["Winchester"]})) == "end"
    assert greedy_move(position(A={"hand": ["Schofield K♠", "Winchester"]})) == "play Winchester 8♠"


def test_answers() -> None:
    shot = position(
        C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C", A={"hand": ["Missed! 2♠"], "in_play": ["Barrel"]}
    )
    assert greedy_move(shot, ("C", "play BANG! -> A")) == "use Barrel Q♠"
    shot["players"]["A"]["in_play"] = []
    assert greedy_move(shot, ("C", "play BANG! -> A")) == "play Missed! 2♠"
    slab = position(D={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="D", A={"hand": ["Missed! 2♠"]})
    assert greedy_move(slab, ("D", "play BANG! -> A")) == "pass", "one Missed! against Slab is wasted"
    indians = position(C={"hand": ["Indians!"]}, turn="C", D={"hand": ["BANG! 2♦"]})
    assert greedy_move(indians, ("C", "play Indians!")) == "discard BANG! 2♦"


def test_a_dying_player_drinks() -> None:
    data = position(C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C", A={"life": 1, "hand": ["Beer 6♥"]})
    assert greedy_move(data, ("C", "play BANG! -> A"), ("A", "pass")) == "play Beer 6♥"


def test_discards_the_worst_card() -> None:
    data = position(A={"life": 1, "hand": ["Missed! 2♠", "Dynamite"]}, phase="discard")
    assert greedy_move(data) == "discard Dynamite 2♥"
    armed = position(A={"life": 1, "hand": ["Remington", "Duel"], "in_play": ["Winchester"]}, phase="discard")
    assert greedy_move(armed) == "discard Remington K♣", "a better one lies there"
    gone = {"alive": False}
    last = {"life": 1, "hand": ["Beer 6♥", "Duel"]}
    assert greedy_move(position(A=last, B=gone, C=gone, D=gone, phase="discard")) == "discard Beer 6♥"


def test_lucky_duke_takes_the_lucky_card() -> None:
    data = position(E={"in_play": ["Jail"]}, turn="D", deck=["♠ 2-9", "♥"])
    assert "♥" in greedy_move(data, ("D", "end"))
    data = position(E={"in_play": ["Dynamite"]}, turn="D", deck=["♠ 2-9", "♥"])
    assert "♥" in greedy_move(data, ("D", "end"))


def test_layouts_are_all_that_is_possible() -> None:
    assert len(layouts(("sheriff", "", "", "", ""), ROLES[5])) == 12
    assert layouts(("sheriff", "deputy", "outlaw", "", "outlaw"), ROLES[5]) == (
        ("sheriff", "deputy", "outlaw", "renegade", "outlaw"),
    )


def test_proven_roles_are_certain() -> None:
    s = parse_position(position(C={"alive": False}, D={"alive": False}, turn="A"))
    view = s.view(Seat(4))
    chances = role_chances(view, Memory(view))
    assert chances[1]["deputy"] == 1.0
    assert enmity(view, Memory(view))[0] < 0, "the Renegade keeps the Sheriff for the last"


@pytest.mark.parametrize(
    ("game", "players", "bot"), [(game, players, bot) for game, players in TABLES for bot in bots_for(game)]
)
def test_whole_games_of_bots(game: str, players: int, bot: str) -> None:
    bots = [bot] * players if bot != "marshal" else ["marshal:1", *["greedy"] * (players - 1)]
    for seed in range(3 if bot != "marshal" else 1):
        driver = Driver(dealt(seed, players, game), [make_bot(name) for name in bots], Random(seed))
        assert driver.run().over


def test_a_driver_stops_for_somebody_who_is_no_bot() -> None:
    bots = [None, *[make_bot("greedy") for _ in range(4)]]
    driver = Driver(dealt(2), bots, Random(2))
    s = driver.run()
    assert s.over or s.to_act == 0


class Silent(Bot):
    def choose(self, view: View, memory: Memory, rng: Random) -> Any:
        return None


class Cheat(Bot):
    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        return Move("play", Face(0), name="Royal Flush")


def test_a_bot_that_makes_no_move_or_an_impossible_one_is_named() -> None:
    with pytest.raises(TypeError, match=r"Silent.choose returned None; it has to return one of view.legal"):
        Driver(dealt(2), [Silent()] * 5, Random(2)).run()
    with pytest.raises(Refused) as refused:
        Driver(dealt(2), [Cheat()] * 5, Random(2)).run()
    [note] = refused.value.__notes__
    assert note.startswith("Cheat made that move, ") and note.endswith("which is not in view.legal")


# -- Dodge City ------------------------------------------------------------------------------------------------


def test_lays_green_cards_and_draws_with_them() -> None:
    assert greedy_move(dodge(A={"hand": ["Pony Express"]})) == "play Pony Express Q♦"
    assert greedy_move(dodge(A={"hand": ["Iron Plate A♦"], "in_play": ["Iron Plate Q♠"]})) == "end"
    assert greedy_move(dodge(A={"in_play": ["Pony Express"], "hand": ["BANG! 2♦"]})) == "use Pony Express Q♦"
    assert greedy_move(dodge(A={"life": 4, "in_play": ["Canteen"]})) == "use Canteen 7♥"
    assert greedy_move(dodge(A={"in_play": ["Canteen"]})) == "end"


@pytest.mark.parametrize("card", ["Knife 8♥", "Derringer 7♠", "Pepperbox A♥", "Buffalo Rifle Q♣"])
def test_green_weapons_are_for_foes(card: str) -> None:
    outlaw = {"role": "outlaw", "in_play": [card]}
    assert greedy_move(dodge(E=outlaw, C={"role": "renegade"}, turn="E")) == f"use {card} -> A"
    assert "-> A" not in greedy_move(dodge(B={"in_play": [card]}, turn="B"))


def test_the_howitzer_spares_a_friend_without_whom_all_is_lost() -> None:
    assert greedy_move(dodge(C={"in_play": ["Howitzer"]}, turn="C")) == "use Howitzer 9♠"
    assert greedy_move(dodge(B={"in_play": ["Howitzer"]}, turn="B")) == "end"
    data = dodge(E={"in_play": ["Howitzer"]}, turn="E")
    data["players"]["F"] = {"role": "outlaw", "character": "Jourdonnais"}
    data["players"]["G"] = {"role": "deputy", "character": "Paul Regret"}
    assert greedy_move(data) == "use Howitzer 9♠", "the Renegade, at many foes"
    data["players"]["A"]["life"] = 1
    assert greedy_move(data) == "end"


def test_green_thieves() -> None:
    sheriff = {"in_play": ["Barrel Q♠", "Scope"], "hand": ["any"]}
    assert greedy_move(dodge(A=sheriff, C={"in_play": ["Conestoga"]}, turn="C")) == "use Conestoga 9♦ -> A's Barrel Q♠"
    helped = dodge(A={"in_play": ["Dynamite 2♥", "Barrel Q♠"]}, B={"in_play": ["Can Can"]}, turn="B")
    assert greedy_move(helped) == "use Can Can J♣ -> A's Dynamite 2♥"
    own = dodge(B={"in_play": ["Can Can", "Dynamite 2♥", "Mustang 8♥"]}, turn="B")
    assert greedy_move(own) == "use Can Can J♣ -> B's Dynamite 2♥"


def test_green_misses_come_before_those_in_the_hand() -> None:
    hand, laid = ["Missed! 2♠", "Dodge 7♦"], ["Iron Plate A♦", "Bible 10♥", "Barrel Q♠"]
    for answer in ("use Barrel Q♠", "use Bible 10♥", "use Iron Plate A♦", "play Dodge 7♦", "play Missed! 2♠"):
        sheriff = {"hand": hand, "in_play": laid}
        data = dodge(C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C", A=sheriff)
        assert greedy_move(data, ("C", "play BANG! -> A")) == answer
        hand, laid = ([card for card in cards if not answer.endswith(card)] for cards in (hand, laid))


def test_elena_fuente_misses_with_her_worst_card() -> None:
    elena = {"character": "Elena Fuente", "hand": ["Beer 6♥", "Dynamite 2♥", "Missed! 2♠"]}
    data = dodge(A=elena, C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C")
    assert greedy_move(data, ("C", "play BANG! -> A")) == "play Dynamite 2♥ as Missed!"


def test_pays_with_the_worst_card_and_only_for_more_than_it_is_worth() -> None:
    outlaw = {"hand": ["Springfield", "Duel J♠", "Dynamite 2♥"]}
    assert greedy_move(dodge(C=outlaw, turn="C")) == "play Springfield K♠ with Dynamite 2♥ -> A"
    assert greedy_move(dodge(C={"hand": ["Springfield", "Beer 6♥"]}, turn="C")) == "end"
    last = dodge(C={"hand": ["Springfield", "Beer 6♥"]}, A={"life": 1}, turn="C")
    assert greedy_move(last) == "play Springfield K♠ with Beer 6♥ -> A"
    full = dodge(C={"life": 1, "hand": ["Springfield", "Missed! 2♠", "Missed! 3♠"]}, turn="C")
    assert greedy_move(full).startswith("play Springfield K♠ with Missed!"), "both cannot be kept"
    assert greedy_move(dodge(C={"hand": ["Springfield", "Missed! 2♠", "Missed! 3♠"]}, turn="C")) == "end"
    theft = dodge(
        C={"hand": ["Rag Time", "Schofield K♠"], "in_play": ["Winchester"]}, A={"in_play": ["Barrel Q♠"]}, turn="C"
    )
    assert greedy_move(theft) == "play Rag Time 9♥ with Schofield K♠ -> A's Barrel Q♠"


def test_brawl_takes_the_best_of_foes_and_the_least_of_friends() -> None:
    data = dodge(
        C={"hand": ["Brawl", "Dynamite 2♥"], "life": 3},
        A={"in_play": ["Scope", "Barrel Q♠"], "hand": ["any"]},
        B={"alive": False},
        E={"alive": False},
        D={"in_play": ["Jail 4♥", "Mustang 8♥"], "hand": ["any"]},
        turn="C",
    )
    assert greedy_move(data) == "play Brawl J♠ with Dynamite 2♥"
    assert greedy_move(dodge(A={"hand": ["any"]}, B={"hand": ["Brawl", "Dynamite 2♥"]}, turn="B")) == "end"
    played = ("C", "play Brawl with Dynamite")
    assert greedy_move(data, played) == "choose D's Jail 4♥"
    assert greedy_move(data, played, ("C", "choose D's Jail")) == "choose A's Barrel Q♠"


def test_healing_for_two_cards() -> None:
    assert greedy_move(dodge(A={"life": 2, "hand": ["Whisky", "Duel J♠"]})) == "play Whisky Q♥ with Duel J♠"
    for life in (3, 4):
        assert greedy_move(dodge(A={"life": life, "hand": ["Whisky", "Duel J♠"]})) == "end"
    assert greedy_move(dodge(A={"life": 1, "hand": ["Tequila", "Duel J♠"]})) == "play Tequila 9♣ with Duel J♠ -> A"
    friend = dodge(A={"life": 1}, B={"hand": ["Tequila", "Duel J♠"]}, turn="B")
    assert greedy_move(friend) == "play Tequila 9♣ with Duel J♠ -> A"
    assert greedy_move(dodge(A={"life": 1}, C={"hand": ["Tequila", "Saloon"]}, turn="C")) == "end"


def test_whoever_heals_the_sheriff_is_lawful() -> None:
    s = parse_position(dodge(A={"life": 1}, B={"hand": ["Tequila", "Duel J♠"]}, turn="B"))
    memory = Memory(s.view(Seat(0)))
    memory.see(s.apply(parse_move(s, Seat(1), "play Tequila with Duel -> A"), Seat(1)))
    chances = role_chances(s.view(Seat(0)), memory)
    assert chances[1]["deputy"] > chances[2]["deputy"]


def hit(**sheriff: Any) -> str:
    data = dodge(C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C", A=sheriff)
    return greedy_move(data, ("C", "play BANG! -> A"), ("A", "pass"))


def test_a_beer_before_a_loss() -> None:
    assert hit(life=1, hand=["Beer 6♥"]) == "play Beer 6♥"
    assert hit(life=2, hand=["Beer 6♥"]) == "play Beer 6♥"
    assert hit(life=4, hand=["Beer 6♥"]) == "pass"
    assert hit(life=2, hand=["Beer 6♥"], character="Bart Cassidy") == "pass", "a card first, the Beer in the own turn"
    assert hit(life=4, hand=["Beer 6♥"], character="Molly Stark") == "play Beer 6♥", "she takes a card for it"
    pay = hit(life=1, hand=["Panic! J♥", "Dynamite 2♥", "Jail 4♥"], character="Sid Ketchum")
    assert pay == "use Sid Ketchum with Dynamite 2♥, Jail 4♥"


def test_no_beer_in_vain() -> None:
    blast = dodge(A={"life": 1, "hand": ["Beer 6♥"], "in_play": ["Dynamite 2♥"]}, turn="E", deck=["♠ 2-9"])
    assert greedy_move(blast, ("E", "end")) == "pass"
    blast["players"]["A"].update(life=2, hand=["Beer 6♥", "Beer 7♥"])
    assert greedy_move(blast, ("E", "end")).startswith("play Beer")


def copied(others: list[str], **vera: Any) -> str:
    players = dict(zip("BCDE", ({"character": name} for name in others), strict=True))
    return greedy_move(dodge(A={"character": "Vera Custer", **vera}, **players, turn="E"), ("E", "end"))


def test_vera_custer_copies_what_helps() -> None:
    assert copied(["Pixie Pete", "Greg Digger", "Lucky Duke", "Bill Noface"]) == "choose Pixie Pete"
    assert copied(["Pixie Pete", "Greg Digger", "Lucky Duke", "Bill Noface"], life=1) == "choose Bill Noface"
    assert copied(["Willy the Kid", "Rose Doolan", "Lucky Duke", "Greg Digger"]) == "choose Rose Doolan"
    armed = copied(["Willy the Kid", "Rose Doolan", "Lucky Duke", "Greg Digger"], hand=["BANG! 2♦", "BANG! 3♦"])
    assert armed == "choose Willy the Kid"


def test_pat_brennan_takes_a_good_card_of_a_foe_or_a_nuisance_of_a_friend() -> None:
    def drawn(weapon: tuple[str, ...] = (), **changes: Any) -> str:
        gone = {"alive": False}  # of the others only an Outlaw is left
        pat = {"character": "Pat Brennan", "in_play": list(weapon)}
        return greedy_move(dodge(B=gone, C=pat, E=gone, **changes), ("A", "end"))

    assert drawn(A={"in_play": ["Barrel Q♠", "Scope"]}) == "draw from A's Barrel Q♠"
    assert drawn(D={"in_play": ["Barrel Q♠"]}) == "draw from deck"
    assert drawn(A={"in_play": ["Scope"]}, D={"in_play": ["Jail 4♥"]}) == "draw from D's Jail 4♥"
    assert drawn(A={"in_play": ["Schofield"]}, weapon=("Winchester",)) == "draw from deck"
    twin = {"character": "Vera Custer", "copies": "Pat Brennan", "in_play": ["Barrel Q♠"]}
    assert drawn(A=twin) == "draw from deck", "she would take it back"


def test_sharing_takes_the_best() -> None:
    data = dodge(
        A={"character": "Vulture Sam"},
        B={"character": "Vera Custer", "copies": "Vulture Sam"},
        C={"hand": ["BANG!"], "in_play": ["Winchester"]},
        E={"character": "Greg Digger", "life": 1, "in_play": ["Dynamite 2♥", "Barrel Q♠"], "hand": ["any"]},
        turn="C",
    )
    felled = [("C", "play BANG! -> E"), ("E", "use Barrel"), ("E", "pass"), ("E", "pass")]
    data["deck"] = ["♣"]
    assert greedy_move(data, *felled) == "take Barrel Q♠"
    assert greedy_move(data, *felled, ("A", "take Barrel")) == "take hand"


def test_abilities_of_the_play_phase() -> None:
    chuck = {"character": "Chuck Wengam"}
    assert greedy_move(dodge(A={**chuck, "life": 5, "hand": ["Missed! 2♠"]})) == "use Chuck Wengam"
    assert greedy_move(dodge(A={**chuck, "life": 2})) == "end"
    assert greedy_move(dodge(A={**chuck, "life": 5, "hand": ["Missed! 2♠", "Missed! 3♠", "Missed! 4♠"]})) == "end"
    doc = {"character": "Doc Holyday", "in_play": ["Schofield K♠"]}
    shot = greedy_move(dodge(C={**doc, "hand": ["Schofield J♣", "Dynamite 2♥", "Missed! 2♠"]}, turn="C"))
    assert shot == "use Doc Holyday with Dynamite 2♥, Schofield J♣ -> A"
    assert greedy_move(dodge(C={**doc, "hand": ["Missed! 2♠", "Missed! 3♠"]}, turn="C")) == "end"
    jose = {"character": "José Delgado", "in_play": ["Barrel Q♠"]}
    traded = greedy_move(dodge(A={**jose, "hand": ["Barrel A♣", "Mustang 8♥", "Missed! 2♠"]}))
    assert traded == "use José Delgado with Barrel A♣"


def drained(data: dict[str, Any]) -> str:
    """What the greedy bot does when there is nothing left to draw."""
    s = parse_position(data)
    s.hands[s.next_seat(s.to_act)] += s.decks[0]
    s.decks[0] = []
    view = s.view(s.to_act)
    return print_move(s, make_bot("greedy").choose(view, Memory(view), Random(1)))


def test_draws_nothing_from_nothing() -> None:
    """Two cards that draw would otherwise draw each other for ever."""
    for card in ("Stagecoach", "Wells Fargo", "General Store"):
        assert drained(dodge(B={"hand": [card]}, turn="B")) == "end"
    jose = {"character": "José Delgado", "hand": ["Schofield J♣"], "in_play": ["Winchester"]}
    assert drained(dodge(B=jose, turn="B")) == "end"


def test_where_nothing_can_be_drawn_only_proven_friends_are_spared() -> None:
    """A Sheriff who may keep all cards and trusts everybody a little would otherwise wait for ever."""
    gone = {"alive": False}
    trusting = dodge(A={"character": "Sean Mallory", "hand": ["BANG! 2♦"]}, C=gone, D=gone)
    assert greedy_move(trusting) == "end"
    assert drained(trusting).startswith("play BANG! 2♦ -> ")
    deputy = {"character": "Greg Digger", "hand": ["BANG! 2♦"]}
    assert drained(dodge(B=deputy, C=gone, D=gone, E={"in_play": ["Mustang 8♥"]}, turn="B")) == "end"
    far = {"character": "Paul Regret", "in_play": ["Mustang 8♥"]}
    assert drained(dodge(A=far, B=gone, C={"hand": ["BANG! 2♦"]}, E=gone, turn="C")) == "end", "an Outlaw, at an Outlaw"


@pytest.mark.parametrize(("hunter", "quarry"), [("A", "C"), ("B", "A"), ("C", "B")])
def test_three_hunt_in_a_circle(hunter: str, quarry: str) -> None:
    (other,) = {"A", "B", "C"} - {hunter, quarry}
    for card in ("BANG! 2♦", "Cat Balou 8♣"):
        armed = {hunter: {"hand": [card, "Barrel Q♠"], "in_play": ["Barrel A♣"]}, quarry: {"hand": ["any"]}}
        move = f"play {card} -> {quarry}" + ("" if "BANG" in card else "'s hand")
        assert greedy_move({**three(**armed, **{other: {"hand": ["any"]}}), "turn": hunter}) == move
    armed = {hunter: {"hand": ["BANG! 2♦"]}}
    end = {other: {"life": 1}}
    assert greedy_move({**three(**armed, **end), "turn": hunter}) == f"play BANG! 2♦ -> {other}", "he is the hunter"
    won = {quarry: {"life": 1}}
    assert greedy_move({**three(**armed, **end, **won), "turn": hunter}) == f"play BANG! 2♦ -> {quarry}"
    alone = {quarry: {"alive": False}}
    assert greedy_move({**three(**armed, **alone), "turn": hunter}) == f"play BANG! 2♦ -> {other}"


def test_of_two_renegades_each_wants_the_other_out_before_the_sheriff() -> None:
    names = ["Apache Kid", "Greg Digger", "Herb Hunter"]
    more: dict[str, dict[str, Any]] = {
        name: {"role": role, "character": who}
        for name, role, who in zip("FGH", ("deputy", "outlaw", "renegade"), names, strict=True)
    }
    for player in more.values():
        player["alive"] = player["role"] == "renegade"
    data = dodge(B={"alive": False}, C={"alive": False}, D={"alive": False}, turn="E")
    data["players"].update(more)
    view = parse_position(data).view(Seat(4))
    foes = enmity(view, Memory(view))
    assert foes[0] < 0 < foes[7]
    more["H"]["alive"] = False
    view = parse_position(data).view(Seat(4))
    assert enmity(view, Memory(view))[0] > 0


def test_diamonds_are_not_wasted_on_apache_kid() -> None:
    kid = {"character": "Apache Kid", "in_play": ["Barrel Q♠"]}
    shooter = {"in_play": ["Schofield K♠"]}
    assert greedy_move(dodge(A=kid, C={**shooter, "hand": ["BANG! 2♦", "BANG! 5♣"]}, turn="C")) == "play BANG! 5♣ -> A"
    assert "-> A" not in greedy_move(dodge(A=kid, C={"in_play": ["Conestoga"]}, turn="C"))
    pair = dodge(A=kid, C={"hand": ["Indians! 5♦"]}, B={"alive": False}, E={"alive": False}, turn="C")
    assert greedy_move(pair) == "end"


def test_levels_come_with_their_measured_strength() -> None:
    """The bots are listed by strength, the weakest first, as far as they can be told apart; none has points for a game
    that does not exist."""
    for game in GAMES:
        points = [elo(bot)[game] for bot in BOTS if game in elo(bot)]
        assert len(points) >= 3
        assert all(above - below > -30 for below, above in pairwise(points)), points
    assert all(set(elo(bot)) <= set(GAMES) for bot in BOTS)


def test_unknown_bots() -> None:
    with pytest.raises(ValueError, match="there is no bot 'robot'"):
        make_bot("robot")
    for none in ("marshal:0", "learned:0:network.npz"):
        with pytest.raises(ValueError, match=f"{none}: at least one playout"):
            make_bot(none)
    assert NOBODY == -1
