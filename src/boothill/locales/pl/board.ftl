# The analysis board.

board-new = Nowa plansza
board-open = Otwórz planszę
board-undo = Cofnij
board-redo = Ponów
board-done = Gotowe
board-share = Udostępnij
    .link = Link
    .long = Sam link zawiera całą planszę.
    .short = Krótki link
    .kept = Serwer przechowuje planszę. Link działa zawsze.
    .make = Utwórz krótki link
    .picture = Obrazek
    .embed = Osadź
    .frame = Ten wiersz HTML pokazuje planszę na innej stronie.
    .text = Jako tekst
    .file = Plansza jako plik scenariusza: do zgłoszenia błędu, testu albo terminala.
    .write = Pokaż tekst
    .copy = Kopiuj
    .save = Zapisz jako plik
board-verdict = Werdykt
board-begin = Dotknij gracza, aby dać mu karty. Potem dotknij karty pod stołem, aby ją zagrać.
board-failed = Tego ruchu nie można wykonać: { $why }
board-asked = Odpowiada { $name }: { $question }
board-forced = { $name } ma tylko jedną odpowiedź.
board-won = Wygrywają: { $names }
board-why = Dlaczego nie
board-life = Punkty życia
    .less = O jeden punkt życia mniej
    .more = O jeden punkt życia więcej
    .changed = { $name }: życie { $before } → { $life }
    .same = Nikt nie stracił ani nie zyskał punktu życia.
board-expected = { $wrong ->
        [0] Wszystkie oczekiwania ({ $count }) są spełnione.
       *[other] Niespełnione oczekiwania: { $wrong } z { $count }.
    }
board-start = Pozycja
board-moves = Ruchy
board-draw = Następna karta
    .kind = { $kind ->
        [hand] Następna karta brana z ręki w ciemno
        [deck] Następne tasowanie
       *[draw] Wierzch talii
    }
    .about = { $kind ->
        [hand] Którą kartę zabierze z ręki inna karta albo zdolność.
        [deck] Co będzie na wierzchu po następnym tasowaniu stosu kart odrzuconych.
       *[draw] Wynik następnego Pokera! albo następne dobierane karty.
    }
    .cards = Karty
    .do = Wybierz
board-from-here = Zacznij stąd
board-lines = Warianty
board-line = Wariant { $number }
    .first = Wariant główny
    .name = Nazwa wariantu
    .remove = Usuń
board-compare = Porównaj
    .part = Rozchodzą się przy ruchu { $step }.
    .next = Dalej
    .state = życie: { $life }, na ręce: { $hand }, w grze: { $table }
board-setup = Ustaw
    .beginning = Zmieniasz początek planszy. Ruchy zostaną potem wykonane od nowa.
board-hand = Ręka
board-in-play = W grze
board-figure = Postać
    .place = { $place ->
        [front] Z przodu
       *[rear] Z tyłu
    }
board-name = Imię
board-reserve = Rezerwa, od następnej postaci
    .add = Dodaj postać
board-character = Postać
board-role = Rola
board-out = Poza grą
board-turn = Tura
    .give = Tura: { $name }
board-add = Dodaj kartę
    .done = Zamknij
board-take = Zabierz: { $card }
board-copy = { $card }: która karta
    .any = dowolna
board-any = Dowolna karta
board-suit = { $suit ->
        [spades] Dowolny ♠
        [hearts] Dowolny ♥
        [diamonds] Dowolny ♦
        [clubs] Dowolny ♣
        [barrel] Dowolna beczka
        [snake] Dowolny wąż
        [dynamite] Dowolny dynamit
        [horseshoe] Dowolna podkowa
       *[other] { $suit }
    }
board-laid-now = położona w tej turze
board-search = Szukaj karty
board-table = Stół
board-game = Gra
board-players = Gracze
board-phase = Faza
    .name = { $phase ->
        [start] Początek tury
        [draw] Dobieranie
        [discard] Odrzucanie
       *[play] Zagrywanie kart
    }
board-event = Wydarzenie
board-coming = Nadchodzące wydarzenia, od najbliższego
    .add = Dodaj wydarzenie
board-deck = Wierzch talii
    .own = Wierzch talii: { $name }
board-pile = Stos kart odrzuconych, od wierzchu
board-deal = Wypełnij puste ręce losowo
    .again = Rozdaj nieznane karty od nowa
board-shuffle = Potasuj talię od nowa
board-aside = W dowolnej chwili
    .of = { $name }, w dowolnej chwili
board-examples = Przykłady:
board-paste = Scenariusz albo zapis partii
    .open = Otwórz
board-file = Wybierz plik
board-moment = Analizuj tę chwilę
    .about = Plansza zaczyna się między dwiema kartami. Karty i role, których link nie pokazuje, są rozdane losowo.
board-own = Analizuj
    .about = Plansza z tym, co wiesz przy swoim miejscu. Karty i role, których nie znasz, są rozdane losowo, więc niczego nie zdradza. Gra toczy się tymczasem dalej.
    .wait = Boty można zapytać, kiedy decyzja należy do ciebie i przy stole nie ma innych ludzi.
