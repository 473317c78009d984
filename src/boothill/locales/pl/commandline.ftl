# What commands say beside the table: `boothill rules`, `play` and `serve`, and a command line that cannot be understood.

no-such-rule = { $near ->
    [none] nie ma zasady { $id }; numer wygląda tak: BAS-9.42
   *[other] nie ma zasady { $id }; czy chodzi o { $near }?
}
option-how = --option { $text }: zapisz to tak: edition=first

## Why there is no such game. Each is told after a colon.

game-unknown = nie ma gry „{ $game }”; do wyboru są: { $names }
game-no-option = { $game } nie ma opcji „{ $option }”; do wyboru są: { $names }
game-no-value = { $option } nie może mieć wartości „{ $value }”; do wyboru są: { $names }
game-no-version = nie ma wersji { $version } gry { $game }; najnowsza to { $newest }

## A server that was started from a terminal

serve-at = Boot Hill działa pod adresem { $address } (Ctrl-C kończy).
    .others = Inni w twojej sieci mogą otworzyć { $address }
    .alone = Dostęp ma tylko ten komputer. Aby inni w twojej sieci mogli dołączyć, uruchom serwer z --host 0.0.0.0.
serve-party = Duży ekran, na tym komputerze: { $address }
    .elsewhere = Duży ekran, na innym urządzeniu: { $address }
    .phones = Telefony: otwórz { $address } i wpisz kod { $code } albo zeskanuj kod z dużego ekranu.

## A command line that cannot be understood

misused = { $why } (pomoc po angielsku: { $command } --help)
misused-missing = brakuje: { $names }
misused-choice = { $name }: { $value } nie jest możliwe; do wyboru są: { $names }
misused-value = { $name }: brakuje wartości
misused-number = { $name }: { $value } nie jest liczbą
misused-unknown = nie rozumiem: { $text }
