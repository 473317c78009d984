"""`boothill settle`: the verdict on an argument."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands import run

ROOT = Path(__file__).parent.parent
SITUATION = """
name: too far
players:
  A: {role: sheriff,  character: Willy the Kid, hand: [BANG!, BANG!]}
  B: {role: outlaw,   character: Rose Doolan, hand: [Beer]}
  C: {role: outlaw,   character: Black Jack}
  D: {role: renegade, character: Slab the Killer}
steps:
  - refuse: {A: play BANG! -> C}
  - A: play BANG! -> B
  - B: pass
expect:
  B: {life: 3}
"""


def settled(capsys: pytest.CaptureFixture[str], path: Path, text: str, *words: str) -> tuple[int, list[str]]:
    path.write_text(text, encoding="utf-8")
    status, out, err = run(capsys, "settle", str(path), *words)
    assert err == ""
    return status, out.splitlines()


def test_an_argument_is_settled_with_the_verdict_first(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    assert settled(capsys, path, SITUATION.replace("B: {life: 3}", "B: {life: 3, hand_size: 1}")) == (
        0,
        [
            "Verdict: as expected. All 2 expectations hold.",
            "What happens:",
            "    A is asked: Your turn. What do you play?",
            "  A: play BANG! -> C: refused.",
            "    C is at distance 2, but your weapon only reaches 1. [BAS-6.6]",
            "  A: play BANG! -> B",
            "    A plays BANG! Q♥ against B. [BAS-9.1]",
            "  B: pass",
            "    B loses a life point to A. [BAS-7.10]",
            "    A is asked: Your turn. What do you play?",
            "Life points before and after:",
            "  A: 5",
            "  B: 4 -> 3",
            "  C: 4",
            "  D: 4",
            "Expected:",
            "  holds: B: life: 3",
            "  holds: B: hand_size: 1",
        ],
    )


def test_the_guide_shows_what_settle_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = SITUATION.replace("  - refuse: {A: play BANG! -> C}\n", "").replace("[Beer]", "[Missed!]")
    out = settled(capsys, tmp_path / "case.yaml", text.replace("B: {life: 3}", "B: {life: 3, hand_size: 3}"))[1]
    assert "\n".join(["```", *out, "```"]) in (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")


def test_every_expectation_is_judged_wherever_it_stands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One that does not hold does not hide the others, nor what happens after it."""
    text = SITUATION.replace("  - B: pass", "  - expect: {to_act: C}\n  - B: pass").replace("[Beer]", "[Missed!]")
    text = text.replace("B: {life: 3}", "B: {life: 4, hand: [Missed!]}\n  winner: null")
    status, out = settled(capsys, tmp_path / "case.yaml", text)
    assert status == 1 and out[0] == "Verdict: not as expected. 2 of 4 expectations do not hold."
    assert out[-4:] == [
        "  does not hold: to_act should be C, is B",
        "  does not hold: B: life should be 4, is 3",
        "  holds: B: hand: [Missed!]",
        "  holds: winner: null",
    ]
    assert "  B: pass" in out
    nothing = SITUATION[: SITUATION.index("expect:")]
    verdict = "Verdict: this is what happens. There were no expectations to check."
    assert settled(capsys, tmp_path / "case.yaml", nothing)[1][0] == verdict


def test_who_has_a_choice_is_asked_and_who_is_out_is_said_to_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = SITUATION.replace("hand: [Beer]", "hand: [Missed!], life: 1").replace("B: {life: 3}", "B: {alive: false}")
    status, out = settled(capsys, tmp_path / "case.yaml", text)
    assert status == 0 and "    B is asked: A shoots at you. What do you do?" in out
    assert "  B: 1 -> out" in out and out[-1] == "  holds: B: alive: false"
    german = settled(capsys, tmp_path / "case.yaml", text, "--lang", "de")[1]
    assert german[0] == "Ergebnis: wie erwartet. Die eine Erwartung trifft zu." and "  B: 1 -> ausgeschieden" in german


def test_a_move_that_cannot_be_made_is_the_verdict_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = SITUATION.replace("  - refuse: {A: play BANG! -> C}\n", "  - A: play BANG! -> C\n")
    status, out = settled(capsys, tmp_path / "case.yaml", text)
    assert status == 1 and out[0] == (
        "Verdict: this cannot be played as written. A: play BANG! -> C: refused. "
        "C is at distance 2, but your weapon only reaches 1. [BAS-6.6]"
    )
    text = SITUATION.replace("refuse: {A: play BANG! -> C}", "refuse: {A: play BANG! -> B}")
    status, out = settled(capsys, tmp_path / "case.yaml", text)
    assert status == 1 and "A: play BANG! -> B should have been refused" in out[0]


@pytest.mark.parametrize("path", sorted((ROOT / "scenarios").rglob("*-0[13]-*.yaml")), ids=lambda path: path.stem)
def test_scenarios_that_hold_are_settled_as_such(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "settle", str(path))
    assert (status, err) == (0, "") and out.startswith("Verdict: as expected.")


def test_what_is_no_scenario_is_not_settled(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text("steps: nonsense", encoding="utf-8")
    assert run(capsys, "settle", str(path))[0] == 2
    status, _, err = run(capsys, "settle", str(tmp_path / "none.yaml"))
    assert status == 2 and "There is no file" in err
