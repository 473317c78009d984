"""Senseless moves in the Duel: so rare that a network hardly learns to avoid them."""

from __future__ import annotations

from typing import Final

from boothill.bots.learned.contests import armed
from boothill.core.events import SWAPPED
from boothill.core.ids import NO_CARD, Face, Figure, Seat
from boothill.core.intents import CONTEST, GEAR, HIT, STRIP, SWAP, TAKE, TARGET
from boothill.core.moves import END, PLAY, USE, Move
from boothill.core.rows import BLUE, LOST_LIFE, NO_LIMIT, Card
from boothill.core.targets import card_of, figure_of, is_figure, is_gear, is_side, seat_of
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.sets.duel.aims import FAR
from boothill.sets.duel.characters import may_refill
from boothill.sets.duel.game import hand_limit
from boothill.sets.duel.gear import ROBBED, Disarming
from boothill.sets.duel.hits import Hit
from boothill.sets.duel.playing import SWAPS, DuelPlaying
from boothill.sets.duel.sides import MARKED, PARTNER, opponent

ROBS: Final = (TAKE, STRIP)


def senseless(view: View, memory: Memory, move: Move) -> bool:
    """Is a move one of these?

    - a miss that cannot help, because there is no further card to discard;
    - using a Carbine to discard its own good gear;
    - ending the turn without firing a shot that could not be avoided;
    - ending it over the hand limit without laying a Barrel, a Hat, a Gun Belt or a Scope that helps its bearer;
    - ending it with a shot that could win the game. Whoever is down to the last life point too may keep it if the foe
      is known to hold a miss, or could answer it with any card;
    - ending it so that a shot or a miss has to be discarded, although a shot could be fired;
    - ending it with an empty hand, although the character in the rear could come to the front and draw;
    - Fanning at a character without gear;
    - playing Water on one's own side right after swapping, so that everything is as before;
    - laying a gear on a character that has one of the same name, although the card could be kept;
    - with the last life point: a Duel without a blow, or without a miss a shot or a robbery that lets the opponent
      shoot back.
    """
    frame = view.stack[-1]
    if isinstance(frame, Hit):
        return frame.further and _without_the_further_card(view, move)
    if isinstance(frame, Disarming):
        return is_gear(move.target) and _serves(view, move)
    if not isinstance(frame, DuelPlaying):
        return False
    if move is END:
        too_many = len(view.hand) > hand_limit(view, view.seat)
        if _spares_the_helpless(view) or _spares_the_last_foe(view, memory) or _leaves_cards_in_the_rear(view):
            return True
        return too_many and (any(_lays_good_gear(view, other) for other in view.legal) or _throws_shots_away(view))
    if move.verb != PLAY:
        return False
    row = view.rules.cards[move.name] if move.name else view.rules.rows[move.card]
    if len(view.hand) > 1 and _fans_at_nothing(view, row, move):  # emptying the hand may pay
        return True
    if _swaps_back(view, memory, row, move):
        return True
    return _lays_a_second(view, row, move) or _is_suicide(view, memory, row, move)


def _without_the_further_card(view: View, move: Move) -> bool:
    if move.verb == PLAY:
        return len(view.hand) == 1
    return move.verb == USE and move.card != NO_CARD and view.rules.rows[move.card].miss and not view.hand


def _serves(view: View, move: Move) -> bool:
    """Is the target the seat's own gear, and good to have?"""
    own = view.owner[figure_of(move.target)] == view.seat
    return own and not view.rules.rows[card_of(move.target)].burdens


def _spares_the_helpless(view: View) -> bool:
    """Is there a shot that is sure to cost the other side a life point, without a reaction?"""
    return not view.hand_sizes[opponent(view.seat)] and any(
        move.verb == PLAY and not move.name and _hits_for_sure(view, move) for move in view.legal
    )


def _hits_for_sure(view: View, move: Move) -> bool:
    at = figure_of(move.target)
    if not _shoots(view, view.rules.rows[move.card], at) or view.owner[at] == view.seat or view.is_shielded(at):
        return False
    return LOST_LIFE not in view.ability[at].moments


def _spares_the_last_foe(view: View, memory: Memory) -> bool:
    """Is the other side down to its last life point, without a shield, and is there a shot at it? The only miss may be
    kept. Whoever is down to the last life point too may need the card, if the shot can hardly hit."""
    foe = opponent(view.seat)
    last = _last_one(view, foe)
    if last is None or view.is_shielded(last):
        return False
    both = _last_one(view, view.seat) is not None
    if both and _misses(view, foe, memory.known(foe)):
        return False
    rows = view.rules.rows
    return any(
        move.verb == PLAY
        and not move.name
        and move.target == last
        and _shoots(view, rows[move.card], last)
        and not (both and rows[move.card].porous)
        and not _is_the_only_miss(view, move.card)
        for move in view.legal
    )


def _is_the_only_miss(view: View, card: Face) -> bool:
    """May the seat's front use a card as a miss, without having another one?"""
    usable = _counts_as(view, view.seat, card, view.rules.dodge)
    return usable and not _misses(view, view.seat, _left(view, card))


def _misses(view: View, seat: Seat, cards: list[Face]) -> bool:
    """Could a seat avoid a hit with one of these cards?"""
    return any(view.rules.rows[card].miss or _counts_as(view, seat, card, view.rules.dodge) for card in cards)


def _last_one(view: View, seat: Seat) -> Figure | None:
    """The character that holds a side's last life point; None if that side has more."""
    own = [figure for figure in view.figures if view.owner[figure] == seat and view.alive[figure]]
    return own[0] if len(own) == 1 and view.life[own[0]] == 1 else None


def _shoots(view: View, row: Card, target: Figure) -> bool:
    """Does a card hit this target at least once?"""
    hit = row.means(HIT, TARGET)
    return hit is not None and (hit.per != GEAR or bool(view.table[target]))


def _lays_good_gear(view: View, move: Move) -> bool:
    """Does a move lay a gear on one of the seat's characters, as the first one of its name, that stops hits, or allows
    more shots or reaches farther than the character itself?"""
    if move.verb != PLAY or move.name or not is_figure(move.target) or view.owner[move.target] != view.seat:
        return False
    rows = view.rules.rows
    row = rows[move.card]
    own = view.ability[move.target].numbers
    useful = row.shield or row.miss or any(what in row.numbers and what not in own for what in (NO_LIMIT, FAR))
    return row.edge == BLUE and bool(useful) and all(rows[card].name != row.name for card in view.table[move.target])


def _throws_shots_away(view: View) -> bool:
    """Are there more shots and misses than may be kept, and a shot that could be fired at a target that does not
    react?"""
    rows = view.rules.rows
    useful = sum(rows[card].means(HIT, TARGET) is not None or rows[card].miss for card in view.hand)
    return useful > hand_limit(view, view.seat) and any(_fires(view, move) for move in view.legal)


def _fires(view: View, move: Move) -> bool:
    if move.verb != PLAY or move.name or not _shoots(view, view.rules.rows[move.card], figure_of(move.target)):
        return False
    target = view.ability[move.target]
    return not target.shield and (LOST_LIFE not in target.moments or view.life[move.target] == 1)


def _fans_at_nothing(view: View, row: Card, move: Move) -> bool:
    hit = row.means(HIT, TARGET)
    return hit is not None and hit.per == GEAR and not view.table[move.target]


def _lays_a_second(view: View, row: Card, move: Move) -> bool:
    if row.edge != BLUE or move.name or not is_figure(move.target) or len(view.hand) > hand_limit(view, view.seat):
        return False
    return any(view.rules.rows[card].name == row.name for card in view.table[move.target])


def _swaps_back(view: View, memory: Memory, row: Card, move: Move) -> bool:
    """Does a card swap the seat's own characters back that it has only just swapped, where nothing happens by that?"""
    if row.means(SWAP, TARGET) is None or not is_side(move.target) or seat_of(move.target) != view.seat:
        return False
    actions = memory.witness.history.actions
    if not actions or actions[-1].kind != SWAPPED or actions[-1].seat != view.seat or actions[-1].other != view.seat:
        return False
    own = (view.fronts[view.seat], PARTNER[view.fronts[view.seat]])
    return not any(MARKED in view.ability[figure].moments for figure in own)


def _leaves_cards_in_the_rear(view: View) -> bool:
    """Is the hand empty, and could the character in the rear come to the front and draw for that? Somebody with one
    life left stays behind a partner with more."""
    front = view.fronts[view.seat]
    rear = PARTNER[front]
    if view.hand or SWAPS not in view.legal or view.ability[rear].on_turn is not may_refill:
        return False
    used = view.this_turn.get(view.ability[rear].name, 0)
    return not used and (view.life[rear] > 1 or view.life[front] == 1)


def _left(view: View, played: Face) -> list[Face]:
    """The hand after a card is played."""
    left = view.hand[:]
    left.remove(played)
    return left


def _counts_as(view: View, seat: Seat, card: Face, name: str) -> bool:
    """May a seat's front use a card as the card of that name?"""
    counts_as = view.ability[view.fronts[seat]].counts_as
    return counts_as is not None and counts_as(view.rules.rows[card], name)


def _is_suicide(view: View, memory: Memory, row: Card, move: Move) -> bool:
    """With the last life point: does the opponent shoot back, or win a Duel easily? A miss or a shield helps against a
    shot only."""
    if _last_one(view, view.seat) is None:
        return False
    if not any(row.means(what, TARGET) is not None for what in (CONTEST, HIT, *ROBS)):
        return False
    front, other = view.fronts[view.seat], view.aimed_at(move.target)
    if row.means(CONTEST, TARGET) is not None:
        foe = opponent(view.seat)
        known = memory.known(foe)
        harmless = len(known) == view.hand_sizes[foe] and not armed(view, other, known)
        return view.life[other] > 1 and not harmless and not armed(view, front, _left(view, move.card))
    if view.owner[other] == view.seat or view.is_shielded(front) or _misses(view, view.seat, _left(view, move.card)):
        return False
    if any(row.means(what, TARGET) is not None for what in ROBS):
        return _shoots_back(view, other, ROBBED)
    return row.means(HIT, TARGET) is not None and view.life[other] > 1 and _shoots_back(view, other, LOST_LIFE)


def _shoots_back(view: View, figure: Figure, when: str) -> bool:
    return any(intent.what == HIT and intent.when == when for intent in view.ability[figure].intents)
