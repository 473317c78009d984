# Termini di questa traduzione. Nomi di carte, personaggi e ruoli: come stampati, vedi data/cards.
#
# life point       punto vita                      shot, hit        colpo; hit card: carta colpo
# lose, regain     perdere, recuperare             cancel (a shot)  annullare; nel Duello: mandare a vuoto
# draw             pescare                         draw!            estrarre! (con il punto esclamativo)
# turn over        scoprire                        reveal           rivelare (Duello)
# discard          scartare                        discard pile     scarti
# deck             mazzo                           common deck      mazzo comune
# in play          in gioco                        lay              mettere davanti a sé, mettere in gioco
# distance         distanza                        reach            portata
# eliminated       fuori dal gioco; eliminare qualcuno
# equipment, gear  equipaggiamento                 use              usare
# front, rear      personaggio in prima linea, nelle retrovie; alone: unico personaggio
# law, outlaws     la Legge, i Fuorilegge          side             schieramento
# opponent         avversario                      owner            chi lo guida
# marker           segnalino                       swap             scambiare
# reload           ricaricare                      reserve          riserva
# watch, spectator guardare, spettatori            seat             posto
# host             host                            message (chat)   messaggio
#
# Si dà del tu. Chi gioca non ha genere: niente participi né pronomi accordati con i nomi in $seat e $other.

# What a card of the Duel shows besides its name: whose deck it is from, and its symbol.

sign = ({ $back ->
        [law] Legge
       *[outlaws] Fuorilegge
    }, { $symbol ->
        [barrel] barile
        [snake] serpente
        [dynamite] dinamite
       *[horseshoe] ferro di cavallo
    })

# How a character is named where a player leads several: by its name and whose it is.

figure = { $whose ->
    [reader] { $name } (tu)
   *[other] { $name } ({ $seat })
}
side = { $whose ->
    [reader] il tuo schieramento
   *[other] lo schieramento di { $seat }
}
hand = { $whose ->
    [reader] la tua mano
   *[other] la mano di { $seat }
}
