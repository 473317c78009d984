"""Settles an argument: the verdict, what happens in each step, who is asked what, the lives and the expectations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from boothill.core.state import State
from boothill.sets import DEFAULT_GAME
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import BadScenario, Checked, Failed, ScenarioStep, bad_scenario, parse, play
from boothill.words.messages import Messages
from boothill.words.phrases import question, rule_of

EXPECT = "expect"


class Happened(NamedTuple):
    """A step in words."""

    step: str
    """The step as the file writes it; empty for the state before the first step."""
    events: list[tuple[str, str]]
    """What happened, as (line, rule)."""
    refusal: str
    """Why the step was refused, with the rule; empty if it was not."""
    rule: str
    asked: str
    """Who is then asked what; empty if nothing has happened or if there is no choice."""


class Case:
    """A scenario that has been played, with the results in the reader's language. Raises BadScenario."""

    def __init__(self, text: str, place: str, lang: str) -> None:
        self.messages = Messages(lang)
        try:
            data = parse(text, place)
        except BadScenario as error:
            raise BadScenario(self.messages.say(error.said())) from None
        self.messages = Messages(lang, str(data.get("game", DEFAULT_GAME)))
        self.happened: list[Happened] = []
        self.checked: list[Checked] = []
        """What was expected, and whether it was met."""
        self.problem = ""
        """Why it could not be played as written; empty if it could."""
        try:
            self._play(parse_position(data), data)
        except BadPosition as error:
            raise BadScenario(self.messages.say(bad_scenario(place, error).said())) from None

    def _play(self, s: State, data: dict[str, Any]) -> None:
        self.before = self.after = self._lives(s)
        self.happened.append(Happened("", [], "", "", self._ask(s)))
        try:
            for step in play(s, data, strict=False):
                self._take(s, step)
        except Failed as failed:
            self.problem = self.messages.say(failed.why)
            if failed.refused is not None:
                refusal = self.messages.refusal(failed.refused)
                self.problem = f"{self.messages.text('settled-refused', move=failed.move)} {refusal}"
        self.after = self._lives(s)

    def _take(self, s: State, step: ScenarioStep) -> None:
        events = [(line, rule_of(s.rules, event)) for event, line in self.messages.told(s, step.events)]
        refusal, rule = "", ""
        if step.refused is not None:
            refusal, rule = self.messages.refusal(step.refused), step.refused.rule
        self.happened.append(Happened(step.text, events, refusal, rule, self._ask(s) if events else ""))
        self.checked += step.checked

    def _ask(self, s: State) -> str:
        """Who is asked what now; empty if there is no choice."""
        if s.over:
            return self.messages.text("settled-won")
        if s.forced() is not None:
            return ""
        return self.messages.text("settled-asked", seat=s.names[s.to_act], question=question(s.view(s.to_act)))

    def _lives(self, s: State) -> dict[str, int]:
        """The life points of all players in the game, or of all characters if each player has several."""
        names = (
            [self.messages.name(who.name) for who in s.characters] if s.several else [s.names[seat] for seat in s.owner]
        )
        return {name: life for name, life, alive in zip(names, s.life, s.alive, strict=True) if alive}

    # -- what there is to say ----------------------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        return not self.problem and not any(check.wrong for check in self.checked)

    @property
    def everybody(self) -> list[str]:
        """Everybody who was in the game before or after."""
        return list({**self.before, **self.after})

    @property
    def verdict(self) -> str:
        if self.problem:
            return self.messages.text("settled.stopped", why=self.problem)
        wrong = sum(bool(check.wrong) for check in self.checked)
        return self.messages.text("settled", wrong=wrong, count=len(self.checked))

    def lines(self) -> Iterator[str]:
        text = self.messages.text
        yield self.verdict
        yield text("settled-steps")
        for step, events, refusal, _, asked in self.happened:
            if refusal:
                yield "  " + text("settled-refused", move=step.removeprefix("refuse "))
            elif step not in ("", EXPECT):
                yield f"  {step}"
            yield from (f"    {line} [{rule}]" for line, rule in events)
            yield from (f"    {line}" for line in (refusal, asked) if line)
        yield text("settled-lives")
        for who in self.everybody:
            after = self.after.get(who, 0)
            before = self.before.get(who, after)
            changed = text("settled-life", who=who, before=before, after=after)
            yield "  " + (changed if before != after else text("settled-same", who=who, life=after))
        if self.checked:
            yield text("settled-expected")
        for what, wrong in self.checked:
            yield "  " + (text("settled-fails", what=wrong) if wrong is not None else text("settled-holds", what=what))
