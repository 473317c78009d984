# Glossary. Printed names (names.csv) are never declined: put "karta", "gracz", "postać" before them, which are.
#
# life point     punkt życia               to regain / lose   odzyskać / stracić
# shot           strzał (do gracza)        to miss            chybić
# hit (Duel)     trafienie (w postać)      to avoid a hit     uniknąć trafienia
# hit card       karta trafienia           to cancel          anulować
# reach          zasięg                    distance           odległość
# to draw        dobrać                    draw!              próba (odkryć na próbę)
# reveal (Duel)  odsłonić                  reload (Duel)      przeładować
# to play        zagrać                    to lay             wyłożyć
# discard        odrzucić                  discard pile       stos kart odrzuconych
# in play        w grze                    before somebody    przed graczem
# gear (Duel)    wyposażenie               beside             przy postaci
# front / rear   aktywna postać / postać w odwodzie           marker   znacznik
# swap           zamiana                   reserve            rezerwa
# turn, phase    tura, faza                deck               talia
# move           ruch                      lucky, no luck     szczęście, pech
# hand           ręka                      eliminated         odpada z gry
# ability        zdolność                  effect             efekt
#
# Nobody's gender is known: the present tense, or nobody as the subject.

# What a card of the Duel shows besides its name: whose deck it is from, and its symbol.

sign = ({ $back ->
        [law] prawo
       *[outlaws] bandyci
    }, { $symbol ->
        [barrel] beczka
        [snake] wąż
        [dynamite] dynamit
       *[horseshoe] podkowa
    })

# How a character is named where a player leads several: by its name and whose it is.

figure = { $whose ->
    [reader] { $name } (ty)
   *[other] { $name } ({ $seat })
}
side = { $whose ->
    [reader] twoja strona
   *[other] strona gracza { $seat }
}
hand = { $whose ->
    [reader] twoja ręka
   *[other] ręka gracza { $seat }
}
