"""One game under way at a table: who is asked, when an answer is released, what is written down.

No clock, no task, no network in here: every call is told what time it is, and leaves behind what is to be written
and told. `wake_at` says when it wants to be called again.

Nothing here depends on what not everybody can see, but for the move itself: who is asked, the number of a decision,
the window within which it is released, and who is waited for are the same whatever a hand holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from boothill import fair, said
from boothill.bots import Bot
from boothill.core.hits import Each
from boothill.core.moves import END, NOBODY, PASS, Move
from boothill.core.playing import Playing
from boothill.core.state import State
from boothill.memory import Memory
from boothill.notation import Ambiguous, NotAMove, parse_move, print_move
from boothill.records import Record
from boothill.table.journal import Dealt, Moved
from boothill.table.orders import ordered
from boothill.table.show import Batch
from boothill.table.thinking import SHORTEST, Thought
from boothill.table.timing import Timing
from boothill.table.wire import Orders

NAPS = 2
"""Decisions that somebody lets pass before a bot covers the seat."""


class Late(Exception):
    """An answer to a decision that is not, or no longer, this seat's to make."""


class Player:
    """A seat of the game: the bot that plays it, or covers for its person."""

    def __init__(self, person: bool, bot: Bot, orders: Orders, reserve: float | None) -> None:
        self.person = person
        self.bot = bot
        self.orders = orders
        self.reserve = reserve
        """Seconds left for the own turns."""
        self.covered = not person
        """Does the bot play?"""
        self.left_at: float | None = None
        """Since when the person is gone."""
        self.naps = 0
        """Decisions in a row that the person let pass."""
        self.plan: list[str] = []
        """What the person wants to do if the same threat asks for more."""


class Pending:
    """A decision that is open for a seat."""

    def __init__(self, number: int, seat: int, asked_at: float, release: float, until: float | None) -> None:
        self.number = number
        self.seat = seat
        self.asked_at = asked_at
        self.release = release
        """Before this nobody hears of the answer;"""
        self.early = asked_at
        """where nobody is there to draw conclusions, before this."""
        self.until = until
        """Then a bot answers instead."""
        self.figure = NOBODY
        """The figure in whose name a seat is asked ahead of its turn;"""
        self.situation: object = None
        """what the answer may rest on then: if it changes the seat is asked again."""
        self.held: Move | None = None
        """The answer, until it is released."""
        self.asked = False
        """Was it put to a person?"""


class Game:
    """A game with its people and bots."""

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
        """The windows are drawn from this, and nothing else: how often depends only on what everybody can see."""
        self.luck = luck
        """For the bots. Nothing of the game itself comes from either."""
        self.memories = [Memory(self.s.view(seat)) for seat in range(len(self.s.names))]
        self.server_seed = dealt.server_seed
        opening = fair.opening_of(dealt.ruleset, dealt.version, dealt.options, dealt.names, dealt.shares)
        self.chain = fair.first_link(fair.commitment_of(dealt.server_seed), opening)
        self.history = [Batch(0, self.s.events, said.named(self.s))]
        """The events of the deal, and of every move."""
        self.asks = 0
        self.pending: Pending | None = None
        """The decision that the game waits for;"""
        self.ahead: dict[int, Pending] = {}
        """those that seats may answer before their turn comes, each kept in secret."""
        self.paused_at: float | None = None
        self.looked_on = False
        """Is there anybody who only watches?"""
        self.writes: list[Moved] = []
        """Moves that are to be written down before anybody hears of them."""
        self.thought: Thought | None = None
        """What a bot would like to think about until its move is released."""
        self.stirred: set[int] = set()
        """Seats whose decision has changed since the last look."""

    # -- what everybody may know -------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many moves there have been."""
        return len(self.record.moves)

    @property
    def over(self) -> bool:
        return self.s.over

    def waiting(self) -> list[int]:
        """The seats whose decision is open, answered or not: which of the two it is nobody learns before its time."""
        first = [self.pending.seat] if self.pending is not None else []
        return first + sorted(self.ahead)

    def clocks(self, now: float) -> list[float | None]:
        """The seconds that each of them has left; None for bots, and where no clock runs."""
        pending = [self.pending] if self.pending is not None else []
        return [self.left(one, now) for one in (*pending, *(self.ahead[seat] for seat in sorted(self.ahead)))]

    def left(self, pending: Pending, now: float) -> float | None:
        """The seconds that are left for a decision; they stand still in a pause."""
        if pending.until is None or self.players[pending.seat].covered:
            return None
        return round(pending.until - (now if self.paused_at is None else self.paused_at), 1)

    def watched(self, seat: int) -> bool:
        """Is there anybody else, at the table or looking on, who could draw conclusions?"""
        return self.looked_on or any(p.person for other, p in enumerate(self.players) if other != seat)

    def _due(self, pending: Pending) -> float:
        """When an answer is released, once there is one."""
        return pending.release if self.players[pending.seat].covered or self.watched(pending.seat) else pending.early

    def wake_at(self) -> float | None:
        """When something will be due."""
        if self.paused_at is not None or self.over:
            return None
        times = [p.left_at + self.timing.grace for p in self.players if p.left_at is not None and not p.covered]
        if self.pending is not None:
            due = self._due(self.pending) if self.pending.held is not None else self.pending.until
            times += [due] if due is not None else []
        return min(times, default=None)

    def asked(self, seat: int) -> Pending | None:
        """The decision that was put to the person of a seat and is not answered yet."""
        for pending in (self.pending, self.ahead.get(seat)):
            if pending is not None and pending.seat == seat and pending.asked and pending.held is None:
                return pending
        return None

    def board_for(self, pending: Pending) -> State:
        """What a seat decides on; ahead of its turn, as if that had come."""
        return self.s if pending is self.pending else self._imagined(pending.figure)

    # -- what people do ----------------------------------------------------------------------------------------

    def start(self, now: float) -> None:
        """Begin, or go on after a restart."""
        self._arm(now)

    def replay(self, moved: Moved) -> None:
        """Make a move again that was written down before a restart."""
        self._apply(moved.seat, parse_move(self.s, moved.seat, moved.move), moved.at, moved.spent)
        self.writes.clear()

    def answer(self, seat: int, number: int, texts: Sequence[str], now: float) -> None:
        """A person answers: the first move now, the others if the same threat asks for more.

        Raises Late, NotAMove, Ambiguous or Refused, and changes nothing then.
        """
        pending = self.asked(seat)
        if pending is None or pending.number != number:
            raise Late
        s = self.board_for(pending)
        move = self._legal(s, seat, texts[0])
        player = self.players[seat]
        player.naps = 0
        player.plan = list(texts[1:])
        pending.held = move
        self.stirred.add(seat)
        if pending is self.pending:
            if PASS not in s.answers() and move is not END:
                pending.release = now  # no order ever does that by itself: who plays freely may take any time
            self.tick(now)

    def act(self, seat: int, number: int, text: str, now: float) -> None:
        """A person uses an ability that may be used at any time. Raises like `answer`."""
        if number != self.number or self.paused_at is not None:
            raise Late
        s = self.s
        move = self._legal(s, seat, text)
        if seat == s.to_act and move in s.answers():
            raise Late
        self._cut_in(seat, move, now)
        self.tick(now)

    def _cut_in(self, seat: int, move: Move, now: float) -> None:
        """A move out of turn, and what bots add to it; the decision that is open stays the same if it can."""
        s, asked = self.s, self.s.to_act
        before = s.stack[-1]
        self._apply(seat, move, now)
        while (more := self._interjection()) is not None:
            self._apply(*more, now)
        pending = self.pending
        if self.over or seat == asked or (s.to_act, s.stack[-1]) != (asked, before):
            self._arm(now)
        elif pending is not None and pending.held is not None and pending.held not in s.answers():
            self._put(pending, now)  # the same decision: whether this matters to it depends on a hand
            self.stirred.add(pending.seat)

    def set_orders(self, seat: int, orders: Orders, now: float) -> None:
        """New standing orders; they hold for the next decision."""
        self.players[seat].orders = orders

    def cover(self, seat: int, on: bool, now: float) -> None:
        """A bot takes the seat over, or its person does again."""
        player = self.players[seat]
        player.naps = 0
        if player.covered == on or not player.person:
            return
        player.covered = on
        player.plan = []
        if not on:
            player.left_at = None
        for pending in (self.pending, self.ahead.get(seat)):
            if pending is not None and pending.seat == seat:
                pending.until = self._until(seat, now)
                self._put(pending, now)
                self.stirred.add(seat)
        if on and self.pending is not None and self.paused_at is None:
            more = self._interjection()  # whose person might act now has a bot that may
            if more is not None:
                self._cut_in(*more, now)
        self.tick(now)

    def leaves(self, seat: int, now: float) -> None:
        """The person of a seat has gone; after a grace time a bot covers."""
        if self.players[seat].left_at is None:
            self.players[seat].left_at = now

    def returns(self, seat: int, now: float) -> None:
        """The person of a seat is back and plays again."""
        self.players[seat].left_at = None
        self.cover(seat, False, now)

    def stands(self, seat: int, now: float) -> None:
        """The person gives the seat up for good: a bot has it from now on."""
        self.cover(seat, True, now)
        self.players[seat].person = False

    def pause(self, on: bool, now: float) -> None:
        """The clocks stand still and nothing is released, until the game goes on."""
        if on and self.paused_at is None:
            self.paused_at = now
        elif not on and self.paused_at is not None:
            gone = now - self.paused_at
            self.paused_at = None
            for pending in (*self.ahead.values(), *([self.pending] if self.pending else [])):
                pending.asked_at += gone
                pending.release += gone
                pending.early += gone
                pending.until = pending.until + gone if pending.until is not None else None
            for player in self.players:
                player.left_at = player.left_at + gone if player.left_at is not None else None
            self.tick(now)

    def hurry(self, now: float) -> None:
        """Nobody waits for anything any more."""
        self.timing = msgspec.structs.replace(self.timing, beat=0, spread=0)
        if self.pending is not None:
            self.pending.release = now
        self.pause(False, now)
        self.tick(now)

    def tick(self, now: float) -> None:
        """Do whatever is due."""
        if self.paused_at is not None:
            return
        for seat, player in enumerate(self.players):
            if player.left_at is not None and not player.covered and now >= player.left_at + self.timing.grace:
                self.cover(seat, True, now)
        pending = self.pending
        while pending is not None and not self.over:
            if pending.held is None and pending.until is not None and now >= pending.until:
                self._expire(pending)
            if pending.held is None or now < self._due(pending):
                break
            self._release(pending, now)
            pending = self.pending

    # -- decisions ---------------------------------------------------------------------------------------------

    def _arm(self, now: float) -> None:
        """Go on to the next decision that takes time: what everybody sees coming is answered at once."""
        self.pending = None
        while not self.over:
            interjected = self._interjection()
            evident = self._evident(self.s)
            if interjected is not None:
                self._apply(*interjected, now)
            elif evident is not None and not self._may_cut_in():
                self._apply(self.s.to_act, evident, now)
            else:
                break
        if self.over:
            self.ahead.clear()
            return
        s, seat = self.s, self.s.to_act
        if isinstance(s.stack[-1], Playing):
            self._threat_is_over()
        pending = self._come(seat)
        if pending is None:
            pending = self._new(seat, now)
            self.pending = pending
            self._put(pending, now)
        else:
            self.pending = pending
            if self._may_cut_in():  # however early it was answered, somebody else has a moment now
                pending.release = max(pending.release, now + self.timing.beat)
            if pending.held is None:
                self._put(pending, now)
        self._ask_ahead(now)

    def _new(self, seat: int, now: float) -> Pending:
        """A decision for a seat. The window is drawn here, before anybody looks at a hand."""
        self.asks += 1
        window = self.timing.window(self.windows)
        release = now + (self.timing.beat if self.players[seat].covered else window)
        return Pending(self.asks, seat, now, release, self._until(seat, now))

    def _until(self, seat: int, now: float) -> float | None:
        """How long a person may take: the own turn is on the reserve, an answer on the rope."""
        player = self.players[seat]
        if self._on_reserve(seat):
            return now + player.reserve if player.reserve is not None else None
        return now + self.timing.rope if self.timing.rope is not None else None

    def _on_reserve(self, seat: int) -> bool:
        return seat == self.s.turn and seat == self.s.to_act and PASS not in self.s.answers()

    def _put(self, pending: Pending, now: float) -> None:
        """Let whoever decides for the seat decide: a bot, a plan, a standing order; else the person is asked."""
        player = self.players[pending.seat]
        pending.held = None
        pending.asked = False
        if player.covered:
            if pending is self.pending:
                pending.held = self._bot_move(pending.seat)
                pending.release = max(pending.release, now)
                self._ponder(pending, now)
            return
        view = self.board_for(pending).view(pending.seat)
        planned = self._planned(pending, player)
        answer = planned if planned is not None else ordered(view, player.orders)
        if answer is None:
            answer = self._evident(self.board_for(pending))
        if answer is None:
            pending.asked = True
        else:
            pending.held = answer
            pending.early = now + self.timing.beat / 2

    def _planned(self, pending: Pending, player: Player) -> Move | None:
        """The next step of a plan, if there is one and it can be made; if it cannot, the plan is void."""
        if not player.plan or pending is not self.pending:
            return None
        text, *player.plan = player.plan
        try:
            move = parse_move(self.s, pending.seat, text)
        except (NotAMove, Ambiguous):
            move = None
        if move is None or move not in self.s.answers():
            player.plan = []
            return None
        return move

    def _bot_move(self, seat: int) -> Move:
        return self.players[seat].bot.at_once(self.s.view(seat), self.memories[seat], self.luck)

    def _ponder(self, pending: Pending, now: float) -> None:
        """A bot that can do better with time has until the release, which does not wait for it."""
        seat, bot, time = pending.seat, self.players[pending.seat].bot, pending.release - now
        if bot.THINKS and time >= SHORTEST and len(self.s.legal(seat)) > 1:
            view, memory, luck = self.s.view(seat).save(), self.memories[seat].save(), self.luck.getrandbits(64)
            self.thought = Thought(pending.number, bot, view, memory, luck, time)

    def think_better(self, number: int, move: Move) -> None:
        """What came of a thought, if its decision is still open and still a bot's."""
        pending = self.pending
        if pending is not None and pending.number == number and pending.held is not None:
            seat = pending.seat
            if self.players[seat].covered and not pending.asked and move in self.s.legal(seat):
                pending.held = move

    def _interjection(self) -> tuple[int, Move] | None:
        """What a bot wants to do out of turn."""
        for seat, player in enumerate(self.players):
            if player.covered and seat != self.s.to_act and self.s.any_time(seat):
                move = player.bot.interject(self.s.view(seat), self.memories[seat], self.luck)
                if move is not None:
                    return seat, move
        return None

    def _evident(self, s: State) -> Move | None:
        """The answer that is given for the seat to act, where everybody can see that there is nothing to decide.

        With an empty hand nothing is hidden.
        """
        if (s.hands[s.to_act] and not s.stack[-1].OPEN) or len(s.legal()) > 1:
            return None
        return s.forced()

    def _may_cut_in(self) -> bool:
        """May a person act out of turn now? Then even an answer that is given for somebody takes its time. [BAS-7.7]"""
        s = self.s
        return any(s.any_time(seat) for seat, p in enumerate(self.players) if seat != s.to_act and not p.covered)

    def _expire(self, pending: Pending) -> None:
        """Time is up: a bot decides, and covers the seat if that happens again."""
        player = self.players[pending.seat]
        player.naps += 1
        player.plan = []
        pending.held = self._bot_move(pending.seat)
        pending.asked = False
        self.stirred.add(pending.seat)
        if player.naps >= NAPS:
            player.covered = True

    def _release(self, pending: Pending, now: float) -> None:
        move = pending.held
        assert move is not None
        player = self.players[pending.seat]
        spent = 0.0
        if self._on_reserve(pending.seat) and player.reserve is not None:
            spent = round(min(now - pending.asked_at, player.reserve), 3)
        self._apply(pending.seat, move, now, spent)
        self._arm(now)

    def _apply(self, seat: int, move: Move, now: float, spent: float = 0.0) -> None:
        """Make a move: it is noted, to be written down, before its events can be told."""
        s = self.s
        turn = s.turn
        text = print_move(s, move)
        mover = self.players[seat]
        mover.reserve = mover.reserve - spent if mover.reserve is not None else None
        self.record.moves.append((seat, text))
        number = self.number
        events = s.apply(move, seat)
        for memory in self.memories:
            memory.see(events)
        self.history.append(Batch(number, events, said.named(s)))
        self.writes.append(Moved(self.id, number, seat, text, spent, now))
        self.chain = fair.next_link(self.chain, self.server_seed, number, s.names[seat], text)
        if s.over:
            self.record.result = s.winner
        elif s.turn != turn:
            player = self.players[s.turn]
            player.reserve = player.reserve + self.timing.increment if player.reserve is not None else None

    def _legal(self, s: State, seat: int, text: str) -> Move:
        """A move that a text stands for and that is legal; raises what is wrong with it otherwise."""
        move = parse_move(s, seat, text)
        refused = s.why_not(move, seat)
        if refused is not None:
            raise refused
        return move

    # -- asked ahead of one's turn -----------------------------------------------------------------------------

    def _ask_ahead(self, now: float) -> None:
        """What is about to come to several players in turn is put to all of them at the same time."""
        each = next((frame for frame in reversed(self.s.stack[:-1]) if isinstance(frame, Each)), None)
        if each is None or PASS not in self.s.answers():
            return
        for figure in each.rest:
            seat = self.s.owner[figure]
            if seat == self.s.to_act or seat in self.ahead or self.players[seat].covered or not self.s.alive[figure]:
                continue
            board = self._imagined(figure)
            if self._evident(board) is not None:
                continue
            pending = self._new(seat, now)
            pending.until = now + self.timing.rope if self.timing.rope is not None else None
            pending.figure = figure
            self.ahead[seat] = pending
            pending.situation = self._situation(board, pending)
            self._put(pending, now)
            self.stirred.add(seat)

    def _imagined(self, figure: int) -> State:
        """The state as it would be if a step that goes round the table had come to a figure."""
        depth = max(i for i, frame in enumerate(self.s.stack[:-1]) if isinstance(frame, Each))
        board = self.s.clone()
        each = board.stack[depth]
        assert isinstance(each, Each)
        board.stack = [*board.stack[: depth + 1], each.frame.aimed(figure)]
        board.to_act = board.owner[figure]
        return board

    def _situation(self, board: State, pending: Pending) -> object:
        """All of what an answer given ahead may rest on."""
        seat, figure = pending.seat, pending.figure
        return (board.hands[seat][:], board.life[figure], board.table[figure][:], board.stack[-1], board.answers()[:])

    def _come(self, seat: int) -> Pending | None:
        """The decision that a seat was asked ahead, if its turn has come now and nothing has changed."""
        pending = self.ahead.pop(seat, None)
        if pending is None:
            return None
        self.stirred.add(seat)
        if pending.situation != self._situation(self.s, pending):
            return None
        return pending

    def _threat_is_over(self) -> None:
        self.ahead.clear()
        for player in self.players:
            player.plan = []
