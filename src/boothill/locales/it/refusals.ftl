# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was.

over = La partita è finita.
no-seat = A questo tavolo non c'è il posto { $seat }.
no-card = In questo gioco non c'è una carta numero { $card }.
eliminated = Sei fuori dal gioco.
not-your-ability = Quella è l'abilità di { $name }; tu sei { $character }.
full-life = Hai tutti i tuoi { $full } punti vita: non c'è niente da recuperare.
two-cards = Questa abilità costa due carte della tua mano.
closed = È in corso una decisione in più parti; prima che sia completa nessun altro può agire.
fallen = Non hai più punti vita e non puoi fare altro.
character-card = Un personaggio non è mai il bersaglio di una carta.
not-asked = Prima deve decidere { $asked }.
not-your-turn = Non è il tuo turno; deve decidere { $asked }.
not-asked-for = Ora non è richiesto niente del genere.
not-in-hand = Non hai { $card } in mano.
not-in-play-phase = { $card ->
    [none] In questa fase giochi carte, o finisci il turno.
   *[other] { $card } non si può usare così in questa fase: giochi carte, o finisci il turno.
}
    .due = { $card ->
        [none] In questa fase giochi carte, scambi, o finisci il turno.
       *[other] { $card } non si può usare così in questa fase: giochi carte, scambi, o finisci il turno.
    }
not-now = L'abilità di { $name } non si può usare così adesso.
last-life = Ti resta un solo punto vita, e l'ultimo non si cede mai.
used-up = L'abilità di { $name } per questo turno è già stata usata.
another-player = Questa abilità si usa contro un altro giocatore ancora in gioco.
both-in-vain = Le carte di questo seme non hanno effetto su { $target }: delle due può averlo al massimo una.
blue-card = Questa abilità costa una carta blu della tua mano.
laid-this-turn = { $card } è in gioco solo da questo turno, e si può usare in uno successivo.
not-as = Non puoi usare { $card } come { $name }.
only-as-answer = { $card } si gioca solo in risposta, quando ti sparano.
    .due = { $card } si gioca solo in risposta a un colpo.
limit = Hai già giocato l'unico { $card } che il tuo turno ti concede.
    .due = Hai già giocato tutte le carte BANG! che il tuo turno ti concede; { $card } è una di queste.
played-out = In questo turno hai già fatto { $n } mosse, tante quante sono le carte del gioco: ora puoi solo finirlo.
no-cost = { $card } non costa altre carte: gioca la carta e basta.
cost = { $cost ->
    [one] { $card } costa un'altra carta della tua mano, che viene scartata insieme.
   *[other] { $card } costa altre { $cost } carte della tua mano, che vengono scartate insieme.
}
before-oneself = { $card } si mette solo davanti a sé: gioca la carta e basta.
no-target = { $card } non ha bersaglio: gioca la carta e basta.
needs-target = { $card } ha bisogno di un bersaglio: di' contro chi.
    .due = { $card } ha bisogno di un bersaglio raggiungibile, se ce n'è uno.
needs-card = Di' quale carta di { $target }: una in gioco, o una della mano.
not-there = Davanti a { $target } non c'è { $card }.
no-cards = { $target ->
    [none] Nessun altro ha una carta adatta.
   *[other] Nella mano di { $target } non c'è una carta adatta.
}
name-one = Indica una carta di ciascun altro giocatore che ne ha, e nient'altro.
    .due = Prima devi dire quale.
target-dead = { $target } è fuori dal gioco.
not-oneself = Non puoi usare { $card } contro di te.
out-of-reach = { $target } è a distanza { $distance } e la tua arma ha portata { $range }.
too-far = { $target } è a distanza { $distance } e questa carta ha portata { $range }, qualunque arma tu abbia.
same-name = { $target ->
    [none] Davanti a te c'è già { $card }, e nessuno ha in gioco due carte con lo stesso nome.
   *[other] Davanti a { $target } c'è già { $card }, e nessuno ha in gioco due carte con lo stesso nome.
}
sheriff = { $target } è lo Sceriffo, che non va mai in prigione.
discard-phase = { $card ->
    [none] Ora devi scartare una carta dalla mano.
   *[other] Ora devi scartare una carta dalla mano; { $card } non si può usare per altro.
}
answer-hit = { $card ->
    [none] Ti stanno sparando: annulla il colpo, o passa.
   *[other] Ti stanno sparando, e { $card } adesso non può fermare il colpo.
}
    .due = { $card ->
        [none] Stanno sparando a uno dei tuoi personaggi: manda a vuoto il colpo, o passa.
       *[other] Stanno sparando a uno dei tuoi personaggi, e { $card } adesso non può fermare il colpo.
    }
muted = { $card } ora non ha effetto: in questo turno le carte davanti agli altri non fanno niente.
used-once = Hai già provato { $card } contro questo colpo.
    .due = Hai già provato { $card } contro questo colpo.
answer-demand = { $card ->
    [none] Devi dare un BANG!: scartane uno, o passa.
   *[other] Devi dare un BANG!, e { $card } non conta come tale.
}
    .due = { $card ->
        [none] Devi dare una carta colpo: scartane una, o passa.
       *[other] Devi dare una carta colpo, e { $card } non conta come tale.
    }
take-one = Prendi una delle carte scoperte davanti a te.
rescue = { $card ->
    [none] Ora ti aiuta solo una Birra, o un'abilità che cura.
   *[other] Ora ti aiuta solo una Birra, o un'abilità che cura; { $card } no.
}
beer-between-two = Quando restano solo due giocatori, { $card } non aiuta più nessuno.
own-hand = Peschi dalla mano di un altro giocatore, o dal mazzo.
empty-hand = Nella mano di { $target } non ci sono carte da pescare.
pile-empty = Non ci sono scarti da cui pescare.
draw-choice = Prima scegli da dove viene la tua carta.

position = { $card } non si può usare contro { $target } in quella posizione, né contro le carte che ha accanto.
no-gear = Non c'è niente a portata di { $card }: né equipaggiamento, né una carta in mano che possa prendere.
sole = Un personaggio rimasto da solo non si può scambiare.
swapped = In questo turno hai già scambiato i tuoi personaggi.
reload = Si può ricaricare solo una carta con il segno di ricarica, dalla tua mano o accanto al tuo personaggio in prima linea, e solo quando uno schieramento è ridotto a un personaggio.
further-card = Per mandare a vuoto questo colpo si deve scartare un'altra carta: scartane una, o passa.
one-of-these = Devi scartare una delle carte appena pescate.
answer-contest = { $card ->
    [none] Nel Duello devi dare un BANG!: scartane uno, o passa.
   *[other] Nel Duello devi dare un BANG!, e { $card } non conta come tale.
}
    .due = { $card ->
        [none] Nel Duello devi dare una carta colpo: scartane una, o passa.
       *[other] Nel Duello devi dare una carta colpo, e { $card } non conta come tale.
    }
pick-one = Di' quale delle carte scoperte vale.
look = Di' quale delle carte che guardi vuoi tenere.
own-choice = Devi cedere una carta della tua mano, quella che vuoi.
copy = Prima di' di chi prendi l'abilità.
share = Prendi una delle carte da dividere.
