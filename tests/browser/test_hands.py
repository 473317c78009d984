"""Hands on the keyboard, on the mouse and on the glass."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from boothill.table import wire
from tests.browser.house import PHONE, Guest, patiently, table
from tests.browser.stage import BOBS_TURN, Stage
from tests.browser.test_pages import violations

Guests = Callable[..., Guest]

ANNS_TURN = """
players:
  Ann: {role: sheriff, character: Rose Doolan, hand: [BANG!, Barrel, Panic!, Missed!]}
  Bob: {role: outlaw, character: Kit Carlson, hand: [Beer], in_play: [Mustang]}
  Cid: {role: outlaw, character: Paul Regret, hand: [Duel]}
  Dee: {role: renegade, character: Suzy Lafayette, hand: [Gatling, Stagecoach]}
  Eve: {role: deputy, character: Vulture Sam, hand: [Saloon]}
"""
"""Ann sees everybody one closer; Cid is out of her range nevertheless."""


def begun(ann: Guest, position: str = ANNS_TURN, still: bool = True) -> Stage:
    """A table at which the introduction has been read."""
    stage = Stage.set(ann, position, still=still)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    return stage


def held(ann: Guest) -> Locator:
    return ann.page.locator(".hand li.held")


def test_a_turn_is_played_with_keys_alone(guest: Guests) -> None:
    ann = guest()
    stage = Stage.set(ann, ANNS_TURN, still=True)
    press = ann.page.keyboard.press
    expect(ann.page.get_by_role("button", name="OK", exact=True)).to_be_visible()
    press("Space")
    expect(ann.page.locator(".intro")).to_have_count(0)
    expect(ann.page.locator(".hand [data-key]")).to_have_count(4)
    assert ann.page.locator(".hand [data-key]").nth(1).get_attribute("aria-keyshortcuts") == "2"
    press("2")
    expect(held(ann)).to_contain_text("Barrel")
    press("Escape")
    expect(held(ann)).to_have_count(0)
    press("2")
    ann.page.locator("main").evaluate("main => main.focus()")
    press("Space")
    expect(ann.page.locator(".me .gear")).to_have_text(["Barrel"])
    press("1")
    expect(ann.page.locator(".prompt .aim[data-key]").first).to_have_attribute("data-key", "1")
    aims = ann.page.locator(".prompt .aim").all_inner_texts()
    ann.page.wait_for_timeout(500)  # the table does not listen for a moment after an answer
    press(str(1 + next(i for i, aim in enumerate(aims) if aim.startswith("Eve"))))
    expect(ann.page.locator(".question")).not_to_have_text(re.compile("^Your turn"))
    assert [moves[0].split(" ")[0] for moves in stage.answers] == ["play", "play"]
    assert stage.answers[1][0].endswith("-> Eve")


def tab_to(ann: Guest, what: str) -> None:
    """Go on from thing to thing until the one that is looked for has the focus."""
    for _ in range(80):
        if ann.page.evaluate("what => document.activeElement.matches(what)", what):
            return
        ann.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not come to {what}")


def test_from_the_first_page_to_the_table_without_a_mouse(guest: Guests) -> None:
    ann = guest()
    ann.go()
    ann.page.wait_for_selector(".begin")
    tab_to(ann, ".begin input")
    ann.page.keyboard.type("Ann")
    tab_to(ann, ".begin .primary")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector(".game .hand")
    ann.page.keyboard.press("Space")
    expect(ann.page.locator(".intro")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("classic", 4), ("classic+dodge-city", 5), ("duel", 2)])
def test_a_whole_game_and_another_one_without_a_mouse(guest: Guests, address: str, game: str, players: int) -> None:
    """By the keys that the page shows at cards and choices; Escape, where nothing can be done with a card."""
    ann = guest()
    rng = Random(5)
    ann.sit(table(address, game=game, players=players))
    press = ann.page.keyboard.press
    press("Space")
    ann.page.wait_for_selector("[data-key], .gone, .end")
    for _ in patiently(400):
        if ann.over:
            break
        keys = ann.page.evaluate("[...document.querySelectorAll('[data-key]')].map((e) => e.dataset.key.toLowerCase())")
        if ann.page.locator(".intro").count():
            press("Space")
        elif ann.page.locator(".fingers, .doubt").count() and not keys:
            press("Escape")
        elif keys and ann.page.locator("[data-speaks=asked] p").count():
            press(rng.choice(keys))
            if ann.page.locator(".cards .pick[aria-pressed=true]").count():
                press("Space")
        ann.page.wait_for_timeout(60)
    assert ann.over
    tab_to(ann, ".end .button.primary")
    press("Enter")
    expect(ann.page.locator(".end")).to_have_count(0)
    ann.page.wait_for_selector(".prompt")


def test_keys_end_the_turn_and_are_left_alone_in_a_field_and_when_turned_off(guest: Guests) -> None:
    ann = guest()
    stage = begun(ann)
    chat = ann.page.get_by_placeholder("Say something")
    chat.press_sequentially("1e?")
    expect(chat).to_have_value("1e?")
    expect(held(ann)).to_have_count(0)
    ann.page.locator("main").evaluate("main => main.focus()")
    ann.page.keyboard.press("?")
    keys = ann.page.get_by_role("dialog")
    expect(keys).to_contain_text("End your turn")
    assert violations(ann.page) == []
    keys.get_by_label(re.compile("^Single keys")).uncheck()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("e")
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".hand button").first).to_be_focused()
    expect(held(ann)).to_have_count(0)
    assert not stage.answers
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label(re.compile("^Single keys")).check()
    ann.page.keyboard.press("Escape")
    ann.page.locator("main").evaluate("main => main.focus()")
    ann.page.keyboard.press("e")
    expect(ann.page.locator(".prompt .decline.ends")).to_have_count(0)
    assert stage.answers == [["end"]]


def test_space_gives_the_only_answer_and_never_passes_where_there_is_another(guest: Guests) -> None:
    ann = guest()
    stage = begun(ann, BOBS_TURN + "steps:\n  - Bob: play BANG! -> Ann\n")
    expect(ann.page.locator(".threat")).to_be_visible()
    ann.page.keyboard.press("a")  # keys are in use now
    expect(ann.page.locator(".prompt .decline")).to_have_attribute("data-key", "0")
    ann.page.wait_for_timeout(700)
    ann.page.keyboard.press("Space")
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".threat")).to_have_count(0)
    assert stage.answers == [["play Missed!"]] or stage.answers[0][0].startswith("play Missed!")


def test_the_arrows_go_from_card_to_card_and_to_the_targets(guest: Guests) -> None:
    ann = guest()
    begun(ann)
    press, cards = ann.page.keyboard.press, ann.page.locator(".hand button")
    press("ArrowRight")
    expect(cards.nth(0)).to_be_focused()
    press("ArrowLeft")
    expect(cards.nth(3)).to_be_focused()
    press("ArrowRight")
    press("Enter")
    expect(held(ann)).to_contain_text("BANG!")
    expect(ann.page.locator(".prompt .aim").first).to_be_focused()
    press("ArrowRight")
    expect(ann.page.locator(".prompt .aim").nth(1)).to_be_focused()
    press("ArrowUp")
    assert ann.page.evaluate("document.activeElement.matches('.seat.lit')")
    press("Escape")
    expect(held(ann)).to_have_count(0)
    expect(cards.nth(0)).to_be_focused()


COVERED = """() => {
  const preview = document.querySelector(".preview").getBoundingClientRect();
  const meets = ({ left, right, top, bottom }) => left < preview.right && preview.left < right && top < preview.bottom && preview.top < bottom;
  return [...document.querySelectorAll(".hand button, .prompt button, .seat.lit")].filter((e) => meets(e.getBoundingClientRect())).map((e) => e.innerText);
}"""  # noqa: E501


@pytest.mark.parametrize("size", [(1366, 768), pytest.param((1920, 1080), marks=pytest.mark.long)])
def test_resting_the_mouse_shows_a_card_or_a_character_and_covers_nothing(guest: Guests, size: tuple[int, int]) -> None:
    ann = guest(size)
    begun(ann)
    preview = ann.page.locator(".preview.placed")
    for thing, rule in (
        (ann.page.locator(".hand button").nth(2), "BAS-9.2"),
        (ann.page.locator(".seat .gear").first, "BAS-9"),
        (ann.page.locator(".seat .face").nth(1), "BAS-1"),
    ):
        thing.hover()
        expect(preview).to_be_visible()
        expect(preview.locator(".rule-id").first).to_contain_text(re.compile(f"^{rule}"))
        assert ann.page.evaluate(COVERED) == []
    assert violations(ann.page) == []
    ann.page.locator(".hand button").first.click()
    expect(preview).to_have_count(0)


def test_a_right_click_says_why_something_can_be_played_or_not(guest: Guests) -> None:
    ann = guest()
    stage = begun(ann)
    sheet = ann.page.get_by_role("dialog")
    ann.page.locator(".hand button").first.click(button="right")
    expect(sheet.get_by_role("listitem").filter(has_text="Eve")).to_contain_text("yes, now")
    expect(sheet.get_by_role("listitem").filter(has_text="Cid").get_by_role("button")).to_contain_text("BAS-6.6")
    assert violations(ann.page) == []
    ann.page.keyboard.press("Escape")
    ann.page.locator(".hand button").nth(3).click(button="right")
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    expect(sheet.get_by_role("listitem").get_by_role("button")).to_contain_text("BAS-")
    ann.page.keyboard.press("Escape")
    ann.page.locator('.seat[data-seat="2"] .face').click(button="right")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Cid")
    expect(sheet.get_by_role("listitem").filter(has_text="Panic!").get_by_role("button")).to_contain_text("BAS-")
    assert not stage.answers
    assert {type(command) for command in stage.sent} == {wire.WhyNot}


class Finger:
    """A finger on the glass, which comes down, rests, moves and goes up as the browser sees it."""

    def __init__(self, ann: Guest) -> None:
        self.touch = ann.context.new_cdp_session(ann.page)

    def down(self, what: Locator, x: float = 20, y: float = 30) -> None:
        box = what.bounding_box()
        assert box
        self.at = (box["x"] + x, box["y"] + y)
        self._send("touchStart", self.at)

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", (self.at[0] + x, self.at[1] + y))

    def up(self) -> None:
        self._send("touchEnd")

    def _send(self, kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_long_press_asks_why_and_takes_nothing(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = begun(ann)
    finger, sheet = Finger(ann), ann.page.get_by_role("dialog")
    for thing, heading in (
        (ann.page.locator(".hand button").nth(3), "Missed!"),
        (ann.page.locator('.seat[data-seat="2"] .name'), "Cid"),
        (ann.page.locator('.seat[data-seat="1"] .gear'), "Mustang"),
    ):
        finger.down(thing, 8, 8)
        expect(sheet.get_by_role("heading", level=2)).to_have_text(heading)
        finger.up()
        expect(sheet).to_be_visible()
        expect(held(ann)).to_have_count(0)
        expect(ann.page.locator(".preview")).to_have_count(0)
        assert ann.page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
        ann.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    assert not stage.answers


def test_a_tap_takes_a_card_at_once_and_a_finger_that_moves_asks_nothing(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = begun(ann)
    finger, cards = Finger(ann), ann.page.locator(".hand button")
    finger.down(cards.first)
    finger.move(0, 60)
    ann.page.wait_for_timeout(700)
    finger.up()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    finger.down(cards.first)
    finger.up()
    expect(held(ann)).to_contain_text("BANG!")
    ann.page.wait_for_timeout(500)
    expect(ann.page.locator(".preview")).to_have_count(0)
    finger.down(ann.page.locator('.seat[data-seat="4"]'))
    finger.up()
    expect(held(ann)).to_have_count(0)
    assert stage.answers[0][0].endswith("-> Eve")


def test_the_log_is_filtered_and_a_moment_is_shared_with_what_one_seat_knows(guest: Guests) -> None:
    ann = guest()
    begun(ann)
    for card, after in ((1, 3), (0, 2)):
        ann.page.locator(".hand button").nth(card).click()
        aims = ann.page.locator(".prompt .aim").filter(has_text="Eve")
        (aims if card == 0 else ann.page.get_by_role("button", name="Play it")).click()
        expect(ann.page.locator(".hand button")).to_have_count(after)
        ann.page.wait_for_timeout(500)
    lines = ann.page.locator(".side .log .line")
    everything = lines.count()
    ann.page.get_by_label("Show lines about").select_option("Eve")
    expect(lines.filter(has_text="Eve")).to_have_count(lines.count())
    assert 0 < lines.count() < everything
    ann.page.get_by_label("Show lines about").select_option("All players")
    ann.page.get_by_label("Kind of line").select_option("Cards played")
    expect(lines).to_contain_text(["Barrel", "BANG!"])
    lines.first.get_by_role("button").first.click()
    expect(ann.page.locator(".question")).to_contain_text("looking back")
    ann.page.locator(".prompt").get_by_role("button", name="Share").click()
    link = ann.page.get_by_role("dialog").get_by_label("A moment of a game").input_value()
    bob = guest(PHONE)
    bob.page.goto(link)
    expect(bob.page.locator(".me .gear")).to_have_text(["Barrel"])
    expect(bob.page.locator(".cards li")).to_contain_text(["BANG!", "Panic!", "Missed!"])
    shown = bob.page.locator("main").inner_text()
    assert not {"Gatling", "Stagecoach", "Duel", "Saloon"} & set(shown.split()), "what others hold is not in it"
    assert violations(bob.page) == []
    bob.page.goto(link[:-30])
    bob.page.reload()
    expect(bob.page.get_by_role("alert")).to_contain_text("damaged")
