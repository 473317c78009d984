# Co si myslí boti: říká to `boothill analyse` i stránka.

study-best = { $eyes ->
    [seat] Na tahu je { $seat }. Nejlepší tahy podle toho, co { $seat } ví:
   *[open] Na tahu je { $seat }. Nejlepší tahy, když jsou všechny karty a role odkryté:
}
study-move = { $number }. { $move }: { $percent }{ "\u00A0" }% ({ $low }–{ $high }{ "\u00A0" }%)
    .win = { $number }. { $move }: jistá výhra
    .loss = { $number }. { $move }: jistá prohra
    .first = { $number }. { $move }
    .rest = { $count ->
        [one] Byl posouzen ještě jeden tah; je horší.
        [few] Byly posouzeny ještě { $count } tahy; jsou horší.
       *[other] Bylo posouzeno ještě { $count } tahů; jsou horší.
    }
study-line = Potom: { $moves }
study-step = { $seat }: { $move }
study-playouts = { $count ->
    [one] V hlavě dohrána 1 hra.
    [few] V hlavě dohrány { $count } hry.
   *[other] V hlavě dohráno { $count } her.
}
study-over = Hra skončila: nikdo není na tahu.
study-percent = { $percent }{ "\u00A0" }%

study-game = { $names }: { $count ->
    [one] 1 krok.
    [few] { $count } kroky.
   *[other] { $count } kroků.
}
study-sides = Šance jednotlivých stran na výhru:
study-standing = Po kroku { $step }: { $sides }
    .deal = Po rozdání: { $sides }
study-side = { $side } { $percent }{ "\u00A0" }%
study-turnings = Zlomové okamžiky:
    .none = Hra nemá žádný zlomový okamžik.
study-turning = Krok { $step }: { $what } { $side }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
study-beliefs = Co se mohl domýšlet pozorný divák a které činy to změnily:
    .none = Žádný čin neprozradil roli.
study-deed = { $kind ->
    [shot] Krok { $step }: { $seat } útočí, cíl: { $victim }. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
    [hindrance] Krok { $step }: { $seat } škodí, cíl: { $victim }. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
    [help] Krok { $step }: { $seat } pomáhá, komu: { $victim }. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
    [all] Krok { $step }: { $seat } útočí na všechny. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
    [out] Krok { $step }: { $seat } vypadává ze hry. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
   *[turn] Krok { $step }: { $seat } končí tah bez útoku. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
}
study-mistakes = Nejhorší chyby podle toho, co hráči věděli:
    .none = Žádná zřejmá chyba se nenašla.
study-mistake = Krok { $step }: { $seat }: { $made } ({ $chance }{ "\u00A0" }%). Lépe: { $better } ({ $could }{ "\u00A0" }%)
study-unfinished = Hra není dohraná; posuzuje se jen to, co se odehrálo.

study-no-seat = na tahu není { $name }, ale { $seat }

study-panel = Co si myslí boti
    .ask = Zeptat se botů
    .stop = Zastavit
    .about = Nejlepší tahy a jejich šance na výhru. Čísla se zpřesňují, dokud se díváš.
study-eyes = Na co se boti smějí dívat
    .open = Všechny karty a role
    .seat = Jen to, co ví hráč na tahu
study-judge = Kdo hodnotí
    .name = { $judge ->
        [desperado] naučený bot: jeho síť
       *[marshal] marshal: podle toho, co kdo má
    }
study-interval = pravděpodobně { $low }–{ $high }{ "\u00A0" }%, z { $count ->
    [one] 1 hry
    [few] { $count } her
   *[other] { $count } her
}
study-sure =
    .win = jistá výhra
    .loss = jistá prohra
study-story = Příběh této hry
    .ask = Vyprávět
    .about = Jak si strany stály po každém kroku, co se o kom dalo vědět, zlomové okamžiky a nejhorší chyby.
    .looking = Hledají se chyby: { $looked } z { $wanted } kroků.
