"""What a person can ask at the table: what a card does, why a move is not legal, what happened, what a rule says."""

from __future__ import annotations

from boothill import rulebook, why
from boothill.catalogue import DEFAULT
from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.moves import NO_CARD, NO_TARGET, Move
from boothill.core.refusal import Refused
from boothill.core.rows import Character
from boothill.core.state import State
from boothill.messages import Messages
from boothill.names import english_of
from boothill.notation import known_name, print_figure
from boothill.said import several
from boothill.terminal.board import draw_board, led_by
from boothill.terminal.choices import Choice
from boothill.terminal.screen import Screen
from boothill.terminal.table import goals_line, goals_of

LOG_LINES = 30
MOST_RULES = 8

Entry = tuple[Event, str, str]
"""A line of the log: the event, what was told, and the rule behind it."""


class Answers:
    """Says things to one seat."""

    def __init__(self, screen: Screen, messages: Messages, s: State, seat: int, log: list[Entry]) -> None:
        self.screen = screen
        self.messages = messages
        self.s = s
        self.seat = seat
        self.log = log

    def say(self, id: str, /, **args: str | int) -> None:
        self.screen.say(self.messages.text(id, **args))

    def help(self) -> None:
        s = self.s
        front = s.fronts[(self.seat + 1) % len(s.names)]
        self.say("help", card=s.rules.shot, name=print_figure(s, front), rule=s.rules.cites["limit"])
        if several(s):
            rear = next(f for f, owner in enumerate(s.owner) if owner == s.owner[front] and f != front)
            self.say("help-sides", name=print_figure(s, front), rear=print_figure(s, rear))
        if any(who.any_time for who in s.rules.characters.values()):
            self.say("help-any-time")

    def table(self) -> None:
        view = self.s.view(self.seat)
        self.screen.say("")
        self.screen.show(draw_board(self.messages, view, self.seat, self.seat, self.messages.text("legend")))
        goals = goals_line(self.messages, view)
        if goals:
            self.screen.say(goals)

    # -- what happened -----------------------------------------------------------------------------------------

    def tell(self, event: Event, line: str) -> None:
        """A line of the log, under its turn."""
        if event.kind == ev.TURN:
            self.screen.say(f"-- {line}", "bold")
        else:
            self.screen.say(line, "bold" if event.kind == ev.WON else "", indent=3)

    def last_lines(self, lines: int = LOG_LINES) -> None:
        for event, line, rule in self.log[-lines:]:
            self.tell(event, f"{line} [{rule}]")

    # -- cards and characters ----------------------------------------------------------------------------------

    def card(self, card: int) -> None:
        row, name = self.s.rules.rows[card], self.messages.card(self.s.rules, card)
        self.say("card-line", card=name, effect=self.messages.effect(self.s.rules, row), rule=row.rule)

    def named(self, text: str) -> bool:
        """Is this the name of a card or a character of the game? Then that is explained."""
        rules = self.s.rules
        name = known_name(rules, text)
        if name not in rules.cards and name not in rules.characters:
            name = english_of(text)
        if name in rules.cards:
            effect, rule = self.messages.effect(rules, rules.cards[name]), rules.cards[name].rule
        elif name in rules.characters:
            effect, rule = self.messages.ability(rules, rules.characters[name]), rules.characters[name].rule
        else:
            return False
        self.say("card-line", card=self.messages.name(name), effect=effect, rule=rule)
        return True

    def hand(self) -> None:
        for card in dict.fromkeys(self.s.hands[self.seat]):
            self.card(card)

    def character(self, seat: int, who: Character) -> None:
        name, ability = self.messages.name(who.name), self.messages.ability(self.s.rules, who)
        self.say("ability-line", seat=self.s.names[seat], character=name, ability=ability, rule=who.rule)

    def characters(self) -> None:
        """Everybody's ability, a copied one too, and the goals that are known."""
        s = self.s
        seats = len(s.names)
        for seat in ((self.seat + step) % seats for step in range(seats)):
            for figure in led_by(s, seat):
                for who in dict.fromkeys((s.who[figure], s.ability[figure])):
                    self.character(seat, who)
        self.goals()

    def goals(self) -> None:
        """What everybody whose role is known has to do to win."""
        for line in goals_of(self.messages, self.s.view(self.seat)):
            self.screen.say(line)

    # -- why and why not ---------------------------------------------------------------------------------------

    def refused(self, refused: Refused) -> None:
        self.screen.say(self.messages.refusal(refused))

    def choice(self, choice: Choice) -> None:
        """What a choice of the menu is about, and at whom it cannot be aimed."""
        move = choice.moves[0]
        if move.card != NO_CARD:
            self.card(move.card)
        elif move.name in self.s.rules.characters:
            self.character(self.seat, self.s.rules.characters[move.name])
        self.say("legal", move=choice.label)
        if move.card != NO_CARD and move.target != NO_TARGET:
            self._reasons(why.why_not_others(self.s, self.seat, move))

    def idle_card(self, card: int) -> None:
        """Why a card of the hand is of no use now; where its targets are what is wrong, each of them."""
        self._why_not(why.idle_card(self.s, self.seat, card))

    def idle_gear(self, card: int) -> None:
        """Why a card that lies before this seat is of no use now."""
        self._why_not(why.idle_gear(card))

    def _why_not(self, move: Move) -> None:
        self.card(move.card)
        self._reasons(why.why_not(self.s, self.seat, move))

    def _reasons(self, reasons: list[tuple[Refused, list[int]]]) -> None:
        for refused, figures in reasons:
            if figures and several(self.s):
                whom_not = ", ".join(self.messages.target(self.s, figure, self.seat) for figure in figures)
                self.say("not-at", whom=whom_not, why=self.messages.refusal(refused))
            else:
                self.refused(refused)

    # -- rules -------------------------------------------------------------------------------------------------

    def rules(self, words: str) -> None:
        """A rule by its id, or the rules of this game in which the words occur."""
        if not words:
            self.say("rule-which", rule=self.s.rules.cites["limit"])
            return
        if self.messages.lang != DEFAULT:
            self.say("rules-in-english")
        if words.upper() in rulebook.all_rules():
            self._rule(rulebook.rule(words))
            return
        found = [rule for rule in rulebook.search(words) if rule.game in self.s.rules.name]
        for rule in found[:MOST_RULES]:
            self._rule(rule)
        if not found:
            self.say("no-rule", text=words)
        elif len(found) > MOST_RULES:
            self.say("more-rules", count=len(found) - MOST_RULES)

    def _rule(self, rule: rulebook.Rule) -> None:
        self.screen.say(self.messages.text("rule-head", id=rule.id, title=rule.title), "bold")
        self.screen.say(rule.text, indent=2)
