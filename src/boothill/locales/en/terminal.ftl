# The table in a terminal: headings, questions, choices, answers to commands.

## The table

column-player = player
column-role = role
column-character = character
column-life = life
column-hand = hand
column-distance = dist
column-in-play = in play
unknown-role = ?
out-of-game = out
bare-hands = Colt .45 (1)
weapon = { $name } ({ $reach })
ready = ready: { $cards }
laid-now = played this turn: { $cards }
copied-ability = as { $name }
piles = { $top ->
    [none] Deck: { $deck }. Discard pile: empty.
   *[other] Deck: { $deck }. Discard pile: { $pile }, on top { $top }.
}
legend = > whose turn   -> you can shoot   <- can shoot you   clockwise from you
legend-open = { $seat ->
    [You] > whose turn   clockwise, distances as seen by you
   *[other] > whose turn   clockwise, distances as seen by { $seat }
}
side-head = { $seat }, { $role ->
        [law] the law
       *[outlaws] the outlaws
    }: hand { $hand }{ $strange ->
        [0] { "" }
       *[other] { " " }({ $strange } from the other deck)
    }, { $deck ->
        [-1] common deck
       *[other] own deck { $deck }
    }, reserve { $reserve }
place = { $position ->
    [front] front
    [rear] rear
   *[alone] alone
}
side-piles = { $top ->
        [none] Discard pile: empty.
       *[other] Discard pile: { $pile }, on top { $top }.
    }{ $common ->
        [0] { "" }
       *[other] { " " }Common deck: { $common }.
    }
your-reserve = Your reserve, order unknown: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Who is after whom: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Only two are left: the survivor wins.
    }
   *[other] { "" }
}
you = you
seat-you = You
hands = Hands:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: none

## The beginning and the end

welcome = Boot Hill ({ $game }), { $players } players. Type ? for help, quit to leave.
option = { $name }={ $value }: { $meaning }
option-beer = { $beer ->
    [last-life] out of turn, a Beer only saves the last life point [DOD-7.2]
   *[any-loss] a Beer reduces any loss of life by one point [DOD-7.2]
}
option-pixie-pete = { $pixie_pete ->
    [one] Pixie Pete draws a card [DOD-R.23]
   *[other] Pixie Pete draws { $pixie_pete } cards [DOD-R.23]
}
option-sean-mallory = { $sean_mallory ->
    [no-limit] Sean Mallory keeps any number of cards [DOD-R.23]
    [one] Sean Mallory keeps a card [DOD-R.23]
   *[other] Sean Mallory keeps { $sean_mallory } cards [DOD-R.23]
}
option-jose-delgado = { $jose_delgado ->
    [no-limit] José Delgado trades any number of blue cards [DOD-R.23]
    [one] José Delgado trades one blue card per turn [DOD-R.23]
   *[other] José Delgado trades { $jose_delgado } blue cards per turn [DOD-R.23]
}
option-edition = { $edition ->
    [first] a player who stays in jail loses the first two phases of the turn [BAS-15.1]
   *[fourth] a player who stays in jail loses the whole turn [BAS-15.1]
}
option-simplified = { $simplified ->
    [yes] without the thirteen cards that are left out of a first game [BAS-3.8]
   *[no] with all cards [BAS-3.8]
}
option-deaths = { $deaths ->
    [at-once] players eliminated by Gatling or Indians! are out at once [BAS-R.16]
   *[after-card] players eliminated by Gatling or Indians! are out once the card is resolved [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] the discard pile is reshuffled as soon as the deck is empty [BAS-R.28]
   *[when-needed] the discard pile is reshuffled when a card is needed [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] a ♦ Duel has no effect on Apache Kid [DOD-R.18]
   *[fights-duels] a ♦ Duel affects Apache Kid like any other [DOD-R.18]
}
option-events = { $events ->
    [high-noon] played with the events of High Noon [HIN-2.1]
    [fistful] played with the events of A Fistful of Cards [HIN-2.1]
    [both] played with the events of both boxes [HIN-2.1]
   *[none] played without event cards [HIN-2.1]
}
option-events-used = { $events_used ->
    [usual] as many events as usual [HIN-2.4]
   *[other] { $events_used } events before the last one [HIN-2.4]
}
option-events-final = { $events_final ->
    [high-noon] the last event is High Noon [HIN-2.4]
    [fistful] the last event is A Fistful of Cards [HIN-2.4]
   *[random] the last event is chosen at random [HIN-2.4]
}
option-late-events = { $late_events ->
    [yes] with the two later events [HIN-2.5]
   *[no] without the two later events [HIN-2.5]
}
option-ghosts = { $ghosts ->
    [no] nobody comes back [HIN-2.6]
   *[yes] eliminated players may come back [HIN-2.6]
}
option-characters = { $characters } characters per side [DUE-3.1]
resumed = The game continues where you left off.
you-are = You are { $character }, and your role is { $role }.
you-lead = You lead { $role ->
    [law] the law
   *[outlaws] the outlaws
}.
you-can = { $character }: { $ability }
goal-sheriff = You win once all Outlaws and Renegades are eliminated. Everyone knows who you are.
    .other = { $seat } is the Sheriff.
goal-deputy = { $players ->
    [3] { $left ->
        [3] You win by eliminating { $renegade }, the Renegade, yourself. If anyone is eliminated in any other way, the last one left wins.
       *[other] You win by being the last one left.
    }
   *[other] You win with the Sheriff: all Outlaws and Renegades have to be eliminated.
}
    .other = { $left ->
        [3] { $seat }, the Deputy, wins by eliminating { $renegade }.
       *[other] { $seat }, the Deputy, wins by being the last one left.
    }
goal-outlaw = { $players ->
    [3] { $left ->
        [3] You win by eliminating { $deputy }, the Deputy, yourself. If anyone is eliminated in any other way, the last one left wins.
       *[other] You win by being the last one left.
    }
   *[other] You win once the Sheriff is eliminated.
}
    .other = { $left ->
        [3] { $seat }, the Outlaw, wins by eliminating { $deputy }.
       *[other] { $seat }, the Outlaw, wins by being the last one left.
    }
goal-renegade = { $players ->
    [3] { $left ->
        [3] You win by eliminating { $outlaw }, the Outlaw, yourself. If anyone is eliminated in any other way, the last one left wins.
       *[other] You win by being the last one left.
    }
   *[other] You win if you are the last one left: the Sheriff has to be eliminated last.
}
    .other = { $left ->
        [3] { $seat }, the Renegade, wins by eliminating { $outlaw }.
       *[other] { $seat }, the Renegade, wins by being the last one left.
    }
goal-law = You win once all of { $outlaws }'s characters are eliminated.
    .other = { $seat } leads the law.
goal-outlaws = You win once all of { $law }'s characters are eliminated.
    .other = { $seat } leads the outlaws.
you-are-out = You are out of the game and can watch the others finish it.
winners = Winners: { $seats }.
you-won = You have won!
you-lost = You have lost.
saved = The game record has been saved: { $path }
not-saved = The game cannot be saved to { $path }: { $error }.
resume-with = The game has been saved. To continue later:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Your turn. What do you play?
    .pass = { $surplus ->
        [0] end your turn
        [one] end your turn; you will have to discard a card
       *[other] end your turn; you will have to discard { $surplus } cards
    }
ask-discarding = { $surplus ->
    [one] You have one card too many. Which one do you discard?
   *[other] You have { $surplus } cards too many. Which one do you discard first?
}
ask-giving-up = You have to discard a card. Which one?
ask-shot = { $by ->
    [none] You are being shot at, but not by a player. What do you do?
   *[other] { $misses ->
        [one] { $by } shoots at you. What do you do?
       *[other] { $by } shoots at you, and it takes { $misses } Missed! effects to cancel it. What do you do?
    }
}
    .pass = take the hit and lose a life point
    .forced = You have nothing to stop the shot with.
ask-demanded = { $by } has played Indians! against everybody. Do you discard a BANG!?
    .pass = discard nothing and lose a life point
    .forced = You have no BANG! to discard.
    .due = Indians! Do you discard a hit card for { $at }?
    .forced-due = You have no hit card to discard.
ask-contest = The Duel with { $other }: do you discard a BANG!?
    .pass = give in and lose a life point
    .forced = You have no BANG! to discard.
    .due = The Duel: do you discard a hit card for { $now }?
    .forced-due = You have no hit card to discard.
ask-rescue = You have no life left. Do you save yourself?
    .pass = no, be eliminated
    .forced = Nothing can save you.
ask-impending-loss = { $averted ->
    [0] { $points ->
        [one] You are about to lose a life point (you have { $life }). Do you prevent it?
       *[other] You are about to lose { $points } life points (you have { $life }). Do you prevent any of it?
    }
   *[other] You are about to lose { $points } life points (you have { $life }) and have prevented { $averted }. Do you prevent more?
}
    .pass = no, take the loss
ask-pick = You draw! for the { $demand }. Which of the two cards counts?
ask-store = Which card do you take from the store?
ask-first-card = Where does your first card come from?
ask-look = Which card do you keep?
ask-copy = Whose ability do you copy?
ask-draw-from-table = Do you draw two cards, or take a card in play instead?
ask-one-each = { $rest ->
    [one] Brawl: which card does { $whom } lose?
   *[other] Brawl, { $rest } players to go: which card does { $whom } lose?
}
ask-share = Which of { $fallen }'s cards do you take? { $then } takes the next one.
ask-blue-card = Which of your blue cards in play do you discard?
ask-identity = Do you become the character you are shown, with two life points?
    .pass = no: stay who you are
ask-name-suit = Which suit do you name? This turn you can only play cards of that suit.
ask-onto-deck = { $surplus ->
    [one] You have one card too many. Which one do you put on the deck?
   *[other] You have { $surplus } cards too many. Which one do you put on the deck first?
}
ask-look-in-mine = Which card do you take?
ask-liquor = Do you skip phase 1 to regain a life point?
    .pass = no: draw your cards
ask-guess = Is the top card of the deck red or black?
    .pass = stop
ask-ranch = Do you trade in cards for as many new ones?
    .pass = no: keep your hand
ask-ranching = Which card do you trade in?
    .pass = no more: draw the new cards
ask-brothers = For whom do you give up a life point?
    .pass = for nobody
ask-roulette = Do you discard a Missed!?
    .pass = no: lose two life points
    .forced = You have no Missed! to discard.
ask-shot-at-card = { $by } shoots at a card in front of you. Do you save it?
    .pass = no: it is discarded
    .forced = You have nothing to save the card with.
ask-choose-front = Which of your two characters stands in front? The opponent chooses at the same time.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] { $shooter } shoots at { $at }. What do you do?
   *[other] { $shooter } shoots at { $at } with { $name }. What do you do?
}
    .pass = take the hit and lose a life point
    .forced = You have nothing to stop the hit with.
ask-further-card = To cancel this hit you must discard one more card. Which one?
    .pass = none, lose a life point
    .forced = You have no card left to discard, so the hit lands.
ask-step-in = { $figure } is about to lose a life point. Does the partner lose it instead?
    .pass = no
ask-pick-reveal = Which of the two cards counts?
ask-one-of-these = Which of the cards just drawn do you discard?
ask-disarming = The shot missed. Do you discard a card beside one of the front characters?
    .pass = no
ask-swapping = Which side's characters swap places?
ask-blind = Which deck should the random card be from?
ask-robbing = Does { $name } discard a random card from the opponent's hand?
    .pass = no
ask-scavenging = { $left ->
    [one] { $figure } is eliminated: you may take one more card.
   *[other] { $figure } is eliminated: you may take up to { $left } cards, one at a time.
}
    .pass = take no more
ask-any-time = It is { $seat }'s turn. Do you use your ability now? (sid off: never ask)
    .pass = not now
ask-whom = { $what }: which player?
    .due = { $what }: which target?
ask-which = { $what }: which card?
ask-pay = { $what }: which card do you pay with?
back = back

choice-play = { $card }
    .at = { $key ->
        [gift] { $card } for { $whom }
       *[other] { $card } against { $whom }
    }
    .as = { $card } as a { $name }
    .as-at = { $card } as a { $name } against { $whom }
    .later = put { $card } into play, to use later
    .at-due = { $card } -> { $whom }
    .as-at-due = { $card } as a { $name } -> { $whom }
choice-cost = { $cost ->
    [one] { $what } (costs another card)
   *[other] { $what } (costs { $cost } other cards)
}
choice-aimed = { $what }: { $aim }
choice-paid = { $what } (paying with { $cards })
choice-somebody = { $seat }
choice-use = use { $name }
    .at = use { $name } against { $whom }
choice-discard = discard { $card }
choice-take = { $card }
choice-deck = from the deck
choice-pile = { $card } from the discard pile
choice-hand = a random card from { $seat }'s hand ({ $count })
choice-own-hand = a card from your own hand
choice-gear = { $box ->
    [duel] { $card } beside { $seat }
   *[other] { $card } in front of { $seat }
}
choice-ability = { $cost ->
    [0] use your { $name } ability
    [one] use your { $name } ability (costs a card)
   *[other] use your { $name } ability (costs { $cost } cards)
}
    .at = { $cost ->
        [0] use your { $name } ability against { $whom }
        [one] use your { $name } ability against { $whom } (costs a card)
       *[other] use your { $name } ability against { $whom } (costs { $cost } cards)
    }
    .due = { $cost ->
        [0] use { $name }'s ability
       *[other] use { $name }'s ability (costs a card)
    }
    .at-due = use { $name }'s ability (costs a card) -> { $whom }
choice-event = { $cost ->
    [0] use { $name }
    [one] use { $name } (costs a card)
   *[other] use { $name } (costs { $cost } cards)
}
    .at = { $key ->
        [blood-brothers] use { $name } for { $whom }
       *[other] { $cost ->
            [0] use { $name } against { $whom }
            [one] use { $name } against { $whom } (costs a card)
           *[other] use { $name } against { $whom } (costs { $cost } cards)
        }
    }
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (life { $life }): { $ability }
choice-become = { $name }: { $ability }
choice-named = { $key ->
    [law] the law deck
    [outlaws] the outlaw deck
    [red] red
    [black] black
   *[other] { $key }
}
choice-swap = swap: { $who } comes to the front
choice-reload = reload { $card }: discard it and draw a card
choice-figure = { $who }: { $position ->
        [front] front
        [rear] rear
       *[alone] alone
    }, life { $life }
choice-unseen = a random card from the hand
choice-player = { $seat }: distance { $distance }, life { $life }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand
choice-yourself = yourself
choice-vain = { $what } (this card has no effect there)
copies = { $card } (x{ $count })
unplayable = In your hand, but not playable now (? { $letter } says why): { $cards }
just-laid = { $card } (played this turn)
unusable = In front of you, but not usable now (? { $letter } says why): { $cards }
forced = Your only choice: { $what }

## Answers to commands

help =
    1, 2, 3 … | takes that choice; 0 ends, declines or goes back
    ? 3, ? B | what the card does, and why you can or cannot use it now
    ? barrel | what a card or a character does
    ? MOVE | whether that move is legal, and the rule behind it
    MOVE | you can also write a move out, such as { $move }: play, use, discard, take, draw from, choose, pass, end; to pay a cost: play … with …
help-sides = This game also has: swap, reload. Write characters as { $name }, { $rear }.
not-understood = I do not understand "{ $text }". Type a number from the list, or ? for help.
no-such-choice = There is no choice { $text } here. Type a number from the list, or ? for help.
legal = You may do that now: { $move }
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = This rule has not been translated yet; here it is in English.
rule-head = { $id } ({ $title })
no-rule = The rules say nothing about "{ $text }".
more-rules = { $count ->
    [one] … and one more; add a word to narrow it down.
   *[other] … and { $count } more; add a word to narrow it down.
}
sid-on = Sid Ketchum will be asked before other players' turns.
sid-off = Sid Ketchum will no longer be asked before other players' turns.

## Stepping through a record

replay-head = { $moves ->
    [one] { $game }, seed { $seed }: one move
   *[other] { $game }, seed { $seed }: { $moves } moves
}
replay-help = Enter: next   b: back   t: table   a number: go to that move   q: leave
replay-start = Before the first move.
replay-move = Move { $number } of { $moves }. { $seat }: { $move }
    .unseen = Move { $number } of { $moves }, by { $seat }
replay-end = { $result ->
    [unfinished] The record ends here; the game was not finished.
   *[other] The record ends here.
}
replay-no-move = There is no move { $text }; the last one is { $moves }.
replay-chances = What players could know at this point:
    .seat = { $seat }: Deputy { $deputy }%, Outlaw { $outlaw }%, Renegade { $renegade }%
no-such-file = There is no file { $path }.
no-such-seat = There is no seat { $seat }. Seats: { $seats }.

## At a table on a server, and in any language

offer-told = { $name } offers to end the game without a winner. In favour: { $agreed }. Still to answer: { $asked }.
    .answer = Type :offer to agree, or :decline to keep playing.
    .back = To withdraw the offer, type :decline.
confirm-how = { $question } To confirm, type { $command }
mute-told = { $on ->
    [yes] You no longer see { $name }'s messages.
   *[no] You see { $name }'s messages again.
}
silence-told = { $on ->
    [yes] The host has muted { $name }.
   *[no] { $name } may chat again.
}
lock-told = { $on ->
    [yes] The table is locked: nobody new can sit down.
   *[no] The table is no longer locked.
}
watchers-told = { $on ->
    [yes] Spectators may watch.
   *[no] Spectators may no longer watch.
}
nobody-called = Nobody called { $name } is here. Bots do not count.
chat = { $name }: "{ $text }"
    .dead = { $name }, to the eliminated: "{ $text }"
no-orders = Only players still in the game can give standing orders.
no-bet = Only eliminated players and spectators can bet.
beside-how = To change one of these, type for example: { $example }
bet-role = { $seat }: { $role }
bet-told = { $name } bets on: { $side }.
wins = Games won here: { $seats }.
wins-of = { $seat } { $count }
paused = The clocks are paused. Type pause to resume.
goes-on = The game continues.
lobby = { $free ->
    [0] { $game } table: { $names }.
    [one] { $game } table: { $names }; one seat is free.
   *[other] { $game } table: { $names }; { $free } seats are free.
}
lobby-seat = { $kind ->
    [bot] { $name } (bot)
    [program] { $name } (network bot)
   *[person] { $name }
}
lobby-host = Type deal to begin; bots take the free seats. Type bot to add a bot.
lobby-help = Type help to see all commands.
lobby-may-series = Type series to turn the series of games on or off.
lobby-wait = { $name } deals when everyone is there.
lobby-again = Type again for another game at this table, or quit.
lobby-series = This is a series. Type again keep to keep your character if it survived, again sheriff to ask to be Sheriff, or both.
lang-now = The table now speaks { $lang ->
    [cs] Czech
    [de] German
    [en] English
    [it] Italian
    [pl] Polish
   *[other] { $lang }
}.
lang-which = Which language? Type for example: lang en. Available: { $names }.
join-name = Stranger
join-key = To come back to your seat:
join-lost = Connection lost. Reconnecting…
join-no-link = { $text } is not a link to a table. A link looks like https://example.org/#/table/abc.
join-old-server = This program is newer than the server. Ask the server's owner to update it.
join-unknown-game = This table plays { $game }, which this program does not know. Update the program, or install the package with that game.
join-no-server = There is no Boot Hill server at { $server }.

## The table on a whole screen. A key and what it does are parted by a bar.

app-connecting = Boot Hill: connecting…
app-title = Boot Hill · { $game } · { $players } players
app-turn = · { $whose ->
    [reader] your turn
   *[other] { $seat }'s turn
}
app-paused = · paused
app-hand = Your hand:
app-no-cards = no cards
app-waiting = Waiting for { $names }…
app-seconds = { $question } ({ $seconds } s)
app-why-not = { $card }: not now. Why?
app-leave = leave the table
app-line = A move, a card to explain (? barrel), a rule (rule barrel); Escape closes this
app-help =
    1 … 9, 0 | take that choice; the arrow keys and Enter, or the mouse, do the same
    A … Z | why you cannot use that card now
    ? | what the highlighted choice does, and why you can or cannot take it
    : | opens a line to type in: a move, ? barrel, or a word from this list
    Escape | back to the previous menu; closes the line
    Tab | moves to the log and the table, to scroll them
    Space | do not wait for the bots
key-choose = choose
key-explain = explain
key-line = type
key-next = next
key-previous = back
key-ends = start/end
key-seat = seat
app-page = Escape or Enter: back to the table
replay-eyes = { $seat ->
    [none] all cards open
    [You] as you saw it
   *[other] as { $seat } saw it
}

## Commands: what each does. `short` stands in the line of keys, `ask` is what it asks for.

command-help = this list
    .short = help
command-table = the whole table
command-cards = what each card in your hand does
command-who = who everyone is, what they can do, and the known goals
    .short = who
command-log = the latest events, each with its rule
command-rule = a rule by its number, or rules that contain a word
    .ask = Which rule? A number, such as { $rule }, or a word, such as barrel.
command-orders = standing orders: what the table answers for you
    .short = orders
command-bet = bets on who wins and who has which role, once you are out or watching
    .short = bets
command-sid = sid off: do not ask Sid Ketchum before other players' turns; sid on: ask
command-say = say something to everyone
    .ask = What do you say?
command-dead = say something to the eliminated players
    .ask = What do you say to the eliminated players?
command-pause = pause or resume the clocks
command-deal = deal; bots take the free seats
command-bot = put a bot in a free seat
command-series = turn the series of games on or off
command-again = another game
command-stand = give up your seat for good; a bot takes it
command-offer = offer to end the game without a winner, or agree to such an offer
command-decline = decline the offer, or withdraw your own
command-resign = resign, if you lead a whole side; asks for confirmation
command-close = host: end the game for everyone; afterwards, reopen the table
command-mute = hide what somebody writes, or show it again
    .ask = Whose messages do you want to hide or show?
command-silence = host: mute or unmute somebody for everyone
    .ask = Whom do you mute or unmute?
command-remove = host: remove somebody from the table; asks for confirmation
    .ask = Whom do you remove?
command-lock = host: lock the table so that nobody new can sit down, or unlock it
command-spectators = host: allow or forbid spectators
command-save = where this game is recorded; it is saved after every move anyway
command-lang = another language, such as lang de
    .short = language
command-quit = leave; you can continue a game against bots later
    .short = leave
needs-text = { $ask } Type it now, or press Enter to leave it.
only-in-a-game = That works only during a game.
only-on-a-server = That works only at a table on a server; here you are playing alone against bots.
only-against-bots = That works only when you play alone against bots.
only-the-host = Only the host can do that, before a game is dealt.
only-after-a-game = That works only after a game.
only-any-time = Nobody in this game has an ability that can be used at any time.
only-series = This game cannot be played as a series.

## The table in sentences, for --plain.

turn-now = { $whose ->
    [reader] It is your turn.
   *[other] It is { $seat }'s turn.
}
eyes-of = { $seat ->
    [You] Distances as seen by you.
   *[other] Distances as seen by { $seat }.
}
seat-line = { $who }: { $facts }. In play: { $gear }.
    .out = { $who }: out of the game.
seat-role = role unknown
fact-life = life { $life } of { $full }
is-ghost = ghost
fact-ghost = a ghost without life points
event-in-force = { $event ->
    [none] No event is in force yet.
   *[other] { $event }: { $does }
}
under-event = { $event }: { $why }
event-next = { $left ->
    [0] No other event will follow.
   *[other] Next: { $name }, when { $whose ->
        [reader] your next turn begins
       *[other] { $seat }'s next turn begins
    }; events to come: { $left }.
}
order-of-turns = Turns go counter-clockwise.
extra-turn = { $whose ->
    [reader] You have an extra turn.
   *[other] { $seat } has an extra turn.
}
fact-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
fact-distance = distance { $distance }
fact-shots = { $shots ->
    [both] you can shoot each other
    [there] you can shoot them
   *[here] can shoot you
}
figure-line = { $place }: { $name }, life { $life } of { $full }{ $gear ->
    [none] .
   *[other] . Beside it: { $gear }.
}

## Going on with a game that was left, and where records are.

offer = { $count ->
    [one] You have an unfinished game:
   *[other] You have unfinished games, the latest first:
}
offer-game = { $game }, { $players } players, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, last played { $when }
offer-new = a new game
offer-ask = Which one? Type its number, or press Enter for the first.
offer-which = { $text } is not in the list. Type a number from 0 to { $last }.
nothing-left = There is no unfinished game of this kind. To start a new one: boothill play
recorded = This game is recorded in { $path }
record-moved = Another program has written to { $old }. From now on this game is recorded in { $path }.
look-again = To watch it again:

## What boothill settle says.

settled = { $wrong ->
    [0] { $count ->
        [0] Verdict: this is what happens. There were no expectations to check.
        [one] Verdict: as expected. The one expectation holds.
       *[other] Verdict: as expected. All { $count } expectations hold.
    }
    [one] Verdict: not as expected. One of { $count } expectations does not hold.
   *[other] Verdict: not as expected. { $wrong } of { $count } expectations do not hold.
}
    .stopped = Verdict: this cannot be played as written. { $why }
settled-steps = What happens:
settled-refused = { $move }: refused.
settled-asked = { $seat } is asked: { $question }
settled-won = The game is over.
settled-lives = Life points before and after:
settled-life = { $after ->
    [0] { $who }: { $before } -> out
   *[other] { $who }: { $before } -> { $after }
}
settled-same = { $who }: { $life }
settled-expected = Expected:
settled-holds = holds: { $what }
settled-fails = does not hold: { $what }
