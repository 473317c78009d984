"""People at the page: ending a game together, and keeping order at the table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Dialog, expect

from tests.browser.house import DESK, PHONE, Guest, join, table

Guests = Callable[..., Guest]
SMALL = (360, 740)


def menu(who: Guest, button: str, yes: bool = True) -> None:
    """Press a button of the menu, and confirm it."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        if yes:
            dialog.accept()
        else:
            dialog.dismiss()

    who.page.once("dialog", answer)
    who.page.get_by_role("button", name="Menu", exact=True).click()
    who.page.get_by_role("dialog").get_by_role("button", name=button).click()
    assert asked, "it was not asked whether that is meant"
    if not yes:
        who.page.keyboard.press("Escape")


def seats(who: Guest) -> list[Any]:
    return [seat.bounding_box() for seat in who.page.locator(".seat").all()]


def company(guest: Guests, address: str, *sizes: tuple[int, int], **settings: Any) -> list[Guest]:
    """People at one table, in a game; the first one is the host."""
    people = [guest(size) for size in sizes]
    seated = table(address, **{"game": "classic", "players": 4, "clock": "off", **settings})
    for who, name in zip(people[1:], ("Bob", "Cid"), strict=False):
        who.sit(join(address, seated["table"], name), deal=False)
        who.page.wait_for_selector(".lobby")
    people[0].sit(seated)
    for who in people:
        who.page.get_by_role("button", name="OK", exact=True).click()
    return people


@pytest.mark.parametrize("size", [DESK, SMALL])
def test_a_game_is_ended_by_agreement(guest: Guests, address: str, size: tuple[int, int]) -> None:
    ann, bob = company(guest, address, size, size)
    menu(bob, "Offer to end the game", yes=False)
    before = seats(ann)
    menu(bob, "Offer to end the game")
    offer = ann.page.get_by_role("status", name="Offer to end the game")
    expect(offer).to_contain_text("Bob offers to end the game without a winner. In favour: Bob. Still to answer: Ann.")
    expect(bob.page.get_by_role("status", name="Offer to end the game")).to_contain_text("You offer to end the game")
    assert size == SMALL or seats(ann) == before, "on a wide screen the table stays where it is"
    offer.get_by_role("button", name="Play on").click()
    notice = bob.page.get_by_role("alert")
    expect(notice).to_contain_text("Ann wants to keep playing")
    box = notice.bounding_box()
    assert box is not None and box["height"] < 90, "it is not squeezed into half the screen"
    expect(offer).to_have_count(0)
    menu(ann, "Offer to end the game")
    bob.page.get_by_role("button", name="Agree").click()
    for who in (ann, bob):
        end = who.page.locator(".end")
        expect(end.locator("h2")).to_have_text("The game is over")
        expect(end).to_contain_text("The players agreed to end the game. Nobody has won.")
    expect(bob.page.get_by_role("button", name="Change seats or settings")).to_have_count(0)
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.locator(".replay > header")).to_contain_text("The players agreed to end the game.")
    ann.page.get_by_role("link", name="Back to the table").click()
    ann.page.get_by_role("button", name="Change seats or settings").click()
    for who in (ann, bob):
        who.page.wait_for_selector(".lobby")


def test_one_resigns_in_the_duel_and_the_other_wins(guest: Guests, address: str) -> None:
    ann, bob = company(guest, address, DESK, PHONE, game="duel", players=2)
    menu(ann, "Resign")
    expect(ann.page.locator(".end h2")).to_have_text("You have lost.")
    expect(ann.page.locator(".end")).to_contain_text("You have resigned.")
    expect(bob.page.locator(".end h2")).to_have_text("You have won!")
    expect(bob.page.locator(".end")).to_contain_text("Ann has resigned.")
    expect(bob.page.locator(".figure.down")).to_have_count(4)
    expect(bob.page.locator(".figure.out")).to_have_count(0)


def test_whoever_gives_up_a_seat_is_no_longer_shown_as_sitting_there(guest: Guests, address: str) -> None:
    ann, bob = company(guest, address, DESK, PHONE)
    menu(bob, "Give up my seat")
    expect(bob.page.locator(".hand, .me")).to_have_count(0)
    expect(bob.page.locator(".seat")).to_have_count(4)
    expect(ann.page.locator(".seat").filter(has_text="Bob").locator(".bot")).to_be_visible()
    menu(ann, "End the game for everyone")
    expect(bob.page.locator(".end h2")).to_have_text("The game is over")


def test_the_host_closes_a_game_and_nobody_else_can(guest: Guests, address: str) -> None:
    ann, bob = company(guest, address, DESK, SMALL)
    bob.page.get_by_role("button", name="Menu", exact=True).click()
    dialog = bob.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Offer to end the game")).to_be_visible()
    for name in ("End the game for everyone", "Resign"):
        expect(dialog.get_by_role("button", name=name)).to_have_count(0)
    bob.page.keyboard.press("Escape")
    menu(ann, "End the game for everyone")
    expect(bob.page.locator(".end")).to_contain_text("The host closed the game.")


@pytest.mark.parametrize("size", [DESK, SMALL])
def test_the_host_mutes_and_removes_during_the_game(guest: Guests, address: str, size: tuple[int, int]) -> None:
    ann, bob, cid = company(guest, address, size, DESK, DESK)
    seat = ann.page.locator(".seat").filter(has_text="Bob")
    seat.click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Mute for everyone").click()
    expect(dialog.get_by_role("button", name="Unmute for everyone")).to_be_visible()
    expect(bob.page.get_by_text("The host has muted you")).to_be_visible()
    expect(cid.page.locator(".seat").filter(has_text="Bob")).to_contain_text("muted")
    bob.page.get_by_placeholder("Say something").fill("unfair")
    bob.page.get_by_role("button", name="Say", exact=True).click()
    expect(bob.page.get_by_role("alert")).to_contain_text("The host has muted you")
    expect(cid.page.get_by_text("unfair")).to_have_count(0)
    ann.page.once("dialog", lambda asked: asked.accept())
    bob.page.clock.install()
    dialog.get_by_role("button", name="Remove").click()
    farewell = bob.page.get_by_text("The host has removed you from this table.")
    expect(farewell).to_be_visible()
    expect(bob.page.get_by_role("heading")).to_have_text("This table is not open to you")
    bob.page.clock.run_for(60_000)
    expect(farewell).to_be_visible()
    expect(cid.page.get_by_role("alert")).to_contain_text("The host has removed Bob from the table.")
    assert not bob.page.evaluate("JSON.parse(localStorage['boothill.keys'] || '{}')"), "the key is forgotten"


def test_anybody_mutes_somebody_for_themselves_and_it_is_remembered(guest: Guests, address: str) -> None:
    ann, bob, cid = company(guest, address, DESK, DESK, DESK)

    def says(text: str) -> None:
        cid.page.get_by_placeholder("Say something").fill(text)
        cid.page.get_by_role("button", name="Say", exact=True).click()

    says("first")
    expect(bob.page.get_by_text("Cid: first")).to_be_visible()
    bob.page.locator(".seat").filter(has_text="Cid").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Mute for me").click()
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_text("Cid: first")).to_have_count(0)
    says("second")
    expect(ann.page.get_by_text("second")).to_be_visible()
    bob.page.reload()
    bob.page.wait_for_selector(".game")
    expect(bob.page.get_by_text("Nobody has said anything yet.")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, SMALL])
def test_the_lobby_is_locked_and_spectators_are_let_go(guest: Guests, address: str, size: tuple[int, int]) -> None:
    ann, wes = guest(size), guest(size)
    seated = table(address, game="classic", players=4)
    ann.sit(seated, deal=False)
    ann.page.wait_for_selector(".lobby")
    wes.remember("name", "Wes")
    wes.go(f"table/{seated['table']}")
    wes.page.reload()
    wes.page.wait_for_selector(".lobby")
    expect(wes.page.get_by_role("button", name="Sit down")).to_have_count(4)
    ann.page.get_by_label("Lock the table").check()
    expect(wes.page.get_by_text("This table is locked")).to_be_visible()
    expect(wes.page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(ann.page.locator(".people")).to_contain_text("Wes")
    expect(wes.page.locator(".people")).to_contain_text("you")
    ann.page.get_by_label("Spectators may watch").uncheck()
    expect(wes.page.get_by_text("This table does not allow spectators.")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"


def test_a_seat_in_the_lobby_has_a_menu_for_the_keyboard(guest: Guests, address: str) -> None:
    ann, bob = guest(SMALL), guest()
    seated = table(address, game="classic", players=4)
    ann.sit(seated, deal=False)
    bob.sit(join(address, seated["table"], "Bob"), deal=False)
    bob.page.wait_for_selector(".lobby")
    summary = ann.page.locator("summary[aria-label='Menu: Bob']")
    summary.focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("button", name="Mute for me")).to_be_focused()
    ann.page.once("dialog", lambda asked: asked.accept())
    ann.page.get_by_role("button", name="Remove").click()
    expect(bob.page.get_by_text("The host has removed you")).to_be_visible()


def test_two_spectators_of_one_name_have_each_their_own_bet(guest: Guests, address: str) -> None:
    (ann,) = company(guest, address, DESK)
    where = ann.page.url.split("#/")[1].split("?")[0]
    people = []
    for side in ("The law", "The Renegade"):
        wes = guest()
        wes.remember("name", "Wes")
        wes.go(where)
        wes.page.reload()
        wes.page.wait_for_selector(".game")
        wes.page.get_by_role("button", name="Bets").click()
        wes.page.get_by_role("dialog").get_by_role("button", name=side).click()
        people.append((wes, side))
    for wes, side in people:
        wes.page.reload()
        wes.page.wait_for_selector(".game")
        wes.page.get_by_role("button", name="Bets").click()
        expect(wes.page.get_by_role("dialog").locator("[aria-pressed=true]")).to_have_text([side])
        expect(wes.page.get_by_role("dialog")).not_to_contain_text("What the others think")
        wes.page.keyboard.press("Escape")
    menu(ann, "End the game for everyone")
    for wes, _ in people:
        expect(wes.page.locator(".end .bets li")).to_have_text(
            ["Wes bet on: The law.", "Wes (2) bet on: The Renegade."]
        )


@pytest.mark.parametrize("lang", ["en", "pl", "de", "cs", "it"])
def test_the_bar_of_a_small_phone_has_room_for_all_its_words(guest: Guests, address: str, lang: str) -> None:
    (ann,) = company(guest, address, SMALL)
    where = ann.page.url.split("#/")[1].split("?")[0]
    wes = guest(SMALL)
    wes.remember("lang", lang)
    wes.go(where)
    ann.remember("lang", lang)
    ann.go(where)
    for who in (ann, wes):
        who.page.reload()
        who.page.wait_for_selector(".game")
    expect(ann.page.locator(".bar .badge")).to_have_text("1")
    for who in (ann, wes):
        assert who.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        words = [part.bounding_box() for part in who.page.locator(".bar span:visible:not(.icon)").all()]
        places = sorted((box["x"], box["x"] + box["width"]) for box in words if box is not None and box["width"])
        assert all(end <= begin for (_, end), (begin, _) in pairwise(places)), places
