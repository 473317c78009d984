# The page in the browser: everything that only it says. Events, refusals, questions and choices are told with the
# messages of the other files; standing orders, bets and series are told here for the terminal too.

## Everywhere

page-title = Boot Hill
page-title-asked = Your move! · Boot Hill
page-skip = Skip to content
page-home = Home
    .short = Home
page-close = Close
page-cancel = Cancel
page-loading = One moment…
page-no-server = The server is not responding. Try again in a moment.
    .again = Try again
page-menu = Menu
page-nav = Pages
page-nav-gallery = Cards
page-nav-rules = Rules
page-nav-analysis = Analysis
page-nav-learn = Learn
page-nav-about = About
page-footer = BANG! is a trademark of its owner. Boot Hill is unofficial and not affiliated with the publisher.
page-settings = Settings
page-name = Your name
page-stranger = Stranger
page-language = Language
page-theme = Theme
    .choice = { $theme ->
        [light] Light
        [dark] Dark
       *[auto] System
    }
page-large = Larger text
page-sound = Sounds
page-waits = Let the game wait for my screen reader
page-feel = Effects
    .lively = Motion, sound and vibration
page-tempo = Tempo
    .choice = { $tempo ->
        [slow] Slow
        [fast] Fast
        [off] No pauses
       *[normal] Normal
    }
    .skip = A tap or a key skips whatever is being shown.
page-notify = Tell me when it is my turn
    .denied = Your browser does not allow notifications from this page. You can change that in its settings.
    .turn = It is your turn
page-search = Search
    .gallery = A name in any language, or a word
    .rules = A word, or a rule number such as BAS-6.6
page-found = { $count ->
    [0] No results.
    [one] 1 result.
   *[other] { $count } results.
}
page-rule-show = Show rule { $rule }
page-rule-open = Open in the rulebook
page-rules =
    .beside = Show the English text beside it
    .goal = Goal of the game
    .marks = You can play by either edition: [4] marks rules of the fourth edition only, [1] rules of the first edition only. Rules without a mark apply to both.
    .none = There is no rule { $id }.
page-rules-goal-classic = Everyone has a role, and all but the Sheriff keep it secret. The Sheriff and the Deputies win when all Outlaws and the Renegade are eliminated, the Outlaws when the Sheriff is, and the Renegade by being the last one left.
page-rules-goal-dodge-city = As in the classic game: the Sheriff and the Deputies win when all Outlaws and Renegades are eliminated, the Outlaws when the Sheriff is, and a Renegade by being the last one left. With three players, everyone openly hunts one of the others. New: green cards, cards with a cost, and more characters.
page-rules-goal-high-noon = Event cards to add to the classic game or Dodge City. From the Sheriff's second turn on, a new event is turned over whenever the Sheriff's turn begins, and it applies to everyone until the next one. The last event stays in force until the end of the game.
page-rules-goal-fistful = More event cards, used in the same way as those of High Noon, alone or together with them.
page-rules-goal-duel = Two sides, the law and the outlaws, each with several characters, two of them in play: one in front, one in the rear. You win by eliminating every character on the other side.
page-edition = { $edition ->
    [fourth] Fourth edition only
   *[first] First edition only
}
page-game = { $game ->
    [classic] Classic
    [dodge-city] Dodge City
    [classic-dodge-city] Classic and Dodge City
    [high-noon] High Noon
    [fistful] A Fistful of Cards
    [duel] The Duel
   *[other] { $game }
}

## The first page

page-home-over = Take a seat, stranger, at
page-home-under = A table for the BANG! family of card games. No account, no waiting.
page-play-now = Play now
    .about = Starts a classic game with four bots right away. There is no clock: take as long as you like.
page-rivals = Your opponents
    .gentle = Easy: good for a first game
    .strong = Strong: they think ahead
page-ways = Other ways to play
page-way = Play against bots
page-friends = Play with friends
    .about = Set up a table, send the link, and deal when everyone is there. Bots take the empty seats.
    .go = Set up a table
page-way-duel =
    .about = Two players, two decks, one character in front and one in the rear.
    .go = Duel a bot
page-way-classic-dodge-city =
    .about = Both boxes together: green cards to play now and use later, cards with a cost, 31 characters.
    .go = Play with Dodge City
page-way-dodge-city =
    .about = The box on its own: green cards, cards with a cost, and its own characters.
    .go = Play Dodge City
page-learn =
    .about = Six short situations and a first game: ten minutes and you know the rules. Seven more lessons follow: green cards, the Duel, reading roles, and playing each role.
    .go = Learn the game
    .begin = Start the first lesson
    .on = Continue with the next lesson
    .done = done
page-resume = Your tables
page-open-tables = Open tables
    .none = No public tables right now. Set one up!
page-quick = Sit down with others
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
page-link = Link to this table
    .about = Anyone who opens it can sit down or watch.
    .copy = Copy
    .copied = Copied
    .share = Share
    .select = Selected: copy it now
    .alone = Only this computer can open this link. To let others on your network join, start the server with `--host 0.0.0.0`.
page-seats = { $players ->
    [one] One seat
   *[other] { $players } seats
}
page-sit = Sit down
page-seat-open = free
page-bot = { $level ->
    [random] Bot: tumbleweed (plays anything)
    [greenhorn] Bot: greenhorn (for a first game)
    [stablehand] Bot: stablehand (easy)
    [drifter] Bot: drifter (fairly easy)
    [karma] Bot: prospector (medium)
    [greedy] Bot: cowhand (plays well)
    [gambler] Bot: gambler (plays well and bluffs)
    [scout] Bot: scout (quite strong)
    [gunslinger] Bot: gunslinger (strong)
    [desperado] Bot: desperado (very strong; self-taught)
    [ranger] Bot: ranger (very strong; thinks briefly)
    [marshal] Bot: marshal (the best; thinks for up to a second)
   *[other] Bot: { $level }
}
page-level = { $bot } · { $elo } Elo
page-levels = Levels, easiest first
page-other-bots = Other bots
page-host = host
page-program = network bot
page-gone = away
page-move-here = Sit here
page-add-bot = Add a bot
page-clear = Clear
page-start = Deal
    .about = Empty seats are filled with bots.
    .host = { $name } deals when everyone is there.
page-agreed = Table settings
page-which-game = Game
page-players = Players
page-bots = Bots in empty seats
page-clock = Clock
    .choice = { $clock ->
        [fast] Fast: { $rope } s per answer, { $reserve } min total
        [standard] Standard: { $rope } s per answer, { $reserve } min total
        [relaxed] Relaxed: { $rope } s per answer, { $reserve } min total
        [off] No clock
        [instant] Instant: bots do not pause
       *[other] { $clock }
    }
page-house-rules = House rules
page-option = { $option ->
    [edition] Edition (Jail rule)
    [simplified] Simplified first game
    [sheriff] Next Sheriff
    [beer] Beer out of turn
    [pixie_pete] Pixie Pete draws
    [sean_mallory] Sean Mallory keeps
    [jose_delgado] José Delgado trades
    [deaths] Players eliminated by Gatling or Indians!
    [reshuffle] Reshuffle the discard pile
    [apache_kid] ♦ Duel against Apache Kid
    [characters] Characters per side
    [events] Events
    [events_used] Number of events
    [events_final] Last event
    [late_events] The two later events
    [ghosts] Returning to the game
   *[other] { $option }
}
    .value = { $option ->
        [events] { $value ->
            [high-noon] High Noon
            [fistful] A Fistful of Cards
            [both] Both boxes
           *[none] None
        }
        [events_used] { $value ->
            [usual] As usual
           *[other] { $value }
        }
        [events_final] { $value ->
            [high-noon] High Noon
            [fistful] A Fistful of Cards
           *[random] Chosen at random
        }
        [late_events] { $value ->
            [yes] With
           *[no] Without
        }
        [ghosts] { $value ->
            [no] Not allowed
           *[yes] Allowed
        }
        [edition] { $value ->
            [first] First: loses two phases
           *[fourth] Fourth: loses the turn
        }
        [simplified] { $value ->
            [yes] Yes: without 13 cards
           *[no] No: all cards
        }
        [sheriff] { $value ->
            [random] Chosen at random
           *[other] Passed around
        }
        [beer] { $value ->
            [last-life] Last life point only
           *[any-loss] Against any loss
        }
        [deaths] { $value ->
            [at-once] Out at once
           *[after-card] Out after the card
        }
        [reshuffle] { $value ->
            [when-empty] When the deck is empty
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
page-public = List this table publicly
page-watchers = Spectators may watch
page-dead-see-all = Eliminated players see all cards
page-series = Series of games: survivors may keep their character
page-reload = Reload the page
page-table-gone = This table does not exist
page-not-here = This table is not open to you

## The table

page-table = The table
page-paused = paused
page-lost = Connection lost. Reconnecting…
page-offline = You are offline. The rules and the lessons still work; games need a connection.
page-not-sent = There is no connection at the moment, so nothing was sent. Try again when it is back.
page-watching = watching
page-watched = Spectators
page-waiting = Waiting for { $names }…
page-going-on = …
page-answered = Your answer is in. The others are still deciding.
page-answer-kept = There is no connection. Your answer will be sent as soon as it is back.
page-time-out = Time ran out, so a bot answered for you.
page-time-left = { $you ->
    [yes] You have { $left } left
   *[no] { $name } has { $left } left
}
page-ahead = Others answer before you; your answer stays secret until your turn comes.
page-prompt = Your decision
page-looking-back = You are looking back at move { $number }.
page-back-to-now = Back to the game
page-aim = Now tap the target:
page-pay = { $count ->
    [one] Which card do you pay with?
   *[other] Which { $count } cards do you pay with?
}
page-do = { $verb ->
    [discard] Discard it
    [reload] Reload it
    [use] Use it
    [take] Take it
    [count] This one counts
   *[play] Play it
}
page-tip = Tap a card that glows to choose it. Tap any other card to see why you cannot.
page-forced = Nothing you have can help here.
    .always = Don't ask me again when I have no choice
page-understood = OK
page-look = Take a closer look
page-pass = Pass
page-plan = Plan several answers
    .empty = Tap what you want to try first, then what to try next.
    .send = Answer in this order
page-doubt = { $why ->
    [in-vain] This would have no effect. Do it anyway?
    [own-card] This would cost you a card of your own. Do it anyway?
    [worse-weapon] You already have a better weapon. Do it anyway?
   *[other] Are you sure?
}
    .yes = Yes, do it
    .no = No
page-why-nothing = You can do that now; look at what you are asked.
page-life = Life { $life } of { $full }
page-role = Role: { $role }
    .noted = You suspect: { $role }
    .unknown = role unknown
page-side-law = The law
page-side-outlaws = The outlaws
page-side-renegade = The Renegade
page-reach = Range { $reach }
page-distance = Distance { $distance }; the weapon reaches { $reach }
page-distances = Distances
page-legend =
    .far = { $you ->
        [yes] How far away they are for you
       *[no] How far away they are for { $name }
    }
    .reached = { $you ->
        [yes] You can shoot them: your range is { $reach }
       *[no] { $name } can shoot them: their range is { $reach }
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
    [yes] { $name } sees you at distance { $distance } and has range { $reach }: you can be shot.
   *[no] { $name } sees you at distance { $distance } and has range { $reach }: you cannot be shot.
}
page-sight = Show whom { $name } can reach
page-out = out
page-ghost = ghost
page-extra-turn = Extra turn
page-order = Turns go counter-clockwise
page-event = Event
    .now = In force
    .none = No event yet
    .next = Next: { $name }
    .last = The last event: it stays in force until the end of the game.
    .past = Past events: { $names }
page-events = Events
page-event-came = { $gone ->
    [none] The first event is in force:
   *[other] { $gone } is over. Now in force:
}
page-may-return = An event may still bring you back into the game, so you see no more than before.
page-nothing = nothing
page-in-play = In play
page-laid = Played this turn: can be used from the next turn on
page-ready = Ready to use
page-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-hand-empty = You have no cards in hand.
page-hand-limit = Cards in hand: { $hand }; you may keep { $limit } at the end of your turn
page-card = { $useful ->
    [yes] { $card }, available
   *[no] { $card }
}
page-unknown-card = A card you cannot see
page-seat = { $state ->
    [out] { $name }, { $role }, { $who }: out of the game
    [ghost] { $name }, { $role }, { $who }: a ghost, back for this turn only, { $hand } in hand, in play: { $gear }
   *[in] { $distance ->
        [0] { $name }, { $role }, { $who }, life { $life } of { $full }, { $hand } in hand, in play: { $gear }
       *[other] { $reached ->
            [yes] { $name }, { $role }, { $who }, life { $life } of { $full }, { $hand } in hand, distance { $distance }, within your range, in play: { $gear }
           *[no] { $name }, { $role }, { $who }, life { $life } of { $full }, { $hand } in hand, distance { $distance }, out of your range, in play: { $gear }
        }
    }
}
    .target = (a target)
page-me = You: { $who }, { $role }, life { $life } of { $full }, range { $reach }, in play: { $gear }
    .ghost = You, a ghost for this turn: { $who }, { $role }, range { $reach }, in play: { $gear }
page-figure = { $state ->
    [out] { $seat }'s { $name }: out of the game
   *[in] { $place ->
        [front] { $seat }'s { $name }, in front, life { $life } of { $full }, gear: { $gear }
        [rear] { $seat }'s { $name }, in the rear, life { $life } of { $full }, gear: { $gear }
       *[alone] { $seat }'s { $name }, alone, life { $life } of { $full }, gear: { $gear }
    }
}
page-place = { $place ->
    [front] front
    [rear] rear
   *[alone] alone
}
page-two-figures = The character in front shoots and is shot at; its ability and gear are active. The one in the rear waits. Once per turn you may swap them.
page-reserve = { $size ->
    [0] no reserve
    [one] 1 in reserve
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
    [green] Green: played now, used on a later turn
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
page-note = My guess
page-log = Game log
    .look = See the table as it was then
    .short = Log
page-away = While you were away
page-chat = Chat
    .empty = Nobody has said anything yet.
    .say = Say something
    .send = Say
    .dead = to the eliminated
    .among = Only to eliminated players
page-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $unread } new messages
}
page-orders = Standing orders
    .about = The table can answer for you. Tick what it may do on its own. Nobody else can tell: it takes as long as if you had thought about it.
    .short = Orders
    .full-control = Always ask me
    .convenient = Skip the routine questions
page-order-forced = If there is only one possible answer, give it for me
page-order-shields = If I am shot at, try my Barrel first, or anything else that costs nothing
page-order-misses = If I am shot at, play a Missed! as long as I have one
page-order-end-turn = End my turn when I have nothing left to play
page-order-take-hits = { $life ->
    [0] Never take a hit without asking me
   *[other] Take a hit without asking while I have more than { $life } life points
}
page-away-on = Let a bot play for me
page-away-off = Let me play again
page-bets = Bets
    .about = You can no longer act, but you can still be right. Guess who will win and who has which role. When the game is over, everyone sees how well you guessed.
    .watch = You are only watching, but you can still be right. Guess who will win and who has which role. When the game is over, everyone sees how well you guessed.
    .introduce = Continue
    .winner = Which side will win?
    .role = What is { $name }'s role?
    .no-idea = no idea
    .others = What the others think
page-bet = { $winner ->
    [yes] { $name } bet on: { $side }. Right!
    [no] { $name } bet on: { $side }. Wrong.
    [void] { $name } bet on: { $side }.
   *[none] { $name } did not pick a side.
}
    .roles = Roles guessed right: { $right } of { $of }.
page-pause = Pause the clocks
    .off = Resume
page-stand = Give up my seat
    .sure = Give up your seat? A bot will take it for good.
page-offer = { $you ->
    [yes] You offer to end the game without a winner.
   *[no] { $name } offers to end the game without a winner.
}
    .votes = In favour: { $agreed }. Still to answer: { $asked }.
    .yes = Agree
    .no = Play on
    .withdraw = Take it back
page-offer-end = Offer to end the game
    .sure = Offer to end this game without a winner? It ends if every player agrees.
page-resign = Resign
    .sure = Resign? The other side wins.
page-close-game = End the game for everyone
    .sure = End this game for everyone, without a winner?
page-open-again = Change seats or settings
page-people = Who is here
    .spectator = A spectator
    .none = Nobody else is here.
page-you = you
page-mute = Mute for me
    .off = Unmute for me
    .on = muted by you
page-silence = Mute for everyone
    .off = Unmute for everyone
    .on = muted
page-remove = Remove
    .sure = Remove { $name } from this table? They cannot come back. During a game, a bot takes the seat.
page-lock = Lock the table so that nobody new can sit down
    .on = This table is locked: nobody new can sit down.
page-commitment = The seed of this deal was fixed before the game began. Its hash:
page-you-are-out = You are out and can see everything now.
page-gone-out = You are out
    .hope = { $role ->
        [deputy] You can still win if the law wins.
       *[outlaw] You can still win if the Outlaws win.
    }
    .open = From now on you see all hands and roles. Watch to the end, bet on the winner, or chat with the other eliminated players.
    .closed = Watch to the end, bet on the winner, or leave: the game goes on without you.
    .watch = Keep watching
    .hurry = Skip to the end
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
        [law] The law wins: { $names }.
        [outlaws] The outlaws win: { $names }.
        [renegade] The Renegade wins: { $names }.
       *[other] Winner: { $names }.
    }
    .seed = Seed of the deal, for anyone who wants to check it: { $seed }
page-end-why = { $winner ->
    [law] All Outlaws and Renegades are eliminated.
    [outlaws] The Sheriff is eliminated.
    [renegade] The Renegade is the last one left.
    [side] Every character of the other side is eliminated.
   *[other] The right rival was eliminated, or nobody else is left.
}
page-end-lost = { $role ->
    [renegade] { $own ->
        [yes] You eliminated the Sheriff too early. As long as anyone else is left, that is a win for the Outlaws.
       *[no] { $winner ->
            [outlaws] The Sheriff fell too early for you: you win only if you are the last one left.
           *[other] You win only if you are the last one left.
        }
    }
    [outlaw] { $winner ->
        [renegade] The Sheriff fell, but the Renegade was the last one left.
       *[other] Your side wins only if the Sheriff is eliminated.
    }
    [deputy] Your side wins only if the Sheriff survives.
   *[other] You had to outlive all Outlaws and Renegades.
}
page-story = The story
page-story-move = Move { $number }
page-story-turns = Turning points
page-story-deeds = Who hurt whom
page-story-deed = { $by } → { $seat }: { $life ->
    [one] one life point
   *[other] { $life } life points
}
page-story-known = What could be known when
    .from = from move { $number } on
    .never = not before the end
page-to-table = Back to the table
page-rematch = Play again
    .waiting = Waiting for the others…
    .keep = Keep my character if it survived
    .lead = I want to be Sheriff
    .ready = ready for another game
    .missing = Still to decide: { $names }
page-replay = Replay
    .what = { $moves ->
        [one] { $game }: { $names } · one move
       *[other] { $game }: { $names } · { $moves } moves
    }
    .new-game = A new game has begun: go to the table
    .first = Go to the beginning
    .back = Previous move
    .next = Next move
    .run = Play
    .stop = Stop
    .scrub = Move
    .at = Move { $number } of { $moves }
    .eyes = Point of view
    .open = All cards open
    .as = As { $name } saw it
    .begin = The cards are dealt.
    .speed = Speed
    .here = What this move did
    .lines = Tap a line to jump to it.
    .seal = The deal was sealed: this hash of the server's seed was shown before the first card. With the record, anyone can check (boothill verify) that nothing was changed afterwards.
    .record = Game record
page-company = { $state ->
    [none] You are watching together. Move the slider to lead.
    [me] You are leading: the others see what you see.
    [alone] You are watching on your own.
   *[led] { $leader } is leading, and you are following.
}
    .leave = Watch on my own
    .join = Watch together again
page-chances = What players could know
    .about = { $name ->
        [none] How likely each role was, judging by what any spectator had seen up to this move: what a careful bot would think. The true role is framed.
       *[other] How likely each role was, judging by what { $name } had seen up to this move: what a careful bot would think.
    }
    .seat = { $name }: { $chances }
    .role = { $role } { $percent }%
    .percent = { $percent }%

## Settle it

## Cards and characters

page-cards = Cards
page-roles = Roles
page-characters = Characters

## Learn

page-lesson = Lesson { $number } of { $count }
    .next = Next lesson
    .back = Previous lesson
    .skip = Skip this lesson
    .all = All lessons
    .again = Play it again
    .others = The others are playing…
    .stray = The rules allow that, but it is not what this lesson is about. Take it back and try something else.
    .undo = Take it back
    .hint = Give me a hint
    .hinted = Try this: { $what }.
page-lesson-try = { $verb ->
    [swap] Swap your characters
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
    .text = It is your turn, and you hold a BANG!. Bob sits next to you, at distance 1; Cid is one seat farther, at distance 2. Without a weapon card your range is 1. Try both.
    .after = Distance is counted around the table, the shorter way. The number at each seat shows it; it is red if you can shoot that player.
page-lesson-weapon = A better weapon
    .text = You hold a Schofield, which has range 2. Play it, then shoot at Cid.
    .after = A weapon stays in play until you play another one or somebody takes it from you.
page-lesson-missed = Somebody shoots at you
    .text = Bob has played a BANG! against you. A Missed! from your hand stops it. The Barrel in front of you may stop it for free, if the card you turn over is a heart.
    .after = Try the Barrel first: if it fails, you still have the Missed!.
page-lesson-once = One BANG! per turn
    .text = You hold two BANG! cards and a Volcanic. Shoot at Bob twice this turn. What does it take?
    .after = The rule is one BANG! per turn. With the Volcanic in play, or as Willy the Kid, there is no limit.
page-lesson-beer = The last life point
    .text = You have one life point left, and Bob has shot at you. You could not stop the shot. A Beer from your hand saves you at the last moment.
    .after = With only two players left, a Beer no longer helps anyone.
page-lesson-reward = Whom do you shoot?
    .text = You are the Sheriff. Bob looks like an Outlaw and Eve like your Deputy; both have one life point left. Shoot the right one.
    .after = A player who eliminates an Outlaw draws three cards. A Sheriff who eliminates a Deputy discards all their own cards.
page-lesson-game = Your first game
    .text = You are the Sheriff, Bart Cassidy, in the middle of a game of four. Eliminate the two Outlaws and the Renegade to win. Nobody else's role is known yet.
    .after = That is the whole game: range, shots, responses, and finding out who is who. Now play one against bots.
page-lesson-green = Green cards
    .text = This is Dodge City. Green cards lie in front of you, like blue ones, but you use each of them only once, and never in the turn in which you played it. You hold a Derringer; an Iron Plate has been in front of you since your last turn.
    .after = A green card is ready from your next turn on. Those with the Missed! symbol also work during other players' turns. After use they are discarded.
page-lesson-duel = The Duel
    .text = Two players, two characters each. Only the front uses its ability and equipment, and most shots reach only the front. Annie Oakey, your front, has one life point left; Dalon Ranger in the rear has a Gun Belt. Bob has no cards.
    .after = The player who eliminates every character of the opponent wins. Once per turn you may swap front and rear for free: it is often your best defence.
page-lesson-roles = Reading roles
    .text = You are the Deputy, and only the Sheriff, Dee, is known. Watch what the others do until your turn: whom they shoot, and whom they spare. Then shoot an enemy of the Sheriff.
    .after = Bob has shot at the Sheriff: that is what Outlaws do. Cid has shot at Bob: a Deputy would, and so would a Renegade, who needs the Sheriff alive for now. Eve has done nothing yet, so nothing is known about Eve.
page-lesson-sheriff = Playing the Sheriff
    .text = Everyone knows who you are, and the Outlaws only need you. You have two life points left, and Bob, who has no limit on BANG! cards, plays next. Survive this round.
    .after = If the Sheriff falls, the law has lost. Keep your life points up, hold back a Missed!, and shoot only at players who have shown that they are against you.
page-lesson-deputy = Playing the Deputy
    .text = You win with the Sheriff. Cid, the Sheriff, has one life point left, and Bob, who sits between you, has a Volcanic and cards in hand. Stop Bob this turn.
    .after = You may fall and still win; the Sheriff may not fall. Stand between the Sheriff and the Outlaws, and show whose side you are on before somebody takes you for one of them.
page-lesson-outlaw = Playing the Outlaw
    .text = You win when the Sheriff falls; nobody else matters. Cid, the Sheriff, has one life point left, but a Mustang keeps Cid out of your reach.
    .after = Do not waste shots on Deputies, however weak they are. Outlaws win together, even those who are out of the game.
page-lesson-renegade = Playing the Renegade
    .text = You win only as the last one standing, and the Sheriff must fall last of all. Bob, the Sheriff, and Cid, an Outlaw, have one life point left each. Whom do you shoot first?
    .after = If the Sheriff falls while anyone else is still in the game, the Outlaws win. So the Renegade helps the law first, and duels the Sheriff at the end. A Beer no longer helps when only two are left.
page-advice-lay = Cid sits at distance 2, out of range of your Colt. Play the Schofield first: it has range 2.
page-advice-shoot = Now Cid is within range: tap the BANG!, then Cid.
page-advice-end = The limit is one BANG! per turn. Keep the rest to defend yourself, and end your turn.
page-advice-missed = Bob shoots at you: now you know which side Bob is on. A Missed! stops the shot.
page-advice-indians = Indians! hits everyone else, and a Missed! does not help: anyone who does not discard a BANG! loses a life point.
page-advice-beer = Dee has hit you, and as Bart Cassidy you drew a card for it. It is your turn again: drink a Beer to regain the life point.
page-advice-outlaw = Cid has one life point left. If you eliminate an Outlaw, you draw three cards.
page-advice-volcanic = You have already shot once this turn. With a Volcanic you may keep shooting. Its range is only 1, but with Cid gone, Bob and Dee both sit next to you.
page-advice-bob = Bob has shot at you, the Sheriff, and has one life point left.
page-advice-dee = Only Dee is left, the Renegade. One more shot.
page-advice-green = Play the Derringer: it is laid in front of you. Try to use it: not before your next turn.
page-advice-green-end = There is nothing more to do this turn. End it.
page-advice-plate = Bob shoots at you. The Iron Plate was there before this turn, so it is ready: it stops the shot.
page-advice-derringer = It is your turn again, and the Derringer is ready. Use it against Bob: you also draw a card.
page-advice-swap = Put Dalon Ranger in front: with the Gun Belt there is no limit on BANG! cards.
page-advice-duel-rear = The Winchester is the one BANG! card that reaches the rear without a Scope. Shoot at Pearl Hat.
page-advice-duel-front = Thanks to the Gun Belt you may shoot again. One hit is enough.
page-advice-roles-shoot = It is your turn. Bob and Eve are within range. Who has shot at the Sheriff?
page-advice-sheriff-beer = First regain a life point: drink the Beer.
page-advice-sheriff-jail = Willy the Kid can shoot as often as he likes. Put Bob in Jail: unless Bob turns over a heart, the turn is lost.
page-advice-sheriff-end = Keep the Missed! for your defence, and end your turn.
page-advice-sheriff-missed = Eve shoots at you. This is what you kept the Missed! for.
page-advice-deputy-panic = With the Volcanic Bob would shoot at the Sheriff again and again. Take it with Panic!: Bob sits at distance 1.
page-advice-deputy-volcanic = Now use it yourself: play the Volcanic.
page-advice-deputy-shoot = With the Volcanic in play there is no limit. Shoot at Bob.
page-advice-deputy-again = Once more: eliminating an Outlaw also earns you three cards.
page-advice-outlaw-mustang = The Mustang makes Cid one farther away. Discard it with Cat Balou, at any distance.
page-advice-outlaw-weapon = Cid sits at distance 2 now. The Schofield reaches that far.
page-advice-outlaw-shoot = Now shoot the Sheriff.
page-advice-renegade-outlaw = First the Outlaw: as long as Cid is there, the Sheriff must live. You also draw three cards.
page-advice-renegade-volcanic = One BANG! per turn is the limit, but not with a Volcanic.
page-advice-renegade-sheriff = Now only the Sheriff is left, and no Beer can help.

## About

page-about =
    .what = Boot Hill is a rules engine and an online table for the BANG! family of card games: the classic game and Dodge City, both with or without event cards, and The Duel. It follows the rulebooks exactly, and every rule has a number.
    .trademark = BANG! is a trademark of its owner. Boot Hill is an unofficial project by people who like the game; it is not affiliated with, endorsed by or connected to the publisher. Card and character names are used only to refer to the game.
    .licence = Code: MIT. Rule texts and drawings: CC BY-SA 4.0. Typefaces Bevan and Zilla Slab: SIL Open Font License 1.1.
    .fair = Every deal can be checked: the hash of its seed is shown before the game, the seed itself afterwards.
    .private = There are no accounts. Your name, language, notes and the keys to your seats stay in this browser. Nothing is loaded from any other server.
    .api = API for programs
