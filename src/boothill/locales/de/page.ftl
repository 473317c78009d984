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
page-menu = Menü
page-nav = Seiten
page-nav-gallery = Karten
page-nav-rules = Regeln
page-nav-settle = Streitfall
page-nav-learn = Lernen
page-nav-about = Über
page-footer = BANG! ist eine Marke des jeweiligen Inhabers. Boot Hill ist inoffiziell und steht in keiner Verbindung zum Verlag.
page-settings = Einstellungen
page-name = Dein Name
page-stranger = Fremdling
page-language = Sprache
page-theme = Helligkeit
    .choice = { $theme ->
        [light] Tag
        [dark] Nacht
       *[auto] Wie das System
    }
page-large = Größere Schrift
page-sound = Töne
page-search = Suche
    .gallery = Ein Name in jeder Sprache, oder ein Wort
    .rules = Ein Wort, oder eine Nummer wie BAS-6.6
page-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Eintrag.
   *[other] { $count } Einträge.
}
page-rule-show = Regel { $rule } zeigen
page-rule-open = In den Regeln öffnen
page-rules =
    .beside = Den englischen Text daneben zeigen
    .goal = Das Ziel des Spiels
    .marks = Zwei Ausgaben stehen zur Wahl: [4] kennzeichnet, was nur in der vierten Ausgabe gilt, [1], was nur in der ersten gilt. Eine Regel ohne Zeichen gilt in beiden.
    .none = Eine Regel { $id } gibt es nicht.
page-rules-goal = { $game ->
    [duel] Zwei Seiten, Gesetzeshüter und Banditen, jede mit einer Reihe von Charakteren, von denen zwei im Spiel sind: ein aktiver und ein unterstützender. Wer alle Charaktere der Gegenseite ausschaltet, gewinnt.
    [dodge-city] Wie im klassischen Spiel: Der Sheriff und die Hilfssheriffs gewinnen, wenn alle Outlaws und Kopfgeldjäger ausgeschieden sind, die Outlaws, wenn der Sheriff ausscheidet, ein Kopfgeldjäger als Letzter im Spiel. Zu dritt jagen alle offen je eine andere Person. Grüne Karten, Kosten und neue Charaktere kommen dazu.
   *[classic] Alle haben eine Rolle, und alle außer dem Sheriff halten sie geheim. Der Sheriff und die Hilfssheriffs gewinnen, wenn alle Outlaws und der Kopfgeldjäger ausgeschieden sind, die Outlaws, wenn der Sheriff ausscheidet, und der Kopfgeldjäger als Letzter im Spiel.
}
page-edition = { $edition ->
    [fourth] Nur in der vierten Ausgabe
   *[first] Nur in der ersten Ausgabe
}
page-game = { $game ->
    [classic] Klassisch
    [dodge-city] Dodge City
    [classic-dodge-city] Klassisch und Dodge City
    [duel] BANG! The Duel
   *[other] { $game }
}

## The first page

page-home-over = Nimm Platz, Fremdling, bei
page-home-under = Ein Tisch für die Kartenspiele der BANG!-Familie. Kein Konto, kein Warten.
page-play-now = Jetzt spielen
    .about = Ein klassisches Spiel mit vier Bots beginnt sofort. Es wartet auf dich, so lange du willst.
page-ways = Andere Möglichkeiten
page-friends = Mit Freunden spielen
    .about = Richte einen Tisch ein, schick den Link herum und teil aus, wenn alle da sind. Freie Plätze füllen Bots.
    .go = Tisch einrichten
page-duel = BANG! The Duel
    .about = Zu zweit, mit zwei Stapeln, einem aktiven und einem unterstützenden Charakter.
    .go = Gegen einen Bot antreten
page-dodge-city =
    .about = Beide Schachteln zusammen: grüne Karten zum Auslegen und späteren Benutzen, Karten mit Kosten, 31 Charaktere.
    .go = Mit Dodge City spielen
page-learn =
    .about = Sechs kleine Situationen zum Spielen und ein erstes Spiel zum Gewinnen. Nach zehn Minuten weißt du, wie es geht.
    .go = Das Spiel lernen
    .begin = Mit der ersten Lektion anfangen
    .on = Mit der nächsten Lektion weitermachen
    .done = gespielt
page-resume = Deine Tische
page-open-tables = Offene Tische
    .none = Gerade kein öffentlicher Tisch. Richte einen ein!
page-join = { $free ->
    [one] Mitspielen (ein Platz frei)
   *[other] Mitspielen ({ $free } Plätze frei)
}
page-watch = Zuschauen

## The lobby

page-lobby = { $game ->
    [classic] Ein klassischer Tisch
    [dodge-city] Ein Tisch für Dodge City
    [classic-dodge-city] Ein Tisch für Klassisch und Dodge City
    [duel] Ein Tisch für BANG! The Duel
   *[other] Ein Tisch
}
page-link = Der Link zu diesem Tisch
    .about = Wer ihn öffnet, kann sich setzen oder zuschauen.
    .copy = Kopieren
    .copied = Kopiert
    .share = Teilen
page-seats = { $players ->
    [one] Ein Platz
   *[other] { $players } Plätze
}
page-sit = Hinsetzen
page-seat-open = frei
page-bot = { $level ->
    [random] Bot: Steppenläufer (spielt irgendwas)
    [karma] Bot: Greenhorn (leicht)
    [greedy] Bot: Cowboy (spielt gut)
    [gunslinger] Bot: Revolverheld (stark)
    [marshal] Bot: Marshal (denkt nach, der beste)
   *[other] Bot: { $level }
}
page-level = { $bot } · { $elo } Elo
page-host = leitet den Tisch
page-program = Bot im Netz
page-gone = nicht da
page-move-here = Hierher setzen
page-add-bot = Bot dazusetzen
page-clear = Platz räumen
page-start = Austeilen
    .about = Freie Plätze werden mit Bots besetzt.
    .host = { $name } teilt aus, wenn alle da sind.
page-agreed = Was abgemacht ist
page-which-game = Spiel
page-players = Plätze am Tisch
page-bots = Bots auf freien Plätzen
page-clock = Uhr
    .choice = { $clock ->
        [fast] Schnell: { $rope } s je Antwort, { $reserve } min gesamt
        [standard] Normal: { $rope } s je Antwort, { $reserve } min gesamt
        [relaxed] Gemütlich: { $rope } s je Antwort, { $reserve } min gesamt
        [off] Keine Uhr
        [instant] Sofort: Bots machen keine Pausen
       *[other] { $clock }
    }
page-house-rules = Hausregeln
page-option = { $option ->
    [edition] Auflage (wer im Gefängnis bleibt)
    [simplified] Vereinfachtes erstes Spiel
    [sheriff] Wer als Nächstes Sheriff ist
    [beer] Bier außerhalb des eigenen Zuges
    [pixie_pete] Pixie Pete zieht
    [sean_mallory] Sean Mallory behält
    [jose_delgado] José Delgado tauscht ein
    [deaths] Wer durch Gatling oder Indianer! fällt
    [reshuffle] Ablagestapel wird zum Nachziehstapel
    [apache_kid] ♦-Duell gegen Apache Kid
    [characters] Charaktere pro Seite
   *[other] { $option }
}
    .value = { $option ->
        [edition] { $value ->
            [first] Erste: verliert zwei Phasen
           *[fourth] Vierte: verliert den Zug
        }
        [simplified] { $value ->
            [yes] Ja: ohne 13 Karten
           *[no] Nein: alle Karten
        }
        [sheriff] { $value ->
            [random] Wird ausgelost
           *[other] Geht reihum
        }
        [beer] { $value ->
            [last-life] Rettet nur den letzten Lebenspunkt
           *[any-loss] Verringert jeden Verlust um einen Punkt
        }
        [deaths] { $value ->
            [at-once] Scheidet sofort aus
           *[after-card] Scheidet nach der Karte aus
        }
        [reshuffle] { $value ->
            [when-empty] Sobald dieser leer ist
           *[when-needed] Wenn eine Karte gebraucht wird
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
page-public = Diesen Tisch für alle auflisten
page-watchers = Zuschauen erlaubt
page-dead-see-all = Wer ausgeschieden ist, sieht alle Karten
page-series = Eine Serie: Wer überlebt, darf den Charakter behalten
page-table-gone = Diesen Tisch gibt es nicht
page-not-here = Dieser Tisch steht dir nicht offen

## The table

page-table = Der Tisch
page-paused = angehalten
page-lost = Verbindung verloren: neuer Versuch …
page-not-sent = Gerade besteht keine Verbindung, darum wurde nichts gesendet. Versuch es wieder, sobald sie zurück ist.
page-watching = du schaust zu
page-watched = Leute, die zuschauen
page-waiting = Warten auf { $names } …
page-going-on = …
page-answered = Deine Antwort ist da. Die anderen entscheiden noch.
page-time-out = Die Zeit ist abgelaufen: Ein Bot hat für dich geantwortet.
page-time-left = { $you ->
    [yes] Du hast noch { $left }
   *[no] { $name } hat noch { $left }
}
page-ahead = Zuerst werden andere gefragt; deine Antwort bleibt geheim, bis du an der Reihe bist.
page-prompt = Was du gefragt wirst
page-looking-back = Rückblick auf Spielzug { $number }.
page-back-to-now = Zurück zur Gegenwart
page-aim = Tipp jetzt auf das Ziel:
page-pay = { $count ->
    [one] Welche Karte gibst du dafür her?
   *[other] Welche { $count } Karten gibst du dafür her?
}
page-do = { $verb ->
    [discard] Abwerfen
    [reload] Nachladen
    [use] Benutzen
    [take] Nehmen
    [count] Diese zählt
   *[play] Spielen
}
page-tip = Karten, die leuchten, kannst du verwenden: Tipp eine an. Bei jeder anderen erfährst du so, warum nicht.
page-forced = Nichts, was du hast, hilft hier.
    .always = Frag mich nicht mehr, wenn ich keine Wahl habe
page-understood = Alles klar
page-look = Genauer ansehen
page-pass = Passen
page-swap = Deine beiden Charaktere tauschen
page-plan = Mehrere Antworten planen
    .empty = Tipp an, was du zuerst versuchen willst, und dann, was danach.
    .send = In dieser Reihenfolge
page-doubt = { $why ->
    [in-vain] Das wird keine Wirkung haben. Trotzdem?
    [own-card] Das trifft eine deiner eigenen Karten. Trotzdem?
    [worse-weapon] Du hast schon eine bessere Waffe. Trotzdem?
   *[other] Willst du das wirklich?
}
    .yes = Ja, trotzdem
    .no = Nein
page-why-nothing = Nichts spricht dagegen; sieh nach, was jetzt gefragt ist.
page-life = Leben { $life } von { $full }
page-role = Rolle: { $role }
    .noted = Dein Verdacht: { $role }
    .unknown = Rolle unbekannt
page-side-law = Die Gesetzeshüter
page-side-outlaws = Die Outlaws
page-side-renegade = Der Kopfgeldjäger
page-reach = Reichweite { $reach }
page-distance = Entfernung { $distance }; Reichweite der Waffe { $reach }
page-distances = Entfernungen
page-legend =
    .far = { $you ->
        [yes] Wie weit weg du sie siehst
       *[no] Wie weit weg { $name } sie sieht
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
    [yes] { $name } ist für dich in Entfernung { $distance }; deine Waffe hat Reichweite { $reach }: Du kannst schießen.
   *[no] { $name } ist für dich in Entfernung { $distance }; deine Waffe hat Reichweite { $reach }: zu weit.
}
page-distance-back = { $reached ->
    [yes] Für { $name } bist du in Entfernung { $distance }, bei Reichweite { $reach }: { $name } kann auf dich schießen.
   *[no] Für { $name } bist du in Entfernung { $distance }, bei Reichweite { $reach }: { $name } kann nicht auf dich schießen.
}
page-sight = Zeigen, wen { $name } erreicht
page-out = ausgeschieden
page-nothing = nichts
page-in-play = Ausgelegt
page-laid = In diesem Zug ausgelegt: ab dem nächsten Zug benutzbar
    .short = neu
page-ready = Bereit zum Benutzen
    .short = bereit
page-hand = { $count ->
    [0] Keine Handkarten
    [one] Eine Handkarte
   *[other] { $count } Handkarten
}
page-hand-empty = Du hast keine Karte auf der Hand.
page-hand-limit = Handkarten: { $hand }; am Ende des Zuges darfst du { $limit } behalten
page-card = { $useful ->
    [yes] { $card }, spielbar
   *[no] { $card }
}
page-unknown-card = Eine Karte, die du nicht siehst
page-seat = { $state ->
    [out] { $name }, { $role }, { $who }: ausgeschieden
   *[in] { $distance ->
        [0] { $name }, { $role }, { $who }, Leben { $life } von { $full }, { $hand } auf der Hand, ausgelegt: { $gear }
       *[other] { $reached ->
            [yes] { $name }, { $role }, { $who }, Leben { $life } von { $full }, { $hand } auf der Hand, Entfernung { $distance }, in deiner Reichweite, ausgelegt: { $gear }
           *[no] { $name }, { $role }, { $who }, Leben { $life } von { $full }, { $hand } auf der Hand, Entfernung { $distance }, außerhalb deiner Reichweite, ausgelegt: { $gear }
        }
    }
}
    .target = (ein Ziel)
page-me = Du: { $who }, { $role }, Leben { $life } von { $full }, Reichweite { $reach }, ausgelegt: { $gear }
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
page-duel-places = Der aktive Charakter schießt und wird beschossen; seine Fähigkeit und Ausrüstung zählen. Der unterstützende wartet; einmal in deinem Zug darfst du die beiden tauschen.
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
    [blue] Blau: bleibt ausliegen
    [green] Grün: erst auslegen, in einem späteren Zug benutzen
   *[brown] Braun: spielen und abwerfen
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
page-log = Was geschehen ist
    .look = Den Tisch von damals ansehen
    .short = Verlauf
page-away = Während du weg warst
page-chat = Chat
    .empty = Noch hat niemand etwas gesagt.
    .say = Sag etwas
    .send = Sagen
    .dead = unter den Toten
    .among = Nur an die, die ausgeschieden sind
page-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, eine neue Zeile
   *[other] Chat, { $unread } neue Zeilen
}
page-orders = Feste Anweisungen
    .about = Der Tisch kann für dich antworten. Kreuze an, was er von selbst tun darf. Niemand sonst sieht es, und es dauert so lange, als hättest du nachgedacht.
    .short = Anweisungen
    .full-control = Mich alles fragen
    .convenient = Das Übliche für mich tun
page-order-forced = Gibt es nur eine mögliche Antwort, gib sie für mich
page-order-shields = Wird auf mich geschossen, versuch zuerst mein Fass, oder was sonst nichts kostet
page-order-misses = Wird auf mich geschossen, spiel einen Fehlschuss!, solange ich einen habe
page-order-end-turn = Beende meinen Zug, wenn ich nichts mehr spielen kann
page-order-take-hits = { $life ->
    [0] Nie einen Treffer hinnehmen, ohne mich zu fragen
    [one] Einen Treffer ohne Frage hinnehmen, solange ich mehr als { $life } Lebenspunkt habe
   *[other] Einen Treffer ohne Frage hinnehmen, solange ich mehr als { $life } Lebenspunkte habe
}
page-away-on = Einen Bot für mich spielen lassen
page-away-off = Wieder selbst spielen
page-bets = Wetten
    .about = Handeln kannst du nicht mehr, aber recht behalten. Sag, wer gewinnt und wer was ist. Am Ende sehen alle, wie recht du hattest.
    .watch = Du schaust nur zu, aber du kannst recht behalten. Sag, wer gewinnt und wer was ist. Am Ende sehen alle, wie recht du hattest.
    .introduce = Weiter
    .winner = Welche Seite gewinnt?
    .role = Was ist { $name }?
    .no-idea = keine Ahnung
    .others = Was andere sagen
page-bet = { $winner ->
    [yes] { $name } sagte: { $side }. Richtig!
    [no] { $name } sagte: { $side }. Falsch.
    [void] { $name } sagte: { $side }.
   *[none] { $name } hat keine Seite genannt.
}
    .roles = Rollen erraten: { $right } von { $of }.
page-pause = Uhren anhalten
    .off = Weiterspielen
page-stand = Meinen Platz aufgeben
    .sure = Platz aufgeben? Ein Bot übernimmt ihn endgültig.
page-offer = { $you ->
    [yes] Du bietest an, das Spiel ohne Sieger zu beenden.
   *[no] { $name } bietet an, das Spiel ohne Sieger zu beenden.
}
    .votes = Dafür: { $agreed }. Noch gefragt: { $asked }.
    .yes = Zustimmen
    .no = Weiterspielen
    .withdraw = Zurückziehen
page-offer-end = Anbieten, das Spiel zu beenden
    .sure = Den anderen anbieten, das Spiel ohne Sieger zu beenden? Es endet, wenn alle zustimmen, die spielen.
page-resign = Aufgeben
    .sure = Aufgeben? Die andere Seite gewinnt.
page-close-game = Das Spiel für alle beenden
    .sure = Dieses Spiel für alle beenden, ohne Sieger?
page-open-again = Plätze oder Einstellungen ändern
page-people = Wer hier ist
    .spectator = Jemand, der zusieht
    .none = Sonst ist niemand hier.
page-you = du
page-mute = Für mich stummschalten
    .off = Wieder hören
    .on = von dir stummgeschaltet
page-silence = Für alle stummschalten
    .off = Wieder sprechen lassen
    .on = stummgeschaltet
page-remove = Entfernen
    .sure = { $name } von diesem Tisch entfernen? Zurückkommen geht nicht. Im Spiel übernimmt ein Bot den Platz.
page-lock = Den Tisch schließen: Niemand kann sich mehr dazusetzen
    .on = Dieser Tisch ist geschlossen: Niemand kann sich mehr dazusetzen.
page-keys = Tasten: Tab geht von Karte zu Karte, Enter nimmt eine auf und spielt sie, Escape legt sie zurück.
page-commitment = Der Startwert dieser Runde stand vor dem Austeilen fest. Sein Hash:
page-you-are-out = Du bist ausgeschieden und siehst jetzt alles.
page-gone-out = Du bist ausgeschieden
    .hope = { $role ->
        [deputy] Du gewinnst noch, wenn die Gesetzeshüter gewinnen.
       *[outlaw] Du gewinnst noch, wenn die Outlaws gewinnen.
    }
    .open = Ab jetzt siehst du alle Karten und Rollen. Schau bis zum Ende zu, wette auf den Sieg, oder rede mit den anderen Ausgeschiedenen.
    .closed = Schau bis zum Ende zu, wette auf den Sieg, oder geh: Das Spiel geht ohne dich weiter.
    .watch = Weiter zuschauen
    .hurry = Gleich zum Ende
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
        [law] Die Gesetzeshüter gewinnen: { $names }
        [outlaws] Das Gesetz ist besiegt. Gewonnen: { $names }
        [renegade] Der Kopfgeldjäger gewinnt: { $names }
       *[other] Gewonnen: { $names }
    }
    .seed = Startwert der Runde, für alle, die nachprüfen wollen: { $seed }
page-end-why = { $winner ->
    [law] Alle Outlaws und Kopfgeldjäger sind ausgeschieden.
    [outlaws] Der Sheriff ist ausgeschieden.
    [renegade] Der Kopfgeldjäger ist als Einziger übrig.
    [side] Alle Charaktere der anderen Seite sind ausgeschieden.
   *[other] Der richtige Gegner ist ausgeschieden, oder niemand sonst ist übrig.
}
page-to-table = Zurück zum Tisch
page-rematch = Noch einmal spielen
    .waiting = Warten auf die anderen …
    .keep = Meinen Charakter behalten, wenn er überlebt hat
    .sheriff = Ich will Sheriff sein
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
    .eyes = Wessen Sicht
    .open = Alles offen
    .as = Wie { $name } es sah
    .begin = Die Karten sind ausgeteilt.
    .speed = Tempo
    .here = Was dieser Spielzug bewirkt hat
    .lines = Tippe auf eine Zeile, um dorthin zu springen.
    .seal = Die Verteilung war versiegelt: Dieser Hashwert des Server-Startwerts wurde vor der ersten Karte gezeigt, und mit der Aufzeichnung kann jeder prüfen (boothill verify), dass danach nichts geändert wurde.
    .record = Die Aufzeichnung
page-company = { $state ->
    [none] Ihr schaut gemeinsam: Wer sich bewegt, führt die anderen.
    [me] Du führst: Die anderen sehen, was du siehst.
    [alone] Du schaust für dich allein.
   *[led] { $leader } führt, und du folgst.
}
    .leave = Für mich allein schauen
    .join = Wieder gemeinsam schauen
page-chances = Was man wissen konnte
    .about = { $name ->
        [none] Wie wahrscheinlich jede Rolle war, nach allem, was bis zu diesem Spielzug jeder am Tisch sehen konnte: So würde ein aufmerksamer Bot denken. Die wahre Rolle ist umrahmt.
       *[other] Wie wahrscheinlich jede Rolle war, nach allem, was { $name } bis zu diesem Spielzug sehen konnte: So würde ein aufmerksamer Bot denken.
    }
    .seat = { $name }: Hilfssheriff { $deputy } %, Outlaw { $outlaw } %, Kopfgeldjäger { $renegade } %
    .percent = { $percent } %

## Settle it

page-settle =
    .examples = Beispiele:
    .follows = Was von selbst folgt
    .about = Schreib eine Situation auf und sieh Schritt für Schritt, was die Regeln daraus machen.
    .situation = Die Situation
    .run = Was passiert?
    .share = Als Link teilen
    .link = der Link zu dieser Frage
    .happens = Was passiert
    .begin = Die Ausgangslage
    .failed = Das ist nicht eingetreten: { $failure }

## Cards and characters

page-cards = Karten
page-roles = Rollen
page-characters = Charaktere

## Learn

page-lesson = Lektion { $number } von { $count }
    .next = Nächste Lektion
    .back = Vorige Lektion
    .skip = Zur nächsten springen
    .all = Alle Lektionen
    .again = Noch einmal spielen
    .others = Die anderen spielen …
    .stray = Die Regeln erlauben das, aber es führt woandershin. Nimm es zurück und versuch etwas anderes.
    .undo = Zurücknehmen
    .hint = Gib mir einen Tipp
    .hinted = Versuch es so: { $what }.
page-lesson-try = { $verb ->
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
    .text = Du bist am Zug und hast ein BANG! auf der Hand. Bob sitzt neben dir, in Entfernung 1; Cid einen Platz weiter, in Entfernung 2. Ohne Waffe hast du Reichweite 1. Versuch beides.
    .after = Die Entfernung zählt man um den Tisch herum, auf dem kürzeren Weg. Die Zahl an jedem Platz nennt sie; sie ist rot, wo du schießen kannst.
page-lesson-weapon = Eine bessere Waffe
    .text = Du hast eine Schofield auf der Hand, mit Reichweite 2. Leg sie aus und schieß dann auf Cid.
    .after = Eine Waffe bleibt ausliegen, bis du eine andere auslegst oder sie dir jemand wegnimmt.
page-lesson-missed = Jemand schießt auf dich
    .text = Bob hat ein BANG! gegen dich gespielt. Ein Fehlschuss! aus deiner Hand wehrt es ab; das Fass vor dir tut es vielleicht umsonst, wenn die aufgedeckte Karte Herz ist.
    .after = Versuch zuerst das Fass: Wenn es nicht hilft, ist der Fehlschuss! immer noch da.
page-lesson-once = Ein BANG! pro Zug
    .text = Du hast zwei BANG! und eine Volcanic auf der Hand. Schieß in diesem Zug zweimal auf Bob: Was braucht es dazu?
    .after = Ein BANG! pro Zug ist die Regel. Mit ausgelegter Volcanic oder als Willy the Kid gilt diese Grenze nicht.
page-lesson-beer = Der letzte Lebenspunkt
    .text = Du hast noch einen Lebenspunkt, und Bob hat auf dich geschossen. Du konntest den Schuss nicht abwehren. Ein Bier auf der Hand rettet dich im letzten Moment.
    .after = Wenn nur noch zwei im Spiel sind, hilft ein Bier niemandem mehr.
page-lesson-reward = Auf wen schießen?
    .text = Du bist der Sheriff. Bob sieht nach Outlaw aus und Eve nach deinem Hilfssheriff; beide haben noch einen Lebenspunkt. Schieß auf die richtige Person.
    .after = Wer einen Outlaw ausschaltet, zieht drei Karten. Ein Sheriff, der einen Hilfssheriff ausschaltet, verliert alle Karten.
page-lesson-game = Dein erstes Spiel
    .text = Du bist der Sheriff, als Bart Cassidy, mitten in einem Spiel zu viert. Schalte die zwei Outlaws und den Kopfgeldjäger aus, und du gewinnst. Sonst hat noch niemand eine Rolle gezeigt.
    .after = Das ist das ganze Spiel: Reichweite, Schüsse, Antworten, und herausfinden, wer wer ist. Jetzt spiel eines gegen Bots.
page-advice-lay = Cid sitzt in Entfernung 2, zu weit für deinen Colt. Leg zuerst die Schofield aus: Sie hat Reichweite 2.
page-advice-shoot = Jetzt ist Cid in Reichweite: Tippe auf das BANG!, dann auf Cid.
page-advice-end = Mehr als ein BANG! pro Zug geht nicht. Behalte den Rest für Antworten, die du brauchst, und beende deinen Zug.
page-advice-missed = Bob schießt auf dich: Jetzt weißt du, was Bob ist. Ein Fehlschuss! wehrt den Schuss ab.
page-advice-indians = Indianer! treffen alle, und ein Fehlschuss! hilft nicht: Wer kein BANG! abwirft, verliert einen Lebenspunkt.
page-advice-beer = Dee hat dich getroffen, und als Bart Cassidy hast du dafür eine Karte gezogen. Du bist wieder am Zug: Ein Bier gibt den Lebenspunkt zurück.
page-advice-outlaw = Cid hat noch einen Lebenspunkt. Wer einen Outlaw ausschaltet, zieht drei Karten.
page-advice-volcanic = Du hast in diesem Zug schon geschossen. Mit einer Volcanic darfst du weiterschießen; sie hat nur Reichweite 1, aber ohne Cid sitzen Bob und Dee direkt neben dir.
page-advice-bob = Bob hat auf den Sheriff geschossen und hat noch einen Lebenspunkt.
page-advice-dee = Nur Dee ist noch da, der Kopfgeldjäger. Noch ein Schuss.

## About

page-about =
    .what = Boot Hill ist ein Regelwerk in Code und ein Tisch für die Kartenspiele der BANG!-Familie: das klassische Spiel, Dodge City und BANG! The Duel, genau nach den Regelheften, jede Regel mit einer Nummer.
    .trademark = BANG! ist eine Marke des jeweiligen Inhabers. Boot Hill ist ein inoffizielles Projekt von Leuten, die das Spiel mögen; es gehört nicht zum Verlag, wird von ihm nicht unterstützt und steht in keiner Verbindung zu ihm. Namen von Karten und Charakteren werden als Tatsachen des Spiels verwendet.
    .licence = Code: MIT. Regeltexte und Zeichnungen: CC BY-SA 4.0. Die Schriften Bevan und Zilla Slab: SIL Open Font License 1.1.
    .fair = Jede Runde lässt sich nachprüfen: Der Hash ihres Startwerts steht vor dem Spiel da, der Startwert selbst danach.
    .private = Es gibt keine Konten. Dein Name, deine Sprache, deine Notizen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser. Von keinem anderen Server wird etwas geladen.
    .api = Die Schnittstelle für Programme
