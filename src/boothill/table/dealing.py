"""Dealing a game: whether the settings allow it, the seed, and what a series carries over from the last game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from boothill.bots import bots_for
from boothill.core.ids import NOBODY, Seat
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.sets import BadGame, ruleset
from boothill.table import wire
from boothill.table.journal import Dealt, Played
from boothill.table.problem import Problem
from boothill.table.seating import BOT, Chair
from boothill.table.timing import PRESETS
from boothill.text import fairness
from boothill.text.records import Fairness, Record, ending_of
from boothill.words import phrases


def check_settings(settings: wire.Settings) -> None:
    """Raise Problem if no game can be dealt with these settings."""
    try:
        rules = ruleset(settings.game, settings.options)
    except BadGame as error:
        raise Problem("bad-game", text=wire.line_of(phrases.bad_game(error))) from None
    if settings.players not in rules.roles:
        counts = sorted(rules.roles)
        raise Problem("bad-count", players=settings.players, least=counts[0], most=counts[-1])
    if settings.series and not rules.shape.series:
        raise Problem("no-series", name=wire.line_of(phrases.game(settings.game)))
    check_bot(settings.bots, settings.game)
    if settings.clock not in PRESETS:
        raise Problem("bad-clock", name=settings.clock, names=", ".join(PRESETS))


def check_bot(level: str, game: str) -> None:
    names = bots_for(game)
    if level not in names:
        raise Problem("no-such-bot", name=level, names=", ".join(names))


def deal(
    table: str,
    number: int,
    settings: wire.Settings,
    chairs: Sequence[Chair],
    server_seed: str,
    last: State | None,
    now: float,
) -> Dealt:
    """Deal game number `number` of a table; `last` is the final state of the game before it."""
    rules = ruleset(settings.game, settings.options)
    names = tuple(chair.name for chair in chairs)
    shares = {chair.name: chair.share for chair in chairs if chair.share}
    keep: dict[Seat, str] = {}
    leader = NOBODY
    if last is not None and settings.series and _same(last.rules, rules) and last.names == names:
        keep, leader = _carried_over(rules, chairs, last, fairness.game_seed(server_seed, names, shares))
    return Dealt(
        game=secrets.token_urlsafe(9),
        table=table,
        number=number,
        ruleset=rules.name,
        version=rules.version,
        options=rules.options,
        names=names,
        bots={chair.name: chair.bot for chair in chairs if chair.kind == BOT},
        server_seed=server_seed,
        shares=shares,
        keep=keep,
        leader=leader,
        at=now,
    )


def _same(last: Ruleset, rules: Ruleset) -> bool:
    """Is it the same game with the same options? The version may change between two games of a series."""
    return last.name == rules.name and last.options == rules.options


def _carried_over(rules: Ruleset, chairs: Sequence[Chair], last: State, seed: str) -> tuple[dict[Seat, str], Seat]:
    """In a series: the characters that seats keep, and the seat that gets the leading role."""
    if rules.carries_over is None:
        return {}, NOBODY
    keeps = tuple(Seat(i) for i, chair in enumerate(chairs) if chair.keeps)
    wishes = tuple(Seat(i) for i, chair in enumerate(chairs) if chair.wishes)
    return rules.carries_over(last, seed, keeps, wishes)


def record_of(dealt: Dealt) -> Record:
    """The record of a game as dealt, before its first move."""
    seed = fairness.game_seed(dealt.server_seed, dealt.names, dealt.shares)
    return Record(dealt.ruleset, dealt.version, dealt.options, seed, dealt.names, dealt.keep, dealt.leader)


def finished_record(played: Played) -> Record:
    """The record of a game that was played on a server, with the proof that it was dealt fairly."""
    dealt = played.dealt
    record = record_of(dealt)
    record.moves = [(move.seat, move.move) for move in played.moves]
    record.result = played.result
    record.ending = ending_of(played.ended, record.names) if played.ended else None
    record.notes = {"bots": ", ".join(f"{name}={bot}" for name, bot in dealt.bots.items())} if dealt.bots else {}
    record.fairness = Fairness(dealt.server_seed, dealt.shares)
    record.fairness.chain = record.chain()
    return record
