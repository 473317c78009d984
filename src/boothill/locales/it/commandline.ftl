# What commands say beside the table: `boothill rules`, `play` and `serve`, and a command line that cannot be understood.

no-such-rule = { $near ->
    [none] la regola { $id } non esiste; un numero è fatto così: BAS-9.42
   *[other] la regola { $id } non esiste; forse intendevi { $near }?
}
option-how = --option { $text }: scrivilo così: edition=first

## Why there is no such game. Each is told after a colon.

game-unknown = il gioco «{ $game }» non esiste; disponibili: { $names }
game-no-option = { $game } non ha l'opzione «{ $option }»; disponibili: { $names }
game-no-value = { $option } non può essere «{ $value }»; possibili: { $names }
game-no-version = la versione { $version } di { $game } non esiste; la più recente è { $newest }

## A server that was started from a terminal

serve-at = Boot Hill è attivo su { $address } (Ctrl-C lo ferma).
    .others = Gli altri della tua rete possono aprire { $address }
    .alone = Può accedere solo questo computer. Per far entrare altri della tua rete, avvia il server con --host 0.0.0.0.
serve-party = Schermo grande, su questo computer: { $address }
    .elsewhere = Schermo grande, su un altro dispositivo: { $address }
    .phones = Telefoni: apri { $address } e scrivi il codice { $code }, o inquadra il codice sullo schermo grande.

## A command line that cannot be understood

misused = { $why } (aiuto in inglese: { $command } --help)
misused-missing = manca: { $names }
misused-choice = { $name }: { $value } non è possibile; puoi scegliere fra { $names }
misused-value = { $name }: manca un valore
misused-number = { $name }: { $value } non è un numero
misused-unknown = non capisco: { $text }
