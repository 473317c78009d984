# What the bots think: said by `boothill analyse` and by the page. $move is a move in words, such as "BANG! A♠: Bob".

study-best = { $eyes ->
    [seat] { $seat } is to move. The best moves, judging by what { $seat } knows:
   *[open] { $seat } is to move. The best moves, with all cards and roles open:
}
study-move = { $number }. { $move }: { $percent }% ({ $low }–{ $high }%)
    .win = { $number }. { $move }: wins for certain
    .loss = { $number }. { $move }: loses for certain
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
