# Puzzles, on the page and in the terminal

puzzle = Zagadka { $number }
puzzle-question = { $kind ->
    [win] Wygraj w tej turze
    [survive] Przeżyj
    [keep] Którą kartę zachowasz?
   *[who] Kto ma rolę: { $role }?
}
puzzle-claim = { $kind ->
    [win] Możesz wygrać przed końcem swojej tury, cokolwiek zrobią inni i jakiekolwiek karty się pojawią.
    [turn] { $box ->
        [duel] Wszystkie twoje postacie mogą dotrwać do końca tej tury, cokolwiek zrobi przeciwnik i jakiekolwiek karty się pojawią.
       *[other] Możesz zostać w grze do końca tej tury, cokolwiek zrobią inni i jakiekolwiek karty się pojawią.
    }
    [next] { $box ->
        [duel] Wszystkie twoje postacie mogą dotrwać do twojej następnej tury, cokolwiek zrobi przeciwnik i jakiekolwiek karty się pojawią.
       *[other] Możesz zostać w grze do swojej następnej tury, cokolwiek zrobią inni i jakiekolwiek karty się pojawią.
    }
   *[who] Policz możliwe układy ukrytych ról. Kto ma tę rolę w największej ich liczbie?
}
puzzle-given = { $kind ->
    [who] Widzisz to, co widać przy stole. Przyjmij za pewnik: nikt po stronie Szeryfa nie strzela do Szeryfa.
   *[other] Wszystkie role i karty na rękach są odkryte, także karty dobierane w trakcie. Nieznana jest tylko kolejność kart w talii.
}
puzzle-deck = Następne karty w talii: { $cards }
puzzle-deck-of = { $seat ->
    [You] Następne karty w twojej talii: { $cards }
   *[other] Następne karty w talii ({ $seat }): { $cards }
}
puzzle-hand = { $seat ->
    [You] Na twojej ręce: { $cards }
   *[other] Na ręce ({ $seat }): { $cards }
}
puzzle-ask = Wpisz numer ruchu, h po podpowiedź albo s, by zobaczyć rozwiązanie:
puzzle-hint = Podpowiedź
    .card = Klucz: { $card }.
    .rules = Rozstrzygają te zasady:
    .roles = Rozdano role: { $roles }.
puzzle-right = Dobrze!
puzzle-wrong = Nie, to nie zawsze się udaje.
puzzle-wrong-who = Nie, ktoś inny ma tę rolę w większej liczbie układów.
puzzle-ways = Liczba możliwych układów ukrytych ról: { $of }. W tylu z nich pasuje { $names }: { $ways } ({ $percent }%).
puzzle-solution = Rozwiązanie krok po kroku, z zasadami:
puzzle-level = Poziom { $level } z 5
puzzle-bots = Jak często rozwiązują ją boty: { $bots }

## The page

page-nav-puzzles = Zagadki
page-puzzles =
    .about = Pozycje z prawdziwych gier. Każde rozwiązanie jest udowodnione, cokolwiek zrobią inni. Codziennie nowa zagadka, dla wszystkich ta sama.
    .daily = Zagadka dnia
    .go = Rozwiąż
    .game = Gra
    .kind = Pytanie
    .level = Trudność
    .any = Wszystkie
    .next = Następna zagadka
    .none = Takiej zagadki nie ma. Wybierz coś innego.
    .rating = Twój ranking: { $rating }
    .streak = { $days ->
        [one] Jeden dzień z rzędu
        [few] { $days } dni z rzędu
       *[many] { $days } dni z rzędu
    }
    .tally = Rozwiązane za pierwszym razem: { $count } z { $tried }
    .all = Wszystkie zagadki
    .again = Jeszcze raz
    .show = Pokaż rozwiązanie
    .solved = rozwiązana
    .failed = nierozwiązana
    .who = Kto to jest?
    .other = Też dobrze. Oto możliwy dalszy ciąg:
    .more = Pokaż więcej
    .events = { $game }, z wydarzeniami
