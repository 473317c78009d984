"""What an event forbids is refused with the rule of that event, not with the rule of the game beneath."""

from __future__ import annotations

from pathlib import Path

import pytest

from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import play, read

SCENARIOS = Path(__file__).parent.parent / "scenarios"

CITED = {
    "high-noon/hin-03-04-through-the-last-players-turn": ["HIN-8.1"],
    "high-noon/hin-06-03-a-barrel-card-works-for-jourdonnais": ["HIN-6.1"],
    "high-noon/hin-06-03-calamity-janets-cards-are-what-they-are": ["HIN-6.1"],
    "high-noon/hin-06-03-elena-fuente-is-sober": ["HIN-6.1"],
    "high-noon/hin-06-03-jose-delgado-keeps-his-blue-card": ["HIN-6.1"],
    "high-noon/hin-06-03-no-chuck-and-no-doc": ["HIN-6.1", "HIN-6.1"],
    "high-noon/hin-06-03-sid-ketchum-exchanges-nothing": ["HIN-6.1"],
    "high-noon/hin-08-02-a-volcanic-is-unlimited": ["HIN-8.1"],
    "high-noon/hin-08-03-calamity-janet-two-in-all": ["HIN-8.1", "HIN-8.1"],
    "high-noon/hin-08-04-no-bang-in-ones-own-turn": ["HIN-8.4"],
    "high-noon/hin-08-08-other-hits-are-no-bang-cards": ["HIN-8.4"],
    "high-noon/hin-09-02-sid-ketchum-rescues-himself": ["HIN-9.1"],
    "high-noon/hin-09-03-a-beer-above-the-limit": ["HIN-9.1"],
    "high-noon/hin-12-06-chuck-wengams-ghost-may-not-pay": ["HIN-12.6"],
    "high-noon/hin-12-07-sid-ketchums-ghost": ["HIN-12.7"],
    "high-noon/hin-14-05-only-the-suit-he-named": ["HIN-14.5"] * 4,
    "high-noon/hin-14-06-laying-is-playing": ["HIN-14.5"] * 2,
    "high-noon/hin-14-06-the-beer-of-spades": ["HIN-14.5"],
    "high-noon/hin-14-07-the-second-card-of-a-cost": ["HIN-14.5"],
    "fistful/fis-00-02-a-barrel-answers-hits-only": ["FIS-4.4", "FIS-4.4"],
    "fistful/fis-03-04-at-full-life": ["FIS-3.4"],
    "fistful/fis-03-06-a-barrel-must-be-laid": ["FIS-3.6"],
    "fistful/fis-03-09-he-may-stop": ["FIS-3.9"],
    "fistful/fis-04-03-any-card-at-any-distance": ["FIS-4.3"],
    "fistful/fis-04-03-with-a-bang-only": ["FIS-4.3"] * 4,
    "fistful/fis-04-09-apache-kid": ["FIS-4.9"],
    "fistful/fis-04-09-calamity-janet-and-a-single-bang": ["FIS-4.7"],
    "fistful/fis-05-01-nothing-is-laid": ["FIS-5.1"] * 5,
    "fistful/fis-05-03-a-volcanic-lifts-no-limit": ["FIS-5.3", "FIS-5.3"],
    "fistful/fis-05-03-green-cards-cannot-be-used": ["FIS-5.3"] * 3,
    "fistful/fis-05-05-the-cards-are-there": ["BAS-5.7"],  # limit two is no matter of the event
    "fistful/fis-06-01-once-a-turn": ["FIS-6.1", "FIS-6.1"],
    "fistful/fis-06-01-who-is-asked": ["FIS-6.1"],
    "fistful/fis07-ranch": ["FIS-3.11"],
    "fistful/fis09-blood-brothers": ["FIS-6.1"],
}
"""Scenarios, and the rules that their refusals cite, one after the other."""


@pytest.mark.parametrize(("name", "rules"), CITED.items(), ids=CITED.keys())
def test_a_refusal_cites_the_rule_of_the_event(name: str, rules: list[str]) -> None:
    data = read(SCENARIOS / f"{name}.yaml")
    steps = list(play(parse_position(data), data))
    assert [step.refused.rule for step in steps if step.refused is not None] == rules
