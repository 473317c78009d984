"""The analysis board: what the server tells of a position, and what it refuses."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boothill
from boothill.core.ids import Seat
from boothill.knowledge.memory import Memory
from boothill.knowledge.sample import sample
from boothill.server import boards
from boothill.table import wire
from boothill.table.known_position import known_position
from boothill.text.records import record_of
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import BadScenario, Failed, parse, run
from boothill.words.messages import Messages
from tests.scenes import scene
from tests.servers import Served, with_server
from tests.tables import TABLES, dealt_with_events, random_move

ROOT = Path(__file__).parent.parent
ENGLISH = Messages()
TABLE = """
players:
  A: {role: sheriff,  character: %s, hand: [BANG!, Indians!, Duel]}
  B: {role: outlaw,   character: %s, hand: [%s], in_play: [Barrel]}
  C: {role: outlaw,   character: Black Jack}
  D: {role: renegade, character: Willy the Kid}
steps:
"""


def played(text: str, *steps: str) -> boards.BoardShown:
    return boards.board(text + "".join(f"  - {step}\n" for step in steps))


def said(line: wire.Line) -> str:
    return ENGLISH.say(wire.said_of(line))


def lines(board: boards.BoardShown) -> list[str]:
    return [said(line.line) for step in board.steps for line in step.told]


def test_does_a_barrel_work_against_indians() -> None:
    board = played(TABLE % ("Rose Doolan", "Kit Carlson", "Beer"), "A: play Indians!")
    assert board.ask is not None and board.view.to_act == 1, "it stops where B has only one answer"
    assert [move.text for move in board.ask.moves] == ["pass"]
    barrel = next(grey for grey in board.greys if not grey.held)
    assert [said(line) for line in barrel.refusals] == ["You are asked for a BANG!, and Barrel does not count as one."]
    assert barrel.rules == ["BAS-7.6"]


def test_suzy_lafayette_draws_after_the_duel_and_not_during_it() -> None:
    steps = ["A: play Duel -> B", "B: discard BANG!"]
    board = played(TABLE % ("Rose Doolan", "Suzy Lafayette", "BANG!"), *steps)
    assert board.view.to_act == 0 and board.view.hands[1] == [], "she has no card left, and the Duel goes on"
    board = played(TABLE % ("Rose Doolan", "Suzy Lafayette", "BANG!"), *steps, "A: pass")
    assert len(board.view.hands[1]) == 1 and board.view.life[0] == board.before.life[0] - 1


def test_slab_the_killer_still_needs_one_missed_after_a_lucky_barrel() -> None:
    table = TABLE % ("Slab the Killer", "Kit Carlson", "Missed!")
    board = played(table, "A: play BANG! -> B", "draw: ♥", "B: use Barrel")
    assert board.ask is not None and board.ask.needed == 1 and board.view.to_act == 1
    board = played(table, "A: play BANG! -> B", "draw: ♥", "B: use Barrel", "B: play Missed!")
    assert board.view.life == board.before.life
    board = played(table, "A: play BANG! -> B", "draw: ♠", "B: use Barrel")
    assert board.ask is not None and board.ask.needed == 2


def test_jail_and_dynamite_are_drawn_for_in_their_order_before_the_first_decision_and_the_board_tells_it() -> None:
    table = TABLE % ("Rose Doolan", "Kit Carlson", "Beer")
    table = table.replace("[Barrel]", "[Dynamite, Jail]") + "turn: B\nphase: start\ndeck: [♦, ♥]\n"
    board = boards.board(table.replace("steps:\n", ""))
    assert [(said(line.line).split(":")[0], line.rule) for line in board.begun][:4] == [
        ("B draws! for the Dynamite", "BAS-8.1"),
        ("Dynamite 2♥ passes from B to C.", "BAS-9.64"),
        ("B draws! for the Jail", "BAS-8.1"),
        ("B gets out of jail; the Jail is discarded.", "BAS-9.57"),
    ]
    assert board.steps == []
    assert boards.board(TABLE % ("Rose Doolan", "Kit Carlson", "Beer")).begun == []


def test_a_step_that_cannot_be_made_leaves_the_board_before_it_and_says_why() -> None:
    board = played(TABLE % ("Rose Doolan", "Kit Carlson", "Beer"), "A: play Indians!", "B: use Barrel", "B: pass")
    assert [step.text for step in board.steps] == ["A: play Indians!"] and board.view.to_act == 1
    assert board.failed is not None and "step 2" in said(board.failed)


def test_what_was_expected_is_compared_and_does_not_stop_the_board() -> None:
    board = boards.board(
        TABLE % ("Rose Doolan", "Kit Carlson", "Beer") + "  - A: play Indians!\nexpect: {B: {life: 4}}"
    )
    (wrong,) = board.checked
    assert wrong.wrong is not None and said(wrong.wrong) == "B: life should be 4, is 3"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"role": "sheriff"}, "sheriff"),
        ({"character": "Rose Doolan"}, "Rose Doolan"),
        ({"life": 9}, "life"),
        ({"hand": ["Barrel", "Barrel", "Barrel"]}, "Barrel"),
        ({"in_play": ["Barrel", "Barrel"]}, "Barrel"),
        ({"in_play": ["Volcanic", "Winchester"]}, "weapon"),
        ({"in_play": ["BANG!"]}, "BANG!"),
        ({"alive": False, "hand": ["Beer"]}, "players.B"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: dict[str, Any], reason: str) -> None:
    data = parse(TABLE % ("Rose Doolan", "Kit Carlson", "Beer"), "x")
    data["players"]["B"] |= change
    with pytest.raises(BadScenario) as refused:
        boards.board(json.dumps(data, ensure_ascii=False, indent=1))
    assert reason in ENGLISH.say(refused.value.said())


def test_cards_that_are_not_in_the_deck_cannot_be_put_on_top_of_it() -> None:
    table = TABLE % ("Rose Doolan", "Kit Carlson", "Beer")
    with pytest.raises(BadScenario, match="step 1: draw: Barrel K♠ is not in the deck, or not often enough"):
        played(table.replace("[Barrel]", "[Barrel K♠]"), "draw: [Barrel K♠]")
    with pytest.raises(BadScenario, match="step 1: draw"):
        played(table, "draw: {A: Beer}")
    board = played(table.replace("Kit Carlson", "Paul Regret"), "draw: [Saloon, Gatling]", "A: end")
    assert "B draws Saloon 5♥, Gatling 10♥." in lines(board)


def test_somebody_called_draw_keeps_the_name() -> None:
    text = TABLE.replace("  A:", "  draw:") % ("Rose Doolan", "Kit Carlson", "Beer")
    assert played(text, "draw: play Indians!").view.to_act == 1


def test_other_lines_of_play_stand_beside_the_steps_and_are_tested_with_them() -> None:
    text = TABLE % ("Slab the Killer", "Kit Carlson", "Missed!")
    text += "  - A: play BANG! -> B\n  - draw: ♥\n  - B: use Barrel\nbranches:\n  no luck:\n  - A: play BANG! -> B\n"
    run(parse(text + "  - draw: ♠\n  - B: use Barrel\n  - B: pass\n  - expect: {B: {life: 3}}\n", "x"))
    with pytest.raises(Failed, match=r"branches\.no luck: step 2: B: life should be 9, is 4"):
        run(parse(text + "  - expect: {B: {life: 9}}\n", "x"))
    with pytest.raises(BadScenario, match=r"branches\.no luck: step 2"):
        run(parse(text + "  - nobody: pass\n", "x"))
    with pytest.raises(Exception, match="branches are lines of play by name"):
        run(parse(TABLE % ("Slab the Killer", "Kit Carlson", "Beer") + "  - A: end\nbranches: [1]\n", "x"))


FILES = sorted((ROOT / "scenarios").rglob("*.yaml"))


@pytest.mark.parametrize("part", range(4))
def test_every_seventh_file_of_the_collection_comes_back_from_the_board_as_it_was(part: int) -> None:
    _comes_back(FILES[part * 7 :: 28])


@pytest.mark.long
def test_every_file_of_the_collection_comes_back_from_the_board_as_it_was() -> None:
    _comes_back(FILES)


def _comes_back(files: list[Path]) -> None:
    """As JSON, which is what the page sends and what stands in a link."""
    for path in files:
        data = parse(path.read_text(encoding="utf-8"), path.name)
        board = boards.board(path.read_text(encoding="utf-8"))
        sent = json.dumps(board.scenario, ensure_ascii=False, indent=1)
        assert boards._plain(parse(sent, path.name)) == boards._plain(data), path
        assert boards._plain(parse(board.text, path.name)) == boards._plain(data), path


@settings(max_examples=25)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 120))
def test_this_moment_is_a_position_that_the_board_goes_on_from(seed: int, table: tuple[str, int], moves: int) -> None:
    rng = Random(seed)
    s = dealt_with_events(seed, table[1], table[0])
    record = record_of(s)
    for _ in range(moves):
        if s.over:
            break
        move, seat = random_move(s, rng)
        record.add(s, seat, move)
        s.apply(move, seat)
    record.result = s.winner or "unfinished"
    found = boards.moment(record, len(record.moves))
    assert (found.move, found.moves) == (len(record.moves), len(record.moves))
    if s.over:
        return
    board = boards.board(json.dumps(found.scenario, ensure_ascii=False, indent=1))
    assert board.failed is None and board.view.life == s.life and board.view.hands == s.hands
    again = boards.board(json.dumps(board.here, ensure_ascii=False, indent=1))
    assert (again.view.hands, again.view.to_act) == (s.hands, s.to_act)
    assert again.ask is not None and board.ask is not None
    assert [move.text for move in again.ask.moves] == [move.text for move in board.ask.moves]


@settings(max_examples=60)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 160))
def test_a_running_game_is_analysed_with_nothing_but_what_the_seat_knows(
    seed: int, table: tuple[str, int], moves: int
) -> None:
    rng = Random(seed)
    s = dealt_with_events(seed, table[1], table[0])
    memories = [Memory(s.view(seat)) for seat in s.seats]
    for _ in range(moves):
        if s.over:
            break
        move, mover = random_move(s, rng)
        events = s.apply(move, mover)
        for memory in memories:
            memory.see(events)
    if s.over:
        return
    seat = Seat(rng.randrange(table[1]))
    view, memory = s.view(seat), memories[seat]
    known = known_position(view, memory, Random(1))
    # Another game, in which all that is hidden from this seat lies elsewhere, gives the very same position.
    twin = sample(view, memory, Random(2))
    assert known_position(twin.view(seat), memory, Random(1)) == known
    again = parse_position(known)
    assert again.hands[seat] == s.hands[seat] and [len(hand) for hand in again.hands] == [len(h) for h in s.hands]
    assert (again.to_act, again.life, again.table) == (s.to_act, s.life, s.table)
    assert s.seed not in json.dumps(known)


def test_a_player_is_told_the_running_game_as_a_position_and_a_spectator_is_not() -> None:
    made = scene(A={"hand": ["BANG!", "Missed!"]}, B={"hand": ["Saloon"]})
    made.do(0, wire.Analyse(5))
    told = made.people[0].last(wire.Position)
    data = json.loads(told.text)
    assert told.id == 5 and data["players"]["B"]["hand"] == ["any"]
    assert [card.split()[0] for card in data["players"]["A"]["hand"]] == ["BANG!", "Missed!"]
    assert boards.board(told.text).view.to_act == 0


def test_boards_over_the_network(tmp_path: Path) -> None:
    text = TABLE % ("Rose Doolan", "Kit Carlson", "Beer") + "  - A: play Indians!\n"

    async def act(house: Served) -> None:
        async def post(path: str, **body: Any) -> Any:
            return (await house.http.post(f"/api/{path}", json=body)).json()

        board = await post("board", text=text)
        assert board["view"]["to_act"] == 1 and board["scenario"]["players"]["B"]["hand"] == ["Beer"]
        assert (await post("board", text=json.dumps(board["scenario"], indent=1)))["view"] == board["view"]
        assert (await post("board", text="players: 1"))["code"] == "bad-scenario"
        why = await post("why", text=text, move="use Barrel")
        assert why["rules"] == ["BAS-7.6"]
        assert (await post("why", text=text, move="dance"))["code"] == "bad-scenario"
        link = await post("links", text=text)
        assert (await post("links", text=text))["id"] == link["id"], "the same board has the same link"
        assert (await house.http.get(f"/api/links/{link['id']}")).json()["text"] == text
        assert (await house.http.get("/api/links/nothing")).json()["code"] == "no-link"
        assert (await post("links", text="game: poker"))["code"] == "bad-scenario", "only boards are kept"
        assert (await post("moment", record="no record"))["code"] == "bad-record"

    with_server(tmp_path, act)


def test_links_of_every_released_version_still_open() -> None:
    """What stands in a link is a scenario, packed. tests/links/kept.json has some of each version."""
    kept = json.loads((ROOT / "tests" / "links" / "kept.json").read_text(encoding="utf-8"))
    boards_kept = [entry for entry in kept if not entry["link"].startswith("#/moment")]
    assert len(boards_kept) >= 3
    released = re.findall(r"^## \[(\d[^\]]*)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    for version in {*released, boothill.__version__}:
        pages = {entry["link"].partition("?")[0] for entry in kept if entry["version"] == version}
        assert {"#/analysis", "#/moment"} <= pages, f"tests/links/kept.json has no links of {version} yet"
    for entry in boards_kept:
        packed = entry["link"].partition("?s=")[2]
        text = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), wbits=-15).decode()
        assert text == entry["text"]
        board = boards.board(text)
        assert board.failed is None and board.steps


def test_a_page_of_somebody_else_may_frame_the_board_and_nothing_else(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        framed, page = await house.http.get("/embed"), await house.http.get("/")
        assert "frame-ancestors *" in framed.headers["content-security-policy"]
        assert "x-frame-options" not in framed.headers
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert page.headers["x-frame-options"] == "DENY"

    with_server(tmp_path, act)
