"""The catalogue against the code: nothing untold, nothing left over, no sentence that lacks a fact."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import boothill.terminal
from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.core import events as ev
from boothill.core.events import UNKNOWN, Event
from boothill.core.frames.base import Frame
from boothill.core.frames.playing import Playing
from boothill.core.ids import NOBODY, Face, Figure, Seat, Target
from boothill.core.moves import PASS, Move
from boothill.core.refusal import Refused
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.core.targets import CHARACTER, NO_TARGET, PILE, gear_of, hand_of, side_of
from boothill.sets import GAMES, new_game, ruleset
from boothill.table import wire
from boothill.table.dealing import check_settings
from boothill.table.problem import Problem
from boothill.table.wire.lines import Word
from boothill.terminal.commands import COMMANDS
from boothill.words import catalogue, phrases
from boothill.words.catalogue import arguments, exists, languages, texts_of
from boothill.words.messages import Messages
from boothill.words.phrases import Said, key_of, rule_of
from boothill.words.rulebook import all_rules
from tests.tables import EVENTS, TABLES, all_rulesets, an_event, combinations, dealt, play_on, with_events

KINDS = {value for name, value in vars(ev).items() if name.isupper() and isinstance(value, str)}
ALL_RULES = all_rulesets()
CITED = {cited for rules in ALL_RULES for cited in rules.cites if not cited.startswith(f"{ev.WON} ")}
REASONS = CITED - KINDS | {"draw-choice", "event-not-now"}
"""Why a move is refused: the reasons that have a rule in some game, and those that cite an ability's or event's own."""

HIDDEN = {ev.DREW, ev.STOLE, ev.LOOKED, ev.KEPT, ev.PUT_BACK, ev.PUT_ON_DECK}
"""Kinds whose cards not everybody sees."""


class References(Visitor):
    """The placeholders of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(lang: str, name: str) -> dict[str, ast.Message]:
    text = (files("boothill") / "locales" / lang / f"{name}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def forms_of(name: str) -> set[str]:
    """The ids of all messages of a file and of their forms."""
    forms = set()
    for id, entry in entries("en", name).items():
        forms |= {id} if entry.value is not None else set()
        forms |= {f"{id}.{attribute.id.name}" for attribute in entry.attributes}
    return forms


def placeholders(node: ast.Message) -> set[str]:
    references = References()
    references.visit(node)
    return references.names - {"box"}  # every message may ask for the box


class Noted(Messages):
    """Messages that note which were asked for, and with what."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()
        self.given: set[str] = set()

    def say(self, what: Said, case: str = "") -> str:
        self.asked.add(what.id)
        self.given |= what.args.keys()
        return super().say(what, case)


@cache
def a_game(game: str, players: int = 5, events: bool = False) -> State:
    return new_game(game, "ABCDEFGH"[:players], "messages", EVENTS if events else {})


def table_with_events(number: int, game: str, players: int, seed: str) -> State:
    """A game whose number is odd is played with events, if it can be."""
    options = EVENTS if number % 2 and with_events(game) else {}
    return new_game(game, "ABCDEFGH"[:players], f"{seed} {number}", options)


@pytest.mark.parametrize("lang", languages())
def test_the_catalogue_is_sound(lang: str) -> None:
    seen: set[str] = set()
    for file in (files("boothill") / "locales" / lang).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in seen, f"{file.name}: {entry.id.name} is there twice"
                seen.add(entry.id.name)


def test_every_kind_of_event_has_a_message_and_every_such_message_a_kind() -> None:
    assert entries("en", "events").keys() == KINDS - {ev.SPENT} | {"by-ability"}


def test_every_refusal_has_a_message_and_every_such_message_a_refusal() -> None:
    assert entries("en", "refusals").keys() == REASONS
    for rules in ALL_RULES:
        assert {reason for row in rules.cards.values() for reason in row.cites} <= REASONS


def test_every_card_and_character_is_explained() -> None:
    cards = {f"card-{key_of(name)}" for rules in ALL_RULES for name in rules.cards}
    characters = {f"character-{key_of(name)}" for rules in ALL_RULES for name in rules.characters}
    assert entries("en", "cards").keys() == cards
    assert entries("en", "characters").keys() == characters


def test_every_event_is_explained() -> None:
    rules = ruleset("classic", EVENTS)
    assert entries("en", "eventcards").keys() == {f"event-{key_of(name)}" for name in rules.events}
    assert all(Messages().in_force(rules, row) for row in rules.events.values())


def test_what_a_card_does_in_another_way_is_explained_in_another_way() -> None:
    """Every form of an explanation is used by some game, and every value of an option that it mentions exists."""
    messages = Noted()
    for game in GAMES:
        for options in combinations(game):
            rules = ruleset(game, options)
            for row in rules.cards.values():
                assert messages.effect(rules, row)
            for who in rules.characters.values():
                assert messages.ability(rules, who)
    assert messages.asked == forms_of("cards") | forms_of("characters")


@pytest.mark.parametrize(
    ("name", "game", "options", "words"),
    [
        ("Beer", "classic", {}, "saves you when you lose your last one"),
        ("Beer", "dodge-city", {}, "on anyone's turn, you lose one point fewer"),
        ("Beer", "classic+dodge-city", {"beer": "last-life"}, "even when you have just lost your last one"),
        ("Jail", "classic", {}, "or they lose that turn"),
        ("Jail", "classic", {"edition": "first"}, "neither draw nor play"),
        ("Jail", "classic+dodge-city", {}, "neither draw nor play"),
        ("Dynamite", "classic", {}, "passes it to the left"),
        ("Dynamite", "dodge-city", {}, "the next player who has none"),
        ("Pixie Pete", "dodge-city", {}, "Draws 4 cards"),
        ("Pixie Pete", "dodge-city", {"pixie_pete": "3"}, "Draws 3 cards"),
        ("Sean Mallory", "dodge-city", {}, "any number"),
        ("Sean Mallory", "dodge-city", {"sean_mallory": "10"}, "up to 10 cards"),
        ("José Delgado", "dodge-city", {}, "two cards for each"),
        ("José Delgado", "dodge-city", {"jose_delgado": "2"}, "Up to 2 times per turn"),
        ("Vulture Sam", "classic+dodge-city", {}, "shares them with Vera Custer"),
    ],
)
def test_an_explanation_is_true_in_the_game_that_is_played(
    name: str, game: str, options: dict[str, str], words: str
) -> None:
    rules = ruleset(game, options)
    messages = Messages()
    if name in rules.cards:
        assert words in messages.effect(rules, rules.cards[name])
    else:
        assert words in messages.ability(rules, rules.characters[name])


def events_of_every_shape(rules: Ruleset) -> list[Event]:
    named = [name for name in ("Barrel", "Tequila", "Derringer", "Colt") if name in rules.cards]
    barrel, *others = (rules.rows.index(rules.cards[name]) for name in named)
    targets = (NOBODY, 0, 1, hand_of(Seat(1)), gear_of(Figure(Target(1)), Face(barrel)), PILE)
    names = ("", "Dynamite", next(iter(rules.characters)), "law", "B", "red", "black", "identity", *rules.events)
    seen = ((barrel,), (barrel, barrel), *((card,) for card in others))
    return [
        an_event(kind, Seat(seat), Seat(other), cards=cards, n=n, name=name, target=Target(target))
        for kind in sorted(KINDS)
        for seat in ((0, 1) if kind != ev.WON else (NOBODY,))
        for other in (NOBODY, 1 if seat == NOBODY else 1 - seat)
        for cards in (*seen, *(((UNKNOWN,), (UNKNOWN, UNKNOWN)) if kind in HIDDEN else ()))
        for n in (0, 1, 3)
        for name in names
        for target in targets
        if (n != 0) + (name != "") + (target != NOBODY) <= (1 if name in rules.events else 2)
    ]


def test_events_of_every_shape_use_every_form_and_have_all_they_mention() -> None:
    messages = Noted()
    for s in (a_game("classic+dodge-city"), a_game("duel", 2), a_game("classic", events=True)):
        boards = (s, s.view(Seat(0)))
        for event in events_of_every_shape(s.rules):
            for board in boards:
                assert messages.event(board, event) or event.kind == ev.SPENT
    around = {"by-ability"}  # said around the line of an event, where an ability brought it about
    for id, entry in entries("en", "events").items():
        assert id in around or placeholders(entry) <= messages.given, id
    assert messages.asked | around == forms_of("events") | forms_of("eventcards") | forms_of("names") - {"side"}


def some_move(rng: Random, s: State) -> Move:
    """A move of any kind, seldom a legal one."""
    hand, mine, figure = s.hands[s.to_act], s.fronts[s.to_act], rng.randrange(len(s.alive))
    card = rng.choice([*hand, *hand, *s.table[mine], rng.randrange(len(s.rules.faces))])
    if rng.random() < 0.1:
        return Move("play", Face(card), name=rng.choice(list(s.rules.cards)))
    if rng.random() < 0.1:
        return Move("use", name=rng.choice([s.ability[mine].name, s.characters[mine].name, *s.rules.characters]))
    if s.rules.event is not None and rng.random() < 0.2:
        name = rng.choice([s.rules.event.name, *s.rules.events])
        pay = tuple(rng.sample(hand, min(len(hand), rng.randrange(3))))
        lying = [gear_of(Figure(Target(figure)), card) for card in (*s.table[figure], Face(0))]
        return rng.choice([
            Move("use", target=rng.choice([NO_TARGET, Target(figure), *lying]), name=name, pay=pay), Move("end"),
        ])  # fmt: skip
    if rng.random() < 0.1:
        return Move("use", Face(rng.choice([*s.table[mine], card])), Target(figure))
    if rng.random() < 0.05:
        return Move("draw from", target=rng.choice([hand_of(s.owner[figure]), PILE]))
    gear = gear_of(Figure(Target(figure)), Face(rng.choice(s.table[figure] or [0])))
    target = rng.choice([-1, figure, hand_of(s.owner[figure]), gear, CHARACTER])
    if s.several and rng.random() < 0.3:
        card, aim = rng.choice(hand or [0]), side_of(s.owner[figure])
        return rng.choice([Move("swap"), Move("reload", Face(card)), Move("play", Face(card), aim)])
    return Move(rng.choice(["play"] * 5 + ["use", "discard", "take", "pass", "end"]), Face(card), Target(target))


def refusals() -> list[Refused]:
    """Every reason for a refusal, as the engine gives it."""
    found: list[Refused] = []
    for number, (game, players) in enumerate(TABLES * 4):
        rng = Random(number)
        s = table_with_events(number + number // len(TABLES), game, players, "refusals")
        driver = Driver(s, [make_bot("random") for _ in s.names], rng)
        while not s.over:
            for _ in range(6):
                refused = s.why_not(some_move(rng, s), Seat(rng.choice([NOBODY, NOBODY, rng.randrange(len(s.names))])))
                if refused is not None:
                    found.append(refused)
            following = driver.next_move()
            assert following is not None
            driver.make(*following)
        over = s.why_not(PASS)
        assert over is not None
        found.append(over)
    long = a_game("classic")
    long.become(Playing(long.to_act, closed=True))
    without_end = long.why_not(Move("play", long.hands[long.to_act][0]))
    assert without_end is not None
    found.append(without_end)
    nowhere = a_game("classic").why_not(PASS, Seat(9))
    assert nowhere is not None
    return [*found, nowhere]


RARE = {
    "no-card",
    "not-asked-for",
    "beer-between-two",
    "no-cost",
    "share",
    "closed",
    "fallen",
    "pile-empty",
    "own-hand",
    "further-card",
    "another-player",
    "both-in-vain",
    "ghost",
    "ghost-unhurt",
    "nothing-to-regain",
    "card-of-another",
    "at-another",
    "empty-hand",
}
"""Refusals that blind moves hardly come across; the engine gives them a card or a target at most."""


def test_every_refusal_gives_what_its_message_mentions() -> None:
    messages = Messages()
    met: dict[str, set[str]] = {}
    for refused in refusals():
        sentence = messages.refusal(refused)
        assert sentence.endswith(f" [{refused.rule}]") and sentence[0].isupper()
        facts = refused.facts.keys() | {"card", "target"}
        met[refused.reason] = met.get(refused.reason, facts) & facts
    assert met.keys() | RARE == REASONS
    for reason, facts in met.items():
        assert placeholders(entries("en", "refusals")[reason]) <= facts, reason
    for reason in RARE:
        assert placeholders(entries("en", "refusals")[reason]) <= {"card", "target"}, reason


def test_a_refusal_is_a_sentence_with_its_facts_and_its_rule() -> None:
    refused = Refused("BAS-6.6", "out-of-reach", {"target": "Paul", "distance": 3, "range": 1})
    assert Messages().refusal(refused) == "Paul is at distance 3, but your weapon only reaches 1. [BAS-6.6]"


def test_every_event_of_whole_games_is_told_with_a_rule_that_exists() -> None:
    messages = Messages()
    for number, (game, players) in enumerate(sorted(TABLES * 2)):
        s = table_with_events(number, game, players, "told")
        driver = Driver(s, [make_bot("random") for _ in s.names], Random(number))
        while not s.over:
            following = driver.next_move()
            assert following is not None
            events = driver.make(*following)
            for board in (s, s.view(NOBODY), s.view(Seat(0))):
                for event, line in messages.told(board, events):
                    assert line and "?" not in line, event
                    assert rule_of(s.rules, event) in all_rules()


def test_the_rule_of_a_card_or_ability_is_its_own() -> None:
    rules = ruleset("classic")
    missed = Face(rules.rows.index(rules.cards["Missed!"]))
    assert rule_of(rules, an_event(ev.PLAYED, Seat(0), cards=(missed,))) == "BAS-9.5"
    assert rule_of(rules, an_event(ev.PLAYED, Seat(0), cards=(missed,), name="BANG!")) == "BAS-9.1"
    assert rule_of(rules, an_event(ev.USED, Seat(0), name="Barrel")) == "BAS-9.42"
    assert rule_of(rules, an_event(ev.ABILITY, Seat(0), name="Sid Ketchum")) == "BAS-10.40"
    assert rule_of(rules, an_event(ev.LOST, Seat(0), n=1)) == "BAS-7.10"


def test_each_reader_is_told_what_he_may_know_and_spoken_to() -> None:
    s = a_game("classic")
    messages = Messages()
    beer = Face(s.rules.rows.index(s.rules.cards["Beer"]))
    drew = an_event(ev.DREW, Seat(0), cards=(beer, beer), n=2, shown_to=(Seat(0),))
    assert messages.event(s.view(Seat(0)), drew) == "You draw Beer 6♥, Beer 6♥."
    assert messages.event(s.view(Seat(1)), drew) == "A draws 2 cards."
    assert messages.event(s, drew) == "A draws Beer 6♥, Beer 6♥."
    stole = an_event(ev.STOLE, Seat(0), Seat(1), cards=(beer,), n=1, shown_to=(Seat(0), Seat(1)))
    assert messages.event(s.view(Seat(0)), stole) == "You take Beer 6♥ from B's hand."
    assert messages.event(s.view(Seat(1)), stole) == "A takes Beer 6♥ from your hand."
    assert messages.event(s.view(Seat(2)), stole) == "A takes a card from B's hand."


def test_what_the_next_line_says_anyway_is_not_told() -> None:
    s = a_game("classic")
    messages = Messages()
    barrel = Face(s.rules.rows.index(s.rules.cards["Barrel"]))
    laid = an_event(ev.LAID, Seat(0), cards=(barrel,), target=Target(0))
    assert messages.told(s, [an_event(ev.PLAYED, Seat(0), cards=(barrel,)), laid])[1:] == []
    assert len(messages.told(s, [laid])) == 1
    assert [
        line
        for _, line in messages.told(
            s, [an_event(ev.PASSED, Seat(0)), an_event(ev.LOST, Seat(0), Seat(1), n=1, target=Target(0))]
        )
    ] == ["A loses a life point to B."]
    discards = [an_event(ev.DISCARDED, Seat(0), cards=(barrel,)), an_event(ev.DISCARDED, Seat(0), cards=(barrel,))]
    assert [line for _, line in messages.told(s, discards)] == ["A discards Barrel Q♠, Barrel Q♠."]
    assert messages.told(s, [an_event(ev.SPENT, Seat(0), cards=(barrel,))]) == []


def test_a_green_card_is_told_when_it_is_laid_and_when_it_is_used() -> None:
    s = a_game("dodge-city")
    messages = Messages()
    sombrero, knife = (Face(s.rules.rows.index(s.rules.cards[name])) for name in ("Sombrero", "Knife"))
    laid = [an_event(ev.PLAYED, Seat(0), cards=(knife,)), an_event(ev.LAID, Seat(0), cards=(knife,), target=Target(0))]
    used = [
        an_event(ev.USED, Seat(0), cards=(knife,), name="Knife", target=Target(1)),
        an_event(ev.USED, Seat(1), cards=(sombrero,), name="Sombrero"),
        an_event(ev.REMOVED, Seat(1), cards=(sombrero,), target=Target(1)),
        an_event(ev.MISSED, Seat(1), Seat(0)),
    ]
    assert [line for _, line in messages.told(s.view(Seat(1)), laid + used)] == [
        "A puts Knife 8♥ into play, to use later.",
        "A uses Knife 8♥ against you.",
        "You use Sombrero.",
        "The shot misses you.",
    ]


def test_a_character_is_told_by_its_name_even_after_another_has_taken_its_place() -> None:
    s = a_game("duel", 2).clone()
    while s.characters[0] is s.characters[2]:
        s.apply(s.legal()[0])
    fallen = next(
        name for name, who in s.rules.characters.items() if who.side == s.roles[1] and who not in s.characters
    )
    events = [
        an_event(ev.LOST, Seat(1), Seat(0), n=1, target=Target(2)),
        an_event(ev.OUT, Seat(1), name=fallen, target=Target(2)),
        an_event(ev.ENTERED, Seat(1), n=s.rules.numbers[fallen] + 1, name=s.characters[2].name, target=Target(2)),
        an_event(ev.GAINED, Seat(1), n=1, target=Target(2)),
    ]
    assert [line for _, line in Messages().told(s.view(Seat(0)), events)] == [
        f"{fallen} (B) loses a life point.",
        f"{fallen} (B) is eliminated.",
        f"{s.characters[2].name} (B) comes into play.",
        f"{s.characters[2].name} (B) regains a life point.",
    ]


def test_a_winner_without_a_side_is_told_by_name() -> None:
    s = a_game("dodge-city", 3)
    assert Messages().event(s.view(Seat(0)), an_event(ev.WON, name="B")) == "B wins."
    assert Messages().event(s.view(Seat(1)), an_event(ev.WON, name="B")) == "You win."


def test_a_message_that_does_not_exist_or_lacks_a_fact_says_so() -> None:
    messages = Messages()
    with pytest.raises(KeyError, match="no message 'nonsense'"):
        messages.text("nonsense")
    with pytest.raises(KeyError, match=r"no message 'played\.nonsense'"):
        messages.text("played.nonsense")
    with pytest.raises(KeyError, match="out-of-reach"):
        messages.text("out-of-reach", target="Paul")


def test_what_a_language_lacks_is_sent_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"en": {"a": "over = Over.\n    .pass = No.\nhand = Hand\n"}, "pl": {"b": "over = Koniec.\n"}}
    monkeypatch.setattr(catalogue, "texts_of", texts.__getitem__)
    assert catalogue.lacking("pl") == "hand = Hand\n"
    assert catalogue.lacking("en") == ""


def test_a_language_that_does_not_exist_is_english() -> None:
    assert Messages("xx").lang == "en"
    assert Messages("xx").text("over") == "The game is over."


def test_the_terminal_uses_every_message_it_has_and_has_every_question() -> None:
    folder = Path(boothill.terminal.__file__).parent
    beside = (
        *folder.parent.glob("cli/*.py"),
        folder.parent / "text" / "scenario" / "verdict.py",
        *(folder.parent / "words" / name for name in ("choices.py", "phrases.py")),
        folder.parent / "table" / "projection" / "decision.py",
    )
    code = "".join(file.read_text(encoding="utf-8") for file in (*folder.glob("*.py"), *beside))
    literal = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)(?:\.[a-z-]+)?[".]', code))
    asking = {
        frame.__name__
        for rules in ALL_RULES
        for frame in rules.frames.values()
        if frame.moves is not Frame.moves
    }  # fmt: skip
    made = {"ask-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower() for name in asking}
    made |= {f"ask-{level}" for level in ("whom", "which", "pay")} | {"sid-on", "sid-off"}
    made |= {f"goal-{role}" for rules in ALL_RULES for role in rules.box}
    made |= {command.message for command in COMMANDS}
    made |= {f"column-{heading}" for heading in ("role", "character", "life")}
    made |= {f"option-{key_of(option)}" for _, options in GAMES.values() for option in options} - {"option-sheriff"}
    ids = entries("en", "terminal").keys()
    assert made <= ids
    assert ids - literal - made == set()


@pytest.mark.parametrize(
    ("game", "character", "deck", "discarded"),
    [
        ("classic", "Charakter", "vom Nachziehstapel", "A wirft Barrel Q♠ ab."),
        ("dodge-city", "Person", "vom Talon", "A legt Barrel Q♠ ab."),
        ("classic+dodge-city", "Person", "vom Talon", "A legt Barrel Q♠ ab."),
        ("duel", "Charakter", "vom Nachziehstapel", "A wirft Barrel Q♠ ab."),
    ],
)
def test_german_speaks_as_the_box_does_and_both_boxes_together_as_the_newer_one(
    game: str, character: str, deck: str, discarded: str
) -> None:
    messages = Messages("de", game)
    assert messages.text("column-character") == character
    assert messages.text("choice-deck") == deck
    assert messages.text("discarded", you="nobody", seat="A", cards="Barrel Q♠") == discarded


@pytest.mark.parametrize(
    ("lang", "own"), [("en", "as you saw it"), ("de", "wie du es gesehen hast"), ("it", "come la vedevi tu")]
)
def test_a_replay_seen_from_the_readers_own_seat_speaks_to_the_reader(lang: str, own: str) -> None:
    messages = Messages(lang)
    you = messages.text("seat-you")
    assert messages.text("replay-eyes", seat=you) == own
    for id in ("eyes-of", "legend-open"):
        assert you not in messages.text(id, seat=you) and "Dusty" in messages.text(id, seat="Dusty")


@pytest.mark.parametrize(
    ("lang", "game", "name"),
    [
        ("en", "classic", "Classic"),
        ("de", "classic+dodge-city", "Klassik und Dodge City"),
        ("it", "duel", "Il Duello"),
        ("pl", "frontier", "frontier"),
    ],
)
def test_a_game_is_called_by_its_name_in_the_language_of_the_reader(lang: str, game: str, name: str) -> None:
    assert Messages(lang).game(game) == name


def test_a_table_that_cannot_play_a_series_names_its_game() -> None:
    with pytest.raises(Problem) as refused:
        check_settings(wire.Settings(game="duel", players=2, series=True))
    said = wire.said_of(refused.value.told().line)
    assert Messages("de").say(said).startswith("BANG! The Duel lässt sich nicht als Serie spielen:")


def test_a_card_for_oneself_is_not_played_against_oneself() -> None:
    told = {lang: Messages(lang) for lang in ("en", "de", "it")}
    facts = {"you": "nobody", "seat": "Dusty", "card": "X"}
    assert told["en"].text("played.self", key="gift", **facts) == "Dusty plays X for themselves."
    assert told["de"].text("played.self", key="gift", **facts) == "Dusty spielt X für sich selbst."
    assert told["de"].text("played.self", key="jail", **facts) == "Dusty spielt X gegen sich selbst."
    assert told["it"].text("played.self", key="gift", **facts) == "Dusty gioca X per sé."


def test_a_line_names_the_ability_that_brought_it_about_once() -> None:
    """Jesse Jones takes a card without another word; Bart Cassidy's line before the card names him already."""
    messages = Messages()
    found: dict[str, list[str]] = {}
    for seed in range(30):
        s = dealt(seed, 7)
        for _ in islice(play_on(s, Random(seed)), 150):
            lines = [messages.say(line) for _, line in phrases.told(s, s.events)]
            for name in ("Jesse Jones", "Pedro Ramirez", "Kit Carlson", "Bart Cassidy"):
                found.setdefault(name, []).extend(line for line in lines if name in line)
    for name in ("Jesse Jones", "Pedro Ramirez", "Kit Carlson"):
        assert found[name] and all(line.startswith(f"{name}: P") for line in found[name]), name
    assert set(found["Bart Cassidy"]) == {line for line in found["Bart Cassidy"] if line.endswith("'s ability.")}


@pytest.mark.parametrize("lang", languages())
def test_the_arguments_of_a_message_are_those_that_a_parser_finds(lang: str) -> None:
    """A line on the wire has no others, so none may be missed in any language."""
    for name, text in texts_of(lang).items():
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, ast.Message):
                continue
            forms = [(f"{entry.id.name}.{form.id.name}", form.value) for form in entry.attributes]
            for id, pattern in [(entry.id.name, entry.value), *forms]:
                if pattern is not None:
                    references = References()
                    references.visit(pattern)
                    assert references.names <= (arguments(id) or set()), (name, id)


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("classic+dodge-city", 4), ("duel", 2)])
def test_what_travels_can_be_said_in_every_language(game: str, players: int) -> None:
    speakers = [Messages(lang, game) for lang in languages()]
    s = dealt(4, players, game, **(EVENTS if with_events(game) else {}))
    said: set[str] = set()
    for _, _, events in islice(play_on(s, Random(4)), 120):
        lines = [line for _, line in phrases.told(s, events)]
        if not s.over:
            view = s.view(s.to_act)
            lines += [phrases.question(view, form) for form in ("", "pass") if exists(phrases.question_id(view, form))]
        for line in lines:
            travelled = wire.said_of(wire.line_of(line))
            said.add(travelled.id)
            for speaker in speakers:
                assert speaker.say(travelled) == speaker.say(line)
    assert len(said) > 20


def test_a_line_carries_nothing_that_no_language_says() -> None:
    line = wire.line_of(Said("turn", {"seat": "Ann", "you": "nobody", "count": 3, "cards": phrases.Cards(())}))
    assert line.args == {"seat": "Ann", "you": "nobody"}


def names_in(word: Word) -> set[str]:
    """The plain words of a line, those of the lines in it included."""
    if isinstance(word, str):
        return {word}
    inner = list(word.args.values()) if isinstance(word, wire.Line) else list(getattr(word, "words", ()))
    return {name for one in inner for name in names_in(one)}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_line_to_you_names_the_same_people_as_to_anybody_else(game: str, players: int) -> None:
    """The log of the page is filtered by the names in its lines, also where a line reads "you"."""
    s = table_with_events(players, game, players, "names")
    for _, _, events in play_on(s, Random(players)):
        watched, own = (phrases.told(s, events, reader, phrases.named(s)) for reader in (NOBODY, Seat(0)))
        for (event, said), (_, to_me) in zip(watched, own, strict=True):
            named = names_in(wire.line_of(said)) & {*s.names}
            assert named == names_in(wire.line_of(to_me)) & {*s.names}, (event, said.id)
            assert event.seat == NOBODY or s.names[event.seat] in named, (event, said.id)
