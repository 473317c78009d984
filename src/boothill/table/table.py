"""A table: the commands of the people at it, its settings, and the games played one after another.

Like a game, a table knows no clock or network: every call is given the time, and what has to be written to the journal
and sent to viewers is left in `writes` and `out` for its owner.
"""

from __future__ import annotations

import secrets
from collections import deque
from random import Random

import msgspec

from boothill.bots import make_bot
from boothill.core.ids import NOBODY, SEATS, Figure, Seat, Target
from boothill.core.refusal import Refused
from boothill.table import accepted, arranging, company, ending, kept, latecomers, moderation, scores, visiting, wire
from boothill.table.bets import Bets
from boothill.table.dealing import check_settings, deal, record_of
from boothill.table.decisions import Player
from boothill.table.game import Game, Late
from boothill.table.guests import Guests
from boothill.table.hosting import keep_order, open_again
from boothill.table.journal import Answered, Dealt, Finished, Moved, TableSaved, Write
from boothill.table.lagging import Lag
from boothill.table.problem import Problem
from boothill.table.projection import viewers
from boothill.table.projection.table import table_shown
from boothill.table.seating import PERSON, Chair, Seating, Viewer, hash_of
from boothill.table.thinking import Thought
from boothill.table.timing import PRESETS, Timing
from boothill.text import fairness
from boothill.text.notation import Ambiguous, NotAMove
from boothill.text.records import RESIGNED, Ending, Record, ending_of
from boothill.words import phrases

OPEN_TABLE, PLAYING, OVER = "open", "playing", "over"
CHATS = 100
"""Number of chat lines kept for people who come later."""


class Table:
    """A table and everybody at it."""

    def __init__(self, id: str, settings: wire.Settings, rng: Random | None = None) -> None:
        check_settings(settings)
        self.id = id
        self.settings = settings
        self.rng = rng or Random(secrets.randbits(64))
        self.seating = Seating(settings.players, self.rng)
        self.code = ""
        """The four letters by which people join, if it is a party."""
        self.left: list[latecomers.Leaver] = []
        """The people who have given up a seat in the game under way."""
        self.scores: list[wire.Score] = []
        self.number = 0
        self.server_seed = fairness.new_seed()
        self.game: Game | None = None
        self.chats: deque[tuple[float, wire.Chat]] = deque(maxlen=CHATS)
        """What was said, each with the time."""
        self.bets = Bets(self.seating)
        self.guests = Guests()
        self.vote = ending.Vote()
        self.talk = moderation.Talk()
        self.order = moderation.Kept()
        self.stopped = False
        """Have the players just ended the game themselves?"""
        self.lag = Lag()
        """What spectators are told with a delay."""
        self.untold: dict[Viewer, tuple[int, viewers.News | None]] = {}
        """Viewers who may do something now, each with the last update they saw. Their updates list what they may do, so
        everybody else is told first."""
        self.newcomers: wire.Update | None = None
        """The update sent to the last new spectator."""
        self.idle_since: float | None = None
        """Since when nobody has been connected."""
        self.crowd_at: float | None = None  # when to tell everybody next who watches
        self.covered: list[bool] = []
        """Whether the game was over, and who was covered, when the table was last shown."""
        self.now = 0.0
        self.writes: list[Write] = []
        self.out: list[tuple[Viewer, wire.FromTable]] = []

    # -- public information ------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return OPEN_TABLE if self.game is None else OVER if self.game.over else PLAYING

    def shown(self, inside: bool = False) -> wire.TableShown:
        """The table as everybody sees it; with `inside`, as people here see it, who also learn who watches."""
        return table_shown(self, inside)

    @property
    def lags(self) -> bool:
        """Are people without a seat told things with a delay now?"""
        return self.settings.watch_delay > 0 and self.under_way() is not None

    def shown_outside(self, now: float, inside: bool = False) -> wire.TableShown:
        """The table as people without a seat see it; with `inside`, including who watches."""
        shown = self.lag.shown(now) if self.lags else self.shown(inside=True)
        return shown if inside else msgspec.structs.replace(shown, spectators=[])

    def wake_at(self) -> float | None:
        game = self.game.wake_at() if self.game is not None else None
        times = [self.lag.wake_at(), game, self.vote.wake_at(), self.crowd_at]
        return min([time for time in times if time is not None], default=None)

    # -- coming and going --------------------------------------------------------------------------------------

    def sit(
        self,
        name: str,
        seat: Seat | None = None,
        program: bool = False,
        origin: str = "",
        now: float | None = None,
        wait: bool = False,
    ) -> tuple[Seat, str]:
        """Give somebody a free seat or, in a game under way, a bot's seat or a place on the bench.

        Returns the seat (NOBODY for a place on the bench) and its key. Raises Problem.
        """
        self.now = self.now if now is None else now
        origin = self._origin(origin)
        if self.phase == PLAYING and not (wait or self.settings.party):
            raise Problem("under-way")
        moderation.check_welcome(self.order, name, origin)
        if self.settings.locked and self.seating.host != NOBODY:
            raise Problem("locked")
        if self.phase == PLAYING or (self.phase == OVER and self.settings.party):
            taken = latecomers.come(self, name, seat, program, origin, wait)
        else:
            if seat is None:
                latecomers.make_room(self)
            taken = self.seating.sit(name, seat, program, origin, self.now)
        if taken[0] != NOBODY:
            self.seating.chairs[taken[0]].muted = origin in self.order.muted
        self.seating.rename_guests()
        self.changed()
        return taken

    def _origin(self, word: str) -> str:
        """A hash of where somebody comes from; it is different at every table."""
        return hash_of(f"{self.id} {word}") if word else ""

    def connect(self, viewer: Viewer, hello: wire.Hello, now: float) -> None:
        """Handle the hello of a new connection. Raises Problem."""
        self.now = now
        seat = self.seating.seat_of(hello.key) if not hello.screen else NOBODY
        viewer.origin = self._origin(viewer.origin)
        secret = ""
        if seat == NOBODY:
            secret = visiting.admit(self, viewer, hello)
        else:
            chair = self.seating.chairs[seat]
            chair.origin, chair.gone_since = viewer.origin or chair.origin, None
            viewer.seat, viewer.name = seat, chair.person or chair.name
        if self.game is not None:  # tell the others what the return results in; the viewer gets the whole state
            if seat != NOBODY and not self.game.over:
                self.game.returns(seat, now)
            self._flush(now)
            self.consider(now)
        self.seating.viewers.append(viewer)
        self.idle_since = None
        self.look_round()
        self.welcome(viewer, secret)
        if self.game is not None:
            self.catch_up(viewer, hello.after if hello.game in (0, self.number) else -1)
            company.show_bets(self, viewer)
        visiting.show_who_is_here(self, viewer)

    def welcome(self, viewer: Viewer, secret: str = "") -> None:
        """Send a viewer their welcome: who they are here."""
        seat, now = viewer.seat, self.now
        heard = now - self.settings.watch_delay if self.lags and seat == NOBODY else now
        said_here = [chat for at, chat in self.chats if at <= heard or chat.seat == NOBODY]
        chats = [chat for chat in said_here if not chat.dead or company.among_the_dead(self, viewer)]
        orders = self.seating.chairs[seat].orders if seat != NOBODY else wire.Orders()
        shown = self.shown(inside=True) if seat != NOBODY else self.shown_outside(now, inside=True)
        waits = viewer.bench is not None
        welcome = wire.Welcome(shown, seat, orders, chats, viewer.name, secret, wire.PROTOCOL, waits)
        self.out.append((viewer, welcome))

    def disconnect(self, viewer: Viewer, now: float) -> None:
        self.now = now
        if viewer not in self.seating.viewers:
            return
        self.seating.viewers.remove(viewer)
        self.untold.pop(viewer, None)
        self.look_round()
        self.lag.forget(viewer)
        if viewer.seat != NOBODY and not self.seating.here(viewer.seat):
            self.seating.chairs[viewer.seat].gone_since = now
        game = self.under_way()
        if game is not None and viewer.seat != NOBODY and not self.seating.here(viewer.seat):
            game.leaves(viewer.seat, now)
        if not self.seating.viewers:
            self.idle_since = now
        visiting.show_who_is_here(self, viewer)
        self.deal_again(now)

    def look_round(self) -> None:
        """Tell the game whether there are any spectators."""
        if self.game is not None:
            self.game.looked_on = any(viewer.seat == NOBODY for viewer in self.seating.viewers)

    # -- commands ----------------------------------------------------------------------------------------------

    def handle(self, viewer: Viewer, command: wire.ToTable, now: float) -> None:
        """Carry out a command; if something is wrong with it, tell the sender."""
        self.consider(now)
        self.now = now
        if viewer not in self.seating.viewers:
            return  # dismissed while this command was on its way
        id = getattr(command, "id", 0)
        try:
            self._carry_out(viewer, command, now)
        except Problem as problem:
            self.out.append((viewer, problem.told(id)))
        except Refused as refused:
            line = wire.line_of(phrases.refusal(refused))
            self.out.append((viewer, wire.ProblemShown("refused", line, refused.rule, id)))
        except (NotAMove, Ambiguous) as error:
            code = "not-a-move" if isinstance(error, NotAMove) else "ambiguous"
            self.out.append((viewer, Problem(code, text=wire.line_of(phrases.unreadable(error))).told(id)))
        except Late:
            self.out.append((viewer, Problem("late").told(id)))
            self._ask(viewer)
        self._flush(now)

    def tick(self, now: float) -> None:
        """Do what is due."""
        self.consider(now)
        self.now = now
        if self.game is not None:
            self.game.tick(now)
        self._flush(now)
        self._tell_late(now)
        visiting.show_crowd(self)

    @property
    def undecided(self) -> bool:
        """Is there anybody to ask, or to tell what they may do now, once everybody else has been told?"""
        return bool(self.untold) or (self.game is not None and self.game.undecided)

    def consider(self, now: float) -> None:
        """Ask people and bots for their decisions. To be called once everything in `out` has been sent."""
        if not self.undecided or self.game is None:
            return
        self.now = now
        game = self.game
        game.consider(now)
        self.writes += game.answers
        game.answers.clear()
        untold, self.untold = self.untold, {}
        told: dict[tuple[Seat, int], wire.Update] = {}
        for viewer, (after, news) in untold.items():
            self._tell_same(viewer, after, news, told)
        stirred, game.stirred = game.stirred, set()
        for viewer in self.seating.viewers:
            if viewer.seat in stirred and viewer not in untold:
                self._ask(viewer)

    @property
    def masks(self) -> bool:
        """Does the game hide how long answers take?"""
        return self.game is not None and self.game.timing.beat > 0

    def thoughts(self) -> list[Thought]:
        """Take the thoughts that bots have yet to begin; each result goes to `Game.thought_out`."""
        if self.game is None:
            return []
        minds = self.game.minds
        thoughts, minds.thoughts = minds.thoughts, []
        return thoughts

    def _carry_out(self, viewer: Viewer, command: wire.ToTable, now: float) -> None:
        seat = viewer.seat
        match command:
            case wire.Ping(id):
                self.out.append((viewer, wire.Pong(id)))
            case wire.Say(text, dead):
                company.say(self, viewer, text, dead)
            case wire.Bet(on):
                company.bet(self, viewer, on)
            case wire.Steer(at):
                company.steer(self, viewer, at)
            case wire.WhyFar(figure, other, id):
                if self.game is None:
                    raise Problem("no-game")
                if seat == NOBODY and self.settings.watch_delay:
                    raise Problem("only-seats")  # spectators with a delay must not ask about the present
                self.out.append((viewer, viewers.sight(self.game, Figure(Target(figure)), Figure(Target(other)), id)))
            case wire.Stand() if viewer.bench is not None:
                visiting.leave_bench(self, viewer)
            case _ if seat == NOBODY:
                raise Problem("only-seats")
            case wire.Answer(ask, moves):
                self.back(seat, now).answer(seat, ask, moves, now)
            case wire.Act(number, move):
                self.back(seat, now).act(seat, number, move, now)
            case wire.WhyNot(move, id):
                self.out.append((viewer, viewers.why_not(self.running().s, seat, move, id)))
            case wire.Analyse(id):
                self.out.append((viewer, viewers.known_to(self.running(), seat, id)))
            case wire.SetOrders(orders):
                self.seating.chairs[seat].orders = orders
                game = self.under_way()
                if game is not None:
                    game.set_orders(seat, orders, now)
                self._save()
                # Only the player who gave them is told, on every device.
                changed = wire.Changed(self.shown(inside=True))
                self.out += [(other, changed) for other in self.seating.viewers if other.seat == seat]
            case wire.Away(on):
                self.running().cover(seat, on, now)
                self.show_table()
            case wire.Pause(on):
                self.running().pause(on, now)
                self.show_table()
            case wire.Hurry():
                game = self.running()
                if not all(viewers.out_of_it(game, one) for one in self.seating.people()):
                    raise Problem("not-now")
                game.hurry(now)
            case wire.Stand():
                visiting.stand(self, seat, now)
            case wire.OfferEnd(on):
                ending.offer(self, seat, on, now)
            case wire.Resign():
                if self.running().s.rules.resigns is None:
                    raise Problem("cannot-resign")
                self.end(Ending(RESIGNED, seat))
            case wire.Close() if self.phase != PLAYING:
                open_again(self, seat)
            case wire.Close() | wire.Remove() | wire.Mute() | wire.Lock() | wire.Watchable():
                keep_order(self, seat, command, now)
                self.changed()
            case wire.Rematch(keep, lead):
                self._rematch(seat, keep, lead, now)
            case wire.Contribute(text):
                self.seating.chairs[seat].share = text
                self._save()
            case _:
                arranging.arrange(self, seat, command, now)

    def running(self) -> Game:
        """The game under way. Raises Problem if there is none."""
        game = self.under_way()
        if game is None:
            raise Problem("no-game")
        return game

    def back(self, seat: Seat, now: float) -> Game:
        """The game under way; the player of the seat acts, so no bot covers it any more. Raises Problem."""
        game = self.running()
        game.cover(seat, False, now)
        return game

    def under_way(self) -> Game | None:
        """The game being played, if any. A finished game does not count: its seats may have changed since."""
        return self.game if self.game is not None and not self.game.over else None

    def put_away(self) -> None:
        """Put away the last game: the table is open again, and nobody is ready yet."""
        self.game, self.bets = None, Bets(self.seating)
        latecomers.seat_waiting(self)
        for chair in self.seating.chairs:
            chair.ready, chair.keeps, chair.wishes = False, False, False
        self.changed()

    def end(self, how: Ending) -> None:
        """End the game under way, because the players want to."""
        ending.finish(self.running(), how)
        self.stopped = True

    # -- games -------------------------------------------------------------------------------------------------

    def _rematch(self, seat: Seat, keep: bool, lead: bool, now: float) -> None:
        """Note that a seat wants another game; begin it if everybody who is here does."""
        if self.phase != OVER:
            raise Problem("not-over")
        chair = self.seating.chairs[seat]
        chair.ready, chair.keeps, chair.wishes = True, keep, lead
        self.changed()
        self.deal_again(now)

    def deal_again(self, now: float) -> None:
        """Begin the next game if everybody who is here wants one."""
        seating = self.seating
        ready = [seating.chairs[seat].ready for seat in seating.people() if seating.here(seat)]
        if self.phase == OVER and ready and all(ready):
            self.deal(now)

    def deal(self, now: float) -> None:
        """Begin a game with the people who sit here or wait for a seat; bots fill the empty seats."""
        seating = self.seating
        latecomers.seat_waiting(self)
        seating.fill(self.settings.bots)
        self.number += 1
        last = self.game.s if self.game is not None else None
        dealt = deal(self.id, self.number, self.settings, seating.chairs, self.server_seed, last, now)
        self.server_seed = fairness.new_seed()
        for chair in seating.chairs:
            chair.share, chair.ready, chair.keeps, chair.wishes = "", False, False, False
        self.bets, self.vote = Bets(seating), ending.Vote()
        self.writes.append(dealt)
        game = self._begin(dealt, record_of(dealt), PRESETS[self.settings.clock])
        self._save()
        self.show_table(at_once=True)  # first tell everybody that a game is under way
        game.start(now)
        # Everybody gets the whole state: moves made already go to the journal, but are not told separately.
        self.writes += game.writes
        game.writes.clear()
        game.stirred.clear()
        visiting.dismiss_spectators(self)
        self._tell_game(-1, None)

    def _begin(self, dealt: Dealt, record: Record, timing: Timing) -> Game:
        """Set up a game as dealt."""
        players = []
        # A finished game that is restored may have had more seats than the table has now.
        chairs = [*self.seating.chairs, *(Chair() for _ in dealt.names)]
        for seat, chair in zip(SEATS[len(dealt.names)], chairs, strict=False):
            person = chair.kind == PERSON
            bot = make_bot(chair.bot or self.settings.bots)
            players.append(Player(person, bot, chair.orders, timing.reserve))
            if person and not self.seating.here(seat):
                players[seat].left_at = dealt.at
        windows, luck = (Random(self.rng.getrandbits(64)) for _ in range(2))
        self.game = Game(dealt, record, players, timing, windows, luck)
        self.lag.begin(self.shown(inside=True))
        self.look_round()
        return self.game

    def _flush(self, now: float) -> None:
        """Tell everybody the results of a command, and note its moves for the journal."""
        game = self.game
        if game is None:
            return
        stirred, game.stirred = game.stirred, set()
        self.writes += game.answers
        game.answers.clear()
        moved, game.writes = game.writes, []
        ending.count(self, game, moved, now)
        stopped, self.stopped = self.stopped, False
        if moved or stopped:
            self.writes += moved
            if game.over:
                self._over(game, now)
                self._tell_late(float("inf"))
            since = moved[0].number if moved else game.number + 1
            self._tell_game(since - 1, viewers.News(game, since))
        elif stirred:
            for viewer in self.seating.viewers:
                if viewer.seat in stirred:
                    self._ask(viewer)
        covered = [game.over, *(player.covered for player in game.players)]
        if covered != self.covered:
            self.covered = covered
            self.show_table()

    def _over(self, game: Game, now: float) -> None:
        how = game.record.ending
        ended = how.text(game.s.names) if how is not None else ""
        self.vote.offer = None
        self.writes.append(Finished(game.id, game.record.result, now, ended))
        outcome = game.s.outcome()
        for seat in outcome.seats if outcome is not None else ():
            self.seating.chairs[seat].wins += 1
        if how is None or how.how == RESIGNED:  # an abandoned game counts for nobody
            self.scores = scores.counted(self.scores, self.seating.chairs, game.s)
        self._save()

    # -- telling -----------------------------------------------------------------------------------------------

    def _eyes(self, viewer: Viewer) -> Seat:
        assert self.game is not None
        return viewers.eyes_of(self.game, viewer.seat, self.settings.dead_see_all)

    def sees_all(self, viewer: Viewer) -> bool:
        return viewers.sees_all(self.game, viewer.seat, self.settings.dead_see_all)

    def _tell_game(self, after: int, news: viewers.News | None) -> None:
        """Tell everybody how the game stands now; viewers who may do something are told last (`consider`)."""
        game = self.game
        assert game is not None
        self.newcomers = None
        told: dict[tuple[Seat, int], wire.Update] = {}
        for viewer in self.seating.viewers:
            if viewer.seat != NOBODY and not game.over and game.concerns(viewer.seat):
                first = self.untold.get(viewer)
                self.untold[viewer] = (after, news) if first is None else (first[0], None)
            else:
                self._tell_same(viewer, after, news, told)

    def _tell_same(
        self, viewer: Viewer, after: int, news: viewers.News | None, told: dict[tuple[Seat, int], wire.Update]
    ) -> None:
        """Tell a viewer how the game stands, reusing the message for others who see the same: all spectators share one
        message, and so do a player's devices."""
        update = told.get((viewer.seat, after))
        if update is None:
            told[viewer.seat, after] = self.catch_up(viewer, after, news)
        else:
            self.tell(viewer, update, self.now)
            self._tell_end(viewer)

    def catch_up(self, viewer: Viewer, after: int, news: viewers.News | None = None) -> wire.Update:
        """Send a viewer who comes, or comes back, everything since the last update they saw."""
        game = self.game
        assert game is not None
        fresh = not 0 <= after <= game.number
        update = visiting.told_before(self) if fresh and viewer.seat == NOBODY else None
        if update is None:
            news = news or viewers.News(game, 0 if fresh else after + 1)
            update = viewers.update(game, viewer.seat, self._eyes(viewer), news, self.now)
            if fresh:
                update = msgspec.structs.replace(update, events=[], fresh=True)
            if fresh and viewer.seat == NOBODY:
                self.newcomers = update
        self.tell(viewer, update, self.now)
        self._tell_end(viewer)
        return update

    def _tell_end(self, viewer: Viewer) -> None:
        if self.game is not None and self.game.over:
            self.tell(viewer, viewers.end_of(self.game, self.bets.named()), self.now)

    def _ask(self, viewer: Viewer) -> None:
        """Send a viewer their pending decision, or that there is none any more."""
        if self.game is not None and viewer.seat != NOBODY:
            ask = viewers.ask_for(self.game, viewer.seat, self.now)
            self.out.append((viewer, wire.Asked(ask, list(self.game.waiting()), self.game.clocks(self.now))))

    def tell(self, viewer: Viewer, message: wire.FromTable, now: float) -> None:
        """Send a viewer a message about the game, to spectators with the delay of the table."""
        if viewer.seat == NOBODY and self.lags:
            self.lag.late.append((now + self.settings.watch_delay, viewer, message))
        else:
            self.out.append((viewer, message))

    def _tell_late(self, until: float) -> None:
        """Send the delayed messages that are due by a time; once the game is over, all of them."""
        self.out += self.lag.due(until)

    def show_table(self, at_once: bool = False) -> None:
        self.crowd_at = None
        changed = wire.Changed(self.shown(inside=True))
        if self.lags and not at_once:
            self.lag.note(changed.table, self.now, self.settings.watch_delay)
        for viewer in self.seating.viewers:
            if at_once:
                self.out.append((viewer, changed))
            else:
                self.tell(viewer, changed, self.now)

    def note(self, id: str, **args: wire.Word) -> None:
        """Tell everybody about something that is not part of the game."""
        notice = wire.Notice(wire.Line(id, args))
        for viewer in self.seating.viewers:
            self.tell(viewer, notice, self.now)

    def changed(self) -> None:
        self._save()
        self.show_table()

    # -- surviving a restart -----------------------------------------------------------------------------------

    def _save(self, over: bool = False) -> None:
        self.writes.append(TableSaved(self.id, kept.data_of(self), self.settings.public, over))

    def close(self) -> None:
        """Save the table as closed, because nobody needs it any more."""
        self._save(over=True)

    def go_on(
        self,
        dealt: Dealt,
        record: Record,
        timing: Timing,
        moves: list[Moved],
        answers: list[Answered],
        ended: str = "",
    ) -> None:
        """Continue a game after its moves so far, or show how it ended."""
        game = self._begin(dealt, record, timing)
        # Start at another number, so that an answer from before a restart is not taken for one to a new decision.
        game.asks = int(dealt.at) % 500_000
        if ended:
            for moved in moves:
                game.replay(moved)
            ending.finish(game, ending_of(ended, game.s.names))
        else:
            accepted.go_on(game, moves, answers, dealt.at)
        self._flush(dealt.at)
