"""A game against bots in a terminal."""

from __future__ import annotations

import re
import secrets
import shlex
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import TextIO

from platformdirs import user_data_dir

from boothill.bots import Bot, make_bot
from boothill.bots.driver import Driver
from boothill.catalogue import exists
from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.moves import Move
from boothill.messages import Messages
from boothill.records import BadRecord, Record, read_record, record_of
from boothill.said import key_of, options_of, own, rule_of, several
from boothill.sets import new_game
from boothill.terminal.answers import Answers, Entry
from boothill.terminal.board import led_by
from boothill.terminal.desk import Desk
from boothill.terminal.screen import Leave, Screen
from boothill.terminal.table import goals_of

BOT_NAMES = (
    "Anvil", "Bramble", "Cinder", "Copper", "Dusty", "Flint", "Gulch", "Juniper", "Lasso", "Mesa",
    "Pickaxe", "Rawhide", "Saddle", "Spur",
)  # fmt: skip
"""Names of tools and of the country, short enough for the table."""

YOU = "You"
"""What the person's seat is called unless they give a name."""
REMINDER = 10
"""How many lines of the log a game begins with that goes on."""


class BadTable(Exception):
    """A game that cannot be dealt; the message says why."""


def play(
    players: int = 5,
    game: str = "classic",
    options: dict[str, str] | None = None,
    bot: str = "greedy",
    seed: str | None = None,
    name: str = YOU,
    resume: Path | None = None,
    save_to: Path | None = None,
    lang: str = "en",
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Play a game, or go on with one, until it is over or the person leaves. Returns the exit status.

    Raises BadTable for a game that cannot be dealt and BadRecord for one that cannot be gone on with.
    """
    screen = Screen(stdin, stdout)
    messages = Messages(lang, read_record(resume).game if resume is not None else game)
    if resume is not None:
        return resumed(screen, messages, resume, bot, save_to or resume).run()
    return begun(screen, messages, players, game, options, bot, seed, name, save_to).run()


def begun(
    screen: Screen,
    messages: Messages,
    players: int,
    game: str,
    options: dict[str, str] | None,
    bot: str,
    seed: str | None,
    name: str,
    save_to: Path | None,
) -> Game:
    """A new game: the person on the first seat, bots on the others."""
    seed = seed or secrets.token_hex(4)
    rng = Random(seed)
    others = [other for other in BOT_NAMES if other != name]
    rng.shuffle(others)
    try:
        s = new_game(game, [name, *others[: players - 1]], seed, options)
    except ValueError as error:
        raise BadTable(str(error)) from None
    record = record_of(s)
    record.notes = {"human": name, "bot": bot}
    driver = Driver(s, _bots(record, 0), rng, record)
    sitting = Game(screen, messages, driver, record, 0, save_to or default_path(seed))
    sitting.welcome()
    sitting.tell(s.events)
    return sitting


def resumed(screen: Screen, messages: Messages, path: Path, bot: str, save_to: Path) -> Game:
    """A game that was left: its record is played through again, so that everybody remembers what happened."""
    old = read_record(path)
    human = old.notes.get("human", old.names[0])
    if human not in old.names:
        raise BadRecord(messages.text("no-such-seat", seat=human, seats=", ".join(old.names)))
    seat = old.names.index(human)
    record = Record(old.game, old.version, old.options, old.seed, old.names, old.keep, old.sheriff)
    record.notes = {"human": human, "bot": old.notes.get("bot", bot)}
    s = record.start()
    driver = Driver(s, _bots(record, seat), Random(old.seed), record)
    sitting = Game(screen, messages, driver, record, seat, save_to)
    sitting.note(s.events)
    for _, by, move, _ in old.play():
        sitting.note(driver.make(move, by))
    sitting.welcome()
    if not s.over:
        screen.say(messages.text("resumed"))
        sitting.answers.last_lines(REMINDER)
    return sitting


def _bots(record: Record, human: int) -> list[Bot | None]:
    return [None if seat == human else make_bot(record.notes["bot"]) for seat in range(len(record.names))]


def default_path(seed: str) -> Path:
    """Where the record of a game lies unless somebody wants it elsewhere."""
    return Path(user_data_dir("boothill")) / "games" / (re.sub(r"[^\w.-]+", "-", seed) + ".txt")


class Game:
    """One running game: bots move, the person is asked, and all of it is told, logged and recorded."""

    def __init__(
        self, screen: Screen, messages: Messages, driver: Driver, record: Record, seat: int, path: Path
    ) -> None:
        self.screen = screen
        self.messages = messages
        self.driver = driver
        self.s = driver.s
        self.record = record
        self.seat = seat
        self.path = path
        self.log: list[Entry] = []
        """Everything told so far."""
        self.answers = Answers(screen, messages, self.s, seat, self.log)
        self.desk = Desk(screen, messages, self.s, self.answers, self.save_aloud)

    def run(self) -> int:
        try:
            while not self.s.over:
                following = self.driver.next_move()
                if following is not None:
                    self.make(*following)
                else:
                    self.make(self.desk.decide(), self.seat)
                    self.save()
        except (Leave, KeyboardInterrupt):
            if self.save():
                self.screen.say(self.messages.text("resume-with"))
                self.screen.say_whole(f"  boothill play --resume {shlex.quote(str(self.path))}")
            return 0
        self.finish()
        return 0

    def make(self, move: Move, seat: int) -> None:
        """Make a move and tell what it brings about; before another's turn an any-time ability is offered."""
        events = self.driver.make(move, seat)
        self.tell(events)
        begins = any(event.kind == ev.TURN and event.seat != self.seat for event in events)
        while begins and self.desk.offers and self.s.to_act != self.seat and self.s.any_time(self.seat):
            ability = self.desk.offer()
            if ability is None:
                break
            self.tell(self.driver.make(ability, self.seat))
            self.save()

    def note(self, events: Iterable[Event]) -> list[Entry]:
        """Add what happened to the log, in the words for this seat. Who does not answer is told by what follows."""
        lines = self.messages.told(self.s.view(self.seat), events)
        new = [(event, line, rule_of(self.s.rules, event)) for event, line in lines if event.kind != ev.PASSED]
        self.log.extend(new)
        return new

    def tell(self, events: Iterable[Event]) -> None:
        for event, line, _ in self.note(events):
            self.answers.tell(event, line)
            if event.kind == ev.OUT and event.seat == self.seat and event.name not in self.s.rules.characters:
                self.screen.say(self.messages.text("you-are-out"), "bold")

    def save(self) -> bool:
        """Write the record; a game goes on even where it cannot be written."""
        try:
            self.record.save(self.path)
        except OSError as error:
            self.screen.say(self.messages.text("not-saved", path=str(self.path), error=error.strerror or ""))
            return False
        return True

    def save_aloud(self) -> None:
        if self.save():
            self.screen.say(self.messages.text("saved", path=str(self.path)))

    def welcome(self) -> None:
        text, name = self.messages.text, self.messages.name
        role, led = self.s.roles[self.seat], [self.s.who[figure] for figure in led_by(self.s, self.seat)]
        self.screen.say(text("welcome", game=self.s.rules.name, players=len(self.s.names)))
        if several(self.s):
            self.screen.say(text("you-lead", role=role), "bold")
        else:
            self.screen.say(text("you-are", character=name(led[0].name), role=name(role)), "bold")
        for line in goals_of(self.messages, self.s.view(self.seat)):
            self.screen.say(line, indent=2)
        for who in led:
            ability = self.messages.ability(self.s.rules, who)
            self.screen.say(text("you-can", character=name(who.name), ability=ability), indent=2)
        self.options()

    def options(self) -> None:
        """What has been chosen for this game, with the rule behind it."""
        rules = self.s.rules
        for option, value in rules.options.items():
            id = own(f"option-{key_of(option)}", rules.cites[ev.TURN])
            if exists(id):
                meaning = self.messages.text(id, **options_of(rules))
                self.screen.say(
                    self.messages.text("option", name=option, value=value, meaning=meaning), "dim", indent=2
                )

    def finish(self) -> None:
        """Who has won, all roles, the last table, and where the record lies."""
        outcome = self.s.outcome()
        assert outcome is not None
        self.answers.table()
        self.screen.say(self.messages.text("winners", seats=", ".join(self.s.names[seat] for seat in outcome.seats)))
        self.screen.say(self.messages.text("you-won" if self.seat in outcome.seats else "you-lost"), "bold")
        self.save_aloud()
