# Che cosa pensano i bot: lo dicono `boothill analyse` e la pagina.

study-best = { $eyes ->
    [seat] Tocca a { $seat }. Le mosse migliori, in base a ciò che { $seat } sa:
   *[open] Tocca a { $seat }. Le mosse migliori, con tutte le carte e i ruoli scoperti:
}
study-move = { $number }. { $move }: { $percent }% ({ $low }–{ $high }%)
    .win = { $number }. { $move }: vittoria certa
    .loss = { $number }. { $move }: sconfitta certa
    .first = { $number }. { $move }
    .rest = { $count ->
        [one] È stata esaminata un'altra mossa; è peggiore.
       *[other] Sono state esaminate altre { $count } mosse; sono peggiori.
    }
study-line = Poi: { $moves }
study-step = { $seat }: { $move }
study-playouts = { $count ->
    [one] 1 partita giocata a mente.
   *[other] { $count } partite giocate a mente.
}
study-over = La partita è finita: non tocca a nessuno.
study-percent = { $percent }%

study-game = { $names }: { $count ->
    [one] 1 mossa.
   *[other] { $count } mosse.
}
study-sides = Probabilità di vittoria di ogni schieramento:
study-standing = Dopo la mossa { $step }: { $sides }
    .deal = Dopo la distribuzione: { $sides }
study-side = { $side } { $percent }%
study-turnings = Svolte:
    .none = La partita non ha svolte.
study-turning = Mossa { $step }: { $what } { $side }: { $before }% → { $after }%
study-beliefs = Che cosa poteva pensare uno spettatore attento, e le azioni che l'hanno cambiato:
    .none = Nessuna azione ha tradito un ruolo.
study-deed = { $kind ->
    [shot] Mossa { $step }: { $seat } attacca { $victim }. { $role }: { $before }% → { $after }%
    [hindrance] Mossa { $step }: { $seat } ostacola { $victim }. { $role }: { $before }% → { $after }%
    [help] Mossa { $step }: { $seat } aiuta { $victim }. { $role }: { $before }% → { $after }%
    [all] Mossa { $step }: { $seat } attacca tutti. { $role }: { $before }% → { $after }%
    [out] Mossa { $step }: { $seat } viene eliminato. { $role }: { $before }% → { $after }%
   *[turn] Mossa { $step }: { $seat } finisce il turno senza attaccare. { $role }: { $before }% → { $after }%
}
study-mistakes = Gli errori peggiori, in base a ciò che i giocatori sapevano:
    .none = Nessun errore evidente.
study-mistake = Mossa { $step }: { $seat }: { $made } ({ $chance }%). Meglio: { $better } ({ $could }%)
study-unfinished = La partita non è finita: si giudica solo ciò che è stato giocato.

study-no-seat = non tocca a { $name }, ma a { $seat }

study-panel = Che cosa pensano i bot
    .ask = Chiedi ai bot
    .stop = Ferma
    .about = Le mosse migliori con le loro probabilità di vittoria. I numeri migliorano mentre guardi.
study-eyes = Che cosa possono guardare i bot
    .open = Tutte le carte e i ruoli
    .seat = Solo ciò che sa chi deve muovere
study-judge = Chi giudica
    .name = { $judge ->
        [desperado] il bot che ha imparato: la sua rete
       *[marshal] il marshal: da ciò che ognuno ha
    }
study-interval = probabilmente { $low }–{ $high }%, da { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
study-sure =
    .win = vittoria certa
    .loss = sconfitta certa
study-story = La storia di questa partita
    .ask = Racconta
    .about = Come stavano gli schieramenti dopo ogni mossa, che cosa si poteva sapere di chi, le svolte e gli errori peggiori.
    .looking = Ricerca degli errori: { $looked } mosse su { $wanted }.
