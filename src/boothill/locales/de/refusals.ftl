# Why a move is not legal, said to whoever tried it. The id of the rule is put behind the sentence.
#
# $card is "none" where no card was named, $target where nobody was.

over = Das Spiel ist vorbei.
no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
no-card = Eine Karte mit der Nummer { $card } gibt es in diesem Spiel nicht.
eliminated = Du bist aus dem Spiel ausgeschieden.
not-your-ability = Das ist die Fähigkeit von { $name }; du bist { $character }.
full-life = Du hast alle deine { $full } Lebenspunkte: Es gibt nichts zurückzuerhalten.
two-cards = Diese Fähigkeit kostet zwei Handkarten.
closed = Gerade wird eine Entscheidung in mehreren Schritten getroffen; vorher kann niemand sonst handeln.
fallen = Du hast keine Lebenspunkte mehr und kannst nichts mehr tun.
character-card = Ein Charakter ist nie das Ziel einer Karte.
not-asked = Zuerst muss { $asked } entscheiden.
not-your-turn = Du bist nicht am Zug; { $asked } muss entscheiden.
not-asked-for = So etwas ist jetzt nicht gefragt.
not-in-hand = { $card } ist nicht auf deiner Hand.
not-in-play-phase = { $card ->
    [none] In dieser Phase spielst du Karten oder beendest den Zug.
   *[other] { $card } lässt sich in dieser Phase nicht so verwenden: Du spielst Karten oder beendest den Zug.
}
    .due = { $card ->
        [none] In dieser Phase spielst du Karten, tauschst oder beendest den Zug.
       *[other] { $card } lässt sich in dieser Phase nicht so verwenden: Du spielst Karten, tauschst oder beendest den Zug.
    }
not-now = Die Fähigkeit von { $name } lässt sich jetzt nicht so einsetzen.
last-life = Du hast nur noch einen Lebenspunkt, und den letzten gibt man nie her.
used-up = Die Fähigkeit von { $name } ist in diesem Zug schon verbraucht.
another-player = Diese Fähigkeit richtet sich gegen eine andere Person, die noch im Spiel ist.
both-in-vain = Karten dieser Farbe bewirken bei { $target } nichts: höchstens eine der beiden darf sie haben.
blue-card = Diese Fähigkeit kostet eine blaue Handkarte.
laid-this-turn = { $card } wurde erst in diesem Zug ausgelegt und lässt sich frühestens in einem späteren benutzen.
not-as = Du kannst { $card } nicht als { $name } verwenden.
only-as-answer = { $card } wird nur als Antwort gespielt, wenn auf dich geschossen wird.
    .due = { $card } wird nur als Antwort auf einen Schuss gespielt.
limit = Dein Zug erlaubt nur ein { $card }, und das hast du schon gespielt.
    .due = Du hast schon alle BANG!-Karten gespielt, die dein Zug erlaubt; { $card } ist auch eine.
played-out = Du hast in diesem Zug schon { $n } Spielzüge gemacht, so viele, wie es Karten im Spiel gibt: Jetzt kannst du ihn nur noch beenden.
no-cost = { $card } kostet keine weitere Karte: Spiel die Karte einfach.
cost = { $cost ->
    [one] { $card } kostet eine weitere Handkarte, die mit abgeworfen wird.
   *[other] { $card } kostet { $cost } weitere Handkarten, die mit abgeworfen werden.
}
before-oneself = { $card } legst du nur vor dir selbst aus: Spiel die Karte einfach.
no-target = { $card } hat kein Ziel: Spiel die Karte einfach.
needs-target = { $card } braucht ein Ziel: Sag, gegen wen.
    .due = { $card } braucht ein Ziel in Reichweite, falls es eines gibt.
needs-card = Sag, welche Karte von { $target }: eine ausliegende oder eine aus der Hand.
not-there = { $card } liegt nicht vor { $target } aus.
no-cards = { $target ->
    [none] Niemand sonst hat eine Karte dafür.
   *[other] Auf der Hand von { $target } ist keine Karte dafür.
}
name-one = Nenne von allen anderen, die Karten haben, je genau eine.
    .due = Du musst zuerst sagen, welche es sein soll.
target-dead = { $target } ist nicht mehr im Spiel.
not-oneself = { $card } kannst du nicht gegen dich selbst richten.
out-of-reach = { $target } ist { $distance } entfernt, und deine Waffe reicht nur { $range } weit.
too-far = { $target } ist { $distance } entfernt, und diese Karte reicht nur { $range } weit, egal welche Waffe du hast.
same-name = { $target ->
    [none] Vor dir liegt schon { $card }, und niemand darf zwei gleichnamige Karten ausliegen haben.
   *[other] Vor { $target } liegt schon { $card }, und niemand darf zwei gleichnamige Karten ausliegen haben.
}
sheriff = { $target } ist Sheriff, und der Sheriff kommt nie ins Gefängnis.
discard-phase = { $card ->
    [none] Du musst jetzt eine Handkarte abwerfen.
   *[other] Du musst jetzt eine Handkarte abwerfen; { $card } lässt sich zu nichts anderem verwenden.
}
answer-hit = { $card ->
    [none] Auf dich wird geschossen: Wehr den Schuss ab oder passe.
   *[other] Auf dich wird geschossen, und { $card } hält den Schuss jetzt nicht auf.
}
    .due = { $card ->
        [none] Auf einen deiner Charaktere wird geschossen: Weich dem Schuss aus oder passe.
       *[other] Auf einen deiner Charaktere wird geschossen, und { $card } hilft jetzt nicht dagegen.
    }
muted = { $card } hat jetzt keine Wirkung: In diesem Zug nützen die Karten nichts, die vor den anderen ausliegen.
used-once = { $card } wurde gegen diesen Schuss schon versucht.
    .due = { $card } wurde gegen diesen Schuss schon versucht.
answer-demand = { $card ->
    [none] Von dir wird ein BANG! verlangt: Wirf eins ab oder passe.
   *[other] Von dir wird ein BANG! verlangt, und { $card } zählt nicht als solches.
}
    .due = { $card ->
        [none] Von dir wird eine Schusskarte verlangt: Wirf eine ab oder passe.
       *[other] Von dir wird eine Schusskarte verlangt, und { $card } zählt nicht als solche.
    }
take-one = Nimm eine der Karten, die vor dir aufgedeckt liegen.
rescue = { $card ->
    [none] Jetzt hilft dir nur ein Bier oder eine Fähigkeit, die heilt.
   *[other] Jetzt hilft dir nur ein Bier oder eine Fähigkeit, die heilt; { $card } hilft nicht.
}
beer-between-two = Wenn nur noch zwei im Spiel sind, hilft { $card } niemandem mehr.
own-hand = Du ziehst aus einer fremden Hand oder vom Nachziehstapel.
empty-hand = Auf der Hand von { $target } ist keine Karte zu ziehen.
pile-empty = Es gibt keinen Ablagestapel, von dem du ziehen könntest.
draw-choice = Entscheide zuerst, woher deine Karte kommt.

position = { $card } kann nicht auf { $target } an dieser Position gerichtet werden, und auch nicht auf Karten dort.
no-gear = Hier gibt es nichts für { $card }: weder Ausrüstung in Reichweite noch eine Handkarte, die du damit nehmen darfst.
sole = Ein Charakter, der allein ist, kann nicht getauscht werden.
swapped = Du hast deine Charaktere in diesem Zug schon getauscht.
reload = Nachladen kannst du nur eine Karte mit dem Nachladesymbol, von deiner Hand oder bei deinem aktiven Charakter, und erst, wenn eine Seite nur noch einen Charakter hat.
further-card = Um diesem Schuss auszuweichen, muss eine weitere Karte abgeworfen werden: Wirf eine ab oder passe.
one-of-these = Du musst eine der gerade gezogenen Karten abwerfen.
answer-contest = { $card ->
    [none] Im Duell wird ein BANG! von dir verlangt: Wirf eins ab oder passe.
   *[other] Im Duell wird ein BANG! von dir verlangt, und { $card } zählt nicht als solches.
}
    .due = { $card ->
        [none] Im Duell wird eine Schusskarte von dir verlangt: Wirf eine ab oder passe.
       *[other] Im Duell wird eine Schusskarte von dir verlangt, und { $card } zählt nicht als solche.
    }
pick-one = Sag, welche der aufgedeckten Karten gilt.
look = Sag, welche der angesehenen Karten du behältst.
own-choice = Du musst eine Handkarte deiner Wahl hergeben.
copy = Sag zuerst, wessen Fähigkeit du übernimmst.
share = Nimm eine der Karten, die verteilt werden.
