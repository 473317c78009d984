# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Costs another card of your hand.
-gear = Goes on your own rear or the opponent's front.
-reload = Can be reloaded.
-bang = A BANG! card: a hit on the opponent's front.
-later = Lay it before you; in a later turn of yours you may use it once:
-shield = Lay it before you; as soon as your turn is over it can cancel one shot at you

card-bang = A shot at a player within reach of your weapon, who loses a life point unless it misses. One a turn.
card-missed = Cancels a shot at you; nothing you can play of your own accord.
    .due = Cancels a hit on either of your characters; nothing you can play of your own accord.
card-beer = You regain a life point. Also saves you when you lose your last one, but never with two players left.
    .dod = { $beer ->
        [last-life] You regain a life point, also when you have just lost your last one. Not with only two players left.
       *[any-loss] You regain a life point; or, in anybody's turn, you lose one less. Not with only two players left.
    }
    .due = Your front and your rear each regain a life point. Never outside your turn.
card-saloon = Everybody still in the game regains a life point, you too.
card-stagecoach = You draw two cards.
card-wells-fargo = You draw three cards.
card-general-store = A card for every player is turned over; each takes one in turn, you first.
    .due = Two cards of each player's deck are turned over; you take one in turn, you first, until all are gone.
card-panic = You take a card from a player at distance 1: a random one of the hand, or one you choose in play.
card-cat-balou = Anybody loses a card at any distance: a random one of the hand, or one you choose in play.
card-gatling = A shot at everybody else, at any distance. It is no BANG! card and does not count as one.
    .due = A hit on every character except your own front. It is no BANG! card.
card-indians = Everybody else discards a BANG! or loses a life point. A Missed! or a Barrel is of no use.
    .due = Every character except your own front: its owner discards a hit card, or it loses a life point. It cannot be missed.
card-duel = You challenge a player: in turn you discard BANG! cards, the other first. Who stops loses a life point.
    .due = You challenge the opponent's front: in turn you discard hit cards, the opponent first. The character of whoever stops loses a life point.
card-barrel = Lies before you. When you are shot at, turn over a card: with ♥ the shot misses.
    .due = { -gear } When its bearer is hit, reveal a card: with a barrel the hit misses.
card-mustang = Lies before you. The others see you one step further away.
card-scope = Lies before you. You see the others one step nearer.
    .due = { -gear } While its bearer is your front, your hit cards may also be aimed at the opponent's rear. { -reload }
card-volcanic = A weapon that reaches 1 and lets you play any number of BANG! cards a turn.
card-schofield = A weapon that reaches 2.
    .due = { -bang } If it is missed, your front regains a life point.
card-remington = A weapon that reaches 3.
    .due = { -bang } If it is missed, you draw a card.
card-rev-carabine = A weapon that reaches 4.
card-winchester = A weapon that reaches 5.
    .due = A BANG! card: a hit on the opponent's front or rear.
card-jail = { $edition ->
    [first] Lay it before anybody but the Sheriff, who then needs a ♥ at the start of the turn, or neither draws nor plays in it.
   *[fourth] Lay it before anybody but the Sheriff, who then needs a ♥ at the start of the turn, or loses that turn.
}
    .dod = Lay it before anybody but the Sheriff, who then needs a ♥ at the start of the turn, or neither draws nor plays in it.
card-dynamite = Lies before you. From your next turn on it asks its owner for a card: ♠ 2-9 costs three life points, anything else passes it to the left.
    .dod = Lies before you. From your next turn on it asks its owner for a card: ♠ 2-9 costs three life points, anything else passes it to the next player who has none.
    .due = Goes on your own rear. At the start of its owner's turn a card is revealed: with dynamite its bearer loses three life points, otherwise it passes to the opponent's rear.

card-binocular = Lies before you. You see the others one step nearer.
card-hideout = Lies before you. The others see you one step further away.
card-dodge = Cancels a shot at you, and you draw a card; nothing you can play of your own accord.
card-punch = A shot at a player at distance 1, whatever your weapon. It does not count as a BANG! card.
card-springfield = { -cost } A shot at any other player, at any distance. It does not count as a BANG! card.
card-rag-time = { -cost } You take a card from any other player: a random one of the hand, or one you choose in play.
card-brawl = { -cost } Everybody else loses a card: for each you say whether a random one of the hand, or which one in play.
card-tequila = { -cost } Any player you choose, yourself included, regains a life point.
card-whisky = { -cost } You regain two life points.
card-bible = { -shield }, and you draw a card.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } anybody loses a card, a random one of the hand, or one you choose in play.
card-derringer = { -later } you draw a card and shoot at a player at distance 1.
    .due = A hit on the opponent's front, which any card of the hand can cancel. It is no BANG! card.
card-canteen = { -later } you regain a life point.
card-howitzer = { -later } a shot at everybody else, at any distance.
card-buffalo-rifle = { -later } a shot at any other player, at any distance.
card-pepperbox = { -later } a shot at a player within reach of your weapon, besides your BANG!.
card-pony-express = { -later } you draw three cards.
card-conestoga = { -later } you take a card from any other player, a random one of the hand, or one you choose in play.
card-knife = { -later } a shot at a player at distance 1.
    .due = A hit on the opponent's front. It is no BANG! card.

card-bank = { -gear } As front, its bearer brings its owner a card more in the draw phase.
card-carbine = { -bang } If it is missed, you may discard a card in play beside either front.
card-clock = { -gear } While its bearer is front, its owner draws a card each time the opponent moves his own marker. { -reload }
card-colt = { -bang }
card-fanning = A BANG! card: as many hits on the opponent's front as cards lie in play beside it, each to be missed on its own.
card-gun-belt = { -gear } While its bearer is front, its owner may play any number of BANG! cards a turn.
card-hat = { -gear } Discarded when its bearer is hit, it cancels the hit.
card-peacemaker = { -bang } If it is missed, the opponent discards a card of his choice.
card-rattlesnake = { -gear } At the start of its owner's turn a card is revealed: with a snake its bearer loses a life point. It stays.
card-return-fire = Cancels a hit on either of your characters, and then the opponent's front is hit; nothing you can play of your own accord.
card-robbery = You take a random card of the opponent's hand, or discard a card in play beside anybody but the opponent's rear.
card-schoolteacher = You take a card in play beside anybody but the opponent's rear into your hand.
card-shotgun = { -bang } If it is missed, you must swap front and rear of one side.
card-stampede = { -gear } At the start of its owner's turn his two characters swap. It stays. { -reload }
card-strong-beer = Anybody but the opponent's rear now has exactly three life points, more or fewer than before.
card-wagon = You draw three cards and discard one of them.
card-water = Swaps front and rear of one side, yours or the opponent's. { -reload }
