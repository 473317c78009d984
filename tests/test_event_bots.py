"""Bots under events: nobody wastes what an event makes useless, and what an event asks is answered sensibly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.greedy.events import rules_in_turn
from boothill.bots.policy import policy_of
from boothill.core.ids import Seat
from boothill.core.moves import END
from boothill.core.state import State
from boothill.knowledge.actions import BACK, SHOT, TURN, Deed
from boothill.knowledge.beliefs import ROLES, TableBeliefs, beliefs, spared
from boothill.knowledge.memory import Memory
from boothill.sets import new_game
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from tests.bots import chosen, dodge, position

GONE = {"alive": False}
QUICK = ["greedy", "gunslinger"]
"""They go by rules of thumb: what they do at close calls is settled, too."""
BOTS = [*QUICK, "marshal:24"]
"""The marshal with few playouts, so that the same luck gives the same move."""
BEST = BOTS[1:]


def under(event: str, next: str = "Gold Rush", **changes: Any) -> dict[str, Any]:
    """The table of five in the middle of a round."""
    return position(event=event, events=[next, "High Noon"], event_sets="both", **changes)


def does(bot: str, data: dict[str, Any], *before: tuple[str, str]) -> str:
    return chosen(bot, data, *before)


# -- what is useless now ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", BEST)
def test_nobody_begins_a_duel_in_which_the_sermon_binds_his_hands(bot: str) -> None:
    """HIN-8.5: whoever is challenged and has a BANG! wins."""
    armed = {"hand": ["Duel J♠", "BANG! 2♦", "BANG! 3♦"], "life": 2}
    full: dict[str, Any] = {"A": {"hand": ["any"] * 5, "life": 3}, "C": armed, "turn": "C"}
    assert does(bot, position(**full)).startswith("play Duel J♠ -> A")
    assert does(bot, under("The Sermon", **full)) == "end"
    empty: dict[str, Any] = full | {"A": {"hand": [], "life": 1}}
    assert does(bot, under("The Sermon", **empty)) == "play Duel J♠ -> A", "he has nothing to answer with"


@pytest.mark.parametrize("bot", BOTS)
def test_a_wounded_player_has_nothing_to_drink_under_the_reverend(bot: str) -> None:
    """HIN-9.1. A Beer is the first to go then, though worth most as a rule."""
    held = {"life": 1, "hand": ["Beer 6♥", "Missed! 2♠"]}
    assert does(bot, position(A=held, phase="discard")) == "discard Missed! 2♠"
    assert does(bot, under("The Reverend", A=held, phase="discard")) == "discard Beer 6♥"


def test_a_last_life_point_is_not_saved_by_a_beer_under_the_reverend() -> None:
    from boothill.bots.gunslinger.odds import Odds

    data: dict[str, Any] = {"A": {"hand": ["BANG! 2♦"]}, "C": {"life": 1, "hand": ["any"] * 4}}
    view = parse_position(position(**data)).view(Seat(0))
    assert 0.0 < Odds(view, Memory(view)).falls(view.fronts[2]) < 1.0
    view = parse_position(under("The Reverend", **data)).view(Seat(0))
    assert Odds(view, Memory(view)).falls(view.fronts[2]) == 1.0


@pytest.mark.parametrize("bot", BOTS)
def test_gear_that_rests_under_lasso_is_kept_by_the_starter_unless_he_has_to_discard_it(bot: str) -> None:
    """FIS-5.3: when it works again it is his turn, and he can lay it then."""
    kept = {"hand": ["Barrel Q♠", "Mustang 8♥"], "life": 4}
    assert does(bot, position(A=kept)).startswith("play ")
    assert does(bot, under("Lasso", A=kept)) == "end"
    assert does(bot, under("Lasso", A=kept | {"life": 1})).startswith("play ")


@pytest.mark.parametrize("bot", BOTS)
def test_gear_that_rests_under_lasso_is_laid_by_others_for_the_rounds_to_come(bot: str) -> None:
    data = under("Lasso", B={"hand": ["Barrel Q♠"]}, turn="B")
    assert does(bot, data) == "play Barrel Q♠"


def test_barrels_do_not_count_under_lasso_nor_under_the_curse_and_always_under_the_blessing() -> None:
    from boothill.bots.gunslinger.odds import Odds

    found = {}
    for event in ("Gold Rush", "Lasso", "Curse", "Blessing"):
        view = parse_position(under(event, next="Thirst", C={"in_play": ["Barrel"]})).view(Seat(0))
        found[event] = Odds(view, Memory(view)).hit(view.fronts[2])
    assert found == {"Gold Rush": 0.75, "Lasso": 1.0, "Curse": 1.0, "Blessing": 0.0}


@pytest.mark.parametrize("bot", BEST)
def test_nobody_is_jailed_who_will_be_free_at_once(bot: str) -> None:
    """HIN-5.2. The event counts that is in force when his turn begins."""
    jailer: dict[str, Any] = {"A": {"hand": ["Jail 4♥"]}, "B": GONE, "D": GONE, "E": GONE}
    assert does(bot, under("Thirst", **jailer)) == "play Jail 4♥ -> C"
    assert does(bot, under("Blessing", **jailer)) == "end"
    assert does(bot, under("Thirst", next="Blessing", **jailer)) == "play Jail 4♥ -> C", "his turn comes before"
    after = {"D": {"hand": ["Jail 4♥"]}, "C": GONE, "E": GONE, "turn": "D"}
    assert does(bot, under("Blessing", next="Thirst", **after)) == "play Jail 4♥ -> B"
    assert does(bot, under("Thirst", next="Blessing", **after)) == "end", "the Sheriff turns it over first"


def test_the_rules_of_a_turn_to_come_are_those_of_its_event() -> None:
    s = parse_position(under("Thirst", next="Blessing", turn="C"))
    names = {name: rules_in_turn(s, Seat(seat)).event for seat, name in enumerate(s.names)}
    assert {name: event.name for name, event in names.items() if event} == {
        "A": "Blessing", "B": "Blessing", "C": "Blessing", "D": "Thirst", "E": "Thirst",
    }  # fmt: skip
    back = parse_position(under("Gold Rush", next="Blessing", turn="C"))
    assert rules_in_turn(back, Seat(1)) is back.rules, "turns go the other way round"
    last = parse_position(position(event="High Noon", events=[], turn="C"))
    assert rules_in_turn(last, Seat(1)) is last.rules, "the last event stays"


@pytest.mark.parametrize("bot", QUICK)
def test_what_the_draw_phase_takes_is_counted(bot: str) -> None:
    """HIN-7.1: Pat Brennan takes a good card in play rather than one unseen one, but not rather than two."""
    pat = {"character": "Pat Brennan"}
    foe = {"character": "Bill Noface", "in_play": ["Barrel Q♠"]}
    data: dict[str, Any] = {"A": pat, "C": foe, "phase": "draw"}
    assert does(bot, dodge(**data)) == "draw from deck"
    thirsty = dodge(event="Thirst", events=["Gold Rush", "High Noon"], event_sets="both", **data)
    assert does(bot, thirsty) == "draw from C's Barrel Q♠"


@pytest.mark.parametrize("bot", BOTS)
def test_both_shots_of_a_shootout_are_fired(bot: str) -> None:
    data = under("Shootout", A={"life": 3}, C={"hand": ["BANG! 2♦", "BANG! 3♦"], "in_play": ["Schofield"]}, turn="C")
    fired = ("C", "play BANG! 2♦ -> A"), ("A", "pass")
    assert does(bot, data, *fired) == "play BANG! 3♦ -> A"


# -- what has to be done ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", BOTS)
def test_a_card_that_has_to_be_played_is_played_where_it_does_the_least_harm(bot: str) -> None:
    """FIS-3.6: a Deputy who must play a BANG! or a Duel spares the Sheriff."""
    for card in ("BANG! 2♦", "Duel J♠"):
        data = under(
            "Law of the West", B={"in_play": ["Winchester"]}, turn="B", phase="draw", deck=["Missed! 2♠", card]
        )
        assert does(bot, data) in [f"play {card} -> {name}" for name in "CDE"]


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_shoots_a_friend_because_a_beer_has_to_be_drunk(bot: str) -> None:
    gone: dict[str, Any] = {"C": GONE, "D": GONE, "E": {"in_play": ["Mustang 8♥"], "character": "Paul Regret"}}
    data = under("Law of the West", B={"character": "Vulture Sam", "hand": ["BANG! 2♦"]}, turn="B", phase="draw",
                 deck=["Missed! 2♠", "Beer 6♥"], **gone)  # fmt: skip
    assert does(bot, data) == "play Beer 6♥"


# -- ghosts ----------------------------------------------------------------------------------------------------


def haunted(**changes: Any) -> dict[str, Any]:
    """C, an Outlaw, is back for his turn."""
    ghost = {"hand": [], **changes.pop("C", {})}
    return under("Ghost Town", ghost="C", fallen=["C"], turn="C", C=ghost, **changes)


@pytest.mark.parametrize("bot", BOTS)
def test_a_ghost_shoots_and_duels_for_he_has_nothing_to_lose(bot: str) -> None:
    """HIN-12.6, 12.9."""
    assert does(bot, haunted(C={"hand": ["Duel J♠"]}, A={"hand": ["any"] * 5})) == "play Duel J♠ -> A"
    shot = haunted(C={"hand": ["BANG! 2♦"], "in_play": ["Schofield"]}, A={"in_play": ["Barrel"], "life": 2})
    assert does(bot, shot) == "play BANG! 2♦ -> A"


@pytest.mark.parametrize("bot", BOTS)
def test_a_ghost_arms_himself_first_and_lays_what_goes_with_him_last(bot: str) -> None:
    armed = {"hand": ["Barrel Q♠", "Winchester 8♠", "BANG! 2♦", "Beer 6♥"]}
    assert does(bot, haunted(C=armed)) == "play Winchester 8♠"
    assert does(bot, haunted(C={"hand": ["Barrel Q♠", "Beer 6♥"]})) in ("play Barrel Q♠", "end"), (
        "no Beer: it is no use"
    )


def test_a_ghost_does_not_count_for_how_a_state_stands() -> None:
    s = parse_position(haunted())
    numbers = policy_of(s.rules).numbers(s)
    assert numbers["outlaw 1"] == 1.0 and "outlaw 2" not in numbers


# -- what events ask -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", QUICK)
def test_a_deputy_gives_a_life_point_to_a_sheriff_in_need_and_to_nobody_else(bot: str) -> None:
    """FIS-6.1."""

    def asked(**changes: Any) -> str:
        return does(bot, under("Blood Brothers", turn="B", phase="start", **changes))

    assert asked(A={"life": 1}, C={"life": 1}) == "use Blood Brothers -> A"
    assert asked(A={"life": 4}, C={"life": 1}) == "pass"
    assert asked(A={"life": 2}, B={"life": 2}) == "pass"


@pytest.mark.parametrize("bot", BOTS)
def test_an_outlaw_gives_no_life_point_to_the_sheriff(bot: str) -> None:
    assert does(bot, under("Blood Brothers", turn="C", phase="start", A={"life": 1})) == "pass"


@pytest.mark.parametrize("bot", BOTS)
def test_the_colour_is_named_of_which_more_cards_are_unseen(bot: str) -> None:
    """FIS-3.9: of the deck, 40 cards are red."""
    red = ["Beer 6♥", "Beer 7♥", "Beer 8♥", "BANG! 2♦", "BANG! 3♦", "BANG! 4♦"]
    black = ["Missed! 2♠", "Missed! 3♠", "Missed! 4♠", "BANG! 2♣", "BANG! 3♣", "BANG! 4♣"]
    hand = {"life": 5}
    assert does(bot, under("Peyote", A=hand | {"hand": red}, phase="draw", been=["A"])) == "choose black"
    assert does(bot, under("Peyote", A=hand | {"hand": black}, phase="draw", been=["A"])) == "choose red"


def test_cards_seen_on_the_pile_count_for_the_colour() -> None:
    data = under("Peyote", phase="draw", been=["A"], discard=["Beer 6♥", "Beer 7♥", "Beer 8♥"])
    assert does("gunslinger", data) == "choose black"


@pytest.mark.parametrize("bot", BOTS)
def test_bad_cards_are_given_away_for_ranch_and_good_ones_are_not(bot: str) -> None:
    """FIS-3.11."""
    held = {"hand": ["Beer 6♥", "Schofield K♠"], "in_play": ["Winchester"], "life": 3}
    data = under("Ranch", A=held, phase="draw", deck=["Missed! 2♠", "Missed! 3♠"], been=["A"])
    assert does(bot, data) == "use Ranch"
    assert does(bot, data, ("A", "use Ranch")) == "discard Schofield K♠"
    assert does(bot, data, ("A", "use Ranch"), ("A", "discard Schofield")) == "pass"
    good = under(
        "Ranch", A={"hand": ["Beer 6♥"], "life": 3}, phase="draw", deck=["Missed! 2♠", "Missed! 3♠"], been=["A"]
    )
    assert does(bot, good) == "pass"


@pytest.mark.parametrize("bot", BOTS)
def test_a_missed_is_given_up_at_russian_roulette(bot: str) -> None:
    """FIS-6.8: it is worth more than two life points to nobody."""
    data = position(events=["Russian Roulette", "High Noon"], event_sets="both", phase="start",
                    A={"hand": ["Missed! 2♠"], "life": 2})  # fmt: skip
    assert does(bot, data) == "discard Missed! 2♠"


@pytest.mark.parametrize("bot", QUICK)
def test_the_daltons_take_a_jail_or_the_card_that_is_worth_least(bot: str) -> None:
    """HIN-10.1."""

    def asked(*gear: str) -> str:
        data = position(events=["The Daltons", "High Noon"], phase="start", B={"in_play": [*gear]})
        return does(bot, data)

    assert asked("Barrel Q♠", "Jail 4♥") == "discard Jail 4♥"
    assert asked("Barrel Q♠", "Schofield K♠") == "discard Schofield K♠"


@pytest.mark.parametrize("bot", BOTS)
def test_a_new_identity_is_taken_by_who_gains_life_and_refused_by_who_loses_much(bot: str) -> None:
    """HIN-14.1."""

    def asked(life: int, spare: str) -> str:
        data = position(event="New Identity", events=["High Noon"], event_sets="both", turn="C", phase="start",
                        C={"life": life, "spare": spare})  # fmt: skip
        return does(bot, data)

    assert asked(1, "Jourdonnais") == "choose Jourdonnais"
    assert asked(4, "Vulture Sam") == "pass"


@pytest.mark.parametrize("bot", BOTS)
def test_the_suit_is_named_of_the_cards_that_are_to_be_played(bot: str) -> None:
    """HIN-14.5."""
    held = {"hand": ["Wells Fargo 3♥", "Missed! 2♠", "Dynamite 2♥"], "life": 4}
    data = position(event="Handcuffs", events=["High Noon"], event_sets="both", A=held, phase="draw", been=["A"],
                    deck=["Missed! 3♠", "Missed! 4♠"])  # fmt: skip
    assert does(bot, data) == "choose ♥"


@pytest.mark.parametrize("bot", BOTS)
def test_hard_liquor_is_for_those_who_are_nearly_out(bot: str) -> None:
    """FIS-3.4."""
    full: dict[str, Any] = {"hand": ["Missed! 2♠", "Missed! 3♠", "BANG! 2♦"]}
    low = under("Hard Liquor", A=full | {"life": 1}, phase="draw", been=["A"])
    assert does(bot, low) == "use Hard Liquor"


@pytest.mark.parametrize("bot", QUICK)
def test_hard_liquor_is_not_for_those_who_need_cards(bot: str) -> None:
    well = under("Hard Liquor", A={"hand": [], "life": 4}, phase="draw", been=["A"])
    assert does(bot, well) == "pass"


@pytest.mark.parametrize("bot", BEST)
def test_two_shots_are_fired_at_once_where_one_would_surely_be_avoided(bot: str) -> None:
    """FIS-4.7: two cards, and two cancels are needed."""
    held = ["General Store 9♣", "BANG! 2♦", "BANG! 3♦"]
    data = under("Sniper", C={"hand": held, "in_play": ["Schofield"], "character": "Vulture Sam"}, A={"life": 1},
                 B=GONE, D=GONE, turn="C", deck=["Scope", "Mustang 8♥", "Missed! 2♠"])  # fmt: skip
    store = ("C", "play General Store"), ("C", "take Mustang"), ("E", "take Scope"), ("A", "take Missed!")
    assert does(bot, data, *store) == "use Sniper with BANG! 2♦, BANG! 3♦ -> A"


@pytest.mark.parametrize("bot", BEST)
def test_a_shot_that_could_not_be_kept_is_fired_at_a_card_of_a_foe(bot: str) -> None:
    """FIS-4.3."""
    held = {"hand": ["BANG! 2♦", "BANG! 3♦"], "life": 1, "character": "Vulture Sam"}
    data = under("Ricochet", C=held, A={"in_play": ["Barrel Q♠"]}, turn="C", tally={"BANG!": 1})
    assert does(bot, data) in [f"use Ricochet with {card} -> A's Barrel Q♠" for card in ("BANG! 2♦", "BANG! 3♦")]
    unknown = under("Ricochet", C=held, B={"in_play": ["Barrel Q♠"]}, turn="C", tally={"BANG!": 1})
    assert does(bot, unknown) == "end", "it may be an Outlaw's"


@pytest.mark.parametrize("bot", QUICK)
def test_no_missed_is_spent_on_a_card_that_is_worth_less(bot: str) -> None:
    """FIS-4.4."""

    def asked(gear: str) -> str:
        data = under("Ricochet", C={"hand": ["BANG! 2♦"]}, B={"in_play": [gear], "hand": ["Missed! 2♠"]}, turn="C")
        return does(bot, data, ("C", f"use Ricochet with BANG! -> B's {gear}"))

    assert asked("Jail 4♥") == "pass"
    assert asked("Scope A♠") == "pass"


@pytest.mark.parametrize("bot", BOTS)
def test_under_the_last_card_misses_are_kept_and_the_rest_is_played(bot: str) -> None:
    """FIS-7.1: every card in hand is a hit when the own turn begins."""
    held = {"life": 1, "hand": ["Missed! 2♠", "Cat Balou 9♦"]}  # not a Beer: that saves the last life as well
    data = position(event="A Fistful of Cards", events=[], event_sets="both", A=held, phase="discard")
    assert does(bot, data) == "discard Cat Balou 9♦"


# -- beliefs ---------------------------------------------------------------------------------------------------


def deeds(data: dict[str, Any], *moves: tuple[str, str]) -> tuple[State, Memory]:
    s = parse_position(data)
    memory = Memory(s.view(Seat(0)))
    for name, text in moves:
        seat = Seat(s.names.index(name))
        memory.see(s.apply(parse_move(s, seat, text), seat))
        while (forced := s.forced()) is not None:
            memory.see(s.apply(forced))
    return s, memory


@pytest.mark.parametrize("event", ["The Sermon", "Handcuffs"])
def test_who_may_not_shoot_spares_nobody(event: str) -> None:
    held = {"hand": ["BANG! 2♦", "Missed! 2♠"], "in_play": ["Schofield"]}
    _, free = deeds(under("Thirst", C=held, turn="C"), ("C", "end"))
    _, barred = deeds(under(event, C=held, turn="C", late_events="yes"), ("C", "end"))
    assert [spared(deed) is not None for deed in (*free.deeds, *barred.deeds) if deed.kind == TURN] == [True, False]


def test_what_has_to_be_played_says_little_about_a_role() -> None:
    """FIS-3.6: not to shoot was no choice; whom to shoot at may have been one."""

    def shot_under(event: str) -> tuple[Deed, float]:
        """C shoots at the Sheriff: the deed, and how likely he is an Outlaw then."""
        armed = {"character": "Vulture Sam", "in_play": ["Winchester"]}
        data = under(event, next="Thirst", turn="B", C=armed, deck=["Missed! 2♠", "BANG! 2♦"])
        s, memory = deeds(data, ("B", "end"), ("C", "play BANG! 2♦ -> A"))
        (shot,) = [deed for deed in memory.deeds if deed.kind == SHOT]
        return shot, beliefs(s.view(Seat(0)), memory)[2][ROLES.index("outlaw")]

    (free, freely), (forced, unwillingly) = shot_under("Shootout"), shot_under("Law of the West")
    assert not free.forced and forced.forced
    assert free.options == forced.options and len(forced.options) == 4
    assert 0.5 < unwillingly < freely


def test_a_sweep_that_has_to_be_made_is_no_choice() -> None:
    data = under("Law of the West", turn="B", deck=["Missed! 2♠", "Gatling"])
    _, memory = deeds(data, ("B", "end"), ("C", "play Gatling"), ("C", "end"))
    assert [(deed.seat, deed.all, deed.forced) for deed in memory.deeds if deed.kind == TURN] == [
        (1, False, False), (2, True, True),
    ]  # fmt: skip


def test_who_is_back_for_good_counts_again() -> None:
    """FIS-6.3."""
    data = under("Dead Man", C=GONE, fallen=["C"], been=["A", "B"], turn="B")
    s = parse_position(data)
    memory = Memory(s.view(Seat(0)))
    beliefs(s.view(Seat(0)), memory)
    memory.see(s.apply(END))
    assert s.turn == 2 and s.alive[2] and Deed(BACK, Seat(2)) in memory.deeds
    beliefs(s.view(Seat(0)), memory)
    table = memory.witness.beliefs
    assert isinstance(table, TableBeliefs) and table.alive == [True] * 5


# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["karma", "greedy", "gunslinger"])
@pytest.mark.parametrize("game", ["classic", "dodge-city", "classic+dodge-city"])
def test_whole_games_with_all_events_are_played_to_their_end(name: str, game: str) -> None:
    for seed in range(4):
        options = {"events": "both", "late_events": "yes", "events_used": "28"}
        s = new_game(game, list("ABCDE"), f"events {seed}", options)
        assert Driver(s, [make_bot(name) for _ in s.names], Random(seed)).run().over


def test_karma_finds_a_legal_move_where_an_event_takes_away_the_usual_one() -> None:
    """FIS-3.1, 3.6: no card comes off the deck, and the turn cannot be ended."""
    jesse = {"character": "Jesse Jones"}
    assert chosen("karma", under("Abandoned Mine", A=jesse, phase="draw", been=["A"], B={"hand": ["any"]},
                                 discard=["Beer 6♥", "Beer 7♥"])) == "draw from discard"  # fmt: skip
    held = {"hand": ["Dynamite 2♥"]}
    owed = under("Law of the West", A=held, phase="draw", been=["A"], deck=["Missed! 2♠", "Beer 6♥"])
    assert chosen("karma", owed) in ("play Beer 6♥", "play Dynamite 2♥")


def test_karma_declines_what_events_offer() -> None:
    assert chosen("karma", under("Blood Brothers", phase="start", turn="B", A={"life": 1})) == "pass"
    assert chosen("karma", under("Hard Liquor", A={"life": 1}, phase="draw", been=["A"])) == "pass"
