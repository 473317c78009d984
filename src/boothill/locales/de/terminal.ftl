# The table in a terminal: headings, questions, choices, answers to commands.

## The table

column-player = Name
column-role = Rolle
column-character = Charakter
column-life = Leben
column-hand = Hand
column-distance = Entf.
column-in-play = ausgelegt
unknown-role = ?
out-of-game = raus
bare-hands = Colt .45 (1)
weapon = { $name } ({ $reach })
ready = bereit: { $cards }
laid-now = neu: { $cards }
copied-ability = als { $name }
piles = { $top ->
    [none] Nachziehstapel: { $deck }. Ablagestapel: leer.
   *[other] Nachziehstapel: { $deck }. Ablagestapel: { $pile }, oben { $top }.
}
legend = > am Zug   -> kannst du treffen   <- kann dich treffen   im Uhrzeigersinn
legend-open = > am Zug   im Uhrzeigersinn, Entfernungen aus Sicht von { $seat }
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
your-reserve = Deine Reserve, in beliebiger Reihenfolge: { $names }.
goals = { $players ->
    [3] { $left ->
        [3] Wer jagt wen: { $deputy } → { $renegade } → { $outlaw } → { $deputy }
       *[other] Nur noch zwei sind übrig: Es gewinnt, wer übrig bleibt.
    }
   *[other] { "" }
}
you = du
seat-you = Du
hands = Handkarten:
hand-of = { $seat }: { $cards }
hand-empty = { $seat }: keine

## The beginning and the end

welcome = Boot Hill ({ $game }): ein Tisch mit { $players } Plätzen. ? zeigt die Hilfe, quit verlässt das Spiel.
option = { $name }={ $value }: { $meaning }
option-beer = { $beer ->
    [last-life] außerhalb des eigenen Zuges rettet ein Bier nur den letzten Lebenspunkt [DOD-7.2]
   *[any-loss] ein Bier verringert jeden Verlust von Lebenspunkten um einen [DOD-7.2]
}
option-pixie-pete = { $pixie_pete ->
    [one] Pixie Pete zieht eine Karte [DOD-R.23]
   *[other] Pixie Pete zieht { $pixie_pete } Karten [DOD-R.23]
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
    [at-once] wer durch Gatling oder Indianer! fällt, scheidet sofort aus [BAS-R.16]
   *[after-card] wer durch Gatling oder Indianer! fällt, scheidet aus, wenn die Karte abgehandelt ist [BAS-R.16]
}
option-reshuffle = { $reshuffle ->
    [when-empty] der Ablagestapel wird zum Nachziehstapel, sobald dieser leer ist [BAS-R.28]
   *[when-needed] der Ablagestapel wird zum Nachziehstapel, wenn eine Karte gebraucht wird [BAS-R.28]
}
option-apache-kid = { $apache_kid ->
    [ignores-duels] ein Duell mit ♦ kann Apache Kid nichts anhaben [DOD-R.18]
   *[fights-duels] ein Duell mit ♦ trifft Apache Kid wie jedes andere [DOD-R.18]
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
        [3] Du gewinnst, wenn du selbst { $renegade } (Kopfgeldjäger) ausschaltest. Scheidet jemand auf andere Weise aus, gewinnt, wer übrig bleibt.
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
        [3] Du gewinnst, wenn du selbst { $deputy } (Hilfssheriff) ausschaltest. Scheidet jemand auf andere Weise aus, gewinnt, wer übrig bleibt.
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
        [3] Du gewinnst, wenn du selbst { $outlaw } (Outlaw) ausschaltest. Scheidet jemand auf andere Weise aus, gewinnt, wer übrig bleibt.
       *[other] Du gewinnst, wenn nur du übrig bleibst.
    }
   *[other] Du gewinnst, wenn nur du übrig bleibst: Der Sheriff muss als Letzter fallen.
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
saved = Die Aufzeichnung des Spiels ist gespeichert: { $path }
not-saved = Das Spiel lässt sich nicht in { $path } speichern: { $error }.
resume-with = Das Spiel ist gespeichert. So geht es später weiter:

## Decisions. The attribute `pass` is what number 0 stands for, `forced` is said where there is nothing else.

ask-playing = Du bist am Zug. Was spielst du?
    .pass = { $surplus ->
        [0] Zug beenden
        [one] Zug beenden; dann musst du eine Karte abwerfen
       *[other] Zug beenden; dann musst du { $surplus } Karten abwerfen
    }
ask-discarding = { $surplus ->
    [one] Du hast eine Karte mehr auf der Hand, als du behalten darfst. Welche wirfst du ab?
   *[other] Du hast { $surplus } Karten mehr auf der Hand, als du behalten darfst. Welche wirfst du zuerst ab?
}
ask-giving-up = Du musst eine Karte abwerfen. Welche?
ask-shot = { $misses ->
    [one] { $by } schießt auf dich. Was tust du?
   *[other] { $by } schießt auf dich, und nur { $misses }-mal Fehlschuss! hilft dagegen. Was tust du?
}
    .pass = Treffer hinnehmen: einen Lebenspunkt verlieren
    .forced = Du hast nichts, um den Schuss abzuwehren.
ask-demanded = { $by } hat Indianer! gegen alle gespielt. Wirfst du ein BANG! ab?
    .pass = einen Lebenspunkt verlieren
    .forced = Du hast kein BANG! zum Abwerfen.
    .due = Indianer! Wirfst du für { $at } eine Schusskarte ab?
    .forced-due = Du hast keine Schusskarte zum Abwerfen.
ask-contest = { $other } wartet im Duell. Wirfst du ein BANG! ab?
    .pass = aufgeben: einen Lebenspunkt verlieren
    .forced = Du hast kein BANG! zum Abwerfen.
    .due = Das Duell: Wirfst du für { $now } eine Schusskarte ab?
    .forced-due = Du hast keine Schusskarte zum Abwerfen.
ask-rescue = Du hast keine Lebenspunkte mehr. Rettest du dich?
    .pass = nein: ausscheiden
    .forced = Nichts kann dich retten.
ask-window = { $averted ->
    [0] { $points ->
        [one] Du verlierst gleich einen Lebenspunkt (du hast { $life }). Wendest du das ab?
       *[other] Du verlierst gleich { $points } Lebenspunkte (du hast { $life }). Wendest du davon etwas ab?
    }
   *[other] Du verlierst gleich { $points } Lebenspunkte (du hast { $life }) und hast { $averted } abgewendet. Wendest du noch mehr ab?
}
    .pass = nein: den Verlust hinnehmen
ask-pick = { $demand }: Du ziehst! Welche der beiden Karten gilt?
ask-store = Welche Karte nimmst du aus dem General Store?
ask-first-card = Woher kommt deine erste Karte?
ask-look = Welche Karte behältst du?
ask-copy = Wessen Fähigkeit übernimmst du?
ask-from-table = Ziehst du zwei Karten, oder nimmst du stattdessen eine, die vor jemandem ausliegt?
ask-one-each = { $rest ->
    [one] Schlägerei: Welche Karte verliert { $whom }?
   *[other] Schlägerei, noch { $rest } Betroffene: Welche Karte verliert { $whom }?
}
ask-share = Welche Karte von { $fallen } nimmst du? Die nächste bekommt { $then }.
ask-choose-front = Welcher deiner beiden Charaktere ist aktiv? Die Gegenseite wählt gleichzeitig.
ask-duel-playing = { ask-playing }
    .pass = { ask-playing.pass }
ask-hit = { $name ->
    [none] { $by } schießt auf { $at }. Was tust du?
   *[other] { $by } schießt mit { $name } auf { $at }. Was tust du?
}
    .pass = Treffer hinnehmen: einen Lebenspunkt verlieren
    .forced = Du hast nichts, um dem Schuss auszuweichen.
ask-further-card = Um diesem Schuss auszuweichen, musst du eine weitere Karte abwerfen. Welche?
    .pass = keine: einen Lebenspunkt verlieren
    .forced = Du hast keine weitere Karte zum Abwerfen, also trifft der Schuss.
ask-points = { $figure } verliert gleich einen Lebenspunkt. Verliert ihn stattdessen der andere Charakter?
    .pass = nein
ask-judging = Welche der beiden Karten gilt?
ask-one-of-these = Welche der gerade gezogenen Karten wirfst du ab?
ask-disarming = Dem Schuss wurde ausgewichen. Wirfst du eine Karte ab, die bei einem der aktiven Charaktere ausliegt?
    .pass = nein
ask-swapping = Auf welcher Seite tauschen die Charaktere?
ask-blind = Von welchem Stapel ist die Karte, die du blind ziehst?
ask-robbing = Wirft { $name } eine zufällige Karte der gegnerischen Hand ab?
    .pass = nein
ask-scavenging = { $left ->
    [one] { $figure } ist gefallen: Du darfst noch eine Karte nehmen.
   *[other] { $figure } ist gefallen: Du darfst bis zu { $left } Karten nehmen, eine nach der anderen.
}
    .pass = keine mehr nehmen
ask-any-time = { $seat } ist am Zug. Setzt du jetzt deine Fähigkeit ein? (sid off: nie fragen)
    .pass = jetzt nicht
ask-whom = { $what }: Gegen wen?
    .due = { $what }: Mit welchem Ziel?
ask-which = { $what }: Welche Karte?
ask-pay = { $what }: Welche Karte gibst du dafür her?
back = zurück

choice-play = { $card }
    .at = { $key ->
        [tequila] { $card } für { $whom }
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
choice-use = { $name } benutzen
    .at = { $name } benutzen gegen { $whom }
choice-discard = { $card } abwerfen
choice-take = { $card }
choice-deck = vom Nachziehstapel
choice-pile = { $card } vom Ablagestapel
choice-hand = eine zufällige Karte von { $seat } ({ $count } auf der Hand)
choice-own-hand = eine Karte aus deiner eigenen Hand
choice-gear = { $card }, vor { $seat } ausgelegt
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
choice-choose = { $name } ({ $seat }): { $ability }
choice-front = { $name } (Leben { $life }): { $ability }
choice-back = { $back ->
        [law] vom Stapel der Gesetzeshüter
       *[outlaws] vom Stapel der Banditen
    }
choice-swap = tauschen: { $who } wird aktiv
choice-reload = { $card } nachladen: abwerfen und eine Karte ziehen
choice-figure = { $who }: { $position ->
        [front] aktiv
        [rear] unterstützend
       *[alone] allein
    }, Leben { $life }
choice-unseen = eine unbekannte Handkarte
choice-player = { $seat }: Entfernung { $distance }, Leben { $life }, { $hand ->
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
    ? 3, ? B | was die Karte bewirkt, und warum sie jetzt geht oder nicht geht
    ? fass | was eine Karte oder ein Charakter bewirkt
    ? SPIELZUG | ob dieser Spielzug erlaubt ist, und nach welcher Regel
    SPIELZUG | Spielzüge lassen sich auch ausschreiben, wie { $move }: play, use, discard, take, draw from, choose, pass, end; was es kostet: play ... with ...
help-sides = In diesem Spiel auch: swap, reload; Charaktere heißen { $name }, { $rear }.
not-understood = „{ $text }“ verstehe ich nicht. Tipp eine Zahl aus der Liste, oder ? für Hilfe.
no-such-choice = Die Möglichkeit { $text } gibt es hier nicht. Tipp eine Zahl aus der Liste, oder ? für Hilfe.
legal = Das darfst du jetzt: { $move }.
card-line = { $card }: { $effect } [{ $rule }]
ability-line = { $seat } ({ $character }): { $ability } [{ $rule }]
rule-in-english = Diese Regel ist noch nicht übersetzt; hier steht sie auf Englisch.
rule-head = { $id } ({ $title })
no-rule = In den Regeln steht nichts über „{ $text }“.
more-rules = { $count ->
    [one] ... und noch eine; ein weiteres Wort grenzt die Suche ein.
   *[other] ... und noch { $count }; ein weiteres Wort grenzt die Suche ein.
}
sid-on = Sid Ketchum wird vor fremden Zügen gefragt.
sid-off = Sid Ketchum wird vor fremden Zügen nicht mehr gefragt.

## Stepping through a record

replay-head = { $moves ->
    [one] { $game }, Startwert { $seed }: ein Spielzug
   *[other] { $game }, Startwert { $seed }: { $moves } Spielzüge
}
replay-help = Enter: weiter   b: zurück   t: Tisch   eine Zahl: zu diesem Zug   q: beenden
replay-start = Vor dem ersten Spielzug.
replay-move = Spielzug { $number } von { $moves }. { $seat }: { $move }
    .unseen = Spielzug { $number } von { $moves }, von { $seat }
replay-end = { $result ->
    [unfinished] Hier endet die Aufzeichnung; das Spiel wurde nicht zu Ende gespielt.
   *[other] Hier endet die Aufzeichnung.
}
replay-no-move = Einen Spielzug { $text } gibt es nicht; die Aufzeichnung hat { $moves }.
replay-chances = Was man da wissen konnte:
    .seat = { $seat }: Hilfssheriff { $deputy } %, Outlaw { $outlaw } %, Kopfgeldjäger { $renegade } %
no-such-file = Es gibt keine Datei { $path }.
no-such-seat = Einen Platz { $seat } gibt es nicht; es gibt { $seats }.

## An einem Tisch auf einem Server, und in jeder Sprache

offer-told = { $name } bietet an, das Spiel ohne Sieger zu beenden. Dafür: { $agreed }. Noch gefragt: { $asked }.
    .answer = Tippe :offer, um zuzustimmen, :decline, um weiterzuspielen.
    .back = Tippe :decline, um das zurückzunehmen.
confirm-how = { $question } Wenn ja, tippe { $command }
mute-told = { $on ->
    [yes] Was { $name } sagt, liest du nicht mehr.
   *[no] Was { $name } sagt, liest du wieder.
}
silence-told = { $on ->
    [yes] { $name } ist stummgeschaltet.
   *[no] { $name } darf wieder sprechen.
}
lock-told = { $on ->
    [yes] Der Tisch ist geschlossen: Niemand kann sich mehr dazusetzen.
   *[no] Der Tisch ist nicht mehr geschlossen.
}
watchers-told = { $on ->
    [yes] Man darf zusehen.
   *[no] Zusehen darf niemand mehr.
}
nobody-called = Hier gibt es niemanden namens { $name }, bei dem das ginge.
chat = { $name }: „{ $text }“
    .dead = { $name }, unter den Toten: „{ $text }“
no-orders = Anweisungen gibt nur, wer noch im Spiel ist.
no-bet = Wetten kann nur, wer ausgeschieden ist oder zuschaut.
beside-how = Um etwas zu ändern, schreib zum Beispiel: { $example }
bet-role = { $seat }: { $role }
bet-told = { $name } wettet auf: { $side }.
wins = Gewonnene Spiele an diesem Tisch: { $seats }.
wins-of = { $seat } { $count }
paused = Die Uhren stehen. Mit pause geht es weiter.
goes-on = Das Spiel geht weiter.
lobby = { $free ->
    [0] Ein Tisch für { $game }: { $names }.
    [one] Ein Tisch für { $game }: { $names }; ein Platz ist frei.
   *[other] Ein Tisch für { $game }: { $names }; { $free } Plätze sind frei.
}
lobby-seat = { $kind ->
    [bot] { $name } (Bot)
    [program] { $name } (Bot im Netz)
   *[person] { $name }
}
lobby-host = Mit deal beginnt das Spiel; Bots nehmen die freien Plätze. Mit bot setzt du einen Bot auf einen davon.
lobby-help = Mit help siehst du alle Befehle.
lobby-may-series = Mit series wird es eine Spielserie, oder wieder keine.
lobby-wait = { $name } teilt aus, wenn alle da sind.
lobby-again = Tipp again für noch ein Spiel an diesem Tisch, oder quit.
lobby-series = Es ist eine Serie. Mit again keep behältst du deinen Charakter, wenn er überlebt hat; mit again sheriff willst du Sheriff sein; auch beides geht.
lang-now = Der Tisch spricht jetzt { $lang ->
    [cs] Tschechisch
    [de] Deutsch
    [en] Englisch
    [it] Italienisch
    [pl] Polnisch
   *[other] { $lang }
}.
lang-which = Welche Sprache? Schreib zum Beispiel: lang en. Es gibt { $names }.
join-name = Fremdling
join-key = Um an deinen Platz zurückzukommen:
join-lost = Die Verbindung ist abgebrochen; neuer Versuch …
join-no-link = { $text } ist kein Link zu einem Tisch; einer sieht so aus: https://example.org/#/table/abc.
join-no-server = Unter { $server } gibt es keinen Server von Boot Hill.

## Der Tisch auf dem ganzen Bildschirm. Eine Taste und was sie tut trennt ein senkrechter Strich.

app-connecting = Boot Hill: Verbindung wird aufgebaut …
app-title = Boot Hill · { $game } · ein Tisch mit { $players } Plätzen
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
    1 … 9, 0 | diese Möglichkeit wählen; auch mit Pfeiltasten und Enter, oder mit der Maus
    A … Z | warum diese Karte jetzt nicht geht
    ? | worum es bei der markierten Möglichkeit geht, und warum sie geht oder nicht
    : | eine Zeile zum Tippen: ein Spielzug, ? fass oder ein Wort aus dieser Liste
    Escape | zurück ins äußere Menü; schließt die Zeile
    Tab | vom Menü zum Protokoll und zum Tisch, um zu blättern
    Leertaste | nicht auf die Bots warten
key-choose = wählen
key-explain = erklären
key-line = tippen
key-next = weiter
key-previous = zurück
key-ends = springen
key-seat = Platz
app-page = Escape oder Enter: zurück zum Tisch
replay-eyes = { $seat ->
    [none] alle Karten offen
   *[other] wie { $seat } es sah
}

## Befehle: was jeder tut. `short` steht in der Tastenzeile, `ask` ist, wonach er fragt.

command-help = diese Liste
    .short = Hilfe
command-table = der ganze Tisch
command-cards = was deine Handkarten bewirken
command-who = was die Charaktere am Tisch können, und welche Ziele bekannt sind
    .short = wer
command-log = die letzten Ereignisse, jedes mit seiner Regel
command-rule = eine Regel nach ihrer Nummer, oder Regeln nach einem Wort
    .ask = Welche Regel? Ihre Nummer, wie { $rule }, oder ein Wort, wie fass
command-orders = feste Anweisungen: was der Tisch für dich beantwortet
    .short = Anweisungen
command-bet = Wetten: wer gewinnt und wer was ist, nach dem Ausscheiden oder beim Zuschauen
    .short = Wetten
command-sid = sid off: Sid Ketchum vor fremden Zügen nicht fragen; sid on: fragen
command-say = etwas zu allen sagen
    .ask = Was sagst du?
command-dead = etwas zu denen sagen, die ausgeschieden sind
    .ask = Was sagst du den Toten?
command-pause = Uhren anhalten oder weiterspielen
command-deal = austeilen; Bots nehmen die freien Plätze
command-bot = einen Bot auf einen freien Platz setzen
command-series = eine Spielserie spielen, oder doch keine
command-again = noch ein Spiel
command-stand = den Platz für immer aufgeben; ein Bot übernimmt ihn
command-offer = anbieten, das Spiel ohne Sieger zu beenden, oder zustimmen
command-decline = lieber weiterspielen, oder das eigene Angebot zurückziehen
command-resign = aufgeben, wo jemand allein eine ganze Seite führt; es wird nachgefragt
command-close = für alle beenden, wenn du den Tisch leitest; danach den Tisch wieder öffnen
command-mute = von jemandem nichts mehr lesen, oder doch wieder
    .ask = Von wem willst du nichts lesen?
command-silence = jemanden für alle stummschalten oder nicht mehr, wenn du den Tisch leitest
    .ask = Wer soll still sein?
command-remove = jemanden vom Tisch entfernen, wenn du ihn leitest; es wird nachgefragt
    .ask = Wer soll gehen?
command-lock = den Tisch schließen oder öffnen, wenn du ihn leitest
command-spectators = niemanden zusehen lassen, oder alle, wenn du den Tisch leitest
command-save = wo die Aufzeichnung dieses Spiels liegt; gespeichert wird ohnehin nach jedem Spielzug
command-lang = eine andere Sprache, zum Beispiel lang en
    .short = Sprache
command-quit = gehen; ein Spiel gegen Bots lässt sich später fortsetzen
    .short = gehen
needs-text = { $ask } Schreib es hinter das Wort: { $word } …
only-in-a-game = Das geht nur, solange ein Spiel auf dem Tisch liegt.
only-on-a-server = Das geht nur an einem Tisch auf einem Server; hier bist du mit Bots allein.
only-against-bots = Das geht nur in einem eigenen Spiel gegen Bots.
only-the-host = Das darf nur, wer den Tisch leitet, und nur vor dem Austeilen.
only-after-a-game = Das geht nur nach einem Spiel.
only-any-time = In diesem Spiel darf niemand jederzeit eingreifen.
only-series = Dieses Spiel wird nicht in Serien gespielt.

## Der Tisch in Sätzen, für --plain.

turn-now = { $whose ->
    [reader] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
eyes-of = Entfernungen aus der Sicht von { $seat }.
seat-line = { $who }: { $facts }. Im Spiel: { $gear }.
    .out = { $who }: ausgeschieden.
seat-role = Rolle unbekannt
fact-life = { $life } von { $full } Lebenspunkten
fact-hand = { $count ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
fact-distance = Entfernung { $distance }
fact-shots = { $shots ->
    [both] ihr könnt aufeinander schießen
    [there] du kannst dorthin schießen
   *[here] kann auf dich schießen
}
figure-line = { $place }: { $name }, { $life } von { $full } Lebenspunkten{ $gear ->
    [none] .
   *[other] . Daneben: { $gear }.
}

## Ein Spiel fortsetzen, und wo Aufzeichnungen liegen.

offer = { $count ->
    [one] Du hast ein angefangenes Spiel:
   *[other] Du hast angefangene Spiele, das letzte zuerst:
}
offer-game = { $game }, { $players } Plätze, { $moves ->
    [one] 1 Spielzug
   *[other] { $moves } Spielzüge
}, zuletzt gespielt { $when }
offer-new = ein neues Spiel
offer-ask = Welches? Tipp seine Nummer; Enter setzt das erste fort.
offer-which = { $text } gibt es hier nicht. Tipp eine Zahl von 0 bis { $last }.
nothing-left = Es gibt kein angefangenes Spiel dieser Art. boothill play teilt ein neues aus.
recorded = Dieses Spiel wird aufgezeichnet in { $path }
record-moved = Ein anderes Programm hat in { $old } geschrieben. Dieses Spiel wird ab jetzt in { $path } aufgezeichnet.
look-again = Um es noch einmal anzusehen:

## Was boothill settle sagt.

settled = { $wrong ->
    [0] { $count ->
        [0] Ergebnis: Das passiert. Erwartet wird nichts.
        [one] Ergebnis: wie erwartet. Die eine Erwartung trifft zu.
       *[other] Ergebnis: wie erwartet. Alle { $count } Erwartungen treffen zu.
    }
    [one] Ergebnis: anders als erwartet. Eine von { $count } Erwartungen trifft nicht zu.
   *[other] Ergebnis: anders als erwartet. { $wrong } von { $count } Erwartungen treffen nicht zu.
}
    .stopped = Ergebnis: So lässt es sich nicht spielen. { $why }
settled-steps = Was passiert:
settled-refused = { $move }: Das wird abgelehnt.
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
