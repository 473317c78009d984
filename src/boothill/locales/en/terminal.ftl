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
laid-now = laid this turn: { $cards }
copied-ability = as { $name }
piles = { $top ->
    [none] Deck: { $deck }. Discard pile: empty.
   *[other] Deck: { $deck }. Discard pile: { $pile }, on top { $top }.
}
legend = > has the turn   -> you can shoot   <- can shoot you   clockwise from you
legend-open = > has the turn   clockwise, distances as seen by { $seat }
side-head = { $seat }, { $role ->
        [law] the law
       *[outlaws] the outlaws
    }: hand { $hand }{ $strange ->
        [0] { "" }
       *[other] { " " }({ $strange } of the other deck)
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
your-reserve = Your reserve, in any order: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Who is after whom: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Only two are left: whoever eliminates the other wins.
    }
   *[other] { "" }
}
you = you
seat-you = You
hands = Hands:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: none

## The beginning and the end

welcome = Boot Hill ({ $game }): a table of { $players }. Type ? for help, quit to leave.
option = { $name }={ $value }: { $meaning }
option-beer = { $beer ->
    [last-life] out of turn a Beer only saves the last life point [DOD-7.2]
   *[any-loss] a Beer takes a point off any loss of life [DOD-7.2]
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
    [one] José Delgado trades a blue card a turn [DOD-R.23]
   *[other] José Delgado trades { $jose_delgado } blue cards a turn [DOD-R.23]
}
option-edition = { $edition ->
    [first] who stays in jail loses the first two phases of the turn [BAS-15.1]
   *[fourth] who stays in jail loses the whole turn [BAS-15.1]
}
option-simplified = { $simplified ->
    [yes] without the thirteen cards that are left out of a first game [BAS-3.8]
   *[no] with all cards [BAS-3.8]
}
option-deaths = { $deaths ->
    [at-once] whoever falls to a Gatling or to Indians! is out at once [BAS-R.16]
   *[after-card] whoever falls to a Gatling or to Indians! is out once the card is done [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] the discard pile becomes the deck as soon as the deck is empty [BAS-R.28]
   *[when-needed] the discard pile becomes the deck when a card is needed [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] a Duel of ♦ does nothing to Apache Kid [DOD-R.18]
   *[fights-duels] a Duel of ♦ concerns Apache Kid like any other [DOD-R.18]
}
option-characters = { $characters } characters a side [DUE-3.1]
resumed = The game goes on where you left it.
you-are = You are { $character }, and your role is { $role }.
you-lead = You lead { $role ->
    [law] the law
   *[outlaws] the outlaws
}.
you-can = { $character }: { $ability }
goal-sheriff = You win once all Outlaws and Renegades are eliminated. Everybody knows who you are.
    .other = { $seat } is the Sheriff.
goal-deputy = { $players ->
    [3] { $left ->
        [3] You win by eliminating { $renegade }, the Renegade, yourself. If anybody falls in another way, the last one left wins.
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
        [3] You win by eliminating { $deputy }, the Deputy, yourself. If anybody falls in another way, the last one left wins.
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
        [3] You win by eliminating { $outlaw }, the Outlaw, yourself. If anybody falls in another way, the last one left wins.
       *[other] You win by being the last one left.
    }
   *[other] You win if you are the last one left: the Sheriff has to be the last to fall.
}
    .other = { $left ->
        [3] { $seat }, the Renegade, wins by eliminating { $outlaw }.
       *[other] { $seat }, the Renegade, wins by being the last one left.
    }
goal-law = You win once every character of { $outlaws } is eliminated.
    .other = { $seat } leads the law.
goal-outlaws = You win once every character of { $law } is eliminated.
    .other = { $seat } leads the outlaws.
you-are-out = You are out of the game and watch the others finish it.
winners = Winners: { $seats }.
you-won = You have won!
you-lost = You have lost.
saved = The record of the game is saved: { $path }
not-saved = The game cannot be saved to { $path }: { $error }.
resume-with = The game is saved. To go on later:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Your turn. What do you play?
    .pass = { $surplus ->
        [0] end your turn
        [one] end your turn; a card must then be discarded
       *[other] end your turn; { $surplus } cards must then be discarded
    }
ask-discarding = { $surplus ->
    [one] You hold one card more than you may keep. Which one do you discard?
   *[other] You hold { $surplus } cards more than you may keep. Which one do you discard first?
}
ask-giving-up = You have to discard a card. Which one?
ask-shot = { $misses ->
    [one] { $by } shoots at you. What do you do?
   *[other] { $by } shoots at you, and it takes { $misses } Missed! effects to cancel it. What do you do?
}
    .pass = take the hit: lose a life point
    .forced = You have nothing to stop the shot with.
ask-demanded = { $by } has played Indians! against everybody. Do you discard a BANG!?
    .pass = lose a life point
    .forced = You have no BANG! to discard.
    .due = Indians! Do you discard a hit card for { $at }?
    .forced-due = You have no hit card to discard.
ask-contest = { $other } waits in the Duel. Do you discard a BANG!?
    .pass = give in: lose a life point
    .forced = You have no BANG! to discard.
    .due = The Duel: do you discard a hit card for { $now }?
    .forced-due = You have no hit card to discard.
ask-rescue = You have no life left. Do you save yourself?
    .pass = no: be eliminated
    .forced = Nothing can save you.
ask-window = { $averted ->
    [0] { $points ->
        [one] You are about to lose a life point (you have { $life }). Do you avert it?
       *[other] You are about to lose { $points } life points (you have { $life }). Do you avert any?
    }
   *[other] You are about to lose { $points } life points (you have { $life }) and have averted { $averted }. Do you avert more?
}
    .pass = no: take the loss
ask-pick = You draw! for the { $demand }. Which of the two cards counts?
ask-store = Which card do you take from the store?
ask-first-card = Where does your first card come from?
ask-look = Which card do you keep?
ask-copy = Whose ability do you take?
ask-from-table = Do you draw two cards, or take a card from before somebody instead?
ask-one-each = { $rest ->
    [one] Brawl: which card does { $whom } lose?
   *[other] Brawl, { $rest } players to go: which card does { $whom } lose?
}
ask-share = Which card of { $fallen } do you take? The next one is for { $then }.
ask-choose-front = Which of your two characters stands in front? The opponent chooses at the same time.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] { $by } shoots at { $at }. What do you do?
   *[other] { $by } shoots at { $at } with { $name }. What do you do?
}
    .pass = take the hit: lose a life point
    .forced = You have nothing to stop the hit with.
ask-further-card = To cancel this hit you must discard a further card. Which one?
    .pass = none: lose a life point
    .forced = You have no further card to discard, so the hit goes home.
ask-points = { $figure } is about to lose a life point. Does the partner lose it instead?
    .pass = no
ask-judging = Which of the two cards counts?
ask-one-of-these = Which of the cards just drawn do you discard?
ask-disarming = The shot was missed. Do you discard a card that lies beside one of the fronts?
    .pass = no
ask-swapping = The characters of which side swap places?
ask-blind = From which deck is the card that you pick at random?
ask-robbing = Does { $name } discard a random card of the opponent's hand?
    .pass = no
ask-scavenging = { $left ->
    [one] { $figure } has fallen: you may take one more card.
   *[other] { $figure } has fallen: you may take up to { $left } cards, one after the other.
}
    .pass = take no more
ask-any-time = { $seat } has the turn. Do you use your ability now? (sid off: never ask)
    .pass = not now
ask-whom = { $what }: against whom?
    .due = { $what }: aimed at whom?
ask-which = { $what }: which card?
ask-pay = { $what }: which card do you give up?
back = back

choice-play = { $card }
    .at = { $key ->
        [tequila] { $card } for { $whom }
       *[other] { $card } against { $whom }
    }
    .as = { $card } as a { $name }
    .as-at = { $card } as a { $name } against { $whom }
    .later = lay { $card } before you, to be used later
    .at-due = { $card } -> { $whom }
    .as-at-due = { $card } as a { $name } -> { $whom }
choice-cost = { $cost ->
    [one] { $what } (costs another card)
   *[other] { $what } (costs { $cost } other cards)
}
choice-use = use { $name }
    .at = use { $name } against { $whom }
choice-discard = discard { $card }
choice-take = { $card }
choice-deck = from the deck
choice-pile = { $card } from the discard pile
choice-hand = a random card of { $seat } ({ $count } in hand)
choice-own-hand = a card of your own hand
choice-gear = { $card } in play before { $seat }
choice-ability = { $cost ->
    [0] use your ability as { $name }
    [one] use your ability as { $name } (costs a card)
   *[other] use your ability as { $name } (costs { $cost } cards)
}
    .at = { $cost ->
        [0] use your ability as { $name } against { $whom }
        [one] use your ability as { $name } against { $whom } (costs a card)
       *[other] use your ability as { $name } against { $whom } (costs { $cost } cards)
    }
    .due = { $cost ->
        [0] use the ability of { $name }
       *[other] use the ability of { $name } (costs a card)
    }
    .at-due = use the ability of { $name } (costs a card) -> { $whom }
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (life { $life }): { $ability }
choice-back = the deck of { $back ->
        [law] the law
       *[outlaws] the outlaws
    }
choice-swap = swap: { $who } comes to the front
choice-reload = reload { $card }: discard it and draw a card
choice-figure = { $who }: { $position ->
        [front] front
        [rear] rear
       *[alone] alone
    }, life { $life }
choice-unseen = a card of the hand, unseen
choice-player = { $seat }: distance { $distance }, life { $life }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand
choice-yourself = yourself
choice-vain = { $what } (this card has no effect there)
copies = { $card } (x{ $count })
unplayable = In your hand, but not to be played now (? { $letter } says why): { $cards }
just-laid = { $card } (laid this turn)
unusable = Before you, but not to be used now (? { $letter } says why): { $cards }
forced = Your only choice: { $what }

## Answers to commands

help =
    1, 2, 3 … | takes that choice; 0 ends, declines or goes back
    ? 3, ? B | what the card does, and why it can or cannot be used now
    ? barrel | what a card or a character does
    ? MOVE | whether that move is legal, and the rule behind it
    MOVE | a move may also be written out, such as { $move }: play, use, discard, take, draw from, choose, pass, end; what it costs: play ... with ...
help-sides = In this game also: swap, reload; characters are called { $name }, { $rear }.
not-understood = I do not understand "{ $text }". Type a number of the list, or ? for help.
no-such-choice = There is no choice { $text } here. Type a number of the list, or ? for help.
legal = You may do that now: { $move }.
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = This rule has not been translated yet; here it is in English.
rule-head = { $id } ({ $title })
no-rule = Nothing in the rules about "{ $text }".
more-rules = { $count ->
    [one] ... and one more; add a word to narrow it down.
   *[other] ... and { $count } more; add a word to narrow it down.
}
sid-on = Sid Ketchum is asked before the turns of others.
sid-off = Sid Ketchum is no longer asked before the turns of others.

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
replay-no-move = There is no move { $text }; the record has { $moves }.
replay-chances = What could be known then:
    .seat = { $seat }: Deputy { $deputy } %, Outlaw { $outlaw } %, Renegade { $renegade } %
no-such-file = There is no file { $path }.
no-such-seat = There is no seat { $seat }; there are { $seats }.

## At a table on a server, and in any language

offer-told = { $name } offers to end the game without a winner. In favour: { $agreed }. Still to answer: { $asked }.
    .answer = To agree type :offer, to play on :decline.
    .back = To take that back type :decline.
confirm-how = { $question } To do it, type { $command }
mute-told = { $on ->
    [yes] You no longer read what { $name } says.
   *[no] You read what { $name } says again.
}
silence-told = { $on ->
    [yes] The host has muted { $name }.
   *[no] { $name } may speak again.
}
lock-told = { $on ->
    [yes] The table is locked: nobody new sits down.
   *[no] The table is no longer locked.
}
watchers-told = { $on ->
    [yes] Spectators may watch.
   *[no] Spectators may not watch any more.
}
nobody-called = There is nobody called { $name } here whom you could do that to.
chat = { $name }: "{ $text }"
    .dead = { $name }, among the dead: "{ $text }"
no-orders = Only those who are still in the game give orders.
no-bet = Bets are for those who are out of the game, or only watch it.
beside-how = To change one of these, write for example: { $example }
bet-role = { $seat }: { $role }
bet-told = { $name } bets on: { $side }.
wins = Games won here: { $seats }.
wins-of = { $seat } { $count }
paused = The clocks stand still. Type pause to go on.
goes-on = The game goes on.
lobby = { $free ->
    [0] A table of { $game }: { $names }.
    [one] A table of { $game }: { $names }; one seat is free.
   *[other] A table of { $game }: { $names }; { $free } seats are free.
}
lobby-seat = { $kind ->
    [bot] { $name } (bot)
    [program] { $name } (network bot)
   *[person] { $name }
}
lobby-host = Type deal to begin; bots take the free seats. Type bot to put a bot on one of them.
lobby-help = Type help to see all commands.
lobby-may-series = Type series to play a series of games, or none.
lobby-wait = { $name } deals when everybody is there.
lobby-again = Type again for another game at this table, or quit.
lobby-series = It is a series. Type again keep to keep your character, if it lived; again sheriff if you want to be Sheriff; or both.
lang-now = The table speaks { $lang ->
    [cs] Czech
    [de] German
    [en] English
    [it] Italian
    [pl] Polish
   *[other] { $lang }
} now.
lang-which = Which language? Write for example: lang en. There is { $names }.
join-name = Stranger
join-key = To come back to your seat:
join-lost = The connection is broken; trying again …
join-no-link = { $text } is no link to a table; one looks like https://example.org/#/table/abc.
join-no-server = There is no server of Boot Hill at { $server }.

## The table on a whole screen. A key and what it does are parted by a bar.

app-connecting = Boot Hill: connecting …
app-title = Boot Hill · { $game } · a table of { $players }
app-turn = · { $whose ->
    [reader] your turn
   *[other] the turn of { $seat }
}
app-paused = · paused
app-hand = Your hand:
app-no-cards = no cards
app-waiting = Waiting for { $names } …
app-seconds = { $question } ({ $seconds } s)
app-why-not = { $card }: not now. Why?
app-leave = leave the table
app-line = A move, a card to be explained (? barrel), a rule (rule barrel); Escape closes this
app-help =
    1 … 9, 0 | take that choice; arrow keys and Enter, or the mouse, do the same
    A … Z | why that card cannot be used now
    ? | what the marked choice is about, and why it can or cannot be done
    : | a line to type in: a move written out, ? barrel, or a word of this list
    Escape | back to the outer menu; closes the line
    Tab | from the menu to the log and the table, to scroll them
    Space | do not wait for the bots
key-choose = choose
key-explain = explain
key-line = type
key-next = next
key-previous = back
key-ends = ends
key-seat = seat
app-page = Escape or Enter: back to the table
replay-eyes = { $seat ->
    [none] all cards open
   *[other] as { $seat } saw it
}

## Commands: what each does. `short` stands in the line of keys, `ask` is what it asks for.

command-help = this list
    .short = help
command-table = the whole table
command-cards = what each card of your hand does
command-who = who everybody is and what they can do, and the goals that are known
    .short = who
command-log = the last lines of what happened, each with its rule
command-rule = a rule by its number, or rules by a word
    .ask = Which rule? Its number, such as { $rule }, or a word, such as barrel
command-orders = standing orders: what the table answers for you
    .short = orders
command-bet = bets: who wins, and who is what, once you are out or only watch
    .short = bets
command-sid = sid off: do not ask Sid Ketchum before the turns of others; sid on: ask
command-say = say something to everybody
    .ask = What do you say?
command-dead = say something to those who are out
    .ask = What do you say to the dead?
command-pause = stop the clocks, or go on
command-deal = deal; bots take the free seats
command-bot = put a bot on a free seat
command-series = play a series of games, or none
command-again = another game
command-stand = give up your seat for good; a bot takes it
command-offer = offer to end the game without a winner, or agree to that
command-decline = play on instead, or take your offer back
command-resign = give up, where one player leads a whole side; it asks once more
command-close = the host ends the game for everybody; after it, opens the table again
command-mute = read no more of what somebody says, or read it again
    .ask = Whom do you not want to read?
command-silence = the host mutes somebody for everybody, or no longer
    .ask = Who is to be quiet?
command-remove = the host removes somebody from the table; it asks once more
    .ask = Who is to go?
command-lock = the host locks the table: nobody new sits down; or unlocks it
command-spectators = the host lets nobody watch, or everybody
command-save = where the record of this game is; it is saved after every move anyway
command-lang = another language, such as lang de
    .short = language
command-quit = leave; a game against bots can be gone on with later
    .short = leave
needs-text = { $ask } Write it after the word: { $word } …
only-in-a-game = That works only while there is a game on the table.
only-on-a-server = That works only at a table on a server; here you are alone with bots.
only-against-bots = That works only in a game of your own against bots.
only-the-host = That is for the host, before a game is dealt.
only-after-a-game = That works only after a game.
only-any-time = Nobody in this game may act at any time.
only-series = This game is not played in series.

## The table in sentences, for --plain.

turn-now = { $whose ->
    [reader] It is your turn.
   *[other] It is the turn of { $seat }.
}
eyes-of = Distances as seen by { $seat }.
seat-line = { $who }: { $facts }. In play: { $gear }.
    .out = { $who }: out of the game.
seat-role = role unknown
fact-life = life { $life } of { $full }
fact-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
fact-distance = distance { $distance }
fact-shots = { $shots ->
    [both] you can shoot each other
    [there] you can shoot there
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
offer-ask = Which one? Type its number; Enter goes on with the first.
offer-which = There is no { $text } here. Type a number from 0 to { $last }.
nothing-left = There is no unfinished game of this kind. boothill play deals a new one.
recorded = This game is recorded in { $path }
record-moved = Another program has written to { $old }. This game is recorded in { $path } from now on.
look-again = To look at it again:

## What boothill settle says.

settled = { $wrong ->
    [0] { $count ->
        [0] Verdict: this is what happens. Nothing is expected.
        [one] Verdict: as expected. The one expectation holds.
       *[other] Verdict: as expected. All { $count } expectations hold.
    }
    [one] Verdict: not as expected. One of { $count } expectations does not hold.
   *[other] Verdict: not as expected. { $wrong } of { $count } expectations do not hold.
}
    .stopped = Verdict: this cannot be played as it is written. { $why }
settled-steps = What happens:
settled-refused = { $move }: this is refused.
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
