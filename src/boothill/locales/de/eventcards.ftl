# What each event does while it is in force, in one line.

event-blessing = Jede Karte zählt als ♥, was auch immer darauf steht.
event-curse = Jede Karte zählt als ♠, was auch immer darauf steht.
event-hangover = { $box ->
    [dodge-city] Keine Person hat eine Fähigkeit.
   *[other] Kein Charakter hat eine Fähigkeit.
}
event-thirst = { $box ->
    [dodge-city] In Phase I nehmen alle eine Karte weniger, aber mindestens eine.
   *[other] In Phase 1 ziehen alle eine Karte weniger, aber mindestens eine.
}
event-train-arrival = { $box ->
    [dodge-city] Am Ende von Phase I nehmen alle noch eine Karte vom Talon.
   *[other] Am Ende von Phase 1 ziehen alle noch eine Karte vom Nachziehstapel.
}
event-shootout = Alle dürfen in ihrem Zug zwei BANG!-Karten spielen.
event-the-sermon = Im eigenen Zug darf niemand BANG!-Karten benutzen, auch nicht in einem Duell.
event-the-reverend = Niemand darf ein Bier spielen.
event-the-daltons = { $box ->
    [dodge-city] Beim Aufdecken legen alle eine der blauen Karten ab, die vor ihnen ausliegen.
   *[other] Beim Aufdecken werfen alle eine der blauen Karten ab, die vor ihnen ausliegen.
}
event-the-doctor = Beim Aufdecken erhalten alle mit den wenigsten Lebenspunkten einen zurück.
event-gold-rush = Gespielt wird gegen den Uhrzeigersinn. Alles andere bleibt im Uhrzeigersinn.
event-ghost-town = Ausgeschiedene kehren für ihren Zug als Geister zurück, mit drei Karten und ohne Lebenspunkte.
event-high-noon = Alle verlieren zu Beginn ihres Zuges einen Lebenspunkt, bis zum Ende des Spiels.
event-new-identity = { $box ->
    [dodge-city] Zu Beginn deines Zuges darfst du deine zweite Person annehmen, mit zwei Lebenspunkten.
   *[other] Zu Beginn deines Zuges darfst du deinen zweiten Charakter annehmen, mit zwei Lebenspunkten.
}
event-handcuffs = { $box ->
    [dodge-city] Nach Phase I nennst du eine Farbe; in diesem Zug kannst du nur Karten dieser Farbe spielen.
   *[other] Nach Phase 1 nennst du eine Farbe; in diesem Zug kannst du nur Karten dieser Farbe spielen.
}
event-abandoned-mine = { $box ->
    [dodge-city] In Phase I kommen die Karten vom Ablagestapel; überzählige Handkarten kommen verdeckt auf den Talon.
   *[other] In Phase 1 kommen die Karten vom Ablagestapel; überzählige Handkarten kommen verdeckt auf den Nachziehstapel.
}
event-hard-liquor = { $box ->
    [dodge-city] Du darfst Phase I auslassen und dafür einen Lebenspunkt zurückerhalten.
   *[other] Du darfst Phase 1 auslassen und dafür einen Lebenspunkt zurückerhalten.
}
event-law-of-the-west = { $box ->
    [dodge-city] Du zeigst die zweite Karte vor, die du in Phase I nimmst, und musst sie spielen, wenn du kannst.
   *[other] Du zeigst die zweite Karte vor, die du in Phase 1 ziehst, und musst sie spielen, wenn du kannst.
}
event-peyote = { $box ->
    [dodge-city] Statt in Phase I Karten zu nehmen, rätst du rot oder schwarz: Stimmt es, nimmst du die Karte und darfst weitermachen.
   *[other] Statt in Phase 1 Karten zu ziehen, rätst du rot oder schwarz: Stimmt es, nimmst du die Karte und darfst weitermachen.
}
event-ranch = { $box ->
    [dodge-city] Am Ende von Phase I darfst du beliebig viele Karten ablegen und ebenso viele nehmen.
   *[other] Am Ende von Phase 1 darfst du beliebig viele Karten abwerfen und ebenso viele ziehen.
}
event-ambush = { $box ->
    [dodge-city] Zwischen allen beträgt der Abstand 1; nur ausliegende Karten und Fähigkeiten ändern das.
   *[other] Zwischen allen beträgt die Entfernung 1; nur ausliegende Karten und Fähigkeiten ändern das.
}
event-ricochet = { $box ->
    [dodge-city] Du darfst ein BANG! gegen eine Karte ablegen, die vor jemand anderem ausliegt; ein Fehlschuss! rettet sie.
   *[other] Du darfst ein BANG! gegen eine Karte abwerfen, die vor jemand anderem ausliegt; ein Fehlschuss! rettet sie.
}
event-sniper = { $box ->
    [dodge-city] Du darfst zwei BANG! auf einmal gegen jemanden in Reichweite ablegen; nur zweimal Fehlschuss! hilft dagegen.
   *[other] Du darfst zwei BANG! auf einmal gegen jemanden in Reichweite abwerfen; nur zweimal Fehlschuss! hilft dagegen.
}
event-the-judge = Niemand darf Karten auslegen.
event-lasso = Ausliegende Karten haben keine Wirkung.
event-blood-brothers = Zu Beginn deines Zuges darfst du einen Lebenspunkt abgeben, damit jemand anderes einen zurückerhält.
event-dead-man = Wer zuerst ausgeschieden ist, kehrt für den Rest des Spiels zurück, mit zwei Lebenspunkten und zwei Karten.
event-russian-roulette = { $box ->
    [dodge-city] Beim Aufdecken legen alle der Reihe nach einen Fehlschuss! ab; wer es zuerst nicht tut, verliert zwei Lebenspunkte.
   *[other] Beim Aufdecken werfen alle der Reihe nach einen Fehlschuss! ab; wer es zuerst nicht tut, verliert zwei Lebenspunkte.
}
event-vendetta = Am Ende deines Zuges deckst du eine Karte auf: Bei ♥ hast du gleich noch einen ganzen Zug.
event-a-fistful-of-cards = Zu Beginn deines Zuges wird für jede deiner Handkarten einmal auf dich geschossen, bis zum Ende des Spiels.
