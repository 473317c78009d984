## Commands that a table cannot carry out. What to do is part of each.

problem-late = That decision has already been made or is no longer yours. Look at what you are asked now.
problem-not-a-move = That is not a move: { $text }
problem-ambiguous = That could mean several moves: { $text }
problem-under-way = The game is already under way. Watch it, or wait until it is over.
problem-no-game = There is no game under way.
problem-not-over = The game is not over yet.
problem-no-free-seat = There is no free seat at this table. You can watch.
problem-no-bot-seat = There is no bot whose seat you could take over in this game. Wait for the next one.
problem-no-code = No table has this code. Check the four letters on the big screen.
problem-no-such-seat = There is no such seat at this table.
problem-somebody-there = { $name } is sitting there.
problem-too-few-seats = { $count ->
    [one] One person is already sitting here: choose at least as many seats.
   *[other] { $count } people are already sitting here: choose at least as many seats.
}
problem-only-seats = Only players at the table can do that. You are watching.
problem-only-host = Only { $host }, the host, can set up the table.
problem-no-watchers = This table does not allow spectators.
problem-wrong-key = This key does not belong to any seat at this table.
problem-not-now = That is not possible now.
problem-no-name = Enter your name before you chat.
problem-not-dead = Only eliminated players can talk there.
problem-cannot-bet = Only eliminated players and spectators with a name can bet.
problem-cannot-resign = You cannot resign alone in this game: others would win or lose because of it. Give up your seat, or offer to end the game.
problem-no-offer = Nobody is offering to end the game at the moment.
problem-offer-soon = You have just offered to end the game. Wait a minute before you offer again.
problem-host-away = Only { $host } can do that. If { $host } stays away for { $minutes } minutes, you can do it.
problem-host-stays = The host cannot be removed or muted.
problem-just-left = { $name } left only a moment ago. Wait a little before you free the seat.
problem-muted = The host has muted you. Nobody sees what you write.
problem-too-much-talk = You are writing too much too fast. Wait a few seconds: until then nobody sees your messages.
problem-removed = The host has removed you from this table.
problem-kept-out = The host has removed you from this table, and you cannot come back.
problem-locked = This table is locked: nobody new can sit down.
problem-no-such-spectator = This spectator has left.
problem-name-length = A name must have 1 to 20 characters.
problem-bad-name = The name { $name } cannot be used: use letters, digits, emoji and single spaces, and avoid words used to write moves, such as deck.
problem-name-taken = Somebody at the table is already called { $name }. Choose another name.
problem-no-such-bot = There is no bot { $name } for this game. Available: { $names }.
problem-bad-game = This game cannot be dealt: { $text }.
problem-bad-count = { $most ->
    [2] This game is for 2 players, not { $players }.
   *[other] This game is for { $least } to { $most } players, not { $players }.
}
problem-bad-clock = There is no clock { $name }. Available: { $names }.
problem-no-series = { $name } cannot be played as a series: it has no Sheriff.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Nobody has won.
ended-how = { $how ->
    [agreed] The players agreed to end the game.
    [closed] The host closed the game.
    [own] You have resigned.
   *[resigned] { $name } has resigned.
}
notice-declined = { $name } wants to keep playing. The game continues.
notice-withdrawn = { $name } has withdrawn the offer to end the game.
notice-lapsed = { $name } offered to end the game, but the offer has lapsed.
notice-removed = The host has removed { $name } from the table.

## What is good to know of a move

hint-replaces = Replaces { $card }.
hint-ability = { $name }'s ability allows it.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] With this card it explodes.
       *[no] With this card it does not explode.
    }
   *[other] { $met ->
        [yes] With this card you are lucky.
       *[no] With this card you are out of luck.
    }
}

## Why a distance is what it is

sight-steps = Seats apart, the shorter way, not counting eliminated players: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = No distance is less than 1.
sight-weapon = Range: { $reach } with { $name }.
sight-unarmed = Range: 1, as for everyone without a longer-range weapon.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = a card's name is missing
notation-no-card = { $near ->
    [none] no card '{ $name }' in { $game }
   *[other] no card '{ $name }' in { $game }; did you mean '{ $near }'?
}
notation-no-character = { $near ->
    [none] no character '{ $name }' in { $game }
   *[other] no character '{ $name }' in { $game }; did you mean '{ $near }'?
}
notation-no-copy = no copy of '{ $text }' is left; the game has { $count }
notation-no-mark = '{ $text }': '{ $word }' is neither a side nor a symbol
notation-no-move = '{ $text }' is not a move; a move begins with play, use, discard, take, draw from, choose, swap, reload, pass, end
notation-no-player = no player '{ $name }' at this table; players: { $names }
notation-several = '{ $text }' could mean: { $moves }
notation-at = { $place }: { $why }

## What a client says of a message that it does not know

unknown-line = Something happened that this program is too old to describe ({ $kind }).
