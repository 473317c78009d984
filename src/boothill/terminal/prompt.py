"""Handles what the person at the terminal decides: in menus, and by commands."""

from __future__ import annotations

from string import ascii_uppercase

from boothill.core import events as ev
from boothill.core.ids import Face
from boothill.core.moves import PASSES
from boothill.table import wire
from boothill.terminal import arrangements
from boothill.terminal.client import Client, OpenMove
from boothill.terminal.commands import ASK, DO, Command, command_of
from boothill.terminal.menu import Choice, Menu, counted, waiting
from boothill.terminal.questions import Answers
from boothill.terminal.screen import NO_BREAK, Out

MOVE_WORDS = ("play", "use", "discard", "take", "draw", "choose", "swap", "reload", "pass", "end")
LETTERS = ascii_uppercase
"""Letters for cards that cannot be used now; capitals, since lower case is for commands."""


class Desk:
    """Offers decisions to a person, and does what they type."""

    out: Out
    client: Client
    answers: Answers

    def __init__(self, out: Out, client: Client, keys: bool = False) -> None:
        self.out = out
        self.client = client
        self.answers = Answers(out, client, draws=keys)
        self.keys = keys
        """Is this full screen, where commands are given by their letters?"""
        self.offers = True
        """Are any-time abilities offered before the turns of others?"""
        self.menu: Menu | None = None
        """The decision offered now."""
        self.asking: Command | None = None
        """A command that waits for its text: the next line is taken as that, whatever it says."""
        self.acted = False
        """Has the person just used an ability that was offered?"""
        self.questions: dict[int, str] = {}
        """Moves that the table was asked about, by the id of the question; empty for questions about a card."""
        self.asked = 0
        """The number of questions so far."""

    # -- decisions ---------------------------------------------------------------------------------------------

    def consider(self, events: list[wire.Happened]) -> None:
        """Update the decision after events or a question; a forced decision is made at once."""
        client = self.client
        self.menu = None
        acted, self.acted = self.acted, False
        if not client.playing or client.view.over:
            return
        free = len(client.open_moves()) - len(client.answers()) if self.offers else 0
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

    def _say_forced(self, forced: OpenMove) -> None:
        """Say that there is no choice. If something merely cannot be averted, what follows says so anyway."""
        client = self.client
        if forced.verb != PASSES:
            self.out.say(client.messages.text("forced", what=client.say(forced.what)), indent=3)
        elif client.asked is not None and client.asked.helpless is not None and not client.asked.ahead:
            self.out.say(client.say(client.asked.helpless), indent=3)

    def take(self, number: int) -> None:
        """Take a choice of the menu by its number; 0 declines or goes back."""
        menu, client = self.menu, self.client
        if menu is None or not (menu.zero if number == 0 else 0 < number <= len(menu.choices)):
            self.answers.say("no-such-choice", text=str(number))
            return
        move: OpenMove | None = None
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
        """Show cards that cannot be used now, each with the letter that explains it."""
        letters = LETTERS[first:]
        if cards and letters:
            listed = [f"{letter} {card}".replace(" ", NO_BREAK) for letter, card in zip(letters, cards, strict=False)]
            self.out.say(self.client.messages.text(id, letter=letters[0], cards=", ".join(listed)), "dim")

    # -- input -------------------------------------------------------------------------------------------------

    def type(self, line: str) -> None:
        """Do what a line says: a number of the menu, a letter of a card, a command, or a move as text.

        A colon opens the input line in full screen, so commands may begin with one everywhere.
        """
        command, self.asking = self.asking, None
        if command is not None:
            self.do(command, line.strip())
            return
        line = line.removeprefix(":").lstrip()
        word, _, rest = line.partition(" ")
        command = command_of(word if len(word) == 1 else word.lower())
        if line.isdecimal() and line.isascii():
            self.take(int(line))
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif command is not None:
            self.do(command, rest.strip())
        elif word.lower() in MOVE_WORDS and self.client.playing:
            self.client.write(f"{word.lower()} {rest}".strip())
        elif not (line.isupper() and self._lettered(line)):
            self.not_understood(line)

    def do(self, command: Command, rest: str = "") -> None:
        """Carry out a command, with the text typed after its word."""
        problem = command.where(self.client)
        if problem:
            self.answers.say(problem)
        elif rest and command.kind == DO:
            self.not_understood(f"{command.word} {rest}")
        elif not rest and command.kind == ASK:
            self.asking = command
            if not self.keys:  # full screen opens an input line that asks
                self.answers.say("needs-text", ask=self.asks(command))
        else:
            command.deed(self, rest)

    def asks(self, command: Command) -> str:
        """The question of a command that needs a text."""
        rule = self.client.rules.cites["limit"] if self.client.rules is not None else ""
        return self.client.messages.text(f"{command.message}.ask", rule=rule)

    def not_understood(self, text: str) -> None:
        self.answers.say("not-understood", text=text)

    def hear(self, reply: wire.Why | wire.ProblemShown) -> None:
        """Report the table's answer to a question, or its refusal of a move."""
        if isinstance(reply, wire.ProblemShown):
            self.answers.problem(reply)
            if self.menu is None and self.client.playing and self.client.asked is not None:
                self.menu = Menu(self.client)
        else:
            asked = self.questions.pop(reply.id, "")
            if not reply.refusals and asked:
                self.answers.say("legal", move=asked)
            self.answers.refusals(reply)

    def _ask_why(self, move: str, aloud: bool) -> None:
        """Ask the table why a move is not legal. If it is legal, that is said only with `aloud`, for a typed move."""
        if move:
            self.asked += 1
            id = self.asked
            self.questions[id] = move if aloud else ""
            self.client.link.post(wire.WhyNot(self.client.written(move), id))

    def _lettered(self, letter: str) -> bool:
        """If this is the letter of a card that cannot be used now, explain the card; returns whether it was."""
        unused, laid = self.menu.unused() if self.menu is not None else ([], [])
        place = LETTERS.find(letter) if len(letter) == 1 else -1
        if not 0 <= place < len(unused) + len(laid):
            return False
        self.explain_idle((unused + laid)[place], gear=place >= len(unused))
        return True

    def explain_idle(self, card: Face, gear: bool = False) -> None:
        """Explain why a card in hand, or with `gear` in play, cannot be used now."""
        self._ask_why(self.answers.idle(card, gear), aloud=False)

    def explain_choice(self, choice: Choice) -> None:
        self._ask_why(self.answers.choice(choice), aloud=False)

    def explain(self, what: str) -> None:
        """Explain a choice, a card or a typed move, and whether it is legal; without a text, show the help."""
        choices = self.menu.choices if self.menu is not None else []
        if what == "" or not self.client.playing:
            self.answers.help(self.keys)
        elif what.isdecimal() and what.isascii():
            if 1 <= int(what) <= len(choices):
                self.explain_choice(choices[int(what) - 1])
            else:
                self.answers.say("no-such-choice", text=what)
        elif not self._lettered(what.upper()) and not self.answers.named(what):
            if what.split()[0].lower() in MOVE_WORDS:
                self._ask_why(what, aloud=True)
            else:
                self.not_understood(what)

    def beside(self, what: str, rest: str) -> None:
        """List standing orders or bets, or change the one that is named."""
        client, out = self.client, self.out
        things = arrangements.things(client, what)
        if not things:
            self.answers.say(arrangements.NONE[what])
            return
        if rest:
            named = next((thing for thing in things if f"{rest} ".startswith(f"{thing.word} ")), None)
            if named is None or not named.deed(rest[len(named.word) :].strip()):
                self.not_understood(f"{what} {rest}")
            elif named.on is not None:
                out.say(next(thing.line for thing in arrangements.things(client, what) if thing.word == named.word))
            return
        out.say(arrangements.heading(client.messages, what), "bold")
        width = max(len(thing.word) for thing in things)
        for thing in things:
            out.say(f"{thing.word:<{width}}  {thing.line}", indent=2, hang=width + 2)
        self.answers.say("beside-how", example=f"{what} {things[0].word}")
