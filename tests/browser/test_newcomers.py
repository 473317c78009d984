"""What somebody who has never been here sees and needs, on screens of every shape."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from boothill.table import wire
from tests.browser.house import DESK, EDGE, PHONE, USEFUL, Guest
from tests.browser.stage import Stage
from tests.browser.test_learn import Learner

Guests = Callable[..., Guest]
SMALL = (320, 568)
ON_ITS_SIDE = (844, 390)
DOUBLED = (720, 450)
"""A screen of 1440 by 900 at twice the size."""

SHOP = """
players:
  Ann: {role: sheriff,  character: Bart Cassidy, hand: [Cat Balou, General Store, Mustang, Barrel, Remington]}
  Bob: {role: outlaw,   character: Kit Carlson, hand: [Beer], in_play: [Barrel]}
  Cid: {role: outlaw,   character: Paul Regret, hand: [Beer, Beer]}
  Dee: {role: renegade, character: Suzy Lafayette, hand: [Beer], in_play: [Mustang, Scope]}
  Eve: {role: deputy,   character: Jourdonnais, hand: [Beer]}
"""


def take(ann: Guest, card: str) -> None:
    ann.page.locator(".hand").get_by_role("button", name=re.compile(f"^{card}")).click(position=EDGE)


def seen(*things: Locator) -> None:
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL, ON_ITS_SIDE, DOUBLED])
def test_whatever_the_screen_a_turn_can_be_played(guest: Guests, size: tuple[int, int]) -> None:
    ann = guest(size)
    stage = Stage.set(ann, SHOP, still=True)
    understood = ann.page.get_by_role("button", name="OK", exact=True)
    seen(understood)
    understood.click()
    seen(ann.page.get_by_role("button", name="End your turn"), *ann.page.locator(".hand li").all()[:2])
    expect(ann.page.locator(".seat").first).to_be_in_viewport()
    take(ann, "Cat Balou")
    cancel = ann.page.get_by_role("button", name="Cancel")
    seen(cancel)
    expect(ann.page.locator(".prompt .aim").first).to_have_text(re.compile("^Bob"))
    cancel.click()
    take(ann, "General Store")
    ann.page.get_by_role("button", name="Play it").click()
    ann.page.locator(".pick").nth(1).click()
    seen(ann.page.get_by_role("button", name="Take it"))
    ann.page.get_by_role("button", name="Take it").click()
    expect(ann.page.locator(".pick")).to_have_count(0)
    assert len(stage.answers) == 2


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_no_word_of_the_duel_leaves_its_button(guest: Guests, size: tuple[int, int]) -> None:
    ann = guest(size)
    Stage.played(ann, lambda game, ask: not ask.threat and len(ask.moves) > 3, moves=14, game="duel", players=2)
    words = ann.page.locator(".prompt button:not(.rule-id), .prompt .hint")
    for card in [None, *range(ann.page.locator(USEFUL).count())]:
        if card is not None:
            ann.page.locator(USEFUL).nth(card).click(position=EDGE)
        wide = words.evaluate_all("all => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)")
        assert wide == []


@pytest.mark.parametrize("size", [DESK, PHONE, ON_ITS_SIDE])
def test_a_lesson_shows_the_others_and_the_hand_at_once(guest: Guests, size: tuple[int, int]) -> None:
    ann = Learner(guest(size), "shoot")
    expect(ann.page.locator(".seat").first).to_be_in_viewport()
    seen(ann.page.locator(".hand li").first)
    others, hand = ann.page.locator(".stage").bounding_box(), ann.page.locator(".hand").bounding_box()
    assert others and hand
    assert size == ON_ITS_SIDE or others["y"] < hand["y"]


def test_the_log_begins_with_the_latest_and_looks_back_beyond_a_reload(guest: Guests) -> None:
    ann = guest(PHONE)
    Stage.set(ann, SHOP, still=True)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    for card in ("Mustang", "Barrel", "Remington"):
        take(ann, card)
        ann.page.get_by_role("button", name="Play it").click()
        expect(ann.page.locator(".me .gear").filter(has_text=card)).to_have_count(1)

    def look(line: str) -> None:
        ann.page.get_by_role("button", name="Log").click()
        seen(ann.page.locator(".log .line").last)
        ann.page.get_by_role("dialog").get_by_role("button", name=line).click()
        expect(ann.page.get_by_role("dialog")).to_have_count(0)

    look("You place Barrel")
    expect(ann.page.locator(".me .gear")).to_have_text(["Mustang", "Barrel"])
    ann.page.get_by_role("button", name="Previous move").click()
    expect(ann.page.locator(".me .gear")).to_have_text(["Mustang"])
    ann.page.reload()
    look("You place Mustang")
    expect(ann.page.locator(".me .gear")).to_have_text(["Mustang"])
    for _ in range(2):
        ann.page.get_by_role("button", name="Next move").click()
    expect(ann.page.locator(".question")).to_have_text("Your turn. What do you play?")
    expect(ann.page.locator(".me .gear")).to_have_count(3)


LUCK = """
players:
  Ann: {role: outlaw,  character: Lucky Duke, hand: [Beer], in_play: [Barrel]}
  Bob: {role: sheriff, character: Kit Carlson, hand: [BANG!, Indians!]}
  Cid: {role: outlaw,  character: Paul Regret, hand: [Beer, Beer]}
  Dee: {role: outlaw,  character: Suzy Lafayette, hand: [Beer]}
deck: ["♠", "♥", any]
turn: Bob
steps:
"""


def test_cards_turned_over_say_what_they_would_mean(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = Stage.set(ann, f"{LUCK}  - Bob: play BANG! -> Ann", still=True)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    ann.page.get_by_role("button", name="Use Barrel").click()
    told = ann.page.locator(".prompt .about")
    ann.page.locator(".pick").first.click()
    expect(told).to_contain_text("With this card you are out of luck.")
    ann.page.locator(".pick").last.click()
    expect(told).to_contain_text("With this card you are lucky.")
    ann.page.get_by_role("button", name="This one counts").click()
    expect(ann.page.locator(".pick")).to_have_count(0)
    assert len(stage.answers) == 2


def test_whoever_can_only_bear_it_is_told_so_and_need_not_be_asked_again(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = Stage.set(ann, f"{LUCK}  - Bob: play Indians!", still=True)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    expect(ann.page.locator(".prompt")).to_contain_text("You have no BANG! to discard.")
    ann.page.get_by_role("button", name="Don't ask me again when I have no choice").click()
    expect(ann.page.get_by_role("button", name="Lose a life point")).to_have_count(0)
    assert stage.answers == [["pass"]]
    assert stage.sent[1:] == [wire.SetOrders(wire.Orders(forced=True))]
