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
bare-hands = Colt 45 (1)
weapon = { $name } ({ $reach })
ready = připravené: { $cards }
laid-now = od tohoto kola: { $cards }
copied-ability = jako { $name }
piles = { $top ->
    [none] Balíček: { $deck }. Odkládací hromádka: prázdná.
   *[other] Balíček: { $deck }. Odkládací hromádka: { $pile }, nahoře { $top }.
}
legend = > na řadě   -> v dosahu   <- dosáhne na tebe   po směru hodinových ručiček
legend-open = { $seat ->
    [Ty] > na řadě   po směru hodinových ručiček, vzdálenosti od tebe
   *[other] > na řadě   po směru hodinových ručiček, vzdálenosti od { $seat }
}
side-head = { $seat }, { $role ->
        [law] muži zákona
       *[outlaws] bandité
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
        [none] Odhazovací balíček: prázdný.
       *[other] Odhazovací balíček: { $pile }, nahoře { $top }.
    }{ $common ->
        [0] { "" }
       *[other] { " " }Společný balíček: { $common }.
    }
your-reserve = Tvoje rezerva, pořadí neznámé: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Kdo koho loví: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Zbývají jen dva: kdo vyřadí druhého, vyhrává.
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
    [last-life] mimo své kolo zachrání Pivo jen poslední život [DOD-7.2]
   *[any-loss] Pivo sníží každou ztrátu o jeden život [DOD-7.2]
}
option-pixie-pete = { $pixie_pete ->
    [one] Pixie Pete si dobírá jednu kartu [DOD-R.23]
    [few] Pixie Pete si dobírá { $pixie_pete } karty [DOD-R.23]
   *[other] Pixie Pete si dobírá { $pixie_pete } karet [DOD-R.23]
}
option-sean-mallory = { $sean_mallory ->
    [no-limit] Sean Mallory si nechává libovolný počet karet [DOD-R.23]
    [one] Sean Mallory si nechává jednu kartu [DOD-R.23]
    [few] Sean Mallory si nechává { $sean_mallory } karty [DOD-R.23]
   *[other] Sean Mallory si nechává { $sean_mallory } karet [DOD-R.23]
}
option-jose-delgado = { $jose_delgado ->
    [no-limit] José Delgado vyměňuje libovolný počet modrých karet [DOD-R.23]
    [one] José Delgado vyměňuje jednu modrou kartu za kolo [DOD-R.23]
    [few] José Delgado vyměňuje { $jose_delgado } modré karty za kolo [DOD-R.23]
   *[other] José Delgado vyměňuje { $jose_delgado } modrých karet za kolo [DOD-R.23]
}
option-edition = { $edition ->
    [first] kdo zůstane ve vězení, přijde o první dvě fáze kola [BAS-15.1]
   *[fourth] kdo zůstane ve vězení, přijde o celé kolo [BAS-15.1]
}
option-simplified = { $simplified ->
    [yes] bez třinácti karet, které se v první hře vynechávají [BAS-3.8]
   *[no] se všemi kartami [BAS-3.8]
}
option-deaths = { $deaths ->
    [at-once] koho zabije Kulomet nebo Indiáni!, vypadává hned [BAS-R.16]
   *[after-card] koho zabije Kulomet nebo Indiáni!, vypadává po vyhodnocení karty [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] odkládací hromádka se stane balíčkem, jakmile balíček dojde [BAS-R.28]
   *[when-needed] odkládací hromádka se stane balíčkem, když je potřeba karta [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] Duel ♦ na Apache Kida nepůsobí [DOD-R.18]
   *[fights-duels] Duel ♦ působí i na Apache Kida [DOD-R.18]
}
option-events = { $events ->
    [high-noon] s událostmi z krabičky Pravé poledne [HIN-2.1]
    [fistful] s událostmi z krabičky Pro hrst karet [HIN-2.1]
    [both] s událostmi z obou krabiček [HIN-2.1]
   *[none] bez karet událostí [HIN-2.1]
}
option-events-used = { $events_used ->
    [usual] tolik událostí, kolik obvykle [HIN-2.4]
   *[other] události před poslední: { $events_used } [HIN-2.4]
}
option-events-final = { $events_final ->
    [high-noon] poslední událost: Pravé poledne [HIN-2.4]
    [fistful] poslední událost: Pro hrst karet [HIN-2.4]
   *[random] poslední událost se losuje [HIN-2.4]
}
option-late-events = { $late_events ->
    [yes] se dvěma pozdějšími událostmi [HIN-2.5]
   *[no] bez dvou pozdějších událostí [HIN-2.5]
}
option-ghosts = { $ghosts ->
    [no] nikdo se nevrací [HIN-2.6]
   *[yes] kdo vypadl, může se vrátit [HIN-2.6]
}
option-characters = { $characters ->
    [one] { $characters } postava na stranu [DUE-3.1]
    [few] { $characters } postavy na stranu [DUE-3.1]
   *[other] { $characters } postav na stranu [DUE-3.1]
}
resumed = Hra pokračuje tam, kde byla přerušena.
you-are = Tvoje postava: { $character }, tvoje role: { $role }.
you-lead = Tvoje strana: { $role ->
    [law] muži zákona
   *[outlaws] bandité
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
goal-law = Vyhraješ, až budou vyřazeny všechny postavy, které vede { $outlaws }.
    .other = { $seat } vede muže zákona.
goal-outlaws = Vyhraješ, až budou vyřazeny všechny postavy, které vede { $law }.
    .other = { $seat } vede bandity.
you-are-out = Jsi mimo hru a díváš se, jak ji ostatní dohrají.
winners = Vítězství: { $seats }.
you-won = Vyhráváš!
you-lost = Prohráváš.
saved = Záznam hry je v souboru { $path }
not-saved = Hru nelze uložit do souboru { $path }: { $error }.
resume-with = Hra je uložena. Chceš-li v ní pokračovat, napiš:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Jsi na řadě. Co hraješ?
    .pass = { $surplus ->
        [0] ukončit { $box ->
            [duel] tah
           *[other] kolo
        }
        [one] ukončit { $box ->
            [duel] tah
           *[other] kolo
        }; pak bude třeba odhodit kartu
        [few] ukončit { $box ->
            [duel] tah
           *[other] kolo
        }; pak bude třeba odhodit { $surplus } karty
       *[other] ukončit { $box ->
            [duel] tah
           *[other] kolo
        }; pak bude třeba odhodit { $surplus } karet
    }
ask-discarding = { $surplus ->
    [one] Máš v ruce o jednu kartu víc, než si smíš nechat. Kterou odhazuješ?
    [few] Máš v ruce o { $surplus } karty víc, než si smíš nechat. Kterou odhazuješ nejdřív?
   *[other] Máš v ruce o { $surplus } karet víc, než si smíš nechat. Kterou odhazuješ nejdřív?
}
ask-giving-up = Musíš odhodit kartu. Kterou?
ask-shot = { $by ->
    [none] Letí na tebe střela, i když nestřílí žádný hráč. Co uděláš?
   *[other] { $misses ->
        [one] { $by } na tebe střílí. Co uděláš?
        [few] { $by } na tebe střílí; ke zrušení jsou třeba { $misses } Vedle! Co uděláš?
       *[other] { $by } na tebe střílí; ke zrušení je třeba { $misses } Vedle! Co uděláš?
    }
}
    .pass = nechat se zasáhnout: ztrácíš jeden život
    .forced = Nemáš čím střelu zastavit.
ask-demanded = { $by } hraje Indiány! Odhodíš BANG!?
    .pass = neodhazovat: { $box ->
        [duel] postava ztrácí jeden život
       *[other] ztrácíš jeden život
    }
    .forced = Nemáš BANG! na odhození.
    .due = Indiáni! útočí: odhodíš za { $at-acc } kartu zásahu?
    .forced-due = Nemáš kartu zásahu na odhození.
ask-contest = Duel: { $other } čeká na tvou odpověď. Odhodíš BANG!?
    .pass = vzdát se: { $box ->
        [duel] postava ztrácí jeden život
       *[other] ztrácíš jeden život
    }
    .forced = Nemáš BANG! na odhození.
    .due = Souboj: odhodíš za { $now-acc } kartu zásahu?
    .forced-due = Nemáš kartu zásahu na odhození.
ask-rescue = Nezbývá ti žádný život. Zachráníš se?
    .pass = ne: vypadáváš ze hry
    .forced = Nic tě nezachrání.
ask-impending-loss = { $averted ->
    [0] { $points ->
        [one] Ztrácíš jeden život (máš jich { $life }). Zachráníš si ho?
        [few] Ztrácíš { $points } životy (máš jich { $life }). Zachráníš si některý?
       *[other] Ztrácíš { $points } životů (máš jich { $life }). Zachráníš si některý?
    }
   *[other] Ztrácíš životy: { $points } (máš jich { $life }), z toho zachráněno: { $averted }. Zachráníš si další?
}
    .pass = ne: přijmout ztrátu
ask-pick = Táhneš si dvě karty ({ $demand }). Která z nich platí?
ask-store = Kterou kartu si bereš z Hokynářství?
ask-first-card = Odkud si bereš první kartu?
ask-look = Kterou kartu si necháváš?
ask-copy = Čí schopnost si bereš?
ask-draw-from-table = Dobereš si dvě karty, nebo si místo toho vezmeš kartu, která před někým leží?
ask-one-each = { $rest ->
    [one] Rvačka: kterou kartu ztrácí { $whom }?
    [few] Rvačka, zbývají { $rest } hráči: kterou kartu ztrácí { $whom }?
   *[other] Rvačka, zbývá { $rest } hráčů: kterou kartu ztrácí { $whom }?
}
ask-share = Ze hry vypadává { $fallen }. Kterou z karet si bereš? Další si bere { $then }.
ask-blue-card = Kterou ze svých modrých karet ve hře odhazuješ?
ask-identity = Přijmeš ukázanou postavu se dvěma životy?
    .pass = ne: nechat si svou
ask-name-suit = Jakou barvu volíš? V tomto kole můžeš hrát jen karty této barvy.
ask-onto-deck = { $surplus ->
    [one] Máš v ruce o jednu kartu víc, než si smíš nechat. Kterou kladeš na balíček?
    [few] Máš v ruce o { $surplus } karty víc, než si smíš nechat. Kterou kladeš na balíček nejdřív?
   *[other] Máš v ruce o { $surplus } karet víc, než si smíš nechat. Kterou kladeš na balíček nejdřív?
}
ask-look-in-mine = Kterou kartu si bereš?
ask-liquor = Vynecháš fázi 1 a získáš zpět jeden život?
    .pass = ne: vzít si karty
ask-guess = Je vrchní karta balíčku červená, nebo černá?
    .pass = dost
ask-ranch = Vyměníš karty za stejný počet nových?
    .pass = ne: nechat si je
ask-ranching = Kterou kartu dáváš pryč?
    .pass = dost: vzít si nové karty
ask-brothers = Pro koho se vzdáváš jednoho života?
    .pass = pro nikoho
ask-roulette = Odhodíš Vedle!?
    .pass = ne: ztrácíš dva životy
    .forced = Nemáš Vedle! na odhození.
ask-shot-at-card = { $by } střílí na kartu, která leží před tebou. Zachráníš ji?
    .pass = ne: karta se odhodí
    .forced = Nemáš čím kartu zachránit.
ask-choose-front = Která z tvých dvou postav bude aktivní? Soupeř vybírá ve stejnou chvíli.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] Postava { $shooter } střílí na { $at-acc }. Co uděláš?
   *[other] Postava { $shooter } hraje { $name-acc } na { $at-acc }. Co uděláš?
}
    .pass = přijmout zásah: postava ztrácí jeden život
    .forced = Nemáš čím zásah zastavit.
ask-further-card = Ke zrušení tohoto zásahu musíš odhodit kartu navíc. Kterou?
    .pass = žádnou: postava ztrácí jeden život
    .forced = Nemáš už kartu na odhození, takže zásah platí.
ask-step-in = Postava { $figure } má ztratit jeden život. Ztratí ho místo toho druhá postava?
    .pass = ne
ask-pick-reveal = Která z obou karet platí?
ask-one-of-these = Kterou z právě dobraných karet odhazuješ?
ask-disarming = Soupeř se zásahu vyhýbá. Odhodíš kartu ležící u jedné z aktivních postav?
    .pass = ne
ask-swapping = Postavy které strany si vymění pozice?
ask-blind = Kartu z kterého balíčku losuješ?
ask-robbing = { $name }: odhodíš náhodnou kartu ze soupeřovy ruky?
    .pass = ne
ask-scavenging = { $left ->
    [one] Postava { $figure } je vyřazena: můžeš si vzít ještě jednu kartu.
    [few] Postava { $figure } je vyřazena: můžeš si postupně vzít až { $left } karty.
   *[other] Postava { $figure } je vyřazena: můžeš si postupně vzít až { $left } karet.
}
    .pass = už nic nebrat
ask-any-time = Na řadě je { $seat }. Použiješ teď svou schopnost? (sid off: nikdy se neptej)
    .pass = teď ne
ask-whom = { $what }: který hráč?
    .due = { $what }: na koho míříš?
ask-which = { $what }: která karta?
ask-pay = { $what }: kterou kartu k tomu odhodíš?
back = zpět

choice-play = { $card }
    .at = { $key ->
        [gift] { $card } pro: { $whom }
       *[other] { $card } na: { $whom }
    }
    .as = { $card } jako { $name }
    .as-at = { $card } jako { $name } na: { $whom }
    .later = vyložit { $card-acc } k pozdějšímu použití
    .at-due = { $card } -> { $whom }
    .as-at-due = { $card } jako { $name } -> { $whom }
choice-cost = { $cost ->
    [one] { $what } (a odhodit ještě jednu kartu)
    [few] { $what } (a odhodit ještě { $cost } karty)
   *[other] { $what } (a odhodit ještě { $cost } karet)
}
choice-aimed = { $what }: { $aim }
choice-paid = { $what } (cena: { $cards })
choice-somebody = { $seat }
choice-use = použít { $name-acc }
    .at = použít { $name-acc } proti: { $whom }
choice-discard = odhodit { $card-acc }
choice-take = { $card }
choice-deck = z balíčku
choice-pile = { $card } { $box ->
    [duel] z odhazovacího balíčku
   *[other] z odkládací hromádky
}
choice-hand = náhodná karta z ruky: { $seat } (má jich { $count })
choice-own-hand = karta z vlastní ruky
choice-gear = { $box ->
    [duel] { $card } u { $seat-gen }
   *[other] { $card } před { $seat }
}
choice-ability = { $cost ->
    [0] použít schopnost { $name-gen }
    [one] použít schopnost { $name-gen } (stojí kartu)
    [few] použít schopnost { $name-gen } (stojí { $cost } karty)
   *[other] použít schopnost { $name-gen } (stojí { $cost } karet)
}
    .at = { $cost ->
        [0] použít schopnost { $name-gen } proti: { $whom }
        [one] použít schopnost { $name-gen } proti: { $whom } (stojí kartu)
        [few] použít schopnost { $name-gen } proti: { $whom } (stojí { $cost } karty)
       *[other] použít schopnost { $name-gen } proti: { $whom } (stojí { $cost } karet)
    }
    .due = { $cost ->
        [0] použít schopnost { $name-gen }
       *[other] použít schopnost { $name-gen } (stojí kartu)
    }
    .at-due = použít schopnost { $name-gen } (stojí kartu) -> { $whom }
choice-event = { $cost ->
    [0] využít událost { $name }
    [one] využít událost { $name } (stojí kartu)
    [few] využít událost { $name } (stojí { $cost } karty)
   *[other] využít událost { $name } (stojí { $cost } karet)
}
    .at = { $key ->
        [blood-brothers] využít událost { $name } pro: { $whom }
       *[other] { $cost ->
            [0] využít událost { $name } proti: { $whom }
            [one] využít událost { $name } proti: { $whom } (stojí kartu)
            [few] využít událost { $name } proti: { $whom } (stojí { $cost } karty)
           *[other] využít událost { $name } proti: { $whom } (stojí { $cost } karet)
        }
    }
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (životy { $life }): { $ability }
choice-become = { $name }: { $ability }
choice-named = { $key ->
    [law] balíček mužů zákona
    [outlaws] balíček banditů
    [red] červená
    [black] černá
   *[other] { $key }
}
choice-swap = výměna: žeton AP na { $who-acc }
choice-reload = nabít { $card-acc } (odhodit tuto kartu a dobrat si jinou)
choice-figure = { $who }: { $position ->
        [front] aktivní
        [rear] záložní
       *[alone] sama
    }, životy { $life }
choice-unseen = náhodná karta z ruky
choice-player = { $seat }: vzdálenost { $distance }, životy { $life }, { $hand ->
        [one] 1 karta
        [few] { $hand } karty
       *[other] { $hand } karet
    } v ruce
choice-yourself = ty
choice-vain = { $what } (karta nezapůsobí)
copies = { $card } (x{ $count })
unplayable = Máš v ruce, ale teď nelze zahrát (? { $letter } řekne proč): { $cards }
just-laid = { $card } (od tohoto kola)
unusable = Leží před tebou, ale teď nelze použít (? { $letter } řekne proč): { $cards }
forced = Nemáš na výběr: { $what }

## Answers to commands

help =
    1, 2, 3… | zvolí tuto možnost; 0 končí, odmítá nebo se vrací
    ? 3, ? B | co karta dělá a proč ji teď lze nebo nelze použít
    ? pivo | co dělá karta nebo postava
    ? KROK | zda je takový krok dovolen a které pravidlo to říká
    KROK | krok lze také napsat, anglickými slovy a názvy, třeba { $move }: play, use, discard, take, draw from, choose, pass, end; s kartou, která se k tomu odhodí: play ... with ...
help-sides = V této hře také: swap, reload; postavy se zapisují takto: { $name }, { $rear }.
not-understood = Nerozumím „{ $text }“. Napiš číslo ze seznamu, nebo ? pro nápovědu.
no-such-choice = Možnost { $text } neexistuje. Napiš číslo ze seznamu, nebo ? pro nápovědu.
legal = To teď můžeš udělat: { $move }
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = Toto pravidlo ještě není přeložené; tady je anglicky.
rule-head = { $id } ({ $title })
no-rule = V pravidlech není nic o „{ $text }“.
more-rules = { $count ->
    [one] … a ještě jedno; přidej slovo, ať se výběr zúží.
    [few] … a ještě { $count }; přidej slovo, ať se výběr zúží.
   *[other] … a ještě { $count }; přidej slovo, ať se výběr zúží.
}
sid-on = Před koly ostatních přijde otázka na schopnost Sida Ketchuma.
sid-off = Před koly ostatních už otázka na schopnost Sida Ketchuma nepřijde.

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
replay-no-move = Krok { $text } neexistuje; poslední je { $moves }.
replay-chances = Co se tehdy dalo vědět:
    .seat = { $seat }: Zástupce { $deputy }{ "\u00A0" }%, Zločinec { $outlaw }{ "\u00A0" }%, Odpadlík { $renegade }{ "\u00A0" }%
no-such-file = Soubor { $path } neexistuje.
no-such-seat = Místo { $seat } neexistuje; k dispozici jsou: { $seats }.

## At a table on a server, and in any language

offer-told = { $name } navrhuje ukončit hru bez vítěze. Pro: { $agreed }. Zatím bez odpovědi: { $asked }.
    .answer = Napiš :offer, souhlasíš-li, nebo :decline, chceš-li hrát dál.
    .back = Napiš :decline, chceš-li to vzít zpět.
confirm-how = { $question } Pokud ano, napiš: { $command }
mute-told = { $on ->
    [yes] Zprávy, které píše { $name }, už neuvidíš.
   *[no] Zprávy, které píše { $name }, zase uvidíš.
}
silence-told = { $on ->
    [yes] { $name } už nemůže psát do chatu.
   *[no] { $name } může zase psát do chatu.
}
lock-told = { $on ->
    [yes] Stůl je uzavřený: nikdo nový si nesedne.
   *[no] Stůl už není uzavřený.
}
watchers-told = { $on ->
    [yes] Diváci mohou přihlížet.
   *[no] Diváci už přihlížet nemohou.
}
nobody-called = Nikdo jménem { $name } tu není. Boti se nepočítají.
chat = { $name }: „{ $text }“
    .dead = { $name }, vyřazeným: „{ $text }“
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
    [program] { $name } (síťový bot)
   *[person] { $name }
}
lobby-host = Napiš deal a začne se; volná místa obsadí boti. Napiš bot a na jedno z nich si sedne bot.
lobby-help = Napiš help a uvidíš všechny příkazy.
lobby-may-series = Příkaz series zapne nebo vypne sérii her.
lobby-wait = { $name } rozdá, až budou všichni.
lobby-again = Napiš again, chceš-li u tohoto stolu hrát znovu, nebo quit.
lobby-series = Hraje se série. Napiš again keep, chceš-li si nechat postavu, pokud přežila; again sheriff, chceš-li být Šerif; nebo obojí.
lang-now = Stůl teď mluví { $lang ->
    [cs] česky
    [de] německy
    [en] anglicky
    [it] italsky
    [pl] polsky
   *[other] jazykem { $lang }
}.
lang-which = Který jazyk? Napiš třeba: lang en. K dispozici jsou: { $names }.
join-name = Host
join-key = Návrat na tvoje místo:
join-lost = Spojení přerušeno; zkouším to znovu…
join-no-link = { $text } není odkaz na stůl; měl by vypadat takto: https://example.org/#/table/abc.
join-old-server = Tento program je novější než server. Požádej toho, kdo server provozuje, o aktualizaci.
join-unknown-game = U tohoto stolu se hraje { $game } a tuto hru program nezná. Aktualizuj program, nebo nainstaluj balíček s touto hrou.
join-no-server = Na adrese { $server } není server Boot Hill.

## Stůl přes celou obrazovku. Klávesu od toho, co dělá, dělí svislá čára.

app-connecting = Boot Hill: připojování…
app-title = Boot Hill · { $game } · hráčů u stolu: { $players }
app-turn = · { $whose ->
    [reader] jsi na řadě
   *[other] na řadě je { $seat }
}
app-paused = · pauza
app-hand = Tvoje ruka:
app-no-cards = žádné karty
app-waiting = Čeká se na: { $names }…
app-seconds = { $question } ({ $seconds } s)
app-why-not = { $card }: teď ne. Proč?
app-leave = odejít od stolu
app-line = Krok, karta (? pivo), pravidlo (rule pivo); Escape zavře
app-help =
    1–9, 0 | zvolí tuto možnost; šipky a Enter nebo myš dělají totéž
    A–Z | proč tuto kartu teď nelze použít
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
key-ends = začátek/konec
key-seat = místo
app-page = Escape nebo Enter: zpět ke stolu
replay-eyes = { $seat ->
    [none] všechny karty odkryté
    [Ty] jak to vidíš ty
   *[other] jak to vidí { $seat }
}

## Příkazy: co každý dělá. `short` stojí v řádku kláves, `ask` je to, nač se příkaz ptá.

command-help = tento seznam
    .short = nápověda
command-table = celý stůl
command-cards = co dělá každá karta ve tvé ruce
command-who = kdo je kdo, co umí a jaké cíle jsou známé
    .short = kdo
command-log = poslední události, každá se svým pravidlem
command-rule = pravidlo podle čísla, nebo pravidla podle slova
    .ask = Které pravidlo? Jeho číslo, třeba { $rule }, nebo slovo, třeba pivo.
command-orders = stálé pokyny: na co stůl odpovídá za tebe
    .short = pokyny
command-bet = sázky: kdo vyhraje a kdo je kdo, když jsi mimo hru nebo se díváš
    .short = sázky
command-sid = sid off: neptat se na schopnost Sida Ketchuma před koly ostatních; sid on: ptát se
command-say = říct něco všem
    .ask = Co říkáš?
command-dead = říct něco těm, kdo jsou mimo hru
    .ask = Co říkáš vyřazeným?
command-pause = zastavit hodiny, nebo pokračovat
command-deal = rozdat; volná místa obsadí boti
command-bot = posadit bota na volné místo
command-series = zapnout, nebo vypnout sérii her
command-again = další hra
command-stand = vzdát se svého místa natrvalo; obsadí ho bot
command-offer = navrhnout konec hry bez vítěze, nebo s ním souhlasit
command-decline = hrát raději dál, nebo vzít návrh zpět
command-resign = vzdát se, vedeš-li celou stranu; je třeba to potvrdit
command-close = hostitel ukončí hru pro všechny; potom stůl znovu otevře
command-mute = ztišit někoho pro sebe, nebo to zrušit
    .ask = Koho ztišit?
command-silence = hostitel někoho umlčí pro všechny, nebo ho nechá zase mluvit
    .ask = Kdo má mlčet?
command-remove = hostitel někoho vykáže od stolu; je třeba to potvrdit
    .ask = Kdo má odejít?
command-lock = hostitel uzavře stůl pro nové hráče, nebo ho otevře
command-spectators = hostitel povolí, nebo zakáže diváky
command-save = kde je záznam této hry; ukládá se sám po každém kroku
command-lang = jiný jazyk, třeba lang en
    .short = jazyk
command-quit = odejít; ve hře proti botům lze později pokračovat
    .short = odejít
needs-text = { $ask } Napiš to teď, nebo to stiskem Enteru vynech.
only-in-a-game = To jde jen během hry.
only-on-a-server = To jde jen u stolu na serveru; tady hraješ jen s boty.
only-against-bots = To jde jen ve vlastní hře proti botům.
only-the-host = To smí jen hostitel, než se rozdá.
only-after-a-game = To jde jen po hře.
only-any-time = V této hře nikdo nemá schopnost, kterou lze použít kdykoli.
only-series = Tato hra se nehraje v sériích.

## Stůl ve větách, pro --plain.

turn-now = { $whose ->
    [reader] Jsi na řadě.
   *[other] Na řadě je { $seat }.
}
eyes-of = { $seat ->
    [Ty] Vzdálenosti počítané od tebe.
   *[other] Vzdálenosti počítané od { $seat }.
}
seat-line = { $who }: { $facts }. Ve hře: { $gear }.
    .out = { $who }: mimo hru.
seat-role = role neznámá
fact-life = životy { $life } { $full ->
    [one] z { $full }
    [few] ze { $full }
   *[other] z { $full }
}
is-ghost = duch
fact-ghost = duch bez životů
event-in-force = { $event ->
    [none] Zatím neplatí žádná událost.
   *[other] { $event }. { $does }
}
under-event = { $event }. { $why }
event-next = { $left ->
    [0] Žádná další událost už nepřijde.
   *[other] Další: { $name }, { $whose ->
        [reader] až budeš zase na řadě
       *[other] až bude zase na řadě { $seat }
    }; zbývající události: { $left }.
}
order-of-turns = Hraje se proti směru hodinových ručiček.
extra-turn = { $whose ->
    [reader] Hraješ kolo navíc.
   *[other] Kolo navíc: { $seat }.
}
fact-hand = { $count ->
    [0] žádné karty v ruce
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
fact-distance = vzdálenost { $distance }
fact-shots = { $shots ->
    [both] můžete střílet na sebe navzájem
    [there] v dosahu tvé zbraně
   *[here] může střílet na tebe
}
figure-line = { $place }: { $name }, životy { $life } { $full ->
        [one] z { $full }
        [few] ze { $full }
       *[other] z { $full }
    }{ $gear ->
    [none] .
   *[other] . Vybavení: { $gear }.
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
}, naposledy hráno { $when }
offer-new = nová hra
offer-ask = Která? Napiš její číslo; Enter pokračuje v první.
offer-which = Možnost { $text } neexistuje. Napiš číslo od 0 do { $last }.
nothing-left = Žádná taková nedohraná hra tu není. Novou začneš takto: boothill play
recorded = Záznam této hry: { $path }
record-moved = Do { $old } zapsal jiný program. Záznam této hry je odteď v { $path }.
look-again = Chceš-li si ji prohlédnout znovu:

## Co říká boothill settle.

settled = { $wrong ->
    [0] { $count ->
        [0] Verdikt: toto se stane. Nebylo co ověřovat.
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
settled-refused = { $move }: tento krok není dovolen.
settled-asked = Otázka ({ $seat }): { $question }
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
