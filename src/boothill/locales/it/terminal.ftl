# The table in a terminal: headings, questions, choices, answers to commands.

## The table

column-player = nome
column-role = ruolo
column-character = personaggio
column-life = vita
column-hand = mano
column-distance = dist.
column-in-play = in gioco
unknown-role = ?
out-of-game = fuori
bare-hands = Colt .45 (1)
weapon = { $name } ({ $reach })
ready = pronte: { $cards }
laid-now = nuove: { $cards }
copied-ability = come { $name }
piles = { $top ->
    [none] Mazzo: { $deck }. Scarti: nessuno.
   *[other] Mazzo: { $deck }. Scarti: { $pile }, in cima { $top }.
}
legend = > è di turno   -> ce l'hai a tiro   <- ti ha a tiro   in senso orario da te
legend-open = { $seat ->
    [Tu] > è di turno   in senso orario, distanze viste da te
   *[other] > è di turno   in senso orario, distanze viste da { $seat }
}
side-head = { $seat }, { $role ->
        [law] la Legge
       *[outlaws] i Fuorilegge
    }: mano { $hand }{ $strange ->
        [0] { "" }
       *[other] { " " }({ $strange } dell'altro mazzo)
    }, { $deck ->
        [-1] mazzo comune
       *[other] mazzo proprio { $deck }
    }, riserva { $reserve }
place = { $position ->
    [front] prima linea
    [rear] retrovie
   *[alone] unico
}
side-piles = { $top ->
        [none] Scarti: nessuno.
       *[other] Scarti: { $pile }, in cima { $top }.
    }{ $common ->
        [0] { "" }
       *[other] { " " }Mazzo comune: { $common }.
    }
your-reserve = La tua riserva, ordine sconosciuto: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Chi dà la caccia a chi: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Restano solo due giocatori: vince chi elimina l'altro.
    }
   *[other] { "" }
}
you = tu
seat-you = Tu
hands = Carte in mano:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: nessuna carta

## The beginning and the end

welcome = Boot Hill ({ $game }), { $players } giocatori. Scrivi ? per l'aiuto, quit per uscire.
option = { $name }={ $value }: { $meaning }
option-beer = { $beer ->
    [last-life] fuori dal proprio turno una Birra salva solo l'ultimo punto vita [DOD-7.2]
   *[any-loss] una Birra riduce di uno qualsiasi perdita di punti vita [DOD-7.2]
}
option-pixie-pete = { $pixie_pete ->
    [one] Pixie Pete pesca una carta [DOD-R.23]
   *[other] Pixie Pete pesca { $pixie_pete } carte [DOD-R.23]
}
option-sean-mallory = { $sean_mallory ->
    [no-limit] Sean Mallory tiene quante carte vuole [DOD-R.23]
    [one] Sean Mallory tiene una carta [DOD-R.23]
   *[other] Sean Mallory tiene { $sean_mallory } carte [DOD-R.23]
}
option-jose-delgado = { $jose_delgado ->
    [no-limit] José Delgado cambia quante carte blu vuole [DOD-R.23]
    [one] José Delgado cambia una carta blu per turno [DOD-R.23]
   *[other] José Delgado cambia { $jose_delgado } carte blu per turno [DOD-R.23]
}
option-edition = { $edition ->
    [first] chi resta in prigione perde le prime due fasi del turno [BAS-15.1]
   *[fourth] chi resta in prigione perde tutto il turno [BAS-15.1]
}
option-simplified = { $simplified ->
    [yes] senza le tredici carte che si lasciano fuori dalla prima partita [BAS-3.8]
   *[no] con tutte le carte [BAS-3.8]
}
option-deaths = { $deaths ->
    [at-once] chi è eliminato da Gatling o Indiani! esce subito [BAS-R.16]
   *[after-card] chi è eliminato da Gatling o Indiani! esce dopo che la carta è risolta [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] gli scarti si rimescolano appena il mazzo è vuoto [BAS-R.28]
   *[when-needed] gli scarti si rimescolano quando serve una carta [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] un Duello di ♦ non ha effetto su Apache Kid [DOD-R.18]
   *[fights-duels] un Duello di ♦ vale per Apache Kid come ogni altro [DOD-R.18]
}
option-events = { $events ->
    [high-noon] con gli eventi di Mezzogiorno di Fuoco [HIN-2.1]
    [fistful] con gli eventi di Per un Pugno di Carte [HIN-2.1]
    [both] con gli eventi delle due scatole [HIN-2.1]
   *[none] senza carte evento [HIN-2.1]
}
option-events-used = { $events_used ->
    [usual] il solito numero di eventi [HIN-2.4]
   *[other] { $events_used } eventi prima dell'ultimo [HIN-2.4]
}
option-events-final = { $events_final ->
    [high-noon] l'ultimo evento è Mezzogiorno di Fuoco [HIN-2.4]
    [fistful] l'ultimo evento è Per un Pugno di Carte [HIN-2.4]
   *[random] l'ultimo evento si tira a sorte [HIN-2.4]
}
option-late-events = { $late_events ->
    [yes] con i due eventi aggiunti in seguito [HIN-2.5]
   *[no] senza i due eventi aggiunti in seguito [HIN-2.5]
}
option-ghosts = { $ghosts ->
    [no] nessuno torna [HIN-2.6]
   *[yes] chi è fuori dal gioco può tornare [HIN-2.6]
}
option-characters = { $characters } personaggi per schieramento [DUE-3.1]
resumed = La partita riprende da dove l'hai lasciata.
you-are = Sei { $character }, e il tuo ruolo è { $role }.
you-lead = Guidi { $role ->
    [law] la Legge
   *[outlaws] i Fuorilegge
}.
you-can = { $character }: { $ability }
goal-sheriff = Vinci quando tutti i Fuorilegge e i Rinnegati sono fuori dal gioco. Tutti sanno chi sei.
    .other = { $seat } è lo Sceriffo.
goal-deputy = { $players ->
    [3] { $left ->
        [3] Vinci se sei tu a eliminare { $renegade } (Rinnegato). Se qualcuno viene eliminato in un altro modo, vince chi resta per ultimo.
       *[other] Vinci se alla fine resti solo tu.
    }
   *[other] Vinci insieme allo Sceriffo: tutti i Fuorilegge e i Rinnegati devono essere eliminati.
}
    .other = { $left ->
        [3] { $seat } (Vice) vince se elimina il Rinnegato ({ $renegade }).
       *[other] { $seat } (Vice) vince se alla fine non resta nessun altro.
    }
goal-outlaw = { $players ->
    [3] { $left ->
        [3] Vinci se sei tu a eliminare { $deputy } (Vice). Se qualcuno viene eliminato in un altro modo, vince chi resta per ultimo.
       *[other] Vinci se alla fine resti solo tu.
    }
   *[other] Vinci quando lo Sceriffo è fuori dal gioco.
}
    .other = { $left ->
        [3] { $seat } (Fuorilegge) vince se elimina il Vice ({ $deputy }).
       *[other] { $seat } (Fuorilegge) vince se alla fine non resta nessun altro.
    }
goal-renegade = { $players ->
    [3] { $left ->
        [3] Vinci se sei tu a eliminare { $outlaw } (Fuorilegge). Se qualcuno viene eliminato in un altro modo, vince chi resta per ultimo.
       *[other] Vinci se alla fine resti solo tu.
    }
   *[other] Vinci se alla fine resti solo tu: lo Sceriffo deve essere eliminato per ultimo.
}
    .other = { $left ->
        [3] { $seat } (Rinnegato) vince se elimina il Fuorilegge ({ $outlaw }).
       *[other] { $seat } (Rinnegato) vince se alla fine non resta nessun altro.
    }
goal-law = Vinci quando tutti i personaggi di { $outlaws } sono fuori dal gioco.
    .other = { $seat } guida la Legge.
goal-outlaws = Vinci quando tutti i personaggi di { $law } sono fuori dal gioco.
    .other = { $seat } guida i Fuorilegge.
you-are-out = Sei fuori dal gioco e puoi guardare gli altri finire la partita.
winners = Vittoria di: { $seats }.
you-won = Hai vinto!
you-lost = Hai perso.
saved = La registrazione della partita è stata salvata: { $path }
not-saved = La partita non si può salvare in { $path }: { $error }.
resume-with = La partita è stata salvata. Per riprenderla più tardi:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Tocca a te. Che cosa giochi?
    .pass = { $surplus ->
        [0] finisci il turno
        [one] finisci il turno; poi dovrai scartare una carta
       *[other] finisci il turno; poi dovrai scartare { $surplus } carte
    }
ask-discarding = { $surplus ->
    [one] Hai in mano una carta di troppo. Quale scarti?
   *[other] Hai in mano { $surplus } carte di troppo. Quale scarti per prima?
}
ask-giving-up = Devi scartare una carta. Quale?
ask-shot = { $by ->
    [none] Parte contro di te un colpo che nessuno ha sparato. Che cosa fai?
   *[other] { $misses ->
        [one] { $by } ti spara. Che cosa fai?
       *[other] { $by } ti spara, e per annullare il colpo servono { $misses } effetti Mancato!. Che cosa fai?
    }
}
    .pass = incassa il colpo e perdi un punto vita
    .forced = Non hai niente per fermare il colpo.
ask-demanded = { $by } ha giocato Indiani! contro tutti. Scarti un BANG!?
    .pass = rinuncia e perdi un punto vita
    .forced = Non hai nessun BANG! da scartare.
    .due = Indiani! Scarti una carta colpo per { $at }?
    .forced-due = Non hai nessuna carta colpo da scartare.
ask-contest = Duello con { $other }: scarti un BANG!?
    .pass = arrenditi e perdi un punto vita
    .forced = Non hai nessun BANG! da scartare.
    .due = Duello: scarti una carta colpo per { $now }?
    .forced-due = Non hai nessuna carta colpo da scartare.
ask-rescue = Non hai più punti vita. Ti salvi?
    .pass = no, esci dal gioco
    .forced = Niente ti può salvare.
ask-impending-loss = { $averted ->
    [0] { $points ->
        [one] Stai per perdere un punto vita (ne hai { $life }). Lo eviti?
       *[other] Stai per perdere { $points } punti vita (ne hai { $life }). Ne eviti qualcuno?
    }
   *[other] Stai per perdere { $points } punti vita (ne hai { $life }; evitati finora: { $averted }). Ne eviti altri?
}
    .pass = no, accetta la perdita
ask-pick = { $demand }: estrai! Quale delle due carte vale?
ask-store = Quale carta prendi all'Emporio?
ask-first-card = Da dove prendi la prima carta?
ask-look = Quale carta tieni?
ask-copy = Di chi copi l'abilità?
ask-draw-from-table = Peschi due carte o prendi invece una carta in gioco davanti a qualcuno?
ask-one-each = { $rest ->
    [one] Rissa: quale carta scarta { $whom }?
   *[other] Rissa, ancora { $rest } giocatori: quale carta scarta { $whom }?
}
ask-share = Quale carta di { $fallen } prendi? La prossima la prende { $then }.
ask-blue-card = Quale delle tue carte blu in gioco scarti?
ask-identity = Prendi il personaggio che vedi, con due punti vita?
    .pass = no: tieni il tuo
ask-name-suit = Quale seme nomini? In questo turno puoi giocare solo carte di quel seme.
ask-onto-deck = { $surplus ->
    [one] Hai in mano una carta più di quante ne puoi tenere. Quale metti in cima al mazzo?
   *[other] Hai in mano { $surplus } carte più di quante ne puoi tenere. Quale metti per prima in cima al mazzo?
}
ask-look-in-mine = Quale carta prendi?
ask-liquor = Salti la fase 1 per recuperare un punto vita?
    .pass = no: pesca le tue carte
ask-guess = La prima carta del mazzo è rossa o nera?
    .pass = basta così
ask-ranch = Cambi delle carte con altrettante nuove?
    .pass = no: tieni la tua mano
ask-ranching = Quale carta cambi?
    .pass = basta: pesca le carte nuove
ask-brothers = Per chi rinunci a un punto vita?
    .pass = per nessuno
ask-roulette = Scarti un Mancato!?
    .pass = no: perdi due punti vita
    .forced = Non hai nessun Mancato! da scartare.
ask-shot-at-card = { $by } spara a una carta che hai davanti. La salvi?
    .pass = no: viene scartata
    .forced = Non hai niente per salvare la carta.
ask-choose-front = Quale dei tuoi due personaggi va in prima linea? L'avversario sceglie nello stesso momento.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] { $shooter } spara contro { $at }. Che cosa fai?
   *[other] { $shooter } spara contro { $at } con { $name }. Che cosa fai?
}
    .pass = incassa il colpo e perdi un punto vita
    .forced = Non hai niente per mandare a vuoto il colpo.
ask-further-card = Per mandare a vuoto questo colpo devi scartare un'altra carta. Quale?
    .pass = nessuna, perdi un punto vita
    .forced = Non hai un'altra carta da scartare, quindi il colpo va a segno.
ask-step-in = { $figure } sta per perdere un punto vita. Vuoi che lo perda l'altro personaggio?
    .pass = no
ask-pick-reveal = Quale delle due carte vale?
ask-one-of-these = Quale delle carte appena pescate scarti?
ask-disarming = Il colpo è andato a vuoto. Scarti una carta in gioco accanto a uno dei personaggi in prima linea?
    .pass = no
ask-swapping = Di quale schieramento scambi i personaggi?
ask-blind = Da quale mazzo deve venire la carta presa a caso?
ask-robbing = { $name } fa scartare una carta a caso dalla mano avversaria?
    .pass = no
ask-scavenging = { $left ->
    [one] { $figure } è fuori dal gioco: puoi prendere ancora una carta.
   *[other] { $figure } è fuori dal gioco: puoi prendere fino a { $left } carte, una dopo l'altra.
}
    .pass = non prenderne altre
ask-any-time = È il turno di { $seat }. Usi adesso la tua abilità? (sid off: non chiedere mai)
    .pass = non adesso
ask-whom = { $what }: chi scegli?
    .due = { $what }: quale bersaglio?
ask-which = { $what }: quale carta?
ask-pay = { $what }: con quale carta paghi?
back = indietro

choice-play = { $card }
    .at = { $key ->
        [gift] { $card } per { $whom }
       *[other] { $card } contro { $whom }
    }
    .as = { $card } come { $name }
    .as-at = { $card } come { $name } contro { $whom }
    .later = metti { $card } davanti a te, da usare più tardi
    .at-due = { $card } -> { $whom }
    .as-at-due = { $card } come { $name } -> { $whom }
choice-cost = { $cost ->
    [one] { $what } (costa un'altra carta)
   *[other] { $what } (costa altre { $cost } carte)
}
choice-aimed = { $what }: { $aim }
choice-paid = { $what } (costo: { $cards })
choice-somebody = { $seat }
choice-use = usa { $name }
    .at = usa { $name } contro { $whom }
choice-discard = scarta { $card }
choice-take = { $card }
choice-deck = dal mazzo
choice-pile = { $card } dagli scarti
choice-hand = una carta a caso dalla mano di { $seat } ({ $count })
choice-own-hand = una carta dalla tua mano
choice-gear = { $card } di { $seat }
choice-ability = { $cost ->
    [0] usa la tua abilità di { $name }
    [one] usa la tua abilità di { $name } (costa una carta)
   *[other] usa la tua abilità di { $name } (costa { $cost } carte)
}
    .at = { $cost ->
        [0] usa la tua abilità di { $name } contro { $whom }
        [one] usa la tua abilità di { $name } contro { $whom } (costa una carta)
       *[other] usa la tua abilità di { $name } contro { $whom } (costa { $cost } carte)
    }
    .due = { $cost ->
        [0] usa l'abilità di { $name }
       *[other] usa l'abilità di { $name } (costa una carta)
    }
    .at-due = usa l'abilità di { $name } (costa una carta) -> { $whom }
choice-event = { $cost ->
    [0] usa l'evento { $name }
    [one] usa l'evento { $name } (costa una carta)
   *[other] usa l'evento { $name } (costa { $cost } carte)
}
    .at = { $key ->
        [blood-brothers] usa l'evento { $name } per { $whom }
       *[other] { $cost ->
            [0] usa l'evento { $name } contro { $whom }
            [one] usa l'evento { $name } contro { $whom } (costa una carta)
           *[other] usa l'evento { $name } contro { $whom } (costa { $cost } carte)
        }
    }
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (vita { $life }): { $ability }
choice-become = { $name }: { $ability }
choice-named = { $key ->
    [law] dal mazzo della Legge
    [outlaws] dal mazzo dei Fuorilegge
    [red] rossa
    [black] nera
   *[other] { $key }
}
choice-swap = scambia: { $who } va in prima linea
choice-reload = ricarica { $card }: scarta e pesca una carta
choice-figure = { $who }: { $position ->
        [front] prima linea
        [rear] retrovie
       *[alone] unico personaggio
    }, vita { $life }
choice-unseen = una carta a caso dalla mano
choice-player = { $seat }: distanza { $distance }, vita { $life }, { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } in mano
choice-yourself = tu
choice-vain = { $what } (lì questa carta non ha effetto)
copies = { $card } (x{ $count })
unplayable = In mano, ma ora non giocabili (? { $letter } dice perché): { $cards }
just-laid = { $card } (in gioco da questo turno)
unusable = Davanti a te, ma ora non utilizzabili (? { $letter } dice perché): { $cards }
forced = La tua unica scelta: { $what }

## Answers to commands

help =
    1, 2, 3 … | fa quella scelta; 0 finisce, rifiuta o torna indietro
    ? 3, ? B | che cosa fa la carta e perché ora si può usare o no
    ? barile | che cosa fa una carta o un personaggio
    ? MOSSA | se quella mossa è permessa e secondo quale regola
    MOSSA | una mossa si può anche scrivere per esteso, come { $move }: play, use, discard, take, draw from, choose, pass, end; con un costo: play … with …
help-sides = In questo gioco ci sono anche swap e reload; i personaggi si scrivono { $name }, { $rear }.
not-understood = Non capisco «{ $text }». Scrivi un numero dell'elenco o ? per l'aiuto.
no-such-choice = La scelta { $text } non esiste. Scrivi un numero dell'elenco o ? per l'aiuto.
legal = Ora puoi farlo: { $move }
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = Questa regola non è ancora tradotta; eccola in inglese.
rule-head = { $id } ({ $title })
no-rule = Le regole non dicono niente su «{ $text }».
more-rules = { $count ->
    [one] … e un'altra; aggiungi una parola per restringere la ricerca.
   *[other] … e altre { $count }; aggiungi una parola per restringere la ricerca.
}
sid-on = Prima dei turni altrui viene chiesto a Sid Ketchum.
sid-off = Prima dei turni altrui non viene più chiesto a Sid Ketchum.

## Stepping through a record

replay-head = { $moves ->
    [one] { $game }, seed { $seed }: una mossa
   *[other] { $game }, seed { $seed }: { $moves } mosse
}
replay-help = Invio: avanti   b: indietro   t: tavolo   un numero: a quella mossa   q: esci
replay-start = Prima della prima mossa.
replay-move = Mossa { $number } di { $moves }. { $seat }: { $move }
    .unseen = Mossa { $number } di { $moves }, di { $seat }
replay-end = { $result ->
    [unfinished] La registrazione finisce qui; la partita non è stata terminata.
   *[other] La registrazione finisce qui.
}
replay-no-move = La mossa { $text } non esiste; l'ultima è { $moves }.
replay-chances = Che cosa si poteva sapere in quel momento:
    .seat = { $seat }: Vice { $deputy }%, Fuorilegge { $outlaw }%, Rinnegato { $renegade }%
no-such-file = Il file { $path } non esiste.
no-such-seat = Il posto { $seat } non esiste. Posti: { $seats }.

## A un tavolo su un server, e in ogni lingua

offer-told = { $name } propone di chiudere la partita senza vincitori. A favore: { $agreed }. Ancora senza risposta: { $asked }.
    .answer = Scrivi :offer per accettare o :decline per continuare a giocare.
    .back = Scrivi :decline per ritirare la proposta.
confirm-how = { $question } Per confermare scrivi { $command }
mute-told = { $on ->
    [yes] Non vedi più quello che scrive { $name }.
   *[no] Vedi di nuovo quello che scrive { $name }.
}
silence-told = { $on ->
    [yes] L'host ha silenziato { $name }.
   *[no] { $name } può di nuovo scrivere.
}
lock-told = { $on ->
    [yes] Il tavolo è bloccato: nessun altro può sedersi.
   *[no] Il tavolo non è più bloccato.
}
watchers-told = { $on ->
    [yes] Gli spettatori sono ammessi.
   *[no] Gli spettatori non sono più ammessi.
}
nobody-called = Qui non c'è nessuno di nome { $name }. I bot non contano.
chat = { $name }: «{ $text }»
    .dead = { $name }, agli eliminati: «{ $text }»
no-orders = Solo chi è ancora in gioco può impostare risposte automatiche.
no-bet = Possono scommettere solo gli eliminati e gli spettatori.
beside-how = Per cambiare qualcosa, scrivi per esempio: { $example }
bet-role = { $seat }: { $role }
bet-told = { $name } scommette su: { $side }.
wins = Partite vinte a questo tavolo: { $seats }.
wins-of = { $seat } { $count }
paused = Gli orologi sono fermi. Scrivi pause per riprendere.
goes-on = La partita riprende.
lobby = { $free ->
    [0] Tavolo ({ $game }): { $names }.
    [one] Tavolo ({ $game }): { $names }; un posto libero.
   *[other] Tavolo ({ $game }): { $names }; { $free } posti liberi.
}
lobby-seat = { $kind ->
    [bot] { $name } (bot)
    [program] { $name } (bot di rete)
   *[person] { $name }
}
lobby-host = Scrivi deal per cominciare; i bot occupano i posti liberi. Scrivi bot per aggiungere un bot.
lobby-help = Scrivi help per vedere tutti i comandi.
lobby-may-series = Scrivi series per attivare o disattivare la serie di partite.
lobby-wait = { $name } distribuisce le carte quando ci sono tutti.
lobby-again = Scrivi again per un'altra partita a questo tavolo, oppure quit.
lobby-series = Questa è una serie. Scrivi again keep per tenere il tuo personaggio, se è sopravvissuto; again sheriff per proporti come Sceriffo; o entrambi.
lang-now = Ora il tavolo parla { $lang ->
    [cs] ceco
    [de] tedesco
    [en] inglese
    [it] italiano
    [pl] polacco
   *[other] { $lang }
}.
lang-which = Quale lingua? Scrivi per esempio: lang en. Disponibili: { $names }.
join-name = Senza nome
join-key = Per tornare al tuo posto:
join-lost = Connessione persa. Nuovo tentativo…
join-no-link = { $text } non è il link di un tavolo. Un link è fatto così: https://example.org/#/table/abc.
join-old-server = Questo programma è più nuovo del server. Chiedi a chi gestisce il server di aggiornarlo.
join-unknown-game = A questo tavolo si gioca a { $game }, un gioco che questo programma non conosce. Aggiorna il programma o installa il pacchetto con quel gioco.
join-no-server = All'indirizzo { $server } non c'è nessun server di Boot Hill.

## Il tavolo a tutto schermo. Una barra separa un tasto da ciò che fa.

app-connecting = Boot Hill: connessione in corso…
app-title = Boot Hill · { $game } · { $players } giocatori
app-turn = · { $whose ->
    [reader] tocca a te
   *[other] turno di { $seat }
}
app-paused = · in pausa
app-hand = La tua mano:
app-no-cards = nessuna carta
app-waiting = In attesa di { $names }…
app-seconds = { $question } ({ $seconds } s)
app-why-not = { $card }: non ora. Perché?
app-leave = lascia il tavolo
app-line = Una mossa, una carta (? barile), una regola (rule barile); Esc chiude
app-help =
    1 … 9, 0 | fa quella scelta; le frecce e Invio, o il mouse, fanno lo stesso
    A … Z | perché quella carta ora non si può usare
    ? | che cosa fa la scelta evidenziata e perché si può fare o no
    : | apre una riga per scrivere: una mossa, ? barile o una parola di questo elenco
    Esc | torna al menu precedente; chiude la riga
    Tab | passa alla cronaca e al tavolo, per scorrerli
    Spazio | non aspettare i bot
key-choose = scegli
key-explain = spiega
key-line = scrivi
key-next = avanti
key-previous = indietro
key-ends = inizio/fine
key-seat = posto
app-page = Esc o Invio: torna al tavolo
replay-eyes = { $seat ->
    [none] tutte le carte scoperte
    [Tu] come la vedevi tu
   *[other] dal punto di vista di { $seat }
}

## Comandi: che cosa fa ciascuno. `short` sta nella riga dei tasti, `ask` è ciò che chiede.

command-help = questo elenco
    .short = aiuto
command-table = tutto il tavolo
command-cards = che cosa fanno le carte della tua mano
command-who = chi c'è al tavolo, che cosa sa fare e quali obiettivi si conoscono
    .short = chi
command-log = gli ultimi eventi, ciascuno con la sua regola
command-rule = una regola in base al numero, o le regole con una parola
    .ask = Quale regola? Un numero, come { $rule }, o una parola, come barile.
command-orders = risposte automatiche: a che cosa il tavolo risponde per te
    .short = automatiche
command-bet = scommesse su chi vince e chi ha quale ruolo, se sei fuori dal gioco o guardi
    .short = scommesse
command-sid = sid off: non chiedere a Sid Ketchum prima dei turni altrui; sid on: chiedere
command-say = scrivi qualcosa a tutti
    .ask = Che cosa scrivi?
command-dead = scrivi qualcosa agli eliminati
    .ask = Che cosa scrivi agli eliminati?
command-pause = ferma o riavvia gli orologi
command-deal = distribuisci le carte; i bot occupano i posti liberi
command-bot = metti un bot in un posto libero
command-series = attiva o disattiva la serie di partite
command-again = un'altra partita
command-stand = lascia definitivamente il tuo posto; lo prende un bot
command-offer = proponi di chiudere la partita senza vincitori, o accetta una proposta
command-decline = rifiuta la proposta, o ritira la tua
command-resign = arrenditi, se guidi un intero schieramento; chiede conferma
command-close = host: chiudi la partita per tutti; poi riapri il tavolo
command-mute = nascondi i messaggi di qualcuno, o mostrali di nuovo
    .ask = Di chi vuoi nascondere o mostrare i messaggi?
command-silence = host: silenzia qualcuno per tutti, o riattivalo
    .ask = Chi vuoi silenziare o riattivare?
command-remove = host: rimuovi qualcuno dal tavolo; chiede conferma
    .ask = Chi vuoi rimuovere?
command-lock = host: blocca il tavolo a chi vuole sedersi, o sbloccalo
command-spectators = host: ammetti o escludi gli spettatori
command-save = dove viene registrata questa partita; si salva comunque dopo ogni mossa
command-lang = un'altra lingua, per esempio lang en
    .short = lingua
command-quit = esci; una partita contro i bot si può riprendere più tardi
    .short = esci
needs-text = { $ask } Scrivilo adesso, oppure premi Invio per lasciar perdere.
only-in-a-game = Si può fare solo durante una partita.
only-on-a-server = Si può fare solo a un tavolo su un server; qui giochi solo contro i bot.
only-against-bots = Si può fare solo quando giochi contro i bot.
only-the-host = Può farlo solo l'host, prima che si distribuiscano le carte.
only-after-a-game = Si può fare solo dopo una partita.
only-any-time = In questa partita nessuno ha un'abilità da usare in qualsiasi momento.
only-series = Questo gioco non si può giocare in serie.

## Il tavolo in frasi, per --plain.

turn-now = { $whose ->
    [reader] Tocca a te.
   *[other] È il turno di { $seat }.
}
eyes-of = { $seat ->
    [Tu] Distanze viste da te.
   *[other] Distanze viste da { $seat }.
}
seat-line = { $who }: { $facts }. In gioco: { $gear }.
    .out = { $who }: fuori dal gioco.
seat-role = ruolo sconosciuto
fact-life = vita { $life } su { $full }
is-ghost = fantasma
fact-ghost = un fantasma senza punti vita
event-in-force = { $event ->
    [none] Nessun evento è ancora in vigore.
   *[other] { $event }: { $does }
}
under-event = { $event }: { $why }
event-next = { $left ->
    [0] Non seguiranno altri eventi.
   *[other] Prossimo: { $name }, { $whose ->
        [reader] all'inizio del tuo prossimo turno
       *[other] all'inizio del prossimo turno di { $seat }
    }; eventi ancora da scoprire: { $left }.
}
order-of-turns = Si gioca in senso antiorario.
extra-turn = { $whose ->
    [reader] Hai un turno in più.
   *[other] { $seat } ha un turno in più.
}
fact-hand = { $count ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
fact-distance = distanza { $distance }
fact-shots = { $shots ->
    [both] potete spararvi a vicenda
    [there] ce l'hai a tiro
   *[here] ti ha a tiro
}
figure-line = { $place }: { $name }, vita { $life } su { $full }{ $gear ->
    [none] .
   *[other] . Accanto: { $gear }.
}

## Riprendere una partita lasciata, e dove sono le registrazioni.

offer = { $count ->
    [one] Hai una partita non finita:
   *[other] Hai partite non finite, dalla più recente:
}
offer-game = { $game }, { $players } giocatori, { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}, giocata l'ultima volta { $when }
offer-new = una nuova partita
offer-ask = Quale? Scrivi il numero; Invio riprende la prima.
offer-which = { $text } non è nell'elenco. Scrivi un numero da 0 a { $last }.
nothing-left = Non ci sono partite non finite di questo tipo. Per iniziarne una: boothill play
recorded = Questa partita viene registrata in { $path }
record-moved = Un altro programma ha scritto in { $old }. D'ora in poi questa partita viene registrata in { $path }.
look-again = Per rivederla:

## Che cosa dice boothill settle.

settled = { $wrong ->
    [0] { $count ->
        [0] Verdetto: ecco che cosa succede. Non c'erano aspettative da verificare.
        [one] Verdetto: come previsto. L'unica aspettativa è confermata.
       *[other] Verdetto: come previsto. Tutte e { $count } le aspettative sono confermate.
    }
    [one] Verdetto: non come previsto. Un'aspettativa su { $count } non è confermata.
   *[other] Verdetto: non come previsto. { $wrong } aspettative su { $count } non sono confermate.
}
    .stopped = Verdetto: così non si può giocare. { $why }
settled-steps = Che cosa succede:
settled-refused = { $move }: non permesso.
settled-asked = Domanda per { $seat }: { $question }
settled-won = La partita è finita.
settled-lives = Punti vita prima e dopo:
settled-life = { $after ->
    [0] { $who }: { $before } -> fuori
   *[other] { $who }: { $before } -> { $after }
}
settled-same = { $who }: { $life }
settled-expected = Aspettative:
settled-holds = confermata: { $what }
settled-fails = non confermata: { $what }
