## Requests and messages that a server refuses. What to do is part of each.

problem-no-table = Questo tavolo non esiste. Forse è stato rimosso perché non c'era più nessuno.
problem-no-record = A questo link non c'è nessuna partita finita.
problem-no-such = Non trovato: { $text }
problem-old-record = Questa partita è stata giocata con altre regole: { $text }
problem-no-link = A questo link non c’è nessun tavolo. Controlla di averlo copiato per intero.
problem-bad-record = Questa non è la registrazione di una partita: { $text }
problem-bad-request = La richiesta non è valida: { $text }
problem-bad-message = Il messaggio non è valido: { $text }
problem-bad-scenario = { $text }
problem-not-json = Manda il contenuto come application/json.
problem-too-big = È troppo lungo: il limite è di { $limit } kB.
problem-too-fast = Troppe richieste. Aspetta un momento.
problem-too-busy = Il server è sovraccarico. Riprova tra poco.
problem-too-long = Il calcolo richiede troppo tempo. Abbrevia il testo.
problem-too-many = Troppe connessioni. Chiudine una o torna più tardi.
problem-client-old = Questo programma è più vecchio del server: conosce la versione { $client } del protocollo, il server usa la { $server }. Aggiorna il programma; nel browser ricarica la pagina.
problem-client-new = Questo programma è più nuovo del server: conosce la versione { $client } del protocollo, il server usa la { $server }. Chiedi a chi gestisce il server di aggiornarlo.
problem-no-hello = Prima saluta, con la tua chiave se ne hai una.
problem-server-full = Al momento non c'è spazio per un altro tavolo. Torna più tardi.
problem-wrong-token = Non esiste nessun bot con questo token.
problem-wrong-origin = Le pagine di altri siti non possono usare questo server.
problem-closing = Il server si sta spegnendo. Ricollegati tra un momento.
problem-elsewhere = Questo tavolo è su un altro server, al momento non raggiungibile. Ricollegati tra un momento.
problem-broken = Qualcosa è andato storto sul server. L'errore è stato registrato.
