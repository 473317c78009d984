# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Wymaga odrzucenia jeszcze jednej karty z ręki.
-gear = Kładziesz ją przy swojej postaci w odwodzie albo przy aktywnej postaci przeciwnika.
-reload = Można ją przeładować.
-bang = Karta BANG!: trafienie w aktywną postać przeciwnika.
-later = Wykładasz ją przed siebie, a w jednej z następnych swoich tur możesz jej raz użyć:
-shield = Wykładasz ją przed siebie; gdy tylko skończy się twoja tura, może anulować jeden strzał do ciebie

card-bang = Strzał do gracza w zasięgu twojej broni; jeśli nie chybi, trafiony traci punkt żywotności. Jeden na turę.
card-missed = Anuluje strzał do ciebie; zagrywa się ją tylko w odpowiedzi.
    .due = Anuluje trafienie w jedną z twoich postaci; zagrywa się ją tylko w odpowiedzi.
card-beer = Odzyskujesz punkt żywotności. Ratuje cię też, gdy tracisz ostatni, chyba że w grze zostało tylko dwoje graczy.
    .dod = { $beer ->
        [last-life] Odzyskujesz punkt żywotności, także zaraz po stracie ostatniego. Nie działa, gdy w grze zostało tylko dwoje graczy.
       *[any-loss] Odzyskujesz punkt żywotności albo, w dowolnej turze, tracisz o jeden mniej. Nie działa, gdy w grze zostało tylko dwoje graczy.
    }
    .due = Twoja aktywna postać i twoja postać w odwodzie odzyskują po punkcie życia. Tylko w twojej turze.
card-saloon = Wszyscy, którzy są jeszcze w grze, odzyskują po punkcie żywotności, ty też.
card-stagecoach = Dobierasz dwie karty.
card-wells-fargo = Dobierasz trzy karty.
card-general-store = Odkrywa się tyle kart, ilu jest graczy; każdy po kolei bierze jedną, zaczynając od ciebie.
    .due = Odkrywa się po dwie karty z talii każdego gracza; bierzecie je na zmianę, zaczynając od ciebie, aż nie zostanie żadna.
card-panic = Zabierasz kartę graczowi w zasięgu 1: losową z ręki albo wybraną z tych, które ma w grze.
card-cat-balou = Dowolny gracz, bez względu na zasięg, traci kartę: losową z ręki albo wybraną przez ciebie z tych, które ma w grze.
card-gatling = Strzał do wszystkich pozostałych, bez względu na zasięg. To nie jest karta BANG! i nie liczy się do limitu.
    .due = Trafienie w każdą postać oprócz twojej aktywnej. To nie jest karta BANG!.
card-indians = Każdy z pozostałych odrzuca BANG! albo traci punkt żywotności. Pudło! ani Baryłka tu nie pomogą.
    .due = Za każdą postać oprócz twojej aktywnej jej właściciel odrzuca kartę trafienia, inaczej postać traci punkt życia. Karty i symbole unikania nie pomagają.
card-duel = Wyzywasz gracza: na zmianę odrzucacie karty BANG!, on zaczyna. Kto nie odrzuci, traci punkt żywotności.
    .due = Wyzywasz aktywną postać przeciwnika: na zmianę odrzucacie karty trafienia, zaczyna przeciwnik. Postać tego, kto nie odrzuci, traci punkt życia.
card-barrel = Leży przed tobą. Gdy ktoś do ciebie strzela, sprawdź Poker!: przy ♥ strzał chybia.
    .due = { -gear } Gdy postać z tą kartą ma zostać trafiona, odsłoń kartę: jeśli ma symbol beczki, postać unika trafienia.
card-mustang = Leży przed tobą. Inni widzą cię w zasięgu większym o 1.
card-scope = Leży przed tobą. Widzisz innych w zasięgu mniejszym o 1.
    .due = { -gear } Dopóki postać z tą kartą jest twoją aktywną, kartami trafienia możesz celować też w postać przeciwnika w odwodzie. { -reload }
card-volcanic = Broń o zasięgu 1, z którą możesz w swojej turze zagrać dowolną liczbę kart BANG!.
card-schofield = Broń o zasięgu 2.
    .due = { -bang } Jeśli przeciwnik go uniknie, twoja aktywna postać odzyskuje punkt życia.
card-remington = Broń o zasięgu 3.
    .due = { -bang } Jeśli przeciwnik go uniknie, dobierasz kartę.
card-rev-carabine = Broń o zasięgu 4.
card-winchester = Broń o zasięgu 5.
    .due = Karta BANG!: trafienie w postać przeciwnika, aktywną albo w odwodzie.
card-jail = { $edition ->
    [first] Kładziesz ją przed dowolnym graczem oprócz Szeryfa: na początku tury sprawdza on Poker! i bez ♥ nie dobiera ani nie zagrywa kart.
   *[fourth] Kładziesz ją przed dowolnym graczem oprócz Szeryfa: na początku tury sprawdza on Poker! i bez ♥ traci tę turę.
}
    .dod = Kładziesz ją przed dowolnym graczem oprócz Szeryfa: na początku tury sprawdza on Poker! i bez ♥ nie dobiera ani nie zagrywa kart.
card-dynamite = Leży przed tobą. Od twojej następnej tury ten, przed kim leży, na początku tury sprawdza Poker!: przy ♠ 2–9 traci trzy punkty żywotności, inaczej przekazuje Dynamit graczowi po lewej.
    .dod = Leży przed tobą. Od twojej następnej tury ten, przed kim leży, na początku tury sprawdza Poker!: przy ♠ 2–9 traci trzy punkty żywotności, inaczej Dynamit przechodzi do najbliższego gracza, który nie ma jeszcze Dynamitu.
    .due = Kładziesz ją przy swojej postaci w odwodzie. Na początku tury jej właściciela odsłania się kartę: przy symbolu dynamitu postać traci trzy punkty życia, przy innym Dynamit przechodzi na postać przeciwnika w odwodzie.

card-binocular = Leży przed tobą. Widzisz innych w zasięgu mniejszym o 1.
card-hideout = Leży przed tobą. Inni widzą cię w zasięgu większym o 1.
card-dodge = Anuluje strzał do ciebie, a ty dobierasz kartę; zagrywa się ją tylko w odpowiedzi.
card-punch = Strzał do gracza w zasięgu 1, bez względu na twoją broń. Nie liczy się jako karta BANG!.
card-springfield = { -cost } Strzał do dowolnego innego gracza, bez względu na zasięg. Nie liczy się jako karta BANG!.
card-rag-time = { -cost } Zabierasz kartę dowolnemu innemu graczowi: losową z ręki albo wybraną z tych, które ma w grze.
card-brawl = { -cost } Każdy z pozostałych traci kartę: przy każdym wybierasz, czy losową z ręki, czy jedną z tych w grze.
card-tequila = { -cost } Wybrany gracz (możesz to być ty) odzyskuje punkt żywotności.
card-whisky = { -cost } Odzyskujesz dwa punkty żywotności.
card-bible = { -shield }, a ty dobierasz kartę.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } dowolny gracz traci kartę, losową z ręki albo wybraną przez ciebie z tych, które ma w grze.
card-derringer = { -later } dobierasz kartę i strzelasz do gracza w zasięgu 1.
    .due = Trafienie w aktywną postać przeciwnika, które może anulować dowolna karta z ręki. To nie jest karta BANG!.
card-canteen = { -later } odzyskujesz punkt żywotności.
card-howitzer = { -later } strzał do wszystkich pozostałych, bez względu na zasięg.
card-buffalo-rifle = { -later } strzał do dowolnego innego gracza, bez względu na zasięg.
card-pepperbox = { -later } strzał do gracza w zasięgu twojej broni, poza limitem kart BANG!.
card-pony-express = { -later } dobierasz trzy karty.
card-conestoga = { -later } zabierasz kartę dowolnemu innemu graczowi, losową z ręki albo wybraną z tych, które ma w grze.
card-knife = { -later } strzał do gracza w zasięgu 1.
    .due = Trafienie w aktywną postać przeciwnika. To nie jest karta BANG!.

card-bank = { -gear } Dopóki postać z tą kartą jest aktywna, jej właściciel dobiera w fazie dobierania o jedną kartę więcej.
card-carbine = { -bang } Jeśli przeciwnik go uniknie, możesz odrzucić kartę leżącą przy jednej z aktywnych postaci.
card-clock = { -gear } Dopóki postać z tą kartą jest aktywna, jej właściciel dobiera kartę za każdym razem, gdy przeciwnik przesuwa swój żeton AP. { -reload }
card-colt = { -bang }
card-fanning = Karta BANG!: tyle trafień w aktywną postać przeciwnika, ile kart przy niej leży; każdego trzeba uniknąć z osobna.
card-gun-belt = { -gear } Dopóki postać z tą kartą jest aktywna, jej właściciel może zagrać w turze dowolną liczbę kart BANG!.
card-hat = { -gear } Odrzucona w chwili trafienia w postać, przy której leży, anuluje to trafienie.
card-peacemaker = { -bang } Jeśli przeciwnik go uniknie, odrzuca wybraną przez siebie kartę.
card-rattlesnake = { -gear } Na początku tury jej właściciela odsłania się kartę: przy symbolu węża postać traci punkt życia. Grzechotnik zostaje w grze.
card-return-fire = Anuluje trafienie w jedną z twoich postaci, po czym trafiona jest aktywna postać przeciwnika; zagrywa się ją tylko w odpowiedzi.
card-robbery = Zabierasz losową kartę z ręki przeciwnika albo odrzucasz kartę leżącą przy dowolnej postaci oprócz jego postaci w odwodzie.
card-schoolteacher = Bierzesz na rękę kartę leżącą przy dowolnej postaci oprócz postaci przeciwnika w odwodzie.
card-shotgun = { -bang } Jeśli przeciwnik go uniknie, musisz zamienić miejscami postacie jednej ze stron.
card-stampede = { -gear } Na początku tury jej właściciela obie jego postacie zamieniają się miejscami. Karta zostaje w grze. { -reload }
card-strong-beer = Dowolna postać oprócz postaci przeciwnika w odwodzie ma teraz dokładnie trzy punkty życia, bez względu na to, ile miała.
card-wagon = Dobierasz trzy karty i odrzucasz jedną z nich.
card-water = Zamienia miejscami postacie jednej strony, twojej albo przeciwnika. { -reload }
