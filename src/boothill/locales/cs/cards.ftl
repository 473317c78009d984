# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = K jejímu zahrání je třeba odhodit ještě jednu kartu z ruky.
-gear = Pokládá se ke tvé záložní postavě nebo k soupeřově aktivní postavě.
-reload = Dá se nabít.
-bang = Karta BANG!: zásah soupeřovy aktivní postavy.
-later = Vykládáš ji před sebe a v některém ze svých dalších kol ji můžeš jednou použít:
-shield = Vykládáš ji před sebe; jakmile tvé kolo skončí, může zrušit jednu střelu na tebe

card-bang = Střela na hráče v dosahu tvé zbraně; pokud nemine, hráč ztrácí jeden život. Zahrát ji můžeš jednou za kolo.
card-missed = Ruší střelu na tebe; hraje se jen jako odpověď.
    .due = Ruší zásah kterékoli tvé postavy; hraje se jen jako odpověď.
card-beer = Získáváš zpět jeden život. Zachrání tě, i když ztrácíš poslední, ale ne, jste-li ve hře už jen dva.
    .dod = { $beer ->
        [last-life] Získáváš zpět jeden život, i hned po ztrátě posledního. Neplatí, jste-li ve hře už jen dva.
       *[any-loss] Získáváš zpět jeden život, nebo v kole kohokoli ztrácíš o jeden méně. Neplatí, jste-li ve hře už jen dva.
    }
    .due = Tvá aktivní i tvá záložní postava si vyléčí každá jeden život. Jen ve tvém tahu.
card-saloon = Každý, kdo je ještě ve hře, získává zpět jeden život, ty také.
card-stagecoach = Dobereš si dvě karty.
card-wells-fargo = Dobereš si tři karty.
card-general-store = Otočí se tolik karet, kolik je hráčů; každý si postupně jednu vezme, ty jako první.
    .due = Otočí se dvě karty z balíčku každého hráče; střídavě si je berete, dokud nějaká zbývá, ty jako první.
card-panic = Vezmeš kartu hráči ve vzdálenosti 1: náhodnou z ruky, nebo vybranou z těch, které má ve hře.
card-cat-balou = Kterýkoli hráč, nezávisle na vzdálenosti, přijde o kartu: náhodnou z ruky, nebo tebou vybranou z těch, které má ve hře.
card-gatling = Střela na všechny ostatní, nezávisle na vzdálenosti. Není to karta BANG! a ani se za ni nepočítá.
    .due = Zásah každé postavy kromě tvé aktivní. Není to karta BANG!.
card-indians = Každý z ostatních odhodí BANG!, nebo ztrácí jeden život. Vedle! ani Barel tu nepomohou.
    .due = Za každou postavu kromě tvé aktivní odhodí její majitel kartu zásahu, jinak postava ztrácí jeden život. Vyhnout se tomu nedá.
card-duel = Vyzveš hráče k souboji: střídavě odhazujete karty BANG!, on začíná. Kdo neodhodí, ztrácí jeden život.
    .due = Vyzveš soupeřovu aktivní postavu: střídavě odhazujete karty zásahu, začíná soupeř. Postava toho, kdo neodhodí, ztrácí jeden život.
card-barrel = Leží před tebou. Když na tebe někdo střílí, táhni si kartu: je-li to ♥, střela mine.
    .due = { -gear } Když má být její postava zasažena, odhal kartu: má-li symbol barelu, postava se zásahu vyhne.
card-mustang = Leží před tebou. Ostatní tě vidí o 1 dál.
card-scope = Leží před tebou. Vidíš ostatní o 1 blíž.
    .due = { -gear } Dokud je její postava tvou aktivní, můžeš kartami zásahu mířit i na soupeřovu záložní postavu. { -reload }
card-volcanic = Zbraň s dosahem 1, se kterou můžeš za kolo zahrát libovolný počet karet BANG!.
card-schofield = Zbraň s dosahem 2.
    .due = { -bang } Vyhne-li se mu soupeř, tvá aktivní postava si léčí jeden život.
card-remington = Zbraň s dosahem 3.
    .due = { -bang } Vyhne-li se mu soupeř, dobereš si kartu.
card-rev-carabine = Zbraň s dosahem 4.
card-winchester = Zbraň s dosahem 5.
    .due = Karta BANG!: zásah soupeřovy aktivní nebo záložní postavy.
card-jail = { $edition ->
    [first] Vykládáš ji před kohokoli kromě Šerifa: na začátku kola si táhne kartu, a není-li to ♥, v tomto kole si nedobírá ani nehraje.
   *[fourth] Vykládáš ji před kohokoli kromě Šerifa: na začátku kola si táhne kartu, a není-li to ♥, o toto kolo přijde.
}
    .dod = Vykládáš ji před kohokoli kromě Šerifa: na začátku kola si táhne kartu, a není-li to ♥, v tomto kole si nedobírá ani nehraje.
card-dynamite = Leží před tebou. Od tvého příštího kola si ten, před kým leží, na začátku kola táhne kartu: ♠ 2–9 ho stojí tři životy, jinak předá Dynamit hráči vlevo.
    .dod = Leží před tebou. Od tvého příštího kola si ten, před kým leží, na začátku kola táhne kartu: ♠ 2–9 ho stojí tři životy, jinak Dynamit putuje k nejbližšímu hráči, který žádný Dynamit nemá.
    .due = Pokládá se ke tvé záložní postavě. Na začátku tahu jejího majitele se odhalí karta: má-li symbol dynamitu, ztrácí postava tři životy, jinak Dynamit přejde na soupeřovu záložní postavu.

card-binocular = Leží před tebou. Vidíš ostatní o 1 blíž.
card-hideout = Leží před tebou. Ostatní tě vidí o 1 dál.
card-dodge = Ruší střelu na tebe a dobereš si kartu; hraje se jen jako odpověď.
card-punch = Střela na hráče ve vzdálenosti 1, ať máš jakoukoli zbraň. Nepočítá se jako karta BANG!.
card-springfield = { -cost } Střela na kteréhokoli jiného hráče, nezávisle na vzdálenosti. Nepočítá se jako karta BANG!.
card-rag-time = { -cost } Vezmeš kartu kterémukoli jinému hráči: náhodnou z ruky, nebo vybranou z těch, které má ve hře.
card-brawl = { -cost } Každý z ostatních přijde o kartu: u každého určíš, zda o náhodnou z ruky, nebo o některou z těch ve hře.
card-tequila = { -cost } Hráč, kterého určíš (můžeš to být i ty), získává zpět jeden život.
card-whisky = { -cost } Získáváš zpět dva životy.
card-bible = { -shield } a dobereš si kartu.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } kterýkoli hráč přijde o kartu, náhodnou z ruky, nebo tebou vybranou z těch, které má ve hře.
card-derringer = { -later } dobereš si kartu a vystřelíš na hráče ve vzdálenosti 1.
    .due = Zásah soupeřovy aktivní postavy, který může zrušit jakákoli karta z ruky. Není to karta BANG!.
card-canteen = { -later } získáváš zpět jeden život.
card-howitzer = { -later } střela na všechny ostatní, nezávisle na vzdálenosti.
card-buffalo-rifle = { -later } střela na kteréhokoli jiného hráče, nezávisle na vzdálenosti.
card-pepperbox = { -later } střela na hráče v dosahu tvé zbraně, mimo limit karet BANG!.
card-pony-express = { -later } dobereš si tři karty.
card-conestoga = { -later } vezmeš kartu kterémukoli jinému hráči, náhodnou z ruky, nebo vybranou z těch, které má ve hře.
card-knife = { -later } střela na hráče ve vzdálenosti 1.
    .due = Zásah soupeřovy aktivní postavy. Není to karta BANG!.

card-bank = { -gear } Je-li její postava aktivní, dobírá si její majitel ve fázi dobírání o kartu víc.
card-carbine = { -bang } Vyhne-li se mu soupeř, můžeš odhodit kartu ležící u jedné z aktivních postav.
card-clock = { -gear } Dokud je její postava aktivní, dobírá si její majitel kartu pokaždé, když soupeř přesune svůj žeton AP. { -reload }
card-colt = { -bang }
card-fanning = Karta BANG!: tolik zásahů soupeřovy aktivní postavy, kolik karet u ní leží; každému je třeba vyhnout se zvlášť.
card-gun-belt = { -gear } Dokud je její postava aktivní, může její majitel za tah zahrát libovolný počet karet BANG!.
card-hat = { -gear } Odhodí-li se, když má být její postava zasažena, zásah zruší.
card-peacemaker = { -bang } Vyhne-li se mu soupeř, odhodí kartu, kterou si sám vybere.
card-rattlesnake = { -gear } Na začátku tahu jejího majitele se odhalí karta: má-li symbol hada, ztrácí postava jeden život. Chřestýš zůstává ve hře.
card-return-fire = Ruší zásah kterékoli tvé postavy a potom je zasažena soupeřova aktivní postava; hraje se jen jako odpověď.
card-robbery = Vezmeš náhodnou kartu ze soupeřovy ruky, nebo odhodíš kartu ležící u kterékoli postavy kromě jeho záložní.
card-schoolteacher = Vezmeš si do ruky kartu ležící u kterékoli postavy kromě soupeřovy záložní.
card-shotgun = { -bang } Vyhne-li se mu soupeř, musíš vyměnit pozice postav jedné ze stran.
card-stampede = { -gear } Na začátku tahu jejího majitele si obě jeho postavy vymění pozice. Karta zůstává ve hře. { -reload }
card-strong-beer = Kterákoli postava kromě soupeřovy záložní má teď přesně tři životy, ať jich měla víc, nebo míň.
card-wagon = Dobereš si tři karty a jednu z nich odhodíš.
card-water = Postavy jedné strany, tvé nebo soupeřovy, si vymění pozice. { -reload }
