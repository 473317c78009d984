# What commands say beside the table: `boothill rules`, `play` and `serve`, and a command line that cannot be understood.

no-such-rule = { $near ->
    [none] no rule { $id }; an id looks like BAS-9.42
   *[other] no rule { $id }; did you mean { $near }?
}
option-how = --option { $text }: write it like edition=first

## Why there is no such game. Each is told after a colon.

game-unknown = there is no game '{ $game }'; there is { $names }
game-no-option = { $game } has no option '{ $option }'; it has { $names }
game-no-value = { $option } is not '{ $value }'; it can be { $names }
game-no-version = there is no version { $version } of { $game }; the newest is { $newest }

## A server that was started from a terminal

serve-at = Boot Hill is running at { $address } (Ctrl-C stops it).
    .others = Others on your network can open { $address }
    .alone = Only this computer can open it. To let others on your network join, start it with --host 0.0.0.0.
serve-party = Big screen, on this computer: { $address }
    .elsewhere = Big screen, on another device: { $address }
    .phones = Phones: open { $address } and type the code { $code }, or scan the code on the big screen.

## A command line that cannot be understood. In English it is argparse that speaks.

misused = { $why } (see { $command } --help)
misused-missing = the following arguments are required: { $names }
misused-choice = argument { $name }: invalid choice: { $value } (choose from { $names })
misused-value = argument { $name }: expected one argument
misused-number = argument { $name }: invalid int value: { $value }
misused-unknown = unrecognized arguments: { $text }
