# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Stojí ještě jednu kartu z ruky.
-gear = Patří ke tvé záložní postavě nebo k soupeřově aktivní postavě.
-reload = Dá se nabít.
-bang = Karta BANG!: zásah soupeřovy aktivní postavy.
-later = Vylož ji před sebe; v některém ze svých dalších tahů ji můžeš jednou použít:
-shield = Vylož ji před sebe; jakmile tvůj tah skončí, může zrušit jeden výstřel na tebe

card-bang = Výstřel na hráče v dostřelu tvé zbraně; pokud nemine, hráč ztrácí jeden život. Jeden za tah.
card-missed = Ruší výstřel na tebe; hraje se jen jako odpověď.
    .due = Ruší zásah kterékoli tvé postavy; hraje se jen jako odpověď.
card-beer = Získáváš zpět jeden život. Zachrání tě, i když ztrácíš poslední, ale nikdy, jste-li ve hře už jen dva.
    .dod = { $beer ->
        [last-life] Získáváš zpět jeden život, i hned po ztrátě posledního. Neplatí, jste-li ve hře už jen dva.
       *[any-loss] Získáváš zpět jeden život, nebo v tahu kohokoli ztrácíš o jeden méně. Neplatí, jste-li ve hře už jen dva.
    }
    .due = Tvá aktivní i tvá záložní postava získávají zpět po životě. Nikdy mimo tvůj tah.
card-saloon = Každý, kdo je ještě ve hře, získává zpět jeden život, ty také.
card-stagecoach = Lízneš si dvě karty.
card-wells-fargo = Lízneš si tři karty.
card-general-store = Otočí se tolik karet, kolik je hráčů; každý si postupně jednu vezme, ty jako první.
    .due = Otočí se po dvou kartách z balíčku každého hráče; střídavě si je berete, až žádná nezbude, ty jako první.
card-panic = Vezmeš kartu hráči ve vzdálenosti 1: náhodnou z ruky, nebo vybranou z těch, které má ve hře.
card-cat-balou = Kdokoli v jakékoli vzdálenosti přijde o kartu: náhodnou z ruky, nebo tebou vybranou z těch, které má ve hře.
card-gatling = Výstřel na všechny ostatní v jakékoli vzdálenosti. Není to karta BANG! a nepočítá se tak.
    .due = Zásah každé postavy kromě tvé aktivní. Není to karta BANG!.
card-indians = Každý z ostatních odhodí BANG!, nebo ztrácí jeden život. Vedle! ani Barel tu nepomohou.
    .due = Za každou postavu kromě tvé aktivní odhodí její majitel kartu zásahu, jinak postava ztrácí jeden život. Vyhnout se tomu nedá.
card-duel = Vyzveš hráče: střídavě odhazujete karty BANG!, nejdřív on. Kdo přestane, ztrácí jeden život.
    .due = Vyzveš soupeřovu aktivní postavu: střídavě odhazujete karty zásahu, nejdřív soupeř. Postava toho, kdo přestane, ztrácí jeden život.
card-barrel = Leží před tebou. Když na tebe někdo střílí, otoč kartu: s ♥ výstřel mine.
    .due = { -gear } Když má být její postava zasažena, odhal kartu: se symbolem barelu se zásahu vyhne.
card-mustang = Leží před tebou. Ostatní tě vidí o 1 dál.
card-scope = Leží před tebou. Vidíš ostatní o 1 blíž.
    .due = { -gear } Dokud je její postava tvou aktivní, můžeš kartami zásahu mířit i na soupeřovu záložní postavu. { -reload }
card-volcanic = Zbraň s dostřelem 1, se kterou můžeš za tah zahrát libovolně mnoho karet BANG!.
card-schofield = Zbraň s dostřelem 2.
    .due = { -bang } Vyhne-li se mu soupeř, tvá aktivní postava získává zpět jeden život.
card-remington = Zbraň s dostřelem 3.
    .due = { -bang } Vyhne-li se mu soupeř, lízneš si kartu.
card-rev-carabine = Zbraň s dostřelem 4.
card-winchester = Zbraň s dostřelem 5.
    .due = Karta BANG!: zásah soupeřovy aktivní nebo záložní postavy.
card-jail = { $edition ->
    [first] Vylož ji před kohokoli kromě Šerifa: na začátku tahu potřebuje ♥, jinak v něm nelíže ani nehraje.
   *[fourth] Vylož ji před kohokoli kromě Šerifa: na začátku tahu potřebuje ♥, jinak o tento tah přijde.
}
    .dod = Vylož ji před kohokoli kromě Šerifa: na začátku tahu potřebuje ♥, jinak v něm nelíže ani nehraje.
card-dynamite = Leží před tebou. Od tvého příštího tahu její majitel otáčí kartu: ♠ 2-9 ho stojí tři životy, po každé jiné putuje Dynamit k hráči vlevo.
    .dod = Leží před tebou. Od tvého příštího tahu její majitel otáčí kartu: ♠ 2-9 ho stojí tři životy, po každé jiné putuje Dynamit k nejbližšímu hráči, který takovou nemá.
    .due = Patří ke tvé záložní postavě. Na začátku tahu jejího majitele se odhalí karta: se symbolem dynamitu ztrácí postava tři životy, s jiným putuje Dynamit k soupeřově záložní postavě.

card-binocular = Leží před tebou. Vidíš ostatní o 1 blíž.
card-hideout = Leží před tebou. Ostatní tě vidí o 1 dál.
card-dodge = Ruší výstřel na tebe a lízneš si kartu; hraje se jen jako odpověď.
card-punch = Výstřel na hráče ve vzdálenosti 1, ať máš jakoukoli zbraň. Nepočítá se jako karta BANG!.
card-springfield = { -cost } Výstřel na kteréhokoli jiného hráče v jakékoli vzdálenosti. Nepočítá se jako karta BANG!.
card-rag-time = { -cost } Vezmeš kartu kterémukoli jinému hráči: náhodnou z ruky, nebo vybranou z těch, které má ve hře.
card-brawl = { -cost } Každý z ostatních přijde o kartu: u každého řekneš, zda o náhodnou z ruky, nebo o kterou z těch ve hře.
card-tequila = { -cost } Hráč, kterého určíš, třeba i ty, získává zpět jeden život.
card-whisky = { -cost } Získáváš zpět dva životy.
card-bible = { -shield }, a lízneš si kartu.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } kdokoli přijde o kartu, náhodnou z ruky, nebo tebou vybranou z těch, které má ve hře.
card-derringer = { -later } lízneš si kartu a vystřelíš na hráče ve vzdálenosti 1.
    .due = Zásah soupeřovy aktivní postavy, který může zrušit jakákoli karta z ruky. Není to karta BANG!.
card-canteen = { -later } získáváš zpět jeden život.
card-howitzer = { -later } výstřel na všechny ostatní v jakékoli vzdálenosti.
card-buffalo-rifle = { -later } výstřel na kteréhokoli jiného hráče v jakékoli vzdálenosti.
card-pepperbox = { -later } výstřel na hráče v dostřelu tvé zbraně, bez ohledu na zahranou kartu BANG!.
card-pony-express = { -later } lízneš si tři karty.
card-conestoga = { -later } vezmeš kartu kterémukoli jinému hráči, náhodnou z ruky, nebo vybranou z těch, které má ve hře.
card-knife = { -later } výstřel na hráče ve vzdálenosti 1.
    .due = Zásah soupeřovy aktivní postavy. Není to karta BANG!.

card-bank = { -gear } Je-li její postava aktivní, líže si její majitel ve fázi lízání o kartu víc.
card-carbine = { -bang } Vyhne-li se mu soupeř, můžeš odhodit kartu ležící u jedné z aktivních postav.
card-clock = { -gear } Dokud je její postava aktivní, líže si její majitel kartu pokaždé, když soupeř přesune svůj ukazatel. { -reload }
card-colt = { -bang }
card-fanning = Karta BANG!: tolik zásahů soupeřovy aktivní postavy, kolik karet u ní leží; každému je třeba vyhnout se zvlášť.
card-gun-belt = { -gear } Dokud je její postava aktivní, může její majitel za tah zahrát libovolně mnoho karet BANG!.
card-hat = { -gear } Odhodí-li se, když má být její postava zasažena, zásah zruší.
card-peacemaker = { -bang } Vyhne-li se mu soupeř, odhodí kartu, kterou si sám vybere.
card-rattlesnake = { -gear } Na začátku tahu jejího majitele se odhalí karta: se symbolem hada ztrácí postava jeden život. Tato karta zůstává.
card-return-fire = Ruší zásah kterékoli tvé postavy a potom je zasažena soupeřova aktivní postava; hraje se jen jako odpověď.
card-robbery = Vezmeš náhodnou kartu ze soupeřovy ruky, nebo odhodíš kartu ležící u kohokoli kromě jeho záložní postavy.
card-schoolteacher = Vezmeš si do ruky kartu ležící u kohokoli kromě soupeřovy záložní postavy.
card-shotgun = { -bang } Vyhne-li se mu soupeř, musíš vyměnit postavy jedné ze stran.
card-stampede = { -gear } Na začátku tahu jejího majitele si jeho obě postavy vymění místa. Tato karta zůstává. { -reload }
card-strong-beer = Kdokoli kromě soupeřovy záložní postavy má teď přesně tři životy, ať jich měl víc, nebo míň.
card-wagon = Lízneš si tři karty a jednu z nich odhodíš.
card-water = Vymění postavy jedné strany, tvé nebo soupeřovy. { -reload }
