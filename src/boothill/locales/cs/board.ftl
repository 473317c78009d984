# The analysis board.

board-new = Nový stůl
board-open = Otevřít stůl
board-undo = Zpět
board-redo = Znovu
board-done = Hotovo
board-share = Sdílet
    .link = Odkaz
    .long = V odkazu samotném je celý stůl.
    .short = Krátký odkaz
    .kept = Stůl uchová server. Odkaz platí napořád.
    .make = Vytvořit krátký odkaz
    .picture = Obrázek
    .embed = Vložit
    .frame = Tento řádek HTML ukáže stůl na jiné stránce.
    .text = Jako text
    .file = Stůl jako soubor se scénářem: pro hlášení chyby, test nebo terminál.
    .write = Ukázat text
    .copy = Kopírovat
    .save = Uložit jako soubor
board-verdict = Verdikt
board-begin = Klepni na hráče a dej mu karty. Potom klepni na kartu pod stolem a zahraj ji.
board-failed = Tento tah nejde: { $why }
board-asked = Odpovídá { $name }: { $question }
board-forced = { $name } má jedinou odpověď.
board-won = Vítězí: { $names }
board-why = Proč ne
board-life = Životy
    .less = O jeden život méně
    .more = O jeden život více
    .changed = { $name }: životy { $before } → { $life }
    .same = Nikdo neztratil ani nezískal život.
board-expected = { $wrong ->
        [0] Všechna očekávání ({ $count }) platí.
       *[other] Neplatí { $wrong } z { $count } očekávání.
    }
board-start = Pozice
board-moves = Tahy
board-draw = Další karta
    .kind = { $kind ->
        [hand] Příští karta vzatá z ruky naslepo
        [deck] Příští míchání
       *[draw] Vrch balíčku
    }
    .about = { $kind ->
        [hand] Kterou kartu vezme z ruky jiná karta nebo schopnost.
        [deck] Co bude navrchu, až se příště zamíchá odkládací hromádka.
       *[draw] Otočená karta, která o něčem rozhodne, nebo příští karty z balíčku.
    }
    .cards = Karty
    .do = Vybrat
board-from-here = Začít odtud
board-lines = Varianty
board-line = Varianta { $number }
    .first = Hlavní varianta
    .name = Název varianty
    .remove = Odstranit
board-compare = Porovnat
    .part = Rozcházejí se v tahu { $step }.
    .next = Dál
    .state = životy: { $life }, v ruce: { $hand }, ve hře: { $table }
board-setup = Sestavit
    .beginning = Měníš začátek. Tahy se potom zahrají znovu.
board-hand = Ruka
board-in-play = Ve hře
board-figure = Postava
    .place = { $place ->
        [front] Vpředu
       *[rear] Vzadu
    }
board-name = Jméno
board-reserve = Rezerva, od další postavy
    .add = Přidat postavu
board-character = Postava
board-role = Role
board-out = Vyřazen ze hry
board-turn = Na tahu
    .give = Na tahu je { $name }
board-add = Přidat kartu
    .done = Zavřít
board-take = Odebrat: { $card }
board-copy = { $card }: která karta
    .any = libovolná
board-any = Libovolná karta
board-suit = { $suit ->
        [spades] Libovolné ♠
        [hearts] Libovolné ♥
        [diamonds] Libovolné ♦
        [clubs] Libovolné ♣
        [barrel] Libovolný barel
        [snake] Libovolný had
        [dynamite] Libovolný dynamit
        [horseshoe] Libovolná podkova
       *[other] { $suit }
    }
board-laid-now = vyložena v tomto tahu
board-search = Najít kartu
board-table = Stůl
board-game = Hra
board-players = Hráči
board-phase = Fáze
    .name = { $phase ->
        [start] Začátek tahu
        [draw] Lízání
        [discard] Odhazování
       *[play] Hraní karet
    }
board-event = Událost
board-coming = Nadcházející události, od nejbližší
    .add = Přidat událost
board-deck = Vrch balíčku
    .own = Vrch balíčku: { $name }
board-pile = Odkládací hromádka od vrchní karty
board-deal = Naplnit prázdné ruce náhodně
    .again = Rozdat neznámé karty znovu
board-shuffle = Zamíchat balíček znovu
board-aside = Kdykoli
    .of = { $name }, kdykoli
board-examples = Příklady:
board-paste = Scénář nebo záznam hry
    .open = Otevřít
board-file = Vybrat soubor
board-moment = Rozebrat tento okamžik
    .about = Rozbor začíná mezi dvěma kartami. Karty a role, které odkaz neukazuje, se rozdají náhodně.
board-own = Rozebrat
    .about = Stůl s tím, co víš na svém místě. Karty a role, které neznáš, se rozdají náhodně, takže nic neprozradí. Hra mezitím běží dál.
    .wait = Botů se můžeš zeptat, když se rozhoduješ ty a u stolu nejsou jiní lidé.
