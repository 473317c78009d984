"""A seat's view and memory as one row of numbers between 0 and 1.

The row is made of named sections (`Features.sections`); places are counted from the seat, as in its words. Nothing goes
in but the view and the memory, so nothing can come out that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

from boothill.core.dead import PLAY_COUNT, ROUNDS
from boothill.core.frames.base import CARD, COUNT, HOLDS, Frame
from boothill.core.ids import NOBODY
from boothill.core.moves import SWAP
from boothill.core.ruleset import Ruleset
from boothill.core.targets import card_of
from boothill.core.view import View
from boothill.extra import need
from boothill.knowledge.actions import HELP, HINDRANCE, SHOT
from boothill.knowledge.memory import Memory
from boothill.lab.research.vocabulary import Words, places

np = need("numpy", "research")

MOST = 10
"""A number of cards, lives or deeds that counts as 1; more of them count no further."""
MOST_CARDS = 120
"""The same for decks and piles."""
PHASES = ("start", "draw", "play", "discard")
OTHERWISE = "otherwise"
"""Whatever a set counts in a turn beside limits, swaps and abilities."""
COUNTS = [field for field, holds in HOLDS.items() if holds == COUNT]


class Features:
    """The sections of the row for a ruleset at a table of so many players."""

    def __init__(self, rules: Ruleset, players: int, words: Words) -> None:
        self.words = words
        self.players = players
        self.people = {name: i for i, name in enumerate(rules.characters)}
        self.roles = {
            role: i for i, role in enumerate(sorted({role for some in rules.roles.values() for role in some}))
        }
        self.steps = {name: i for i, name in enumerate(rules.frames)}
        limits = {row.limit for row in rules.cards.values() if row.limit}
        self.tallied = {name: i for i, name in enumerate([*sorted(limits), SWAP, OTHERWISE, *rules.characters])}
        faces, figures, people, steps = len(rules.faces), words.places, len(self.people), len(self.steps)
        self.events = {name: i for i, name in enumerate(rules.events)}
        events = len(self.events)
        with_events: dict[str, tuple[int, ...]] = {
            "event in force": (events,),
            "next event": (events,),
            "events gone": (events,),
            "events to come": (1,),
            "starts a round": (players,),
            "had a turn this round": (players,),
            "eliminated first": (players,),
            "ghost": (figures,),
            "extra turn": (1,),
            "turns go counter-clockwise": (1,),
        }
        self.sections: dict[str, tuple[slice, tuple[int, ...]]] = {}
        """Where each section lies in the row, and its shape."""
        self.size = 0
        for name, shape in {
            "alive": (figures,),
            "life": (figures,),
            "full life": (figures,),
            "character": (figures, people),
            "ability in effect": (figures, people),
            "cards in play": (figures, faces),
            "fallen": (figures,),
            "role": (players, len(self.roles)),
            "cards in hand": (players,),
            "backs in hand": (players, len(rules.backs)),
            "known in hand": (players, faces),
            "characters in reserve": (players,),
            "turn": (players,),
            "to act": (players,),
            "harmed": (players, players),
            "helped": (players, players),
            "own hand": (faces,),
            "own reserve": (people,),
            "laid this turn": (faces,),
            "used this turn": (len(self.tallied),),
            "moves left this turn": (1,),
            "rounds left without an elimination": (1,),
            "phase": (len(PHASES),),
            "deck": (players,),
            "known on the deck": (faces,),
            "top of the pile": (faces,),
            "pile": (faces,),
            "pile size": (1,),
            "steps under way": (steps,),
            "step": (steps,),
            "about": (figures,),
            "by": (players,),
            "counts": (len(COUNTS),),
            "cards of steps": (faces,),
            "words said": (len(words),),
            **(with_events if events else {}),
        }.items():
            end = self.size + prod(shape)
            self.sections[name] = (slice(self.size, end), shape)
            self.size = end

    def part(self, row: Any, name: str) -> Any:
        """One section of a row, in its shape; what is written there is written into the row."""
        where, shape = self.sections[name]
        return row[where] if len(shape) == 1 else row[where].reshape(shape)

    def row(self, view: View, memory: Memory, said: Sequence[int]) -> Any:
        """What a seat sees and remembers, and the words of a move that it has said already."""
        row = np.zeros(self.size, dtype=np.float32)
        me, players = view.seat, self.players
        around = places(view, me)
        place = {figure: i for i, figure in enumerate(around)}
        seats = view.seats_from(me)

        def section(name: str) -> Any:
            return self.part(row, name)

        section("alive")[:] = [view.alive[f] for f in around]
        section("life")[:] = [max(0, view.life[f]) / MOST for f in around]
        section("full life")[:] = [view.max_life[f] / MOST for f in around]
        who, ability, table = section("character"), section("ability in effect"), section("cards in play")
        for i, figure in enumerate(around):
            if view.alive[figure]:
                who[i, self.people[view.characters[figure].name]] = 1
                ability[i, self.people[view.ability[figure].name]] = 1
            _count(table[i], view.table[figure])
        for figure, _ in view.fallen:
            section("fallen")[place[figure]] = 1

        role, backs, known = section("role"), section("backs in hand"), section("known in hand")
        for i, seat in enumerate(seats):
            if view.roles[seat]:
                role[i, self.roles[view.roles[seat]]] = 1
            _count(backs[i], view.backs[seat])
            if i:
                _count(known[i], memory.known(seat))
        section("cards in hand")[:] = [view.hand_sizes[seat] / MOST for seat in seats]
        section("characters in reserve")[:] = [view.reserve_sizes[seat] / MOST for seat in seats]
        section("turn")[(view.turn - me) % players] = 1
        if view.to_act != NOBODY:
            section("to act")[(view.to_act - me) % players] = 1
        harmed, helped = section("harmed"), section("helped")
        for deed in memory.deeds:
            if deed.kind in (SHOT, HINDRANCE, HELP):
                which = helped if deed.kind == HELP else harmed
                which[(deed.seat - me) % players, (deed.victim - me) % players] += 1 / MOST

        _count(section("own hand"), view.hand)
        section("own reserve")[[self.people[name] for name in view.reserve]] = 1
        _count(section("laid this turn"), [card_of(code) for code in view.laid_this_turn])
        for name, times in view.this_turn.items():
            if name != PLAY_COUNT:
                section("used this turn")[self.tallied.get(name, self.tallied[OTHERWISE])] = times / MOST
        section("moves left this turn")[0] = 1 - view.this_turn.get(PLAY_COUNT, 0) / view.rules.most_plays
        section("rounds left without an elimination")[0] = max(0, 1 - view.still.quiet / (ROUNDS * players))
        section("phase")[PHASES.index(view.phase)] = 1
        section("deck")[:] = [view.deck_sizes[view.deck_of[seat]] / MOST_CARDS for seat in seats]
        _count(section("known on the deck"), memory.known(memory.deck))
        _count(section("top of the pile"), [view.pile_top])
        _count(section("pile"), memory.pile)
        section("pile size")[0] = view.pile_size / MOST_CARDS
        self._steps(row, view, place)
        section("words said")[list(said)] = 1
        self._round(row, view, place)
        return np.clip(row, 0, 1, out=row)

    def _round(self, row: Any, view: View, place: dict[int, int]) -> None:
        """The event in force, what lies open of those to come, and who has had a turn."""
        round, event = view.round, view.rules.event
        if round is None:
            return

        def seats(name: str, some: Iterable[int]) -> None:
            self.part(row, name)[[(seat - view.seat) % self.players for seat in some]] = 1

        for name, some in (("event in force", (round.event,)), ("next event", round.next), ("events gone", round.past)):
            self.part(row, name)[[self.events[one] for one in some if one]] = 1
        self.part(row, "events to come")[0] = len(round.next) / len(self.events)
        seats("starts a round", (round.starter,))
        seats("had a turn this round", round.been)
        seats("eliminated first", round.out[:1])
        if round.ghost in place:
            self.part(row, "ghost")[place[round.ghost]] = 1
        self.part(row, "extra turn")[0] = round.extra
        self.part(row, "turns go counter-clockwise")[0] = event is not None and event.backwards

    def _steps(self, row: Any, view: View, place: dict[int, int]) -> None:
        """The steps of the rules under way; of the last one, which asks, also whom it is about."""
        if not view.stack:
            return
        under_way, cards = self.part(row, "steps under way"), self.part(row, "cards of steps")
        for frame in view.stack:
            under_way[self.steps[type(frame).__name__]] += 1 / MOST
            _count(cards, frame.held())
        top = view.stack[-1]
        self.part(row, "step")[self.steps[type(top).__name__]] = 1
        for figure in top.victims():
            if figure in place:
                self.part(row, "about")[place[figure]] = 1
        attacker = top.attacker(view)
        if attacker != NOBODY:
            self.part(row, "by")[(attacker - view.seat) % self.players] = 1
        for frame in (top, *[field for field in top.fields() if isinstance(field, Frame)]):
            for name, value in zip(frame.FIELDS, frame.fields(), strict=True):
                holds = HOLDS.get(name)
                if holds == COUNT:
                    self.part(row, "counts")[COUNTS.index(name)] = value / MOST
                elif holds == CARD and not isinstance(value, tuple):
                    _count(cards, [value])


def _count(section: Any, cards: Iterable[int]) -> None:
    """Count cards by their face; those that one may not see count nowhere."""
    for card in cards:
        if card >= 0:
            section[card] += 1 / MOST
