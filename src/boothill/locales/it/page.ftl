# The page in the browser: everything that only it says. Events, refusals, questions and choices are told with the
# messages of the other files; standing orders, bets and series are told here for the terminal too.

## Everywhere

page-title = Boot Hill
page-title-asked = Tocca a te! · Boot Hill
page-skip = Vai al contenuto
page-home = Pagina iniziale
    .short = Inizio
page-close = Chiudi
page-cancel = Annulla
page-loading = Un momento…
page-no-server = Il server non risponde. Riprova tra un momento.
    .again = Riprova
page-menu = Menu
page-nav = Pagine
page-nav-gallery = Carte
page-nav-rules = Regole
page-nav-analysis = Analisi
page-nav-learn = Impara
page-nav-about = Informazioni
page-footer = BANG! è un marchio del rispettivo proprietario. Boot Hill non è ufficiale e non ha legami con l'editore.
page-settings = Impostazioni
page-name = Il tuo nome
page-stranger = Senza nome
page-language = Lingua
page-theme = Tema
    .choice = { $theme ->
        [light] Chiaro
        [dark] Scuro
       *[auto] Automatico
    }
page-large = Caratteri più grandi
page-sound = Suoni
page-waits = Il gioco aspetta il mio screen reader
page-feel = Effetti
    .lively = Movimento, suoni e vibrazione
page-tempo = Ritmo
    .choice = { $tempo ->
        [slow] Lento
        [fast] Veloce
        [off] Senza pause
       *[normal] Normale
    }
    .skip = Un tocco o un tasto salta ciò che si sta mostrando.
page-notify = Avvisami quando tocca a me
    .denied = Il tuo browser non permette le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
    .turn = Tocca a te
page-search = Cerca
    .gallery = Un nome in qualsiasi lingua o una parola
    .rules = Una parola o un numero come BAS-6.6
page-found = { $count ->
    [0] Nessun risultato.
    [one] Un risultato.
   *[other] { $count } risultati.
}
page-rule-show = Mostra la regola { $rule }
page-rule-open = Apri nel regolamento
page-rules =
    .beside = Mostra accanto il testo inglese
    .goal = Scopo del gioco
    .marks = Si può scegliere fra due edizioni: [4] indica ciò che vale solo nella quarta edizione, [1] ciò che vale solo nella prima. Le regole senza indicazione valgono in entrambe.
    .none = La regola { $id } non esiste.
page-rules-goal-classic = Ognuno ha un ruolo, e tutti tranne lo Sceriffo lo tengono segreto. Lo Sceriffo e i Vice vincono quando tutti i Fuorilegge e il Rinnegato sono eliminati, i Fuorilegge quando lo è lo Sceriffo, e il Rinnegato se resta per ultimo.
page-rules-goal-dodge-city = Come nel gioco classico: lo Sceriffo e i Vice vincono quando tutti i Fuorilegge e i Rinnegati sono eliminati, i Fuorilegge quando lo è lo Sceriffo, un Rinnegato se resta per ultimo. In tre ognuno dà apertamente la caccia a uno degli altri. In più: carte verdi, carte con un costo e nuovi personaggi.
page-rules-goal-high-noon = Carte evento che si aggiungono al gioco classico o a Dodge City. Dal secondo turno dello Sceriffo si scopre un nuovo evento all'inizio di ogni suo turno, e vale per tutti fino al successivo; l'ultimo resta in vigore fino alla fine della partita.
page-rules-goal-fistful = Altre carte evento, da usare come quelle di Mezzogiorno di Fuoco, da sole o insieme a quelle.
page-rules-goal-duel = Due schieramenti, la Legge e i Fuorilegge, ognuno con più personaggi, due dei quali in gioco: uno in prima linea e uno nelle retrovie. Vince chi elimina tutti i personaggi dell'altro schieramento.
page-edition = { $edition ->
    [fourth] Solo nella quarta edizione
   *[first] Solo nella prima edizione
}
page-game = { $game ->
    [classic] Classico
    [dodge-city] Dodge City
    [classic-dodge-city] Classico e Dodge City
    [high-noon] Mezzogiorno di Fuoco
    [fistful] Per un Pugno di Carte
    [duel] Il Duello
   *[other] { $game }
}

## The first page

page-home-over = C'è un posto per te al tavolo di
page-home-under = Un tavolo per i giochi di carte della famiglia di BANG!. Senza account, senza attese.
page-play-now = Gioca subito
    .about = Comincia subito una partita classica con quattro bot. Senza orologio: prenditi tutto il tempo che vuoi.
page-rivals = I tuoi avversari
    .gentle = Facili: per la prima partita
    .strong = Forti: pensano in anticipo
page-ways = Altri modi di giocare
page-way = Gioca contro i bot
page-friends = Gioca con gli amici
    .about = Prepara un tavolo, manda il link e distribuisci quando ci siete tutti. I bot occupano i posti liberi.
    .go = Prepara un tavolo
page-way-duel =
    .about = Due giocatori, due mazzi, un personaggio in prima linea e uno nelle retrovie.
    .go = Sfida un bot
page-way-classic-dodge-city =
    .about = Le due scatole insieme: carte verdi da mettere in gioco e usare più tardi, carte con un costo, 31 personaggi.
    .go = Gioca con Dodge City
page-way-dodge-city =
    .about = La scatola da sola: carte verdi, carte con un costo e personaggi propri.
    .go = Gioca a Dodge City
page-learn =
    .about = Sei brevi situazioni e una prima partita: dieci minuti e conosci le regole. Seguono altre sette lezioni: le carte verdi, il Duello, capire i ruoli e giocare ogni ruolo.
    .go = Impara il gioco
    .begin = Comincia dalla prima lezione
    .on = Continua con la prossima lezione
    .done = fatta
page-resume = I tuoi tavoli
page-open-tables = Tavoli aperti
    .none = Al momento non ci sono tavoli pubblici. Preparane uno!
page-quick = Gioca con altri
page-join = { $free ->
    [one] Unisciti (un posto libero)
   *[other] Unisciti ({ $free } posti liberi)
}
page-watch = Guarda

## The lobby

page-lobby = { $game ->
    [classic] Un tavolo classico
    [dodge-city] Un tavolo per Dodge City
    [classic-dodge-city] Un tavolo per Classico e Dodge City
    [duel] Un tavolo per il Duello
   *[other] Un tavolo
}
page-link = Link a questo tavolo
    .about = Chi lo apre può sedersi o guardare.
    .copy = Copia
    .copied = Copiato
    .share = Condividi
    .select = Selezionato: ora copialo
    .alone = Solo questo computer può aprire questo link. Per far entrare altri della tua rete, avvia il server con `--host 0.0.0.0`.
page-seats = { $players ->
    [one] Un posto
   *[other] { $players } posti
}
page-sit = Siediti
page-seat-open = libero
page-bot = { $level ->
    [random] Bot: rotolacampo (gioca a caso)
    [greenhorn] Bot: pivello (per la prima partita)
    [stablehand] Bot: stalliere (facile)
    [drifter] Bot: vagabondo (abbastanza facile)
    [karma] Bot: cercatore d'oro (medio)
    [greedy] Bot: mandriano (gioca bene)
    [gambler] Bot: giocatore d'azzardo (gioca bene e bluffa)
    [scout] Bot: esploratore (abbastanza forte)
    [gunslinger] Bot: pistolero (forte)
    [desperado] Bot: desperado (molto forte; autodidatta)
    [ranger] Bot: ranger (molto forte; pensa un attimo)
    [marshal] Bot: marshal (il migliore; pensa fino a un secondo)
   *[other] Bot: { $level }
}
page-level = { $bot } · { $elo } Elo
page-levels = Livelli, dal più facile
page-other-bots = Altri bot
page-host = host
page-program = bot di rete
page-gone = assente
page-move-here = Siediti qui
page-add-bot = Aggiungi un bot
page-clear = Libera
page-start = Distribuisci
    .about = I posti liberi vengono occupati dai bot.
    .host = { $name } distribuisce quando ci siete tutti.
page-agreed = Impostazioni del tavolo
page-which-game = Gioco
page-players = Giocatori
page-bots = Bot nei posti liberi
page-clock = Orologio
    .choice = { $clock ->
        [fast] Veloce: { $rope } s/risposta, totale { $reserve } min
        [standard] Normale: { $rope } s/risposta, totale { $reserve } min
        [relaxed] Tranquillo: { $rope } s/risposta, totale { $reserve } min
        [off] Senza orologio
        [instant] Istantaneo: i bot non fanno pause
       *[other] { $clock }
    }
page-house-rules = Regole della casa
page-option = { $option ->
    [edition] Edizione (regola della Prigione)
    [simplified] Prima partita semplificata
    [sheriff] Prossimo Sceriffo
    [beer] Birra fuori dal proprio turno
    [pixie_pete] Pixie Pete pesca
    [sean_mallory] Sean Mallory tiene
    [jose_delgado] José Delgado cambia
    [deaths] Chi è eliminato da Gatling o Indiani!
    [reshuffle] Rimescolamento degli scarti
    [apache_kid] Duello di ♦ contro Apache Kid
    [characters] Personaggi per schieramento
    [events] Eventi
    [events_used] Numero di eventi
    [events_final] Ultimo evento
    [late_events] I due eventi aggiunti in seguito
    [ghosts] Ritorno in gioco
   *[other] { $option }
}
    .value = { $option ->
        [events] { $value ->
            [high-noon] Mezzogiorno di Fuoco
            [fistful] Per un Pugno di Carte
            [both] Le due scatole
           *[none] Nessuno
        }
        [events_used] { $value ->
            [usual] Come di solito
           *[other] { $value }
        }
        [events_final] { $value ->
            [high-noon] Mezzogiorno di Fuoco
            [fistful] Per un Pugno di Carte
           *[random] Tirato a sorte
        }
        [late_events] { $value ->
            [yes] Con
           *[no] Senza
        }
        [ghosts] { $value ->
            [no] Non ammesso
           *[yes] Ammesso
        }
        [edition] { $value ->
            [first] Prima: perde due fasi
           *[fourth] Quarta: perde il turno
        }
        [simplified] { $value ->
            [yes] Sì: senza 13 carte
           *[no] No: tutte le carte
        }
        [sheriff] { $value ->
            [random] A caso
           *[other] A rotazione
        }
        [beer] { $value ->
            [last-life] Solo per l'ultimo punto
           *[any-loss] Per qualsiasi perdita
        }
        [deaths] { $value ->
            [at-once] Esce subito
           *[after-card] Esce a carta risolta
        }
        [reshuffle] { $value ->
            [when-empty] Appena il mazzo è vuoto
           *[when-needed] Quando serve una carta
        }
        [apache_kid] { $value ->
            [ignores-duels] Non ha effetto
           *[fights-duels] Vale come ogni Duello
        }
       *[other] { $value ->
            [no-limit] Senza limite
           *[other] { $value }
        }
    }
page-public = Mostra questo tavolo nell'elenco pubblico
page-watchers = Spettatori ammessi
page-dead-see-all = Chi è fuori dal gioco vede tutte le carte
page-series = Serie di partite: chi sopravvive può tenere il personaggio
page-reload = Ricarica la pagina
page-table-gone = Questo tavolo non esiste
page-not-here = Questo tavolo non è aperto per te

## The table

page-table = Il tavolo
page-paused = in pausa
page-lost = Connessione persa. Nuovo tentativo…
page-offline = Sei offline. Le regole e le lezioni funzionano lo stesso; per giocare serve la connessione.
page-not-sent = In questo momento non c'è connessione, quindi non è stato inviato nulla. Riprova quando torna.
page-watching = stai guardando
page-watched = Spettatori
page-waiting = In attesa di { $names }…
page-going-on = …
page-answered = Hai risposto. Gli altri stanno ancora decidendo.
page-answer-kept = Connessione assente. La tua risposta partirà appena torna.
page-time-out = Il tempo è scaduto: un bot ha risposto per te.
page-time-left = { $you ->
    [yes] Ti restano { $left }
   *[no] { $name } ha ancora { $left }
}
page-ahead = Prima rispondono altri; la tua risposta resta segreta finché non tocca a te.
page-prompt = La tua decisione
page-looking-back = Stai rivedendo la mossa { $number }.
page-back-to-now = Torna alla partita
page-aim = Ora tocca il bersaglio:
page-pay = { $count ->
    [one] Con quale carta paghi?
   *[other] Con quali { $count } carte paghi?
}
page-do = { $verb ->
    [discard] Scarta
    [reload] Ricarica
    [use] Usa
    [take] Prendi
    [count] Vale questa
   *[play] Gioca
}
page-tip = Tocca una carta illuminata per sceglierla. Tocca una delle altre per sapere perché non si può.
page-forced = Non hai niente che possa aiutarti qui.
    .always = Non chiedermelo più quando non ho scelta
page-understood = OK
page-look = Guarda da vicino
page-pass = Passa
page-plan = Prepara più risposte
    .empty = Tocca ciò che vuoi provare per primo, poi il resto.
    .send = Rispondi in quest'ordine
page-doubt = { $why ->
    [in-vain] Non avrebbe effetto. Vuoi farlo comunque?
    [own-card] Ti costerebbe una delle tue carte. Vuoi farlo comunque?
    [worse-weapon] Hai già un'arma migliore. Vuoi farlo comunque?
   *[other] Vuoi farlo davvero?
}
    .yes = Sì
    .no = No
page-why-nothing = Ora puoi farlo; guarda che cosa ti viene chiesto.
page-life = Vita { $life } su { $full }
page-role = Ruolo: { $role }
    .noted = Il tuo sospetto: { $role }
    .unknown = ruolo sconosciuto
page-side-law = La Legge
page-side-outlaws = I Fuorilegge
page-side-renegade = Il Rinnegato
page-reach = Portata { $reach }
page-distance = Distanza { $distance }; l'arma ha portata { $reach }
page-distances = Distanze
page-legend =
    .far = { $you ->
        [yes] A che distanza sono da te
       *[no] A che distanza sono da { $name }
    }
    .reached = { $you ->
        [yes] Li hai a tiro: la tua portata è { $reach }
       *[no] { $name } li ha a tiro: portata { $reach }
    }
    .danger = { $you ->
        [yes] Anello tratteggiato: ti hanno a tiro
       *[no] Anello tratteggiato: hanno a tiro { $name }
    }
page-distance-there = { $reached ->
    [yes] { $name } è a distanza { $distance } da te; la tua arma ha portata { $reach }: puoi sparare.
   *[no] { $name } è a distanza { $distance } da te; la tua arma ha portata { $reach }: troppo lontano.
}
page-distance-back = { $reached ->
    [yes] Sei a distanza { $distance } da { $name }, che ha portata { $reach }: può spararti.
   *[no] Sei a distanza { $distance } da { $name }, che ha portata { $reach }: non può spararti.
}
page-sight = Mostra chi è a tiro di { $name }
page-out = fuori dal gioco
page-ghost = fantasma
page-extra-turn = Turno in più
page-order = Si gioca in senso antiorario
page-event = Evento
    .now = In vigore
    .none = Ancora nessun evento
    .next = Prossimo: { $name }
    .last = L'ultimo evento: resta in vigore fino alla fine della partita.
    .past = Eventi passati: { $names }
page-events = Eventi
page-event-came = { $gone ->
    [none] Il primo evento è in vigore:
   *[other] L'evento { $gone } è finito. Ora è in vigore:
}
page-may-return = Un evento può ancora riportarti in gioco, perciò non vedi più di prima.
page-nothing = niente
page-in-play = In gioco
page-laid = In gioco da questo turno: si potrà usare dal prossimo
page-ready = Pronta all'uso
page-hand = { $count ->
    [0] Nessuna carta in mano
    [one] Una carta in mano
   *[other] { $count } carte in mano
}
page-hand-empty = Non hai carte in mano.
page-hand-limit = Carte in mano: { $hand }; a fine turno puoi tenerne { $limit }
page-card = { $useful ->
    [yes] { $card }, disponibile
   *[no] { $card }
}
page-unknown-card = Una carta che non vedi
page-seat = { $state ->
    [out] { $name }, { $role }, { $who }: fuori dal gioco
    [ghost] { $name }, { $role }, { $who }: un fantasma, tornato solo per questo turno, { $hand } in mano, in gioco: { $gear }
   *[in] { $distance ->
        [0] { $name }, { $role }, { $who }, vita { $life } su { $full }, { $hand } in mano, in gioco: { $gear }
       *[other] { $reached ->
            [yes] { $name }, { $role }, { $who }, vita { $life } su { $full }, { $hand } in mano, distanza { $distance }, a tiro, in gioco: { $gear }
           *[no] { $name }, { $role }, { $who }, vita { $life } su { $full }, { $hand } in mano, distanza { $distance }, fuori tiro, in gioco: { $gear }
        }
    }
}
    .target = (un bersaglio)
page-me = Tu: { $who }, { $role }, vita { $life } su { $full }, portata { $reach }, in gioco: { $gear }
    .ghost = Tu, fantasma per questo turno: { $who }, { $role }, portata { $reach }, in gioco: { $gear }
page-figure = { $state ->
    [out] { $name } di { $seat }: fuori dal gioco
   *[in] { $place ->
        [front] { $name } di { $seat }, in prima linea, vita { $life } su { $full }, equipaggiamento: { $gear }
        [rear] { $name } di { $seat }, nelle retrovie, vita { $life } su { $full }, equipaggiamento: { $gear }
       *[alone] { $name } di { $seat }, unico personaggio, vita { $life } su { $full }, equipaggiamento: { $gear }
    }
}
page-place = { $place ->
    [front] prima linea
    [rear] retrovie
   *[alone] unico
}
page-two-figures = Il personaggio in prima linea spara e subisce i colpi; sono attivi la sua abilità e il suo equipaggiamento. Quello nelle retrovie aspetta. Una volta per turno puoi scambiarli.
page-reserve = { $size ->
    [0] nessuna riserva
    [one] uno in riserva
   *[other] { $size } in riserva
}
page-deck = Mazzo { $size }
page-deck-of = { $deck ->
    [law] Legge { $size }
    [outlaws] Fuorilegge { $size }
   *[common] Comune { $size }
}
page-pile = Scarti { $size }
page-pile-top = In cima agli scarti: { $card }
page-edge = { $edge ->
    [blue] Blu: resta in gioco
    [green] Verde: si mette in gioco e si usa in un turno successivo
   *[brown] Marrone: si gioca e si scarta
}
page-suit = { $suit ->
    [spades] picche
    [hearts] cuori
    [diamonds] quadri
    [clubs] fiori
    [barrel] barile
    [dynamite] dinamite
    [horseshoe] ferro di cavallo
    [snake] serpente
   *[other] { $suit }
}
    .letter = { $suit ->
        [spades] P
        [hearts] C
        [diamonds] Q
       *[clubs] F
    }
page-note = Il mio sospetto
page-log = Cronaca della partita
    .look = Rivedi il tavolo in quel momento
    .short = Cronaca
page-away = Mentre non c'eri
page-chat = Chat
    .empty = Nessuno ha ancora scritto niente.
    .say = Scrivi qualcosa
    .send = Invia
    .dead = agli eliminati
    .among = Solo agli eliminati
page-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, un nuovo messaggio
   *[other] Chat, { $unread } nuovi messaggi
}
page-orders = Risposte automatiche
    .about = Il tavolo può rispondere per te. Spunta ciò che può fare da solo. Nessun altro se ne accorge: ci mette il tempo che ci avresti messo tu.
    .short = Automatiche
    .full-control = Chiedimi sempre
    .convenient = Salta le domande di routine
page-order-forced = Se c'è una sola risposta possibile, dalla per me
page-order-shields = Se mi sparano, prova prima il mio Barile o qualcos'altro che non costa nulla
page-order-misses = Se mi sparano, gioca un Mancato! finché ne ho uno
page-order-end-turn = Finisci il mio turno quando non posso giocare altro
page-order-take-hits = { $life ->
    [0] Non incassare mai un colpo senza chiedermelo
    [one] Incassa un colpo senza chiedere finché ho più di { $life } punto vita
   *[other] Incassa un colpo senza chiedere finché ho più di { $life } punti vita
}
page-away-on = Fai giocare un bot al posto mio
page-away-off = Riprendo a giocare io
page-bets = Scommesse
    .about = Non puoi più agire, ma puoi ancora avere ragione. Indovina chi vincerà e chi ha quale ruolo. A fine partita tutti vedranno quanto hai indovinato.
    .watch = Stai solo guardando, ma puoi avere ragione. Indovina chi vincerà e chi ha quale ruolo. A fine partita tutti vedranno quanto hai indovinato.
    .introduce = Avanti
    .winner = Quale schieramento vincerà?
    .role = Che ruolo ha { $name }?
    .no-idea = non so
    .others = Che cosa pensano gli altri
page-bet = { $winner ->
    [yes] { $name } ha scommesso su: { $side }. Giusto!
    [no] { $name } ha scommesso su: { $side }. Sbagliato.
    [void] { $name } ha scommesso su: { $side }.
   *[none] { $name } non ha scommesso su nessuno.
}
    .roles = Ruoli indovinati: { $right } su { $of }.
page-pause = Ferma gli orologi
    .off = Riprendi
page-stand = Lascia il posto
    .sure = Lasciare il tuo posto? Lo prenderà un bot, definitivamente.
page-offer = { $you ->
    [yes] Proponi di chiudere la partita senza vincitori.
   *[no] { $name } propone di chiudere la partita senza vincitori.
}
    .votes = A favore: { $agreed }. Ancora senza risposta: { $asked }.
    .yes = Accetta
    .no = Continua a giocare
    .withdraw = Ritira
page-offer-end = Proponi di chiudere la partita
    .sure = Proporre di chiudere la partita senza vincitori? Finisce se tutti i giocatori sono d'accordo.
page-resign = Arrenditi
    .sure = Ti arrendi? Vince l'altro schieramento.
page-close-game = Chiudi la partita per tutti
    .sure = Chiudere questa partita per tutti, senza vincitori?
page-open-again = Cambia posti o impostazioni
page-people = Chi c'è
    .spectator = Uno spettatore
    .none = Non c'è nessun altro.
page-you = tu
page-mute = Silenzia per me
    .off = Riattiva per me
    .on = in silenzio per te
page-silence = Silenzia per tutti
    .off = Riattiva per tutti
    .on = in silenzio
page-remove = Rimuovi
    .sure = Rimuovere { $name } da questo tavolo? Non potrà tornare. Durante una partita un bot prende il posto.
page-lock = Blocca il tavolo: nessun altro può sedersi
    .on = Questo tavolo è bloccato: nessun altro può sedersi.
page-commitment = Il seed di questa partita è stato fissato prima di distribuire le carte. Il suo hash:
page-you-are-out = Sei fuori dal gioco e ora vedi tutto.
page-gone-out = Sei fuori dal gioco
    .hope = { $role ->
        [deputy] Puoi ancora vincere, se vince la Legge.
       *[outlaw] Puoi ancora vincere, se vincono i Fuorilegge.
    }
    .open = Da ora vedi tutte le mani e i ruoli. Guarda fino alla fine, scommetti sul vincitore o chatta con gli altri eliminati.
    .closed = Guarda fino alla fine, scommetti sul vincitore o vai via: la partita continua senza di te.
    .watch = Continua a guardare
    .hurry = Salta alla fine
    .leave = Lascia il tavolo
page-you-watch = Stai guardando questo tavolo.
page-mark-missed = { $n ->
    [0] Mancato!
    [one] Mancato! Ne serve ancora uno
   *[other] Mancato! Ne servono ancora { $n }
}
page-mark-lost = −{ $n }
page-mark-gained = +{ $n }
page-mark-out = Fuori!

## The end, and the replay

page-end = La partita è finita
    .winner = { $winner ->
        [law] Vince la Legge: { $names }.
        [outlaws] Vincono i Fuorilegge: { $names }.
        [renegade] Vince il Rinnegato: { $names }.
       *[other] Vittoria di { $names }.
    }
    .seed = Seed della partita, per chi vuole verificare: { $seed }
page-end-why = { $winner ->
    [law] Tutti i Fuorilegge e i Rinnegati sono fuori dal gioco.
    [outlaws] Lo Sceriffo è fuori dal gioco.
    [renegade] È rimasto solo il Rinnegato.
    [side] Tutti i personaggi dell'altro schieramento sono fuori dal gioco.
   *[other] È stato eliminato il rivale giusto, o non è rimasto nessun altro.
}
page-end-lost = { $role ->
    [renegade] { $own ->
        [yes] Hai eliminato lo Sceriffo troppo presto. Finché resta in gioco qualcun altro, così vincono i Fuorilegge.
       *[no] { $winner ->
            [outlaws] Per te lo Sceriffo è caduto troppo presto: vinci solo se non resta nessun altro.
           *[other] Vinci solo se non resta nessun altro.
        }
    }
    [outlaw] { $winner ->
        [renegade] Lo Sceriffo è caduto, ma era rimasto solo il Rinnegato.
       *[other] Il tuo schieramento vince solo se cade lo Sceriffo.
    }
    [deputy] Il tuo schieramento vince solo se lo Sceriffo sopravvive.
   *[other] Dovevi sopravvivere a tutti i Fuorilegge e ai Rinnegati.
}
page-story = La storia
page-story-move = Mossa { $number }
page-story-turns = I momenti decisivi
page-story-deeds = Chi ha ferito chi
page-story-deed = { $by } → { $seat }: { $life ->
    [one] un punto vita
   *[other] { $life } punti vita
}
page-story-known = Che cosa si poteva sapere e quando
    .from = dalla mossa { $number }
    .never = solo alla fine
page-to-table = Torna al tavolo
page-rematch = Gioca ancora
    .waiting = In attesa degli altri…
    .keep = Tieni il mio personaggio, se è sopravvissuto
    .lead = Voglio fare lo Sceriffo
    .ready = vuole giocare ancora
    .missing = Ancora senza decisione: { $names }
page-replay = Registrazione
    .what = { $moves ->
        [one] { $game }: { $names } · una mossa
       *[other] { $game }: { $names } · { $moves } mosse
    }
    .new-game = È cominciata una nuova partita: vai al tavolo
    .first = Vai all'inizio
    .back = Mossa precedente
    .next = Mossa successiva
    .run = Riproduci
    .stop = Pausa
    .scrub = Mossa
    .at = Mossa { $number } di { $moves }
    .eyes = Punto di vista
    .open = Tutte le carte scoperte
    .as = Dal punto di vista di { $name }
    .begin = Le carte sono state distribuite.
    .speed = Velocità
    .here = Che cosa è successo con questa mossa
    .lines = Tocca una riga per saltare a quel momento.
    .seal = La distribuzione era sigillata: questo hash del seed del server è stato mostrato prima della prima carta, e con la registrazione chiunque può verificare (boothill verify) che in seguito non è stato cambiato nulla.
    .record = Registrazione
page-company = { $state ->
    [none] Guardate insieme. Spostati tra le mosse per guidare gli altri.
    [me] Guidi tu: gli altri vedono quello che vedi tu.
    [alone] Stai guardando per conto tuo.
   *[led] { $leader } guida e tu segui.
}
    .leave = Guardo per conto mio
    .join = Guardiamo di nuovo insieme
page-chances = Che cosa si poteva sapere
    .about = { $name ->
        [none] Quanto era probabile ogni ruolo, in base a ciò che tutti avevano visto fino a questa mossa: così penserebbe un bot attento. Il ruolo vero è incorniciato.
       *[other] Quanto era probabile ogni ruolo, in base a ciò che { $name } aveva visto fino a questa mossa: così penserebbe un bot attento.
    }
    .seat = { $name }: { $chances }
    .role = { $role } { $percent }%
    .percent = { $percent }%

## Settle it

## Cards and characters

page-cards = Carte
page-roles = Ruoli
page-characters = Personaggi

## Learn

page-lesson = Lezione { $number } di { $count }
    .next = Prossima lezione
    .back = Lezione precedente
    .skip = Salta questa lezione
    .all = Tutte le lezioni
    .again = Gioca di nuovo
    .others = Giocano gli altri…
    .stray = Le regole lo permettono, ma non è l'argomento di questa lezione. Annulla la mossa e prova qualcos'altro.
    .undo = Annulla la mossa
    .hint = Dammi un suggerimento
    .hinted = Prova così: { $what }.
page-lesson-try = { $verb ->
    [swap] Scambia i tuoi personaggi
    [pass] Non fare niente
    [end] Finisci il turno
    [discard] Scarta { $card }
    [use] Usa { $card }
   *[play] { $whom ->
        [none] Gioca { $card }
       *[other] Gioca { $card } contro { $whom }
    }
}
page-lesson-shoot = A chi puoi sparare?
    .text = Tocca a te, e hai in mano un BANG!. Bob siede accanto a te, a distanza 1; Cid un posto più in là, a distanza 2. Senza carte arma hai portata 1. Prova con tutti e due.
    .after = La distanza si conta intorno al tavolo, per la via più breve. La indica il numero a ogni posto: è rosso se puoi sparare.
page-lesson-weapon = Un'arma migliore
    .text = Hai in mano una Schofield, con portata 2. Mettila davanti a te, poi spara a Cid.
    .after = Un'arma resta in gioco finché non ne giochi un'altra o qualcuno non te la prende.
page-lesson-missed = Ti sparano
    .text = Bob ha giocato un BANG! contro di te. Un Mancato! dalla tua mano lo annulla; il Barile davanti a te può farlo gratis, se la carta che scopri è di cuori.
    .after = Prova prima il Barile: se non funziona, hai ancora il Mancato!.
page-lesson-once = Un BANG! per turno
    .text = Hai in mano due BANG! e una Volcanic. Spara due volte a Bob in questo turno. Che cosa ti serve?
    .after = La regola è un solo BANG! per turno. Con la Volcanic in gioco, o con Willy the Kid, non c'è limite.
page-lesson-beer = L'ultimo punto vita
    .text = Ti resta un punto vita, e Bob ti ha sparato. Non hai potuto fermare il colpo. Una Birra in mano ti salva all'ultimo momento.
    .after = Quando restano solo due giocatori, una Birra non aiuta più nessuno.
page-lesson-reward = A chi spari?
    .text = Sei lo Sceriffo. Bob sembra un Fuorilegge ed Eve il tuo Vice; a tutti e due resta un punto vita. Spara a quello giusto.
    .after = Chi elimina un Fuorilegge pesca tre carte. Uno Sceriffo che elimina un Vice perde tutte le carte.
page-lesson-game = La tua prima partita
    .text = Sei lo Sceriffo, con Bart Cassidy, nel mezzo di una partita a quattro. Elimina i due Fuorilegge e il Rinnegato per vincere. I ruoli degli altri non si conoscono ancora.
    .after = Il gioco è tutto qui: portata, colpi, risposte e capire chi è chi. Ora gioca una partita contro i bot.
page-lesson-green = Le carte verdi
    .text = Questa è Dodge City. Le carte verdi stanno davanti a te come quelle blu, ma ognuna si usa una volta sola, e mai nel turno in cui l'hai giocata. Hai in mano una Derringer; una Placca di Ferro è davanti a te dal turno scorso.
    .after = Una carta verde è pronta dal tuo turno successivo. Quelle con il simbolo del Mancato! funzionano anche nei turni degli altri. Dopo l'uso si scartano.
page-lesson-duel = Il Duello
    .text = Due giocatori, due personaggi a testa. Solo chi è in prima linea usa abilità ed equipaggiamento, e quasi tutti i colpi arrivano solo lì. Annie Oakey, in prima linea, ha un solo punto vita; Dalon Ranger, nelle retrovie, ha un Cinturone. Bob non ha carte.
    .after = Vince chi elimina tutti i personaggi dell'avversario. Una volta per turno puoi scambiare gratis i tuoi due personaggi: spesso è la difesa migliore.
page-lesson-roles = Capire i ruoli
    .text = Sei il Vice, e si conosce solo lo Sceriffo, Dee. Fino al tuo turno guarda a chi sparano gli altri e chi risparmiano. Poi spara a un nemico dello Sceriffo.
    .after = Bob ha sparato allo Sceriffo: è quello che fanno i Fuorilegge. Cid ha sparato a Bob: lo farebbe un Vice, ma anche un Rinnegato, che per ora ha bisogno dello Sceriffo. Eve non ha ancora fatto niente, quindi di Eve non si sa niente.
page-lesson-sheriff = Giocare da Sceriffo
    .text = Tutti sanno chi sei, e ai Fuorilegge basta eliminare te. Ti restano due punti vita, e dopo di te gioca Bob, che non ha limiti di BANG!. Sopravvivi a questo giro.
    .after = Se cade lo Sceriffo, la legge ha perso. Tieni alti i punti vita, conserva un Mancato! e spara solo a chi si è mostrato tuo nemico.
page-lesson-deputy = Giocare da Vice
    .text = Vinci insieme allo Sceriffo. A Cid, lo Sceriffo, resta un punto vita, e Bob, seduto tra voi, ha una Volcanic e carte in mano. Ferma Bob in questo turno.
    .after = Tu puoi cadere e vincere lo stesso; lo Sceriffo no. Mettiti tra lo Sceriffo e i Fuorilegge, e fai vedere da che parte stai prima che ti prendano per uno di loro.
page-lesson-outlaw = Giocare da Fuorilegge
    .text = Vinci quando cade lo Sceriffo; nessun altro conta. A Cid, lo Sceriffo, resta un punto vita, ma un Mustang lo tiene fuori portata.
    .after = Non sprecare colpi contro i Vice, per quanto deboli siano. I Fuorilegge vincono insieme, anche quelli già eliminati.
page-lesson-renegade = Giocare da Rinnegato
    .text = Vinci solo se resti per ultimo, e lo Sceriffo deve cadere dopo tutti gli altri. A Bob, lo Sceriffo, e a Cid, un Fuorilegge, resta un punto vita ciascuno. A chi spari per primo?
    .after = Se lo Sceriffo cade mentre c'è ancora qualcun altro in gioco, vincono i Fuorilegge. Perciò il Rinnegato prima aiuta la legge e alla fine affronta lo Sceriffo. Quando si resta in due, una Birra non aiuta più.
page-advice-lay = Cid siede a distanza 2, fuori dalla portata della tua Colt. Metti prima in gioco la Schofield: ha portata 2.
page-advice-shoot = Ora Cid è a portata: tocca il BANG!, poi Cid.
page-advice-end = Il limite è un BANG! per turno. Tieni il resto per difenderti e finisci il turno.
page-advice-missed = Bob ti spara: ora sai da che parte sta Bob. Un Mancato! annulla il colpo.
page-advice-indians = Gli Indiani! attaccano tutti gli altri, e un Mancato! non aiuta: chi non scarta un BANG! perde un punto vita.
page-advice-beer = Dee ti ha colpito, e con Bart Cassidy hai pescato una carta. Tocca di nuovo a te: una Birra ti fa recuperare il punto vita.
page-advice-outlaw = A Cid resta un punto vita. Chi elimina un Fuorilegge pesca tre carte.
page-advice-volcanic = In questo turno hai già sparato. Con una Volcanic puoi continuare. Ha solo portata 1, ma ora che Cid è fuori, Bob e Dee siedono accanto a te.
page-advice-bob = Bob ha sparato a te, lo Sceriffo, e gli resta un punto vita.
page-advice-dee = Resta solo Dee, il Rinnegato. Ancora un colpo.
page-advice-green = Gioca la Derringer: va davanti a te. Prova a usarla: si può solo dal tuo prossimo turno.
page-advice-green-end = In questo turno non c'è altro da fare. Finiscilo.
page-advice-plate = Bob ti spara. La Placca di Ferro era lì già prima di questo turno, quindi è pronta: ferma il colpo.
page-advice-derringer = Tocca di nuovo a te, e la Derringer è pronta. Usala contro Bob: peschi anche una carta.
page-advice-swap = Metti in prima linea Dalon Ranger: con il Cinturone non c'è limite di BANG!.
page-advice-duel-rear = La Winchester è l'unico BANG! che arriva alle retrovie senza Mirino. Spara a Pearl Hat.
page-advice-duel-front = Grazie al Cinturone puoi sparare ancora. Basta un colpo.
page-advice-roles-shoot = Tocca a te. Bob ed Eve sono a portata. Chi ha sparato allo Sceriffo?
page-advice-sheriff-beer = Prima recupera un punto vita: bevi la Birra.
page-advice-sheriff-jail = Willy the Kid può sparare quanto vuole. Metti Bob in Prigione: se non scopre una carta di cuori, perde il turno.
page-advice-sheriff-end = Tieni il Mancato! per difenderti e finisci il turno.
page-advice-sheriff-missed = Eve ti spara. È per questo che hai tenuto il Mancato!.
page-advice-deputy-panic = Con la Volcanic Bob sparerebbe allo Sceriffo più volte. Prendila con Panico!: Bob è a distanza 1.
page-advice-deputy-volcanic = Ora usala tu: gioca la Volcanic.
page-advice-deputy-shoot = Con la Volcanic in gioco non c'è limite. Spara a Bob.
page-advice-deputy-again = Ancora una volta: chi elimina un Fuorilegge pesca tre carte.
page-advice-outlaw-mustang = Il Mustang allontana Cid di uno. Scartalo con Cat Balou, che arriva a qualsiasi distanza.
page-advice-outlaw-weapon = Ora Cid è a distanza 2. La Schofield arriva fin lì.
page-advice-outlaw-shoot = Ora spara allo Sceriffo.
page-advice-renegade-outlaw = Prima il Fuorilegge: finché c'è Cid, lo Sceriffo deve vivere. E peschi tre carte.
page-advice-renegade-volcanic = Il limite è un BANG! per turno, ma non con una Volcanic.
page-advice-renegade-sheriff = Ora resta solo lo Sceriffo, e nessuna Birra può aiutare.

## About

page-about =
    .what = Boot Hill è un motore di regole e un tavolo per i giochi di carte della famiglia di BANG!: il gioco classico e Dodge City, con o senza carte evento, e il Duello. Segue fedelmente i regolamenti, e ogni regola ha un numero.
    .trademark = BANG! è un marchio del rispettivo proprietario. Boot Hill è un progetto non ufficiale di appassionati del gioco; non è affiliato all'editore, né sostenuto da lui o a lui collegato. I nomi di carte e personaggi servono solo a indicare il gioco.
    .licence = Codice: MIT. Testi delle regole e disegni: CC BY-SA 4.0. Caratteri Bevan e Zilla Slab: SIL Open Font License 1.1.
    .fair = Ogni partita si può verificare: l'hash del suo seed si vede prima della partita, il seed stesso dopo.
    .private = Non ci sono account. Il tuo nome, la tua lingua, le tue note e le chiavi dei tuoi posti restano in questo browser. Niente viene caricato da altri server.
    .api = API per programmi
