# Imprezy: duży ekran, telefony wokół niego i to, co dzieje się między grami.

## Link wklejony gdzieś w sieci

invitation = { $who ->
    [somebody] { $host } zaprasza cię do gry w BANG!
   *[nobody] Zaproszenie do gry w BANG!
}
    .about = { $phase ->
        [open] { $game }: { $free ->
            [0] stół jest pełny, możesz popatrzeć.
            [one] jedno wolne miejsce. Usiądź w przeglądarce, bez zakładania konta.
            [few] { $free } wolne miejsca. Usiądź w przeglądarce, bez zakładania konta.
           *[many] { $free } wolnych miejsc. Usiądź w przeglądarce, bez zakładania konta.
        }
       *[other] { $game }: gra trwa. Popatrz albo dołącz do następnej.
    }
    .gone = Tego stołu już nie ma. Przygotuj nowy!
    .picture = Szyld Boot Hill: wzgórze z krzyżami na tle zachodzącego słońca

## Pierwsza strona

party-home = Impreza w domu
    .about = Stół na telewizorze, tablecie albo laptopie, a karty na ręce każdy ma w swoim telefonie.
    .go = Użyj tego ekranu
party-code = Kod z dużego ekranu
    .go = Dołącz
    .hint = cztery litery

## Duży ekran

party-screen = Duży ekran
party-join = Dołącz telefonem
    .scan = Zeskanuj kod albo otwórz
    .type = i wpisz
    .wifi = Wszyscy muszą być w tej samej sieci co ten ekran.
    .alone = Telefony nie mogą jeszcze połączyć się z tym komputerem. Uruchom serwer poleceniem `boothill serve --party`.
party-ready = Gotowe
    .not-yet = Jeszcze chwila
    .count = Gotowi: { $ready } z { $people }
party-host = { $name } rozda karty, gdy wszyscy będą gotowi.
    .nobody = Rozdaje ten, kto usiądzie pierwszy.
party-bots = { $count ->
    [0] Bez botów
    [one] Wolne miejsce zajmie bot
    [few] Wolne miejsca zajmą { $count } boty
   *[many] Wolne miejsca zajmie { $count } botów
}
party-waiting = W następnej grze: { $names }.
party-plays = { $person } gra jako { $name }
party-fullscreen = Pełny ekran
party-voice = Głos narratora
party-lost = Serwer nie odpowiada. Łączę się ponownie…

## Narrator

narrator-welcome = Witajcie w saloonie! Siadajcie i uważajcie na wahadłowe drzwi.
narrator-begins = Gra { $number }. Karty rozdane i ktoś tu kłamie.
narrator-turn = { $name }, twoja kolej!
narrator-waits = Czekamy na: { $names }…
narrator-out = { $name } gryzie piach: { $role }!
narrator-won = Wygrana: { $names }!
    .nobody = Nikt nie wygrał. Grabarz idzie dziś wcześniej do domu.
narrator-paused = Wszyscy robią przerwę.

## Telefon

party-hand = Moja ręka
    .table = Stół
    .reach = Kogo mam w zasięgu
    .nobody = Nikogo nie ma w zasięgu.
    .distance = Zasięg { $distance }
    .lives = { $life ->
        [one] jeden punkt
        [few] { $life } punkty
       *[many] { $life } punktów
    } { $box ->
        [duel] życia
       *[other] żywotności
    }
party-late = Gra już trwa
    .take = Zagraj za: { $name }
    .about = Przejmujesz karty i imię bota. Od następnej gry masz już własne imię.
    .next = Dołącz do następnej gry
    .watch = Do tego czasu oglądasz.
    .waiting = Masz miejsce w następnej grze. Na razie popatrz!
    .leave = Chcę tylko oglądać

## Między grami

party-scores = Wyniki wieczoru
    .name = Imię
    .won = Wygrane
    .played = Rozegrane
    .as = { $role } { $won }/{ $played }
party-open = Impreza: kod dla telefonów, a spóźnialscy mogą przejąć miejsce bota
party-show = Pokaż na dużym ekranie
my-games = Moje gry
    .on = W toku
    .over = Zakończone
    .none = Jeszcze żadnych gier. Tu znajdziesz te, w które grasz w tej przeglądarce.
    .watch = Powtórka
    .won = Wygrana
    .lost = Przegrana
    .open = Otwórz stół
