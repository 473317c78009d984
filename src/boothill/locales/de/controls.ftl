# Tastatur und Maus: Tasten, Vorschau, warum etwas geht oder nicht, Filter im Spielverlauf, geteilte Momente.

page-keys = Tasten und Maus
page-shortcuts = Einzelne Tasten als Kürzel am Tisch (1 bis 9, E, Leertaste)
page-key-choose = Die Karte oder Antwort mit dieser Nummer wählen
page-key-pass = Passen
page-key-end = Deinen Zug beenden
page-key-space = Die einzig mögliche Antwort geben, die gewählte Karte spielen oder eine Anzeige überspringen
page-key-list = Diese Liste zeigen
page-key-row = Zwischen Karten, Antworten und Zielen wechseln; im Rückblick Zug um Zug blättern
page-key-column = Zwischen deiner Hand, der Frage und dem Tisch wechseln
page-key-enter = Wählen, was gerade markiert ist
page-key-back = Die Karte zurücklegen oder zum Spiel zurückkehren
page-mouse = Maus und Touch
    .hover = Lass die Maus auf einer Karte oder Person ruhen, um sie zu lesen.
    .why = Rechtsklick oder langes Drücken auf eine Karte, eine Person oder ein Ziel zeigt, warum es jetzt geht oder nicht.
page-why = Geht das jetzt?
    .can = ja, jetzt
    .cannot = Im Moment nicht.
page-log-replay = Diesen Zug in der Aufzeichnung ansehen
page-filter = { $kind ->
    [played] Gespielte Karten
    [life] Leben und Tod
    [cards] Gezogen und abgelegt
    [turns] Züge und Ereignisse
   *[all] Alles
}
    .player = Zeilen zeigen über
    .everybody = Alle am Tisch
    .kind = Art der Zeilen
    .none = Dazu gibt es keine Zeile.
page-moment = Ein Moment aus einem Spiel
    .share = Diesen Moment teilen
    .about = Wer diesen Link öffnet, sieht den Tisch so wie du, mit deinen Handkarten. Nichts, was dir verborgen ist, steckt darin.
    .watching = Wer diesen Link öffnet, sieht den Tisch so wie du. Nichts, was dir verborgen ist, steckt darin.
    .replay = Wer diesen Link öffnet, sieht diesen Zug der Aufzeichnung.
    .open = aus der Sicht eines Zuschauers
    .broken = Dieser Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken.
