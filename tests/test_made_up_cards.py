"""Cards that no bot has ever seen: what they are for is enough for every bot to play them sensibly, in every role."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boothill import sets
from boothill.core.frames.hits import Each, Shot
from boothill.core.ids import NO_FIGURE, NOBODY, Face, Figure, Seat, Target
from boothill.core.intents import BURDEN, DRAW, EVERYBODY, HEAL, HIT, OTHERS, TAKE, TARGET, Intent
from boothill.core.rows import BLUE, BROWN, HEALED, Card, Character, Demand, PrintedCard
from boothill.core.ruleset import Parts, Ruleset
from boothill.core.state import State
from boothill.knowledge.actions import HELP, HINDRANCE, SHOT
from boothill.knowledge.memory import Memory
from boothill.sets.classic import game as classic
from boothill.sets.classic.aims import (
    ANY_OTHER,
    ANYBODYS_CARD,
    BEFORE_ANYBODY_BUT_THE_SHERIFF,
    BEFORE_ONESELF,
    JUST_PLAYED,
)
from boothill.sets.classic.cards import BARREL, JAIL, gatling, jail_fourth, panic
from boothill.sets.tables import poker_deck
from boothill.testing import check_intents
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from boothill.words import choices, phrases
from boothill.words.messages import Messages
from tests.bots import chosen

BOTS = ["greedy", "gunslinger", "marshal:60"]


def medicine(s: State, by: int, card: int, at: int) -> None:
    s.heal(Figure(Target(at)), 1)


def keg(s: State, figure: Figure, card: Face, explodes: bool) -> None:
    s.remove(figure, card, s.rules.rows[card].name)
    if explodes:
        s.rules.loses_life(s, figure, 2, NOBODY)


def earthquake(s: State, by: Seat, card: Face, at: Target) -> None:
    own = s.fronts[by]
    s.then(Each(Shot(by, NO_FIGURE, 1, ()), (*s.others(own), own)))


def picnic(s: State, by: Seat, card: Face, at: Target) -> None:
    for figure in s.others(s.fronts[by]):
        s.heal(figure, 1)


def thirsty_tess(s: State, figure: Figure, healed: Figure, points: int) -> None:
    if healed != figure:
        s.draw(s.owner[figure], points)


MADE_UP = Parts(
    cards=[
        Card("Posse", "BAS-9.27", BROWN, JUST_PLAYED, gatling, intents=(Intent(HIT, OTHERS),)),
        Card("Medicine", "BAS-9.8", BROWN, ANY_OTHER, medicine, intents=(Intent(HEAL, TARGET),)),
        Card("Pickpocket", "BAS-9.20", BROWN, ANYBODYS_CARD, panic, intents=(Intent(TAKE, TARGET),)),
        Card("Vest", "BAS-9.42", BLUE, BEFORE_ONESELF, shield=BARREL),
        Card("Hobble", "BAS-9.53", BLUE, BEFORE_ANYBODY_BUT_THE_SHERIFF, demand=JAIL, verdict=jail_fourth, order=3,
             intents=(Intent(BURDEN, TARGET),)),
        Card("Powder Keg", "BAS-9.61", BLUE, BEFORE_ANYBODY_BUT_THE_SHERIFF, demand="Powder Keg", verdict=keg, order=3,
             intents=(Intent(BURDEN, TARGET),)),
        Card("Earthquake", "BAS-9.27", BROWN, JUST_PLAYED, earthquake, intents=(Intent(HIT, EVERYBODY),)),
        Card("Picnic", "BAS-9.12", BROWN, JUST_PLAYED, picnic, intents=(Intent(HEAL, OTHERS),)),
    ],
    characters=[
        Character("Thirsty Tess", 4, "BAS-10.1", moments={HEALED: thirsty_tess}, intents=(Intent(DRAW, when=HEALED),)),
    ],
    demands={"Powder Keg": Demand("♠", harms=True)},
)  # fmt: skip


def made_up(options: dict[str, str]) -> Ruleset:
    parts = classic.classic_parts(options["edition"]).plus(MADE_UP)
    faces, deck = poker_deck(["classic.csv"], parts.cards)
    for row in MADE_UP.cards.values():
        deck.append(Face(len(faces)))
        faces.append(PrintedCard(row, "♣", 5))
    return Ruleset("made up", 1, options, parts, faces, deck)


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sets.GAMES, "made up", (made_up, classic.OPTIONS))
    yield


def table(turn: str, **changes: dict[str, Any]) -> dict[str, Any]:
    """A table of five with a Sheriff A, Deputy B, Outlaws C and D, Renegade E; the dead lie open."""
    players: dict[str, dict[str, Any]] = {
        "A": {"role": "sheriff", "character": "Willy the Kid"},
        "B": {"role": "deputy", "character": "Paul Regret"},
        "C": {"role": "outlaw", "character": "Black Jack"},
        "D": {"role": "outlaw", "character": "Slab the Killer"},
        "E": {"role": "renegade", "character": "Lucky Duke"},
    }
    for name, change in changes.items():
        players[name].update(change)
    return {"game": "made up", "players": players, "turn": turn}


GONE = {"alive": False}


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_sends_a_posse_after_his_own_sheriff(bot: str) -> None:
    deputy = table("B", B={"hand": ["Posse"]}, A={"life": 1})
    assert chosen(bot, deputy) == "end"
    renegade = table("E", E={"hand": ["Posse"]}, A={"life": 1})
    assert chosen(bot, renegade) == "end"


@pytest.mark.parametrize("bot", BOTS)
def test_a_posse_is_sent_where_it_only_hurts_foes(bot: str) -> None:
    outlaw = table("C", C={"hand": ["Posse"]}, A={"life": 1}, B=GONE, D=GONE, E=GONE)
    assert chosen(bot, outlaw) == "play Posse 5♣"
    sheriff = table("A", A={"hand": ["Posse"]}, B=GONE)
    assert chosen(bot, sheriff) == "play Posse 5♣"


@pytest.mark.parametrize("bot", BOTS)
def test_an_earthquake_strikes_its_player_too(bot: str) -> None:
    deputy = table("B", B={"hand": ["Earthquake"]}, A={"life": 1})
    assert chosen(bot, deputy) == "end", "it would kill his own Sheriff"
    sheriff = table("A", A={"hand": ["Earthquake"], "life": 1}, B=GONE)
    assert chosen(bot, sheriff) == "end", "it would kill himself"
    outlaw = table("C", C={"hand": ["Earthquake"]}, A={"life": 1}, B=GONE, D=GONE)
    assert chosen(bot, outlaw) == "play Earthquake 5♣"


@pytest.mark.parametrize("bot", BOTS)
def test_a_picnic_is_given_where_friends_need_it(bot: str) -> None:
    deputy = table("B", B={"hand": ["Picnic"]}, A={"life": 1})
    assert chosen(bot, deputy) == "play Picnic 5♣"
    outlaw = table("C", C={"hand": ["Picnic"], "life": 1}, A={"life": 1}, B=GONE, D=GONE, E=GONE)
    assert chosen(bot, outlaw) == "end", "it heals the Sheriff alone"


@pytest.mark.parametrize("bot", BOTS)
def test_medicine_is_for_friends(bot: str) -> None:
    deputy = table("B", B={"hand": ["Medicine"]}, A={"life": 1}, C={"life": 1}, E={"life": 1})
    assert chosen(bot, deputy) == "play Medicine 5♣ -> A"
    outlaw = table("C", C={"hand": ["Medicine"]}, A={"life": 1}, B=GONE, D=GONE, E=GONE)
    assert chosen(bot, outlaw) == "end"
    sheriff = table("A", A={"hand": ["Medicine"]}, B=GONE, C={"life": 1}, D={"life": 1}, E={"life": 1})
    assert chosen(bot, sheriff) == "end"


@pytest.mark.parametrize("bot", BOTS)
def test_a_pickpocket_robs_foes_and_spares_friends(bot: str) -> None:
    outlaw = table("C", C={"hand": ["Pickpocket"]}, A={"in_play": ["Winchester"]}, D=GONE)
    assert chosen(bot, outlaw).startswith("play Pickpocket 5♣ -> A")
    deputy = table("B", B={"hand": ["Pickpocket"]}, A={"in_play": ["Winchester"]}, C=GONE, D=GONE, E=GONE)
    deputy["players"]["C"] = {"role": "outlaw", "character": "Black Jack"}
    assert "-> A" not in chosen(bot, deputy)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seat", "ABCDE")
def test_everybody_wears_a_vest(bot: str, seat: str) -> None:
    assert chosen(bot, table(seat, **{seat: {"hand": ["Vest"]}})) == "play Vest 5♣"


@pytest.mark.parametrize("bot", BOTS)
def test_a_hobble_burdens_a_foe_and_nobody_else(bot: str) -> None:
    sheriff = table("A", A={"hand": ["Hobble"]}, B=GONE)
    assert chosen(bot, sheriff) in {"play Hobble 5♣ -> C", "play Hobble 5♣ -> D", "play Hobble 5♣ -> E"}
    burdened = {"hand": ["Pickpocket"], "in_play": ["Hobble"]}
    assert chosen(bot, table("A", A=burdened, B=GONE)) != "play Hobble 5♣"
    outlaw = table("C", C={"hand": ["Hobble"]}, B=GONE, E=GONE)
    assert chosen(bot, outlaw) == "end", "the last one beside the Sheriff is his fellow"


def test_what_they_do_is_written_down_for_what_it_is() -> None:
    """Onlookers learn from a made-up card what they would learn from a printed one."""
    hand = ["Medicine", "Pickpocket", "Hobble", "Posse"]
    s = parse_position(table("C", C={"hand": hand}, A={"life": 2, "hand": ["Beer 6♥"]}))
    memory = Memory(s.view(Seat(0)))
    for text in ("play Medicine -> A", "play Pickpocket -> A's hand", "play Hobble -> B"):
        memory.see(s.apply(parse_move(s, s.to_act, text)))
    assert [deed.kind for deed in memory.deeds] == [HELP, HINDRANCE, HINDRANCE]
    memory.see(s.apply(parse_move(s, s.to_act, "play Posse")))
    assert memory.witness.all and SHOT not in [deed.kind for deed in memory.deeds]


def test_everybody_was_attacked_if_its_player_was_too() -> None:
    s = parse_position(table("C", C={"hand": ["Earthquake"]}))
    memory = Memory(s.view(Seat(0)))
    memory.see(s.apply(parse_move(s, s.to_act, "play Earthquake")))
    assert memory.witness.all


def test_who_falls_to_his_own_card_is_nobodys_reward() -> None:
    """As with a Duel that he started himself. [BAS-R.18]"""
    s = parse_position(table("C", C={"hand": ["Earthquake"], "life": 1}, E=GONE))
    s.apply(parse_move(s, s.to_act, "play Earthquake"))
    while s.turn == 2:
        s.apply(s.legal()[0])
    assert not s.alive[2]
    assert s.hands[2] == []


def test_what_the_next_turn_brings_is_not_the_doing_of_a_card() -> None:
    """An Earthquake that kills its player ends the turn, and the next player draws."""
    check_intents("made up")


def lines(s: State, text: str) -> list[str]:
    """What the log says of a move, and of all that nobody can help."""
    events = list(s.apply(parse_move(s, s.to_act, text)))
    while (forced := s.forced()) is not None:
        events += s.apply(forced)
    return [Messages("en").say(said) for _, said in phrases.told(s, events)]


def test_what_does_somebody_good_is_played_for_him() -> None:
    s = parse_position(table("C", C={"hand": ["Medicine", "Hobble"]}, A={"life": 2}))
    labels = [Messages("en").say(choices.what(s.view(Seat(2)), [move])) for move in s.legal() if move.target in (0, 1)]
    assert "Medicine 5♣ for A" in labels
    assert "Hobble 5♣ against B" in labels
    assert lines(s, "play Medicine -> A")[0] == "C plays Medicine 5♣ for A."
    assert lines(s, "play Hobble -> B")[0] == "C plays Hobble 5♣ against B."


@pytest.mark.parametrize(("deck", "life", "luck"), [("♠", 2, "No luck."), ("♥", 4, "Lucky!")])
def test_a_draw_that_harms_is_lucky_if_it_does_not_strike(deck: str, life: int, luck: str) -> None:
    s = parse_position(table("B", C={"in_play": ["Powder Keg"]}) | {"deck": [deck]})
    told = lines(s, "end")
    assert s.life[2] == life
    assert [line for line in told if line.startswith("C draws! for the Powder Keg") and line.endswith(luck)]


def test_a_character_may_react_when_others_heal() -> None:
    tess = {"character": "Thirsty Tess", "hand": []}
    state = parse_position(table("A", A={"hand": ["Beer 6♥"], "life": 3}, C=tess))
    state.apply(parse_move(state, Seat(0), "play Beer 6♥"))
    assert (state.life[0], len(state.hands[2])) == (4, 1)
    own = parse_position(table("C", C={**tess, "hand": ["Beer 6♥"], "life": 3}))
    own.apply(parse_move(own, Seat(2), "play Beer 6♥"))
    assert (own.life[2], len(own.hands[2])) == (4, 0)


@pytest.mark.parametrize(("number", "players"), [(23, 7), (142, 6), (355, 7)])
def test_who_falls_to_a_keg_is_out_before_his_turn_goes_on(number: int, players: int) -> None:
    """Whoever writes a verdict need not say so. In these games somebody used to go on with less than no life."""
    s, rng = sets.new_game("made up", [f"P{seat}" for seat in range(players)], f"dbg {number}"), Random(number)
    while not s.over:
        moves = s.legal()
        assert moves
        s.apply(rng.choice(moves))
