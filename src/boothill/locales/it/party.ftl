# Feste: lo schermo grande, i telefoni intorno e quello che sta tra due partite.

## Un link pubblicato da qualche parte

invitation = { $who ->
    [somebody] { $host } ti invita a giocare a BANG!
   *[nobody] Hai un invito a giocare a BANG!
}
    .about = { $phase ->
        [open] { $game }: { $free ->
            [0] il tavolo è pieno, vieni a guardare.
            [one] c'è un posto libero. Siediti nel browser, senza account.
           *[other] ci sono { $free } posti liberi. Siediti nel browser, senza account.
        }
       *[other] { $game }: la partita è in corso. Guardala o unisciti alla prossima.
    }
    .gone = Questo tavolo non c'è più. Preparane uno nuovo!
    .picture = L'insegna di Boot Hill: una collina con le croci davanti al sole che tramonta

## La prima pagina

party-home = Festa a casa
    .about = Il tavolo su TV, tablet o portatile; ognuno ha le sue carte sul telefono.
    .go = Usa questo schermo
party-code = Codice sullo schermo grande
    .go = Partecipa
    .hint = quattro lettere

## Lo schermo grande

party-screen = Lo schermo grande
party-join = Partecipa con il telefono
    .scan = Inquadra il codice o apri
    .type = e scrivi
    .wifi = Tutti devono essere sulla stessa rete di questo schermo.
    .alone = I telefoni non raggiungono ancora questo computer. Avvia il server con `boothill serve --party`.
party-ready = Ci sono
    .not-yet = Non ancora
    .count = Pronti: { $ready } su { $people }
party-host = { $name } dà le carte quando ci sono tutti.
    .nobody = Dà le carte chi si siede per primo.
party-bots = { $count ->
    [0] Nessun bot
    [one] Un bot occupa il posto libero
   *[other] { $count } bot occupano i posti liberi
}
party-waiting = Nella prossima partita: { $names }.
party-plays = { $person } gioca al posto di { $name }
party-fullscreen = Schermo intero
party-voice = Voce del narratore
party-lost = Il server non risponde. Nuovo tentativo…

## Il narratore

narrator-welcome = Benvenuti al saloon! Trovatevi una sedia e attenti alle porte a battente.
narrator-begins = Partita { $number }. Le carte sono distribuite, e qualcuno qui mente.
narrator-turn = { $name }, tocca a te!
narrator-waits = In attesa di { $names }…
narrator-out = { $name } morde la polvere: { $role }!
narrator-won = Vittoria: { $names }!
    .nobody = Nessuno ha vinto. Il becchino va a casa presto.
narrator-paused = Tutti fanno una pausa.

## Il telefono

party-hand = La mia mano
    .table = Tavolo
    .reach = Chi posso raggiungere
    .nobody = Nessuno è a portata.
    .distance = Distanza { $distance }
    .lives = { $life ->
        [one] un punto vita
       *[other] { $life } punti vita
    }
party-late = La partita è già in corso
    .take = Gioca al posto di { $name }
    .about = Prendi le carte e il nome di un bot. Dalla prossima partita avrai il tuo nome.
    .next = Partecipa alla prossima partita
    .watch = Fino ad allora guardi.
    .waiting = Hai un posto nella prossima partita. Intanto guarda!
    .leave = Voglio solo guardare

## Tra una partita e l'altra

party-scores = Punteggi della serata
    .name = Nome
    .won = Vinte
    .played = Giocate
    .as = { $role } { $won }/{ $played }
party-open = Festa: un codice per i telefoni, e chi arriva tardi può prendere il posto di un bot
party-show = Mostra su uno schermo grande
my-games = Le mie partite
    .on = In corso
    .over = Finite
    .none = Ancora nessuna partita. Qui trovi quelle che giochi in questo browser.
    .watch = Rivedi
    .won = Vinta
    .lost = Persa
    .open = Apri il tavolo
