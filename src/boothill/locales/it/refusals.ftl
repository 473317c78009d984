# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was.

over = La partita è finita.
no-seat = A questo tavolo non c'è il posto { $seat }.
no-card = In questo gioco non esiste la carta numero { $card }.
eliminated = Sei fuori dal gioco.
not-your-ability = Quella è l'abilità di { $name }; tu sei { $character }.
full-life = Hai già tutti i tuoi { $full } punti vita.
two-cards = Questa abilità costa due carte dalla tua mano.
closed = È in corso una decisione in più parti; finché non è completa, nessun altro può agire.
fallen = Non hai più punti vita e non puoi fare altro.
character-card = Una carta personaggio non è mai il bersaglio di una carta.
not-asked = Prima deve decidere { $asked }.
not-your-turn = Non è il tuo turno; deve decidere { $asked }.
not-asked-for = Non è questo che ti viene chiesto adesso.
not-in-hand = Non hai { $card } in mano.
not-in-play-phase = { $card ->
    [none] In questa fase puoi giocare carte o finire il turno.
   *[other] { $card } non si può usare così in questa fase: puoi giocare carte o finire il turno.
}
    .due = { $card ->
        [none] In questa fase puoi giocare carte, scambiare i personaggi o finire il turno.
       *[other] { $card } non si può usare così in questa fase: puoi giocare carte, scambiare i personaggi o finire il turno.
    }
not-now = L'abilità di { $name } non si può usare così adesso.
last-life = Ti resta un solo punto vita, e all'ultimo non si può rinunciare.
used-up = In questo turno l'abilità di { $name } non si può più usare.
another-player = Questa abilità si usa contro un altro giocatore ancora in gioco.
both-in-vain = Le carte di questo seme non hanno effetto su { $target }: al massimo una delle due può essere di questo seme.
blue-card = Questa abilità costa una carta blu dalla tua mano.
laid-this-turn = { $card } è in gioco solo da questo turno: si potrà usare in uno successivo.
not-as = Non puoi usare { $card } come { $name }.
only-as-answer = { $card } si può giocare solo in risposta, quando ti sparano.
    .due = { $card } si può giocare solo in risposta a un colpo.
limit = In questo turno hai già giocato l'unico { $card } consentito.
    .due = { $card } è una carta BANG!, e in questo turno hai già giocato tutte quelle consentite.
    .hin = In questo turno hai già giocato i due { $card } consentiti.
played-out = In questo turno hai già fatto { $n } mosse, tante quante sono le carte del gioco: ora puoi solo finire il turno.
no-cost = { $card } non costa altre carte: gioca la carta e basta.
cost = { $cost ->
    [one] { $card } costa un'altra carta dalla tua mano, che si scarta insieme a questa.
   *[other] { $card } costa altre { $cost } carte dalla tua mano, che si scartano insieme a questa.
}
before-oneself = { $card } si può mettere solo davanti a sé: gioca la carta e basta.
no-target = { $card } non richiede un bersaglio: gioca la carta e basta.
needs-target = { $card } richiede un bersaglio: indica contro chi.
    .due = { $card } richiede un bersaglio raggiungibile, se ce n'è uno.
needs-card = Indica quale carta di { $target }: una in gioco o una dalla mano.
not-there = { $box ->
    [duel] { $target } non ha accanto { $card }.
   *[other] { $target } non ha davanti { $card }.
}
no-cards = { $target ->
    [none] Nessun altro ha una carta adatta.
   *[other] { $target } non ha in mano una carta adatta.
}
name-one = Indica esattamente una carta per ciascun altro giocatore che ne ha.
    .due = Prima devi indicare quale.
    .fis = Indica una dopo l'altra le carte che cambi, poi passa.
target-dead = { $target } è fuori dal gioco.
not-oneself = Non puoi usare { $card } contro di te.
out-of-reach = { $target } è a distanza { $distance }, ma la tua arma ha solo portata { $range }.
too-far = { $target } è a distanza { $distance }, ma questa carta arriva solo a distanza { $range }, qualunque arma tu abbia.
same-name = { $target ->
    [none] Hai già davanti { $card }, e nessuno può avere in gioco due carte con lo stesso nome.
   *[other] { $target } ha già davanti { $card }, e nessuno può avere in gioco due carte con lo stesso nome.
}
sheriff = { $target } è lo Sceriffo, che non può finire in prigione.
discard-phase = { $card ->
    [none] Ora devi scartare una carta dalla mano.
   *[other] Ora non puoi usare { $card }: devi scartare una carta dalla mano.
}
answer-hit = { $card ->
    [none] Ti stanno sparando: annulla il colpo o passa.
   *[other] Ti stanno sparando, e { $card } adesso non può fermare il colpo.
}
    .due = { $card ->
        [none] Stanno sparando a uno dei tuoi personaggi: manda a vuoto il colpo o passa.
       *[other] Stanno sparando a uno dei tuoi personaggi, e { $card } adesso non può fermare il colpo.
    }
muted = { $card } ora non ha effetto: in questo turno le carte davanti agli altri non valgono.
used-once = Hai già provato { $card } contro questo colpo.
    .due = Hai già provato { $card } contro questo colpo.
answer-demand = { $card ->
    [none] Ti viene chiesto un BANG!: scartane uno o passa.
   *[other] Ti viene chiesto un BANG!, e { $card } non conta come tale.
}
    .due = { $card ->
        [none] Ti viene chiesta una carta colpo: scartane una o passa.
       *[other] Ti viene chiesta una carta colpo, e { $card } non conta come tale.
    }
take-one = Prendi una delle carte scoperte.
rescue = { $card ->
    [none] Ora può aiutarti solo una Birra o un'abilità che fa recuperare punti vita.
   *[other] Ora può aiutarti solo una Birra o un'abilità che fa recuperare punti vita; { $card } no.
}
beer-between-two = Quando restano solo due giocatori, { $card } non aiuta più nessuno.
own-hand = Puoi pescare dalla mano di un altro giocatore o dal mazzo.
empty-hand = { $target } non ha carte in mano da pescare.
pile-empty = La pila degli scarti è vuota.
draw-choice = Prima scegli da dove prendere la carta.

position = { $card } non si può usare contro { $target } in quella posizione, né contro le carte che ha accanto.
no-gear = Per { $card } non c'è nessun bersaglio: né equipaggiamento raggiungibile, né una carta in mano da prendere.
sole = Un personaggio rimasto da solo non si può scambiare.
swapped = In questo turno hai già scambiato i tuoi personaggi.
reload = Si può ricaricare solo una carta con il simbolo di ricarica, dalla tua mano o accanto al tuo personaggio in prima linea, e solo quando uno schieramento è ridotto a un personaggio.
further-card = Per mandare a vuoto questo colpo devi scartare un'altra carta: scartane una o passa.
one-of-these = Devi scartare una delle carte appena pescate.
answer-contest = { $card ->
    [none] Il Duello richiede un BANG!: scartane uno o passa.
   *[other] Il Duello richiede un BANG!, e { $card } non conta come tale.
}
    .due = { $card ->
        [none] Il Duello richiede una carta colpo: scartane una o passa.
       *[other] Il Duello richiede una carta colpo, e { $card } non conta come tale.
    }
pick-one = Indica quale delle carte scoperte vale.
look = Indica quale delle carte che stai guardando vuoi tenere.
own-choice = Devi scartare una carta a tua scelta dalla mano.
copy = Prima indica di chi copi l'abilità.
share = Prendi una delle carte da dividere.

not-in-force = { $name } ora non è in vigore.
event-not-now = { $name } ora non si può usare così.
ability-rests = { $name } ora non ha abilità: in questo giro non ne ha nessuno.
ghost = Un fantasma non recupera punti vita.
ghost-unhurt = Un fantasma non ha punti vita a cui rinunciare.
owed = Hai mostrato { $card } e puoi giocare la carta: devi farlo prima di finire il turno.
gear-rests = { $card } ora non ha effetto: in questo giro le carte in gioco non fanno niente.
sermon = In questo giro non puoi usare carte BANG! nel tuo turno, e qui { $card } conta come tale.
reverend = In questo giro nessuno può giocare { $card }.
judge = { $card } resterebbe in gioco, e in questo giro nessuno può mettere carte in gioco.
handcuffs = { $card } non è del seme che hai nominato per questo turno.
blue-in-play = Devi scartare una delle carte blu che hai davanti.
identity = Prendi il personaggio che vedi, o passa e tieni il tuo.
name-suit = Prima nomina uno dei quattro semi: ♥, ♦, ♣ o ♠.
liquor = Salta la fase 1 e recupera un punto vita, o passa e pesca le tue carte.
guess = Di' rossa o nera; dopo una risposta giusta puoi passare.
ranch = Cambia delle carte con altrettante nuove, o passa.
brothers = Di' per chi rinunci a un punto vita, o passa.
roulette = { $card ->
    [none] Scarta un Mancato!, o passa.
   *[other] Ti viene chiesto un Mancato!, e { $card } non conta come tale.
}
two-bangs = Questo costa due carte BANG! dalla tua mano.
one-bang = Questo costa una carta BANG! dalla tua mano.
at-another = Indica un altro giocatore ancora in gioco.
card-of-another = Indica la carta in gioco di un altro giocatore a cui spari.
nothing-to-regain = { $target } non ha punti vita da recuperare.
answer-ricochet = { $card ->
    [none] Qualcuno spara a una tua carta: rispondi con un Mancato!, o passa.
   *[other] Qualcuno spara a una tua carta, e { $card } non la può salvare.
}
