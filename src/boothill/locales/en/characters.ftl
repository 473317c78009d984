# What each character can do, in one sentence.

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
character-willy-the-kid = May play any number of BANG! cards a turn.
