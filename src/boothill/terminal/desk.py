"""Where the person at the terminal decides: a menu, and whatever else is typed."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_lowercase

from boothill.catalogue import exists, languages
from boothill.core import events as ev
from boothill.core.moves import PASSES, Move
from boothill.said import question
from boothill.table import wire
from boothill.table.seating import EMPTY
from boothill.terminal import beside
from boothill.terminal.answers import Answers, Out
from boothill.terminal.choices import Choice, counted, first_menu, waiting
from boothill.terminal.client import Client
from boothill.terminal.menu import Menu
from boothill.terminal.screen import NO_BREAK, Leave

MOVE_WORDS = ("play", "use", "discard", "take", "draw", "choose", "swap", "reload", "pass", "end")


class Desk:
    """Puts decisions to a person, and does what is typed."""

    def __init__(self, out: Out, client: Client, save: Callable[[], None] | None = None) -> None:
        self.out = out
        self.client = client
        self.answers = Answers(out, client)
        self.save = save
        """How a game is saved that nobody else keeps."""
        self.offers = True
        """Is an any-time ability offered before the turns of others?"""
        self.menu: Menu | None = None
        """What the person is to decide."""
        self.acted = False
        """Has the person just used an ability that was offered?"""
        self.questions: dict[int, str] = {}
        """The moves whose refusal the table was asked for; empty for a card as such."""

    # -- what is to be decided ---------------------------------------------------------------------------------

    def consider(self, events: list[wire.Happened]) -> None:
        """Something has happened, or is asked: what is to be decided now? A forced decision is made at once."""
        client = self.client
        self.menu = None
        acted, self.acted = self.acted, False
        if not client.playing or client.view.over:
            return
        free = len(client.open_moves()) - len(client.view.answers) if self.offers else 0
        if client.asked is not None:
            forced = client.forced()
            if forced is not None and not free:
                self._say_forced(forced)
                client.make(forced)
            else:
                self.menu = Menu(client)
        elif free:
            begins = any(event.kind == ev.TURN and event.seat != client.seat for event in events)
            if begins or acted:
                self.menu = Menu(client, offered=True)

    def _say_forced(self, forced: Move) -> None:
        """That there is no choice. Where something is merely not to be averted, what follows says so anyway."""
        client, view = self.client, self.client.view
        if forced.verb != PASSES:
            label = first_menu(client.messages, view, [forced])[0].label
            self.out.say(client.messages.text("forced", what=label), indent=3)
        elif client.asked is not None and not client.asked.ahead:
            helpless = question(view, "forced")
            if exists(helpless.id):
                self.out.say(client.messages.say(helpless), indent=3)

    def take(self, number: int) -> None:
        """Take a choice of the menu by its number; 0 declines, or goes back."""
        menu, client = self.menu, self.client
        if menu is None or not (menu.zero if number == 0 else 0 < number <= len(menu.choices)):
            self.answers.say("no-such-choice", text=str(number))
            return
        move: Move | None = None
        if number > 0:
            move = menu.pick(menu.choices[number - 1])
            self.acted = menu.offered and move is not None
        elif not menu.back():
            move = None if menu.offered else client.decline()
            self.menu = None
        if move is not None:
            self.menu = None
            client.make(move)

    def show_menu(self) -> None:
        menu = self.menu
        if menu is None:
            return
        self.out.say(menu.heading, "bold")
        for number, choice in enumerate(menu.choices, 1):
            self.out.say(f"{number:3}  {choice.label}", hang=5)
        if menu.zero:
            self.out.say(f"  0  {menu.zero}")
        unused, laid = menu.unused()
        messages, view = self.client.messages, self.client.view
        self._show_lettered("unplayable", [counted(messages, view, card) for card in unused], 0)
        self._show_lettered("unusable", [waiting(messages, view, card) for card in laid], len(unused))

    def _show_lettered(self, id: str, cards: list[str], first: int) -> None:
        """Cards of no use now, each with the letter under which it is explained."""
        letters = ascii_lowercase[first:]
        if cards and letters:
            listed = [f"{letter} {card}".replace(" ", NO_BREAK) for letter, card in zip(letters, cards, strict=False)]
            self.out.say(self.client.messages.text(id, letter=letters[0], cards=", ".join(listed)), "dim")

    # -- what is typed -----------------------------------------------------------------------------------------

    def type(self, line: str) -> None:
        """Do what a line says: a number of the menu, a command, or a move written out."""
        if line.isdecimal() and line.isascii():
            self.take(int(line))
        elif not self._command(line):
            if line.split()[0] in MOVE_WORDS and self.client.playing:
                self.client.write(line)
            else:
                self.answers.say("not-understood", text=line)

    def hear(self, reply: wire.Why | wire.Problem) -> None:
        """What the table says to a question, or to a move that it refuses."""
        if isinstance(reply, wire.Problem):
            self.answers.problem(reply)
            if self.menu is None and self.client.playing and self.client.asked is not None:
                self.menu = Menu(self.client)
        else:
            asked = self.questions.pop(reply.id, "")
            if not reply.refusals and asked:
                self.answers.say("legal", move=asked)
            self.answers.refusals(reply)

    def _ask_why(self, move: str, aloud: bool) -> None:
        """Ask the table why a move is not legal; if it is, that is said where it was asked in so many words."""
        if move:
            id = len(self.questions) + 1
            self.questions[id] = move if aloud else ""
            self.client.link.post(wire.WhyNot(self.client.written(move), id))

    def _lettered(self, text: str) -> bool:
        """Is this the letter of a card of no use now? Then that is explained."""
        unused, laid = self.menu.unused() if self.menu is not None else ([], [])
        if len(text) != 1 or text not in ascii_lowercase[: len(unused) + len(laid)]:
            return False
        place = ascii_lowercase.index(text)
        self.explain_idle((unused + laid)[place], gear=place >= len(unused))
        return True

    def explain_idle(self, card: int, gear: bool = False) -> None:
        """Why a card of the hand, or in play before the seat, is of no use now."""
        self._ask_why(self.answers.idle(card, gear), aloud=False)

    def explain_choice(self, choice: Choice) -> None:
        self._ask_why(self.answers.choice(choice), aloud=False)

    def _explain(self, what: str) -> None:
        """What a choice, a card of no use now, or a written move is about, and whether it is legal."""
        choices = self.menu.choices if self.menu is not None else []
        if what == "":
            self.answers.help()
        elif what.isdecimal() and what.isascii():
            if 1 <= int(what) <= len(choices):
                self.explain_choice(choices[int(what) - 1])
            else:
                self.answers.say("no-such-choice", text=what)
        elif not self._lettered(what) and not self.answers.named(what):
            if what.split()[0] in MOVE_WORDS:
                self._ask_why(what, aloud=True)
            else:
                self.answers.say("not-understood", text=what)

    def _command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        rest = rest.strip()
        if word in ("quit", "q"):
            raise Leave
        if word == "lang":
            self._speak(rest)
        elif word in ("say", "dead") and rest and not self.client.local:
            self.client.link.post(wire.Say(rest[:400], dead=word == "dead"))
        elif not self.client.playing:
            return self._arrange(line)
        elif word in ("?", "help"):
            self._explain(rest)
        elif word == "rule":
            self.answers.rules(rest)
        elif word in (beside.ORDERS, beside.BET):
            self._beside(word, rest)
        elif word == "sid" and rest in ("on", "off"):
            self.offers = rest == "on"
            self.answers.say(f"sid-{rest}")
            if self.menu is not None and self.menu.offered and not self.offers:
                self.menu = None
        else:
            return self._simple(line) or self._arrange(line) or self._lettered(line)
        return True

    def _simple(self, line: str) -> bool:
        commands = {
            "table": self.answers.table,
            "cards": self.answers.hand,
            "who": self.answers.characters,
            "log": self.answers.last_lines,
            "save": self.save,
        }
        deed = commands.get(line)
        if deed is not None:
            deed()
        return deed is not None

    def _arrange(self, line: str) -> bool:
        """What is arranged at a table on a server, before a game and after it."""
        table = self.client.table
        if table is None or self.client.local:
            return False
        if line == "deal":
            self.client.link.post(wire.Start())
        elif line == "bot":
            free = [seat for seat, chair in enumerate(table.seats) if chair.kind == EMPTY]
            self.client.link.post(wire.AddBot(free[0] if free else 0))
        elif line.split()[0] == beside.AGAIN:
            wishes = self.client.wishes | set(line.split()[1:])
            self.client.link.post(wire.Rematch("keep" in wishes, "sheriff" in wishes))
        elif line == "pause":
            self.client.link.post(wire.Pause(not table.paused))
        elif line == beside.SERIES and (series := beside.things(self.client, beside.SERIES)):
            series[0].deed("")
        elif line == "stand":
            self.client.link.post(wire.Stand())
        else:
            return False
        return True

    def _beside(self, what: str, rest: str) -> None:
        """Standing orders and bets: all of them, or one that is named is changed."""
        client, out = self.client, self.out
        things = beside.things(client, what)
        if not things:
            self.answers.say(beside.NONE[what])
            return
        if rest:
            named = next((thing for thing in things if f"{rest} ".startswith(f"{thing.word} ")), None)
            if named is None or not named.deed(rest[len(named.word) :].strip()):
                self.answers.say("not-understood", text=f"{what} {rest}")
            elif named.on is not None:
                out.say(next(thing.line for thing in beside.things(client, what) if thing.word == named.word))
            return
        out.say(beside.heading(client.messages, what), "bold")
        width = max(len(thing.word) for thing in things)
        for thing in things:
            out.say(f"{thing.word:<{width}}  {thing.line}", indent=2, hang=width + 2)
        self.answers.say("beside-how", example=f"{what} {things[0].word}")

    def _speak(self, lang: str) -> None:
        if lang in languages():
            self.client.speak(lang)
            self.answers.say("lang-now", lang=lang)
        else:
            self.answers.say("lang-which", names=", ".join(languages()))
