# What commands say beside the table: `boothill rules`, `play` and `serve`, and a command line that cannot be understood.

no-such-rule = { $near ->
    [none] pravidlo { $id } neexistuje; číslo vypadá takto: BAS-9.42
   *[other] pravidlo { $id } neexistuje; nemyslíš { $near }?
}
option-how = --option { $text }: napiš to takto: edition=first

## Why there is no such game. Each is told after a colon.

game-unknown = hra „{ $game }“ neexistuje; k dispozici jsou: { $names }
game-no-option = { $game } nemá volbu „{ $option }“; k dispozici jsou: { $names }
game-no-value = { $option } nemůže mít hodnotu „{ $value }“; možné jsou: { $names }
game-no-version = verze { $version } hry { $game } neexistuje; nejnovější je { $newest }

## A server that was started from a terminal

serve-at = Boot Hill běží na adrese { $address } (Ctrl-C ho ukončí).
    .others = Ostatní ve tvé síti mohou otevřít { $address }
    .alone = Přístup má jen tento počítač. Aby se mohli přidat ostatní ve tvé síti, spusť server s --host 0.0.0.0.
serve-party = Velká obrazovka, na tomto počítači: { $address }
    .elsewhere = Velká obrazovka, na jiném zařízení: { $address }
    .phones = Telefony: otevři { $address } a napiš kód { $code }, nebo naskenuj kód z velké obrazovky.

## A command line that cannot be understood

misused = { $why } (nápověda v angličtině: { $command } --help)
misused-missing = chybí: { $names }
misused-choice = { $name }: { $value } není možné; k dispozici jsou: { $names }
misused-value = { $name }: chybí hodnota
misused-number = { $name }: { $value } není číslo
misused-unknown = nerozumím: { $text }
