# What is wrong in a scenario file. Each sentence comes after the place and a colon; keys, moves and names stay as the
# file has them.

scenario-alias = wypisz to w całości; w scenariuszu nie ma aliasów
scenario-deep = listy i mapy są zagnieżdżone głębiej niż na { $most } poziomów
scenario-much = to za dużo; scenariusz może mieć najwyżej { $most } kluczy i wartości
scenario-long = tekst jest za długi; wystarczy { $most } znaków
scenario-line = wiersz jest za długi; wystarczy { $most } znaków
scenario-steps = za dużo kroków: { $count }; serwer rozgrywa najwyżej { $most }
    .answer = odpowiedź ma więcej niż { $most } kB; zakończ scenariusz przed tym krokiem
scenario-key = klucz to jedno słowo
scenario-twice = { $what } podano dwa razy
scenario-folder = w tym folderze nie ma pliku scenariusza; nazwy takich plików kończą się na .yaml
scenario-file = nie ma takiego pliku ani folderu
    .unread = nie da się tego odczytać: { $error }
scenario-yaml = to nie jest YAML: { $error }
scenario-top = scenariusz to mapa z kluczami name, players, steps i expect
scenario-no-key = { $near ->
    [none] nieznany klucz „{ $key }”; możliwe są: { $names }
   *[other] nieznany klucz „{ $key }”; czy chodzi o „{ $near }”?
}
scenario-other-game = „{ $key }” nie ma w grze { $game }, jest tylko w: { $names }
scenario-one-of = możliwe są: { $names }, a nie { $found }
scenario-flag = ma tu być true albo false, a nie { $found }
scenario-number = { $most ->
    [none] ma tu być liczba nie mniejsza niż { $least }, a nie { $found }
   *[other] ma tu być liczba od { $least } do { $most }, a nie { $found }
}
scenario-word = ma tu być liczba albo słowo, a nie { $found }
scenario-list = ma tu być lista
scenario-names = ma tu być lista nazw, a nie { $found }
scenario-moves = ma tu być lista ruchów, a nie { $found }
scenario-cards = ma tu być lista kart, a nie { $found }
    .top = ma tu być lista kart, od wierzchniej, a nie { $found }
    .one = ma tu być jedna karta, na przykład „{ $example }”, a nie { $found }
scenario-mapping = ma tu być mapa, na przykład { $example }
scenario-too-many = to za dużo kart: { $count }; w grze jest ich { $most }
scenario-ranks = „{ $text }” nie jest przedziałem wartości; zapisz go tak: „{ $example }”
    .back = „{ $text }” biegnie w złą stronę; zapisz to tak: „{ $example }”
scenario-step = ma tu być jeden ruch, refuse albo expect, na przykład „{ $example }”
    .refuse = refuse wymaga jednego ruchu, na przykład { $example }
scenario-seats = brakuje miejsc przy stole
scenario-count = { $most ->
    [2] { $game } to gra dla 2 graczy, a nie dla { $count }
   *[other] { $game } to gra dla { $least }–{ $most } graczy, a nie dla { $count }
}
scenario-seat = mają tu być role i character, na przykład { $example }
    .due = mają tu być side, front i rear
scenario-there = { $name } już jest przy stole
scenario-roles = rola { $role } występuje tu { $count } razy, a liczba takich kart w pudełku to { $most }
    .missing = brakuje roli { $role }
    .none = przy stole na { $count } osób nie ma roli { $role }
scenario-over = ta gra już się skończyła, wygrywa { $winner } [{ $rule }]; zostaw przy życiu kogoś, kto może walczyć
scenario-eliminated = wyeliminowany gracz nie ma kart
    .turn = { $name } jest poza grą
scenario-copies = { $name } nikogo nie kopiuje
scenario-brown = { $name } nigdy nie leży w grze
scenario-two = dwie karty o nazwie { $name }
scenario-slot = więcej niż jedna karta tego rodzaju: { $slot }
scenario-side = obie strony to { $side }
    .other = { $name } należy do drugiej strony
scenario-figure = ma tu być postać, na przykład { $example }
    .alive = ma tu być żywa postać
scenario-reserve = ma tu być lista postaci
    .vacant = to miejsce jest puste, a jest rezerwa
scenario-common = dopóki obaj gracze mają własne talie, nie ma wspólnej; przy jednym z miejsc napisz deck: []
scenario-event = nie ma wydarzenia „{ $name }”; do wyboru są: { $names }
scenario-spare = zapasowy bohater przydaje się tylko z wydarzeniami; podaj jakieś w events
scenario-fallen = mają tu być wszyscy wyeliminowani, w kolejności, w jakiej odpadli
scenario-branches = potrzebne są warianty z nazwami, np. { $example }
scenario-chance =
    .deck = { $text }: takiej karty nie ma wśród tasowanych albo jest ich za mało
    .hand = { $text }: takiej karty nie ma na ręce, z której bierze się kartę, albo jest ich za mało
    .draw = { $text }: takiej karty nie ma w talii albo jest ich za mało
scenario-unused =
    .deck = po tym kroku niczego nie tasowano; usuń go
    .hand = po tym kroku nie wzięto z ręki żadnej zakrytej karty; usuń go

## What did not come true

scenario-differs = { $what } powinno być { $wanted }, a jest { $found }
scenario-and = { $one }; { $other }
scenario-legal = { $what ->
    [legal] legal: { $moves }: to powinno być dozwolone
   *[not_legal] not_legal: { $moves }: to nie powinno być dozwolone
}
    .over = { $what }: gra jest skończona
scenario-refused = { $move }: ten ruch jest niedozwolony. { $why } [{ $rule }]
    .not = { $move }: ten ruch powinien być niedozwolony
    .changed = { $move }: ten ruch jest niedozwolony, a jednak zmienił grę
scenario-next = decyduje { $seat }: { $moves }
    .over = gra jest skończona, wygrywa { $winner }
scenario-tally = spełnione: { $passed }, niespełnione: { $failed }
