# Glossary: the words of the printed boxes. [D] is what the Duel says, where it says it otherwise; ask with $box there.
#
# life point     punkt żywotności          [D] punkt życia
# character      bohater                   [D] postać
# ability        zdolność                  [D] umiejętność
# draw!          sprawdzić Poker!          [D] odsłonić (reveal)
# gear           karta przed graczem       [D] ekwipunek, przy postaci
# to regain / lose   odzyskać / stracić    to draw            dobrać
# shot           strzał (do kogoś)         to miss            chybić
# hit            trafienie                 to avoid a hit     uniknąć trafienia
# hit card       karta trafienia           to cancel          anulować
# reach and distance   zasięg              at any distance    bez względu na zasięg
# to play        zagrać                    to lay             wyłożyć
# discard        odrzucić                  discard pile       stos kart odrzuconych
# in play        w grze                    in front of        przed graczem
# front / rear   aktywna postać / postać w odwodzie           marker   żeton AP
# swap           zamiana                   reserve            rezerwa
# reload         przeładować               deck               talia
# turn, phase    tura, faza                move               ruch
# lucky, no luck udało się, pech           eliminated         wyeliminowany, odpada z gry
# hand           ręka                      effect             efekt
# edition        edycja                    rule               zasada
#
# Names of cards and characters are declined: { $card-gen }, { $card-acc }, { $card-ins }, { $card-loc } are the forms of
# data/cards/cases.csv. Names of people never are: put them after a preposition or make them the subject.
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
    [reader] { $case ->
        [acc] twoją stronę
       *[other] twoja strona
    }
   *[other] { $case ->
        [acc] stronę { $seat }
       *[other] strona { $seat }
    }
}
hand = { $whose ->
    [reader] { $case ->
        [acc] twoją rękę
       *[other] twoja ręka
    }
   *[other] { $case ->
        [acc] rękę { $seat }
       *[other] ręka { $seat }
    }
}
