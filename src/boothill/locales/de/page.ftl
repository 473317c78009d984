# The page in the browser: everything that only it says. Events, refusals, questions and choices are told with the
# messages of the other files; standing orders, bets and series are told here for the terminal too.

## Everywhere

page-title = Boot Hill
page-title-asked = Du bist dran! · Boot Hill
page-skip = Zum Inhalt
page-home = Startseite
    .short = Start
page-close = Schließen
page-cancel = Abbrechen
page-loading = Einen Moment …
page-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
    .again = Noch einmal versuchen
page-menu = Menü
page-nav = Seiten
page-nav-gallery = Karten
page-nav-rules = Regeln
page-nav-analysis = Analyse
page-nav-learn = Lernen
page-nav-about = Über Boot Hill
page-footer = BANG! ist eine Marke des jeweiligen Inhabers. Boot Hill ist inoffiziell und steht in keiner Verbindung zum Verlag.
page-settings = Einstellungen
page-name = Dein Name
page-stranger = Fremdling
page-language = Sprache
page-theme = Darstellung
    .choice = { $theme ->
        [light] Hell
        [dark] Dunkel
       *[auto] Systemeinstellung
    }
page-large = Größere Schrift
page-sound = Töne
page-waits = Das Spiel wartet auf meinen Screenreader
page-feel = Effekte
    .lively = Bewegung, Töne und Vibration
page-tempo = Tempo
    .choice = { $tempo ->
        [slow] Langsam
        [fast] Schnell
        [off] Ohne Pausen
       *[normal] Normal
    }
    .skip = Ein Tipp oder eine Taste überspringt, was gerade gezeigt wird.
page-notify = Benachrichtige mich, wenn ich dran bin
    .denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
    .turn = Du bist dran
page-search = Suche
    .gallery = Name in beliebiger Sprache oder Wort
    .rules = Wort oder Nummer wie BAS-6.6
page-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Treffer.
   *[other] { $count } Treffer.
}
page-rule-show = Regel { $rule } anzeigen
page-rule-open = In den Regeln öffnen
page-rules =
    .beside = Den englischen Text daneben zeigen
    .goal = Das Ziel des Spiels
    .marks = Zwei Auflagen stehen zur Wahl: [4] kennzeichnet, was nur in der vierten Auflage gilt, [1], was nur in der ersten gilt. Regeln ohne Zeichen gelten in beiden.
    .none = Eine Regel { $id } gibt es nicht.
page-rules-goal-classic = Alle haben eine Rolle, und alle außer dem Sheriff halten sie geheim. Der Sheriff und die Hilfssheriffs gewinnen, wenn alle Outlaws und der Kopfgeldjäger ausgeschieden sind, die Outlaws, wenn der Sheriff ausscheidet, und der Kopfgeldjäger als Letzter im Spiel.
page-rules-goal-dodge-city = Wie im klassischen Spiel: Der Sheriff und die Hilfssheriffs gewinnen, wenn alle Outlaws und Kopfgeldjäger ausgeschieden sind, die Outlaws, wenn der Sheriff ausscheidet, ein Kopfgeldjäger als Letzter im Spiel. Zu dritt machen alle offen Jagd auf je einen anderen. Neu sind grüne Karten, Karten mit Kosten und weitere Personen.
page-rules-goal-high-noon = Ereigniskarten, die zum klassischen Spiel oder zu Dodge City dazukommen. Ab dem zweiten Zug des Sheriffs wird zu Beginn jedes seiner Züge ein neues Ereignis aufgedeckt. Es gilt für alle, bis das nächste kommt, das letzte bis zum Ende des Spiels.
page-rules-goal-fistful = Weitere Ereigniskarten, die wie die von High Noon benutzt werden, allein oder mit ihnen zusammen.
page-rules-goal-duel = Zwei Seiten, Gesetzeshüter und Banditen, jede mit mehreren Charakteren, von denen zwei im Spiel sind: ein aktiver und ein unterstützender. Wer alle Charaktere der Gegenseite ausschaltet, gewinnt.
page-edition = { $edition ->
    [fourth] Nur in der vierten Auflage
   *[first] Nur in der ersten Auflage
}
page-game = { $game ->
    [classic] Klassik
    [dodge-city] Dodge City
    [classic-dodge-city] Klassik und Dodge City
    [high-noon] High Noon
    [fistful] Für eine Hand voll Karten
    [duel] BANG! The Duel
   *[other] { $game }
}

## The first page

page-home-over = Nimm Platz, Fremdling, bei
page-home-under = Ein Tisch für die Kartenspiele der BANG!-Familie. Kein Konto, kein Warten.
page-play-now = Jetzt spielen
    .about = Ein klassisches Spiel mit vier Bots beginnt sofort. Ohne Uhr: Lass dir so viel Zeit, wie du willst.
page-rivals = Deine Gegner
    .gentle = Leicht: gut für die erste Partie
    .strong = Stark: sie denken voraus
page-ways = Weitere Möglichkeiten
page-way = Gegen Bots spielen
page-friends = Mit Freunden spielen
    .about = Richte einen Tisch ein, verschick den Link und teil aus, wenn alle da sind. Freie Plätze besetzen Bots.
    .go = Tisch einrichten
page-way-duel =
    .about = Zu zweit, mit zwei Kartenstapeln und je einem aktiven und einem unterstützenden Charakter.
    .go = Gegen einen Bot antreten
page-way-classic-dodge-city =
    .about = Beide Schachteln zusammen: grüne Karten zum Auslegen und späteren Benutzen, Karten mit Kosten, 31 Personen.
    .go = Mit Dodge City spielen
page-way-dodge-city =
    .about = Die Schachtel für sich allein: grüne Karten, Karten mit Kosten und eigene Personen.
    .go = Dodge City spielen
page-learn =
    .about = Sechs kurze Situationen und ein erstes Spiel: zehn Minuten, und du kennst die Regeln. Danach folgen sieben weitere Lektionen: grüne Karten, das Duell, Rollen erkennen und jede Rolle spielen.
    .go = Das Spiel lernen
    .begin = Mit der ersten Lektion beginnen
    .on = Mit der nächsten Lektion weitermachen
    .done = erledigt
page-resume = Deine Tische
page-open-tables = Offene Tische
    .none = Zurzeit gibt es keine öffentlichen Tische. Richte einen ein!
page-quick = Mit anderen spielen
page-join = { $free ->
    [one] Mitspielen (ein Platz frei)
   *[other] Mitspielen ({ $free } Plätze frei)
}
page-watch = Zuschauen

## The lobby

page-lobby = { $game ->
    [classic] Ein klassischer Tisch
    [dodge-city] Ein Tisch für Dodge City
    [classic-dodge-city] Ein Tisch für Klassik und Dodge City
    [duel] Ein Tisch für BANG! The Duel
   *[other] Ein Tisch
}
page-link = Link zu diesem Tisch
    .about = Wer ihn öffnet, kann sich setzen oder zuschauen.
    .copy = Kopieren
    .copied = Kopiert
    .share = Teilen
    .select = Markiert: jetzt kopieren
    .alone = Diesen Link kann nur dieser Computer öffnen. Damit andere in deinem Netz mitspielen können, starte den Server mit `--host 0.0.0.0`.
page-seats = { $players ->
    [one] Ein Platz
   *[other] { $players } Plätze
}
page-sit = Hinsetzen
page-seat-open = frei
page-bot = { $level ->
    [random] Bot: Steppenläufer (spielt irgendwas)
    [greenhorn] Bot: Greenhorn (für die erste Partie)
    [stablehand] Bot: Stallbursche (leicht)
    [drifter] Bot: Herumtreiber (recht leicht)
    [karma] Bot: Goldsucher (mittel)
    [greedy] Bot: Cowboy (spielt gut)
    [gambler] Bot: Zocker (spielt gut und blufft)
    [scout] Bot: Kundschafter (ziemlich stark)
    [gunslinger] Bot: Revolverheld (stark)
    [desperado] Bot: Desperado (sehr stark; Autodidakt)
    [ranger] Bot: Ranger (sehr stark; denkt kurz nach)
    [marshal] Bot: Marshal (der beste; denkt bis zu einer Sekunde nach)
   *[other] Bot: { $level }
}
page-level = { $bot } · { $elo } Elo
page-levels = Schwierigkeitsgrade, der leichteste zuerst
page-other-bots = Weitere Bots
page-host = Host
page-program = Netzwerk-Bot
page-gone = abwesend
page-move-here = Hierher setzen
page-add-bot = Bot dazusetzen
page-clear = Platz räumen
page-start = Austeilen
    .about = Freie Plätze werden mit Bots besetzt.
    .host = { $name } teilt aus, wenn alle da sind.
page-agreed = Tischeinstellungen
page-which-game = Spiel
page-players = Plätze
page-bots = Bots auf freien Plätzen
page-clock = Uhr
    .choice = { $clock ->
        [fast] Schnell: { $rope } s/Antwort, { $reserve } min gesamt
        [standard] Normal: { $rope } s/Antwort, { $reserve } min gesamt
        [relaxed] Gemütlich: { $rope } s/Antwort, { $reserve } min gesamt
        [off] Keine Uhr
        [instant] Sofort: Bots machen keine Pausen
       *[other] { $clock }
    }
page-house-rules = Hausregeln
page-option = { $option ->
    [edition] Auflage (Gefängnisregel)
    [simplified] Vereinfachtes erstes Spiel
    [sheriff] Nächster Sheriff
    [beer] Bier außerhalb des eigenen Zuges
    [pixie_pete] Pixie Pete nimmt
    [sean_mallory] Sean Mallory behält
    [jose_delgado] José Delgado tauscht ein
    [deaths] Wer durch Gatling oder Indianer! ausscheidet
    [reshuffle] Ablagestapel neu mischen
    [apache_kid] ♦-Duell gegen Apache Kid
    [characters] Charaktere pro Seite
    [events] Ereignisse
    [events_used] Zahl der Ereignisse
    [events_final] Letztes Ereignis
    [late_events] Die zwei späteren Ereignisse
    [ghosts] Rückkehr ins Spiel
   *[other] { $option }
}
    .value = { $option ->
        [events] { $value ->
            [high-noon] High Noon
            [fistful] Für eine Hand voll Karten
            [both] Beide Schachteln
           *[none] Keine
        }
        [events_used] { $value ->
            [usual] Wie üblich
           *[other] { $value }
        }
        [events_final] { $value ->
            [high-noon] High Noon
            [fistful] Für eine Hand voll Karten
           *[random] Ausgelost
        }
        [late_events] { $value ->
            [yes] Mit
           *[no] Ohne
        }
        [ghosts] { $value ->
            [no] Nicht möglich
           *[yes] Möglich
        }
        [edition] { $value ->
            [first] Erste: verliert 2 Phasen
           *[fourth] Vierte: verliert den Zug
        }
        [simplified] { $value ->
            [yes] Ja: ohne 13 Karten
           *[no] Nein: alle Karten
        }
        [sheriff] { $value ->
            [random] Zufällig
           *[other] Geht reihum
        }
        [beer] { $value ->
            [last-life] Nur beim letzten Punkt
           *[any-loss] Bei jedem Verlust
        }
        [deaths] { $value ->
            [at-once] Sofort
           *[after-card] Erst nach der Karte
        }
        [reshuffle] { $value ->
            [when-empty] Wenn der Stapel leer ist
           *[when-needed] Wenn eine Karte fehlt
        }
        [apache_kid] { $value ->
            [ignores-duels] Wirkt nicht
           *[fights-duels] Wirkt wie jedes Duell
        }
       *[other] { $value ->
            [no-limit] Beliebig viele
           *[other] { $value }
        }
    }
page-public = Diesen Tisch öffentlich anzeigen
page-watchers = Zuschauen erlaubt
page-dead-see-all = Wer ausgeschieden ist, sieht alle Karten
page-series = { $box ->
    [dodge-city] Spielserie: Wer überlebt, darf seine Person behalten
   *[other] Spielserie: Wer überlebt, darf seinen Charakter behalten
}
page-reload = Seite neu laden
page-table-gone = Diesen Tisch gibt es nicht
page-not-here = Dieser Tisch steht dir nicht offen

## The table

page-table = Der Tisch
page-paused = angehalten
page-lost = Verbindung verloren. Neuer Versuch …
page-offline = Du bist offline. Regeln und Lektionen funktionieren trotzdem; Partien brauchen eine Verbindung.
page-not-sent = Gerade besteht keine Verbindung, darum wurde nichts gesendet. Versuch es noch einmal, sobald sie wieder da ist.
page-watching = du schaust zu
page-watched = Publikum
page-waiting = Warten auf { $names } …
page-going-on = …
page-answered = Deine Antwort ist abgegeben. Die anderen entscheiden noch.
page-answer-kept = Keine Verbindung. Deine Antwort wird gesendet, sobald sie wieder da ist.
page-time-out = Die Zeit ist abgelaufen: Ein Bot hat für dich geantwortet.
page-time-left = { $you ->
    [yes] Du hast noch { $left }
   *[no] { $name } hat noch { $left }
}
page-ahead = Vor dir sind andere gefragt; deine Antwort bleibt geheim, bis du an der Reihe bist.
page-prompt = Deine Entscheidung
page-looking-back = Du siehst Spielzug { $number }.
page-back-to-now = Zum aktuellen Stand
page-aim = Tippe jetzt auf das Ziel:
page-pay = { $count ->
    [one] Mit welcher Karte bezahlst du?
   *[other] Mit welchen { $count } Karten bezahlst du?
}
page-do = { $verb ->
    [discard] { $box ->
        [dodge-city] Ablegen
       *[other] Abwerfen
    }
    [reload] Nachladen
    [use] Benutzen
    [take] Nehmen
    [count] Diese zählt
   *[play] Spielen
}
page-tip = Tippe eine leuchtende Karte an, um sie zu wählen. Tippst du eine andere an, erfährst du, warum es nicht geht.
page-forced = Nichts, was du hast, hilft hier.
    .always = Frag mich nicht mehr, wenn ich keine Wahl habe
page-understood = Alles klar
page-look = Genauer ansehen
page-pass = Passen
page-plan = Mehrere Antworten planen
    .empty = Tippe an, was du zuerst versuchen willst, und dann, was danach kommt.
    .send = In dieser Reihenfolge antworten
page-doubt = { $why ->
    [in-vain] Das hätte keine Wirkung. Trotzdem?
    [own-card] Das würde dich eine eigene Karte kosten. Trotzdem?
    [worse-weapon] Du hast schon eine bessere Waffe. Trotzdem?
   *[other] Willst du das wirklich?
}
    .yes = Ja, trotzdem
    .no = Nein
page-why-nothing = Das geht jetzt; sieh nach, was du gefragt wirst.
page-life = Leben { $life } von { $full }
page-role = Rolle: { $role }
    .noted = Dein Verdacht: { $role }
    .unknown = Rolle unbekannt
page-side-law = Die Gesetzeshüter
page-side-outlaws = { $box ->
    [duel] Die Banditen
   *[other] Die Outlaws
}
page-side-renegade = Der Kopfgeldjäger
page-reach = Reichweite { $reach }
page-distance = { $box ->
    [dodge-city] Abstand { $distance }; Reichweite der Waffe { $reach }
   *[other] Entfernung { $distance }; Reichweite der Waffe { $reach }
}
page-distances = { $box ->
    [dodge-city] Abstände
   *[other] Entfernungen
}
page-legend =
    .far = { $you ->
        [yes] Wie weit sie von dir entfernt sind
       *[no] Wie weit sie von { $name } entfernt sind
    }
    .reached = { $you ->
        [yes] Du kannst auf sie schießen: Deine Reichweite ist { $reach }
       *[no] { $name } kann auf sie schießen: Reichweite { $reach }
    }
    .danger = { $you ->
        [yes] Gestrichelter Ring: Sie können auf dich schießen
       *[no] Gestrichelter Ring: Sie können auf { $name } schießen
    }
page-distance-there = { $reached ->
    [yes] { $name } ist { $distance } von dir entfernt; deine Waffe hat Reichweite { $reach }: Du kannst schießen.
   *[no] { $name } ist { $distance } von dir entfernt; deine Waffe hat Reichweite { $reach }: zu weit.
}
page-distance-back = { $reached ->
    [yes] Du bist { $distance } von { $name } entfernt; dort ist die Reichweite { $reach }: { $name } kann auf dich schießen.
   *[no] Du bist { $distance } von { $name } entfernt; dort ist die Reichweite { $reach }: { $name } kann nicht auf dich schießen.
}
page-sight = Anzeigen, wen { $name } erreicht
page-out = ausgeschieden
page-ghost = Geist
page-extra-turn = Zusätzlicher Zug
page-order = Gespielt wird gegen den Uhrzeigersinn
page-event = Ereignis
    .now = Gilt gerade
    .none = Noch kein Ereignis
    .next = Danach: { $name }
    .last = Das letzte Ereignis: Es gilt bis zum Ende des Spiels.
    .past = Vorbei: { $names }
page-events = Ereignisse
page-event-came = { $gone ->
    [none] Jetzt gilt das erste Ereignis:
   *[other] { $gone } ist vorbei. Jetzt gilt:
}
page-may-return = Ein Ereignis kann dich noch ins Spiel zurückbringen. Deshalb siehst du nicht mehr als vorher.
page-nothing = nichts
page-in-play = Ausgelegt
page-laid = In diesem Zug ausgelegt: ab dem nächsten Zug benutzbar
page-ready = Einsatzbereit
page-hand = { $count ->
    [0] Keine Handkarten
    [one] Eine Handkarte
   *[other] { $count } Handkarten
}
page-hand-empty = Du hast keine Karten auf der Hand.
page-hand-limit = Handkarten: { $hand }; am Ende des Zuges darfst du { $limit } behalten
page-card = { $useful ->
    [yes] { $card }, wählbar
   *[no] { $card }
}
page-unknown-card = Eine Karte, die du nicht siehst
page-seat = { $state ->
    [out] { $name }, { $role }, { $who }: ausgeschieden
    [ghost] { $name }, { $role }, { $who }: Geist, nur für diesen Zug zurück, { $hand } auf der Hand, ausgelegt: { $gear }
   *[in] { $distance ->
        [0] { $name }, { $role }, { $who }, Leben { $life } von { $full }, { $hand } auf der Hand, ausgelegt: { $gear }
       *[other] { $reached ->
            [yes] { $name }, { $role }, { $who }, Leben { $life } von { $full }, { $hand } auf der Hand, { $distance } entfernt, in deiner Reichweite, ausgelegt: { $gear }
           *[no] { $name }, { $role }, { $who }, Leben { $life } von { $full }, { $hand } auf der Hand, { $distance } entfernt, außerhalb deiner Reichweite, ausgelegt: { $gear }
        }
    }
}
    .target = (ein Ziel)
page-me = Du: { $who }, { $role }, Leben { $life } von { $full }, Reichweite { $reach }, ausgelegt: { $gear }
    .ghost = Du, in diesem Zug ein Geist: { $who }, { $role }, Reichweite { $reach }, ausgelegt: { $gear }
page-figure = { $state ->
    [out] { $name } von { $seat }: ausgeschieden
   *[in] { $place ->
        [front] { $name } von { $seat }, aktiv, Leben { $life } von { $full }, Ausrüstung: { $gear }
        [rear] { $name } von { $seat }, unterstützend, Leben { $life } von { $full }, Ausrüstung: { $gear }
       *[alone] { $name } von { $seat }, allein, Leben { $life } von { $full }, Ausrüstung: { $gear }
    }
}
page-place = { $place ->
    [front] aktiv
    [rear] unter{ "\u00AD" }stützend
   *[alone] allein
}
page-two-figures = Der aktive Charakter schießt und wird beschossen; seine Fähigkeit und seine Ausrüstung wirken. Der unterstützende wartet. Einmal pro Zug darfst du die beiden tauschen.
page-reserve = { $size ->
    [0] keine Reserve
    [one] Reserve: 1 Charakter
   *[other] Reserve: { $size } Charaktere
}
page-deck = Stapel { $size }
page-deck-of = { $deck ->
    [law] Gesetzeshüter { $size }
    [outlaws] Banditen { $size }
   *[common] Gemeinsam { $size }
}
page-pile = Ablage { $size }
page-pile-top = Auf dem Ablagestapel: { $card }
page-edge = { $edge ->
    [blue] Blau: bleibt liegen
    [green] Grün: erst auslegen, in einem späteren Zug benutzen
   *[brown] { $box ->
        [dodge-city] Braun: ausspielen und ablegen
       *[other] Braun: spielen und abwerfen
    }
}
page-suit = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [barrel] Fass
    [dynamite] Dynamit
    [horseshoe] Hufeisen
    [snake] Schlange
   *[other] { $suit }
}
    .letter = { $suit ->
        [spades] Pi
        [hearts] He
        [diamonds] Ka
       *[clubs] Kr
    }
page-note = Mein Verdacht
page-log = Spielverlauf
    .look = Den Tisch zu diesem Zeitpunkt ansehen
    .short = Verlauf
page-away = Während du weg warst
page-chat = Chat
    .empty = Noch hat niemand etwas geschrieben.
    .say = Schreib etwas
    .send = Senden
    .dead = an die Ausgeschiedenen
    .among = Nur an die Ausgeschiedenen
page-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $unread } neue Nachrichten
}
page-orders = Daueranweisungen
    .about = Der Tisch kann für dich antworten. Kreuze an, was er von selbst tun darf. Niemand sonst merkt es: Es dauert so lange, als hättest du nachgedacht.
    .short = Anweisungen
    .full-control = Immer fragen
    .convenient = Routinefragen überspringen
page-order-forced = Gibt es nur eine mögliche Antwort, für mich antworten
page-order-shields = Wird auf mich geschossen, zuerst mein Fass versuchen oder was sonst nichts kostet
page-order-misses = Wird auf mich geschossen, einen Fehlschuss! spielen, solange ich einen habe
page-order-end-turn = Meinen Zug beenden, wenn ich nichts mehr spielen kann
page-order-take-hits = { $life ->
    [0] Nie einen Treffer hinnehmen, ohne mich zu fragen
    [one] Einen Treffer ohne Rückfrage hinnehmen, solange ich mehr als { $life } Lebenspunkt habe
   *[other] Einen Treffer ohne Rückfrage hinnehmen, solange ich mehr als { $life } Lebenspunkte habe
}
page-away-on = Einen Bot für mich spielen lassen
page-away-off = Wieder selbst spielen
page-bets = Wetten
    .about = Eingreifen kannst du nicht mehr, aber recht behalten. Tippe darauf, wer gewinnt und wer welche Rolle hat. Am Ende sehen alle, wie gut du getippt hast.
    .watch = Du schaust nur zu, kannst aber recht behalten. Tippe darauf, wer gewinnt und wer welche Rolle hat. Am Ende sehen alle, wie gut du getippt hast.
    .introduce = Weiter
    .winner = Welche Seite gewinnt?
    .role = Welche Rolle hat { $name }?
    .no-idea = keine Ahnung
    .others = Was die anderen meinen
page-bet = { $winner ->
    [yes] { $name } hat getippt: { $side }. Richtig!
    [no] { $name } hat getippt: { $side }. Falsch.
    [void] { $name } hat getippt: { $side }.
   *[none] { $name } hat auf keine Seite getippt.
}
    .roles = Richtig erratene Rollen: { $right } von { $of }.
page-pause = Uhren anhalten
    .off = Uhren weiterlaufen lassen
page-stand = Meinen Platz aufgeben
    .sure = Platz aufgeben? Ein Bot übernimmt ihn endgültig.
page-offer = { $you ->
    [yes] Du bietest an, das Spiel ohne Sieger zu beenden.
   *[no] { $name } bietet an, das Spiel ohne Sieger zu beenden.
}
    .votes = Dafür: { $agreed }. Antwort steht aus: { $asked }.
    .yes = Zustimmen
    .no = Weiterspielen
    .withdraw = Zurückziehen
page-offer-end = Anbieten, das Spiel zu beenden
    .sure = Anbieten, das Spiel ohne Sieger zu beenden? Es endet, wenn alle Mitspielenden zustimmen.
page-resign = Aufgeben
    .sure = Aufgeben? Die andere Seite gewinnt.
page-close-game = Das Spiel für alle beenden
    .sure = Dieses Spiel für alle beenden, ohne Sieger?
page-open-again = Plätze oder Einstellungen ändern
page-people = Wer hier ist
    .spectator = Jemand im Publikum
    .none = Sonst ist niemand hier.
page-you = du
page-mute = Für mich stummschalten
    .off = Für mich nicht mehr stummschalten
    .on = von dir stummgeschaltet
page-silence = Für alle stummschalten
    .off = Für alle nicht mehr stummschalten
    .on = stummgeschaltet
page-remove = Entfernen
    .sure = { $name } von diesem Tisch entfernen? Eine Rückkehr ist nicht möglich. Im Spiel übernimmt ein Bot den Platz.
page-lock = Den Tisch sperren: Niemand kann sich mehr dazusetzen
    .on = Dieser Tisch ist gesperrt: Niemand kann sich mehr dazusetzen.
page-commitment = Der Startwert dieses Spiels stand vor dem Austeilen fest. Sein Hashwert:
page-you-are-out = Du bist ausgeschieden und siehst jetzt alles.
page-gone-out = Du bist ausgeschieden
    .hope = { $role ->
        [deputy] Du kannst noch gewinnen, wenn die Gesetzeshüter gewinnen.
       *[outlaw] Du kannst noch gewinnen, wenn die Outlaws gewinnen.
    }
    .open = Ab jetzt siehst du alle Karten und Rollen. Schau bis zum Ende zu, wette auf den Sieg oder chatte mit den anderen Ausgeschiedenen.
    .closed = Schau bis zum Ende zu, wette auf den Sieg oder geh: Das Spiel geht ohne dich weiter.
    .watch = Weiter zuschauen
    .hurry = Zum Ende springen
    .leave = Den Tisch verlassen
page-you-watch = Du schaust an diesem Tisch zu.
page-mark-missed = { $n ->
    [0] Fehlschuss!
   *[other] Fehlschuss! Noch { $n } nötig
}
page-mark-lost = −{ $n }
page-mark-gained = +{ $n }
page-mark-out = Raus!

## The end, and the replay

page-end = Das Spiel ist vorbei
    .winner = { $winner ->
        [law] Die Gesetzeshüter gewinnen: { $names }.
        [outlaws] { $box ->
            [duel] Die Banditen gewinnen: { $names }.
           *[other] Die Outlaws gewinnen: { $names }.
        }
        [renegade] Der Kopfgeldjäger gewinnt: { $names }.
       *[other] Gewonnen: { $names }.
    }
    .seed = Startwert des Spiels, zum Nachprüfen: { $seed }
page-end-why = { $winner ->
    [law] Alle Outlaws und Kopfgeldjäger sind ausgeschieden.
    [outlaws] Der Sheriff ist ausgeschieden.
    [renegade] Der Kopfgeldjäger ist als Einziger übrig.
    [side] Alle Charaktere der anderen Seite sind ausgeschieden.
   *[other] Das richtige Ziel wurde ausgeschaltet, oder sonst ist niemand übrig.
}
page-end-lost = { $role ->
    [renegade] { $own ->
        [yes] Du hast den Sheriff zu früh ausgeschaltet. Solange noch jemand anders übrig ist, gewinnen dadurch die Outlaws.
       *[no] { $winner ->
            [outlaws] Der Sheriff ist für dich zu früh gefallen: Du gewinnst nur, wenn du als Letzter übrig bist.
           *[other] Du gewinnst nur, wenn du als Letzter übrig bist.
        }
    }
    [outlaw] { $winner ->
        [renegade] Der Sheriff ist gefallen, aber nur noch der Kopfgeldjäger war übrig.
       *[other] Deine Seite gewinnt nur, wenn der Sheriff ausscheidet.
    }
    [deputy] Deine Seite gewinnt nur, wenn der Sheriff überlebt.
   *[other] Du musstest alle Outlaws und Kopfgeldjäger überleben.
}
page-story = Die Geschichte
page-story-move = Spielzug { $number }
page-story-turns = Wendepunkte
page-story-deeds = Wer wen verletzt hat
page-story-deed = { $by } → { $seat }: { $life ->
    [one] ein Lebenspunkt
   *[other] { $life } Lebenspunkte
}
page-story-known = Was wann zu erkennen war
    .from = ab Spielzug { $number }
    .never = erst am Ende
page-to-table = Zurück zum Tisch
page-rematch = Noch einmal spielen
    .waiting = Warten auf die anderen …
    .keep = { $box ->
        [dodge-city] Meine Person behalten, wenn sie überlebt hat
       *[other] Meinen Charakter behalten, wenn er überlebt hat
    }
    .lead = Ich will Sheriff sein
    .ready = bereit für eine neue Partie
    .missing = Noch nicht entschieden: { $names }
page-replay = Aufzeichnung
    .what = { $moves ->
        [one] { $game }: { $names } · ein Spielzug
       *[other] { $game }: { $names } · { $moves } Spielzüge
    }
    .new-game = Ein neues Spiel hat begonnen: zum Tisch
    .first = Zum Anfang
    .back = Einen Spielzug zurück
    .next = Einen Spielzug weiter
    .run = Abspielen
    .stop = Anhalten
    .scrub = Spielzug
    .at = Spielzug { $number } von { $moves }
    .eyes = Blickwinkel
    .open = Alle Karten offen
    .as = Aus der Sicht von { $name }
    .begin = Die Karten sind ausgeteilt.
    .speed = Tempo
    .here = Was dieser Spielzug bewirkt hat
    .lines = Tippe auf eine Zeile, um dorthin zu springen.
    .seal = Die Verteilung war versiegelt: Dieser Hashwert des Server-Startwerts wurde vor der ersten Karte gezeigt, und mit der Aufzeichnung lässt sich prüfen (boothill verify), dass danach nichts geändert wurde.
    .record = Aufzeichnung
page-company = { $state ->
    [none] Ihr schaut gemeinsam. Wenn du vor- oder zurückspulst, führst du.
    [me] Du führst: Die anderen sehen, was du siehst.
    [alone] Du schaust allein.
   *[led] { $leader } führt, und du folgst.
}
    .leave = Allein schauen
    .join = Wieder gemeinsam schauen
page-chances = Was man wissen konnte
    .about = { $name ->
        [none] Wie wahrscheinlich jede Rolle war, nach allem, was bis zu diesem Spielzug alle sehen konnten: So würde ein aufmerksamer Bot denken. Die wahre Rolle ist umrahmt.
       *[other] Wie wahrscheinlich jede Rolle war, nach allem, was { $name } bis zu diesem Spielzug sehen konnte: So würde ein aufmerksamer Bot denken.
    }
    .seat = { $name }: { $chances }
    .role = { $role } { $percent }{ "\u00A0" }%
    .percent = { $percent }{ "\u00A0" }%

## Settle it

## Cards and characters

page-cards = Karten
page-roles = Rollen
page-characters = { $box ->
    [dodge-city] Personen
   *[other] Charaktere
}

## Learn

page-lesson = Lektion { $number } von { $count }
    .next = Nächste Lektion
    .back = Vorige Lektion
    .skip = Diese Lektion überspringen
    .all = Alle Lektionen
    .again = Noch einmal spielen
    .others = Die anderen spielen …
    .stray = Die Regeln erlauben das, aber darum geht es in dieser Lektion nicht. Nimm es zurück und versuch etwas anderes.
    .undo = Zurücknehmen
    .hint = Gib mir einen Tipp
    .hinted = Versuch es so: { $what }.
page-lesson-try = { $verb ->
    [swap] Tausche deine Charaktere
    [pass] Nichts tun
    [end] Den Zug beenden
    [discard] { $card } abwerfen
    [use] { $card } benutzen
   *[play] { $whom ->
        [none] { $card } spielen
       *[other] { $card } gegen { $whom } spielen
    }
}
page-lesson-shoot = Auf wen kannst du schießen?
    .text = Du bist am Zug und hast ein BANG! auf der Hand. Bob sitzt neben dir, in Entfernung 1; Cid einen Platz weiter, in Entfernung 2. Ohne Waffenkarte hast du Reichweite 1. Probier beides.
    .after = Die Entfernung wird um den Tisch herum gezählt, auf dem kürzeren Weg. Die Zahl an jedem Platz zeigt sie an; sie ist rot, wenn du dorthin schießen kannst.
page-lesson-weapon = Eine bessere Waffe
    .text = Du hast eine Schofield auf der Hand, mit Reichweite 2. Leg sie aus und schieß dann auf Cid.
    .after = Eine Waffe bleibt liegen, bis du eine andere auslegst oder jemand sie dir wegnimmt.
page-lesson-missed = Jemand schießt auf dich
    .text = Bob hat ein BANG! gegen dich gespielt. Ein Fehlschuss! aus deiner Hand wehrt es ab; das Fass vor dir schafft es vielleicht umsonst, wenn die aufgedeckte Karte Herz zeigt.
    .after = Versuch zuerst das Fass: Wenn es nicht hilft, hast du immer noch den Fehlschuss!.
page-lesson-once = Ein BANG! pro Zug
    .text = Du hast zwei BANG! und eine Volcanic auf der Hand. Schieß in diesem Zug zweimal auf Bob. Was brauchst du dazu?
    .after = Pro Zug ist nur ein BANG! erlaubt. Mit ausgelegter Volcanic oder als Willy the Kid gilt diese Grenze nicht.
page-lesson-beer = Der letzte Lebenspunkt
    .text = Du hast noch einen Lebenspunkt, und Bob hat auf dich geschossen. Du konntest den Schuss nicht abwehren. Ein Bier aus deiner Hand rettet dich im letzten Moment.
    .after = Wenn nur noch zwei im Spiel sind, hilft ein Bier niemandem mehr.
page-lesson-reward = Auf wen schießen?
    .text = Du bist der Sheriff. Bob sieht nach Outlaw aus und Eve nach deinem Hilfssheriff; beide haben noch einen Lebenspunkt. Schieß auf den Richtigen.
    .after = Wer einen Outlaw ausschaltet, zieht drei Karten. Ein Sheriff, der einen Hilfssheriff ausschaltet, verliert alle seine Karten.
page-lesson-game = Dein erstes Spiel
    .text = Du bist der Sheriff, als Bart Cassidy, mitten in einem Spiel zu viert. Schalte die zwei Outlaws und den Kopfgeldjäger aus, um zu gewinnen. Die Rollen der anderen sind noch unbekannt.
    .after = Das ist das ganze Spiel: Reichweite, Schüsse, Antworten und die Frage, wer wer ist. Jetzt spiel eins gegen Bots.
page-lesson-green = Grüne Karten
    .text = Das ist Dodge City. Grüne Karten liegen vor dir wie blaue, aber du benutzt jede nur einmal und nie in dem Zug, in dem du sie ausgelegt hast. Du hast einen Derringer auf der Hand; eine Eisenplatte liegt seit deinem letzten Zug vor dir.
    .after = Eine grüne Karte ist ab deinem nächsten Zug bereit. Die mit dem Fehlschuss-Symbol wirken auch in den Zügen der anderen. Benutzt werden sie abgeworfen.
page-lesson-duel = Das Duell
    .text = Zwei Spieler, jeder mit zwei Charakteren. Nur der aktive Charakter nutzt seine Fähigkeit und seine Ausrüstung, und die meisten Schüsse treffen nur ihn. Annie Oakey, dein aktiver Charakter, hat noch einen Lebenspunkt; Dalon Ranger, der sie unterstützt, hat einen Revolvergurt. Bob hat keine Karten.
    .after = Wer alle Charaktere des Gegners ausschaltet, gewinnt. Einmal pro Zug darfst du deine beiden Charaktere kostenlos tauschen: Das ist oft die beste Verteidigung.
page-lesson-roles = Rollen erkennen
    .text = Du bist der Hilfssheriff, und bekannt ist nur der Sheriff, Dee. Achte bis zu deinem Zug darauf, auf wen die anderen schießen und wen sie verschonen. Dann schieß auf einen Gegner des Sheriffs.
    .after = Bob hat auf den Sheriff geschossen: Das tun Outlaws. Cid hat auf Bob geschossen: Das täte ein Hilfssheriff, aber auch ein Kopfgeldjäger, der den Sheriff noch braucht. Eve hat noch nichts getan, also weiß man über Eve nichts.
page-lesson-sheriff = Als Sheriff spielen
    .text = Alle wissen, wer du bist, und die Outlaws brauchen nur dich. Du hast noch zwei Lebenspunkte, und als Nächstes ist Bob am Zug, für den es keine Grenze für BANG! gibt. Überlebe diese Runde.
    .after = Fällt der Sheriff, hat das Gesetz verloren. Halte deine Lebenspunkte oben, behalte einen Fehlschuss! und schieß nur auf die, die sich als Gegner gezeigt haben.
page-lesson-deputy = Als Hilfssheriff spielen
    .text = Du gewinnst mit dem Sheriff. Cid, der Sheriff, hat noch einen Lebenspunkt, und Bob zwischen euch hat eine Volcanic und Karten auf der Hand. Halte Bob in diesem Zug auf.
    .after = Du darfst fallen und gewinnst trotzdem; der Sheriff darf es nicht. Stell dich zwischen den Sheriff und die Outlaws, und zeig, auf welcher Seite du stehst, bevor man dich für einen von ihnen hält.
page-lesson-outlaw = Als Outlaw spielen
    .text = Du gewinnst, wenn der Sheriff fällt; sonst zählt niemand. Cid, der Sheriff, hat noch einen Lebenspunkt, aber ein Mustang hält Cid außer Reichweite.
    .after = Verschwende keine Schüsse auf Hilfssheriffs, so schwach sie auch sind. Outlaws gewinnen gemeinsam, auch die, die schon ausgeschieden sind.
page-lesson-renegade = Als Kopfgeldjäger spielen
    .text = Du gewinnst nur, wenn du als Letzter übrig bleibst, und der Sheriff muss als Allerletzter fallen. Bob, der Sheriff, und Cid, ein Outlaw, haben noch je einen Lebenspunkt. Auf wen schießt du zuerst?
    .after = Fällt der Sheriff, solange noch jemand anders im Spiel ist, gewinnen die Outlaws. Deshalb hilft der Kopfgeldjäger erst dem Gesetz und tritt am Ende gegen den Sheriff an. Sind nur noch zwei im Spiel, hilft kein Bier mehr.
page-advice-lay = Cid sitzt in Entfernung 2, außer Reichweite für deinen Colt. Leg zuerst die Schofield aus: Sie hat Reichweite 2.
page-advice-shoot = Jetzt ist Cid in Reichweite: Tippe auf das BANG!, dann auf Cid.
page-advice-end = Mehr als ein BANG! pro Zug geht nicht. Behalte den Rest zur Verteidigung und beende deinen Zug.
page-advice-missed = Bob schießt auf dich: Jetzt weißt du, auf welcher Seite Bob steht. Ein Fehlschuss! wehrt den Schuss ab.
page-advice-indians = Indianer! trifft alle anderen, und ein Fehlschuss! hilft nicht: Wer kein BANG! abwirft, verliert einen Lebenspunkt.
page-advice-beer = Dee hat dich getroffen, und als Bart Cassidy hast du dafür eine Karte gezogen. Du bist wieder am Zug: Mit einem Bier holst du dir den Lebenspunkt zurück.
page-advice-outlaw = Cid hat nur noch einen Lebenspunkt. Wer einen Outlaw ausschaltet, zieht drei Karten.
page-advice-volcanic = Du hast in diesem Zug schon geschossen. Mit einer Volcanic darfst du weiterschießen; sie hat nur Reichweite 1, aber ohne Cid sitzen Bob und Dee direkt neben dir.
page-advice-bob = Bob hat auf dich, den Sheriff, geschossen und hat nur noch einen Lebenspunkt.
page-advice-dee = Nur Dee ist noch da, der Kopfgeldjäger. Noch ein Schuss.
page-advice-green = Spiel den Derringer: Er wird vor dir ausgelegt. Versuch ihn zu benutzen: Das geht erst in deinem nächsten Zug.
page-advice-green-end = Mehr ist in diesem Zug nicht zu tun. Beende ihn.
page-advice-plate = Bob schießt auf dich. Die Eisenplatte lag schon vor diesem Zug da, also ist sie bereit: Sie wehrt den Schuss ab.
page-advice-derringer = Du bist wieder am Zug, und der Derringer ist bereit. Benutze ihn gegen Bob: Du ziehst dabei auch eine Karte.
page-advice-swap = Stell Dalon Ranger nach vorn: Mit dem Revolvergurt gibt es keine Grenze für BANG!.
page-advice-duel-rear = Die Winchester ist das einzige BANG!, das den unterstützenden Charakter auch ohne Zielfernrohr trifft. Schieß auf Pearl Hat.
page-advice-duel-front = Dank dem Revolvergurt darfst du noch einmal schießen. Ein Treffer genügt.
page-advice-roles-shoot = Du bist am Zug. Bob und Eve sind in Reichweite. Wer hat auf den Sheriff geschossen?
page-advice-sheriff-beer = Hol dir erst einen Lebenspunkt zurück: Trink das Bier.
page-advice-sheriff-jail = Willy the Kid darf schießen, so oft er will. Steck Bob ins Gefängnis: Deckt Bob kein Herz auf, ist der Zug verloren.
page-advice-sheriff-end = Behalte den Fehlschuss! zur Verteidigung und beende deinen Zug.
page-advice-sheriff-missed = Eve schießt auf dich. Dafür hast du den Fehlschuss! behalten.
page-advice-deputy-panic = Mit der Volcanic würde Bob immer wieder auf den Sheriff schießen. Nimm sie dir mit Panik!: Bob sitzt in Entfernung 1.
page-advice-deputy-volcanic = Jetzt benutze sie selbst: Leg die Volcanic aus.
page-advice-deputy-shoot = Mit ausgelegter Volcanic gibt es keine Grenze. Schieß auf Bob.
page-advice-deputy-again = Noch einmal: Für einen ausgeschalteten Outlaw ziehst du drei Karten.
page-advice-outlaw-mustang = Der Mustang rückt Cid um eins weiter weg. Wirf ihn mit Cat Balou ab, das geht auf jede Entfernung.
page-advice-outlaw-weapon = Cid sitzt jetzt in Entfernung 2. So weit reicht die Schofield.
page-advice-outlaw-shoot = Jetzt schieß auf den Sheriff.
page-advice-renegade-outlaw = Erst der Outlaw: Solange Cid da ist, muss der Sheriff leben. Außerdem ziehst du drei Karten.
page-advice-renegade-volcanic = Ein BANG! pro Zug ist die Grenze, nur nicht mit einer Volcanic.
page-advice-renegade-sheriff = Jetzt ist nur noch der Sheriff da, und kein Bier kann helfen.

## About

page-about =
    .what = Boot Hill ist eine Regel-Engine und ein Spieltisch für die Kartenspiele der BANG!-Familie: das klassische Spiel und Dodge City, beide mit oder ohne Ereigniskarten, und BANG! The Duel. Gespielt wird genau nach den Regelheften, und jede Regel hat eine Nummer.
    .trademark = BANG! ist eine Marke des jeweiligen Inhabers. Boot Hill ist ein inoffizielles Projekt von Leuten, die das Spiel mögen; es gehört nicht zum Verlag, wird von ihm nicht unterstützt und steht in keiner Verbindung zu ihm. Die Namen von Karten und Charakteren dienen nur dazu, auf das Spiel zu verweisen.
    .licence = Code: MIT. Regeltexte und Zeichnungen: CC BY-SA 4.0. Schriften Bevan und Zilla Slab: SIL Open Font License 1.1.
    .fair = Jedes Spiel lässt sich nachprüfen: Der Hashwert seines Startwerts wird vor dem Spiel angezeigt, der Startwert selbst danach.
    .private = Es gibt keine Konten. Dein Name, deine Sprache, deine Notizen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser. Von keinem anderen Server wird etwas geladen.
    .api = Programmierschnittstelle (API)
