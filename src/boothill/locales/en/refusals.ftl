# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was.

over = The game is over.
no-seat = There is no seat { $seat } at this table.
no-card = There is no card number { $card } in this game.
eliminated = You are out of the game.
not-your-ability = That is the ability of { $name }; you are { $character }.
full-life = You have all your { $full } life points: there is nothing to regain.
two-cards = This ability costs two cards of your hand.
closed = A decision of several parts is being made; nobody else can act before it is complete.
fallen = You have no life left, and can do nothing more.
character-card = A character is never the target of a card.
not-asked = { $asked } has to decide first.
not-your-turn = It is not your turn; { $asked } has to decide.
not-asked-for = Nothing of that kind is asked for now.
not-in-hand = That { $card } is not in your hand.
not-in-play-phase = { $card ->
    [none] In this phase you play cards, or end the turn.
   *[other] { $card } cannot be used like that in this phase: you play cards, or end the turn.
}
    .due = { $card ->
        [none] In this phase you play cards, swap, or end the turn.
       *[other] { $card } cannot be used like that in this phase: you play cards, swap, or end the turn.
    }
not-now = The ability of { $name } cannot be used like that now.
last-life = You have only one life point left, and the last one is never given up.
used-up = The ability of { $name } is used up for this turn.
another-player = This ability is aimed at another player who is still in the game.
both-in-vain = Cards of this suit do nothing to { $target }: at most one of the two may be of it.
blue-card = This ability costs a blue card of your hand.
laid-this-turn = { $card } was laid this turn, and can only be used in a later one.
not-as = You cannot use { $card } as { $name }.
only-as-answer = { $card } is only played as an answer, when you are shot at.
    .due = { $card } is only played as an answer to a hit.
limit = You have already played the one { $card } your turn allows.
    .due = You have already played all the BANG! cards your turn allows; { $card } is one.
played-out = You have made { $n } moves this turn, as many as there are cards in the game: now you can only end it.
no-cost = { $card } costs no other card: just play it.
cost = { $cost ->
    [one] { $card } costs another card of your hand, which is discarded with it.
   *[other] { $card } costs { $cost } other cards of your hand, which are discarded with it.
}
before-oneself = { $card } is laid before yourself and nowhere else: just play it.
no-target = { $card } is not aimed at anything: just play it.
needs-target = { $card } needs a target: say whom it is aimed at.
    .due = { $card } has to be aimed at something that it can reach, if there is anything.
needs-card = Say which card of { $target }: one that lies in play, or one of the hand.
not-there = There is no such { $card } before { $target }.
no-cards = { $target ->
    [none] Nobody else has a card for this.
   *[other] The hand of { $target } holds no card for this.
}
name-one = Name one card of each other player who has any, and nothing else.
    .due = You have to say first which one it is to be.
target-dead = { $target } is out of the game.
not-oneself = { $card } cannot be aimed at yourself.
out-of-reach = { $target } is at distance { $distance } and your weapon reaches { $range }.
too-far = { $target } is at distance { $distance } and this card reaches { $range }, whatever your weapon.
same-name = { $target ->
    [none] A { $card } already lies before you, and nobody has two of the same name in play.
   *[other] A { $card } already lies before { $target }, and nobody has two of the same name in play.
}
sheriff = { $target } is the Sheriff, who is never put in jail.
discard-phase = { $card ->
    [none] You have to discard a card of your hand now.
   *[other] You have to discard a card of your hand now; { $card } cannot be used for anything else.
}
answer-hit = { $card ->
    [none] You are being shot at: cancel the shot, or pass.
   *[other] You are being shot at, and { $card } cannot stop the shot now.
}
    .due = { $card ->
        [none] One of your characters is being hit: cancel the hit, or pass.
       *[other] One of your characters is being hit, and { $card } cannot stop that now.
    }
muted = { $card } has no effect now: in this turn cards before the others do nothing.
used-once = { $card } has already been tried against this shot.
    .due = { $card } has already been tried against this hit.
answer-demand = { $card ->
    [none] A BANG! is demanded of you: discard one, or pass.
   *[other] A BANG! is demanded of you, and { $card } does not count as one.
}
    .due = { $card ->
        [none] A hit card is demanded of you: discard one, or pass.
       *[other] A hit card is demanded of you, and { $card } does not count as one.
    }
take-one = Take one of the cards laid out before you.
rescue = { $card ->
    [none] Only a Beer, or an ability that heals, helps you now.
   *[other] Only a Beer, or an ability that heals, helps you now; { $card } does not.
}
beer-between-two = With only two players left a { $card } helps nobody any more.
own-hand = You draw from the hand of another player, or from the deck.
empty-hand = The hand of { $target } holds no card to draw.
pile-empty = There is no discard pile to draw from.
draw-choice = Choose first where your card comes from.

position = { $card } cannot be aimed at { $target } in that position, nor at the cards there.
no-gear = There is nothing that { $card } could reach: no gear within reach, nor a card of a hand that it may take.
sole = A character who is alone cannot be swapped.
swapped = You have already swapped your characters this turn.
reload = Only a card with the reload sign can be reloaded, from your hand or beside your front, and only once a side is down to one character.
further-card = A further card must be discarded to cancel this hit: discard one, or pass.
one-of-these = You have to discard one of the cards you have just drawn.
answer-contest = { $card ->
    [none] In the Duel a BANG! is demanded of you: discard one, or pass.
   *[other] In the Duel a BANG! is demanded of you, and { $card } does not count as one.
}
    .due = { $card ->
        [none] In the Duel a hit card is demanded of you: discard one, or pass.
       *[other] In the Duel a hit card is demanded of you, and { $card } does not count as one.
    }
pick-one = Say which of the cards turned over is to count.
look = Say which of the cards you are looking at you keep.
own-choice = You have to give up a card of your hand, whichever you like.
copy = Say first whose ability you take.
share = Take one of the cards that are shared out.
