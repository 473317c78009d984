"""What a screen reader is told over a whole game: everything once, in sentences, at the pace of speech."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from boothill.table import wire
from boothill.words.messages import Messages
from tests.browser.house import DESK, PHONE, Guest, patiently
from tests.browser.stage import Stage

Guests = Callable[..., Guest]
TABLET = (820, 1180)
DOUBLED = (683, 384)
"""A screen of 1366 by 768 at twice the size."""
MOST_WORDS = 250
"""A minute."""

DOUBTS = {Messages("en", "classic").text("page-doubt", why=why) for why in ("in-vain", "own-card", "worse-weapon")}
"""Asked once more before something is done that one may not want."""

RECORD = """
window.heard = [];
const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
function hear(node) {
  const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
  const region = element?.closest?.(LIVE);
  if (!region) return;
  const how = region.getAttribute("aria-live") ?? (region.getAttribute("role") === "alert" ? "assertive" : "polite");
  const text = (node.textContent ?? "").replace(/\\s+/g, " ").trim();
  if (how === "off" || !text || !region.checkVisibility()) return;
  const marked = node.nodeType === Node.TEXT_NODE ? [] : [...element.querySelectorAll("[data-lines]")];
  const lines = marked.flatMap((one) => one.dataset.lines.split(" ").filter(Boolean).map(Number));
  window.heard.push({ how, where: region.dataset.speaks ?? "", text, lines, at: Date.now() });
}
new MutationObserver((changes) => {
  for (const change of changes) {
    if (change.type === "characterData") hear(change.target);
    else for (const node of change.addedNodes) if (node.isConnected) hear(node);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def listen(ann: Guest, stage: Stage, waits: bool) -> list[dict[str, Any]]:
    """Play a whole game, and write down what is told; minutes of waiting pass in a moment."""
    ann.page.clock.install()
    ann.page.add_init_script(f"localStorage.setItem('boothill.waits', '{'true' if waits else 'false'}')")
    ann.page.add_init_script(RECORD)
    stage.open()
    rng = Random(3)
    for _ in patiently(300):
        if ann.over:
            break
        understood = ann.page.locator(".intro button.primary")
        if understood.count():
            ann.click(understood)
        # Whoever listens answers when the question has been told.
        asked = ann.page.locator("[data-speaks=asked] p")
        if not asked.count() or not ann.step(rng):
            ann.page.clock.run_for(3000)
    assert ann.over
    for _ in range(12):
        ann.page.clock.run_for(4000)
    heard: list[dict[str, Any]] = ann.page.evaluate("window.heard")
    return heard


def dealt(ann: Guest) -> Stage:
    stage = Stage(ann, game="classic", players=4)
    stage.table.seating.chairs[0].name = "Ann"
    stage.start()
    return stage


@pytest.mark.parametrize(
    "size", [PHONE, *(pytest.param(size, marks=pytest.mark.long) for size in (TABLET, DOUBLED, DESK))]
)
def test_everything_is_told_once_in_sentences_no_faster_than_speech(guest: Guests, size: tuple[int, int]) -> None:
    ann = guest(size)
    stage = dealt(ann)
    heard = listen(ann, stage, waits=True)
    assert {one["where"] for one in heard} <= {"news", "asked", "replies"}, "nothing else at a table speaks"
    polite = [one for one in heard if one["where"] == "news"]
    assertive = [one for one in heard if one["where"] == "asked"]
    assert {one["how"] for one in heard if one["where"] != "asked"} == {"polite"}

    # Every line of the log, and each of them once.
    updates = [message for _, message in stage.people[0].heard if isinstance(message, wire.Update)]
    lines = [told for update in updates for told in update.told]
    assert len(lines) > 40
    assert Counter(line for one in polite for line in one["lines"]) == Counter(range(len(lines)))

    # In sentences, without names of rules, ranks and suits, and nobody is waited for.
    told = [one["text"] for one in polite]
    for text in told:
        assert text[0].isupper() and text[-1] in ".!?", text
        assert not any(sign in text for sign in "♠♥♦♣") and "BAS-" not in text and "Waiting" not in text
    assert any(len(one["lines"]) > 1 and one["text"].count(". ") < len(one["lines"]) - 1 for one in polite), "joined"

    # Only what is asked interrupts, and it is asked once.
    messages = Messages("en", "classic")
    asks = {m.ask.number: m.ask for _, m in stage.people[0].heard if isinstance(m, wire.Update | wire.Asked) and m.ask}
    questions = [messages.say(wire.said_of(ask.question)) for ask in asks.values()]
    put = [one for one in assertive if any(bare(one["text"]).startswith(bare(question)) for question in questions)]
    assert len(stage.answers) <= len(put) <= len(questions)
    assert {one["text"] for one in assertive if one not in put} <= DOUBTS

    # The next text comes when the one before it can have been said.
    for one, following in pairwise(polite):
        words = len(one["text"].split())
        assert (following["at"] - one["at"]) / 60_000 >= words / MOST_WORDS, (one, following)


def bare(text: str) -> str:
    """Without ranks and suits, which are not read aloud."""
    return " ".join(word for word in text.split() if not any(sign in word for sign in "♠♥♦♣"))


@pytest.mark.long
def test_a_game_that_does_not_wait_is_told_whole_as_well(guest: Guests) -> None:
    ann = guest(PHONE)
    stage = dealt(ann)
    heard = listen(ann, stage, waits=False)
    updates = [message for _, message in stage.people[0].heard if isinstance(message, wire.Update)]
    lines = sum(len(update.told) for update in updates)
    assert Counter(line for one in heard for line in one["lines"]) == Counter(range(lines))
