## Requests and messages that a server refuses. What to do is part of each.

problem-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt, weil niemand mehr da war.
problem-no-record = Unter diesem Link gibt es kein beendetes Spiel.
problem-no-such = So etwas gibt es hier nicht: { $text }
problem-old-record = Dieses Spiel wurde nach anderen Regeln gespielt: { $text }
problem-bad-request = Die Anfrage ergibt keinen Sinn: { $text }
problem-bad-message = Die Nachricht ergibt keinen Sinn: { $text }
problem-bad-scenario = { $text }
problem-not-json = Schick den Inhalt als application/json.
problem-too-big = Das ist zu lang: { $limit } kB genügen.
problem-too-fast = Das war zu viel in zu kurzer Zeit. Warte ein wenig.
problem-too-busy = Der Server hat gerade zu viel auszurechnen. Versuch es gleich noch einmal.
problem-too-long = Das auszurechnen dauert zu lange. Mach es kürzer.
problem-too-many = Es gibt zu viele Verbindungen. Schließ eine oder komm später wieder.
problem-no-hello = Sag zuerst Hallo, mit deinem Schlüssel, falls du einen hast.
problem-server-full = Für einen weiteren Tisch ist gerade kein Platz. Komm später wieder.
problem-wrong-token = Es gibt keinen Bot mit diesem Token.
problem-wrong-origin = Fremde Seiten können diesen Server nicht benutzen.
problem-closing = Der Server wird gerade beendet. Verbinde dich gleich noch einmal.
problem-broken = Hier ist etwas schiefgegangen. Es wurde vermerkt.
