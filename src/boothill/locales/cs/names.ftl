# Glossary. Printed names (names.csv) are never declined: put "karta", "hráč", "postava" before them, which are.
#
# life point     život                     to regain / lose   získat zpět / ztratit
#                (with a number: "ztratit život" alone is to die)
# shot           výstřel (na hráče)        to miss            minout
# hit (Duel)     zásah (postavy)           to avoid a hit     vyhnout se zásahu
# hit card       karta zásahu              to cancel          zrušit
# reach          dostřel                   distance           vzdálenost
# to draw        líznout si                draw!              zkouška (otočit na zkoušku)
# reveal (Duel)  odhalit                   reload (Duel)      nabít
# to play        zahrát                    to lay             vyložit
# discard        odhodit                   discard pile       odhazovací hromádka
# in play        ve hře                    before somebody    před hráčem
# gear (Duel)    vybavení                  beside             u postavy
# front / rear   aktivní postava / záložní postava            marker   ukazatel
# swap           výměna                    reserve            rezerva
# turn, phase    tah, fáze                 deck               balíček
# move           krok                      lucky, no luck     štěstí, smůla
# hand           ruka                      eliminated         vypadává ze hry
# ability        schopnost                 effect             účinek
#
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
    [reader] tvoje strana
   *[other] strana hráče { $seat }
}
hand = { $whose ->
    [reader] tvoje ruka
   *[other] ruka hráče { $seat }
}
