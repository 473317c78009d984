# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was. $target may be a player or a character.

over = Gra jest skończona.
no-seat = Przy tym stole nie ma miejsca { $seat }.
no-card = W tej grze nie ma karty o numerze { $card }.
eliminated = Jesteś już poza grą.
not-your-ability = To zdolność postaci { $name }; twoja postać to { $character }.
full-life = { $full ->
    [one] Masz swój jedyny punkt życia: nie ma czego odzyskiwać.
    [few] Masz wszystkie { $full } punkty życia: nie ma czego odzyskiwać.
   *[many] Masz wszystkie { $full } punktów życia: nie ma czego odzyskiwać.
}
two-cards = Ta zdolność kosztuje dwie karty z ręki.
closed = Trwa decyzja złożona z kilku części; dopóki się nie skończy, nikt inny nic nie może zrobić.
fallen = Nie masz już punktów życia i nic więcej nie możesz zrobić.
character-card = Postać nigdy nie jest celem karty.
not-asked = Najpierw decyduje { $asked }.
not-your-turn = To nie twoja tura; decyduje { $asked }.
not-asked-for = Teraz nikt o nic takiego nie pyta.
not-in-hand = Nie masz na ręce takiej karty ({ $card }).
not-in-play-phase = { $card ->
    [none] W tej fazie zagrywasz karty albo kończysz turę.
   *[other] W tej fazie nie można tak użyć karty { $card }: zagrywasz karty albo kończysz turę.
}
    .due = { $card ->
        [none] W tej fazie zagrywasz karty, zamieniasz postacie miejscami albo kończysz turę.
       *[other] W tej fazie nie można tak użyć karty { $card }: zagrywasz karty, zamieniasz postacie miejscami albo kończysz turę.
    }
not-now = Zdolności postaci { $name } nie można teraz tak użyć.
last-life = Został ci tylko jeden punkt życia, a ostatniego nie oddaje się nigdy.
used-up = Zdolność postaci { $name } jest w tej turze już wykorzystana.
another-player = Tej zdolności używa się przeciw innemu graczowi, który jest jeszcze w grze.
both-in-vain = Karty tego koloru tu nie działają ({ $target }): najwyżej jedna z dwóch może go mieć.
blue-card = Ta zdolność kosztuje niebieską kartę z ręki.
laid-this-turn = Karta { $card } została wyłożona w tej turze; można jej użyć dopiero w następnej.
not-as = Nie możesz użyć karty { $card } jako { $name }.
only-as-answer = Kartę { $card } zagrywa się tylko w odpowiedzi, gdy ktoś do ciebie strzela.
    .due = Kartę { $card } zagrywa się tylko w odpowiedzi na trafienie.
limit = Jedyna karta { $card }, na którą pozwala twoja tura, jest już zagrana.
    .due = Wszystkie karty BANG!, na które pozwala twoja tura, są już zagrane; { $card } to jedna z nich.
played-out = W tej turze masz już za sobą { $n } ruchów, tyle, ile jest kart w grze: możesz ją tylko zakończyć.
no-cost = Karta { $card } nie kosztuje innej karty: po prostu ją zagraj.
cost = { $cost ->
    [one] Karta { $card } kosztuje jeszcze jedną kartę z ręki, którą odrzuca się razem z nią.
    [few] Karta { $card } kosztuje jeszcze { $cost } karty z ręki, które odrzuca się razem z nią.
   *[many] Karta { $card } kosztuje jeszcze { $cost } kart z ręki, które odrzuca się razem z nią.
}
before-oneself = Kartę { $card } wykłada się tylko przed siebie: po prostu ją zagraj.
no-target = Karta { $card } w nic nie celuje: po prostu ją zagraj.
needs-target = Karta { $card } potrzebuje celu: powiedz, kto nim jest.
    .due = Kartą { $card } trzeba celować w coś, czego może dosięgnąć, jeśli coś takiego jest.
needs-card = Powiedz, o którą kartę chodzi ({ $target }): leżącą w grze czy z ręki.
not-there = Nie leży tam taka karta { $card } ({ $target }).
no-cards = { $target ->
    [none] Nikt inny nie ma karty, o którą tu chodzi.
   *[other] { $target } nie ma na ręce karty, o którą tu chodzi.
}
name-one = Wskaż po jednej karcie każdego innego gracza, który jakąś ma, i nic więcej.
    .due = Najpierw powiedz, która to ma być.
target-dead = { $target } jest już poza grą.
not-oneself = Kartą { $card } nie można celować w siebie.
out-of-reach = { $target } jest w odległości { $distance }, a zasięg twojej broni to { $range }.
too-far = { $target } jest w odległości { $distance }, a zasięg tej karty to { $range }, niezależnie od twojej broni.
same-name = { $target ->
    [none] Przed tobą leży już karta { $card }, a nikt nie ma w grze dwóch o tej samej nazwie.
   *[other] Przed graczem { $target } leży już karta { $card }, a nikt nie ma w grze dwóch o tej samej nazwie.
}
sheriff = { $target } to Szeryf, a jego nigdy nie wsadza się do więzienia.
discard-phase = { $card ->
    [none] Teraz musisz odrzucić kartę z ręki.
   *[other] Teraz musisz odrzucić kartę z ręki; karty { $card } nie można użyć do niczego innego.
}
answer-hit = { $card ->
    [none] Ktoś do ciebie strzela: anuluj strzał albo spasuj.
   *[other] Ktoś do ciebie strzela, a karta { $card } nie może teraz zatrzymać strzału.
}
    .due = { $card ->
        [none] Jedna z twoich postaci ma zostać trafiona: anuluj trafienie albo spasuj.
       *[other] Jedna z twoich postaci ma zostać trafiona, a karta { $card } nie może teraz temu zapobiec.
    }
muted = Karta { $card } teraz nie działa: w tej turze karty leżące przed pozostałymi nic nie robią.
used-once = Przeciw temu strzałowi karta { $card } była już próbowana.
    .due = Przeciw temu trafieniu karta { $card } była już próbowana.
answer-demand = { $card ->
    [none] Musisz odrzucić BANG! albo spasować.
   *[other] Musisz odrzucić BANG!, a karta { $card } nim nie jest.
}
    .due = { $card ->
        [none] Musisz odrzucić kartę trafienia albo spasować.
       *[other] Musisz odrzucić kartę trafienia, a karta { $card } nią nie jest.
    }
take-one = Weź jedną z kart, które przed tobą leżą.
rescue = { $card ->
    [none] Teraz pomoże ci tylko Piwko albo zdolność, która leczy.
   *[other] Teraz pomoże ci tylko Piwko albo zdolność, która leczy; karta { $card } nie.
}
beer-between-two = Gdy w grze jest już tylko dwoje graczy, karta { $card } nikomu nie pomaga.
own-hand = Dobierasz z ręki innego gracza albo z talii.
empty-hand = { $target } nie ma na ręce karty, którą można wziąć.
pile-empty = Nie ma stosu kart odrzuconych, z którego można wziąć kartę.
draw-choice = Najpierw wybierz, skąd bierzesz kartę.

position = Kartą { $card } nie można celować w postać na tej pozycji ani w karty przy niej ({ $target }).
no-gear = Karta { $card } niczego nie dosięgnie: ani wyposażenia, ani karty z ręki, którą można by zabrać.
sole = Nie można zamienić postaci, która jest sama.
swapped = W tej turze twoje postacie były już zamieniane.
reload = Przeładować można tylko kartę z symbolem przeładowania, z ręki albo leżącą przy twojej aktywnej postaci, i dopiero gdy którejś stronie została jedna postać.
further-card = Żeby anulować to trafienie, trzeba odrzucić jeszcze jedną kartę: odrzuć ją albo spasuj.
one-of-these = Musisz odrzucić jedną z właśnie dobranych kart.
answer-contest = { $card ->
    [none] W pojedynku musisz odrzucić BANG! albo spasować.
   *[other] W pojedynku musisz odrzucić BANG!, a karta { $card } nim nie jest.
}
    .due = { $card ->
        [none] W pojedynku musisz odrzucić kartę trafienia albo spasować.
       *[other] W pojedynku musisz odrzucić kartę trafienia, a karta { $card } nią nie jest.
    }
pick-one = Powiedz, która z odkrytych kart się liczy.
look = Powiedz, które z oglądanych kart zatrzymujesz.
own-choice = Musisz oddać kartę z ręki, tę, którą zechcesz.
copy = Najpierw powiedz, czyją zdolność bierzesz.
share = Weź jedną z rozdzielanych kart.
