# What is wrong in a scenario file. Each sentence comes after the place and a colon; keys, moves and names stay as the
# file has them.

scenario-alias = write it out; a scenario has no aliases
scenario-deep = lists and mappings are nested more than { $most } deep
scenario-much = that is too much; a scenario has at most { $most } keys and values
scenario-long = a text is too long; { $most } characters are enough
scenario-line = a line is too long; { $most } characters are enough
scenario-steps = { $count } steps are too many; the server plays { $most }
    .answer = the answer has more than { $most } kB; end the scenario before this step
scenario-key = a key is one word
scenario-twice = { $what } is given twice
scenario-folder = there is no scenario file in this folder; their names end in .yaml
scenario-file = there is no such file or folder
    .unread = it cannot be read: { $error }
scenario-yaml = this is not YAML: { $error }
scenario-top = a scenario is a mapping with name, players, steps and expect
scenario-no-key = { $near ->
    [none] unknown key '{ $key }'; it may be { $names }
   *[other] unknown key '{ $key }'; did you mean '{ $near }'?
}
scenario-other-game = '{ $key }' is not for { $game }; it is for { $names }
scenario-one-of = it is { $names }, not { $found }
scenario-flag = it is true or false, not { $found }
scenario-number = { $most ->
    [none] a number from { $least } on is wanted, not { $found }
   *[other] a number from { $least } to { $most } is wanted, not { $found }
}
scenario-word = a number or a word is wanted, not { $found }
scenario-list = a list is wanted
scenario-names = a list of names is wanted, not { $found }
scenario-moves = a list of moves is wanted, not { $found }
scenario-cards = a list of cards is wanted, not { $found }
    .top = a list of cards is wanted, top card first, not { $found }
    .one = one card is wanted, like '{ $example }', not { $found }
scenario-mapping = a mapping is wanted, like { $example }
scenario-too-many = { $count } cards are too many; the game has { $most }
scenario-ranks = '{ $text }' is no range of ranks; write it like '{ $example }'
    .back = '{ $text }' runs the wrong way; write it like '{ $example }'
scenario-step = one move, refuse or expect is wanted, like '{ $example }'
    .refuse = refuse wants one move, like { $example }
scenario-seats = the seats are missing
scenario-count = { $most ->
    [2] { $game } is for 2 players, not { $count }
   *[other] { $game } is for { $least } to { $most } players, not { $count }
}
scenario-seat = role and character are wanted, like { $example }
    .due = side, front and rear are wanted
scenario-there = { $name } sits at the table already
scenario-roles = { $count } times { $role }, but there { $most ->
    [one] is only { $most } { $role } card
   *[other] are only { $most } { $role } cards
} in the box
    .missing = a { $role } is missing
    .none = there is no { $role } at a table of { $count }
scenario-over = this game is over, { $winner } won [{ $rule }]; leave somebody alive to fight
scenario-eliminated = an eliminated player has no cards
    .turn = { $name } is eliminated
scenario-copies = { $name } copies nobody
scenario-brown = { $name } is never in play
scenario-two = two cards named { $name }
scenario-slot = more than one { $slot }
scenario-side = both seats are { $side }
    .other = { $name } belongs to the other side
scenario-figure = a character is wanted, like { $example }
    .alive = a living character is wanted
scenario-reserve = a list of characters is wanted
    .vacant = it is vacant, but there is a reserve
scenario-common = there is no common deck while both players have their own; write deck: [] for a seat
scenario-event = there is no event '{ $name }'; there is { $names }
scenario-spare = a spare character is of use only with events; name some under 'events'
scenario-fallen = every eliminated seat is wanted, in the order in which they fell
scenario-branches = branches are lines of play by name, like { $example }
scenario-chance =
    .deck = { $text } is not among the cards that are shuffled, or not often enough
    .hand = { $text } is not in the hand that a card is taken from, or not often enough
    .draw = { $text } is not in the deck, or not often enough
scenario-unused =
    .deck = nothing was shuffled after this step; leave it out
    .hand = no card was taken from a hand unseen after this step; leave it out

## What did not come true

scenario-differs = { $what } should be { $wanted }, is { $found }
scenario-and = { $one }; { $other }
scenario-legal = { $what ->
    [legal] legal: { $moves } should be legal
   *[not_legal] not_legal: { $moves } should not be legal
}
    .over = { $what }: the game is over
scenario-refused = { $move } was refused: { $why } [{ $rule }]
    .not = { $move } should have been refused
    .changed = { $move } was refused, but changed the game
scenario-next = { $seat } is to act: { $moves }
    .over = the game is over, { $winner } won
scenario-tally = { $passed } passed, { $failed } failed
