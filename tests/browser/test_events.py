"""Games with events on the page: the event in force is in sight at every size, and so is all that follows from it."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from boothill.words.messages import Messages
from tests.browser.house import DESK, PHONE, Guest, table
from tests.browser.stage import Stage
from tests.browser.test_pages import violations

Guests = Callable[..., Guest]
BOTH = {"events": "both", "late_events": "yes"}

POSITION = """
game: classic
event: {event}
events: [{following}, High Noon]
players:
  Ann: {{role: sheriff, character: Willy the Kid, hand: [{hand}], in_play: [Barrel]}}
  Bob: {{role: outlaw, character: Bart Cassidy{bob}}}
  Cid: {{role: outlaw, character: Black Jack}}
  Dot: {{role: renegade, character: Slab the Killer}}
  Eve: {{role: deputy, character: Rose Doolan}}
turn: Ann
phase: play
"""


def position(event: str, following: str = "Thirst", hand: str = "BANG!, Missed!", bob: str = "") -> str:
    return POSITION.format(event=event, following=following, hand=hand, bob=bob)


def staged(guest: Guest, text: str, lang: str = "en", **settings: bool) -> Stage:
    guest.context.add_init_script(f"localStorage.setItem('boothill.lang', '\"{lang}\"')")
    return Stage.set(guest, text, options=BOTH, **settings)


@pytest.mark.long
def test_a_whole_game_with_both_boxes_by_clicking_on_a_phone(guest: Guests, address: str) -> None:
    """As a new user would: the event that rules is in sight whenever something is asked."""
    ann = guest(PHONE)
    ann.sit(table(address, game="dodge-city", players=4, options=BOTH))
    assert ann.play(Random(5))
    assert ann.page.locator(".events").count() == 1
    assert ann.page.locator(".log .turned-over, .events [data-event]").count() > 0


CUT = "(what) => [...document.querySelectorAll(what)].some((e) => e.clientWidth && e.scrollWidth > e.clientWidth + 1)"
"""Does a text not fit?"""


@pytest.mark.parametrize(
    "size",
    [
        (320, 568),
        (1366, 768),
        *(pytest.param(size, marks=pytest.mark.long) for size in ((360, 740), (390, 844), (820, 1180), (1920, 1080))),
    ],
)
def test_the_event_and_the_next_one_are_in_sight_at_every_size(guest: Guests, size: tuple[int, int]) -> None:
    ann = guest(size)
    staged(ann, position("Gold Rush"), still=True)
    bar = ann.page.locator(".events")
    expect(bar).to_be_in_viewport(ratio=1)
    say = Messages("en").text
    for text in ("Gold Rush", say("event-gold-rush"), "Next: Thirst", say("page-order")):
        expect(bar.get_by_text(text).first).to_be_in_viewport()
    expect(bar.get_by_role("button", name="HIN-11.1")).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".prompt .question")).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".hand button").first).to_be_in_viewport()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not ann.page.evaluate(CUT, ".events .force b, .events .note")


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "de", "it"])
def test_the_longest_texts_of_events_fit_on_the_smallest_phone(guest: Guests, lang: str) -> None:
    ann = guest((320, 568))
    staged(ann, position("Russian Roulette", "Peyote"), lang, still=True)
    messages = Messages(lang)
    ann.page.get_by_role("button", name=messages.text("page-understood")).click()  # the introduction
    ann.page.locator(".events .now").click()
    sheet = ann.page.locator("dialog[open]")
    for event in ("event-russian-roulette", "event-peyote"):
        expect(sheet.get_by_text(messages.text(event))).to_be_visible()
    assert not ann.page.evaluate(CUT, "dialog[open] p, dialog[open] h4")
    sheet.get_by_role("button", name="FIS-6.8").click()
    expect(ann.page.get_by_text("FIS-6.8").last).to_be_visible()


def test_a_new_event_is_announced_and_stays_until_it_is_read(guest: Guests) -> None:
    ann = guest(PHONE)
    text = position("Curse", "Blessing", "Missed!").replace("turn: Ann\nphase: play", "turn: Eve\nphase: play")
    stage = staged(ann, text, still=True)
    herald = ann.page.locator(".herald")
    expect(herald).to_be_empty()
    ann.page.get_by_role(
        "button", name=Messages("en").text("page-understood")
    ).click()  # nothing happens behind the introduction
    stage.still = False
    stage.bots_play()
    expect(herald).to_contain_text("Curse is over. Now in force:")
    expect(herald).to_contain_text(Messages("en").text("event-blessing"))
    expect(herald.get_by_role("button", name="HIN-5.1")).to_be_visible()
    herald.get_by_role("button", name="OK").click()
    expect(herald).to_be_empty()
    expect(ann.page.locator(".events")).to_contain_text("Blessing")


def test_why_not_names_the_event_and_its_rule(guest: Guests) -> None:
    ann = guest(PHONE)
    staged(ann, position("The Sermon"), still=True)
    ann.page.locator(".hand button").first.click()
    why = ann.page.locator(".why")
    expect(why).to_contain_text("The Sermon: ")
    expect(why.get_by_role("button", name="HIN-8.4")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_ghost_is_neither_dead_nor_alive(guest: Guests, size: tuple[int, int]) -> None:
    ann = guest(size)
    text = position("Ghost Town", bob=", hand: [Duel]").replace("turn: Ann", "turn: Bob\nghost: Bob\nfallen: [Bob]")
    staged(ann, text, still=True)
    bob = ann.page.locator(".seat[data-seat='1']")
    expect(bob).to_have_class(re.compile("ghost"))
    expect(bob.locator(".spirit")).to_be_visible()
    expect(bob.locator(".life")).to_have_count(0)
    expect(bob.locator(".hidden")).to_contain_text("a ghost, back for this turn only")


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_of_an_event_keeps_anybody_out(guest: Guests, dark: bool) -> None:
    ann = guest(PHONE, dark)
    staged(ann, position("Gold Rush"), still=True)
    for act in (None, ".events .now"):
        if act:
            ann.page.locator(act).click()
            ann.page.wait_for_selector("dialog[open]")
        assert violations(ann.page) == []


def test_the_lobby_offers_the_options_of_events_once_there_are_events(guest: Guests, address: str) -> None:
    ann = guest(PHONE)
    ann.sit(table(address, game="classic", players=5), deal=False)
    ann.page.get_by_text("House rules", exact=True).click()
    number = ann.page.get_by_role("combobox", name="Number of events")
    expect(ann.page.get_by_role("combobox", name="Events", exact=True)).to_be_visible()
    expect(number).to_have_count(0)
    ann.page.get_by_role("combobox", name="Events", exact=True).select_option("both")
    expect(number).to_be_visible()
    expect(ann.page.get_by_role("button", name="HIN-2.5")).to_be_visible()


def test_the_gallery_shows_every_event(guest: Guests) -> None:
    ann = guest(DESK)
    ann.go("gallery")
    expect(ann.page.locator(".entry .event")).to_have_count(30)
    ann.page.get_by_role("searchbox").fill("Rosyjska ruletka")
    expect(ann.page.locator(".entry .event")).to_have_count(1)
