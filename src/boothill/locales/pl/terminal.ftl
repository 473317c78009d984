# The table in a terminal: headings, questions, choices, answers to commands. Commands stay English.

## The table

column-player = gracz
column-role = rola
column-character = bohater
column-life = życie
column-hand = ręka
column-distance = zas.
column-in-play = w grze
unknown-role = ?
out-of-game = poza grą
bare-hands = Colt .45 (1)
weapon = { $name } ({ $reach })
ready = gotowe: { $cards }
laid-now = od tej tury: { $cards }
copied-ability = jako { $name }
piles = { $top ->
    [none] Talia: { $deck }. Stos kart odrzuconych: pusty.
   *[other] Talia: { $deck }. Stos kart odrzuconych: { $pile }, na wierzchu { $top }.
}
legend = > tura   -> w zasięgu   <- dosięga cię   zgodnie z ruchem wskazówek zegara
legend-open = { $seat ->
    [Ty] > tura   zgodnie z ruchem wskazówek zegara, zasięg od ciebie
   *[other] > tura   zgodnie z ruchem wskazówek zegara, zasięg od { $seat }
}
side-head = { $seat }, { $role ->
        [law] stróżowie prawa
       *[outlaws] bandyci
    }: ręka { $hand }{ $strange ->
        [0] { "" }
       *[other] { " " }(z drugiej talii { $strange })
    }, { $deck ->
        [-1] wspólna talia
       *[other] własna talia { $deck }
    }, rezerwa { $reserve }
place = { $position ->
    [front] aktywna
    [rear] odwód
   *[alone] sama
}
side-piles = { $top ->
        [none] Stos kart odrzuconych: pusty.
       *[other] Stos kart odrzuconych: { $pile }, na wierzchu { $top }.
    }{ $common ->
        [0] { "" }
       *[other] { " " }Wspólna talia: { $common }.
    }
your-reserve = Twoja rezerwa, kolejność nieznana: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Kto na kogo poluje: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Zostało tylko dwoje: kto wyeliminuje drugą osobę, wygrywa.
    }
   *[other] { "" }
}
you = ty
seat-you = Ty
hands = Karty na ręce:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: brak

## The beginning and the end

welcome = { $players ->
    [one] Boot Hill ({ $game }): stół dla { $players } gracza. ? pokazuje pomoc, quit kończy.
    [few] Boot Hill ({ $game }): stół dla { $players } graczy. ? pokazuje pomoc, quit kończy.
   *[many] Boot Hill ({ $game }): stół dla { $players } graczy. ? pokazuje pomoc, quit kończy.
}
option = { $name }={ $value }: { $meaning }
option-beer = { $beer ->
    [last-life] poza swoją turą Piwko ratuje tylko ostatni punkt żywotności [DOD-7.2]
   *[any-loss] Piwko zmniejsza każdą stratę o punkt żywotności [DOD-7.2]
}
option-pixie-pete = { $pixie_pete ->
    [one] Pixie Pete dobiera jedną kartę [DOD-R.23]
    [few] Pixie Pete dobiera { $pixie_pete } karty [DOD-R.23]
   *[many] Pixie Pete dobiera { $pixie_pete } kart [DOD-R.23]
}
option-sean-mallory = { $sean_mallory ->
    [no-limit] Sean Mallory zatrzymuje dowolną liczbę kart [DOD-R.23]
    [one] Sean Mallory zatrzymuje jedną kartę [DOD-R.23]
    [few] Sean Mallory zatrzymuje { $sean_mallory } karty [DOD-R.23]
   *[many] Sean Mallory zatrzymuje { $sean_mallory } kart [DOD-R.23]
}
option-jose-delgado = { $jose_delgado ->
    [no-limit] José Delgado wymienia dowolną liczbę niebieskich kart [DOD-R.23]
    [one] José Delgado wymienia jedną niebieską kartę na turę [DOD-R.23]
    [few] José Delgado wymienia { $jose_delgado } niebieskie karty na turę [DOD-R.23]
   *[many] José Delgado wymienia { $jose_delgado } niebieskich kart na turę [DOD-R.23]
}
option-edition = { $edition ->
    [first] kto zostaje w więzieniu, traci dwie pierwsze fazy tury [BAS-15.1]
   *[fourth] kto zostaje w więzieniu, traci całą turę [BAS-15.1]
}
option-simplified = { $simplified ->
    [yes] bez trzynastu kart, które pomija się w pierwszej grze [BAS-3.8]
   *[no] ze wszystkimi kartami [BAS-3.8]
}
option-deaths = { $deaths ->
    [at-once] kto ginie od Gatlinga lub Indian!, odpada od razu [BAS-R.16]
   *[after-card] kto ginie od Gatlinga lub Indian!, odpada po rozpatrzeniu karty [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] stos kart odrzuconych staje się talią, gdy tylko talia się skończy [BAS-R.28]
   *[when-needed] stos kart odrzuconych staje się talią, gdy potrzebna jest karta [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] Pojedynek ♦ nie działa na Apache Kida [DOD-R.18]
   *[fights-duels] Pojedynek ♦ działa także na Apache Kida [DOD-R.18]
}
option-events = { $events ->
    [high-noon] z wydarzeniami z pudełka „W samo południe” [HIN-2.1]
    [fistful] z wydarzeniami z pudełka „Za garść kart” [HIN-2.1]
    [both] z wydarzeniami z obu pudełek [HIN-2.1]
   *[none] bez kart wydarzeń [HIN-2.1]
}
option-events-used = { $events_used ->
    [usual] tyle wydarzeń, ile zwykle [HIN-2.4]
   *[other] wydarzenia przed ostatnim: { $events_used } [HIN-2.4]
}
option-events-final = { $events_final ->
    [high-noon] ostatnie wydarzenie: W samo południe [HIN-2.4]
    [fistful] ostatnie wydarzenie: Za garść kart [HIN-2.4]
   *[random] ostatnie wydarzenie wylosowane [HIN-2.4]
}
option-late-events = { $late_events ->
    [yes] z dwoma późniejszymi wydarzeniami [HIN-2.5]
   *[no] bez dwóch późniejszych wydarzeń [HIN-2.5]
}
option-ghosts = { $ghosts ->
    [no] nikt nie wraca [HIN-2.6]
   *[yes] kto odpadł, może wrócić [HIN-2.6]
}
option-characters = { $characters ->
    [one] { $characters } postać na stronę [DUE-3.1]
    [few] { $characters } postacie na stronę [DUE-3.1]
   *[many] { $characters } postaci na stronę [DUE-3.1]
}
resumed = Gra toczy się dalej od miejsca, w którym została przerwana.
you-are = Twój bohater: { $character }, twoja rola: { $role }.
you-lead = Twoja strona: { $role ->
    [law] stróżowie prawa
   *[outlaws] bandyci
}.
you-can = { $character }: { $ability }
goal-sheriff = Wygrywasz, gdy wszyscy Bandyci i Renegaci zostaną wyeliminowani. Wszyscy wiedzą, kim jesteś.
    .other = { $seat } to Szeryf.
goal-deputy = { $players ->
    [3] { $left ->
        [3] Wygrywasz, jeśli to ty wyeliminujesz Renegata; jest nim { $renegade }. Jeśli ktoś odpadnie inaczej, wygrywa ten, kto zostanie w grze ostatni.
       *[other] Wygrywasz, jeśli przetrwasz do końca.
    }
   *[other] Wygrywasz razem z Szeryfem: wszyscy Bandyci i Renegaci muszą zostać wyeliminowani.
}
    .other = { $left ->
        [3] { $seat }, Zastępca, ma wyeliminować Renegata; { $renegade ->
            [ty] jesteś nim ty
           *[other] jest nim { $renegade }
        }.
       *[other] { $seat }, Zastępca, wygrywa, jeśli przetrwa do końca.
    }
goal-outlaw = { $players ->
    [3] { $left ->
        [3] Wygrywasz, jeśli to ty wyeliminujesz Zastępcę; jest nim { $deputy }. Jeśli ktoś odpadnie inaczej, wygrywa ten, kto zostanie w grze ostatni.
       *[other] Wygrywasz, jeśli przetrwasz do końca.
    }
   *[other] Wygrywasz, gdy Szeryf zostanie wyeliminowany.
}
    .other = { $left ->
        [3] { $seat }, Bandyta, ma wyeliminować Zastępcę; { $deputy ->
            [ty] jesteś nim ty
           *[other] jest nim { $deputy }
        }.
       *[other] { $seat }, Bandyta, wygrywa, jeśli przetrwa do końca.
    }
goal-renegade = { $players ->
    [3] { $left ->
        [3] Wygrywasz, jeśli to ty wyeliminujesz Bandytę; jest nim { $outlaw }. Jeśli ktoś odpadnie inaczej, wygrywa ten, kto zostanie w grze ostatni.
       *[other] Wygrywasz, jeśli przetrwasz do końca.
    }
   *[other] Wygrywasz, jeśli w grze zostaniesz tylko ty: Szeryf musi odpaść jako ostatni.
}
    .other = { $left ->
        [3] { $seat }, Renegat, ma wyeliminować Bandytę; { $outlaw ->
            [ty] jesteś nim ty
           *[other] jest nim { $outlaw }
        }.
       *[other] { $seat }, Renegat, wygrywa, jeśli przetrwa do końca.
    }
goal-law = Wygrywasz, gdy odpadną wszystkie postacie, które prowadzi { $outlaws }.
    .other = { $seat } prowadzi stróżów prawa.
goal-outlaws = Wygrywasz, gdy odpadną wszystkie postacie, które prowadzi { $law }.
    .other = { $seat } prowadzi bandytów.
you-are-out = Jesteś poza grą i oglądasz, jak inni ją kończą.
winners = Wygrana: { $seats }.
you-won = Wygrywasz!
you-lost = Przegrywasz.
saved = Zapis gry jest w pliku { $path }
not-saved = Gry nie można zapisać w pliku { $path }: { $error }.
resume-with = Gra jest zapisana. Żeby do niej wrócić, wpisz:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Twoja tura. Co zagrywasz?
    .pass = { $surplus ->
        [0] zakończ turę
        [one] zakończ turę; trzeba będzie odrzucić kartę
        [few] zakończ turę; trzeba będzie odrzucić { $surplus } karty
       *[many] zakończ turę; trzeba będzie odrzucić { $surplus } kart
    }
ask-discarding = { $surplus ->
    [one] Masz na ręce o jedną kartę więcej, niż możesz zatrzymać. Którą odrzucasz?
    [few] Masz na ręce o { $surplus } karty więcej, niż możesz zatrzymać. Którą odrzucasz najpierw?
   *[many] Masz na ręce o { $surplus } kart więcej, niż możesz zatrzymać. Którą odrzucasz najpierw?
}
ask-giving-up = Musisz odrzucić kartę. Którą?
ask-shot = { $by ->
    [none] Pada do ciebie strzał, choć nie strzela żaden gracz. Co robisz?
   *[other] { $misses ->
        [one] { $by } strzela do ciebie. Co robisz?
        [few] { $by } strzela do ciebie; żeby anulować strzał, trzeba { $misses } Pudeł! Co robisz?
       *[many] { $by } strzela do ciebie; żeby anulować strzał, trzeba { $misses } Pudeł! Co robisz?
    }
}
    .pass = przyjmij strzał: tracisz punkt żywotności
    .forced = Nie masz czym zatrzymać strzału.
ask-demanded = { $by } zagrywa Indian! Odrzucasz BANG!?
    .pass = nie odrzucaj: { $box ->
        [duel] postać traci punkt życia
       *[other] tracisz punkt żywotności
    }
    .forced = Nie masz BANG! do odrzucenia.
    .due = Indianie! atakują: odrzucasz kartę trafienia za { $at-acc }?
    .forced-due = Nie masz karty trafienia do odrzucenia.
ask-contest = Pojedynek: { $other } czeka na twój ruch. Odrzucasz BANG!?
    .pass = poddaj się: { $box ->
        [duel] postać traci punkt życia
       *[other] tracisz punkt żywotności
    }
    .forced = Nie masz BANG! do odrzucenia.
    .due = Pojedynek: odrzucasz kartę trafienia za { $now-acc }?
    .forced-due = Nie masz karty trafienia do odrzucenia.
ask-rescue = Nie masz już punktów żywotności. Ratujesz się?
    .pass = nie: odpadasz z gry
    .forced = Nic cię nie uratuje.
ask-impending-loss = { $averted ->
    [0] { $points ->
        [one] Tracisz punkt żywotności (masz ich { $life }). Ratujesz go?
        [few] Tracisz { $points } punkty żywotności (masz ich { $life }). Ratujesz któryś?
       *[many] Tracisz { $points } punktów żywotności (masz ich { $life }). Ratujesz któryś?
    }
   *[other] Tracisz punkty żywotności: { $points } (masz ich { $life }), z tego uratowane: { $averted }. Ratujesz kolejny?
}
    .pass = nie: przyjmij stratę
ask-pick = Poker! ({ $demand }). Która z dwóch kart się liczy?
ask-store = Którą kartę bierzesz ze Sklepu?
ask-first-card = Skąd bierzesz pierwszą kartę?
ask-look = Którą kartę zatrzymujesz?
ask-copy = Czyją zdolność bierzesz?
ask-draw-from-table = Dobierasz dwie karty czy zamiast nich bierzesz kartę leżącą przed innym graczem?
ask-one-each = { $rest ->
    [one] Bójka: którą kartę traci { $whom }?
    [few] Bójka, zostało { $rest } graczy. Którą kartę traci { $whom }?
   *[many] Bójka, zostało { $rest } graczy. Którą kartę traci { $whom }?
}
ask-share = Z gry odpada { $fallen }. Którą z kart bierzesz? Następną bierze { $then }.
ask-blue-card = Którą ze swoich niebieskich kart w grze odrzucasz?
ask-identity = Przyjmujesz pokazanego bohatera z dwoma punktami żywotności?
    .pass = nie: zostań przy swoim
ask-name-suit = Jaki kolor wybierasz? W tej turze możesz zagrywać tylko karty tego koloru.
ask-onto-deck = { $surplus ->
    [one] Masz na ręce o jedną kartę więcej, niż możesz zatrzymać. Którą kładziesz na talię?
    [few] Masz na ręce o { $surplus } karty więcej, niż możesz zatrzymać. Którą kładziesz na talię najpierw?
   *[many] Masz na ręce o { $surplus } kart więcej, niż możesz zatrzymać. Którą kładziesz na talię najpierw?
}
ask-look-in-mine = Którą kartę bierzesz?
ask-liquor = Pomijasz fazę 1, żeby odzyskać punkt żywotności?
    .pass = nie: dobierz karty
ask-guess = Wierzchnia karta talii jest czerwona czy czarna?
    .pass = dość
ask-ranch = Wymieniasz karty na tyle samo nowych?
    .pass = nie: zatrzymaj swoje karty
ask-ranching = Którą kartę oddajesz?
    .pass = dość: dobierz nowe karty
ask-brothers = Dla kogo oddajesz punkt żywotności?
    .pass = dla nikogo
ask-roulette = Odrzucasz Pudło!?
    .pass = nie: tracisz dwa punkty żywotności
    .forced = Nie masz Pudła! do odrzucenia.
ask-shot-at-card = { $by } strzela do karty, która leży przed tobą. Ratujesz ją?
    .pass = nie: karta zostaje odrzucona
    .forced = Nie masz czym uratować karty.
ask-choose-front = Która z twoich dwóch postaci będzie aktywna? Przeciwnik wybiera w tej samej chwili.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] { $shooter } strzela w { $at-acc }. Co robisz?
   *[other] { $shooter } zagrywa { $name-acc } na { $at-acc }. Co robisz?
}
    .pass = przyjmij trafienie: postać traci punkt życia
    .forced = Nie masz czym zatrzymać trafienia.
ask-further-card = Żeby anulować to trafienie, musisz odrzucić dodatkową kartę. Którą?
    .pass = żadnej: postać traci punkt życia
    .forced = Nie masz już karty do odrzucenia, więc trafienie dochodzi do skutku.
ask-step-in = { $figure } ma stracić punkt życia. Czy zamiast tego traci go druga postać?
    .pass = nie
ask-pick-reveal = Która z dwóch kart się liczy?
ask-one-of-these = Którą z właśnie dobranych kart odrzucasz?
ask-disarming = Przeciwnik unika trafienia. Odrzucasz kartę leżącą przy jednej z aktywnych postaci?
    .pass = nie
ask-swapping = Postacie której strony zamieniają się miejscami?
ask-blind = Kartę z której talii losujesz?
ask-robbing = { $name }: odrzucasz losową kartę z ręki przeciwnika?
    .pass = nie
ask-scavenging = { $left ->
    [one] { $figure } odpada z gry: możesz wziąć jeszcze jedną kartę.
    [few] { $figure } odpada z gry: możesz wziąć po kolei do { $left } kart.
   *[many] { $figure } odpada z gry: możesz wziąć po kolei do { $left } kart.
}
    .pass = nie bierz więcej
ask-any-time = Zaczyna się tura: { $seat }. Używasz teraz swojej zdolności? (sid off: nigdy nie pytaj)
    .pass = nie teraz
ask-whom = { $what }: który gracz?
    .due = { $what }: w kogo celujesz?
ask-which = { $what }: która karta?
ask-pay = { $what }: którą kartę dokładasz?
back = wróć

choice-play = { $card }
    .at = { $key ->
        [gift] { $card } dla: { $whom }
       *[other] { $card } na: { $whom }
    }
    .as = { $card } jako { $name }
    .as-at = { $card } jako { $name } na: { $whom }
    .later = wyłóż { $card-acc } do późniejszego użycia
    .at-due = { $card } -> { $whom }
    .as-at-due = { $card } jako { $name } -> { $whom }
choice-cost = { $cost ->
    [one] { $what } (i odrzuć jeszcze jedną kartę)
    [few] { $what } (i odrzuć jeszcze { $cost } karty)
   *[many] { $what } (i odrzuć jeszcze { $cost } kart)
}
choice-aimed = { $what }: { $aim }
choice-paid = { $what } (koszt: { $cards })
choice-somebody = { $seat }
choice-use = użyj { $name-gen }
    .at = użyj { $name-gen } przeciwko: { $whom }
choice-discard = odrzuć { $card-acc }
choice-take = { $card }
choice-deck = z talii
choice-pile = { $card } ze stosu kart odrzuconych
choice-hand = losowa karta z ręki: { $seat } (ma ich { $count })
choice-own-hand = karta z własnej ręki
choice-gear = { $box ->
    [duel] { $card } przy { $seat-loc }
   *[other] { $card } przed { $seat }
}
choice-ability = { $cost ->
    [0] użyj zdolności { $name-gen }
    [one] użyj zdolności { $name-gen } (kosztuje kartę)
    [few] użyj zdolności { $name-gen } (kosztuje { $cost } karty)
   *[many] użyj zdolności { $name-gen } (kosztuje { $cost } kart)
}
    .at = { $cost ->
        [0] użyj zdolności { $name-gen } przeciwko: { $whom }
        [one] użyj zdolności { $name-gen } przeciwko: { $whom } (kosztuje kartę)
        [few] użyj zdolności { $name-gen } przeciwko: { $whom } (kosztuje { $cost } karty)
       *[many] użyj zdolności { $name-gen } przeciwko: { $whom } (kosztuje { $cost } kart)
    }
    .due = { $cost ->
        [0] użyj umiejętności { $name-gen }
       *[other] użyj umiejętności { $name-gen } (kosztuje kartę)
    }
    .at-due = użyj umiejętności { $name-gen } (kosztuje kartę) -> { $whom }
choice-event = { $cost ->
    [0] skorzystaj z wydarzenia { $name }
    [one] skorzystaj z wydarzenia { $name } (kosztuje kartę)
    [few] skorzystaj z wydarzenia { $name } (kosztuje { $cost } karty)
   *[many] skorzystaj z wydarzenia { $name } (kosztuje { $cost } kart)
}
    .at = { $key ->
        [blood-brothers] skorzystaj z wydarzenia { $name } dla: { $whom }
       *[other] { $cost ->
            [0] skorzystaj z wydarzenia { $name } przeciwko: { $whom }
            [one] skorzystaj z wydarzenia { $name } przeciwko: { $whom } (kosztuje kartę)
            [few] skorzystaj z wydarzenia { $name } przeciwko: { $whom } (kosztuje { $cost } karty)
           *[many] skorzystaj z wydarzenia { $name } przeciwko: { $whom } (kosztuje { $cost } kart)
        }
    }
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (życie { $life }): { $ability }
choice-become = { $name }: { $ability }
choice-named = { $key ->
    [law] talia stróżów prawa
    [outlaws] talia bandytów
    [red] czerwona
    [black] czarna
   *[other] { $key }
}
choice-swap = zamiana: żeton AP na { $who-acc }
choice-reload = przeładuj { $card-acc } (odrzuć tę kartę i dobierz inną)
choice-figure = { $who }: { $position ->
        [front] aktywna
        [rear] w odwodzie
       *[alone] sama
    }, życie { $life }
choice-unseen = losowa karta z ręki
choice-player = { $seat }: zasięg { $distance }, życie { $life }, { $hand ->
        [one] 1 karta
        [few] { $hand } karty
       *[many] { $hand } kart
    } na ręce
choice-yourself = ty
choice-vain = { $what } (karta nie zadziała)
copies = { $card } (x{ $count })
unplayable = Masz na ręce, ale nie możesz teraz zagrać (? { $letter } mówi dlaczego): { $cards }
just-laid = { $card } (od tej tury)
unusable = Leżą przed tobą, ale nie możesz teraz użyć (? { $letter } mówi dlaczego): { $cards }
forced = Nie masz wyboru: { $what }

## Answers to commands

help =
    1, 2, 3… | wybiera tę pozycję; 0 kończy, odmawia albo wraca
    ? 3, ? B | co robi karta i dlaczego można lub nie można jej teraz użyć
    ? piwko | co robi karta albo { $box ->
        [duel] postać
       *[other] bohater
    }
    ? RUCH | czy taki ruch jest dozwolony i jaka zasada o tym mówi
    RUCH | ruch można też wpisać, angielskimi słowami i nazwami, na przykład { $move }: play, use, discard, take, draw from, choose, pass, end; z kartą, którą się dokłada: play ... with ...
help-sides = W tej grze także: swap, reload; postacie zapisuje się tak: { $name }, { $rear }.
not-understood = Nie rozumiem „{ $text }”. Wpisz liczbę z listy albo ?, żeby zobaczyć pomoc.
no-such-choice = Nie ma tu pozycji { $text }. Wpisz liczbę z listy albo ?, żeby zobaczyć pomoc.
legal = Możesz to teraz zrobić: { $move }
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = Ta zasada nie jest jeszcze przetłumaczona; oto ona po angielsku.
rule-head = { $id } ({ $title })
no-rule = W zasadach nie ma nic o „{ $text }”.
more-rules = { $count ->
    [one] … i jeszcze jedna; dopisz słowo, żeby zawęzić wynik.
    [few] … i jeszcze { $count }; dopisz słowo, żeby zawęzić wynik.
   *[many] … i jeszcze { $count }; dopisz słowo, żeby zawęzić wynik.
}
sid-on = Przed turami innych padnie pytanie o zdolność Sida Ketchuma.
sid-off = Przed turami innych nie padnie już pytanie o zdolność Sida Ketchuma.

## Stepping through a record

replay-head = { $moves ->
    [one] { $game }, ziarno { $seed }: { $moves } ruch
    [few] { $game }, ziarno { $seed }: { $moves } ruchy
   *[many] { $game }, ziarno { $seed }: { $moves } ruchów
}
replay-help = Enter: dalej   b: wstecz   t: stół   liczba: idź do tego ruchu   q: wyjdź
replay-start = Przed pierwszym ruchem.
replay-move = Ruch { $number } z { $moves }. { $seat }: { $move }
    .unseen = Ruch { $number } z { $moves }, gra { $seat }
replay-end = { $result ->
    [unfinished] Tu kończy się zapis; gry nie dokończono.
   *[other] Tu kończy się zapis.
}
replay-no-move = Nie ma ruchu { $text }; ostatni to { $moves }.
replay-chances = Co można było wtedy wiedzieć:
    .seat = { $seat }: Zastępca { $deputy }%, Bandyta { $outlaw }%, Renegat { $renegade }%
no-such-file = Nie ma pliku { $path }.
no-such-seat = Nie ma miejsca { $seat }; do wyboru są: { $seats }.

## At a table on a server, and in any language

offer-told = { $name } proponuje zakończyć grę bez zwycięzcy. Za: { $agreed }. Jeszcze bez odpowiedzi: { $asked }.
    .answer = Wpisz :offer, by się zgodzić, albo :decline, by grać dalej.
    .back = Wpisz :decline, by to wycofać.
confirm-how = { $question } Jeśli tak, wpisz: { $command }
mute-told = { $on ->
    [yes] Nie widzisz już wiadomości, które pisze { $name }.
   *[no] Znów widzisz wiadomości, które pisze { $name }.
}
silence-told = { $on ->
    [yes] { $name } nie może już pisać na czacie.
   *[no] { $name } znów może pisać na czacie.
}
lock-told = { $on ->
    [yes] Stół jest zamknięty: nikt nowy nie usiądzie.
   *[no] Stół nie jest już zamknięty.
}
watchers-told = { $on ->
    [yes] Można oglądać grę.
   *[no] Nie można już oglądać gry.
}
nobody-called = Nie ma tu nikogo o imieniu { $name }. Boty się nie liczą.
chat = { $name }: „{ $text }”
    .dead = { $name }, do wyeliminowanych: „{ $text }”
no-orders = Polecenia wydają tylko ci, którzy są jeszcze w grze.
no-bet = Obstawiać mogą tylko ci, którzy są poza grą albo ją oglądają.
beside-how = Żeby coś zmienić, wpisz na przykład: { $example }
bet-role = { $seat }: { $role }
bet-told = { $name } obstawia: { $side }.
wins = Wygrane gry przy tym stole: { $seats }.
wins-of = { $seat } { $count }
paused = Zegary stoją. Wpisz pause, żeby grać dalej.
goes-on = Gra toczy się dalej.
lobby = { $free ->
    [0] Stół, { $game }: { $names }.
    [one] Stół, { $game }: { $names }; { $free } wolne miejsce.
    [few] Stół, { $game }: { $names }; { $free } wolne miejsca.
   *[many] Stół, { $game }: { $names }; { $free } wolnych miejsc.
}
lobby-seat = { $kind ->
    [bot] { $name } (bot)
    [program] { $name } (bot sieciowy)
   *[person] { $name }
}
lobby-host = Wpisz deal, żeby zacząć; wolne miejsca zajmą boty. Wpisz bot, żeby posadzić bota na jednym z nich.
lobby-help = Wpisz help, żeby zobaczyć wszystkie komendy.
lobby-may-series = Wpisz series, żeby włączyć albo wyłączyć serię gier.
lobby-wait = { $name } rozda, gdy wszyscy będą.
lobby-again = Wpisz again, żeby zagrać przy tym stole jeszcze raz, albo quit.
lobby-series = To seria. Wpisz again keep, żeby zachować bohatera, jeśli przeżył; again sheriff, żeby zostać Szeryfem; albo jedno i drugie.
lang-now = Stół mówi teraz { $lang ->
    [cs] po czesku
    [de] po niemiecku
    [en] po angielsku
    [it] po włosku
    [pl] po polsku
   *[other] w języku { $lang }
}.
lang-which = Który język? Wpisz na przykład: lang en. Do wyboru są: { $names }.
join-name = Gość
join-key = Aby wrócić na swoje miejsce:
join-lost = Połączenie zerwane; próbuję ponownie…
join-no-link = { $text } nie jest odnośnikiem do stołu; powinien wyglądać tak: https://example.org/#/table/abc.
join-old-server = Ten program jest nowszy niż serwer. Poproś osobę, która prowadzi serwer, o jego aktualizację.
join-unknown-game = Przy tym stole gra się w { $game }, a ten program nie zna tej gry. Zaktualizuj program albo zainstaluj pakiet z tą grą.
join-no-server = Pod adresem { $server } nie ma serwera Boot Hill.

## Stół na całym ekranie. Klawisz od tego, co robi, oddziela kreska.

app-connecting = Boot Hill: łączenie…
app-title = Boot Hill · { $game } · graczy przy stole: { $players }
app-turn = · { $whose ->
    [reader] twoja tura
   *[other] tura: { $seat }
}
app-paused = · przerwa
app-hand = Twoja ręka:
app-no-cards = brak kart
app-waiting = Czekamy na: { $names }…
app-seconds = { $question } ({ $seconds } s)
app-why-not = { $card }: nie teraz. Dlaczego?
app-leave = odejdź od stołu
app-line = Ruch, karta (? piwko), zasada (rule piwko); Escape zamyka
app-help =
    1–9, 0 | wybiera tę pozycję; strzałki i Enter albo mysz robią to samo
    A–Z | dlaczego tej karty nie można teraz użyć
    ? | co znaczy zaznaczona pozycja i dlaczego można jej użyć albo nie
    : | wiersz do pisania: ruch, ? piwko albo słowo z tej listy
    Escape | powrót do poprzedniego menu; zamyka wiersz
    Tab | z menu do dziennika i stołu, aby je przewijać
    Spacja | nie czekaj na boty
key-choose = wybierz
key-explain = wyjaśnij
key-line = pisz
key-next = dalej
key-previous = wstecz
key-ends = początek/koniec
key-seat = miejsce
app-page = Escape lub Enter: powrót do stołu
replay-eyes = { $seat ->
    [none] wszystkie karty odkryte
    [Ty] twoimi oczami
   *[other] tak, jak to widzi { $seat }
}

## Komendy: co robi każda. `short` stoi w wierszu klawiszy, `ask` mówi, o co komenda pyta.

command-help = ta lista
    .short = pomoc
command-table = cały stół
command-cards = co robi każda karta na twojej ręce
command-who = kto jest kim, co potrafi i jakie cele są znane
    .short = kto
command-log = ostatnie wydarzenia, każde ze swoją zasadą
command-rule = zasada po numerze albo zasady po słowie
    .ask = Która zasada? Jej numer, np. { $rule }, albo słowo, np. piwko.
command-orders = stałe polecenia: na co stół odpowiada za ciebie
    .short = polecenia
command-bet = zakłady: kto wygra i kto kim jest, gdy jesteś poza grą lub oglądasz
    .short = zakłady
command-sid = sid off: nie pytaj o zdolność Sida Ketchuma przed turami innych; sid on: pytaj
command-say = powiedz coś wszystkim
    .ask = Co mówisz?
command-dead = powiedz coś tym, którzy są poza grą
    .ask = Co mówisz wyeliminowanym?
command-pause = zatrzymaj zegary albo graj dalej
command-deal = rozdaj; boty zajmą wolne miejsca
command-bot = posadź bota na wolnym miejscu
command-series = włącz albo wyłącz serię gier
command-again = jeszcze jedna gra
command-stand = oddaj swoje miejsce na dobre; zajmie je bot
command-offer = zaproponuj zakończenie gry bez zwycięzcy albo zgódź się na nie
command-decline = graj dalej albo wycofaj swoją propozycję
command-resign = poddaj się, jeśli prowadzisz całą stronę; trzeba to potwierdzić
command-close = gospodarz kończy grę dla wszystkich; potem otwiera stół na nowo
command-mute = wycisz kogoś dla siebie albo przestań wyciszać
    .ask = Kogo wyciszasz?
command-silence = gospodarz wycisza kogoś dla wszystkich albo oddaje mu głos
    .ask = Kto ma milczeć?
command-remove = gospodarz usuwa kogoś od stołu; trzeba to potwierdzić
    .ask = Kto ma odejść?
command-lock = gospodarz zamyka stół dla nowych graczy albo go otwiera
command-spectators = gospodarz wpuszcza widzów albo ich nie wpuszcza
command-save = gdzie jest zapis tej gry; zapisuje się ona sama po każdym ruchu
command-lang = inny język, na przykład lang en
    .short = język
command-quit = odejdź; grę z botami można później dokończyć
    .short = odejdź
needs-text = { $ask } Wpisz to teraz albo naciśnij Enter, żeby zrezygnować.
only-in-a-game = To działa tylko w trakcie gry.
only-on-a-server = To działa tylko przy stole na serwerze; tutaj grasz z samymi botami.
only-against-bots = To działa tylko w twojej własnej grze z botami.
only-the-host = To może zrobić tylko gospodarz, przed rozdaniem.
only-after-a-game = To działa tylko po grze.
only-any-time = W tej grze nikt nie ma zdolności, której można użyć w dowolnej chwili.
only-series = W tę grę nie gra się seriami.

## Stół w zdaniach, dla --plain.

turn-now = { $whose ->
    [reader] Twoja tura.
   *[other] Tura: { $seat }.
}
eyes-of = { $seat ->
    [Ty] Zasięg liczony od ciebie.
   *[other] Zasięg liczony od { $seat }.
}
seat-line = { $who }: { $facts }. W grze: { $gear }.
    .out = { $who }: poza grą.
seat-role = rola nieznana
fact-life = życie { $life } z { $full }
is-ghost = duch
fact-ghost = duch bez punktów żywotności
event-in-force = { $event ->
    [none] Na razie nie obowiązuje żadne wydarzenie.
   *[other] { $event }. { $does }
}
under-event = { $event }. { $why }
event-next = { $left ->
    [0] Nie będzie już innych wydarzeń.
   *[other] Następne: { $name }, { $whose ->
        [reader] gdy zacznie się twoja następna tura
       *[other] gdy znów zacznie turę { $seat }
    }; pozostałe wydarzenia: { $left }.
}
order-of-turns = Tury następują przeciwnie do ruchu wskazówek zegara.
extra-turn = { $whose ->
    [reader] To twoja dodatkowa tura.
   *[other] Dodatkowa tura: { $seat }.
}
fact-hand = { $count ->
    [0] brak kart na ręce
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
fact-distance = zasięg { $distance }
fact-shots = { $shots ->
    [both] możecie strzelać do siebie nawzajem
    [there] w zasięgu twojej broni
   *[here] może strzelać do ciebie
}
figure-line = { $place }: { $name }, życie { $life } z { $full }{ $gear ->
    [none] .
   *[other] . Ekwipunek: { $gear }.
}

## Powrót do nieskończonej gry i gdzie są zapisy.

offer = { $count ->
    [one] Masz nieskończoną grę:
    [few] Masz nieskończone gry, od ostatniej:
   *[many] Masz nieskończone gry, od ostatniej:
}
offer-game = { $game }, liczba graczy: { $players }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, ostatnio grana { $when }
offer-new = nowa gra
offer-ask = Która? Wpisz jej numer; Enter wraca do pierwszej.
offer-which = Nie ma tu pozycji { $text }. Wpisz liczbę od 0 do { $last }.
nothing-left = Nie ma takiej nieskończonej gry. Nową zaczniesz tak: boothill play
recorded = Zapis tej gry: { $path }
record-moved = Inny program zapisał coś w { $old }. Od teraz zapis tej gry jest w { $path }.
look-again = Aby obejrzeć ją jeszcze raz:

## Co mówi boothill settle.

settled = { $wrong ->
    [0] { $count ->
        [0] Werdykt: oto, co się dzieje. Nie było oczekiwań do sprawdzenia.
        [one] Werdykt: zgodnie z oczekiwaniem. Jedyne oczekiwanie się spełnia.
        [few] Werdykt: zgodnie z oczekiwaniami. Wszystkie { $count } oczekiwania się spełniają.
       *[many] Werdykt: zgodnie z oczekiwaniami. Wszystkie oczekiwania się spełniają: { $count }.
    }
    [one] Werdykt: inaczej, niż oczekiwano. Jedno oczekiwanie z { $count } się nie spełnia.
    [few] Werdykt: inaczej, niż oczekiwano. Nie spełniają się { $wrong } oczekiwania z { $count }.
   *[many] Werdykt: inaczej, niż oczekiwano. Nie spełnia się { $wrong } oczekiwań z { $count }.
}
    .stopped = Werdykt: tak nie da się zagrać. { $why }
settled-steps = Co się dzieje:
settled-refused = { $move }: ten ruch jest niedozwolony.
settled-asked = Pytanie ({ $seat }): { $question }
settled-won = Gra jest skończona.
settled-lives = Punkty { $box ->
    [duel] życia
   *[other] żywotności
} przed i po:
settled-life = { $after ->
    [0] { $who }: { $before } -> poza grą
   *[other] { $who }: { $before } -> { $after }
}
settled-same = { $who }: { $life }
settled-expected = Oczekiwania:
settled-holds = spełnione: { $what }
settled-fails = niespełnione: { $what }
