# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = { $box ->
    [dodge-city] Nimmt für jeden verlorenen Lebenspunkt eine Karte vom Talon.
   *[other] Zieht für jeden verlorenen Lebenspunkt eine Karte.
}
character-black-jack = Zeigt die zweite Karte vor, die er zu Zugbeginn bekommt, und bekommt bei ♥ oder ♦ noch eine.
character-calamity-janet = Darf BANG! als Fehlschuss! und Fehlschuss! als BANG! verwenden.
character-el-gringo = Wer ihn einen Lebenspunkt kostet, verliert eine zufällige Handkarte an ihn.
character-jesse-jones = Darf die erste Karte seines Zuges jemandem aus der Hand nehmen, statt sie vom Stapel zu nehmen.
character-jourdonnais = Hat immer ein Fass, zusätzlich zu einem echten.
character-kit-carlson = Sieht sich zu Zugbeginn drei Karten an, behält zwei und legt eine auf den Stapel zurück.
character-lucky-duke = Deckt bei jedem Ziehen! zwei Karten auf und bestimmt, welche gilt.
character-paul-regret = Ist für die anderen um 1 weiter entfernt.
character-pedro-ramirez = Darf die erste Karte des Zuges oben vom Ablagestapel nehmen.
character-rose-doolan = Für sie sind die anderen um 1 näher.
character-sid-ketchum = { $box ->
    [dodge-city] Darf jederzeit zwei Handkarten ablegen, um einen Lebenspunkt zurückzuerhalten.
   *[other] Darf jederzeit zwei Handkarten abwerfen, um einen Lebenspunkt zurückzuerhalten.
}
character-slab-the-killer = Gegen seine BANG!-Karten hilft nur zweimal Fehlschuss!.
character-suzy-lafayette = { $box ->
    [dodge-city] Nimmt eine Karte vom Talon, sobald ihre Hand leer ist.
   *[other] Zieht eine Karte, sobald ihre Hand leer ist.
}
character-vulture-sam = Scheidet jemand aus, bekommt er alle Karten dieser Person.
    .dod = Wird jemand ausgeschaltet, bekommt er alle Karten dieses Spielers oder teilt sie mit Vera Custer, wenn sie seine Fähigkeit hat.
character-willy-the-kid = Darf beliebig viele BANG! pro Zug spielen.

character-apache-kid = { $apache_kid ->
    [ignores-duels] Karten mit ♦, die andere spielen, können ihm nichts anhaben.
   *[fights-duels] Karten mit ♦, die andere spielen, können ihm nichts anhaben, außer im Duell.
}
character-belle-star = In ihrem Zug haben die Karten, die vor den anderen ausliegen, keine Wirkung.
character-bill-noface = Nimmt in Phase I eine Karte und eine weitere für jeden Lebenspunkt, der ihm fehlt.
character-chuck-wengam = Darf in seinem Zug Lebenspunkte abgeben, nie den letzten, und nimmt für jeden zwei Karten vom Talon.
character-doc-holyday = Darf einmal pro Zug zwei Handkarten ablegen: Jemand in Reichweite seiner Waffe erhält dann einen Treffer.
character-elena-fuente = Darf jede Handkarte als Fehlschuss! verwenden.
character-greg-digger = Erhält zwei Lebenspunkte zurück, wenn jemand anderes ausgeschaltet wird.
character-herb-hunter = Nimmt zwei Karten vom Talon, wenn jemand anderes ausgeschaltet wird.
character-jose-delgado = { $jose_delgado ->
    [no-limit] Darf in seinem Zug blaue Handkarten ablegen und nimmt für jede zwei Karten vom Talon.
    [one] Darf einmal pro Zug eine blaue Handkarte ablegen, um zwei Karten vom Talon zu nehmen.
   *[other] Darf bis zu { $jose_delgado }-mal pro Zug eine blaue Handkarte ablegen, um zwei Karten vom Talon zu nehmen.
}
character-molly-stark = Nimmt jedes Mal eine Karte vom Talon, wenn sie im Zug anderer ein BANG!, einen Fehlschuss! oder ein Bier verwendet.
character-pat-brennan = Statt zwei Karten vom Talon darf er eine nehmen, die vor jemand anderem ausliegt.
character-pixie-pete = { $pixie_pete ->
    [one] Nimmt in Phase I eine Karte statt zwei.
   *[other] Nimmt in Phase I { $pixie_pete } Karten statt zwei.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] Darf am Ende des Zuges beliebig viele Karten behalten.
    [one] Darf am Ende des Zuges immer eine Karte behalten.
   *[other] Darf am Ende des Zuges bis zu { $sean_mallory } Karten behalten.
}
character-tequila-joe = Erhält durch ein Bier zwei Lebenspunkte zurück statt nur einen.
character-vera-custer = Nennt zu Beginn von Phase I eine andere Person und hat deren Fähigkeit bis zur Phase I ihres nächsten Zuges.

character-alan-pinkertoon = Für jeden Lebenspunkt, den er verliert, wird auf den gegnerischen aktiven Charakter geschossen, falls er überlebt.
character-annie-oakey = Darf Schusskarten für sich selbst als Fehlschuss! und Fehlschuss! als Colt verwenden.
character-bart-masterson = Immer aktiv, auch unterstützend: Bei jedem Aufdecken werden zwei Karten umgedreht, und seine Seite bestimmt, welche gilt.
character-bill-tightman = Zieht zwei Karten, wenn ein anderer Charakter ausscheidet, egal auf welcher Seite.
character-buffalo-bell = Immer aktiv, auch unterstützend: Darf anstelle des anderen Charakters der eigenen Seite einen Lebenspunkt verlieren, aber nie den letzten.
character-dalon-ranger = Zieht für jeden Lebenspunkt, den ihn die Gegenseite kostet, eine Karte, falls er überlebt.
character-jango = Zieht jedes Mal eine Karte, wenn die Gegenseite ihren eigenen Marker versetzt.
character-pat-garret = Zeigt die zweite Karte der Ziehphase vor; bei einem Hufeisen zieht er noch eine, vom gegnerischen Nachziehstapel.
character-tex-killer = Um dem Schuss einer seiner BANG!-Karten auszuweichen, muss die Gegenseite außerdem eine weitere Karte abwerfen.
character-the-stranger = Immer aktiv, auch unterstützend: Seine Seite darf eine BANG!-Karte mehr pro Zug spielen.
character-wild-bill = Verliert seine Seite durch die Gegenseite eine Handkarte oder eine bei ihm ausliegende Karte, wird auf den gegnerischen aktiven Charakter geschossen.
character-wyatt-ear = Zieht jedes Mal eine Karte, wenn die Gegenseite einem Schuss seiner Seite ausweicht.

character-babe-leroy = Darf einmal pro Zug, wenn die Hand leer ist, zwei Karten ziehen.
character-bull-anderson = Scheidet ein Charakter aus, darf er bis zu zwei Karten nehmen: dort ausliegende oder zufällige aus der gegnerischen Hand.
character-cattle-katie = Darf einmal pro Zug eine Karte abwerfen, die bei ihr ausliegt und nicht immer aktiv ist, um zwei Karten zu ziehen.
character-dalton-bros = Ziehen in der Ziehphase drei Karten statt zwei.
character-jack-ransome = Solange er aktiv ist, darf seine Seite mit Karten auf Charaktere in jeder Position zielen; mit Schusskarten und Duell aber nur auf gegnerische.
character-pearl-hat = Darf einmal pro Zug eine Karte abwerfen, um die Aktionskarte oben auf dem Ablagestapel zu verwenden.
character-sid-curry = Wird auf ihn geschossen, darf er die oberste Karte des gegnerischen Nachziehstapels aufdecken: Bei einem Fass weicht er aus und schießt zurück.
character-slim-poet = Für jeden Lebenspunkt, den ihn die Gegenseite kostet, darf er eine zufällige Karte aus der gegnerischen Hand abwerfen, falls er überlebt.
character-soundance-kid = Darf einmal pro Zug eine Karte abwerfen, um von jedem Nachziehstapel eine zu ziehen; eine der beiden wirft er wieder ab.
character-toco-ramirez = Darf jede Karte als Colt verwenden.
character-tom-thorn = Jedes Mal, wenn der Marker zu ihm versetzt wird, wird auf den gegnerischen unterstützenden Charakter geschossen.
character-west-harding = Darf beliebig viele BANG!-Karten pro Zug spielen.
