"""What the bots think of a position: the best move is found where it is known, and every move is looked into."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from boothill.analysis import Answer, NoChoice, Weighing, weigh
from boothill.analysis.moment import Moment, moment_of
from boothill.analysis.turn import TurnSearch, kinds
from boothill.analysis.weigh import DESPERADO, MARSHAL, NotLearned, interval, judges
from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.gunslinger.judging import judged
from boothill.bots.patience import POINTLESS
from boothill.bots.policy import policy_of
from boothill.core.frames.playing import Playing
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.knowledge.memory import Memory
from boothill.puzzles.proof import plain
from boothill.puzzles.puzzle import WIN_KIND, Puzzle, shipped
from boothill.sets import GAMES, new_game

POSITIONS = Path(__file__).parent / "positions"
BEST = {
    "a-diamond-does-nothing": ["play BANG! A♠ -> B"],
    "a-duel-not-a-shot": ["play Duel J♠ -> B"],
    "answer-or-lose": ["play Missed! 2♠"],
    "no-shots-during-the-sermon": ["play Indians! K♦"],
    "take-the-barrel-first": ["play Cat Balou K♥ -> B's Barrel Q♠"],
    "the-last-of-the-law": ["play Duel (outlaws horseshoe) -> L.front"],
    "the-law-wins-over-a-deputy": ["play Gatling 10♥"],
    "the-renegade-in-the-right-order": ["play BANG! Q♥ -> C", "play BANG! A♠ -> C"],
    "the-rifle-comes-first": ["play Rev. Carabine A♣"],
    "the-schoolteacher-takes-the-barrel": ["play Schoolteacher (law horseshoe) -> O.front's Barrel (outlaws snake)"],
    "the-shot-for-the-partner": ["play BANG! A♠ -> B"],
    "two-shots-at-once": ["use Sniper with BANG! A♠, BANG! Q♥ -> B"],
    "which-green-card": ["play Springfield K♠ with Beer 6♠ -> C", "use Howitzer 9♠"],
}


def moment(name: str) -> Moment:
    return moment_of((POSITIONS / f"{name}.yaml").read_text(encoding="utf-8"))


def weighing(name: str, seed: str = "") -> Weighing:
    found = moment(name)
    return Weighing.everything_open(found.s, found.unknown, seed)


def last(answers: Weighing, playouts: int = 60) -> Answer:
    return list(weigh(answers, playouts))[-1]


@pytest.mark.parametrize("name", BEST)
def test_the_best_move_is_found_where_it_is_known(name: str) -> None:
    best = last(weighing(name)).moves[0]
    assert best.text in BEST[name]
    assert best.sure or name == "answer-or-lose"  # there the game goes on


@pytest.mark.parametrize("name", ["take-the-barrel-first", "the-last-of-the-law", "answer-or-lose"])
def test_the_learned_bot_finds_the_best_move_too_and_sees_the_rest_with_eyes_of_its_own(name: str) -> None:
    found = moment(name)
    ours = last(Weighing.everything_open(found.s, found.unknown, judge=DESPERADO))
    assert ours.moves[0].text in BEST[name]
    chances = {one.text: one.chance for one in ours.moves if not one.sure}
    assert chances != {one.text: one.chance for one in last(weighing(name)).moves if not one.sure}


def test_the_learned_bot_judges_only_what_it_has_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(judges(game) == [MARSHAL, DESPERADO] for game in GAMES)
    assert judges("a game of another package") == [MARSHAL]
    monkeypatch.setattr(import_module("boothill.analysis.weigh"), "shipped", lambda game: None)
    with pytest.raises(NotLearned):
        Weighing.everything_open(new_game("dodge-city", "ABCD", "unknown"), judge=DESPERADO)


WINS = [puzzle for puzzle in shipped() if puzzle.kind == WIN_KIND]


def found_by_search(puzzle: Puzzle) -> bool:
    """Is the best move one of those that an exhaustive search has proved, and is it called certain, before a game is
    played out in the head?"""
    s, unknown = moment_of(json.dumps(puzzle.question, ensure_ascii=False))
    best = Weighing.everything_open(s, unknown).answer().moves[0]
    return best.sure and plain(best.text) in {plain(move) for move in puzzle.good[0]}


@pytest.mark.parametrize("number", range(0, len(WINS), 48))
def test_a_win_that_an_exhaustive_search_has_proved_is_found(number: int) -> None:
    assert found_by_search(WINS[number])


def test_two_renegades_do_not_help_each_other() -> None:
    """Indians! alone would kill the Sheriff, but the other Renegade can live through it: then the Outlaws win."""
    (puzzle,) = [one for one in WINS if one.good[0] == ["play BANG! A♠ -> Cid"] and "Indians!" in one.good[1][0]]
    assert found_by_search(puzzle)


def test_a_win_is_proved_that_lies_too_deep_to_value_everything_on_the_way() -> None:
    deep = "play Duel (law dynamite) -> Bob.front"
    (puzzle,) = [
        one for one in WINS if one.good[1:2] == [[deep]] and len(one.good) == 4 and "Indians!" in one.good[0][0]
    ]
    assert found_by_search(puzzle)


@pytest.mark.long
def test_every_win_that_an_exhaustive_search_has_proved_is_found() -> None:
    assert [puzzle.question for puzzle in WINS if not found_by_search(puzzle)] == []


def test_every_position_of_the_folder_is_judged() -> None:
    assert sorted(BEST) == sorted(path.stem for path in POSITIONS.glob("*.yaml"))


def test_every_legal_move_is_looked_into_also_what_no_bot_would_play() -> None:
    s = moment("the-law-wins-over-a-deputy").s
    view = s.view(s.to_act)
    score = judged(view, Memory(view))
    never = [move for move in kinds(view, view.legal).values() if score(move) <= POINTLESS]
    assert never
    answer = last(Weighing.of_a_seat(view), 40)
    assert {one.move for one in answer.moves} >= set(never)
    assert {one.move for one in answer.moves} == set(kinds(view, view.legal).values())
    assert all(one.playouts for one in answer.moves)


def test_a_seat_finds_the_win_with_nothing_but_what_it_knows() -> None:
    s = moment("take-the-barrel-first").s
    answer = last(Weighing.of_a_seat(s.view(s.to_act)), 400)
    assert answer.moves[0].text in BEST["take-the-barrel-first"]
    assert not answer.moves[0].sure  # a seat does not know what it has not seen


def test_what_a_seat_cannot_see_makes_no_difference_to_what_it_is_told() -> None:
    text = (POSITIONS / "a-duel-not-a-shot.yaml").read_text(encoding="utf-8")
    text = text.replace("[Duel, BANG!, Beer]", "[Duel J♠, BANG! 9♦, Beer 6♥]")
    twins = []
    for hand in ("[Missed!, BANG!]", "[Saloon, Panic!]"):
        s = moment_of(text.replace("[Missed!, BANG!]", hand)).s
        twins.append([(one.text, one.chance) for one in last(Weighing.of_a_seat(s.view(s.to_act))).moves])
    assert twins[0] == twins[1]


def numbers(answer: Answer) -> list[tuple[object, ...]]:
    return [(one.text, one.chance, one.low, one.high, [step.text for step in one.line]) for one in answer.moves]


def test_the_same_seed_and_number_of_playouts_give_the_same_answer() -> None:
    whole = numbers(weighing("take-the-barrel-first", "x").more(120))
    assert numbers(weighing("take-the-barrel-first", "x").more(120)) == whole
    assert numbers(weighing("take-the-barrel-first", "y").more(120)) != whole


def test_looking_at_an_answer_changes_nothing() -> None:
    s = new_game("classic", "ABCDE", "looking")
    view = s.view(s.to_act)
    one, other = (Weighing.of_a_seat(view) for _ in "12")
    one.more(1)
    for _ in range(3):
        one.answer()
    one.more(60)
    other.more(1)
    other.answer = lambda: None  # type: ignore[method-assign, assignment, return-value]
    other.more(60)
    assert [trial.values for trial in one.trials] == [trial.values for trial in other.trials]


def test_an_answer_grows_and_its_intervals_shrink() -> None:
    answers = list(weigh(weighing("take-the-barrel-first"), 200, slice=40))
    assert [answer.playouts for answer in answers] == sorted({answer.playouts for answer in answers})
    assert len(answers) > 2
    assert [answer.done for answer in answers] == [False] * (len(answers) - 1) + [True]
    first, end = (
        next(one for one in answer.moves if one.text == "play BANG! A♠ -> B") for answer in (answers[0], answers[-1])
    )
    assert end.high - end.low < first.high - first.low
    assert end.low <= end.chance <= end.high


def test_an_interval_holds_its_mean_and_never_claims_a_certainty() -> None:
    for mean in (0.0, 0.3, 1.0):
        low, high = interval(mean, 20)
        assert 0.0 <= low <= mean <= high <= 1.0
        assert high - low > 0.1


def test_the_main_line_leads_to_the_win() -> None:
    best = last(weighing("take-the-barrel-first")).moves[0]
    assert [(one.seat, one.text) for one in best.line] == [(0, "play BANG! A♠ -> B")]


def test_the_cards_that_a_text_names_on_the_deck_are_known_and_others_are_not() -> None:
    text = (POSITIONS / "the-shot-for-the-partner.yaml").read_text(encoding="utf-8")
    found = moment_of(text)
    assert found.unknown == [len(found.s.decks[0]) - 3]
    without = moment_of(text.replace("deck: [Gatling, Beer, Saloon]", ""))
    assert without.unknown == [len(without.s.decks[0])]
    assert not last(Weighing.everything_open(without.s, without.unknown)).moves[0].sure


def test_who_has_nothing_to_decide_is_told_so() -> None:
    s = moment("take-the-barrel-first").s
    with pytest.raises(NoChoice):
        Weighing.of_a_seat(s.view(Seat(1)))


# -- against a search that knows no shortcut -------------------------------------------------------------------------


class TooBig(Exception):
    """The tree is larger than a test has time for."""


def wins(s: State, seat: Seat, friends: list[bool], turn: Seat, left: list[int]) -> bool:
    """Does a seat win before the turn is over, whatever its foes do? The deck lies as it lies."""
    left[0] -= 1
    if left[0] < 0:
        raise TooBig
    if s.winner or s.turn != turn:
        outcome = s.outcome()
        return outcome is not None and seat in outcome.seats
    mine = friends[s.to_act]
    after = [made(s, move, s.to_act) for move in s.legal()]
    foes = [other for other in s.seats if other != s.to_act and not friends[other]]
    asides = [made(s, move, other) for other in foes for move in s.any_time(other)]
    answers = (wins(one, seat, friends, turn, left) for one in after)
    return (any(answers) if mine else all(answers)) and all(wins(one, seat, friends, turn, left) for one in asides)


def made(s: State, move: Move, seat: Seat) -> State:
    after = s.clone()
    after.apply(move, seat)
    return after


def last_turns(game: str, players: int, games: int) -> list[State]:
    """The last moments of some games at which somebody was free to play a card."""
    found = []
    for i in range(games):
        s = new_game(game, tuple("ABCDEFG"[:players]), f"end {i}")
        driver = Driver(s, [make_bot("greedy") for _ in s.names], Random(i))
        free = s.clone()
        while not s.over:
            following = driver.next_move()
            assert following is not None
            if isinstance(s.stack[-1], Playing):
                free = s.clone()
            driver.make(*following)
        found.append(free)
    return found


@pytest.mark.parametrize(
    ("game", "players"), [("classic", 4), ("dodge-city", 5), ("classic+dodge-city", 4), ("duel", 2)]
)
def test_a_turn_is_won_exactly_where_an_exhaustive_search_wins_it(game: str, players: int) -> None:
    compared = 0
    for s in last_turns(game, players, 8):
        seat = s.to_act
        policy = policy_of(s.rules)
        friends = [policy.side(s, other) == policy.side(s, seat) for other in s.seats]
        left = [4000]
        try:
            known = {move for move in s.legal() if wins(made(s, move, seat), seat, friends, s.turn, left)}
        except TooBig:
            continue
        search = TurnSearch(s, seat, [0] * len(s.decks), 20_000, Random(1))
        search.run()
        found = {move for move, value in search.values.items() if value == 1.0}
        assert found <= known
        assert bool(found) == bool(known)
        compared += 1
    assert compared >= 4
