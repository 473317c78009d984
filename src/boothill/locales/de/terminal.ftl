# The table in a terminal: headings, questions, choices, answers to commands.

## The table

column-player = Name
column-role = Rolle
column-character = { $box ->
    [dodge-city] Person
   *[other] Charakter
}
column-life = Leben
column-hand = Hand
column-distance = { $box ->
    [dodge-city] Abst.
   *[other] Entf.
}
column-in-play = ausgelegt
unknown-role = ?
out-of-game = raus
bare-hands = Colt .45 (1)
weapon = { $name } ({ $reach })
ready = bereit: { $cards }
laid-now = neu: { $cards }
copied-ability = als { $name }
piles = { $top ->
    [none] { $box ->
        [dodge-city] Talon: { $deck }. Ablagestapel: leer.
       *[other] Nachziehstapel: { $deck }. Ablagestapel: leer.
    }
   *[other] { $box ->
        [dodge-city] Talon: { $deck }. Ablagestapel: { $pile }, oben { $top }.
       *[other] Nachziehstapel: { $deck }. Ablagestapel: { $pile }, oben { $top }.
    }
}
legend = > am Zug   -> in deiner Reichweite   <- kann dich treffen   im Uhrzeigersinn
legend-open = { $seat ->
    [Du] { $box ->
        [dodge-city] > am Zug   im Uhrzeigersinn, Abstände aus deiner Sicht
       *[other] > am Zug   im Uhrzeigersinn, Entfernungen aus deiner Sicht
    }
   *[other] { $box ->
        [dodge-city] > am Zug   im Uhrzeigersinn, Abstände aus Sicht von { $seat }
       *[other] > am Zug   im Uhrzeigersinn, Entfernungen aus Sicht von { $seat }
    }
}
side-head = { $seat }, { $role ->
        [law] Gesetzeshüter
       *[outlaws] Banditen
    }: Hand { $hand }{ $strange ->
        [0] { "" }
       *[other] { " " }(davon { $strange } fremde)
    }, { $deck ->
        [-1] gemeinsamer Stapel
       *[other] eigener Stapel { $deck }
    }, Reserve { $reserve }
place = { $position ->
    [front] aktiv
    [rear] unterstützend
   *[alone] allein
}
side-piles = { $top ->
        [none] Ablagestapel: leer.
       *[other] Ablagestapel: { $pile }, oben { $top }.
    }{ $common ->
        [0] { "" }
       *[other] { " " }Gemeinsamer Nachziehstapel: { $common }.
    }
your-reserve = Deine Reserve, Reihenfolge unbekannt: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Wer jagt wen: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Nur noch zwei sind im Spiel: Wer zuletzt übrig bleibt, gewinnt.
    }
   *[other] { "" }
}
you = du
seat-you = Du
hands = Handkarten:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: keine

## The beginning and the end

welcome = Boot Hill ({ $game }), { $players } Plätze. ? zeigt die Hilfe, quit verlässt das Spiel.
option = { $name }={ $value }: { $meaning }
option-beer = { $beer ->
    [last-life] außerhalb des eigenen Zuges rettet ein Bier nur den letzten Lebenspunkt [DOD-7.2]
   *[any-loss] ein Bier verringert jeden Verlust von Lebenspunkten um einen [DOD-7.2]
}
option-pixie-pete = { $pixie_pete ->
    [one] Pixie Pete nimmt eine Karte [DOD-R.23]
   *[other] Pixie Pete nimmt { $pixie_pete } Karten [DOD-R.23]
}
option-sean-mallory = { $sean_mallory ->
    [no-limit] Sean Mallory behält beliebig viele Karten [DOD-R.23]
    [one] Sean Mallory behält eine Karte [DOD-R.23]
   *[other] Sean Mallory behält { $sean_mallory } Karten [DOD-R.23]
}
option-jose-delgado = { $jose_delgado ->
    [no-limit] José Delgado tauscht beliebig viele blaue Karten ein [DOD-R.23]
    [one] José Delgado tauscht eine blaue Karte pro Zug ein [DOD-R.23]
   *[other] José Delgado tauscht { $jose_delgado } blaue Karten pro Zug ein [DOD-R.23]
}
option-edition = { $edition ->
    [first] wer im Gefängnis bleibt, verliert die ersten beiden Phasen des Zuges [BAS-15.1]
   *[fourth] wer im Gefängnis bleibt, verliert den ganzen Zug [BAS-15.1]
}
option-simplified = { $simplified ->
    [yes] ohne die dreizehn Karten, die man im ersten Spiel weglässt [BAS-3.8]
   *[no] mit allen Karten [BAS-3.8]
}
option-deaths = { $deaths ->
    [at-once] wer durch Gatling oder Indianer! ausscheidet, ist sofort aus dem Spiel [BAS-R.16]
   *[after-card] wer durch Gatling oder Indianer! ausscheidet, ist erst aus dem Spiel, wenn die Karte abgehandelt ist [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] der Ablagestapel wird neu gemischt, sobald der Stapel leer ist [BAS-R.28]
   *[when-needed] der Ablagestapel wird neu gemischt, wenn eine Karte gebraucht wird [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] ein Duell mit ♦ kann Apache Kid nichts anhaben [DOD-R.18]
   *[fights-duels] ein Duell mit ♦ trifft Apache Kid wie jedes andere [DOD-R.18]
}
option-events = { $events ->
    [high-noon] mit den Ereignissen aus High Noon [HIN-2.1]
    [fistful] mit den Ereignissen aus Für eine Hand voll Karten [HIN-2.1]
    [both] mit Ereignissen aus beiden Schachteln [HIN-2.1]
   *[none] ohne Ereigniskarten [HIN-2.1]
}
option-events-used = { $events_used ->
    [usual] so viele Ereignisse wie üblich [HIN-2.4]
   *[other] { $events_used } Ereignisse vor dem letzten [HIN-2.4]
}
option-events-final = { $events_final ->
    [high-noon] das letzte Ereignis ist High Noon [HIN-2.4]
    [fistful] das letzte Ereignis ist Für eine Hand voll Karten [HIN-2.4]
   *[random] das letzte Ereignis wird ausgelost [HIN-2.4]
}
option-late-events = { $late_events ->
    [yes] mit den zwei späteren Ereignissen [HIN-2.5]
   *[no] ohne die zwei späteren Ereignisse [HIN-2.5]
}
option-ghosts = { $ghosts ->
    [no] niemand kehrt zurück [HIN-2.6]
   *[yes] wer ausgeschieden ist, kann zurückkehren [HIN-2.6]
}
option-characters = { $characters } Charaktere pro Seite [DUE-3.1]
resumed = Das Spiel geht dort weiter, wo du aufgehört hast.
you-are = Du bist { $character }, und deine Rolle ist { $role }.
you-lead = Du führst { $role ->
    [law] die Gesetzeshüter
   *[outlaws] die Banditen
} an.
you-can = { $character }: { $ability }
goal-sheriff = Du gewinnst, sobald alle Outlaws und Kopfgeldjäger ausgeschieden sind. Alle wissen, wer du bist.
    .other = { $seat } ist Sheriff.
goal-deputy = { $players ->
    [3] { $left ->
        [3] Du gewinnst, wenn du selbst { $renegade } (Kopfgeldjäger) ausschaltest. Scheidet jemand auf andere Weise aus, gewinnt, wer als Letzter übrig bleibt.
       *[other] Du gewinnst, wenn nur du übrig bleibst.
    }
   *[other] Du gewinnst mit dem Sheriff: Alle Outlaws und Kopfgeldjäger müssen ausscheiden.
}
    .other = { $left ->
        [3] { $seat } (Hilfssheriff) muss den Kopfgeldjäger ({ $renegade }) ausschalten, um zu gewinnen.
       *[other] { $seat } (Hilfssheriff) gewinnt, wenn sonst niemand übrig bleibt.
    }
goal-outlaw = { $players ->
    [3] { $left ->
        [3] Du gewinnst, wenn du selbst { $deputy } (Hilfssheriff) ausschaltest. Scheidet jemand auf andere Weise aus, gewinnt, wer als Letzter übrig bleibt.
       *[other] Du gewinnst, wenn nur du übrig bleibst.
    }
   *[other] Du gewinnst, sobald der Sheriff ausgeschieden ist.
}
    .other = { $left ->
        [3] { $seat } (Outlaw) muss den Hilfssheriff ({ $deputy }) ausschalten, um zu gewinnen.
       *[other] { $seat } (Outlaw) gewinnt, wenn sonst niemand übrig bleibt.
    }
goal-renegade = { $players ->
    [3] { $left ->
        [3] Du gewinnst, wenn du selbst { $outlaw } (Outlaw) ausschaltest. Scheidet jemand auf andere Weise aus, gewinnt, wer als Letzter übrig bleibt.
       *[other] Du gewinnst, wenn nur du übrig bleibst.
    }
   *[other] Du gewinnst, wenn nur du übrig bleibst: Der Sheriff muss als Letzter ausscheiden.
}
    .other = { $left ->
        [3] { $seat } (Kopfgeldjäger) muss den Outlaw ({ $outlaw }) ausschalten, um zu gewinnen.
       *[other] { $seat } (Kopfgeldjäger) gewinnt, wenn sonst niemand übrig bleibt.
    }
goal-law = Du gewinnst, sobald alle Charaktere von { $outlaws } ausgeschieden sind.
    .other = { $seat } führt die Gesetzeshüter an.
goal-outlaws = Du gewinnst, sobald alle Charaktere von { $law } ausgeschieden sind.
    .other = { $seat } führt die Banditen an.
you-are-out = Du bist ausgeschieden und schaust zu, wie die anderen zu Ende spielen.
winners = Gewonnen: { $seats }.
you-won = Du hast gewonnen!
you-lost = Du hast verloren.
saved = Die Aufzeichnung des Spiels wurde gespeichert: { $path }
not-saved = Das Spiel kann nicht unter { $path } gespeichert werden: { $error }.
resume-with = Das Spiel wurde gespeichert. So geht es später weiter:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Du bist am Zug. Was spielst du?
    .pass = { $surplus ->
        [0] Zug beenden
        [one] { $box ->
            [dodge-city] Zug beenden; dann musst du eine Karte ablegen
           *[other] Zug beenden; dann musst du eine Karte abwerfen
        }
       *[other] { $box ->
            [dodge-city] Zug beenden; dann musst du { $surplus } Karten ablegen
           *[other] Zug beenden; dann musst du { $surplus } Karten abwerfen
        }
    }
ask-discarding = { $surplus ->
    [one] { $box ->
        [dodge-city] Du hast eine Handkarte zu viel. Welche legst du ab?
       *[other] Du hast eine Handkarte zu viel. Welche wirfst du ab?
    }
   *[other] { $box ->
        [dodge-city] Du hast { $surplus } Handkarten zu viel. Welche legst du zuerst ab?
       *[other] Du hast { $surplus } Handkarten zu viel. Welche wirfst du zuerst ab?
    }
}
ask-giving-up = { $box ->
    [dodge-city] Du musst eine Karte ablegen. Welche?
   *[other] Du musst eine Karte abwerfen. Welche?
}
ask-shot = { $by ->
    [none] Auf dich wird geschossen, obwohl niemand am Tisch schießt. Was tust du?
   *[other] { $misses ->
        [one] { $by } schießt auf dich. Was tust du?
       *[other] { $by } schießt auf dich, und dagegen hilft nur { $misses }-mal Fehlschuss!. Was tust du?
    }
}
    .pass = den Treffer hinnehmen und einen Lebenspunkt verlieren
    .forced = { $box ->
        [dodge-city] Du hast nichts, um den Treffer zu verhindern.
       *[other] Du hast nichts, um den Schuss abzuwehren.
    }
ask-demanded = { $box ->
    [dodge-city] { $by } hat Indianer! gegen alle gespielt. Legst du ein BANG! ab?
   *[other] { $by } hat Indianer! gegen alle gespielt. Wirfst du ein BANG! ab?
}
    .pass = nichts tun und einen Lebenspunkt verlieren
    .forced = { $box ->
        [dodge-city] Du hast kein BANG! zum Ablegen.
       *[other] Du hast kein BANG! zum Abwerfen.
    }
    .due = Indianer! Wirfst du für { $at } eine Schusskarte ab?
    .forced-due = Du hast keine Schusskarte zum Abwerfen.
ask-contest = { $box ->
    [dodge-city] Duell mit { $other }: Legst du ein BANG! ab?
   *[other] Duell mit { $other }: Wirfst du ein BANG! ab?
}
    .pass = aufgeben und einen Lebenspunkt verlieren
    .forced = { $box ->
        [dodge-city] Du hast kein BANG! zum Ablegen.
       *[other] Du hast kein BANG! zum Abwerfen.
    }
    .due = Duell: Wirfst du für { $now } eine Schusskarte ab?
    .forced-due = Du hast keine Schusskarte zum Abwerfen.
ask-rescue = Du hast keine Lebenspunkte mehr. Rettest du dich?
    .pass = nein, ausscheiden
    .forced = Nichts kann dich retten.
ask-impending-loss = { $averted ->
    [0] { $points ->
        [one] Du verlierst gleich einen Lebenspunkt (du hast { $life }). Verhinderst du das?
       *[other] Du verlierst gleich { $points } Lebenspunkte (du hast { $life }). Verhinderst du einen Teil davon?
    }
   *[other] Du verlierst gleich { $points } Lebenspunkte (du hast { $life }) und hast { $averted } verhindert. Verhinderst du noch mehr?
}
    .pass = nein, den Verlust hinnehmen
ask-pick = { $demand }: Du ziehst! Welche der beiden Karten gilt?
ask-store = Welche Karte nimmst du aus dem General Store?
ask-first-card = Woher kommt deine erste Karte?
ask-look = Welche Karte behältst du?
ask-copy = Wessen Fähigkeit übernimmst du?
ask-draw-from-table = Nimmst du zwei Karten vom Talon oder stattdessen eine, die vor jemandem ausliegt?
ask-one-each = { $rest ->
    [one] Schlägerei: Welche Karte muss { $whom } ablegen?
   *[other] Schlägerei, noch { $rest } Betroffene: Welche Karte muss { $whom } ablegen?
}
ask-share = Welche Karte von { $fallen } nimmst du? Die nächste bekommt { $then }.
ask-blue-card = { $box ->
    [dodge-city] Welche deiner ausliegenden blauen Karten legst du ab?
   *[other] Welche deiner ausliegenden blauen Karten wirfst du ab?
}
ask-identity = { $box ->
    [dodge-city] Nimmst du die Person an, die du siehst, mit zwei Lebenspunkten?
   *[other] Nimmst du den Charakter an, den du siehst, mit zwei Lebenspunkten?
}
    .pass = nein: bleiben, wer du bist
ask-name-suit = Welche Farbe nennst du? In diesem Zug kannst du nur Karten dieser Farbe spielen.
ask-onto-deck = { $surplus ->
    [one] Du hast eine Karte mehr auf der Hand, als du behalten darfst. Welche legst du auf den Stapel?
   *[other] Du hast { $surplus } Karten mehr auf der Hand, als du behalten darfst. Welche legst du zuerst auf den Stapel?
}
ask-look-in-mine = Welche Karte nimmst du?
ask-liquor = Lässt du die erste Phase aus, um einen Lebenspunkt zurückzuerhalten?
    .pass = nein: deine Karten nehmen
ask-guess = Ist die oberste Karte des Stapels rot oder schwarz?
    .pass = aufhören
ask-ranch = Tauschst du Karten gegen ebenso viele neue ein?
    .pass = nein: die Hand behalten
ask-ranching = Welche Karte tauschst du ein?
    .pass = keine mehr: die neuen Karten nehmen
ask-brothers = Für wen gibst du einen Lebenspunkt ab?
    .pass = für niemanden
ask-roulette = { $box ->
    [dodge-city] Legst du einen Fehlschuss! ab?
   *[other] Wirfst du einen Fehlschuss! ab?
}
    .pass = nein: zwei Lebenspunkte verlieren
    .forced = Du hast keinen Fehlschuss!.
ask-shot-at-card = { $by } schießt auf eine Karte, die vor dir ausliegt. Rettest du sie?
    .pass = nein: die Karte verlieren
    .forced = Du hast nichts, um die Karte zu retten.
ask-choose-front = Welcher deiner beiden Charaktere soll aktiv sein? Die Gegenseite wählt gleichzeitig.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] { $shooter } schießt auf { $at }. Was tust du?
   *[other] { $shooter } schießt mit { $name } auf { $at }. Was tust du?
}
    .pass = den Treffer hinnehmen und einen Lebenspunkt verlieren
    .forced = Du hast nichts, um dem Schuss auszuweichen.
ask-further-card = Um diesem Schuss auszuweichen, musst du eine weitere Karte abwerfen. Welche?
    .pass = keine, lieber einen Lebenspunkt verlieren
    .forced = Du hast keine weitere Karte zum Abwerfen, also trifft der Schuss.
ask-step-in = { $figure } verliert gleich einen Lebenspunkt. Soll ihn stattdessen der andere Charakter verlieren?
    .pass = nein
ask-pick-reveal = Welche der beiden Karten gilt?
ask-one-of-these = Welche der gerade gezogenen Karten wirfst du ab?
ask-disarming = Dem Schuss wurde ausgewichen. Wirfst du eine Karte ab, die bei einem der aktiven Charaktere ausliegt?
    .pass = nein
ask-swapping = Auf welcher Seite tauschen die Charaktere die Plätze?
ask-blind = Von welchem Stapel soll die zufällige Karte sein?
ask-robbing = Soll { $name } eine zufällige Karte aus der gegnerischen Hand abwerfen?
    .pass = nein
ask-scavenging = { $left ->
    [one] { $figure } scheidet aus: Du darfst noch eine Karte nehmen.
   *[other] { $figure } scheidet aus: Du darfst bis zu { $left } Karten nehmen, eine nach der anderen.
}
    .pass = keine mehr nehmen
ask-any-time = { $seat } ist am Zug. Setzt du jetzt deine Fähigkeit ein? (sid off: nie fragen)
    .pass = jetzt nicht
ask-whom = { $what }: Wen wählst du?
    .due = { $what }: Welches Ziel?
ask-which = { $what }: Welche Karte?
ask-pay = { $what }: Mit welcher Karte bezahlst du?
back = zurück

choice-play = { $card }
    .at = { $key ->
        [gift] { $card } für { $whom }
       *[other] { $card } gegen { $whom }
    }
    .as = { $card } als { $name }
    .as-at = { $card } als { $name } gegen { $whom }
    .later = { $card } für später auslegen
    .at-due = { $card } -> { $whom }
    .as-at-due = { $card } als { $name } -> { $whom }
choice-cost = { $cost ->
    [one] { $what } (kostet eine weitere Karte)
   *[other] { $what } (kostet { $cost } weitere Karten)
}
choice-aimed = { $what }: { $aim }
choice-paid = { $what } (dafür: { $cards })
choice-somebody = { $seat }
choice-use = { $name } benutzen
    .at = { $name } gegen { $whom } benutzen
choice-discard = { $box ->
    [dodge-city] { $card } ablegen
   *[other] { $card } abwerfen
}
choice-take = { $card }
choice-deck = { $box ->
    [dodge-city] vom Talon
   *[other] vom Nachziehstapel
}
choice-pile = { $card } vom Ablagestapel
choice-hand = eine zufällige Karte aus der Hand von { $seat } ({ $count })
choice-own-hand = eine Karte aus deiner eigenen Hand
choice-gear = { $box ->
    [duel] { $card } bei { $seat }
   *[other] { $card } vor { $seat }
}
choice-ability = { $cost ->
    [0] deine Fähigkeit als { $name } einsetzen
    [one] deine Fähigkeit als { $name } einsetzen (kostet eine Karte)
   *[other] deine Fähigkeit als { $name } einsetzen (kostet { $cost } Karten)
}
    .at = { $cost ->
        [0] deine Fähigkeit als { $name } gegen { $whom } einsetzen
        [one] deine Fähigkeit als { $name } gegen { $whom } einsetzen (kostet eine Karte)
       *[other] deine Fähigkeit als { $name } gegen { $whom } einsetzen (kostet { $cost } Karten)
    }
    .due = { $cost ->
        [0] die Fähigkeit von { $name } einsetzen
       *[other] die Fähigkeit von { $name } einsetzen (kostet eine Karte)
    }
    .at-due = die Fähigkeit von { $name } einsetzen (kostet eine Karte) -> { $whom }
choice-event = { $cost ->
    [0] { $name } nutzen
    [one] { $name } nutzen (kostet eine Karte)
   *[other] { $name } nutzen (kostet { $cost } Karten)
}
    .at = { $key ->
        [blood-brothers] { $name } für { $whom } nutzen
       *[other] { $cost ->
            [0] { $name } gegen { $whom } nutzen
            [one] { $name } gegen { $whom } nutzen (kostet eine Karte)
           *[other] { $name } gegen { $whom } nutzen (kostet { $cost } Karten)
        }
    }
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (Leben { $life }): { $ability }
choice-become = { $name }: { $ability }
choice-named = { $key ->
    [law] vom Stapel der Gesetzeshüter
    [outlaws] vom Stapel der Banditen
    [red] rot
    [black] schwarz
   *[other] { $key }
}
choice-swap = Charaktere tauschen: { $who } wird aktiv
choice-reload = { $card } nachladen: abwerfen und eine Karte ziehen
choice-figure = { $who }: { $position ->
        [front] aktiv
        [rear] unterstützend
       *[alone] allein
    }, Leben { $life }
choice-unseen = eine zufällige Handkarte
choice-player = { $seat }: { $box ->
        [dodge-city] Abstand
       *[other] Entfernung
    } { $distance }, Leben { $life }, { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand
choice-yourself = du selbst
choice-vain = { $what } (diese Karte hat dort keine Wirkung)
copies = { $card } (x{ $count })
unplayable = Auf der Hand, aber jetzt nicht spielbar (? { $letter } sagt, warum): { $cards }
just-laid = { $card } (in diesem Zug ausgelegt)
unusable = Ausgelegt, aber jetzt nicht benutzbar (? { $letter } sagt, warum): { $cards }
forced = Deine einzige Möglichkeit: { $what }

## Answers to commands

help =
    1, 2, 3 … | wählt diese Möglichkeit; 0 beendet, lehnt ab oder geht zurück
    ? 3, ? B | was die Karte bewirkt und warum sie jetzt geht oder nicht
    ? fass | was eine Karte oder { $box ->
        [dodge-city] eine Person
       *[other] ein Charakter
    } bewirkt
    ? SPIELZUG | ob dieser Spielzug erlaubt ist und nach welcher Regel
    SPIELZUG | ein Spielzug lässt sich auch ausschreiben, zum Beispiel { $move }: play, use, discard, take, draw from, choose, pass, end; mit Kosten: play … with …
help-sides = In diesem Spiel gibt es auch swap und reload; Charaktere schreibt man { $name }, { $rear }.
not-understood = „{ $text }“ verstehe ich nicht. Tippe eine Zahl aus der Liste oder ? für Hilfe.
no-such-choice = Die Möglichkeit { $text } gibt es hier nicht. Tippe eine Zahl aus der Liste oder ? für Hilfe.
legal = Das darfst du jetzt tun: { $move }
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = Diese Regel ist noch nicht übersetzt; hier steht sie auf Englisch.
rule-head = { $id } ({ $title })
no-rule = In den Regeln steht nichts über „{ $text }“.
more-rules = { $count ->
    [one] … und noch eine; ein weiteres Wort grenzt die Suche ein.
   *[other] … und noch { $count }; ein weiteres Wort grenzt die Suche ein.
}
sid-on = Sid Ketchum wird vor den Zügen der anderen gefragt.
sid-off = Sid Ketchum wird vor den Zügen der anderen nicht mehr gefragt.

## Stepping through a record

replay-head = { $moves ->
    [one] { $game }, Startwert { $seed }: ein Spielzug
   *[other] { $game }, Startwert { $seed }: { $moves } Spielzüge
}
replay-help = Enter: weiter   b: zurück   t: Tisch   Zahl: zu diesem Spielzug   q: beenden
replay-start = Vor dem ersten Spielzug.
replay-move = Spielzug { $number } von { $moves }. { $seat }: { $move }
    .unseen = Spielzug { $number } von { $moves }, von { $seat }
replay-end = { $result ->
    [unfinished] Hier endet die Aufzeichnung; das Spiel wurde nicht zu Ende gespielt.
   *[other] Hier endet die Aufzeichnung.
}
replay-no-move = Einen Spielzug { $text } gibt es nicht; der letzte ist { $moves }.
replay-chances = Was man zu diesem Zeitpunkt wissen konnte:
    .seat = { $seat }: Hilfssheriff { $deputy }{ "\u00A0" }%, Outlaw { $outlaw }{ "\u00A0" }%, Kopfgeldjäger { $renegade }{ "\u00A0" }%
no-such-file = Es gibt keine Datei { $path }.
no-such-seat = Einen Platz { $seat } gibt es nicht. Plätze: { $seats }.

## An einem Tisch auf einem Server, und in jeder Sprache

offer-told = { $name } bietet an, das Spiel ohne Sieger zu beenden. Dafür: { $agreed }. Antwort steht aus: { $asked }.
    .answer = Tippe :offer, um zuzustimmen, oder :decline, um weiterzuspielen.
    .back = Tippe :decline, um das Angebot zurückzuziehen.
confirm-how = { $question } Wenn ja, tippe { $command }
mute-told = { $on ->
    [yes] Du siehst nicht mehr, was { $name } schreibt.
   *[no] Du siehst wieder, was { $name } schreibt.
}
silence-told = { $on ->
    [yes] Der Host hat { $name } stummgeschaltet.
   *[no] { $name } darf wieder schreiben.
}
lock-told = { $on ->
    [yes] Der Tisch ist gesperrt: Niemand kann sich mehr dazusetzen.
   *[no] Der Tisch ist nicht mehr gesperrt.
}
watchers-told = { $on ->
    [yes] Zuschauen ist erlaubt.
   *[no] Zuschauen ist nicht mehr erlaubt.
}
nobody-called = Hier ist niemand namens { $name }. Bots zählen nicht.
chat = { $name }: „{ $text }“
    .dead = { $name }, an die Ausgeschiedenen: „{ $text }“
no-orders = Anweisungen kann nur geben, wer noch im Spiel ist.
no-bet = Wetten kann nur, wer ausgeschieden ist oder zuschaut.
beside-how = Um etwas davon zu ändern, tippe zum Beispiel: { $example }
bet-role = { $seat }: { $role }
bet-told = { $name } wettet auf: { $side }.
wins = Gewonnene Spiele an diesem Tisch: { $seats }.
wins-of = { $seat } { $count }
paused = Die Uhren sind angehalten. Tippe pause, um weiterzuspielen.
goes-on = Das Spiel geht weiter.
lobby = { $free ->
    [0] Ein Tisch für { $game }: { $names }.
    [one] Ein Tisch für { $game }: { $names }; ein Platz ist frei.
   *[other] Ein Tisch für { $game }: { $names }; { $free } Plätze sind frei.
}
lobby-seat = { $kind ->
    [bot] { $name } (Bot)
    [program] { $name } (Netzwerk-Bot)
   *[person] { $name }
}
lobby-host = Mit deal beginnt das Spiel; Bots besetzen die freien Plätze. Mit bot setzt du einen Bot dazu.
lobby-help = Mit help siehst du alle Befehle.
lobby-may-series = Mit series schaltest du die Spielserie ein oder aus.
lobby-wait = { $name } teilt aus, wenn alle da sind.
lobby-again = Tippe again für noch ein Spiel an diesem Tisch oder quit.
lobby-series = { $box ->
    [dodge-city] Ihr spielt eine Serie. Mit again keep behältst du deine Person, wenn sie überlebt hat; mit again sheriff meldest du dich als Sheriff; auch beides zusammen geht.
   *[other] Ihr spielt eine Serie. Mit again keep behältst du deinen Charakter, wenn er überlebt hat; mit again sheriff meldest du dich als Sheriff; auch beides zusammen geht.
}
lang-now = Der Tisch spricht jetzt { $lang ->
    [cs] Tschechisch
    [de] Deutsch
    [en] Englisch
    [it] Italienisch
    [pl] Polnisch
   *[other] { $lang }
}.
lang-which = Welche Sprache? Tippe zum Beispiel: lang en. Zur Wahl stehen: { $names }.
join-name = Fremdling
join-key = Um an deinen Platz zurückzukommen:
join-lost = Verbindung verloren. Neuer Versuch …
join-no-link = { $text } ist kein Link zu einem Tisch. Ein solcher Link sieht so aus: https://example.org/#/table/abc.
join-old-server = Dieses Programm ist neuer als der Server. Bitte die Person, die den Server betreibt, ihn zu aktualisieren.
join-unknown-game = An diesem Tisch wird { $game } gespielt, und dieses Spiel kennt das Programm nicht. Aktualisiere das Programm oder installiere das Paket mit diesem Spiel.
join-no-server = Unter { $server } läuft kein Boot-Hill-Server.

## Der Tisch auf dem ganzen Bildschirm. Eine Taste und was sie tut trennt ein senkrechter Strich.

app-connecting = Boot Hill: Verbindung wird aufgebaut …
app-title = Boot Hill · { $game } · { $players } Plätze
app-turn = · { $whose ->
    [reader] du bist am Zug
   *[other] { $seat } ist am Zug
}
app-paused = · angehalten
app-hand = Deine Hand:
app-no-cards = keine Karten
app-waiting = Warten auf { $names } …
app-seconds = { $question } ({ $seconds } s)
app-why-not = { $card }: jetzt nicht. Warum?
app-leave = den Tisch verlassen
app-line = Ein Spielzug, eine Karte (? fass), eine Regel (rule fass); Escape schließt die Zeile
app-help =
    1 … 9, 0 | diese Möglichkeit wählen; auch mit Pfeiltasten und Enter oder der Maus
    A … Z | warum diese Karte jetzt nicht geht
    ? | was die markierte Möglichkeit bewirkt und warum sie geht oder nicht
    : | öffnet eine Eingabezeile: Spielzug, ? fass oder ein Wort aus dieser Liste
    Escape | zurück ins vorige Menü; schließt die Eingabezeile
    Tab | zum Spielverlauf und zum Tisch, um zu scrollen
    Leertaste | nicht auf die Bots warten
key-choose = wählen
key-explain = erklären
key-line = tippen
key-next = weiter
key-previous = zurück
key-ends = Anfang/Ende
key-seat = Platz
app-page = Escape oder Enter: zurück zum Tisch
replay-eyes = { $seat ->
    [none] alle Karten offen
    [Du] wie du es gesehen hast
   *[other] aus der Sicht von { $seat }
}

## Befehle: was jeder tut. `short` steht in der Tastenzeile, `ask` ist, wonach er fragt.

command-help = diese Liste
    .short = Hilfe
command-table = der ganze Tisch
command-cards = was deine Handkarten bewirken
command-who = wer alle sind, was sie können und welche Ziele bekannt sind
    .short = wer
command-log = die letzten Ereignisse, jedes mit seiner Regel
command-rule = eine Regel nach ihrer Nummer oder Regeln nach einem Wort
    .ask = Welche Regel? Eine Nummer wie { $rule } oder ein Wort wie fass.
command-orders = Daueranweisungen: was der Tisch für dich beantwortet
    .short = Anweisungen
command-bet = wetten, wer gewinnt und wer welche Rolle hat, nach dem Ausscheiden oder beim Zuschauen
    .short = Wetten
command-sid = sid off: Sid Ketchum vor den Zügen der anderen nicht fragen; sid on: fragen
command-say = etwas an alle schreiben
    .ask = Was schreibst du?
command-dead = etwas an die Ausgeschiedenen schreiben
    .ask = Was schreibst du den Ausgeschiedenen?
command-pause = die Uhren anhalten oder weiterlaufen lassen
command-deal = austeilen; Bots besetzen die freien Plätze
command-bot = einen Bot auf einen freien Platz setzen
command-series = die Spielserie ein- oder ausschalten
command-again = noch ein Spiel
command-stand = den Platz endgültig aufgeben; ein Bot übernimmt ihn
command-offer = anbieten, das Spiel ohne Sieger zu beenden, oder einem Angebot zustimmen
command-decline = das Angebot ablehnen oder das eigene zurückziehen
command-resign = aufgeben, wenn du allein eine Seite führst; mit Rückfrage
command-close = Host: das Spiel für alle beenden; danach den Tisch wieder öffnen
command-mute = Nachrichten von jemandem ausblenden oder wieder einblenden
    .ask = Wessen Nachrichten willst du aus- oder einblenden?
command-silence = Host: jemanden für alle stummschalten oder wieder schreiben lassen
    .ask = Wen willst du stummschalten oder wieder schreiben lassen?
command-remove = Host: jemanden vom Tisch entfernen; mit Rückfrage
    .ask = Wen willst du entfernen?
command-lock = Host: den Tisch für neue Leute sperren oder öffnen
command-spectators = Host: Zuschauen erlauben oder verbieten
command-save = wo dieses Spiel aufgezeichnet wird; gespeichert wird ohnehin nach jedem Spielzug
command-lang = eine andere Sprache, zum Beispiel lang en
    .short = Sprache
command-quit = gehen; ein Spiel gegen Bots lässt sich später fortsetzen
    .short = gehen
needs-text = { $ask } Schreib es jetzt, oder lass es mit der Eingabetaste.
only-in-a-game = Das geht nur während eines Spiels.
only-on-a-server = Das geht nur an einem Tisch auf einem Server; hier spielst du allein gegen Bots.
only-against-bots = Das geht nur, wenn du allein gegen Bots spielst.
only-the-host = Das darf nur der Host, und nur vor dem Austeilen.
only-after-a-game = Das geht nur nach einem Spiel.
only-any-time = In diesem Spiel hat niemand eine Fähigkeit, die sich jederzeit einsetzen lässt.
only-series = Dieses Spiel lässt sich nicht als Serie spielen.

## Der Tisch in Sätzen, für --plain.

turn-now = { $whose ->
    [reader] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
eyes-of = { $seat ->
    [Du] { $box ->
        [dodge-city] Abstände aus deiner Sicht.
       *[other] Entfernungen aus deiner Sicht.
    }
   *[other] { $box ->
        [dodge-city] Abstände aus der Sicht von { $seat }.
       *[other] Entfernungen aus der Sicht von { $seat }.
    }
}
seat-line = { $who }: { $facts }. Ausgelegt: { $gear }.
    .out = { $who }: ausgeschieden.
seat-role = Rolle unbekannt
fact-life = { $life } von { $full } Lebenspunkten
is-ghost = Geist
fact-ghost = Geist ohne Lebenspunkte
event-in-force = { $event ->
    [none] Noch gilt kein Ereignis.
   *[other] { $event }: { $does }
}
under-event = { $event }: { $why }
event-next = { $left ->
    [0] Es folgt kein weiteres Ereignis.
   *[other] Als Nächstes: { $name }, sobald { $whose ->
        [reader] dein nächster Zug beginnt
       *[other] der nächste Zug von { $seat } beginnt
    }; noch ausstehende Ereignisse: { $left }.
}
order-of-turns = Gespielt wird gegen den Uhrzeigersinn.
extra-turn = { $whose ->
    [reader] Du hast einen zusätzlichen Zug.
   *[other] { $seat } hat einen zusätzlichen Zug.
}
fact-hand = { $count ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
fact-distance = { $box ->
    [dodge-city] Abstand { $distance }
   *[other] Entfernung { $distance }
}
fact-shots = { $shots ->
    [both] ihr könnt aufeinander schießen
    [there] du kannst dorthin schießen
   *[here] kann auf dich schießen
}
figure-line = { $place }: { $name }, { $life } von { $full } Lebenspunkten{ $gear ->
    [none] .
   *[other] . Ausrüstung: { $gear }.
}

## Ein Spiel fortsetzen, und wo Aufzeichnungen liegen.

offer = { $count ->
    [one] Du hast ein angefangenes Spiel:
   *[other] Du hast angefangene Spiele, das neueste zuerst:
}
offer-game = { $game }, { $players } Plätze, { $moves ->
    [one] 1 Spielzug
   *[other] { $moves } Spielzüge
}, zuletzt gespielt { $when }
offer-new = ein neues Spiel
offer-ask = Welches? Tippe die Nummer ein; Enter setzt das erste fort.
offer-which = { $text } steht nicht in der Liste. Tippe eine Zahl von 0 bis { $last }.
nothing-left = Es gibt kein angefangenes Spiel dieser Art. Ein neues beginnst du mit: boothill play
recorded = Dieses Spiel wird aufgezeichnet in { $path }
record-moved = Ein anderes Programm hat in { $old } geschrieben. Ab jetzt wird dieses Spiel in { $path } aufgezeichnet.
look-again = Um es noch einmal anzusehen:

## Was boothill settle sagt.

settled = { $wrong ->
    [0] { $count ->
        [0] Ergebnis: Das passiert. Es waren keine Erwartungen zu prüfen.
        [one] Ergebnis: wie erwartet. Die eine Erwartung trifft zu.
       *[other] Ergebnis: wie erwartet. Alle { $count } Erwartungen treffen zu.
    }
    [one] Ergebnis: anders als erwartet. Eine von { $count } Erwartungen trifft nicht zu.
   *[other] Ergebnis: anders als erwartet. { $wrong } von { $count } Erwartungen treffen nicht zu.
}
    .stopped = Ergebnis: So lässt es sich nicht spielen. { $why }
settled-steps = Was passiert:
settled-refused = { $move }: nicht erlaubt.
settled-asked = { $seat } wird gefragt: { $question }
settled-won = Das Spiel ist zu Ende.
settled-lives = Lebenspunkte vorher und nachher:
settled-life = { $after ->
    [0] { $who }: { $before } -> ausgeschieden
   *[other] { $who }: { $before } -> { $after }
}
settled-same = { $who }: { $life }
settled-expected = Erwartet:
settled-holds = trifft zu: { $what }
settled-fails = trifft nicht zu: { $what }
