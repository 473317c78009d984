"""What everybody can see of a step of the rules, whatever the hand of the seat that it asks."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from random import Random

import pytest

from boothill.core.frames.base import CARD, COUNT, FIGURE, HOLDS, PERSON, SEAT
from boothill.core.moves import PASS
from boothill.core.state import State
from boothill.core.view import View
from boothill.sets import ruleset
from boothill.words.phrases import question
from tests.tables import TABLES, all_rulesets, dealt, random_move

KINDS = {"Seat": SEAT, "Figure": FIGURE, "Person": PERSON, "Face": CARD, "int": COUNT}
KINDS |= {f"tuple[{annotation}, ...]": kind for annotation, kind in KINDS.items()}
SOURCES = Path(__file__).parent.parent / "src" / "boothill"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_frame_says_whether_one_may_pass_without_a_look_at_the_hand(game: str, players: int) -> None:
    for seed in range(4):
        s, rng = dealt(seed, players, game), Random(seed)
        while not s.over:
            assert (PASS in s.answers()) == s.stack[-1].MAY_PASS, s.stack[-1]
            s.apply(*random_move(s, rng))


def test_a_field_of_a_frame_holds_the_same_in_every_frame() -> None:
    """Whoever reads a frame that they do not know goes by the names of its fields (`HOLDS`)."""
    fields: dict[tuple[str, str], str] = {}
    for path in (*SOURCES.glob("core/frames/*.py"), *SOURCES.glob("sets/*/*.py")):
        for made in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(made, ast.ClassDef) and any(ast.unparse(line).startswith("FIELDS") for line in made.body):
                for line in made.body:
                    if isinstance(line, ast.FunctionDef) and line.name == "__init__":
                        fields |= {
                            (made.name, field.arg): ast.unparse(field.annotation)
                            for field in line.args.args[1:]
                            if field.annotation is not None
                        }
    assert len(fields) > 60 and fields["Shot", "by"] == "Seat"
    del fields["Turn", "step"]  # a number that counts nothing
    for (frame, field), annotation in fields.items():
        assert HOLDS.get(field) == KINDS.get(annotation), f"{frame}.{field}: {annotation}"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_question_calls_nobody_by_a_number(game: str, players: int) -> None:
    """Whoever a question mentions is called by name: players, characters, and whoever has shot."""
    mentioned = set()
    for seed in range(6):
        s, rng = dealt(seed, players, game), Random(seed)
        while not s.over:
            fields = dict(zip(s.stack[-1].FIELDS, s.stack[-1].fields(), strict=True))
            for about, said in question(s.view(s.to_act)).args.items():
                several = isinstance(fields.get(about), tuple)  # of them it is told how many they are
                if HOLDS.get(about) in (SEAT, FIGURE, PERSON) and not several:
                    assert not isinstance(said, int), (s.stack[-1], about)
                    mentioned.add(about)
            s.apply(*random_move(s, rng))
    assert {"seat", "by", "at"} <= mentioned


SAVED = sorted((Path(__file__).parent / "saved").glob("*.json"))


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_state_saved_by_an_earlier_version_goes_on(path: Path) -> None:
    """Each stands at a step that was called otherwise then, as its fields were."""
    saved = json.loads(path.read_text())
    rules = ruleset(saved["state"]["rules"]["name"], saved["options"])
    s = State.load(saved["state"], rules)
    assert View.load(saved["view"], rules).save() == s.view(s.to_act).save()
    assert type(s.stack[-1]).FORMER_NAME.lower() == path.stem
    assert State.load(s.save(), rules).save() == s.save()
    rng = Random(path.stem)
    while not s.over:
        s.apply(rng.choice(s.legal()))


def test_every_former_name_of_a_step_has_a_state_that_was_saved_with_it() -> None:
    former = {frame.FORMER_NAME.lower() for rules in all_rulesets() for frame in rules.frames.values()} - {""}
    assert former == {path.stem for path in SAVED}
