## Commands that a table cannot carry out. What to do is part of each.

problem-late = Diese Entscheidung ist schon gefallen oder nicht mehr deine. Sieh nach, was jetzt gefragt ist.
problem-not-a-move = Das ist kein Spielzug: { $text }
problem-ambiguous = Das könnte mehrere Spielzüge bedeuten: { $text }
problem-under-way = Das Spiel läuft schon. Schau zu oder warte, bis es vorbei ist.
problem-no-game = Es läuft gerade kein Spiel.
problem-not-over = Das Spiel ist noch nicht vorbei.
problem-no-free-seat = An diesem Tisch ist kein Platz frei. Du kannst zuschauen.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-somebody-there = Dort sitzt { $name }.
problem-too-few-seats = { $count ->
    [one] Hier sitzt schon jemand: Wähl mindestens so viele Plätze.
   *[other] Hier sitzen schon { $count } Leute: Wähl mindestens so viele Plätze.
}
problem-only-seats = Das können nur die, die am Tisch sitzen. Du schaust zu.
problem-only-host = Nur { $host } kann den Tisch einrichten.
problem-no-watchers = An diesem Tisch ist Zuschauen nicht erwünscht.
problem-wrong-key = Dieser Schlüssel passt zu keinem Platz an diesem Tisch.
problem-not-now = Das geht jetzt nicht.
problem-no-name = Sag deinen Namen, bevor du redest.
problem-not-dead = Dort reden nur die, die ausgeschieden sind.
problem-cannot-bet = Wetten kann nur, wer ausgeschieden ist oder unter einem Namen zuschaut.
problem-cannot-resign = In diesem Spiel gibt niemand allein auf: Andere würden dadurch gewinnen oder verlieren. Gib deinen Platz ab, oder biete an, das Spiel zu beenden.
problem-no-offer = Gerade bietet niemand an, das Spiel zu beenden.
problem-offer-soon = Du hast eben erst angeboten, das Spiel zu beenden. Spiel eine Minute weiter, bevor du es wieder anbietest.
problem-host-away = Das kann nur { $host }. Wenn { $host } { $minutes } Minuten lang wegbleibt, kannst du es.
problem-host-stays = Wer den Tisch leitet, kann weder entfernt noch stummgeschaltet werden.
problem-just-left = { $name } ist erst seit einem Augenblick weg. Warte ein wenig, bevor du den Platz frei machst.
problem-muted = Du bist an diesem Tisch stummgeschaltet. Niemand hört, was du sagst.
problem-too-much-talk = Du redest zu viel auf einmal. In den nächsten Sekunden hört dich niemand.
problem-removed = Du wurdest von diesem Tisch entfernt.
problem-kept-out = Du wurdest von diesem Tisch entfernt und kannst nicht wiederkommen.
problem-locked = Dieser Tisch ist geschlossen: Niemand kann sich mehr dazusetzen.
problem-no-such-spectator = Wer da zugesehen hat, ist nicht mehr da.
problem-name-length = Ein Name hat 1 bis 20 Zeichen.
problem-bad-name = Niemand kann { $name } heißen: Nimm Buchstaben, Ziffern und einzelne Leerzeichen, und kein Wort der Notation wie deck.
problem-name-taken = Am Tisch heißt schon jemand { $name }. Wähl einen anderen Namen.
problem-no-such-bot = Es gibt keinen Bot { $name }; es gibt { $names }.
problem-bad-game = So ein Spiel lässt sich nicht austeilen: { $text }.
problem-bad-count = { $most ->
    [2] Dieses Spiel ist für 2 Leute, nicht für { $players }.
   *[other] Dieses Spiel ist für { $least } bis { $most } Leute, nicht für { $players }.
}
problem-bad-clock = Es gibt keine Uhr { $name }; es gibt { $names }.
problem-no-series = { $name } hat keine Spielserie: Darin ist niemand Sheriff.

## A game that its players end themselves, and what else happens beside a game

nobody-won = Niemand hat gewonnen.
ended-how = { $how ->
    [agreed] Alle waren sich einig, das Spiel zu beenden.
    [closed] Das Spiel wurde von der Tischleitung beendet.
   *[resigned] { $name } hat aufgegeben.
}
notice-declined = { $name } will weiterspielen. Das Spiel geht weiter.
notice-withdrawn = { $name } zieht das Angebot zurück, das Spiel zu beenden.
notice-lapsed = { $name } hat angeboten, das Spiel zu beenden, aber das Angebot ist verfallen.
notice-removed = { $name } wurde vom Tisch entfernt.

## What is good to know of a move

hint-replaces = Ersetzt { $card }.
hint-ability = Die Fähigkeit von { $name } erlaubt es.
hint-counts = { $key ->
    [dynamite] { $met ->
        [yes] Mit dieser explodiert es.
       *[no] Mit dieser explodiert es nicht.
    }
   *[other] { $met ->
        [yes] Mit dieser hast du Glück.
       *[no] Mit dieser hast du kein Glück.
    }
}

## Why a distance is what it is

sight-steps = Plätze auf dem kürzeren Weg, ohne die Ausgeschiedenen: { $steps }
sight-farther = { $name } ({ $seat }): +{ $n }
sight-nearer = { $name } ({ $seat }): −{ $n }
sight-least = Keine Entfernung ist kleiner als 1.
sight-weapon = Reichweite: { $name } reicht { $reach } weit.
sight-unarmed = Reichweite: 1, wie bei allen ohne weiter reichende Waffe.

## Why a text is no move, no card, no player. Each is told after a colon, and names stay those of the notation.

notation-no-name = der Name einer Karte fehlt
notation-no-card = { $near ->
    [none] in { $game } gibt es keine Karte „{ $name }“
   *[other] in { $game } gibt es keine Karte „{ $name }“; meinst du „{ $near }“?
}
notation-no-character = { $near ->
    [none] in { $game } gibt es keinen Charakter „{ $name }“
   *[other] in { $game } gibt es keinen Charakter „{ $name }“; meinst du „{ $near }“?
}
notation-no-copy = „{ $text }“ ist nicht mehr übrig; im Nachziehstapel gibt es die Karte so oft: { $count }
notation-no-mark = „{ $text }“: „{ $word }“ ist weder eine Seite noch ein Symbol
notation-no-move = „{ $text }“ ist kein Spielzug; einer beginnt mit play, use, discard, take, draw from, choose, swap, reload, pass oder end
notation-no-player = an diesem Tisch gibt es „{ $name }“ nicht; es gibt { $names }
notation-several = „{ $text }“ kann heißen: { $moves }
notation-at = { $place }: { $why }
