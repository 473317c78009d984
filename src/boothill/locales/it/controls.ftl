# Tastiera e mouse: tasti, anteprime, perché una cosa si può fare o no, filtri della cronaca, momenti condivisi.

page-keys = Tasti e mouse
page-shortcuts = Singoli tasti come scorciatoie al tavolo (da 1 a 9, E, spazio)
page-key-choose = Scegli la carta o la risposta con quel numero
page-key-pass = Passa
page-key-end = Termina il tuo turno
page-key-space = Dai l'unica risposta possibile, gioca la carta scelta o salta ciò che viene mostrato
page-key-list = Mostra questo elenco
page-key-row = Spostati tra carte, risposte e bersagli; guardando indietro, scorri mossa per mossa
page-key-column = Spostati tra la mano, la domanda e il tavolo
page-key-enter = Scegli l'elemento selezionato
page-key-back = Rimetti a posto la carta o torna alla partita
page-mouse = Mouse e tocco
    .hover = Ferma il mouse su una carta o un personaggio per leggerlo.
    .why = Clic destro o tocco prolungato su una carta, un giocatore o un bersaglio: vedi perché ora si può giocare o no.
page-why = Si può giocare ora?
    .can = sì, ora
    .cannot = Per ora no.
page-log-replay = Vedi questa mossa nella registrazione
page-filter = { $kind ->
    [played] Carte giocate
    [life] Vita e morte
    [cards] Carte pescate e perse
    [turns] Turni ed eventi
   *[all] Tutto
}
    .player = Mostra le righe su
    .everybody = Tutti i giocatori
    .kind = Tipo di righe
    .none = Nessuna riga corrisponde.
page-moment = Un momento di una partita
    .share = Condividi questo momento
    .about = Chi apre questo link vede il tavolo come lo vedi tu, con la tua mano. Non contiene nulla di ciò che ti è nascosto.
    .watching = Chi apre questo link vede il tavolo come lo vedi tu. Non contiene nulla di ciò che ti è nascosto.
    .replay = Chi apre questo link vede questa mossa della registrazione.
    .open = come lo vedeva uno spettatore
    .broken = Questo link è incompleto o danneggiato. Fattelo mandare di nuovo.
