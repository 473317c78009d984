"""Which rule a refusal or an event cites: the one that governs the game, and the most specific one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.core import events as ev
from boothill.core.ids import Seat
from boothill.core.moves import PASS, PLAY, Move
from boothill.core.refusal import Refused
from boothill.core.rows import Card
from boothill.core.state import State
from boothill.core.targets import hand_of
from boothill.lab.verify.invariants import strange_move
from boothill.sets import ruleset
from boothill.sets.classic.cards import cards, jail_fourth
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import refusal_of, run
from boothill.words.phrases import rule_of
from boothill.words.rulebook import all_rules
from tests.tables import TABLES, an_event, dealt, plain_only, play_on

COUNTERPARTS = {
    "BAS-1.1": "DOD-2.1",
    "BAS-4.1": "DOD-6.1",
    "BAS-4.3": "DOD-6.2",
    "BAS-4.5": "DOD-6.5",
    "BAS-5.1": "DOD-6.3",
    "BAS-5.2": "DOD-6.23",
    "BAS-5.3": "DOD-6.6",
    "BAS-5.4": "DOD-6.7",
    "BAS-5.5": "DOD-6.4",
    "BAS-5.7": "DOD-6.16",
    "BAS-5.8": "DOD-6.18",
    "BAS-5.10": "DOD-9.3",
    "BAS-5.11": "DOD-9.4",
    "BAS-5.12": "DOD-9.3",
    "BAS-5.13": "DOD-7.9",
    "BAS-5.14": "DOD-9.1",
    "BAS-6.2": "DOD-6.25",
    "BAS-6.5": "DOD-6.25",
    "BAS-6.6": "DOD-6.26",
    "BAS-7.1": "DOD-6.28",
    "BAS-7.2": "DOD-6.29",
    "BAS-7.3": "DOD-9.8",
    "BAS-7.6": "DOD-9.8",
    "BAS-7.10": "DOD-7.4",
    "BAS-7.11": "DOD-7.3",
    "BAS-7.13": "DOD-7.2",
    "BAS-7.14": "DOD-7.9",
    "BAS-7.15": "DOD-7.7",
    "BAS-7.16": "DOD-7.6",
    "BAS-7.17": "DOD-9.29",
    "BAS-8.1": "DOD-8.1",
    "BAS-8.5": "DOD-15.5",
    "BAS-9.1": "DOD-9.26",
    "BAS-9.5": "DOD-9.27",
    "BAS-9.8": "DOD-9.29",
    "BAS-9.10": "DOD-7.2",
    "BAS-9.12": "DOD-9.38",
    "BAS-9.14": "DOD-9.37",
    "BAS-9.16": "DOD-9.34",
    "BAS-9.17": "DOD-9.34",
    "BAS-9.20": "DOD-9.36",
    "BAS-9.21": "DOD-9.36",
    "BAS-9.24": "DOD-9.30",
    "BAS-9.25": "DOD-9.30",
    "BAS-9.27": "DOD-9.33",
    "BAS-9.29": "DOD-6.30",
    "BAS-9.31": "DOD-9.35",
    "BAS-9.32": "DOD-9.35",
    "BAS-9.35": "DOD-9.31",
    "BAS-9.42": "DOD-9.8",
    "BAS-9.47": "DOD-9.10",
    "BAS-9.49": "DOD-9.12",
    "BAS-9.50": "DOD-9.13",
    "BAS-9.53": "DOD-9.9",
    "BAS-9.54": "DOD-7.10",
    "BAS-9.55": "DOD-7.10",
    "BAS-9.57": "DOD-7.11",
    "BAS-9.58": "DOD-7.11",
    "BAS-9.59": "DOD-7.11",
    "BAS-9.61": "DOD-7.13",
    "BAS-9.64": "DOD-7.15",
    "BAS-10.8": "DOD-15.1",
    "BAS-10.9": "DOD-15.1",
    "BAS-10.11": "DOD-15.1",
    "BAS-10.30": "DOD-15.5",
    "BAS-11.1": "DOD-11.1",
    "BAS-11.2": "DOD-11.2",
    "BAS-11.5": "DOD-11.3",
    "BAS-11.6": "DOD-11.4",
    "BAS-11.9": "DOD-11.1",
    "BAS-12.1": "DOD-12.1",
    "BAS-14.1": "DOD-6.2",
    "BAS-R.5": "DOD-6.6",
    "BAS-R.14": "DOD-0.4",
    "BAS-R.30": "DOD-6.28",
}
"""Rules of the base game for which Dodge City has its own words, and where they stand."""


def test_both_sides_of_the_table_exist() -> None:
    assert COUNTERPARTS.keys() | set(COUNTERPARTS.values()) <= all_rules().keys()


def described_by_dodge_city(name: str) -> bool:
    """Does an entry of section 9 of the Dodge City text bear this name in its head?"""
    entries = [rule.text.split(":")[0] for id, rule in all_rules().items() if id.startswith("DOD-9.")]
    return any(name in head for head in entries)


@pytest.mark.parametrize("game", ["dodge-city", "classic+dodge-city"])
def test_a_card_that_dodge_city_describes_cites_its_rule(game: str) -> None:
    """DOD-0.1: the base book only where this one is silent."""
    for name, row in ruleset(game).cards.items():
        ours = described_by_dodge_city(name) or name in ("Wells Fargo", "Stagecoach", "Volcanic")
        assert row.rule.startswith("DOD") == ours, name
        assert name in all_rules()[row.rule].text, name
        assert not COUNTERPARTS.keys() & {row.rule, *row.cites.values()}, name


@plain_only
def test_a_card_described_by_another_book_is_the_same_card() -> None:
    for row in cards(jail_fourth):
        twin = row.described("DOD-0.1", {"limit": "DOD-6.4"})
        assert (twin.rule, twin.cites) == ("DOD-0.1", {"limit": "DOD-6.4"})
        assert {**vars(twin), "rule": row.rule, "cites": row.cites} == vars(row)
    assert any(isinstance(row, Card) and row.numbers for row in cards(jail_fourth))


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if "dodge-city" in table[0]])
def test_a_dodge_city_game_cites_dodge_city(game: str, players: int) -> None:
    """Whatever is refused and whatever happens in random games."""
    rng = Random(f"{game} {players}")
    for seed in range(4):
        s = dealt(seed, players, game)
        for _, _, events in play_on(s, rng):
            cited = {rule_of(s.rules, event) for event in events}
            for _ in range(4):
                refusal = s.why_not(strange_move(s, rng), Seat(rng.choice([s.to_act, rng.randrange(players)])))
                if refusal is not None:
                    cited.add(refusal.rule)
            assert not cited & COUNTERPARTS.keys()


def position(game: str, seats: dict[str, dict[str, Any]], steps: list[dict[str, str]] | None = None) -> State:
    """A table of four, after some steps."""
    people = {"A": "sheriff", "B": "outlaw", "C": "outlaw", "D": "renegade"}
    who = dict(zip(people, ("Slab the Killer", "Rose Doolan", "Willy the Kid", "Paul Regret"), strict=True))
    players = {name: {"role": role, "character": who[name], **seats.get(name, {})} for name, role in people.items()}
    data = {"game": game, "players": players, **seats.get("at", {})}
    return run({**data, "steps": steps}) if steps else parse_position(data)


def refused(game: str, seats: dict[str, dict[str, Any]], steps: list[dict[str, str]], seat: str, move: str) -> Refused:
    """Why a move is refused after some steps at a table of four."""
    s = position(game, seats, steps)
    refusal = refusal_of(s, Seat(s.names.index(seat)), move, "the move")
    assert refusal is not None
    return refusal


BOTH = "classic+dodge-city"
SHOT = [{"A": "play BANG! -> B"}]
DOC = {"character": "Doc Holyday", "hand": ["Beer", "Duel", "Remington 6♦", "Hideout K♦"]}
TWO_WITH_CARDS = {"B": {"hand": ["Duel"]}, "D": {"hand": ["Duel"], "in_play": ["Mustang"]}}
BEER_AND_MISS = {"hand": ["Beer", "Missed!"]}
CASES: list[tuple[str, str, dict[str, dict[str, Any]], list[dict[str, str]], str, str, str]] = [
    ("DOD-9.5", "classic+dodge-city", {"A": {"hand": ["Beer"], "in_play": ["Pepperbox"]}},
     [], "A", "use Pepperbox with Beer -> B", "no-cost"),
    ("BAS-11.9", "classic", {"A": {"hand": ["Duel"]}, "C": {"alive": False}}, [], "A", "play Duel -> C", "target-dead"),
    ("BAS-6.5", "classic", {"A": {"hand": ["BANG!"]}, "C": {"alive": False}},
     [], "A", "play BANG! -> C", "target-dead"),
    ("BAS-5.4", "classic", {"A": {"hand": ["Barrel"]}}, [], "A", "play Barrel -> B", "before-oneself"),
    ("BAS-9.61", "classic", {"A": {"hand": ["Dynamite"]}}, [], "A", "play Dynamite -> B", "before-oneself"),
    ("BAS-10.41", "classic", {"C": {"character": "Sid Ketchum", "hand": ["Beer", "Duel"]}},
     [], "C", "use Sid Ketchum with Beer, Duel", "full-life"),
    ("BAS-10.41", "classic", {"C": {"character": "Sid Ketchum", "life": 1, "hand": ["Beer"]}},
     [], "C", "use Sid Ketchum with Beer", "two-cards"),
    ("BAS-10.41", "classic", {"A": {"hand": ["BANG!"]}, "B": {"character": "Sid Ketchum", "life": 1, "hand": ["Beer"]}},
     [*SHOT, {"B": "pass"}], "B", "use Sid Ketchum with Beer", "two-cards"),
    ("BAS-9.29", "classic",
     {"A": {"hand": ["Gatling"]}, "B": {"character": "Sid Ketchum", "life": 1, "hand": ["Duel", "Panic!"]},
      "C": {"hand": ["Missed!"]}},
     [{"A": "play Gatling"}, {"B": "pass"}, {"B": "pass"}], "B", "use Sid Ketchum with Duel, Panic!", "fallen"),
    ("DOD-R.35", BOTH,
     {"A": {"hand": ["Brawl", "BANG!"]}, "B": {"character": "Sid Ketchum", "life": 1, "hand": ["Duel", "Panic!"]},
      "C": {"hand": ["Missed!"], "in_play": ["Scope"]}},
     [{"A": "play Brawl with BANG!"}], "B", "use Sid Ketchum with Duel, Panic!", "closed"),
    ("BAS-10.20", "classic", {"A": {"character": "Jesse Jones"}, "B": {"hand": ["Beer"]}, "at": {"phase": "draw"}},
     [], "A", "draw from C's hand", "empty-hand"),
    ("BAS-10.19", "classic",
     {"A": {"character": "Jesse Jones", "hand": ["Duel"]}, "B": {"hand": ["Beer"]}, "at": {"phase": "draw"}},
     [], "A", "draw from A's hand", "own-hand"),
    ("BAS-10.37", "classic", {"A": {"character": "Pedro Ramirez"}, "at": {"phase": "draw"}},
     [], "A", "draw from discard", "pile-empty"),
    ("BAS-10.18", "classic", {"A": {"character": "Jesse Jones"}, "B": {"hand": ["Beer"]}, "at": {"phase": "draw"}},
     [], "A", "end", "draw-choice"),
    ("DOD-10.11", BOTH, {"A": {"character": "Pat Brennan"}, "B": {"in_play": ["Barrel"]}, "at": {"phase": "draw"}},
     [], "A", "draw from B's Scope", "draw-choice"),
    ("DOD-10.2", BOTH, {"A": {"character": "Belle Star", "hand": ["BANG!"]}, "B": {"in_play": ["Barrel"],
     "hand": ["Missed!"]}}, SHOT, "B", "use Barrel", "muted"),
    ("DOD-10.2", BOTH, {"A": {"character": "Belle Star", "hand": ["BANG!"]}, "B": {"in_play": ["Sombrero"],
     "hand": ["Missed!"]}}, SHOT, "B", "use Sombrero", "muted"),
    ("DOD-7.6", BOTH, {"A": {"hand": ["BANG!"]}, "B": {"hand": ["Whisky", "Beer"]}},
     [*SHOT, {"B": "pass"}], "B", "play Whisky with Beer", "rescue"),
    ("DOD-7.6", BOTH, {"A": {"hand": ["BANG!"]}, "B": {"hand": ["Beer"], "in_play": ["Canteen"]}},
     [*SHOT, {"B": "pass"}], "B", "use Canteen", "rescue"),
    ("DOD-6.8", BOTH, {"A": {"hand": ["Knife"]}}, [], "A", "play Knife -> B", "before-oneself"),
    ("DOD-6.7", BOTH, {"A": {"hand": ["Hideout"]}}, [], "A", "play Hideout -> B", "before-oneself"),
    ("DOD-7.13", BOTH, {"A": {"hand": ["Dynamite"]}}, [], "A", "play Dynamite -> B", "before-oneself"),
    ("DOD-15.1", BOTH, {"A": {"hand": ["BANG!"]}, "B": {"character": "Calamity Janet", "hand": ["Punch", "Missed!"]}},
     SHOT, "B", "play Punch as Missed!", "not-as"),
    ("DOD-15.1", BOTH, {"A": {"character": "Calamity Janet", "hand": ["Dodge"]}},
     [], "A", "play Dodge as BANG! -> B", "not-as"),
    ("DOD-9.36", BOTH, {"A": {"hand": ["Panic!"]}, "C": {"hand": ["Beer"]}},
     [], "A", "play Panic! -> C's hand", "too-far"),
    ("DOD-9.8", BOTH, {"A": {"hand": ["Indians!"]}, "B": {"in_play": ["Barrel"], "hand": ["BANG!"]}},
     [{"A": "play Indians!"}], "B", "use Barrel", "answer-demand"),
    ("DOD-9.27", BOTH, {"A": {"hand": ["Missed!"]}}, [], "A", "play Missed!", "only-as-answer"),
    ("DOD-0.3", BOTH, {"A": {"hand": ["Tequila", "Beer"]}, "C": {"alive": False}},
     [], "A", "play Tequila with Beer -> C", "target-dead"),
    ("DOD-9.6", BOTH, {"A": {"hand": ["Tequila", "Beer"]}}, [], "A", "play Tequila with Beer", "needs-target"),
    ("DOD-9.40", BOTH, {"A": {"hand": ["Brawl", "Beer"]}}, [], "A", "play Brawl with Beer", "no-cards"),
    ("DOD-9.40", BOTH, {"A": {"hand": ["Brawl", "Beer"]}, **TWO_WITH_CARDS},
     [], "A", "play Brawl with Beer -> B's hand", "name-one"),
    ("DOD-9.40", BOTH, {"A": {"hand": ["Brawl", "Beer"]}, **TWO_WITH_CARDS},
     [], "A", "play Brawl with Beer -> B's hand, C's hand, D's hand", "name-one"),
    ("DOD-9.40", BOTH, {"A": {"hand": ["Brawl", "Beer"], "in_play": ["Barrel"]}, **TWO_WITH_CARDS},
     [], "A", "play Brawl with Beer -> A's Barrel, B's hand, D's hand", "name-one"),
    ("DOD-9.5", BOTH, {"A": {"hand": ["Springfield", "Beer"], "in_play": ["Barrel"]}},
     [], "A", "play Springfield with Barrel -> B", "cost"),
    ("BAS-9.5", "classic", {"B": {"hand": ["Missed!"]}}, [], "B", "play Missed!", "not-your-turn"),
    ("DOD-9.27", BOTH, {"B": {"hand": ["Missed!"]}}, [], "B", "play Missed!", "not-your-turn"),
    ("DOD-9.14", BOTH, {"B": {"in_play": ["Bible"]}}, [], "B", "use Bible", "not-your-turn"),
    ("DOD-6.10", BOTH, {"B": {"in_play": ["Knife"]}}, [], "B", "use Knife -> A", "not-your-turn"),
    ("DOD-6.23", BOTH, {"A": {"hand": ["BANG!"]}, "B": {"hand": ["Missed!"], "in_play": ["Knife"]}},
     SHOT, "B", "use Knife -> A", "answer-hit"),
    ("BAS-9.5", "classic", {"A": {"character": "Calamity Janet", "hand": ["BANG!"]}},
     [], "A", "play BANG! as Missed!", "only-as-answer"),
    ("DOD-9.27", BOTH, {"A": {"character": "Elena Fuente", "hand": ["BANG!"]}},
     [], "A", "play BANG! as Missed!", "only-as-answer"),
    ("DOD-10.4", BOTH, {"A": {"character": "Chuck Wengam", "life": 1}}, [], "A", "use Chuck Wengam", "last-life"),
    ("DOD-10.4", BOTH, {"A": {"character": "Chuck Wengam"}}, [], "A", "use Chuck Wengam -> B", "not-now"),
    ("DOD-10.5", BOTH, {"A": DOC}, [], "A", "use Doc Holyday with Beer -> B", "two-cards"),
    ("DOD-10.5", BOTH, {"A": DOC}, [], "A", "use Doc Holyday with Beer, Remington -> A", "another-player"),
    ("DOD-10.5", BOTH, {"A": DOC, "C": {"alive": False}},
     [], "A", "use Doc Holyday with Beer, Remington -> C", "another-player"),
    ("DOD-6.26", BOTH, {"A": DOC}, [], "A", "use Doc Holyday with Beer, Remington -> C", "out-of-reach"),
    ("DOD-10.5", BOTH, {"A": DOC, "B": {"character": "Apache Kid"}},
     [], "A", "use Doc Holyday with Remington, Hideout -> B", "both-in-vain"),
    ("DOD-10.5", BOTH, {"A": DOC}, [{"A": "use Doc Holyday with Beer, Remington -> B"}],
     "A", "use Doc Holyday with Duel, Hideout -> B", "used-up"),
    ("DOD-10.9", BOTH, {"A": {"character": "José Delgado", "hand": ["Bible"]}},
     [], "A", "use José Delgado with Bible", "blue-card"),
    ("DOD-R.23", BOTH, {"A": {"character": "José Delgado", "hand": ["Barrel"]},
                        "at": {"jose_delgado": "2", "tally": {"José Delgado": 2}}},
     [], "A", "use José Delgado with Barrel", "used-up"),
    ("DOD-6.9", BOTH, {"A": {"in_play": ["Knife (new)"]}}, [], "A", "use Knife -> B", "laid-this-turn"),
    ("DOD-15.1", BOTH, {"A": {"in_play": ["Knife"]}}, [], "A", "use Knife as BANG! -> B", "not-as"),
    ("BAS-9.42", "classic", {"A": {"in_play": ["Barrel"]}}, [], "A", "use Barrel as BANG! -> B", "not-in-play-phase"),
    ("DOD-9.8", BOTH, {"A": {**DOC, "in_play": ["Barrel"]}}, [], "A", "use Barrel as BANG!", "not-in-play-phase"),
    ("DOD-6.26", BOTH, {"A": {"in_play": ["Knife"]}}, [], "A", "use Knife -> C", "too-far"),
    # A card that is given up is not played: what its own rule says about playing it does not matter.
    ("BAS-7.1", "classic", {"A": {"hand": ["BANG!"]}, "B": BEER_AND_MISS}, SHOT, "B", "discard Beer", "answer-hit"),
    ("BAS-9.31", "classic", {"A": {"hand": ["Indians!"]}, "B": {"hand": ["Beer", "BANG!"]}},
     [{"A": "play Indians!"}], "B", "discard Beer", "answer-demand"),
    ("BAS-9.35", "classic", {"A": {"hand": ["Duel"]}, "B": {"hand": ["Beer", "BANG!"]}},
     [{"A": "play Duel -> B"}], "B", "discard Beer", "answer-contest"),
    ("BAS-9.35", "classic", {"A": {"hand": ["Duel"]}, "B": {"hand": ["Missed!", "BANG!"]}},
     [{"A": "play Duel -> B"}], "B", "discard Missed!", "answer-contest"),
    ("BAS-4.5", "classic", {"B": {"hand": ["Beer"]}}, [], "B", "discard Beer", "not-your-turn"),
    ("BAS-7.11", "classic", {"A": {"hand": ["BANG!"]}, "B": {"life": 1, "hand": ["Beer"]}},
     [*SHOT, {"B": "pass"}], "B", "discard Beer", "rescue"),
    ("DOD-6.28", BOTH, {"A": {"hand": ["BANG!"]}, "B": BEER_AND_MISS}, SHOT, "B", "discard Beer", "answer-hit"),
    ("DOD-9.35", BOTH, {"A": {"hand": ["Indians!"]}, "B": {"hand": ["Beer", "BANG!"]}},
     [{"A": "play Indians!"}], "B", "discard Beer", "answer-demand"),
    ("DOD-6.5", BOTH, {"B": {"hand": ["Beer"]}}, [], "B", "discard Beer", "not-your-turn"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "game", "seats", "steps", "seat", "move", "reason"), CASES)
def test_the_rule_that_says_it(
    rule: str,
    game: str,
    seats: dict[str, dict[str, Any]],
    steps: list[dict[str, str]],
    seat: str,
    move: str,
    reason: str,
) -> None:
    refusal = refused(game, seats, steps, seat, move)
    assert (refusal.rule, refusal.reason) == (rule, reason)


IN_ANOTHER_WAY: list[tuple[dict[str, dict[str, Any]], list[dict[str, str]], str, str]] = [
    ({"A": {"hand": ["Duel"]}, "B": {"hand": ["BANG!"]}}, [{"A": "play Duel -> B"}], "play BANG! -> A", "contest"),
    ({"A": {"hand": ["Indians!"]}, "B": {"hand": ["BANG!"]}}, [{"A": "play Indians!"}], "play BANG! -> A", "demand"),
    ({"A": {"hand": ["BANG!"]}, "B": {"hand": ["Missed!"]}}, SHOT, "discard Missed!", "hit"),
]


@pytest.mark.parametrize(("seats", "steps", "move", "asked"), IN_ANOTHER_WAY)
def test_a_card_that_would_help_in_another_way_is_not_called_useless(
    seats: dict[str, dict[str, Any]], steps: list[dict[str, str]], move: str, asked: str
) -> None:
    refusal = refused("classic", seats, steps, "B", move)
    assert (refusal.reason, refusal.facts) == (f"answer-{asked}", {"card": ""})


def test_sid_ketchum_with_all_his_life_is_told_of_the_cards_where_his_ability_would_help() -> None:
    """DOD-15.10: in the Beer window it is of use at the starting number too."""
    sid = {"character": "Sid Ketchum", "hand": ["Duel", "Missed!"]}
    seats: dict[str, dict[str, Any]] = {"A": {"hand": ["BANG!"]}, "B": sid}
    assert refused(BOTH, seats, SHOT, "B", "use Sid Ketchum with Duel").reason == "full-life"
    assert refused(BOTH, seats, [*SHOT, {"B": "pass"}], "B", "use Sid Ketchum with Duel").reason == "two-cards"


def test_a_brawl_is_not_aimed_when_it_is_played() -> None:
    """DOD-9.40: whose cards go is named after it, of everybody."""
    players = {"A": "Slab the Killer", "B": "Rose Doolan", "C": "Willy the Kid", "D": "Paul Regret"}
    roles = dict(zip(players, ("sheriff", "outlaw", "outlaw", "renegade"), strict=True))
    hands = {"A": ["Brawl", "Beer"], "B": ["Duel"], "C": [], "D": []}
    seats = {name: {"role": roles[name], "character": who, "hand": hands[name]} for name, who in players.items()}
    s = parse_position({"game": BOTH, "players": seats})
    brawl, beer = s.hands[0]
    refusal = s.why_not(Move(PLAY, brawl, hand_of(Seat(1)), "", (beer,)))
    assert refusal is not None and (refusal.rule, refusal.reason) == ("DOD-6.3", "no-target")


@pytest.mark.parametrize(
    ("rule", "game", "options"),
    [("BAS-7.11", "classic", {}), ("DOD-7.3", BOTH, {}), ("BAS-7.11", BOTH, {"beer": "last-life"})],
)
def test_a_beer_that_rescues_is_told_with_the_rule_of_rescues(rule: str, game: str, options: dict[str, str]) -> None:
    s = position(game, {"A": {"hand": ["BANG!"]}, "B": {"life": 1, "hand": ["Beer"]}, "at": options})
    s.apply(parse_move(s, Seat(0), "play BANG! -> B"))
    s.apply(PASS)
    drunk = s.apply(parse_move(s, Seat(1), "play Beer"))
    assert [rule_of(s.rules, event) for event in drunk if event.kind == ev.PLAYED] == [rule]


@pytest.mark.parametrize(("rule", "game"), [("BAS-9.8", "classic"), ("DOD-9.29", BOTH)])
def test_a_beer_in_the_own_turn_is_told_with_its_own_rule(rule: str, game: str) -> None:
    s = position(game, {"A": {"life": 1, "hand": ["Beer"]}})
    drunk = s.apply(parse_move(s, Seat(0), "play Beer"))
    assert [rule_of(s.rules, event) for event in drunk if event.kind == ev.PLAYED] == [rule]


@pytest.mark.parametrize(
    ("rule", "game", "winner"),
    [("BAS-12.3", "classic", "law"), ("BAS-12.2", "classic", "outlaws"), ("BAS-12.2", "classic", "renegade"),
     ("DOD-12.2", BOTH, "law"), ("DOD-12.1", BOTH, "outlaws"), ("DOD-12.1", BOTH, "renegade"),
     ("DOD-4.3", BOTH, "Anna"), ("DUE-2.1", "duel", "law"), ("DUE-2.1", "duel", "outlaws")],
)  # fmt: skip
def test_a_victory_is_told_with_the_rule_it_was_won_by(rule: str, game: str, winner: str) -> None:
    assert rule_of(ruleset(game), an_event(ev.WON, name=winner)) == rule
