# Klávesnice a myš: klávesy, náhled, proč něco jde nebo nejde, filtry záznamu, sdílené okamžiky.

page-keys = Klávesy a myš
page-shortcuts = Jednotlivé klávesy jako zkratky u stolu (1 až 9, E, mezerník)
page-key-choose = Vybrat kartu nebo odpověď s tímto číslem
page-key-pass = Vynechat
page-key-end = Ukončit svůj tah
page-key-space = Dát jedinou možnou odpověď, zahrát vybranou kartu nebo přeskočit to, co se právě ukazuje
page-key-list = Ukázat tento seznam
page-key-row = Přecházet mezi kartami, odpověďmi a cíli; při pohledu zpět tah po tahu
page-key-column = Přecházet mezi rukou, otázkou a stolem
page-key-enter = Vybrat, co je označené
page-key-back = Vrátit kartu nebo se vrátit do hry
page-mouse = Myš a dotyk
    .hover = Nech myš chvíli na kartě nebo postavě a přečteš si ji.
    .why = Klikni pravým tlačítkem nebo podrž kartu, hráče či cíl a uvidíš, proč to teď jde, nebo nejde.
page-why = Jde to teď zahrát?
    .can = ano, teď
    .cannot = Teď ne.
page-log-replay = Podívat se na tento tah v přehrávání
page-filter = { $kind ->
    [played] Zahrané karty
    [life] Život a smrt
    [cards] Líznuté a ztracené karty
    [turns] Tahy a události
   *[all] Všechno
}
    .player = Ukázat řádky o hráči
    .everybody = Všichni hráči
    .kind = Druh řádků
    .none = Žádný řádek neodpovídá.
page-moment = Okamžik ze hry
    .share = Sdílet tento okamžik
    .about = Kdo otevře tento odkaz, uvidí stůl jako ty, i s tvou rukou. Není v něm nic, co je před tebou skryté.
    .watching = Kdo otevře tento odkaz, uvidí stůl jako ty. Není v něm nic, co je před tebou skryté.
    .replay = Kdo otevře tento odkaz, uvidí tento tah přehrávání.
    .open = očima diváka
    .broken = Tento odkaz je neúplný nebo poškozený. Nech si ho poslat znovu.
