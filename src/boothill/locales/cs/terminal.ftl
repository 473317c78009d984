# The table in a terminal: headings, questions, choices, answers to commands. Commands stay English.

## The table

column-player = hráč
column-role = role
column-character = postava
column-life = životy
column-hand = ruka
column-distance = vzd.
column-in-play = ve hře
unknown-role = ?
out-of-game = mimo hru
bare-hands = Colt .45 (1)
weapon = { $name } ({ $reach })
ready = k použití: { $cards }
laid-now = z tohoto tahu: { $cards }
copied-ability = jako { $name }
piles = { $top ->
    [none] Balíček: { $deck }. Odhazovací hromádka: prázdná.
   *[other] Balíček: { $deck }. Odhazovací hromádka: { $pile }, nahoře { $top }.
}
legend = > je na tahu   -> můžeš střílet   <- může střílet na tebe   po směru hodin
legend-open = > je na tahu   po směru hodin, vzdálenosti vidí { $seat }
side-head = { $seat }, { $role ->
        [law] Muži zákona
       *[outlaws] Bandité
    }: ruka { $hand }{ $strange ->
        [0] { "" }
       *[other] { " " }(z druhého balíčku { $strange })
    }, { $deck ->
        [-1] společný balíček
       *[other] vlastní balíček { $deck }
    }, rezerva { $reserve }
place = { $position ->
    [front] aktivní
    [rear] záložní
   *[alone] sama
}
side-piles = { $top ->
        [none] Odhazovací hromádka: prázdná.
       *[other] Odhazovací hromádka: { $pile }, nahoře { $top }.
    }{ $common ->
        [0] { "" }
       *[other] { " " }Společný balíček: { $common }.
    }
your-reserve = Tvoje rezerva, v libovolném pořadí: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Kdo koho loví: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Zbývají jen dva: kdo vyřadí druhého, vyhraje.
    }
   *[other] { "" }
}
you = ty
seat-you = Ty
hands = Karty v ruce:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: žádné

## The beginning and the end

welcome = { $players ->
    [one] Boot Hill ({ $game }): stůl pro { $players } hráče. ? ukáže nápovědu, quit končí.
    [few] Boot Hill ({ $game }): stůl pro { $players } hráče. ? ukáže nápovědu, quit končí.
   *[other] Boot Hill ({ $game }): stůl pro { $players } hráčů. ? ukáže nápovědu, quit končí.
}
option = { $name }={ $value }: { $meaning }
option-beer = { $beer ->
    [last-life] mimo tah zachrání Pivo jen poslední život [DOD-7.2]
   *[any-loss] Pivo sníží každou ztrátu o jeden život [DOD-7.2]
}
option-pixie-pete = { $pixie_pete ->
    [one] Pixie Pete si líže jednu kartu [DOD-R.23]
    [few] Pixie Pete si líže { $pixie_pete } karty [DOD-R.23]
   *[other] Pixie Pete si líže { $pixie_pete } karet [DOD-R.23]
}
option-sean-mallory = { $sean_mallory ->
    [no-limit] Sean Mallory si nechává libovolně mnoho karet [DOD-R.23]
    [one] Sean Mallory si nechává jednu kartu [DOD-R.23]
    [few] Sean Mallory si nechává { $sean_mallory } karty [DOD-R.23]
   *[other] Sean Mallory si nechává { $sean_mallory } karet [DOD-R.23]
}
option-jose-delgado = { $jose_delgado ->
    [no-limit] José Delgado vymění libovolně mnoho modrých karet [DOD-R.23]
    [one] José Delgado vymění jednu modrou kartu za tah [DOD-R.23]
    [few] José Delgado vymění { $jose_delgado } modré karty za tah [DOD-R.23]
   *[other] José Delgado vymění { $jose_delgado } modrých karet za tah [DOD-R.23]
}
option-edition = { $edition ->
    [first] kdo zůstane ve vězení, přijde o první dvě fáze tahu [BAS-15.1]
   *[fourth] kdo zůstane ve vězení, přijde o celý tah [BAS-15.1]
}
option-simplified = { $simplified ->
    [yes] bez třinácti karet, které se v první hře vynechávají [BAS-3.8]
   *[no] se všemi kartami [BAS-3.8]
}
option-deaths = { $deaths ->
    [at-once] kdo padne kartou Kulomet nebo Indiáni!, vypadává hned [BAS-R.16]
   *[after-card] kdo padne kartou Kulomet nebo Indiáni!, vypadává po vyhodnocení karty [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] odhazovací balíček se stane dobíracím, jakmile dobírací dojde [BAS-R.28]
   *[when-needed] odhazovací balíček se stane dobíracím, když je potřeba karta [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] Duel ♦ nemá účinek, je-li cílem Apache Kid [DOD-R.18]
   *[fights-duels] Duel ♦ platí jako každý jiný, i když je cílem Apache Kid [DOD-R.18]
}
option-characters = { $characters ->
    [one] { $characters } postava na stranu [DUE-3.1]
    [few] { $characters } postavy na stranu [DUE-3.1]
   *[other] { $characters } postav na stranu [DUE-3.1]
}
resumed = Hra pokračuje tam, kde byla přerušena.
you-are = Tvoje postava: { $character }, tvoje role: { $role }.
you-lead = Tvoje strana: { $role ->
    [law] Muži zákona
   *[outlaws] Bandité
}.
you-can = { $character }: { $ability }
goal-sheriff = Vyhraješ, až budou všichni Zločinci a Odpadlíci vyřazeni. Každý ví, kdo jsi.
    .other = { $seat } je Šerif.
goal-deputy = { $players ->
    [3] { $left ->
        [3] Vyhraješ, když právě ty vyřadíš Odpadlíka; je jím { $renegade }. Vypadne-li někdo jinak, vyhraje ten, kdo zůstane ve hře poslední.
       *[other] Vyhraješ, když ve hře zůstaneš jen ty.
    }
   *[other] Vyhraješ spolu se Šerifem: všichni Zločinci a Odpadlíci musí být vyřazeni.
}
    .other = { $left ->
        [3] { $seat }, Zástupce, má vyřadit Odpadlíka; { $renegade ->
            [ty] jsi jím ty
           *[other] je jím { $renegade }
        }.
       *[other] { $seat }, Zástupce, vyhraje, zůstane-li ve hře jako poslední.
    }
goal-outlaw = { $players ->
    [3] { $left ->
        [3] Vyhraješ, když právě ty vyřadíš Zástupce; je jím { $deputy }. Vypadne-li někdo jinak, vyhraje ten, kdo zůstane ve hře poslední.
       *[other] Vyhraješ, když ve hře zůstaneš jen ty.
    }
   *[other] Vyhraješ, až bude Šerif vyřazen.
}
    .other = { $left ->
        [3] { $seat }, Zločinec, má vyřadit Zástupce; { $deputy ->
            [ty] jsi jím ty
           *[other] je jím { $deputy }
        }.
       *[other] { $seat }, Zločinec, vyhraje, zůstane-li ve hře jako poslední.
    }
goal-renegade = { $players ->
    [3] { $left ->
        [3] Vyhraješ, když právě ty vyřadíš Zločince; je jím { $outlaw }. Vypadne-li někdo jinak, vyhraje ten, kdo zůstane ve hře poslední.
       *[other] Vyhraješ, když ve hře zůstaneš jen ty.
    }
   *[other] Vyhraješ, když ve hře zůstaneš jen ty: Šerif musí padnout jako poslední.
}
    .other = { $left ->
        [3] { $seat }, Odpadlík, má vyřadit Zločince; { $outlaw ->
            [ty] jsi jím ty
           *[other] je jím { $outlaw }
        }.
       *[other] { $seat }, Odpadlík, vyhraje, zůstane-li ve hře jako poslední.
    }
goal-law = Vyhraješ, až vypadnou všechny postavy hráče { $outlaws }.
    .other = { $seat } vede Muže zákona.
goal-outlaws = Vyhraješ, až vypadnou všechny postavy hráče { $law }.
    .other = { $seat } vede Bandity.
you-are-out = Jsi mimo hru a díváš se, jak ji ostatní dohrají.
winners = Vítězství: { $seats }.
you-won = Vyhráváš!
you-lost = Prohráváš.
saved = Záznam hry je v souboru { $path }
not-saved = Hru nelze uložit do souboru { $path }: { $error }.
resume-with = Hra je uložena. Takto v ní budeš pokračovat:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Jsi na tahu. Co hraješ?
    .pass = { $surplus ->
        [0] ukonči tah
        [one] ukonči tah; pak bude třeba odhodit kartu
        [few] ukonči tah; pak bude třeba odhodit { $surplus } karty
       *[other] ukonči tah; pak bude třeba odhodit { $surplus } karet
    }
ask-discarding = { $surplus ->
    [one] Máš v ruce o jednu kartu víc, než si smíš nechat. Kterou odhazuješ?
    [few] Máš v ruce o { $surplus } karty víc, než si smíš nechat. Kterou odhazuješ nejdřív?
   *[other] Máš v ruce o { $surplus } karet víc, než si smíš nechat. Kterou odhazuješ nejdřív?
}
ask-giving-up = Musíš odhodit kartu. Kterou?
ask-shot = { $misses ->
    [one] { $by } na tebe střílí. Co uděláš?
    [few] { $by } na tebe střílí; zrušit to stojí { $misses } účinky Vedle!. Co uděláš?
   *[other] { $by } na tebe střílí; zrušit to stojí { $misses } účinků Vedle!. Co uděláš?
}
    .pass = přijmi výstřel: ztrácíš jeden život
    .forced = Nemáš čím výstřel zastavit.
ask-demanded = { $by } hraje na všechny kartu Indiáni!. Odhazuješ BANG!?
    .pass = ztrať jeden život
    .forced = Nemáš BANG! na odhození.
    .due = Indiáni! Odhazuješ kartu zásahu? Brání se { $at }.
    .forced-due = Nemáš kartu zásahu na odhození.
ask-contest = { $other } čeká v duelu. Odhazuješ BANG!?
    .pass = vzdej se: ztrácíš jeden život
    .forced = Nemáš BANG! na odhození.
    .due = Souboj: odhazuješ kartu zásahu? Bojuje { $now }.
    .forced-due = Nemáš kartu zásahu na odhození.
ask-rescue = Nezbývá ti žádný život. Zachráníš se?
    .pass = ne: vypadáváš ze hry
    .forced = Nic tě nezachrání.
ask-window = { $averted ->
    [0] { $points ->
        [one] Máš ztratit jeden život (máš jich { $life }). Odvrátíš to?
        [few] Máš ztratit { $points } životy (máš jich { $life }). Odvrátíš některý?
       *[other] Máš ztratit { $points } životů (máš jich { $life }). Odvrátíš některý?
    }
   *[other] Životy, které máš ztratit: { $points } (máš jich { $life }), z toho odvráceno: { $averted }. Odvrátíš další?
}
    .pass = ne: přijmi ztrátu
ask-pick = Zkouška ({ $demand }). Která z obou karet platí?
ask-store = Kterou kartu si bereš z hokynářství?
ask-first-card = Odkud si bereš první kartu?
ask-look = Kterou kartu si necháváš?
ask-copy = Čí schopnost si bereš?
ask-from-table = Lízneš si dvě karty, nebo si místo toho vezmeš kartu, která před někým leží?
ask-one-each = { $rest ->
    [one] Rvačka: kterou kartu ztrácí { $whom }?
    [few] Rvačka, zbývají { $rest } hráči: kterou kartu ztrácí { $whom }?
   *[other] Rvačka, zbývá { $rest } hráčů: kterou kartu ztrácí { $whom }?
}
ask-share = Kterou z karet si bereš (ze hry vypadává { $fallen })? Další si bere { $then }.
ask-choose-front = Která z tvých dvou postav bude aktivní? Soupeř vybírá ve stejnou chvíli.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] Střílí { $by }, cíl: { $at }. Co uděláš?
   *[other] Střílí { $by }, cíl: { $at }, karta: { $name }. Co uděláš?
}
    .pass = přijmi zásah: postava ztrácí jeden život
    .forced = Nemáš čím zásah zastavit.
ask-further-card = Ke zrušení tohoto zásahu musíš odhodit ještě jednu kartu. Kterou?
    .pass = žádnou: postava ztrácí jeden život
    .forced = Nemáš už kartu na odhození, takže zásah platí.
ask-points = { $figure } má ztratit jeden život. Ztratí ho místo toho druhá postava?
    .pass = ne
ask-judging = Která z obou karet platí?
ask-one-of-these = Kterou z právě líznutých karet odhazuješ?
ask-disarming = Soupeř se zásahu vyhýbá. Odhodíš kartu ležící u jedné z aktivních postav?
    .pass = ne
ask-swapping = Postavy které strany si vymění místa?
ask-blind = Ze kterého balíčku je karta, kterou náhodně vybíráš?
ask-robbing = { $name }: odhodíš náhodnou kartu ze soupeřovy ruky?
    .pass = ne
ask-scavenging = { $left ->
    [one] { $figure } vypadává ze hry: můžeš si vzít ještě jednu kartu.
    [few] { $figure } vypadává ze hry: můžeš si postupně vzít až { $left } karty.
   *[other] { $figure } vypadává ze hry: můžeš si postupně vzít až { $left } karet.
}
    .pass = už nic neber
ask-any-time = Na tahu je { $seat }. Použiješ teď svou schopnost? (sid off: nikdy se neptej)
    .pass = teď ne
ask-whom = { $what }: proti komu?
    .due = { $what }: na koho míříš?
ask-which = { $what }: která karta?
ask-pay = { $what }: které karty se vzdáváš?
back = zpět

choice-play = { $card }
    .at = { $key ->
        [tequila] { $card }, pro: { $whom }
       *[other] { $card }, cíl: { $whom }
    }
    .as = { $card } jako { $name }
    .as-at = { $card } jako { $name }, cíl: { $whom }
    .later = vylož před sebe { $card } na později
    .at-due = { $card } -> { $whom }
    .as-at-due = { $card } jako { $name } -> { $whom }
choice-cost = { $cost ->
    [one] { $what } (stojí ještě jednu kartu)
    [few] { $what } (stojí ještě { $cost } karty)
   *[other] { $what } (stojí ještě { $cost } karet)
}
choice-use = použij: { $name }
    .at = použij: { $name }, cíl: { $whom }
choice-discard = odhoď: { $card }
choice-take = { $card }
choice-deck = z balíčku
choice-pile = { $card } z odhazovací hromádky
choice-hand = náhodná karta z ruky hráče { $seat } (má jich { $count })
choice-own-hand = karta z vlastní ruky
choice-gear = { $card }, ve hře: { $seat }
choice-ability = { $cost ->
    [0] použij svou schopnost: { $name }
    [one] použij svou schopnost: { $name } (stojí kartu)
    [few] použij svou schopnost: { $name } (stojí { $cost } karty)
   *[other] použij svou schopnost: { $name } (stojí { $cost } karet)
}
    .at = { $cost ->
        [0] použij svou schopnost: { $name }, cíl: { $whom }
        [one] použij svou schopnost: { $name }, cíl: { $whom } (stojí kartu)
        [few] použij svou schopnost: { $name }, cíl: { $whom } (stojí { $cost } karty)
       *[other] použij svou schopnost: { $name }, cíl: { $whom } (stojí { $cost } karet)
    }
    .due = { $cost ->
        [0] použij schopnost postavy { $name }
       *[other] použij schopnost postavy { $name } (stojí kartu)
    }
    .at-due = použij schopnost postavy { $name } (stojí kartu) -> { $whom }
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (životy { $life }): { $ability }
choice-back = balíček { $back ->
        [law] Mužů zákona
       *[outlaws] Banditů
    }
choice-swap = výměna: aktivní postavou bude { $who }
choice-reload = nabij: { $card } (odhoď tuto kartu a lízni si jinou)
choice-figure = { $who }: { $position ->
        [front] aktivní
        [rear] záložní
       *[alone] sama
    }, životy { $life }
choice-unseen = karta z ruky, naslepo
choice-player = { $seat }: vzdálenost { $distance }, životy { $life }, { $hand ->
        [one] 1 karta
        [few] { $hand } karty
       *[other] { $hand } karet
    } v ruce
choice-yourself = ty
choice-vain = { $what } (tato karta tam nepůsobí)
copies = { $card } (x{ $count })
unplayable = Máš v ruce, ale teď nelze zahrát (? { $letter } řekne proč): { $cards }
just-laid = { $card } (z tohoto tahu)
unusable = Leží před tebou, ale teď nelze použít (? { $letter } řekne proč): { $cards }
forced = Nemáš na výběr: { $what }

## Answers to commands

help =
    1, 2, 3 … | zvolí tuto možnost; 0 končí, odmítá nebo se vrací
    ? 3, ? B | co karta dělá a proč ji teď lze nebo nelze použít
    ? pivo | co dělá karta nebo postava
    ? KROK | zda je takový krok dovolen a které pravidlo to říká
    KROK | krok lze také napsat, anglickými slovy a jmény, třeba { $move }: play, use, discard, take, draw from, choose, pass, end; s tím, co stojí: play ... with ...
help-sides = V této hře také: swap, reload; postavy se jmenují { $name }, { $rear }.
not-understood = Nerozumím „{ $text }“. Napiš číslo ze seznamu, nebo ? pro nápovědu.
no-such-choice = Možnost { $text } tu není. Napiš číslo ze seznamu, nebo ? pro nápovědu.
legal = To teď můžeš udělat: { $move }.
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = Toto pravidlo ještě není přeložené; tady je anglicky.
rule-head = { $id } ({ $title })
no-rule = V pravidlech není nic o „{ $text }“.
more-rules = { $count ->
    [one] ... a ještě jedno; přidej slovo, ať se výběr zúží.
    [few] ... a ještě { $count }; přidej slovo, ať se výběr zúží.
   *[other] ... a ještě { $count }; přidej slovo, ať se výběr zúží.
}
sid-on = Před tahy ostatních přijde otázka na schopnost postavy Sid Ketchum.
sid-off = Před tahy ostatních už otázka na schopnost postavy Sid Ketchum nepřijde.

## Stepping through a record

replay-head = { $moves ->
    [one] { $game }, semínko { $seed }: { $moves } krok
    [few] { $game }, semínko { $seed }: { $moves } kroky
   *[other] { $game }, semínko { $seed }: { $moves } kroků
}
replay-help = Enter: dál   b: zpět   t: stůl   číslo: jdi k tomu kroku   q: konec
replay-start = Před prvním krokem.
replay-move = Krok { $number } z { $moves }. { $seat }: { $move }
    .unseen = Krok { $number } z { $moves }, hraje { $seat }
replay-end = { $result ->
    [unfinished] Tady záznam končí; hra nebyla dohrána.
   *[other] Tady záznam končí.
}
replay-no-move = Krok { $text } není; kroků v záznamu: { $moves }.
replay-chances = Co se tehdy dalo vědět:
    .seat = { $seat }: Zástupce { $deputy } %, Zločinec { $outlaw } %, Odpadlík { $renegade } %
no-such-file = Soubor { $path } neexistuje.
no-such-seat = Místo { $seat } není; jsou: { $seats }.

## At a table on a server, and in any language

offer-told = { $name } navrhuje ukončit hru bez vítěze. Pro: { $agreed }. Ještě neodpověděli: { $asked }.
    .answer = Napiš :offer pro souhlas, :decline, chceš-li hrát dál.
    .back = Napiš :decline, chceš-li to vzít zpět.
confirm-how = { $question } Pokud ano, napiš { $command }
mute-told = { $on ->
    [yes] Co říká { $name }, už nečteš.
   *[no] Co říká { $name }, zase čteš.
}
silence-told = { $on ->
    [yes] { $name } už nesmí mluvit.
   *[no] { $name } smí zase mluvit.
}
lock-told = { $on ->
    [yes] Stůl je uzavřený: nikdo nový si nesedne.
   *[no] Stůl už není uzavřený.
}
watchers-told = { $on ->
    [yes] Diváci se smějí dívat.
   *[no] Diváci se už dívat nesmějí.
}
nobody-called = Není tu nikdo jménem { $name }, komu by se to dalo udělat.
chat = { $name }: „{ $text }“
    .dead = { $name }, mezi mrtvými: „{ $text }“
no-orders = Pokyny dávají jen ti, kdo jsou ještě ve hře.
no-bet = Sázet mohou jen ti, kdo jsou mimo hru nebo se dívají.
beside-how = Chceš-li něco změnit, napiš třeba: { $example }
bet-role = { $seat }: { $role }
bet-told = { $name } sází na: { $side }.
wins = Vyhrané hry u tohoto stolu: { $seats }.
wins-of = { $seat } { $count }
paused = Hodiny stojí. Napiš pause a hra půjde dál.
goes-on = Hra pokračuje.
lobby = { $free ->
    [0] Stůl, { $game }: { $names }.
    [one] Stůl, { $game }: { $names }; { $free } volné místo.
    [few] Stůl, { $game }: { $names }; { $free } volná místa.
   *[other] Stůl, { $game }: { $names }; { $free } volných míst.
}
lobby-seat = { $kind ->
    [bot] { $name } (bot)
    [program] { $name } (bot v síti)
   *[person] { $name }
}
lobby-host = Napiš deal a začne se; volná místa obsadí boti. Napiš bot a na jedno z nich si sedne bot.
lobby-help = Napiš help a uvidíš všechny příkazy.
lobby-may-series = Napiš series a bude se hrát série, nebo přestane.
lobby-wait = { $name } rozdá, až budou všichni.
lobby-again = Napiš again a u tohoto stolu se hraje znovu, nebo quit.
lobby-series = Hraje se série. Napiš again keep a postava ti zůstane, pokud přežila; again sheriff, chceš-li být Šerif; nebo obojí.
lang-now = Stůl teď mluví { $lang ->
    [cs] česky
    [de] německy
    [en] anglicky
    [it] italsky
    [pl] polsky
   *[other] jazykem { $lang }
}.
lang-which = Který jazyk? Napiš třeba: lang en. Jsou: { $names }.
join-name = Host
join-key = Návrat na tvoje místo:
join-lost = Spojení přerušeno; zkouším to znovu …
join-no-link = { $text } není odkaz na stůl; takový vypadá takto: https://example.org/#/table/abc.
join-no-server = Na adrese { $server } není server Boot Hill.

## Stůl přes celou obrazovku. Klávesu od toho, co dělá, dělí svislá čára.

app-connecting = Boot Hill: připojování …
app-title = Boot Hill · { $game } · hráčů u stolu: { $players }
app-turn = · { $whose ->
    [reader] jsi na tahu
   *[other] na tahu je { $seat }
}
app-paused = · pauza
app-hand = Tvoje ruka:
app-no-cards = žádné karty
app-waiting = Čeká se na: { $names } …
app-seconds = { $question } ({ $seconds } s)
app-why-not = { $card }: teď ne. Proč?
app-leave = odejít od stolu
app-line = Krok, karta (? pivo), pravidlo (rule pivo); Escape zavře
app-help =
    1 … 9, 0 | zvolí tuto možnost; šipky a Enter nebo myš dělají totéž
    A … Z | proč tuto kartu teď nelze použít
    ? | o co jde v označené možnosti a proč ji lze či nelze zvolit
    : | řádek k psaní: krok, ? pivo nebo slovo z tohoto seznamu
    Escape | zpět do předchozí nabídky; zavře řádek
    Tab | z nabídky do záznamu a ke stolu, aby šly posouvat
    Mezerník | nečekat na boty
key-choose = zvolit
key-explain = vysvětlit
key-line = psát
key-next = dál
key-previous = zpět
key-ends = okraje
key-seat = místo
app-page = Escape nebo Enter: zpět ke stolu
replay-eyes = { $seat ->
    [none] všechny karty odkryté
   *[other] jak to vidí { $seat }
}

## Příkazy: co každý dělá. `short` stojí v řádku kláves, `ask` je to, nač se příkaz ptá.

command-help = tento seznam
    .short = nápověda
command-table = celý stůl
command-cards = co dělá každá karta ve tvé ruce
command-who = kdo je kdo a co umí, a známé cíle
    .short = kdo
command-log = poslední události, každá se svým pravidlem
command-rule = pravidlo podle čísla, nebo pravidla podle slova
    .ask = Které pravidlo? Jeho číslo, třeba { $rule }, nebo slovo, třeba pivo
command-orders = stálé pokyny: na co stůl odpovídá za tebe
    .short = pokyny
command-bet = sázky: kdo vyhraje a kdo je kdo, když jsi mimo hru nebo se díváš
    .short = sázky
command-sid = sid off: neptej se na schopnost postavy Sid Ketchum před tahy ostatních; sid on: ptej se
command-say = říct něco všem
    .ask = Co říkáš?
command-dead = říct něco těm, kdo jsou mimo hru
    .ask = Co říkáš mrtvým?
command-pause = zastavit hodiny, nebo pokračovat
command-deal = rozdat; volná místa obsadí boti
command-bot = posadit bota na volné místo
command-series = hrát sérii, nebo s ní přestat
command-again = další hra
command-stand = vzdát se svého místa natrvalo; obsadí ho bot
command-offer = navrhnout konec hry bez vítěze, nebo s ním souhlasit
command-decline = hrát raději dál, nebo vzít návrh zpět
command-resign = vzdát se tam, kde jeden vede celou stranu; ptá se ještě jednou
command-close = hostitel ukončí hru pro všechny; potom stůl znovu otevře
command-mute = nečíst, co někdo říká, nebo zase číst
    .ask = Koho nechceš číst?
command-silence = hostitel někoho umlčí pro všechny, nebo ho nechá zase mluvit
    .ask = Kdo má mlčet?
command-remove = hostitel někoho vykáže od stolu; ptá se ještě jednou
    .ask = Kdo má odejít?
command-lock = hostitel uzavře stůl pro nové hráče, nebo ho otevře
command-spectators = hostitel nenechá dívat nikoho, nebo všechny
command-save = kde je záznam této hry; stejně se ukládá po každém kroku
command-lang = jiný jazyk, třeba lang en
    .short = jazyk
command-quit = odejít; ve hře proti botům lze později pokračovat
    .short = odejít
needs-text = { $ask } Napiš to za slovo: { $word } …
only-in-a-game = To jde jen tehdy, když je na stole hra.
only-on-a-server = To jde jen u stolu na serveru; tady hraješ jen s boty.
only-against-bots = To jde jen ve vlastní hře proti botům.
only-the-host = To smí jen hostitel, než se rozdá.
only-after-a-game = To jde jen po hře.
only-any-time = V této hře nikdo nesmí jednat kdykoli.
only-series = Tato hra se nehraje v sériích.

## Stůl ve větách, pro --plain.

turn-now = { $whose ->
    [reader] Jsi na tahu.
   *[other] Na tahu je { $seat }.
}
eyes-of = Vzdálenosti z místa, kde sedí { $seat }.
seat-line = { $who }: { $facts }. Ve hře: { $gear }.
    .out = { $who }: mimo hru.
seat-role = role neznámá
fact-life = životy { $life } z { $full }
fact-hand = { $count ->
    [0] žádné karty v ruce
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
fact-distance = vzdálenost { $distance }
fact-shots = { $shots ->
    [both] můžete střílet po sobě navzájem
    [there] můžeš tam střílet
   *[here] může střílet po tobě
}
figure-line = { $place }: { $name }, životy { $life } z { $full }{ $gear ->
    [none] .
   *[other] . Vedle: { $gear }.
}

## Návrat k nedohrané hře a kde jsou záznamy.

offer = { $count ->
    [one] Máš nedohranou hru:
    [few] Máš nedohrané hry, od poslední:
   *[other] Máš nedohrané hry, od poslední:
}
offer-game = { $game }, hráčů: { $players }, { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}, naposledy hraná { $when }
offer-new = nová hra
offer-ask = Která? Napiš její číslo; Enter pokračuje v první.
offer-which = { $text } tu není. Napiš číslo od 0 do { $last }.
nothing-left = Žádná taková nedohraná hra tu není. boothill play rozdá novou.
recorded = Záznam této hry: { $path }
record-moved = Do { $old } zapsal jiný program. Záznam této hry je odteď v { $path }.
look-again = Chceš-li si ji prohlédnout znovu:

## Co říká boothill settle.

settled = { $wrong ->
    [0] { $count ->
        [0] Verdikt: toto se stane. Nic se neočekává.
        [one] Verdikt: podle očekávání. Jediné očekávání platí.
        [few] Verdikt: podle očekávání. Všechna { $count } očekávání platí.
       *[other] Verdikt: podle očekávání. Všech { $count } očekávání platí.
    }
    [one] Verdikt: jinak, než se čekalo. Jedno očekávání z { $count } neplatí.
    [few] Verdikt: jinak, než se čekalo. { $wrong } očekávání z { $count } neplatí.
   *[other] Verdikt: jinak, než se čekalo. { $wrong } očekávání z { $count } neplatí.
}
    .stopped = Verdikt: takto se to hrát nedá. { $why }
settled-steps = Co se stane:
settled-refused = { $move }: to je odmítnuto.
settled-asked = Otázka pro hráče { $seat }: { $question }
settled-won = Hra skončila.
settled-lives = Životy předtím a potom:
settled-life = { $after ->
    [0] { $who }: { $before } -> mimo hru
   *[other] { $who }: { $before } -> { $after }
}
settled-same = { $who }: { $life }
settled-expected = Očekávání:
settled-holds = platí: { $what }
settled-fails = neplatí: { $what }
