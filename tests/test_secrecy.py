"""Nothing leaks at the table, not even by timing.

Two tables that differ only in what a person cannot see send that person the same messages at the same times, until a
choice becomes public.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boothill.core.board import Board
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import END, PASS, Move
from boothill.core.round import Round
from boothill.table import ending as votes
from boothill.table import wire
from boothill.table.decisions import Pending
from boothill.table.game import Game
from boothill.table.projection import board, viewers
from boothill.table.projection.events import OPEN
from boothill.table.seating import Seating
from boothill.table.table import Table
from tests.scenes import Scene, four, hashed, silent
from tests.tables import EVENTS, TABLES, plain_only, with_events
from tests.test_leaks import reveals, twin_of

ORDERS = [wire.Orders(), wire.CONVENIENT, wire.Orders(forced=True), wire.Orders(forced=True, misses=True, shields=True)]


def person(ask: wire.Ask, seat: int) -> tuple[float, list[str]]:
    """Somebody who takes a time that does not depend on the hand, and often declines.

    Faster than the shortest window: whoever thinks longer than any window, and has told the table to answer when there
    is no choice, gives that away himself.
    """
    delay = 0.05 + hashed(ask.number, seat, "delay") % 70 / 100
    declining = next((move.text for move in ask.moves if move.verb in ("pass", "end")), None)
    if declining is not None and hashed(ask.number, seat) % 2:
        return delay, [declining]
    return delay, [min(ask.moves, key=lambda move: hashed(ask.number, seat, move.text)).text]


def whim(update: wire.Update, seat: int) -> tuple[float, str] | None:
    """Somebody who now and then uses an ability that may be used at any time."""
    answers = {move.text for move in update.ask.moves} if update.ask is not None else set()
    free = [move.text for move in update.view.moves if move.text not in answers]
    if not free or hashed(update.number, seat, "whim") % 3:
        return None
    return 0.02 + hashed(update.number, seat, "when") % 90 / 100, min(free, key=lambda text: hashed(seat, text))


def scene_of(seed: int, game: str, players: int, moves: int, alone: bool = False) -> Scene:
    """A game under way among people with various standing orders, or of one alone with bots, and somebody who watches,
    with a delay or without, as does a big screen. The dead see no more than they saw before."""
    rng = Random(seed)
    clock, delay = rng.choice(["fast", "off"]), rng.choice([0, 0, 7])
    people = 1 if alone else players if players < 4 else players - rng.randrange(3)
    events = EVENTS if seed % 2 and with_events(game) else {}
    agreed = wire.Settings(game, events, players, "greedy", clock=clock, watch_delay=delay, dead_see_all=False)
    made = Scene(agreed, people, person, seed)
    for seat in range(len(made.people)):
        made.do(seat, wire.SetOrders(rng.choice(ORDERS)))
    made.watch("Wes")
    made.watch("", screen=True)
    made.whim = whim
    made.start()
    while made.table.phase == "playing" and made.game.number < moves and made.step():
        pass
    return made


def heard(made: Scene, who: int, since: int) -> list[tuple[float, bytes]]:
    """What somebody was sent. The chain is a salted hash over everything, secret moves included: it tells nothing."""
    messages = []
    for time, message in made.people[who].heard[since:]:
        if isinstance(message, wire.Update):
            message = msgspec.structs.replace(message, chain="")
        messages.append((round(time, 6), msgspec.json.encode(message)))
    return messages


def compare(
    made: Scene, who: int, rng: Random, seconds: float, meanwhile: Callable[[Scene], None] | None = None
) -> int:
    """Let a scene and a twin of it go on alike, after the same deeds; the number of messages compared."""
    seat = made.people[who].seat
    made.game.minds.memories = []
    twin = deepcopy(made)
    twin.game.s, changed, _ = twin_of(made.game.s, seat, rng)
    start = made.game.number
    since = len(made.people[who].heard)
    for game in (made.game, twin.game):
        # What was asked before the cards were swapped is asked anew, of both; memories begin here.
        game.minds.begin(game.s, game.history)
        game.ahead.clear()
        game.start(made.now)
    for each in (made, twin):
        each.table._flush(each.now)  # as after every command: what has stirred is told now, not with the next one
        each.settle()
        for other in each.people:
            other.ask = None
            each.table._ask(other)
        each.settle()
        if meanwhile is not None:
            meanwhile(each)
    mine: list[tuple[float, bytes]] = []
    theirs: list[tuple[float, bytes]] = []
    for each, doors in ((made, mine), (twin, theirs)):
        for _ in range(int(seconds * 2)):
            each.run(0.5)
            # What is told to those who ask from outside has the delay of those who look on.
            shown = each.table.shown_outside(each.now) if seat == NOBODY else each.table.shown()
            doors.append((round(each.now, 6), msgspec.json.encode(shown)))
    mine, theirs = mine + heard(made, who, since), theirs + heard(twin, who, since)
    parted = parting(made.game, twin.game, start, seat, changed)
    if parted is None:
        assert mine == theirs, "told something else, or at another time"
        return len(mine)
    at, other_at, free = parted
    # Whoever plays freely in the own turn chooses the time too; answers and the end of a turn come at the same time.
    assert free or at == pytest.approx(other_at), "the time of a choice tells what it could have been"
    until = min(at, other_at) + (made.table.settings.watch_delay if seat == NOBODY else 0)
    # The end, to which each comes in its own time then, is told with all that was held back.
    ends = [
        time for each in (made, twin) for time, message in each.people[who].heard if isinstance(message, wire.Ended)
    ]
    until = min([until, *ends]) - 1e-6
    before = [entry for entry in mine if entry[0] < until]
    assert before == [entry for entry in theirs if entry[0] < until], "told something else, or at another time"
    return len(before)


def parting(game: Game, twin: Game, start: int, seat: int, changed: set[int]) -> tuple[float, float, bool] | None:
    """When a choice, or a card, became public in which the two games differ, and whether either was a free one."""
    moves = [write for write in (game.history[start + 1 :], twin.history[start + 1 :])]
    for mine, theirs in zip(*moves, strict=False):
        told, twin_told = ([event.seen_by(seat) for event in batch.events] for batch in (mine, theirs))
        if told != twin_told or any(reveals(event, changed) for event in told):
            (at, free), (other_at, other_free) = MADE[id(game)][mine.number], MADE[id(twin)][theirs.number]
            return at, other_at, free or other_free
    if len(moves[0]) != len(moves[1]):
        raise AssertionError("one of the tables has gone on further")
    return None


MADE: dict[int, dict[int, tuple[float, bool]]] = {}
"""For each game and move when it was made, and whether freely, by a person in the own turn."""


@pytest.fixture(autouse=True)
def _noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note when each move is made."""
    apply = Game._apply

    def noted(self: Game, seat: int, move: Move, now: float, spent: float = 0.0) -> None:
        out_of_turn = seat != self.s.to_act
        free = not self.players[seat].covered and (out_of_turn or (PASS not in self.s.answers() and move is not END))
        apply(self, Seat(seat), move, now, spent)
        MADE.setdefault(id(self), {})[self.number] = (now, free)

    monkeypatch.setattr(Game, "_apply", noted)


Choice = Callable[[Scene], list[int]]
"""Those at a table through whose eyes it is looked at."""


def anybody(made: Scene) -> list[int]:
    return list(range(len(made.people)))


def spectators(made: Scene) -> list[int]:
    return [who for who, viewer in enumerate(made.people) if viewer.seat == NOBODY]


def screens(made: Scene) -> list[int]:
    return [who for who, viewer in enumerate(made.people) if viewer.screen]


def eliminated(made: Scene) -> list[int]:
    return [who for who, p in enumerate(made.people) if p.seat != NOBODY and viewers.out_of_it(made.game, p.seat)]


def looked_into(seed: int, table: tuple[str, int], moves: int, eyes: Choice = anybody, alone: bool = False) -> int:
    MADE.clear()
    rng = Random(seed)
    made = scene_of(seed, *table, moves, alone)
    while made.table.phase == "playing" and not eyes(made):
        made.step()
    return compare(made, rng.choice(eyes(made)), rng, 20) if made.table.phase == "playing" else 0


@settings(max_examples=60)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 120))
def test_nothing_hidden_changes_what_is_sent_or_when(seed: int, table: tuple[str, int], moves: int) -> None:
    looked_into(seed, table, moves)


@settings(max_examples=25)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 120), st.booleans())
def test_nor_what_spectators_hear(seed: int, table: tuple[str, int], moves: int, alone: bool) -> None:
    looked_into(seed, table, moves, spectators, alone)


@settings(max_examples=25)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 120), st.booleans())
def test_nor_what_a_big_screen_shows(seed: int, table: tuple[str, int], moves: int, alone: bool) -> None:
    looked_into(seed, table, moves, screens, alone)


@settings(max_examples=15)
@given(st.integers(0, 10**9), st.sampled_from(TABLES))
def test_nor_what_the_dead_hear(seed: int, table: tuple[str, int]) -> None:
    looked_into(seed, table, 0, eliminated)


def ending(made: Scene) -> None:
    """Everybody offers to end the game once, somebody agrees, and somebody declines; then one is removed."""
    people = [who for who, viewer in enumerate(made.people) if viewer.seat != NOBODY]
    for turn, who in enumerate(people):
        made.do(who, wire.OfferEnd(True))
        made.run(0.3)
        if len(people) > 2:
            made.do(people[turn - 2], wire.OfferEnd(True))
            made.run(0.3)
        made.do(people[turn - 1], wire.OfferEnd(False))
        made.run(0.3)
        made.do(0, wire.Mute(True, seat=made.people[people[turn]].seat))
    if len(people) > 2:
        made.do(0, wire.Remove(seat=made.people[people[-1]].seat))


@settings(max_examples=25)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 60))
def test_nor_what_is_heard_of_an_offer_to_end_the_game(seed: int, table: tuple[str, int], moves: int) -> None:
    """Who votes, and when an offer lapses, depends on nothing that somebody holds."""
    MADE.clear()
    rng = Random(seed)
    made = scene_of(seed, *table, moves)
    if made.table.phase == "playing" and not any(player.covered and player.person for player in made.game.players):
        compare(made, rng.choice(anybody(made)), rng, 20, ending)


def test_an_offer_that_only_who_holds_cards_may_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If whose answer counts depended on a hand, everybody would see it."""
    honest = votes.voters

    def frank(game: Game, seating: Seating) -> list[Seat]:
        return [seat for seat in honest(game, seating) if any(card % 2 for card in game.s.hands[seat])]

    monkeypatch.setattr(votes, "voters", frank)
    with pytest.raises(AssertionError, match="told something else"):
        for seed in range(60):
            MADE.clear()
            made = scene_of(seed, "classic", 4 + seed % 4, seed % 40)
            if made.table.phase == "playing":
                compare(made, 0, Random(seed), 20, ending)


def test_what_others_do_out_of_turn_does_not_show_whether_it_matters_to_somebody() -> None:
    """A holds a card that could have taken one of B's, or not, when B gives them all up."""
    told = []
    for held in ("Cat Balou", "Dynamite"):
        made = Scene(wire.Settings(players=4), 4, silent)
        made.start()
        hurt = {"character": "Sid Ketchum", "life": 2, "hand": ["Missed!", "Beer"]}
        made.set_up(four(A={"hand": [held, "BANG!"], "in_play": ["Winchester"]}, B=hurt, C={"hand": ["Missed!"]}))
        made.do(1, wire.Act(0, "use Sid Ketchum with Missed!, Beer"))
        assert made.game.number == 1
        before = made.people[0].ask
        assert before is not None
        made.do(0, wire.Answer(before.number, ["play BANG! -> C"]))
        made.run(60)
        told.append(heard(made, 2, 0))
    assert len(told[0]) > 3 and told[0] == told[1]


def found(eyes: Choice = anybody, alone: bool = False) -> bool:
    """Does the comparison find a leak within some games?"""
    for seed in range(240):
        try:
            looked_into(seed, ("classic", 4 + seed % 4), seed % 90, eyes, alone)
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize("eyes", [anybody, spectators, screens, eliminated])
def test_no_leak_without_one_put_in_and_the_comparison_gets_somewhere(eyes: Choice) -> None:
    compared = [looked_into(seed, ("classic", 4 + seed % 4), seed % 90, eyes) for seed in range(20)]
    assert sum(compared) > (30 if eyes is eliminated else 75)


def test_an_early_pass_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no choice is not made to wait: everybody learns who holds a Missed!."""
    put = Game._put

    def eager(self: Game, pending: Pending, now: float) -> None:
        put(self, pending, now)
        if pending is self.pending and self.s.forced() is not None:
            pending.held = self.s.forced()
            pending.release = now

    monkeypatch.setattr(Game, "_put", eager)
    assert found()
    assert found(spectators)


def test_an_answer_given_away_by_the_waiting_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has answered is no longer waited for, though the answer is still secret."""

    def frank(self: Game) -> list[Seat]:
        first = [self.pending.seat] if self.pending is not None and self.pending.held is None else []
        return first + sorted(seat for seat, pending in self.ahead.items() if pending.held is None)

    monkeypatch.setattr(Game, "waiting", frank)
    assert found()


@pytest.mark.long
def test_somebody_alone_with_bots_whose_spectators_are_forgotten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays with bots only is not made to wait, though somebody looks on."""
    monkeypatch.setattr(
        Game, "watched", lambda self, seat: any(p.person for i, p in enumerate(self.players) if i != seat)
    )
    assert found(spectators, alone=True)


def test_the_dead_who_see_what_the_table_does_not_allow_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "eyes_of", lambda game, seat, _: OPEN if viewers.out_of_it(game, seat) else seat)
    assert found(eliminated)


@plain_only
@pytest.mark.long
def test_an_event_deck_that_is_seen_through_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the next event lies open. [HIN-2.3]"""
    shown = board.round_of

    def frank(view: Board) -> wire.RoundShown | None:
        round = shown(view)
        return msgspec.structs.replace(round, past=list(view.round.next[:2])) if round and view.round else round

    monkeypatch.setattr(board, "round_of", frank)
    assert not found(), "a view knows no more than the next one"
    monkeypatch.setattr(Round, "seen", lambda self: self)
    assert found()


def test_a_spectator_who_sees_what_somebody_holds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "eyes_of", lambda game, seat, _: 1 if seat == NOBODY else seat)
    assert found(spectators)
    assert found(screens)


@pytest.mark.long
def test_a_big_screen_that_is_not_counted_among_those_who_look_on_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays alone with bots would be answered for at once, before everybody in the room."""

    def blind(self: Table) -> None:
        if self.game is not None:
            self.game.looked_on = any(
                viewer.guest is not None and viewer.name != "Wes" for viewer in self.seating.viewers
            )

    monkeypatch.setattr(Table, "look_round", blind)
    assert found(screens, alone=True)


def test_events_that_only_some_may_see_are_hidden_from_the_others() -> None:
    """What was drawn is told to nobody else, in no message."""
    made = scene_of(3, "classic", 5, 60)
    for who, somebody in enumerate(made.people):
        for _, message in somebody.heard:
            if isinstance(message, wire.Update) and not made.table.sees_all(somebody):
                for event in message.events:
                    if event.kind == "drew" and event.seat != somebody.seat:
                        assert set(event.cards) <= {-2}
                hands = [hand for seat, hand in enumerate(message.view.hands) if seat != somebody.seat]
                assert all(card == -2 for hand in hands for card in hand), who
