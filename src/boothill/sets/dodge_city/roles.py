"""Immediate elimination, the three-player circle and the end of the game in Dodge City."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.frames.playing import Burial, React
from boothill.core.ids import NOBODY, Figure, Seat
from boothill.core.rows import ELIMINATED, KEEPS
from boothill.core.state import State
from boothill.sets.classic import roles as classic
from boothill.sets.classic.frames import Estate
from boothill.sets.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.sets.dodge_city.frames import ImpendingLoss

BOX = {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2}
"""The number of role cards in the box. [DOD-1.1]"""
THREE: dict[int, tuple[str, ...]] = {3: (DEPUTY, OUTLAW, RENEGADE)}
EIGHT: dict[int, tuple[str, ...]] = {8: (SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY)}
"""The roles for numbers of players that the classic game does not have; the role that begins comes first. [DOD-2.1]"""
GOALS = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""The role that each of three players must eliminate. [DOD-4.2]"""


def loses_life(s: State, figure: Figure, points: int, by: Seat) -> None:
    """Before any loss, a Beer can be played. [DOD-7.2]"""
    s.then(ImpendingLoss(figure, points, 0, classic.blamed(s, figure, by)))


def loses_last_life(s: State, figure: Figure, by: Seat) -> None:
    """The figure is out at once, even in the middle of a card. [DOD-6.30]"""
    s.fallen.append((figure, by))
    s.then(Burial())


def eliminates(s: State, figure: Figure, by: Seat) -> None:
    """Check first whether the game is over; if not, abilities, cards and reward follow. [DOD-11.2]"""
    classic.leaves(s, figure, by)
    s.rules.ends_if_won(s, figure, by)
    if s.winner == "":
        s.then(React(ELIMINATED, figure, tuple(s.clockwise())), Estate(figure, by))


def hand_limit(s: Board, seat: Seat) -> int:
    """As many cards as life points, unless an ability says otherwise. [DOD-6.5, 10.13]"""
    return s.ask(KEEPS, s.fronts[seat]) or s.life[seat]


def open_role(s: State, seat: Seat) -> bool:
    """Without a Sheriff, all roles are face up. [DOD-4.1]"""
    return SHERIFF not in s.roles or classic.open_role(s, seat)


def rewards(s: State, figure: Figure, by: Seat) -> None:
    """Without a Sheriff, every elimination earns three cards. [DOD-4.6]"""
    if SHERIFF in s.roles:
        classic.rewards(s, figure, by)
    else:
        s.tell(ev.REWARD, by, s.owner[figure], n=3)
        s.draw(by, 3, ev.REWARD)


def ends_if_won(s: State, figure: Figure, by: Seat) -> None:
    """As usual with a Sheriff; without one, a player who eliminates their target or is the last one wins.
    [DOD-4.3 to 4.5]"""
    if SHERIFF in s.roles:
        classic.ends_if_won(s, figure, by)
        return
    left = [seat for seat in range(len(s.names)) if s.alive[seat]]
    if len(left) == 1:
        s.ends(s.names[left[0]])
    elif by != NOBODY and GOALS[s.roles[by]] == s.roles[figure]:
        s.ends(s.names[by])


def winners(s: State) -> tuple[Seat, ...]:
    return classic.winners(s) if SHERIFF in s.roles else (Seat(s.names.index(s.winner)),)
