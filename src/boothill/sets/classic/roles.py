"""Roles, elimination and the end of the classic game."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.frames.playing import EndOfCard, React
from boothill.core.ids import NO_CARD, NOBODY, Figure, Seat
from boothill.core.rows import ELIMINATED, Character
from boothill.core.state import State
from boothill.sets.classic.frames import Estate, Loss, discard_everything

SHERIFF = "sheriff"
DEPUTY = "deputy"
OUTLAW = "outlaw"
RENEGADE = "renegade"

BOX = {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 1}
"""The number of role cards in the box. [BAS-1.2]"""
ROLES = {
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}
"""The roles dealt, by number of players. [BAS-3.1]"""
SIDES = {SHERIFF: "law", DEPUTY: "law", OUTLAW: "outlaws", RENEGADE: "renegade"}


def open_role(s: State, seat: Seat) -> bool:
    """The Sheriff's role is face up, the others once their players are out or the game is over. [BAS-2.5]"""
    return s.roles[seat] == SHERIFF or not s.alive[seat] or s.winner != ""


def starting_life(character: Character, role: str) -> int:
    """The number on the card, plus one for the Sheriff. [BAS-3.4]"""
    return character.life + (role == SHERIFF)


def hand_limit(s: Board, seat: Seat) -> int:
    """As many cards as the player has life points. [BAS-4.6]"""
    return s.life[seat]


def loses_life(s: State, figure: Figure, points: int, by: Seat) -> None:
    s.then(Loss(figure, points, blamed(s, figure, by)))


def blamed(s: State, figure: Figure, by: Seat) -> Seat:
    """The seat through which a figure loses life; nobody if it is hit by its owner's card. [BAS-R.18]"""
    return by if by != s.owner[figure] else NOBODY


def loses_last_life(s: State, figure: Figure, by: Seat) -> None:
    """The figure is out once the card has been resolved for everybody. [BAS-9.29]"""
    s.fallen.append((figure, by))


def loses_last_life_at_once(s: State, figure: Figure, by: Seat) -> None:
    """The figure is out before anything else happens, which may end the game. [BAS-R.16]"""
    s.fallen.append((figure, by))
    s.then(EndOfCard(NOBODY, NO_CARD, NOBODY, False))


def eliminates(s: State, figure: Figure, by: Seat) -> None:
    """Show the role, discard the cards, and reward or punish whoever did it. [BAS-11.2 to 11.6]"""
    leaves(s, figure, by)
    s.then(React(ELIMINATED, figure, tuple(s.clockwise())), Estate(figure, by))


def leaves(s: State, figure: Figure, by: Seat) -> None:
    """Take a player out of the game, but leave their cards for now."""
    s.goes(figure)
    s.wait_no_more(figure)
    s.tell(ev.OUT, s.owner[figure], by, name=s.roles[s.owner[figure]])


def rewards(s: State, figure: Figure, by: Seat) -> None:
    """Three cards for an Outlaw; a Sheriff who eliminates a Deputy loses all cards. [BAS-11.5, 11.6]"""
    if s.roles[figure] == OUTLAW:
        s.tell(ev.REWARD, by, s.owner[figure], n=3)
        s.draw(by, 3, ev.REWARD)
    elif s.roles[figure] == DEPUTY and s.roles[by] == SHERIFF:
        s.tell(ev.PENALTY, by, s.owner[figure])
        discard_everything(s, s.fronts[by], ev.PENALTY)


def ends_if_won(s: State, figure: Figure, by: Seat) -> None:
    """The game ends when the Sheriff or all opponents of the Sheriff are out. [BAS-12.1 to 12.4]"""
    left = [s.roles[figure] for figure in range(len(s.alive)) if s.alive[figure]]
    if SHERIFF not in left:
        s.ends("renegade" if left == [RENEGADE] else "outlaws")
    elif OUTLAW not in left and RENEGADE not in left:
        s.ends("law")


def winners(s: State) -> tuple[Seat, ...]:
    """Everybody on the winning side, living or eliminated; a Renegade wins alone. [BAS-11.9, 2.4]"""
    alone = s.winner == SIDES[RENEGADE]
    return tuple([seat for seat in s.seats if SIDES[s.roles[seat]] == s.winner and (s.alive[seat] or not alone)])
