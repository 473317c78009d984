"""Where the person at the terminal decides: the table, a menu, and whatever else is typed."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_lowercase

from boothill.catalogue import exists
from boothill.core.moves import ENDS, PASSES, Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.messages import Messages
from boothill.notation import Ambiguous, NotAMove, parse_move, print_move
from boothill.said import here, question
from boothill.terminal.answers import Answers
from boothill.terminal.choices import Choice, counted, first_menu, idle, menu, subject, waiting
from boothill.terminal.screen import NO_BREAK, Leave, Screen

MOVE_WORDS = ("play", "use", "discard", "take", "draw", "choose", "swap", "reload", "pass", "end")


class Desk:
    """Asks one seat for its decisions."""

    def __init__(
        self, screen: Screen, messages: Messages, s: State, answers: Answers, save: Callable[[], None]
    ) -> None:
        self.screen = screen
        self.messages = messages
        self.s = s
        self.seat = answers.seat
        self.answers = answers
        self.save = save
        self.offers = True
        """Is an any-time ability offered before the turns of others?"""
        self.choices: list[Choice] = []
        """The menu shown last, by number from 1,"""
        self.unused: list[int] = []
        """and the cards of the hand"""
        self.waiting: list[int] = []
        """and green cards in play that are of no use, below it, by letter."""

    # -- decisions ---------------------------------------------------------------------------------------------

    def decide(self) -> Move:
        """The answer to the decision pending; a forced one is given without asking."""
        forced = self.s.forced()
        if forced is not None and not (self.offers and self.s.any_time(self.seat)):
            self._say_forced(forced)
            return forced
        view = self.s.view(self.seat)
        decline = next((move for move in view.legal if move.verb in (ENDS, PASSES)), None)
        moves = [move for move in view.legal if move is not decline]
        zero = self.messages.say(question(view, "pass")) if decline is not None else ""
        move = self._choose(view, moves, self.messages.say(question(view)), zero) or decline
        assert move is not None
        return move

    def _say_forced(self, forced: Move) -> None:
        """That there is no choice. Where something is merely not to be averted, what follows says so anyway."""
        view = self.s.view(self.seat)
        if forced.verb != PASSES:
            label = first_menu(self.messages, view, [forced])[0].label
            self.screen.say(self.messages.text("forced", what=label), indent=3)
        else:
            helpless = question(view, "forced")
            if exists(helpless.id):
                self.screen.say(self.messages.say(helpless), indent=3)

    def offer(self) -> Move | None:
        """What an any-time ability allows while somebody else has the turn, if the person wants it."""
        view = self.s.view(self.seat)
        offered = self.messages.text("ask-any-time", seat=view.names[view.turn])
        return self._choose(view, view.legal, offered, self.messages.text("ask-any-time.pass"))

    def _choose(self, view: View, moves: list[Move], question: str, zero: str) -> Move | None:
        """One of the moves, through as many menus as it takes; None for number 0."""
        self.answers.table()
        path: list[Choice] = []
        while True:
            self.unused, self.waiting = ([], []) if path else idle(view, moves)
            if path:
                level, self.choices = menu(self.messages, view, path[-1].moves, path[-1].paid)
                heading = self.messages.text(
                    here(view.rules, f"ask-{level}"), what=subject(self.messages, view, path[0])
                )
                picked = self._listen(view, heading, self.messages.text("back"))
            else:
                self.choices = first_menu(self.messages, view, moves)
                picked = self._listen(view, question, zero)
            if isinstance(picked, Move):
                return picked
            if picked is None:
                if not path:
                    return None
                path.pop()
            elif len(picked.moves) == 1:
                return picked.moves[0]
            else:
                path.append(picked)

    def _listen(self, view: View, heading: str, zero: str) -> Choice | Move | None:
        """Show a menu and answer whatever is typed, until it is one of the choices, a legal move, or 0."""
        line = ""
        while True:
            if line == "":
                self._show_menu(view, heading, zero)
            line = self.screen.ask("> ")
            if line == "0" and zero:
                return None
            if line.isdecimal():
                choice = self._numbered(line)
                if choice is not None:
                    return choice
            elif line and not self._command(line):
                move = self._written(line)
                if move is not None:
                    return move

    def _show_menu(self, view: View, heading: str, zero: str) -> None:
        self.screen.say(heading, "bold")
        for number, choice in enumerate(self.choices, 1):
            self.screen.say(f"{number:3}  {choice.label}", hang=5)
        if zero:
            self.screen.say(f"  0  {zero}")
        held = [counted(self.messages, view, card) for card in self.unused]
        laid = [waiting(self.messages, view, card) for card in self.waiting]
        self._show_lettered("unplayable", held, 0)
        self._show_lettered("unusable", laid, len(held))

    def _show_lettered(self, id: str, cards: list[str], first: int) -> None:
        """Cards of no use now, each with the letter under which it is explained."""
        letters = ascii_lowercase[first:]
        if cards and letters:
            listed = [f"{letter} {card}".replace(" ", NO_BREAK) for letter, card in zip(letters, cards, strict=False)]
            self.screen.say(self.messages.text(id, letter=letters[0], cards=", ".join(listed)), "dim")

    # -- what is typed -----------------------------------------------------------------------------------------

    def _numbered(self, text: str) -> Choice | None:
        """The choice with a number; if there is none, that is said."""
        if 1 <= int(text) <= len(self.choices):
            return self.choices[int(text) - 1]
        self.answers.say("no-such-choice", text=text)
        return None

    def _lettered(self, text: str) -> bool:
        """Is this the letter of a card of no use now? Then that is explained."""
        if len(text) != 1 or text not in ascii_lowercase[: len(self.unused) + len(self.waiting)]:
            return False
        place = ascii_lowercase.index(text)
        if place < len(self.unused):
            self.answers.idle_card(self.unused[place])
        else:
            self.answers.idle_gear(self.waiting[place - len(self.unused)])
        return True

    def _written(self, line: str) -> Move | None:
        """A move in the notation, if it is one and legal; otherwise what is wrong with it is said."""
        try:
            move = parse_move(self.s, self.seat, line)
        except (NotAMove, Ambiguous) as error:
            if line.split()[0] in MOVE_WORDS:
                self.screen.say(str(error))
            else:
                self.answers.say("not-understood", text=line)
            return None
        refused = self.s.why_not(move, self.seat)
        if refused is not None:
            self.answers.refused(refused)
            return None
        return move

    def _explain(self, what: str) -> None:
        """What a choice, a card of no use now, or a written move is about, and whether it is legal."""
        if what == "":
            self.answers.help()
        elif what.isdecimal():
            choice = self._numbered(what)
            if choice is not None:
                self.answers.choice(choice)
        elif not self._lettered(what) and not self.answers.named(what):
            move = self._written(what)
            if move is not None:
                self.answers.say("legal", move=print_move(self.s, move))

    def _command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        rest = rest.strip()
        simple = {
            "table": self.answers.table,
            "cards": self.answers.hand,
            "who": self.answers.characters,
            "log": self.answers.last_lines,
            "save": self.save,
        }
        if word in ("?", "help"):
            self._explain(rest)
        elif word in ("quit", "q"):
            raise Leave
        elif word == "rule":
            self.answers.rules(rest)
        elif word == "sid" and rest in ("on", "off"):
            self.offers = rest == "on"
            self.answers.say(f"sid-{rest}")
        elif line in simple:
            simple[line]()
        else:
            return self._lettered(line)
        return True
