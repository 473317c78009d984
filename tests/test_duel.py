"""The Duel beyond its scenarios: set-up, what is seen, decks over whole games."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

from boothill.core import events as ev
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import END
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, is_figure
from boothill.lab.verify.invariants import check_cards
from boothill.sets import new_game, ruleset
from boothill.sets.duel.hits import Hit
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from boothill.words.messages import Messages
from boothill.words.phrases import rule_of
from tests.tables import dealt, duel, play_on


def sides(s: State) -> tuple[int, int]:
    """The seats of the law and of the outlaws."""
    return s.roles.index("law"), s.roles.index("outlaws")


def test_set_up() -> None:
    """DUE-1.1, DUE-3.1, DUE-3.5: four characters and forty cards a side; the law draws four, the outlaws five."""
    rules = ruleset("duel")
    assert len(rules.characters) == 24 and len(rules.deck) == 80
    first = set()
    for seed in range(40):
        s = dealt(seed, 2, "duel")
        law, outlaws = sides(s)
        first.add(law)
        assert (len(s.hands[law]), len(s.hands[outlaws])) == (4, 5)
        assert (len(s.decks[law]), len(s.decks[outlaws]), s.decks[2]) == (36, 35, [])
        assert [len(reserve) for reserve in s.reserves] == [2, 2]
        for seat, back in ((law, 0), (outlaws, 1)):
            assert {s.rules.faces[card].back for card in s.hands[seat] + s.decks[seat]} == {back}
        assert s.turn == law
    assert first == {0, 1}


@pytest.mark.parametrize("characters", ["4", "7", "12"])
def test_more_characters_by_agreement(characters: str) -> None:
    """DUE-3.1, DUE-R.41: the same number for both, up to twelve."""
    s = new_game("duel", ["L", "O"], "1", {"characters": characters})
    assert [len(reserve) + 2 for reserve in s.reserves] == [int(characters)] * 2
    with pytest.raises(ValueError, match="characters is 4 or"):
        ruleset("duel", {"characters": "3"})


def test_the_fronts_are_picked_and_shown() -> None:
    """DUE-3.2, DUE-3.3, DUE-3.4, DUE-17.7: one of two each, in secret; then both stand there at full life."""
    s = dealt(3, 2, "duel")
    assert s.alive == [False] * 4
    names = [move.name for move in s.legal()]
    assert len(names) == 2 and s.to_act == 0
    assert not any(name in str(s.view(Seat(1)).save()) for name in names), "the other player sees whom one may pick"
    first = s.legal()[1]
    s.apply(first)
    assert s.to_act == 1 and not any(s.alive)
    second = s.legal()[0]
    events = s.apply(second)
    assert s.characters[s.fronts[0]].name == first.name and s.characters[s.fronts[1]].name == second.name
    assert s.alive == [True] * 4
    assert s.life == s.max_life == [who.life for who in s.characters]
    assert [event.kind for event in events[:5]] == ["entered"] * 4 + ["turn"]
    assert s.to_act == s.turn and s.phase == "play"
    # Nobody knows in what order his reserve will come. [DUE-3.2]
    assert s.view(Seat(0)).reserve == sorted(s.reserves[0]) and s.view(Seat(0)).reserve_sizes == [2, 2]
    assert s.view(NOBODY).reserve == []


def test_backs_are_seen_and_faces_are_not() -> None:
    """DUE-11.3: backs of hand cards are open information."""
    mixed = 0
    for seed in range(12):
        s = dealt(seed, 2, "duel")
        for _ in play_on(s, Random(seed)):
            backs = [sorted(s.rules.faces[card].back for card in hand) for hand in s.hands]
            assert s.view(Seat(0)).backs == s.view(NOBODY).backs == backs
            mixed += any(len(set(hand)) > 1 for hand in backs)
    assert mixed > 50


def test_decks_are_used_up_and_the_common_one_is_renewed() -> None:
    """DUE-5.2, DUE-5.3: over whole games all eighty cards stay in play, law and outlaw backs included."""
    kinds: Counter[str] = Counter()
    for seed in range(25):
        s = dealt(seed, 2, "duel", characters="12")
        for _, _, events in play_on(s, Random(seed)):
            kinds.update(event.kind for event in events)
            check_cards(s)
            for seat in (0, 1):
                assert s.decks[s.deck_of[seat]] or s.deck_of[seat] == 2
        assert s.winner in ("law", "outlaws")
        outcome = s.outcome()
        assert outcome is not None and outcome.seats == (s.roles.index(s.winner),)
    assert kinds["own-deck-gone"] > 20 and kinds["reshuffled"] > 40


def test_a_reveal_that_finds_no_card_anywhere_does_not_happen() -> None:
    """DUE-5.4"""
    outlaws = {"side": "outlaws", "front": {"character": "Slim Poet"}, "rear": {"character": "Toco Ramirez"}}
    law = {"side": "law", "front": {"character": "Jango", "gear": ["Rattlesnake"]}, "rear": {"character": "Tex Killer"}}
    s = parse_position({"game": "duel", "players": {"O": outlaws, "L": law}})
    s.decks, s.pile, s.hands = [[], [], []], [], [[], []]
    told = [event.kind for event in s.apply(END)]
    assert told == [ev.TURN, ev.NO_CARD_LEFT] and s.life[2] == 3 and (s.turn, s.phase) == (1, "play")


def test_every_pair_of_characters_meets_in_front() -> None:
    """Random games bring every law character before every outlaw."""
    met = set()
    for seed in range(60):
        s = dealt(seed, 2, "duel", characters="12")
        law, outlaws = sides(s)
        for _ in play_on(s, Random(seed)):
            if s.alive[s.fronts[0]] and s.alive[s.fronts[1]]:
                met.add((s.characters[s.fronts[law]].name, s.characters[s.fronts[outlaws]].name))
    assert len(met) == 144


def test_whatever_comes_by_itself_tells_its_cause() -> None:
    """DUE-12.2, DUE-14.5, DUE-14.21: a hit or a card that nobody plays is preceded by whose doing it is."""
    hits, draws = Counter[str](), Counter[str]()
    for seed in range(60):
        s = dealt(seed, 2, "duel", characters="12")
        for _, _, events in play_on(s, Random(seed)):
            told = [event for event in events if event.kind == ev.ABILITY]
            hit = s.stack[-1]
            if isinstance(hit, Hit) and not hit.name and not hit.tried:
                assert (told[-1].seat, told[-1].target) == (hit.by, hit.at)
                hits[rule_of(s.rules, told[-1])] += 1
            for event, following in itertools.pairwise(events):
                if event.kind == ev.ABILITY and event.target == NO_TARGET and following.kind == ev.DREW:
                    assert following.seat == event.seat
                    draws[rule_of(s.rules, event)] += following.n == 1
            for event in events:
                assert event.kind != ev.MISSED or s.owner[event.target] == event.seat
    # Return Fire, Alan Pinkertoon, Wild Bill, Sid Curry, Tom Thorn; the Clock, Dalon Ranger, Jango, Wyatt Ear.
    assert hits.keys() == {"DUE-14.21", "DUE-15.1", "DUE-15.11", "DUE-15.19", "DUE-15.23"}
    assert {"DUE-14.5", "DUE-15.6", "DUE-15.7", "DUE-15.12"} <= draws.keys()


POSITION = duel(
    {
        "front": {"character": "Buffalo Bell"},
        "rear": {"character": "Wild Bill"},
        "reserve": [],
        "hand": ["Schoolteacher", "Robbery", "Colt", "Bank", "Water"],
    },
    {
        "front": {"character": "Slim Poet"},
        "rear": {"character": "Tom Thorn", "gear": ["Scope"]},
        "reserve": [],
        "hand": ["Knife", "Return Fire"],
    },
)


def refusal(s: State, move: str) -> Refused:
    """Why L cannot make a move."""
    refused = s.why_not(parse_move(s, Seat(0), move, literal=True), Seat(0))
    assert refused is not None
    return refused


def lines(s: State, *moves: str) -> list[str]:
    """What L is told of some moves."""
    events = [event for move in moves for event in s.apply(parse_move(s, s.to_act, move))]
    return [line for _, line in Messages().told(s, events, reader=Seat(0))]


def test_causes_and_misses_are_told_in_plain_words() -> None:
    """DUE-14.21, DUE-15.5, DUE-15.20: whose doing it is and whom it is aimed at, by name."""
    s = parse_position(POSITION)
    told = lines(s, "play Colt -> O.front", "play Return Fire")
    assert told[-2:] == [
        "The hit on Slim Poet (O) is avoided.",
        "Return Fire takes effect against Buffalo Bell (yours).",
    ]
    s = parse_position(POSITION)
    told = lines(s, "play Colt -> O.front", "pass", "use Slim Poet")
    assert "O uses Slim Poet's ability against your hand." in told
    s = parse_position({**POSITION, "turn": "O"})
    s.table[2], s.table[3] = s.table[3], []  # the Scope lies beside the front
    told = lines(s, "play Knife -> L.rear", "pass", "use Buffalo Bell")
    assert told[-2:] == [
        "You use Buffalo Bell's ability for Wild Bill (yours).",
        "Buffalo Bell (yours) loses a life point.",
    ]


def test_gear_of_the_fallen_lay_beside_the_fallen() -> None:
    """DUE-13.2, DUE-15.14: not beside whoever comes in, also when somebody chooses between the two."""
    fallen = {"front": {"character": "Pat Garret", "life": 1, "gear": ["Scope", "Bank"]}}
    robber = {"front": {"character": "Bull Anderson"}, "reserve": [], "hand": ["Knife"]}
    s = parse_position(duel({**fallen, "rear": {"character": "Tex Killer"}}, robber, turn="O"))
    lines(s, "play Knife -> L.front", "pass", "take Bank")
    s.apply(parse_move(s, Seat(1), "pass"))
    told = Messages().told(s, s.events, reader=Seat(0))
    assert [(line, rule_of(s.rules, event)) for event, line in told if event.kind != ev.DREW] == [
        ("Scope (law horseshoe) beside Pat Garret (yours) is discarded.", "DUE-13.2"),
        ("Jango (yours) comes into play.", "DUE-13.3"),
    ]
    assert {rule_of(s.rules, event) for event, _ in told if event.kind == ev.DREW} == {"DUE-13.2"}


@pytest.mark.parametrize(
    ("move", "reason", "rule", "facts"),
    [
        ("play Colt -> O.rear", "position", "DUE-7.1", {"card": "Colt", "figure": "Tom Thorn"}),
        ("play Bank -> O.rear", "position", "DUE-7.3", {"card": "Bank", "figure": "Tom Thorn"}),
        ("play Robbery -> O.rear's Scope", "position", "DUE-14.27", {"card": "Robbery", "figure": "Tom Thorn"}),
        ("play Robbery -> O.front's Scope", "not-there", "DUE-7.8", {"card": "Scope", "figure": "Slim Poet"}),
        ("play Robbery -> L's hand", "needs-target", "DUE-14.27", {"card": "Robbery"}),
        ("play Schoolteacher -> O.rear's Scope", "no-gear", "DUE-7.8", {"card": "Schoolteacher"}),
    ],
)
def test_a_refused_aim_says_at_whom_and_why(move: str, reason: str, rule: str, facts: dict[str, str]) -> None:
    """DUE-7.1, DUE-7.3, DUE-7.8"""
    s = parse_position(POSITION)
    refused = refusal(s, move)
    assert (refused.reason, refused.rule, refused.facts) == (reason, rule, facts)


@pytest.mark.parametrize(
    ("move", "sole", "rule"),
    [
        ("reload Water", False, "DUE-10.2"),
        ("reload Colt", True, "DUE-10.1"),
        ("reload O.front's Scope", True, "DUE-10.3"),
    ],
)
def test_a_refused_reload_cites_the_sign_the_moment_or_the_place(move: str, sole: bool, rule: str) -> None:
    """DUE-10.1, DUE-10.2, DUE-10.3"""
    s = parse_position(POSITION)
    if sole:
        s.alive[2], s.table[2] = False, []
        s.fronts[1] = s.figures[3]
    refused = refusal(s, move)
    assert (refused.reason, refused.rule) == ("reload", rule)


UNDER_FIRE = duel(
    {
        "front": {"character": "Tex Killer"},
        "rear": {"character": "Buffalo Bell", "gear": ["Hat"]},
        "hand": ["Beer", "Missed!"],
    },
    {"hand": ["Colt", "Indians!", "Duel"]},
    turn="O",
)


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        ("use Buffalo Bell", "not-now", "DUE-15.5"),
        ("use Tom Thorn", "not-your-ability", "DUE-6.1"),
        ("use Hat", "not-there", "DUE-6.9"),
        ("play Beer as Missed!", "not-as", "DUE-8.2"),
    ],
)
def test_what_does_not_help_against_a_hit(move: str, reason: str, rule: str) -> None:
    """DUE-6.9, DUE-8.2, DUE-15.5"""
    s = parse_position(UNDER_FIRE)
    s.apply(parse_move(s, Seat(1), "play Colt -> L.front"))
    refused = refusal(s, move)
    assert (refused.reason, refused.rule) == (reason, rule)


@pytest.mark.parametrize(
    ("play", "rule"),
    [("play Colt -> L.front", "DUE-8.3"), ("play Indians!", "DUE-14.15"), ("play Duel -> L.front", "DUE-14.8")],
)
def test_who_does_not_answer_is_told_by_the_rule_that_asked(play: str, rule: str) -> None:
    """DUE-0.6, DUE-8.6"""
    s = parse_position(UNDER_FIRE)
    s.apply(parse_move(s, Seat(1), play))
    events = s.apply(parse_move(s, Seat(0), "pass"))
    assert [rule_of(s.rules, event) for event in events if event.kind == ev.PASSED] == [rule]
    s.apply(parse_move(s, Seat(0), "use Buffalo Bell"))
    assert [rule_of(s.rules, event) for event in s.events if event.kind == ev.LOST] == ["DUE-0.6"]


@pytest.mark.parametrize(("move", "rule"), [("swap", "DUE-4.1"), ("end", "DUE-4.1"), ("play Beer", "DUE-7.9")])
def test_whose_turn_it_is_not(move: str, rule: str) -> None:
    """DUE-4.1, DUE-7.9"""
    s = parse_position(UNDER_FIRE)
    refused = refusal(s, move)
    assert (refused.reason, refused.rule) == ("not-your-turn", rule)


def test_an_empty_hand_cannot_be_robbed() -> None:
    """DUE-7.8"""
    s = parse_position(POSITION)
    s.hands[1], s.table[2] = [], s.table[3]
    refused = refusal(s, "play Robbery -> O's hand")
    assert (refused.reason, refused.facts) == ("no-cards", {"target": "O"})
    assert s.why_not(parse_move(s, Seat(0), "play Robbery -> O.front's Scope")) is None


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="2 players, not 3"):
        new_game("duel", ["A", "B", "C"], "1")
    s = dealt(1, 2, "duel")
    with pytest.raises(ValueError, match="new characters"):
        s.rules.deals(s.rules, ("A", "B"), "1", {Seat(0): "Jango"}, NOBODY)
    led = s.rules.deals(s.rules, ("A", "B"), "1", {}, Seat(1))
    assert led.roles == ["outlaws", "law"]


def test_jack_ransome_aims_at_nobody_who_has_left_the_game() -> None:
    """He reaches everybody there is; the sole enemy has nobody behind him. [DUE-15.17, 6.8]"""
    ransome = {"front": {"character": "Jack Ransome"}, "hand": ["Barrel", "Beer", "Duel", "Peacemaker"]}
    s = parse_position(duel({"rear": None, "reserve": []}, ransome, turn="O"))
    targets = {move.target for move in s.legal() if is_figure(move.target)}
    assert targets == {figure for figure in range(4) if s.alive[figure]} and len(targets) == 3
