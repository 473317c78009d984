"""The karma bot, a frozen baseline: plays cards in a fixed order of kinds, at random targets other than friends.

It takes each seat for a friend of the Sheriff, an enemy, or unknown. Whoever harms or helps somebody already judged
moves one step along this scale; cards against everybody do not count.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from boothill.bots.bot import Bot
from boothill.core.frames.playing import GivingUp, Playing
from boothill.core.frames.reveals import Pick
from boothill.core.frames.turn import Discarding
from boothill.core.ids import NO_CARD, NOBODY, Face, Target
from boothill.core.moves import CHOOSE, DISCARD, DRAW, END, PASS, PLAY, TAKE, USE, Move
from boothill.core.rows import BLUE, RANGE
from boothill.core.targets import DECK, NO_TARGET, PILE, card_of, figure_of, is_gear, is_hand, is_side, seat_of
from boothill.core.view import View
from boothill.knowledge.actions import HELP
from boothill.knowledge.memory import Memory
from boothill.sets.classic.cards import WEAPON
from boothill.sets.classic.roles import DEPUTY, OUTLAW, SHERIFF
from boothill.sets.dodge_city.frames import ImpendingLoss
from boothill.sets.dodge_city.roles import GOALS

FRIEND, UNKNOWN, FOE = 1, 0, -1

DRAWING = ("Wells Fargo", "Pony Express", "Stagecoach", "Wagon", "General Store")
HEALING = ("Canteen", "Whisky", "Beer", "Saloon", "Tequila", "Strong Beer")
NUISANCES = ("Jail", "Dynamite", "Rattlesnake", "Stampede")
ORDER = (
    *("Wells Fargo", "Pony Express", "Stagecoach", "Wagon", "Canteen", "Whisky", "Beer"),
    *("Barrel", "Mustang", "Hideout", "Scope", "Binocular", "Hat", "Bank", "Gun Belt", "Clock"),
    *("Winchester", "Rev. Carabine", "Remington", "Volcanic", "Schofield", "Carbine"),
    *("Bible", "Iron Plate", "Sombrero", "Ten Gallon Hat", "Buffalo Rifle", "Howitzer", "Pepperbox", "Derringer"),
    *("Knife", "Can Can", "Conestoga", "Panic!", "Schoolteacher", "Robbery", "Cat Balou", "Rag Time", "Jail"),
    *("Rattlesnake", "Stampede", "Gatling", "Indians!", "Missed!", "Return Fire", "Dodge", "BANG!", "Colt", "Fanning"),
    *("Peacemaker", "Shotgun", "Punch", "Springfield", "Duel", "Brawl", "Strong Beer", "General Store", "Saloon"),
    *("Tequila", "Water", "Dynamite"),
)
"""The order in which kinds are played, taken and kept."""


class KarmaBot(Bot):
    """Plays the first kind in `ORDER` that it can, at a random one of the suitable targets."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        return rng.choice(_Turn(view, memory).best())


def karma(view: View, memory: Memory) -> list[int]:
    """How the whole table judges each seat: as a friend of the Sheriff, unknown, or an enemy."""
    states = [FRIEND if role in (SHERIFF, DEPUTY) else FOE if role == OUTLAW else UNKNOWN for role in view.roles]
    shown = [role != "" and seat != view.seat for seat, role in enumerate(view.roles)]
    states[view.seat] = FRIEND if view.roles[view.seat] == SHERIFF else UNKNOWN
    for deed in memory.deeds:
        seat = deed.seat
        if deed.victim == NOBODY or shown[seat] or view.roles[seat] == SHERIFF:
            continue
        judged = states[deed.victim] if deed.kind == HELP else -states[deed.victim]
        states[seat] = max(FOE, min(FRIEND, states[seat] + judged))
    return states


def standing(view: View, memory: Memory) -> list[int]:
    """How each seat stands to the viewing seat: friend, unknown or foe."""
    me = view.roles[view.seat]
    if len(view.owner) > len(view.names):  # the Duel
        return [FRIEND if seat == view.seat else FOE for seat in range(len(view.names))]
    if SHERIFF not in view.roles:
        pair = view.living() == 2
        return [FOE if pair or role == GOALS[me] else UNKNOWN for role in view.roles]
    states = karma(view, memory)
    if me in (SHERIFF, DEPUTY):
        return states
    if me == OUTLAW:
        return [-state for state in states]
    return _renegade(view, states)


def _renegade(view: View, states: list[int]) -> list[int]:
    """A Renegade sides with the smaller team until the end, and attacks the Sheriff last."""
    others = [seat for seat in range(len(view.names)) if view.alive[seat] and seat != view.seat]
    count = Counter(states[seat] for seat in others)
    lawful = count[FRIEND] <= count[FOE]
    mine = [state if lawful else -state for state in states]
    sheriff = view.roles.index(SHERIFF)
    mine[sheriff] = FOE if others == [sheriff] else FRIEND
    if not any(mine[seat] != FRIEND for seat in others):
        mine = [FRIEND if seat == sheriff else FOE for seat in range(len(mine))]
    return mine


def place(name: str) -> int:
    """A kind's position in `ORDER`; kinds that are not listed come last."""
    return ORDER.index(name) if name in ORDER else len(ORDER)


class _Turn:
    """One decision."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.view = view
        self.standing = standing(view, memory)
        self.standing[view.seat] = FRIEND
        self.stock = view.deck_sizes[view.deck_of[view.seat]] + view.pile_size

    def kind(self, move: Move) -> str:
        return move.name if move.name or move.card == NO_CARD else self.view.rules.rows[move.card].name

    def best(self) -> list[Move]:
        view = self.view
        frame = view.stack[-1]
        if isinstance(frame, Playing):
            return self._play()
        if isinstance(frame, ImpendingLoss) and view.life[frame.figure] > frame.points - frame.averted:
            return [PASS]
        if PASS in view.legal:
            return self._answer()
        if isinstance(frame, Pick):
            met, demand = view.rules.met, frame.demand
            good = [m for m in view.legal if met(demand, m.card) != (demand == "Dynamite")]
            return good or view.legal
        if isinstance(frame, Discarding | GivingUp):
            held = [move for move in view.legal if move.verb == DISCARD]
            last = max(place(self.kind(move)) for move in held)
            return [move for move in held if place(self.kind(move)) == last]
        if view.legal[0].verb == TAKE:
            first = min(place(self.kind(move)) for move in view.legal)
            return [move for move in view.legal if place(self.kind(move)) == first]
        if view.legal[0].verb == DRAW:
            return self._draw()
        return self._aimed(view.legal) or view.legal

    def _answer(self) -> list[Move]:
        """Any answer, preferably one that costs no card from the hand."""
        answers = [move for move in self.view.answers if move is not PASS]
        if self.view.round is not None:  # it does not know events, and declines what they offer
            offers = {**self.view.rules.events, **self.view.rules.characters}
            answers = [move for move in answers if move.verb not in (USE, CHOOSE) or move.name not in offers]
        free = [move for move in answers if move.verb not in (PLAY, DISCARD) and not move.pay]
        return free or answers or [PASS]

    def _draw(self) -> list[Move]:
        legal = self.view.legal
        taken = [m for m in legal if m.target not in (DECK, PILE) and is_hand(m.target) and self._of(m.target) == FOE]
        return taken or [move for move in legal if move.target == DECK] or legal

    def _play(self) -> list[Move]:
        """The first kind with a good target; without one, end the turn."""
        moves = [move for move in self.view.legal if move is not END and move.card != NO_CARD and self._sensible(move)]
        for name in sorted({self.kind(move) for move in moves}, key=place):
            chosen = self._aimed([move for move in moves if self.kind(move) == name])
            if chosen:
                return chosen
        return [END] if END in self.view.answers else self.view.answers

    def _sensible(self, move: Move) -> bool:
        """Is the move of any use, whatever its target?"""
        view = self.view
        name = self.kind(move)
        row = view.rules.cards[name]
        mine = view.fronts[view.seat]
        hurt = view.max_life[mine] - view.life[mine]
        if move.verb not in (PLAY, USE):
            return False
        if name in HEALING and name not in ("Tequila", "Strong Beer"):
            return hurt > 0 and (name != "Beer" or view.living() > 2)
        if row.slot == WEAPON:
            return self._reach(move.card) > max([self._reach(card) for card in view.table[mine]], default=0)
        if name == "Dynamite":
            return False
        return name not in DRAWING or self.stock > 1

    def _reach(self, card: Face) -> int:
        row = self.view.rules.rows[card]
        return 1 + row.numbers.get(RANGE, 0) if row.slot else 0

    def _of(self, target: Target) -> int:
        view = self.view
        seat = seat_of(target) if is_hand(target) or is_side(target) else view.owner[figure_of(target)]
        return self.standing[seat]

    def _aimed(self, moves: list[Move]) -> list[Move]:
        """The moves that have no target or do a friend a favour; else those that harm foes, else those that harm
        unknown seats."""
        good = [move for move in moves if move.target == NO_TARGET or self._does_good(move)]
        if good:
            return good
        harm = [move for move in moves if move.target != NO_TARGET and not self._favour(move)]
        for state in (FOE, UNKNOWN):
            aimed = [move for move in harm if self._of(move.target) == state]
            if aimed:
                return aimed
        return []

    def _does_good(self, move: Move) -> bool:
        view = self.view
        if not self._favour(move) or self._of(move.target) != FRIEND:
            return False
        if self.kind(move) in HEALING:
            return view.life[move.target] < min(view.max_life[move.target], 3)
        return not any(view.rules.rows[card].name == self.kind(move) for card in view.table[figure_of(move.target)])

    def _favour(self, move: Move) -> bool:
        """Does the move do its target a favour?"""
        rows = self.view.rules.rows
        if is_gear(move.target):
            return rows[card_of(move.target)].name in NUISANCES
        name = self.kind(move)
        return name in HEALING or (name in self.view.rules.cards and self._laid(name))

    def _laid(self, name: str) -> bool:
        return self.view.rules.cards[name].edge == BLUE and name not in NUISANCES
