# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = Draws a card for every life point lost.
character-black-jack = Shows the second card drawn at the start of the turn, and draws one more if it is ♥ or ♦.
character-calamity-janet = May use a BANG! as a Missed! and a Missed! as a BANG!.
character-el-gringo = Takes a random card from the hand of whoever costs him a life point.
character-jesse-jones = May take the first card of the turn from another player's hand instead of the deck.
character-jourdonnais = Always has a Barrel to try against a shot, besides a real one.
character-kit-carlson = Looks at three cards at the start of the turn, keeps two and puts one back on the deck.
character-lucky-duke = Turns over two cards for every draw! and says which one counts.
character-paul-regret = Is seen by the others one step further away.
character-pedro-ramirez = May take the first card of the turn from the top of the discard pile.
character-rose-doolan = Sees the others one step nearer.
character-sid-ketchum = May discard two cards at any time to regain a life point.
character-slab-the-killer = It takes two Missed! effects to cancel one of his BANG! cards.
character-suzy-lafayette = Draws a card as soon as her hand is empty.
character-vulture-sam = Takes all cards of every player who is eliminated.
    .dod = Takes all cards of every player who is eliminated, or shares them with Vera Custer if she has his ability.
character-willy-the-kid = May play any number of BANG! cards a turn.

character-apache-kid = { $apache_kid ->
    [ignores-duels] Cards with ♦ that others play do nothing to him.
   *[fights-duels] Cards with ♦ that others play do nothing to him, except in a Duel.
}
character-belle-star = In her turn the cards in play before the others have no effect.
character-bill-noface = Draws one card at the start of the turn, and another for each life point that is missing.
character-chuck-wengam = May give up life points in his turn, never the last one, and draws two cards for each.
character-doc-holyday = Once a turn he may discard two cards for a shot at a player within reach of his weapon.
character-elena-fuente = May use any card of her hand as a Missed!.
character-greg-digger = Regains two life points whenever another player is eliminated.
character-herb-hunter = Draws two cards whenever another player is eliminated.
character-jose-delgado = { $jose_delgado ->
    [no-limit] May discard blue cards of his hand in his turn, and draws two cards for each.
    [one] May discard a blue card of his hand once a turn to draw two cards.
   *[other] May discard a blue card of his hand to draw two cards, up to { $jose_delgado } times a turn.
}
character-molly-stark = Draws a card for every BANG!, Missed! or Beer that she uses in the turn of another player.
character-pat-brennan = Instead of drawing two cards he may take one that lies before another player.
character-pixie-pete = { $pixie_pete ->
    [one] Draws a card at the start of the turn, instead of two.
   *[other] Draws { $pixie_pete } cards at the start of the turn, instead of two.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] May keep any number of cards at the end of the turn.
    [one] May always keep a card at the end of the turn.
   *[other] May keep up to { $sean_mallory } cards at the end of the turn.
}
character-tequila-joe = A Beer is worth two life points to him.
character-vera-custer = Names another player before she draws, and has that character's ability until she draws again.

character-alan-pinkertoon = Each life point he loses and survives is a hit on the opponent's front.
character-annie-oakey = May use hit cards as a Missed! for herself, and a Missed! as a Colt.
character-bart-masterson = Always active, front or rear: two cards are turned over for every reveal, and his owner says which one counts.
character-bill-tightman = Draws two cards when another character, of either side, is eliminated.
character-buffalo-bell = Always active, front or rear: may lose a life point instead of the partner, but never the last one.
character-dalon-ranger = Draws a card for each life point that the opponent costs him and he survives.
character-jango = Draws a card each time the opponent moves his own marker.
character-pat-garret = Shows the second card of the draw phase; with a horseshoe he draws one more, from the opponent's deck.
character-tex-killer = To cancel a hit of his BANG! cards the opponent must discard a further card as well.
character-the-stranger = Always active, front or rear: his owner may play one BANG! card more a turn.
character-wild-bill = When the opponent takes or discards a card of his owner's hand or beside him, the opponent's front is hit.
character-wyatt-ear = Draws a card each time the opponent avoids a hit of his owner.

character-babe-leroy = Once a turn, with an empty hand, she may draw two cards.
character-bull-anderson = When anybody is eliminated he may take up to two cards: those in play beside the fallen, or random ones of the opponent's hand.
character-cattle-katie = Once a turn she may discard a card in play beside her, unless it is always active, to draw two cards.
character-dalton-bros = Draw three cards instead of two in the draw phase.
character-jack-ransome = While he is front his owner may aim cards at a character in any position; hit cards and Duel still at the opponent.
character-pearl-hat = Once a turn she may discard a card to use the action card on top of the discard pile.
character-sid-curry = When he is hit he may reveal the top card of the opponent's deck: with a barrel the hit misses, and whoever shot is hit.
character-slim-poet = For each life point that the opponent costs him and he survives, he may discard a random card of the opponent's hand.
character-soundance-kid = Once a turn he may discard a card to draw one from each deck, of which he discards one.
character-toco-ramirez = May use any card as a Colt.
character-tom-thorn = Each time the marker is moved on to him, the opponent's rear is hit.
character-west-harding = May play any number of BANG! cards a turn.
