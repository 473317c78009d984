# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was. $target may be a player or a character.

over = Hra skončila.
no-seat = U tohoto stolu není místo { $seat }.
no-card = V této hře není karta s číslem { $card }.
eliminated = Jsi už mimo hru.
not-your-ability = To je schopnost postavy { $name }; tvoje postava je { $character }.
full-life = { $full ->
    [one] Svůj jediný život máš: není co získávat zpět.
    [few] Máš všechny { $full } životy: není co získávat zpět.
   *[other] Máš všech { $full } životů: není co získávat zpět.
}
two-cards = Tato schopnost stojí dvě karty z ruky.
closed = Probíhá rozhodnutí o několika částech; dokud neskončí, nikdo jiný nemůže nic dělat.
fallen = Nezbývá ti žádný život a nemůžeš už nic udělat.
character-card = Postava nikdy není cílem karty.
not-asked = Nejdřív rozhoduje { $asked }.
not-your-turn = Nejsi na tahu; rozhoduje { $asked }.
not-asked-for = Na nic takového se teď nikdo neptá.
not-in-hand = Takovou kartu { $card } v ruce nemáš.
not-in-play-phase = { $card ->
    [none] V této fázi hraješ karty, nebo ukončíš tah.
   *[other] Kartu { $card } nelze v této fázi takto použít: hraješ karty, nebo ukončíš tah.
}
    .due = { $card ->
        [none] V této fázi hraješ karty, vyměníš postavy, nebo ukončíš tah.
       *[other] Kartu { $card } nelze v této fázi takto použít: hraješ karty, vyměníš postavy, nebo ukončíš tah.
    }
not-now = Schopnost postavy { $name } teď nelze takto použít.
last-life = Zbývá ti jediný život, a poslední se nikdy nedává.
used-up = Schopnost postavy { $name } je pro tento tah vyčerpaná.
another-player = Tato schopnost míří na jiného hráče, který je ještě ve hře.
both-in-vain = Karty této barvy tu nepůsobí ({ $target }): smí ji mít nejvýš jedna z obou.
blue-card = Tato schopnost stojí modrou kartu z ruky.
laid-this-turn = Karta { $card } leží na stole teprve od tohoto tahu; použít se dá až v některém dalším.
not-as = Kartu { $card } nemůžeš použít jako { $name }.
only-as-answer = Karta { $card } se hraje jen jako odpověď, když na tebe někdo střílí.
    .due = Karta { $card } se hraje jen jako odpověď na zásah.
limit = Jedinou kartu { $card }, kterou ti tah dovoluje, už máš za sebou.
    .due = Všechny karty BANG!, které ti tah dovoluje, už máš za sebou; { $card } je jedna z nich.
played-out = V tomto tahu máš za sebou už { $n } kroků, tolik, kolik je ve hře karet: teď ho můžeš jen ukončit.
no-cost = Karta { $card } žádnou další kartu nestojí: prostě ji zahraj.
cost = { $cost ->
    [one] Karta { $card } stojí ještě jednu kartu z ruky, která se odhodí s ní.
    [few] Karta { $card } stojí ještě { $cost } karty z ruky, které se odhodí s ní.
   *[other] Karta { $card } stojí ještě { $cost } karet z ruky, které se odhodí s ní.
}
before-oneself = Karta { $card } se vykládá jen před sebe: prostě ji zahraj.
no-target = Karta { $card } na nic nemíří: prostě ji zahraj.
needs-target = Karta { $card } potřebuje cíl: řekni, na koho míří.
    .due = Karta { $card } musí mířit na něco, na co dosáhne, pokud něco takového je.
needs-card = Řekni, o kterou kartu jde ({ $target }): o některou ve hře, nebo o kartu z ruky.
not-there = Taková karta { $card } tam neleží ({ $target }).
no-cards = { $target ->
    [none] Nikdo jiný nemá kartu, o kterou tu jde.
   *[other] { $target } nemá v ruce kartu, o kterou tu jde.
}
name-one = Urči jednu kartu každého dalšího hráče, který nějakou má, a nic jiného.
    .due = Nejdřív řekni, která to má být.
target-dead = { $target } je už mimo hru.
not-oneself = Kartou { $card } nemůžeš mířit na sebe.
out-of-reach = { $target } je ve vzdálenosti { $distance } a dostřel tvé zbraně je { $range }.
too-far = { $target } je ve vzdálenosti { $distance } a dostřel této karty je { $range }, ať máš jakoukoli zbraň.
same-name = { $target ->
    [none] Před tebou už karta { $card } leží a nikdo nemá ve hře dvě stejného jména.
   *[other] Před hráčem { $target } už karta { $card } leží a nikdo nemá ve hře dvě stejného jména.
}
sheriff = { $target } je Šerif a ten se do vězení nikdy neposílá.
discard-phase = { $card ->
    [none] Teď musíš odhodit kartu z ruky.
   *[other] Teď musíš odhodit kartu z ruky; k ničemu jinému kartu { $card } použít nelze.
}
answer-hit = { $card ->
    [none] Někdo na tebe střílí: zruš výstřel, nebo pasuj.
   *[other] Někdo na tebe střílí a karta { $card } teď výstřel nezastaví.
}
    .due = { $card ->
        [none] Jedna z tvých postav má být zasažena: zruš zásah, nebo pasuj.
       *[other] Jedna z tvých postav má být zasažena a karta { $card } tomu teď nezabrání.
    }
muted = Karta { $card } teď nepůsobí: v tomto tahu karty ležící před ostatními nic nedělají.
used-once = Proti tomuto výstřelu se karta { $card } už zkoušela.
    .due = Proti tomuto zásahu se karta { $card } už zkoušela.
answer-demand = { $card ->
    [none] Musíš odhodit BANG!, nebo pasovat.
   *[other] Musíš odhodit BANG! a karta { $card } to není.
}
    .due = { $card ->
        [none] Musíš odhodit kartu zásahu, nebo pasovat.
       *[other] Musíš odhodit kartu zásahu a karta { $card } to není.
    }
take-one = Vezmi si jednu z karet, které před tebou leží.
rescue = { $card ->
    [none] Teď ti pomůže jen Pivo nebo schopnost, která léčí.
   *[other] Teď ti pomůže jen Pivo nebo schopnost, která léčí; karta { $card } ne.
}
beer-between-two = Jste-li ve hře už jen dva, karta { $card } nikomu nepomůže.
own-hand = Bereš si z ruky jiného hráče, nebo z balíčku.
empty-hand = { $target } nemá v ruce kartu, kterou by šlo vzít.
pile-empty = Není odhazovací hromádka, ze které by se dalo brát.
draw-choice = Nejdřív vyber, odkud si kartu bereš.

position = Kartou { $card } nelze mířit na postavu na této pozici ani na karty u ní ({ $target }).
no-gear = Karta { $card } na nic nedosáhne: na žádné vybavení ani na kartu z ruky, kterou by směla vzít.
sole = Postavu, která je sama, nelze vyměnit.
swapped = V tomto tahu už proběhla výměna tvých postav.
reload = Nabít se dá jen karta se symbolem nabíjení, z ruky nebo u tvé aktivní postavy, a teprve když některé straně zbývá jediná postava.
further-card = Ke zrušení tohoto zásahu je třeba odhodit ještě jednu kartu: odhoď ji, nebo pasuj.
one-of-these = Musíš odhodit jednu z právě líznutých karet.
answer-contest = { $card ->
    [none] V duelu musíš odhodit BANG!, nebo pasovat.
   *[other] V duelu musíš odhodit BANG! a karta { $card } to není.
}
    .due = { $card ->
        [none] V souboji musíš odhodit kartu zásahu, nebo pasovat.
       *[other] V souboji musíš odhodit kartu zásahu a karta { $card } to není.
    }
pick-one = Řekni, která z otočených karet platí.
look = Řekni, které z prohlížených karet si necháš.
own-choice = Musíš se vzdát karty z ruky, kterékoli chceš.
copy = Nejdřív řekni, čí schopnost si bereš.
share = Vezmi si jednu z rozdělovaných karet.
