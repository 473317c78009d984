# Klawiatura i mysz: klawisze, podgląd, dlaczego coś można albo nie można, filtry dziennika, udostępnione chwile.

page-keys = Klawisze i mysz
page-shortcuts = Pojedyncze klawisze jako skróty przy stole (1–9, E, spacja)
page-key-choose = Wybierz kartę lub odpowiedź o tym numerze
page-key-pass = Spasuj
page-key-end = Zakończ swoją turę
page-key-space = Daj jedyną możliwą odpowiedź, zagraj wybraną kartę albo pomiń to, co jest pokazywane
page-key-list = Pokaż tę listę
page-key-row = Przechodź między kartami, odpowiedziami i celami; przy oglądaniu wstecz: ruch po ruchu
page-key-column = Przechodź między ręką, pytaniem i stołem
page-key-enter = Wybierz to, co jest zaznaczone
page-key-back = Odłóż kartę albo wróć do gry
page-mouse = Mysz i dotyk
    .hover = Zatrzymaj mysz na karcie lub postaci, żeby ją przeczytać.
    .why = Kliknij prawym przyciskiem lub przytrzymaj kartę, gracza lub cel, a zobaczysz, dlaczego teraz można lub nie można jej zagrać.
page-why = Czy można to teraz zagrać?
    .can = tak, teraz
    .cannot = W tej chwili nie.
page-log-replay = Zobacz ten ruch w powtórce
page-filter = { $kind ->
    [played] Zagrane karty
    [life] Życie i śmierć
    [cards] Dobrane i utracone karty
    [turns] Tury i wydarzenia
   *[all] Wszystko
}
    .player = Pokaż wpisy o graczu
    .everybody = Wszyscy gracze
    .kind = Rodzaj wpisów
    .none = Nie ma takich wpisów.
page-moment = Chwila z gry
    .share = Udostępnij tę chwilę
    .about = Kto otworzy ten odnośnik, zobaczy stół tak jak ty, razem z twoją ręką. Nie ma w nim nic, co jest przed tobą ukryte.
    .watching = Kto otworzy ten odnośnik, zobaczy stół tak jak ty. Nie ma w nim nic, co jest przed tobą ukryte.
    .replay = Kto otworzy ten odnośnik, zobaczy ten ruch powtórki.
    .open = oczami widza
    .broken = Ten odnośnik jest niepełny lub uszkodzony. Poproś o niego jeszcze raz.
