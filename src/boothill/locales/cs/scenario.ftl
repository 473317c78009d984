# What is wrong in a scenario file. Each sentence comes after the place and a colon; keys, moves and names stay as the
# file has them.

scenario-alias = vypiš to celé; scénář nemá aliasy
scenario-deep = seznamy a mapy jsou vnořené hlouběji než { $most } úrovní
scenario-much = to je moc; scénář má nejvýš { $most } klíčů a hodnot
scenario-long = text je příliš dlouhý; stačí { $most } znaků
scenario-line = řádek je příliš dlouhý; stačí { $most } znaků
scenario-steps = příliš mnoho kroků: { $count }; server jich zahraje nejvýš { $most }
    .answer = odpověď má víc než { $most } kB; ukonči scénář před tímto krokem
scenario-key = klíč je jedno slovo
scenario-twice = { $what } je tu dvakrát
scenario-folder = v této složce není soubor se scénářem; názvy takových souborů končí na .yaml
scenario-file = takový soubor ani složka neexistuje
    .unread = nelze to přečíst: { $error }
scenario-yaml = toto není YAML: { $error }
scenario-top = scénář je mapa s klíči name, players, steps a expect
scenario-no-key = { $near ->
    [none] neznámý klíč „{ $key }“; možné jsou: { $names }
   *[other] neznámý klíč „{ $key }“; nemyslíš „{ $near }“?
}
scenario-other-game = „{ $key }“ ve hře { $game } není, jen zde: { $names }
scenario-one-of = možné jsou: { $names }, ne { $found }
scenario-flag = má tu být true nebo false, ne { $found }
scenario-number = { $most ->
    [none] má tu být číslo, které není menší než { $least }, ne { $found }
   *[other] má tu být číslo od { $least } do { $most }, ne { $found }
}
scenario-word = má tu být číslo nebo slovo, ne { $found }
scenario-list = má tu být seznam
scenario-names = má tu být seznam jmen, ne { $found }
scenario-moves = má tu být seznam kroků, ne { $found }
scenario-cards = má tu být seznam karet, ne { $found }
    .top = má tu být seznam karet od té vrchní, ne { $found }
    .one = má tu být jedna karta, třeba „{ $example }“, ne { $found }
scenario-mapping = má tu být mapa, třeba { $example }
scenario-too-many = to je příliš mnoho karet: { $count }; ve hře jich je { $most }
scenario-ranks = „{ $text }“ není rozsah hodnot; piš ho takto: „{ $example }“
    .back = „{ $text }“ jde opačným směrem; piš to takto: „{ $example }“
scenario-step = má tu být jeden krok, refuse nebo expect, třeba „{ $example }“
    .refuse = refuse chce jeden krok, třeba { $example }
scenario-seats = chybějí místa u stolu
scenario-count = { $most ->
    [2] { $game } je hra pro 2 hráče, ne pro { $count }
   *[other] { $game } je hra pro { $least } až { $most } hráčů, ne pro { $count }
}
scenario-seat = mají tu být role a character, třeba { $example }
    .due = mají tu být side, front a rear
scenario-there = { $name } už u stolu je
scenario-roles = role { $role } je tu { $count }krát, ale počet těchto karet v krabičce je { $most }
    .missing = chybí role { $role }
    .none = u stolu pro { $count } hráčů role { $role } není
scenario-over = tato hra už skončila, vyhrává { $winner } [{ $rule }]; nech naživu někoho, kdo může bojovat
scenario-eliminated = vyřazený hráč nemá karty
    .turn = { $name } je mimo hru
scenario-copies = { $name } nikoho nekopíruje
scenario-brown = { $name } nikdy neleží ve hře
scenario-two = dvě karty s názvem { $name }
scenario-slot = víc než jedna karta tohoto druhu: { $slot }
scenario-side = obě strany jsou { $side }
    .other = { $name } patří k druhé straně
scenario-figure = má tu být postava, třeba { $example }
    .alive = má tu být živá postava
scenario-reserve = má tu být seznam postav
    .vacant = toto místo je prázdné, ale je tu rezerva
scenario-common = dokud mají oba hráči vlastní balíčky, společný není; u jednoho z míst napiš deck: []
scenario-event = událost „{ $name }“ neexistuje; k dispozici jsou: { $names }
scenario-spare = náhradní postava má smysl jen s událostmi; uveď nějaké v events
scenario-fallen = mají tu být všichni vyřazení v pořadí, v jakém vypadli
scenario-branches = čekají se pojmenované varianty, třeba { $example }
scenario-chance =
    .deck = { $text }: taková karta mezi míchanými není, nebo jich je málo
    .hand = { $text }: taková karta v ruce, ze které se bere, není, nebo jich je málo
    .draw = { $text }: taková karta v balíčku není, nebo jich je málo
scenario-unused =
    .deck = po tomto kroku se nic nemíchalo; vynech ho
    .hand = po tomto kroku se z ruky nebrala žádná karta naslepo; vynech ho

## What did not come true

scenario-differs = { $what } má být { $wanted }, ale je { $found }
scenario-and = { $one }; { $other }
scenario-legal = { $what ->
    [legal] legal: { $moves }: to má být dovoleno
   *[not_legal] not_legal: { $moves }: to nemá být dovoleno
}
    .over = { $what }: hra skončila
scenario-refused = { $move }: tento krok není dovolen. { $why } [{ $rule }]
    .not = { $move }: tento krok neměl být dovolen
    .changed = { $move }: tento krok není dovolen, a přesto změnil hru
scenario-next = rozhoduje { $seat }: { $moves }
    .over = hra skončila, vyhrává { $winner }
scenario-tally = splněno: { $passed }, nesplněno: { $failed }
