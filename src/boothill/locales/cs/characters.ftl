# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = Za každý ztracený život si dobírá kartu.
character-black-jack = Ukáže druhou kartu dobranou na začátku kola; je-li to ♥ nebo ♦, dobere si ještě jednu.
character-calamity-janet = Smí použít BANG! jako Vedle! a Vedle! jako BANG!.
character-el-gringo = Za každý život, o který kvůli někomu přijde, mu vezme náhodnou kartu z ruky.
character-jesse-jones = První kartu kola si může vzít z ruky jiného hráče místo z balíčku.
character-jourdonnais = Proti střelám má vždy k dispozici Barel, a to i navíc k tomu, který před ním leží.
character-kit-carlson = Na začátku kola si prohlédne tři karty, dvě si nechá a jednu vrátí na balíček.
character-lucky-duke = Kdykoli si má táhnout kartu, otočí dvě a vybere, která platí.
character-paul-regret = Ostatní ho vidí o 1 dál.
character-pedro-ramirez = První kartu kola si může vzít z vrchu odkládací hromádky.
character-rose-doolan = Vidí ostatní o 1 blíž.
character-sid-ketchum = Kdykoli může odhodit dvě karty, aby získal zpět jeden život.
character-slab-the-killer = Na zrušení jeho BANG! jsou třeba dva efekty Vedle!.
character-suzy-lafayette = Jakmile má prázdnou ruku, dobere si kartu.
character-vulture-sam = Bere si všechny karty každého, kdo vypadne ze hry.
    .dod = Bere si všechny karty každého, kdo vypadne ze hry, a má-li jeho schopnost zrovna Vera Custer, dělí se o ně s ní.
character-willy-the-kid = Může za kolo zahrát libovolný počet karet BANG!.

character-apache-kid = { $apache_kid ->
    [ignores-duels] Karty ♦, které hrají ostatní, na něj nepůsobí.
   *[fights-duels] Karty ♦, které hrají ostatní, na něj nepůsobí, pokud to není Duel.
}
character-belle-star = V jejím kole karty ležící před ostatními nemají žádný efekt.
character-bill-noface = Na začátku kola si dobírá jednu kartu a další za každý život, který mu chybí.
character-chuck-wengam = Ve svém kole se může vzdávat životů, nikdy však posledního; za každý si dobere dvě karty.
character-doc-holyday = Jednou za kolo může odhodit dvě karty a vystřelit na hráče v dosahu své zbraně.
character-elena-fuente = Smí použít kteroukoli kartu z ruky jako Vedle!.
character-greg-digger = Získá zpět dva životy pokaždé, když ze hry vypadne jiný hráč.
character-herb-hunter = Dobere si dvě karty pokaždé, když ze hry vypadne jiný hráč.
character-jose-delgado = { $jose_delgado ->
    [no-limit] Ve svém kole může odhazovat z ruky modré karty; za každou si dobere dvě.
    [one] Jednou za kolo může odhodit z ruky modrou kartu a dobrat si dvě.
    [few] Až { $jose_delgado }krát za kolo může odhodit z ruky modrou kartu a dobrat si dvě.
   *[other] Až { $jose_delgado }krát za kolo může odhodit z ruky modrou kartu a dobrat si dvě.
}
character-molly-stark = Dobírá si kartu za každé BANG!, Vedle! nebo Pivo, které použije v kole jiného hráče.
character-pat-brennan = Místo dobrání dvou karet si může vzít jednu z těch, které leží před jiným hráčem.
character-pixie-pete = { $pixie_pete ->
    [one] Na začátku kola si dobírá jednu kartu místo dvou.
    [few] Na začátku kola si dobírá { $pixie_pete } karty místo dvou.
   *[other] Na začátku kola si dobírá { $pixie_pete } karet místo dvou.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] Na konci kola si může nechat libovolný počet karet.
    [one] Na konci kola si vždy může nechat jednu kartu.
    [few] Na konci kola si může nechat až { $sean_mallory } karty.
   *[other] Na konci kola si může nechat až { $sean_mallory } karet.
}
character-tequila-joe = Za Pivo získává zpět dva životy místo jednoho.
character-vera-custer = Před dobíráním určí jiného hráče a až do dalšího dobírání má schopnost jeho postavy.

character-alan-pinkertoon = Za každý život, jehož ztrátu přežije, je zasažena soupeřova aktivní postava.
character-annie-oakey = Smí použít karty zásahu jako Vedle! pro sebe a Vedle! jako Colt.
character-bart-masterson = Schopnost vždy aktivní, i v záloze: při každém odhalení se otočí dvě karty a jeho majitel vybere, která platí.
character-bill-tightman = Dobere si dvě karty, když je vyřazena jiná postava kterékoli strany.
character-buffalo-bell = Schopnost vždy aktivní, i v záloze: může ztratit jeden život místo druhé postavy, nikdy však poslední.
character-dalon-ranger = Za každý život, o který přijde kvůli soupeři, si dobere kartu, pokud to přežije.
character-jango = Dobírá si kartu pokaždé, když soupeř přesune svůj žeton AP.
character-pat-garret = Ukáže druhou kartu dobranou ve fázi dobírání; má-li symbol podkovy, dobere si ještě jednu, ze soupeřova balíčku.
character-tex-killer = Aby soupeř zrušil zásah jeho kartou BANG!, musí odhodit kartu navíc.
character-the-stranger = Schopnost vždy aktivní, i v záloze: jeho majitel může za tah zahrát o jednu kartu BANG! víc.
character-wild-bill = Když jeho majitel přijde kvůli soupeři o kartu z ruky nebo o kartu, která u něj leží, je zasažena soupeřova aktivní postava.
character-wyatt-ear = Dobírá si kartu pokaždé, když se soupeř vyhne zásahu od jeho majitele.

character-babe-leroy = Jednou za tah si s prázdnou rukou může dobrat dvě karty.
character-bull-anderson = Když je vyřazena kterákoli postava, může si vzít až dvě karty: ležící u ní, nebo náhodné ze soupeřovy ruky.
character-cattle-katie = Jednou za tah může odhodit kartu, která u ní leží (jen ne vždy aktivní), a dobrat si dvě.
character-dalton-bros = Ve fázi dobírání si dobírají tři karty místo dvou.
character-jack-ransome = Dokud je aktivní, může jeho majitel mířit kartami na postavu na jakékoli pozici; kartami zásahu a Soubojem stále jen na soupeřovy postavy.
character-pearl-hat = Jednou za tah může odhodit kartu a použít akční kartu z vrchu odhazovacího balíčku.
character-sid-curry = Když má být zasažen, může odhalit vrchní kartu soupeřova balíčku: má-li symbol barelu, vyhne se zásahu a zasažen je ten, kdo střílel.
character-slim-poet = Za každý život, o který přijde kvůli soupeři, může odhodit náhodnou kartu z jeho ruky, pokud to přežije.
character-soundance-kid = Jednou za tah může odhodit kartu, dobrat si po jedné z každého balíčku a jednu z nich odhodit.
character-toco-ramirez = Smí použít kteroukoli kartu jako Colt.
character-tom-thorn = Pokaždé, když se žeton AP přesune na něj, je zasažena soupeřova záložní postava.
character-west-harding = Může za tah zahrát libovolný počet karet BANG!.
