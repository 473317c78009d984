## Requests and messages that a server refuses. What to do is part of each.

problem-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er entfernt, weil niemand mehr da war.
problem-no-record = Unter diesem Link gibt es kein beendetes Spiel.
problem-no-such = Nicht gefunden: { $text }
problem-old-record = Dieses Spiel wurde nach anderen Regeln gespielt: { $text }
problem-no-link = Unter diesem Link liegt kein Brett. Prüfe, ob du ihn ganz kopiert hast.
problem-bad-record = Das ist keine Aufzeichnung einer Partie: { $text }
problem-bad-request = Die Anfrage ist ungültig: { $text }
problem-bad-message = Die Nachricht ist ungültig: { $text }
problem-bad-scenario = { $text }
problem-not-json = Schick den Inhalt als application/json.
problem-too-big = Das ist zu lang: Erlaubt sind { $limit } kB.
problem-too-fast = Zu viele Anfragen auf einmal. Warte ein wenig.
problem-too-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
problem-too-long = Die Berechnung dauert zu lange. Mach es kürzer.
problem-too-many = Zu viele Verbindungen. Schließ eine oder komm später wieder.
problem-client-old = Dieses Programm ist älter als der Server: Es kennt Version { $client } des Protokolls, der Server spricht Version { $server }. Aktualisiere das Programm; lade im Browser die Seite neu.
problem-client-new = Dieses Programm ist neuer als der Server: Es kennt Version { $client } des Protokolls, der Server spricht Version { $server }. Bitte die Person, die den Server betreibt, ihn zu aktualisieren.
problem-no-hello = Sag zuerst Hallo, mit deinem Schlüssel, falls du einen hast.
problem-server-full = Für einen weiteren Tisch ist gerade kein Platz. Komm später wieder.
problem-wrong-token = Es gibt keinen Bot mit diesem Token.
problem-wrong-origin = Andere Websites dürfen diesen Server nicht benutzen.
problem-closing = Der Server wird gerade heruntergefahren. Verbinde dich gleich noch einmal.
problem-elsewhere = Dieser Tisch ist auf einem anderen Server, der gerade nicht erreichbar ist. Verbinde dich gleich noch einmal.
problem-broken = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.
