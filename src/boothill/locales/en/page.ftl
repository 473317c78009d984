# The page in the browser: everything that only it says. Events, refusals, questions and choices are told with the
# messages of the other files; standing orders, bets and series are told here for the terminal too.

## Everywhere

page-title = Boot Hill
page-title-asked = Your move! · Boot Hill
page-skip = To the content
page-home = Home
    .short = Home
page-close = Close
page-cancel = Cancel
page-loading = One moment …
page-no-server = The server does not answer. Try again in a moment.
page-menu = Menu
page-nav = Pages
page-nav-gallery = Cards
page-nav-rules = Rules
page-nav-settle = Settle it
page-nav-learn = Learn
page-nav-about = About
page-footer = BANG! is a trademark of its owner. Boot Hill is unofficial, and not connected to the publisher.
page-settings = Settings
page-name = Your name
page-stranger = Stranger
page-language = Language
page-theme = Light
    .choice = { $theme ->
        [light] Day
        [dark] Night
       *[auto] As the system
    }
page-large = Larger letters
page-sound = Sounds
page-search = Search
    .gallery = A name in any language, or a word
    .rules = A word, or an id such as BAS-6.6
page-found = { $count ->
    [0] Nothing found.
    [one] One entry.
   *[other] { $count } entries.
}
page-rule-show = Show rule { $rule }
page-rule-open = Open it among the rules
page-rules =
    .beside = Show the English text beside it
    .goal = The goal of the game
    .marks = Two editions can be chosen: [4] marks what holds in the fourth edition only, [1] what holds in the first. A rule without a mark holds in both.
    .none = There is no rule { $id }.
page-rules-goal = { $game ->
    [duel] Two sides, the law and the outlaws, each with a row of characters of which two are in play: one in front, one in the rear. Whoever eliminates all characters of the other side wins.
    [dodge-city] As in the classic game: the Sheriff and the Deputies win when all Outlaws and Renegades are eliminated, the Outlaws when the Sheriff is, a Renegade by being the last one left. With three players everybody hunts one other openly. Green cards, costs and new characters are added.
   *[classic] Everybody has a role, and all but the Sheriff keep it secret. The Sheriff and the Deputies win when all Outlaws and the Renegade are eliminated, the Outlaws when the Sheriff is, and the Renegade by being the last one left.
}
page-edition = { $edition ->
    [fourth] In the fourth edition only
   *[first] In the first edition only
}
page-game = { $game ->
    [classic] Classic
    [dodge-city] Dodge City
    [classic-dodge-city] Classic and Dodge City
    [duel] The Duel
   *[other] { $game }
}

## The first page

page-home-over = Sit down, stranger, at
page-home-under = A table for the BANG! family of card games. No account, no waiting.
page-play-now = Play now
    .about = A classic game with four bots begins at once. It waits for you as long as you like.
page-ways = Other ways to play
page-friends = Play with friends
    .about = Set up a table, send the link, and deal when everybody is there. Bots take the empty seats.
    .go = Set up a table
page-duel = The Duel
    .about = Two players, two decks, a character in front and one in the rear.
    .go = Duel a bot
page-dodge-city =
    .about = Both boxes together: green cards to lay and use later, costs to pay, 31 characters.
    .go = Play with Dodge City
page-learn =
    .about = Six small situations to play, and a first game to win. Ten minutes, and you know how it goes.
    .go = Learn the game
    .begin = Begin with the first lesson
    .on = Go on with the next lesson
    .done = played
page-resume = Your tables
page-open-tables = Open tables
    .none = No public table at the moment. Set one up!
page-join = { $free ->
    [one] Join (one seat free)
   *[other] Join ({ $free } seats free)
}
page-watch = Watch

## The lobby

page-lobby = { $game ->
    [classic] A classic table
    [dodge-city] A table for Dodge City
    [classic-dodge-city] A table for Classic and Dodge City
    [duel] A table for the Duel
   *[other] A table
}
page-link = The link to this table
    .about = Whoever opens it can sit down or watch.
    .copy = Copy
    .copied = Copied
    .share = Share
page-seats = { $players ->
    [one] One seat
   *[other] { $players } seats
}
page-sit = Sit down
page-seat-open = free
page-bot = { $level ->
    [random] Bot: tumbleweed (plays anything)
    [karma] Bot: greenhorn (easy)
    [greedy] Bot: cowhand (plays well)
    [gunslinger] Bot: gunslinger (strong)
    [marshal] Bot: marshal (takes its time, the best)
   *[other] Bot: { $level }
}
page-level = { $bot } · { $elo } Elo
page-host = host
page-program = network bot
page-gone = away
page-move-here = Sit here
page-add-bot = Add a bot
page-clear = Clear
page-start = Deal
    .about = Empty seats are filled with bots.
    .host = { $name } deals when everybody is there.
page-agreed = What is agreed on
page-which-game = Game
page-players = Players
page-bots = Bots on empty seats
page-clock = Clock
    .choice = { $clock ->
        [fast] Fast: { $rope } s an answer, { $reserve } min in all
        [standard] Standard: { $rope } s an answer, { $reserve } min in all
        [relaxed] Relaxed: { $rope } s an answer, { $reserve } min in all
        [off] No clock
        [instant] Instant: bots do not pause
       *[other] { $clock }
    }
page-house-rules = House rules
page-option = { $option ->
    [edition] Edition (who stays in jail)
    [simplified] Simplified first game
    [sheriff] Who is Sheriff next
    [beer] Beer out of turn
    [pixie_pete] Pixie Pete draws
    [sean_mallory] Sean Mallory keeps
    [jose_delgado] José Delgado trades
    [deaths] Who falls to a Gatling or to Indians!
    [reshuffle] Discard pile becomes the deck
    [apache_kid] Duel of ♦ against Apache Kid
    [characters] Characters a side
   *[other] { $option }
}
    .value = { $option ->
        [edition] { $value ->
            [first] First: loses two phases
           *[fourth] Fourth: loses the turn
        }
        [simplified] { $value ->
            [yes] Yes: without 13 cards
           *[no] No: all cards
        }
        [sheriff] { $value ->
            [random] Drawn by lot
           *[other] Passed round
        }
        [beer] { $value ->
            [last-life] Saves the last life only
           *[any-loss] Takes a point off any loss
        }
        [deaths] { $value ->
            [at-once] Out at once
           *[after-card] Out once the card is done
        }
        [reshuffle] { $value ->
            [when-empty] As soon as the deck is empty
           *[when-needed] When a card is needed
        }
        [apache_kid] { $value ->
            [ignores-duels] Has no effect
           *[fights-duels] Works like any Duel
        }
       *[other] { $value ->
            [no-limit] Any number
           *[other] { $value }
        }
    }
page-public = List this table for everybody
page-watchers = Spectators may watch
page-dead-see-all = Whoever is out sees all cards
page-series = A series: survivors may keep their character
page-table-gone = There is no such table
page-not-here = This table is not open to you

## The table

page-table = The table
page-paused = paused
page-lost = Connection lost: trying again …
page-not-sent = There is no connection at the moment, so that was not sent. Try again when it is back.
page-watching = watching
page-watched = Spectators
page-waiting = Waiting for { $names } …
page-going-on = …
page-answered = Your answer is in. The others are still deciding.
page-time-out = Time ran out: a bot has answered for you.
page-time-left = { $you ->
    [yes] You have { $left } left
   *[no] { $name } has { $left } left
}
page-ahead = Others are asked first; your answer stays secret until your turn comes.
page-prompt = What is asked of you
page-looking-back = Looking back at move { $number }.
page-back-to-now = Back to now
page-aim = Now tap the target:
page-pay = { $count ->
    [one] Which card do you give up for it?
   *[other] Which { $count } cards do you give up for it?
}
page-do = { $verb ->
    [discard] Discard it
    [reload] Reload it
    [use] Use it
    [take] Take it
    [count] This one counts
   *[play] Play it
}
page-tip = Cards that glow can be used: tap one. Tap any other to learn why not.
page-forced = Nothing you have can help here.
    .always = Don't ask me again when I have no choice
page-understood = All right
page-look = Look closer
page-pass = Pass
page-swap = Swap your two characters
page-plan = Plan several answers
    .empty = Tap what to try first, then what to try next.
    .send = Do it in this order
page-doubt = { $why ->
    [in-vain] This would have no effect. Do it all the same?
    [own-card] This hits a card of your own. Do it all the same?
    [worse-weapon] You already have a better weapon. Do it all the same?
   *[other] Are you sure?
}
    .yes = Yes, do it
    .no = No
page-why-nothing = Nothing stands against it; look at what is asked now.
page-life = Life { $life } of { $full }
page-role = Role: { $role }
    .noted = You suspect: { $role }
    .unknown = role unknown
page-side-law = The law
page-side-outlaws = The outlaws
page-side-renegade = The Renegade
page-reach = Reach { $reach }
page-distance = Distance { $distance }; the weapon reaches { $reach }
page-distances = Distances
page-legend =
    .far = { $you ->
        [yes] How far away you see them
       *[no] How far away { $name } sees them
    }
    .reached = { $you ->
        [yes] You can shoot them: you reach { $reach }
       *[no] { $name } can shoot them, and reaches { $reach }
    }
    .danger = { $you ->
        [yes] A dashed ring: they can shoot you
       *[no] A dashed ring: they can shoot { $name }
    }
page-distance-there = { $reached ->
    [yes] You see { $name } at distance { $distance }; your weapon reaches { $reach }: you can shoot.
   *[no] You see { $name } at distance { $distance }; your weapon reaches { $reach }: too far.
}
page-distance-back = { $reached ->
    [yes] { $name } sees you at distance { $distance } and reaches { $reach }: can shoot you.
   *[no] { $name } sees you at distance { $distance } and reaches { $reach }: cannot shoot you.
}
page-sight = Show whom { $name } reaches
page-out = out
page-nothing = nothing
page-in-play = In play
page-laid = Laid this turn: can be used from the next turn on
    .short = laid now
page-ready = Ready to be used
    .short = ready
page-hand = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
page-hand-empty = You have no card in hand.
page-hand-limit = Cards in hand: { $hand }; { $limit } may be kept at the end of the turn
page-card = { $useful ->
    [yes] { $card }, playable
   *[no] { $card }
}
page-unknown-card = A card you cannot see
page-seat = { $state ->
    [out] { $name }, { $role }, { $who }: out of the game
   *[in] { $distance ->
        [0] { $name }, { $role }, { $who }, life { $life } of { $full }, { $hand } in hand, in play: { $gear }
       *[other] { $reached ->
            [yes] { $name }, { $role }, { $who }, life { $life } of { $full }, { $hand } in hand, distance { $distance }, within your reach, in play: { $gear }
           *[no] { $name }, { $role }, { $who }, life { $life } of { $full }, { $hand } in hand, distance { $distance }, out of your reach, in play: { $gear }
        }
    }
}
    .target = (a target)
page-me = You: { $who }, { $role }, life { $life } of { $full }, reach { $reach }, in play: { $gear }
page-figure = { $state ->
    [out] { $name } of { $seat }: out of the game
   *[in] { $place ->
        [front] { $name } of { $seat }, in front, life { $life } of { $full }, gear: { $gear }
        [rear] { $name } of { $seat }, in the rear, life { $life } of { $full }, gear: { $gear }
       *[alone] { $name } of { $seat }, alone, life { $life } of { $full }, gear: { $gear }
    }
}
page-place = { $place ->
    [front] front
    [rear] rear
   *[alone] alone
}
page-duel-places = The character in front shoots and is shot at; its ability and gear count. The one in the rear waits; once in your turn you may swap them.
page-reserve = { $size ->
    [0] no reserve
    [one] one in reserve
   *[other] { $size } in reserve
}
page-deck = Deck { $size }
page-deck-of = { $deck ->
    [law] Law { $size }
    [outlaws] Outlaws { $size }
   *[common] Common { $size }
}
page-pile = Discard { $size }
page-pile-top = On the discard pile: { $card }
page-edge = { $edge ->
    [blue] Blue: stays in play
    [green] Green: laid first, used from a later turn on
   *[brown] Brown: played and discarded
}
page-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
    [barrel] barrel
    [dynamite] dynamite
    [horseshoe] horseshoe
    [snake] snake
   *[other] { $suit }
}
    .letter = { $suit ->
        [spades] S
        [hearts] H
        [diamonds] D
       *[clubs] C
    }
page-note = I think this is
page-log = What happened
    .look = Look back at the table as it was then
    .short = Log
page-away = While you were away
page-chat = Chat
    .empty = Nobody has said anything yet.
    .say = Say something
    .send = Say
    .dead = among the dead
    .among = Only to those who are out
page-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, one new line
   *[other] Chat, { $unread } new lines
}
page-orders = Standing orders
    .about = The table can answer for you. Tick what it may do by itself. Nobody else sees it, and it takes as long as if you had thought about it.
    .short = Orders
    .full-control = Ask me everything
    .convenient = Spare me the routine
page-order-forced = If there is only one possible answer, give it for me
page-order-shields = If I am shot at, try my Barrel first, or whatever else costs nothing
page-order-misses = If I am shot at, play a Missed! as long as I hold one
page-order-end-turn = End my turn when I can play nothing more
page-order-take-hits = { $life ->
    [0] Never take a hit without asking me
   *[other] Take a hit without asking while I have more than { $life } life
}
page-away-on = Let a bot play for me
page-away-off = I play myself
page-bets = Bets
    .about = You cannot act any more, but you can be right. Say who will win, and who is what. When the game is over everybody sees how right you were.
    .watch = You only watch, but you can be right. Say who will win, and who is what. When the game is over everybody sees how right you were.
    .introduce = Go on
    .winner = Which side will win?
    .role = What is { $name }?
    .no-idea = no idea
    .others = What others say
page-bet = { $winner ->
    [yes] { $name } said: { $side }. Right!
    [no] { $name } said: { $side }. Wrong.
    [void] { $name } said: { $side }.
   *[none] { $name } named no side.
}
    .roles = Roles guessed: { $right } of { $of }.
page-pause = Pause the clocks
    .off = Go on
page-stand = Give up my seat
    .sure = Give up your seat? A bot takes it for good.
page-offer = { $you ->
    [yes] You offer to end the game without a winner.
   *[no] { $name } offers to end the game without a winner.
}
    .votes = In favour: { $agreed }. Still to answer: { $asked }.
    .yes = Agree
    .no = Play on
    .withdraw = Take it back
page-offer-end = Offer to end the game
    .sure = Offer to end this game without a winner? It ends if everybody who plays agrees.
page-resign = Resign
    .sure = Resign? The other side wins.
page-close-game = End the game for everybody
    .sure = End this game for everybody, without a winner?
page-open-again = Change seats or settings
page-people = Who is here
    .spectator = A spectator
    .none = Nobody else is here.
page-you = you
page-mute = Mute for me
    .off = Hear again
    .on = muted by you
page-silence = Mute for everybody
    .off = Let speak again
    .on = muted
page-remove = Remove
    .sure = Remove { $name } from this table? There is no coming back. In a game, a bot takes the seat.
page-lock = Lock the table: nobody new sits down
    .on = This table is locked: nobody new can sit down.
page-keys = Keys: Tab goes from card to card, Enter takes one and plays it, Escape puts it back.
page-commitment = The seed of this deal was fixed before it began. Its hash:
page-you-are-out = You are out, and see everything now.
page-gone-out = You are out
    .hope = { $role ->
        [deputy] You still win if the law wins.
       *[outlaw] You still win if the Outlaws win.
    }
    .open = From now on you see all hands and roles. Watch to the end, bet on the winner, or talk with the others who are out.
    .closed = Watch to the end, bet on the winner, or leave: the game goes on without you.
    .watch = Watch on
    .hurry = Straight to the end
    .leave = Leave the table
page-you-watch = You are watching this table.
page-mark-missed = { $n ->
    [0] Missed!
   *[other] Missed! { $n } more needed
}
page-mark-lost = −{ $n }
page-mark-gained = +{ $n }
page-mark-out = Out!

## The end, and the replay

page-end = The game is over
    .winner = { $winner ->
        [law] The law wins: { $names }
        [outlaws] The outlaws win: { $names }
        [renegade] The Renegade wins: { $names }
       *[other] The winner: { $names }
    }
    .seed = Seed of the deal, for whoever wants to check it: { $seed }
page-end-why = { $winner ->
    [law] All Outlaws and Renegades are eliminated.
    [outlaws] The Sheriff is eliminated.
    [renegade] The Renegade is the last one left.
    [side] Every character of the other side is eliminated.
   *[other] The right rival was eliminated, or nobody else is left.
}
page-to-table = Back to the table
page-rematch = Play again
    .waiting = Waiting for the others …
    .keep = Keep my character, if it lived
    .sheriff = I want to be Sheriff
page-replay = Replay
    .what = { $moves ->
        [one] { $game }: { $names } · one move
       *[other] { $game }: { $names } · { $moves } moves
    }
    .new-game = A new game has begun: go to the table
    .first = To the beginning
    .back = One move back
    .next = One move on
    .run = Run
    .stop = Stop
    .scrub = Move
    .at = Move { $number } of { $moves }
    .eyes = Whose view
    .open = Everything open
    .as = As { $name } saw it
    .begin = The cards are dealt.
    .speed = Speed
    .here = What this move brought about
    .lines = Tap a line to go there.
    .seal = The deal was sealed: this hash of the server's seed was shown before the first card, and with the record anybody can check (boothill verify) that nothing was changed afterwards.
    .record = The record
page-company = { $state ->
    [none] You look together: whoever moves leads the others.
    [me] You lead: the others see what you see.
    [alone] You look on your own.
   *[led] { $leader } leads, and you follow.
}
    .leave = Look on my own
    .join = Look together again
page-chances = What could be known
    .about = { $name ->
        [none] How likely each role was, by all that any onlooker had seen up to this move: what a careful bot would think. The true role is framed.
       *[other] How likely each role was, by all that { $name } had seen up to this move: what a careful bot would think.
    }
    .seat = { $name }: Deputy { $deputy } %, Outlaw { $outlaw } %, Renegade { $renegade } %
    .percent = { $percent } %

## Settle it

page-settle =
    .examples = Examples:
    .follows = What follows by itself
    .about = Write a situation down, and see what the rules make of it, step by step.
    .situation = The situation
    .run = What happens?
    .share = Share by link
    .link = the link to this question
    .happens = What happens
    .begin = The position
    .failed = This did not come true: { $failure }

## Cards and characters

page-cards = Cards
page-roles = Roles
page-characters = Characters

## Learn

page-lesson = Lesson { $number } of { $count }
    .next = Next lesson
    .back = Previous lesson
    .skip = Skip to the next
    .all = All lessons
    .again = Play it again
    .others = The others are playing …
    .stray = The rules allow that, but it leads elsewhere. Take it back, and try something else.
    .undo = Take it back
    .hint = Give me a hint
    .hinted = Try this: { $what }.
page-lesson-try = { $verb ->
    [pass] Do nothing
    [end] End your turn
    [discard] Discard { $card }
    [use] Use { $card }
   *[play] { $whom ->
        [none] Play { $card }
       *[other] Play { $card } against { $whom }
    }
}
page-lesson-shoot = Who can be shot?
    .text = It is your turn, and you hold a BANG!. Bob sits next to you, at distance 1; Cid one further, at distance 2. Without a weapon you reach 1. Try both.
    .after = The distance is counted round the table, by the shorter way. The number at every seat tells it, and it is red where you can shoot.
page-lesson-weapon = A better weapon
    .text = You hold a Schofield, which reaches 2. Lay it before you, and then shoot at Cid.
    .after = A weapon stays in play until you lay another one, or somebody takes it from you.
page-lesson-missed = Somebody shoots at you
    .text = Bob has played a BANG! at you. A Missed! of your hand stops it; the Barrel before you may stop it for nothing, if the card turned over is a heart.
    .after = Try the Barrel first: if it fails, the Missed! is still there.
page-lesson-once = One BANG! a turn
    .text = You hold two BANG! and a Volcanic. Shoot at Bob twice in this turn: what does it take?
    .after = One BANG! a turn is the rule. With the Volcanic in play, or as Willy the Kid, there is no such limit.
page-lesson-beer = The last life
    .text = You have one life left, and Bob has shot at you. You could not stop it. A Beer in hand saves you at the last moment.
    .after = With only two players left a Beer helps nobody any more.
page-lesson-reward = Whom to shoot?
    .text = You are the Sheriff. Bob looks like an Outlaw, and Eve like your Deputy; both have one life left. Shoot the right one.
    .after = Whoever eliminates an Outlaw draws three cards. A Sheriff who eliminates a Deputy loses all cards.
page-lesson-game = Your first game
    .text = You are the Sheriff, Bart Cassidy, in the middle of a game of four. Eliminate the two Outlaws and the Renegade, and you win. Nobody else has shown a role yet.
    .after = That is the whole game: reach, shots, answers, and finding out who is who. Now play one against bots.
page-advice-lay = Cid sits at distance 2, too far for your Colt. Lay the Schofield first: it reaches 2.
page-advice-shoot = Now Cid is within reach: tap the BANG!, then Cid.
page-advice-end = One BANG! a turn is the limit. Keep the rest for the answers you may need, and end your turn.
page-advice-missed = Bob shoots at you: now you know what Bob is. A Missed! stops the shot.
page-advice-indians = Indians! come for everybody, and a Missed! does not help: whoever discards no BANG! loses a life point.
page-advice-beer = Dee has hit you, and as Bart Cassidy you drew a card for it. It is your turn again: a Beer gives the life point back.
page-advice-outlaw = Cid has one life point left. Whoever eliminates an Outlaw draws three cards.
page-advice-volcanic = You have shot once in this turn. With a Volcanic you may go on; it reaches only 1, but with Cid gone Bob and Dee both sit next to you.
page-advice-bob = Bob has shot at the Sheriff, and has one life point left.
page-advice-dee = Only Dee is left, the Renegade. One more shot.

## About

page-about =
    .what = Boot Hill is a rules engine and a table for the BANG! family of card games: the classic game, Dodge City and the Duel, exact to the rulebooks, each rule with an id.
    .trademark = BANG! is a trademark of its owner. Boot Hill is an unofficial project by people who like the game; it is not affiliated with, endorsed by or connected to the publisher. Names of cards and characters are used as facts of the game.
    .licence = Code: MIT. Rule texts and drawings: CC BY-SA 4.0. The typefaces Bevan and Zilla Slab: SIL Open Font License 1.1.
    .fair = Every deal can be checked: the hash of its seed is shown before the game, the seed itself afterwards.
    .private = There are no accounts. Your name, your language, your notes and the keys to your seats stay in this browser. Nothing is loaded from any other server.
    .api = The interface for programs
