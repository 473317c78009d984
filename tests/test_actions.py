"""Deeds: what everybody sees others do, and what else they could have done."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.core.ids import Seat
from boothill.core.moves import END
from boothill.knowledge.actions import HELP, HINDRANCE, OUT, SHOT, TURN, Deed
from boothill.knowledge.memory import Memory
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from tests.bots import dodge, position
from tests.tables import TABLES, dealt, play_on


@pytest.mark.parametrize("table", [table for table in TABLES if table[1] > 2], ids=str)
def test_a_witness_follows_what_lies_open(table: tuple[str, int]) -> None:
    game, players = table
    for seed in range(4):
        s = dealt(seed, players, game)
        memory = Memory(s.view(Seat(seed % players)))
        for _, _, events in play_on(s, Random(seed)):
            memory.see(events)
            board = memory.witness.board
            assert (board.table, board.life, board.alive) == (s.table, s.life, s.alive)
            assert [who.name for who in board.ability] == [who.name for who in s.ability] or s.phase in (
                "start",
                "draw",
            )
            assert all(shown in ("", role) for shown, role in zip(board.roles, s.roles, strict=True))


def deeds(data: dict[str, Any], *moves: tuple[str, str]) -> list[Deed]:
    s = parse_position(data)
    memory = Memory(s.view(Seat(0)))
    for name, text in moves:
        seat = s.names.index(name)
        memory.see(s.apply(parse_move(s, Seat(seat), text), Seat(seat)))
    return memory.deeds


def test_all_seats_see_the_same_deeds() -> None:
    """Which is why they may share a witness."""
    for seed in range(12):
        game, players = TABLES[seed % len(TABLES)]
        s = dealt(seed, players, game)
        memories = [Memory(s.view(Seat(seat))) for seat in range(players)]
        for _, _, events in play_on(s, Random(seed)):
            for memory in memories:
                memory.see(events)
        assert all(memory.deeds == memories[0].deeds for memory in memories)


def test_a_shot_and_whom_it_could_have_hit() -> None:
    data = position(C={"hand": ["BANG! 2♦"], "in_play": ["Schofield"]}, turn="C")
    (shot,) = deeds(data, ("C", "play BANG! -> A"))
    assert (shot.kind, shot.seat, shot.victim, sorted(shot.options), shot.hand) == (SHOT, 2, 0, [0, 1, 3, 4], 1)


@pytest.mark.parametrize(
    ("in_play", "move", "kind"),
    [
        ("Knife 8♥", "use Knife -> B", SHOT),
        ("Can Can J♣", "use Can Can -> B's hand", HINDRANCE),
        ("Conestoga 9♦", "use Conestoga -> B's Dynamite", HELP),
    ],
)
def test_green_cards_are_deeds(in_play: str, move: str, kind: str) -> None:
    data = dodge(C={"in_play": [in_play]}, B={"hand": ["any"], "in_play": ["Dynamite 2♥"]}, turn="C")
    (deed,) = deeds(data, ("C", move))
    assert (deed.kind, deed.seat, deed.victim, deed.played) == (kind, 2, 1, False)


def test_doc_holydays_shot_is_a_deed() -> None:
    data = dodge(C={"character": "Doc Holyday", "hand": ["Beer 6♥", "Duel J♠"]}, turn="C")
    (deed,) = deeds(data, ("C", "use Doc Holyday with Beer, Duel -> D"))
    assert (deed.kind, deed.victim, sorted(deed.options)) == (SHOT, 3, [1, 3])


def test_jail_and_tequila() -> None:
    (jail,) = deeds(position(C={"hand": ["Jail 4♥"]}, turn="C"), ("C", "play Jail -> D"))
    assert (jail.kind, sorted(jail.options)) == (HINDRANCE, [1, 3, 4]), "never the Sheriff"
    healed = dodge(A={"life": 1}, B={"hand": ["Tequila", "Duel J♠"]}, turn="B")
    (help_,) = deeds(healed, ("B", "play Tequila with Duel -> A"))
    assert (help_.kind, help_.victim) == (HELP, 0)


def test_what_one_does_to_oneself_is_no_deed() -> None:
    own = position(C={"hand": ["Cat Balou K♥"], "in_play": ["Mustang 8♥"]}, turn="C")
    assert deeds(own, ("C", "play Cat Balou -> C's Mustang")) == []


def test_a_copied_ability_is_lost_in_jail() -> None:
    """DOD-10.15: with the phase in which another one would have been named."""
    vera = {"character": "Vera Custer", "copies": "Slab the Killer", "in_play": ["Jail 4♥"]}
    s = parse_position(dodge(C=vera, turn="B", deck=["Scope"]))
    memory = Memory(s.view(Seat(0)))
    assert memory.witness.board.ability[2].name == "Slab the Killer"
    memory.see(s.apply(END))
    assert memory.witness.board.ability[2].name == s.ability[2].name == "Vera Custer"


def test_a_turn_without_a_shot_is_seen() -> None:
    data = position(C={"hand": ["BANG! 2♦", "Gatling"], "in_play": ["Schofield"]}, turn="C")
    (spared,) = deeds(data, ("C", "end"))
    assert (spared.kind, spared.seat, spared.n, spared.all, spared.hand) == (TURN, 2, 0, False, 2)
    shot = ("C", "play BANG! -> A"), ("A", "pass"), ("C", "end")
    assert [deed.n for deed in deeds(data, *shot) if deed.kind == TURN] == [1]
    swept = ("C", "play Gatling"), *((name, "pass") for name in "DEAB"), ("C", "end")
    assert [deed.all for deed in deeds(data, *swept) if deed.kind == TURN] == [True]


def test_who_is_out_shows_the_role() -> None:
    data = position(C={"hand": ["BANG! 2♦"], "in_play": ["Schofield"]}, E={"life": 1}, turn="C")
    shot = deeds(data, ("C", "play BANG! -> E"), ("E", "pass"), ("E", "pass"))
    assert [(deed.kind, deed.seat, deed.role) for deed in shot if deed.kind == OUT] == [(OUT, 4, "renegade")]
