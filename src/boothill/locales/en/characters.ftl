# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = Draws a card for every life point he loses.
character-black-jack = Shows the second card he draws at the start of his turn, and draws one more if it is ♥ or ♦.
character-calamity-janet = May use a BANG! as a Missed! and a Missed! as a BANG!.
character-el-gringo = Takes a random card from the hand of any player who makes him lose a life point.
character-jesse-jones = May take the first card of his turn from another player's hand instead of from the deck.
character-jourdonnais = Always has a Barrel to try against a shot, in addition to a real one.
character-kit-carlson = Looks at three cards at the start of his turn, keeps two and puts one back on the deck.
character-lucky-duke = Turns over two cards for every draw! and chooses which one counts.
character-paul-regret = Everyone else sees him one farther away.
character-pedro-ramirez = May take the first card of his turn from the top of the discard pile.
character-rose-doolan = Sees everyone else one closer.
character-sid-ketchum = May discard two cards at any time to regain a life point.
character-slab-the-killer = It takes two Missed! effects to cancel one of his BANG! cards.
character-suzy-lafayette = Draws a card as soon as her hand is empty.
character-vulture-sam = Takes all the cards of every player who is eliminated.
    .dod = Takes all the cards of every player who is eliminated, or shares them with Vera Custer if she has his ability.
character-willy-the-kid = May play any number of BANG! cards per turn.

character-apache-kid = { $apache_kid ->
    [ignores-duels] ♦ cards played by others have no effect on him.
   *[fights-duels] ♦ cards played by others have no effect on him, except in a Duel.
}
character-belle-star = During her turn, cards in play in front of the other players have no effect.
character-bill-noface = Draws one card at the start of his turn, plus one for each life point he is missing.
character-chuck-wengam = During his turn he may give up life points, but never the last one, and draws two cards for each.
character-doc-holyday = Once per turn he may discard two cards to shoot at a player within range of his weapon.
character-elena-fuente = May use any card in her hand as a Missed!.
character-greg-digger = Regains two life points whenever another player is eliminated.
character-herb-hunter = Draws two cards whenever another player is eliminated.
character-jose-delgado = { $jose_delgado ->
    [no-limit] During his turn he may discard blue cards from his hand and draws two cards for each.
    [one] Once per turn he may discard a blue card from his hand to draw two cards.
   *[other] Up to { $jose_delgado } times per turn he may discard a blue card from his hand to draw two cards.
}
character-molly-stark = Draws a card for every BANG!, Missed! or Beer she uses on another player's turn.
character-pat-brennan = Instead of drawing two cards, he may take one card in play in front of another player.
character-pixie-pete = { $pixie_pete ->
    [one] Draws one card at the start of his turn instead of two.
   *[other] Draws { $pixie_pete } cards at the start of his turn instead of two.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] May keep any number of cards at the end of his turn.
    [one] May always keep one card at the end of his turn.
   *[other] May keep up to { $sean_mallory } cards at the end of his turn.
}
character-tequila-joe = Regains two life points from a Beer instead of one.
character-vera-custer = Names another player before she draws, and has that character's ability until she draws again.

character-alan-pinkertoon = For each life point he loses, if he survives, the opponent's front character is hit.
character-annie-oakey = May use hit cards as a Missed! for herself, and a Missed! as a Colt.
character-bart-masterson = Always active, in front or in the rear: two cards are turned over for every reveal, and his owner chooses which one counts.
character-bill-tightman = Draws two cards when another character of either side is eliminated.
character-buffalo-bell = Always active, in front or in the rear: may lose a life point in place of the partner, but never the last one.
character-dalon-ranger = Draws a card for each life point that the opponent makes him lose, if he survives.
character-jango = Draws a card each time the opponent moves their own marker.
character-pat-garret = Shows the second card of the draw phase; on a horseshoe he draws one more, from the opponent's deck.
character-tex-killer = To cancel a hit from one of his BANG! cards, the opponent must discard one more card as well.
character-the-stranger = Always active, in front or in the rear: his owner may play one more BANG! card per turn.
character-wild-bill = When the opponent takes or discards a card from his owner's hand or beside him, the opponent's front character is hit.
character-wyatt-ear = Draws a card each time the opponent avoids one of his owner's hits.

character-babe-leroy = Once per turn, with an empty hand, she may draw two cards.
character-bull-anderson = When any character is eliminated, he may take up to two cards: cards in play beside that character, or random ones from the opponent's hand.
character-cattle-katie = Once per turn she may discard a card in play beside her, unless it is always active, to draw two cards.
character-dalton-bros = Draw three cards instead of two in the draw phase.
character-jack-ransome = While he is in front, his owner may aim cards at a character in any position; hit cards and Duels still only at the opponent's.
character-pearl-hat = Once per turn she may discard a card to use the action card on top of the discard pile.
character-sid-curry = When he is hit, he may reveal the top card of the opponent's deck: on a barrel the hit misses, and the shooter is hit.
character-slim-poet = For each life point that the opponent makes him lose, if he survives, he may discard a random card from the opponent's hand.
character-soundance-kid = Once per turn he may discard a card to draw one from each deck and discard one of the two.
character-toco-ramirez = May use any card as a Colt.
character-tom-thorn = Each time the marker is moved to him, the opponent's rear character is hit.
character-west-harding = May play any number of BANG! cards per turn.
