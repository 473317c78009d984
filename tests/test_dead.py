"""Dead games: every game ends, nobody has won a dead one, and that a game goes on tells nobody anything."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from boothill.bots import make_bot
from boothill.bots.bot import Bot
from boothill.bots.driver import Driver
from boothill.bots.lookahead.win_chance import outlook
from boothill.cli import main
from boothill.core import events as ev
from boothill.core.dead import NO_CARD_COMES, NO_ELIMINATION, REPEATED, ROUNDS, Still, open_position
from boothill.core.frames.playing import Playing
from boothill.core.ids import Face, Figure, Seat, Target
from boothill.core.moves import END, ENDS, PASSES, USE, Move
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.knowledge.sample import sample
from boothill.lab.fit import win_chance as fitting
from boothill.lab.measure.matches import GameSize, deal
from boothill.lab.research.dialogue import Talk
from boothill.sets import new_game, ruleset
from boothill.table import dealing, wire
from boothill.table.journal import Finished
from boothill.table.seating import Chair
from boothill.text.notation import print_card, print_move
from boothill.text.records import BadRecord, parse_record, record_of
from boothill.text.scenario.position import parse_position, print_position
from boothill.text.scenario.runner import run
from boothill.words.catalogue import languages
from boothill.words.messages import Messages
from boothill.words.phrases import rule_of
from boothill.words.rulebook import all_rules
from tests.scenes import Scene, at_random
from tests.tables import TABLES, an_event, dealt, duel, play_on
from tests.typist import at_desk, flat


class Hoarder(Bot):
    """Never plays a card: it ends its turns, passes, and gives up cards only where it must."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        for verb in (ENDS, PASSES):
            for move in view.legal:
                if move.verb == verb:
                    return move
        return view.legal[0]


def all_cards(game: str, but: tuple[str, ...] = ()) -> list[str]:
    rules = ruleset(game)
    found = [print_card(rules, card) for card in rules.deck]
    for card in but:
        found.remove(card)
    return found


def hoard(**changes: Any) -> dict[str, Any]:
    """Sean Mallory holds all cards that nobody else has, and there is none to draw."""
    held = [card for seat in changes.values() for card in (*seat.get("hand", ()), *seat.get("in_play", ()))]
    players: dict[str, dict[str, Any]] = {
        "A": {"role": "sheriff", "character": "Herb Hunter"},
        "B": {"role": "outlaw", "character": "Sean Mallory"},
        "C": {"role": "outlaw", "character": "Greg Digger"},
        "D": {"role": "renegade", "character": "Tequila Joe"},
    }
    for name, change in changes.items():
        players[name].update(change)
    players["B"]["hand"] = all_cards("dodge-city", tuple(held))
    return {"game": "dodge-city", "players": players, "deck": [], "discard": []}


def passing(s: State) -> State:
    """Everybody does as little as possible, to the end of the game."""
    hoarder = Hoarder()
    for _ in range(3000):
        if s.over:
            return s
        s.apply(hoarder.choose(s.view(s.to_act), Memory(s.view(s.to_act)), Random(0)))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_in_which_nobody_is_eliminated_for_500_rounds_is_dead(game: str, players: int) -> None:
    """BAS-R.40, DOD-R.38, DUE-R.46."""
    s = dealt(3, players, game)
    s.still = Still(ROUNDS * players - 2)
    passing(s)
    outcome = s.outcome()
    assert s.still.quiet == ROUNDS * players + 1, "the last round is played to its end, and no turn more"
    assert outcome is not None and (outcome.winner, outcome.seats, outcome.why) == ("nobody", (), NO_ELIMINATION)
    assert s.winner == "nobody" and s.legal() == [] and s.to_act == -1
    last = s.events[-1]
    assert last.kind == ev.DEAD and last.name == NO_ELIMINATION
    assert rule_of(s.rules, last) in all_rules()
    assert all(s.view(Seat(seat)).roles == s.roles for seat in range(players)), "at the end all roles are shown"
    with pytest.raises(Refused) as refusal:
        s.apply(END)
    assert refusal.value.reason == "over"


@pytest.mark.parametrize("others", ["random", "karma", "greedy"])
@pytest.mark.parametrize("game", ["dodge-city", "classic+dodge-city"])
def test_a_hoarder_with_sean_mallory_cannot_hold_up_a_game_for_ever(game: str, others: str) -> None:
    """The same on a few hundred deals; where he brings it to a stand, nobody has won."""
    ends = []
    for number in range(120 if others != "greedy" else 24):
        players = 3 + number % 5
        s = new_game(game, "ABCDEFG"[:players], f"hoard {number}", keep={Seat(0): "Sean Mallory"})
        driver = Driver(s, [Hoarder(), *(make_bot(others) for _ in range(players - 1))], Random(number))
        ends.append(driver.run())
    assert all(end.winner for end in ends)


def test_among_hoarders_the_cards_run_out_and_the_game_is_dead() -> None:
    for number in range(20):
        s = new_game("dodge-city", "ABC", f"hoard {number}", keep={Seat(0): "Sean Mallory"})
        outcome = passing(s).outcome()
        assert outcome is not None and (outcome.winner, outcome.why) == ("nobody", NO_CARD_COMES)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_game_of_those_who_do_nothing_ends(game: str, players: int) -> None:
    s = dealt(1, players, game)
    s.still = Still((ROUNDS - 20) * players)
    assert passing(s).winner != ""


def test_a_hidden_card_never_decides_whether_a_game_is_dead() -> None:
    """Two games that differ in hands and roles alone have the same position and die at the same moment."""
    missed = [card for card in all_cards("dodge-city") if card.startswith("Missed!")]
    one = parse_position(hoard(A={"hand": missed[:1]}, C={"hand": missed[1:2]}))
    other = parse_position(
        hoard(A={"hand": missed[2:3]}, C={"hand": missed[3:4], "role": "renegade"}, D={"role": "outlaw"})
    )
    assert one.hands != other.hands and one.roles != other.roles
    for _ in range(5):
        assert not one.over
        assert open_position(one, one.turn) == open_position(other, other.turn) and one.still.seen == other.still.seen
        one.apply(END)
        other.apply(END)
    assert one.over and other.over


def test_what_lies_open_makes_another_position() -> None:
    s = parse_position(hoard())
    position = open_position(s, Seat(0))
    for change in ("life", "table", "hands", "pile", "ability", "decks", "fronts"):
        twin = s.clone()
        if change == "life":
            twin.life[2] -= 1
        elif change == "table":
            twin.table[2].append(twin.hands[1].pop())
            twin.hands[1].append(Face(0))
        elif change == "hands":
            twin.hands[1].pop()
        elif change == "pile":
            twin.pile.append(Face(3))
        elif change == "decks":
            twin.decks[0].append(Face(3))
        elif change == "fronts":
            twin.fronts[0] = twin.figures[1]
        else:
            twin.ability[0] = twin.characters[1]
        assert open_position(twin, Seat(0)) != position, change
    assert open_position(s, Seat(1)) != position, "whose turn it is belongs to it"


def test_a_position_that_comes_back_is_dead_the_third_time() -> None:
    """BAS-R.40 b: a Beer that everybody drinks in vain goes from hand to hand."""
    s = parse_position({**hoard(), "turn": "B"})
    beer = next(move for move in s.legal() if move.card >= 0 and s.rules.rows[move.card].name == "Beer")
    for _ in range(2 * 4 + 1):  # until C would begin for the third time
        assert not s.over
        s.apply(next(move for move in s.legal() if move == beer))
        s.apply(END)
    outcome = s.outcome()
    assert outcome is not None and outcome.why == REPEATED


def test_many_cards_to_draw_forget_what_lay_open_before() -> None:
    """Only turns without a break count: before it, the same was no standstill."""
    s = parse_position(hoard())
    s.apply(END)
    s.apply(END)
    before = len(s.still.seen)
    assert before == 2
    s.pile += [s.hands[1].pop() for _ in range(12)]
    s.apply(END)
    assert s.still.seen == ()


def test_an_elimination_begins_everything_anew() -> None:
    s = parse_position(hoard(D={"life": 1}))
    for _ in range(3):
        s.apply(END)
    assert s.still.seen and s.still.quiet == 3
    s.goes(Figure(Target(3)))
    assert s.still.seen == () and s.still.quiet == 0


def saved_and_copied(s: State) -> list[State]:
    rng = Random(1)
    imagined = sample(s.view(s.to_act), Memory(s.view(s.to_act)), rng)
    return [s.clone(), State.load(s.save(), s.rules), pickle.loads(pickle.dumps(s)), imagined,
            parse_position(print_position(s))]  # fmt: skip


def test_copies_of_a_game_know_how_long_it_has_been_still() -> None:
    s = parse_position(hoard())
    s.still = Still(77)
    for _ in range(3):
        s.apply(END)
    for copy in saved_and_copied(s):
        assert (copy.still.quiet, copy.still.seen) == (80, s.still.seen) and len(s.still.seen) == 3
        copy.apply(END)
        assert not copy.over
        copy.apply(END)
        assert copy.winner == "nobody"
    view = View.load(s.view(Seat(0)).save(), s.rules)
    assert (view.still.quiet, view.still.seen) == (s.still.quiet, s.still.seen)


def test_a_dead_game_is_saved_with_its_reason() -> None:
    s = passing(parse_position(hoard()))
    again = State.load(s.save(), s.rules)
    outcome = again.outcome()
    assert outcome is not None and outcome.why == NO_CARD_COMES and repr(outcome) == repr(s.outcome())
    assert outlook(s, Seat(0)) == 0.0, "nobody has a chance to win any more"


# -- a turn ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_turn_has_as_many_moves_as_there_are_cards(game: str, players: int) -> None:
    """BAS-R.41, DOD-R.38, DUE-R.47."""
    s = dealt(5, players, game)
    while not isinstance(s.stack[-1], Playing) or len(s.legal()) == 1:
        s.apply(s.legal()[0])
    moves = s.legal()
    s.this_turn["plays"] = len(s.rules.deck) - 2
    twin = s.clone()
    twin.apply(next(move for move in moves if move is not END))
    assert twin.over or not any(isinstance(frame, Playing) and frame.closed for frame in twin.stack)
    s.this_turn["plays"] += 1
    s.apply(next(move for move in moves if move is not END))
    while not isinstance(s.stack[-1], Playing):
        s.apply(s.legal()[0])
    assert s.answers() == [END] and s.forced() is None
    for move in moves:
        refused = s.why_not(move)
        if move is END or (move.verb == USE and move.pay):
            continue
        assert refused is not None and refused.reason == "played-out" and refused.rule == s.rules.cites["played-out"]
        assert refused.facts == {"n": len(s.rules.deck)}
    assert s.clone().answers() == State.load(s.save(), s.rules).answers() == [END]
    assert parse_position(print_position(s)).answers() == [END]
    turn = s.turn
    s.apply(END)
    while s.turn == turn:
        s.apply(s.legal()[0])
    assert "plays" not in s.this_turn


def test_every_move_of_a_play_phase_is_counted_and_nothing_else() -> None:
    rng = Random(3)
    for game, players in TABLES:
        s = dealt(8, players, game)
        count = 0
        while not s.over and s.still.quiet < 30:
            move = rng.choice(s.legal())
            count += isinstance(s.stack[-1], Playing) and move is not END and move in s.answers()
            if any(event.kind == ev.TURN for event in s.apply(move)):
                count = 0
            assert s.this_turn.get("plays", 0) == count, (game, players)


SUZY = Path(__file__).parent.parent / "scenarios/classic/bas-r-41-cat-balou-on-suzy-lafayette-and-stagecoach-back.yaml"


@pytest.mark.parametrize("bot", ["greedy", "gunslinger"])
def test_no_bot_keeps_cards_going_round(bot: str) -> None:
    """With Cat Balou on Suzy Lafayette and Stagecoach back it could go on until the rules end its turn."""
    data = yaml.safe_load(SUZY.read_text(encoding="utf-8"))
    s = parse_position({key: data[key] for key in ("game", "players", "deck", "discard")})
    driver = Driver(s, [make_bot(bot) for _ in s.names], Random(1))
    most = 0
    while not s.over and s.turn == 0:
        following = driver.next_move()
        assert following is not None
        driver.make(*following)
        most = max(most, s.this_turn.get("plays", 0))
    assert most < 60


@pytest.mark.parametrize("bot", ["greedy", "gunslinger", "marshal:12"])
def test_after_many_moves_a_bot_draws_no_more_cards(bot: str) -> None:
    players = {
        "A": {"role": "sheriff", "character": "Willy the Kid", "hand": ["Stagecoach 9♠", "Wells Fargo 3♥"]},
        "B": {"role": "outlaw", "character": "Suzy Lafayette", "hand": ["Beer 6♥"]},
        "C": {"role": "outlaw", "character": "Paul Regret"},
        "D": {"role": "renegade", "character": "Bart Cassidy"},
    }
    for plays, wanted in ((39, "play"), (40, "end")):
        s = parse_position({"players": players, "tally": {"plays": plays}})
        view = s.view(Seat(0))
        assert make_bot(bot).choose(view, Memory(view), Random(1)).verb == wanted


@pytest.mark.parametrize("bot", ["greedy", "gunslinger", "marshal:40"])
def test_after_many_moves_of_the_duel_a_bot_ends_its_turn(bot: str) -> None:
    law = {"hand": ["Beer", "Bank", "Wagon"], "front": {"character": "Pat Garret", "life": 1}}
    for plays, wanted in ((0, {"play"}), (40, {"end"})):
        s = parse_position({**duel(law, {}), "tally": {"plays": plays}})
        view = s.view(Seat(0))
        assert {make_bot(bot).choose(view, Memory(view), Random(seed)).verb for seed in range(4)} == wanted


@pytest.mark.parametrize("bot", ["greedy", "gunslinger", "marshal:12"])
def test_a_bot_that_has_made_many_moves_still_shoots(bot: str) -> None:
    s = parse_position(
        {**duel({"hand": ["Colt", "Water", "Clock"]}, {"front": {"character": "West Harding", "life": 1}}),
         "tally": {"plays": 40}}
    )  # fmt: skip
    view = s.view(Seat(0))
    assert print_move(s, make_bot(bot).choose(view, Memory(view), Random(1))).startswith("play Colt")


# -- records -----------------------------------------------------------------------------------------------------


def still(version: int = 0) -> tuple[State, Any]:
    """A game in which nobody does anything, and its record."""
    s = new_game("dodge-city", "ABC", "hoard", keep={Seat(0): "Sean Mallory"}, version=version)
    record = record_of(s, {Seat(0): "Sean Mallory"})
    hoarder = Hoarder()
    while not s.over and len(record.moves) < 400:
        move = hoarder.choose(s.view(s.to_act), Memory(s.view(s.to_act)), Random(0))
        record.add(s, s.to_act, move)
        s.apply(move)
    record.result = s.winner or "unfinished"
    return s, record


def test_a_dead_game_is_a_sound_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    s, record = still()
    assert record.result == "nobody" and record.version == 2
    again = parse_record(record.text())
    assert again.last().save() == s.save()
    record.save(tmp_path / "dead.txt")
    assert main(["verify", str(tmp_path / "dead.txt")]) == 0
    assert "nobody" in capsys.readouterr().out


def test_a_game_of_the_first_version_goes_on_as_it_did() -> None:
    """Its record still leads where it led, though the same moves would be a dead game today."""
    s, record = still(version=1)
    assert not s.over and record.version == 1 and len(record.moves) == 400
    again = parse_record(record.text())
    assert again.last().save() == s.save() and again.rules is s.rules
    record.version = 2
    with pytest.raises(BadRecord, match=r"move \d+: .*: over"):
        parse_record(record.text()).last()


def test_the_first_version_knows_no_longest_turn() -> None:
    for version, closed in ((1, False), (2, True)):
        s = new_game("classic", "ABCD", "long", version=version)
        s.this_turn["plays"] = 10**6
        s.apply(s.legal()[1])
        assert any(isinstance(frame, Playing) and frame.closed for frame in s.stack) == closed


def test_a_series_goes_on_from_a_game_of_an_earlier_version() -> None:
    last = new_game("classic", "ABCD", "series", version=1)
    for _ in play_on(last, Random(1)):
        pass
    chairs = [Chair(name, keeps=True) for name in "ABCD"]
    following = dealing.deal("table", 2, wire.Settings(players=4, series=True), chairs, "0" * 64, last, 0.0)
    living = {seat: last.characters[seat].name for seat in range(4) if last.alive[seat]}
    assert living and following.keep == living and following.version == 2


def test_versions_of_a_ruleset() -> None:
    for game, _ in TABLES:
        newest = ruleset(game)
        assert ruleset(game, version=newest.version) is newest
        first = ruleset(game, version=1)
        assert first is ruleset(game, version=1) and first is not newest
        assert pickle.loads(pickle.dumps(first)) is first and pickle.loads(pickle.dumps(newest)) is newest
        for version in (-1, 3, 7):
            with pytest.raises(ValueError, match="no version"):
                ruleset(game, version=version)


def test_no_seat_is_called_nobody_but_in_old_games() -> None:
    with pytest.raises(ValueError, match="a seat cannot be called 'nobody'"):
        new_game("dodge-city", ["nobody", "B", "C"], "x")
    s = new_game("dodge-city", ["nobody", "B", "C"], "x", version=1)
    for _ in play_on(s, Random(4)):
        pass
    outcome = s.outcome()
    assert outcome is not None and len(outcome.seats) == 1


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_a_dead_game_is_told_with_its_reason(lang: str) -> None:
    told = set()
    for why in (NO_CARD_COMES, REPEATED, NO_ELIMINATION):
        s = passing(parse_position(hoard()))
        line = Messages(lang).event(s, an_event(ev.DEAD, name=why))
        assert line and "{" not in line
        told.add(line)
    assert len(told) == 3
    assert str(ROUNDS) in Messages(lang).event(s, an_event(ev.DEAD, name=NO_ELIMINATION))


def test_a_scenario_says_that_nobody_has_won() -> None:
    steps: list[Any] = [{name: "end"} for name in "ABCDA"]
    run({**hoard(), "rules": ["DOD-R.38"], "name": "dead", "steps": steps, "expect": {"winner": "nobody"}})


def test_a_table_tells_why_nobody_has_won_and_by_which_rule() -> None:
    made = Scene(wire.Settings(players=4, series=True), 3, at_random, seed=2)
    made.start()
    made.game.s.still = Still(10**6)
    made.run()
    ended = made.people[0].last(wire.Ended)
    assert (ended.winner, ended.winners, ended.rule) == ("nobody", [], "BAS-R.40")
    assert ended.why == wire.Line("dead", {"key": NO_ELIMINATION, "n": ROUNDS})
    shown = made.people[0].last(wire.Update)
    assert (shown.view.winner, shown.view.winners) == ("nobody", [])
    assert shown.told[-1].kind == "dead" and shown.told[-1].rule == "BAS-R.40"
    assert made.game.record.result == "nobody"
    assert [write.result for write in made.table.writes if isinstance(write, Finished)] == ["nobody"]
    assert [chair.wins for chair in made.table.seating.chairs] == [0, 0, 0, 0]
    won = Scene(wire.Settings(players=4), 3, at_random, seed=2)
    won.start()
    won.run()
    ended = won.people[0].last(wire.Ended)
    assert ended.why is None and ended.rule == "BAS-12.1" and ended.winners


def test_the_terminal_says_why_nobody_has_won() -> None:
    position = yaml.safe_dump(
        {
            "game": "dodge-city",
            "players": {
                "A": {"role": "deputy", "character": "Herb Hunter"},
                "B": {"role": "outlaw", "character": "Bill Noface"},
                "C": {"role": "renegade", "character": "Tequila Joe"},
            },
            "quiet": ROUNDS * 3,
        }
    )
    shown = flat(at_desk(position, "end", "q"))
    assert f"Nobody wins: nobody has been eliminated for {ROUNDS} rounds. [DOD-R.38]" in shown
    assert "You have lost" not in shown and "Winners" not in shown


def test_a_dead_game_rewards_nobody() -> None:
    talk = Talk("classic", 4, None)
    talk.begin(Random(1), [None] * 4)
    talk.s.still = Still(10**6)
    rng = Random(1)
    for _ in range(500):
        assert talk.rewards() == [0.0] * 4
        if not talk.over:
            talk.say(rng.choice(talk.next_words()))
    assert talk.s.winner == "nobody" and talk.rewards() == [0.0] * 4


def test_a_dead_game_says_nothing_of_how_a_state_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    def dead_soon(table: GameSize, seed: str) -> State:
        s = deal(table, seed)
        s.still = Still(10**6)
        return s

    monkeypatch.setattr(fitting, "deal", dead_soon)
    assert fitting.positions("duel", "dead", range(2)) == []
