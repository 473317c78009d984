# Puzzles, on the page and in the terminal

puzzle = Hádanka { $number }
puzzle-question = { $kind ->
    [win] Vyhraj v tomto kole
    [survive] Přežij
    [keep] Kterou kartu si necháš?
   *[who] Kdo má roli: { $role }?
}
puzzle-claim = { $kind ->
    [win] Můžeš vyhrát dřív, než ukončíš své kolo, ať ostatní udělají cokoli a ať přijdou jakékoli karty.
    [turn] { $box ->
        [duel] Všechny tvoje postavy mohou přežít do konce tohoto kola, ať soupeř udělá cokoli a ať přijdou jakékoli karty.
       *[other] Můžeš zůstat ve hře do konce tohoto kola, ať ostatní udělají cokoli a ať přijdou jakékoli karty.
    }
    [next] { $box ->
        [duel] Všechny tvoje postavy mohou přežít do tvého příštího kola, ať soupeř udělá cokoli a ať přijdou jakékoli karty.
       *[other] Můžeš zůstat ve hře do svého příštího kola, ať ostatní udělají cokoli a ať přijdou jakékoli karty.
    }
   *[who] Spočítej, jak mohou být rozdány skryté role. Kdo má tuto roli v nejvíce případech?
}
puzzle-given = { $kind ->
    [who] Vidíš to, co je vidět u stolu. Ber jako jisté: nikdo na straně Šerifa na Šerifa nestřílí.
   *[other] Všechny role a karty v rukou jsou odkryté, i karty, které se dobírají. Neznámé je jen pořadí karet v balíčku.
}
puzzle-deck = Další karty v balíčku: { $cards }
puzzle-deck-of = { $seat ->
    [You] Další karty v tvém balíčku: { $cards }
   *[other] Další karty v balíčku ({ $seat }): { $cards }
}
puzzle-hand = { $seat ->
    [You] V tvé ruce: { $cards }
   *[other] V ruce ({ $seat }): { $cards }
}
puzzle-ask = Napiš číslo tahu, h pro nápovědu, nebo s pro řešení:
puzzle-hint = Nápověda
    .card = Klíč: { $card }.
    .rules = Rozhodují tato pravidla:
    .roles = Rozdány byly role: { $roles }.
puzzle-right = Správně!
puzzle-wrong = Ne, to nevyjde vždycky.
puzzle-wrong-who = Ne, někdo jiný má tuto roli ve více případech.
puzzle-ways = Počet možných rozdání skrytých rolí: { $of }. V tolika z nich ji má { $names }: { $ways } ({ $percent } %).
puzzle-solution = Řešení krok za krokem, s pravidly:
puzzle-level = Úroveň { $level } z 5
puzzle-bots = Jak často ji vyřeší boti: { $bots }

## The page

page-nav-puzzles = Hádanky
page-puzzles =
    .about = Pozice ze skutečných her. Každé řešení je dokázané, ať ostatní udělají cokoli. Každý den nová hádanka, pro všechny stejná.
    .daily = Hádanka dne
    .go = Vyřešit
    .game = Hra
    .kind = Otázka
    .level = Obtížnost
    .any = Všechny
    .next = Další hádanka
    .none = Taková hádanka tu není. Vyber něco jiného.
    .rating = Tvoje hodnocení: { $rating }
    .streak = { $days ->
        [one] Jeden den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
    .tally = Vyřešeno napoprvé: { $count } z { $tried }
    .all = Všechny hádanky
    .again = Znovu
    .show = Ukázat řešení
    .solved = vyřešená
    .failed = nevyřešená
    .who = Kdo to je?
    .other = Taky správně. Takhle to může pokračovat:
    .more = Ukázat další
    .events = { $game }, s událostmi
