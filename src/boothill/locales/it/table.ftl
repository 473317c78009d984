## Commands that a table cannot carry out. What to do is part of each.

problem-late = Quella decisione è già stata presa o non spetta più a te. Guarda che cosa ti viene chiesto adesso.
problem-not-a-move = Questa non è una mossa: { $text }
problem-ambiguous = Potrebbe indicare più mosse: { $text }
problem-under-way = La partita è già in corso. Guardala o aspetta che finisca.
problem-no-game = Non c'è nessuna partita in corso.
problem-not-over = La partita non è ancora finita.
problem-no-free-seat = A questo tavolo non ci sono posti liberi. Puoi guardare.
problem-no-bot-seat = In questa partita non c'è nessun bot di cui prendere il posto. Aspetta la prossima.
problem-no-code = Nessun tavolo ha questo codice. Controlla le quattro lettere sullo schermo grande.
problem-no-such-seat = A questo tavolo quel posto non esiste.
problem-somebody-there = Lì siede { $name }.
problem-too-few-seats = { $count ->
    [one] Qui siede già una persona: scegli almeno altrettanti posti.
   *[other] Qui siedono già { $count } persone: scegli almeno altrettanti posti.
}
problem-only-seats = Può farlo solo chi siede al tavolo. Tu stai guardando.
problem-only-host = Solo { $host } (host) può preparare il tavolo.
problem-no-watchers = Questo tavolo non ammette spettatori.
problem-wrong-key = Questa chiave non corrisponde a nessun posto di questo tavolo.
problem-not-now = Adesso non si può.
problem-no-name = Inserisci il tuo nome prima di scrivere.
problem-not-dead = Lì può scrivere solo chi è fuori dal gioco.
problem-cannot-bet = Possono scommettere solo chi è fuori dal gioco e gli spettatori con un nome.
problem-cannot-resign = In questa partita non ci si può arrendere da soli: altri vincerebbero o perderebbero di conseguenza. Lascia il posto o proponi di chiudere la partita.
problem-no-offer = In questo momento nessuno propone di chiudere la partita.
problem-offer-soon = Hai appena proposto di chiudere la partita. Aspetta un minuto prima di riproporlo.
problem-host-away = Può farlo solo { $host }. Se { $host } resta via per { $minutes } minuti, puoi farlo tu.
problem-host-stays = L'host non può essere rimosso né silenziato.
problem-just-left = { $name } manca solo da un attimo. Aspetta un po' prima di liberare il posto.
problem-muted = L'host ti ha silenziato. Nessuno vede quello che scrivi.
problem-too-much-talk = Stai scrivendo troppo in fretta. Aspetta qualche secondo: fino ad allora nessuno vede i tuoi messaggi.
problem-removed = L'host ti ha rimosso da questo tavolo.
problem-kept-out = L'host ti ha rimosso da questo tavolo, e non puoi tornare.
problem-locked = Questo tavolo è bloccato: nessun altro può sedersi.
problem-no-such-spectator = Questo spettatore se n'è andato.
problem-name-length = Un nome deve avere da 1 a 20 caratteri.
problem-bad-name = { $name } non va bene come nome: usa lettere, cifre, emoji e spazi singoli, ma nessuna parola della notazione, come deck.
problem-name-taken = Al tavolo c'è già chi si chiama { $name }. Scegli un altro nome.
problem-no-such-bot = Per questo gioco non c'è un bot { $name }. Disponibili: { $names }.
problem-bad-game = Questa partita non si può giocare: { $text }.
problem-bad-count = { $most ->
    [2] Questo gioco è per 2 giocatori, non per { $players }.
   *[other] Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
}
problem-bad-clock = L'orologio { $name } non esiste. Disponibili: { $names }.
problem-no-series = { $name } non si può giocare in serie: non c'è uno Sceriffo.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Non ha vinto nessuno.
ended-how = { $how ->
    [agreed] I giocatori si sono accordati per chiudere la partita.
    [closed] L'host ha chiuso la partita.
    [own] Ti arrendi.
   *[resigned] { $name } si arrende.
}
notice-declined = { $name } vuole continuare. La partita prosegue.
notice-withdrawn = { $name } ritira la proposta di chiudere la partita.
notice-lapsed = { $name } aveva proposto di chiudere la partita, ma la proposta è scaduta.
notice-removed = L'host ha rimosso { $name } dal tavolo.

## What is good to know of a move

hint-replaces = Sostituisce { $card }.
hint-ability = Lo permette l'abilità di { $name }.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] Con questa carta esplode.
       *[no] Con questa carta non esplode.
    }
   *[other] { $met ->
        [yes] Con questa carta hai fortuna.
       *[no] Con questa carta non hai fortuna.
    }
}

## Why a distance is what it is

sight-steps = Posti di distanza per la via più breve, senza contare gli eliminati: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = Nessuna distanza è inferiore a 1.
sight-weapon = Portata: { $reach } con { $name }.
sight-unarmed = Portata: 1, come per tutti senza un'arma di portata maggiore.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = manca il nome di una carta
notation-no-card = { $near ->
    [none] in { $game } non c'è la carta «{ $name }»
   *[other] in { $game } non c'è la carta «{ $name }»; forse intendevi «{ $near }»?
}
notation-no-character = { $near ->
    [none] in { $game } non c'è il personaggio «{ $name }»
   *[other] in { $game } non c'è il personaggio «{ $name }»; forse intendevi «{ $near }»?
}
notation-no-copy = non resta nessuna copia di «{ $text }»; nel gioco ce ne sono { $count }
notation-no-mark = «{ $text }»: «{ $word }» non è né uno schieramento né un simbolo
notation-no-move = «{ $text }» non è una mossa; una mossa comincia con play, use, discard, take, draw from, choose, swap, reload, pass o end
notation-no-player = a questo tavolo non c'è «{ $name }»; ci sono { $names }
notation-several = «{ $text }» potrebbe significare: { $moves }
notation-at = { $place }: { $why }

## What a client says of a message that it does not know

unknown-line = È successo qualcosa che questo programma non sa raccontare, perché è troppo vecchio ({ $kind }).
