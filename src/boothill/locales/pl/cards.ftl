# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Kosztuje jeszcze jedną kartę z ręki.
-gear = Kładziesz ją przy swojej postaci w odwodzie albo przy aktywnej postaci przeciwnika.
-reload = Można ją przeładować.
-bang = Karta BANG!: trafienie w aktywną postać przeciwnika.
-later = Wyłóż ją przed siebie; w jednej ze swoich następnych tur możesz jej raz użyć:
-shield = Wyłóż ją przed siebie; gdy tylko skończy się twoja tura, może anulować jeden strzał do ciebie

card-bang = Strzał do gracza w zasięgu twojej broni; jeśli nie chybi, gracz traci punkt życia. Jeden na turę.
card-missed = Anuluje strzał do ciebie; zagrywa się ją tylko w odpowiedzi.
    .due = Anuluje trafienie w jedną z twoich postaci; zagrywa się ją tylko w odpowiedzi.
card-beer = Odzyskujesz punkt życia. Ratuje cię też, gdy tracisz ostatni, ale nigdy, gdy w grze jest już tylko dwoje graczy.
    .dod = { $beer ->
        [last-life] Odzyskujesz punkt życia, także zaraz po stracie ostatniego. Nie działa, gdy w grze jest już tylko dwoje graczy.
       *[any-loss] Odzyskujesz punkt życia albo, w czyjejkolwiek turze, tracisz o jeden mniej. Nie działa, gdy w grze jest już tylko dwoje graczy.
    }
    .due = Twoja aktywna postać i twoja postać w odwodzie odzyskują po punkcie życia. Nigdy poza twoją turą.
card-saloon = Każdy, kto jest jeszcze w grze, odzyskuje punkt życia, ty też.
card-stagecoach = Dobierasz dwie karty.
card-wells-fargo = Dobierasz trzy karty.
card-general-store = Odkrywa się tyle kart, ilu jest graczy; każdy po kolei bierze jedną, zaczynając od ciebie.
    .due = Odkrywa się po dwie karty z talii każdego gracza; bierzecie je na zmianę, zaczynając od ciebie, aż nie zostanie żadna.
card-panic = Zabierasz kartę graczowi w odległości 1: losową z ręki albo wybraną z tych, które ma w grze.
card-cat-balou = Dowolny gracz, w dowolnej odległości, traci kartę: losową z ręki albo wybraną przez ciebie z tych, które ma w grze.
card-gatling = Strzał do wszystkich pozostałych, w dowolnej odległości. To nie jest karta BANG! i nie liczy się jako taka.
    .due = Trafienie w każdą postać oprócz twojej aktywnej. To nie jest karta BANG!.
card-indians = Każdy z pozostałych odrzuca BANG! albo traci punkt życia. Pudło! ani Baryłka na nic się tu nie zdadzą.
    .due = Za każdą postać oprócz twojej aktywnej jej właściciel odrzuca kartę trafienia, inaczej postać traci punkt życia. Nie da się tego uniknąć.
card-duel = Wyzywasz gracza: na zmianę odrzucacie karty BANG!, najpierw on. Kto przestanie, traci punkt życia.
    .due = Wyzywasz aktywną postać przeciwnika: na zmianę odrzucacie karty trafienia, najpierw przeciwnik. Postać tego, kto przestanie, traci punkt życia.
card-barrel = Leży przed tobą. Gdy ktoś do ciebie strzela, odkryj kartę: przy ♥ strzał chybia.
    .due = { -gear } Gdy postać z tą kartą ma zostać trafiona, odsłoń kartę: z symbolem beczki unika ona trafienia.
card-mustang = Leży przed tobą. Inni widzą cię o 1 dalej.
card-scope = Leży przed tobą. Widzisz innych o 1 bliżej.
    .due = { -gear } Dopóki postać z tą kartą jest twoją aktywną, kartami trafienia możesz celować też w postać przeciwnika w odwodzie. { -reload }
card-volcanic = Broń o zasięgu 1, z którą możesz zagrać w turze dowolnie wiele kart BANG!.
card-schofield = Broń o zasięgu 2.
    .due = { -bang } Jeśli przeciwnik go uniknie, twoja aktywna postać odzyskuje punkt życia.
card-remington = Broń o zasięgu 3.
    .due = { -bang } Jeśli przeciwnik go uniknie, dobierasz kartę.
card-rev-carabine = Broń o zasięgu 4.
card-winchester = Broń o zasięgu 5.
    .due = Karta BANG!: trafienie w postać przeciwnika, aktywną albo w odwodzie.
card-jail = { $edition ->
    [first] Wyłóż ją przed dowolnego gracza oprócz Szeryfa: na początku tury potrzebuje on ♥, inaczej nie dobiera i nie zagrywa w niej kart.
   *[fourth] Wyłóż ją przed dowolnego gracza oprócz Szeryfa: na początku tury potrzebuje on ♥, inaczej traci tę turę.
}
    .dod = Wyłóż ją przed dowolnego gracza oprócz Szeryfa: na początku tury potrzebuje on ♥, inaczej nie dobiera i nie zagrywa w niej kart.
card-dynamite = Leży przed tobą. Od twojej następnej tury właściciel odkrywa kartę: ♠ 2-9 kosztuje go trzy punkty życia, po każdej innej Dynamit przechodzi na gracza po lewej.
    .dod = Leży przed tobą. Od twojej następnej tury właściciel odkrywa kartę: ♠ 2-9 kosztuje go trzy punkty życia, po każdej innej Dynamit przechodzi na najbliższego gracza, który takiej nie ma.
    .due = Kładziesz ją przy swojej postaci w odwodzie. Na początku tury jej właściciela odsłania się kartę: z symbolem dynamitu postać traci trzy punkty życia, z innym Dynamit przechodzi na postać przeciwnika w odwodzie.

card-binocular = Leży przed tobą. Widzisz innych o 1 bliżej.
card-hideout = Leży przed tobą. Inni widzą cię o 1 dalej.
card-dodge = Anuluje strzał do ciebie, a ty dobierasz kartę; zagrywa się ją tylko w odpowiedzi.
card-punch = Strzał do gracza w odległości 1, niezależnie od twojej broni. Nie liczy się jako karta BANG!.
card-springfield = { -cost } Strzał do dowolnego innego gracza, w dowolnej odległości. Nie liczy się jako karta BANG!.
card-rag-time = { -cost } Zabierasz kartę dowolnemu innemu graczowi: losową z ręki albo wybraną z tych, które ma w grze.
card-brawl = { -cost } Każdy z pozostałych traci kartę: przy każdym mówisz, czy losową z ręki, czy którą z tych w grze.
card-tequila = { -cost } Wybrany przez ciebie gracz, możesz to być też ty, odzyskuje punkt życia.
card-whisky = { -cost } Odzyskujesz dwa punkty życia.
card-bible = { -shield }, a ty dobierasz kartę.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } dowolny gracz traci kartę, losową z ręki albo wybraną przez ciebie z tych, które ma w grze.
card-derringer = { -later } dobierasz kartę i strzelasz do gracza w odległości 1.
    .due = Trafienie w aktywną postać przeciwnika, które może anulować dowolna karta z ręki. To nie jest karta BANG!.
card-canteen = { -later } odzyskujesz punkt życia.
card-howitzer = { -later } strzał do wszystkich pozostałych, w dowolnej odległości.
card-buffalo-rifle = { -later } strzał do dowolnego innego gracza, w dowolnej odległości.
card-pepperbox = { -later } strzał do gracza w zasięgu twojej broni, niezależnie od zagranej karty BANG!.
card-pony-express = { -later } dobierasz trzy karty.
card-conestoga = { -later } zabierasz kartę dowolnemu innemu graczowi, losową z ręki albo wybraną z tych, które ma w grze.
card-knife = { -later } strzał do gracza w odległości 1.
    .due = Trafienie w aktywną postać przeciwnika. To nie jest karta BANG!.

card-bank = { -gear } Jako aktywna postać z tą kartą przynosi właścicielowi w fazie dobierania o jedną kartę więcej.
card-carbine = { -bang } Jeśli przeciwnik go uniknie, możesz odrzucić kartę leżącą przy jednej z aktywnych postaci.
card-clock = { -gear } Dopóki postać z tą kartą jest aktywna, jej właściciel dobiera kartę za każdym razem, gdy przeciwnik przenosi swój znacznik. { -reload }
card-colt = { -bang }
card-fanning = Karta BANG!: tyle trafień w aktywną postać przeciwnika, ile kart przy niej leży; każdego trzeba uniknąć z osobna.
card-gun-belt = { -gear } Dopóki postać z tą kartą jest aktywna, jej właściciel może zagrać w turze dowolnie wiele kart BANG!.
card-hat = { -gear } Odrzucona w chwili trafienia w postać, przy której leży, anuluje to trafienie.
card-peacemaker = { -bang } Jeśli przeciwnik go uniknie, odrzuca wybraną przez siebie kartę.
card-rattlesnake = { -gear } Na początku tury jej właściciela odsłania się kartę: z symbolem węża postać traci punkt życia. Ta karta zostaje.
card-return-fire = Anuluje trafienie w jedną z twoich postaci, po czym trafiona jest aktywna postać przeciwnika; zagrywa się ją tylko w odpowiedzi.
card-robbery = Zabierasz losową kartę z ręki przeciwnika albo odrzucasz kartę leżącą przy kimkolwiek oprócz jego postaci w odwodzie.
card-schoolteacher = Bierzesz na rękę kartę leżącą przy kimkolwiek oprócz postaci przeciwnika w odwodzie.
card-shotgun = { -bang } Jeśli przeciwnik go uniknie, musisz zamienić miejscami postacie jednej ze stron.
card-stampede = { -gear } Na początku tury jej właściciela jego obie postacie zamieniają się miejscami. Ta karta zostaje. { -reload }
card-strong-beer = Ktokolwiek oprócz postaci przeciwnika w odwodzie ma teraz dokładnie trzy punkty życia, czy było ich więcej, czy mniej.
card-wagon = Dobierasz trzy karty i odrzucasz jedną z nich.
card-water = Zamienia miejscami postacie jednej strony, twojej albo przeciwnika. { -reload }
