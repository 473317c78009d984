"""The notation: cards, moves and targets as text, and back.

`play BANG! A♠ -> B`, `use Sid Ketchum with Beer 6♥, Duel J♠`, `draw from B's hand`: logs, records, scenario files,
the terminal and error messages all use it. A text that is not a move raises NotAMove, one that fits several legal moves
raises Ambiguous. An illegal move is still parsed as a move; the state then says why it refuses it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import product

from boothill.core import moves as mv
from boothill.core import targets as tg
from boothill.core.board import Board
from boothill.core.ids import NO_CARD, Face, Figure, Seat, Target
from boothill.core.moves import Move
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.core.view import View
from boothill.sets.tables import RANKS
from boothill.words.catalogue import DEFAULT, find

RANK_NAMES = {rank: name for name, rank in RANKS.items()}
SUIT_OF = {"♥": "♥", "♦": "♦", "♣": "♣", "♠": "♠", "H": "♥", "D": "♦", "C": "♣", "S": "♠"}
"""Suits by their symbols, and by letters, which are easier to type."""

YES_OR_NO = ("yes", "no")
"""What may be chosen besides characters, sides and targets."""

_CARD = re.compile(r"(?P<name>.+?)(?:\s+(?P<rank>10|[2-9JQKA])\s*(?P<suit>[♥♦♣♠HDCS]))?")


class Unreadable(ValueError):
    """A text that cannot be read. `reason` is the id of the message that says why, `facts` are its arguments; `str`
    gives the message in English."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(reason)

    def __str__(self) -> str:
        found = find(DEFAULT, self.reason)
        assert found is not None
        return str(found[0].format_pattern(found[1], self.facts)[0])


class NotAMove(Unreadable):
    """The text is not a move, card or target of this game."""


class Ambiguous(Unreadable):
    """The text fits several legal moves."""


# -- cards -----------------------------------------------------------------------------------------------------


def print_card(rules: Ruleset, card: Face) -> str:
    """A card with its rank and suit: `BANG! A♠`; a card that must not be seen: `?`."""
    if card < 0:
        return "?"
    face = rules.faces[card]
    if face.rank:
        return f"{face.name} {RANK_NAMES[face.rank]}{face.suit}"
    return f"{face.name} ({rules.backs[face.back]} {face.suit})"


def print_cards(rules: Ruleset, cards: Sequence[Face]) -> str:
    return ", ".join(print_card(rules, card) for card in cards)


def parse_card(rules: Ruleset, text: str) -> list[Face]:
    """All faces that a card's text may mean: one if everything printed is given, otherwise all of that name.

    `Beer 6♥`; with backs and symbols `Colt (law)`, `Colt (law dynamite)`, or any card with a symbol: `(snake)`.
    """
    return list(_faces(rules, text))


@lru_cache(4096)
def _faces(rules: Ruleset, text: str) -> list[Face]:
    """The same, cached because a table reads the same few texts all the time. Do not change the result."""
    name, mark, details = text.strip().partition("(")
    if mark and rules.shape.own_decks:
        words = details.rstrip(")").replace(",", " ").split()
        return _faces_with(rules, name.strip(), words, text)
    match = _CARD.fullmatch(text.strip())
    if match is None:
        raise NotAMove("notation-no-name")
    name = known_name(rules, match["name"])
    faces = [Face(card) for card, face in enumerate(rules.faces) if face.name == name]
    if not faces:
        raise no_card(rules, name)
    if match["rank"]:
        rank, suit = RANKS[match["rank"]], SUIT_OF[match["suit"]]
        faces = [card for card in faces if rules.faces[card].rank == rank and rules.faces[card].suit == suit]
        if not faces:
            raise no_card(rules, f"{name} {match['rank']}{suit}", near=False)
    return faces


def _faces_with(rules: Ruleset, name: str, words: list[str], text: str) -> list[Face]:
    """The faces of a name, or of all names if it is empty, with the given back or symbol."""
    symbols = {face.suit for face in rules.faces}
    found = parse_card(rules, name) if name else [Face(card) for card in range(len(rules.faces))]
    for word in words:
        if word not in symbols and word not in rules.backs:
            raise NotAMove("notation-no-mark", text=text, word=word)
        found = [c for c in found if word in (rules.faces[c].suit, rules.backs[rules.faces[c].back])]
    if not found or not words:
        raise no_card(rules, text, near=False)
    return found


def no_card(rules: Ruleset, name: str, near: bool = True) -> NotAMove:
    """The error for an unknown card, which suggests the closest known one."""
    close = nearest(name, rules.cards) if near else ""
    return NotAMove("notation-no-card", name=name, game=rules.name, near=close or "none")


def nearest(text: str, names: Iterable[str]) -> str:
    """The known name that is closest to a text; empty if none is close."""
    folded = {name.casefold(): name for name in names}
    close = get_close_matches(text.casefold(), folded, 1, 0.5)
    return folded[close[0]] if close else ""


def did_you_mean(text: str, names: Iterable[str]) -> str:
    """The end of an error message: a suggestion of the closest known name, or nothing."""
    close = nearest(text, names)
    return f"; did you mean {close!r}?" if close else ""


def known_name(rules: Ruleset, text: str) -> str:
    """The name of a card, character or event as this ruleset spells it; aliases and any letter case are accepted."""
    text = rules.aliases.get(text, text)
    if text in rules.cards or text in rules.characters:
        return text
    folded = text.casefold()
    for names in (rules.cards, rules.characters, rules.events):
        for name in names:
            if name.casefold() == folded:
                return name
    return text


# -- moves -----------------------------------------------------------------------------------------------------


FRONT, REAR = ".front", ".rear"
"""In games with several figures per seat, figures are named by their positions."""


def print_figure(board: Board, figure: Figure) -> str:
    seat = board.owner[figure]
    if not board.several:
        return board.names[seat]
    return board.names[seat] + (FRONT if board.fronts[seat] == figure else REAR)


def figure_at(board: Board, seat: Seat, position: str) -> Figure:
    """The figure of a seat at a position: its front unless `position` is REAR."""
    behind = [f for f in board.figures if board.owner[f] == seat and f != board.fronts[seat]]
    return behind[0] if position == REAR and behind else board.fronts[seat]


def print_target(board: Board, target: Target) -> str:
    if target == tg.DECK:
        return "deck"
    if target == tg.PILE:
        return "discard"
    if target == tg.CHARACTER:
        return "a character"
    if tg.is_gear(target):
        return f"{print_figure(board, tg.figure_of(target))}'s {print_card(board.rules, tg.card_of(target))}"
    if tg.is_hand(target):
        return f"{board.names[tg.seat_of(target)]}'s hand"
    if tg.is_side(target):
        return board.names[tg.seat_of(target)]
    return print_figure(board, tg.figure_of(target))


def print_move(board: Board, move: Move) -> str:
    """A move as it is written: `play Missed! 10♣ as BANG! -> C`."""
    if move.verb == mv.DRAW or (move.verb == mv.CHOOSE and not move.name):
        return f"{move.verb} {print_target(board, move.target)}"
    if move.card == NO_CARD and tg.is_gear(move.target) and not move.name:
        return f"{move.verb} {print_target(board, move.target)}"
    words = [move.verb]
    if move.card != NO_CARD:
        words.append(print_card(board.rules, move.card))
        if move.name:
            words.append(f"as {move.name}")
    elif move.name:
        words.append(move.name)
    if move.pay:
        words.append(f"with {print_cards(board.rules, move.pay)}")
    if move.target != tg.NO_TARGET:
        words.append(f"-> {print_target(board, move.target)}")
    return " ".join(words)


def parse_move(board: State | View, seat: Seat, text: str, literal: bool = False) -> Move:
    """The move that a text means for a seat. It need not be legal: the state then says why it refuses it.

    If a card has several copies, those at hand and legal moves are preferred. A missing target is filled in if there is
    only one legal one, unless `literal`; if there are several, raises Ambiguous.
    """
    legal = board.legal(seat) if isinstance(board, State) else board.legal
    hand = board.hands[seat] if isinstance(board, State) else board.hand
    readings = _readings(board, seat, " ".join(text.split()), hand)
    for move in readings:
        if move in legal:
            return move
    first = readings[0]
    if not literal and (first.target == tg.NO_TARGET or tg.is_figure(first.target)):
        completions = [move for move in legal if _completes(board, move, readings)]
        if completions and _copies(board.rules, completions):
            return completions[0]
        if completions:
            options = "; ".join(print_move(board, move) for move in completions[:8])
            raise Ambiguous("notation-several", text=text, moves=options)
    return first


def _completes(board: Board, move: Move, readings: list[Move]) -> bool:
    """Is the move one of the readings, but with a target that was left out, or that was given only as a player?"""
    for reading in readings:
        if move == Move(reading.verb, reading.card, move.target, reading.name, reading.pay):
            if reading.target == tg.NO_TARGET:
                return move.target != tg.NO_TARGET
            return not tg.is_figure(move.target) and board.aimed_at(move.target) == reading.target
    return False


def _copies(rules: Ruleset, moves: list[Move]) -> bool:
    """Do the moves differ only in the copy of a card?"""
    return len({(move.verb, rules.faces[move.card].name, move.name, move.target) for move in moves}) == 1


def _readings(board: State | View, seat: Seat, text: str, hand: list[Face]) -> list[Move]:
    """All moves that a text may mean, most likely first. They differ only in the copies of cards."""
    rules = board.rules
    if text == mv.PASSES:
        return [mv.PASS]
    if text == mv.ENDS:
        return [mv.END]
    if text == mv.SWAP:
        return [Move(mv.SWAP)]
    if text.startswith(mv.DRAW + " "):
        return [Move(mv.DRAW, NO_CARD, parse_target(board, text[len(mv.DRAW) + 1 :]))]
    verb, _, rest = text.partition(" ")
    if verb not in (mv.PLAY, mv.USE, mv.DISCARD, mv.TAKE, mv.CHOOSE, mv.RELOAD) or not rest:
        raise NotAMove("notation-no-move", text=text)
    rest, _, aimed = rest.partition("->")
    target = parse_target(board, aimed.strip()) if aimed else tg.NO_TARGET
    rest, _, cost = rest.strip().partition(" with ")
    pays = [_likeliest(board, seat, parse_card(rules, card), hand) for card in cost.split(",")] if cost else []
    paid = _payments(pays, hand)
    rest, _, name = rest.strip().partition(" as ")
    if verb == mv.CHOOSE:
        if known_name(rules, rest) in rules.characters or rest in rules.backs or rest in YES_OR_NO:
            return [Move(mv.CHOOSE, NO_CARD, tg.NO_TARGET, known_name(rules, rest))]
        if rest.casefold() in rules.words:
            return [Move(mv.CHOOSE, NO_CARD, tg.NO_TARGET, rules.words[rest.casefold()])]
        return [Move(mv.CHOOSE, NO_CARD, parse_target(board, rest))]
    if name:
        name = known_name(rules, name)
        if name not in rules.cards:
            raise no_card(rules, name)
    if verb == mv.USE and (known_name(rules, rest) in rules.characters or known_name(rules, rest) in rules.events):
        return [Move(mv.USE, NO_CARD, target, known_name(rules, rest), pay) for pay in paid]
    if verb == mv.TAKE and rest == "hand":
        return [Move(mv.TAKE, NO_CARD, tg.NO_TARGET, "hand")]
    if verb in (mv.DISCARD, mv.RELOAD) and "'s " in rest:
        return [Move(verb, NO_CARD, parse_target(board, rest))]
    at_hand = hand if verb != mv.TAKE else []
    if verb == mv.USE:
        at_hand = [c for f, owner in enumerate(board.owner) if owner == seat for c in board.table[f]]
    cards = _likeliest(board, seat, parse_card(rules, rest), at_hand)
    return [Move(verb, card, target, name, pay) for card in cards for pay in paid]


def _payments(pays: list[list[Face]], hand: list[Face]) -> list[tuple[Face, ...]]:
    """The costs that a text may mean, those that the hand can pay first; only one reading for more than two cards."""
    likeliest = tuple(faces[0] for faces in pays)
    if len(pays) > 2:
        return [likeliest]
    readings = list(product(*pays))
    return [pay for pay in readings if not Counter(pay) - Counter(hand)] + readings


def _held_first(faces: list[Face], held: list[Face]) -> list[Face]:
    """Sort faces so that those at hand come first, in the order held."""
    return list(dict.fromkeys([card for card in held if card in faces] + faces))


def _likeliest(board: Board, seat: Seat, faces: list[Face], held: list[Face]) -> list[Face]:
    """Sort faces so that those at hand come first, and then, in games with own decks, those with the seat's back."""
    found = _held_first(faces, held)
    backs = board.rules.backs
    if board.rules.shape.own_decks:
        found.sort(key=lambda card: (card not in held, backs[board.rules.faces[card].back] != board.roles[seat]))
    return found


def parse_target(board: Board, text: str) -> Target:
    """The target that a text means: `B`, `B's hand`, `B's Barrel`, `deck`, `discard`. Raises NotAMove."""
    if text == "deck":
        return tg.DECK
    if text == "discard":
        return tg.PILE
    owner, mark, what = text.rpartition("'s ")
    if not mark:
        owner, what = text, ""
    position = next((end for end in (FRONT, REAR) if owner.endswith(end)), "")
    owner = owner.removesuffix(position)
    if owner not in board.names:
        raise NotAMove("notation-no-player", name=owner, names=", ".join(board.names))
    seat = Seat(board.names.index(owner))
    if not what:
        return tg.side_of(seat) if board.several and not position else figure_at(board, seat, position)
    if what == "hand":
        return tg.hand_of(seat)
    if known_name(board.rules, what) in board.rules.characters:
        return tg.CHARACTER
    faces = parse_card(board.rules, what)
    figure = figure_at(board, seat, position)
    return tg.gear_of(figure, _held_first(faces, [card for card in board.table[figure] if card in faces])[0])
