"""What is seen when something happens: a shot looks like a shot, and one switch ends all that moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import Guest
from tests.browser.stage import Stage

Guests = Callable[..., Guest]

POSITION = """
players:
  Ann: {role: sheriff, character: Rose Doolan, hand: [BANG!, Gatling, Indians!, Jail, Cat Balou], in_play: [Winchester]}
  Bob: {role: outlaw, character: Kit Carlson, hand: [Schofield, Scope]}
  Cid: {role: outlaw, character: Paul Regret, hand: [Remington, Saloon]}
  Dee: {role: renegade, character: Suzy Lafayette, hand: [Volcanic, Wells Fargo]}
  Eve: {role: deputy, character: Vulture Sam, hand: [Dynamite, Mustang]}
"""

WATCH = """
  window.seen = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.parentElement?.id === "flights") window.seen.push(node.className.split(" ")[0]);
  }).observe(document, { childList: true, subtree: true });
"""  # noqa: E501


def play(ann: Guest, card: str, calm: str = "") -> Counter[str]:
    """What has been seen in the air, by kind, once a card has been played and answered by everybody."""
    ann.context.add_init_script(WATCH + calm)
    stage = Stage.set(ann, POSITION)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    ann.page.locator(".hand button").filter(has_text=card).first.click()
    ann.page.wait_for_selector(".fingers .row button")
    aims = ann.page.locator(".fingers .aim").filter(has_text="Bob")
    (aims.first if aims.count() else ann.page.get_by_role("button", name="Play it")).click()
    if ann.page.locator(".fingers .aim").count():
        ann.page.locator(".fingers .aim").first.click()  # which of Bob's cards
    expect(ann.page.locator(".hand button")).to_have_count(4)
    expect(ann.page.get_by_role("button", name="End your turn")).to_be_visible()
    assert len(stage.answers) == 1
    return Counter(ann.page.evaluate("window.seen"))


@pytest.mark.parametrize(
    ("card", "kind", "times"), [("BANG!", "trace", 1), ("Gatling", "trace", 4), ("Indians!", "dart", 4)]
)
def test_an_attack_reaches_everybody_whom_it_is_meant_for(guest: Guests, card: str, kind: str, times: int) -> None:
    seen = play(guest(calm=False), card)
    assert seen[kind] == times
    assert seen["mark"] > 0, "and is seen to hit"


@pytest.mark.parametrize("card", ["Jail", "Cat Balou"])
def test_what_is_no_shot_does_not_look_like_one(guest: Guests, card: str) -> None:
    seen = play(guest(calm=False), card)
    assert seen["flying"] > 0
    assert not {"trace", "muzzle", "danger"} & seen.keys()


@pytest.mark.parametrize(
    "calm", ["localStorage.setItem('boothill.lively', 'false');", "localStorage.setItem('boothill.tempo', '\"off\"');"]
)
def test_one_switch_ends_all_that_moves(guest: Guests, calm: str) -> None:
    assert play(guest(calm=False), "Gatling", calm) == Counter()


def test_whoever_wants_less_motion_sees_none(guest: Guests) -> None:
    assert play(guest(), "Gatling") == Counter()
