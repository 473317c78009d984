## Commands that a table cannot carry out. What to do is part of each.

problem-late = Ta decyzja już zapadła albo nie należy już do ciebie. Zobacz, jakie jest teraz pytanie.
problem-not-a-move = To nie jest ruch: { $text }
problem-ambiguous = To może oznaczać kilka ruchów: { $text }
problem-under-way = Gra już trwa. Oglądaj ją albo poczekaj, aż się skończy.
problem-no-game = Nie toczy się żadna gra.
problem-not-over = Gra jeszcze się nie skończyła.
problem-no-free-seat = Przy tym stole nie ma wolnego miejsca. Możesz oglądać.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-somebody-there = Siedzi tam już { $name }.
problem-too-few-seats = { $count ->
    [one] Siedzi tu już jedna osoba: wybierz co najmniej tyle miejsc.
    [few] Siedzą tu już { $count } osoby: wybierz co najmniej tyle miejsc.
   *[many] Siedzi tu już { $count } osób: wybierz co najmniej tyle miejsc.
}
problem-only-seats = Mogą to zrobić tylko siedzący przy stole. Ty oglądasz.
problem-only-host = Stół może ustawiać tylko { $host }.
problem-no-watchers = Przy tym stole nie chcą widzów.
problem-wrong-key = Ten klucz nie otwiera żadnego miejsca przy tym stole.
problem-not-now = Teraz nie da się tego zrobić.
problem-no-name = Zanim się odezwiesz, podaj imię.
problem-not-dead = Odzywają się tam tylko ci, którzy są już poza grą.
problem-cannot-bet = Obstawiać mogą tylko ci, którzy są poza grą albo oglądają ją pod jakimś imieniem.
problem-cannot-resign = W tej grze nikt nie poddaje się sam: inni wygraliby albo przegrali przez to. Oddaj swoje miejsce albo zaproponuj zakończenie gry.
problem-no-offer = Nikt teraz nie proponuje zakończenia gry.
problem-offer-soon = Dopiero co była twoja propozycja zakończenia gry. Graj dalej przez minutę, zanim ją ponowisz.
problem-host-away = Może to zrobić tylko { $host }. Jeśli { $host } nie wróci przez { $minutes } min, możesz to zrobić ty.
problem-host-stays = Gospodarza nie można ani usunąć, ani wyciszyć.
problem-just-left = { $name }: dopiero chwila bez połączenia. Poczekaj trochę, zanim zwolnisz miejsce.
problem-muted = Gospodarz cię wyciszył. Nikt nie słyszy, co mówisz.
problem-too-much-talk = Mówisz za dużo naraz. Przez kilka sekund nikt cię nie słyszy.
problem-removed = Gospodarz usunął cię od tego stołu.
problem-kept-out = Gospodarz nie wpuszcza cię z powrotem do tego stołu.
problem-locked = Ten stół jest zamknięty: nikt nowy nie może usiąść.
problem-no-such-spectator = Tego widza już tu nie ma.
problem-name-length = Imię ma od 1 do 20 znaków.
problem-bad-name = Nikt nie może się nazywać { $name }: użyj liter, cyfr i pojedynczych spacji, ale nie słowa z zapisu ruchów, jak deck.
problem-name-taken = Ktoś przy stole nazywa się już { $name }. Wybierz inne imię.
problem-no-such-bot = Nie ma bota { $name }; są: { $names }.
problem-bad-game = Takiej gry nie da się rozdać: { $text }.
problem-bad-count = { $most ->
    [2] Ta gra jest dla 2 graczy, a nie dla { $players }.
   *[other] Ta gra jest dla { $least }–{ $most } graczy, a nie dla { $players }.
}
problem-bad-clock = Nie ma zegara { $name }; są: { $names }.
problem-no-series = { $name } nie ma serii gier: nikt nie jest tam Szeryfem.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Nikt nie wygrał.
ended-how = { $how ->
    [agreed] Gracze zgodzili się zakończyć grę.
    [closed] Gospodarz zakończył grę.
   *[resigned] { $name } poddaje się.
}
notice-declined = { $name } chce grać dalej. Gra toczy się dalej.
notice-withdrawn = { $name } wycofuje propozycję zakończenia gry.
notice-lapsed = Propozycja zakończenia gry ({ $name }) wygasła.
notice-removed = Gospodarz usunął od stołu gracza { $name }.

## What is good to know of a move

hint-replaces = Zastępuje: { $card }.
hint-ability = Pozwala na to zdolność: { $name }.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] Z tą kartą wybuchnie.
       *[no] Z tą kartą nie wybuchnie.
    }
   *[other] { $met ->
        [yes] Z tą kartą masz szczęście.
       *[no] Z tą kartą masz pecha.
    }
}

## Why a distance is what it is

sight-steps = Miejsca krótszą drogą, bez tych, którzy odpadli: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = Żadna odległość nie jest mniejsza niż 1.
sight-weapon = Zasięg: { $name } sięga na { $reach }.
sight-unarmed = Zasięg: 1, jak u każdego bez dłuższej broni.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = brakuje nazwy karty
notation-no-card = { $near ->
    [none] w { $game } nie ma karty „{ $name }”
   *[other] w { $game } nie ma karty „{ $name }”; czy chodzi o „{ $near }”?
}
notation-no-character = { $near ->
    [none] w { $game } nie ma postaci „{ $name }”
   *[other] w { $game } nie ma postaci „{ $name }”; czy chodzi o „{ $near }”?
}
notation-no-copy = nie ma już wolnej karty „{ $text }”; liczba takich kart w talii: { $count }
notation-no-mark = „{ $text }”: „{ $word }” nie jest ani stroną, ani symbolem
notation-no-move = „{ $text }” nie jest ruchem; ruch zaczyna się od play, use, discard, take, draw from, choose, swap, reload, pass albo end
notation-no-player = przy tym stole nie ma gracza „{ $name }”; są: { $names }
notation-several = „{ $text }” może oznaczać: { $moves }
notation-at = { $place }: { $why }
