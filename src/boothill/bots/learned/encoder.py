"""Encodes what a seat knows as a short list of facts, each a number, and moves in the same way.

A fact is something like "the second figure from me has two lives" or "I hold a second card of this kind". All games and
table sizes share one numbering (`Encoder.size`), so one network can read all of them. The number 0 is padding. Facts
are made only from a view and a memory, except in `whole` and `both`, which look at a state, for a critic that may see
everything.
"""

from __future__ import annotations

from typing import Final

from boothill.bots.learned.move_facts import MoveFacts
from boothill.bots.learned.names import ACTIONS, Names
from boothill.bots.learned.sheet import COUNTS, PLACES, RING, SEATS, Sheet, places, places_of_seats
from boothill.core.dead import PLAY_COUNT, ROUNDS
from boothill.core.frames.base import Frame
from boothill.core.ids import NOBODY, Face, Seat
from boothill.core.moves import Move
from boothill.core.rows import RANGE, SEEN, SEES
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.core.targets import DECK, NO_TARGET, PILE, card_of
from boothill.core.view import View, knows_reserve
from boothill.knowledge.actions import Witness
from boothill.knowledge.beliefs import ROLES, beliefs
from boothill.knowledge.history import LAST, History
from boothill.knowledge.memory import Memory

MOST_FACTS: Final = 256
"""No state has more facts than this; any more would be cut off."""
COPIES: Final = 3
"""How many copies of a card are told apart: the first, the second, and the third or later."""
LIVES: Final = 10
BUCKETS: Final = [min(9, n.bit_length() + (n > 2) + (n > 4)) for n in range(256)]
"""BUCKETS[size]: the bucket for a deck or pile of that size, from 0 to 9; buckets for larger sizes are wider."""
TENTHS: Final = 11
DISTANCES: Final = 7

# Yes-or-no facts about a figure.
_DEAD: Final = 0
_FALLEN: Final = 1
_GHOST: Final = 2
_IN_REACH: Final = 3
_REACHES_ME: Final = 4
_FRONT: Final = 5
_OF_FIGURES: Final = 6
# Yes-or-no facts about a seat.
_TURN: Final = 0
_ASKED: Final = 1
_STARTER: Final = 2
_BEEN: Final = 3
_OUT_FIRST: Final = 4
_NO_MISS: Final = 5
_NO_BLOW: Final = 6
_COMMON_DECK: Final = 7
_OF_SEATS: Final = 8
# Yes-or-no facts about the game.
_EVERYTHING: Final = 0
_SEVERAL: Final = 1
_EXTRA: Final = 2
_BACKWARDS: Final = 3
_OF_GAMES: Final = 4


class Encoder:
    """Numbers facts of states (below `size`) and facts of moves (below `move_size`)."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._sheets: dict[Ruleset, Sheet] = {}
        self.sections: dict[str, tuple[int, int]] = {}
        """The first number of each section of facts, and how many numbers it has."""
        self.size = 1
        kinds, people, roles = names.size("cards"), names.size("people"), names.size("roles")
        steps, events, limits = names.size("steps"), names.size("events"), names.size("limits")
        self.kinds = kinds
        self.people = people
        self.roles = roles
        self.steps = steps
        self.n_limits = limits
        self._life = self._add("life", PLACES * LIVES)
        self._hurt = self._add("life lost", PLACES * LIVES)
        self._person = self._add("character", PLACES * people)
        self._ability = self._add("another's ability", PLACES * people)
        self._gear = self._add("cards in play", PLACES * kinds)
        self._laid = self._add("laid this turn", kinds)
        self._figure = self._add("figure", PLACES * _OF_FIGURES)
        self._distance = self._add("distance", PLACES * DISTANCES)
        self._hand_size = self._add("cards in hand", SEATS * LIVES)
        self._known = self._add("known in hand", SEATS * kinds * COPIES)
        self._role = self._add("role", SEATS * roles)
        self._belief = self._add("role believed", SEATS * len(ROLES) * TENTHS)
        self._reserve_size = self._add("characters in reserve", SEATS * LIVES)
        self._backs = self._add("other backs in hand", SEATS * LIVES)
        self._deck = self._add("deck", SEATS * LIVES)
        self._seat = self._add("seat", SEATS * _OF_SEATS)
        self._harmed = self._add("harmed", RING * RING * COPIES)
        self._helped = self._add("helped", RING * RING * COPIES)
        self._hand = self._add("own hand", kinds * COPIES)
        self._suit = self._add("suits held", names.size("suits"))
        self._reserve = self._add("own reserve", people)
        self._used = self._add("used this turn", limits * COPIES)
        self._used_ability = self._add("ability used this turn", people)
        self._plays = self._add("moves this turn", LIVES)
        self._quiet = self._add("rounds without an elimination", LIVES)
        self._phase = self._add("phase", names.size("phases"))
        self._pile = self._add("pile", kinds * COPIES)
        self._pile_top = self._add("top of the pile", kinds)
        self._pile_size = self._add("pile size", LIVES)
        self._on_deck = self._add("known on the deck", kinds)
        self._step = self._add("step", steps)
        self._under_way = self._add("steps under way", steps)
        self._about = self._add("about", PLACES)
        self._by = self._add("by", SEATS)
        self._counts = self._add("counts", len(COUNTS) * LIVES)
        self._of_step = self._add("cards of steps", kinds)
        self._event = self._add("event in force", events)
        self._next_event = self._add("next event", events)
        self._past_event = self._add("events gone", events)
        self._to_come = self._add("events to come", LIVES)
        self._action = self._add("actions", LAST * (len(ACTIONS) + 1))
        self._actor = self._add("actors", LAST * SEATS)
        self._played = self._add("cards of actions", LAST * kinds)
        self._victim = self._add("aims of actions", LAST * PLACES)
        self._game = self._add("game", names.size("games"))
        self._players = self._add("players", LIVES)
        self._flags = self._add("of the game", _OF_GAMES)
        self._hidden_reserve = self._add("hidden reserves", SEATS * people)

        self._of_moves = MoveFacts(names)
        self.move_sections = self._of_moves.sections
        self.move_size = self._of_moves.size

        self._actions: dict[str, int] = {kind: i + 1 for i, kind in enumerate(ACTIONS)}
        self._roles = names.numbers["roles"]
        self._phases = names.numbers["phases"]
        self._limits = names.numbers["limits"]
        self._events = names.numbers["events"]

    def _add(self, name: str, count: int) -> int:
        first = self.size
        self.sections[name] = (first, count)
        self.size += count
        return first

    def sheet(self, rules: Ruleset) -> Sheet:
        found = self._sheets.get(rules)
        if found is None:
            found = self._sheets[rules] = Sheet(rules, self.names)
        return found

    def facts(self, view: View, memory: Memory) -> list[int]:
        """The facts that a seat sees and remembers."""
        sheet = self.sheet(view.rules)
        place, seats = places(view, sheet), places_of_seats(view, sheet)
        out = self._open(view, sheet, place, seats)
        self._remembered(out, view, memory, sheet, place, seats)
        return out[:MOST_FACTS] if len(out) > MOST_FACTS else out

    def whole(self, s: State, seat: Seat) -> list[int]:
        """The facts of a state as a seat would see it if all roles, hands, reserves and discard piles were open."""
        view = s.view(seat)
        sheet = self.sheet(view.rules)
        place, seats = places(view, sheet), places_of_seats(view, sheet)
        return self._with_all(self._open(view, sheet, place, seats), s, seat, sheet, seats)

    def both(self, view: View, memory: Memory, s: State) -> tuple[list[int], list[int]]:
        """The results of `facts` and `whole` for the same seat, computed together because they share most facts."""
        sheet = self.sheet(view.rules)
        place, seats = places(view, sheet), places_of_seats(view, sheet)
        out = self._open(view, sheet, place, seats)
        whole = self._with_all(out[:], s, view.seat, sheet, seats)
        self._remembered(out, view, memory, sheet, place, seats)
        return out[:MOST_FACTS] if len(out) > MOST_FACTS else out, whole

    def _open(self, view: View, sheet: Sheet, place: list[int], seats: list[int]) -> list[int]:
        """Everything public, and the seat's own hand."""
        out: list[int] = []
        self._figures(out, view, sheet, place)
        if sheet.several:
            self._sides(out, view, seats)
            out.append(self._flags + _SEVERAL)
        else:
            self._reach(out, view, sheet, place)
            out.append(self._deck + BUCKETS[min(255, view.deck_sizes[0])])
        for seat, at in enumerate(seats):
            size = view.hand_sizes[seat]
            out.append(self._hand_size + at * LIVES + (size if size < LIVES else LIVES - 1))
        out.append(self._seat + seats[view.turn] * _OF_SEATS + _TURN)
        if view.to_act != NOBODY:
            out.append(self._seat + seats[view.to_act] * _OF_SEATS + _ASKED)
        self._own(out, view, sheet)
        if view.pile_top >= 0:
            out.append(self._pile_top + sheet.kinds[view.pile_top])
        out.append(self._pile_size + BUCKETS[min(255, view.pile_size)])
        self._under(out, view, sheet, place, seats)
        if view.round is not None:
            self._round(out, view, place, seats)
        out.append(self._game + sheet.game)
        out.append(self._players + min(LIVES - 1, len(seats)))
        return out

    def _remembered(
        self, out: list[int], view: View, memory: Memory, sheet: Sheet, place: list[int], seats: list[int]
    ) -> None:
        """Add what the seat believes about roles, knows about other hands, and remembers."""
        chances = beliefs(view, memory) if "" in view.roles else None
        for seat, at in enumerate(seats):
            role = view.roles[seat]
            if role:
                out.append(self._role + at * self.roles + self._roles.get(role, 0))
            elif chances is not None:
                first = self._belief + at * len(ROLES) * TENTHS
                for chance in chances[seat]:
                    out.append(first + int(chance * 10 + 0.5))
                    first += TENTHS
            if seat != view.seat:
                self._held(out, memory.known(Seat(seat)), at, sheet)
        self._in_pile(out, memory.pile, sheet)
        for card in memory.known(memory.deck):
            out.append(self._on_deck + sheet.kinds[card])
        self._deeds(out, memory.witness, seats)
        self._history(out, view, memory.witness.history, sheet, place, seats)

    def _with_all(self, out: list[int], s: State, seat: Seat, sheet: Sheet, seats: list[int]) -> list[int]:
        """Add everything that is hidden from the seat."""
        for other, at in enumerate(seats):
            if s.roles[other]:
                out.append(self._role + at * self.roles + self._roles.get(s.roles[other], 0))
            if other != seat:
                self._held(out, s.hands[other], at, sheet)
            if other != seat or not knows_reserve(s, seat):
                for name in s.reserves[other]:
                    out.append(self._hidden_reserve + at * self.people + sheet.people.get(name, 0))
        self._in_pile(out, s.pile, sheet)
        out.append(self._flags + _EVERYTHING)
        return out[:MOST_FACTS] if len(out) > MOST_FACTS else out

    def _figures(self, out: list[int], view: View, sheet: Sheet, place: list[int]) -> None:
        kinds = sheet.kinds
        for figure, at in enumerate(place):
            if not view.alive[figure]:
                out.append(self._figure + at * _OF_FIGURES + _DEAD)
                continue
            life = view.life[figure]
            out.append(self._life + at * LIVES + (0 if life < 0 else life if life < LIVES else LIVES - 1))
            lost = view.max_life[figure] - life
            if lost > 0:
                out.append(self._hurt + at * LIVES + (lost if lost < LIVES else LIVES - 1))
            person, ability = view.characters[figure], view.ability[figure]
            out.append(self._person + at * self.people + sheet.people[person.name])
            if ability is not person and ability.name != person.name:
                out.append(self._ability + at * self.people + sheet.people.get(ability.name, 0))
            cards = view.table[figure]
            if cards:
                first = self._gear + at * self.kinds
                for card in cards:
                    out.append(first + kinds[card])
        if sheet.several:
            for front in view.fronts:
                if front >= 0:
                    out.append(self._figure + place[front] * _OF_FIGURES + _FRONT)
        for fallen, _ in view.fallen:
            out.append(self._figure + place[fallen] * _OF_FIGURES + _FALLEN)

    def _reach(self, out: list[int], view: View, sheet: Sheet, place: list[int]) -> None:
        """Add the distance to each figure, whether it is in reach, and whether it reaches the seat's own figure."""
        me = view.seat
        if me == NOBODY or not view.alive[me]:
            return
        alive, table, ability = view.alive, view.table, view.ability
        size = mine = 0
        own = view.fronts[me]
        for figure in view.figures:
            if alive[figure]:
                if figure < own:
                    mine += 1
                size += 1
        sees, seen = view.ask(SEES, own), view.ask(SEEN, own)
        reach = 1 + view.ask(RANGE, own)
        close, mutes = view.rules.close, view.rules.mutes
        i = -1
        for figure in view.figures:
            if not alive[figure]:
                continue
            i += 1
            if figure == own:
                continue
            between = i - mine if i > mine else mine - i
            steps = 1 if close else between if between + between <= size else size - between
            there, back, far = steps + sees, steps + seen, 1
            numbers = ability[figure].numbers
            if numbers:
                there += numbers.get(SEEN, 0)
                back += numbers.get(SEES, 0)
                far += numbers.get(RANGE, 0)
            for card in view.in_effect(figure) if mutes else table[figure]:
                there += sheet.seen[card]
                back += sheet.sees[card]
                far += sheet.range[card]
            there = there if there > 1 else 1
            at = place[figure]
            out.append(self._distance + at * DISTANCES + (there if there < DISTANCES else DISTANCES - 1))
            if there <= reach:
                out.append(self._figure + at * _OF_FIGURES + _IN_REACH)
            if (back if back > 1 else 1) <= far:
                out.append(self._figure + at * _OF_FIGURES + _REACHES_ME)

    def _sides(self, out: list[int], view: View, seats: list[int]) -> None:
        """Add the decks and reserves of seats that lead several figures."""
        rules = view.rules
        for seat, at in enumerate(seats):
            out.append(self._reserve_size + at * LIVES + min(LIVES - 1, view.reserve_sizes[seat]))
            deck = view.deck_of[seat]
            if deck >= len(seats):
                out.append(self._seat + at * _OF_SEATS + _COMMON_DECK)
            out.append(self._deck + at * LIVES + BUCKETS[min(255, view.deck_sizes[deck])])
            strange = 0
            own = rules.backs.index(view.roles[seat]) if rules.shape.own_decks else 0
            for back in view.backs[seat]:
                strange += back != own
            if strange:
                out.append(self._backs + at * LIVES + min(LIVES - 1, strange))

    def _held(self, out: list[int], cards: list[Face], at: int, sheet: Sheet) -> None:
        """Add the cards known to be in another hand."""
        if cards:
            kinds = sheet.kinds
            self._copies(out, self._known + at * self.kinds * COPIES, [kinds[card] for card in cards if card >= 0])

    def _copies(self, out: list[int], first: int, kinds: list[int]) -> None:
        """Add cards by kind: the first of a kind is one fact, the second another, and each later one a third."""
        if len(kinds) > 1:
            kinds.sort()
        last, copy = -1, 0
        for kind in kinds:
            copy = copy + 1 if kind == last and copy < COPIES - 1 else 0 if kind != last else copy
            last = kind
            out.append(first + kind * COPIES + copy)

    def _own(self, out: list[int], view: View, sheet: Sheet) -> None:
        self._copies(out, self._hand, [sheet.kinds[card] for card in view.hand])
        for card in view.hand:
            out.append(self._suit + sheet.suits[card])
        for name in view.reserve:
            out.append(self._reserve + sheet.people.get(name, 0))
        for code in view.laid_this_turn:
            out.append(self._laid + sheet.kinds[card_of(code)])
        for name, times in view.this_turn.items():
            if name == PLAY_COUNT:
                out.append(self._plays + min(LIVES - 1, times))
            elif name in sheet.people:
                out.append(self._used_ability + sheet.people[name])
            elif times > 0:
                out.append(self._used + self._limits.get(name, 0) * COPIES + min(COPIES, times) - 1)
        out.append(self._phase + self._phases.get(view.phase, 0))
        out.append(self._quiet + min(LIVES - 1, view.still.quiet * LIVES // (ROUNDS * len(view.names))))

    def _in_pile(self, out: list[int], pile: list[Face], sheet: Sheet) -> None:
        """Add the cards of the discard pile that were seen, by kind."""
        counts = [0] * self.kinds
        kinds = sheet.kinds
        for card in pile:
            if card >= 0:
                counts[kinds[card]] += 1
        for kind, count in enumerate(counts):
            if count:
                out.append(self._pile + kind * COPIES + (0 if count == 1 else 1 if count < 4 else 2))

    def _under(self, out: list[int], view: View, sheet: Sheet, place: list[int], seats: list[int]) -> None:
        """Add the steps of the rules under way and, for the top one (which asks for a decision), whom it concerns, who
        attacks and what its fields hold."""
        stack = view.stack
        if not stack:
            return
        kinds = sheet.kinds
        for frame in stack:
            out.append(self._under_way + sheet.step(frame).number)
            for card in frame.held():
                if card >= 0:
                    out.append(self._of_step + kinds[card])
        top = stack[-1]
        out.append(self._step + sheet.step(top).number)
        for figure in top.victims():
            if 0 <= figure < len(place):
                out.append(self._about + place[figure])
        attacker = top.attacker(view)
        if attacker != NOBODY:
            out.append(self._by + seats[attacker])
        self._fields(out, top, sheet)

    def _fields(self, out: list[int], frame: Frame, sheet: Sheet) -> None:
        step = sheet.step(frame)
        for name, number in step.counts:
            value = getattr(frame, name)
            if isinstance(value, int):
                out.append(self._counts + number * LIVES + min(LIVES - 1, max(0, value)))
        for name in step.cards:
            value = getattr(frame, name)
            if isinstance(value, int) and value >= 0:
                out.append(self._of_step + sheet.kinds[value])
        for name in step.steps:
            value = getattr(frame, name)
            if isinstance(value, Frame):
                self._fields(out, value, sheet)

    def _round(self, out: list[int], view: View, place: list[int], seats: list[int]) -> None:
        """Add the event in force, what is public about past and future events, and who has had a turn."""
        round = view.round
        assert round is not None
        if round.event:
            out.append(self._event + self._events.get(round.event, 0))
        if round.next:
            out.append(self._next_event + self._events.get(round.next[0], 0))
        out.append(self._to_come + BUCKETS[len(round.next)])
        for name in round.past:
            if name:
                out.append(self._past_event + self._events.get(name, 0))
        for seat in round.been:
            out.append(self._seat + seats[seat] * _OF_SEATS + _BEEN)
        if round.starter != NOBODY:
            out.append(self._seat + seats[round.starter] * _OF_SEATS + _STARTER)
        if round.out:
            out.append(self._seat + seats[round.out[0]] * _OF_SEATS + _OUT_FIRST)
        if 0 <= round.ghost < len(place):
            out.append(self._figure + place[round.ghost] * _OF_FIGURES + _GHOST)
        if round.extra:
            out.append(self._flags + _EXTRA)
        event = view.rules.event
        if event is not None and event.backwards:
            out.append(self._flags + _BACKWARDS)

    def _deeds(self, out: list[int], witness: Witness, seats: list[int]) -> None:
        """Add who harmed and helped whom, and how often."""
        if not witness.deeds:
            return
        harmed, helped = witness.harmed(), witness.helped()
        pair = -1
        for by in seats:
            for to in seats:
                pair += 1
                times = harmed[pair]
                if times:
                    at = (by * RING + to) * COPIES
                    out.append(self._harmed + at + (times if times < COPIES else COPIES) - 1)
                times = helped[pair]
                if times:
                    at = (by * RING + to) * COPIES
                    out.append(self._helped + at + (times if times < COPIES else COPIES) - 1)

    def _history(
        self, out: list[int], view: View, history: History, sheet: Sheet, place: list[int], seats: list[int]
    ) -> None:
        """Add the last actions, numbered by age (0 for the newest), and who let a hit or a demand pass."""
        kinds = sheet.kinds
        for seat, declined in enumerate(history.declined):
            if declined:
                first = self._seat + seats[seat] * _OF_SEATS
                if declined & 1:
                    out.append(first + _NO_MISS)
                if declined & 2:
                    out.append(first + _NO_BLOW)
        age = len(history.actions)
        for action in history.actions:
            age -= 1
            out.append(self._action + age * (len(ACTIONS) + 1) + self._actions.get(action.kind, 0))
            if action.seat != NOBODY:
                out.append(self._actor + age * SEATS + seats[action.seat])
            if action.card >= 0:
                out.append(self._played + age * self.kinds + kinds[action.card])
            target = action.target
            if target != NO_TARGET and target != DECK and target != PILE:
                figure = view.aimed_at(target)
                if 0 <= figure < len(place):
                    out.append(self._victim + age * PLACES + place[figure])

    def moves(self, view: View, memory: Memory, moves: list[Move]) -> list[int]:
        """The facts of some moves in one list, MOVE_FACTS numbers for each move."""
        return self._of_moves.facts(view, memory, moves, self.sheet(view.rules))
