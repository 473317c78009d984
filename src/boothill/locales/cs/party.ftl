# Večírky: velká obrazovka, telefony kolem ní a všechno mezi dvěma hrami.

## Odkaz, který někdo někam pošle

invitation = { $who ->
    [somebody] { $host } tě zve na BANG!
   *[nobody] Pozvánka na BANG!
}
    .about = { $phase ->
        [open] { $game }: { $free ->
            [0] stůl je plný, přijď se podívat.
            [one] jedno volné místo. Sedni si v prohlížeči, bez účtu.
            [few] { $free } volná místa. Sedni si v prohlížeči, bez účtu.
           *[other] { $free } volných míst. Sedni si v prohlížeči, bez účtu.
        }
       *[other] { $game }: hra běží. Podívej se, nebo se přidej k další.
    }
    .gone = Tento stůl už neexistuje. Připrav nový!
    .picture = Vývěsní štít Boot Hill: kopec s kříži před zapadajícím sluncem

## První stránka

party-home = Večírek doma
    .about = Stůl na televizi, tabletu nebo notebooku, karty v ruce má každý ve svém telefonu.
    .go = Použít tuto obrazovku
party-code = Kód z velké obrazovky
    .go = Přidat se
    .hint = čtyři písmena

## Velká obrazovka

party-screen = Velká obrazovka
party-join = Přidej se telefonem
    .scan = Naskenuj kód, nebo otevři
    .type = a napiš
    .wifi = Všichni musí být ve stejné síti jako tato obrazovka.
    .alone = Telefony se k tomuto počítači zatím nedostanou. Spusť server příkazem `boothill serve --party`.
party-ready = Připraveno
    .not-yet = Ještě ne
    .count = Připraveno: { $ready } z { $people }
party-host = { $name } rozdá, až tu budou všichni.
    .nobody = Rozdává ten, kdo si sedne první.
party-bots = { $count ->
    [0] Bez botů
    [one] Volné místo obsadí bot
    [few] Volná místa obsadí { $count } boti
   *[other] Volná místa obsadí { $count } botů
}
party-waiting = V další hře: { $names }.
party-plays = { $person } hraje za: { $name }
party-fullscreen = Celá obrazovka
party-voice = Hlas vypravěče
party-lost = Server neodpovídá. Další pokus…

## Vypravěč

narrator-welcome = Vítejte v saloonu! Najděte si židli a pozor na lítačky.
narrator-begins = Hra { $number }. Karty jsou rozdané a někdo tady lže.
narrator-turn = { $name }, jsi na řadě!
narrator-waits = Čeká se na: { $names }…
narrator-out = { $name } natahuje bačkory: { $role }!
narrator-won = Vítězství: { $names }!
    .nobody = Nikdo nevyhrál. Hrobník jde dnes domů dřív.
narrator-paused = Všichni mají pauzu.

## Telefon

party-hand = Moje ruka
    .table = Stůl
    .reach = Na koho dosáhnu
    .nobody = Nikdo není v dosahu.
    .distance = Vzdálenost { $distance }
    .lives = { $life ->
        [one] jeden život
        [few] { $life } životy
       *[other] { $life } životů
    }
party-late = Hra už běží
    .take = Hrát za: { $name }
    .about = Převezmeš karty a jméno bota. Od další hry máš svoje vlastní jméno.
    .next = Přidat se k další hře
    .watch = Do té doby se díváš.
    .waiting = V další hře máš místo. Zatím se dívej!
    .leave = Chci se jen dívat

## Mezi hrami

party-scores = Skóre večera
    .name = Jméno
    .won = Výhry
    .played = Odehráno
    .as = { $role } { $won }/{ $played }
party-open = Večírek: kód pro telefony a opozdilci smějí převzít místo bota
party-show = Ukázat na velké obrazovce
my-games = Moje hry
    .on = Ještě běží
    .over = Dohrané
    .none = Zatím žádné hry. Tady najdeš ty, které hraješ v tomto prohlížeči.
    .watch = Záznam
    .won = Výhra
    .lost = Prohra
    .open = Otevřít stůl
