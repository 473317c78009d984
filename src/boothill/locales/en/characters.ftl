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

character-apache-kid = Cards with ♦ that others play do nothing to him, except in a Duel.
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
