# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = Zieht für jeden verlorenen Lebenspunkt eine Karte.
character-black-jack = Zeigt die zweite Karte vor, die er zu Zugbeginn zieht, und zieht bei ♥ oder ♦ noch eine.
character-calamity-janet = Darf BANG! als Fehlschuss! und Fehlschuss! als BANG! verwenden.
character-el-gringo = Wer ihn einen Lebenspunkt kostet, verliert eine zufällige Handkarte an ihn.
character-jesse-jones = Darf die erste Karte des Zuges aus einer fremden Hand statt vom Nachziehstapel ziehen.
character-jourdonnais = Hat gegen Schüsse immer ein Fass, zusätzlich zu einem echten.
character-kit-carlson = Sieht sich zu Zugbeginn drei Karten an, behält zwei und legt eine auf den Nachziehstapel zurück.
character-lucky-duke = Deckt bei jedem Ziehen! zwei Karten auf und sagt, welche gilt.
character-paul-regret = Ist für die anderen um 1 weiter entfernt.
character-pedro-ramirez = Darf die erste Karte des Zuges oben vom Ablagestapel nehmen.
character-rose-doolan = Für sie sind die anderen um 1 näher.
character-sid-ketchum = Darf jederzeit zwei Karten abwerfen, um einen Lebenspunkt zurückzuerhalten.
character-slab-the-killer = Um eine seiner BANG!-Karten abzuwehren, braucht es Fehlschuss! zweimal.
character-suzy-lafayette = Zieht eine Karte, sobald ihre Hand leer ist.
character-vulture-sam = Scheidet jemand aus, bekommt er alle Karten.
    .dod = Scheidet jemand aus, bekommt er alle Karten oder teilt sie mit Vera Custer, wenn sie seine Fähigkeit hat.
character-willy-the-kid = Darf beliebig viele BANG! pro Zug spielen.

character-apache-kid = { $apache_kid ->
    [ignores-duels] Karten mit ♦, die andere spielen, können ihm nichts anhaben.
   *[fights-duels] Karten mit ♦, die andere spielen, können ihm nichts anhaben, außer im Duell.
}
character-belle-star = In ihrem Zug haben die Karten, die vor den anderen ausliegen, keine Wirkung.
character-bill-noface = Zieht zu Zugbeginn eine Karte und eine weitere für jeden Lebenspunkt, der ihm fehlt.
character-chuck-wengam = Darf in seinem Zug Lebenspunkte abgeben, nie den letzten, und zieht für jeden zwei Karten.
character-doc-holyday = Darf einmal pro Zug zwei Karten abwerfen, um auf jemanden in Reichweite seiner Waffe zu schießen.
character-elena-fuente = Darf jede Handkarte als Fehlschuss! verwenden.
character-greg-digger = Erhält zwei Lebenspunkte zurück, wenn jemand anders ausscheidet.
character-herb-hunter = Zieht zwei Karten, wenn jemand anders ausscheidet.
character-jose-delgado = { $jose_delgado ->
    [no-limit] Darf in seinem Zug blaue Handkarten abwerfen und zieht für jede zwei Karten.
    [one] Darf einmal pro Zug eine blaue Handkarte abwerfen, um zwei Karten zu ziehen.
   *[other] Darf bis zu { $jose_delgado }-mal pro Zug eine blaue Handkarte abwerfen, um zwei Karten zu ziehen.
}
character-molly-stark = Zieht jedes Mal eine Karte, wenn sie im Zug anderer ein BANG!, einen Fehlschuss! oder ein Bier verwendet.
character-pat-brennan = Statt zwei Karten zu ziehen, darf er eine nehmen, die vor jemand anderem ausliegt.
character-pixie-pete = { $pixie_pete ->
    [one] Zieht zu Zugbeginn eine Karte statt zwei.
   *[other] Zieht zu Zugbeginn { $pixie_pete } Karten statt zwei.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] Darf am Ende des Zuges beliebig viele Karten behalten.
    [one] Darf am Ende des Zuges immer eine Karte behalten.
   *[other] Darf am Ende des Zuges bis zu { $sean_mallory } Karten behalten.
}
character-tequila-joe = Ein Bier bringt ihm zwei Lebenspunkte.
character-vera-custer = Nennt vor dem Ziehen jemand anderen und hat dann die Fähigkeit dieses Charakters, bis sie wieder zieht.

character-alan-pinkertoon = Für jeden Lebenspunkt, dessen Verlust er überlebt, wird auf den gegnerischen aktiven Charakter geschossen.
character-annie-oakey = Darf Schusskarten für sich selbst als Fehlschuss! und Fehlschuss! als Colt verwenden.
character-bart-masterson = Immer aktiv, auch unterstützend: Bei jedem Aufdecken werden zwei Karten aufgedeckt, und seine Seite sagt, welche gilt.
character-bill-tightman = Zieht zwei Karten, wenn ein anderer Charakter ausscheidet, egal auf welcher Seite.
character-buffalo-bell = Immer aktiv, auch unterstützend: Darf statt des anderen Charakters der eigenen Seite einen Lebenspunkt verlieren, nie aber den letzten.
character-dalon-ranger = Zieht eine Karte für jeden Lebenspunkt, den die Gegenseite ihn kostet und dessen Verlust er überlebt.
character-jango = Zieht jedes Mal eine Karte, wenn die Gegenseite ihren eigenen Marker versetzt.
character-pat-garret = Zeigt die zweite Karte der Ziehphase vor; bei einem Hufeisen zieht er noch eine, vom gegnerischen Nachziehstapel.
character-tex-killer = Um einem Schuss seiner BANG!-Karten auszuweichen, muss die Gegenseite außerdem eine weitere Karte abwerfen.
character-the-stranger = Immer aktiv, auch unterstützend: Seine Seite darf eine BANG!-Karte mehr pro Zug spielen.
character-wild-bill = Nimmt die Gegenseite seiner Seite eine Handkarte oder eine Karte, die bei ihm ausliegt, oder wirft sie ab, wird auf den gegnerischen aktiven Charakter geschossen.
character-wyatt-ear = Zieht jedes Mal eine Karte, wenn die Gegenseite einem Schuss seiner Seite ausweicht.

character-babe-leroy = Darf einmal pro Zug, wenn die Hand leer ist, zwei Karten ziehen.
character-bull-anderson = Scheidet jemand aus, darf er bis zu zwei Karten nehmen: von denen, die dort ausliegen, oder zufällige aus der gegnerischen Hand.
character-cattle-katie = Darf einmal pro Zug eine Karte abwerfen, die bei ihr ausliegt und nicht immer aktiv ist, um zwei Karten zu ziehen.
character-dalton-bros = Ziehen in der Ziehphase drei Karten statt zwei.
character-jack-ransome = Solange er aktiv ist, darf seine Seite mit Karten auf Charaktere an jeder Position zielen; mit Schusskarten und Duell aber nur auf gegnerische.
character-pearl-hat = Darf einmal pro Zug eine Karte abwerfen, um die Aktionskarte oben auf dem Ablagestapel zu verwenden.
character-sid-curry = Wird auf ihn geschossen, darf er die oberste Karte des gegnerischen Nachziehstapels aufdecken: Bei einem Fass weicht er aus, und es wird zurückgeschossen.
character-slim-poet = Für jeden Lebenspunkt, den die Gegenseite ihn kostet und dessen Verlust er überlebt, darf er eine zufällige Karte der gegnerischen Hand abwerfen.
character-soundance-kid = Darf einmal pro Zug eine Karte abwerfen, um von jedem Nachziehstapel eine zu ziehen, von denen er eine abwirft.
character-toco-ramirez = Darf jede Karte als Colt verwenden.
character-tom-thorn = Jedes Mal, wenn der Marker zu ihm versetzt wird, wird auf den gegnerischen unterstützenden Charakter geschossen.
character-west-harding = Darf beliebig viele BANG!-Karten pro Zug spielen.
