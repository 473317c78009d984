"""Checks that cards and abilities do what they declare: plays each in random states and compares the effects with its
intents."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boothill.core import events as ev
from boothill.core import intents as to
from boothill.core.events import Event
from boothill.core.frames.hits import Contest, Demanded, Each, Shot
from boothill.core.frames.playing import Playing
from boothill.core.moves import PASS, PLAY, USE, Move
from boothill.core.rows import Card, Character, Source
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, is_side, seat_of
from boothill.lab.verify.invariants import demand
from boothill.sets import new_game, ruleset

STATES = 40
"""Number of random states in which each row is tried."""

Effect = tuple[str, int]
"""An effect: what happens, and to which figure."""
PASSIVE = {to.SHIELD, to.REACH, to.HIDE, to.PIERCE, to.AID, to.COPY, to.SAVE, to.SET_LIFE}
"""Intents whose effect does not show when a row is played."""


def play_phases(game: str, rng: Random) -> list[State]:
    """States in play phases of random games, of every size."""
    found: list[State] = []
    while len(found) < STATES:
        sizes = sorted(ruleset(game).roles)
        players = sizes[len(found) % len(sizes)]
        s = new_game(game, [f"P{seat}" for seat in range(players)], f"intents {rng.random()}")
        for _ in range(rng.randrange(120)):
            if not s.over:
                s.apply(rng.choice(s.legal()))
        while not s.over and not isinstance(s.stack[-1], Playing):
            s.apply(rng.choice(s.legal()))
        if not s.over:
            found.append(s)
    return found


def wounded(s: State) -> State:
    """Change a state so that healing shows (everybody at full life loses a life point) and no ability reacts; return
    it."""
    plain = Character("Nobody in particular", 4, "", intents=(to.Intent(to.AID),))
    for figure, alive in enumerate(s.alive):
        s.ability[figure] = plain
        if alive and s.life[figure] == s.max_life[figure] > 1:
            s.life[figure] -= 1
    return s


def carried_out(s: State, move: Move) -> tuple[list[Event], set[Effect]]:
    """Make a move that nobody answers; return the events, and the attacks that it led to."""
    depth = len(s.stack)
    events = list(s.apply(move))
    attacks: set[Effect] = set()
    while not s.over and (len(s.stack) > depth or not isinstance(s.stack[-1], Playing)):
        for frame in s.stack[depth:]:
            asked = frame.frame if isinstance(frame, Each) else frame
            at = frame.rest if isinstance(frame, Each) else ()
            if isinstance(asked, Shot | Demanded | Contest):
                kind = to.HIT if isinstance(asked, Shot) else to.DEMAND if isinstance(asked, Demanded) else to.CONTEST
                attacks |= {(kind, figure) for figure in (*at, asked.at) if figure >= 0}
        answers = s.answers()
        events += s.apply(PASS if PASS in answers else answers[0])
        ended = [i for i, event in enumerate(events) if event.kind == ev.TURN]
        if ended:  # whoever played it is out; the next turn has nothing to do with it
            return events[: ended[0]], attacks
    return events, attacks


def effects(s: State, name: str, user: int, events: list[Event]) -> set[Effect]:
    """What happened to cards and life points because of this card or ability."""
    found: set[Effect] = set()
    for event in events:
        front = s.fronts[event.seat] if event.seat >= 0 else -1
        if event.kind == ev.GAINED:
            found.add((to.HEAL, event.target))
        elif event.kind == ev.PAID:
            found.add((to.LOSE, event.target))
        elif (event.kind == ev.DREW and event.name in (name, "")) or (event.kind == ev.TOOK and event.target < 0):
            found.add((to.DRAW, front))
        elif event.kind == ev.STOLE and event.seat == user:
            found.add((to.TAKE, s.fronts[event.other]))
        elif event.kind == ev.TOOK and event.seat == user:
            found.add((to.TAKE, event.target))
        elif event.kind in (ev.DISCARDED, ev.REMOVED) and event.name in (name, "own-choice"):
            found.add((to.STRIP, event.target if event.kind == ev.REMOVED else front))
        elif event.kind == ev.SWAPPED:
            found.add((to.SWAP, s.fronts[event.other]))
        elif event.kind == ev.LAID:
            found.add(("laid", event.target))
    return found


def concerned(s: State, user: int, intent: to.Intent, move: Move) -> set[int]:
    """The figures that an intent is about."""
    front = s.fronts[user]
    living = {figure for figure, alive in enumerate(s.alive) if alive}
    own = {figure for figure in living if s.owner[figure] == user}
    if intent.whom == to.USER:
        return {front}
    if intent.whom == to.OWN:
        return own
    if intent.whom == to.TARGET:
        return {s.fronts[seat_of(move.target)] if is_side(move.target) else s.aimed_at(move.target)}
    return living if intent.whom in (to.EVERYBODY, to.WHOEVER) else living - {front}


def trials(game: str, rng: Random) -> Iterator[tuple[Source, State, Move]]:
    """Yield each card and each usable ability with a state and a move in which it is played."""
    rules = ruleset(game)
    states = play_phases(game, rng)
    rows: list[Source] = [row for row in rules.cards.values() if row.aim is not None]
    rows += [person for person in rules.characters.values() if person.on_turn is not None or person.any_time]
    for row in rows:
        for state in states:
            s = wounded(state.clone())
            seat = s.to_act
            front = s.fronts[seat]
            s.this_turn.clear()
            if isinstance(row, Card):
                card = next(card for card in rules.deck if rules.rows[card].name == row.name)
                if row.use_aim is not None:
                    s.table[front] = [card]
                    s.laid_this_turn.clear()
                else:
                    s.hands[seat] = [card, *s.hands[seat][:2]]
                    s.table[front] = [other for other in s.table[front] if other != card]
                wanted = [move for move in s.legal() if move.card == card and not move.name]
            else:
                assert isinstance(row, Character)
                s.ability[front] = row
                wanted = [move for move in s.legal() if move.verb == USE and move.name == row.name]
            if wanted:
                yield row, s, rng.choice(wanted)


def check_intents(game: str, seed: str = "") -> None:
    """Play every card and every ability of a game. Raises Broken for one that does what its row does not declare,
    or never does what it declares."""
    rng = Random(f"intents of {game} {seed}")
    seen: set[tuple[str, to.Intent]] = set()
    tried: set[str] = set()
    for row, s, move in trials(game, rng):
        user = s.to_act
        before = s.clone()
        events, attacks = carried_out(s, move)
        happened = attacks | effects(before, row.name, user, events)
        tried.add(row.name)
        declared: set[Effect] = {("laid", before.fronts[user] if move.target == NO_TARGET else move.target)}
        for intent in row.intents:
            kinds = {to.SET_LIFE: {to.HEAL, to.SET_LIFE}, to.BURDEN: {"laid"}}.get(intent.what, {intent.what})
            meant = {(kind, figure) for kind in kinds for figure in concerned(before, user, intent, move)}
            if intent.when in ("", to.WHEN_MISSED):
                declared |= meant
            if meant & happened:
                seen.add((row.name, intent))
        if not row.means(to.COPY):  # the copied row's effects are not its own
            strange = {effect for effect in happened - declared if not is_price(row, move, effect, before)}
            demand(not strange, f"{row.name} does what its intents do not say: {sorted(strange)}, by {move}")
    rules = ruleset(game)
    rows: list[Source] = [*rules.cards.values(), *rules.characters.values()]
    for row in rows:
        for intent in row.intents if row.name in tried else ():
            if intent.when == "" and intent.what not in PASSIVE:
                demand((row.name, intent) in seen, f"{row.name} never did what it declares: {intent}")


def is_price(row: Source, move: Move, effect: Effect, s: State) -> bool:
    """Did the effect hit only the player themselves, as the price of the ability or of the card they played?"""
    return effect[1] == s.fronts[s.to_act] and (isinstance(row, Character) or move.verb == PLAY)
