# What is wrong in a scenario file. Each sentence comes after the place and a colon; keys, moves and names stay as the
# file has them.

scenario-alias = scrivilo per esteso; in uno scenario non ci sono alias
scenario-deep = elenchi e mappe sono annidati per più di { $most } livelli
scenario-much = è troppo; uno scenario ha al massimo { $most } chiavi e valori
scenario-long = un testo è troppo lungo; bastano { $most } caratteri
scenario-line = una riga è troppo lunga; bastano { $most } caratteri
scenario-steps = { $count } passi sono troppi; il server ne gioca al massimo { $most }
    .answer = la risposta supera { $most } kB; termina lo scenario prima di questo passo
scenario-key = una chiave è una sola parola
scenario-twice = { $what } compare due volte
scenario-folder = in questa cartella non ci sono scenari; i loro file finiscono in .yaml
scenario-file = questo file o questa cartella non esiste
    .unread = non si può leggere: { $error }
scenario-yaml = questo non è YAML: { $error }
scenario-top = uno scenario è una mappa con name, players, steps ed expect
scenario-no-key = { $near ->
    [none] chiave sconosciuta «{ $key }»; sono possibili { $names }
   *[other] chiave sconosciuta «{ $key }»; forse intendevi «{ $near }»?
}
scenario-other-game = «{ $key }» non c'è in { $game }, solo in { $names }
scenario-one-of = sono possibili { $names }, non { $found }
scenario-flag = qui va true o false, non { $found }
scenario-number = { $most ->
    [none] qui va un numero da { $least } in su, non { $found }
   *[other] qui va un numero da { $least } a { $most }, non { $found }
}
scenario-word = qui va un numero o una parola, non { $found }
scenario-list = qui va un elenco
scenario-names = qui va un elenco di nomi, non { $found }
scenario-moves = qui va un elenco di mosse, non { $found }
scenario-cards = qui va un elenco di carte, non { $found }
    .top = qui va un elenco di carte, a partire da quella in cima, non { $found }
    .one = qui va una sola carta, per esempio «{ $example }», non { $found }
scenario-mapping = qui va una mappa, per esempio { $example }
scenario-too-many = { $count } carte sono troppe; il gioco ne ha { $most }
scenario-ranks = «{ $text }» non è un intervallo di valori; scrivilo così: «{ $example }»
    .back = «{ $text }» va nel verso sbagliato; scrivilo così: «{ $example }»
scenario-step = qui va una mossa, refuse o expect, per esempio «{ $example }»
    .refuse = refuse richiede una mossa, per esempio { $example }
scenario-seats = mancano i posti
scenario-count = { $most ->
    [2] { $game } è per 2 giocatori, non per { $count }
   *[other] { $game } è per { $least }–{ $most } giocatori, non per { $count }
}
scenario-seat = qui vanno role e character, per esempio { $example }
    .due = qui vanno side, front e rear
scenario-there = { $name } è già al tavolo
scenario-roles = { $role } compare { $count } volte, ma le carte di questo tipo nella scatola sono { $most }
    .missing = manca { $role }
    .none = a un tavolo da { $count } non c'è { $role }
scenario-over = questa partita è già finita, vince { $winner } [{ $rule }]; lascia in vita qualcuno che possa combattere
scenario-eliminated = chi è fuori dal gioco non ha carte
    .turn = { $name } è fuori dal gioco
scenario-copies = { $name } non copia nessuno
scenario-brown = { $name } non resta mai in gioco
scenario-two = due carte con lo stesso nome: { $name }
scenario-slot = più di una carta di questo tipo: { $slot }
scenario-side = tutti e due i posti sono { $side }
    .other = { $name } appartiene all'altro schieramento
scenario-figure = qui va un personaggio, per esempio { $example }
    .alive = qui va un personaggio in vita
scenario-reserve = qui va un elenco di personaggi
    .vacant = il posto è vuoto, ma c'è una riserva
scenario-common = finché tutti e due hanno il proprio mazzo non c'è un mazzo comune; scrivi deck: [] per un posto
scenario-event = l'evento «{ $name }» non esiste; sono possibili { $names }
scenario-spare = un secondo personaggio serve solo con gli eventi; indicane qualcuno in events
scenario-fallen = qui vanno tutti gli eliminati, nell'ordine in cui sono usciti
scenario-branches = servono varianti con un nome, per esempio { $example }
scenario-chance =
    .deck = { $text } non è tra le carte mescolate, o non abbastanza volte
    .hand = { $text } non è nella mano da cui si prende, o non abbastanza volte
    .draw = { $text } non è nel mazzo, o non abbastanza volte
scenario-unused =
    .deck = dopo questo passo non si è mescolato nulla; toglilo
    .hand = dopo questo passo nessuna carta è stata presa a caso da una mano; toglilo

## What did not come true

scenario-differs = { $what } dovrebbe essere { $wanted }, invece è { $found }
scenario-and = { $one }; { $other }
scenario-legal = { $what ->
    [legal] legal: { $moves } dovrebbe essere permesso
   *[not_legal] not_legal: { $moves } non dovrebbe essere permesso
}
    .over = { $what }: la partita è finita
scenario-refused = { $move }: non permesso. { $why } [{ $rule }]
    .not = { $move } non doveva essere permesso
    .changed = { $move } non era permesso, ma ha cambiato la partita
scenario-next = deve decidere { $seat }: { $moves }
    .over = la partita è finita, vince { $winner }
scenario-tally = confermati: { $passed }, non confermati: { $failed }
