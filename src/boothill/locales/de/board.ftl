# The analysis board.

board-new = Neues Brett
board-open = Brett öffnen
board-undo = Rückgängig
board-redo = Wiederholen
board-done = Fertig
board-share = Teilen
    .link = Link
    .long = Der Link selbst enthält das ganze Brett.
    .short = Kurzer Link
    .kept = Der Server bewahrt das Brett auf. Der Link gilt für immer.
    .make = Kurzen Link erstellen
    .picture = Bild
    .embed = Einbetten
    .frame = Diese HTML-Zeile zeigt das Brett auf einer anderen Seite.
    .text = Als Text
    .file = Das Brett als Szenario-Datei: für einen Fehlerbericht, einen Test oder das Terminal.
    .write = Text anzeigen
    .copy = Kopieren
    .save = Als Datei speichern
board-verdict = Urteil
board-begin = Tippe auf einen Spieler, um ihm Karten zu geben. Tippe dann unter dem Tisch auf eine Karte, um sie zu spielen.
board-failed = Dieser Zug geht nicht: { $why }
board-asked = { $name } wird gefragt: { $question }
board-forced = { $name } hat nur eine Antwort.
board-won = Gewonnen: { $names }
board-why = Warum nicht
board-life = Lebenspunkte
    .less = Ein Lebenspunkt weniger
    .more = Ein Lebenspunkt mehr
    .changed = { $name }: { $before } → { $life } Lebenspunkte
    .same = Niemand hat Lebenspunkte verloren oder gewonnen.
board-expected = { $wrong ->
        [0] Alle { $count } Erwartungen treffen zu.
       *[other] { $wrong } von { $count } Erwartungen treffen nicht zu.
    }
board-start = Die Ausgangslage
board-moves = Züge
board-draw = Nächste Karte
    .kind = { $kind ->
        [hand] Nächste verdeckt aus einer Hand genommene Karte
        [deck] Nächstes Mischen
       *[draw] Oben auf dem Stapel
    }
    .about = { $kind ->
        [hand] Welche Karte eine andere Karte oder eine Fähigkeit aus einer Hand nimmt.
        [deck] Was oben liegt, wenn der Ablagestapel das nächste Mal gemischt wird.
       *[draw] Das Ergebnis des nächsten Ziehen! oder die nächsten gezogenen Karten.
    }
    .cards = Karten
    .do = Wählen
board-from-here = Hier beginnen
board-lines = Varianten
board-line = Variante { $number }
    .first = Hauptvariante
    .name = Name der Variante
    .remove = Entfernen
board-compare = Vergleichen
    .part = Ab Zug { $step } unterscheiden sie sich.
    .next = Danach
    .state = { $life ->
        [one] { $life } Lebenspunkt
       *[other] { $life } Lebenspunkte
    }, { $hand } auf der Hand, { $table } im Spiel
board-setup = Aufbauen
    .beginning = Du änderst den Anfang des Bretts. Die Züge werden danach neu gespielt.
board-hand = Hand
board-in-play = Im Spiel
board-figure = Charakter
    .place = { $place ->
        [front] Vorne
       *[rear] Hinten
    }
board-name = Name
board-reserve = Reserve, nächster Charakter zuerst
    .add = Charakter hinzufügen
board-character = Charakter
board-role = Rolle
board-out = Ausgeschieden
board-turn = Am Zug
    .give = { $name } ist am Zug
board-add = Karte geben
    .done = Schließen
board-take = { $card } wegnehmen
board-copy = { $card }: welche Karte
    .any = irgendeine
board-any = Beliebige Karte
board-suit = { $suit ->
        [spades] Beliebiges ♠
        [hearts] Beliebiges ♥
        [diamonds] Beliebiges ♦
        [clubs] Beliebiges ♣
        [barrel] Beliebiges Fass
        [snake] Beliebige Schlange
        [dynamite] Beliebiges Dynamit
        [horseshoe] Beliebiges Hufeisen
       *[other] { $suit }
    }
board-laid-now = in diesem Zug gelegt
board-search = Karte suchen
board-table = Der Tisch
board-game = Spiel
board-players = Spieler
board-phase = Phase
    .name = { $phase ->
        [start] Beginn des Zuges
        [draw] Karten ziehen
        [discard] Karten abwerfen
       *[play] Karten ausspielen
    }
board-event = Ereignis
board-coming = Kommende Ereignisse, nächstes zuerst
    .add = Ereignis hinzufügen
board-deck = Oben auf dem Stapel
    .own = Oben auf dem Stapel von { $name }
board-pile = Ablagestapel, oberste Karte zuerst
board-deal = Leere Hände zufällig füllen
    .again = Unbekannte Karten neu austeilen
board-shuffle = Stapel neu mischen
board-aside = Jederzeit
    .of = { $name }, jederzeit
board-examples = Beispiele:
board-paste = Ein Szenario oder die Aufzeichnung einer Partie
    .open = Öffnen
board-file = Datei wählen
board-moment = Diesen Moment analysieren
    .about = Das Brett beginnt zwischen zwei Karten. Karten und Rollen, die der Link nicht zeigt, werden zufällig verteilt.
board-own = Analysieren
    .about = Ein Brett mit dem, was du an deinem Platz weißt. Karten und Rollen, die du nicht kennst, werden zufällig verteilt; es verrät also nichts. Das Spiel geht inzwischen weiter.
    .wait = Die Bots kann man fragen, wenn du an der Reihe bist und sonst nur Bots am Tisch sitzen.
