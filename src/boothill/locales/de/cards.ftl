# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Kostet eine weitere Handkarte.
-gear = Kommt zu deinem unterstützenden oder zum gegnerischen aktiven Charakter.
-reload = Lässt sich nachladen.
-bang = Eine BANG!-Karte: ein Schuss auf den gegnerischen aktiven Charakter.
-later = Leg sie vor dir aus; in einem späteren Zug kannst du sie einmal benutzen:
-shield = Leg sie vor dir aus; sobald dein Zug vorbei ist, kannst du damit einen Schuss auf dich abwehren

card-bang = Ein Schuss auf jemanden in Reichweite deiner Waffe: Wer ihn nicht abwehrt, verliert einen Lebenspunkt. Einmal pro Zug.
card-missed = Wehrt einen Schuss auf dich ab; nur als Antwort spielbar.
    .due = Einer deiner Charaktere weicht einem Schuss aus; nur als Antwort spielbar.
card-beer = Du erhältst einen Lebenspunkt zurück. Rettet dich auch, wenn du deinen letzten verlierst, aber nie, wenn nur noch zwei im Spiel sind.
    .dod = { $beer ->
        [last-life] Du erhältst einen Lebenspunkt zurück, auch wenn du gerade deinen letzten verloren hast. Nicht, wenn nur noch zwei im Spiel sind.
       *[any-loss] Du erhältst einen Lebenspunkt zurück; oder du verlierst, egal in wessen Zug, einen weniger. Nicht, wenn nur noch zwei im Spiel sind.
    }
    .due = Dein aktiver und dein unterstützender Charakter erhalten je einen Lebenspunkt zurück. Nur in deinem Zug.
card-saloon = Alle, die noch im Spiel sind, erhalten einen Lebenspunkt zurück, auch du.
card-stagecoach = Du ziehst zwei Karten.
card-wells-fargo = Du ziehst drei Karten.
card-general-store = Für alle im Spiel wird je eine Karte aufgedeckt; reihum nehmt ihr euch eine, du zuerst.
    .due = Vom Nachziehstapel jeder Seite werden zwei Karten aufgedeckt; ihr nehmt abwechselnd eine, du zuerst, bis alle weg sind.
card-panic = Du nimmst jemandem in Entfernung 1 eine Karte weg: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-cat-balou = Jemand, egal wie weit entfernt, verliert eine Karte: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-gatling = Ein Schuss auf alle anderen, egal wie weit entfernt. Gatling ist keine BANG!-Karte und zählt nicht als solche.
    .due = Ein Schuss auf jeden Charakter außer deinem aktiven. Gatling ist keine BANG!-Karte.
card-indians = Alle anderen werfen ein BANG! ab oder verlieren einen Lebenspunkt. Fehlschuss! und Fass helfen nicht.
    .due = Für jeden Charakter außer deinem aktiven wirft dessen Seite eine Schusskarte ab, oder er verliert einen Lebenspunkt. Ausweichen geht nicht.
card-duel = Du forderst jemanden heraus: Abwechselnd werft ihr BANG! ab, dein Gegenüber zuerst. Wer aufhört, verliert einen Lebenspunkt.
    .due = Du forderst den gegnerischen aktiven Charakter heraus: Abwechselnd werft ihr Schusskarten ab, die Gegenseite zuerst. Der Charakter der Seite, die aufhört, verliert einen Lebenspunkt.
card-barrel = Liegt vor dir aus. Wird auf dich geschossen, deckst du eine Karte auf: Bei ♥ ist der Schuss abgewehrt.
    .due = { -gear } Wird auf diesen Charakter geschossen, wird eine Karte aufgedeckt: Bei einem Fass weicht er aus.
card-mustang = Liegt vor dir aus. Für die anderen bist du um 1 weiter entfernt.
card-scope = Liegt vor dir aus. Die anderen sind für dich um 1 näher.
    .due = { -gear } Solange dieser Charakter aktiv ist, darf seine Seite mit Schusskarten auch auf den unterstützenden Charakter der anderen Seite zielen. { -reload }
card-volcanic = Eine Waffe mit Reichweite 1, mit der du beliebig viele BANG! pro Zug spielen darfst.
card-schofield = Eine Waffe mit Reichweite 2.
    .due = { -bang } Wird dem Schuss ausgewichen, erhält dein aktiver Charakter einen Lebenspunkt zurück.
card-remington = Eine Waffe mit Reichweite 3.
    .due = { -bang } Wird dem Schuss ausgewichen, ziehst du eine Karte.
card-rev-carabine = Eine Waffe mit Reichweite 4.
card-winchester = Eine Waffe mit Reichweite 5.
    .due = Eine BANG!-Karte: ein Schuss auf den gegnerischen aktiven oder unterstützenden Charakter.
card-jail = { $edition ->
    [first] Leg es vor jemanden, nur nicht vor den Sheriff: Wer damit zu Zugbeginn kein ♥ aufdeckt, darf in diesem Zug weder ziehen noch spielen.
   *[fourth] Leg es vor jemanden, nur nicht vor den Sheriff: Wer damit zu Zugbeginn kein ♥ aufdeckt, setzt diesen Zug aus.
}
    .dod = Leg es vor jemanden, nur nicht vor den Sheriff: Wer damit zu Zugbeginn kein ♥ aufdeckt, darf in diesem Zug weder ziehen noch spielen.
card-dynamite = Liegt vor dir aus. Ab deinem nächsten Zug deckt, wer es vor sich hat, zu Zugbeginn eine Karte auf: ♠ 2-9 kostet drei Lebenspunkte, bei allem anderen wandert es nach links weiter.
    .dod = Liegt vor dir aus. Ab deinem nächsten Zug deckt, wer es vor sich hat, zu Zugbeginn eine Karte auf: ♠ 2-9 kostet drei Lebenspunkte, bei allem anderen wandert es zur nächsten Person weiter, die noch keins hat.
    .due = Kommt zu deinem unterstützenden Charakter. Zu Beginn des Zuges seiner Seite wird eine Karte aufgedeckt: Bei Dynamit verliert er drei Lebenspunkte, sonst wandert die Karte zum gegnerischen unterstützenden Charakter.

card-binocular = Liegt vor dir aus. Die anderen sind für dich um 1 näher.
card-hideout = Liegt vor dir aus. Für die anderen bist du um 1 weiter entfernt.
card-dodge = Wehrt einen Schuss auf dich ab, und du ziehst eine Karte; nur als Antwort spielbar.
card-punch = Ein Schuss auf jemanden in Entfernung 1, egal welche Waffe du hast. Zählt nicht als BANG!-Karte.
card-springfield = { -cost } Ein Schuss auf jemand anderen, egal wie weit entfernt. Zählt nicht als BANG!-Karte.
card-rag-time = { -cost } Du nimmst jemand anderem eine Karte weg, egal wie weit entfernt: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-brawl = { -cost } Alle anderen verlieren eine Karte: Du sagst jeweils, ob eine zufällige aus der Hand oder welche ausliegende.
card-tequila = { -cost } Jemand deiner Wahl, auch du selbst, erhält einen Lebenspunkt zurück.
card-whisky = { -cost } Du erhältst zwei Lebenspunkte zurück.
card-bible = { -shield }, und du ziehst eine Karte.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } Jemand verliert eine Karte, eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-derringer = { -later } Du ziehst eine Karte und schießt auf jemanden in Entfernung 1.
    .due = Ein Schuss auf den gegnerischen aktiven Charakter; mit jeder Handkarte kann man ihm ausweichen. Derringer ist keine BANG!-Karte.
card-canteen = { -later } Du erhältst einen Lebenspunkt zurück.
card-howitzer = { -later } ein Schuss auf alle anderen, egal wie weit entfernt.
card-buffalo-rifle = { -later } ein Schuss auf jemand anderen, egal wie weit entfernt.
card-pepperbox = { -later } ein Schuss auf jemanden in Reichweite deiner Waffe, zusätzlich zu deinem BANG!.
card-pony-express = { -later } Du ziehst drei Karten.
card-conestoga = { -later } Du nimmst jemand anderem eine Karte weg, eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-knife = { -later } ein Schuss auf jemanden in Entfernung 1.
    .due = Ein Schuss auf den gegnerischen aktiven Charakter. Das Wurfmesser ist keine BANG!-Karte.

card-bank = { -gear } Ist dieser Charakter aktiv, zieht seine Seite in der Ziehphase eine Karte mehr.
card-carbine = { -bang } Wird dem Schuss ausgewichen, darfst du eine Karte abwerfen, die bei einem der beiden aktiven Charaktere ausliegt.
card-clock = { -gear } Solange dieser Charakter aktiv ist, zieht seine Seite jedes Mal eine Karte, wenn die andere Seite ihren eigenen Marker versetzt. { -reload }
card-colt = { -bang }
card-fanning = Eine BANG!-Karte: so viele Schüsse auf den gegnerischen aktiven Charakter, wie Karten bei ihm ausliegen; jedem muss man einzeln ausweichen.
card-gun-belt = { -gear } Solange dieser Charakter aktiv ist, darf seine Seite beliebig viele BANG!-Karten pro Zug spielen.
card-hat = { -gear } Wird auf diesen Charakter geschossen, kann man den Hut abwerfen: Der Charakter weicht aus.
card-peacemaker = { -bang } Wird dem Schuss ausgewichen, wirft die Gegenseite eine Karte ihrer Wahl ab.
card-rattlesnake = { -gear } Zu Beginn des Zuges seiner Seite wird eine Karte aufgedeckt: Bei einer Schlange verliert dieser Charakter einen Lebenspunkt. Die Karte bleibt liegen.
card-return-fire = Einer deiner Charaktere weicht einem Schuss aus, danach wird auf den gegnerischen aktiven Charakter geschossen; nur als Antwort spielbar.
card-robbery = Du nimmst eine zufällige Karte aus der gegnerischen Hand oder wirfst eine ausliegende Karte ab, nur nicht vom gegnerischen unterstützenden Charakter.
card-schoolteacher = Du nimmst eine ausliegende Karte auf die Hand, nur nicht vom gegnerischen unterstützenden Charakter.
card-shotgun = { -bang } Wird dem Schuss ausgewichen, musst du auf einer Seite aktiven und unterstützenden Charakter tauschen.
card-stampede = { -gear } Zu Beginn des Zuges seiner Seite tauschen deren beide Charaktere. Die Karte bleibt liegen. { -reload }
card-strong-beer = Ein Charakter, nur nicht der gegnerische unterstützende, hat jetzt genau drei Lebenspunkte, ob vorher mehr oder weniger.
card-wagon = Du ziehst drei Karten und wirfst eine davon ab.
card-water = Tauscht auf einer Seite, deiner oder der gegnerischen, den aktiven und den unterstützenden Charakter. { -reload }
