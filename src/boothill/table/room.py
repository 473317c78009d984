"""A table: its seats and who sits there, what is agreed on, and the games that are played at it one after the other.

Like a game, a table knows neither clock nor network: commands come in with the time, and what is to be written down and
what is to be told, to whom, is left in `writes` and `out` for its owner.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from random import Random

import msgspec

from boothill import fair, said, why
from boothill.bots import BOTS, make_bot
from boothill.core.moves import DISCARD, NO_CARD, NOBODY, PLAY, USE
from boothill.core.refusal import Refused
from boothill.notation import Ambiguous, NotAMove, parse_move
from boothill.records import Record
from boothill.sets import check_names, ruleset
from boothill.sets.classic.roles import SHERIFF
from boothill.sets.classic.setup import next_deal
from boothill.table import wire
from boothill.table.game import Game, Late, Player
from boothill.table.journal import Dealt, Finished, Moved, Saved, TableSaved, Write
from boothill.table.show import OPEN, Sights, ask_of, happened, show, sights_of, told
from boothill.table.timing import PRESETS, Timing

OPEN_TABLE, PLAYING, OVER = "open", "playing", "over"
EMPTY, PERSON, BOT = "open", "person", "bot"
CHATS = 100
"""Lines of chat that somebody who comes later still reads."""
BOT_NAMES = (
    "Anvil", "Bramble", "Cinder", "Copper", "Dusty", "Flint", "Gulch", "Juniper", "Lasso", "Mesa",
    "Pickaxe", "Rawhide", "Saddle", "Spur",
)  # fmt: skip
"""Names of tools and of the country, short enough for the table."""


class Problem(Exception):
    """A command that cannot be carried out; nothing has changed. `code` is part of the id of its message."""

    def __init__(self, code: str, **args: wire.Word) -> None:
        self.code = code
        self.args_ = args
        super().__init__(code)

    def told(self, id: int = 0) -> wire.Problem:
        return wire.Problem(self.code, wire.Line(f"problem-{self.code}", self.args_), "", id)


class Viewer:
    """Somebody who looks at the table: the person of a seat on one of the own devices, or a spectator."""

    def __init__(self, send: Callable[[wire.FromTable], None]) -> None:
        self.send = send
        self.seat = NOBODY
        self.name = ""


class Chair(msgspec.Struct):
    """A seat at the table, from game to game."""

    name: str = ""
    kind: str = EMPTY
    bot: str = ""
    key: str = ""
    """The hash of the key that its person holds."""
    orders: wire.Orders = wire.Orders()
    share: str = ""
    """What its person adds to the seed of the next deal."""
    wins: int = 0
    ready: bool = False
    """Does its person want another game?"""
    keeps: bool = False
    wishes: bool = False
    """In a series: keep the character, be Sheriff."""


class Kept(msgspec.Struct):
    """Everything about a table that outlives a restart."""

    settings: wire.Settings
    chairs: list[Chair]
    host: int
    number: int
    server_seed: str
    """The secret of the next deal."""


class Table:
    """A table and everybody around it."""

    def __init__(self, id: str, settings: wire.Settings, rng: Random | None = None) -> None:
        check_settings(settings)
        self.id = id
        self.settings = settings
        self.chairs = [Chair() for _ in range(settings.players)]
        self.host = NOBODY
        self.number = 0
        self.server_seed = fair.new_seed()
        self.game: Game | None = None
        self.rng = rng or Random(secrets.randbits(64))
        self.viewers: list[Viewer] = []
        self.chats: deque[wire.Chat] = deque(maxlen=CHATS)
        self.bets: dict[str, dict[str, str]] = {}
        self.late: deque[tuple[float, Viewer, wire.FromTable]] = deque()
        """What spectators are told later."""
        self.idle_since: float | None = None
        """Since when nobody has been here."""
        self.covered: list[bool] = []
        """Whether the game was over, and who was covered, when the table was last shown."""
        self.now = 0.0
        self.writes: list[Write] = []
        self.out: list[tuple[Viewer, wire.FromTable]] = []

    # -- what everybody may know -------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return OPEN_TABLE if self.game is None else OVER if self.game.over else PLAYING

    def shown(self) -> wire.TableShown:
        game = self.game
        return wire.TableShown(
            id=self.id,
            phase=self.phase,
            settings=self.settings,
            seats=[self._seat(seat) for seat in range(len(self.chairs))],
            watching=sum(viewer.seat == NOBODY for viewer in self.viewers),
            game=game.id if game is not None and game.over else "",
            number=self.number,
            paused=game is not None and game.paused_at is not None,
            commitment=fair.commitment_of(game.server_seed if game and not game.over else self.server_seed),
        )

    def _seat(self, seat: int) -> wire.Seat:
        chair = self.chairs[seat]
        game = self._under_way()
        player = game.players[seat] if game is not None else None
        return wire.Seat(
            name=chair.name,
            kind=chair.kind,
            bot=chair.bot,
            here=self._here(seat),
            covered=player is not None and player.covered and chair.kind == PERSON,
            host=seat == self.host,
            wins=chair.wins,
            ready=chair.ready,
            reserve=player.reserve if player is not None else None,
        )

    def _here(self, seat: int) -> bool:
        return any(viewer.seat == seat for viewer in self.viewers)

    def wake_at(self) -> float | None:
        times = [self.late[0][0]] if self.late else []
        due = self.game.wake_at() if self.game is not None else None
        return min([*times, *([due] if due is not None else [])], default=None)

    # -- coming and going --------------------------------------------------------------------------------------

    def sit(self, name: str, seat: int | None = None) -> tuple[int, str]:
        """Somebody takes a free seat: the seat, and the key to it. Raises Problem."""
        if self.phase == PLAYING:
            raise Problem("under-way")
        name = self._name(name)
        free = [i for i, chair in enumerate(self.chairs) if chair.kind == EMPTY]
        if seat is None:
            seat = free[0] if free else next((i for i, c in enumerate(self.chairs) if c.kind == BOT), None)
        if seat is None or not 0 <= seat < len(self.chairs) or self.chairs[seat].kind == PERSON:
            raise Problem("no-free-seat")
        key = secrets.token_urlsafe(24)
        self.chairs[seat] = Chair(name=name, kind=PERSON, key=hash_of(key))
        if self.host == NOBODY:
            self.host = seat
        self._changed()
        return seat, key

    def connect(self, viewer: Viewer, hello: wire.Hello, now: float) -> None:
        """A connection says who it is. Raises Problem."""
        self.now = now
        seat = self._seat_of(hello.key)
        if seat == NOBODY and not self.settings.watchers:
            raise Problem("no-watchers")
        viewer.seat = seat
        viewer.name = self.chairs[seat].name if seat != NOBODY else hello.name
        self.viewers.append(viewer)
        self.idle_since = None
        orders = self.chairs[seat].orders if seat != NOBODY else wire.Orders()
        chats = [chat for chat in self.chats if not chat.dead or self._sees_all(viewer)]
        self.out.append((viewer, wire.Welcome(self.shown(), seat, orders, chats)))
        if self.game is not None:
            if seat != NOBODY and not self.game.over:
                self.game.returns(seat, now)
            self._flush(now)
            self._catch_up(viewer, hello.after)
        self._show_table()

    def disconnect(self, viewer: Viewer, now: float) -> None:
        self.now = now
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self.late = deque(entry for entry in self.late if entry[1] is not viewer)
        game = self._under_way()
        if game is not None and viewer.seat != NOBODY and not self._here(viewer.seat):
            game.leaves(viewer.seat, now)
        if not self.viewers:
            self.idle_since = now
        self._show_table()

    def _seat_of(self, key: str) -> int:
        if not key:
            return NOBODY
        hashed = hash_of(key)
        for seat, chair in enumerate(self.chairs):
            if chair.kind == PERSON and secrets.compare_digest(chair.key, hashed):
                return seat
        raise Problem("wrong-key")

    # -- commands ----------------------------------------------------------------------------------------------

    def handle(self, viewer: Viewer, command: wire.ToTable, now: float) -> None:
        """Carry out a command; what is wrong with it is told to whoever sent it."""
        self.now = now
        id = getattr(command, "id", 0)
        try:
            self._carry_out(viewer, command, now)
        except Problem as problem:
            self.out.append((viewer, problem.told(id)))
        except Refused as refused:
            line = wire.line_of(said.refusal(refused))
            self.out.append((viewer, wire.Problem("refused", line, refused.rule, id)))
        except (NotAMove, Ambiguous) as error:
            code = "not-a-move" if isinstance(error, NotAMove) else "ambiguous"
            self.out.append((viewer, Problem(code, text=str(error)).told(id)))
        except Late:
            self.out.append((viewer, Problem("late").told(id)))
            self._ask(viewer)
        self._flush(now)

    def tick(self, now: float) -> None:
        """Do whatever is due."""
        self.now = now
        if self.game is not None:
            self.game.tick(now)
        self._flush(now)
        while self.late and self.late[0][0] <= now:
            _, viewer, message = self.late.popleft()
            self.out.append((viewer, message))

    def _carry_out(self, viewer: Viewer, command: wire.ToTable, now: float) -> None:
        seat = viewer.seat
        match command:
            case wire.Ping(id):
                self.out.append((viewer, wire.Pong(id)))
            case wire.Say(text, dead):
                self._say(viewer, text, dead)
            case wire.Bet(on):
                self._bet(viewer, on)
            case wire.Steer(at):
                self._steer(viewer, at)
            case _ if seat == NOBODY:
                raise Problem("only-seats")
            case wire.Answer(ask, moves):
                self._running(seat, now).answer(seat, ask, moves, now)
            case wire.Act(number, move):
                self._running(seat, now).act(seat, number, move, now)
            case wire.WhyNot(move, id):
                self._why_not(viewer, move, id)
            case wire.SetOrders(orders):
                self.chairs[seat].orders = orders
                game = self._under_way()
                if game is not None:
                    game.set_orders(seat, orders, now)
                self._save()
            case wire.Away(on):
                self._running(seat).cover(seat, on, now)
                self._show_table()
            case wire.Pause(on):
                self._running(seat).pause(on, now)
                self._show_table()
            case wire.Stand():
                self._stand(seat, now)
            case wire.Rematch(keep, sheriff):
                self._rematch(seat, keep, sheriff, now)
            case wire.Contribute(text):
                self.chairs[seat].share = text
                self._save()
            case _:
                self._arrange(seat, command, now)

    def _arrange(self, seat: int, command: wire.ToTable, now: float) -> None:
        """What is arranged before a game."""
        if self.phase == PLAYING:
            raise Problem("under-way")
        if isinstance(command, wire.MoveTo):
            self._move(seat, command.seat)
        elif seat != self.host:
            raise Problem("only-host", host=self.chairs[self.host].name)
        elif isinstance(command, wire.AddBot):
            self._free(command.seat)
            level = command.bot or self.settings.bots
            check_bot(level)
            self.chairs[command.seat] = Chair(name=self._bot_name(), kind=BOT, bot=level)
        elif isinstance(command, wire.Clear):
            chair = self._chair(command.seat)
            if chair.kind == PERSON and self._here(command.seat):
                raise Problem("somebody-there", name=chair.name)
            self.chairs[command.seat] = Chair()
        elif isinstance(command, wire.Change):
            self._change(command.settings)
        elif isinstance(command, wire.Start):
            self._deal(now)
        else:
            raise Problem("not-now")
        self._changed()

    def _running(self, seat: int, acts_at: float | None = None) -> Game:
        """The game under way; who acts in it is there again."""
        game = self._under_way()
        if game is None:
            raise Problem("no-game")
        if acts_at is not None:
            game.cover(seat, False, acts_at)
        return game

    def _under_way(self) -> Game | None:
        """The game that is being played. One that is over belongs to the seats as they were then."""
        return self.game if self.game is not None and not self.game.over else None

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Problem("no-such-seat")
        return self.chairs[seat]

    def _free(self, seat: int) -> None:
        if self._chair(seat).kind == PERSON:
            raise Problem("somebody-there", name=self.chairs[seat].name)

    def _move(self, seat: int, to: int) -> None:
        self._free(to)
        self.chairs[to], self.chairs[seat] = self.chairs[seat], self.chairs[to]
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.seat = to
        if self.host == seat:
            self.host = to

    def _change(self, settings: wire.Settings) -> None:
        check_settings(settings)
        people = [chair for chair in self.chairs if chair.kind == PERSON]
        if len(people) > settings.players:
            raise Problem("too-few-seats", count=len(people))
        while len(self.chairs) > settings.players:
            spare = max(i for i, chair in enumerate(self.chairs) if chair.kind != PERSON)
            del self.chairs[spare]
            for viewer in self.viewers:
                viewer.seat -= viewer.seat > spare
            self.host -= self.host > spare
        self.chairs += [Chair() for _ in range(settings.players - len(self.chairs))]
        self.settings = settings

    def _stand(self, seat: int, now: float) -> None:
        """Somebody gives the seat up; in a game a bot has it from then on."""
        chair = self.chairs[seat]
        game = self._under_way()
        if game is not None:
            game.stands(seat, now)
            self.chairs[seat] = Chair(name=chair.name, kind=BOT, bot=self.settings.bots, wins=chair.wins)
        else:
            self.chairs[seat] = Chair()
        for viewer in self.viewers:
            viewer.seat = NOBODY if viewer.seat == seat else viewer.seat
        if self.host == seat:
            people = [i for i, other in enumerate(self.chairs) if other.kind == PERSON]
            self.host = next((i for i in people if self._here(i)), people[0] if people else NOBODY)
        self._changed()

    # -- games -------------------------------------------------------------------------------------------------

    def _rematch(self, seat: int, keep: bool, sheriff: bool, now: float) -> None:
        """Another game, as soon as everybody who is here wants one."""
        if self.phase != OVER:
            raise Problem("not-over")
        chair = self.chairs[seat]
        chair.ready, chair.keeps, chair.wishes = True, keep, sheriff
        if all(other.ready for i, other in enumerate(self.chairs) if other.kind == PERSON and self._here(i)):
            self._deal(now)
        self._changed()

    def _deal(self, now: float) -> None:
        """Begin a game with those who sit here; bots fill the empty seats."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == EMPTY:
                self.chairs[seat] = Chair(name=self._bot_name(), kind=BOT, bot=self.settings.bots)
        rules = ruleset(self.settings.game, self.settings.options)
        names = tuple(chair.name for chair in self.chairs)
        shares = {chair.name: chair.share for chair in self.chairs if chair.share}
        seed = fair.game_seed(self.server_seed, names, shares)
        keep: dict[int, str] = {}
        sheriff = NOBODY
        last = self.game
        if last is not None and self.settings.series and last.s.rules is rules and last.s.names == names:
            keeps = tuple(i for i, chair in enumerate(self.chairs) if chair.keeps and last.s.alive[last.s.fronts[i]])
            chosen = rules.options["sheriff"] == "random" and SHERIFF in last.s.roles
            wishes = tuple(i for i, chair in enumerate(self.chairs) if chair.wishes and chosen)
            keep, sheriff = next_deal(last.s, seed, keeps, wishes)
        self.number += 1
        dealt = Dealt(
            game=secrets.token_urlsafe(9),
            table=self.id,
            number=self.number,
            ruleset=rules.name,
            version=rules.version,
            options=rules.options,
            names=names,
            bots={chair.name: chair.bot for chair in self.chairs if chair.kind == BOT},
            server_seed=self.server_seed,
            shares=shares,
            keep=keep,
            sheriff=sheriff,
            at=now,
        )
        self.server_seed = fair.new_seed()
        for chair in self.chairs:
            chair.share, chair.ready, chair.keeps, chair.wishes = "", False, False, False
        self.bets = {}
        self.writes.append(dealt)
        self._save()
        game = self._begin(dealt, record_of(dealt), PRESETS[self.settings.clock])
        game.start(now)
        # Everybody is shown the game as it stands: what has been moved already is written down, but not told again.
        self.writes += game.writes
        game.writes.clear()
        game.stirred.clear()
        for viewer in self.viewers:
            self._catch_up(viewer, -1)

    def _begin(self, dealt: Dealt, record: Record, timing: Timing) -> Game:
        """Set a game up as it was dealt."""
        players = []
        for seat, chair in enumerate(self.chairs):
            person = chair.kind == PERSON
            bot = make_bot(chair.bot if not person else self.settings.bots)
            players.append(Player(person, bot, chair.orders, timing.reserve))
            if person and not self._here(seat):
                players[seat].left_at = dealt.at
        windows, luck = (Random(self.rng.getrandbits(64)) for _ in range(2))
        self.game = Game(dealt, record, players, timing, windows, luck)
        return self.game

    def _flush(self, now: float) -> None:
        """Tell everybody what has come of a command; what was moved is written down first."""
        game = self.game
        if game is None:
            return
        stirred, game.stirred = game.stirred, set()
        if game.writes:
            moved, game.writes = game.writes, []
            self.writes += moved
            if game.over:
                self._over(game, now)
            seen = sights_of(game.s)
            for viewer in self.viewers:
                self._tell(viewer, self._update(viewer, moved[0].number, seen), now)
                if game.over:
                    self._tell(viewer, _end_of(game), now)
        elif stirred:
            for viewer in self.viewers:
                if viewer.seat in stirred:
                    self._ask(viewer)
        covered = [game.over, *(player.covered for player in game.players)]
        if covered != self.covered:
            self.covered = covered
            self._show_table()

    def _over(self, game: Game, now: float) -> None:
        self.writes.append(Finished(game.id, game.s.winner, now))
        outcome = game.s.outcome()
        for seat in outcome.seats if outcome is not None else ():
            self.chairs[seat].wins += 1
        self._save()

    # -- telling -----------------------------------------------------------------------------------------------

    def _eyes(self, viewer: Viewer) -> int:
        """As whom somebody sees the game: the own seat, a spectator, or with everything open."""
        game = self.game
        assert game is not None
        if game.over or self._sees_all(viewer):
            return OPEN
        return viewer.seat

    def _sees_all(self, viewer: Viewer) -> bool:
        """Is this an eliminated player, where those may see everything, or is the game over?"""
        game = self.game
        if game is None or viewer.seat == NOBODY:
            return False
        return game.over or (self.settings.dead_see_all and out_of_it(game, viewer.seat))

    def _update(self, viewer: Viewer, since: int, seen: Sights | None = None) -> wire.Update:
        """What a viewer is told of the moves from number `since` on."""
        game = self.game
        assert game is not None
        eyes = self._eyes(viewer)
        batches = game.history[since:]
        view = game.s.view(max(eyes, NOBODY))
        board = game.s if eyes == OPEN else view
        return wire.Update(
            number=game.number,
            events=[event for batch in batches for event in happened(batch.events, eyes)],
            told=[line for batch in batches for line in told(board, batch, viewer.seat)],
            view=show(game.s, eyes, seen, view),
            waiting=game.waiting(),
            ask=self._ask_for(viewer),
            chain=game.chain,
        )

    def _catch_up(self, viewer: Viewer, after: int) -> None:
        """Somebody who comes, or comes back, is told everything since the last update seen."""
        game = self.game
        assert game is not None
        fresh = not 0 <= after <= game.number
        update = self._update(viewer, 0 if fresh else after + 1)
        if fresh:
            update = msgspec.structs.replace(update, events=[], fresh=True)
        self._tell(viewer, update, self.now)
        if game.over:
            self._tell(viewer, _end_of(game), self.now)

    def _ask_for(self, viewer: Viewer) -> wire.Ask | None:
        game = self.game
        pending = game.asked(viewer.seat) if game is not None and viewer.seat != NOBODY else None
        if game is None or pending is None:
            return None
        seconds = round(pending.until - self.now, 1) if pending.until is not None else None
        return ask_of(game.board_for(pending), pending.seat, pending.number, pending is not game.pending, seconds)

    def _ask(self, viewer: Viewer) -> None:
        """The decision that is open for a viewer now, or that there is none any more."""
        if self.game is not None and viewer.seat != NOBODY:
            self.out.append((viewer, wire.Asked(self._ask_for(viewer), self.game.waiting())))

    def _tell(self, viewer: Viewer, message: wire.FromTable, now: float) -> None:
        """Tell a viewer something of the game; spectators hear of it later, if so agreed."""
        if viewer.seat == NOBODY and self.settings.watch_delay and not (self.game and self.game.over):
            self.late.append((now + self.settings.watch_delay, viewer, message))
        else:
            self.out.append((viewer, message))

    def _show_table(self) -> None:
        changed = wire.Changed(self.shown())
        self.out += [(viewer, changed) for viewer in self.viewers]

    def _changed(self) -> None:
        self._save()
        self._show_table()

    def _why_not(self, viewer: Viewer, text: str, id: int) -> None:
        s = self._running(viewer.seat).s
        aimed = "->" in text
        move = parse_move(s, viewer.seat, text, literal=not aimed)
        reasons = why.why_not(s, viewer.seat, move)
        gear = move.verb == USE and move.card != NO_CARD
        held = move.verb in (PLAY, DISCARD) and move.card in s.hands[viewer.seat]
        if (gear or held) and not (aimed or move.name or move.pay):  # a card as such, whomever it is meant for
            move = why.idle_gear(move.card) if gear else why.idle_card(s, viewer.seat, move.card)
            reasons = why.why_not(s, viewer.seat, move) or why.why_not_others(s, viewer.seat, move)
        refusals = [refused for refused, _ in reasons]
        lines = [wire.line_of(said.refusal(refused)) for refused in refusals]
        self.out.append((viewer, wire.Why(id, lines, [refused.rule for refused in refusals])))

    # -- beside the game ---------------------------------------------------------------------------------------

    def _say(self, viewer: Viewer, text: str, dead: bool) -> None:
        """Chat: to the table, or among those who may see everything."""
        if not viewer.name:
            raise Problem("no-name")
        if dead and not self._sees_all(viewer):
            raise Problem("not-dead")
        chat = wire.Chat(viewer.name, text, dead, viewer.seat)
        self.chats.append(chat)
        self.out += [(other, chat) for other in self.viewers if not dead or self._sees_all(other)]

    def _bet(self, viewer: Viewer, on: dict[str, str]) -> None:
        if self.phase != PLAYING or self.game is None:
            raise Problem("no-game")
        if not viewer.name or (viewer.seat != NOBODY and not out_of_it(self.game, viewer.seat)):
            raise Problem("cannot-bet")
        if len(self.bets) >= 40 and viewer.name not in self.bets:
            raise Problem("not-now")
        self.bets[viewer.name] = on
        bets = wire.Bets(self.bets)
        self.out += [(other, bets) for other in self.viewers if other.seat == NOBODY or self._sees_all(other)]

    def _steer(self, viewer: Viewer, at: int) -> None:
        """Lead the shared replay."""
        if self.phase != OVER or viewer.seat == NOBODY:
            raise Problem("not-over")
        steered = wire.Steered(viewer.name, at)
        self.out += [(other, steered) for other in self.viewers if other is not viewer]

    # -- names -------------------------------------------------------------------------------------------------

    def _name(self, name: str) -> str:
        """A name that the notation can tell from the others; raises Problem."""
        name = " ".join(name.split())
        if not 1 <= len(name) <= 20:
            raise Problem("name-length")
        try:
            check_names([name])
        except ValueError:
            raise Problem("bad-name", name=name) from None
        if name.casefold() in {chair.name.casefold() for chair in self.chairs}:
            raise Problem("name-taken", name=name)
        return name

    def _bot_name(self) -> str:
        taken = {chair.name for chair in self.chairs}
        return self.rng.choice([name for name in BOT_NAMES if name not in taken])

    # -- outliving a restart -----------------------------------------------------------------------------------

    def _save(self, over: bool = False) -> None:
        kept = Kept(self.settings, self.chairs, self.host, self.number, self.server_seed)
        data = msgspec.json.encode(kept)
        self.writes.append(TableSaved(self.id, data, self.settings.public, over or self.phase == OVER))

    def close(self) -> None:
        """Nobody needs this table any more."""
        self._save(over=True)

    @staticmethod
    def restore(saved: Saved, now: float, rng: Random | None = None) -> Table:
        """A table as it was written down, its game at the last move that was."""
        kept = msgspec.json.decode(saved.table.data, type=Kept)
        table = Table(saved.table.table, kept.settings, rng)
        table.chairs, table.host, table.number = kept.chairs, kept.host, kept.number
        table.server_seed = kept.server_seed
        if saved.dealt is not None:
            dealt = msgspec.structs.replace(saved.dealt, at=now)
            game = table._begin(dealt, record_of(dealt), PRESETS[kept.settings.clock])
            for moved in saved.moves:
                game.replay(moved)
            game.start(now)
            table._flush(now)
        table.idle_since = now
        return table

    @staticmethod
    def of_record(
        record: Record, person: int, bot: str, timing: Timing, now: float = 0.0, rng: Random | None = None
    ) -> tuple[Table, str]:
        """A table around a game that was dealt or left elsewhere, and the key to the one seat that no bot has.

        The record is the game's own from then on. Raises BadRecord.
        """
        settings = wire.Settings(record.game, record.options, len(record.names), bot, clock="off")
        table = Table("local", settings, rng)
        key = fair.new_seed()
        table.chairs = [Chair(name, BOT, bot) for name in record.names]
        table.chairs[person] = Chair(record.names[person], PERSON, key=hash_of(key))
        table.host, table.number = person, 1
        bots = {chair.name: chair.bot for chair in table.chairs if chair.kind == BOT}
        rules = record.rules
        dealt = Dealt(
            "local", table.id, 1, rules.name, rules.version, rules.options, record.names, bots,
            record.seed, {}, record.keep, record.sheriff, now,
        )  # fmt: skip
        record.last()
        moves, record.moves = record.moves, []
        game = table._begin(dealt, record, timing)
        for number, (seat, move) in enumerate(moves, 1):
            game.replay(Moved(game.id, number, seat, move, 0.0, now))
        game.start(now)
        table._flush(now)
        return table, key


def record_of(dealt: Dealt) -> Record:
    """The record of a game as it was dealt, before its first move."""
    seed = fair.game_seed(dealt.server_seed, dealt.names, dealt.shares)
    return Record(dealt.ruleset, dealt.version, dealt.options, seed, dealt.names, dealt.keep, dealt.sheriff)


def _end_of(game: Game) -> wire.Ended:
    outcome = game.s.outcome()
    assert outcome is not None
    return wire.Ended(game.id, outcome.winner, list(outcome.seats), game.s.seed, game.server_seed)


def out_of_it(game: Game, seat: int) -> bool:
    """Has a seat no living figure left, and none to come?"""
    s = game.s
    return not any(s.alive[figure] for figure, owner in enumerate(s.owner) if owner == seat) and not s.reserves[seat]


def hash_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def check_bot(level: str) -> None:
    if level not in BOTS:
        raise Problem("no-such-bot", name=level, names=", ".join(BOTS))


def check_settings(settings: wire.Settings) -> None:
    """Raises Problem if no game can be dealt like this."""
    try:
        rules = ruleset(settings.game, settings.options)
    except ValueError as error:
        raise Problem("bad-game", text=str(error)) from None
    if settings.players not in rules.roles:
        counts = sorted(rules.roles)
        raise Problem("bad-count", players=settings.players, least=counts[0], most=counts[-1])
    if settings.series and "sheriff" not in rules.options:
        raise Problem("no-series", name=wire.PrintedName(settings.game))
    check_bot(settings.bots)
    if settings.clock not in PRESETS:
        raise Problem("bad-clock", name=settings.clock, names=", ".join(PRESETS))
