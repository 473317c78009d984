# Co myślą boty: mówi to `boothill analyse` i strona.

study-best = { $eyes ->
    [seat] Na ruchu jest { $seat }. Najlepsze ruchy według tego, co wie { $seat }:
   *[open] Na ruchu jest { $seat }. Najlepsze ruchy przy odkrytych kartach i rolach:
}
study-move = { $number }. { $move }: { $percent }% ({ $low }–{ $high }%)
    .win = { $number }. { $move }: pewna wygrana
    .loss = { $number }. { $move }: pewna przegrana
    .first = { $number }. { $move }
    .rest = { $count ->
        [one] Sprawdzono jeszcze jeden ruch; jest gorszy.
        [few] Sprawdzono jeszcze { $count } ruchy; są gorsze.
       *[many] Sprawdzono jeszcze { $count } ruchów; są gorsze.
    }
study-line = Potem: { $moves }
study-step = { $seat }: { $move }
study-playouts = { $count ->
    [one] Rozegrano w myślach 1 partię.
    [few] Rozegrano w myślach { $count } partie.
   *[many] Rozegrano w myślach { $count } partii.
}
study-over = Gra jest skończona: nikt nie ma ruchu.
study-percent = { $percent }%

study-game = { $names }: { $count ->
    [one] 1 ruch.
    [few] { $count } ruchy.
   *[many] { $count } ruchów.
}
study-sides = Szanse każdej ze stron na wygraną:
study-standing = Po ruchu { $step }: { $sides }
    .deal = Po rozdaniu: { $sides }
study-side = { $side } { $percent }%
study-turnings = Punkty zwrotne:
    .none = W tej grze nie ma punktu zwrotnego.
study-turning = Ruch { $step }: { $what } { $side }: { $before }% → { $after }%
study-beliefs = Co mógł przypuszczać uważny widz i co zmieniło jego zdanie:
    .none = Żaden czyn nie zdradził roli.
study-deed = { $kind ->
    [shot] Ruch { $step }: { $seat } strzela do { $victim }. { $role }: { $before }% → { $after }%
    [hindrance] Ruch { $step }: { $seat } przeszkadza { $victim }. { $role }: { $before }% → { $after }%
    [help] Ruch { $step }: { $seat } pomaga { $victim }. { $role }: { $before }% → { $after }%
    [all] Ruch { $step }: { $seat } atakuje wszystkich. { $role }: { $before }% → { $after }%
    [out] Ruch { $step }: { $seat } odpada z gry. { $role }: { $before }% → { $after }%
   *[turn] Ruch { $step }: { $seat } kończy turę bez ataku. { $role }: { $before }% → { $after }%
}
study-mistakes = Największe błędy według tego, co gracze wiedzieli:
    .none = Nie znaleziono wyraźnego błędu.
study-mistake = Ruch { $step }: { $seat }: { $made } ({ $chance }%). Lepiej: { $better } ({ $could }%)
study-unfinished = Gra nie jest skończona; oceniono tylko to, co rozegrano.

study-no-seat = ruchu nie ma gracz { $name }, ma go { $seat }

study-panel = Co myślą boty
    .ask = Zapytaj boty
    .stop = Zatrzymaj
    .about = Najlepsze ruchy i ich szanse na wygraną. Liczby są coraz dokładniejsze, dopóki patrzysz.
study-eyes = Na co mogą patrzeć boty
    .open = Wszystkie karty i role
    .seat = Tylko to, co wie gracz mający ruch
study-judge = Kto ocenia
    .name = { $judge ->
        [desperado] bot uczony: jego sieć
       *[marshal] marshal: po tym, co kto ma
    }
study-interval = prawdopodobnie { $low }–{ $high }%, na podstawie { $count ->
    [one] 1 partii
    [few] { $count } partii
   *[many] { $count } partii
}
study-sure =
    .win = pewna wygrana
    .loss = pewna przegrana
study-story = Historia tej gry
    .ask = Opowiedz
    .about = Jak stały strony po każdym ruchu, co można było o kim wiedzieć, punkty zwrotne i największe błędy.
    .looking = Szukanie błędów: { $looked } z { $wanted } ruchów.
