"""A game in progress at a table: who is asked, when an answer is released, what is written to the journal.

A game knows no clock, task or network: every call is given the time, and leaves behind what has to be written and sent,
and what bots have to think about. `wake_at` says when it has to be called again.

Apart from the moves themselves, everything depends only on public information: who is asked, the number of a decision,
its window, and who is waited for are the same whatever a hand holds. So is the time a call takes: it makes a move and
goes on to the next decision without looking at the hand of the player who has to make it. `consider` looks at the hand
once everybody has been told.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from boothill.core.frames.playing import Playing
from boothill.core.ids import Seat
from boothill.core.moves import END, PASS, Move
from boothill.core.state import State
from boothill.table.decisions import Pending, Player, evident, imagined, legal_move, outside, round_of, situation
from boothill.table.journal import Answered, Dealt, Moved
from boothill.table.minds import Asides, Minds, interjects
from boothill.table.orders import ordered
from boothill.table.projection.board import Boards
from boothill.table.projection.events import Batch
from boothill.table.thinking import Thought
from boothill.table.timing import Timing
from boothill.table.wire import Orders
from boothill.text import fairness
from boothill.text.notation import parse_move, print_move
from boothill.text.records import Record
from boothill.words import phrases

NAPS = 2
"""Number of timeouts in a row after which a bot covers the seat."""
SLICE = 12
"""Maximum number of moves without a decision made in one call; then other tables have their turn."""


class Late(Exception):
    """The answer is for a decision that is not, or no longer, this seat's."""


class Game:
    """A game with its players."""

    def __init__(
        self,
        dealt: Dealt,
        record: Record,
        players: Sequence[Player],
        timing: Timing,
        windows: Random,
        luck: Random,
    ) -> None:
        self.id = dealt.game
        self.record = record
        self.s: State = record.start()
        self.players = list(players)
        self.timing = timing
        self.windows = windows
        """Random numbers for the windows only; how many are drawn depends only on public information."""
        self.minds = Minds(luck)
        """The bots' memories and thoughts, with their own random numbers. None of this affects the game itself."""
        self.server_seed = dealt.server_seed
        opening = fairness.opening_of(dealt.ruleset, dealt.version, dealt.options, dealt.names, dealt.shares)
        self.chain = fairness.first_link(fairness.commitment_of(dealt.server_seed), opening)
        self.history = [Batch(0, self.s.events, phrases.named(self.s))]
        """The events of the deal and of every move."""
        self.minds.begin(self.s, self.history)
        self.asks = 0
        self.pending: Pending | None = None
        """The decision that the game waits for."""
        self.ahead: dict[Seat, Pending] = {}
        """Decisions that seats may answer ahead of their turn; the answers are kept secret."""
        self.asides = Asides()
        """What bots may do out of turn in the meantime."""
        self.rest_at: float | None = None
        """Since when moves without a decision have been waiting to be made; None if there are none."""
        self.paused_at: float | None = None
        self.looked_on = False
        """Are there any spectators?"""
        self.writes: list[Moved] = []
        """Moves to write to the journal before anybody is told."""
        self.answers: list[Answered] = []
        """Answers to write to the journal before they are acknowledged."""
        self.stirred: set[Seat] = set()
        """Seats whose decision has changed since they were last told."""
        self._boards: tuple[int, Boards] | None = None
        """The board as last shown, and after how many moves that was."""

    # -- public information ------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of moves made so far."""
        return len(self.record.moves)

    @property
    def over(self) -> bool:
        return self.s.over

    @property
    def undecided(self) -> bool:
        """Are there hands to look at once everybody has been told? Then call `consider`."""
        if self.over or self.pending is None:
            return False
        return self.asides.number != self.number or any(pending.unconsidered for pending in self._open())

    def threatened(self) -> tuple[object, ...]:
        """Public facts about the seats that must answer a threat and whose hands nobody has looked at yet: the game,
        its number of players, and for each such seat whether a bot plays it. Empty if there is no such seat."""
        if self.over or not self.s.stack[-1].MAY_PASS:
            return ()
        covered = [self.players[pending.seat].covered for pending in self._open() if pending.unconsidered]
        return (self.s.rules.name, len(self.players), *covered) if covered else ()

    def _open(self) -> list[Pending]:
        first = [self.pending] if self.pending is not None else []
        return first + [self.ahead[seat] for seat in sorted(self.ahead)] if self.ahead else first

    def waiting(self) -> list[Seat]:
        """The seats with a pending decision, answered or not, so that nobody can tell which."""
        return [pending.seat for pending in self._open()]

    def clocks(self, now: float) -> list[float | None]:
        """The seconds that each seat of `waiting` has left; None for bots, and if there is no limit."""
        return [self.left(pending, now) for pending in self._open()]

    def left(self, pending: Pending, now: float) -> float | None:
        """The seconds left for a decision, which stand still in a pause; None for bots, and if there is no limit."""
        if pending.until is None or self.players[pending.seat].covered:
            return None
        return round(pending.until - (now if self.paused_at is None else self.paused_at), 1)

    def concerns(self, seat: Seat) -> bool:
        """Is it public that this seat may be able to do something now? What it is told then depends on its hand."""
        if (self.pending is not None and self.pending.seat == seat) or seat in self.ahead:
            return True
        return self.s.ability[self.s.fronts[seat]].any_time is not None

    def watched(self, seat: Seat) -> bool:
        """Is there any other person, at the table or watching, who could draw conclusions?"""
        return self.looked_on or any(p.person for other, p in enumerate(self.players) if other != seat)

    def _due(self, pending: Pending) -> float:
        """When an answer to the decision may be released."""
        return pending.release if self.players[pending.seat].covered or self.watched(pending.seat) else pending.early

    def wake_at(self) -> float | None:
        """When to call `tick` next, or None. Thoughts of bots arrive by themselves (`thought_out`)."""
        if self.paused_at is not None or self.over:
            return None
        if self.rest_at is not None:
            return self.rest_at
        times = [p.left_at + self.timing.grace for p in self.players if p.left_at is not None and not p.covered]
        times += self.asides.wake_at()
        pending = self.pending
        if pending is not None:
            if pending.held is not None:
                times += [self._due(pending)] if not self.asides.open_before(self._due(pending)) else []
            elif pending.asked and pending.until is not None:
                times.append(pending.until)
        return min(times, default=None)

    def boards(self) -> Boards:
        """The board as it is now, for all viewers."""
        before = self._boards
        if before is not None and before[0] == self.number and before[1].still_of(self.s):
            return before[1]
        boards = Boards(self.s, before[1] if before is not None else None)
        self._boards = self.number, boards
        return boards

    def asked(self, seat: Seat) -> Pending | None:
        """The decision that the person of a seat was asked for and has not answered yet."""
        for pending in (self.pending, self.ahead.get(seat)):
            if pending is not None and pending.seat == seat and pending.asked and pending.held is None:
                return pending
        return None

    def board_for(self, pending: Pending) -> State:
        """The state that a seat decides on; if it is asked ahead, as if its turn had come."""
        return self.s if pending is self.pending else imagined(self.s, pending.figure)

    # -- what people do ----------------------------------------------------------------------------------------

    def start(self, now: float) -> None:
        """Begin the game, or continue after a restart."""
        self._arm(now)

    def replay(self, moved: Moved) -> None:
        """Repeat a move that was stored before a restart."""
        self._apply(moved.seat, parse_move(self.s, moved.seat, moved.move), moved.at, moved.spent)
        self.writes.clear()

    def answer(self, seat: Seat, number: int, texts: Sequence[str], now: float) -> None:
        """Take a person's answer: the first move now, the others if the same threat asks for more.

        If it raises Late, NotAMove, Ambiguous or Refused, nothing has changed.
        """
        pending = self.asked(seat)
        if pending is None or pending.number != number:
            raise Late
        board = self.board_for(pending)
        move = legal_move(board, seat, texts[0])
        player = self.players[seat]
        player.had_only_pass = board.answers() == [PASS]
        player.naps = 0
        player.plan = list(texts[1:])
        pending.held = move
        self.stirred.add(seat)
        at = self.number
        if pending is self.pending:
            if not self.s.stack[-1].MAY_PASS and move is not END:
                pending.release = now  # no order makes such a move, so its timing reveals nothing
            self.tick(now)
        if player.plan or any(pending is one for one in self._open()):
            player.kept = True
            self.answers.append(Answered(self.id, seat, at, tuple(texts)))

    def act(self, seat: Seat, number: int, text: str, now: float) -> None:
        """Use an ability that may be used at any time. Raises like `answer`."""
        if number != self.number or self.paused_at is not None:
            raise Late
        move = legal_move(self.s, seat, text)
        if seat == self.s.to_act and move in self.s.answers():
            raise Late
        self._cut_in(seat, move, now)
        self.tick(now)

    def set_orders(self, seat: Seat, orders: Orders, now: float) -> None:
        """Set a seat's standing orders; they apply from the next decision on."""
        self.players[seat].orders = orders

    def cover(self, seat: Seat, on: bool, now: float) -> None:
        """Let a bot cover a seat, or let its person play again."""
        player = self.players[seat]
        player.naps = 0
        if player.covered == on or not player.person:
            return
        player.covered = on
        self._forget(player, seat)
        if not on:
            player.left_at = None
        for pending in (self.pending, self.ahead.get(seat)):
            if pending is not None and pending.seat == seat:
                pending.until = self._until(seat, now)
                self._put_again(pending, now)
        self.asides.number = -1  # now a bot may act out of turn in place of the person, or the other way round
        self.tick(now)

    def leaves(self, seat: Seat, now: float) -> None:
        """Note that the person of a seat has gone; a bot covers after the grace period."""
        if self.players[seat].left_at is None:
            self.players[seat].left_at = now

    def returns(self, seat: Seat, now: float) -> None:
        """Note that the person of a seat is back and plays again."""
        self.players[seat].left_at = None
        self.cover(seat, False, now)

    def stands(self, seat: Seat, now: float) -> None:
        """Give the seat to a bot for good."""
        self.cover(seat, True, now)
        self.players[seat].person = False

    def taken_over(self, seat: Seat, now: float) -> None:
        """Give a bot's seat to a person; a bot covers it until they are connected."""
        player = self.players[seat]
        player.person, player.orders, player.reserve = True, Orders(), self.timing.reserve
        player.left_at = now

    def pause(self, on: bool, now: float) -> None:
        """Pause or resume: while paused, the clocks stand still and nothing is released."""
        if on and self.paused_at is None:
            self.paused_at = now
        elif not on and self.paused_at is not None:
            gone = now - self.paused_at
            self.paused_at = None
            for pending in self._open():
                pending.move_on(gone)
            for aside in self.asides.all:
                aside.release += gone
            for player in self.players:
                player.left_at = player.left_at + gone if player.left_at is not None else None
            self.tick(now)

    def hurry(self, now: float) -> None:
        """Play on without delays: no beat and no windows any more."""
        self.timing = msgspec.structs.replace(self.timing, beat=0, spread=0)
        if self.pending is not None:
            self.pending.release = now
        for aside in self.asides.all:
            aside.release = now
        self.pause(False, now)
        self.tick(now)

    def tick(self, now: float) -> None:
        """Do what is due: at most one move, and some of what follows without a decision. The rest is due immediately,
        but other tables have their turn first."""
        if self.paused_at is not None or self.over:
            return
        for seat, player in zip(self.s.seats, self.players, strict=True):
            if player.left_at is not None and not player.covered and now >= player.left_at + self.timing.grace:
                self.cover(seat, True, now)
        if self.rest_at is not None:
            self._arm(now)
            return
        pending = self.pending
        if pending is None or pending.unconsidered:
            return
        aside = self.asides.due(now)
        if aside is not None:
            if aside.move is not None and aside.move in self.s.any_time(aside.seat):
                self._cut_in(aside.seat, aside.move, now)
            return
        if pending.asked and pending.held is None and pending.until is not None and now >= pending.until:
            self._expire(pending, now)
        due = self._due(pending)
        if pending.held is not None and now >= due and not self.asides.open_before(due):
            self._release(pending, now)

    # -- decisions ---------------------------------------------------------------------------------------------

    def _arm(self, now: float) -> None:
        """Go on to the next real decision; answer immediately where everybody can see that there is no choice."""
        self.pending = self.rest_at = None
        self.asides.all.clear()
        for _ in range(SLICE):
            given = evident(self.s) if not self.over else None
            if given is None or self._may_cut_in():
                break
            self._apply(self.s.to_act, given, now)
        else:
            self.rest_at = now
            return
        if self.over:
            self.ahead.clear()
            return
        if isinstance(self.s.stack[-1], Playing):  # the threat is over
            self.ahead.clear()
            for player in self.players:
                player.plan, player.had_only_pass = [], False
        self.pending = self._come(self.s.to_act) or self._new(self.s.to_act, now)
        if self._may_cut_in():  # even if it was answered ahead, others get a moment to act
            self.pending.release = max(self.pending.release, now + self.timing.beat)
        self._ask_ahead(now)

    def _may_cut_in(self) -> bool:
        """May somebody act out of turn now? Then even an answer given for a seat has to wait. [BAS-7.7]"""
        s = self.s
        others = [seat for seat, p in zip(s.seats, self.players, strict=True) if not p.covered or interjects(p.bot)]
        return any(s.any_time(seat) for seat in others if seat != s.to_act)

    def _new(self, seat: Seat, now: float) -> Pending:
        """Create a decision for a seat, and draw its window, before anybody looks at a hand."""
        self.asks += 1
        window = self.timing.window(self.windows)
        release = now + (self.timing.beat if self.players[seat].covered else window)
        return Pending(self.asks, seat, now, release, self._until(seat, now))

    def _until(self, seat: Seat, now: float) -> float | None:
        """When a person's time is up: their own turn counts against the reserve, an answer against the rope."""
        player = self.players[seat]
        if self._on_reserve(seat):
            return now + player.reserve if player.reserve is not None else None
        return now + self.timing.rope if self.timing.rope is not None else None

    def _on_reserve(self, seat: Seat) -> bool:
        return seat == self.s.turn and seat == self.s.to_act and not self.s.stack[-1].MAY_PASS

    def consider(self, now: float) -> None:
        """Look at the hands, once everybody has been told how things stand: ask people and bots for their decisions."""
        if self.over:
            return
        for pending in self._open():
            if pending.unconsidered:
                pending.unconsidered = False
                if pending.asked or pending.held is not None:
                    self._look_again(pending, now)
                else:
                    self._put(pending, now)
        self.asides.come_up(self.s, self.players, self.minds, self.number, now, self.timing.beat)

    def _put(self, pending: Pending, now: float) -> None:
        """Get the decision from a bot, a plan or a standing order; else ask the person."""
        player, seat = self.players[pending.seat], pending.seat
        self.stirred.add(seat)
        if player.covered or pending.napped:
            if pending is self.pending:
                pending.thought = self.minds.think(self.s, seat, player.bot, max(0.0, pending.release - now))
            return
        board = self.board_for(pending)
        pending.situation = situation(board, seat)
        by_order = ordered(board, player.orders, player.had_only_pass)
        player.had_only_pass = False
        planned = player.planned(board, seat) if pending is self.pending or player.recalled else None
        answer = next((move for move in (planned, by_order, evident(board)) if move is not None), None)
        if answer is None:
            pending.asked = True
        else:
            pending.held = answer
            pending.early = now + self.timing.beat / 2

    def _put_again(self, pending: Pending, now: float) -> None:
        """Reset a decision as if it had just come up, because somebody else makes it or it has changed."""
        pending.held = None
        pending.asked = False
        pending.unconsidered = True
        pending.thought = 0
        if self.players[pending.seat].covered or pending.napped:
            pending.release = max(pending.release, now + self.timing.beat)
        self.stirred.add(pending.seat)

    def _look_again(self, pending: Pending, now: float) -> None:
        """Ask again if an answer no longer holds, after something has happened or the turn of a seat asked ahead has
        come."""
        board = self.board_for(pending)
        found = situation(board, pending.seat)
        same = found == pending.situation
        pending.situation = found
        spare, pending.spare = pending.spare, 0
        if same or (not spare and (pending.held is None or pending.held in board.answers())):
            return
        self._forget(self.players[pending.seat], pending.seat)
        pending.number = spare or pending.number
        self._put_again(pending, now)
        pending.unconsidered = False
        self._put(pending, now)

    def _forget(self, player: Player, seat: Seat) -> None:
        """Drop a seat's plan and its stored answer."""
        player.plan = []
        if player.kept:
            player.kept = False
            self.answers.append(Answered(self.id, seat, self.number, ()))

    def thought_out(self, thought: Thought, move: Move | None, now: float) -> None:
        """Take a bot's decision, if it still matters. A late one is released a whole beat later, so that its length
        reveals nothing."""
        self.asides.thought_out(thought, move)
        pending, beat = self.pending, self.timing.beat
        if pending is None or pending.thought != thought.number:
            return
        pending.thought = 0
        pending.held = move if move in self.s.legal(pending.seat) else thought.simply()
        while beat and pending.release < now:
            pending.release += beat

    # -- moves -------------------------------------------------------------------------------------------------

    def _expire(self, pending: Pending, now: float) -> None:
        """Let a bot decide because time is up; after `NAPS` times in a row it covers the seat."""
        player = self.players[pending.seat]
        player.naps += 1
        self._forget(player, pending.seat)
        pending.napped = True
        pending.early = now
        if player.naps >= NAPS:
            player.covered = True
        self._put_again(pending, now)

    def _release(self, pending: Pending, now: float) -> None:
        move = pending.held
        assert move is not None
        player = self.players[pending.seat]
        spent = 0.0
        if self._on_reserve(pending.seat) and player.reserve is not None:
            spent = round(min(now - pending.asked_at, player.reserve), 3)
        self._apply(pending.seat, move, now, spent)
        self._arm(now)

    def _cut_in(self, seat: Seat, move: Move, now: float) -> None:
        """Make a move out of turn. If the same decision is still pending afterwards, it is always considered again,
        since whether the move matters to it depends on a hand."""
        asked, before = self.s.to_act, self.s.stack[-1]
        self._apply(seat, move, now)
        pending = self.pending
        if self.over or pending is None or seat == asked or (self.s.to_act, self.s.stack[-1]) != (asked, before):
            self._arm(now)
            return
        for one in self._open():
            one.unconsidered = True
        if self.players[pending.seat].covered or pending.napped:
            self._put_again(pending, now)

    def _apply(self, seat: Seat, move: Move, now: float, spent: float = 0.0) -> None:
        """Make a move, and note it for the journal before its events can be told."""
        s = self.s
        turn = s.turn
        text = print_move(s, move)
        mover = self.players[seat]
        mover.reserve = mover.reserve - spent if mover.reserve is not None else None
        self.record.moves.append((seat, text))
        number = self.number
        events = s.apply(move, seat)
        self.history.append(Batch(number, events, phrases.named(s)))
        self.writes.append(Moved(self.id, number, seat, text, spent, now))
        self.chain = fairness.next_link(self.chain, self.server_seed, number, s.names[seat], text)
        if s.over:
            self.record.result = s.winner
        elif s.turn != turn:
            player = self.players[s.turn]
            player.reserve = self.timing.grown(player.reserve)

    # -- asking ahead of a turn --------------------------------------------------------------------------------

    def _ask_ahead(self, now: float) -> None:
        """Ask all players at once what is about to come to them in turn."""
        each = round_of(self.s)
        if each is None or not self.s.stack[-1].MAY_PASS:
            return
        for figure in each.rest:
            seat = self.s.owner[figure]
            if seat == self.s.to_act or seat in self.ahead or self.players[seat].covered or not self.s.alive[figure]:
                continue
            board = imagined(self.s, figure)
            if evident(board) is not None:
                continue
            pending = self._new(seat, now)
            pending.until = now + self.timing.rope if self.timing.rope is not None else None
            pending.figure = figure
            pending.outside = outside(board, seat, figure)
            self.ahead[seat] = pending

    def _come(self, seat: Seat) -> Pending | None:
        """The decision that a seat was asked ahead, now that its turn has come; None if anything public has changed.

        If something has changed that only the seat knows, it will be asked again within the same time.
        """
        pending = self.ahead.pop(seat, None)
        if pending is None or self.players[seat].covered:
            return None
        self.stirred.add(seat)
        self.asks += 1
        pending.spare = self.asks
        pending.unconsidered = True
        if pending.outside == outside(self.s, seat, pending.figure):
            return pending
        self._forget(self.players[seat], seat)
        return None
