"""A page that loses its table: it says so, keeps what was typed, and comes back by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from boothill.core.ids import Seat
from boothill.table.wire import Say
from tests.browser.house import PATIENCE, PHONE, Guest, patiently, table
from tests.browser.stage import BOBS_TURN, Stage

Guests = Callable[..., Guest]
SMALL = (360, 740)
LOST = "Connection lost"


class Wire:
    """The sockets of somebody's page, which can be cut, and answered instead of the server."""

    def __init__(self, guest: Guest, connect: Callable[[WebSocketRoute], object] | None = None) -> None:
        self.connect = connect or WebSocketRoute.connect_to_server
        self.sockets: list[WebSocketRoute] = []
        self.cut = False
        self.refusals: list[dict[str, Any]] = []
        """Problems that the next connections are answered with."""
        guest.context.route_web_socket("**/ws/**", self._open)

    def lose(self) -> None:
        self.cut = True
        self.sockets[-1].close()

    def _open(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        if self.refusals:
            socket.send(json.dumps(self.refusals.pop(0)))
            socket.close()
        elif self.cut:
            socket.close()
        else:
            self.connect(socket)


def fits(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


def test_who_has_no_connection_is_told_and_loses_nothing_that_was_typed(guest: Guests, address: str) -> None:
    ann = guest()
    wire = Wire(ann)
    ann.sit(table(address, game="classic", players=4, clock="off"))
    lost = ann.page.get_by_role("status").filter(has_text=LOST)
    expect(lost).to_have_count(0)
    wire.lose()
    expect(lost).to_be_visible()
    ann.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert fits(ann.page), "the bar of a phone has room for it"
    ann.page.get_by_role("button", name="Chat").click()
    box = ann.page.get_by_role("dialog").get_by_placeholder("Say something")
    box.fill("anybody there?")
    box.press("Enter")
    expect(ann.page.get_by_role("alert").filter(has_text="nothing was sent")).to_be_visible()
    expect(box).to_have_value("anybody there?")
    wire.cut = False
    expect(lost).to_have_count(0)
    box.press("Enter")
    expect(ann.page.get_by_role("dialog").get_by_role("log")).to_contain_text("anybody there?")
    expect(box).to_have_value("")


def test_the_lobby_says_that_the_connection_is_lost(guest: Guests, address: str) -> None:
    ann = guest(PHONE)
    wire = Wire(ann)
    ann.sit(table(address, game="classic", players=4), deal=False)
    ann.page.wait_for_selector(".lobby")
    wire.lose()
    expect(ann.page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    ann.page.get_by_role("button", name="Deal").click()
    expect(ann.page.get_by_role("alert").filter(has_text="nothing was sent")).to_be_visible()
    wire.cut = False
    expect(ann.page.get_by_role("status").filter(has_text=LOST)).to_have_count(0)
    expect(ann.page.locator(".lobby")).to_be_visible()


def test_a_full_server_is_tried_again(guest: Guests, address: str) -> None:
    """What passes by itself does not throw anybody out of a game."""
    ann = guest()
    wire = Wire(ann)
    ann.sit(table(address, game="classic", players=4, clock="off"))
    line = {"is": "line", "id": "problem-too-many", "args": {}}
    wire.refusals = [{"type": "problem", "code": "too-many", "line": line, "rule": "", "id": 0}] * 2
    wire.sockets[-1].close()
    expect(ann.page.get_by_role("alert").filter(has_text="Too many connections")).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text=LOST)).to_have_count(0)
    assert not wire.refusals
    expect(ann.page.locator(".game")).to_be_visible()


SHOT_AT = f"""{BOBS_TURN}steps:
  - Bob: play BANG! -> Ann
"""


def test_an_answer_without_a_connection_is_kept_and_sent_when_it_is_back(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = Stage.set(ann, SHOT_AT, still=True)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    wire = Wire(ann, stage.connect)
    wire.cut = True
    stage.sockets[-1].close()
    expect(ann.page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    ann.page.get_by_role("button", name=re.compile("Missed!")).first.click()
    expect(ann.page.locator(".question")).to_have_text(re.compile("will be sent as soon as it is back"))
    assert stage.answers == []
    wire.cut = False
    expect(ann.page.locator(".question")).not_to_have_text(re.compile("as soon as it is back|shoots at you"))
    assert [moves[0][:12] for moves in stage.answers] == ["play Missed!"]


def test_a_question_that_is_asked_again_after_a_restart_is_no_second_shot(guest: Guests) -> None:
    ann = guest()
    stage = Stage.set(ann, SHOT_AT)
    expect(ann.page.locator(".prompt")).to_contain_text("Bob shoots at you")
    asked = stage.game.asked(Seat(0))
    assert asked is not None
    asked.number += 1000  # after a restart the table counts anew
    stage.sockets[-1].close()
    for _ in patiently(PATIENCE):
        if len(stage.sockets) > 1:
            break
        ann.page.wait_for_timeout(50)
    stage.do(0, Say("here again"))  # which is told after what is asked
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("here again")
    expect(ann.page.locator(".prompt")).to_contain_text("Bob shoots at you")
    expect(ann.page.locator(".prompt .again")).to_have_count(0)
