# The analysis board.

board-new = New board
board-open = Open the board
board-undo = Undo
board-redo = Redo
board-done = Done
board-share = Share
    .link = Link
    .long = The link itself holds the whole board.
    .short = Short link
    .kept = The server keeps the board. The link works for ever.
    .make = Make a short link
    .picture = Picture
    .embed = Embed
    .frame = This line of HTML shows the board on another page.
    .text = As text
    .file = The board as a scenario file: for a bug report, a test, or the terminal.
    .write = Show the text
    .copy = Copy
    .save = Save as a file
board-verdict = Verdict
board-begin = Tap a player to give out cards. Then tap a card below the table to play it.
board-failed = This move cannot be made: { $why }
board-asked = { $name } is asked: { $question }
board-forced = { $name } has only one answer.
board-won = Winners: { $names }
board-why = Why not
board-life = Life points
    .less = One life point less
    .more = One life point more
    .changed = { $name }: { $before } → { $life } life points
    .same = Nobody has lost or gained a life point.
board-expected = { $wrong ->
        [0] All { $count } expectations hold.
       *[other] { $wrong } of { $count } expectations do not hold.
    }
board-start = The position
board-moves = Moves
board-draw = Next draw
    .kind = { $kind ->
        [hand] Next card taken from a hand unseen
        [deck] Next shuffle
       *[draw] Top of the deck
    }
    .about = { $kind ->
        [hand] Which card a Panic!, a Cat Balou or an ability takes.
        [deck] What lies on top of the deck the next time the discard pile is shuffled.
       *[draw] The result of the next draw!, or the next cards that are drawn.
    }
    .cards = Cards
    .do = Choose
board-from-here = Start from here
board-lines = Lines
board-line = Line { $number }
    .first = Main line
    .name = Name of the line
    .remove = Remove
board-compare = Compare
    .part = They part at move { $step }.
    .next = Next
    .state = { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    }, { $hand } in hand, { $table } in play
board-setup = Set up
    .beginning = You are changing the beginning of the board. The moves are then made again.
board-hand = Hand
board-in-play = In play
board-figure = Character
    .place = { $place ->
        [front] Front
       *[rear] Rear
    }
board-name = Name
board-reserve = Reserve, next first
    .add = Add a character
board-character = Character
board-role = Role
board-out = Out of the game
board-turn = Turn
    .give = { $name }’s turn
board-add = Add a card
    .done = Close
board-take = Take { $card } away
board-copy = Which { $card }
    .any = any copy
board-any = Any card
board-suit = { $suit ->
        [spades] Any ♠
        [hearts] Any ♥
        [diamonds] Any ♦
        [clubs] Any ♣
        [barrel] Any barrel
        [snake] Any snake
        [dynamite] Any dynamite
        [horseshoe] Any horseshoe
       *[other] { $suit }
    }
board-laid-now = laid this turn
board-search = Find a card
board-table = The table
board-game = Game
board-players = Players
board-phase = Phase
    .name = { $phase ->
        [start] Beginning of the turn
        [draw] Drawing
        [discard] Discarding
       *[play] Playing cards
    }
board-event = Event
board-coming = Coming events, next first
    .add = Add an event
board-deck = Top of the deck
    .own = Top of { $name }’s deck
board-pile = Discard pile, top card first
board-deal = Fill empty hands at random
    .again = Deal unknown cards again
board-shuffle = Shuffle the deck again
board-aside = At any time
    .of = { $name }, at any time
board-examples = Examples:
board-paste = A scenario or the record of a game
    .open = Open
board-file = Choose a file
board-moment = Analyse this moment
    .about = The board begins between two cards. Cards and roles that the link does not show are dealt at random.
board-own = Analyse
    .about = A board with what your seat knows. Cards and roles that you do not know are dealt at random, so it gives nothing away. The game goes on meanwhile.
    .wait = The bots can be asked when it is your turn to decide, if nobody else at the table is a person.
