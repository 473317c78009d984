"""Dealing a classic game, and the next one of a series."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from boothill import sets
from boothill.core.ids import NOBODY, Figure, Seat, Target
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.sets import GAMES, new_game, ruleset
from boothill.sets.classic.game import classic
from boothill.sets.classic.setup import next_deal
from boothill.words.rulebook import all_rules
from tests.tables import TABLES, dealt, plain_only, play_on, played


def next_game(last: State, seed: str, keep: tuple[int, ...] = (), wishes: tuple[int, ...] = ()) -> State:
    kept, sheriff = next_deal(last, seed, tuple(map(Seat, keep)), tuple(map(Seat, wishes)))
    return new_game(last.rules.name, last.names, seed, last.rules.options, kept, sheriff)


def finished(seed: int, players: int = 5, **options: str) -> State:
    s = dealt(seed, players, **options)
    for _ in play_on(s, Random(seed)):
        pass
    return s


def test_components() -> None:
    """BAS-1.2, BAS-1.3, BAS-1.4: seven roles, sixteen characters, eighty cards of 22 names, 63 brown and 17 blue."""
    rules = ruleset("classic")
    assert rules.box == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1}
    assert {name for name, character in rules.characters.items() if character.life == 3} == {"El Gringo", "Paul Regret"}
    assert Counter(character.life for character in rules.characters.values()) == {4: 14, 3: 2}
    assert len(rules.cards) == 22 and len(rules.deck) == 80
    assert Counter(rules.rows[card].edge for card in rules.deck) == {"brown": 63, "blue": 17}


def test_suits() -> None:
    """BAS-1.5, BAS-1.6: twenty cards of each suit, ten of them spades from 2 to 9; the ace is the highest rank."""
    rules = ruleset("classic")
    faces = [rules.faces[card] for card in rules.deck]
    assert Counter(face.suit for face in faces) == {"♥": 20, "♦": 20, "♣": 20, "♠": 20}
    assert sum(1 for face in faces if face.suit == "♠" and face.rank <= 9) == 10
    assert (min(face.rank for face in faces), max(face.rank for face in faces)) == (2, 14)


@pytest.mark.parametrize(
    ("players", "outlaws", "deputies"), [(4, 2, 0), (5, 2, 1), (6, 3, 1), (7, 3, 2)], ids=lambda value: str(value)
)
def test_roles_by_number_of_players(players: int, outlaws: int, deputies: int) -> None:
    """BAS-1.1, BAS-3.1."""
    for seed in range(20):
        count = Counter(dealt(seed, players).roles)
        assert count["sheriff"] == count["renegade"] == 1
        assert (count["outlaw"], count["deputy"]) == (outlaws, deputies)


def test_roles_and_characters_are_dealt_at_random() -> None:
    """BAS-3.2, BAS-3.3: every role and every character comes to every seat sooner or later, no character twice."""
    roles: set[tuple[int, str]] = set()
    characters: set[tuple[int, str]] = set()
    for seed in range(400):
        s = dealt(seed, 4)
        assert len({who.name for who in s.characters}) == 4
        roles.update(enumerate(s.roles))
        characters.update((seat, who.name) for seat, who in enumerate(s.characters))
    assert len(roles) == 4 * 3 and len(characters) == 4 * 16


@pytest.mark.parametrize("edition", ["fourth", "first"])
def test_life_and_cards(edition: str) -> None:
    """BAS-3.4, BAS-3.5, BAS-R.3, BAS-15.9, BAS-EX.19: one life more for the Sheriff, a card for each life."""
    sheriffs = set()
    for seed in range(120):
        s = new_game("classic", list("ABCDE"), str(seed), {"edition": edition})
        for seat, who in enumerate(s.characters):
            sheriff = s.roles[seat] == "sheriff"
            assert s.life[seat] == s.max_life[seat] == who.life + sheriff
            if sheriff:
                sheriffs.add((who.life, s.life[seat]))
            elif s.to_act == s.turn and s.phase == "play":  # nobody has taken or drawn anything but the Sheriff
                assert len(s.hands[seat]) == s.life[seat]
        assert s.table == [[], [], [], [], []]
    assert sheriffs == {(3, 4), (4, 5)}


def test_the_sheriff_begins_and_is_known() -> None:
    """BAS-3.7, BAS-R.2, BAS-15.8, BAS-2.5: his role alone is open."""
    for edition in ("fourth", "first"):
        s = dealt(5, 7, edition=edition)
        sheriff = s.roles.index("sheriff")
        assert s.turn == sheriff
        roles = s.view(Seat((sheriff + 1) % 7)).roles
        assert roles[sheriff] == "sheriff"
        assert sum(1 for role in roles if role) == 2, "the Sheriff's role and one's own"


def test_everybody_has_a_colt() -> None:
    """BAS-3.6, BAS-6.8: range 1 without any card."""
    from boothill.core.rows import RANGE

    s = dealt(1)
    assert [1 + s.ask(RANGE, Figure(Target(seat))) for seat in range(5)] == [1] * 5


def test_the_simplified_game_leaves_out_the_book_cards() -> None:
    """BAS-3.8, BAS-R.4, BAS-15.10: thirteen cards, six kinds, the same in both editions."""
    for edition in ("fourth", "first"):
        full, simple = ruleset("classic"), ruleset("classic", {"simplified": "yes", "edition": edition})
        gone = Counter(full.faces[card].name for card in full.deck)
        gone.subtract(simple.faces[card].name for card in simple.deck)
        assert +gone == Counter({"Dynamite": 1, "Duel": 3, "General Store": 2, "Indians!": 2, "Jail": 3, "Volcanic": 2})
        assert len(simple.deck) == 67


def test_the_same_seed_deals_the_same_game() -> None:
    assert dealt(7).save() == dealt(7).save()
    assert dealt(7).save() != dealt(8).save()


def test_names_that_cannot_be_written_are_refused() -> None:
    for names in (
        ["A", "B", "C", "A"],
        ["A", "B", "C", ""],
        ["A", "B", "C", "D, E"],
        ["A", "B", "C", "x: y"],
        ["A", "B", "C", "deck"],
        ["A", "B", "C", "x\u2028y"],
    ):
        with pytest.raises(ValueError, match=r"seat"):
            new_game("classic", names, "1")


def test_impossible_games_are_refused() -> None:
    with pytest.raises(ValueError, match="4 to 7 players, not 3"):
        new_game("classic", list("ABC"), "1")
    with pytest.raises(ValueError, match="no game 'poker'"):
        new_game("poker", list("ABCD"), "1")
    with pytest.raises(ValueError, match="no option 'colour'"):
        ruleset("classic", {"colour": "red"})
    with pytest.raises(ValueError, match="fourth or first"):
        ruleset("classic", {"edition": "third"})


def test_survivors_may_keep_their_character() -> None:
    """BAS-13.1, BAS-13.2: they keep nothing else; whoever was eliminated gets a new one that nobody kept."""
    for seed in range(25):
        last = finished(seed)
        living = tuple(seat for seat in range(5) if last.alive[seat])
        s = next_game(last, f"next {seed}", keep=living)
        for seat in range(5):
            assert (s.characters[seat] is last.characters[seat]) or seat not in living
            assert s.life[seat] == s.max_life[seat] == s.characters[seat].life + (s.roles[seat] == "sheriff")
        assert len({who.name for who in s.characters}) == 5
        assert s.table == [[], [], [], [], []] and sum(map(len, s.hands)) + len(s.decks[0]) + len(s.pile) <= 80


def test_the_eliminated_cannot_keep_theirs() -> None:
    last = finished(1)
    dead = last.alive.index(False)
    with pytest.raises(ValueError, match=r"BAS-13.1"):
        next_game(last, "next", keep=(dead,))
    with pytest.raises(ValueError, match="not over"):
        next_game(dealt(1), "next")
    with pytest.raises(ValueError, match="no Sheriff"):
        next_deal(dealt(1, 2, "duel"), "next")


def test_a_volunteer_is_sheriff() -> None:
    """BAS-13.3, BAS-15.2, BAS-R.27: one who wishes gets it, several draw lots, the other roles are dealt as usual."""
    last = finished(2)
    chosen: Counter[int] = Counter()
    for seed in range(60):
        assert next_game(last, str(seed), wishes=(3,)).roles[3] == "sheriff"
        several = next_game(last, str(seed), wishes=(0, 4))
        chosen[several.roles.index("sheriff")] += 1
        assert sorted(several.roles) == sorted(last.roles)
    assert set(chosen) == {0, 4} and min(chosen.values()) > 10
    assert len({next_game(last, str(seed)).roles.index("sheriff") for seed in range(60)}) == 5


def test_the_sheriff_can_be_passed_round() -> None:
    """BAS-13.4, BAS-R.27: clockwise, if the players agreed to it beforehand."""
    last = finished(3, 4, edition="first", sheriff="passed round")
    sheriff = last.roles.index("sheriff")
    s = next_game(last, "next")
    assert s.roles.index("sheriff") == (sheriff + 1) % 4
    with pytest.raises(ValueError, match=r"BAS-13.4"):
        next_game(last, "next", wishes=(1,))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_series_in_every_game_that_knows_one(game: str, players: int) -> None:
    """BAS-13.1 holds in Dodge City too (DOD-0.1); the Duel deals anew."""
    last = played(dealt(3, players, game), 100_000, Random(3))
    if game == "duel":
        with pytest.raises(ValueError, match="duel has no Sheriff and no series of games"):
            next_game(last, "next")
        return
    living = tuple(seat for seat in range(players) if last.alive[seat])
    s = next_game(last, "next", keep=living)
    assert all(s.characters[seat] is last.characters[seat] for seat in living) and not s.over
    for seats in ((players,), (-1,)):
        with pytest.raises(ValueError, match="there is no seat"):
            next_game(last, "next", keep=seats)
        with pytest.raises(ValueError, match="there is no seat"):
            next_game(last, "next", wishes=seats)
    if players == 3:
        with pytest.raises(ValueError, match=r"DOD-4.1"):
            next_game(last, "next", wishes=(1,))
        passed = played(dealt(3, 3, game, sheriff="passed round"), 100_000, Random(3))
        assert next_deal(passed, "next") == ({}, NOBODY)
    else:
        assert next_game(last, "next", wishes=(1, 1)).roles[1] == "sheriff"


def test_first_edition_names_are_understood() -> None:
    """BAS-1.8, BAS-15.3."""
    from boothill.text.notation import known_name

    rules = ruleset("classic", {"edition": "first"})
    assert known_name(rules, "Appaloosa") == "Scope"
    assert known_name(rules, "Calamity Jones") == "Calamity Janet"
    assert known_name(rules, "Jessee Jones") == "Jesse Jones"


DODGE_CITY = {
    3: {"deputy": 1, "outlaw": 1, "renegade": 1},
    4: {"sheriff": 1, "outlaw": 2, "renegade": 1},
    5: {"sheriff": 1, "deputy": 1, "outlaw": 2, "renegade": 1},
    6: {"sheriff": 1, "deputy": 1, "outlaw": 3, "renegade": 1},
    7: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1},
    8: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2},
}


@pytest.mark.parametrize("game", ["dodge-city", "classic+dodge-city"])
def test_dodge_city_is_dealt(game: str) -> None:
    """DOD-2.1, DOD-3.1, DOD-3.3, DOD-3.4, DOD-3.5: roles, life, a card for each life, and who begins."""
    rules = ruleset(game)
    assert sorted(rules.roles) == ([3, 4, 5, 6, 7] if game == "dodge-city" else [3, 4, 5, 6, 7, 8])
    for players in rules.roles:
        for seed in range(15):
            s = dealt(seed, players, game)
            assert Counter(s.roles) == DODGE_CITY[players]
            assert s.roles[s.turn] == ("deputy" if players == 3 else "sheriff")
            for seat, who in enumerate(s.characters):
                assert s.max_life[seat] == who.life + (s.roles[seat] == "sheriff")
                if seat != s.turn and s.phase == "play":
                    assert len(s.hands[seat]) >= s.life[seat] - 1  # somebody may have taken one in phase I
            seen = [role for role in s.view(Seat((s.turn + 1) % players)).roles if role]
            assert len(seen) == (3 if players == 3 else 2)


def test_dodge_city_decks() -> None:
    """DOD-1.3, DOD-1.5, DOD-1.6: its own eighty cards, or forty more in the classic deck; fifteen characters, or 31."""
    alone, both = ruleset("dodge-city"), ruleset("classic+dodge-city")
    assert (len(alone.deck), len(alone.characters)) == (80, 15)
    assert (len(both.deck), len(both.characters)) == (120, 31)
    assert Counter(alone.rows[card].edge for card in alone.deck) == {"blue": 16, "green": 14, "brown": 50}
    assert "Scope" not in alone.cards and "Scope" in both.cards
    names = Counter(both.rows[card].name for card in both.deck)
    assert (names["BANG!"], names["Missed!"], names["Beer"], names["Dynamite"]) == (29, 13, 8, 2)


def test_every_option_has_a_rule_behind_it() -> None:
    for _, options in GAMES.values():
        for name, option in options.items():
            assert option.rule in all_rules() and len(set(option.values)) == len(option.values) > 1, name


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_can_be_dealt(game: str) -> None:
    for name, option in GAMES[game][1].items():
        for value in option.values:
            players = min(ruleset(game, {name: value}).roles)
            assert dealt(1, players, game, **{name: value}).legal(), (name, value)


def test_house_rules_are_options() -> None:
    """DOD-R.23, DOD-7.2: the rulebook's choice is the default."""
    assert ruleset("dodge-city").options == {
        "sheriff": "random", "beer": "any-loss", "pixie_pete": "4", "sean_mallory": "no-limit",
        "jose_delgado": "no-limit", "apache_kid": "fights-duels", "reshuffle": "when-needed", "events": "none",
        "events_used": "usual", "events_final": "random", "late_events": "no", "ghosts": "yes",
    }  # fmt: skip


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_is_pickled(game: str, players: int) -> None:
    s = played(dealt(3, players, game), 40, Random(3))
    back = pickle.loads(pickle.dumps(s))
    assert back.save() == s.save()
    assert back.rules is s.rules
    view = s.view(Seat(0))
    assert pickle.loads(pickle.dumps(view)).save() == view.save()


def test_rules_of_ones_own_are_not_pickled() -> None:
    own = new_game("classic", ["A", "B", "C", "D"], "own")
    own.rules = classic(own.rules.options)
    with pytest.raises(TypeError, match=r"not pickled: take State\.save\(\) and State\.load\(\)"):
        pickle.dumps(own)


@plain_only
def test_a_ruleset_is_made_once_whether_its_version_is_named_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records, tables and bots name the version all the time; to make a ruleset takes longer than many moves."""
    make, options = GAMES["duel"]
    made = []

    def counted(chosen: dict[str, str]) -> Ruleset:
        made.append(chosen)
        return make(chosen)

    monkeypatch.setattr(sets, "_made", {})
    monkeypatch.setitem(GAMES, "duel", (counted, options))
    present = ruleset("duel")
    for _ in range(3):
        assert ruleset("duel", version=present.version) is ruleset("duel") is present
    assert len(made) == 1
    assert ruleset("duel", version=1) is ruleset("duel", version=1) is not present and len(made) == 2
    assert present.version == 2 and present.dead_games
