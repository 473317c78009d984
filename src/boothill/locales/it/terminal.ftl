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
ready = da usare: { $cards }
laid-now = di questo turno: { $cards }
copied-ability = come { $name }
piles = { $top ->
    [none] Mazzo: { $deck }. Scarti: nessuno.
   *[other] Mazzo: { $deck }. Scarti: { $pile }, in cima { $top }.
}
legend = > è di turno   -> ce l'hai a tiro   <- ti ha a tiro   in senso orario da te
legend-open = > è di turno   in senso orario, distanze viste da { $seat }
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
your-reserve = La tua riserva, in ordine qualsiasi: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Chi dà la caccia a chi: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Si resta in due: vince chi elimina l'altro.
    }
   *[other] { "" }
}
you = tu
seat-you = Tu
hands = Mani:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: nessuna carta

## The beginning and the end

welcome = Boot Hill ({ $game }): un tavolo da { $players }. Scrivi ? per l'aiuto, quit per uscire.
option = { $name }={ $value }: { $meaning }
option-beer = { $beer ->
    [last-life] fuori dal proprio turno una Birra salva solo l'ultimo punto vita [DOD-7.2]
   *[any-loss] una Birra toglie un punto da qualsiasi perdita di punti vita [DOD-7.2]
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
    [at-once] chi cade per Gatling o Indiani! è eliminato subito [BAS-R.16]
   *[after-card] chi cade per Gatling o Indiani! è eliminato a carta risolta [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] gli scarti diventano il mazzo appena il mazzo è vuoto [BAS-R.28]
   *[when-needed] gli scarti diventano il mazzo quando serve una carta [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] un Duello di ♦ non fa niente ad Apache Kid [DOD-R.18]
   *[fights-duels] un Duello di ♦ vale per Apache Kid come ogni altro [DOD-R.18]
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
        [3] Vinci se sei tu a eliminare { $renegade } (Rinnegato). Se qualcuno cade in un altro modo, vince chi resta alla fine.
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
        [3] Vinci se sei tu a eliminare { $deputy } (Vice). Se qualcuno cade in un altro modo, vince chi resta alla fine.
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
        [3] Vinci se sei tu a eliminare { $outlaw } (Fuorilegge). Se qualcuno cade in un altro modo, vince chi resta alla fine.
       *[other] Vinci se alla fine resti solo tu.
    }
   *[other] Vinci se alla fine resti solo tu: lo Sceriffo deve cadere per ultimo.
}
    .other = { $left ->
        [3] { $seat } (Rinnegato) vince se elimina il Fuorilegge ({ $outlaw }).
       *[other] { $seat } (Rinnegato) vince se alla fine non resta nessun altro.
    }
goal-law = Vinci quando tutti i personaggi di { $outlaws } sono fuori dal gioco.
    .other = { $seat } guida la Legge.
goal-outlaws = Vinci quando tutti i personaggi di { $law } sono fuori dal gioco.
    .other = { $seat } guida i Fuorilegge.
you-are-out = Sei fuori dal gioco e guardi gli altri finire la partita.
winners = Vittoria: { $seats }.
you-won = Hai vinto!
you-lost = Hai perso.
saved = La registrazione della partita è salvata: { $path }
not-saved = La partita non si può salvare in { $path }: { $error }.
resume-with = La partita è salvata. Per riprenderla più tardi:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Tocca a te. Che cosa giochi?
    .pass = { $surplus ->
        [0] finisci il turno
        [one] finisci il turno; poi dovrai scartare una carta
       *[other] finisci il turno; poi dovrai scartare { $surplus } carte
    }
ask-discarding = { $surplus ->
    [one] Hai in mano una carta più di quante ne puoi tenere. Quale scarti?
   *[other] Hai in mano { $surplus } carte più di quante ne puoi tenere. Quale scarti per prima?
}
ask-giving-up = Devi scartare una carta. Quale?
ask-shot = { $misses ->
    [one] { $by } ti spara. Che cosa fai?
   *[other] { $by } ti spara, e per annullare il colpo servono { $misses } effetti Mancato!. Che cosa fai?
}
    .pass = incassa il colpo: perdi un punto vita
    .forced = Non hai niente per fermare il colpo.
ask-demanded = { $by } ha giocato Indiani! contro tutti. Scarti un BANG!?
    .pass = perdi un punto vita
    .forced = Non hai nessun BANG! da scartare.
    .due = Indiani! Scarti una carta colpo per { $at }?
    .forced-due = Non hai nessuna carta colpo da scartare.
ask-contest = { $other } ti aspetta nel Duello. Scarti un BANG!?
    .pass = cedi: perdi un punto vita
    .forced = Non hai nessun BANG! da scartare.
    .due = Il Duello: scarti una carta colpo per { $now }?
    .forced-due = Non hai nessuna carta colpo da scartare.
ask-rescue = Non hai più punti vita. Ti salvi?
    .pass = no: esci dal gioco
    .forced = Niente ti può salvare.
ask-window = { $averted ->
    [0] { $points ->
        [one] Stai per perdere un punto vita (ne hai { $life }). Lo eviti?
       *[other] Stai per perdere { $points } punti vita (ne hai { $life }). Ne eviti qualcuno?
    }
   *[other] Stai per perdere { $points } punti vita (ne hai { $life }) e ne hai evitati { $averted }. Ne eviti altri?
}
    .pass = no: accetta la perdita
ask-pick = { $demand }: estrai! Quale delle due carte vale?
ask-store = Quale carta prendi all'Emporio?
ask-first-card = Da dove viene la tua prima carta?
ask-look = Quale carta tieni?
ask-copy = Di chi prendi l'abilità?
ask-from-table = Peschi due carte, o ne prendi invece una in gioco davanti a qualcuno?
ask-one-each = { $rest ->
    [one] Rissa: quale carta perde { $whom }?
   *[other] Rissa, ancora { $rest } giocatori: quale carta perde { $whom }?
}
ask-share = Quale carta di { $fallen } prendi? La prossima è per { $then }.
ask-choose-front = Quale dei tuoi due personaggi va in prima linea? L'avversario sceglie nello stesso momento.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] { $by } spara a { $at }. Che cosa fai?
   *[other] { $by } spara a { $at } con { $name }. Che cosa fai?
}
    .pass = incassa il colpo: perdi un punto vita
    .forced = Non hai niente per mandare a vuoto il colpo.
ask-further-card = Per mandare a vuoto questo colpo devi scartare un'altra carta. Quale?
    .pass = nessuna: perdi un punto vita
    .forced = Non hai un'altra carta da scartare, quindi il colpo va a segno.
ask-points = { $figure } sta per perdere un punto vita. Lo perde invece l'altro personaggio?
    .pass = no
ask-judging = Quale delle due carte vale?
ask-one-of-these = Quale delle carte appena pescate scarti?
ask-disarming = Il colpo è andato a vuoto. Scarti una carta in gioco accanto a uno dei personaggi in prima linea?
    .pass = no
ask-swapping = Di quale schieramento si scambiano i personaggi?
ask-blind = Di quale mazzo è la carta che prendi a caso?
ask-robbing = { $name } scarta una carta a caso della mano avversaria?
    .pass = no
ask-scavenging = { $left ->
    [one] { $figure } è fuori dal gioco: puoi prendere ancora una carta.
   *[other] { $figure } è fuori dal gioco: puoi prendere fino a { $left } carte, una dopo l'altra.
}
    .pass = non prenderne altre
ask-any-time = Tocca a { $seat }. Usi adesso la tua abilità? (sid off: non chiedere mai)
    .pass = non adesso
ask-whom = { $what }: contro chi?
    .due = { $what }: con quale bersaglio?
ask-which = { $what }: quale carta?
ask-pay = { $what }: quale carta cedi?
back = indietro

choice-play = { $card }
    .at = { $key ->
        [tequila] { $card } per { $whom }
       *[other] { $card } contro { $whom }
    }
    .as = { $card } come { $name }
    .as-at = { $card } come { $name } contro { $whom }
    .later = metti { $card } davanti a te, per un turno successivo
    .at-due = { $card } -> { $whom }
    .as-at-due = { $card } come { $name } -> { $whom }
choice-cost = { $cost ->
    [one] { $what } (costa un'altra carta)
   *[other] { $what } (costa altre { $cost } carte)
}
choice-use = usa { $name }
    .at = usa { $name } contro { $whom }
choice-discard = scarta { $card }
choice-take = { $card }
choice-deck = dal mazzo
choice-pile = { $card } dagli scarti
choice-hand = una carta a caso di { $seat } ({ $count } in mano)
choice-own-hand = una carta della tua mano
choice-gear = { $card } in gioco davanti a { $seat }
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
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (vita { $life }): { $ability }
choice-back = { $back ->
        [law] dal mazzo della Legge
       *[outlaws] dal mazzo dei Fuorilegge
    }
choice-swap = scambia: { $who } va in prima linea
choice-reload = ricarica { $card }: scarta e pesca una carta
choice-figure = { $who }: { $position ->
        [front] prima linea
        [rear] retrovie
       *[alone] unico personaggio
    }, vita { $life }
choice-unseen = una carta della mano, senza vederla
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
    1, 2, 3 … | prende quella scelta; 0 finisce, rifiuta o torna indietro
    ? 3, ? B | che cosa fa la carta, e perché ora si può usare o no
    ? barile | che cosa fa una carta o un personaggio
    ? MOSSA | se quella mossa è permessa, e secondo quale regola
    MOSSA | una mossa si può anche scrivere per esteso, come { $move }: play, use, discard, take, draw from, choose, pass, end; il costo: play ... with ...
help-sides = In questo gioco anche: swap, reload; i personaggi si chiamano { $name }, { $rear }.
not-understood = Non capisco «{ $text }». Scrivi un numero dell'elenco, o ? per l'aiuto.
no-such-choice = Qui non c'è la scelta { $text }. Scrivi un numero dell'elenco, o ? per l'aiuto.
legal = Ora puoi farlo: { $move }.
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = Questa regola non è ancora tradotta; eccola in inglese.
rule-head = { $id } ({ $title })
no-rule = Nelle regole non c'è niente su «{ $text }».
more-rules = { $count ->
    [one] ... e un'altra; aggiungi una parola per restringere la ricerca.
   *[other] ... e altre { $count }; aggiungi una parola per restringere la ricerca.
}
sid-on = A Sid Ketchum si chiede prima dei turni degli altri.
sid-off = A Sid Ketchum non si chiede più prima dei turni degli altri.

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
replay-no-move = Non c'è la mossa { $text }; la registrazione ne ha { $moves }.
replay-chances = Che cosa si poteva sapere in quel momento:
    .seat = { $seat }: Vice { $deputy } %, Fuorilegge { $outlaw } %, Rinnegato { $renegade } %
no-such-file = Il file { $path } non esiste.
no-such-seat = Non c'è il posto { $seat }; ci sono { $seats }.

## A un tavolo su un server, e in ogni lingua

offer-told = { $name } propone di chiudere la partita senza vincitori. A favore: { $agreed }. Devono ancora rispondere: { $asked }.
    .answer = Scrivi :offer per accettare, :decline per continuare.
    .back = Scrivi :decline per ritirarlo.
confirm-how = { $question } Per farlo, scrivi { $command }
mute-told = { $on ->
    [yes] Non leggi più quello che dice { $name }.
   *[no] Leggi di nuovo quello che dice { $name }.
}
silence-told = { $on ->
    [yes] { $name } non ha più la parola.
   *[no] { $name } ha di nuovo la parola.
}
lock-told = { $on ->
    [yes] Il tavolo è chiuso: nessun altro può sedersi.
   *[no] Il tavolo non è più chiuso.
}
watchers-told = { $on ->
    [yes] Si può guardare.
   *[no] Non si può più guardare.
}
nobody-called = Qui non c'è nessuno di nome { $name } a cui si possa fare.
chat = { $name }: «{ $text }»
    .dead = { $name }, tra i morti: «{ $text }»
no-orders = Dà ordini solo chi è ancora in gioco.
no-bet = Può scommettere solo chi è fuori dal gioco, o guarda.
beside-how = Per cambiare qualcosa scrivi per esempio: { $example }
bet-role = { $seat }: { $role }
bet-told = { $name } scommette su: { $side }.
wins = Partite vinte a questo tavolo: { $seats }.
wins-of = { $seat } { $count }
paused = Gli orologi sono fermi. Scrivi pause per riprendere.
goes-on = La partita riprende.
lobby = { $free ->
    [0] Un tavolo di { $game }: { $names }.
    [one] Un tavolo di { $game }: { $names }; un posto è libero.
   *[other] Un tavolo di { $game }: { $names }; { $free } posti sono liberi.
}
lobby-seat = { $kind ->
    [bot] { $name } (bot)
    [program] { $name } (bot in rete)
   *[person] { $name }
}
lobby-host = Scrivi deal per cominciare; i bot prendono i posti liberi. Scrivi bot per mettere un bot su uno di essi.
lobby-help = Scrivi help per vedere tutti i comandi.
lobby-may-series = Scrivi series per giocare una serie di partite, o per rinunciarvi.
lobby-wait = { $name } distribuisce le carte quando ci sono tutti.
lobby-again = Scrivi again per un'altra partita a questo tavolo, oppure quit.
lobby-series = È una serie. Scrivi again keep per tenere il tuo personaggio, se è sopravvissuto; again sheriff se vuoi fare lo Sceriffo; o tutti e due.
lang-now = Ora il tavolo parla { $lang ->
    [cs] ceco
    [de] tedesco
    [en] inglese
    [it] italiano
    [pl] polacco
   *[other] { $lang }
}.
lang-which = Quale lingua? Scrivi per esempio: lang en. Ci sono { $names }.
join-name = Senza nome
join-key = Per tornare al tuo posto:
join-lost = La connessione si è interrotta; nuovo tentativo …
join-no-link = { $text } non è il link di un tavolo; uno è fatto così: https://example.org/#/table/abc.
join-no-server = A { $server } non c'è un server di Boot Hill.

## Il tavolo a tutto schermo. Una barra separa un tasto da ciò che fa.

app-connecting = Boot Hill: connessione in corso …
app-title = Boot Hill · { $game } · un tavolo da { $players }
app-turn = · { $whose ->
    [reader] tocca a te
   *[other] tocca a { $seat }
}
app-paused = · in pausa
app-hand = La tua mano:
app-no-cards = nessuna carta
app-waiting = In attesa di { $names } …
app-seconds = { $question } ({ $seconds } s)
app-why-not = { $card }: non ora. Perché?
app-leave = lascia il tavolo
app-line = Una mossa, una carta (? barile), una regola (rule barile); Esc chiude
app-help =
    1 … 9, 0 | fa quella scelta; le frecce e Invio, o il mouse, fanno lo stesso
    A … Z | perché quella carta ora non si può usare
    ? | che cosa fa la scelta evidenziata, e perché si può fare o no
    : | una riga per scrivere: una mossa, ? barile, o una parola di questo elenco
    Esc | torna al menu precedente; chiude la riga
    Tab | dal menu al registro e al tavolo, per scorrerli
    Spazio | non aspettare i bot
key-choose = scegli
key-explain = spiega
key-line = scrivi
key-next = avanti
key-previous = indietro
key-ends = salta
key-seat = posto
app-page = Esc o Invio: torna al tavolo
replay-eyes = { $seat ->
    [none] tutte le carte scoperte
   *[other] come la vedeva { $seat }
}

## Comandi: che cosa fa ciascuno. `short` sta nella riga dei tasti, `ask` è ciò che chiede.

command-help = questo elenco
    .short = aiuto
command-table = tutto il tavolo
command-cards = che cosa fanno le carte della tua mano
command-who = chi siede al tavolo e che cosa sa fare, e gli obiettivi noti
    .short = chi
command-log = le ultime righe di ciò che è successo, ciascuna con la sua regola
command-rule = una regola dal suo numero, o le regole con una parola
    .ask = Quale regola? Il suo numero, come { $rule }, o una parola, come barile
command-orders = ordini fissi: che cosa il tavolo risponde per te
    .short = ordini
command-bet = scommesse: chi vince e chi è che cosa, se sei fuori dal gioco o guardi
    .short = scommesse
command-sid = sid off: non chiedere a Sid Ketchum prima dei turni degli altri; sid on: chiedi
command-say = di' qualcosa a tutti
    .ask = Che cosa dici?
command-dead = di' qualcosa a chi è fuori dal gioco
    .ask = Che cosa dici ai morti?
command-pause = ferma gli orologi, o riprendi
command-deal = distribuisci; i bot prendono i posti liberi
command-bot = metti un bot su un posto libero
command-series = gioca una serie di partite, o rinunciaci
command-again = un'altra partita
command-stand = lascia il tuo posto per sempre; lo prende un bot
command-offer = proponi di chiudere la partita senza vincitori, o accetta
command-decline = continua a giocare, o ritira la tua proposta
command-resign = arrenditi, dove uno guida da solo un intero schieramento; chiede conferma
command-close = chi guida il tavolo chiude la partita per tutti; poi riapre il tavolo
command-mute = non leggere più quello che dice qualcuno, o leggilo di nuovo
    .ask = Chi non vuoi leggere?
command-silence = chi guida il tavolo zittisce qualcuno per tutti, o gli ridà la parola
    .ask = Chi deve tacere?
command-remove = chi guida il tavolo allontana qualcuno; chiede conferma
    .ask = Chi deve andarsene?
command-lock = chi guida il tavolo lo chiude a chi vuole sedersi, o lo riapre
command-spectators = chi guida il tavolo non lascia guardare nessuno, o tutti
command-save = dov'è la registrazione di questa partita; si salva comunque dopo ogni mossa
command-lang = un'altra lingua, per esempio lang en
    .short = lingua
command-quit = lascia; una partita contro i bot si può riprendere più tardi
    .short = lascia
needs-text = { $ask } Scrivilo dopo la parola: { $word } …
only-in-a-game = Si può fare solo quando c'è una partita sul tavolo.
only-on-a-server = Si può fare solo a un tavolo su un server; qui sei da solo con i bot.
only-against-bots = Si può fare solo in una tua partita contro i bot.
only-the-host = Può farlo solo chi ospita, prima che si distribuisca.
only-after-a-game = Si può fare solo dopo una partita.
only-any-time = In questa partita nessuno può agire in ogni momento.
only-series = Questo gioco non si gioca in serie.

## Il tavolo in frasi, per --plain.

turn-now = { $whose ->
    [reader] Tocca a te.
   *[other] Tocca a { $seat }.
}
eyes-of = Distanze viste da { $seat }.
seat-line = { $who }: { $facts }. In gioco: { $gear }.
    .out = { $who }: fuori dal gioco.
seat-role = ruolo ignoto
fact-life = vita { $life } su { $full }
fact-hand = { $count ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
fact-distance = distanza { $distance }
fact-shots = { $shots ->
    [both] potete spararvi a vicenda
    [there] puoi sparargli
   *[here] può spararti
}
figure-line = { $place }: { $name }, vita { $life } su { $full }{ $gear ->
    [none] .
   *[other] . Accanto: { $gear }.
}

## Riprendere una partita lasciata, e dove sono le registrazioni.

offer = { $count ->
    [one] Hai una partita non finita:
   *[other] Hai partite non finite, dall'ultima in poi:
}
offer-game = { $game }, { $players } giocatori, { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}, giocata l'ultima volta { $when }
offer-new = una nuova partita
offer-ask = Quale? Scrivi il suo numero; Invio riprende la prima.
offer-which = Qui non c'è { $text }. Scrivi un numero da 0 a { $last }.
nothing-left = Non c'è una partita non finita di questo tipo. boothill play ne distribuisce una nuova.
recorded = Questa partita è registrata in { $path }
record-moved = Un altro programma ha scritto in { $old }. D'ora in poi questa partita è registrata in { $path }.
look-again = Per rivederla:

## Che cosa dice boothill settle.

settled = { $wrong ->
    [0] { $count ->
        [0] Verdetto: ecco che cosa succede. Non ci si aspetta niente.
        [one] Verdetto: come previsto. L'unica aspettativa è confermata.
       *[other] Verdetto: come previsto. Tutte le { $count } aspettative sono confermate.
    }
    [one] Verdetto: non come previsto. Una aspettativa su { $count } non è confermata.
   *[other] Verdetto: non come previsto. { $wrong } aspettative su { $count } non sono confermate.
}
    .stopped = Verdetto: così non si può giocare. { $why }
settled-steps = Che cosa succede:
settled-refused = { $move }: viene rifiutato.
settled-asked = Si chiede a { $seat }: { $question }
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
