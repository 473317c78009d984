# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was.

over = The game is over.
no-seat = There is no seat { $seat } at this table.
no-card = There is no card number { $card } in this game.
eliminated = You are out of the game.
not-your-ability = That is { $name }'s ability; you are { $character }.
full-life = You already have all your { $full } life points.
two-cards = This ability costs two cards from your hand.
closed = A decision with several parts is being made; nobody else can act until it is complete.
fallen = You have no life left and can do nothing more.
character-card = A character can never be the target of a card.
not-asked = { $asked } has to decide first.
not-your-turn = It is not your turn; { $asked } has to decide.
not-asked-for = That is not what you are being asked for right now.
not-in-hand = That { $card } is not in your hand.
not-in-play-phase = { $card ->
    [none] In this phase you can play cards or end your turn.
   *[other] { $card } cannot be used like that in this phase: you can play cards or end your turn.
}
    .due = { $card ->
        [none] In this phase you can play cards, swap, or end your turn.
       *[other] { $card } cannot be used like that in this phase: you can play cards, swap, or end your turn.
    }
not-now = { $name }'s ability cannot be used like that now.
last-life = You have only one life point left, and you can never give up your last one.
used-up = { $name }'s ability has already been used as often as this turn allows.
another-player = This ability must be aimed at another player who is still in the game.
both-in-vain = Cards of this suit have no effect on { $target }: at most one of the two may be of that suit.
blue-card = This ability costs a blue card from your hand.
laid-this-turn = { $card } was played this turn and cannot be used before a later turn.
not-as = You cannot use { $card } as { $name }.
only-as-answer = { $card } can only be played in response to a shot at you.
    .due = { $card } can only be played in response to a hit.
limit = You have already played the one { $card } you are allowed this turn.
    .due = { $card } is a BANG! card, and you have already played all the BANG! cards you are allowed this turn.
    .hin = You have already played the two { $card } cards you are allowed this turn.
played-out = You have made { $n } moves this turn, as many as there are cards in the game: now you can only end your turn.
no-cost = { $card } costs no other card: just play it.
cost = { $cost ->
    [one] { $card } costs another card from your hand, which is discarded with it.
   *[other] { $card } costs { $cost } other cards from your hand, which are discarded with it.
}
before-oneself = { $card } can only be placed in front of you: just play it.
no-target = { $card } needs no target: just play it.
needs-target = { $card } needs a target: say whom it is aimed at.
    .due = { $card } has to be aimed at something within its reach, if there is anything.
needs-card = Say which of { $target }'s cards: one in play, or one from the hand.
not-there = { $box ->
    [duel] There is no such { $card } beside { $target }.
   *[other] There is no such { $card } in front of { $target }.
}
no-cards = { $target ->
    [none] Nobody else has a card for this.
   *[other] { $target } has no card in hand for this.
}
name-one = Name exactly one card of each other player who has any, and nothing else.
    .due = First say which one you mean.
    .fis = Name the cards you trade in one after the other, then pass.
target-dead = { $target } is out of the game.
not-oneself = You cannot aim { $card } at yourself.
out-of-reach = { $target } is at distance { $distance }, but your weapon only reaches { $range }.
too-far = { $target } is at distance { $distance }, but this card only reaches { $range }, whatever your weapon.
same-name = { $target ->
    [none] You already have { $card } in front of you, and nobody can have two of the same name in play.
   *[other] { $target } already has { $card } in play, and nobody can have two of the same name in play.
}
sheriff = { $target } is the Sheriff, who cannot be put in jail.
discard-phase = { $card ->
    [none] You have to discard a card from your hand now.
   *[other] You cannot use { $card } now: you have to discard a card from your hand.
}
answer-hit = { $card ->
    [none] You are being shot at: cancel the shot, or pass.
   *[other] You are being shot at, and { $card } cannot stop the shot now.
}
    .due = { $card ->
        [none] One of your characters is being hit: cancel the hit, or pass.
       *[other] One of your characters is being hit, and { $card } cannot stop the hit now.
    }
muted = { $card } has no effect now: this turn, cards in front of the other players do nothing.
used-once = { $card } has already been tried against this shot.
    .due = { $card } has already been tried against this hit.
answer-demand = { $card ->
    [none] You are asked for a BANG!: discard one, or pass.
   *[other] You are asked for a BANG!, and { $card } does not count as one.
}
    .due = { $card ->
        [none] You are asked for a hit card: discard one, or pass.
       *[other] You are asked for a hit card, and { $card } does not count as one.
    }
take-one = Take one of the cards on offer.
rescue = { $card ->
    [none] Only a Beer or an ability that heals can help you now.
   *[other] Only a Beer or an ability that heals can help you now; { $card } cannot.
}
beer-between-two = With only two players left, a { $card } no longer helps anyone.
own-hand = You draw from another player's hand, or from the deck.
empty-hand = { $target } has no card in hand to draw.
pile-empty = There is no discard pile to draw from.
draw-choice = First choose where your card comes from.

position = { $card } cannot be aimed at { $target } in that position, nor at the cards there.
no-gear = There is nothing { $card } could be aimed at: no gear within its reach, and no hand it may take a card from.
sole = A character who is alone cannot be swapped.
swapped = You have already swapped your characters this turn.
reload = Only a card with the reload symbol can be reloaded, from your hand or beside your front character, and only once a side is down to one character.
further-card = To cancel this hit you must discard one more card: discard one, or pass.
one-of-these = You have to discard one of the cards you have just drawn.
answer-contest = { $card ->
    [none] The Duel asks you for a BANG!: discard one, or pass.
   *[other] The Duel asks you for a BANG!, and { $card } does not count as one.
}
    .due = { $card ->
        [none] The Duel asks you for a hit card: discard one, or pass.
       *[other] The Duel asks you for a hit card, and { $card } does not count as one.
    }
pick-one = Say which of the cards turned over counts.
look = Say which of the cards you are looking at you want to keep.
own-choice = You have to discard a card from your hand; you choose which.
copy = First say whose ability you want to copy.
share = Take one of the cards being shared out.

not-in-force = { $name } is not in force now.
event-not-now = { $name } cannot be used like that now.
ability-rests = { $name } has no ability now: nobody has one this round.
ghost = A ghost regains no life points.
ghost-unhurt = A ghost has no life points to give up.
owed = You have shown { $card } and can play it, so you must do so before you end your turn.
gear-rests = { $card } has no effect now: cards in play do nothing this round.
sermon = This round you cannot use BANG! cards on your own turn, and { $card } would count as one.
reverend = Nobody can play a { $card } this round.
judge = { $card } would stay in play, and this round nobody can put a card into play.
handcuffs = { $card } is not of the suit you named for this turn.
blue-in-play = You have to discard one of the blue cards in front of you.
identity = Become the character you are shown, or pass and stay who you are.
name-suit = Name one of the four suits first: ♥, ♦, ♣ or ♠.
liquor = Skip phase 1 and regain a life point, or pass and draw your cards.
guess = Say red or black; once you have been right you may pass.
ranch = Trade in cards for as many new ones, or pass.
brothers = Say for whom you give up a life point, or pass.
roulette = { $card ->
    [none] Discard a Missed!, or pass.
   *[other] You are asked for a Missed!, and { $card } does not count as one.
}
two-bangs = This costs two BANG! cards from your hand.
one-bang = This costs a BANG! card from your hand.
at-another = Name another player who is still in the game.
card-of-another = Name the card in front of another player that you are shooting at.
nothing-to-regain = { $target } is not missing any life points.
answer-ricochet = { $card ->
    [none] One of your cards is being shot at: respond with a Missed!, or pass.
   *[other] One of your cards is being shot at, and { $card } cannot save it.
}
