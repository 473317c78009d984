# The page in the browser: everything that only it says. Events, refusals, questions and choices are told with the
# messages of the other files; standing orders, bets and series are told here for the terminal too.

## Everywhere

page-title = Boot Hill
page-title-asked = Jsi na řadě! · Boot Hill
page-skip = Přejít k obsahu
page-home = Úvod
    .short = Úvod
page-close = Zavřít
page-cancel = Zrušit
page-loading = Okamžik…
page-no-server = Server neodpovídá. Zkus to za chvíli.
    .again = Zkusit znovu
page-menu = Nabídka
page-nav = Stránky
page-nav-gallery = Karty
page-nav-rules = Pravidla
page-nav-analysis = Rozbor
page-nav-learn = Výuka
page-nav-about = O hře
page-footer = BANG! je ochranná známka svého vlastníka. Boot Hill je neoficiální a s vydavatelem není nijak spojen.
page-settings = Nastavení
page-name = Tvoje jméno
page-stranger = Host
page-language = Jazyk
page-theme = Vzhled
    .choice = { $theme ->
        [light] Světlý
        [dark] Tmavý
       *[auto] Podle systému
    }
page-large = Větší písmo
page-sound = Zvuky
page-waits = Hra počká na mou čtečku obrazovky
page-feel = Efekty u stolu
    .lively = Pohyb, zvuky a vibrace
page-tempo = Tempo
    .choice = { $tempo ->
        [slow] Pomalu
        [fast] Rychle
        [off] Bez pauz
       *[normal] Normálně
    }
    .skip = Ťuknutím nebo klávesou přeskočíš, co se právě ukazuje.
page-notify = Dej mi vědět, až budu na řadě
    .denied = Tvůj prohlížeč této stránce nepovoluje upozornění. Můžeš to změnit v jeho nastavení.
    .turn = Jsi na řadě
page-search = Hledat
    .gallery = Název v kterémkoli jazyce nebo slovo
    .rules = Slovo nebo číslo, třeba BAS-6.6
page-found = { $count ->
    [0] Žádné výsledky.
    [one] Jeden výsledek.
    [few] { $count } výsledky.
   *[other] { $count } výsledků.
}
page-rule-show = Ukázat pravidlo { $rule }
page-rule-open = Otevřít na stránce pravidel
page-rules =
    .beside = Zobrazit vedle anglický text
    .goal = Cíl hry
    .marks = Lze zvolit dvě vydání: [4] značí, co platí jen ve čtvrtém vydání, [1] co jen v prvním. Pravidlo bez značky platí v obou.
    .none = Pravidlo { $id } neexistuje.
page-rules-goal-classic = Každý má svou roli a všichni kromě Šerifa ji tají. Šerif a Zástupci vyhrávají, když vypadnou všichni Zločinci a Odpadlík; Zločinci, když vypadne Šerif; Odpadlík, když zůstane ve hře sám.
page-rules-goal-dodge-city = Jako v klasické hře: Šerif a Zástupci vyhrávají, když vypadnou všichni Zločinci a Odpadlíci; Zločinci, když vypadne Šerif; Odpadlík, když zůstane ve hře sám. Ve třech loví každý otevřeně jednoho dalšího. Přibývají zelené karty, karty, které stojí další kartu, a nové postavy.
page-rules-goal-high-noon = Karty událostí ke klasické hře nebo k Dodge City. Od druhého kola Šerifa se na začátku každého jeho kola otočí nová událost. Platí pro všechny, dokud se neotočí další; ta poslední platí do konce hry.
page-rules-goal-fistful = Další karty událostí; používají se stejně jako ty z Pravého poledne, samotné nebo spolu s nimi.
page-rules-goal-duel = Proti sobě stojí muži zákona a bandité. Každá strana má mnoho postav, ale ve hře jsou vždy dvě: aktivní a záložní. Vyhrává strana, která vyřadí všechny postavy soupeře.
page-edition = { $edition ->
    [fourth] Jen ve čtvrtém vydání
   *[first] Jen v prvním vydání
}
page-game = { $game ->
    [classic] Klasická hra
    [dodge-city] Dodge City
    [classic-dodge-city] Klasická hra a Dodge City
    [high-noon] Pravé poledne
    [fistful] Pro hrst karet
    [duel] Duel
   *[other] { $game }
}

## The first page

page-home-over = Přisedni si ke stolu v
page-home-under = Stůl pro karetní hry rodiny BANG!. Bez účtu a bez čekání.
page-play-now = Hrát hned
    .about = Klasická hra se čtyřmi boty začne okamžitě. Počká na tebe, jak dlouho chceš.
page-rivals = Tvoji soupeři
    .gentle = Snadní: dobří na první hru
    .strong = Silní: přemýšlejí dopředu
page-ways = Jak jinak hrát
page-way = Hrát proti botům
page-friends = Hrát s přáteli
    .about = Připrav stůl, pošli odkaz a rozdej, až budou všichni. Prázdná místa obsadí boti.
    .go = Připravit stůl
page-way-duel =
    .about = Dva hráči, dva balíčky, jedna postava aktivní a jedna záložní.
    .go = Vyzvat bota
page-way-classic-dodge-city =
    .about = Obě krabičky dohromady: zelené karty, které se vyloží a použijí až později, karty, které stojí další kartu, a 31 postav.
    .go = Hrát s Dodge City
page-way-dodge-city =
    .about = Jen tahle krabička: zelené karty, karty, které stojí další kartu, a vlastní postavy.
    .go = Hrát Dodge City
page-learn =
    .about = Šest krátkých situací a první hra: deset minut a znáš pravidla. Pak dalších sedm lekcí: zelené karty, Duel, jak poznat role a hra za každou roli.
    .go = Naučit se hru
    .begin = Začít první lekcí
    .on = Pokračovat další lekcí
    .done = odehráno
page-resume = Tvoje stoly
page-open-tables = Otevřené stoly
    .none = Právě teď není žádný otevřený stůl. Připrav vlastní!
page-quick = Přisednout k ostatním
page-join = { $free ->
    [one] Přisednout ({ $free } volné místo)
    [few] Přisednout ({ $free } volná místa)
   *[other] Přisednout ({ $free } volných míst)
}
page-watch = Dívat se

## The lobby

page-lobby = { $game ->
    [classic] Stůl pro klasickou hru
    [dodge-city] Stůl pro Dodge City
    [classic-dodge-city] Stůl pro klasickou hru s Dodge City
    [duel] Stůl pro Duel
   *[other] Stůl
}
page-link = Odkaz na tento stůl
    .about = Kdo ho otevře, může si přisednout nebo se dívat.
    .copy = Kopírovat
    .copied = Zkopírováno
    .share = Sdílet
    .select = Označeno: teď odkaz zkopíruj
    .alone = Tento odkaz funguje jen na tomto počítači. Aby se mohli přidat ostatní ve tvé síti, spusť server s `--host 0.0.0.0`.
page-seats = { $players ->
    [one] Jedno místo
    [few] { $players } místa
   *[other] { $players } míst
}
page-sit = Sednout si
page-seat-open = volné
page-bot = { $level ->
    [random] Bot: stepní běžec (hraje cokoli)
    [greenhorn] Bot: zelenáč (na první hru)
    [stablehand] Bot: čeledín (snadný)
    [drifter] Bot: tulák (celkem snadný)
    [karma] Bot: zlatokop (středně těžký)
    [greedy] Bot: honák (hraje dobře)
    [gambler] Bot: karbaník (hraje dobře a blafuje)
    [scout] Bot: stopař (dost silný)
    [gunslinger] Bot: pistolník (silný)
    [desperado] Bot: desperát (velmi silný; samouk)
    [ranger] Bot: ranger (velmi silný; krátce přemýšlí)
    [marshal] Bot: maršál (nejlepší; přemýšlí až sekundu)
   *[other] Bot: { $level }
}
page-level = { $bot } · { $elo } Elo
page-levels = Úrovně (od nejlehčí)
page-other-bots = Další boti
page-host = hostitel
page-program = síťový bot
page-gone = pryč
page-move-here = Sednout si sem
page-add-bot = Přidat bota
page-clear = Uvolnit
page-start = Rozdat
    .about = Prázdná místa obsadí boti.
    .host = { $name } rozdá, až budou všichni.
page-agreed = Nastavení stolu
page-which-game = Hra
page-players = Hráči
page-bots = Boti na prázdných místech
page-clock = Hodiny
    .choice = { $clock ->
        [fast] Rychlé: { $rope } s na odpověď, celkem { $reserve } min
        [standard] Běžné: { $rope } s na odpověď, celkem { $reserve } min
        [relaxed] Klidné: { $rope } s na odpověď, celkem { $reserve } min
        [off] Bez hodin
        [instant] Okamžité: boti nepřemýšlejí
       *[other] { $clock }
    }
page-house-rules = Domácí pravidla
page-option = { $option ->
    [edition] Vydání (pravidlo o Vězení)
    [simplified] Zjednodušená první hra
    [sheriff] Kdo bude příště Šerif
    [beer] Pivo mimo své kolo
    [pixie_pete] Pixie Pete si dobírá
    [sean_mallory] Sean Mallory si nechává
    [jose_delgado] José Delgado vyměňuje
    [deaths] Koho zabije Kulomet nebo Indiáni!
    [reshuffle] Zamíchání odkládací hromádky
    [apache_kid] Apache Kid a Duel ♦
    [characters] Postav na stranu
    [events] Události
    [events_used] Počet událostí
    [events_final] Poslední událost
    [late_events] Dvě pozdější události
    [ghosts] Návraty do hry
   *[other] { $option }
}
    .value = { $option ->
        [events] { $value ->
            [high-noon] Pravé poledne
            [fistful] Pro hrst karet
            [both] Obě krabičky
           *[none] Žádné
        }
        [events_used] { $value ->
            [usual] Jako obvykle
           *[other] { $value }
        }
        [events_final] { $value ->
            [high-noon] Pravé poledne
            [fistful] Pro hrst karet
           *[random] Losuje se
        }
        [late_events] { $value ->
            [yes] S nimi
           *[no] Bez nich
        }
        [ghosts] { $value ->
            [no] Nikdo se nevrací
           *[yes] Možné
        }
        [edition] { $value ->
            [first] První: přijde o dvě fáze
           *[fourth] Čtvrté: přijde o kolo
        }
        [simplified] { $value ->
            [yes] Ano: bez 13 karet
           *[no] Ne: všechny karty
        }
        [sheriff] { $value ->
            [random] Losuje se
           *[other] Postupně každý
        }
        [beer] { $value ->
            [last-life] Zachrání jen poslední život
           *[any-loss] Sníží každou ztrátu o jeden život
        }
        [deaths] { $value ->
            [at-once] Vypadává hned
           *[after-card] Vypadává po vyhodnocení karty
        }
        [reshuffle] { $value ->
            [when-empty] Jakmile balíček dojde
           *[when-needed] Když je potřeba karta
        }
        [apache_kid] { $value ->
            [ignores-duels] Nepůsobí
           *[fights-duels] Působí jako každý jiný Duel
        }
       *[other] { $value ->
            [no-limit] Bez omezení
           *[other] { $value }
        }
    }
page-public = Ukázat tento stůl všem
page-watchers = Diváci mohou přihlížet
page-dead-see-all = Kdo je mimo hru, vidí všechny karty
page-series = Série: kdo přežije, může si nechat postavu
page-reload = Znovu načíst stránku
page-table-gone = Takový stůl neexistuje
page-not-here = Tento stůl pro tebe není otevřený

## The table

page-table = Stůl
page-paused = pauza
page-lost = Spojení přerušeno: zkouším to znovu…
page-offline = Jsi offline. Pravidla a lekce fungují dál; hra potřebuje spojení.
page-not-sent = Teď není spojení, a tak se nic neodeslalo. Zkus to znovu, až se obnoví.
page-watching = díváš se
page-watched = Diváci
page-waiting = Čeká se na: { $names }…
page-going-on = …
page-answered = Odpověď přijata. Ostatní se ještě rozhodují.
page-answer-kept = Spojení je přerušené. Tvoje odpověď se odešle, jakmile se spojení obnoví.
page-time-out = Čas vypršel: odpověděl za tebe bot.
page-time-left = { $you ->
    [yes] Máš ještě { $left }
   *[no] { $name } má ještě { $left }
}
page-ahead = Nejdřív se rozhodují jiní; tvoje odpověď zůstává tajná, dokud na ni nedojde.
page-prompt = Na co se tě ptáme
page-looking-back = Díváš se na krok { $number }.
page-back-to-now = Zpět k aktuálnímu stavu
page-aim = Teď ťukni na cíl:
page-pay = { $count ->
    [one] Kterou kartu k tomu odhodíš?
    [few] Které { $count } karty k tomu odhodíš?
   *[other] Kterých { $count } karet k tomu odhodíš?
}
page-do = { $verb ->
    [discard] Odhodit
    [reload] Nabít
    [use] Použít
    [take] Vzít
    [count] Platí tahle
   *[play] Zahrát
}
page-tip = Ťukni na zvýrazněnou kartu, kterou chceš zvolit. Ťukni na jinou a dozvíš se, proč to nejde.
page-forced = Nemáš nic, co by tu pomohlo.
    .always = Už se mě neptej, když nemám na výběr
page-understood = Rozumím
page-look = Podívat se blíž
page-pass = Pasovat
page-plan = Naplánovat několik odpovědí
    .empty = Ťukni na to, co zkusit nejdřív, potom na další.
    .send = Udělat to v tomto pořadí
page-doubt = { $why ->
    [in-vain] Nebude to k ničemu. Přesto to udělat?
    [own-card] Týká se to tvé vlastní karty. Přesto to udělat?
    [worse-weapon] Lepší zbraň už máš. Přesto to udělat?
   *[other] Opravdu?
}
    .yes = Ano, udělat
    .no = Ne
page-why-nothing = Nic tomu nebrání; podívej se, na co se ptáme teď.
page-life = Životy { $life } { $full ->
    [one] z { $full }
    [few] ze { $full }
   *[other] z { $full }
}
page-role = Role: { $role }
    .noted = Podezíráš: { $role }
    .unknown = neznámá role
page-side-law = { $box ->
    [duel] Muži zákona
   *[other] Šerif a Zástupci
}
page-side-outlaws = { $box ->
    [duel] Bandité
   *[other] Zločinci
}
page-side-renegade = Odpadlík
page-reach = Dosah zbraně { $reach }
page-distance = Vzdálenost { $distance }; dosah zbraně { $reach }
page-distances = Vzdálenosti
page-legend =
    .far = { $you ->
        [yes] Jak daleko je vidíš
       *[no] Jak daleko je vidí { $name }
    }
    .reached = { $you ->
        [yes] Můžeš na ně střílet: tvoje zbraň má dosah { $reach }
       *[no] { $name } na ně může střílet: zbraň má dosah { $reach }
    }
    .danger = { $you ->
        [yes] Čárkovaný kroužek: mohou střílet na tebe
       *[no] Čárkovaný kroužek: mohou střílet na { $name }
    }
page-distance-there = { $reached ->
    [yes] { $name } je od tebe ve vzdálenosti { $distance } a tvoje zbraň má dosah { $reach }: můžeš střílet.
   *[no] { $name } je od tebe ve vzdálenosti { $distance } a tvoje zbraň má dosah { $reach }: příliš daleko.
}
page-distance-back = { $reached ->
    [yes] { $name } tě vidí ve vzdálenosti { $distance } a má zbraň s dosahem { $reach }: může na tebe střílet.
   *[no] { $name } tě vidí ve vzdálenosti { $distance } a má zbraň s dosahem { $reach }: nemůže na tebe střílet.
}
page-sight = Ukázat, na koho dosáhne { $name }
page-out = mimo hru
page-ghost = duch
page-extra-turn = Kolo navíc
page-order = Hraje se proti směru hodinových ručiček
page-event = Událost
    .now = Platí
    .none = Zatím bez události
    .next = Další: { $name }
    .last = Poslední událost: platí do konce hry.
    .past = Předtím: { $names }
page-events = Události
page-event-came = { $gone ->
    [none] První událost:
   *[other] Končí: { $gone }. Teď platí:
}
page-may-return = Událost tě může ještě vrátit do hry, proto vidíš jen to, co předtím.
page-nothing = nic
page-in-play = Ve hře
page-laid = Leží od tohoto kola: použít se dá od příštího
page-ready = Připravená k použití
page-hand = { $count ->
    [0] Žádná karta v ruce
    [one] Jedna karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
page-hand-empty = Nemáš v ruce žádnou kartu.
page-hand-limit = Karet v ruce: { $hand }, na konci { $box ->
        [duel] tahu
       *[other] kola
    } si lze nechat: { $limit }
page-card = { $useful ->
    [yes] { $card }, lze zvolit
   *[no] { $card }
}
page-unknown-card = Karta, kterou nevidíš
page-seat = { $state ->
    [out] { $name }, { $role }, { $who }: mimo hru
    [ghost] { $name }, { $role }, { $who }: duch jen pro toto kolo, karet v ruce: { $hand }, ve hře: { $gear }
   *[in] { $distance ->
        [0] { $name }, { $role }, { $who }, životy { $life } (nejvýš { $full }), karet v ruce: { $hand }, ve hře: { $gear }
       *[other] { $reached ->
            [yes] { $name }, { $role }, { $who }, životy { $life } (nejvýš { $full }), karet v ruce: { $hand }, vzdálenost { $distance }, v dosahu tvé zbraně, ve hře: { $gear }
           *[no] { $name }, { $role }, { $who }, životy { $life } (nejvýš { $full }), karet v ruce: { $hand }, vzdálenost { $distance }, mimo dosah tvé zbraně, ve hře: { $gear }
        }
    }
}
    .target = (cíl)
page-me = Ty: { $who }, { $role }, životy { $life } (nejvýš { $full }), dosah zbraně { $reach }, ve hře: { $gear }
    .ghost = Ty, v tomto kole duch: { $who }, { $role }, dosah zbraně { $reach }, ve hře: { $gear }
page-figure = { $state ->
    [out] { $name } ({ $seat }): mimo hru
   *[in] { $place ->
        [front] { $name } ({ $seat }), aktivní postava, životy { $life } (nejvýš { $full }), vybavení: { $gear }
        [rear] { $name } ({ $seat }), záložní postava, životy { $life } (nejvýš { $full }), vybavení: { $gear }
       *[alone] { $name } ({ $seat }), jediná postava, životy { $life } (nejvýš { $full }), vybavení: { $gear }
    }
}
page-place = { $place ->
    [front] aktivní
    [rear] záložní
   *[alone] sama
}
page-two-figures = Aktivní postava střílí a střílí se na ni; platí její schopnost a vybavení. Záložní postava čeká; jednou za svůj tah je můžeš vyměnit.
page-reserve = { $size ->
    [0] bez rezervy
    [one] jedna v rezervě
    [few] { $size } v rezervě
   *[other] { $size } v rezervě
}
page-deck = Balíček { $size }
page-deck-of = { $deck ->
    [law] Muži zákona { $size }
    [outlaws] Bandité { $size }
   *[common] Společný { $size }
}
page-pile = Odhozené { $size }
page-pile-top = Naposledy odhozeno: { $card }
page-edge = { $edge ->
    [blue] Modrá: zůstává ve hře
    [green] Zelená: nejdřív se vyloží, použít se dá od dalšího kola
   *[brown] Hnědá: zahraje se a odhodí
}
page-suit = { $suit ->
    [spades] piky
    [hearts] srdce
    [diamonds] káry
    [clubs] trefy
    [barrel] barel
    [dynamite] dynamit
    [horseshoe] podkova
    [snake] had
   *[other] { $suit }
}
    .letter = { $suit ->
        [spades] P
        [hearts] S
        [diamonds] K
       *[clubs] T
    }
page-note = Podle mě je to
page-log = Co se stalo
    .look = Podívat se na stůl v té chvíli
    .short = Záznam
page-away = Co se stalo bez tebe
page-chat = Chat
    .empty = Zatím nikdo nic neřekl.
    .say = Řekni něco
    .send = Říct
    .dead = vyřazeným
    .among = Jen těm, kdo jsou mimo hru
page-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, jedna nová zpráva
    [few] Chat, { $unread } nové zprávy
   *[other] Chat, { $unread } nových zpráv
}
page-orders = Stálé pokyny
    .about = Stůl může odpovídat za tebe. Zaškrtni, co smí dělat sám. Nikdo jiný to nepozná: odpověď přijde po stejně dlouhé době jako při běžném rozmýšlení.
    .short = Pokyny
    .full-control = Ptej se mě na všechno
    .convenient = Ušetři mě rutiny
page-order-forced = Když je možná jen jedna odpověď, odpověz za mě
page-order-shields = Když na mě někdo střílí, použij nejdřív můj Barel nebo to, co nic nestojí
page-order-misses = Když na mě někdo střílí, zahraj Vedle!, dokud nějaké mám
page-order-end-turn = Ukonči { $box ->
    [duel] můj tah
   *[other] moje kolo
}, když už nemohu nic zahrát
page-order-take-hits = { $life ->
    [0] Nikdy mě nenech zasáhnout bez ptaní
   *[other] Nech mě zasáhnout bez ptaní, dokud mám víc životů než { $life }
}
page-away-on = Ať za mě hraje bot
page-away-off = Budu hrát dál
page-bets = Sázky
    .about = Hrát už nemůžeš, ale můžeš mít pravdu. Řekni, kdo vyhraje a kdo je kdo. Po hře všichni uvidí, co ti vyšlo.
    .watch = Jen se díváš, ale můžeš mít pravdu. Řekni, kdo vyhraje a kdo je kdo. Po hře všichni uvidí, co z toho byla pravda.
    .introduce = Dál
    .winner = Která strana vyhraje?
    .role = Kdo je { $name }?
    .no-idea = nevím
    .others = Co říkají ostatní
page-bet = { $winner ->
    [yes] { $name }: { $side }. Správně!
    [no] { $name }: { $side }. Špatně.
    [void] { $name }: { $side }.
   *[none] { $name } nejmenuje žádnou stranu.
}
    .roles = Uhodnuté role: { $right } z { $of }.
page-pause = Zastavit hodiny
    .off = Pokračovat
page-stand = Vzdát se místa
    .sure = Vzdát se místa? Natrvalo ho obsadí bot.
page-offer = { $you ->
    [yes] Navrhuješ ukončit hru bez vítěze.
   *[no] { $name } navrhuje ukončit hru bez vítěze.
}
    .votes = Pro: { $agreed }. Zatím bez odpovědi: { $asked }.
    .yes = Souhlasím
    .no = Hrajeme dál
    .withdraw = Vzít zpět
page-offer-end = Navrhnout ukončení hry
    .sure = Navrhnout ostatním ukončit hru bez vítěze? Skončí, když budou souhlasit všichni, kdo hrají.
page-resign = Vzdát se
    .sure = Vzdát se? Vyhraje druhá strana.
page-close-game = Ukončit hru pro všechny
    .sure = Ukončit tuto hru pro všechny, bez vítěze?
page-open-again = Změnit místa nebo nastavení
page-people = Kdo tu je
    .spectator = Divák
    .none = Nikdo jiný tu není.
page-you = ty
page-mute = Ztišit pro mě
    .off = Zase slyšet
    .on = pro tebe ztišeno
page-silence = Umlčet pro všechny
    .off = Nechat zase mluvit
    .on = umlčeno
page-remove = Vykázat
    .sure = Vykázat od tohoto stolu: { $name }? Návrat nebude možný. Během hry místo převezme bot.
page-lock = Uzavřít stůl: nikdo nový si nesedne
    .on = Tento stůl je uzavřený: nikdo nový si nemůže sednout.
page-commitment = Semínko tohoto rozdání bylo určeno před jeho začátkem. Otisk semínka:
page-you-are-out = Jsi mimo hru a teď vidíš všechno.
page-gone-out = Jsi mimo hru
    .hope = { $role ->
        [deputy] Ještě můžeš vyhrát, když vyhraje Šerif.
       *[outlaw] Ještě můžeš vyhrát, když vyhrají Zločinci.
    }
    .open = Odteď vidíš všechny karty a role. Dívej se do konce, vsaď na vítěze, nebo si povídej s ostatními vyřazenými.
    .closed = Dívej se do konce, vsaď na vítěze, nebo odejdi: hra jde dál bez tebe.
    .watch = Dívat se dál
    .hurry = Rovnou na konec
    .leave = Odejít od stolu
page-you-watch = Díváš se na tento stůl.
page-mark-missed = { $n ->
    [0] Vedle!
   *[other] Vedle! Je třeba ještě { $n }
}
page-mark-lost = −{ $n }
page-mark-gained = +{ $n }
page-mark-out = Vypadává!

## The end, and the replay

page-end = Hra skončila
    .winner = { $winner ->
        [law] { $box ->
            [duel] Vyhrávají muži zákona: { $names }.
           *[other] Vyhrává strana Šerifa: { $names }.
        }
        [outlaws] { $box ->
            [duel] Vyhrávají bandité: { $names }.
           *[other] Vyhrávají Zločinci: { $names }.
        }
        [renegade] Vyhrává Odpadlík: { $names }.
       *[other] Vyhrává: { $names }.
    }
    .seed = Semínko rozdání pro toho, kdo je chce ověřit: { $seed }
page-end-why = { $winner ->
    [law] Všichni Zločinci a Odpadlíci jsou vyřazeni.
    [outlaws] Šerif je vyřazen.
    [renegade] Odpadlík zůstal sám.
    [side] Všechny postavy druhé strany jsou vyřazeny.
   *[other] Byl vyřazen ten pravý soupeř, nebo už nikdo jiný nezbývá.
}
page-end-lost = { $role ->
    [renegade] { $own ->
        [yes] Šerif padl tvou rukou příliš brzy. Dokud zbývá ještě někdo jiný, vyhrávají tím Zločinci.
       *[no] { $winner ->
            [outlaws] Šerif pro tebe padl příliš brzy: vyhraješ, jen když nezbude nikdo jiný.
           *[other] Vyhraješ, jen když nezbude nikdo jiný.
        }
    }
    [outlaw] { $winner ->
        [renegade] Šerif padl, ale ve hře už zbýval jen Odpadlík.
       *[other] Tvoje strana vyhraje, jen když padne Šerif.
    }
    [deputy] Tvoje strana vyhraje, jen když Šerif přežije.
   *[other] Tvým cílem bylo přežít všechny Zločince a Odpadlíky.
}
page-story = Příběh hry
page-story-move = Krok { $number }
page-story-turns = Zlomové okamžiky
page-story-deeds = Kdo koho zranil
page-story-deed = { $by } → { $seat }: { $life ->
    [one] jeden život
    [few] { $life } životy
   *[other] { $life } životů
}
page-story-known = Co se dalo vědět a kdy
    .from = od kroku { $number }
    .never = až na konci
page-to-table = Zpět ke stolu
page-rematch = Hrát znovu
    .waiting = Čeká se na ostatní…
    .keep = Nechat si postavu, pokud přežila
    .lead = Chci být Šerif
    .ready = chce hrát znovu
    .missing = Zatím bez rozhodnutí: { $names }
page-replay = Přehrávání
    .what = { $moves ->
        [one] { $game }: { $names } · { $moves } krok
        [few] { $game }: { $names } · { $moves } kroky
       *[other] { $game }: { $names } · { $moves } kroků
    }
    .new-game = Začala nová hra: ke stolu
    .first = Na začátek
    .back = O krok zpět
    .next = O krok dál
    .run = Přehrát
    .stop = Zastavit
    .scrub = Krok
    .at = Krok { $number } z { $moves }
    .eyes = Čí pohled
    .open = Vše odkryto
    .as = Jak to vidí { $name }
    .begin = Karty jsou rozdány.
    .speed = Rychlost
    .here = Co tento krok způsobil
    .lines = Ťuknutím na řádek přejdeš k danému kroku.
    .seal = Rozdání bylo zapečetěno: tento otisk semínka serveru byl ukázán před první kartou a se záznamem může kdokoli ověřit (boothill verify), že se potom nic nezměnilo.
    .record = Záznam hry
page-company = { $state ->
    [none] Díváte se společně. Posuň přehrávání a povedeš ostatní.
    [me] Vedeš: ostatní vidí to, co ty.
    [alone] Díváš se po svém.
   *[led] Vede { $leader } a ty vidíš totéž.
}
    .leave = Dívat se po svém
    .join = Dívat se zase společně
page-chances = Co se dalo vědět
    .about = { $name ->
        [none] Jak pravděpodobná byla která role podle toho, co bylo do tohoto kroku na stole vidět: tak by uvažoval pozorný bot. Skutečná role je orámovaná.
       *[other] Jak pravděpodobná byla která role podle toho, co do tohoto kroku vidí { $name }: tak by uvažoval pozorný bot.
    }
    .seat = { $name }: { $chances }
    .role = { $role } { $percent }{ "\u00A0" }%
    .percent = { $percent }{ "\u00A0" }%

## Settle it

## Cards and characters

page-cards = Karty
page-roles = Role
page-characters = Postavy

## Learn

page-lesson = Lekce { $number } z { $count }
    .next = Další lekce
    .back = Předchozí lekce
    .skip = Přeskočit na další
    .all = Všechny lekce
    .again = Zahrát znovu
    .others = Hrají ostatní…
    .stray = Pravidla to dovolují, ale o to v této lekci nejde. Vezmi krok zpět a zkus něco jiného.
    .undo = Vzít zpět
    .hint = Napověz mi
    .hinted = Zkus tohle: { $what }.
page-lesson-try = { $verb ->
    [swap] Prohoď své postavy
    [pass] Nedělat nic
    [end] Ukončit kolo
    [discard] Odhodit { $card-acc }
    [use] Použít { $card-acc }
   *[play] { $whom ->
        [none] Zahrát { $card-acc }
        [Cid] Zahrát { $card-acc } na Cida
        [Bob] Zahrát { $card-acc } na Boba
       *[other] Zahrát { $card-acc } na { $whom }
    }
}
page-lesson-shoot = Na koho lze střílet?
    .text = Jsi na řadě a držíš BANG!. Bob sedí vedle tebe, ve vzdálenosti 1; Cid o místo dál, ve vzdálenosti 2. Bez karty zbraně máš dosah 1. Zkus oba výstřely.
    .after = Vzdálenost se počítá kolem stolu, kratší cestou. Udává ji číslo u každého místa; je červené tam, kam můžeš střílet.
page-lesson-weapon = Lepší zbraň
    .text = Držíš Schofield, zbraň s dosahem 2. Vylož ji před sebe a pak vystřel na Cida.
    .after = Zbraň zůstává ve hře, dokud nevyložíš jinou nebo ti ji někdo nevezme.
page-lesson-missed = Někdo na tebe střílí
    .text = Bob na tebe hraje BANG!. Vedle! z tvé ruky střelu zastaví; Barel před tebou ji může zastavit zadarmo, je-li otočená karta srdcová.
    .after = Nejdřív zkus Barel: když selže, Vedle! ti pořád zůstává.
page-lesson-once = Jedno BANG! za kolo
    .text = Držíš dvě karty BANG! a Volcanic. Vystřel v tomto kole na Boba dvakrát: co je k tomu třeba?
    .after = Pravidlem je jedno BANG! za kolo. S Volcanicem ve hře nebo jako Willy the Kid můžeš střílet bez omezení.
page-lesson-beer = Poslední život
    .text = Zbývá ti jeden život, Bob na tebe střílí a nemáš čím střelu zastavit. Pivo v ruce tě v poslední chvíli zachrání.
    .after = Jste-li ve hře už jen dva, Pivo nikomu nepomůže.
page-lesson-reward = Na koho střílet?
    .text = Jsi Šerif. Bob je nejspíš Zločinec a Eve nejspíš tvůj Zástupce; oběma zbývá jeden život. Vystřel na toho pravého.
    .after = Kdo vyřadí Zločince, dobere si tři karty. Šerif, který vyřadí Zástupce, přijde o všechny karty.
page-lesson-game = Tvoje první hra
    .text = Hra čtyř hráčů je v plném proudu. Jsi Šerif a tvoje postava je Bart Cassidy. Vyřaď dva Zločince a Odpadlíka a vyhraješ. Role ostatních zatím nikdo nezná.
    .after = To je celá hra: dosah, výstřely, odpovědi a pátrání, kdo je kdo. Teď si zahraj s boty.
page-lesson-green = Zelené karty
    .text = Tohle je Dodge City. Zelené karty leží před tebou jako modré, ale každou použiješ jen jednou a nikdy v kole, kdy ji vyložíš. Držíš Derringer; Železný plát před tebou leží od minulého kola.
    .after = Zelená karta je připravená od tvého příštího kola. Ty se symbolem Vedle! fungují i v kolech ostatních. Po použití se odhazují.
page-lesson-duel = Duel
    .text = Dva hráči, každý se dvěma postavami. Jen aktivní postava používá svou schopnost a vybavení a většina výstřelů míří jen na ni. Annie Oakey, tvoje aktivní postava, má jeden život; Dalon Ranger v záloze má Zbraňový pás. Bob nemá karty.
    .after = Vyhrává, kdo vyřadí všechny soupeřovy postavy. Jednou za kolo můžeš zadarmo prohodit své postavy: často je to nejlepší obrana.
page-lesson-roles = Jak poznat role
    .text = Jsi Zástupce a známý je jen Šerif, Dee. Až do svého kola sleduj, na koho ostatní střílejí a koho šetří. Pak vystřel na nepřítele Šerifa.
    .after = Bob střílí na Šerifa: to dělají Zločinci. Cid střílí na Boba: to by udělal Zástupce, ale i Odpadlík, který Šerifa zatím potřebuje. Eve zatím nic nedělá, takže se o ní nic neví.
page-lesson-sheriff = Hra za Šerifa
    .text = Všichni vědí, kdo jsi, a Zločincům stačí porazit tebe. Máš dva životy a po tobě hraje Bob, pro kterého počet karet BANG! není omezený. Přežij tohle kolo stolu.
    .after = Když padne Šerif, zákon prohrál. Hlídej si životy, nech si Vedle! a střílej jen na ty, kdo se ukázali jako tvoji nepřátelé.
page-lesson-deputy = Hra za Zástupce
    .text = Vyhráváš se Šerifem. Cid, Šerif, má jeden život a Bob, který sedí mezi vámi, má Volcanic a karty v ruce. Zastav Boba v tomto kole.
    .after = Ty můžeš vypadnout, a přesto vyhrát; Šerif vypadnout nesmí. Stůj mezi Šerifem a Zločinci a ukaž, na čí straně jsi, dřív než tě někdo bude mít za jednoho z nich.
page-lesson-outlaw = Hra za Zločince
    .text = Vyhráváš, když padne Šerif; na nikom jiném nezáleží. Cid, Šerif, má jeden život, ale díky Mustangovi je mimo tvůj dosah.
    .after = Neplýtvej výstřely na Zástupce, i kdyby byli sebeslabší. Zločinci vyhrávají společně, i ti, kdo už jsou ze hry venku.
page-lesson-renegade = Hra za Odpadlíka
    .text = Vyhráváš, jen když zůstaneš ve hře jako poslední, a Šerif musí padnout až nakonec. Bob, Šerif, a Cid, Zločinec, mají každý jeden život. Na koho vystřelíš nejdřív?
    .after = Padne-li Šerif, dokud je ve hře ještě někdo jiný, vyhrávají Zločinci. Proto Odpadlík nejdřív pomáhá zákonu a nakonec se utká se Šerifem. Když zbývají jen dva, Pivo už nepomůže.
page-advice-lay = Cid sedí ve vzdálenosti 2, mimo dosah tvého Coltu. Nejdřív vylož Schofield: má dosah 2.
page-advice-shoot = Teď je Cid v dosahu: ťukni na BANG! a potom na Cida.
page-advice-end = Víc než jedno BANG! za kolo nejde. Zbytek si nech na odpovědi a ukonči kolo.
page-advice-missed = Bob na tebe střílí: teď víš, na čí straně stojí. Vedle! střelu zastaví.
page-advice-indians = Indiáni! útočí na všechny a Vedle! nepomůže: kdo neodhodí kartu BANG!, přijde o jeden život.
page-advice-beer = Dee tě zasahuje a Bart Cassidy si za to dobírá kartu. Jsi zase na řadě: Pivo ti život vrátí.
page-advice-outlaw = Cidovi zbývá jeden život. Kdo vyřadí Zločince, dobere si tři karty.
page-advice-volcanic = Jeden výstřel už v tomto kole padl. S Volcanicem můžeš střílet dál; má dosah jen 1, ale bez Cida sedí Bob i Dee hned vedle tebe.
page-advice-bob = Bob střílí na Šerifa a má už jen jeden život.
page-advice-dee = Ve hře zbývá jen Dee, Odpadlík. Ještě jeden výstřel.
page-advice-green = Zahraj Derringer: vyložíš ho před sebe. Zkus ho použít: jde to až v příštím kole.
page-advice-green-end = V tomto kole už není co dělat. Ukonči ho.
page-advice-plate = Bob na tebe střílí. Železný plát tu ležel už před tímto kolem, takže je připravený: střelu zastaví.
page-advice-derringer = Jsi zase na řadě a Derringer je připravený. Použij ho proti Bobovi: dobereš si i kartu.
page-advice-swap = Pošli dopředu Dalona Rangera: se Zbraňovým pásem není počet karet BANG! omezený.
page-advice-duel-rear = Winchester je jediná karta BANG!, která zasáhne záložní postavu i bez Hledí. Vystřel na Pearl Hat.
page-advice-duel-front = Díky Zbraňovému pásu můžeš střílet znovu. Stačí jeden zásah.
page-advice-roles-shoot = Jsi na řadě. Bob i Eve jsou v dosahu. Kdo střílí na Šerifa?
page-advice-sheriff-beer = Nejdřív si vrať život: vypij Pivo.
page-advice-sheriff-jail = Willy the Kid může střílet, kolikrát chce. Pošli Boba do Vězení: neotočí-li srdce, přijde o kolo.
page-advice-sheriff-end = Vedle! si nech na obranu a ukonči kolo.
page-advice-sheriff-missed = Eve na tebe střílí. Na to máš Vedle!.
page-advice-deputy-panic = S Volcanicem by Bob střílel na Šerifa znovu a znovu. Vezmi mu ho kartou Panika!: Bob sedí ve vzdálenosti 1.
page-advice-deputy-volcanic = Teď ho použij pro sebe: vylož Volcanic.
page-advice-deputy-shoot = S Volcanicem ve hře není žádné omezení. Vystřel na Boba.
page-advice-deputy-again = Ještě jednou: za vyřazeného Zločince si dobereš tři karty.
page-advice-outlaw-mustang = Kvůli Mustangovi je Cid o jedno dál. Odhoď ho kartou Cat Balou, ta působí na jakoukoli vzdálenost.
page-advice-outlaw-weapon = Cid je teď ve vzdálenosti 2. Tam Schofield dosáhne.
page-advice-outlaw-shoot = Teď vystřel na Šerifa.
page-advice-renegade-outlaw = Nejdřív Zločinec: dokud je tu Cid, musí Šerif žít. A dobereš si tři karty.
page-advice-renegade-volcanic = Za kolo smíš jedno BANG!, s Volcanicem ale víc.
page-advice-renegade-sheriff = Ve hře už zbývá jen Šerif a žádné Pivo nepomůže.

## About

page-about =
    .what = Boot Hill je engine pravidel a stůl pro karetní hry rodiny BANG!: klasickou hru a Dodge City, s kartami událostí i bez nich, a Duel. Vše přesně podle pravidel a každé pravidlo má své číslo.
    .trademark = BANG! je ochranná známka svého vlastníka. Boot Hill je neoficiální projekt lidí, kteří tu hru mají rádi; s vydavatelem není spojen a vydavatel ho nepodporuje. Názvy karet a jména postav slouží jen k popisu hry.
    .licence = Kód: MIT. Texty pravidel a kresby: CC BY-SA 4.0. Písma Bevan a Zilla Slab: SIL Open Font License 1.1.
    .fair = Každé rozdání lze ověřit: otisk semínka se ukáže před hrou, samo semínko po ní.
    .private = Žádné účty tu nejsou. Tvoje jméno, jazyk, poznámky a klíče k místům zůstávají v tomto prohlížeči. Z jiných serverů se nic nenačítá.
    .api = Rozhraní pro programy
