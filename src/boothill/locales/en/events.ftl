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
    [actor] Your turn
   *[nobody] { $seat }'s turn
}

drew = { $you ->
    [actor] You draw { $cards }.
   *[nobody] { $seat } draws { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }

played = { $you ->
    [actor] You play { $card }.
   *[nobody] { $seat } plays { $card }.
}
    .down = { $you ->
        [actor] You place { $card } in front of you.
       *[nobody] { $seat } puts { $card } into play.
    }
    .later = { $you ->
        [actor] You place { $card } in front of you, to use later.
       *[nobody] { $seat } puts { $card } into play, to use later.
    }
    .at = { $key ->
        [gift] { $you ->
            [actor] You play { $card } for { $other }.
            [other] { $seat } plays { $card } for you.
           *[nobody] { $seat } plays { $card } for { $other }.
        }
       *[other] { $you ->
            [actor] You play { $card } against { $other }.
            [other] { $seat } plays { $card } against you.
           *[nobody] { $seat } plays { $card } against { $other }.
        }
    }
    .self = { $key ->
        [gift] { $you ->
            [actor] You play { $card } for yourself.
           *[nobody] { $seat } plays { $card } for themselves.
        }
       *[other] { $you ->
            [actor] You play { $card } on yourself.
           *[nobody] { $seat } plays { $card } on themselves.
        }
    }
    .as = { $you ->
        [actor] You play { $card } as a { $name }.
       *[nobody] { $seat } plays { $card } as a { $name }.
    }
    .as-at = { $you ->
        [actor] You play { $card } as a { $name } against { $other }.
        [other] { $seat } plays { $card } as a { $name } against you.
       *[nobody] { $seat } plays { $card } as a { $name } against { $other }.
    }
    .at-due = { $you ->
        [actor] You play { $card } against { $who }.
       *[nobody] { $seat } plays { $card } against { $who }.
    }
    .self-due = { $key ->
        [water] { $you ->
            [actor] You play { $card } on your own side.
           *[nobody] { $seat } plays { $card } on their own side.
        }
       *[other] { $you ->
            [actor] You play { $card } on { $who }.
           *[nobody] { $seat } plays { $card } on { $who }.
        }
    }
    .as-at-due = { $you ->
        [actor] You play { $card } as a { $name } against { $who }.
       *[nobody] { $seat } plays { $card } as a { $name } against { $who }.
    }

laid = { $you ->
    [actor] { $card } is now in front of you.
   *[nobody] { $card } is now in front of { $seat }.
}
    .due = { $card } is now beside { $who }.

used = { $you ->
    [actor] You use { $name }.
   *[nobody] { $seat } uses { $name }.
}
    .at = { $you ->
        [actor] You use { $card } against { $other }.
        [other] { $seat } uses { $card } against you.
       *[nobody] { $seat } uses { $card } against { $other }.
    }
    .self = { $you ->
        [actor] You use { $card } on yourself.
       *[nobody] { $seat } uses { $card } on themselves.
    }
    .ability = { $you ->
        [actor] You use your { $name } ability.
       *[nobody] { $seat } uses { $name }'s ability.
    }
    .ability-due = { $you ->
        [actor] You use { $name }'s ability.
       *[nobody] { $seat } uses { $name }'s ability.
    }

discarded = { $you ->
    [actor] You discard { $cards }.
   *[nobody] { $seat } discards { $cards }.
}

removed = { $you ->
    [actor] { $card } in front of you is discarded.
   *[nobody] { $card } in front of { $seat } is discarded.
}
    .due = { $card } beside { $who } is discarded.

offered = { $you ->
    [actor] You draw! for the { $name } and turn over { $cards }; you choose which one counts.
   *[nobody] { $seat } draws! for the { $name } and turns over { $cards }, then chooses which one counts.
}
    .due = { $you ->
        [actor] A reveal for the { $name }: { $cards }; you choose which one counts.
       *[nobody] A reveal for the { $name }: { $cards }; { $seat } chooses which one counts.
    }

turned-up = { $key ->
    [peyote] { $you ->
        [actor] You turn over { $card }: wrong.
       *[nobody] { $seat } turns over { $card }: wrong.
    }
   *[other] { $you ->
        [actor] You draw! for the { $name }: { $card }. No luck.
       *[nobody] { $seat } draws! for the { $name }: { $card }. No luck.
    }
}
    .met = { $you ->
        [actor] You draw! for the { $name }: { $card }. Lucky!
       *[nobody] { $seat } draws! for the { $name }: { $card }. Lucky!
    }
    .spared = { $key ->
        [dynamite] { $you ->
            [actor] You draw! for the Dynamite: { $card }. It does not explode.
           *[nobody] { $seat } draws! for the Dynamite: { $card }. It does not explode.
        }
       *[other] { $you ->
            [actor] You draw! for the { $name }: { $card }. Lucky!
           *[nobody] { $seat } draws! for the { $name }: { $card }. Lucky!
        }
    }
    .struck = { $key ->
        [dynamite] { $you ->
            [actor] You draw! for the Dynamite: { $card }. It explodes!
           *[nobody] { $seat } draws! for the Dynamite: { $card }. It explodes!
        }
       *[other] { $you ->
            [actor] You draw! for the { $name }: { $card }. No luck.
           *[nobody] { $seat } draws! for the { $name }: { $card }. No luck.
        }
    }
    .due = { $you ->
        [actor] You reveal for the { $name }: { $card }. Not the right symbol.
       *[nobody] { $seat } reveals for the { $name }: { $card }. Not the right symbol.
    }
    .met-due = { $you ->
        [actor] You reveal for the { $name }: { $card }. The right symbol!
       *[nobody] { $seat } reveals for the { $name }: { $card }. The right symbol!
    }
    .spared-due = { $you ->
        [actor] You reveal for the { $name }: { $card }. Not the right symbol.
       *[nobody] { $seat } reveals for the { $name }: { $card }. Not the right symbol.
    }
    .struck-due = { $you ->
        [actor] You reveal for the { $name }: { $card }. The right symbol!
       *[nobody] { $seat } reveals for the { $name }: { $card }. The right symbol!
    }

no-card-left = { $you ->
    [actor] You would draw! for the { $name }, but there is no card left: no luck.
   *[nobody] { $seat } would draw! for the { $name }, but there is no card left: no luck.
}
    .due = { $you ->
        [actor] You would reveal for the { $name }, but there is no card left.
       *[nobody] { $seat } would reveal for the { $name }, but there is no card left.
    }

missed = { $you ->
    [actor] The shot misses you.
    [other] Your shot misses { $seat }.
   *[nobody] The shot misses { $seat }.
}
    .more = { $you ->
        [actor] You need { $n } more Missed! to cancel the shot.
       *[nobody] { $seat } needs { $n } more Missed! to cancel the shot.
    }
    .due = The hit on { $who } is avoided.

passed = { $key ->
    [identity] { $you ->
        [actor] You stay who you are.
       *[nobody] { $seat } keeps the old character.
    }
   *[other] { $you ->
        [actor] You do not respond.
       *[nobody] { $seat } does not respond.
    }
}

lost-life = { $you ->
    [actor] { $n ->
        [one] You lose a life point.
       *[other] You lose { $n } life points.
    }
   *[nobody] { $n ->
        [one] { $seat } loses a life point.
       *[other] { $seat } loses { $n } life points.
    }
}
    .by = { $you ->
        [actor] { $n ->
            [one] You lose a life point to { $other }.
           *[other] You lose { $n } life points to { $other }.
        }
        [other] { $n ->
            [one] { $seat } loses a life point to you.
           *[other] { $seat } loses { $n } life points to you.
        }
       *[nobody] { $n ->
            [one] { $seat } loses a life point to { $other }.
           *[other] { $seat } loses { $n } life points to { $other }.
        }
    }
    .due = { $who } loses a life point.
    .by-due = { $who } loses a life point.

averted = { $you ->
    [actor] { $n ->
        [one] You avoid losing a life point.
       *[other] You avoid losing { $n } life points.
    }
   *[nobody] { $n ->
        [one] { $seat } avoids losing a life point.
       *[other] { $seat } avoids losing { $n } life points.
    }
}

gained-life = { $you ->
    [actor] { $n ->
        [one] You regain a life point.
       *[other] You regain { $n } life points.
    }
   *[nobody] { $n ->
        [one] { $seat } regains a life point.
       *[other] { $seat } regains { $n } life points.
    }
}
    .due = { $n ->
        [one] { $who } regains a life point.
       *[other] { $who } regains { $n } life points.
    }

fell = { $you ->
    [actor] You have no life left.
   *[nobody] { $seat } has no life left.
}

out = { $you ->
    [actor] You are eliminated. Your role: { $name }.
   *[nobody] { $seat } is eliminated. Role: { $name }.
}
    .by = { $you ->
        [actor] You are eliminated by { $other }. Your role: { $name }.
        [other] You have eliminated { $seat }. Role: { $name }.
       *[nobody] { $seat } is eliminated by { $other }. Role: { $name }.
    }
    .due = { $who } is eliminated.

reward = { $you ->
    [actor] { $n ->
        [one] You earn a card for eliminating { $other }.
       *[other] You earn { $n } cards for eliminating { $other }.
    }
    [other] { $n ->
        [one] { $seat } earns a card for eliminating you.
       *[other] { $seat } earns { $n } cards for eliminating you.
    }
   *[nobody] { $n ->
        [one] { $seat } earns a card for eliminating { $other }.
       *[other] { $seat } earns { $n } cards for eliminating { $other }.
    }
}

penalty = { $you ->
    [actor] You have eliminated your own Deputy, so you lose all your cards.
   *[nobody] { $seat } has eliminated a Deputy and loses all their cards.
}

stole = { $you ->
    [actor] You take { $cards } from { $other }'s hand.
    [other] { $seat } takes { $cards } from your hand.
   *[nobody] { $seat } takes { $cards } from { $other }'s hand.
}
    .unseen = { $count ->
        [one] { $seat } takes a card from { $other }'s hand.
       *[other] { $seat } takes { $count } cards from { $other }'s hand.
    }

took = { $you ->
    [actor] You take { $card }.
   *[nobody] { $seat } takes { $card }.
}
    .from = { $you ->
        [actor] You take { $card }, in play in front of { $other }.
        [other] { $seat } takes { $card }, in play in front of you.
       *[nobody] { $seat } takes { $card }, in play in front of { $other }.
    }
    .pile = { $you ->
        [actor] You take { $card } from the discard pile.
       *[nobody] { $seat } takes { $card } from the discard pile.
    }
    .from-due = { $you ->
        [actor] You take { $card } from beside { $who }.
       *[nobody] { $seat } takes { $card } from beside { $who }.
    }

store = In the store: { $cards }.

showed = { $key ->
    [peyote] { $you ->
        [actor] You turn over { $card }: right! You take it.
       *[nobody] { $seat } turns over { $card }: right! { $seat } takes it.
    }
   *[other] { $you ->
        [actor] You draw { $card } and show it.
       *[nobody] { $seat } draws { $card } and shows it.
    }
}

looked = { $you ->
    [actor] You look at the top of the deck: { $cards }.
   *[nobody] { $seat } looks at the top of the deck: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } looks at the top card of the deck.
       *[other] { $seat } looks at the top { $count } cards of the deck.
    }
    .pile = { $you ->
        [actor] You look at the top of the discard pile: { $cards }.
       *[nobody] { $seat } looks at the top of the discard pile: { $cards }.
    }

kept = { $you ->
    [actor] You keep { $cards }.
   *[nobody] { $seat } keeps { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } keeps a card.
       *[other] { $seat } keeps { $count } cards.
    }

put-back = { $you ->
    [actor] You put { $cards } back on the deck.
   *[nobody] { $seat } puts { $cards } back on the deck.
}
    .unseen = { $count ->
        [one] { $seat } puts a card back on the deck.
       *[other] { $seat } puts { $count } cards back on the deck.
    }

reshuffled = The deck has run out. The discard pile is shuffled to form a new deck.
    .due = The discard pile is shuffled to form the common deck.

passed-on = { $you ->
    [actor] { $card } passes from you to { $other }.
    [other] { $card } passes from { $seat } to you.
   *[nobody] { $card } passes from { $seat } to { $other }.
}
    .due = { $card } passes to { $who }.

free = { $you ->
    [actor] You get out of jail; the Jail is discarded.
   *[nobody] { $seat } gets out of jail; the Jail is discarded.
}

jailed = { $you ->
    [actor] You stay in jail this turn.
   *[nobody] { $seat } stays in jail this turn.
}

ability = { $you ->
    [actor] You use your { $name } ability.
   *[nobody] { $seat } uses { $name }'s ability.
}
    .at = { $you ->
        [actor] You use your { $name } ability against { $other }.
        [other] { $seat } uses { $name }'s ability against you.
       *[nobody] { $seat } uses { $name }'s ability against { $other }.
    }
    .self = { $you ->
        [actor] You use your { $name } ability on yourself.
       *[nobody] { $seat } uses { $name }'s ability.
    }
    .card = { $you ->
        [actor] { $name } takes effect for you.
       *[nobody] { $name } takes effect for { $seat }.
    }
    .card-at = { $you ->
        [other] { $name } takes effect against you.
       *[nobody] { $name } takes effect against { $other }.
    }
    .due = { $you ->
        [actor] You use { $name }'s ability.
       *[nobody] { $seat } uses { $name }'s ability.
    }
    .at-due = { $you ->
        [actor] You use { $name }'s ability against { $who }.
       *[nobody] { $seat } uses { $name }'s ability against { $who }.
    }
    .self-due = { $you ->
        [actor] You use { $name }'s ability for { $who }.
       *[nobody] { $seat } uses { $name }'s ability for { $who }.
    }
    .card-at-due = { $name } takes effect against { $who }.
    .event = { $you ->
        [actor] You use { $name }.
       *[nobody] { $seat } uses { $name }.
    }
    .event-at = { $key ->
        [blood-brothers] { $you ->
            [actor] You use { $name } for { $other }.
            [other] { $seat } uses { $name } for you.
           *[nobody] { $seat } uses { $name } for { $other }.
        }
       *[other] { $you ->
            [actor] You use { $name } against { $other }.
            [other] { $seat } uses { $name } against you.
           *[nobody] { $seat } uses { $name } against { $other }.
        }
    }

copied = { $you ->
    [actor] You have { $name }'s ability until you draw again.
   *[nobody] { $seat } has { $name }'s ability until their next draw phase.
}

paid-life = { $you ->
    [actor] { $n ->
        [one] You give up a life point.
       *[other] You give up { $n } life points.
    }
   *[nobody] { $n ->
        [one] { $seat } gives up a life point.
       *[other] { $seat } gives up { $n } life points.
    }
}

no-effect = { $you ->
    [other] { $card } has no effect on you.
   *[nobody] { $card } has no effect on { $other }.
}

won = { $key ->
    [law] The law wins: the Sheriff and the Deputies.
    [outlaws] The Outlaws win.
    [renegade] The Renegade wins alone.
   *[other] Winner: { $name }.
}
    .alone = { $you ->
        [actor] You win.
       *[nobody] { $seat } wins.
    }
    .due = { $key ->
        [law] The law wins.
       *[outlaws] The outlaws win.
    }

dead = { $key ->
    [no-card-comes] Nobody wins: there are no cards left to draw, and nothing has changed for a whole round.
    [repeated] Nobody wins: hardly any cards are left to draw, and the same position has come up for the third time.
   *[no-elimination] Nobody wins: nobody has been eliminated for { $n } rounds.
}

entered = { $who } comes into play.

swapped-places = { $you ->
    [actor] You move the marker: { $who } is in front now.
   *[nobody] { $seat } moves the marker: { $who } is in front now.
}

own-deck-gone = { $you ->
    [actor] Your own deck has run out. You draw from the common deck from now on.
   *[nobody] { $seat }'s deck has run out. { $seat } draws from the common deck from now on.
}

turned-over = { $n ->
    [0] The last event is turned over: { $name }. { $does }
   *[other] An event is turned over: { $name }. { $does }
}

returned = { $you ->
    [actor] { $name }: you are back in the game, with { $n } life points.
   *[nobody] { $name }: { $seat } is back in the game, with { $n } life points.
}
    .ghost = { $you ->
        [actor] { $name }: you are back for this turn, as a ghost.
       *[nobody] { $name }: { $seat } is back for this turn, as a ghost.
    }

became = { $you ->
    [actor] You are { $name } from now on, with { $n } life points.
   *[nobody] { $seat } is { $name } from now on, with { $n } life points.
}

showed-held = { $you ->
    [actor] You show { $card }, and must play it if you can.
   *[nobody] { $seat } shows { $card }, which must be played if it can be.
}

put-on-deck = { $you ->
    [actor] You put { $card } face down on the deck.
   *[nobody] { $seat } puts { $card } face down on the deck.
}
    .unseen = { $seat } puts a card face down on the deck.

chose = { $key ->
    [red] { $you ->
        [actor] You say: red.
       *[nobody] { $seat } says: red.
    }
    [black] { $you ->
        [actor] You say: black.
       *[nobody] { $seat } says: black.
    }
   *[other] { $you ->
        [actor] You name { $name }.
       *[nobody] { $seat } names { $name }.
    }
}

by-ability = { $name }: { $line }
