"""A party: a big screen, several phones, two games of a series; one leaves, one comes late, the screen is reloaded."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest, patiently
from tests.browser.test_pages import violations

Guests = Callable[..., Guest]
TV, TABLET, SMALL = (1920, 1080), (820, 1180), (320, 640)


def comes(phone: Guest, name: str, code: str) -> None:
    """Somebody types the code on the first page and sits down."""
    phone.remember("name", name)
    phone.go()
    phone.page.reload()
    phone.page.get_by_label("Code on the big screen").fill(code.lower())
    phone.page.get_by_role("button", name="Join", exact=True).click()


def sits(phone: Guest, name: str, code: str) -> None:
    comes(phone, name, code)
    phone.page.get_by_role("button", name="Sit down").first.click()
    expect(phone.page.locator("li.mine")).to_contain_text(name)


def hidden(screen: Guest) -> None:
    """Nothing that somebody holds, and no question, is on the big screen."""
    assert screen.page.locator(".hand, .prompt, .me").count() == 0


def play(phones: list[Guest], screen: Guest, rng: Random) -> None:
    """Everybody plays by clicking until the big screen shows the end."""
    for _ in patiently(400):
        if screen.page.locator(".narrator.over").count():
            return
        hidden(screen)
        if not any([not phone.over and phone.step(rng) for phone in phones]):
            screen.page.wait_for_timeout(60)
    raise AssertionError("the game does not end")


def play_on(phones: list[Guest], rng: Random) -> None:
    """Everybody plays by clicking until the game is over, without a big screen."""
    for _ in patiently(400):
        if phones[0].over:
            return
        if not any([not phone.over and phone.step(rng) for phone in phones]):
            phones[0].page.wait_for_timeout(60)
    raise AssertionError("the game does not end")


def party(guest: Guests, address: str) -> tuple[Guest, str]:
    """A big screen before a game, and its code."""
    screen = guest(TV)
    screen.go()
    screen.page.get_by_role("button", name="Use this screen").click()
    code = screen.page.locator("b.code")
    expect(code).to_have_count(1)
    return screen, code.inner_text().strip()


def quick(host: Guest, players: str = "4") -> None:
    """Bots that do not pause, and few seats: a short game."""
    for label, value in (("Clock", "instant"), ("Players", players), ("Bots in empty seats", "greedy")):
        chosen(host, label, value)


def chosen(host: Guest, label: str, value: str) -> None:
    host.page.locator("label.field").filter(has_text=label).first.locator("select").select_option(value)


@pytest.mark.long
def test_a_party_of_six_plays_two_games_with_a_leaver_a_late_comer_and_a_screen_that_was_off(
    guest: Guests, address: str
) -> None:
    rng = Random(4)
    screen, code = party(guest, address)
    assert len(code) == 4
    picture = screen.page.locator(".invite img")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)"), "the code is drawn"
    anna, bela, *others = people = [guest(PHONE) for _ in range(5)]
    sits(anna, "Anna", code)
    expect(screen.page.locator(".chairs")).to_contain_text("Anna")
    expect(screen.page.locator(".chairs")).to_contain_text("Anna deals when everybody is there.")
    quick(anna, "5")
    anna.page.get_by_label("Series of games").check()
    for phone, name in zip(people[1:], ("Bela", "Cleo", "Dan", "Eve"), strict=True):
        sits(phone, name, code)
        phone.page.get_by_role("button", name="Ready", exact=True).click()
    expect(screen.page.locator(".chairs .ready")).to_have_count(4)
    expect(screen.page.locator(".chairs li")).to_have_count(5)
    anna.page.get_by_role("button", name="Deal").click()
    expect(screen.page.locator(".seat")).to_have_count(5)
    hidden(screen)

    # The phone is the hand, and the whole table one tap away.
    expect(bela.page.locator(".in-hand h2")).to_have_text("Whom I can reach")
    expect(bela.page.locator(".hand li").first).to_be_visible()
    bela.page.get_by_role("button", name="Table", exact=True).click()
    expect(bela.page.locator(".seat")).to_have_count(4)
    bela.page.get_by_role("button", name="My hand").click()
    expect(bela.page.locator(".in-hand h2")).to_be_visible()

    # A sixth comes late and waits; the screen is switched off and on.
    fay = guest(PHONE)
    comes(fay, "Fay", code)
    fay.page.get_by_role("dialog").get_by_role("button", name="Join the next game").click()
    expect(fay.page.get_by_role("status").filter(has_text="You have a seat in the next game")).to_be_visible()
    expect(screen.page.get_by_text("Fay will join in the next game.")).to_be_visible()
    screen.page.reload()
    expect(screen.page.locator(".seat")).to_have_count(5)
    expect(screen.page.get_by_text("Fay will join in the next game.")).to_be_visible()
    hidden(screen)
    play(people, screen, rng)

    # The scores, and another game with everybody who is there: the table grows.
    expect(screen.page.locator(".scores tbody tr")).to_have_count(5)
    assert violations(screen.page) == [] and violations(anna.page) == []
    for phone in people:
        phone.page.get_by_role("button", name="Play again").click()
    expect(screen.page.locator(".seat")).to_have_count(6)
    expect(screen.page.locator(".seat").filter(has_text="Fay")).to_have_count(1)
    expect(fay.page.locator(".hand li").first).to_be_visible()
    expect(screen.page.locator(".narrator .now")).not_to_be_empty()

    # Bela leaves for good in the middle of it: a bot plays on, and somebody else may take over.
    bela.page.once("dialog", lambda asked: asked.accept())
    bela.page.get_by_role("button", name="Menu", exact=True).click()
    bela.page.get_by_role("dialog").get_by_role("button", name="Give up my seat").click()
    expect(bela.page.get_by_role("dialog")).to_contain_text("The game is already on")
    screen.page.goto("about:blank")  # off
    play_on([anna, *others, fay], rng)
    screen.page.go_back()
    expect(screen.page.locator(".narrator.over")).to_be_visible()
    rows = screen.page.locator(".scores tbody tr")
    expect(rows).to_have_count(6)
    for name, played in (("Bela", "1"), ("Anna", "2"), ("Eve", "2"), ("Fay", "1")):
        expect(rows.filter(has_text=name).locator("td").last).to_have_text(played)

    # Both games are listed, with their replays.
    anna.go("games")
    expect(anna.page.get_by_role("link", name="Replay")).to_have_count(2)
    anna.page.get_by_role("link", name="Replay").first.click()
    anna.page.wait_for_selector(".replay")


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.long)])
def test_nothing_keeps_anybody_out_of_a_party(guest: Guests, address: str, dark: bool) -> None:
    """The big screen before and during a game, the phones around it, and the list of games pass axe, and nothing is
    wider than the screen."""
    screen, code = party(guest, address)
    screen.page.emulate_media(color_scheme="dark" if dark else "light")
    anna, dora = guest(PHONE, dark=dark), guest(SMALL, dark=dark)
    sits(anna, "Anna", code)
    looked_at = [screen, anna]
    assert [violations(who.page) for who in looked_at] == [[], []]
    quick(anna)
    anna.page.get_by_role("button", name="Deal").click()
    expect(screen.page.locator(".seat")).to_have_count(4)
    expect(anna.page.locator(".in-hand h2")).to_be_visible()
    comes(dora, "Dora", code)
    expect(dora.page.get_by_role("dialog")).to_be_visible()
    looked_at.append(dora)
    assert [violations(who.page) for who in looked_at] == [[], [], []]
    for who in looked_at:
        assert who.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for width, height in (TABLET, SMALL):  # whoever has no larger screen
        screen.page.set_viewport_size({"width": width, "height": height})
        assert violations(screen.page) == []
        assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dora.go("games")
    dora.page.wait_for_selector(".games")
    assert violations(dora.page) == []


def test_a_late_comer_plays_on_for_a_bot(guest: Guests, address: str) -> None:
    screen, code = party(guest, address)
    anna, dora = guest(PHONE), guest(PHONE)
    sits(anna, "Anna", code)
    quick(anna)
    anna.page.get_by_role("button", name="Deal").click()
    expect(screen.page.locator(".seat")).to_have_count(4)
    comes(dora, "Dora", code)
    dora.page.get_by_role("button", name="Play for").first.click()
    expect(dora.page.locator(".hand li, .none").first).to_be_visible()
    expect(screen.page.get_by_text("Dora plays")).to_be_visible()


def test_a_wrong_code_is_told_in_one_sentence(guest: Guests, address: str) -> None:
    phone = guest(PHONE)
    phone.go()
    phone.page.get_by_label("Code on the big screen").fill("AAAA")
    phone.page.get_by_role("button", name="Join", exact=True).click()
    expect(phone.page.get_by_text("No table has this code.")).to_be_visible()
    phone.complaints.clear()  # the browser notes that something was not found


def test_a_link_that_was_sent_leads_to_the_table_and_unfurls(guest: Guests, address: str) -> None:
    screen, _ = party(guest, address)
    table = screen.page.url.rpartition("/")[2]
    with urllib.request.urlopen(f"{address}t/{table}") as answer:
        html = answer.read().decode()
    assert 'og:title" content="You are invited to BANG!"' in html
    with urllib.request.urlopen(f"{address}invitation.png") as answer:
        assert answer.headers["content-type"] == "image/png" and len(answer.read()) < 100_000
    phone = guest(PHONE)
    phone.page.goto(f"{address}t/{table}")
    phone.page.wait_for_selector(".lobby")
    assert phone.page.url == f"{address}#/table/{table}"


def test_an_address_that_means_every_address_is_not_handed_out(guest: Guests, address: str) -> None:
    """A server that listens everywhere says so as 0.0.0.0; a phone finds nothing there."""
    screen = guest(TV)
    screen.page.goto(address.replace("127.0.0.1", "0.0.0.0"))
    screen.page.get_by_role("button", name="Use this screen").click()
    expect(screen.page.locator(".invite")).to_contain_text("Phones cannot reach this computer yet.")
    expect(screen.page.locator(".address")).to_have_count(0)
    screen.complaints.clear()  # the browser notes that it does not trust this address
