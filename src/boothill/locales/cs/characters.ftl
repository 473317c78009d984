# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = Za každý ztracený život si líže kartu.
character-black-jack = Ukáže druhou kartu líznutou na začátku tahu; je-li to ♥ nebo ♦, lízne si ještě jednu.
character-calamity-janet = Smí použít BANG! jako Vedle! a Vedle! jako BANG!.
character-el-gringo = Každému, kvůli komu přijde o jeden život, vezme náhodnou kartu z ruky.
character-jesse-jones = První kartu tahu si může vzít z ruky jiného hráče místo z balíčku.
character-jourdonnais = Proti výstřelu má vždy k dispozici Barel, navíc k tomu, který před ním leží.
character-kit-carlson = Na začátku tahu si prohlédne tři karty, dvě si nechá a jednu vrátí na balíček.
character-lucky-duke = Při každé zkoušce otočí dvě karty a řekne, která platí.
character-paul-regret = Ostatní ho vidí o 1 dál.
character-pedro-ramirez = První kartu tahu si může vzít z vrchu odhazovací hromádky.
character-rose-doolan = Vidí ostatní o 1 blíž.
character-sid-ketchum = Kdykoli může odhodit dvě karty, aby získal zpět jeden život.
character-slab-the-killer = Zrušit jeho BANG! stojí dva účinky Vedle!.
character-suzy-lafayette = Jakmile má prázdnou ruku, lízne si kartu.
character-vulture-sam = Bere si všechny karty každého, kdo vypadne ze hry.
    .dod = Bere si všechny karty každého, kdo vypadne ze hry, nebo se o ně dělí s postavou Vera Custer, má-li jeho schopnost.
character-willy-the-kid = Může za tah zahrát libovolně mnoho karet BANG!.

character-apache-kid = { $apache_kid ->
    [ignores-duels] Karty ♦, které hrají ostatní, na něj nepůsobí.
   *[fights-duels] Karty ♦, které hrají ostatní, na něj nepůsobí, s výjimkou karty Duel.
}
character-belle-star = V jejím tahu karty ležící před ostatními neúčinkují.
character-bill-noface = Na začátku tahu si líže jednu kartu a další za každý život, který mu chybí.
character-chuck-wengam = Ve svém tahu se může vzdávat životů, nikdy však posledního; za každý si lízne dvě karty.
character-doc-holyday = Jednou za tah může odhodit dvě karty a vystřelit na hráče v dostřelu své zbraně.
character-elena-fuente = Smí použít kteroukoli kartu z ruky jako Vedle!.
character-greg-digger = Získá zpět dva životy pokaždé, když ze hry vypadne jiný hráč.
character-herb-hunter = Lízne si dvě karty pokaždé, když ze hry vypadne jiný hráč.
character-jose-delgado = { $jose_delgado ->
    [no-limit] Ve svém tahu může odhazovat z ruky modré karty; za každou si lízne dvě.
    [one] Jednou za tah může odhodit z ruky modrou kartu a líznout si dvě.
    [few] Až { $jose_delgado }krát za tah může odhodit z ruky modrou kartu a líznout si dvě.
   *[other] Až { $jose_delgado }krát za tah může odhodit z ruky modrou kartu a líznout si dvě.
}
character-molly-stark = Líže si kartu za každé BANG!, Vedle! nebo Pivo, které použije v tahu jiného hráče.
character-pat-brennan = Místo líznutí dvou karet si může vzít jednu z těch, které leží před jiným hráčem.
character-pixie-pete = { $pixie_pete ->
    [one] Na začátku tahu si líže jednu kartu místo dvou.
    [few] Na začátku tahu si líže { $pixie_pete } karty místo dvou.
   *[other] Na začátku tahu si líže { $pixie_pete } karet místo dvou.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] Na konci tahu si může nechat libovolně mnoho karet.
    [one] Na konci tahu si vždy může nechat jednu kartu.
    [few] Na konci tahu si může nechat až { $sean_mallory } karty.
   *[other] Na konci tahu si může nechat až { $sean_mallory } karet.
}
character-tequila-joe = Pivo má pro něj cenu dvou životů.
character-vera-custer = Před lízáním určí jiného hráče a až do dalšího lízání má schopnost jeho postavy.

character-alan-pinkertoon = Za každý život, jehož ztrátu přežije, je zasažena soupeřova aktivní postava.
character-annie-oakey = Smí použít karty zásahu jako Vedle! pro sebe a Vedle! jako Colt.
character-bart-masterson = Vždy aktivní, i jako záložní: při každém odhalení se otočí dvě karty a jeho majitel řekne, která platí.
character-bill-tightman = Lízne si dvě karty, když vypadne jiná postava kterékoli strany.
character-buffalo-bell = Vždy aktivní, i jako záložní: může ztratit jeden život místo druhé postavy, nikdy však poslední.
character-dalon-ranger = Líže si kartu za každý život, o který přijde kvůli soupeři a přežije to.
character-jango = Líže si kartu pokaždé, když soupeř přesune svůj ukazatel.
character-pat-garret = Ukáže druhou kartu fáze lízání; se symbolem podkovy si lízne ještě jednu, ze soupeřova balíčku.
character-tex-killer = Aby soupeř zrušil zásah jeho karty BANG!, musí odhodit ještě jednu kartu.
character-the-stranger = Vždy aktivní, i jako záložní: jeho majitel může za tah zahrát o jednu kartu BANG! víc.
character-wild-bill = Když soupeř vezme nebo odhodí kartu z ruky jeho majitele nebo kartu, která u něj leží, je zasažena soupeřova aktivní postava.
character-wyatt-ear = Líže si kartu pokaždé, když se soupeř vyhne zásahu od jeho majitele.

character-babe-leroy = Jednou za tah si s prázdnou rukou může líznout dvě karty.
character-bull-anderson = Když kdokoli vypadne, může si vzít až dvě karty: ležící u té postavy, nebo náhodné ze soupeřovy ruky.
character-cattle-katie = Jednou za tah může odhodit kartu, která u ní leží, pokud není vždy aktivní, a líznout si dvě.
character-dalton-bros = Ve fázi lízání si lížou tři karty místo dvou.
character-jack-ransome = Dokud je aktivní, může jeho majitel mířit kartami na postavu na jakékoli pozici; kartami zásahu a kartou Souboj stále jen na soupeře.
character-pearl-hat = Jednou za tah může odhodit kartu a použít akční kartu z vrchu odhazovací hromádky.
character-sid-curry = Když má být zasažen, může odhalit vrchní kartu soupeřova balíčku: se symbolem barelu se zásahu vyhne a zasažen je ten, kdo střílel.
character-slim-poet = Za každý život, o který přijde kvůli soupeři a přežije to, může odhodit náhodnou kartu z jeho ruky.
character-soundance-kid = Jednou za tah může odhodit kartu, líznout si po jedné z obou balíčků a jednu z nich odhodit.
character-toco-ramirez = Smí použít kteroukoli kartu jako Colt.
character-tom-thorn = Pokaždé, když se ukazatel přesune na něj, je zasažena soupeřova záložní postava.
character-west-harding = Může za tah zahrát libovolně mnoho karet BANG!.
