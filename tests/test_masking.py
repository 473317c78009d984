"""Looking at a hand takes as much processor time whatever it holds."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from itertools import pairwise

import pytest

from boothill.table import masking
from boothill.table.clock import VirtualClock
from boothill.table.journal import Forgetful
from boothill.table.masking import Mask
from boothill.table.owner import Owner
from boothill.table.thinking import Thinkers, Thought
from tests.scenes import Scene
from tests.test_told_first import ANSWERED_BY, HANDS, shoot, shot_at

TICK = 1e-6


class Processor:
    """A clock that moves on by a little whenever somebody looks at it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 0.0
        monkeypatch.setattr(masking, "thread_time", self.look)

    def look(self) -> float:
        self.time += TICK
        return self.time

    def works(self, mask: Mask, kind: Hashable, seconds: float) -> float:
        """Some work that takes so long; how long it took when it was evened out."""
        began = self.look()
        self.time += seconds
        mask.even_out(kind, began)
        return self.time - began


def test_quick_work_takes_as_long_as_slow_work(monkeypatch: pytest.MonkeyPatch) -> None:
    processor, mask = Processor(monkeypatch), Mask()
    for _ in range(masking.FIRST):
        processor.works(mask, "shot", 80e-6)
        processor.works(mask, "shot", 100e-6)
    slow, quick = processor.works(mask, "shot", 100e-6), processor.works(mask, "shot", 80e-6)
    assert quick == pytest.approx(slow, abs=3 * TICK)
    assert processor.works(mask, "another", 50e-6) < 60e-6, "each kind by itself"


def test_a_pause_of_the_machine_does_not_slow_down_everything_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    processor, mask = Processor(monkeypatch), Mask()
    processor.works(mask, "shot", 1.0)
    taken = [processor.works(mask, "shot", 80e-6) for _ in range(3 * masking.MOST)]
    assert taken[-1] < 90e-6
    seldom = [processor.works(mask, "shot", 1.0 if i == masking.LONGER else 80e-6) for i in range(2 * masking.MOST)]
    assert seldom[-1] < 90e-6, "one in very many does not count"


def test_it_never_stays_busy_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole server waits meanwhile."""
    processor, mask = Processor(monkeypatch), Mask()
    for _ in range(masking.FIRST):
        processor.works(mask, "shot", 1.0)
    assert processor.works(mask, "shot", 80e-6) < masking.LONGEST + 5 * TICK


def evened(made: Scene, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Hashable, int]]:
    """The work that is evened out for a shot, each with the messages that had been sent by then."""
    found: list[tuple[Hashable, int]] = []
    monkeypatch.setattr(
        Mask,
        "even_out",
        lambda self, kind, began: found.append((kind, sum(len(person.heard) for person in made.people))),
    )

    async def run() -> None:
        owner = Owner(made.table, Forgetful(), VirtualClock(made.now), Thinkers([]), Mask())
        task = asyncio.create_task(owner.run())
        await owner.call(lambda: None)
        found.clear()
        owner.post(made.people[0], shoot(made))
        await owner.call(lambda: None)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())
    return found


@pytest.mark.parametrize("by", ANSWERED_BY)
@pytest.mark.parametrize("game", HANDS)
def test_it_is_evened_out_once_everything_is_sent_as_the_same_work(
    game: str, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    able, unable = (shot_at(game, by, hand) for hand in HANDS[game])
    mine, theirs = evened(able, monkeypatch), evened(unable, monkeypatch)
    assert [kind for kind, _ in mine] == [kind for kind, _ in theirs] and mine
    assert mine[0][1] == sum(len(person.heard) for person in able.people), "whoever is asked has been asked"


def test_orders_are_the_same_work_as_being_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else knows whether somebody has given any."""
    kinds = [evened(shot_at("classic", by, HANDS["classic"][0]), monkeypatch) for by in ("orders", "plan", "person")]
    assert all(a[0][0] == b[0][0] for a, b in pairwise(kinds))


def test_in_the_own_turn_nothing_is_evened_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made = shot_at("classic", "person", HANDS["classic"][0])
    assert made.game.threatened() == ()
    made.table.handle(made.people[0], shoot(made), made.now)
    assert made.game.threatened()


def test_packing_what_a_bot_knows_is_evened_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[Hashable] = []
    monkeypatch.setattr(Mask, "even_out", lambda self, kind, began: kinds.append(kind))
    for hand in HANDS["classic"]:
        made = shot_at("classic", "gunslinger", hand)
        made.table.handle(made.people[0], shoot(made), made.now)
        made.table.consider(made.now)
        (thought,) = made.table.thoughts()
        asyncio.run(_begun(thought))
    assert len(kinds) == 2 and kinds[0] == kinds[1]


async def _begun(thought: Thought) -> None:
    """Somebody is asked to think, and nobody is there who could."""
    thinkers = Thinkers([])
    task = asyncio.create_task(thinkers.think(thought, "table"))
    await asyncio.sleep(0)
    task.cancel()
