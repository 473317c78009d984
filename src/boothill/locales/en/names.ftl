# What a card of the Duel shows besides its name: whose deck it is from, and its symbol.

sign = ({ $back ->
        [law] law
       *[outlaws] outlaws
    } { $symbol ->
        [barrel] barrel
        [snake] snake
        [dynamite] dynamite
       *[horseshoe] horseshoe
    })

# How a character is named where a player leads several: by its name and whose it is.

figure = { $whose ->
    [reader] { $name } (yours)
   *[other] { $name } ({ $seat })
}
side = { $whose ->
    [reader] your side
   *[other] { $seat }'s side
}
hand = { $whose ->
    [reader] your hand
   *[other] { $seat }'s hand
}
