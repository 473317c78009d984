## Requests and messages that a server refuses. What to do is part of each.

problem-no-table = Nie ma takiego stołu. Mógł zostać zamknięty, bo nikogo przy nim nie było.
problem-no-record = Pod tym odnośnikiem nie ma skończonej gry.
problem-no-such = Nie ma tu niczego takiego: { $text }
problem-old-record = Tę grę rozegrano według innych zasad: { $text }
problem-no-link = Pod tym linkiem nie ma planszy. Sprawdź, czy skopiowano go w całości.
problem-bad-record = To nie jest zapis partii: { $text }
problem-bad-request = Nieprawidłowe zapytanie: { $text }
problem-bad-message = Nieprawidłowa wiadomość: { $text }
problem-bad-scenario = { $text }
problem-not-json = Wyślij treść jako application/json.
problem-too-big = To za długie: limit wynosi { $limit } kB.
problem-too-fast = Za dużo naraz. Odczekaj chwilę.
problem-too-busy = Serwer jest teraz przeciążony. Spróbuj ponownie za chwilę.
problem-too-long = Obliczenia trwają za długo. Skróć zadanie.
problem-too-many = Za dużo połączeń. Zamknij któreś albo wróć później.
problem-client-old = Ten program jest starszy niż serwer: zna wersję { $client } protokołu, a serwer używa wersji { $server }. Zaktualizuj program; w przeglądarce odśwież stronę.
problem-client-new = Ten program jest nowszy niż serwer: zna wersję { $client } protokołu, a serwer używa wersji { $server }. Poproś osobę, która prowadzi serwer, o jego aktualizację.
problem-no-hello = Najpierw się przywitaj, z kluczem, jeśli go masz.
problem-server-full = W tej chwili nie ma miejsca na kolejny stół. Wróć później.
problem-wrong-token = Nie ma bota z takim tokenem.
problem-wrong-origin = Inne strony internetowe nie mogą korzystać z tego serwera.
problem-closing = Serwer się zamyka. Połącz się ponownie za chwilę.
problem-elsewhere = Ten stół jest na innym serwerze, z którym nie ma teraz połączenia. Połącz się ponownie za chwilę.
problem-broken = Coś poszło nie tak. Błąd został zapisany.
