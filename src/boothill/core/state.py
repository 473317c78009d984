"""The whole state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boothill.core import events as ev
from boothill.core.board import NO_WINNER, Board, Outcome, with_present_keys
from boothill.core.chance import Chance
from boothill.core.dead import NOTHING_YET, OWED
from boothill.core.events import EVERYBODY, Audience, Event
from boothill.core.frames.base import NEVER, Frame, Over, restored, saved
from boothill.core.frames.reaction import Reaction
from boothill.core.ids import NO_CARD, NOBODY, Deck, Face, Figure, Seat, Target
from boothill.core.moves import DISCARD, ENDS, SWAP, USE, Move
from boothill.core.refusal import Refused
from boothill.core.rng import below, permutation
from boothill.core.round import Round
from boothill.core.rows import GAVE, HAND_EMPTY, HEALED
from boothill.core.targets import DECK, NO_TARGET, PILE, gear_of

if TYPE_CHECKING:
    from boothill.core.ruleset import Ruleset
    from boothill.core.view import View


class State(Board):
    """A whole game at one moment. `legal()` lists the legal moves, `apply(move)` makes one.

    It contains everything, including the randomness: a clone plays on exactly as the original would.
    """

    __slots__ = (
        "_answers", "chance", "deck_of", "decks", "events", "fallen", "hands", "pile", "random_acts", "reserves",
        "seed", "stack", "waiting",
    )  # fmt: skip

    def __init__(
        self,
        rules: Ruleset,
        names: tuple[str, ...],
        owner: tuple[Seat, ...],
        roles: list[str],
        seed: str,
        like: Board | None = None,
    ) -> None:
        """A copy of `like`, or a state with nobody in play yet, which the caller fills in before it calls `start`."""
        super().__init__(rules, names, owner, roles, like)
        twin = like if isinstance(like, State) else None
        if twin is not None:
            self.round = twin.round
        self.seed = seed
        self.random_acts: int = twin.random_acts if twin is not None else 0
        """The number of random acts so far."""
        self.hands: list[list[Face]] = [hand[:] for hand in twin.hands] if twin is not None else [[] for _ in names]
        """The hands of the seats, each in the order in which its cards were taken."""
        self.decks: list[list[Face]] = [deck[:] for deck in twin.decks] if twin is not None else [[]]
        """Face-down decks, the top card last."""
        self.deck_of: list[Deck] = twin.deck_of[:] if twin is not None else [Deck(0)] * len(names)
        """The deck that each seat draws from."""
        self.pile: list[Face] = twin.pile[:] if twin is not None else []
        """The discard pile, the top card last."""
        self.stack: list[Frame] = twin.stack[:] if twin is not None else []
        """The steps of the rules that are under way; the last one acts."""
        self.fallen: list[tuple[Figure, Seat]] = twin.fallen[:] if twin is not None else []
        """Figures without life that are not out yet, in order, each with the seat that felled it."""
        self.waiting: list[Frame] = twin.waiting[:] if twin is not None else []
        """Steps that cannot begin yet, such as reactions held up by something that is under way."""
        self.reserves: list[list[str]] = (
            [reserve[:] for reserve in twin.reserves] if twin is not None else [[] for _ in names]
        )
        """The characters in each seat's reserve, the next one last."""
        self.chance: Chance | None = twin.chance.clone() if twin is not None and twin.chance is not None else None
        """Fixed or recorded chance; most states have None."""
        self.events: list[Event] = []
        """What happened in the last move."""
        self._answers: list[Move] | None = None

    # -- the contract ------------------------------------------------------------------------------------------

    def answers(self) -> list[Move]:
        """The moves that answer the pending decision. The list is cached, so do not change it."""
        answers = self._answers
        if answers is None:
            answers = self._answers = self.stack[-1].moves(self) if self.winner == "" else []
        return answers

    def any_time(self, seat: Seat) -> list[Move]:
        """The moves that a seat may make at any time, whoever is to act: at every decision, even a forced one.

        This is the only place that decides when somebody may act out of turn, whether a person, a bot or a scenario.
        """
        figure = self.fronts[seat]
        ability = self.ability[figure].any_time
        if ability is None or self.winner != "" or self.life[figure] <= 0 or self.stack[-1].CLOSED:
            return []
        return ability(self, seat)

    def legal(self, seat: Seat = NOBODY) -> list[Move]:
        """All legal moves of a seat, by default of the seat to act. Do not change the list, as with `answers`."""
        if seat == NOBODY:
            seat = self.to_act
            if seat == NOBODY:
                return []
        if self.ability[self.fronts[seat]].any_time is None:
            return self.answers() if seat == self.to_act else []
        free = self.any_time(seat)
        if seat != self.to_act:
            return free
        answers = self.answers()
        if not free:
            return answers
        return answers + [move for move in free if move not in answers]

    def forced(self) -> Move | None:
        """The answer to the pending decision if there is only one, otherwise None. In the play phase nothing is
        forced."""
        answers = self.answers()
        return answers[0] if len(answers) == 1 and not self.stack[-1].FREE else None

    def apply(self, move: Move, seat: Seat = NOBODY) -> list[Event]:
        """Carry out a legal move of a seat, by default of the seat to act, and return what happened.

        Raises Refused if the move is not legal; then nothing changes.
        """
        if (seat == NOBODY or seat == self.to_act) and self.winner == "":
            answers = self._answers
            if answers is None:
                answers = self.answers()
            for answer in answers:
                if answer is move:
                    break
            else:
                if move not in answers:
                    return self._apply_any_time(move, self.to_act)
            self.events = []
            self._answers = None
            self.stack[-1].answer(self, move)
            self._run()
            return self.events
        return self._apply_any_time(move, seat)

    def _apply_any_time(self, move: Move, seat: Seat) -> list[Event]:
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise refusal
        self.events = []
        self._answers = None
        self.use_ability(seat, move)
        self._run()
        return self.events

    def why_not(self, move: Move, seat: Seat = NOBODY) -> Refused | None:
        """Why a move is not legal now, with the rule that says so; None if it is legal."""
        if self.winner != "":
            return self.refused("over")
        if seat == NOBODY:
            seat = self.to_act
        if not 0 <= seat < len(self.names):
            return self.refused("no-seat", {"seat": seat})
        if move in self.legal(seat):
            return None
        if not NO_CARD <= move.card < len(self.rules.rows):
            return self.refused("no-card", {"card": move.card})
        front = self.fronts[seat]
        if not self.alive[front] and not self.several:
            return self.refused("eliminated", {"seat": self.names[seat]})
        if move.verb == USE and move.card == NO_CARD and move.name in self.rules.events:
            return self.event_refused(seat, move)
        if move.verb == USE and move.card == NO_CARD and move.name:
            if move.name == self.characters[front].name and not self.ability[front].works:
                return self.refused("ability-rests", {"name": move.name})
            if move.name != self.ability[front].name:
                for figure, owner in enumerate(self.owner):
                    if owner == seat and self.alive[figure] and self.ability[figure].name == move.name:
                        return Refused(self.ability[figure].rule, "not-now", {"name": move.name})
                return self.refused("not-your-ability", {"name": move.name, "character": self.characters[front].name})
            ability = self.ability[front]
            if self.stack[-1].CLOSED and seat != self.to_act:
                return self.refused("closed")
            if ability.any_time is not None and ability.bars is not None:
                if self.is_ghost(front):
                    return self.refused("ghost")
                if self.life[front] <= 0 and seat != self.to_act:
                    return self.refused("fallen")
                return ability.bars(self, seat, move)
        if seat != self.to_act:
            facts: dict[str, int | str] = {"seat": self.names[seat], "asked": self.names[self.to_act]}
            if seat == self.turn:
                return self.refused("not-asked", facts)
            if move.verb in (ENDS, SWAP):
                return Refused(self.rules.cites[ev.TURN], "not-your-turn", facts)
            if move.verb == DISCARD:
                return Refused(self.rules.cites[ev.DISCARDED], "not-your-turn", facts)
            return self.refused("not-your-turn", facts, self.rules.rows[move.card] if move.card != NO_CARD else None)
        return self.stack[-1].refuse(self, move)

    def event_refused(self, seat: Seat, move: Move) -> Refused:
        """Why an event cannot be used in this way now."""
        event = self.rules.event
        if event is None or event.name != move.name:
            return Refused(self.rules.events[move.name].rule, "not-in-force", {"name": move.name})
        if seat == self.to_act and event.bars is not None:
            return event.bars(self, seat, move)
        return Refused(event.rule, "event-not-now", {"name": move.name})

    def clone(self) -> State:
        """An independent copy that plays on exactly as this one would."""
        return State(self.rules, self.names, self.owner, self.roles, self.seed, self)

    def view(self, seat: Seat) -> View:
        """What a seat may see; NOBODY stands for a spectator."""
        from boothill.core.view import view_of

        return view_of(self, seat)

    def outcome(self) -> Outcome | None:
        """How the game ended; None if it is not over."""
        if self.winner == "":
            return None
        over = self.stack[-1]
        assert isinstance(over, Over)
        # In games of the first version a seat could have this name, and win.
        if self.winner == NO_WINNER and NO_WINNER not in self.names:
            return Outcome(NO_WINNER, (), over.why)
        return Outcome(self.winner, self.rules.winners(self))

    def stop(self, winner: str) -> None:
        """End the game from outside at the players' request. No rule ends it, so there is no event."""
        self.winner = winner
        self.then(Over(""))
        self.to_act = NOBODY
        self._answers = None

    # -- saving ------------------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The whole state as JSON-compatible values."""
        data: dict[str, Any] = {
            **self.saved(),
            "seed": self.seed,
            "random_acts": self.random_acts,
            "hands": [hand[:] for hand in self.hands],
            "decks": [deck[:] for deck in self.decks],
            "deck_of": self.deck_of[:],
            "pile": self.pile[:],
            "stack": [saved(frame) for frame in self.stack],
            "fallen": [list(pair) for pair in self.fallen],
            "waiting": [saved(frame) for frame in self.waiting],
            "reserves": [reserve[:] for reserve in self.reserves],
        }
        if self.chance is not None and (self.chance.shuffles or self.chance.blind):
            data["chance"] = [self.chance.shuffles[:], self.chance.blind[:]]
        return data

    @staticmethod
    def load(data: dict[str, Any], rules: Ruleset) -> State:
        """Load a saved state, with the ruleset it was saved with."""
        data = with_present_keys(data)
        round = Round.load(data["round"]) if "round" in data else None
        rules = rules.under(round.event if round is not None else "")
        s = State(rules, tuple(data["names"]), tuple(data["owner"]), data["roles"][:], data["seed"])
        s.restore(data, round)
        s.random_acts = data["random_acts"]
        s.hands = [hand[:] for hand in data["hands"]]
        s.decks = [deck[:] for deck in data["decks"]]
        s.deck_of = data["deck_of"][:]
        s.pile = data["pile"][:]
        s.stack = [restored(frame, rules.saved_frames) for frame in data["stack"]]
        s.fallen = [(pair[0], pair[1]) for pair in data["fallen"]]
        s.waiting = [restored(frame, rules.saved_frames) for frame in data["waiting"]]
        s.reserves = [reserve[:] for reserve in data["reserves"]]
        if "chance" in data:
            s.chance = Chance(data["chance"][0][:], data["chance"][1][:])
        return s

    def __reduce__(self) -> tuple[Any, ...]:
        return (State.load, (self.save(), self.rules))

    def __repr__(self) -> str:
        return f"State.load({self.save()!r}, {self.rules!r})"

    # -- the stack ---------------------------------------------------------------------------------------------

    def then(self, first: Frame, second: Frame | None = None) -> None:
        """Do `first` now, then `second`, then whatever was under way."""
        if second is not None:
            self.stack.append(second)
        self.stack.append(first)

    def become(self, frame: Frame) -> None:
        """Replace the step under way by another one."""
        self.stack[-1] = frame

    def done(self) -> None:
        """Finish the step under way."""
        self.stack.pop()

    def give(self, result: int) -> None:
        """Finish the step under way and pass its result to the step beneath."""
        self.stack.pop()
        self.stack[-1].got(self, result)

    def _run(self) -> None:
        """Run until somebody has to decide or the game is over."""
        stack = self.stack
        asked = NOBODY
        while asked == NOBODY:
            if self.waiting and self.winner == "":
                self.rules.runs_waiting(self)
            asked = stack[-1].run(self)
        self.to_act = asked if asked != NEVER else NOBODY

    def start(self) -> State:
        """Run a newly built state up to its first decision."""
        self._run()
        return self

    # -- what frames and rows do -------------------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        seat: Seat = NOBODY,
        other: Seat = NOBODY,
        n: int = 0,
        name: str = "",
        target: Target = NO_TARGET,
    ) -> None:
        """Report an event without cards."""
        self.events.append(Event(kind, seat, other, (), EVERYBODY, n, name, target))

    def tell_cards(
        self,
        kind: str,
        seat: Seat,
        cards: tuple[Face, ...],
        shown_to: Audience,
        other: Seat = NOBODY,
        n: int = 0,
        name: str = "",
        target: Target = NO_TARGET,
    ) -> None:
        """Report an event with cards whose faces only the seats `shown_to` may see; EVERYBODY if they are public.

        The busiest code appends events directly to save this call.
        """
        self.events.append(Event(kind, seat, other, cards, shown_to, n, name, target))

    def tell_ability(self, figure: Figure, target: Target = NO_TARGET) -> None:
        """Report that the ability in effect for a figure takes effect."""
        self.tell(ev.ABILITY, self.owner[figure], name=self.ability[figure].name, target=target)

    def in_hand(self, seat: Seat) -> list[Face]:
        """The cards of a hand, each face once. Do not change the list."""
        hand = self.hands[seat]
        return hand if len(set(hand)) == len(hand) else list(dict.fromkeys(hand))

    def order(self, n: int) -> list[int]:
        """A random order of 0 to n-1."""
        self.random_acts += 1
        return permutation(self.seed, self.random_acts, n)

    def pick(self, n: int) -> int:
        """A random number from 0 to n-1."""
        self.random_acts += 1
        return below(self.seed, self.random_acts, n)

    def play_by(self, rules: Ruleset) -> None:
        """Switch to other rules of the same game, because an event has come into force or is over."""
        self.rules = rules
        self.characters = [rules.characters[character.name] for character in self.characters]
        self.ability = [rules.characters[character.name] for character in self.ability]

    def usual_source(self) -> Target:
        """Where the next card of a draw phase comes from: DECK or PILE."""
        return PILE if self.rules.source == PILE and self.pile else DECK

    def take_usual(self, seat: Seat, n: int, cause: str = "") -> None:
        """Give a seat n cards of its draw phase, or as many as there are."""
        if self.rules.source == PILE:
            while n > 0 and self.pile:
                self.take_from_pile(seat)
                n -= 1
        if n > 0:
            self.draw(seat, n, cause)

    def take_from_pile(self, seat: Seat, cause: str = "") -> Face:
        """Give a seat the top card of the discard pile, in sight of everybody."""
        card = self.pile.pop()
        self.hands[seat].append(card)
        self.tell_cards(ev.TOOK, seat, (card,), shown_to=EVERYBODY, name=cause, target=PILE)
        return card

    def take_shown(self, seat: Seat, cause: str) -> Face:
        """Give a seat a card of its draw phase, shown to everybody; NO_CARD if there is none."""
        if self.usual_source() == PILE:
            return self.take_from_pile(seat)
        card = self.top_card(seat)
        if card != NO_CARD:
            self.hands[seat].append(card)
            self.tell_cards(ev.SHOWED, seat, (card,), shown_to=EVERYBODY, n=1, name=cause)
            self.card_left(seat)
        return card

    def top_card(self, seat: Seat) -> Face:
        """Take the top card off a seat's deck, renewing the deck if it is empty; NO_CARD if no cards are left."""
        deck = self.decks[self.deck_of[seat]]
        if not deck:
            if not self.pile:
                return NO_CARD
            self.renew(deck)
        return deck.pop()

    def top_cards(self, seat: Seat, n: int) -> list[Face]:
        """Take n cards off a seat's deck one by one, or as many as there are."""
        cards: list[Face] = []
        while len(cards) < n:
            card = self.top_card(seat)
            if card == NO_CARD:
                break
            cards.append(card)
            self.card_left(seat)
        return cards

    def renew(self, deck: list[Face]) -> None:
        """Shuffle the discard pile into the deck."""
        pile = self.pile
        cards = [pile[i] for i in self.order(len(pile))]
        deck.extend(cards if self.chance is None else self.chance.shuffled(cards))
        pile.clear()
        self.tell(ev.RESHUFFLED, n=len(deck))

    def draw(self, seat: Seat, n: int, cause: str = "") -> None:
        """Deal a seat n cards from its deck, or as many as there are."""
        hand = self.hands[seat]
        deck = self.decks[self.deck_of[seat]]
        if self.rules.renews_deck is not None and len(deck) <= n:
            self.draw_from(seat, seat, n, cause)
            return
        while n > 0 and (deck or self.pile):
            if not deck:
                self.renew(deck)
            drawn = tuple(deck[: -n - 1 : -1])
            del deck[-n:]
            n -= len(drawn)
            hand.extend(drawn)
            self.events.append(Event(ev.DREW, seat, NOBODY, drawn, (seat,), len(drawn), cause))

    def draw_from(self, seat: Seat, source: Seat, n: int, cause: str = "") -> None:
        """Deal a seat n cards, one by one, from the deck that seat `source` draws from."""
        for _ in range(n):
            card = self.top_card(source)
            if card == NO_CARD:
                return
            self.hands[seat].append(card)
            self.events.append(Event(ev.DREW, seat, NOBODY, (card,), (seat,), 1, cause))
            self.card_left(source)

    def renew_empty(self, seat: Seat) -> None:
        """Renew a seat's deck at once if it is empty."""
        deck = self.decks[self.deck_of[seat]]
        if not deck and self.pile:
            self.renew(deck)

    def card_left(self, seat: Seat) -> None:
        """A card from a seat's deck is now in its place: renew the deck if the rules say so at this point."""
        if self.rules.renews_deck is not None:
            self.rules.renews_deck(self, seat)

    def leave_hand(self, seat: Seat, card: Face) -> None:
        """Take a card out of a hand, for whatever reason."""
        hand = self.hands[seat]
        hand.remove(card)
        if self.rules.owes is not None and self.this_turn.get(OWED, 0) == card + 1 and seat == self.turn:
            del self.this_turn[OWED]
        front = self.fronts[seat]
        if not hand and HAND_EMPTY in self.ability[front].moments and self.alive[front]:
            self.waiting.append(Reaction(HAND_EMPTY, front))

    def discard(self, seat: Seat, card: Face, cause: str = "") -> None:
        """Discard a card from a seat's hand."""
        self.leave_hand(seat, card)
        self.pile.append(card)
        self.events.append(Event(ev.DISCARDED, seat, NOBODY, (card,), EVERYBODY, 0, cause))

    def leave_table(self, figure: Figure, card: Face) -> None:
        """Take a card in play away from a figure, for whatever reason."""
        self.table[figure].remove(card)
        if self.laid_this_turn and gear_of(figure, card) in self.laid_this_turn:
            self.laid_this_turn.remove(gear_of(figure, card))

    def remove(self, figure: Figure, card: Face, cause: str = "") -> None:
        """Discard a card in play in front of a figure."""
        self.leave_table(figure, card)
        self.pile.append(card)
        self.tell_cards(ev.REMOVED, self.owner[figure], (card,), shown_to=EVERYBODY, name=cause, target=figure)

    def random_card(self, cards: list[Face]) -> Face:
        """Choose a card at random from cards of a hand, without removing it."""
        card = cards[self.pick(len(cards))]
        return card if self.chance is None else self.chance.taken(card, cards)

    def steal(self, seat: Seat, victim: Seat, card: Face = NO_CARD, cause: str = "") -> None:
        """Move a card from another hand to a seat's hand: `card`, or a random one."""
        if card == NO_CARD:
            card = self.random_card(self.hands[victim])
        self.leave_hand(victim, card)
        self.hands[seat].append(card)
        self.tell_cards(ev.STOLE, seat, (card,), shown_to=(seat, victim), other=victim, n=1, name=cause)

    def heal(self, figure: Figure, points: int) -> None:
        """Give a figure life points back, but never more than it began with."""
        gained = min(points, self.max_life[figure] - self.life[figure])
        if gained > 0 and not self.is_ghost(figure):
            self.life[figure] += gained
            self.tell(ev.GAINED, self.owner[figure], n=gained, target=figure)
            for other in self.clockwise() if self.rules.watches_healing else ():
                self.moment(HEALED, other, figure, gained)

    def use_ability(self, seat: Seat, move: Move) -> None:
        """Carry out a move of the ability in effect for a seat's front, or of the event in force."""
        event = self.rules.event
        uses = self.ability[self.fronts[seat]].uses
        if event is not None and event.name == move.name:
            uses = event.uses
        assert uses is not None
        uses(self, seat, move)

    def moment(self, name: str, figure: Figure, other: int, n: int) -> None:
        """Let the ability in effect for a figure react to a moment."""
        reaction = self.ability[figure].moments.get(name)
        if reaction is not None:
            reaction(self, figure, other, n)

    def look_at_hand(self, seat: Seat) -> None:
        """If an ability has been waiting for an empty hand, let it act now, provided the hand is still empty."""
        figure = self.fronts[seat]
        if self._no_longer_waiting(HAND_EMPTY, figure) and not self.hands[seat]:
            self.moment(HAND_EMPTY, figure, NOBODY, 0)

    def look_at_waiting(self) -> None:
        """Let all reactions act that nothing holds up any more, clockwise from the player whose turn it is."""
        reactions = [frame for frame in self.waiting if isinstance(frame, Reaction)]
        if len(reactions) > 1:
            order = self.clockwise()
            reactions.sort(key=lambda reaction: order.index(reaction.figure))
        for reaction in reactions:
            moment, figure = reaction.moment, reaction.figure
            seat = self.owner[figure]
            if self.has_fallen(figure) or self._engaged(seat, moment):
                continue
            if moment == HAND_EMPTY:
                self.look_at_hand(seat)
            else:
                count = self._no_longer_waiting(moment, figure)
                if count:
                    self.moment(moment, figure, NO_CARD, count)

    def _engaged(self, seat: Seat, moment: str) -> bool:
        """Does something under way hold up a moment of this seat?"""
        return any(frame.engages(self, seat, moment) for frame in self.stack)

    def _no_longer_waiting(self, moment: str, figure: Figure) -> int:
        """Remove a figure's waiting reactions to a moment and return how many there were."""
        reaction = Reaction(moment, figure)
        count = len(self.waiting)
        self.waiting = [frame for frame in self.waiting if frame != reaction]
        return count - len(self.waiting)

    def wait_no_more(self, figure: Figure) -> None:
        """Drop all waiting reactions of a figure."""
        self.waiting = [frame for frame in self.waiting if not isinstance(frame, Reaction) or frame.figure != figure]

    def gave(self, seat: Seat, card: Face, contest: bool = False) -> None:
        """React to a card that a seat has played or given up in another's turn; in a contest, only after its end."""
        figure = self.fronts[seat]
        if seat != self.turn and GAVE in self.ability[figure].moments:
            if contest:
                self.waiting.append(Reaction(GAVE, figure))
            else:
                self.moment(GAVE, figure, card, 1)

    def goes(self, figure: Figure) -> None:
        """Mark a figure as out of the game."""
        self.alive[figure] = False
        self.life[figure] = 0
        self.still = NOTHING_YET

    def ends(self, winner: str) -> None:
        """End the game with a winner."""
        self.winner = winner
        self.events.append(Event(ev.WON, NOBODY, NOBODY, (), EVERYBODY, name=winner, seats=self.rules.winners(self)))
        self.then(Over(""))

    def dies(self, why: str) -> None:
        """End the game without a winner."""
        self.winner = NO_WINNER
        self.events.append(Event(ev.DEAD, NOBODY, NOBODY, (), EVERYBODY, name=why))
        self.then(Over(why))
