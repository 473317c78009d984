## Commands that a table cannot carry out. What to do is part of each.

problem-late = Toto rozhodnutí už padlo, nebo už není na tobě. Podívej se, na co se tě ptáme teď.
problem-not-a-move = To není žádný krok: { $text }
problem-ambiguous = To může znamenat několik kroků: { $text }
problem-under-way = Hra už běží. Sleduj ji, nebo počkej, až skončí.
problem-no-game = Žádná hra neběží.
problem-not-over = Hra ještě neskončila.
problem-no-free-seat = U tohoto stolu není volné místo. Můžeš se dívat.
problem-no-bot-seat = V této hře není žádný bot, jehož místo by šlo převzít. Počkej na další.
problem-no-code = Takový kód nemá žádný stůl. Zkontroluj čtyři písmena na velké obrazovce.
problem-no-such-seat = Takové místo u tohoto stolu neexistuje.
problem-somebody-there = Už tam sedí { $name }.
problem-too-few-seats = { $count ->
    [one] Jeden člověk už tu sedí: vyber aspoň tolik míst.
    [few] Už tu sedí { $count } lidé: vyber aspoň tolik míst.
   *[other] Už tu sedí { $count } lidí: vyber aspoň tolik míst.
}
problem-only-seats = To mohou jen ti, kdo sedí u stolu. Ty se díváš.
problem-only-host = Stůl může nastavovat jen { $host }.
problem-no-watchers = Tento stůl nepřijímá diváky.
problem-wrong-key = Tento klíč neotvírá žádné místo u tohoto stolu.
problem-not-now = To teď nejde.
problem-no-name = Než začneš psát, zadej své jméno.
problem-not-dead = Tam píšou jen ti, kdo jsou mimo hru.
problem-cannot-bet = Sázet mohou jen ti, kdo jsou mimo hru, a diváci, kteří zadali jméno.
problem-cannot-resign = V této hře se jednotlivec vzdát nemůže: jiní by kvůli tomu vyhráli nebo prohráli. Uvolni své místo, nebo navrhni ukončení hry.
problem-no-offer = Nikdo teď nenavrhuje hru ukončit.
problem-offer-soon = Od tvého posledního návrhu ukončit hru uplynula jen chvilka. Počkej minutu, než ho zopakuješ.
problem-host-away = To může jen { $host }. Nevrátí-li se { $host } do { $minutes } min, můžeš to udělat ty.
problem-host-stays = Hostitele nelze ani vykázat, ani umlčet.
problem-just-left = { $name } je bez připojení teprve chvilku. Počkej trochu, než místo uvolníš.
problem-muted = Hostitel tě umlčel. Nikdo nevidí, co píšeš.
problem-too-much-talk = Píšeš moc a moc rychle. Pár vteřin tvoje zprávy nikdo neuvidí.
problem-removed = Hostitel tě od tohoto stolu vykázal.
problem-kept-out = Hostitel tě od tohoto stolu vykázal a vrátit se nemůžeš.
problem-locked = Tento stůl je uzavřený: nikdo nový si nemůže sednout.
problem-no-such-spectator = Tento divák už tu není.
problem-name-length = Jméno má 1 až 20 znaků.
problem-bad-name = Jméno { $name } není povoleno: použij písmena, číslice, emoji a jednotlivé mezery, ale ne slovo ze zápisu kroků, například deck.
problem-name-taken = Někdo u stolu se už jmenuje { $name }. Vyber si jiné jméno.
problem-no-such-bot = Bota { $name } pro tuto hru nemáme; k dispozici jsou: { $names }.
problem-bad-game = Takovou hru nelze začít: { $text }.
problem-bad-count = { $most ->
    [2] Tato hra je pro 2 hráče, ne pro { $players }.
   *[other] Tato hra je pro { $least } až { $most } hráčů, ne pro { $players }.
}
problem-bad-clock = Hodiny { $name } neexistují; k dispozici jsou: { $names }.
problem-no-series = { $name } se nehraje v sériích: nikdo tam není Šerif.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Nikdo nevyhrál.
ended-how = { $how ->
    [agreed] Hráči se dohodli hru ukončit.
    [closed] Hostitel hru ukončil.
    [own] Vzdáváš se.
   *[resigned] { $name } se vzdává.
}
notice-declined = { $name } chce hrát dál. Hra pokračuje.
notice-withdrawn = { $name } bere zpět návrh na ukončení hry.
notice-lapsed = Návrh na ukončení hry ({ $name }) propadl.
notice-removed = { $name } odchází od stolu z rozhodnutí hostitele.

## What is good to know of a move

hint-replaces = Nahradí { $card-acc }.
hint-ability = Umožňuje to schopnost { $name-gen }.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] S touto kartou vybuchne.
       *[no] S touto kartou nevybuchne.
    }
   *[other] { $met ->
        [yes] S touto kartou se to povede.
       *[no] S touto kartou se to nepovede.
    }
}

## Why a distance is what it is

sight-steps = Počet míst kolem stolu kratší cestou, bez vyřazených: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = Žádná vzdálenost není menší než 1.
sight-weapon = Dosah zbraně: { $name } dosáhne na { $reach }.
sight-unarmed = Dosah zbraně: 1, jako má každý bez zbraně s větším dosahem.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = chybí název karty
notation-no-card = { $near ->
    [none] ve hře { $game } není karta „{ $name }“
   *[other] ve hře { $game } není karta „{ $name }“; nemyslíš „{ $near }“?
}
notation-no-character = { $near ->
    [none] ve hře { $game } není postava „{ $name }“
   *[other] ve hře { $game } není postava „{ $name }“; nemyslíš „{ $near }“?
}
notation-no-copy = žádná karta „{ $text }“ už nezbývá; počet takových karet v balíčku: { $count }
notation-no-mark = „{ $text }“: „{ $word }“ není strana ani symbol
notation-no-move = „{ $text }“ není krok; krok začíná slovem play, use, discard, take, draw from, choose, swap, reload, pass nebo end
notation-no-player = u tohoto stolu není hráč „{ $name }“; sedí tu: { $names }
notation-several = „{ $text }“ může znamenat: { $moves }
notation-at = { $place }: { $why }

## What a client says of a message that it does not know

unknown-line = Stalo se něco, co tento program neumí popsat, protože je příliš starý ({ $kind }).
