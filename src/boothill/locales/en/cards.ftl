# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Costs another card from your hand.
-gear = Play it on your rear character or the opponent's front character.
-reload = Can be reloaded.
-bang = A BANG! card: a hit on the opponent's front character.
-later = Place it in front of you; on a later turn of yours you may use it once:
-shield = Place it in front of you; once your turn is over, it can cancel one shot at you

card-bang = Shoot at a player within range of your weapon, who loses a life point unless the shot is cancelled. One per turn.
card-missed = Cancels a shot at you. It can only be played in response.
    .due = Cancels a hit on either of your characters. It can only be played in response.
card-beer = You regain a life point. It also saves you when you lose your last one, but never with only two players left.
    .dod = { $beer ->
        [last-life] You regain a life point, even when you have just lost your last one. Not with only two players left.
       *[any-loss] You regain a life point; or, on anyone's turn, you lose one point fewer. Not with only two players left.
    }
    .due = Your front and rear characters each regain a life point. It cannot be played outside your turn.
card-saloon = Everyone still in the game regains a life point, including you.
card-stagecoach = You draw two cards.
card-wells-fargo = You draw three cards.
card-general-store = Turn over one card for each player. Starting with you, everyone takes one.
    .due = Turn over two cards from each player's deck. Starting with you, you and the opponent take them one at a time until all are gone.
card-panic = Take a card from a player at distance 1: a random one from their hand, or one of your choice in play.
card-cat-balou = Any player discards a card, at any distance: a random one from their hand, or one of your choice in play.
card-gatling = A shot at every other player, at any distance. It is not a BANG! card and does not count as one.
    .due = A hit on every character except your own front character. It is not a BANG! card.
card-indians = Every other player discards a BANG! or loses a life point. A Missed! or a Barrel does not help.
    .due = For every character except your own front character, its owner discards a hit card, or the character loses a life point. This cannot be cancelled.
card-duel = Challenge a player. You take turns discarding BANG! cards, the other player first. The first to stop loses a life point.
    .due = Challenge the opponent's front character. You take turns discarding hit cards, the opponent first. The character of the first side to stop loses a life point.
card-barrel = Stays in front of you. When you are shot at, turn over a card: on a ♥, the shot misses.
    .due = { -gear } When its bearer is hit, reveal a card: on a barrel, the hit misses.
card-mustang = Stays in front of you. Everyone else sees you one farther away.
card-scope = Stays in front of you. You see everyone else one closer.
    .due = { -gear } While its bearer is in front, your hit cards may also be aimed at the opponent's rear character. { -reload }
card-volcanic = A weapon with range 1. With it you may play any number of BANG! cards per turn.
card-schofield = A weapon with range 2.
    .due = { -bang } If it misses, your front character regains a life point.
card-remington = A weapon with range 3.
    .due = { -bang } If it misses, you draw a card.
card-rev-carabine = A weapon with range 4.
card-winchester = A weapon with range 5.
    .due = A BANG! card: a hit on the opponent's front or rear character.
card-jail = { $edition ->
    [first] Place it in front of any player except the Sheriff. At the start of their turn they need a ♥, or they neither draw nor play cards.
   *[fourth] Place it in front of any player except the Sheriff. At the start of their turn they need a ♥, or they lose that turn.
}
    .dod = Place it in front of any player except the Sheriff. At the start of their turn they need a ♥, or they neither draw nor play cards.
card-dynamite = Stays in front of you. From your next turn on, its owner turns over a card at the start of the turn: ♠ 2–9 costs three life points, anything else passes it to the left.
    .dod = Stays in front of you. From your next turn on, its owner turns over a card at the start of the turn: ♠ 2–9 costs three life points, anything else passes it to the next player who has none.
    .due = Play it on your rear character. At the start of its owner's turn a card is revealed: on dynamite its bearer loses three life points, otherwise it passes to the opponent's rear character.

card-binocular = Stays in front of you. You see everyone else one closer.
card-hideout = Stays in front of you. Everyone else sees you one farther away.
card-dodge = Cancels a shot at you, and you draw a card. It can only be played in response.
card-punch = A shot at a player at distance 1, whatever your weapon. It does not count as a BANG! card.
card-springfield = { -cost } A shot at any other player, at any distance. It does not count as a BANG! card.
card-rag-time = { -cost } Take a card from any other player: a random one from their hand, or one of your choice in play.
card-brawl = { -cost } Every other player discards a card: for each you choose a random one from their hand, or one in play.
card-tequila = { -cost } A player of your choice, yourself included, regains a life point.
card-whisky = { -cost } You regain two life points.
card-bible = { -shield }, and you draw a card.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } any player discards a card, a random one from their hand or one of your choice in play.
card-derringer = { -later } you draw a card and shoot at a player at distance 1.
    .due = A hit on the opponent's front character, which any card in hand can cancel. It is not a BANG! card.
card-canteen = { -later } you regain a life point.
card-howitzer = { -later } a shot at every other player, at any distance.
card-buffalo-rifle = { -later } a shot at any other player, at any distance.
card-pepperbox = { -later } a shot at a player within range of your weapon, in addition to your BANG!.
card-pony-express = { -later } you draw three cards.
card-conestoga = { -later } you take a card from any other player, a random one from their hand or one of your choice in play.
card-knife = { -later } a shot at a player at distance 1.
    .due = A hit on the opponent's front character. It is not a BANG! card.

card-bank = { -gear } While its bearer is in front, its owner draws one more card in the draw phase.
card-carbine = { -bang } If it misses, you may discard a card in play beside either front character.
card-clock = { -gear } While its bearer is in front, its owner draws a card each time the opponent moves their own marker. { -reload }
card-colt = { -bang }
card-fanning = A BANG! card: one hit on the opponent's front character for each card in play beside it. Each hit is cancelled separately.
card-gun-belt = { -gear } While its bearer is in front, its owner may play any number of BANG! cards per turn.
card-hat = { -gear } When its bearer is hit, you may discard it to cancel the hit.
card-peacemaker = { -bang } If it misses, the opponent discards a card of their choice.
card-rattlesnake = { -gear } At the start of its owner's turn a card is revealed: on a snake its bearer loses a life point. It stays in play.
card-return-fire = Cancels a hit on either of your characters, and then the opponent's front character is hit. It can only be played in response.
card-robbery = Take a random card from the opponent's hand, or discard a card in play beside any character except the opponent's rear one.
card-schoolteacher = Take into your hand a card in play beside any character except the opponent's rear one.
card-shotgun = { -bang } If it misses, you must swap the front and rear characters of one side.
card-stampede = { -gear } At the start of its owner's turn, the owner's two characters swap places. It stays in play. { -reload }
card-strong-beer = Any character except the opponent's rear one now has exactly three life points, whether it had more or fewer.
card-wagon = You draw three cards and discard one of them.
card-water = Swap the front and rear characters of one side, yours or the opponent's. { -reload }
