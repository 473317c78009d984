# Was die Bots denken: gesagt von `boothill analyse` und von der Seite.

study-best = { $eyes ->
    [seat] { $seat } ist am Zug. Die besten Spielzüge nach dem, was { $seat } weiß:
   *[open] { $seat } ist am Zug. Die besten Spielzüge, wenn alle Karten und Rollen offen liegen:
}
study-move = { $number }. { $move }: { $percent }{ "\u00A0" }% ({ $low }–{ $high }{ "\u00A0" }%)
    .win = { $number }. { $move }: gewinnt sicher
    .loss = { $number }. { $move }: verliert sicher
    .first = { $number }. { $move }
    .rest = { $count ->
        [one] Ein weiterer Spielzug wurde geprüft; er ist schlechter.
       *[other] { $count } weitere Spielzüge wurden geprüft; sie sind schlechter.
    }
study-line = Danach: { $moves }
study-step = { $seat }: { $move }
study-playouts = { $count ->
    [one] 1 Partie im Kopf zu Ende gespielt.
   *[other] { $count } Partien im Kopf zu Ende gespielt.
}
study-over = Das Spiel ist vorbei: Niemand ist am Zug.
study-percent = { $percent }{ "\u00A0" }%

study-game = { $names }: { $count ->
    [one] 1 Spielzug.
   *[other] { $count } Spielzüge.
}
study-sides = Gewinnchancen jeder Seite:
study-standing = Nach Spielzug { $step }: { $sides }
    .deal = Nach dem Geben: { $sides }
study-side = { $side } { $percent }{ "\u00A0" }%
study-turnings = Wendepunkte:
    .none = Das Spiel hat keinen Wendepunkt.
study-turning = Spielzug { $step }: { $what } { $side }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
study-beliefs = Was man beim Zusehen vermuten konnte, und die Taten, die das geändert haben:
    .none = Keine Tat hat eine Rolle verraten.
study-deed = { $kind ->
    [shot] Spielzug { $step }: { $seat } greift { $victim } an. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
    [hindrance] Spielzug { $step }: { $seat } behindert { $victim }. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
    [help] Spielzug { $step }: { $seat } hilft { $victim }. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
    [all] Spielzug { $step }: { $seat } greift alle an. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
    [out] Spielzug { $step }: { $seat } scheidet aus. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
   *[turn] Spielzug { $step }: { $seat } beendet den Zug ohne Angriff. { $role }: { $before }{ "\u00A0" }% → { $after }{ "\u00A0" }%
}
study-mistakes = Die schwersten Fehler, gemessen an dem, was die Spieler wussten:
    .none = Es wurde kein klarer Fehler gefunden.
study-mistake = Spielzug { $step }: { $seat }: { $made } ({ $chance }{ "\u00A0" }%). Besser: { $better } ({ $could }{ "\u00A0" }%)
study-unfinished = Das Spiel ist nicht zu Ende; beurteilt wird nur, was gespielt wurde.

study-no-seat = { $name } ist nicht am Zug, sondern { $seat }

study-panel = Was die Bots denken
    .ask = Bots fragen
    .stop = Anhalten
    .about = Die besten Spielzüge mit ihren Gewinnchancen. Die Zahlen werden genauer, solange du hinsiehst.
study-eyes = Worauf die Bots sehen dürfen
    .open = Alle Karten und Rollen
    .seat = Nur was die Person am Zug weiß
study-judge = Wer urteilt
    .name = { $judge ->
        [desperado] der lernende Bot: sein Netz
       *[marshal] der Marshal: was jeder hat
    }
study-interval = wahrscheinlich { $low }–{ $high }{ "\u00A0" }%, aus { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
study-sure =
    .win = gewinnt sicher
    .loss = verliert sicher
study-story = Die Geschichte dieses Spiels
    .ask = Erzählen
    .about = Wie die Seiten nach jedem Spielzug standen, was man von wem wissen konnte, die Wendepunkte und die schwersten Fehler.
    .looking = Fehler werden gesucht: { $looked } von { $wanted } Spielzügen.
