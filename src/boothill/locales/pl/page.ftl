# The page in the browser: everything that only it says. Events, refusals, questions and choices are told with the
# messages of the other files; standing orders, bets and series are told here for the terminal too.

## Everywhere

page-title = Boot Hill
page-title-asked = Twój ruch! · Boot Hill
page-skip = Przejdź do treści
page-home = Strona główna
    .short = Start
page-close = Zamknij
page-cancel = Anuluj
page-loading = Chwileczkę…
page-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
    .again = Spróbuj ponownie
page-menu = Menu
page-nav = Strony
page-nav-gallery = Karty
page-nav-rules = Zasady
page-nav-analysis = Analiza
page-nav-learn = Nauka
page-nav-about = O grze
page-footer = BANG! jest znakiem towarowym swojego właściciela. Boot Hill jest nieoficjalny i niezwiązany z wydawcą.
page-settings = Ustawienia
page-name = Twoje imię
page-stranger = Gość
page-language = Język
page-theme = Motyw
    .choice = { $theme ->
        [light] Jasny
        [dark] Ciemny
       *[auto] Systemowy
    }
page-large = Większy tekst
page-sound = Dźwięki
page-waits = Niech gra czeka na mój czytnik ekranu
page-feel = Efekty przy stole
    .lively = Ruch, dźwięki i wibracje
page-tempo = Tempo
    .choice = { $tempo ->
        [slow] Wolne
        [fast] Szybkie
        [off] Bez przerw
       *[normal] Normalne
    }
    .skip = Dotknięcie lub klawisz pomija to, co właśnie widać.
page-notify = Powiadom mnie, gdy przyjdzie moja kolej
    .denied = Twoja przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
    .turn = Twoja kolej
page-search = Szukaj
    .gallery = Nazwa w dowolnym języku albo słowo
    .rules = Słowo albo numer, na przykład BAS-6.6
page-found = { $count ->
    [0] Brak wyników.
    [one] Jeden wynik.
    [few] { $count } wyniki.
   *[many] { $count } wyników.
}
page-rule-show = Pokaż zasadę { $rule }
page-rule-open = Otwórz na stronie zasad
page-rules =
    .beside = Pokaż obok tekst angielski
    .goal = Cel gry
    .marks = Do wyboru są dwie edycje: [4] oznacza to, co obowiązuje tylko w czwartej, [1] to, co tylko w pierwszej. Zasada bez znaku obowiązuje w obu.
    .none = Nie ma zasady { $id }.
page-rules-goal-classic = Każdy ma rolę i wszyscy oprócz Szeryfa trzymają ją w tajemnicy. Szeryf i Zastępcy wygrywają, gdy odpadną wszyscy Bandyci i Renegat; Bandyci, gdy odpadnie Szeryf; Renegat, gdy zostanie w grze sam.
page-rules-goal-dodge-city = Jak w grze klasycznej: Szeryf i Zastępcy wygrywają, gdy odpadną wszyscy Bandyci i Renegaci; Bandyci, gdy odpadnie Szeryf; Renegat, gdy zostanie w grze sam. We troje każdy jawnie poluje na jedną osobę. Dochodzą zielone karty, karty z kosztem i nowi bohaterowie.
page-rules-goal-high-noon = Karty wydarzeń dokładane do gry klasycznej albo do Dodge City. Od drugiej tury Szeryfa na początku każdej jego tury odkrywa się nowe wydarzenie. Obowiązuje ono wszystkich do odkrycia następnego, a ostatnie do końca gry.
page-rules-goal-fistful = Kolejne karty wydarzeń, używane tak samo jak te z „W samo południe”, osobno albo razem z nimi.
page-rules-goal-duel = Naprzeciw siebie stają stróżowie prawa i bandyci. Każda strona ma wiele postaci, ale w grze są zawsze dwie: aktywna i w odwodzie. Wygrywa strona, która wyeliminuje wszystkie postacie przeciwnika.
page-edition = { $edition ->
    [fourth] Tylko w czwartej edycji
   *[first] Tylko w pierwszej edycji
}
page-game = { $game ->
    [classic] Gra klasyczna
    [dodge-city] Dodge City
    [classic-dodge-city] Gra klasyczna i Dodge City
    [high-noon] W samo południe
    [fistful] Za garść kart
    [duel] Pojedynek
   *[other] { $game }
}

## The first page

page-home-over = Siadaj do stołu w
page-home-under = Stół do gier karcianych z rodziny BANG!. Bez konta i bez czekania.
page-play-now = Graj teraz
    .about = Klasyczna gra z czterema botami zaczyna się od razu i poczeka na ciebie tak długo, jak zechcesz.
page-rivals = Twoi przeciwnicy
    .gentle = Łatwi: dobrzy na pierwszą grę
    .strong = Silni: myślą naprzód
page-ways = Inne sposoby gry
page-way = Zagraj z botami
page-friends = Graj ze znajomymi
    .about = Przygotuj stół, wyślij odnośnik i rozdaj karty, gdy wszyscy będą. Na pustych miejscach usiądą boty.
    .go = Przygotuj stół
page-way-duel =
    .about = Dwoje graczy, dwie talie, jedna postać aktywna i jedna w odwodzie.
    .go = Zmierz się z botem
page-way-classic-dodge-city =
    .about = Oba pudełka razem: zielone karty, które wykłada się teraz, a używa później, karty z kosztem i 31 bohaterów.
    .go = Graj z Dodge City
page-way-dodge-city =
    .about = Samo to pudełko: zielone karty, karty z kosztem i własni bohaterowie.
    .go = Graj w Dodge City
page-learn =
    .about = Sześć krótkich sytuacji i pierwsza gra: dziesięć minut i znasz zasady. Potem siedem dalszych lekcji: zielone karty, Pojedynek, odgadywanie ról i gra każdą rolą.
    .go = Naucz się gry
    .begin = Zacznij od pierwszej lekcji
    .on = Przejdź do następnej lekcji
    .done = rozegrana
page-resume = Twoje stoły
page-open-tables = Otwarte stoły
    .none = W tej chwili nie ma otwartego stołu. Przygotuj swój!
page-quick = Usiądź z innymi
page-join = { $free ->
    [one] Dołącz ({ $free } wolne miejsce)
    [few] Dołącz ({ $free } wolne miejsca)
   *[many] Dołącz ({ $free } wolnych miejsc)
}
page-watch = Oglądaj

## The lobby

page-lobby = { $game ->
    [classic] Stół do gry klasycznej
    [dodge-city] Stół do Dodge City
    [classic-dodge-city] Stół do gry klasycznej z Dodge City
    [duel] Stół do Pojedynku
   *[other] Stół
}
page-link = Odnośnik do tego stołu
    .about = Kto go otworzy, może usiąść albo oglądać.
    .copy = Kopiuj
    .copied = Skopiowano
    .share = Udostępnij
    .select = Zaznaczono: skopiuj teraz
    .alone = Ten odnośnik działa tylko na tym komputerze. Aby inni w twojej sieci mogli dołączyć, uruchom serwer z `--host 0.0.0.0`.
page-seats = { $players ->
    [one] Jedno miejsce
    [few] { $players } miejsca
   *[many] { $players } miejsc
}
page-sit = Usiądź
page-seat-open = wolne
page-bot = { $level ->
    [random] Bot: biegacz stepowy (gra cokolwiek)
    [greenhorn] Bot: żółtodziób (na pierwszą grę)
    [stablehand] Bot: stajenny (łatwy)
    [drifter] Bot: włóczęga (dość łatwy)
    [karma] Bot: poszukiwacz złota (średni)
    [greedy] Bot: kowboj (gra dobrze)
    [gambler] Bot: hazardzista (gra dobrze i blefuje)
    [scout] Bot: zwiadowca (dość silny)
    [gunslinger] Bot: rewolwerowiec (silny)
    [desperado] Bot: desperado (bardzo silny; samouk)
    [ranger] Bot: ranger (bardzo silny; myśli krótko)
    [marshal] Bot: szeryf federalny (najlepszy; myśli do sekundy)
   *[other] Bot: { $level }
}
page-level = { $bot } · { $elo } Elo
page-levels = Poziomy, od najłatwiejszego
page-other-bots = Inne boty
page-host = gospodarz
page-program = bot sieciowy
page-gone = bez połączenia
page-move-here = Usiądź tutaj
page-add-bot = Dodaj bota
page-clear = Zwolnij
page-start = Rozdaj
    .about = Puste miejsca zajmą boty.
    .host = { $name } rozda, gdy wszyscy będą.
page-agreed = Ustawienia stołu
page-which-game = Gra
page-players = Gracze
page-bots = Boty na pustych miejscach
page-clock = Zegar
    .choice = { $clock ->
        [fast] Szybki: { $rope } s na ruch, łącznie { $reserve } min
        [standard] Zwykły: { $rope } s na ruch, łącznie { $reserve } min
        [relaxed] Spokojny: { $rope } s na ruch, łącznie { $reserve } min
        [off] Bez zegara
        [instant] Natychmiast: boty się nie zastanawiają
       *[other] { $clock }
    }
page-house-rules = Zasady domowe
page-option = { $option ->
    [edition] Edycja (zasada Więzienia)
    [simplified] Uproszczona pierwsza gra
    [sheriff] Kto będzie następnym Szeryfem
    [beer] Piwko poza swoją turą
    [pixie_pete] Pixie Pete dobiera
    [sean_mallory] Sean Mallory zatrzymuje
    [jose_delgado] José Delgado wymienia
    [deaths] Kto ginie od Gatlinga lub Indian!
    [reshuffle] Tasowanie stosu kart odrzuconych
    [apache_kid] Apache Kid i Pojedynek ♦
    [characters] Postacie na stronę
    [events] Wydarzenia
    [events_used] Liczba wydarzeń
    [events_final] Ostatnie wydarzenie
    [late_events] Dwa późniejsze wydarzenia
    [ghosts] Powroty do gry
   *[other] { $option }
}
    .value = { $option ->
        [events] { $value ->
            [high-noon] W samo południe
            [fistful] Za garść kart
            [both] Oba pudełka
           *[none] Brak
        }
        [events_used] { $value ->
            [usual] Jak zwykle
           *[other] { $value }
        }
        [events_final] { $value ->
            [high-noon] W samo południe
            [fistful] Za garść kart
           *[random] Wylosowane
        }
        [late_events] { $value ->
            [yes] Z nimi
           *[no] Bez nich
        }
        [ghosts] { $value ->
            [no] Nikt nie wraca
           *[yes] Możliwe
        }
        [edition] { $value ->
            [first] Pierwsza: traci dwie fazy
           *[fourth] Czwarta: traci turę
        }
        [simplified] { $value ->
            [yes] Tak: bez 13 kart
           *[no] Nie: wszystkie karty
        }
        [sheriff] { $value ->
            [random] Losowo
           *[other] Po kolei
        }
        [beer] { $value ->
            [last-life] Ratuje tylko ostatni punkt żywotności
           *[any-loss] Zmniejsza każdą stratę o punkt
        }
        [deaths] { $value ->
            [at-once] Odpada od razu
           *[after-card] Odpada po rozpatrzeniu karty
        }
        [reshuffle] { $value ->
            [when-empty] Gdy tylko talia się skończy
           *[when-needed] Gdy potrzebna jest karta
        }
        [apache_kid] { $value ->
            [ignores-duels] Nie działa
           *[fights-duels] Działa jak każdy Pojedynek
        }
       *[other] { $value ->
            [no-limit] Bez ograniczeń
           *[other] { $value }
        }
    }
page-public = Pokaż ten stół wszystkim
page-watchers = Widzowie mogą oglądać
page-dead-see-all = Kto jest poza grą, widzi wszystkie karty
page-series = Seria: kto przeżyje, może zachować bohatera
page-reload = Odśwież stronę
page-table-gone = Nie ma takiego stołu
page-not-here = Ten stół nie jest dla ciebie otwarty

## The table

page-table = Stół
page-paused = przerwa
page-lost = Połączenie zerwane: próbuję ponownie…
page-offline = Jesteś offline. Zasady i lekcje działają dalej; gra wymaga połączenia.
page-not-sent = W tej chwili nie ma połączenia, więc nic nie zostało wysłane. Spróbuj ponownie, gdy wróci.
page-watching = oglądasz
page-watched = Widzowie
page-waiting = Czekamy na: { $names }…
page-going-on = …
page-answered = Odpowiedź przyjęta. Inni jeszcze decydują.
page-answer-kept = Brak połączenia. Twoja odpowiedź zostanie wysłana, gdy tylko połączenie wróci.
page-time-out = Czas minął: odpowiedział za ciebie bot.
page-time-left = { $you ->
    [yes] Masz jeszcze { $left }
   *[no] { $name } ma jeszcze { $left }
}
page-ahead = Najpierw odpowiadają inni; twoja odpowiedź pozostaje tajna, dopóki nie przyjdzie na nią kolej.
page-prompt = Pytanie do ciebie
page-looking-back = Oglądasz ruch { $number }.
page-back-to-now = Wróć do bieżącej chwili
page-aim = Teraz dotknij celu:
page-pay = { $count ->
    [one] Którą kartę dokładasz?
    [few] Które { $count } karty dokładasz?
   *[many] Które { $count } kart dokładasz?
}
page-do = { $verb ->
    [discard] Odrzuć
    [reload] Przeładuj
    [use] Użyj
    [take] Weź
    [count] Ta się liczy
   *[play] Zagraj
}
page-tip = Dotknij podświetlonej karty, żeby ją wybrać. Dotknij innej, a dowiesz się, dlaczego nie możesz.
page-forced = Nie masz nic, co by tu pomogło.
    .always = Nie pytaj mnie więcej, gdy nie mam wyboru
page-understood = Jasne
page-look = Przyjrzyj się
page-pass = Pasuję
page-plan = Zaplanuj kilka odpowiedzi
    .empty = Dotknij najpierw tego, czego chcesz spróbować na początku, a potem kolejnych.
    .send = Zrób to w tej kolejności
page-doubt = { $why ->
    [in-vain] To nic nie da. Zrobić to mimo wszystko?
    [own-card] To dotyczy twojej własnej karty. Zrobić to mimo wszystko?
    [worse-weapon] Masz już lepszą broń. Zrobić to mimo wszystko?
   *[other] Na pewno?
}
    .yes = Tak, zrób to
    .no = Nie
page-why-nothing = Nic nie stoi na przeszkodzie; zobacz, jakie jest teraz pytanie.
page-life = Życie { $life } z { $full }
page-role = Rola: { $role }
    .noted = Podejrzewasz: { $role }
    .unknown = rola nieznana
page-side-law = Stróżowie prawa
page-side-outlaws = Bandyci
page-side-renegade = Renegat
page-reach = Zasięg broni { $reach }
page-distance = Zasięg { $distance }; zasięg broni { $reach }
page-distances = Zasięg
page-legend =
    .far = { $you ->
        [yes] W jakim zasięgu ich widzisz
       *[no] W jakim zasięgu widzi ich { $name }
    }
    .reached = { $you ->
        [yes] Możesz do nich strzelić: twoja broń sięga na { $reach }
       *[no] { $name } może do nich strzelić: broń sięga na { $reach }
    }
    .danger = { $you ->
        [yes] Przerywana obwódka: mogą strzelić do ciebie
       *[no] Przerywana obwódka: mogą strzelić do { $name }
    }
page-distance-there = { $reached ->
    [yes] { $name } siedzi w zasięgu { $distance }, a twoja broń sięga na { $reach }: możesz strzelić.
   *[no] { $name } siedzi w zasięgu { $distance }, a twoja broń sięga na { $reach }: za daleko.
}
page-distance-back = { $reached ->
    [yes] { $name } widzi cię w zasięgu { $distance } i ma broń o zasięgu { $reach }: może do ciebie strzelić.
   *[no] { $name } widzi cię w zasięgu { $distance } i ma broń o zasięgu { $reach }: nie może do ciebie strzelić.
}
page-sight = Pokaż, kogo dosięga { $name }
page-out = poza grą
page-ghost = duch
page-extra-turn = Dodatkowa tura
page-order = Tury następują przeciwnie do ruchu wskazówek zegara
page-event = Wydarzenie
    .now = Obowiązuje
    .none = Na razie bez wydarzenia
    .next = Następne: { $name }
    .last = Ostatnie wydarzenie: obowiązuje do końca gry.
    .past = Wcześniej: { $names }
page-events = Wydarzenia
page-event-came = { $gone ->
    [none] Pierwsze wydarzenie:
   *[other] Kończy się: { $gone }. Teraz obowiązuje:
}
page-may-return = Wydarzenie może jeszcze przywrócić cię do gry, dlatego widzisz tyle co wcześniej.
page-nothing = nic
page-in-play = W grze
page-laid = Leży od tej tury: można użyć od następnej
page-ready = Gotowa do użycia
page-hand = { $count ->
    [0] Brak kart na ręce
    [one] Jedna karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
page-hand-empty = Nie masz kart na ręce.
page-hand-limit = Karty na ręce: { $hand }, na koniec tury można zatrzymać: { $limit }
page-card = { $useful ->
    [yes] { $card }, do wyboru
   *[no] { $card }
}
page-unknown-card = Karta, której nie widzisz
page-seat = { $state ->
    [out] { $name }, { $role }, { $who }: poza grą
    [ghost] { $name }, { $role }, { $who }: duch, tylko na tę turę, kart na ręce: { $hand }, w grze: { $gear }
   *[in] { $distance ->
        [0] { $name }, { $role }, { $who }, życie { $life } z { $full }, kart na ręce: { $hand }, w grze: { $gear }
       *[other] { $reached ->
            [yes] { $name }, { $role }, { $who }, życie { $life } z { $full }, kart na ręce: { $hand }, zasięg { $distance }, w zasięgu twojej broni, w grze: { $gear }
           *[no] { $name }, { $role }, { $who }, życie { $life } z { $full }, kart na ręce: { $hand }, zasięg { $distance }, poza zasięgiem twojej broni, w grze: { $gear }
        }
    }
}
    .target = (cel)
page-me = Ty: { $who }, { $role }, życie { $life } z { $full }, zasięg broni { $reach }, w grze: { $gear }
    .ghost = Ty, w tej turze duch: { $who }, { $role }, zasięg broni { $reach }, w grze: { $gear }
page-figure = { $state ->
    [out] { $name } ({ $seat }): poza grą
   *[in] { $place ->
        [front] { $name } ({ $seat }), aktywna postać, życie { $life } z { $full }, ekwipunek: { $gear }
        [rear] { $name } ({ $seat }), postać w odwodzie, życie { $life } z { $full }, ekwipunek: { $gear }
       *[alone] { $name } ({ $seat }), jedyna postać, życie { $life } z { $full }, ekwipunek: { $gear }
    }
}
page-place = { $place ->
    [front] aktywna
    [rear] w odwodzie
   *[alone] sama
}
page-two-figures = Aktywna postać strzela i to do niej się strzela; działają jej umiejętność i ekwipunek. Postać w odwodzie czeka; raz w swojej turze możesz zamienić je miejscami.
page-reserve = { $size ->
    [0] brak rezerwy
    [one] jedna w rezerwie
    [few] { $size } w rezerwie
   *[many] { $size } w rezerwie
}
page-deck = Talia { $size }
page-deck-of = { $deck ->
    [law] Stróżowie prawa { $size }
    [outlaws] Bandyci { $size }
   *[common] Wspólna { $size }
}
page-pile = Odrzucone { $size }
page-pile-top = Na stosie kart odrzuconych: { $card }
page-edge = { $edge ->
    [blue] Niebieska: zostaje w grze
    [green] Zielona: najpierw się ją wykłada, a używa od następnej tury
   *[brown] Brązowa: zagrywa się ją i odrzuca
}
page-suit = { $suit ->
    [spades] pik
    [hearts] kier
    [diamonds] karo
    [clubs] trefl
    [barrel] beczka
    [dynamite] dynamit
    [horseshoe] podkowa
    [snake] wąż
   *[other] { $suit }
}
    .letter = { $suit ->
        [spades] P
        [hearts] K
        [diamonds] R
       *[clubs] T
    }
page-note = Myślę, że to
page-log = Co się wydarzyło
    .look = Zobacz stół z tamtej chwili
    .short = Dziennik
page-away = Pod twoją nieobecność
page-chat = Czat
    .empty = Nikt się jeszcze nie odezwał.
    .say = Powiedz coś
    .send = Powiedz
    .dead = do wyeliminowanych
    .among = Tylko do tych, którzy są poza grą
page-chat-unread = { $unread ->
    [0] Czat
    [one] Czat, jedna nowa wiadomość
    [few] Czat, { $unread } nowe wiadomości
   *[many] Czat, { $unread } nowych wiadomości
}
page-orders = Stałe polecenia
    .about = Stół może odpowiadać za ciebie. Zaznacz, co wolno mu robić samemu. Nikt inny tego nie zauważy: odpowiedź przychodzi po takim samym czasie jak przy zwykłym namyśle.
    .short = Polecenia
    .full-control = Pytaj mnie o wszystko
    .convenient = Oszczędź mi rutyny
page-order-forced = Gdy możliwa jest tylko jedna odpowiedź, udziel jej za mnie
page-order-shields = Gdy ktoś do mnie strzela, najpierw użyj Baryłki albo tego, co nic nie kosztuje
page-order-misses = Gdy ktoś do mnie strzela, zagraj Pudło!, dopóki je mam
page-order-end-turn = Zakończ moją turę, gdy nie mogę już nic zagrać
page-order-take-hits = { $life ->
    [0] Nigdy nie przyjmuj strzału bez pytania
   *[other] Przyjmij strzał bez pytania, dopóki mam więcej punktów żywotności niż { $life }
}
page-away-on = Niech bot gra za mnie
page-away-off = Gram dalej bez bota
page-bets = Zakłady
    .about = Nie możesz już działać, ale możesz mieć rację. Powiedz, kto wygra i kto jest kim. Po grze wszyscy zobaczą, jak dobrze to wyszło.
    .watch = Tylko oglądasz, ale możesz mieć rację. Powiedz, kto wygra i kto jest kim. Po grze wszyscy zobaczą, ile w tym było prawdy.
    .introduce = Dalej
    .winner = Która strona wygra?
    .role = Kim jest { $name }?
    .no-idea = nie wiem
    .others = Co mówią inni
page-bet = { $winner ->
    [yes] { $name }: { $side }. Dobrze!
    [no] { $name }: { $side }. Źle.
    [void] { $name }: { $side }.
   *[none] { $name } nie wskazuje żadnej strony.
}
    .roles = Odgadnięte role: { $right } z { $of }.
page-pause = Zatrzymaj zegary
    .off = Graj dalej
page-stand = Oddaj miejsce
    .sure = Oddać miejsce? Bot zajmie je na dobre.
page-offer = { $you ->
    [yes] Proponujesz zakończyć grę bez zwycięzcy.
   *[no] { $name } proponuje zakończyć grę bez zwycięzcy.
}
    .votes = Za: { $agreed }. Jeszcze bez odpowiedzi: { $asked }.
    .yes = Zgoda
    .no = Gramy dalej
    .withdraw = Wycofaj
page-offer-end = Zaproponuj zakończenie gry
    .sure = Zaproponować innym zakończenie gry bez zwycięzcy? Gra kończy się, jeśli zgodzą się wszyscy, którzy grają.
page-resign = Poddaj się
    .sure = Poddajesz się? Wygrywa druga strona.
page-close-game = Zakończ grę dla wszystkich
    .sure = Zakończyć tę grę dla wszystkich, bez zwycięzcy?
page-open-again = Zmień miejsca lub ustawienia
page-people = Kto tu jest
    .spectator = Widz
    .none = Nikogo innego tu nie ma.
page-you = ty
page-mute = Wycisz dla mnie
    .off = Przestań wyciszać
    .on = wyciszone dla ciebie
page-silence = Wycisz dla wszystkich
    .off = Pozwól znów mówić
    .on = wyciszone
page-remove = Usuń
    .sure = Usunąć od tego stołu: { $name }? Powrót nie będzie możliwy. W trakcie gry miejsce przejmuje bot.
page-lock = Zamknij stół: nikt nowy nie usiądzie
    .on = Ten stół jest zamknięty: nikt nowy nie może usiąść.
page-commitment = Ziarno tego rozdania ustalono przed jego początkiem. Skrót ziarna:
page-you-are-out = Jesteś poza grą i widzisz teraz wszystko.
page-gone-out = Odpadasz z gry
    .hope = { $role ->
        [deputy] Nadal możesz wygrać, jeśli wygrają stróżowie prawa.
       *[outlaw] Nadal możesz wygrać, jeśli wygrają Bandyci.
    }
    .open = Od teraz widzisz wszystkie karty i role. Oglądaj do końca, obstawiaj zwycięzcę albo rozmawiaj z innymi, którzy odpadli.
    .closed = Oglądaj do końca, obstawiaj zwycięzcę albo odejdź: gra toczy się dalej bez ciebie.
    .watch = Oglądaj dalej
    .hurry = Od razu do końca
    .leave = Odejdź od stołu
page-you-watch = Oglądasz ten stół.
page-mark-missed = { $n ->
    [0] Pudło!
   *[other] Pudło! Potrzeba jeszcze { $n }
}
page-mark-lost = −{ $n }
page-mark-gained = +{ $n }
page-mark-out = Odpada!

## The end, and the replay

page-end = Gra jest skończona
    .winner = { $winner ->
        [law] Wygrywają stróżowie prawa: { $names }.
        [outlaws] { $box ->
            [duel] Wygrywają bandyci: { $names }.
           *[other] Wygrywają Bandyci: { $names }.
        }
        [renegade] Wygrywa Renegat: { $names }.
       *[other] Wygrywa: { $names }.
    }
    .seed = Ziarno rozdania, dla tych, którzy chcą je sprawdzić: { $seed }
page-end-why = { $winner ->
    [law] Wszyscy Bandyci i Renegaci zostali wyeliminowani.
    [outlaws] Szeryf został wyeliminowany.
    [renegade] Renegat został w grze sam.
    [side] Wszystkie postacie drugiej strony zostały wyeliminowane.
   *[other] Wyeliminowano właściwego rywala albo nikt inny już nie został.
}
page-end-lost = { $role ->
    [renegade] { $own ->
        [yes] Szeryf padł z twojej ręki za wcześnie. Dopóki w grze jest ktoś jeszcze, wygrywają wtedy Bandyci.
       *[no] { $winner ->
            [outlaws] Szeryf padł dla ciebie za wcześnie: wygrywasz tylko wtedy, gdy nie zostanie w grze nikt inny.
           *[other] Wygrywasz tylko wtedy, gdy nie zostanie w grze nikt inny.
        }
    }
    [outlaw] { $winner ->
        [renegade] Szeryf padł, ale w grze był już tylko Renegat.
       *[other] Twoja strona wygrywa tylko wtedy, gdy padnie Szeryf.
    }
    [deputy] Twoja strona wygrywa tylko wtedy, gdy Szeryf przeżyje.
   *[other] Twoim celem było przeżyć wszystkich Bandytów i Renegatów.
}
page-story = Opowieść o grze
page-story-move = Ruch { $number }
page-story-turns = Punkty zwrotne
page-story-deeds = Kto kogo zranił
page-story-deed = { $by } → { $seat }: { $life ->
    [one] jeden punkt
    [few] { $life } punkty
   *[many] { $life } punktów
} { $box ->
    [duel] życia
   *[other] żywotności
}
page-story-known = Co i kiedy można było wiedzieć
    .from = od ruchu { $number }
    .never = dopiero na końcu
page-to-table = Z powrotem do stołu
page-rematch = Zagraj jeszcze raz
    .waiting = Czekamy na pozostałych…
    .keep = Zachowaj mojego bohatera, jeśli przeżył
    .lead = Chcę być Szeryfem
    .ready = chce grać dalej
    .missing = Jeszcze bez decyzji: { $names }
page-replay = Powtórka
    .what = { $moves ->
        [one] { $game }: { $names } · { $moves } ruch
        [few] { $game }: { $names } · { $moves } ruchy
       *[many] { $game }: { $names } · { $moves } ruchów
    }
    .new-game = Zaczęła się nowa gra: idź do stołu
    .first = Na początek
    .back = Ruch wstecz
    .next = Ruch dalej
    .run = Odtwarzaj
    .stop = Zatrzymaj
    .scrub = Ruch
    .at = Ruch { $number } z { $moves }
    .eyes = Czyimi oczami
    .open = Odkryte karty
    .as = Tak, jak to widzi { $name }
    .begin = Karty są rozdane.
    .speed = Tempo
    .here = Skutki tego ruchu
    .lines = Dotknij wiersza, aby przejść do tej chwili.
    .seal = Rozdanie było zapieczętowane: ten skrót ziarna serwera pokazano przed pierwszą kartą, a mając zapis, każdy może sprawdzić (boothill verify), że potem niczego nie zmieniono.
    .record = Zapis gry
page-company = { $state ->
    [none] Oglądacie razem. Przewiń, aby prowadzić pozostałych.
    [me] Prowadzisz: pozostali widzą to, co ty.
    [alone] Oglądasz na własną rękę.
   *[led] Prowadzi { $leader }, a ty widzisz to samo.
}
    .leave = Oglądam na własną rękę
    .join = Oglądajmy znów razem
page-chances = Co można było wiedzieć
    .about = { $name ->
        [none] Jak prawdopodobna była każda z ról, sądząc po tym, co aż do tego ruchu było widać na stole: tak pomyślałby uważny bot. Prawdziwa rola jest w ramce.
       *[other] Jak prawdopodobna była każda z ról, sądząc po tym, co aż do tego ruchu widzi { $name }: tak pomyślałby uważny bot.
    }
    .seat = { $name }: { $chances }
    .role = { $role } { $percent }%
    .percent = { $percent }%

## Settle it

## Cards and characters

page-cards = Karty
page-roles = Role
page-characters = { $box ->
    [duel] Postacie
   *[other] Bohaterowie
}

## Learn

page-lesson = Lekcja { $number } z { $count }
    .next = Następna lekcja
    .back = Poprzednia lekcja
    .skip = Przejdź do następnej
    .all = Wszystkie lekcje
    .again = Zagraj jeszcze raz
    .others = Grają pozostali…
    .stray = Zasady na to pozwalają, ale nie o to chodzi w tej lekcji. Cofnij ten ruch i spróbuj inaczej.
    .undo = Cofnij
    .hint = Podpowiedz mi
    .hinted = Spróbuj tak: { $what }.
page-lesson-try = { $verb ->
    [swap] Zamień swoje postacie
    [pass] Nie rób nic
    [end] Zakończ turę
    [discard] Odrzuć { $card-acc }
    [use] Użyj { $card-gen }
   *[play] { $whom ->
        [none] Zagraj { $card-acc }
        [Cid] Zagraj { $card-acc } na Cida
        [Bob] Zagraj { $card-acc } na Boba
       *[other] Zagraj { $card-acc } na { $whom }
    }
}
page-lesson-shoot = Do kogo można strzelić?
    .text = Jest twoja tura i masz na ręce BANG!. Bob siedzi obok ciebie, w zasięgu 1; Cid o jedno miejsce dalej, w zasięgu 2. Bez karty broni sięgasz na 1. Spróbuj obu strzałów.
    .after = Zasięg liczy się wokół stołu, krótszą drogą. Podaje go liczba przy każdym miejscu, czerwona tam, gdzie możesz strzelić.
page-lesson-weapon = Lepsza broń
    .text = Masz na ręce Schofielda, broń o zasięgu 2. Wyłóż ją przed siebie, a potem strzel do Cida.
    .after = Broń zostaje w grze, dopóki nie wyłożysz innej albo ktoś ci jej nie zabierze.
page-lesson-missed = Ktoś do ciebie strzela
    .text = Bob zagrywa na ciebie BANG!. Pudło! z ręki zatrzymuje strzał; Baryłka przed tobą może zatrzymać go za darmo, jeśli odkryta karta to kier.
    .after = Najpierw spróbuj Baryłki: jeśli zawiedzie, Pudło! wciąż masz na ręce.
page-lesson-once = Jedna karta BANG! na turę
    .text = Masz na ręce dwie karty BANG! i Volcanica. Strzel w tej turze dwa razy do Boba: czego do tego trzeba?
    .after = Zasada mówi: jedna karta BANG! na turę. Z Volcanikiem w grze albo jako Willy the Kid możesz strzelać bez ograniczeń.
page-lesson-beer = Ostatni punkt żywotności
    .text = Został ci jeden punkt żywotności, Bob strzela do ciebie, a ty nie masz jak zatrzymać strzału. Piwko na ręce ratuje cię w ostatniej chwili.
    .after = Gdy w grze zostało tylko dwoje graczy, Piwko nikomu nie pomaga.
page-lesson-reward = Do kogo strzelać?
    .text = Jesteś Szeryfem. Bob to chyba Bandyta, a Eve to chyba twój Zastępca; oboje mają po jednym punkcie żywotności. Strzel do właściwej osoby.
    .after = Kto wyeliminuje Bandytę, dobiera trzy karty. Szeryf, który wyeliminuje Zastępcę, traci wszystkie karty.
page-lesson-game = Twoja pierwsza gra
    .text = Trwa gra na cztery osoby. Jesteś Szeryfem, a twój bohater to Bart Cassidy. Wyeliminuj dwóch Bandytów i Renegata, a wygrasz. Ról pozostałych nikt jeszcze nie zna.
    .after = To cała gra: zasięg, strzały, odpowiedzi i ustalanie, kto jest kim. Teraz zagraj z botami.
page-lesson-green = Zielone karty
    .text = To Dodge City. Zielone karty leżą przed tobą jak niebieskie, ale każdej używasz tylko raz i nigdy w turze, w której ją wykładasz. Masz na ręce Derringera, a od poprzedniej tury leży przed tobą Żelazna płyta.
    .after = Zielona karta jest gotowa od twojej następnej tury. Karty z symbolem Pudła! działają też w turach innych graczy. Po użyciu odrzuca się je.
page-lesson-duel = Pojedynek
    .text = Dwoje graczy, po dwie postacie. Tylko aktywna postać korzysta ze swojej umiejętności i ekwipunku i prawie każdy strzał trafia tylko ją. Annie Oakey, twoja aktywna postać, ma jeden punkt życia; Dalon Ranger w odwodzie ma Pas na broń. Bob nie ma kart.
    .after = Wygrywa, kto wyeliminuje wszystkie postacie przeciwnika. Raz na turę możesz za darmo zamienić swoje postacie: to często najlepsza obrona.
page-lesson-roles = Odgadywanie ról
    .text = Twoja rola to Zastępca, a znany jest tylko Szeryf, Dee. Do swojej tury patrz, do kogo strzelają inni, a kogo oszczędzają. Potem strzel do wroga Szeryfa.
    .after = Bob strzela do Szeryfa: tak robią Bandyci. Cid strzela do Boba: zrobiłby to Zastępca, ale też Renegat, któremu Szeryf jest jeszcze potrzebny. Eve nic jeszcze nie robi, więc nic o niej nie wiadomo.
page-lesson-sheriff = Gra Szeryfem
    .text = Wszyscy wiedzą, kim jesteś, a Bandytom wystarczy pokonać ciebie. Masz dwa punkty żywotności, a następny gra Bob, którego nie obowiązuje limit kart BANG!. Przeżyj tę rundę.
    .after = Gdy ginie Szeryf, prawo przegrywa. Dbaj o punkty żywotności, trzymaj w zapasie Pudło! i strzelaj tylko do tych, którzy już pokazali, że są przeciwko tobie.
page-lesson-deputy = Gra Zastępcą
    .text = Wygrywasz razem z Szeryfem. Cid, Szeryf, ma jeden punkt żywotności, a Bob, który siedzi między wami, ma Volcanica i karty na ręce. Powstrzymaj Boba w tej turze.
    .after = Możesz odpaść i mimo to wygrać; Szeryf odpaść nie może. Stań między Szeryfem a Bandytami i pokaż, po czyjej jesteś stronie, zanim ktoś weźmie cię za jednego z nich.
page-lesson-outlaw = Gra Bandytą
    .text = Wygrywasz, gdy odpada Szeryf; nikt inny się nie liczy. Cid, Szeryf, ma jeden punkt żywotności, ale dzięki Mustangowi jest poza twoim zasięgiem.
    .after = Nie marnuj strzałów na Zastępców, choćby byli bardzo słabi. Bandyci wygrywają razem, także ci, którzy już odpadli z gry.
page-lesson-renegade = Gra Renegatem
    .text = Wygrywasz tylko jako ostatnia osoba w grze, a Szeryf musi odpaść na samym końcu. Bob, Szeryf, i Cid, Bandyta, mają po jednym punkcie żywotności. Do kogo strzelasz najpierw?
    .after = Jeśli Szeryf odpadnie, gdy w grze jest jeszcze ktoś inny, wygrywają Bandyci. Dlatego Renegat najpierw pomaga prawu, a na końcu staje przeciwko Szeryfowi. Gdy zostało dwoje graczy, Piwko już nie pomaga.
page-advice-lay = Cid siedzi w zasięgu 2, poza zasięgiem twojego Colta. Najpierw wyłóż Schofielda: sięga na 2.
page-advice-shoot = Teraz Cid jest w zasięgu: dotknij karty BANG!, a potem Cida.
page-advice-end = Limit to jedna karta BANG! na turę. Resztę zachowaj na odpowiedzi i zakończ turę.
page-advice-missed = Bob strzela do ciebie: już wiesz, po której stronie stoi. Pudło! zatrzymuje strzał.
page-advice-indians = Indianie! atakują wszystkich, a Pudło! nie pomaga: kto nie odrzuci karty BANG!, traci punkt żywotności.
page-advice-beer = Dee cię trafia, a Bart Cassidy dobiera za to kartę. Znów jest twoja tura: dzięki Piwku odzyskasz punkt żywotności.
page-advice-outlaw = Cidowi został jeden punkt żywotności. Kto wyeliminuje Bandytę, dobiera trzy karty.
page-advice-volcanic = Jeden strzał w tej turze masz już za sobą. Z Volcanikiem możesz strzelać dalej; ma zasięg tylko 1, ale bez Cida siedzą obok ciebie Bob i Dee.
page-advice-bob = Bob strzela do Szeryfa, a został mu jeden punkt żywotności.
page-advice-dee = W grze jest jeszcze tylko Dee, Renegat. Jeszcze jeden strzał.
page-advice-green = Zagraj Derringera: kładziesz go przed sobą. Spróbuj go użyć: dopiero w następnej turze.
page-advice-green-end = W tej turze nie ma już nic do zrobienia. Zakończ ją.
page-advice-plate = Bob strzela do ciebie. Żelazna płyta leżała tu już przed tą turą, więc jest gotowa: zatrzyma strzał.
page-advice-derringer = Znów jest twoja tura, a Derringer jest gotowy. Użyj go przeciwko Bobowi: dobierzesz przy tym kartę.
page-advice-swap = Niech walczy Dalon Ranger: z Pasem na broń nie ma limitu kart BANG!.
page-advice-duel-rear = Winchester to jedyna karta BANG!, która bez Lunety sięga postaci w odwodzie. Strzel do Pearl Hat.
page-advice-duel-front = Dzięki Pasowi na broń możesz strzelić jeszcze raz. Wystarczy jedno trafienie.
page-advice-roles-shoot = Twoja tura. Bob i Eve są w zasięgu. Kto strzela do Szeryfa?
page-advice-sheriff-beer = Najpierw odzyskaj punkt żywotności: wypij Piwko.
page-advice-sheriff-jail = Willy the Kid może strzelać, ile chce. Wsadź Boba do Więzienia: jeśli nie odkryje kiera, traci turę.
page-advice-sheriff-end = Zachowaj Pudło! do obrony i zakończ turę.
page-advice-sheriff-missed = Eve strzela do ciebie. Po to masz w zapasie Pudło!.
page-advice-deputy-panic = Z Volcanikiem Bob strzelałby do Szeryfa raz za razem. Zabierz mu broń Paniką!: Bob siedzi w zasięgu 1.
page-advice-deputy-volcanic = Teraz użyj go na swoją korzyść: wyłóż Volcanica.
page-advice-deputy-shoot = Z Volcanikiem w grze nie ma limitu. Strzel do Boba.
page-advice-deputy-again = Jeszcze raz: za wyeliminowanego Bandytę dobierasz trzy karty.
page-advice-outlaw-mustang = Mustang oddala Cida o jeden. Usuń go Kasią Balou, która działa bez względu na zasięg.
page-advice-outlaw-weapon = Cid siedzi teraz w zasięgu 2. Schofield tam sięga.
page-advice-outlaw-shoot = Teraz strzel do Szeryfa.
page-advice-renegade-outlaw = Najpierw Bandyta: dopóki Cid jest w grze, Szeryf musi żyć. Dobierasz też trzy karty.
page-advice-renegade-volcanic = Limit to jedna karta BANG! na turę, ale nie z Volcanikiem.
page-advice-renegade-sheriff = W grze jest już tylko Szeryf i żadne Piwko nie pomoże.

## About

page-about =
    .what = Boot Hill to silnik zasad i stół do gier karcianych z rodziny BANG!: gry klasycznej i Dodge City, z kartami wydarzeń lub bez nich, oraz Pojedynku. Wszystko zgodnie z instrukcjami, a każda zasada ma swój numer.
    .trademark = BANG! jest znakiem towarowym swojego właściciela. Boot Hill to nieoficjalny projekt miłośników tej gry; nie jest związany z wydawcą ani przez niego wspierany. Nazwy kart i postaci służą tylko do opisania gry.
    .licence = Kod: MIT. Teksty zasad i rysunki: CC BY-SA 4.0. Kroje pisma Bevan i Zilla Slab: SIL Open Font License 1.1.
    .fair = Każde rozdanie można sprawdzić: skrót ziarna widać przed grą, samo ziarno po niej.
    .private = Nie ma kont. Twoje imię, język, notatki i klucze do miejsc zostają w tej przeglądarce. Nic nie jest wczytywane z innych serwerów.
    .api = Interfejs dla programów
