# Puzzles, on the page and in the terminal

puzzle = Rätsel { $number }
puzzle-question = { $kind ->
    [win] Gewinne in diesem Zug
    [survive] Überlebe
    [keep] Welche Karte behältst du?
   *[who] Wer hat die Rolle „{ $role }“?
}
puzzle-claim = { $kind ->
    [win] Du kannst gewinnen, bevor du deinen Zug beendest, was die anderen auch tun und welche Karten auch kommen.
    [turn] { $box ->
        [duel] Alle deine Charaktere können bis zum Ende dieses Zuges am Leben bleiben, was dein Gegner auch tut und welche Karten auch kommen.
       *[other] Du kannst bis zum Ende dieses Zuges im Spiel bleiben, was die anderen auch tun und welche Karten auch kommen.
    }
    [next] { $box ->
        [duel] Alle deine Charaktere können bis zu deinem nächsten Zug am Leben bleiben, was dein Gegner auch tut und welche Karten auch kommen.
       *[other] Du kannst bis zu deinem nächsten Zug im Spiel bleiben, was die anderen auch tun und welche Karten auch kommen.
    }
   *[who] Zähle, wie die verdeckten Rollen liegen können. Wer hat diese Rolle in den meisten Fällen?
}
puzzle-given = { $kind ->
    [who] Du siehst, was du am Tisch sehen würdest. Als sicher gilt: Niemand auf der Seite des Sheriffs schießt auf den Sheriff.
   *[other] Alle Rollen und Handkarten liegen offen, auch die Karten, die gezogen werden. Nur die Reihenfolge im Stapel ist unbekannt.
}
puzzle-deck = Die nächsten Karten im Stapel: { $cards }
puzzle-deck-of = { $seat ->
    [You] Die nächsten Karten deines Stapels: { $cards }
   *[other] Die nächsten Karten im Stapel von { $seat }: { $cards }
}
puzzle-hand = { $seat ->
    [You] Du hast auf der Hand: { $cards }
   *[other] { $seat } hat auf der Hand: { $cards }
}
puzzle-ask = Gib die Nummer deiner Aktion ein, h für einen Tipp oder s für die Lösung:
puzzle-hint = Tipp
    .card = Der Schlüssel: { $card }.
    .rules = Diese Regeln entscheiden:
    .roles = Diese Rollen wurden verteilt: { $roles }.
puzzle-right = Richtig!
puzzle-wrong = Nein, das klappt nicht immer.
puzzle-wrong-who = Nein, jemand anders hat diese Rolle in mehr Fällen.
puzzle-ways = Die verdeckten Rollen können auf { $of } Arten liegen. In { $ways } davon ({ $percent } %) ist es { $names }.
puzzle-solution = Die Lösung, Schritt für Schritt, mit ihren Regeln:
puzzle-level = Stufe { $level } von 5
puzzle-bots = So oft lösen es Bots: { $bots }

## The page

page-nav-puzzles = Rätsel
page-puzzles =
    .about = Stellungen aus echten Partien. Jede Lösung ist bewiesen, was die anderen auch tun. Jeden Tag gibt es ein neues, für alle dasselbe.
    .daily = Rätsel des Tages
    .go = Lösen
    .game = Spiel
    .kind = Frage
    .level = Schwierigkeit
    .any = Alle
    .next = Nächstes Rätsel
    .none = So ein Rätsel gibt es nicht. Wähle etwas anderes.
    .rating = Deine Wertung: { $rating }
    .streak = { $days ->
        [one] Ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
    .tally = Beim ersten Versuch gelöst: { $count } von { $tried }
    .all = Alle Rätsel
    .again = Noch einmal
    .show = Lösung zeigen
    .solved = gelöst
    .failed = nicht gelöst
    .who = Wer ist es?
    .other = Auch richtig. So kann es weitergehen:
    .more = Mehr zeigen
    .events = { $game }, mit Ereignissen
