# What the bots think: said by `boothill analyse` and by the page. $move is a move in words, such as "BANG! A♠: Bob".

study-best = { $eyes ->
    [seat] { $seat } is to move. The best moves, judging by what { $seat } knows:
   *[open] { $seat } is to move. The best moves, with all cards and roles open:
}
study-move = { $number }. { $move }: { $percent }% ({ $low }–{ $high }%)
    .win = { $number }. { $move }: wins for certain
    .loss = { $number }. { $move }: loses for certain
    .first = { $number }. { $move }
    .rest = { $count ->
        [one] One more move was considered; it is worse.
       *[other] { $count } more moves were considered; they are worse.
    }
study-line = Then: { $moves }
study-step = { $seat }: { $move }
study-playouts = { $count ->
    [one] 1 game played out in the head.
   *[other] { $count } games played out in the head.
}
study-over = The game is over: nobody is to move.
study-percent = { $percent }%

## A recorded game

study-game = { $names }: { $count ->
    [one] 1 move.
   *[other] { $count } moves.
}
study-sides = Win chances of each side:
study-standing = After move { $step }: { $sides }
    .deal = After the deal: { $sides }
study-side = { $side } { $percent }%
study-turnings = Turning points:
    .none = The game has no turning point.
study-turning = Move { $step }: { $what } { $side }: { $before }% → { $after }%
study-beliefs = What a careful spectator could believe, and the deeds that changed it:
    .none = No deed gave a role away.
study-deed = { $kind ->
    [shot] Move { $step }: { $seat } attacked { $victim }. { $role }: { $before }% → { $after }%
    [hindrance] Move { $step }: { $seat } hindered { $victim }. { $role }: { $before }% → { $after }%
    [help] Move { $step }: { $seat } helped { $victim }. { $role }: { $before }% → { $after }%
    [all] Move { $step }: { $seat } attacked everybody. { $role }: { $before }% → { $after }%
    [out] Move { $step }: { $seat } is eliminated. { $role }: { $before }% → { $after }%
   *[turn] Move { $step }: { $seat } ended the turn without attacking. { $role }: { $before }% → { $after }%
}
study-mistakes = The worst mistakes, judging by what each player knew:
    .none = No clear mistake was found.
study-mistake = Move { $step }: { $seat }: { $made } ({ $chance }%). Better: { $better } ({ $could }%)
study-unfinished = The game is not finished, so only what has been played is judged.

## What boothill analyse cannot do

study-no-seat = nobody called { $name } is to move: { $seat } is

## The panels of the page

study-panel = What the bots think
    .ask = Ask the bots
    .stop = Stop
    .about = The best moves with their chances to win. The numbers get better while you look.
study-eyes = What the bots may look at
    .open = All cards and roles
    .seat = Only what the player to move knows
study-judge = Judged by
    .name = { $judge ->
        [desperado] the learned bot: its network
       *[marshal] the marshal: what everybody has
    }
study-interval = { $low }–{ $high }% likely, from { $count ->
    [one] 1 game
   *[other] { $count } games
}
study-sure =
    .win = wins for certain
    .loss = loses for certain
study-story = The story of this game
    .ask = Tell it
    .about = How the sides stood after each move, what could be known of whom, the turning points and the worst mistakes.
    .looking = Looking for mistakes: { $looked } of { $wanted } moves.
