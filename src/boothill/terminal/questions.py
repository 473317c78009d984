"""Answers what a person asks at the table: what a card does, why a move is illegal, what happened, what a rule says."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from boothill.core import events as ev
from boothill.core.ids import NO_CARD, NOBODY, Face, Seat
from boothill.core.moves import PLAY, USE, Move
from boothill.core.rows import Character
from boothill.core.ruleset import Ruleset
from boothill.core.targets import NO_TARGET
from boothill.core.view import View
from boothill.sets import GAMES
from boothill.sets.options import matters
from boothill.table import wire
from boothill.terminal import arrangements
from boothill.terminal.board import draw_board, led_by
from boothill.terminal.client import Client
from boothill.terminal.commands import Command, known_here
from boothill.terminal.menu import Choice
from boothill.terminal.screen import Out, painted
from boothill.terminal.sentences import Standing, changed_lines, table_lines
from boothill.terminal.table import goals_line, goals_of
from boothill.text.notation import known_name, print_figure, print_move
from boothill.words import rulebook
from boothill.words.catalogue import exists
from boothill.words.messages import Messages
from boothill.words.names import english_of
from boothill.words.phrases import key_of, options_of, own

LOG_LINES = 30
MOST_RULES = 8
DRAWN = 70
"""Number of columns needed to draw the table."""
SIGNS = 11
"""Width of the column of keys and words in the help."""


class Answers:
    """Writes answers for one seat, or for a spectator."""

    def __init__(self, out: Out, client: Client, draws: bool = False) -> None:
        self.out = out
        self.client = client
        self.draws = draws
        """Is the table drawn? Otherwise it is described in sentences."""

    @property
    def messages(self) -> Messages:
        return self.client.messages

    @property
    def view(self) -> View:
        return self.client.view

    @property
    def rules_here(self) -> Ruleset:
        return self.client.view.rules

    def say(self, id: str, /, **args: str | int) -> None:
        self.out.say(self.messages.text(id, **args))

    def help(self, keys: bool = False) -> None:
        """List what can be typed or, in full screen, what the keys do."""
        text = self.messages.text
        if keys:
            self._rows([line.split(" | ") for line in text("app-help").splitlines()])
        elif self.client.playing:
            view = self.view
            front = view.fronts[(self.client.seat + 1) % len(view.names)]
            move = f"play {view.rules.shot} -> {print_figure(view, front)}"
            self._rows([line.split(" | ") for line in text("help", move=move).splitlines()])
            if view.several:
                rear = next(f for f in view.figures if view.owner[f] == view.owner[front] and f != front)
                self.say("help-sides", name=print_figure(view, front), rear=print_figure(view, rear))
        self._rows([[self._sign(command, keys), text(command.message)] for command in known_here(self.client)])

    def _sign(self, command: Command, keys: bool) -> str:
        """How a command is given: its letter or its word."""
        if keys:
            return command.key or f":{command.word}"
        return ", ".join(name for name in (command.word, command.key) if name)

    def _rows(self, rows: list[list[str]]) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=SIGNS)
        grid.add_column()
        for sign, words in rows:
            grid.add_row(sign, painted(words))
        self.out.show(grid)

    def table(self) -> None:
        """Show the whole table: drawn in full screen, otherwise in sentences."""
        if self.draws:
            self.out.show(self.board())
        else:
            for line in self._sentences():
                self.out.say(line)
        goals = goals_line(self.messages, self.view)
        if goals:
            self.out.say(goals)

    def _sentences(self) -> list[str]:
        return table_lines(self.messages, self.view, self._eye())

    def changes(self, before: Standing) -> None:
        """Describe the players for whom something has changed."""
        for line in changed_lines(self.messages, self.view, self._eye(), before):
            self.out.say(line)

    def _eye(self) -> Seat:
        return self.view.turn if self.client.seat == NOBODY else self.client.seat

    def board(self, width: int = DRAWN) -> RenderableType:
        """The table as this seat sees it, in sentences if `width` is too small for a drawing.

        Spectators see the distances of the player whose turn it is.
        """
        view, seat = self.view, self.client.seat
        if width < DRAWN:
            return painted("\n".join(self._sentences()))
        if seat == NOBODY:
            legend = self.messages.text("legend-open", seat=view.names[view.turn])
            return draw_board(self.messages, view, view.turn, view.seats[0], legend)
        return draw_board(self.messages, view, seat, seat, self.messages.text("legend"))

    # -- the beginning and the end -----------------------------------------------------------------------------

    def welcome(self) -> None:
        """Introduce the game: who the player is, what the goals are, and what has been agreed on."""
        text, name, view, seat = self.messages.text, self.messages.name, self.view, self.client.seat
        self.say("welcome", game=self.messages.game(view.rules.name), players=len(view.names))
        if seat != NOBODY:
            role, led = view.roles[seat], [view.characters[figure] for figure in led_by(view, seat)]
            if view.several:
                self.out.say(text("you-lead", role=role), "bold")
            elif led:
                self.out.say(text("you-are", character=name(led[0].name), role=name(role)), "bold")
            self.goals(indent=2)
            for who in led:
                ability = self.messages.ability(view.rules, who)
                self.out.say(text("you-can", character=name(who.name), ability=ability), indent=2)
        self.options()

    def options(self) -> None:
        """The options chosen for this game, with their rules."""
        rules = self.rules_here
        known = GAMES[rules.name][1]
        for option, value in rules.options.items():
            if not matters(known, option, rules.options):
                continue
            id = own(f"option-{key_of(option)}", rules.cites[ev.TURN])
            if exists(id):
                meaning = self.messages.text(id, **options_of(rules))
                self.out.say(self.messages.text("option", name=option, value=value, meaning=meaning), "dim", indent=2)

    def outcome(self) -> None:
        """Say who has won."""
        ended, view, seat = self.client.ended, self.view, self.client.seat
        assert ended is not None
        if ended.why is not None:
            rule = f" [{ended.rule}]" if ended.rule else ""
            own = ended.by == seat != NOBODY
            told = self.messages.text("ended-how", how="own", name="") if own else self.client.say(ended.why)
            self.out.say(told + rule, "bold")
            if not ended.ended:
                return
        if not ended.winners:
            self.say("nobody-won")
            return
        self.say("winners", seats=", ".join(view.names[winner] for winner in ended.winners))
        if seat != NOBODY:
            self.out.say(self.messages.text("you-won" if seat in ended.winners else "you-lost"), "bold")

    def wins(self) -> None:
        """Say how often everybody has won at this table on a server."""
        seats = self.client.table.seats if self.client.table is not None and not self.client.local else []
        if any(seat.wins for seat in seats):
            self.say("wins", seats=", ".join(self.messages.text("wins-of", seat=s.name, count=s.wins) for s in seats))

    def bets(self, before: dict[str, dict[str, str]]) -> None:
        """Report bets that are new since `before`."""
        for name, bet in self.client.bets.items():
            side = bet.get(arrangements.WINNER, "")
            if side in arrangements.sides_at(self.view) and side != before.get(name, {}).get(arrangements.WINNER):
                self.say("bet-told", name=name, side=arrangements.side_name(self.client, side))

    def chat(self, chat: wire.Chat) -> None:
        self.say("chat.dead" if chat.dead else "chat", name=chat.name, text=chat.text)

    # -- what happened -----------------------------------------------------------------------------------------

    def tell(self, told: wire.Told, rule: bool = False) -> None:
        """Write a line of the log, under its turn."""
        line = self.client.say(told.line) + (f" [{told.rule}]" if rule else "")
        if told.kind == ev.TURN:
            self.out.say(f"-- {line}", "bold")
        else:
            self.out.say(line, "bold" if told.kind in (ev.WON, ev.DEAD) else "", indent=3)

    def last_lines(self, lines: int = LOG_LINES) -> None:
        for told in self.client.log[-lines:]:
            self.tell(told, rule=True)

    # -- cards and characters ----------------------------------------------------------------------------------

    def card(self, card: Face) -> None:
        row, name = self.rules_here.rows[card], self.messages.card(self.rules_here, card)
        self.say("card-line", card=name, effect=self.messages.effect(self.rules_here, row), rule=row.rule)

    def named(self, text: str) -> bool:
        """If this is the name of a card, a character or an event, explain it; returns whether it was."""
        rules = self.rules_here
        name = known_name(rules, text)
        if not any(name in rows for rows in (rules.cards, rules.characters, rules.events)):
            name = english_of(text)
        if name in rules.cards:
            effect, rule = self.messages.effect(rules, rules.cards[name]), rules.cards[name].rule
        elif name in rules.characters:
            effect, rule = self.messages.ability(rules, rules.characters[name]), rules.characters[name].rule
        elif name in rules.events:
            effect, rule = self.messages.in_force(rules, rules.events[name]), rules.events[name].rule
        else:
            return False
        self.say("card-line", card=self.messages.name(name), effect=effect, rule=rule)
        return True

    def hand(self) -> None:
        for card in dict.fromkeys(self.view.hand):
            self.card(card)

    def character(self, seat: Seat, who: Character) -> None:
        name, ability = self.messages.name(who.name), self.messages.ability(self.rules_here, who)
        self.say("ability-line", seat=self.view.names[seat], character=name, ability=ability, rule=who.rule)

    def characters(self) -> None:
        """Explain everybody's ability, including copied ones, and the known goals."""
        view = self.view
        for seat in view.seats_from(max(self.client.seat, view.seats[0])):
            for figure in led_by(view, seat):
                for who in dict.fromkeys((view.characters[figure], view.ability[figure])):
                    self.character(seat, who)
        self.goals()

    def goals(self, indent: int = 0) -> None:
        """Explain what everybody whose role is known must do to win."""
        for line in goals_of(self.messages, self.view):
            self.out.say(line, indent=indent)

    # -- why and why not: questions to the table ---------------------------------------------------------------

    def choice(self, choice: Choice) -> str:
        """Explain a choice of the menu; returns the move to ask the table about, if it could have had other targets."""
        move = choice.moves[0]
        card = move.card
        if card != NO_CARD:
            self.card(card)
        elif move.name in self.rules_here.characters:
            self.character(self.client.seat, self.rules_here.characters[move.name])
        self.say("legal", move=choice.label)
        if move.card == NO_CARD or move.aim is None:
            return ""
        return print_move(self.view, Move(move.verb, card, NO_TARGET, move.name))

    def idle(self, card: Face, gear: bool) -> str:
        """Explain a card in hand, or with `gear` in play, that cannot be used now; returns the move to ask about."""
        self.card(card)
        return print_move(self.view, Move(USE if gear else PLAY, card))

    def refusals(self, why: wire.Why) -> None:
        for line, rule in zip(why.refusals, why.rules, strict=True):
            self.out.say(f"{self.client.say(line)} [{rule}]")

    def problem(self, problem: wire.ProblemShown) -> None:
        rule = f" [{problem.rule}]" if problem.rule else ""
        self.out.say(self.client.say(problem.line) + rule)

    # -- rules -------------------------------------------------------------------------------------------------

    def rules(self, words: str) -> None:
        """Show a rule by its id, or the rules of this game that contain the words."""
        lang = self.messages.lang
        if words.upper() in rulebook.all_rules():
            self._rule(rulebook.rule(words, lang))
            return
        here = rulebook.books_of(self.rules_here)
        found = [rule for rule in rulebook.search(words, lang) if rule.game in here]
        for rule in found[:MOST_RULES]:
            self._rule(rule)
        if not found:
            self.say("no-rule", text=words)
        elif len(found) > MOST_RULES:
            self.say("more-rules", count=len(found) - MOST_RULES)

    def _rule(self, rule: rulebook.Rule) -> None:
        if rule.lang != self.messages.lang:
            self.say("rule-in-english")
        self.out.say(self.messages.text("rule-head", id=rule.id, title=rule.title), "bold")
        self.out.say(rule.text, indent=2)
