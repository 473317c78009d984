# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was.

over = Das Spiel ist vorbei.
no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
no-card = Eine Karte mit der Nummer { $card } gibt es in diesem Spiel nicht.
eliminated = Du bist aus dem Spiel ausgeschieden.
not-your-ability = Das ist die Fähigkeit von { $name }; du bist { $character }.
full-life = Du hast schon alle deine { $full } Lebenspunkte. Mehr geht nicht.
two-cards = Diese Fähigkeit kostet zwei Handkarten.
closed = Gerade wird eine Entscheidung in mehreren Schritten getroffen; bis sie fertig ist, kann sonst niemand handeln.
fallen = Du hast keine Lebenspunkte mehr und kannst nichts mehr tun.
character-card = { $box ->
    [dodge-city] Eine Personenkarte ist nie das Ziel einer Karte.
   *[other] Eine Charakterkarte ist nie das Ziel einer Karte.
}
not-asked = Zuerst muss { $asked } entscheiden.
not-your-turn = Du bist nicht am Zug; { $asked } muss entscheiden.
not-asked-for = Danach wirst du gerade nicht gefragt.
not-in-hand = { $card } hast du nicht auf der Hand.
not-in-play-phase = { $card ->
    [none] In dieser Phase spielst du Karten oder beendest den Zug.
   *[other] { $card } lässt sich in dieser Phase nicht so verwenden: Du spielst Karten oder beendest den Zug.
}
    .due = { $card ->
        [none] In dieser Phase spielst du Karten, tauschst oder beendest den Zug.
       *[other] { $card } lässt sich in dieser Phase nicht so verwenden: Du spielst Karten, tauschst oder beendest den Zug.
    }
not-now = Die Fähigkeit von { $name } lässt sich jetzt nicht so einsetzen.
last-life = Du hast nur noch einen Lebenspunkt, und den letzten darfst du nie abgeben.
used-up = Die Fähigkeit von { $name } ist für diesen Zug schon verbraucht.
another-player = Diese Fähigkeit richtet sich gegen jemand anderen, der noch im Spiel ist.
both-in-vain = Karten dieser Farbe haben keine Wirkung auf { $target }: Höchstens eine der beiden darf diese Farbe haben.
blue-card = Diese Fähigkeit kostet eine blaue Handkarte.
laid-this-turn = { $card } wurde in diesem Zug ausgelegt und lässt sich erst in einem späteren benutzen.
not-as = Du kannst { $card } nicht als { $name } verwenden.
only-as-answer = { $card } lässt sich nur spielen, wenn auf dich geschossen wird.
    .due = { $card } lässt sich nur als Antwort auf einen Schuss spielen.
limit = Pro Zug ist nur ein { $card } erlaubt, und das hast du schon gespielt.
    .due = { $card } ist eine BANG!-Karte, und mehr davon darfst du in diesem Zug nicht spielen.
    .hin = Dein Zug erlaubt zwei { $card }, und die hast du schon gespielt.
played-out = Du hast in diesem Zug schon { $n } Spielzüge gemacht, so viele, wie es Karten im Spiel gibt: Jetzt kannst du den Zug nur noch beenden.
no-cost = { $card } kostet keine weitere Karte: Spiel die Karte einfach.
cost = { $cost ->
    [one] { $card } kostet eine weitere Handkarte, die mit abgelegt wird.
   *[other] { $card } kostet { $cost } weitere Handkarten, die mit abgelegt werden.
}
before-oneself = { $card } kannst du nur vor dir selbst auslegen: Spiel die Karte einfach.
no-target = { $card } braucht kein Ziel: Spiel die Karte einfach.
needs-target = { $card } braucht ein Ziel: Sag, gegen wen du die Karte spielst.
    .due = { $card } braucht ein Ziel in Reichweite, falls es eines gibt.
needs-card = Sag, welche Karte von { $target } du meinst: eine ausliegende oder eine aus der Hand.
not-there = { $box ->
    [duel] { $card } liegt nicht bei { $target } aus.
   *[other] { $card } liegt nicht vor { $target } aus.
}
no-cards = { $target ->
    [none] Niemand sonst hat eine Karte dafür.
   *[other] { $target } hat keine Handkarte dafür.
}
name-one = Nenne von allen anderen, die Karten haben, je genau eine.
    .due = Du musst zuerst sagen, welche es sein soll.
    .fis = Nenne nacheinander die Karten, die du eintauschst, und passe dann.
target-dead = { $target } ist nicht mehr im Spiel.
not-oneself = { $card } kannst du nicht gegen dich selbst richten.
out-of-reach = { $box ->
    [dodge-city] { $target } ist im Abstand { $distance }, aber deine Waffe hat nur Reichweite { $range }.
   *[other] { $target } ist in Entfernung { $distance }, aber deine Waffe hat nur Reichweite { $range }.
}
too-far = { $box ->
    [dodge-city] { $target } ist im Abstand { $distance }, aber diese Karte reicht nur bis Abstand { $range }, egal welche Waffe du hast.
   *[other] { $target } ist in Entfernung { $distance }, aber diese Karte reicht nur bis Entfernung { $range }, egal welche Waffe du hast.
}
same-name = { $target ->
    [none] Vor dir liegt schon { $card }, und niemand darf zwei gleichnamige Karten ausliegen haben.
   *[other] Vor { $target } liegt schon { $card }, und niemand darf zwei gleichnamige Karten ausliegen haben.
}
sheriff = { $target } ist Sheriff, und der Sheriff kommt nie ins Gefängnis.
discard-phase = { $card ->
    [none] { $box ->
        [dodge-city] Du musst jetzt eine Handkarte ablegen.
       *[other] Du musst jetzt eine Handkarte abwerfen.
    }
   *[other] { $box ->
        [dodge-city] { $card } kannst du jetzt nicht einsetzen: Du musst eine Handkarte ablegen.
       *[other] { $card } kannst du jetzt nicht einsetzen: Du musst eine Handkarte abwerfen.
    }
}
answer-hit = { $card ->
    [none] { $box ->
        [dodge-city] Auf dich wird geschossen: Verhindere den Treffer oder passe.
       *[other] Auf dich wird geschossen: Wehr den Schuss ab oder passe.
    }
   *[other] Auf dich wird geschossen, und { $card } hilft jetzt nicht dagegen.
}
    .due = { $card ->
        [none] Auf einen deiner Charaktere wird geschossen: Weich dem Schuss aus oder passe.
       *[other] Auf einen deiner Charaktere wird geschossen, und { $card } hilft jetzt nicht dagegen.
    }
muted = { $card } hat jetzt keine Wirkung: In diesem Zug wirken die Karten nicht, die vor den anderen ausliegen.
used-once = { $card } hast du gegen diesen Schuss schon versucht.
    .due = { $card } hast du gegen diesen Schuss schon versucht.
answer-demand = { $card ->
    [none] { $box ->
        [dodge-city] Von dir wird ein BANG! verlangt: Leg eins ab oder passe.
       *[other] Von dir wird ein BANG! verlangt: Wirf eins ab oder passe.
    }
   *[other] Von dir wird ein BANG! verlangt, und { $card } zählt nicht als solches.
}
    .due = { $card ->
        [none] Von dir wird eine Schusskarte verlangt: Wirf eine ab oder passe.
       *[other] Von dir wird eine Schusskarte verlangt, und { $card } zählt nicht als solche.
    }
take-one = Nimm eine der aufgedeckten Karten.
rescue = { $card ->
    [none] Jetzt hilft dir nur ein Bier oder eine Fähigkeit, die heilt.
   *[other] Jetzt hilft dir nur ein Bier oder eine Fähigkeit, die heilt; { $card } hilft nicht.
}
beer-between-two = Wenn nur noch zwei im Spiel sind, hilft { $card } niemandem mehr.
own-hand = Du nimmst die Karte aus einer fremden Hand oder vom Stapel.
empty-hand = { $target } hat keine Handkarte, die du nehmen könntest.
pile-empty = Auf dem Ablagestapel liegt keine Karte, die du nehmen könntest.
draw-choice = Entscheide zuerst, woher deine Karte kommt.

position = { $target } ist in dieser Position kein Ziel für { $card }, und die Karten dort sind es auch nicht.
no-gear = Für { $card } gibt es kein Ziel: weder erreichbare Ausrüstung noch eine Handkarte, die du damit nehmen darfst.
sole = Ein Charakter, der allein ist, kann nicht getauscht werden.
swapped = Du hast deine Charaktere in diesem Zug schon getauscht.
reload = Nachladen kannst du nur eine Karte mit dem Nachladesymbol, von deiner Hand oder bei deinem aktiven Charakter, und erst, wenn eine Seite nur noch einen Charakter hat.
further-card = Um diesem Schuss auszuweichen, musst du eine weitere Karte abwerfen: Wirf eine ab oder passe.
one-of-these = Du musst eine der gerade gezogenen Karten abwerfen.
answer-contest = { $card ->
    [none] { $box ->
        [dodge-city] Im Duell wird ein BANG! von dir verlangt: Leg eins ab oder passe.
       *[other] Im Duell wird ein BANG! von dir verlangt: Wirf eins ab oder passe.
    }
   *[other] Im Duell wird ein BANG! von dir verlangt, und { $card } zählt nicht als solches.
}
    .due = { $card ->
        [none] Im Duell wird eine Schusskarte von dir verlangt: Wirf eine ab oder passe.
       *[other] Im Duell wird eine Schusskarte von dir verlangt, und { $card } zählt nicht als solche.
    }
pick-one = Sag, welche der aufgedeckten Karten gilt.
look = Sag, welche der angesehenen Karten du behältst.
own-choice = { $box ->
    [dodge-city] Du musst eine Handkarte deiner Wahl ablegen.
   *[other] Du musst eine Handkarte deiner Wahl abwerfen.
}
copy = Sag zuerst, wessen Fähigkeit du übernimmst.
share = Nimm eine der Karten, die verteilt werden.

not-in-force = { $name } gilt jetzt nicht.
event-not-now = { $name } lässt sich jetzt so nicht nutzen.
ability-rests = { $name } hat jetzt keine Fähigkeit: In dieser Runde hat niemand eine.
ghost = Ein Geist erhält keine Lebenspunkte zurück.
ghost-unhurt = Ein Geist hat keine Lebenspunkte, die er abgeben könnte.
owed = Du hast { $card } vorgezeigt und kannst die Karte spielen: Das musst du tun, bevor du deinen Zug beendest.
gear-rests = { $card } hat jetzt keine Wirkung: In dieser Runde wirken ausliegende Karten nicht.
sermon = In dieser Runde darfst du in deinem eigenen Zug keine BANG!-Karten benutzen, und { $card } wäre eine.
reverend = In dieser Runde darf niemand { $card } spielen.
judge = { $card } würde liegen bleiben, und in dieser Runde darf niemand Karten auslegen.
handcuffs = { $card } hat nicht die Farbe, die du für diesen Zug genannt hast.
blue-in-play = { $box ->
    [dodge-city] Du musst eine der blauen Karten ablegen, die vor dir ausliegen.
   *[other] Du musst eine der blauen Karten abwerfen, die vor dir ausliegen.
}
identity = { $box ->
    [dodge-city] Nimm die Person an, die du siehst, oder passe und behalte deine.
   *[other] Nimm den Charakter an, den du siehst, oder passe und behalte deinen.
}
name-suit = Nenne zuerst eine der vier Farben: ♥, ♦, ♣ oder ♠.
liquor = Lass die erste Phase aus und erhalte einen Lebenspunkt zurück, oder passe und nimm deine Karten.
guess = Sag rot oder schwarz; wer einmal richtig lag, darf passen.
ranch = Tausche Karten gegen ebenso viele neue ein oder passe.
brothers = Sag, für wen du einen Lebenspunkt abgibst, oder passe.
roulette = { $card ->
    [none] { $box ->
        [dodge-city] Leg einen Fehlschuss! ab oder passe.
       *[other] Wirf einen Fehlschuss! ab oder passe.
    }
   *[other] Von dir wird ein Fehlschuss! verlangt, und { $card } zählt nicht als solcher.
}
two-bangs = Das kostet zwei BANG!-Karten aus deiner Hand.
one-bang = Das kostet eine BANG!-Karte aus deiner Hand.
at-another = Nenne jemand anderen, der noch im Spiel ist.
card-of-another = Nenne die Karte vor jemand anderem, auf die du schießt.
nothing-to-regain = { $target } fehlt kein Lebenspunkt.
answer-ricochet = { $card ->
    [none] Auf eine deiner Karten wird geschossen: Antworte mit einem Fehlschuss! oder passe.
   *[other] Auf eine deiner Karten wird geschossen, und { $card } kann sie nicht retten.
}
