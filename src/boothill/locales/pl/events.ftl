# What happened, one message for each kind of event; its forms are attributes.
# A form with `due` at the end is how the Duel tells it, where a player leads several characters.
# The arguments are explained in the English file. $who may be a character, a hand or a side: it stands alone.

turn = { $you ->
    [actor] Twoja tura
   *[nobody] Tura gracza { $seat }
}

drew = { $you ->
    [actor] { $count ->
        [one] Dobierasz kartę { $cards }.
        [few] Dobierasz karty { $cards }.
       *[many] Dobierasz karty { $cards }.
    }
   *[nobody] { $count ->
        [one] { $seat } dobiera kartę { $cards }.
        [few] { $seat } dobiera karty { $cards }.
       *[many] { $seat } dobiera karty { $cards }.
    }
}
    .unseen = { $count ->
        [one] { $seat } dobiera kartę.
        [few] { $seat } dobiera { $count } karty.
       *[many] { $seat } dobiera { $count } kart.
    }

played = { $you ->
    [actor] Zagrywasz kartę { $card }.
   *[nobody] { $seat } zagrywa kartę { $card }.
}
    .down = { $you ->
        [actor] Wykładasz przed siebie kartę { $card }.
       *[nobody] { $seat } wykłada na stół kartę { $card }.
    }
    .later = { $you ->
        [actor] Wykładasz przed siebie kartę { $card }, na później.
       *[nobody] { $seat } wykłada na stół kartę { $card }, na później.
    }
    .at = { $key ->
        [tequila] { $you ->
            [actor] Zagrywasz kartę { $card } dla gracza { $other }.
            [other] { $seat } zagrywa kartę { $card } dla ciebie.
           *[nobody] { $seat } zagrywa kartę { $card } dla gracza { $other }.
        }
       *[other] { $you ->
            [actor] Zagrywasz kartę { $card } przeciw graczowi { $other }.
            [other] { $seat } zagrywa kartę { $card } przeciw tobie.
           *[nobody] { $seat } zagrywa kartę { $card } przeciw graczowi { $other }.
        }
    }
    .self = { $you ->
        [actor] Zagrywasz kartę { $card } na siebie.
       *[nobody] { $seat } zagrywa kartę { $card }, cel: { $other }.
    }
    .as = { $you ->
        [actor] Zagrywasz kartę { $card } jako { $name }.
       *[nobody] { $seat } zagrywa kartę { $card } jako { $name }.
    }
    .as-at = { $you ->
        [actor] Zagrywasz kartę { $card } jako { $name } przeciw graczowi { $other }.
        [other] { $seat } zagrywa kartę { $card } jako { $name } przeciw tobie.
       *[nobody] { $seat } zagrywa kartę { $card } jako { $name } przeciw graczowi { $other }.
    }
    .at-due = { $you ->
        [actor] Zagrywasz kartę { $card }, cel: { $who }.
       *[nobody] { $seat } zagrywa kartę { $card }, cel: { $who }.
    }
    .self-due = { $you ->
        [actor] Zagrywasz kartę { $card }, cel: { $who }.
       *[nobody] { $seat } zagrywa kartę { $card }, cel: { $who }.
    }
    .as-at-due = { $you ->
        [actor] Zagrywasz kartę { $card } jako { $name }, cel: { $who }.
       *[nobody] { $seat } zagrywa kartę { $card } jako { $name }, cel: { $who }.
    }

laid = { $you ->
    [actor] Przed tobą leży teraz karta { $card }.
   *[nobody] Przed graczem { $seat } leży teraz karta { $card }.
}
    .due = Przy postaci { $who } leży teraz karta { $card }.

used = { $you ->
    [actor] Używasz karty { $name }.
   *[nobody] { $seat } używa karty { $name }.
}
    .at = { $you ->
        [actor] Używasz karty { $card } przeciw graczowi { $other }.
        [other] { $seat } używa karty { $card } przeciw tobie.
       *[nobody] { $seat } używa karty { $card } przeciw graczowi { $other }.
    }
    .self = { $you ->
        [actor] Używasz karty { $card } na siebie.
       *[nobody] { $seat } używa karty { $card }, cel: { $other }.
    }
    .ability = { $you ->
        [actor] Używasz swojej zdolności: { $name }.
       *[nobody] { $seat } używa zdolności postaci { $name }.
    }
    .ability-due = { $you ->
        [actor] Używasz zdolności postaci { $name }.
       *[nobody] { $seat } używa zdolności postaci { $name }.
    }

discarded = { $you ->
    [actor] Odrzucasz: { $cards }.
   *[nobody] { $seat } odrzuca: { $cards }.
}

removed = { $you ->
    [actor] Karta { $card }, która leży przed tobą, zostaje odrzucona.
   *[nobody] Karta { $card }, która leży przed graczem { $seat }, zostaje odrzucona.
}
    .due = Karta { $card }, która leży przy postaci { $who }, zostaje odrzucona.

offered = { $you ->
    [actor] Odkrywasz na próbę ({ $name }) karty { $cards }; mówisz, która się liczy.
   *[nobody] { $seat } odkrywa na próbę ({ $name }) karty { $cards } i mówi, która się liczy.
}
    .due = { $you ->
        [actor] Odsłonięcie ({ $name }): { $cards }; mówisz, która karta się liczy.
       *[nobody] Odsłonięcie ({ $name }): { $cards }; która karta się liczy, mówi { $seat }.
    }

turned-up = { $key ->
    [dynamite] { $you ->
        [actor] Odkrywasz na próbę ({ $name }) kartę { $card }. Nie wybucha.
       *[nobody] { $seat } odkrywa na próbę ({ $name }) kartę { $card }. Nie wybucha.
    }
   *[other] { $you ->
        [actor] Odkrywasz na próbę ({ $name }) kartę { $card }. Pech.
       *[nobody] { $seat } odkrywa na próbę ({ $name }) kartę { $card }. Pech.
    }
}
    .met = { $key ->
        [dynamite] { $you ->
            [actor] Odkrywasz na próbę ({ $name }) kartę { $card }. Wybuch!
           *[nobody] { $seat } odkrywa na próbę ({ $name }) kartę { $card }. Wybuch!
        }
       *[other] { $you ->
            [actor] Odkrywasz na próbę ({ $name }) kartę { $card }. Szczęście!
           *[nobody] { $seat } odkrywa na próbę ({ $name }) kartę { $card }. Szczęście!
        }
    }
    .due = { $you ->
        [actor] Odsłaniasz ({ $name }) kartę { $card }: nie ten symbol.
       *[nobody] { $seat } odsłania ({ $name }) kartę { $card }: nie ten symbol.
    }
    .met-due = { $you ->
        [actor] Odsłaniasz ({ $name }) kartę { $card }: to ten symbol!
       *[nobody] { $seat } odsłania ({ $name }) kartę { $card }: to ten symbol!
    }

no-card-left = { $you ->
    [actor] Czeka cię próba ({ $name }), ale nie ma już żadnej karty. Pech.
   *[nobody] Gracza { $seat } czeka próba ({ $name }), ale nie ma już żadnej karty. Pech.
}
    .due = { $you ->
        [actor] Czeka cię odsłonięcie ({ $name }), ale nie ma już żadnej karty.
       *[nobody] Gracza { $seat } czeka odsłonięcie ({ $name }), ale nie ma już żadnej karty.
    }

missed = { $you ->
    [actor] Strzał do ciebie chybia.
    [other] Twój strzał do gracza { $seat } chybia.
   *[nobody] Strzał do gracza { $seat } chybia.
}
    .more = { $you ->
        [actor] { $n ->
            [one] Do uniknięcia strzału potrzebujesz jeszcze jednego efektu Pudło!.
            [few] Do uniknięcia strzału potrzebujesz jeszcze { $n } efektów Pudło!.
           *[many] Do uniknięcia strzału potrzebujesz jeszcze { $n } efektów Pudło!.
        }
       *[nobody] { $n ->
            [one] { $seat } do uniknięcia strzału potrzebuje jeszcze jednego efektu Pudło!.
            [few] { $seat } do uniknięcia strzału potrzebuje jeszcze { $n } efektów Pudło!.
           *[many] { $seat } do uniknięcia strzału potrzebuje jeszcze { $n } efektów Pudło!.
        }
    }
    .due = { $who } unika trafienia.

passed = { $you ->
    [actor] Nie odpowiadasz.
   *[nobody] { $seat } nie odpowiada.
}

lost-life = { $you ->
    [actor] { $n ->
        [one] Tracisz punkt życia.
        [few] Tracisz { $n } punkty życia.
       *[many] Tracisz { $n } punktów życia.
    }
   *[nobody] { $n ->
        [one] { $seat } traci punkt życia.
        [few] { $seat } traci { $n } punkty życia.
       *[many] { $seat } traci { $n } punktów życia.
    }
}
    .by = { $you ->
        [actor] { $n ->
            [one] Tracisz punkt życia przez gracza { $other }.
            [few] Tracisz { $n } punkty życia przez gracza { $other }.
           *[many] Tracisz { $n } punktów życia przez gracza { $other }.
        }
        [other] { $n ->
            [one] { $seat } traci przez ciebie punkt życia.
            [few] { $seat } traci przez ciebie { $n } punkty życia.
           *[many] { $seat } traci przez ciebie { $n } punktów życia.
        }
       *[nobody] { $n ->
            [one] { $seat } traci punkt życia przez gracza { $other }.
            [few] { $seat } traci { $n } punkty życia przez gracza { $other }.
           *[many] { $seat } traci { $n } punktów życia przez gracza { $other }.
        }
    }
    .due = { $who } traci punkt życia.
    .by-due = { $who } traci punkt życia.

averted = { $you ->
    [actor] { $n ->
        [one] Zapobiegasz stracie punktu życia.
        [few] Zapobiegasz stracie { $n } punktów życia.
       *[many] Zapobiegasz stracie { $n } punktów życia.
    }
   *[nobody] { $n ->
        [one] { $seat } zapobiega stracie punktu życia.
        [few] { $seat } zapobiega stracie { $n } punktów życia.
       *[many] { $seat } zapobiega stracie { $n } punktów życia.
    }
}

gained-life = { $you ->
    [actor] { $n ->
        [one] Odzyskujesz punkt życia.
        [few] Odzyskujesz { $n } punkty życia.
       *[many] Odzyskujesz { $n } punktów życia.
    }
   *[nobody] { $n ->
        [one] { $seat } odzyskuje punkt życia.
        [few] { $seat } odzyskuje { $n } punkty życia.
       *[many] { $seat } odzyskuje { $n } punktów życia.
    }
}
    .due = { $n ->
        [one] { $who } odzyskuje punkt życia.
        [few] { $who } odzyskuje { $n } punkty życia.
       *[many] { $who } odzyskuje { $n } punktów życia.
    }

fell = { $you ->
    [actor] Nie masz już punktów życia.
   *[nobody] { $seat } nie ma już punktów życia.
}

out = { $you ->
    [actor] Odpadasz z gry. Twoja rola: { $name }.
   *[nobody] { $seat } odpada z gry. Rola: { $name }.
}
    .by = { $you ->
        [actor] { $other } eliminuje cię z gry. Twoja rola: { $name }.
        [other] Eliminujesz z gry gracza { $seat }. Rola: { $name }.
       *[nobody] { $other } eliminuje z gry gracza { $seat }. Rola: { $name }.
    }
    .due = { $who } odpada z gry.

reward = { $you ->
    [actor] { $n ->
        [one] Za wyeliminowanie gracza { $other } dostajesz kartę.
        [few] Za wyeliminowanie gracza { $other } dostajesz { $n } karty.
       *[many] Za wyeliminowanie gracza { $other } dostajesz { $n } kart.
    }
    [other] { $n ->
        [one] { $seat } dostaje kartę za wyeliminowanie ciebie.
        [few] { $seat } dostaje { $n } karty za wyeliminowanie ciebie.
       *[many] { $seat } dostaje { $n } kart za wyeliminowanie ciebie.
    }
   *[nobody] { $n ->
        [one] { $seat } dostaje kartę za wyeliminowanie gracza { $other }.
        [few] { $seat } dostaje { $n } karty za wyeliminowanie gracza { $other }.
       *[many] { $seat } dostaje { $n } kart za wyeliminowanie gracza { $other }.
    }
}

penalty = { $you ->
    [actor] To był twój Zastępca: tracisz wszystkie karty.
   *[nobody] To był Zastępca: { $seat } traci wszystkie karty.
}

stole = { $you ->
    [actor] { $count ->
        [one] Zabierasz z ręki gracza { $other } kartę { $cards }.
        [few] Zabierasz z ręki gracza { $other } karty { $cards }.
       *[many] Zabierasz z ręki gracza { $other } karty { $cards }.
    }
    [other] { $count ->
        [one] { $seat } zabiera z twojej ręki kartę { $cards }.
        [few] { $seat } zabiera z twojej ręki karty { $cards }.
       *[many] { $seat } zabiera z twojej ręki karty { $cards }.
    }
   *[nobody] { $count ->
        [one] { $seat } zabiera z ręki gracza { $other } kartę { $cards }.
        [few] { $seat } zabiera z ręki gracza { $other } karty { $cards }.
       *[many] { $seat } zabiera z ręki gracza { $other } karty { $cards }.
    }
}
    .unseen = { $count ->
        [one] { $seat } zabiera kartę z ręki gracza { $other }.
        [few] { $seat } zabiera { $count } karty z ręki gracza { $other }.
       *[many] { $seat } zabiera { $count } kart z ręki gracza { $other }.
    }

took = { $you ->
    [actor] Bierzesz kartę { $card }.
   *[nobody] { $seat } bierze kartę { $card }.
}
    .from = { $you ->
        [actor] Zabierasz kartę { $card }, która leży przed graczem { $other }.
        [other] { $seat } zabiera kartę { $card }, która leży przed tobą.
       *[nobody] { $seat } zabiera kartę { $card }, która leży przed graczem { $other }.
    }
    .pile = { $you ->
        [actor] Bierzesz ze stosu kart odrzuconych kartę { $card }.
       *[nobody] { $seat } bierze ze stosu kart odrzuconych kartę { $card }.
    }
    .from-due = { $you ->
        [actor] Zabierasz kartę { $card }, która leży przy postaci { $who }.
       *[nobody] { $seat } zabiera kartę { $card }, która leży przy postaci { $who }.
    }

store = W sklepie: { $cards }.

showed = { $you ->
    [actor] Dobierasz i pokazujesz kartę { $card }.
   *[nobody] { $seat } dobiera i pokazuje kartę { $card }.
}

looked = { $you ->
    [actor] Oglądasz wierzch talii: { $cards }.
   *[nobody] { $seat } ogląda wierzch talii: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } ogląda wierzchnią kartę talii.
        [few] { $seat } ogląda { $count } wierzchnie karty talii.
       *[many] { $seat } ogląda { $count } wierzchnich kart talii.
    }

kept = { $you ->
    [actor] Zatrzymujesz: { $cards }.
   *[nobody] { $seat } zatrzymuje: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } zatrzymuje kartę.
        [few] { $seat } zatrzymuje { $count } karty.
       *[many] { $seat } zatrzymuje { $count } kart.
    }

put-back = { $you ->
    [actor] Odkładasz na talię: { $cards }.
   *[nobody] { $seat } odkłada na talię: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } odkłada kartę na talię.
        [few] { $seat } odkłada { $count } karty na talię.
       *[many] { $seat } odkłada { $count } kart na talię.
    }

reshuffled = Talia się skończyła: potasowany stos kart odrzuconych staje się nową.
    .due = Potasowany stos kart odrzuconych staje się wspólną talią.

passed-on = { $you ->
    [actor] Karta { $card } przechodzi od ciebie do gracza { $other }.
    [other] Karta { $card } przechodzi do ciebie od gracza { $seat }.
   *[nobody] Karta { $card } przechodzi od gracza { $seat } do gracza { $other }.
}
    .due = Karta { $card } przechodzi na postać { $who }.

free = { $you ->
    [actor] Wychodzisz na wolność; karta Więzienie zostaje odrzucona.
   *[nobody] { $seat } wychodzi na wolność; karta Więzienie zostaje odrzucona.
}

jailed = { $you ->
    [actor] W tej turze zostajesz w więzieniu.
   *[nobody] { $seat } zostaje w tej turze w więzieniu.
}

ability = { $you ->
    [actor] Używasz swojej zdolności: { $name }.
   *[nobody] { $seat } używa zdolności postaci { $name }.
}
    .at = { $you ->
        [actor] Używasz przeciw graczowi { $other } swojej zdolności: { $name }.
        [other] { $seat } używa przeciw tobie zdolności postaci { $name }.
       *[nobody] { $seat } używa przeciw graczowi { $other } zdolności postaci { $name }.
    }
    .self = { $you ->
        [actor] Używasz na siebie swojej zdolności: { $name }.
       *[nobody] { $seat } używa zdolności postaci { $name }.
    }
    .card = { $you ->
        [actor] Działa twoja karta { $name }.
       *[nobody] Działa karta { $name }, którą ma { $seat }.
    }
    .card-at = { $you ->
        [other] Karta { $name } działa przeciw tobie.
       *[nobody] Karta { $name } działa przeciw graczowi { $other }.
    }
    .due = { $you ->
        [actor] Używasz zdolności postaci { $name }.
       *[nobody] { $seat } używa zdolności postaci { $name }.
    }
    .at-due = { $you ->
        [actor] Używasz zdolności postaci { $name }, cel: { $who }.
       *[nobody] { $seat } używa zdolności postaci { $name }, cel: { $who }.
    }
    .self-due = { $you ->
        [actor] Używasz zdolności postaci { $name }, cel: { $who }.
       *[nobody] { $seat } używa zdolności postaci { $name }, cel: { $who }.
    }
    .card-at-due = Działa karta { $name }, cel: { $who }.

copied = { $you ->
    [actor] Masz zdolność postaci { $name } do następnego dobierania kart.
   *[nobody] { $seat } ma zdolność postaci { $name } do następnego dobierania kart.
}

paid-life = { $you ->
    [actor] { $n ->
        [one] Oddajesz punkt życia.
        [few] Oddajesz { $n } punkty życia.
       *[many] Oddajesz { $n } punktów życia.
    }
   *[nobody] { $n ->
        [one] { $seat } oddaje punkt życia.
        [few] { $seat } oddaje { $n } punkty życia.
       *[many] { $seat } oddaje { $n } punktów życia.
    }
}

no-effect = { $you ->
    [other] Karta { $card } nie działa na ciebie.
   *[nobody] Karta { $card } nie działa na gracza { $other }.
}

won = { $key ->
    [law] Wygrywa prawo: Szeryf i Zastępcy.
    [outlaws] Wygrywają Bandyci.
    [renegade] Wygrywa Renegat, sam.
   *[other] Wygrywa { $name }.
}
    .alone = { $you ->
        [actor] Wygrywasz.
       *[nobody] Wygrywa { $seat }.
    }
    .due = { $key ->
        [law] Wygrywają Stróże prawa.
       *[outlaws] Wygrywają Bandyci.
    }

dead = { $key ->
    [no-card-comes] Nikt nie wygrywa: nie ma już kart do dobrania, a cała runda niczego nie zmieniła.
    [repeated] Nikt nie wygrywa: prawie nie ma już kart do dobrania, a ta sama sytuacja powtarza się po raz trzeci.
   *[no-elimination] Nikt nie wygrywa: od { $n } rund nikt nie został wyeliminowany.
}

entered = { $who } wchodzi do gry.

swapped-places = { $you ->
    [actor] Przenosisz znacznik: aktywną postacią jest teraz { $who }.
   *[nobody] { $seat } przenosi znacznik: aktywną postacią jest teraz { $who }.
}

own-deck-gone = { $you ->
    [actor] Twoja własna talia się skończyła; od teraz dobierasz ze wspólnej.
   *[nobody] Własna talia się skończyła: { $seat } dobiera od teraz ze wspólnej.
}
