## Commands that a table cannot carry out. What to do is part of each.

problem-late = Diese Entscheidung ist schon gefallen oder liegt nicht mehr bei dir. Sieh nach, was jetzt gefragt ist.
problem-not-a-move = Das ist kein Spielzug: { $text }
problem-ambiguous = Das könnte mehrere Spielzüge bedeuten: { $text }
problem-under-way = Das Spiel läuft schon. Schau zu oder warte, bis es vorbei ist.
problem-no-game = Es läuft gerade kein Spiel.
problem-not-over = Das Spiel ist noch nicht vorbei.
problem-no-free-seat = An diesem Tisch ist kein Platz frei. Du kannst zuschauen.
problem-no-bot-seat = In diesem Spiel gibt es keinen Bot, dessen Platz du übernehmen könntest. Warte auf das nächste.
problem-no-code = Zu diesem Code gibt es keinen Tisch. Vergleiche die vier Buchstaben mit denen auf dem großen Bildschirm.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-somebody-there = Dort sitzt { $name }.
problem-too-few-seats = { $count ->
    [one] Hier sitzt schon jemand: Wähl mindestens einen Platz.
   *[other] Hier sitzen schon { $count } Personen: Wähl mindestens so viele Plätze.
}
problem-only-seats = Das können nur die, die am Tisch sitzen. Du schaust zu.
problem-only-host = Nur { $host } (Host) kann den Tisch einrichten.
problem-no-watchers = An diesem Tisch ist Zuschauen nicht erlaubt.
problem-wrong-key = Dieser Schlüssel passt zu keinem Platz an diesem Tisch.
problem-not-now = Das geht jetzt nicht.
problem-no-name = Gib deinen Namen ein, bevor du etwas schreibst.
problem-not-dead = Dort darf nur schreiben, wer ausgeschieden ist.
problem-cannot-bet = Wetten kann nur, wer ausgeschieden ist oder mit Namen zuschaut.
problem-cannot-resign = In diesem Spiel kannst du nicht allein aufgeben: Andere würden dadurch gewinnen oder verlieren. Gib deinen Platz ab, oder biete an, das Spiel zu beenden.
problem-no-offer = Gerade bietet niemand an, das Spiel zu beenden.
problem-offer-soon = Du hast eben erst angeboten, das Spiel zu beenden. Warte eine Minute, bevor du es wieder anbietest.
problem-host-away = Das kann nur { $host }. Bleibt { $host } { $minutes } Minuten lang weg, kannst du es auch.
problem-host-stays = Der Host kann weder entfernt noch stummgeschaltet werden.
problem-just-left = { $name } ist erst seit einem Augenblick weg. Warte ein wenig, bevor du den Platz räumst.
problem-muted = Der Host hat dich stummgeschaltet. Niemand liest, was du schreibst.
problem-too-much-talk = Du schreibst zu viel auf einmal. Warte ein paar Sekunden: So lange liest niemand deine Nachrichten.
problem-removed = Der Host hat dich von diesem Tisch entfernt.
problem-kept-out = Der Host hat dich von diesem Tisch entfernt, und du kannst nicht zurückkommen.
problem-locked = Dieser Tisch ist gesperrt: Niemand kann sich mehr dazusetzen.
problem-no-such-spectator = Diese Person schaut nicht mehr zu.
problem-name-length = Ein Name muss 1 bis 20 Zeichen haben.
problem-bad-name = { $name } geht nicht als Name: Nimm Buchstaben, Ziffern, Emojis und einzelne Leerzeichen, aber kein Wort der Notation wie deck.
problem-name-taken = Am Tisch heißt schon jemand { $name }. Wähl einen anderen Namen.
problem-no-such-bot = Für dieses Spiel gibt es keinen Bot { $name }. Zur Wahl stehen: { $names }.
problem-bad-game = Dieses Spiel kann nicht ausgeteilt werden: { $text }.
problem-bad-count = { $most ->
    [2] Dieses Spiel spielt man zu zweit, nicht mit { $players } Personen.
   *[other] Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
}
problem-bad-clock = Es gibt keine Uhr { $name }. Zur Wahl stehen: { $names }.
problem-no-series = { $name } lässt sich nicht als Serie spielen: Es gibt darin keinen Sheriff.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Niemand hat gewonnen.
ended-how = { $how ->
    [agreed] Das Spiel wurde einvernehmlich beendet.
    [closed] Der Host hat das Spiel beendet.
    [own] Du hast aufgegeben.
   *[resigned] { $name } hat aufgegeben.
}
notice-declined = { $name } will weiterspielen. Das Spiel geht weiter.
notice-withdrawn = { $name } zieht das Angebot zurück, das Spiel zu beenden.
notice-lapsed = { $name } hat angeboten, das Spiel zu beenden, aber das Angebot ist verfallen.
notice-removed = Der Host hat { $name } vom Tisch entfernt.

## What is good to know of a move

hint-replaces = Ersetzt { $card }.
hint-ability = Die Fähigkeit von { $name } erlaubt es.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] Mit dieser Karte explodiert es.
       *[no] Mit dieser Karte explodiert es nicht.
    }
   *[other] { $met ->
        [yes] Mit dieser Karte hast du Glück.
       *[no] Mit dieser Karte hast du kein Glück.
    }
}

## Why a distance is what it is

sight-steps = Plätze auf dem kürzeren Weg, ohne Ausgeschiedene: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = { $box ->
    [dodge-city] Kein Abstand ist kleiner als 1.
   *[other] Keine Entfernung ist kleiner als 1.
}
sight-weapon = Reichweite: { $reach } mit { $name }.
sight-unarmed = Reichweite: 1, wie bei allen ohne weiterreichende Waffe.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = der Name einer Karte fehlt
notation-no-card = { $near ->
    [none] in { $game } gibt es keine Karte „{ $name }“
   *[other] in { $game } gibt es keine Karte „{ $name }“; meintest du „{ $near }“?
}
notation-no-character = { $near ->
    [none] { $box ->
        [dodge-city] in { $game } gibt es keine Person „{ $name }“
       *[other] in { $game } gibt es keinen Charakter „{ $name }“
    }
   *[other] { $box ->
        [dodge-city] in { $game } gibt es keine Person „{ $name }“; meintest du „{ $near }“?
       *[other] in { $game } gibt es keinen Charakter „{ $name }“; meintest du „{ $near }“?
    }
}
notation-no-copy = von „{ $text }“ ist keine Karte mehr übrig; im Kartensatz gibt es sie { $count }-mal
notation-no-mark = „{ $text }“: „{ $word }“ ist weder eine Seite noch ein Symbol
notation-no-move = „{ $text }“ ist kein Spielzug; ein Spielzug beginnt mit play, use, discard, take, draw from, choose, swap, reload, pass oder end
notation-no-player = an diesem Tisch sitzt niemand namens „{ $name }“, sondern { $names }
notation-several = „{ $text }“ kann heißen: { $moves }
notation-at = { $place }: { $why }

## What a client says of a message that it does not know

unknown-line = Es ist etwas geschehen, das dieses Programm nicht kennt, weil es zu alt ist ({ $kind }).
