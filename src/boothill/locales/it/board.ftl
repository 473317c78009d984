# The analysis board.

board-new = Nuovo tavolo
board-open = Apri il tavolo
board-undo = Annulla
board-redo = Ripeti
board-done = Fatto
board-share = Condividi
    .link = Link
    .long = Il link stesso contiene tutto il tavolo.
    .short = Link breve
    .kept = Il server conserva il tavolo. Il link vale per sempre.
    .make = Crea un link breve
    .picture = Immagine
    .embed = Incorpora
    .frame = Questa riga di HTML mostra il tavolo in un’altra pagina.
    .text = Come testo
    .file = Il tavolo come file di scenario: per segnalare un errore, per un test o per il terminale.
    .write = Mostra il testo
    .copy = Copia
    .save = Salva come file
board-verdict = Verdetto
board-begin = Tocca un giocatore per dargli delle carte. Poi tocca una carta sotto il tavolo per giocarla.
board-failed = Questa mossa non si può fare: { $why }
board-asked = Domanda a { $name }: { $question }
board-forced = { $name } ha una sola risposta.
board-won = Vincono: { $names }
board-why = Perché no
board-life = Punti vita
    .less = Un punto vita in meno
    .more = Un punto vita in più
    .changed = { $name }: punti vita { $before } → { $life }
    .same = Nessuno ha perso o guadagnato punti vita.
board-expected = { $wrong ->
        [0] Tutte le attese ({ $count }) sono rispettate.
       *[other] Attese non rispettate: { $wrong } su { $count }.
    }
board-start = La situazione iniziale
board-moves = Mosse
board-draw = Prossima carta
    .kind = { $kind ->
        [hand] Prossima carta presa a caso da una mano
        [deck] Prossima mescolata
       *[draw] In cima al mazzo
    }
    .about = { $kind ->
        [hand] Quale carta viene presa dalla mano da un’altra carta o da un’abilità.
        [deck] Che cosa c’è in cima quando si mescola la prossima volta la pila degli scarti.
       *[draw] Il risultato del prossimo estrai! o le prossime carte pescate.
    }
    .cards = Carte
    .do = Scegli
board-from-here = Comincia da qui
board-lines = Varianti
board-line = Variante { $number }
    .first = Variante principale
    .name = Nome della variante
    .remove = Togli
board-compare = Confronta
    .part = Si dividono alla mossa { $step }.
    .next = Poi
    .state = { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    }, { $hand } in mano, { $table } in gioco
board-setup = Prepara
    .beginning = Stai cambiando l’inizio. Le mosse vengono poi rifatte.
board-hand = Mano
board-in-play = In gioco
board-figure = Personaggio
    .place = { $place ->
        [front] Davanti
       *[rear] Dietro
    }
board-name = Nome
board-reserve = Riserva, a partire dal prossimo
    .add = Aggiungi un personaggio
board-character = Personaggio
board-role = Ruolo
board-out = Eliminato
board-turn = Turno
    .give = Tocca a { $name }
board-add = Aggiungi una carta
    .done = Chiudi
board-take = Togli { $card }
board-copy = { $card }: quale carta
    .any = una qualsiasi
board-any = Carta qualsiasi
board-suit = { $suit ->
        [spades] Qualsiasi ♠
        [hearts] Qualsiasi ♥
        [diamonds] Qualsiasi ♦
        [clubs] Qualsiasi ♣
        [barrel] Qualsiasi barile
        [snake] Qualsiasi serpente
        [dynamite] Qualsiasi dinamite
        [horseshoe] Qualsiasi ferro di cavallo
       *[other] { $suit }
    }
board-laid-now = messa in gioco in questo turno
board-search = Cerca una carta
board-table = Il tavolo
board-game = Gioco
board-players = Giocatori
board-phase = Fase
    .name = { $phase ->
        [start] Inizio del turno
        [draw] Pescare
        [discard] Scartare
       *[play] Giocare le carte
    }
board-event = Evento
board-coming = Prossimi eventi, in ordine
    .add = Aggiungi un evento
board-deck = In cima al mazzo
    .own = In cima al mazzo di { $name }
board-pile = Pila degli scarti, dalla carta in cima
board-deal = Riempi a caso le mani vuote
    .again = Ridistribuisci le carte sconosciute
board-shuffle = Rimescola il mazzo
board-aside = In ogni momento
    .of = { $name }, in ogni momento
board-examples = Esempi:
board-paste = Uno scenario o la registrazione di una partita
    .open = Apri
board-file = Scegli un file
board-moment = Analizza questo momento
    .about = Il tavolo comincia tra una carta e l’altra. Le carte e i ruoli che il link non mostra sono distribuiti a caso.
board-own = Analizza
    .about = Un tavolo con quello che sai dal tuo posto. Le carte e i ruoli che non conosci sono distribuiti a caso, quindi non rivela nulla. Intanto la partita continua.
    .wait = Puoi chiedere ai bot quando tocca a te decidere e al tavolo non ci sono altre persone.
