# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was. $target may be a player or a character.

over = Hra skončila.
no-seat = U tohoto stolu není místo { $seat }.
no-card = V této hře není karta s číslem { $card }.
eliminated = Už jsi mimo hru.
not-your-ability = To je schopnost { $name-gen }. Tvoje postava: { $character }.
full-life = { $full ->
    [one] Svůj jediný život máš: víc to nejde.
    [few] Máš všechny { $full } životy: víc to nejde.
   *[other] Máš všech { $full } životů: víc to nejde.
}
two-cards = Tato schopnost stojí dvě karty z ruky.
closed = Probíhá rozhodnutí o několika částech; dokud neskončí, nikdo jiný nemůže nic dělat.
fallen = Nezbývá ti žádný život a nemůžeš už nic udělat.
character-card = Karta postavy nikdy není cílem.
not-asked = Nejdřív rozhoduje { $asked }.
not-your-turn = Nejsi na řadě; rozhoduje { $asked }.
not-asked-for = Na nic takového se tě teď nikdo neptá.
not-in-hand = Nemáš v ruce { $card-acc }.
not-in-play-phase = { $card ->
    [none] V této fázi můžeš hrát karty, nebo ukončit kolo.
   *[other] { $card-acc } teď nelze takto použít: v této fázi můžeš hrát karty, nebo ukončit kolo.
}
    .due = { $card ->
        [none] V této fázi můžeš hrát karty, vyměnit postavy, nebo ukončit tah.
       *[other] { $card-acc } teď nelze takto použít: v této fázi můžeš hrát karty, vyměnit postavy, nebo ukončit tah.
    }
not-now = Schopnost { $name-gen } teď nelze takto použít.
last-life = Zbývá ti jediný život a posledního se vzdát nesmíš.
used-up = Schopnost { $name-gen } už v tomto { $box ->
    [duel] tahu
   *[other] kole
} použít nelze.
another-player = Tato schopnost se používá na jiného hráče, který je ještě ve hře.
both-in-vain = Karty této barvy tu nepůsobí ({ $target }): smí ji mít nejvýš jedna z obou.
blue-card = Tato schopnost stojí modrou kartu z ruky.
laid-this-turn = { $card } leží na stole teprve od tohoto { $box ->
    [duel] tahu
   *[other] kola
}; použít se dá až v některém dalším.
not-as = { $card-acc } nemůžeš použít jako { $name-acc }.
only-as-answer = { $card-acc } lze zahrát jen jako odpověď, když na tebe někdo střílí.
    .due = { $card-acc } lze zahrát jen jako odpověď na zásah.
limit = V tomto kole už byla jediná povolená karta { $card } zahrána.
    .due = V tomto tahu už byly zahrány všechny povolené karty BANG! a { $card } je také jednou z nich.
    .hin = Víc než dvakrát teď { $card-acc } zahrát nelze.
played-out = Máš za sebou už { $n } kroků v řadě, tolik, kolik je ve hře karet: teď můžeš už jen skončit.
no-cost = Zahrát { $card-acc } nestojí žádnou další kartu.
cost = { $cost ->
    [one] Zahrát { $card-acc } stojí ještě jednu kartu z ruky.
    [few] Zahrát { $card-acc } stojí ještě { $cost } karty z ruky.
   *[other] Zahrát { $card-acc } stojí ještě { $cost } karet z ruky.
}
before-oneself = { $card-acc } lze vyložit jen před sebe: zahraj bez určení cíle.
no-target = { $card-acc } hraješ bez určení cíle.
needs-target = { $card-acc } hraješ na někoho: řekni na koho.
    .due = { $card-acc } musíš na něco zahrát, pokud je na co: urči cíl.
needs-card = Řekni, o kterou kartu jde ({ $target }): o některou ve hře, nebo o kartu z ruky.
not-there = { $card } tam neleží ({ $target }).
no-cards = { $target ->
    [none] Nikdo jiný nemá kartu, o kterou tu jde.
   *[other] { $target } nemá v ruce kartu, o kterou tu jde.
}
name-one = Urči jednu kartu každého dalšího hráče, který nějakou má, a nic jiného.
    .due = Nejdřív řekni, která to má být.
    .fis = Urči jednu po druhé karty, které dáváš pryč, a pak pasuj.
target-dead = { $target } už je mimo hru.
not-oneself = { $card-acc } nelze zahrát na sebe.
out-of-reach = { $target } je ve vzdálenosti { $distance } a tvoje zbraň má dosah { $range }.
too-far = { $target } je ve vzdálenosti { $distance } a tato karta má dosah { $range }, ať máš jakoukoli zbraň.
same-name = { $target ->
    [none] Před tebou už leží { $card } a nikdo nesmí mít ve hře dvě karty stejného názvu.
   *[other] Před { $target } už leží { $card } a nikdo nesmí mít ve hře dvě karty stejného názvu.
}
sheriff = { $target } je Šerif a toho do vězení poslat nelze.
discard-phase = { $card ->
    [none] Teď musíš odhodit kartu z ruky.
   *[other] { $card }: teď ne. Musíš odhodit kartu z ruky.
}
answer-hit = { $card ->
    [none] Někdo na tebe střílí: zruš střelu, nebo pasuj.
   *[other] Někdo na tebe střílí a { $card-ins } teď střelu nezastavíš.
}
    .due = { $card ->
        [none] Jedna z tvých postav má být zasažena: zruš zásah, nebo pasuj.
       *[other] Jedna z tvých postav má být zasažena a { $card-ins } tomu teď nezabráníš.
    }
muted = { $card } teď nepůsobí: v tomto kole karty ležící před ostatními hráči nic nedělají.
used-once = { $card-acc } lze proti téže střele zkusit jen jednou.
    .due = { $card-acc } lze proti témuž zásahu zkusit jen jednou.
answer-demand = { $card ->
    [none] Musíš odhodit BANG!, nebo pasovat.
   *[other] Musíš odhodit BANG!, ne { $card-acc }.
}
    .due = { $card ->
        [none] Musíš odhodit kartu zásahu, nebo pasovat.
       *[other] Musíš odhodit kartu zásahu, ne { $card-acc }.
    }
take-one = Vezmi si jednu z karet, které před tebou leží.
rescue = { $card ->
    [none] Teď ti pomůže jen Pivo nebo schopnost, která léčí.
   *[other] Teď ti pomůže jen Pivo nebo schopnost, která léčí, ne { $card }.
}
beer-between-two = Jste-li ve hře už jen dva, { $card } nikomu nepomůže.
own-hand = Bereš si z ruky jiného hráče, nebo z balíčku.
empty-hand = { $target } nemá v ruce kartu, kterou by šlo vzít.
pile-empty = Odkládací hromádka je prázdná, není z ní co vzít.
draw-choice = Nejdřív vyber, odkud si kartu bereš.

position = { $card-ins } nelze mířit na postavu na této pozici ani na karty u ní ({ $target }).
no-gear = { $card-ins } na nic nedosáhneš: na žádné vybavení ani na kartu z ruky, kterou by šlo vzít.
sole = Postavu, která je sama, nelze vyměnit.
swapped = V tomto tahu už si tvé postavy pozice vyměnily.
reload = Nabít se dá jen karta se symbolem nabíjení, z ruky nebo u tvé aktivní postavy, a teprve když některé straně zbývá jediná postava.
further-card = Ke zrušení tohoto zásahu je třeba odhodit kartu navíc: odhoď ji, nebo pasuj.
one-of-these = Musíš odhodit jednu z právě dobraných karet.
answer-contest = { $card ->
    [none] V souboji musíš odhodit BANG!, nebo pasovat.
   *[other] V souboji musíš odhodit BANG!, ne { $card-acc }.
}
    .due = { $card ->
        [none] V souboji musíš odhodit kartu zásahu, nebo pasovat.
       *[other] V souboji musíš odhodit kartu zásahu, ne { $card-acc }.
    }
pick-one = Řekni, která z otočených karet platí.
look = Řekni, které z prohlížených karet si necháš.
own-choice = Musíš odhodit kartu z ruky, kteroukoli chceš.
copy = Nejdřív řekni, čí schopnost si bereš.
share = Vezmi si jednu z rozdělovaných karet.

not-in-force = Událost { $name } teď neplatí.
event-not-now = Událost { $name } se teď takhle využít nedá.
ability-rests = { $name } teď nemá schopnost: v tomto oběhu ji nemá nikdo.
ghost = Duch žádné životy zpět nezíská.
ghost-unhurt = Duch nemá životy, kterých by se mohl vzdát.
owed = Ukázanou kartu ({ $card }) lze zahrát, takže to musíš udělat, než ukončíš kolo.
gear-rests = { $card } teď nepůsobí: v tomto oběhu karty ve hře nic nedělají.
sermon = V tomto oběhu nesmíš ve svém kole používat karty BANG! a { $card } se tu za takovou kartu považuje.
reverend = V tomto oběhu nesmí nikdo zahrát { $card-acc }.
judge = V tomto oběhu nikdo nesmí karty vykládat a { $card } ve hře zůstává.
handcuffs = { $card-acc } teď zahrát nelze: v tomto kole smíš hrát jen karty zvolené barvy.
blue-in-play = Musíš odhodit jednu z modrých karet, které leží před tebou.
identity = Přijmi ukázanou postavu, nebo pasuj a nech si svou.
name-suit = Nejdřív zvol jednu ze čtyř barev: ♥, ♦, ♣ nebo ♠.
liquor = Vynech fázi 1 a získej zpět jeden život, nebo pasuj a vezmi si karty.
guess = Řekni, zda je karta červená, nebo černá; po správné odpovědi můžeš pasovat.
ranch = Vyměň karty za stejný počet nových, nebo pasuj.
brothers = Řekni, pro koho se vzdáváš jednoho života, nebo pasuj.
roulette = { $card ->
    [none] Odhoď Vedle!, nebo pasuj.
   *[other] Musíš odhodit Vedle!, ne { $card-acc }.
}
two-bangs = To stojí dvě karty BANG! z ruky.
one-bang = To stojí jednu kartu BANG! z ruky.
at-another = Urči jiného hráče, který je ještě ve hře.
card-of-another = Urči kartu před jiným hráčem, na kterou střílíš.
nothing-to-regain = { $target } nemá co získat zpět.
answer-ricochet = { $card ->
    [none] Někdo střílí na tvou kartu: zahraj Vedle!, nebo pasuj.
   *[other] Někdo střílí na tvou kartu a { $card } ji nezachrání.
}
