"""Whole games, played by clicking, and everything that can come between."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from boothill.words.messages import Messages
from boothill.words.names import names_in
from tests.browser.house import DESK, EDGE, PHONE, USEFUL, Guest, at_turn, free_port, join, patiently, serving, table
from tests.browser.stage import Stage

Guests = Callable[..., Guest]


ENGLISH = re.compile(r"\b(the|your?|with|from|cards?|draws|plays|whose|have|which|and|of|is|are)\b", re.IGNORECASE)
"""Words that nobody says in another language."""


@pytest.mark.parametrize(
    ("game", "players", "size", "lang"),
    [
        pytest.param("classic", 5, DESK, "en", marks=pytest.mark.long),
        ("dodge-city", 4, PHONE, "pl"),
        pytest.param("classic+dodge-city", 8, DESK, "de", marks=pytest.mark.long),
        pytest.param("duel", 2, PHONE, "cs", marks=pytest.mark.long),
        pytest.param("classic", 4, PHONE, "it", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_clicking(
    guest: Guests, address: str, game: str, players: int, size: tuple[int, int], lang: str
) -> None:
    """In every language but English, no English word is read from the deal to the end, but for printed names."""
    ann = guest(size)
    say = Messages(lang).text
    ann.remember("lang", lang)
    ann.sit(table(address, game=game, players=players))
    assert ann.play(Random(7), reading=lang != "en")
    expect(ann.page.locator(".end h2")).to_have_text(say("you-won" if _won(ann) else "you-lost"))
    names = re.compile("|".join(map(re.escape, sorted(names_in(lang).values(), key=len, reverse=True))), re.IGNORECASE)
    assert [line for line in sorted(ann.read) if ENGLISH.search(names.sub("", line))] == []
    ann.page.get_by_role("button", name=say("page-rematch")).click()
    expect(ann.page.locator(".end")).to_have_count(0)
    ann.page.wait_for_selector(".prompt")


def _won(ann: Guest) -> bool:
    return ann.page.locator(".roles .winner").filter(has_text="Ann").count() > 0


def test_play_now_is_one_click(guest: Guests) -> None:
    ann = guest()
    ann.go()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Play now").click()
    ann.page.wait_for_selector(".hand")
    assert ann.page.locator(".seat").count() == 4
    ann.go()
    expect(ann.page.get_by_role("heading", name="Your tables")).to_be_visible()
    assert ann.page.get_by_label("Your name").input_value() == "Ann"


@pytest.mark.long
def test_two_people_and_two_bots_with_a_spectator(guest: Guests, address: str) -> None:
    ann, bob, cid = guest(), guest(PHONE), guest(PHONE)
    seated = table(address, game="classic", players=4)
    bob.sit(join(address, seated["table"], "Bob"), deal=False)
    bob.page.wait_for_selector(".lobby")
    ann.sit(seated)
    bob.page.wait_for_selector(".game")
    cid.go(f"table/{seated['table']}")
    cid.page.wait_for_selector(".watching", state="attached")
    assert cid.page.locator(".seat").count() == 4
    assert cid.page.locator(".hand").count() == 0
    ann.page.get_by_placeholder("Say something").fill("Howdy")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    bob.page.get_by_role("button", name="Chat, one new message").click()
    expect(bob.page.get_by_role("dialog").get_by_text("Howdy")).to_be_visible()
    bob.page.keyboard.press("Escape")
    rng = Random(3)
    for _ in patiently(300):
        if ann.over and bob.over:
            break
        if not (ann.step(rng) | bob.step(rng)):
            ann.page.wait_for_timeout(60)
    assert ann.over and bob.over
    cid.page.wait_for_selector(".end")


def test_a_reload_in_the_middle_of_an_answer(guest: Guests, address: str) -> None:
    ann = at_turn(guest, address, Random(1))
    question = ann.page.locator(".question").inner_text()
    lines = ann.page.locator(".log .line").count()
    hand = ann.page.locator(".hand button").count()
    ann.page.locator(USEFUL).first.click(position=EDGE)
    ann.page.wait_for_selector(".fingers")
    ann.page.reload()
    expect(ann.page.locator(".question")).to_have_text(question)
    expect(ann.page.locator(".hand button")).to_have_count(hand)
    expect(ann.page.locator(".log .line")).to_have_count(lines)
    assert ann.page.locator(".fingers").count() == 0
    ann.page.locator(USEFUL).first.click(position=EDGE)
    ann.page.wait_for_selector(".fingers")


def test_the_server_goes_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The page joins again by itself, and the game goes on where it was."""
    port = free_port()
    with serving(tmp_path, port) as address:
        ann = at_turn(lambda: Guest(browser, address), address, Random(2))
        hand = ann.page.locator(".hand button").count()
        ann.page.locator(USEFUL).first.click(position=EDGE)
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    with serving(tmp_path, port):
        expect(ann.page.get_by_text("Connection lost")).to_have_count(0)
        assert ann.page.locator(".hand button").count() == hand
        assert ann.play(Random(2))
        ann.context.close()


def test_looking_back(guest: Guests, address: str) -> None:
    ann = at_turn(guest, address, Random(11), ".log button.then")
    ann.page.locator(".log button.then").first.click()
    expect(ann.page.locator(".question")).to_contain_text("looking back at move")
    assert ann.page.locator(USEFUL).count() == 0
    ann.page.get_by_role("button", name="Back to the game").click()
    expect(ann.page.locator(".question")).not_to_contain_text("looking back")
    assert ann.page.locator(USEFUL).count() > 0


SHOWDOWN = """
players:
  Ann: {role: sheriff,  character: Bart Cassidy, hand: [BANG!, Beer, Cat Balou, BANG!], in_play: [Schofield]}
  Bob: {role: outlaw,   character: Kit Carlson, hand: [Beer], in_play: [Barrel]}
  Cid: {role: outlaw,   character: Paul Regret, hand: [Beer]}
  Dee: {role: renegade, character: Suzy Lafayette, hand: [Beer]}
"""


ONE_TARGET = SHOWDOWN.replace(", in_play: [Schofield]", "").replace("Lafayette,", "Lafayette, in_play: [Mustang],")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_card_is_dragged_to_its_target(guest: Guests, size: tuple[int, int]) -> None:
    ann = guest(size)
    stage = Stage.set(ann, SHOWDOWN)

    def drag(card: str, whom: str) -> None:
        taken = ann.page.locator(".hand button").filter(has_text=card).first
        taken.hover(position={"x": 14, "y": 20})  # once it lies still
        held = taken.bounding_box()
        seat = ann.page.locator(".seat").filter(has_text=whom).bounding_box()
        assert held and seat
        mouse = ann.page.mouse
        mouse.down()
        mouse.move(held["x"] + 14, held["y"] - 30, steps=4)
        mouse.move(seat["x"] + 40, seat["y"] + 40, steps=6)
        mouse.up()

    drag("BANG!", "Cid")
    expect(ann.page.locator(".why")).to_contain_text("Cid")  # out of reach: it says so, and nothing is played
    ann.page.keyboard.press("Escape")
    drag("BANG!", "Bob")
    expect(ann.page.locator(".hand button")).to_have_count(3)
    # At once the next one: whoever drags means it, however quick. Bob has several things: it asks which.
    drag("Cat Balou", "Bob")
    ann.page.locator(".fingers .aim").filter(has_text="Barrel").click()
    expect(ann.page.locator(".hand button")).to_have_count(2)
    assert stage.answers == [["play BANG! Q♥ -> Bob"], ["play Cat Balou K♥ -> Bob's Barrel Q♠"]]


def test_a_double_click_answers_one_question(guest: Guests) -> None:
    """The next question appears where the last one was answered, and must not be answered by the same hand."""
    ann = guest()
    stage = Stage.set(ann, SLAB)
    expect(ann.page.locator(".question")).to_contain_text("2 Missed! effects")
    ann.page.get_by_role("button", name="Missed!").first.dblclick()
    expect(ann.page.locator(".hand button")).to_have_count(2)
    expect(ann.page.locator(".threat.hasty")).to_have_count(0)
    expect(ann.page.locator(".threat")).to_have_count(1)
    assert len(stage.answers) == 1
    ann.page.get_by_role("button", name="Missed!").first.click()
    expect(ann.page.locator(".threat")).to_have_count(0)
    assert len(stage.answers) == 2


SLAB = """
players:
  Ann: {role: sheriff,  character: Bart Cassidy, hand: [Missed!, Missed!, Missed!]}
  Bob: {role: outlaw,   character: Slab the Killer, hand: [BANG!]}
  Cid: {role: outlaw,   character: Paul Regret}
  Dee: {role: renegade, character: Suzy Lafayette}
turn: Bob
steps: [{Bob: play BANG! -> Ann}]
"""


def test_enter_takes_a_card_and_enter_plays_it_at_its_only_target(guest: Guests) -> None:
    ann = guest()
    stage = Stage.set(ann, ONE_TARGET)
    ann.page.locator(".hand button").filter(has_text="BANG!").first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".fingers .aim")).to_have_count(1)
    assert stage.answers == []
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".hand button")).to_have_count(3)
    assert [move.split(" -> ")[1] for (move,) in stage.answers] == ["Bob"]


def test_what_a_weapon_replaces_and_who_allows_a_card_to_be_another(guest: Guests) -> None:
    ann = guest(PHONE)
    Stage.set(ann, SLAB.replace("Bart Cassidy, hand: [Missed!, Missed!, Missed!]", "Calamity Janet, hand: [BANG!]"))
    expect(ann.page.locator(".threat .row")).to_contain_text("Calamity Janet's ability allows it.")
    bob = guest()
    Stage.set(bob, SHOWDOWN.replace("Cat Balou", "Remington").replace("Schofield", "Winchester"))
    assert bob.click(bob.page.locator(".hand button").filter(has_text="Remington"))
    expect(bob.page.locator(".fingers")).to_contain_text("Replaces Winchester")
    assert bob.click(bob.page.get_by_role("button", name="Play it"))  # shorter than the one in play: it asks
    expect(bob.page.locator(".doubt")).to_contain_text("You already have a better weapon")
    expect(bob.page.locator(".doubt")).to_contain_text("Replaces Winchester")


def test_whose_clock_runs(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = Stage.set(ann, SHOWDOWN, clock="standard")
    expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"[34]:\d\d"))
    stage.game.players[1].person, stage.game.players[1].covered = True, False
    assert ann.click(ann.page.locator(".hand button").filter(has_text="BANG!").first)
    assert ann.click(ann.page.locator(".fingers .aim").filter(has_text="Bob"))
    expect(ann.page.locator(".question")).to_have_text("Waiting for Bob…")
    expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"Bob\s*0:\d\d"))


def test_whoever_is_out_is_told_so_and_may_bet(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = Stage.set(ann, FALLEN, still=True)
    out = ann.page.locator(".gone")
    expect(out).to_contain_text("You can still win if the law wins.")
    out.get_by_role("button", name="Bets").click()
    ann.page.get_by_role("button", name="The outlaws").click()
    expect(ann.page.get_by_role("button", name="The outlaws")).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(out).to_have_count(0)
    stage.still = False
    stage.bots_play()
    right = stage.game.s.winner == "outlaws"
    expect(ann.page.locator(".end .bets")).to_have_text(f"Ann bet on: The outlaws. {'Right!' if right else 'Wrong.'}")


def test_whoever_is_out_among_bots_need_not_wait_for_the_end(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = Stage.set(ann, FALLEN, still=True)
    ann.page.get_by_role("button", name="Skip to the end").click()
    expect(ann.page.locator(".end")).to_be_visible()
    assert stage.game.over and stage.now == 0


def test_a_dead_game_says_why_nobody_has_won(guest: Guests) -> None:
    ann = guest()
    Stage.set(
        ann,
        """
        players:
          A: {role: outlaw, character: Willy the Kid}
          B: {role: sheriff, character: Rose Doolan}
          C: {role: renegade, character: Black Jack}
          D: {role: outlaw, character: Lucky Duke}
        quiet: 2000
        """,
    )
    ann.page.get_by_role("button", name="End your turn").click()
    end = ann.page.locator(".end")
    expect(end.locator("h2")).to_have_text("The game is over")
    expect(end).to_contain_text("Nobody wins: nobody has been eliminated for 500 rounds.")
    expect(end).not_to_contain_text("lost")
    end.get_by_role("button", name="BAS-R.40").click()
    expect(ann.page.get_by_text("Can a game go on for ever?")).to_be_visible()


@pytest.mark.parametrize(
    ("killer", "why"),
    [
        ("Ann", "You eliminated the Sheriff too early. As long as anyone else is left, that is a win for the Outlaws."),
        ("Cid", "The Sheriff fell too early for you: you win only if you are the last one left."),
    ],
)
def test_a_renegade_is_told_why_the_fall_of_the_sheriff_came_too_early(guest: Guests, killer: str, why: str) -> None:
    ann = guest(PHONE)
    Stage.set(
        ann,
        f"""
        players:
          Ann: {{role: renegade, character: Willy the Kid, hand: [BANG!, Beer]}}
          Bob: {{role: sheriff, character: Rose Doolan, life: 1}}
          Cid: {{role: outlaw, character: Black Jack, hand: [BANG!]}}
          Dan: {{role: outlaw, character: Lucky Duke, alive: false}}
        turn: {killer}
        steps:
          - {killer}: play BANG! -> Bob
        """,
    )
    end = ann.page.locator(".end")
    expect(end.locator("h2")).to_have_text("You have lost.")
    expect(end.locator(".lost")).to_have_text(why)
    expect(end.locator(".roles .winner")).to_have_count(2)
    expect(end.locator(".roles li").filter(has_text="Ann")).to_contain_text("Renegade")
    expect(ann.page.locator(".seat.won .crown")).to_have_count(2)
    expect(ann.page.locator(".hand")).to_have_count(0)


def test_why_somebody_is_that_far_away(guest: Guests) -> None:
    ann = guest(PHONE)
    Stage.set(ann, SHOWDOWN)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    ann.page.locator(".seat").filter(has_text="Cid").click()
    reasons = ann.page.locator(".sums").first
    expect(reasons).to_contain_text("Paul Regret (Cid): +1")
    expect(reasons).to_contain_text("Range: 2 with Schofield")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Distances").click()
    expect(ann.page.locator(".legend")).to_contain_text("A dashed ring: they can shoot you")


FALLEN = """
players:
  Ann: {role: deputy, character: Bart Cassidy, life: 1, hand: []}
  Bob: {role: outlaw, character: Slab the Killer, hand: [BANG!, Beer], in_play: [Winchester]}
  Cid: {role: sheriff, character: Paul Regret, hand: [Beer, Missed!], in_play: [Barrel]}
  Dee: {role: outlaw, character: Suzy Lafayette, hand: [Panic!], in_play: [Mustang]}
  Eve: {role: renegade, character: Jourdonnais, hand: [Duel, BANG!]}
turn: Bob
steps: [{Bob: play BANG! -> Ann}]
"""


def test_what_cannot_be_played_says_why(guest: Guests) -> None:
    ann = guest(PHONE)
    Stage.set(ann, SHOWDOWN.replace("Beer, Cat Balou", "Missed!, Cat Balou"))
    assert ann.click(ann.page.locator(".hand button:not(.useful)"))
    mark = ann.page.locator(".why .rule-id").first
    rule = mark.inner_text()
    assert rule.startswith("BAS-")
    mark.click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=rule)).to_be_visible()
    assert len(dialog.locator("[lang]").inner_text()) > 20


def test_by_keyboard_alone(guest: Guests, address: str) -> None:
    ann = guest()
    ann.sit(table(address, game="classic", players=4))
    keyboard = ann.page.keyboard
    rng = Random(6)
    pressed = 0
    for _ in patiently(300):
        if ann.over or pressed >= 60:
            break
        if not ann.page.locator(f"{USEFUL_NOW}").count():
            ann.page.wait_for_timeout(60)
            continue
        keyboard.press("Tab")
        useful = ann.page.evaluate(
            "(what) => document.activeElement.matches(what)",
            f"{USEFUL}, .prompt .pick, .prompt .row button:not(.quiet)",
        )
        if useful and rng.random() < 0.5:
            keyboard.press("Enter")
            pressed += 1
    assert ann.over or pressed >= 60
    assert ann.page.locator(".log .line").count() > 10


USEFUL_NOW = f"{USEFUL}, .prompt .pick, .prompt .row button"
