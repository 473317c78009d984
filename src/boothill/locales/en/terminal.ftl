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
piles = { $top ->
    [none] Deck: { $deck }. Discard pile: empty.
   *[other] Deck: { $deck }. Discard pile: { $pile }, on top { $top }.
}
legend = > has the turn   -> you can shoot   <- can shoot you   clockwise from you
legend-open = > has the turn   clockwise, distances as seen by { $seat }
hands = Hands:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: none

## The beginning and the end

welcome = Boot Hill: a table of { $players }. Type ? for help, quit to leave.
resumed = The game goes on where you left it.
you-are = You are { $character }, and your role is { $role }.
you-can = { $character }: { $ability }
goal-sheriff = You win once all Outlaws and the Renegade are eliminated. Everybody knows who you are.
goal-deputy = You win with the Sheriff: all Outlaws and the Renegade have to be eliminated.
goal-outlaw = You win once the Sheriff is eliminated.
goal-renegade = You win if you are the last one left: the Sheriff has to be the last to fall.
you-are-out = You are out of the game and watch the others finish it.
winners = Winners: { $seats }.
you-won = You have won!
you-lost = You have lost.
saved = The record of the game is saved: { $path }
not-saved = The game cannot be saved to { $path }: { $error }.
resume-with = The game is saved. To go on later:

## Decisions. The attribute `pass` is what number 0 stands for.

ask-playing = Your turn. What do you play?
    .pass = { $surplus ->
        [0] end your turn
        [one] end your turn; a card must then be discarded
       *[other] end your turn; { $surplus } cards must then be discarded
    }
ask-discarding = { $keep ->
    [-1] You have more cards in hand than life points. Which card do you discard?
   *[other] Which card do you discard?
}
ask-shot = { $misses ->
    [one] { $by } shoots at you. What do you do?
   *[other] { $by } shoots at you, and it takes { $misses } Missed! effects to cancel it. What do you do?
}
    .pass = take the hit: lose a life point
ask-demanded = { $by } has played Indians! against everybody. Do you discard a BANG!?
    .pass = lose a life point
ask-contest = { $other } waits in the Duel. Do you discard a BANG!?
    .pass = give in: lose a life point
ask-rescue = You have no life left. Do you save yourself?
    .pass = no: be eliminated
ask-pick = You draw! for the { $demand }. Which of the two cards counts?
ask-store = Which card do you take from the store?
ask-first-card = Where does your first card come from?
ask-look = Which card do you keep?
ask-any-time = { $seat } has the turn. Do you use your ability now? (sid off: never ask)
    .pass = not now
ask-whom = { $what }: against whom?
ask-which = { $what }: which card?
ask-pay = { $what }: which card do you give up?
back = back

choice-play = { $card }
    .at = { $card } against { $whom }
    .as = { $card } as a { $name }
    .as-at = { $card } as a { $name } against { $whom }
choice-use = use { $name }
choice-discard = discard { $card }
choice-take = { $card }
choice-deck = from the deck
choice-pile = { $card } from the discard pile
choice-hand = a random card of { $seat } ({ $count } in hand)
choice-own-hand = a card of your own hand
choice-gear = { $card } in play before { $seat }
choice-ability = use your ability as { $name }
choice-choose = choose { $name }
choice-player = { $seat }: distance { $distance }, life { $life }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand
choice-yourself = yourself
copies = { $card } (x{ $count })
unplayable = In your hand, but of no use now (? a says why): { $cards }
forced = There is only one thing you can do:
    .pass = There is nothing you can do about it.

## Answers to commands

help =
    A number     takes that choice; 0 ends, declines or goes back
    ? 3   ? b    what the card does, and why it can or cannot be used now
    ? play BANG! -> { $name }
                 whether that move is legal, and the rule behind it
    play BANG! -> { $name }
                 a move may also be written out: play, use, discard, take,
                 draw from, pass, end
    table        shows the table again
    cards        what each card of your hand does
    who          what each character can do
    log          the last lines of what happened, each with its rule
    rule BAS-6.6 a rule by its number; rule barrel finds rules by words
    sid off      do not ask Sid Ketchum before the turns of others (sid on: ask)
    save, quit   the game is saved after each of your decisions anyway
not-understood = I do not understand "{ $text }". Type a number of the list, or ? for help.
no-such-choice = There is no choice { $text } here. Type a number of the list, or ? for help.
legal = You may do that now: { $move }.
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-head = { $id } ({ $title })
no-rule = Nothing in the rules about "{ $text }".
more-rules = { $count ->
    [one] ... and one more; add a word to narrow it down.
   *[other] ... and { $count } more; add a word to narrow it down.
}
rule-which = Which rule? Write for example: rule BAS-6.6, or: rule barrel
sid-on = Sid Ketchum is asked before the turns of others.
sid-off = Sid Ketchum is no longer asked before the turns of others.

## Stepping through a record

replay-head = { $game }, seed { $seed }: { $moves } moves
replay-help = Enter: next   b: back   a number: go to that move   q: leave
replay-start = Before the first move.
replay-move = Move { $number } of { $moves }. { $seat }: { $move }
    .unseen = Move { $number } of { $moves }, by { $seat }
replay-end = The record ends here; the result: { $result }.
replay-no-move = There is no move { $text }; the record has { $moves }.
no-such-seat = There is no seat { $seat }; there are { $seats }.
