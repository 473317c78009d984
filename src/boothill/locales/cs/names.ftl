# Glossary: the words of the printed boxes. [D] is what the Duel says, where it says it otherwise; ask with $box there.
#
# life point     život (with a number: "ztratit život" alone is to die)
# to regain / lose   získat zpět / ztratit [D] vyléčit si
# to draw        dobrat si, vzít si        draw!              táhnout si kartu   [D] odhalit (reveal)
# discard pile   odkládací hromádka        [D] odhazovací balíček
# deck           balíček                   [D] dobírací balíček
# eliminated     vyřazen, vypadává ze hry  [D] postava je vyřazena
# shot           střela (na někoho)        to miss            minout
# hit            zásah (postavy)           to avoid a hit     vyhnout se zásahu
# hit card       karta zásahu              to cancel          zrušit
# reach          dosah                     distance           vzdálenost
# to play        zahrát                    to lay             vyložit
# discard        odhodit                   in play            ve hře
# in front of    před hráčem               beside (Duel)      u postavy
# gear (Duel)    vybavení                  reload (Duel)      nabít
# front / rear   aktivní postava / záložní postava            marker   žeton AP
# swap           výměna                    reserve            rezerva
# turn           kolo                      [D] tah            phase    fáze      move   krok
# lucky, no luck povedlo se, smůla         hand               ruka
# ability        schopnost                 effect             efekt
#
# Names of cards and characters are declined: { $card-gen }, { $card-acc }, { $card-ins }, { $card-loc } are the forms of
# data/cards/cases.csv. Names of people never are: put them after a preposition or make them the subject.
# Nobody's gender is known: the present tense, or nobody as the subject.

# What a card of the Duel shows besides its name: whose deck it is from, and its symbol.

sign = ({ $back ->
        [law] zákon
       *[outlaws] bandité
    }, { $symbol ->
        [barrel] barel
        [snake] had
        [dynamite] dynamit
       *[horseshoe] podkova
    })

# How a character is named where a player leads several: by its name and whose it is.

figure = { $whose ->
    [reader] { $name } (ty)
   *[other] { $name } ({ $seat })
}
side = { $whose ->
    [reader] { $case ->
        [acc] tvou stranu
       *[other] tvoje strana
    }
   *[other] { $case ->
        [acc] stranu { $seat }
       *[other] strana { $seat }
    }
}
hand = { $whose ->
    [reader] { $case ->
        [acc] tvou ruku
       *[other] tvoje ruka
    }
   *[other] { $case ->
        [acc] ruku { $seat }
       *[other] ruka { $seat }
    }
}
