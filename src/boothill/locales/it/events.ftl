# What happened, one message for each kind of event; its forms are attributes.
# A form with `due` at the end is how the Duel tells it, where a player leads several characters.
#
# $seat   who did it, or to whom it happened      $you   actor: the reader is $seat; other: the reader is $other;
# $other  at whom, from whom, through whom               nobody: the reader is neither
# $card, $cards   the card, all cards             $count how many cards
# $who    a character and whose it is, or else the hand or the side aimed at
# $name   the card, character or role named       $key   the same, or else the card, as a key: barrel, outlaw ...
# $n      a number: of life points, of cards, of Missed! effects still needed

turn = { $you ->
    [actor] Tocca a te
   *[nobody] Turno di { $seat }
}

drew = { $you ->
    [actor] Peschi { $cards }.
   *[nobody] { $seat } pesca { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }

played = { $you ->
    [actor] Giochi { $card }.
   *[nobody] { $seat } gioca { $card }.
}
    .down = { $you ->
        [actor] Metti { $card } davanti a te.
       *[nobody] { $seat } mette in gioco { $card }.
    }
    .later = { $you ->
        [actor] Metti { $card } davanti a te, da usare più tardi.
       *[nobody] { $seat } mette in gioco { $card }, da usare più tardi.
    }
    .at = { $key ->
        [gift] { $you ->
            [actor] Giochi { $card } per { $other }.
            [other] { $seat } gioca { $card } per te.
           *[nobody] { $seat } gioca { $card } per { $other }.
        }
       *[other] { $you ->
            [actor] Giochi { $card } contro { $other }.
            [other] { $seat } gioca { $card } contro di te.
           *[nobody] { $seat } gioca { $card } contro { $other }.
        }
    }
    .self = { $key ->
        [gift] { $you ->
            [actor] Giochi { $card } per te.
           *[nobody] { $seat } gioca { $card } per sé.
        }
       *[other] { $you ->
            [actor] Giochi { $card } su di te.
           *[nobody] { $seat } gioca { $card } su di sé.
        }
    }
    .as = { $you ->
        [actor] Giochi { $card } come { $name }.
       *[nobody] { $seat } gioca { $card } come { $name }.
    }
    .as-at = { $you ->
        [actor] Giochi { $card } come { $name } contro { $other }.
        [other] { $seat } gioca { $card } come { $name } contro di te.
       *[nobody] { $seat } gioca { $card } come { $name } contro { $other }.
    }
    .at-due = { $you ->
        [actor] Giochi { $card } contro { $who }.
       *[nobody] { $seat } gioca { $card } contro { $who }.
    }
    .self-due = { $key ->
        [water] { $you ->
            [actor] Giochi { $card } sul tuo schieramento.
           *[nobody] { $seat } gioca { $card } sul proprio schieramento.
        }
       *[other] { $you ->
            [actor] Giochi { $card } per { $who }.
           *[nobody] { $seat } gioca { $card } per { $who }.
        }
    }
    .as-at-due = { $you ->
        [actor] Giochi { $card } come { $name } contro { $who }.
       *[nobody] { $seat } gioca { $card } come { $name } contro { $who }.
    }

laid = { $you ->
    [actor] Ora hai davanti { $card }.
   *[nobody] { $seat } ora ha davanti { $card }.
}
    .due = { $who } ora ha accanto { $card }.

used = { $you ->
    [actor] Usi { $name }.
   *[nobody] { $seat } usa { $name }.
}
    .at = { $you ->
        [actor] Usi { $card } contro { $other }.
        [other] { $seat } usa { $card } contro di te.
       *[nobody] { $seat } usa { $card } contro { $other }.
    }
    .self = { $you ->
        [actor] Usi { $card } su di te.
       *[nobody] { $seat } usa { $card } su di sé.
    }
    .ability = { $you ->
        [actor] Usi la tua abilità di { $name }.
       *[nobody] { $seat } usa l'abilità di { $name }.
    }
    .ability-due = { $you ->
        [actor] Usi l'abilità di { $name }.
       *[nobody] { $seat } usa l'abilità di { $name }.
    }

discarded = { $you ->
    [actor] Scarti { $cards }.
   *[nobody] { $seat } scarta { $cards }.
}

removed = { $you ->
    [actor] La tua carta { $card } finisce negli scarti.
   *[nobody] { $card } di { $seat } finisce negli scarti.
}
    .due = { $card } di { $who } finisce negli scarti.

offered = { $you ->
    [actor] { $name }: estrai! e scopri { $cards }; scegli tu quale vale.
   *[nobody] { $name }: { $seat } estrae!, scopre { $cards } e sceglie quale vale.
}
    .due = { $you ->
        [actor] { $name }: si rivelano { $cards }; scegli tu quale vale.
       *[nobody] { $name }: si rivelano { $cards }; { $seat } sceglie quale vale.
    }

turned-up = { $key ->
    [peyote] { $you ->
        [actor] Scopri { $card }: sbagliato.
       *[nobody] { $seat } scopre { $card }: sbagliato.
    }
   *[other] { $you ->
        [actor] { $name }: estrai! { $card }. Niente da fare.
       *[nobody] { $name }: { $seat } estrae! { $card }. Niente da fare.
    }
}
    .met = { $you ->
        [actor] { $name }: estrai! { $card }. Che fortuna!
       *[nobody] { $name }: { $seat } estrae! { $card }. Che fortuna!
    }
    .spared = { $key ->
        [dynamite] { $you ->
            [actor] Dinamite: estrai! { $card }. Non esplode.
           *[nobody] Dinamite: { $seat } estrae! { $card }. Non esplode.
        }
       *[other] { $you ->
            [actor] { $name }: estrai! { $card }. Che fortuna!
           *[nobody] { $name }: { $seat } estrae! { $card }. Che fortuna!
        }
    }
    .struck = { $key ->
        [dynamite] { $you ->
            [actor] Dinamite: estrai! { $card }. Esplode!
           *[nobody] Dinamite: { $seat } estrae! { $card }. Esplode!
        }
       *[other] { $you ->
            [actor] { $name }: estrai! { $card }. Niente da fare.
           *[nobody] { $name }: { $seat } estrae! { $card }. Niente da fare.
        }
    }
    .due = { $you ->
        [actor] { $name }: riveli { $card }. Non è il simbolo giusto.
       *[nobody] { $name }: { $seat } rivela { $card }. Non è il simbolo giusto.
    }
    .met-due = { $you ->
        [actor] { $name }: riveli { $card }. È il simbolo giusto!
       *[nobody] { $name }: { $seat } rivela { $card }. È il simbolo giusto!
    }
    .spared-due = { $you ->
        [actor] { $name }: riveli { $card }. Non è il simbolo giusto.
       *[nobody] { $name }: { $seat } rivela { $card }. Non è il simbolo giusto.
    }
    .struck-due = { $you ->
        [actor] { $name }: riveli { $card }. È il simbolo giusto!
       *[nobody] { $name }: { $seat } rivela { $card }. È il simbolo giusto!
    }

no-card-left = { $you ->
    [actor] { $name }: dovresti estrarre!, ma non ci sono più carte: niente da fare.
   *[nobody] { $name }: { $seat } dovrebbe estrarre!, ma non ci sono più carte: niente da fare.
}
    .due = { $you ->
        [actor] { $name }: dovresti rivelare, ma non ci sono più carte.
       *[nobody] { $name }: { $seat } dovrebbe rivelare, ma non ci sono più carte.
    }

missed = { $you ->
    [actor] Il colpo contro di te va a vuoto.
    [other] Il tuo colpo contro { $seat } va a vuoto.
   *[nobody] Il colpo contro { $seat } va a vuoto.
}
    .more = { $you ->
        [actor] { $n ->
            [one] Ti serve ancora un Mancato! per annullare il colpo.
           *[other] Ti servono ancora { $n } Mancato! per annullare il colpo.
        }
       *[nobody] { $n ->
            [one] { $seat } ha ancora bisogno di un Mancato! per annullare il colpo.
           *[other] { $seat } ha ancora bisogno di { $n } Mancato! per annullare il colpo.
        }
    }
    .due = Il colpo contro { $who } va a vuoto.

passed = { $key ->
    [identity] { $you ->
        [actor] Tieni il tuo personaggio.
       *[nobody] { $seat } tiene il suo personaggio.
    }
   *[other] { $you ->
        [actor] Non rispondi.
       *[nobody] { $seat } non risponde.
    }
}

lost-life = { $you ->
    [actor] { $n ->
        [one] Perdi un punto vita.
       *[other] Perdi { $n } punti vita.
    }
   *[nobody] { $n ->
        [one] { $seat } perde un punto vita.
       *[other] { $seat } perde { $n } punti vita.
    }
}
    .by = { $you ->
        [actor] { $n ->
            [one] Perdi un punto vita per mano di { $other }.
           *[other] Perdi { $n } punti vita per mano di { $other }.
        }
        [other] { $n ->
            [one] { $seat } perde un punto vita per mano tua.
           *[other] { $seat } perde { $n } punti vita per mano tua.
        }
       *[nobody] { $n ->
            [one] { $seat } perde un punto vita per mano di { $other }.
           *[other] { $seat } perde { $n } punti vita per mano di { $other }.
        }
    }
    .due = { $who } perde un punto vita.
    .by-due = { $who } perde un punto vita.

averted = { $you ->
    [actor] { $n ->
        [one] Eviti la perdita di un punto vita.
       *[other] Eviti la perdita di { $n } punti vita.
    }
   *[nobody] { $n ->
        [one] { $seat } evita la perdita di un punto vita.
       *[other] { $seat } evita la perdita di { $n } punti vita.
    }
}

gained-life = { $you ->
    [actor] { $n ->
        [one] Recuperi un punto vita.
       *[other] Recuperi { $n } punti vita.
    }
   *[nobody] { $n ->
        [one] { $seat } recupera un punto vita.
       *[other] { $seat } recupera { $n } punti vita.
    }
}
    .due = { $n ->
        [one] { $who } recupera un punto vita.
       *[other] { $who } recupera { $n } punti vita.
    }

fell = { $you ->
    [actor] Non hai più punti vita.
   *[nobody] { $seat } non ha più punti vita.
}

out = { $you ->
    [actor] Sei fuori dal gioco. Il tuo ruolo: { $name }.
   *[nobody] { $seat } è fuori dal gioco. Ruolo: { $name }.
}
    .by = { $you ->
        [actor] { $other } ti elimina. Il tuo ruolo: { $name }.
        [other] Hai eliminato { $seat }. Ruolo: { $name }.
       *[nobody] { $other } elimina { $seat }. Ruolo: { $name }.
    }
    .due = { $who } è fuori dal gioco.

reward = { $you ->
    [actor] { $n ->
        [one] Ricevi una carta per l'eliminazione di { $other }.
       *[other] Ricevi { $n } carte per l'eliminazione di { $other }.
    }
    [other] { $n ->
        [one] { $seat } riceve una carta per la tua eliminazione.
       *[other] { $seat } riceve { $n } carte per la tua eliminazione.
    }
   *[nobody] { $n ->
        [one] { $seat } riceve una carta per l'eliminazione di { $other }.
       *[other] { $seat } riceve { $n } carte per l'eliminazione di { $other }.
    }
}

penalty = { $you ->
    [actor] Hai eliminato un tuo Vice e perdi tutte le carte.
   *[nobody] { $seat } ha eliminato un Vice e perde tutte le carte.
}

stole = { $you ->
    [actor] Prendi { $cards } dalla mano di { $other }.
    [other] { $seat } prende { $cards } dalla tua mano.
   *[nobody] { $seat } prende { $cards } dalla mano di { $other }.
}
    .unseen = { $count ->
        [one] { $seat } prende una carta dalla mano di { $other }.
       *[other] { $seat } prende { $count } carte dalla mano di { $other }.
    }

took = { $you ->
    [actor] Prendi { $card }.
   *[nobody] { $seat } prende { $card }.
}
    .from = { $you ->
        [actor] Prendi { $card } dalle carte in gioco di { $other }.
        [other] { $seat } prende { $card } dalle tue carte in gioco.
       *[nobody] { $seat } prende { $card } dalle carte in gioco di { $other }.
    }
    .pile = { $you ->
        [actor] Prendi { $card } dagli scarti.
       *[nobody] { $seat } prende { $card } dagli scarti.
    }
    .from-due = { $you ->
        [actor] Prendi { $card } dall'equipaggiamento di { $who }.
       *[nobody] { $seat } prende { $card } dall'equipaggiamento di { $who }.
    }

store = All'Emporio: { $cards }.

showed = { $key ->
    [peyote] { $you ->
        [actor] Scopri { $card }: giusto! Prendi la carta.
       *[nobody] { $seat } scopre { $card }: giusto! { $seat } prende la carta.
    }
   *[other] { $you ->
        [actor] Peschi { $card } e mostri la carta.
       *[nobody] { $seat } pesca { $card } e mostra la carta.
    }
}

looked = { $you ->
    [actor] Guardi le prime carte del mazzo: { $cards }.
   *[nobody] { $seat } guarda le prime carte del mazzo: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } guarda la prima carta del mazzo.
       *[other] { $seat } guarda le prime { $count } carte del mazzo.
    }
    .pile = { $you ->
        [actor] Guardi che cosa c'è in cima agli scarti: { $cards }.
       *[nobody] { $seat } guarda che cosa c'è in cima agli scarti: { $cards }.
    }

kept = { $you ->
    [actor] Tieni { $cards }.
   *[nobody] { $seat } tiene { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } tiene una carta.
       *[other] { $seat } tiene { $count } carte.
    }

put-back = { $you ->
    [actor] Rimetti { $cards } in cima al mazzo.
   *[nobody] { $seat } rimette { $cards } in cima al mazzo.
}
    .unseen = { $count ->
        [one] { $seat } rimette una carta in cima al mazzo.
       *[other] { $seat } rimette { $count } carte in cima al mazzo.
    }

reshuffled = Il mazzo è finito: gli scarti vengono mescolati e diventano il nuovo mazzo.
    .due = Gli scarti vengono mescolati e diventano il mazzo comune.

passed-on = { $you ->
    [actor] Passi { $card }: ora ce l'ha { $other }.
    [other] { $seat } ti passa { $card }.
   *[nobody] { $seat } passa { $card }: ora ce l'ha { $other }.
}
    .due = { $card } passa all'altro schieramento: ora ce l'ha { $who }.

free = { $you ->
    [actor] Esci di prigione; la Prigione viene scartata.
   *[nobody] { $seat } esce di prigione; la Prigione viene scartata.
}

jailed = { $you ->
    [actor] Per questo turno resti in prigione.
   *[nobody] Per questo turno { $seat } resta in prigione.
}

ability = { $you ->
    [actor] Usi la tua abilità di { $name }.
   *[nobody] { $seat } usa l'abilità di { $name }.
}
    .at = { $you ->
        [actor] Usi la tua abilità di { $name } contro { $other }.
        [other] { $seat } usa l'abilità di { $name } contro di te.
       *[nobody] { $seat } usa l'abilità di { $name } contro { $other }.
    }
    .self = { $you ->
        [actor] Usi la tua abilità di { $name } su di te.
       *[nobody] { $seat } usa l'abilità di { $name }.
    }
    .card = { $you ->
        [actor] { $name } ha effetto per te.
       *[nobody] { $name } ha effetto per { $seat }.
    }
    .card-at = { $you ->
        [other] { $name } ha effetto contro di te.
       *[nobody] { $name } ha effetto contro { $other }.
    }
    .due = { $you ->
        [actor] Usi l'abilità di { $name }.
       *[nobody] { $seat } usa l'abilità di { $name }.
    }
    .at-due = { $you ->
        [actor] Usi l'abilità di { $name } contro { $who }.
       *[nobody] { $seat } usa l'abilità di { $name } contro { $who }.
    }
    .self-due = { $you ->
        [actor] Usi l'abilità di { $name } per { $who }.
       *[nobody] { $seat } usa l'abilità di { $name } per { $who }.
    }
    .card-at-due = { $name } ha effetto contro { $who }.
    .event = { $you ->
        [actor] Usi l'evento { $name }.
       *[nobody] { $seat } usa l'evento { $name }.
    }
    .event-at = { $key ->
        [blood-brothers] { $you ->
            [actor] Usi l'evento { $name } per { $other }.
            [other] { $seat } usa l'evento { $name } per te.
           *[nobody] { $seat } usa l'evento { $name } per { $other }.
        }
       *[other] { $you ->
            [actor] Usi l'evento { $name } contro { $other }.
            [other] { $seat } usa l'evento { $name } contro di te.
           *[nobody] { $seat } usa l'evento { $name } contro { $other }.
        }
    }

copied = { $you ->
    [actor] Hai l'abilità di { $name } finché non peschi di nuovo.
   *[nobody] { $seat } ha l'abilità di { $name } fino alla sua prossima fase di pesca.
}

paid-life = { $you ->
    [actor] { $n ->
        [one] Rinunci a un punto vita.
       *[other] Rinunci a { $n } punti vita.
    }
   *[nobody] { $n ->
        [one] { $seat } rinuncia a un punto vita.
       *[other] { $seat } rinuncia a { $n } punti vita.
    }
}

no-effect = { $you ->
    [other] { $card } non ha effetto su di te.
   *[nobody] { $card } non ha effetto su { $other }.
}

won = { $key ->
    [law] Vince la Legge: lo Sceriffo e i Vice.
    [outlaws] Vincono i Fuorilegge.
    [renegade] Il Rinnegato vince da solo.
   *[other] Ha vinto { $name }.
}
    .alone = { $you ->
        [actor] Vinci tu.
       *[nobody] Vince { $seat }.
    }
    .due = { $key ->
        [law] Vince la Legge.
       *[outlaws] Vincono i Fuorilegge.
    }

dead = { $key ->
    [no-card-comes] Non vince nessuno: non ci sono più carte da pescare e per un giro intero non è cambiato nulla.
    [repeated] Non vince nessuno: non restano quasi più carte da pescare e la stessa situazione si presenta per la terza volta.
   *[no-elimination] Non vince nessuno: da { $n } giri nessuno viene eliminato.
}

entered = { $who } entra in gioco.

swapped-places = { $you ->
    [actor] Sposti il segnalino: { $who } ora è in prima linea.
   *[nobody] { $seat } sposta il segnalino: { $who } ora è in prima linea.
}

own-deck-gone = { $you ->
    [actor] Il tuo mazzo è finito; d'ora in poi peschi dal mazzo comune.
   *[nobody] Il mazzo di { $seat } è finito; d'ora in poi { $seat } pesca dal mazzo comune.
}

turned-over = { $n ->
    [0] Si scopre l'ultimo evento: { $name }. { $does }
   *[other] Si scopre un evento: { $name }. { $does }
}

returned = { $you ->
    [actor] { $name }: torni in gioco con { $n } punti vita.
   *[nobody] { $name }: { $seat } torna in gioco con { $n } punti vita.
}
    .ghost = { $you ->
        [actor] { $name }: torni per questo turno come fantasma.
       *[nobody] { $name }: { $seat } torna per questo turno come fantasma.
    }

became = { $you ->
    [actor] D'ora in poi sei { $name }, con { $n } punti vita.
   *[nobody] D'ora in poi { $seat } è { $name }, con { $n } punti vita.
}

showed-held = { $you ->
    [actor] Mostri { $card }: se puoi, devi giocare la carta.
   *[nobody] { $seat } mostra { $card }: se possibile, la carta va giocata.
}

put-on-deck = { $you ->
    [actor] Metti in cima al mazzo, coperta, la carta { $card }.
   *[nobody] { $seat } mette in cima al mazzo, coperta, la carta { $card }.
}
    .unseen = { $seat } mette una carta coperta in cima al mazzo.

chose = { $key ->
    [red] { $you ->
        [actor] Dici: rossa.
       *[nobody] { $seat } dice: rossa.
    }
    [black] { $you ->
        [actor] Dici: nera.
       *[nobody] { $seat } dice: nera.
    }
   *[other] { $you ->
        [actor] Nomini { $name }.
       *[nobody] { $seat } nomina { $name }.
    }
}

by-ability = { $name }: { $line }
