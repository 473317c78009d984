"""Plays scenario files with the engine and checks their expectations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from boothill.core.chance import Impossible
from boothill.core.events import Event
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import Move
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.extra import needed
from boothill.sets import DEFAULT_GAME, GAMES, RETIRED, ruleset
from boothill.text.notation import Unreadable, known_name, parse_move, print_card, print_move
from boothill.text.scenario.chance import DRAW, FixedChance, put_on_top
from boothill.text.scenario.chance import STEPS as CHANCE_STEPS
from boothill.text.scenario.keys import EXPECTATION, check_cards, differs, keys_of, should_be, together
from boothill.text.scenario.position import GAME_KEYS, parse_position, rules_of
from boothill.text.scenario.reading import BadPosition, check_keys, faces_of, one_of, seat_named, wrong
from boothill.text.scenario.stack import CANNOT_BE, STACK, cannot_go_on
from boothill.words.messages import Messages
from boothill.words.phrases import Said, Term, refusal
from boothill.words.rulebook import NoRule, rule

with needed("scenarios"):
    import yaml

BRANCHES = "branches"
"""Other lines of play from the same position, by name."""
FILE_KEYS = ("name", "rules", "steps", "expect", BRANCHES, *GAME_KEYS)
DEPTH = 20
"""The maximum nesting depth of a scenario."""
VALUES = 3000
"""The maximum number of keys and values in a scenario."""
TEXT = 2000
"""The maximum length of one of them, in characters."""
NAMING = "name-one"
"""The reason of the steps that ask for one of several targets."""


class BadScenario(BadPosition):
    """The file is not a valid scenario; the message names the file and the place."""


def bad_scenario(file: str | Path, error: BadPosition) -> BadScenario:
    """The error with the name of its file."""
    return BadScenario(f"{file}: {error.text}", error.why)


class Failed(Exception):
    """An expectation was not met, or a move was refused. The message is in English; `why` is it in any language."""

    def __init__(self, place: str, why: Said, move: str = "", refused: Refused | None = None) -> None:
        self.why = Said("notation-at", {"place": place, "why": why})
        super().__init__(Messages().say(self.why))
        self.place = place
        self.reason = why
        self.move = move
        self.refused = refused

    def within(self, place: str) -> Failed:
        """The same failure within a part of the file."""
        return Failed(f"{place}: {self.place}", self.reason, self.move, self.refused)


class Checked(NamedTuple):
    """One expectation, and what is wrong with it; None if it was met."""

    what: str
    wrong: Said | None


class ScenarioStep:
    """One step of a scenario."""

    def __init__(
        self, text: str, events: list[Event], refused: Refused | None = None, checked: Sequence[Checked] = ()
    ) -> None:
        self.text = text
        """The step as a line: `A: play BANG! -> B`, `refuse A: play Beer`, `expect`, `hand: Missed!`."""
        self.events = events
        """What happened, including forced decisions before it."""
        self.refused = refused
        """Why a move was refused, as it should be."""
        self.checked = checked
        """What was expected, and whether it was met."""


class _UniqueKeys(yaml.SafeLoader):
    """A YAML loader that rejects duplicate keys, aliases and excessive input."""

    depth = 0
    values = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        line = self.peek_event().start_mark.line + 1  # type: ignore[no-untyped-call]
        if self.check_event(yaml.AliasEvent):
            raise wrong(f"line {line}", "scenario-alias")
        self.depth += 1
        self.values += 1
        # Checked here and not afterwards, because the time to load grows with the square of the depth.
        if self.depth > DEPTH:
            raise wrong(f"line {line}", "scenario-deep", most=DEPTH)
        if self.values > VALUES:
            raise wrong(f"line {line}", "scenario-much", most=VALUES)
        node = super().compose_node(parent, index)
        if isinstance(node, yaml.ScalarNode) and len(node.value) > TEXT:
            raise wrong(f"line {line}", "scenario-long", most=TEXT)
        self.depth -= 1
        return node

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key_node, _ in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise wrong(f"line {key_node.start_mark.line + 1}", "scenario-key")
            key = self.construct_object(key_node, deep=True)
            if key in seen:
                line = key_node.start_mark.line + 1
                raise wrong(f"line {line}", "scenario-twice", what=repr(key))
            seen.add(key)
        return super().construct_mapping(node, deep)


def files_in(paths: list[str]) -> Iterator[Path]:
    """The scenario files in the given files and folders."""
    for text in paths:
        path = Path(text)
        if path.is_dir():
            found = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            if not found:
                raise BadScenario(str(path), Unreadable("scenario-folder"))
            yield from found
        elif path.exists():
            yield path
        else:
            raise BadScenario(str(path), Unreadable("scenario-file"))


def read(path: Path) -> dict[str, Any]:
    """Read a scenario file and check its keys."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(str(path), Unreadable("scenario-file.unread", error=str(error.strerror))) from None
    except UnicodeDecodeError as error:
        raise BadScenario(str(path), Unreadable("scenario-yaml", error=str(error))) from None
    return parse(text, str(path))


def parse(text: str, place: str) -> dict[str, Any]:
    """Parse the text of a scenario and check its keys; errors name the place."""
    try:
        data = yaml.load(text, _UniqueKeys)
    except BadPosition as error:
        raise bad_scenario(place, error) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:  # ValueError: an invalid date or number
        where = getattr(error, "problem_mark", None)
        line = f":{where.line + 1}" if where is not None else ""
        problem = " ".join(str(getattr(error, "problem", error)).split())
        raise BadScenario(f"{place}{line}", Unreadable("scenario-yaml", error=problem)) from None
    if not isinstance(data, dict):
        raise BadScenario(place, Unreadable("scenario-top"))
    try:
        game = one_of(data.get("game", DEFAULT_GAME), tuple(GAMES), "game")
        own = keys_of(rules_of(data)).GAME_KEYS
        known = (*FILE_KEYS, *own, *GAMES[game][1], *RETIRED.get(game, {}))
        for key in data:
            others = games_with(key) if key not in known else ""
            if others:
                raise wrong("top level", "scenario-other-game", key=str(key), game=game, names=others)
        check_keys(data, known, "top level")
        check_rules(data.get("rules", []))
    except BadPosition as error:
        raise bad_scenario(place, error) from None
    return data


def games_with(key: object) -> str:
    """The names of the games whose positions may have a key."""
    found = []
    for game, (_, options) in GAMES.items():
        rules = ruleset(game, {name: option.whole for name, option in options.items() if option.whole})
        if key in options or key in keys_of(rules).GAME_KEYS:
            found.append(game)
    return ", ".join(found)


def check_rules(cited: Any) -> None:
    """Check that all rules a file cites exist; a clause of a rule may be cited by its letter, like DOD-10.1a."""
    for id in cited if isinstance(cited, list) else [cited]:
        clause = re.fullmatch(r"(.*\d)([a-z])", str(id))
        try:
            if clause is None or f"({clause[2]})" not in rule(clause[1]).text:
                rule(str(id))
        except NoRule as error:
            raise wrong("rules", error.reason, **error.facts) from None


def run_file(path: Path) -> Failed | None:
    """Play one file; returns the first failure, or None if all expectations were met."""
    data = read(path)
    try:
        run(data)
    except BadPosition as error:
        raise bad_scenario(path, error) from None
    except Failed as failure:
        return failure
    return None


def run(data: dict[str, Any]) -> State:
    """Play a scenario and its branches to the end; raises Failed if an expectation is not met."""
    s = parse_position(data)
    for _ in play(s, data):
        pass
    for name, line in branches_of(data).items():
        try:
            for _ in play(parse_position(data), line):
                pass
        except BadPosition as error:
            raise bad_scenario(f"{BRANCHES}.{name}", error) from None
        except Failed as failure:
            raise failure.within(f"{BRANCHES}.{name}") from None
    return s


def branches_of(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The branches, each as a complete scenario."""
    branches = data.get(BRANCHES, {})
    if not isinstance(branches, dict):
        raise wrong(BRANCHES, "scenario-branches", example="{Beer first: [{A: play Beer}]}")
    own = {key: value for key, value in data.items() if key not in (BRANCHES, "expect")}
    return {str(name): {**own, "steps": steps} for name, steps in branches.items()}


def play(s: State, data: dict[str, Any], strict: bool = True) -> Iterator[ScenarioStep]:
    """Play the steps of a scenario from its position, one by one; raises Failed like `run`.

    If not `strict`, it goes on when an expectation is not met.
    """
    steps = data.get("steps") or []
    if not isinstance(steps, list):
        raise wrong("steps", "scenario-list")
    chance = FixedChance(s)
    try:
        for number, step in enumerate(steps, 1):
            yield _step(s, step, f"step {number}", chance, strict)
        yield check(s, data.get("expect") or {}, "expect", strict)
    except Impossible as error:
        raise chance.wrong(error) from None
    except CANNOT_BE as error:
        if STACK not in data or isinstance(error, BadPosition):
            raise
        raise cannot_go_on(error) from None
    chance.check_used()


def _step(s: State, step: Any, place: str, chance: FixedChance, strict: bool) -> ScenarioStep:
    """Play one step of a scenario."""
    if not isinstance(step, dict) or len(step) != 1:
        raise wrong(place, "scenario-step", example="A: play Beer")
    ((key, value),) = step.items()
    if key == "expect":
        return check(s, value, place, strict)
    if key == "refuse":
        if not isinstance(value, dict) or len(value) != 1:
            raise wrong(place, "scenario-step.refuse", example="{A: play Beer}")
        ((name, text),) = value.items()
        return refuse(s, seat_named(s.names, name, place), str(text), place)
    if key in CHANCE_STEPS:
        return ScenarioStep(chance.fix(key, value, place), [])
    if key == DRAW and DRAW not in s.names:
        return ScenarioStep(put_on_top(s, value, place), [])
    seat = seat_named(s.names, key, place)
    return ScenarioStep(f"{s.names[seat]}: {value}", make(s, seat, str(value), place))


def _parse(s: State, seat: Seat, text: str, place: str, literal: bool = False) -> Move:
    try:
        return parse_move(s, seat, text, literal)
    except Unreadable as error:
        raise BadPosition(place, error) from None


def take_forced(s: State) -> list[Event]:
    """Take every decision that has only one answer."""
    events: list[Event] = []
    while (move := s.forced()) is not None:
        events += s.apply(move)
    return events


def unfolded(s: State, text: str) -> list[str]:
    """A move with several targets as the moves it stands for: the card, then a choice for each target."""
    used, _, paid = text.removeprefix("use ").partition(" with ")
    event = s.rules.events.get(known_name(s.rules, used.strip()))
    if event is not None and event.many and text.startswith("use ") and paid:
        return [f"use {event.name}", *[f"discard {card.strip()}" for card in paid.split(",")], "pass"]
    card, arrow, targets = text.partition("->")
    name = known_name(s.rules, card.removeprefix("play ").partition(" with ")[0].strip())
    aim = s.rules.cards[name].aim if name in s.rules.cards else None
    if not arrow or aim is None or not aim.MANY:
        return [text]
    return [card.strip(), *[f"choose {target.strip()}" for target in targets.split(",")]]


def refusal_of(s: State, seat: Seat, text: str, place: str) -> Refused | None:
    """Why a move, which may have several targets, is refused; None if it is legal."""
    first, *choices = unfolded(s, text)
    if not choices:
        return s.why_not(_parse(s, seat, text, place, literal=True), seat)
    trial = s.clone()
    refusal = trial.why_not(_parse(trial, seat, first, place, literal=True), seat)
    if refusal is not None:
        return refusal
    trial.apply(_parse(trial, seat, first, place, literal=True), seat)
    try:
        name_all(trial, seat, choices, place, literal=True)
    except Refused as refused:
        return refused
    return trial.refused(NAMING) if _naming(trial, seat) else None


def name_all(s: State, seat: Seat, choices: list[str], place: str, literal: bool = False) -> list[Event]:
    """Make choices, given in any order, as they are asked for; raises Refused if none of them fits."""
    events: list[Event] = []
    left = list(choices)
    while left:
        if not _naming(s, seat):
            raise s.refused(NAMING)
        named = [_parse(s, seat, choice, place, literal) for choice in left]
        at = next((i for i, move in enumerate(named) if s.why_not(move, seat) is None), 0)
        events += s.apply(named[at], seat)
        del left[at]
    return events


def _naming(s: State, seat: Seat) -> bool:
    """Is a seat being asked to name several targets, one by one?"""
    return s.to_act == seat and s.stack[-1].REASON == NAMING


def make(s: State, seat: Seat, text: str, place: str) -> list[Event]:
    """Make a move for a seat, after any forced decisions before it, and return what happened."""
    first, *choices = unfolded(s, text)
    events = _make_one(s, seat, first, place)
    try:
        return events + name_all(s, seat, choices, place)
    except Refused as refused:
        raise _refused(s, seat, text, place, refused) from None


def _make_one(s: State, seat: Seat, text: str, place: str) -> list[Event]:
    events: list[Event] = []
    while True:
        move = _parse(s, seat, text, place)
        refusal = s.why_not(move, seat)
        if refusal is None:
            return events + s.apply(move, seat)
        forced = s.forced()
        if forced is None:
            raise _refused(s, seat, text, place, refusal, pending=True)
        events += s.apply(forced)


def _refused(s: State, seat: Seat, text: str, place: str, refused: Refused, pending: bool = False) -> Failed:
    move = f"{s.names[seat]}: {text}"
    why = Said("scenario-refused", {"move": move, "why": refusal(refused), "rule": refused.rule})
    return Failed(place, together([why, _pending(s)]) if pending else why, move, refused)


def refuse(s: State, seat: Seat, text: str, place: str) -> ScenarioStep:
    """Check that a move is refused and changes nothing.

    Forced decisions are taken first; a move out of turn must not be legal at any of them either.
    """
    events: list[Event] = []
    move: dict[str, Term] = {"move": f"{s.names[seat]}: {text}"}
    accepted = Failed(place, Said("scenario-refused.not", move))
    while (forced := s.forced()) is not None:
        with suppress(Unreadable):
            if parse_move(s, seat, text, literal=True) in s.any_time(seat):
                raise accepted
        events += s.apply(forced)
    before = s.save()
    refused = refusal_of(s, seat, text, place)
    if refused is None:
        raise accepted
    if len(unfolded(s, text)) == 1:
        with suppress(Refused):
            s.apply(_parse(s, seat, text, place, literal=True), seat)
    if s.save() != before:
        raise Failed(place, Said("scenario-refused.changed", move))
    return ScenarioStep(f"refuse {s.names[seat]}: {text}", events, refused)


def _pending(s: State) -> Said:
    if s.over:
        return Said("scenario-next.over", {"winner": s.winner})
    moves = "; ".join(print_move(s, move) for move in s.legal()[:8])
    return Said("scenario-next", {"seat": s.names[s.to_act], "moves": moves})


def check(s: State, expected: Any, place: str, strict: bool = True) -> ScenarioStep:
    """Take all forced decisions, then compare the state with the expectations."""
    events = take_forced(s)
    checked = _checked(s, expected, place)
    failed = [check.wrong for check in checked if check.wrong is not None]
    if failed and strict:
        raise Failed(place, together(failed))
    return ScenarioStep("expect", events, checked=checked)


def _checked(s: State, expected: Any, place: str) -> list[Checked]:
    if not isinstance(expected, dict):
        raise wrong(place, "scenario-mapping", example=EXPECTATION)
    checked = []
    keys = keys_of(s.rules)
    for key, value in expected.items():
        if str(key) in s.names:
            if not isinstance(value, dict):
                raise wrong(f"{place}.{key}", "scenario-mapping", example=EXPECTATION)
            check_keys(value, keys.SEAT_CHECKS, f"{place}.{key}")
            seat = Seat(s.names.index(str(key)))
            for what, wanted in value.items():
                line = keys.check_seat(s, seat, what, wanted, f"{place}.{key}.{what}")
                why = None if line is None else Said("notation-at", {"place": str(key), "why": line})
                checked.append(Checked(f"{key}: {what}: {_written(wanted)}", why))
        else:
            check_keys({key: value}, (*keys.GAME_CHECKS, *s.names), place)
            checked.append(Checked(f"{key}: {_written(value)}", _game_check(s, key, value, f"{place}.{key}")))
    return checked


def _written(wanted: Any) -> str:
    """An expected value as a file writes it."""
    text: str = yaml.safe_dump(wanted, default_flow_style=True, allow_unicode=True, width=10_000)
    return text.removesuffix("...\n").strip()


def _game_check(s: State, what: str, wanted: Any, place: str) -> Said | None:
    name = None if s.to_act == NOBODY else s.names[s.to_act]
    if what == "to_act":
        return differs(what, wanted, name)
    if what == "turn":
        return differs(what, wanted, s.names[s.turn])
    if what == "phase":
        return differs(what, wanted, s.phase)
    if what == "winner":
        outcome = s.outcome()
        alone = s.names[outcome.seats[0]] if outcome is not None and len(outcome.seats) == 1 else ""
        return None if wanted and wanted == alone else differs(what, wanted, s.winner or None)
    if what == "discard_size":
        return differs(what, wanted, len(s.pile))
    if what == "discard_top":
        if not s.pile:
            return differs(what, wanted, None)
        fits = wanted is not None and s.pile[-1] in faces_of(s.rules, str(wanted), place)
        return None if fits else should_be(what, str(wanted), print_card(s.rules, s.pile[-1]))
    if what == "discard_has":
        return check_cards(s, what, wanted, s.pile, False, place)
    if what in ("legal", "not_legal"):
        return _moves_check(s, what, wanted, place)
    return keys_of(s.rules).check_game(s, what, wanted, place)


def _moves_check(s: State, what: str, wanted: Any, place: str) -> Said | None:
    if not isinstance(wanted, list):
        raise wrong(place, "scenario-moves", found=repr(wanted))
    if s.over:
        return Said("scenario-legal.over", {"what": what}) if what == "legal" and wanted else None
    moves = []
    for text in wanted:
        legal = refusal_of(s, s.to_act, str(text), place) is None
        if legal != (what == "legal"):
            moves.append(str(text))
    return Said("scenario-legal", {"what": what, "moves": "; ".join(moves)}) if moves else None
