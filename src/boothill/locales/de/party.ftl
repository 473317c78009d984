# Partys: der große Bildschirm, die Handys darum herum und alles zwischen zwei Spielen.

## Ein Link, der irgendwo gepostet wird

invitation = { $who ->
    [somebody] { $host } lädt dich zu BANG! ein
   *[nobody] Du bist zu BANG! eingeladen
}
    .about = { $phase ->
        [open] { $game }: { $free ->
            [0] Der Tisch ist voll, schau zu.
            [one] Ein Platz ist frei. Setz dich im Browser dazu, ganz ohne Konto.
           *[other] { $free } Plätze sind frei. Setz dich im Browser dazu, ganz ohne Konto.
        }
       *[other] { $game }: Das Spiel läuft. Schau zu oder spiel beim nächsten mit.
    }
    .gone = Diesen Tisch gibt es nicht mehr. Richte einen neuen ein!
    .picture = Das Schild von Boot Hill: ein Hügel mit Kreuzen vor der untergehenden Sonne

## Die erste Seite

party-home = Party zu Hause
    .about = Der Tisch auf Fernseher, Tablet oder Laptop, die Karten auf den Handys.
    .go = Diesen Bildschirm nehmen
party-code = Code auf dem großen Bildschirm
    .go = Mitspielen
    .hint = vier Buchstaben

## Der große Bildschirm

party-screen = Der große Bildschirm
party-join = Mit dem Handy mitspielen
    .scan = Code scannen oder öffnen:
    .type = und eintippen:
    .wifi = Alle müssen im selben Netz sein wie dieser Bildschirm.
    .alone = Handys erreichen diesen Computer noch nicht. Starte den Server mit `boothill serve --party`.
party-ready = Bereit
    .not-yet = Noch nicht bereit
    .count = { $ready } von { $people } bereit
party-host = { $name } teilt aus, wenn alle da sind.
    .nobody = Wer sich zuerst setzt, teilt aus.
party-bots = { $count ->
    [0] Keine Bots
    [one] Den freien Platz bekommt ein Bot
   *[other] Die freien Plätze bekommen { $count } Bots
}
party-waiting = Im nächsten Spiel dabei: { $names }.
party-plays = { $person } spielt { $name }
party-fullscreen = Vollbild
party-voice = Erzählstimme
party-lost = Der Server antwortet nicht. Neuer Versuch …

## Der Erzähler

narrator-welcome = Willkommen im Saloon! Sucht euch einen Stuhl und achtet auf die Schwingtür.
narrator-begins = Spiel { $number }. Die Karten sind verteilt, und jemand hier lügt.
narrator-turn = { $name }, du bist dran!
narrator-waits = Alle warten auf { $names } …
narrator-out = { $name } beißt ins Gras: { $role }!
narrator-won = Gewonnen: { $names }!
    .nobody = Niemand hat gewonnen. Der Totengräber macht früher Feierabend.
narrator-paused = Alle machen eine Pause.

## Das Handy

party-hand = Meine Hand
    .table = Tisch
    .reach = Wen ich erreiche
    .nobody = Niemand ist in Reichweite.
    .distance = { $box ->
        [dodge-city] Abstand { $distance }
       *[other] Entfernung { $distance }
    }
    .lives = { $life ->
        [one] ein Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
party-late = Das Spiel läuft schon
    .take = Für { $name } spielen
    .about = Du übernimmst Karten und Namen eines Bots. Ab dem nächsten Spiel hast du deinen eigenen Namen.
    .next = Beim nächsten Spiel mitspielen
    .watch = Bis dahin schaust du zu.
    .waiting = Im nächsten Spiel hast du einen Platz. Schau bis dahin zu!
    .leave = Ich will nur zuschauen

## Zwischen den Spielen

party-scores = Punktestand des Abends
    .name = Name
    .won = Gewonnen
    .played = Gespielt
    .as = { $role } { $won }/{ $played }
party-open = Party: ein Code für Handys, und wer später kommt, darf den Platz eines Bots übernehmen
party-show = Auf einem großen Bildschirm zeigen
my-games = Meine Spiele
    .on = Laufen noch
    .over = Beendet
    .none = Noch keine Spiele. Hier stehen die, die du in diesem Browser spielst.
    .watch = Aufzeichnung
    .won = Gewonnen
    .lost = Verloren
    .open = Tisch öffnen
