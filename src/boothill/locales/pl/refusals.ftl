# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was. $target may be a player or a character.

over = Gra jest skończona.
no-seat = Przy tym stole nie ma miejsca { $seat }.
no-card = W tej grze nie ma karty o numerze { $card }.
eliminated = Jesteś już poza grą.
not-your-ability = { $box ->
    [duel] To umiejętność { $name-gen }, a twoja postać to { $character }.
   *[other] To zdolność { $name-gen }, a twój bohater to { $character }.
}
full-life = { $full ->
    [one] Masz swój jedyny punkt { $box ->
        [duel] życia
       *[other] żywotności
    }: więcej się nie da.
    [few] Masz wszystkie { $full } punkty { $box ->
        [duel] życia
       *[other] żywotności
    }: więcej się nie da.
   *[many] Masz wszystkie { $full } punktów { $box ->
        [duel] życia
       *[other] żywotności
    }: więcej się nie da.
}
two-cards = Ta zdolność kosztuje dwie karty z ręki.
closed = Trwa decyzja złożona z kilku części; dopóki nie zapadnie, nikt inny nic nie może zrobić.
fallen = Nie masz już punktów { $box ->
    [duel] życia
   *[other] żywotności
} i nic więcej nie możesz zrobić.
character-card = { $box ->
    [duel] Karta postaci nigdy nie jest celem.
   *[other] Karta bohatera nigdy nie jest celem.
}
not-asked = Najpierw decyduje { $asked }.
not-your-turn = To nie twoja tura; decyduje { $asked }.
not-asked-for = Nikt cię teraz o to nie pyta.
not-in-hand = Nie masz na ręce { $card-gen }.
not-in-play-phase = { $card ->
    [none] W tej fazie zagrywasz karty albo kończysz turę.
   *[other] W tej fazie nie można tak użyć { $card-gen }: zagrywasz karty albo kończysz turę.
}
    .due = { $card ->
        [none] W tej fazie zagrywasz karty, zamieniasz postacie miejscami albo kończysz turę.
       *[other] W tej fazie nie można tak użyć { $card-gen }: zagrywasz karty, zamieniasz postacie miejscami albo kończysz turę.
    }
not-now = { $box ->
    [duel] Umiejętności
   *[other] Zdolności
} { $name-gen } nie można teraz tak użyć.
last-life = Został ci tylko jeden punkt żywotności, a ostatniego nie wolno oddać.
used-up = W tej turze nie możesz już użyć { $box ->
    [duel] umiejętności
   *[other] zdolności
} { $name-gen }.
another-player = Tej zdolności używa się na innego gracza, który jest jeszcze w grze.
both-in-vain = Karty tego koloru tu nie działają ({ $target }): najwyżej jedna z dwóch może go mieć.
blue-card = Ta zdolność kosztuje niebieską kartę z ręki.
laid-this-turn = { $card } leży na stole dopiero od tej tury; użyć tej karty można w którejś z następnych.
not-as = Nie możesz użyć { $card-gen } jako { $name-gen }.
only-as-answer = { $card-acc } zagrywa się tylko w odpowiedzi, gdy ktoś do ciebie strzela.
    .due = { $card-acc } zagrywa się tylko w odpowiedzi na trafienie.
limit = W tej turze zagrano już jedyną dozwoloną kartę { $card }.
    .due = W tej turze zagrano już wszystkie dozwolone karty BANG!, a { $card } też jest taką kartą.
    .hin = W tej turze zagrano już dwa razy { $card-acc }, a więcej nie można.
played-out = W tej turze masz już za sobą { $n } ruchów, tyle, ile jest kart w grze: możesz ją tylko zakończyć.
no-cost = Do { $card-gen } nie dokłada się innej karty.
cost = { $cost ->
    [one] Do { $card-gen } trzeba dołożyć jeszcze jedną kartę z ręki; obie się odrzuca.
    [few] Do { $card-gen } trzeba dołożyć jeszcze { $cost } karty z ręki; wszystkie się odrzuca.
   *[many] Do { $card-gen } trzeba dołożyć jeszcze { $cost } kart z ręki; wszystkie się odrzuca.
}
before-oneself = { $card-acc } wykłada się tylko przed siebie: zagraj bez wskazywania celu.
no-target = { $card-acc } zagrywa się bez wskazywania celu.
needs-target = { $card-acc } zagrywa się na kogoś: powiedz, na kogo.
    .due = { $card-acc } trzeba na coś zagrać, jeśli jest na co: wskaż cel.
needs-card = Powiedz, o którą kartę chodzi ({ $target }): leżącą w grze czy z ręki.
not-there = Nie ma tam { $card-gen } ({ $target }).
no-cards = { $target ->
    [none] Nikt inny nie ma karty, o którą tu chodzi.
   *[other] { $target } nie ma na ręce karty, o którą tu chodzi.
}
name-one = Wskaż po jednej karcie każdego innego gracza, który jakąś ma, i nic więcej.
    .due = Najpierw powiedz, która to ma być.
    .fis = Wskazuj po kolei karty, które oddajesz, a potem spasuj.
target-dead = { $target } jest już poza grą.
not-oneself = { $card-gen } nie można zagrać na siebie.
out-of-reach = { $target } siedzi w zasięgu { $distance }, a twoja broń sięga na { $range }.
too-far = { $target } siedzi w zasięgu { $distance }, a ta karta sięga na { $range }, bez względu na twoją broń.
same-name = { $target ->
    [none] Przed tobą leży już { $card }, a nikt nie może mieć w grze dwóch kart o tym samym tytule.
   *[other] Przed { $target } leży już { $card }, a nikt nie może mieć w grze dwóch kart o tym samym tytule.
}
sheriff = { $target } to Szeryf, a jego nie wolno wsadzić do więzienia.
discard-phase = { $card ->
    [none] Teraz musisz odrzucić kartę z ręki.
   *[other] { $card }: nie teraz. Musisz odrzucić kartę z ręki.
}
answer-hit = { $card ->
    [none] Ktoś do ciebie strzela: anuluj strzał albo spasuj.
   *[other] Ktoś do ciebie strzela, a { $card-ins } nie zatrzymasz teraz strzału.
}
    .due = { $card ->
        [none] Jedna z twoich postaci ma zostać trafiona: anuluj trafienie albo spasuj.
       *[other] Jedna z twoich postaci ma zostać trafiona, a { $card-ins } teraz temu nie zapobiegniesz.
    }
muted = { $card } teraz nie działa: w tej turze karty leżące przed pozostałymi graczami nic nie robią.
used-once = { $card-gen } już próbowano użyć przeciw temu strzałowi.
    .due = { $card-gen } już próbowano użyć przeciw temu trafieniu.
answer-demand = { $card ->
    [none] Musisz odrzucić BANG! albo spasować.
   *[other] Musisz odrzucić BANG!, a nie { $card-acc }.
}
    .due = { $card ->
        [none] Musisz odrzucić kartę trafienia albo spasować.
       *[other] Musisz odrzucić kartę trafienia, a nie { $card-acc }.
    }
take-one = Weź jedną z kart, które przed tobą leżą.
rescue = { $card ->
    [none] Teraz pomoże ci tylko Piwko albo zdolność, która leczy.
   *[other] Teraz pomoże ci tylko Piwko albo zdolność, która leczy, a nie { $card }.
}
beer-between-two = Gdy w grze zostało tylko dwoje graczy, { $card } nikomu nie pomaga.
own-hand = Dobierasz z ręki innego gracza albo z talii.
empty-hand = { $target } nie ma na ręce karty, którą można by wziąć.
pile-empty = Stos kart odrzuconych jest pusty, nie ma z niego czego wziąć.
draw-choice = Najpierw wybierz, skąd bierzesz kartę.

position = { $card-ins } nie można celować w postać na tej pozycji ani w karty przy niej ({ $target }).
no-gear = { $card-ins } niczego nie dosięgniesz: ani ekwipunku, ani karty z ręki, którą można by zabrać.
sole = Nie można zamienić postaci, która jest sama.
swapped = W tej turze twoje postacie już raz zamieniły się miejscami.
reload = Przeładować można tylko kartę z symbolem przeładowania, z ręki albo leżącą przy twojej aktywnej postaci, i dopiero gdy którejś stronie została jedna postać.
further-card = Żeby anulować to trafienie, trzeba odrzucić dodatkową kartę: odrzuć ją albo spasuj.
one-of-these = Musisz odrzucić jedną z właśnie dobranych kart.
answer-contest = { $card ->
    [none] W Pojedynku musisz odrzucić BANG! albo spasować.
   *[other] W Pojedynku musisz odrzucić BANG!, a nie { $card-acc }.
}
    .due = { $card ->
        [none] W Pojedynku musisz odrzucić kartę trafienia albo spasować.
       *[other] W Pojedynku musisz odrzucić kartę trafienia, a nie { $card-acc }.
    }
pick-one = Powiedz, która z odkrytych kart się liczy.
look = Powiedz, które z oglądanych kart zatrzymujesz.
own-choice = Musisz odrzucić kartę z ręki, tę, którą zechcesz.
copy = Najpierw powiedz, czyją zdolność bierzesz.
share = Weź jedną z rozdzielanych kart.

not-in-force = Wydarzenie { $name } teraz nie obowiązuje.
event-not-now = Z wydarzenia { $name } nie można teraz tak skorzystać.
ability-rests = { $name } nie ma teraz zdolności: w tej rundzie nikt jej nie ma.
ghost = Duch nie odzyskuje punktów żywotności.
ghost-unhurt = Duch nie ma punktów żywotności, które mógłby oddać.
owed = Pokazaną kartę ({ $card }) da się zagrać, więc musisz to zrobić, zanim zakończysz turę.
gear-rests = { $card } teraz nie działa: w tej rundzie karty w grze nic nie robią.
sermon = W tej rundzie nie możesz w swojej turze używać kart BANG!, a { $card } liczy się tu jako taka karta.
reverend = W tej rundzie nikt nie może zagrać { $card-gen }.
judge = W tej rundzie nikt nie może wykładać kart, a { $card } zostaje w grze.
handcuffs = { $card-gen } nie możesz teraz zagrać: w tej turze zagrywasz tylko karty wybranego koloru.
blue-in-play = Musisz odrzucić jedną z niebieskich kart, które leżą przed tobą.
identity = Przyjmij pokazanego bohatera albo spasuj i zostań przy swoim.
name-suit = Najpierw wybierz jeden z czterech kolorów: ♥, ♦, ♣ albo ♠.
liquor = Pomiń fazę 1 i odzyskaj punkt żywotności albo spasuj i dobierz karty.
guess = Powiedz, czy karta jest czerwona, czy czarna; po trafnej odpowiedzi możesz spasować.
ranch = Wymień karty na tyle samo nowych albo spasuj.
brothers = Powiedz, dla kogo oddajesz punkt żywotności, albo spasuj.
roulette = { $card ->
    [none] Odrzuć Pudło! albo spasuj.
   *[other] Musisz odrzucić Pudło!, a nie { $card-acc }.
}
two-bangs = To kosztuje dwie karty BANG! z ręki.
one-bang = To kosztuje jedną kartę BANG! z ręki.
at-another = Wskaż innego gracza, który jest jeszcze w grze.
card-of-another = Wskaż kartę leżącą przed innym graczem, do której strzelasz.
nothing-to-regain = { $target } nie ma punktu żywotności do odzyskania.
answer-ricochet = { $card ->
    [none] Ktoś strzela do twojej karty: zagraj Pudło! albo spasuj.
   *[other] Ktoś strzela do twojej karty, a { $card-ins } jej nie uratujesz.
}
