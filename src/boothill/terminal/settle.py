"""An argument settled: the verdict first, then what happens step by step, the lives, and each expectation."""

from __future__ import annotations

from typing import Any, TextIO

from boothill.core.state import State
from boothill.messages import Messages
from boothill.said import question, rule_of, several
from boothill.scenario.position import BadPosition, parse_position
from boothill.scenario.runner import BadScenario, Checked, Failed, Step, bad_scenario, parse, play
from boothill.terminal.board import led_by
from boothill.terminal.screen import Screen


def settle(text: str, place: str, lang: str, stdout: TextIO | None = None) -> int:
    """Say what happens in a scenario. Returns the exit status: 1 if it is not as expected. Raises BadScenario."""
    data = parse(text, place)
    messages = Messages(lang, str(data.get("game", "classic")))
    try:
        case = Case(messages, parse_position(data), data)
    except BadPosition as error:
        raise BadScenario(messages.say(bad_scenario(place, error).said())) from None
    case.tell(Screen(stdout=stdout))
    return 0 if case.holds else 1


class Case:
    """A scenario that was played, and what there is to say of it."""

    def __init__(self, messages: Messages, s: State, data: dict[str, Any]) -> None:
        self.messages = messages
        self.lines: list[tuple[int, str]] = []
        """What happened, each line with its indent."""
        self.checked: list[Checked] = []
        self.stopped = ""
        """The verdict on what could not be played as it is written."""
        self._asked = ""
        """What was asked last."""
        self.before = _lives(messages, s)
        self._ask(s)
        try:
            for step in play(s, data, strict=False):
                self._take(s, step)
        except Failed as failed:
            self.stopped = messages.text("settled.stopped", why=str(failed))
            if failed.refused is not None:
                why = messages.refusal(failed.refused)
                self.stopped = messages.text("settled.refused", move=failed.move, why=why)
        self.after = _lives(messages, s)

    @property
    def holds(self) -> bool:
        return not self.stopped and not any(check.wrong for check in self.checked)

    def _take(self, s: State, step: Step) -> None:
        if step.refused is not None:
            move = step.text.removeprefix("refuse ")
            self.lines.append((2, self.messages.text("settled-refused", move=move)))
            self.lines.append((4, self.messages.refusal(step.refused)))
        elif step.text != "expect":
            self.lines.append((2, step.text))
        for event, line in self.messages.told(s, step.events):
            self.lines.append((4, f"{line} [{rule_of(s.rules, event)}]"))
        self.checked += step.checked
        self._ask(s)

    def _ask(self, s: State) -> None:
        """Who is asked what now, where that leaves a choice, unless it was said before."""
        if not s.over and s.forced() is not None:
            return
        asked = self.messages.text("settled-won")
        if not s.over:
            view = s.view(s.to_act)
            asked = self.messages.text("settled-asked", seat=s.names[s.to_act], question=question(view))
        if asked != self._asked:
            self.lines.append((4, asked))
        self._asked = asked

    def tell(self, screen: Screen) -> None:
        text = self.messages.text
        wrong = sum(bool(check.wrong) for check in self.checked)
        verdict = text("settled", wrong=wrong, count=len(self.checked))
        screen.say(self.stopped or verdict, "bold")
        screen.say(text("settled-steps"))
        for indent, line in self.lines:
            screen.say(line, indent=indent)
        screen.say(text("settled-lives"))
        for who in {**self.before, **self.after}:
            before, after = self.before.get(who), self.after.get(who, 0)
            if before in (None, after):
                screen.say(text("settled-same", who=who, life=after), indent=2)
            else:
                screen.say(text("settled-life", who=who, before=before or 0, after=after), indent=2)
        if self.checked:
            screen.say(text("settled-expected"))
        for check in self.checked:
            line = text("settled-fails", what=check.wrong) if check.wrong else text("settled-holds", what=check.what)
            screen.say(line, indent=2)


def _lives(messages: Messages, s: State) -> dict[str, int]:
    """The life points of everybody in the game: of the players, or of the characters where a player leads several."""
    if not several(s):
        return {s.names[seat]: s.life[s.fronts[seat]] for seat in range(len(s.names)) if s.alive[s.fronts[seat]]}
    led = [figure for seat in range(len(s.names)) for figure in led_by(s, seat)]
    return {messages.name(s.who[figure].name): s.life[figure] for figure in led}
