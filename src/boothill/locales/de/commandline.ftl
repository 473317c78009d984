# What commands say beside the table: `boothill rules`, `play` and `serve`, and a command line that cannot be understood.

no-such-rule = { $near ->
    [none] eine Regel { $id } gibt es nicht; eine Nummer sieht so aus: BAS-9.42
   *[other] eine Regel { $id } gibt es nicht; meintest du { $near }?
}
option-how = --option { $text }: Schreib es so: edition=first

## Why there is no such game. Each is told after a colon.

game-unknown = ein Spiel „{ $game }“ gibt es nicht; zur Wahl stehen: { $names }
game-no-option = { $game } hat keine Option „{ $option }“; zur Wahl stehen: { $names }
game-no-value = { $option } kann nicht „{ $value }“ sein; zur Wahl stehen: { $names }
game-no-version = eine Version { $version } von { $game } gibt es nicht; die neueste ist { $newest }

## A server that was started from a terminal

serve-at = Boot Hill läuft unter { $address } (Strg-C beendet es).
    .others = Andere in deinem Netz können { $address } öffnen
    .alone = Nur dieser Computer hat Zugriff. Damit andere in deinem Netz mitspielen können, starte den Server mit --host 0.0.0.0.
serve-party = Großer Bildschirm, auf diesem Computer: { $address }
    .elsewhere = Großer Bildschirm, auf einem anderen Gerät: { $address }
    .phones = Handys: { $address } öffnen und den Code { $code } eintippen, oder den Code auf dem großen Bildschirm scannen.

## A command line that cannot be understood

misused = { $why } (Hilfe auf Englisch: { $command } --help)
misused-missing = es fehlt: { $names }
misused-choice = { $name }: { $value } ist nicht möglich; zur Wahl stehen: { $names }
misused-value = { $name }: ein Wert fehlt
misused-number = { $name }: { $value } ist keine Zahl
misused-unknown = nicht verstanden: { $text }
