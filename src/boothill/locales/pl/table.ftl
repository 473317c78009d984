## Commands that a table cannot carry out. What to do is part of each.

problem-late = Ta decyzja już zapadła albo nie należy już do ciebie. Zobacz, jakie jest teraz pytanie.
problem-not-a-move = To nie jest ruch: { $text }
problem-ambiguous = To może oznaczać kilka ruchów: { $text }
problem-under-way = Gra już trwa. Możesz ją oglądać albo poczekać, aż się skończy.
problem-no-game = Nie toczy się żadna gra.
problem-not-over = Gra jeszcze się nie skończyła.
problem-no-free-seat = Przy tym stole nie ma wolnego miejsca. Możesz oglądać.
problem-no-bot-seat = W tej grze nie ma bota, którego miejsce możesz przejąć. Poczekaj na następną.
problem-no-code = Żaden stół nie ma takiego kodu. Sprawdź cztery litery na dużym ekranie.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-somebody-there = Siedzi tam już { $name }.
problem-too-few-seats = { $count ->
    [one] Siedzi tu już jedna osoba: wybierz co najmniej tyle miejsc.
    [few] Siedzą tu już { $count } osoby: wybierz co najmniej tyle miejsc.
   *[many] Siedzi tu już { $count } osób: wybierz co najmniej tyle miejsc.
}
problem-only-seats = Mogą to zrobić tylko ci, którzy siedzą przy stole. Ty oglądasz.
problem-only-host = Stół może ustawiać tylko { $host }.
problem-no-watchers = Ten stół nie przyjmuje widzów.
problem-wrong-key = Ten klucz nie otwiera żadnego miejsca przy tym stole.
problem-not-now = Teraz nie da się tego zrobić.
problem-no-name = Zanim się odezwiesz, podaj imię.
problem-not-dead = Odzywają się tam tylko ci, którzy są już poza grą.
problem-cannot-bet = Obstawiać mogą tylko ci, którzy są poza grą, i widzowie, którzy podali imię.
problem-cannot-resign = W tej grze nie można poddać się w pojedynkę: przez to wygraliby albo przegrali inni. Oddaj swoje miejsce albo zaproponuj zakończenie gry.
problem-no-offer = Nikt teraz nie proponuje zakończenia gry.
problem-offer-soon = Twoja ostatnia propozycja zakończenia gry padła przed chwilą. Odczekaj minutę, zanim ją ponowisz.
problem-host-away = Może to zrobić tylko { $host }. Jeśli { $host } nie wróci przez { $minutes } min, możesz to zrobić ty.
problem-host-stays = Gospodarza nie można ani usunąć, ani wyciszyć.
problem-just-left = { $name } jest bez połączenia dopiero od chwili. Poczekaj trochę, zanim zwolnisz to miejsce.
problem-muted = Gospodarz cię wyciszył. Nikt nie widzi tego, co piszesz.
problem-too-much-talk = Piszesz za dużo naraz. Przez kilka sekund nikt nie zobaczy twoich wiadomości.
problem-removed = Gospodarz usunął cię od tego stołu.
problem-kept-out = Gospodarz usunął cię od tego stołu i nie możesz już wrócić.
problem-locked = Ten stół jest zamknięty: nikt nowy nie może usiąść.
problem-no-such-spectator = Tego widza już tu nie ma.
problem-name-length = Imię ma od 1 do 20 znaków.
problem-bad-name = Imię { $name } jest niedozwolone: użyj liter, cyfr, emoji i pojedynczych spacji, ale nie słowa z zapisu ruchów, na przykład deck.
problem-name-taken = Ktoś przy stole nazywa się już { $name }. Wybierz inne imię.
problem-no-such-bot = Do tej gry nie ma bota { $name }; do wyboru są: { $names }.
problem-bad-game = Takiej gry nie da się rozpocząć: { $text }.
problem-bad-count = { $most ->
    [2] Ta gra jest dla 2 graczy, a nie dla { $players }.
   *[other] Ta gra jest dla { $least }–{ $most } graczy, a nie dla { $players }.
}
problem-bad-clock = Nie ma zegara { $name }; do wyboru są: { $names }.
problem-no-series = W { $name-loc } nie gra się serii: nikt nie jest tam Szeryfem.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Nikt nie wygrał.
ended-how = { $how ->
    [agreed] Gracze zgodzili się zakończyć grę.
    [closed] Gospodarz zakończył grę.
    [own] Poddajesz się.
   *[resigned] { $name } poddaje się.
}
notice-declined = { $name } chce grać dalej. Gra toczy się dalej.
notice-withdrawn = { $name } wycofuje propozycję zakończenia gry.
notice-lapsed = Propozycja zakończenia gry ({ $name }) wygasła.
notice-removed = { $name } odchodzi od stołu decyzją gospodarza.

## What is good to know of a move

hint-replaces = Zastąpi { $card-acc }.
hint-ability = Pozwala na to { $box ->
    [duel] umiejętność
   *[other] zdolność
} { $name-gen }.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] Z tą kartą wybuchnie.
       *[no] Z tą kartą nie wybuchnie.
    }
   *[other] { $met ->
        [yes] Z tą kartą się uda.
       *[no] Z tą kartą się nie uda.
    }
}

## Why a distance is what it is

sight-steps = Miejsca dookoła stołu krótszą drogą, bez wyeliminowanych: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = Zasięg nigdy nie jest mniejszy niż 1.
sight-weapon = Zasięg broni: { $name } sięga na { $reach }.
sight-unarmed = Zasięg broni: 1, jak u każdego bez broni o większym zasięgu.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = brakuje nazwy karty
notation-no-card = { $near ->
    [none] w grze { $game } nie ma karty „{ $name }”
   *[other] w grze { $game } nie ma karty „{ $name }”; czy chodzi o „{ $near }”?
}
notation-no-character = { $near ->
    [none] w grze { $game } nie ma { $box ->
        [duel] postaci
       *[other] bohatera
    } „{ $name }”
   *[other] w grze { $game } nie ma { $box ->
        [duel] postaci
       *[other] bohatera
    } „{ $name }”; czy chodzi o „{ $near }”?
}
notation-no-copy = nie ma już wolnej karty „{ $text }”; liczba takich kart w talii: { $count }
notation-no-mark = „{ $text }”: „{ $word }” nie jest ani stroną, ani symbolem
notation-no-move = „{ $text }” nie jest ruchem; ruch zaczyna się od play, use, discard, take, draw from, choose, swap, reload, pass albo end
notation-no-player = przy tym stole nie ma gracza „{ $name }”; siedzą tu: { $names }
notation-several = „{ $text }” może oznaczać: { $moves }
notation-at = { $place }: { $why }

## What a client says of a message that it does not know

unknown-line = Stało się coś, czego ten program nie umie opisać, bo jest za stary ({ $kind }).
