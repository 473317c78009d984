## Commands that a table cannot carry out. What to do is part of each.

problem-late = That decision is already made or no longer yours. Look at what is asked now.
problem-not-a-move = That is no move: { $text }
problem-ambiguous = That could mean several moves: { $text }
problem-under-way = The game is under way. Watch it, or wait until it is over.
problem-no-game = There is no game under way.
problem-not-over = The game is not over yet.
problem-no-free-seat = There is no free seat at this table. You can watch.
problem-no-such-seat = There is no such seat at this table.
problem-somebody-there = { $name } sits there.
problem-too-few-seats = { $count ->
    [one] A person sits here already: choose at least as many seats.
   *[other] { $count } people sit here already: choose at least as many seats.
}
problem-only-seats = Only those who sit at the table can do that. You are watching.
problem-only-host = Only { $host } can arrange the table.
problem-no-watchers = This table wants no spectators.
problem-wrong-key = This key opens no seat at this table.
problem-not-now = That cannot be done now.
problem-no-name = Say your name before you speak.
problem-not-dead = Only those who are out of the game speak there.
problem-cannot-bet = Only those who are out of the game, or watch it under a name, can bet.
problem-cannot-resign = Nobody resigns alone in this game: others would win or lose by it. Give up your seat, or offer to end the game.
problem-no-offer = Nobody offers to end the game at the moment.
problem-offer-soon = You have just offered to end the game. Play on for a minute before you offer it again.
problem-host-away = Only { $host } can do that. If { $host } stays away for { $minutes } minutes, you can.
problem-host-stays = The host can be neither removed nor muted.
problem-just-left = { $name } left only a moment ago. Wait a little before you clear the seat.
problem-muted = The host has muted you. Nobody hears what you say.
problem-too-much-talk = You are saying too much too fast. Nobody hears you for the next few seconds.
problem-removed = The host has removed you from this table.
problem-kept-out = The host does not let you back to this table.
problem-locked = This table is locked: nobody new can sit down.
problem-no-such-spectator = This spectator has gone.
problem-name-length = A name has 1 to 20 characters.
problem-bad-name = Nobody can be called { $name }: use letters, digits and single spaces, and no word that moves are written with, such as deck.
problem-name-taken = Somebody at the table is called { $name } already. Choose another name.
problem-no-such-bot = There is no bot { $name }; there is { $names }.
problem-bad-game = Such a game cannot be dealt: { $text }.
problem-bad-count = { $most ->
    [2] This game is for 2 players, not for { $players }.
   *[other] This game is for { $least } to { $most } players, not for { $players }.
}
problem-bad-clock = There is no clock { $name }; there is { $names }.
problem-no-series = { $name } has no series of games: nobody is Sheriff in it.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Nobody has won.
ended-how = { $how ->
    [agreed] The players agreed to end the game.
    [closed] The host closed the game.
   *[resigned] { $name } has resigned.
}
notice-declined = { $name } wants to play on. The game goes on.
notice-withdrawn = { $name } takes back the offer to end the game.
notice-lapsed = { $name } offered to end the game, but the offer has lapsed.
notice-removed = The host has removed { $name } from the table.

## What is good to know of a move

hint-replaces = Replaces { $card }.
hint-ability = The ability of { $name } allows it.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] With this one it explodes.
       *[no] With this one it does not explode.
    }
   *[other] { $met ->
        [yes] With this one you are lucky.
       *[no] With this one you have no luck.
    }
}

## Why a distance is what it is

sight-steps = Seats apart, the shorter way, without those who are out: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = No distance is less than 1.
sight-weapon = Reach: { $name } reaches { $reach }.
sight-unarmed = Reach: 1, as everybody has without a longer weapon.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = a card's name is missing
notation-no-card = { $near ->
    [none] no card '{ $name }' in { $game }
   *[other] no card '{ $name }' in { $game }; do you mean '{ $near }'?
}
notation-no-character = { $near ->
    [none] no character '{ $name }' in { $game }
   *[other] no character '{ $name }' in { $game }; do you mean '{ $near }'?
}
notation-no-copy = no copy of '{ $text }' is left; the deck holds { $count }
notation-no-mark = '{ $text }': '{ $word }' is neither a side nor a symbol
notation-no-move = '{ $text }' is no move; one begins with play, use, discard, take, draw from, choose, swap, reload, pass, end
notation-no-player = no player '{ $name }' at this table; there are { $names }
notation-several = '{ $text }' may mean: { $moves }
notation-at = { $place }: { $why }
