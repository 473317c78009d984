# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Kostet eine weitere Handkarte.
-gear = Kommt zu deinem unterstützenden oder zum gegnerischen aktiven Charakter.
-reload = Lässt sich nachladen.
-bang = Eine BANG!-Karte: ein Schuss auf den gegnerischen aktiven Charakter.
-later = Leg sie vor dir aus; in einem späteren Zug kannst du sie einmal benutzen:
-shield = Leg sie vor dir aus; sobald dein Zug vorbei ist, kannst du damit einen Treffer gegen dich verhindern

card-bang = { $box ->
    [dodge-city] Ein Treffer gegen jemanden in Reichweite deiner Waffe: Wer ihn nicht verhindert, verliert einen Lebenspunkt. Einmal pro Zug.
   *[other] Ein Schuss auf jemanden in Reichweite deiner Waffe: Wer ihn nicht abwehrt, verliert einen Lebenspunkt. Einmal pro Zug.
}
card-missed = { $box ->
    [dodge-city] Verhindert einen Treffer gegen dich; nur als Reaktion spielbar.
   *[other] Wehrt einen Schuss auf dich ab; nur als Antwort spielbar.
}
    .due = Einer deiner Charaktere weicht einem Schuss aus; nur als Antwort spielbar.
card-beer = Du erhältst einen Lebenspunkt zurück. Rettet dich auch, wenn du deinen letzten verlierst, aber nie, wenn nur noch zwei im Spiel sind.
    .dod = { $beer ->
        [last-life] Du erhältst einen Lebenspunkt zurück, auch wenn du gerade deinen letzten verloren hast. Nicht, wenn nur noch zwei im Spiel sind.
       *[any-loss] Du erhältst einen Lebenspunkt zurück; oder du verlierst einen weniger, egal wer am Zug ist. Nicht, wenn nur noch zwei im Spiel sind.
    }
    .due = Dein aktiver und dein unterstützender Charakter erhalten je einen Lebenspunkt zurück. Nur in deinem Zug.
card-saloon = Alle, die noch im Spiel sind, erhalten einen Lebenspunkt zurück, auch du.
card-stagecoach = { $box ->
    [dodge-city] Du nimmst zwei Karten vom Talon.
   *[other] Du ziehst zwei Karten.
}
card-wells-fargo = { $box ->
    [dodge-city] Du nimmst drei Karten vom Talon.
   *[other] Du ziehst drei Karten.
}
card-general-store = Für jede Person im Spiel wird eine Karte aufgedeckt; reihum nimmt sich jede eine, du zuerst.
    .due = Von beiden Nachziehstapeln werden je zwei Karten aufgedeckt; ihr nehmt abwechselnd eine, du zuerst, bis alle verteilt sind.
card-panic = { $box ->
    [dodge-city] Du nimmst jemandem im Abstand 1 eine Karte weg: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
   *[other] Du nimmst jemandem in Entfernung 1 eine Karte weg: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
}
card-cat-balou = { $box ->
    [dodge-city] Jemand, egal wie weit entfernt, muss eine Karte ablegen: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
   *[other] Jemand, egal wie weit entfernt, muss eine Karte abwerfen: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
}
card-gatling = { $box ->
    [dodge-city] Ein Treffer gegen alle anderen, egal wie weit entfernt. Gatling ist keine BANG!-Karte und gilt nicht als solche.
   *[other] Ein Schuss auf alle anderen, egal wie weit entfernt. Gatling ist keine BANG!-Karte und zählt nicht als solche.
}
    .due = Ein Schuss auf jeden Charakter außer deinem aktiven. Gatling ist keine BANG!-Karte.
card-indians = { $box ->
    [dodge-city] Alle anderen legen ein BANG! ab oder verlieren einen Lebenspunkt. Fehlschuss! und Fass helfen nicht.
   *[other] Alle anderen werfen ein BANG! ab oder verlieren einen Lebenspunkt. Fehlschuss! und Fass helfen nicht.
}
    .due = Jeder Charakter außer deinem aktiven verliert einen Lebenspunkt, wenn seine Seite für ihn keine Schusskarte abwirft. Ausweichen geht nicht.
card-duel = { $box ->
    [dodge-city] Du forderst jemanden zum Duell: Abwechselnd legt ihr BANG! ab, dein Gegenüber zuerst. Wer aufhört, verliert einen Lebenspunkt.
   *[other] Du forderst jemanden heraus: Abwechselnd werft ihr BANG! ab, dein Gegenüber zuerst. Wer aufhört, verliert einen Lebenspunkt.
}
    .due = Du forderst den gegnerischen aktiven Charakter heraus: Abwechselnd werft ihr Schusskarten ab, die Gegenseite zuerst. Der Charakter der Seite, die aufhört, verliert einen Lebenspunkt.
card-barrel = { $box ->
    [dodge-city] Liegt vor dir aus. Bei einem Treffer gegen dich deckst du eine Karte auf: ♥ verhindert ihn.
   *[other] Liegt vor dir aus. Wird auf dich geschossen, deckst du eine Karte auf: Bei ♥ ist der Schuss abgewehrt.
}
    .due = { -gear } Wird auf diesen Charakter geschossen, wird eine Karte aufgedeckt: Bei einem Fass weicht er aus.
card-mustang = Liegt vor dir aus. Für die anderen bist du um 1 weiter entfernt.
card-scope = Liegt vor dir aus. Die anderen sind für dich um 1 näher.
    .due = { -gear } Solange dieser Charakter aktiv ist, darf seine Seite mit Schusskarten auch auf den gegnerischen unterstützenden Charakter zielen. { -reload }
card-volcanic = Eine Waffe mit Reichweite 1, mit der du beliebig viele BANG! pro Zug spielen darfst.
card-schofield = Eine Waffe mit Reichweite 2.
    .due = { -bang } Wird dem Schuss ausgewichen, erhält dein aktiver Charakter einen Lebenspunkt zurück.
card-remington = Eine Waffe mit Reichweite 3.
    .due = { -bang } Wird dem Schuss ausgewichen, ziehst du eine Karte.
card-rev-carabine = Eine Waffe mit Reichweite 4.
card-winchester = Eine Waffe mit Reichweite 5.
    .due = Eine BANG!-Karte: ein Schuss auf den gegnerischen aktiven oder unterstützenden Charakter.
card-jail = { $edition ->
    [first] Leg es vor irgendjemanden außer dem Sheriff: Wer im Gefängnis zu Zugbeginn kein ♥ aufdeckt, darf in diesem Zug keine Karten ziehen oder spielen.
   *[fourth] Leg es vor irgendjemanden außer dem Sheriff: Wer im Gefängnis zu Zugbeginn kein ♥ aufdeckt, setzt diesen Zug aus.
}
    .dod = Leg es vor irgendjemanden außer dem Sheriff: Wer im Gefängnis zu Zugbeginn kein ♥ aufdeckt, darf in diesem Zug keine Karten nehmen oder spielen.
card-dynamite = Liegt vor dir aus. Ab deinem nächsten Zug gilt: Wer es zu Zugbeginn vor sich hat, deckt eine Karte auf. ♠ 2–9 kostet drei Lebenspunkte, sonst wandert es nach links weiter.
    .dod = Liegt vor dir aus. Ab deinem nächsten Zug gilt: Wer es zu Zugbeginn vor sich hat, deckt eine Karte auf. ♠ 2–9 kostet drei Lebenspunkte, sonst wandert es im Uhrzeigersinn weiter, bis vor jemanden, der noch keins hat.
    .due = Kommt zu deinem unterstützenden Charakter. Zu Beginn des Zuges seiner Seite wird eine Karte aufgedeckt: Bei Dynamit verliert er drei Lebenspunkte, sonst wandert die Karte zum gegnerischen unterstützenden Charakter.

card-binocular = Liegt vor dir aus. Die anderen sind für dich um 1 näher.
card-hideout = Liegt vor dir aus. Für die anderen bist du um 1 weiter entfernt.
card-dodge = Verhindert einen Treffer gegen dich, und du nimmst eine Karte vom Talon; nur als Reaktion spielbar.
card-punch = Ein Treffer gegen jemanden im Abstand 1, egal welche Waffe du hast. Gilt nicht als BANG!-Karte.
card-springfield = { -cost } Ein Treffer gegen jemand anderen, egal wie weit entfernt. Gilt nicht als BANG!-Karte.
card-rag-time = { -cost } Du nimmst jemand anderem eine Karte weg, egal wie weit entfernt: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-brawl = { -cost } Alle anderen müssen eine Karte ablegen: Du bestimmst jeweils, ob eine zufällige aus der Hand oder welche ausliegende.
card-tequila = { -cost } Jemand deiner Wahl, auch du selbst, erhält einen Lebenspunkt zurück.
card-whisky = { -cost } Du erhältst zwei Lebenspunkte zurück.
card-bible = { -shield }, und du nimmst eine Karte vom Talon.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } Jemand muss eine Karte ablegen, eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-derringer = { -later } Du nimmst eine Karte vom Talon, und jemand im Abstand 1 erhält einen Treffer.
    .due = Ein Schuss auf den gegnerischen aktiven Charakter, dem man mit jeder beliebigen Handkarte ausweichen kann. Derringer ist keine BANG!-Karte.
card-canteen = { -later } Du erhältst einen Lebenspunkt zurück.
card-howitzer = { -later } Alle anderen erhalten einen Treffer, egal wie weit entfernt.
card-buffalo-rifle = { -later } Jemand anderes erhält einen Treffer, egal wie weit entfernt.
card-pepperbox = { -later } Jemand in Reichweite deiner Waffe erhält einen Treffer, zusätzlich zu deinem BANG!.
card-pony-express = { -later } Du nimmst drei Karten vom Talon.
card-conestoga = { -later } Du nimmst jemand anderem eine Karte weg, eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-knife = { -later } Jemand im Abstand 1 erhält einen Treffer.
    .due = Ein Schuss auf den gegnerischen aktiven Charakter. Das Wurfmesser ist keine BANG!-Karte.

card-bank = { -gear } Ist dieser Charakter aktiv, zieht seine Seite in der Ziehphase eine Karte mehr.
card-carbine = { -bang } Wird dem Schuss ausgewichen, darfst du eine Karte abwerfen, die bei einem der beiden aktiven Charaktere ausliegt.
card-clock = { -gear } Solange dieser Charakter aktiv ist, zieht seine Seite jedes Mal eine Karte, wenn die andere Seite ihren eigenen Marker versetzt. { -reload }
card-colt = { -bang }
card-fanning = Eine BANG!-Karte: so viele Schüsse auf den gegnerischen aktiven Charakter, wie bei ihm Karten ausliegen; jedem muss einzeln ausgewichen werden.
card-gun-belt = { -gear } Solange dieser Charakter aktiv ist, darf seine Seite beliebig viele BANG!-Karten pro Zug spielen.
card-hat = { -gear } Wird auf diesen Charakter geschossen, kann man den Hut abwerfen, um auszuweichen.
card-peacemaker = { -bang } Wird dem Schuss ausgewichen, wirft die Gegenseite eine Karte ihrer Wahl ab.
card-rattlesnake = { -gear } Zu Beginn des Zuges seiner Seite wird eine Karte aufgedeckt: Bei einer Schlange verliert dieser Charakter einen Lebenspunkt. Die Karte bleibt liegen.
card-return-fire = Einer deiner Charaktere weicht einem Schuss aus, danach wird auf den gegnerischen aktiven Charakter geschossen; nur als Antwort spielbar.
card-robbery = Du nimmst eine zufällige Karte aus der gegnerischen Hand oder wirfst eine ausliegende Karte ab, die nicht beim gegnerischen unterstützenden Charakter liegt.
card-schoolteacher = Du nimmst eine ausliegende Karte auf die Hand, die nicht beim gegnerischen unterstützenden Charakter liegt.
card-shotgun = { -bang } Wird dem Schuss ausgewichen, musst du auf einer der beiden Seiten den aktiven und den unterstützenden Charakter tauschen.
card-stampede = { -gear } Zu Beginn des Zuges seiner Seite tauschen ihre beiden Charaktere die Plätze. Die Karte bleibt liegen. { -reload }
card-strong-beer = Ein beliebiger Charakter außer dem gegnerischen unterstützenden hat jetzt genau drei Lebenspunkte, egal wie viele er vorher hatte.
card-wagon = Du ziehst drei Karten und wirfst eine davon ab.
card-water = Auf einer Seite, deiner oder der gegnerischen, tauschen der aktive und der unterstützende Charakter die Plätze. { -reload }
