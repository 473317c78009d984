"""The event deck: its set-up, when a card is turned over, and whose turn follows. [HIN-2 to HIN-4]

All of this applies to every event deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boothill.core import events as ev
from boothill.core.frames.playing import EndOfCard
from boothill.core.frames.reaction import Reaction
from boothill.core.frames.turn import TURNS, begin_turn, start_turn
from boothill.core.ids import NO_CARD, NO_FIGURE, NOBODY, Figure, Seat
from boothill.core.round import Round
from boothill.core.rows import HAND_EMPTY
from boothill.core.ruleset import Parts, Ruleset, Step
from boothill.core.state import State

BEGINS: Final = "begins"
"""The start of a turn, before Dynamite and Jail. [HIN-4.1 b]"""
BEFORE: Final = "before"
"""Before the draw phase. [HIN-4.1 d]"""
TAKING: Final = "taking"
"""The cards of the draw phase. [HIN-4.1 e]"""
AFTER: Final = "after"
"""The end of the draw phase. [HIN-4.1 f]"""
SURPLUS: Final = "surplus"
"""The discard phase. [HIN-4.1 h]"""
ENDS: Final = "ends"
"""The end of the turn. [HIN-4.1 i]"""
TESTS: Final = 2
"""The step of the plan that follows everything that events do at the start of a turn."""

Returns = Callable[[State, Seat], bool]
"""(s, seat): does this seat's eliminated player come back, now that it would be their turn?"""


def game(s: State) -> Ruleset:
    """The ruleset of the game without any events."""
    rules = s.rules
    while rules.beneath is not None:
        rules = rules.beneath
    return rules


def round_of(s: State) -> Round:
    assert s.round is not None
    return s.round


# -- the turn --------------------------------------------------------------------------------------------------


def plan(turn: list[tuple[str, Step]]) -> tuple[list[tuple[str, Step | str]], dict[str, Step]]:
    """The turn of a game with named steps for events, and what those steps do without an event. [HIN-4.1]"""
    start, draw, play, discard = [[step for step in turn if step[0] == phase] for phase in PHASES]
    whole: list[tuple[str, Step | str]] = [
        ("start", turns_over), ("start", BEGINS), *start,
        ("draw", BEFORE), *draw[:-1], ("draw", TAKING), ("draw", AFTER), *play,
        ("discard", SURPLUS), *discard[1:], ("discard", ENDS),
    ]  # fmt: skip
    return whole, {TAKING: draw[-1][1], SURPLUS: discard[0][1]}


PHASES: Final = ("start", "draw", "play", "discard")


# -- turning over ----------------------------------------------------------------------------------------------


def turns_over(s: State, seat: Seat) -> None:
    """The starter turns over an event at the start of their second turn and every later one. [HIN-3.1, 3.2]"""
    round = s.round if s.round is not None else laid_out(s, seat)
    if seat != round.starter:
        s.round = round.but(been=(*round.been, seat))
        return
    due = not round.held
    s.round = round.but(held=False, been=(seat,) if due else (*round.been, seat))
    if due and round.next:
        turn_over(s, seat)


def turn_over(s: State, seat: Seat) -> None:
    """End the old event and put the next one in force. [HIN-3.3]"""
    round = round_of(s)
    name, *rest = round.next
    asleep = [HAND_EMPTY not in row.moments for row in s.ability]
    past = (*round.past, round.event) if round.event else round.past
    s.round = round.but(event=name, next=tuple(rest), past=past)
    s.play_by(s.rules.under(name))
    s.become(TURNS[seat][s.rules.after[0]])  # the new rules may have a different next step
    s.tell(ev.TURNED_OVER, seat, n=len(rest), name=name)
    for figure in s.figures:
        if asleep[figure]:
            notices(s, figure)
    event = s.rules.event
    assert event is not None
    if event.once is not None:
        event.once(s, seat)


def notices(s: State, figure: Figure) -> None:
    """Let an ability that a player has just got react if their hand is already empty. [HIN-R.5, R.17]"""
    if s.alive[figure] and not s.hands[s.owner[figure]] and HAND_EMPTY in s.ability[figure].moments:
        s.waiting.append(Reaction(HAND_EMPTY, figure))


def laid_out(s: State, starter: Seat) -> Round:
    """Set up the event deck: the chosen number of shuffled events above the final card. [HIN-2.2, 2.4]"""
    events = s.rules.events
    ordinary = [name for name, row in events.items() if not row.final]
    finals = [name for name, row in events.items() if row.final]
    options = s.rules.options
    used = options["events_used"]
    n = int(used) if used.isdecimal() else 12 if options["events"] == "both" else len(ordinary)
    shuffled = [ordinary[i] for i in s.order(len(ordinary))][:n]
    final = finals[0] if len(finals) == 1 else finals[s.pick(len(finals))]
    if s.rules.shape.blind_reserve and not any(s.reserves):
        deal_spares(s)
    return Round(next=(*shuffled, final), starter=starter, held=True)


def deal_spares(s: State) -> None:
    """Deal everybody a second character, which nobody may look at. [HIN-2.5]"""
    taken = [who.name for who in s.characters]
    free = [name for name in s.rules.characters if name not in taken]
    order = s.order(len(free))
    for seat in range(len(s.names)):
        s.reserves[seat] = [free[order[seat]]]


# -- whose turn follows ----------------------------------------------------------------------------------------


def next_turn(s: State, seat: Seat) -> None:
    """The next turn without such events: turns go clockwise, and nobody comes back."""
    go_round(s, seat, 1)


def go_round(s: State, seat: Seat, way: int, returns: Returns | None = None, life: int = 0) -> None:
    """Begin the turn of the next player in the direction `way`, who may be one who comes back with `life` points."""
    if round_of(s).extra:
        s.round = round_of(s).but(extra=False)
    following = seat
    for _ in s.names:
        following = s.seats[(following + way) % len(s.names)]
        if s.alive[following]:
            begin_turn(s, following)
            return
        if returns is not None and returns(s, following):
            come_back(s, following, life)
            # A ghost's turn does not count as a turn for the rules of dead games. [HIN-R.16]
            begin_turn(s, following) if life else start_turn(s, following, 0)
            return


def come_back(s: State, seat: Seat, life: int) -> None:
    """Bring a player back into the game: for good with life points, for one turn without. [HIN-12.1, FIS-6.3]"""
    figure = s.fronts[seat]
    s.round = round_of(s).but(ghost=NO_FIGURE if life else figure, returned=True)
    s.alive[figure] = True
    s.life[figure] = life
    s.ability[figure] = s.characters[figure]
    event = s.rules.event
    assert event is not None
    s.tell(ev.RETURNED, seat, n=life, name=event.name, target=figure)
    if life:
        s.draw(seat, 2, event.name)
    else:
        notices(s, figure)


# -- what events change about every game -----------------------------------------------------------------------


def eliminates(s: State, figure: Figure, by: Seat) -> None:
    """Remember the order of eliminations, and replace a starter who falls. [HIN-12.11, 15.2, FIS-6.5]"""
    round, still, seat = round_of(s), s.still, s.owner[figure]
    was_ghost = round.ghost == figure
    if was_ghost:
        round = round.but(ghost=NO_FIGURE)
    elif seat not in round.out:
        round = round.but(out=(*round.out, seat))
    if seat == round.starter:
        round = round.but(starter=s.next_seat(seat), held=round.held or s.turn == seat)
    s.round = round
    game(s).eliminates(s, figure, by)
    if was_ghost:
        s.still = still  # a ghost that leaves does not count as an elimination [HIN-R.16]


def ends_if_won(s: State, figure: Figure, by: Seat) -> None:
    """As usual; but in a three-player game in which somebody has come back, the last one wins. [HIN-15.3]"""
    if s.led or s.round is None or not s.round.returned:
        game(s).ends_if_won(s, figure, by)
        return
    left = [s.owner[figure] for figure in s.figures if s.alive[figure]]
    if len(left) == 1:
        s.ends(s.names[left[0]])


def open_role(s: State, seat: Seat) -> bool:
    """The role of a player who comes back stays public. [HIN-12.1]"""
    return (s.round is not None and seat in s.round.out) or game(s).open_role(s, seat)


def nobody_did_it(s: State) -> None:
    """Put a frame beneath a loss that nobody caused, to complete what follows from it. [HIN-4.4]"""
    s.then(EndOfCard(NOBODY, NO_CARD, NOBODY, False))


CITES = {
    "not-in-force": "HIN-3.4",
    ev.TURNED_OVER: "HIN-3.1",
    ev.RETURNED: "HIN-12.1",
    ev.BECAME: "HIN-14.2",
    ev.CHOSE: "HIN-3.8",
    ev.SHOWED_HELD: "FIS-3.6",
    ev.PUT_ON_DECK: "FIS-3.2",
    # causes of passing or of giving up a card
    "identity": "HIN-14.1",
    "roulette": "FIS-6.8",
    "answer-ricochet": "FIS-4.4",
}
"""The rules behind refusals and events that all event decks have in common."""


def laid_over(plain: Ruleset, parts: Parts) -> Parts:
    """The parts with which an event deck extends a game, including its own `parts`."""
    turn, steps = plan(plain.turn)
    whole = Parts(
        cites=CITES,
        steps=steps,
        turn=turn,
        next_turn=next_turn,
        eliminates=eliminates,
        ends_if_won=ends_if_won,
        open_role=open_role,
    )
    return whole.plus(parts)
