## Commands that a table cannot carry out. What to do is part of each.

problem-late = Quella decisione è già presa, o non spetta più a te. Guarda che cosa si chiede adesso.
problem-not-a-move = Questa non è una mossa: { $text }
problem-ambiguous = Potrebbe voler dire diverse mosse: { $text }
problem-under-way = La partita è in corso. Guardala, o aspetta che finisca.
problem-no-game = Non c'è nessuna partita in corso.
problem-not-over = La partita non è ancora finita.
problem-no-free-seat = A questo tavolo non ci sono posti liberi. Puoi guardare.
problem-no-such-seat = A questo tavolo non c'è questo posto.
problem-somebody-there = Lì c'è { $name }.
problem-too-few-seats = { $count ->
    [one] Qui siede già una persona: scegli almeno altrettanti posti.
   *[other] Qui siedono già { $count } persone: scegli almeno altrettanti posti.
}
problem-only-seats = Può farlo solo chi siede al tavolo. Tu stai guardando.
problem-only-host = Solo { $host } può preparare il tavolo.
problem-no-watchers = A questo tavolo non si può guardare.
problem-wrong-key = Questa chiave non apre nessun posto a questo tavolo.
problem-not-now = Adesso non si può.
problem-no-name = Di' il tuo nome prima di parlare.
problem-not-dead = Lì parla solo chi è fuori dal gioco.
problem-cannot-bet = Può scommettere solo chi è fuori dal gioco, o guarda con un nome.
problem-cannot-resign = In questa partita nessuno si arrende da solo: altri vincerebbero o perderebbero per questo. Lascia il posto, o proponi di chiudere la partita.
problem-no-offer = In questo momento nessuno propone di chiudere la partita.
problem-offer-soon = Hai appena proposto di chiudere la partita. Gioca ancora un minuto prima di riproporlo.
problem-host-away = Può farlo solo { $host }. Se { $host } resta via per { $minutes } minuti, puoi farlo tu.
problem-host-stays = Chi guida il tavolo non può essere allontanato né zittito.
problem-just-left = { $name } è via solo da un attimo. Aspetta un po' prima di liberare il posto.
problem-muted = A questo tavolo non hai la parola. Nessuno sente quello che dici.
problem-too-much-talk = Stai parlando troppo in fretta. Per qualche secondo non ti sente nessuno.
problem-removed = Chi guida il tavolo ti ha allontanato.
problem-kept-out = Chi guida il tavolo non ti lascia tornare.
problem-locked = Questo tavolo è chiuso: nessun altro può sedersi.
problem-no-such-spectator = Questo spettatore se n'è andato.
problem-name-length = Un nome ha da 1 a 20 caratteri.
problem-bad-name = Nessuno può chiamarsi { $name }: usa lettere, cifre e spazi singoli, e nessuna parola della notazione come deck.
problem-name-taken = Al tavolo c'è già chi si chiama { $name }. Scegli un altro nome.
problem-no-such-bot = Non c'è nessun bot { $name }; ci sono { $names }.
problem-bad-game = Una partita così non si può distribuire: { $text }.
problem-bad-count = { $most ->
    [2] Questo gioco è per 2 giocatori, non per { $players }.
   *[other] Questo gioco è per { $least }-{ $most } giocatori, non per { $players }.
}
problem-bad-clock = Non c'è nessun orologio { $name }; ci sono { $names }.
problem-no-series = { $name } non ha serie di partite: nessuno vi è Sceriffo.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Non ha vinto nessuno.
ended-how = { $how ->
    [agreed] I giocatori si sono accordati per chiudere la partita.
    [closed] Chi guida il tavolo ha chiuso la partita.
   *[resigned] { $name } si arrende.
}
notice-declined = { $name } vuole continuare. La partita va avanti.
notice-withdrawn = { $name } ritira la proposta di chiudere la partita.
notice-lapsed = { $name } aveva proposto di chiudere la partita, ma la proposta è scaduta.
notice-removed = Chi guida il tavolo ha allontanato { $name }.

## What is good to know of a move

hint-replaces = Sostituisce { $card }.
hint-ability = Lo permette l'abilità di { $name }.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] Con questa esplode.
       *[no] Con questa non esplode.
    }
   *[other] { $met ->
        [yes] Con questa hai fortuna.
       *[no] Con questa non hai fortuna.
    }
}

## Why a distance is what it is

sight-steps = Posti per la via più breve, senza gli eliminati: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = Nessuna distanza è inferiore a 1.
sight-weapon = Portata: { $name } arriva a { $reach }.
sight-unarmed = Portata: 1, come tutti senza un'arma più lunga.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = manca il nome di una carta
notation-no-card = { $near ->
    [none] in { $game } non c'è la carta «{ $name }»
   *[other] in { $game } non c'è la carta «{ $name }»; intendi «{ $near }»?
}
notation-no-character = { $near ->
    [none] in { $game } non c'è il personaggio «{ $name }»
   *[other] in { $game } non c'è il personaggio «{ $name }»; intendi «{ $near }»?
}
notation-no-copy = non resta nessuna copia di «{ $text }»; nel mazzo ce ne sono { $count }
notation-no-mark = «{ $text }»: «{ $word }» non è né uno schieramento né un simbolo
notation-no-move = «{ $text }» non è una mossa; una comincia con play, use, discard, take, draw from, choose, swap, reload, pass o end
notation-no-player = a questo tavolo non c'è «{ $name }»; ci sono { $names }
notation-several = «{ $text }» può voler dire: { $moves }
notation-at = { $place }: { $why }
