# What is wrong in a scenario file. Each sentence comes after the place and a colon; keys, moves and names stay as the
# file has them.

scenario-alias = schreib es aus; in einem Szenario gibt es keine Aliasse
scenario-deep = Listen und Zuordnungen sind tiefer als { $most } Ebenen verschachtelt
scenario-much = das ist zu viel; ein Szenario hat höchstens { $most } Schlüssel und Werte
scenario-long = ein Text ist zu lang; { $most } Zeichen genügen
scenario-line = eine Zeile ist zu lang; { $most } Zeichen genügen
scenario-steps = { $count } Schritte sind zu viele; der Server spielt höchstens { $most }
    .answer = die Antwort hat mehr als { $most } kB; beende das Szenario vor diesem Schritt
scenario-key = ein Schlüssel ist ein einzelnes Wort
scenario-twice = { $what } steht zweimal da
scenario-folder = in diesem Ordner ist keine Szenariodatei; solche Dateien enden auf .yaml
scenario-file = diese Datei oder diesen Ordner gibt es nicht
    .unread = das lässt sich nicht lesen: { $error }
scenario-yaml = das ist kein YAML: { $error }
scenario-top = ein Szenario besteht aus name, players, steps und expect
scenario-no-key = { $near ->
    [none] unbekannter Schlüssel „{ $key }“; möglich sind { $names }
   *[other] unbekannter Schlüssel „{ $key }“; meintest du „{ $near }“?
}
scenario-other-game = „{ $key }“ gibt es in { $game } nicht, nur in { $names }
scenario-one-of = möglich sind { $names }, nicht { $found }
scenario-flag = möglich sind true und false, nicht { $found }
scenario-number = { $most ->
    [none] hier gehört eine Zahl ab { $least } hin, nicht { $found }
   *[other] hier gehört eine Zahl von { $least } bis { $most } hin, nicht { $found }
}
scenario-word = hier gehört eine Zahl oder ein Wort hin, nicht { $found }
scenario-list = hier gehört eine Liste hin
scenario-names = hier gehört eine Liste von Namen hin, nicht { $found }
scenario-moves = hier gehört eine Liste von Spielzügen hin, nicht { $found }
scenario-cards = hier gehört eine Liste von Karten hin, nicht { $found }
    .top = hier gehört eine Liste von Karten hin, die oberste zuerst, nicht { $found }
    .one = hier gehört eine einzelne Karte hin, etwa „{ $example }“, nicht { $found }
scenario-mapping = hier gehört eine Zuordnung hin, etwa { $example }
scenario-too-many = { $count } Karten sind zu viele; das Spiel hat { $most }
scenario-ranks = „{ $text }“ ist kein Wertebereich; schreib ihn so: „{ $example }“
    .back = „{ $text }“ läuft in die falsche Richtung; schreib es so: „{ $example }“
scenario-step = hier gehört ein Spielzug, refuse oder expect hin, etwa „{ $example }“
    .refuse = zu refuse gehört ein Spielzug, etwa { $example }
scenario-seats = die Plätze fehlen
scenario-count = { $most ->
    [2] { $game } spielt man zu zweit, nicht mit { $count } Personen
   *[other] { $game } ist für { $least } bis { $most } Personen, nicht für { $count }
}
scenario-seat = hier gehören role und character hin, etwa { $example }
    .due = hier gehören side, front und rear hin
scenario-there = { $name } sitzt schon am Tisch
scenario-roles = { $count }-mal { $role }, aber in der Schachtel ist die Karte nur { $most }-mal
    .missing = { $role } fehlt
    .none = an einem Tisch mit { $count } Plätzen gibt es keinen { $role }
scenario-over = dieses Spiel ist schon vorbei, gewonnen hat { $winner } [{ $rule }]; lass jemanden am Leben, der kämpfen kann
scenario-eliminated = wer ausgeschieden ist, hat keine Karten
    .turn = { $name } ist ausgeschieden
scenario-copies = { $name } übernimmt keine Fähigkeit
scenario-brown = { $name } liegt nie aus
scenario-two = zwei Karten namens { $name }
scenario-slot = mehr als eine Karte dieser Art: { $slot }
scenario-side = beide Plätze sind { $side }
    .other = { $name } gehört zur anderen Seite
scenario-figure = hier gehört ein Charakter hin, etwa { $example }
    .alive = hier gehört ein lebender Charakter hin
scenario-reserve = hier gehört eine Liste von Charakteren hin
    .vacant = dieser Platz ist leer, obwohl es eine Reserve gibt
scenario-common = solange beide einen eigenen Nachziehstapel haben, gibt es keinen gemeinsamen; schreib bei einem Platz deck: []
scenario-event = ein Ereignis „{ $name }“ gibt es nicht; möglich sind { $names }
scenario-spare = ein zweiter Charakter hat nur mit Ereignissen einen Sinn; nenne welche unter events
scenario-fallen = hier gehören alle Ausgeschiedenen hin, in der Reihenfolge ihres Ausscheidens
scenario-branches = erwartet werden Varianten mit Namen, etwa { $example }
scenario-chance =
    .deck = { $text } ist nicht unter den gemischten Karten, oder nicht oft genug
    .hand = { $text } ist nicht auf der Hand, aus der gezogen wird, oder nicht oft genug
    .draw = { $text } ist nicht im Stapel, oder nicht oft genug
scenario-unused =
    .deck = nach diesem Schritt wurde nichts gemischt; lass ihn weg
    .hand = nach diesem Schritt wurde keine Karte verdeckt aus einer Hand genommen; lass ihn weg

## What did not come true

scenario-differs = { $what } sollte { $wanted } sein, ist aber { $found }
scenario-and = { $one }; { $other }
scenario-legal = { $what ->
    [legal] legal: { $moves } sollte erlaubt sein
   *[not_legal] not_legal: { $moves } sollte nicht erlaubt sein
}
    .over = { $what }: Das Spiel ist vorbei
scenario-refused = { $move }: nicht erlaubt. { $why } [{ $rule }]
    .not = { $move } hätte nicht erlaubt sein dürfen
    .changed = { $move } war nicht erlaubt, hat das Spiel aber verändert
scenario-next = { $seat } ist gefragt: { $moves }
    .over = das Spiel ist vorbei, gewonnen hat { $winner }
scenario-tally = erfüllt: { $passed }, nicht erfüllt: { $failed }
