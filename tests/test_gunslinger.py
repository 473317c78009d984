"""The gunslinger is never stupid: friends, guns, Missed! and Beer, abilities, endgames; and it is quick."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.gunslinger.goals import weights_for
from boothill.bots.gunslinger.odds import Odds
from boothill.bots.gunslinger.tactics import Tactics
from boothill.bots.policy import policy_of
from boothill.core.frames.playing import Playing
from boothill.core.ids import Figure, Seat, Target
from boothill.core.intents import HEAL, TARGET
from boothill.core.moves import DRAW, PLAY, Move
from boothill.core.state import State
from boothill.core.targets import DECK, card_of, figure_of, is_gear, is_hand, seat_of
from boothill.knowledge.actions import SHOT, TURN, Deed
from boothill.knowledge.memory import Memory
from boothill.sets.classic.cards import WEAPON
from boothill.sets.classic.roles import SHERIFF, SIDES
from boothill.text.notation import print_move
from boothill.text.scenario.position import parse_position
from tests.bots import chosen, dodge, position, three
from tests.tables import TABLES, dealt, plain_only

move = partial(chosen, "gunslinger")


def decisions(*tables: tuple[str, int]) -> Iterator[tuple[Driver, Move, int]]:
    """Every decision of games that gunslingers play among themselves at these tables, before it is carried out."""
    for seed, (game, players) in enumerate(tables):
        driver = Driver(dealt(seed, players, game), [make_bot("gunslinger") for _ in range(players)], Random(seed))
        while not driver.s.over:
            following = driver.next_move()
            assert following is not None
            yield driver, *following
            driver.make(*following)


HIDDEN = [table for table in TABLES if table[1] > 3]
"""Tables with hidden roles."""


GONE = {"alive": False}


def test_never_shoots_a_proven_friend() -> None:
    """In whole games nobody is shot at, robbed or jailed by one who knows him for a friend."""
    shots = 0
    for driver, made, seat in decisions(*HIDDEN, *HIDDEN):
        view = driver.s.view(Seat(seat))
        if isinstance(view.stack[-1], Playing) and made.target >= 0 and not _favour(driver.s, made):
            victim = seat_of(made.target) if is_hand(made.target) else figure_of(made.target)
            goals = policy_of(view.rules).goals(view, driver.memories[seat], weights_for(SIDES[view.roles[seat]]))
            assert victim == seat or goals.wound[victim] > -1.0
            if view.roles[victim] == SHERIFF and victim != seat:
                assert SIDES[view.roles[seat]] != "law"
            shots += 1
    assert shots > 500


def _favour(s: State, chosen: Move) -> bool:
    rows = s.rules.rows
    kind = chosen.card >= 0 and rows[chosen.card].means(HEAL, TARGET) is not None
    return kind or (is_gear(chosen.target) and rows[card_of(chosen.target)].burdens)


def test_the_deputy_spares_the_sheriff() -> None:
    armed = {"hand": ["BANG! 2♦", "Duel", "Panic! J♥"], "in_play": ["Winchester"]}
    assert "-> A" not in move(position(B=armed, turn="B"))
    far = {"character": "Paul Regret", "in_play": ["Mustang 8♥"]}
    assert move(position(B={"hand": ["BANG! 2♦"], "character": "Vulture Sam"}, C=far, turn="B")) == "end"


def test_never_swaps_a_better_gun_for_a_worse_one() -> None:
    assert move(position(A={"hand": ["Schofield K♠"], "in_play": ["Winchester"]})) == "end"
    for driver, made, seat in decisions(*HIDDEN, *HIDDEN):
        s = driver.s
        rows = s.rules.rows
        if made.verb == PLAY and rows[made.card].slot == WEAPON and isinstance(s.stack[-1], Playing):
            for old in [rows[card] for card in s.table[seat] if rows[card].slot == WEAPON]:
                new = rows[made.card]
                better = new.numbers.get("range", 0) > old.numbers.get("range", 0)
                assert better or "Volcanic" in (new.name, old.name)


def test_keeps_missed_and_beer_by_situation() -> None:
    shot = position(
        C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C", A={"hand": ["Missed! 2♠"], "in_play": ["Barrel"]}
    )
    assert move(shot, ("C", "play BANG! -> A")) == "use Barrel Q♠", "what costs nothing first"
    slab = position(D={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="D", A={"hand": ["Missed! 2♠"]})
    assert move(slab, ("D", "play BANG! -> A")) == "pass", "one Missed! against Slab is wasted"
    assert move(position(A={"life": 5, "hand": ["Beer 6♥"]})) == "end", "nothing to heal"
    assert move(position(A={"life": 1, "hand": ["Beer 6♥"]})) == "play Beer 6♥"
    kept = position(A={"life": 2, "hand": ["Missed! 2♠", "Beer 6♥", "Dynamite", "Duel"]}, phase="discard")
    assert move(kept) == "discard Dynamite 2♥"
    last = position(A={"life": 1, "hand": ["Beer 6♥", "Duel"]}, B=GONE, C=GONE, D=GONE, phase="discard")
    assert move(last) == "discard Beer 6♥", "of no use between two"


def test_shoots_whom_it_can_fell() -> None:
    gun = {"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}
    assert move(position(C=gun, A={"life": 1}, turn="C")) == "play BANG! 2♦ -> A"
    foes = position(A=gun, C={"life": 1}, B=GONE, E=GONE)
    assert move(foes) == "play BANG! 2♦ -> C"
    behind = position(A=gun, C={"in_play": ["Barrel"]}, B=GONE, E=GONE)
    assert move(behind) == "play BANG! 2♦ -> D", "rather one without a Barrel"


def test_a_duel_with_an_empty_hand_is_won() -> None:
    empty = position(C={"hand": ["Duel J♠"]}, A={"hand": []}, turn="C")
    assert move(empty) == "play Duel J♠ -> A"
    full = position(C={"hand": ["Duel J♠"], "life": 1}, A={"hand": ["any"] * 5}, turn="C")
    assert "-> A" not in move(full)


@plain_only
def test_a_known_missed_is_reckoned_with() -> None:
    s = parse_position(position(A={"hand": ["Missed! 2♠"]}, D={"character": "Kit Carlson"}))
    view = s.view(Seat(3))
    memory = Memory(view)
    unknown = Odds(view, memory).hit(Figure(Target(0)))
    memory.known = lambda place: [s.hands[0][0]] if place == 0 else []  # type: ignore[method-assign]
    assert Odds(view, memory).hit(Figure(Target(0))) == 0.0 < unknown < 1.0


@pytest.mark.parametrize(
    ("data", "chosen"),
    [
        (dodge(A={"character": "Sid Ketchum", "life": 1, "hand": ["Dynamite 2♥", "Jail 4♥"]}), "use Sid Ketchum"),
        (dodge(A={"character": "Chuck Wengam", "life": 5, "hand": ["Missed! 2♠"]}), "use Chuck Wengam"),
        (
            dodge(
                C={"character": "Doc Holyday", "hand": ["Schofield J♣", "Dynamite 2♥"], "in_play": ["Winchester"]},
                turn="C",
            ),
            "use Doc Holyday",
        ),
        (dodge(A={"character": "José Delgado", "hand": ["Barrel A♣"], "in_play": ["Barrel Q♠"]}), "use José Delgado"),
    ],
)  # fmt: skip
def test_uses_abilities_of_the_play_phase(data: dict[str, Any], chosen: str) -> None:
    assert move(data).startswith(chosen)


def test_uses_abilities_of_other_moments() -> None:
    shot = {"C": {"hand": ["BANG!"], "in_play": ["Schofield"]}, "turn": "C"}
    fired = ("C", "play BANG! -> A")
    assert move(position(A={"character": "Jourdonnais"}, **shot), fired) == "use Jourdonnais"
    janet = position(A={"character": "Calamity Janet", "hand": ["BANG! 3♦"]}, **shot)
    assert move(janet, fired) == "play BANG! 3♦ as Missed!"
    shooter = position(C={"character": "Calamity Janet", "hand": ["Missed! 2♠"], "in_play": ["Winchester"]}, turn="C")
    assert move(shooter) == "play Missed! 2♠ as BANG! -> A"
    jesse = position(C={"character": "Jesse Jones"}, A={"hand": ["any"]}, turn="B")
    assert move(jesse, ("B", "end")) == "draw from A's hand"
    jail = position(E={"in_play": ["Jail"]}, turn="D", deck=["♠ 2-9", "♥"])
    assert "♥" in move(jail, ("D", "end")), "Lucky Duke"
    willy = position(A={"character": "Willy the Kid", "hand": ["BANG! 2♦", "BANG! 3♦"]}, B=GONE, E=GONE)
    assert move(willy, ("A", "play BANG! 2♦ -> C"), ("C", "pass")).startswith("play BANG! 3♦ -> ")


ACTIVE = {
    "classic+dodge-city": {
        "Jourdonnais", "Sid Ketchum", "Chuck Wengam", "Doc Holyday", "José Delgado", "Calamity Janet", "Elena Fuente",
        "Jesse Jones", "Pedro Ramirez", "Pat Brennan", "Vera Custer",
    },
    "duel": {
        "Annie Oakey", "Babe Leroy", "Cattle Katie", "Pearl Hat", "Soundance Kid", "Toco Ramirez", "Buffalo Bell",
        "Sid Curry", "Slim Poet",
    },
}  # fmt: skip
"""Characters whose ability is a choice, by game."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] if game == "duel" else []) for game in ACTIVE]
)
def test_every_ability_that_is_a_choice_is_used(game: str) -> None:
    used: set[str] = set()
    players = max(players for name, players in TABLES if name == game)
    for driver, made, seat in decisions(*[(game, players)] * 200):
        if made.name or (made.verb == DRAW and made.target != DECK):
            s = driver.s
            owner = [s.characters[figure].name for figure in range(len(s.owner)) if s.owner[figure] == seat]
            used.update(owner if made.name not in owner else [made.name])
        if used >= ACTIVE[game]:
            return
    raise AssertionError(f"never used: {ACTIVE[game] - used}")


@pytest.mark.parametrize("role", ["renegade", "outlaw"])
def test_finishes_two_player_endgames(role: str) -> None:
    """Alone with the Sheriff everybody shoots; and the Sheriff shoots whoever is left."""
    others = {name: GONE for name in "BCD"}
    last = {"role": role, "hand": ["BANG! 2♦"]}
    data = position(E=last, **others, turn="E")
    if role == "outlaw":
        data["players"]["C"] = {"role": "renegade", "character": "Black Jack", "alive": False}
    assert move(data) == "play BANG! 2♦ -> A"
    data = position(A={"hand": ["BANG! 2♦"]}, E={"role": role}, **others)
    if role == "outlaw":
        data["players"]["C"] = {"role": "renegade", "character": "Black Jack", "alive": False}
    assert move(data) == "play BANG! 2♦ -> E"


def test_the_renegade_keeps_the_sheriff_for_the_last() -> None:
    gun = {"hand": ["BANG! 2♦", "Duel", "Gatling"], "in_play": ["Winchester"]}
    for gone in ({}, {"C": GONE}, {"C": GONE, "D": GONE}, {"B": GONE, "C": GONE}):
        assert not move(position(E=gun, A={"life": 1}, **gone, turn="E")).endswith(("-> A", "Gatling 10♥"))


@pytest.mark.parametrize("other", ["C", "B"])
def test_the_renegade_turns_on_the_last_one_beside_the_sheriff(other: str) -> None:
    """However strong the Sheriff is: somebody has to do it, and nobody else is left."""
    gone = {name: {"alive": False} for name in "BCD" if name != other}
    data = position(A={"life": 5, "hand": ["Beer", "Missed!", "BANG!"]}, **{other: {"life": 1}}, **gone, turn="E")
    view = parse_position(data).view(Seat(4))
    assert view.living() == 3
    assert policy_of(view.rules).goals(view, Memory(view), weights_for("renegade")).wound["ABCDE".index(other)] > 0


def test_whom_it_would_jail_it_does_not_free() -> None:
    """For want of a foe it harms even half a friend; freeing him again it could go on for ever in one turn."""
    s = parse_position(position(B={"hand": ["Panic!", "Jail"]}, C={"in_play": ["Jail"]}, turn="B"))
    view, memory = s.view(Seat(1)), Memory(s.view(Seat(1)))
    weights = weights_for(SIDES[view.roles[1]])
    goals = policy_of(view.rules).goals(view, memory, weights)
    goals.wound[2] = -0.8
    tactics = Tactics(view, memory, goals, weights)
    free = next(move for move in view.legal if is_gear(move.target))
    tactics.reason = -0.7
    assert tactics.worth(free) > 0, "a friend is freed"
    tactics.reason = -0.99
    assert tactics.worth(free) < 0


def test_three_in_a_circle() -> None:
    assert move({**three(A={"hand": ["BANG! 2♦"]}), "turn": "A"}) == "play BANG! 2♦ -> C"


def test_a_table_that_has_gone_quiet_wakes_up() -> None:
    """Where nobody has shot for many rounds somebody must be misjudged: then only proven friends are spared."""
    s = parse_position(position(A={"hand": ["BANG! 2♦"]}, B={"in_play": ["Mustang 8♥"]}, C=GONE, D=GONE))
    view = s.view(Seat(0))
    memory = Memory(view)
    trusting = make_bot("gunslinger")
    memory.witness.deeds += [
        Deed(TURN, Seat(seat), options=(Seat(0),), life=(5, 4, 0, 0, 4), hand=4) for seat in (1, 4) * 40
    ]
    assert print_move(s, trusting.choose(view, memory, Random(1))).startswith("play BANG! 2♦ -> ")


FAR = {"character": "Paul Regret", "in_play": ["Mustang 8♥"]}


@pytest.mark.parametrize(
    ("data", "friend"),
    [
        (position(C={"hand": ["BANG! 2♦", "Panic! J♥"]}, A=FAR, B=GONE, E=GONE, turn="C"), "D"),
        (position(E={"hand": ["BANG! 2♦", "Panic! J♥"]}, A={"life": 1}, B=GONE, C=GONE, D=FAR, turn="E"), "A"),
        (position(B={"hand": ["BANG! 2♦", "Panic! J♥"]}, C=GONE, D=GONE, E=FAR, turn="B"), "A"),
    ],
    ids=["a fellow Outlaw", "the Sheriff for the Renegade", "the Sheriff for his Deputy"],
)
def test_however_quiet_a_proven_friend_is_spared(data: dict[str, Any], friend: str) -> None:
    """And the Sheriff by whoever loses with him; the only foe is out of reach."""
    s = parse_position(data)
    view = s.view(s.to_act)
    aims = [print_move(s, each) for each in view.legal]
    assert f"play BANG! 2♦ -> {friend}" in aims
    for rounds in (0, 5, 9, 40):
        memory = Memory(view)
        seats = [seat for seat, alive in enumerate(view.alive) if alive] * rounds
        memory.witness.deeds += [Deed(TURN, Seat(seat), life=tuple(view.life)) for seat in seats]
        assert not friendly_fire(print_move(s, make_bot("gunslinger").choose(view, memory, Random(1))), friend), rounds


def friendly_fire(made: str, friend: str) -> bool:
    return made.endswith((f"-> {friend}", f"-> {friend}'s hand", f"from {friend}'s hand"))


SHOTS = ["BANG! 2♦", "BANG! 3♦", "BANG! 4♦"]
PLATED = {"hand": [], "in_play": ["Iron Plate"]}


@pytest.mark.parametrize("bot", ["gunslinger", "marshal:40"])
def test_a_miss_in_play_is_shot_away(bot: str) -> None:
    """One shot for the Iron Plate, the next one wins."""
    last = dodge(
        E={"hand": SHOTS, "in_play": ["Volcanic 10♠"]}, A={**PLATED, "life": 1}, B=GONE, C=GONE, D=GONE, turn="E"
    )
    shots = [f"play {shot} -> A" for shot in SHOTS]
    first = chosen(bot, last)
    assert first in shots
    assert chosen(bot, last, ("E", first), ("A", "use Iron Plate")) in shots


def test_a_shot_that_will_be_avoided_is_fired_for_the_card() -> None:
    """Not before one that may hit, and not the only answer to Indians! or a Duel, unless it cannot be kept."""
    foes = {"B": GONE, "E": GONE}
    gun = ["Winchester"]
    assert move(dodge(A={"hand": SHOTS, "in_play": gun}, C=PLATED, D={"hand": ["any"] * 4}, **foes)).endswith("-> D")
    both = dodge(A={"hand": SHOTS[:2], "in_play": gun}, C=PLATED, D=PLATED, **foes)
    assert move(both).startswith("play BANG! 2♦ -> ")
    one = dodge(A={"hand": SHOTS[:1], "in_play": gun}, C=PLATED, D=PLATED, **foes)
    assert move(one) == "end", "kept as an answer"
    spare = dodge(A={"hand": [*SHOTS[:1], "Missed! 2♠"], "life": 1, "in_play": gun}, C=PLATED, D=PLATED, **foes)
    assert move(spare).startswith("play BANG! 2♦ -> "), "one of two cards could not be kept"
    swept = dodge(A={"hand": ["Gatling"]}, E=PLATED, B=GONE, C=GONE, D=GONE)
    assert move(swept) == "play Gatling 10♥", "between two everything is a gain"
    assert move(dodge(C={"hand": SHOTS}, A=FAR, D=PLATED, **foes, turn="C")) == "end", "a friend keeps his"


def test_a_gun_for_those_who_sit_here() -> None:
    """Where everybody is near, the one that shoots on and on; where the Sheriff is far, the one that reaches him."""
    near = position(C={"hand": ["Volcanic 10♠"], "in_play": ["Winchester"]}, B=GONE, E=GONE, turn="C")
    assert move(near) == "play Volcanic 10♠"
    willy = position(A={"hand": ["Volcanic 10♠"], "in_play": ["Winchester"]}, B=GONE, E=GONE)
    assert move(willy) == "end", "he shoots on with any gun"
    far = position(C={"hand": ["Volcanic 10♠"], "in_play": ["Winchester"]}, turn="C")
    assert move(far) == "end"


def test_the_last_beers_are_drunk_in_time() -> None:
    beer = {"hand": ["Beer 6♥"], "life": 3}
    assert move(position(C=beer, turn="C")) == "end", "there is still time"
    assert move(position(C=beer, B=GONE, E=GONE, turn="C")) == "play Beer 6♥", "between two it helps no more"


def test_a_sheriff_who_is_outnumbered_spares_the_renegade() -> None:
    """As long as he shoots Outlaws himself, even if he is easier to fell."""
    s = parse_position(position(A={"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}, B=GONE, E={"life": 1}))
    view = s.view(Seat(0))
    memory = Memory(view)
    memory.witness.deeds += [
        Deed(
            SHOT,
            Seat(by),
            Seat(at),
            options=(Seat(at), *[Seat(seat) for seat in {0, 2, 3, 4} - {by, at}]),
            life=(5, 0, 4, 4, 4),
            hand=4,
        )
        for by, at in [(2, 0), (3, 0), (4, 2), (4, 3)] * 3
    ]
    chosen = print_move(s, make_bot("gunslinger").choose(view, memory, Random(1)))
    assert chosen in ("play BANG! 2♦ -> C", "play BANG! 2♦ -> D")
