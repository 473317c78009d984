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
    [actor] Du bist am Zug
   *[nobody] { $seat } ist am Zug
}

drew = { $you ->
    [actor] { $box ->
        [dodge-city] Du nimmst { $cards } vom Talon.
       *[other] Du ziehst { $cards }.
    }
   *[nobody] { $box ->
        [dodge-city] { $seat } nimmt { $cards } vom Talon.
       *[other] { $seat } zieht { $cards }.
    }
}
    .unseen = { $count ->
        [one] { $box ->
            [dodge-city] { $seat } nimmt eine Karte vom Talon.
           *[other] { $seat } zieht eine Karte.
        }
       *[other] { $box ->
            [dodge-city] { $seat } nimmt { $count } Karten vom Talon.
           *[other] { $seat } zieht { $count } Karten.
        }
    }

played = { $you ->
    [actor] Du spielst { $card }.
   *[nobody] { $seat } spielt { $card }.
}
    .down = { $you ->
        [actor] Du legst { $card } vor dir aus.
       *[nobody] { $seat } legt { $card } aus.
    }
    .later = { $you ->
        [actor] Du legst { $card } für später vor dir aus.
       *[nobody] { $seat } legt { $card } für später aus.
    }
    .at = { $key ->
        [gift] { $you ->
            [actor] Du spielst { $card } für { $other }.
            [other] { $seat } spielt { $card } für dich.
           *[nobody] { $seat } spielt { $card } für { $other }.
        }
       *[other] { $you ->
            [actor] Du spielst { $card } gegen { $other }.
            [other] { $seat } spielt { $card } gegen dich.
           *[nobody] { $seat } spielt { $card } gegen { $other }.
        }
    }
    .self = { $key ->
        [gift] { $you ->
            [actor] Du spielst { $card } für dich selbst.
           *[nobody] { $seat } spielt { $card } für sich selbst.
        }
       *[other] { $you ->
            [actor] Du spielst { $card } gegen dich selbst.
           *[nobody] { $seat } spielt { $card } gegen sich selbst.
        }
    }
    .as = { $you ->
        [actor] Du spielst { $card } als { $name }.
       *[nobody] { $seat } spielt { $card } als { $name }.
    }
    .as-at = { $you ->
        [actor] Du spielst { $card } als { $name } gegen { $other }.
        [other] { $seat } spielt { $card } als { $name } gegen dich.
       *[nobody] { $seat } spielt { $card } als { $name } gegen { $other }.
    }
    .at-due = { $you ->
        [actor] Du spielst { $card } gegen { $who }.
       *[nobody] { $seat } spielt { $card } gegen { $who }.
    }
    .self-due = { $key ->
        [water] { $you ->
            [actor] Du spielst { $card } auf deine eigene Seite.
           *[nobody] { $seat } spielt { $card } auf die eigene Seite.
        }
       *[other] { $you ->
            [actor] Du spielst { $card } auf { $who }.
           *[nobody] { $seat } spielt { $card } auf { $who }.
        }
    }
    .as-at-due = { $you ->
        [actor] Du spielst { $card } als { $name } gegen { $who }.
       *[nobody] { $seat } spielt { $card } als { $name } gegen { $who }.
    }

laid = { $you ->
    [actor] { $card } liegt jetzt vor dir aus.
   *[nobody] { $card } liegt jetzt vor { $seat } aus.
}
    .due = { $card } liegt jetzt bei { $who } aus.

used = { $you ->
    [actor] Du benutzt { $name }.
   *[nobody] { $seat } benutzt { $name }.
}
    .at = { $you ->
        [actor] Du benutzt { $card } gegen { $other }.
        [other] { $seat } benutzt { $card } gegen dich.
       *[nobody] { $seat } benutzt { $card } gegen { $other }.
    }
    .self = { $you ->
        [actor] Du benutzt { $card } gegen dich selbst.
       *[nobody] { $seat } benutzt { $card } gegen sich selbst.
    }
    .ability = { $you ->
        [actor] Du setzt deine Fähigkeit als { $name } ein.
       *[nobody] { $seat } setzt die Fähigkeit von { $name } ein.
    }
    .ability-due = { $you ->
        [actor] Du setzt die Fähigkeit von { $name } ein.
       *[nobody] { $seat } setzt die Fähigkeit von { $name } ein.
    }

discarded = { $you ->
    [actor] { $box ->
        [dodge-city] Du legst { $cards } ab.
       *[other] Du wirfst { $cards } ab.
    }
   *[nobody] { $box ->
        [dodge-city] { $seat } legt { $cards } ab.
       *[other] { $seat } wirft { $cards } ab.
    }
}

removed = { $you ->
    [actor] { $box ->
        [dodge-city] { $card } vor dir wird abgelegt.
       *[other] { $card } vor dir wird abgeworfen.
    }
   *[nobody] { $box ->
        [dodge-city] { $card } vor { $seat } wird abgelegt.
       *[other] { $card } vor { $seat } wird abgeworfen.
    }
}
    .due = { $card } bei { $who } wird abgeworfen.

offered = { $you ->
    [actor] { $name }: Du ziehst! und deckst { $cards } auf; du bestimmst, welche Karte gilt.
   *[nobody] { $name }: { $seat } zieht!, deckt { $cards } auf und bestimmt, welche Karte gilt.
}
    .due = { $you ->
        [actor] { $name }: Aufgedeckt werden { $cards }; du bestimmst, welche Karte gilt.
       *[nobody] { $name }: Aufgedeckt werden { $cards }; { $seat } bestimmt, welche Karte gilt.
    }

turned-up = { $key ->
    [peyote] { $you ->
        [actor] Du deckst { $card } auf: falsch.
       *[nobody] { $seat } deckt { $card } auf: falsch.
    }
   *[other] { $you ->
        [actor] { $name }: Du ziehst! { $card }. Kein Glück.
       *[nobody] { $name }: { $seat } zieht! { $card }. Kein Glück.
    }
}
    .met = { $you ->
        [actor] { $name }: Du ziehst! { $card }. Glück gehabt!
       *[nobody] { $name }: { $seat } zieht! { $card }. Glück gehabt!
    }
    .spared = { $key ->
        [dynamite] { $you ->
            [actor] Dynamit: Du ziehst! { $card }. Es explodiert nicht.
           *[nobody] Dynamit: { $seat } zieht! { $card }. Es explodiert nicht.
        }
       *[other] { $you ->
            [actor] { $name }: Du ziehst! { $card }. Glück gehabt!
           *[nobody] { $name }: { $seat } zieht! { $card }. Glück gehabt!
        }
    }
    .struck = { $key ->
        [dynamite] { $you ->
            [actor] Dynamit: Du ziehst! { $card }. Es explodiert!
           *[nobody] Dynamit: { $seat } zieht! { $card }. Es explodiert!
        }
       *[other] { $you ->
            [actor] { $name }: Du ziehst! { $card }. Kein Glück.
           *[nobody] { $name }: { $seat } zieht! { $card }. Kein Glück.
        }
    }
    .due = { $you ->
        [actor] { $name }: Du deckst { $card } auf. Nicht das richtige Symbol.
       *[nobody] { $name }: { $seat } deckt { $card } auf. Nicht das richtige Symbol.
    }
    .met-due = { $you ->
        [actor] { $name }: Du deckst { $card } auf. Das richtige Symbol!
       *[nobody] { $name }: { $seat } deckt { $card } auf. Das richtige Symbol!
    }
    .spared-due = { $you ->
        [actor] { $name }: Du deckst { $card } auf. Nicht das richtige Symbol.
       *[nobody] { $name }: { $seat } deckt { $card } auf. Nicht das richtige Symbol.
    }
    .struck-due = { $you ->
        [actor] { $name }: Du deckst { $card } auf. Das richtige Symbol!
       *[nobody] { $name }: { $seat } deckt { $card } auf. Das richtige Symbol!
    }

no-card-left = { $you ->
    [actor] { $name }: Du müsstest ziehen!, aber es ist keine Karte mehr da: kein Glück.
   *[nobody] { $name }: { $seat } müsste ziehen!, aber es ist keine Karte mehr da: kein Glück.
}
    .due = { $you ->
        [actor] { $name }: Du müsstest aufdecken, aber es ist keine Karte mehr da.
       *[nobody] { $name }: { $seat } müsste aufdecken, aber es ist keine Karte mehr da.
    }

missed = { $you ->
    [actor] Der Schuss verfehlt dich.
    [other] Dein Schuss verfehlt { $seat }.
   *[nobody] Der Schuss verfehlt { $seat }.
}
    .more = { $you ->
        [actor] { $n ->
            [one] Du brauchst noch einen Fehlschuss! gegen diesen Schuss.
           *[other] Du brauchst noch { $n }-mal Fehlschuss! gegen diesen Schuss.
        }
       *[nobody] { $n ->
            [one] { $seat } braucht noch einen Fehlschuss! gegen diesen Schuss.
           *[other] { $seat } braucht noch { $n }-mal Fehlschuss! gegen diesen Schuss.
        }
    }
    .due = { $who } weicht dem Schuss aus.

passed = { $key ->
    [identity] { $you ->
        [actor] Du bleibst, wer du bist.
       *[nobody] { $seat } behält { $box ->
            [dodge-city] die alte Person
           *[other] den alten Charakter
        }.
    }
   *[other] { $you ->
        [actor] Du reagierst nicht.
       *[nobody] { $seat } reagiert nicht.
    }
}

lost-life = { $you ->
    [actor] { $n ->
        [one] Du verlierst einen Lebenspunkt.
       *[other] Du verlierst { $n } Lebenspunkte.
    }
   *[nobody] { $n ->
        [one] { $seat } verliert einen Lebenspunkt.
       *[other] { $seat } verliert { $n } Lebenspunkte.
    }
}
    .by = { $you ->
        [actor] { $n ->
            [one] Du verlierst einen Lebenspunkt durch { $other }.
           *[other] Du verlierst { $n } Lebenspunkte durch { $other }.
        }
        [other] { $n ->
            [one] { $seat } verliert einen Lebenspunkt durch dich.
           *[other] { $seat } verliert { $n } Lebenspunkte durch dich.
        }
       *[nobody] { $n ->
            [one] { $seat } verliert einen Lebenspunkt durch { $other }.
           *[other] { $seat } verliert { $n } Lebenspunkte durch { $other }.
        }
    }
    .due = { $who } verliert einen Lebenspunkt.
    .by-due = { $who } verliert einen Lebenspunkt.

averted = { $you ->
    [actor] { $n ->
        [one] Du verhinderst den Verlust eines Lebenspunkts.
       *[other] Du verhinderst den Verlust von { $n } Lebenspunkten.
    }
   *[nobody] { $n ->
        [one] { $seat } verhindert den Verlust eines Lebenspunkts.
       *[other] { $seat } verhindert den Verlust von { $n } Lebenspunkten.
    }
}

gained-life = { $you ->
    [actor] { $n ->
        [one] Du erhältst einen Lebenspunkt zurück.
       *[other] Du erhältst { $n } Lebenspunkte zurück.
    }
   *[nobody] { $n ->
        [one] { $seat } erhält einen Lebenspunkt zurück.
       *[other] { $seat } erhält { $n } Lebenspunkte zurück.
    }
}
    .due = { $n ->
        [one] { $who } erhält einen Lebenspunkt zurück.
       *[other] { $who } erhält { $n } Lebenspunkte zurück.
    }

fell = { $you ->
    [actor] Du hast keine Lebenspunkte mehr.
   *[nobody] { $seat } hat keine Lebenspunkte mehr.
}

out = { $you ->
    [actor] Du scheidest aus. Deine Rolle: { $name }.
   *[nobody] { $seat } scheidet aus. Rolle: { $name }.
}
    .by = { $you ->
        [actor] { $other } schaltet dich aus. Deine Rolle: { $name }.
        [other] Du hast { $seat } ausgeschaltet. Rolle: { $name }.
       *[nobody] { $other } schaltet { $seat } aus. Rolle: { $name }.
    }
    .due = { $who } scheidet aus.

reward = { $you ->
    [actor] { $n ->
        [one] Du hast { $other } ausgeschaltet und bekommst dafür eine Karte.
       *[other] Du hast { $other } ausgeschaltet und bekommst dafür { $n } Karten.
    }
    [other] { $n ->
        [one] { $seat } hat dich ausgeschaltet und bekommt dafür eine Karte.
       *[other] { $seat } hat dich ausgeschaltet und bekommt dafür { $n } Karten.
    }
   *[nobody] { $n ->
        [one] { $seat } hat { $other } ausgeschaltet und bekommt dafür eine Karte.
       *[other] { $seat } hat { $other } ausgeschaltet und bekommt dafür { $n } Karten.
    }
}

penalty = { $you ->
    [actor] Du hast deinen eigenen Hilfssheriff ausgeschaltet und verlierst alle deine Karten.
   *[nobody] { $seat } hat einen Hilfssheriff ausgeschaltet und verliert alle Karten.
}

stole = { $you ->
    [actor] Du nimmst { $other } { $cards } aus der Hand.
    [other] { $seat } nimmt dir { $cards } aus der Hand.
   *[nobody] { $seat } nimmt { $other } { $cards } aus der Hand.
}
    .unseen = { $count ->
        [one] { $seat } nimmt { $other } eine Karte aus der Hand.
       *[other] { $seat } nimmt { $other } { $count } Karten aus der Hand.
    }

took = { $you ->
    [actor] Du nimmst { $card }.
   *[nobody] { $seat } nimmt { $card }.
}
    .from = { $you ->
        [actor] Du nimmst { $other } die ausliegende Karte { $card } weg.
        [other] { $seat } nimmt dir die ausliegende Karte { $card } weg.
       *[nobody] { $seat } nimmt { $other } die ausliegende Karte { $card } weg.
    }
    .pile = { $you ->
        [actor] Du nimmst { $card } vom Ablagestapel.
       *[nobody] { $seat } nimmt { $card } vom Ablagestapel.
    }
    .from-due = { $you ->
        [actor] Du nimmst { $who } die ausliegende Karte { $card } weg.
       *[nobody] { $seat } nimmt { $who } die ausliegende Karte { $card } weg.
    }

store = Im General Store: { $cards }.

showed = { $key ->
    [peyote] { $you ->
        [actor] Du deckst { $card } auf: richtig! Du nimmst die Karte.
       *[nobody] { $seat } deckt { $card } auf: richtig! { $seat } nimmt die Karte.
    }
   *[other] { $you ->
        [actor] { $box ->
            [dodge-city] Du nimmst { $card } und zeigst die Karte vor.
           *[other] Du ziehst { $card } und zeigst die Karte vor.
        }
       *[nobody] { $box ->
            [dodge-city] { $seat } nimmt { $card } und zeigt die Karte vor.
           *[other] { $seat } zieht { $card } und zeigt die Karte vor.
        }
    }
}

looked = { $you ->
    [actor] Du siehst dir die obersten Karten des Stapels an: { $cards }.
   *[nobody] { $seat } sieht sich die obersten Karten des Stapels an: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } sieht sich die oberste Karte des Stapels an.
       *[other] { $seat } sieht sich die obersten { $count } Karten des Stapels an.
    }
    .pile = { $you ->
        [actor] Du siehst dir an, was oben auf dem Ablagestapel liegt: { $cards }.
       *[nobody] { $seat } sieht sich an, was oben auf dem Ablagestapel liegt: { $cards }.
    }

kept = { $you ->
    [actor] Du behältst { $cards }.
   *[nobody] { $seat } behält { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } behält eine Karte.
       *[other] { $seat } behält { $count } Karten.
    }

put-back = { $you ->
    [actor] Du legst { $cards } auf den Stapel zurück.
   *[nobody] { $seat } legt { $cards } auf den Stapel zurück.
}
    .unseen = { $count ->
        [one] { $seat } legt eine Karte auf den Stapel zurück.
       *[other] { $seat } legt { $count } Karten auf den Stapel zurück.
    }

reshuffled = { $box ->
    [dodge-city] Der Talon ist aufgebraucht: Der Ablagestapel wird gemischt und bildet den neuen Talon.
   *[other] Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel.
}
    .due = Der Ablagestapel wird gemischt und bildet den gemeinsamen Nachziehstapel.

passed-on = { $you ->
    [actor] { $card } wandert von dir zu { $other } weiter.
    [other] { $card } wandert von { $seat } zu dir weiter.
   *[nobody] { $card } wandert von { $seat } zu { $other } weiter.
}
    .due = { $card } wandert zu { $who } weiter.

free = { $you ->
    [actor] { $box ->
        [dodge-city] Du kommst frei; das Gefängnis wird abgelegt.
       *[other] Du kommst frei; das Gefängnis wird abgeworfen.
    }
   *[nobody] { $box ->
        [dodge-city] { $seat } kommt frei; das Gefängnis wird abgelegt.
       *[other] { $seat } kommt frei; das Gefängnis wird abgeworfen.
    }
}

jailed = { $you ->
    [actor] Du bleibst in diesem Zug im Gefängnis.
   *[nobody] { $seat } bleibt in diesem Zug im Gefängnis.
}

ability = { $you ->
    [actor] Du setzt deine Fähigkeit als { $name } ein.
   *[nobody] { $seat } setzt die Fähigkeit von { $name } ein.
}
    .at = { $you ->
        [actor] Du setzt deine Fähigkeit als { $name } gegen { $other } ein.
        [other] { $seat } setzt die Fähigkeit von { $name } gegen dich ein.
       *[nobody] { $seat } setzt die Fähigkeit von { $name } gegen { $other } ein.
    }
    .self = { $you ->
        [actor] Du setzt deine Fähigkeit als { $name } für dich selbst ein.
       *[nobody] { $seat } setzt die Fähigkeit von { $name } ein.
    }
    .card = { $you ->
        [actor] { $name } wirkt für dich.
       *[nobody] { $name } wirkt für { $seat }.
    }
    .card-at = { $you ->
        [other] { $name } wirkt gegen dich.
       *[nobody] { $name } wirkt gegen { $other }.
    }
    .due = { $you ->
        [actor] Du setzt die Fähigkeit von { $name } ein.
       *[nobody] { $seat } setzt die Fähigkeit von { $name } ein.
    }
    .at-due = { $you ->
        [actor] Du setzt die Fähigkeit von { $name } gegen { $who } ein.
       *[nobody] { $seat } setzt die Fähigkeit von { $name } gegen { $who } ein.
    }
    .self-due = { $you ->
        [actor] Du setzt die Fähigkeit von { $name } für { $who } ein.
       *[nobody] { $seat } setzt die Fähigkeit von { $name } für { $who } ein.
    }
    .card-at-due = { $name } wirkt gegen { $who }.
    .event = { $you ->
        [actor] Du nutzt { $name }.
       *[nobody] { $seat } nutzt { $name }.
    }
    .event-at = { $key ->
        [blood-brothers] { $you ->
            [actor] Du nutzt { $name } für { $other }.
            [other] { $seat } nutzt { $name } für dich.
           *[nobody] { $seat } nutzt { $name } für { $other }.
        }
       *[other] { $you ->
            [actor] Du nutzt { $name } gegen { $other }.
            [other] { $seat } nutzt { $name } gegen dich.
           *[nobody] { $seat } nutzt { $name } gegen { $other }.
        }
    }

copied = { $you ->
    [actor] Du hast die Fähigkeit von { $name } bis zur Phase I deines nächsten Zuges.
   *[nobody] { $seat } hat die Fähigkeit von { $name } bis zur Phase I des nächsten eigenen Zuges.
}

paid-life = { $you ->
    [actor] { $n ->
        [one] Du gibst einen Lebenspunkt ab.
       *[other] Du gibst { $n } Lebenspunkte ab.
    }
   *[nobody] { $n ->
        [one] { $seat } gibt einen Lebenspunkt ab.
       *[other] { $seat } gibt { $n } Lebenspunkte ab.
    }
}

no-effect = { $you ->
    [other] { $card } hat keine Wirkung auf dich.
   *[nobody] { $card } hat keine Wirkung auf { $other }.
}

won = { $key ->
    [law] Die Gesetzeshüter gewinnen: der Sheriff und die Hilfssheriffs.
    [outlaws] Die Outlaws gewinnen.
    [renegade] Der Kopfgeldjäger gewinnt allein.
   *[other] Gewonnen hat { $name }.
}
    .alone = { $you ->
        [actor] Du gewinnst.
       *[nobody] { $seat } gewinnt.
    }
    .due = { $key ->
        [law] Die Gesetzeshüter gewinnen.
       *[outlaws] Die Banditen gewinnen.
    }

dead = { $key ->
    [no-card-comes] Niemand gewinnt: Es gibt keine Karten mehr, und eine ganze Runde lang hat sich nichts geändert.
    [repeated] Niemand gewinnt: Es gibt kaum noch Karten, und dieselbe Stellung ist zum dritten Mal eingetreten.
   *[no-elimination] Niemand gewinnt: Seit { $n } Runden ist niemand ausgeschieden.
}

entered = { $who } kommt ins Spiel.

swapped-places = { $you ->
    [actor] Du versetzt den Marker: { $who } ist jetzt aktiv.
   *[nobody] { $seat } versetzt den Marker: { $who } ist jetzt aktiv.
}

own-deck-gone = { $you ->
    [actor] Dein eigener Nachziehstapel ist leer; ab jetzt ziehst du vom gemeinsamen Stapel.
   *[nobody] Der Nachziehstapel von { $seat } ist leer; ab jetzt zieht { $seat } vom gemeinsamen Stapel.
}

turned-over = { $n ->
    [0] Das letzte Ereignis wird aufgedeckt: { $name }. { $does }
   *[other] Ein Ereignis wird aufgedeckt: { $name }. { $does }
}

returned = { $you ->
    [actor] { $name }: Du bist wieder im Spiel, mit { $n } Lebenspunkten.
   *[nobody] { $name }: { $seat } ist wieder im Spiel, mit { $n } Lebenspunkten.
}
    .ghost = { $you ->
        [actor] { $name }: Du kehrst für diesen Zug als Geist zurück.
       *[nobody] { $name }: { $seat } kehrt für diesen Zug als Geist zurück.
    }

became = { $you ->
    [actor] Du bist ab jetzt { $name }, mit { $n } Lebenspunkten.
   *[nobody] { $seat } ist ab jetzt { $name }, mit { $n } Lebenspunkten.
}

showed-held = { $you ->
    [actor] Du zeigst { $card } vor und musst die Karte spielen, wenn du kannst.
   *[nobody] { $seat } zeigt { $card } vor; die Karte muss gespielt werden, wenn es geht.
}

put-on-deck = { $you ->
    [actor] Du legst { $card } verdeckt auf den Stapel.
   *[nobody] { $seat } legt { $card } verdeckt auf den Stapel.
}
    .unseen = { $seat } legt eine Karte verdeckt auf den Stapel.

chose = { $key ->
    [red] { $you ->
        [actor] Du sagst: rot.
       *[nobody] { $seat } sagt: rot.
    }
    [black] { $you ->
        [actor] Du sagst: schwarz.
       *[nobody] { $seat } sagt: schwarz.
    }
   *[other] { $you ->
        [actor] Du nennst { $name }.
       *[nobody] { $seat } nennt { $name }.
    }
}

by-ability = { $name }: { $line }
