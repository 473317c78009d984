# Puzzles, on the page and in the terminal

puzzle = Rompicapo { $number }
puzzle-question = { $kind ->
    [win] Vinci in questo turno
    [survive] Sopravvivi
    [keep] Quale carta tieni?
   *[who] Chi ha il ruolo: { $role }?
}
puzzle-claim = { $kind ->
    [win] Puoi vincere prima di finire il turno, qualunque cosa facciano gli altri e qualunque carta esca.
    [turn] { $box ->
        [duel] Puoi tenere in vita tutti i tuoi personaggi fino alla fine di questo turno, qualunque cosa faccia l'avversario e qualunque carta esca.
       *[other] Puoi restare in gioco fino alla fine di questo turno, qualunque cosa facciano gli altri e qualunque carta esca.
    }
    [next] { $box ->
        [duel] Puoi tenere in vita tutti i tuoi personaggi fino al tuo prossimo turno, qualunque cosa faccia l'avversario e qualunque carta esca.
       *[other] Puoi restare in gioco fino al tuo prossimo turno, qualunque cosa facciano gli altri e qualunque carta esca.
    }
   *[who] Conta i modi in cui possono essere distribuiti i ruoli nascosti. Chi ha questo ruolo nella maggior parte dei casi?
}
puzzle-given = { $kind ->
    [who] Vedi quello che vedresti al tavolo. Dai per certo che nessuno dalla parte dello Sceriffo spari allo Sceriffo.
   *[other] Tutti i ruoli e le carte in mano sono scoperti, anche le carte che si pescano. Non si conosce solo l'ordine del mazzo.
}
puzzle-deck = Le prossime carte del mazzo: { $cards }
puzzle-deck-of = { $seat ->
    [You] Le prossime carte del tuo mazzo: { $cards }
   *[other] Le prossime carte del mazzo di { $seat }: { $cards }
}
puzzle-hand = { $seat ->
    [You] Hai in mano: { $cards }
   *[other] In mano a { $seat }: { $cards }
}
puzzle-ask = Scrivi il numero della mossa, h per un aiuto o s per la soluzione:
puzzle-hint = Aiuto
    .card = La chiave: { $card }.
    .rules = Decidono queste regole:
    .roles = Sono stati distribuiti questi ruoli: { $roles }.
puzzle-right = Esatto!
puzzle-wrong = No, non funziona sempre.
puzzle-wrong-who = No, qualcun altro ha questo ruolo in più casi.
puzzle-ways = I ruoli nascosti possono essere distribuiti in { $of } modi. In { $ways } di questi ({ $percent }%) è { $names }.
puzzle-solution = La soluzione, passo per passo, con le sue regole:
puzzle-level = Livello { $level } di 5
puzzle-bots = Quanto spesso lo risolvono i bot: { $bots }

## The page

page-nav-puzzles = Rompicapi
page-puzzles =
    .about = Posizioni di partite vere. Ogni soluzione è dimostrata, qualunque cosa facciano gli altri. Ce n'è uno nuovo ogni giorno, uguale per tutti.
    .daily = Rompicapo del giorno
    .go = Risolvilo
    .game = Gioco
    .kind = Domanda
    .level = Difficoltà
    .any = Tutti
    .next = Prossimo rompicapo
    .none = Non c'è un rompicapo così. Scegli qualcos'altro.
    .rating = Il tuo punteggio: { $rating }
    .streak = { $days ->
        [one] Un giorno di fila
       *[other] { $days } giorni di fila
    }
    .tally = Risolti al primo tentativo: { $count } su { $tried }
    .all = Tutti i rompicapi
    .again = Riprova
    .show = Mostra la soluzione
    .solved = risolto
    .failed = non risolto
    .who = Chi è?
    .other = Giusto anche così. Ecco come può andare:
    .more = Mostrane altri
    .events = { $game }, con eventi
