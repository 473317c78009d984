## Requests and messages that a server refuses. What to do is part of each.

problem-no-table = Questo tavolo non c'è. Forse è stato sparecchiato perché non c'era più nessuno.
problem-no-record = A questo link non c'è nessuna partita finita.
problem-no-such = Qui non c'è niente del genere: { $text }
problem-old-record = Questa partita è stata giocata con altre regole: { $text }
problem-bad-request = La richiesta non ha senso: { $text }
problem-bad-message = Il messaggio non ha senso: { $text }
problem-bad-scenario = { $text }
problem-not-json = Manda il contenuto come application/json.
problem-too-big = È troppo lungo: bastano { $limit } kB.
problem-too-fast = Troppe cose in troppo poco tempo. Aspetta un po'.
problem-too-busy = In questo momento il server ha troppo da calcolare. Riprova tra poco.
problem-too-long = Ci vuole troppo tempo per calcolarlo. Fallo più corto.
problem-too-many = Ci sono troppe connessioni. Chiudine una, o torna più tardi.
problem-no-hello = Prima saluta, con la tua chiave se ne hai una.
problem-server-full = Al momento non c'è spazio per un altro tavolo. Torna più tardi.
problem-wrong-token = Non c'è nessun bot con questo token.
problem-wrong-origin = Le pagine di altri non possono usare questo server.
problem-closing = Il server sta chiudendo. Ricollegati tra un momento.
problem-broken = Qui qualcosa è andato storto. È stato annotato.
