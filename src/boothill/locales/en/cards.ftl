# What each card does, in one line.

card-bang = A shot at a player within reach of your weapon, who loses a life point unless it misses. One a turn.
card-missed = Cancels a shot at you; nothing you can play of your own accord.
card-beer = You regain a life point. Also saves you when you lose your last one, but never with two players left.
card-saloon = Everybody still in the game regains a life point, you too.
card-stagecoach = You draw two cards.
card-wells-fargo = You draw three cards.
card-general-store = A card for every player is turned over; each takes one in turn, you first.
card-panic = You take a card from a player at distance 1: a random one of the hand, or one you choose in play.
card-cat-balou = Anybody loses a card at any distance: a random one of the hand, or one you choose in play.
card-gatling = A shot at everybody else, at any distance. It is no BANG! card and does not count as one.
card-indians = Everybody else discards a BANG! or loses a life point. A Missed! or a Barrel is of no use.
card-duel = You challenge a player: in turn you discard BANG! cards, the other first. Who stops loses a life point.
card-barrel = Lies before you. When you are shot at, turn over a card: with ♥ the shot misses.
card-mustang = Lies before you. The others see you one step further away.
card-scope = Lies before you. You see the others one step nearer.
card-volcanic = A weapon that reaches 1 and lets you play any number of BANG! cards a turn.
card-schofield = A weapon that reaches 2.
card-remington = A weapon that reaches 3.
card-rev-carabine = A weapon that reaches 4.
card-winchester = A weapon that reaches 5.
card-jail = Lay it before anybody but the Sheriff, who then needs a ♥ at the start of the turn, or loses that turn.
card-dynamite = Lies before you. From your next turn on it asks its owner for a card: ♠ 2-9 costs three life points, anything else passes it to the left.
