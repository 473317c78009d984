# What happened, one message for each kind of event; its forms are attributes.
# A form with `due` at the end is how the Duel tells it, where a player leads several characters.
# The arguments are explained in the English file, the cases ($card-acc) in names.ftl.

turn = { $you ->
    [actor] Twoja tura
   *[nobody] Tura: { $seat }
}

drew = { $you ->
    [actor] Dobierasz { $cards-acc }.
   *[nobody] { $seat } dobiera { $cards-acc }.
}
    .unseen = { $count ->
        [one] { $seat } dobiera kartę.
        [few] { $seat } dobiera { $count } karty.
       *[many] { $seat } dobiera { $count } kart.
    }

played = { $you ->
    [actor] Zagrywasz { $card-acc }.
   *[nobody] { $seat } zagrywa { $card-acc }.
}
    .down = { $you ->
        [actor] Wykładasz przed siebie { $card-acc }.
       *[nobody] { $seat } wykłada przed siebie { $card-acc }.
    }
    .later = { $you ->
        [actor] Wykładasz { $card-acc } do późniejszego użycia.
       *[nobody] { $seat } wykłada { $card-acc } do późniejszego użycia.
    }
    .at = { $key ->
        [gift] { $you ->
            [actor] Zagrywasz { $card-acc } dla { $other }.
            [other] { $seat } zagrywa { $card-acc } dla ciebie.
           *[nobody] { $seat } zagrywa { $card-acc } dla { $other }.
        }
       *[other] { $you ->
            [actor] Zagrywasz { $card-acc } na { $other }.
            [other] { $seat } zagrywa { $card-acc } na ciebie.
           *[nobody] { $seat } zagrywa { $card-acc } na { $other }.
        }
    }
    .self = { $you ->
        [actor] Zagrywasz { $card-acc } na siebie.
       *[nobody] { $seat } zagrywa { $card-acc } na siebie.
    }
    .as = { $you ->
        [actor] Zagrywasz { $card-acc } jako { $name-acc }.
       *[nobody] { $seat } zagrywa { $card-acc } jako { $name-acc }.
    }
    .as-at = { $you ->
        [actor] Zagrywasz { $card-acc } jako { $name-acc } na { $other }.
        [other] { $seat } zagrywa { $card-acc } jako { $name-acc } na ciebie.
       *[nobody] { $seat } zagrywa { $card-acc } jako { $name-acc } na { $other }.
    }
    .at-due = { $you ->
        [actor] Zagrywasz { $card-acc } na { $who-acc }.
       *[nobody] { $seat } zagrywa { $card-acc } na { $who-acc }.
    }
    .self-due = { $key ->
        [water] { $you ->
            [actor] Zagrywasz { $card-acc } na swoją stronę.
           *[nobody] { $seat } zagrywa { $card-acc } na swoją stronę.
        }
       *[other] { $you ->
            [actor] Zagrywasz { $card-acc } na { $who-acc }.
           *[nobody] { $seat } zagrywa { $card-acc } na { $who-acc }.
        }
    }
    .as-at-due = { $you ->
        [actor] Zagrywasz { $card-acc } jako { $name-acc } na { $who-acc }.
       *[nobody] { $seat } zagrywa { $card-acc } jako { $name-acc } na { $who-acc }.
    }

laid = { $you ->
    [actor] Przed tobą leży teraz { $card }.
   *[nobody] Przed { $seat } leży teraz { $card }.
}
    .due = Przy { $who-loc } leży teraz { $card }.

used = { $you ->
    [actor] Używasz { $name-gen }.
   *[nobody] { $seat } używa { $name-gen }.
}
    .at = { $you ->
        [actor] Używasz { $card-gen } przeciwko { $other }.
        [other] { $seat } używa { $card-gen } przeciwko tobie.
       *[nobody] { $seat } używa { $card-gen } przeciwko { $other }.
    }
    .self = { $you ->
        [actor] Używasz { $card-gen } na sobie.
       *[nobody] { $seat } używa { $card-gen } na sobie.
    }
    .ability = { $you ->
        [actor] Używasz zdolności { $name-gen }.
       *[nobody] { $seat } używa zdolności { $name-gen }.
    }
    .ability-due = { $you ->
        [actor] Używasz umiejętności { $name-gen }.
       *[nobody] { $seat } używa umiejętności { $name-gen }.
    }

discarded = { $you ->
    [actor] Odrzucasz { $cards-acc }.
   *[nobody] { $seat } odrzuca { $cards-acc }.
}

removed = { $you ->
    [actor] Odrzucasz z gry { $card-acc }.
   *[nobody] { $seat } odrzuca z gry { $card-acc }.
}
    .due = { $who } traci { $card-acc }.

offered = { $you ->
    [actor] Sprawdzasz Poker! ({ $name }) i odkrywasz { $cards-acc }. Wybierasz, która karta się liczy.
   *[nobody] { $seat } sprawdza Poker! ({ $name }), odkrywa { $cards-acc } i wybiera, która karta się liczy.
}
    .due = { $you ->
        [actor] Odsłonięcie ({ $name }): { $cards }. Wybierasz, która karta się liczy.
       *[nobody] Odsłonięcie ({ $name }): { $cards }. Która karta się liczy, wybiera { $seat }.
    }

turned-up = { $key ->
    [peyote] { $you ->
        [actor] Odkrywasz { $card-acc }. Źle.
       *[nobody] { $seat } odkrywa { $card-acc }. Źle.
    }
   *[other] { $you ->
        [actor] Sprawdzasz Poker! ({ $name }): { $card }. Pech!
       *[nobody] { $seat } sprawdza Poker! ({ $name }): { $card }. Pech!
    }
}
    .met = { $you ->
        [actor] Sprawdzasz Poker! ({ $name }): { $card }. Udało się!
       *[nobody] { $seat } sprawdza Poker! ({ $name }): { $card }. Udało się!
    }
    .spared = { $key ->
        [dynamite] { $you ->
            [actor] Sprawdzasz Poker! ({ $name }): { $card }. Nie wybucha.
           *[nobody] { $seat } sprawdza Poker! ({ $name }): { $card }. Nie wybucha.
        }
       *[other] { $you ->
            [actor] Sprawdzasz Poker! ({ $name }): { $card }. Udało się!
           *[nobody] { $seat } sprawdza Poker! ({ $name }): { $card }. Udało się!
        }
    }
    .struck = { $key ->
        [dynamite] { $you ->
            [actor] Sprawdzasz Poker! ({ $name }): { $card }. Wybuch!
           *[nobody] { $seat } sprawdza Poker! ({ $name }): { $card }. Wybuch!
        }
       *[other] { $you ->
            [actor] Sprawdzasz Poker! ({ $name }): { $card }. Pech!
           *[nobody] { $seat } sprawdza Poker! ({ $name }): { $card }. Pech!
        }
    }
    .due = { $you ->
        [actor] Odsłaniasz kartę ({ $name }): { $card }. Symbol się nie zgadza.
       *[nobody] { $seat } odsłania kartę ({ $name }): { $card }. Symbol się nie zgadza.
    }
    .met-due = { $you ->
        [actor] Odsłaniasz kartę ({ $name }): { $card }. Symbol się zgadza!
       *[nobody] { $seat } odsłania kartę ({ $name }): { $card }. Symbol się zgadza!
    }
    .spared-due = { $you ->
        [actor] Odsłaniasz kartę ({ $name }): { $card }. Symbol się nie zgadza.
       *[nobody] { $seat } odsłania kartę ({ $name }): { $card }. Symbol się nie zgadza.
    }
    .struck-due = { $you ->
        [actor] Odsłaniasz kartę ({ $name }): { $card }. Symbol się zgadza!
       *[nobody] { $seat } odsłania kartę ({ $name }): { $card }. Symbol się zgadza!
    }

no-card-left = { $you ->
    [actor] Masz sprawdzić Poker! ({ $name }), ale nie ma już żadnej karty. Pech!
   *[nobody] { $seat } ma sprawdzić Poker! ({ $name }), ale nie ma już żadnej karty. Pech!
}
    .due = { $you ->
        [actor] Masz odsłonić kartę ({ $name }), ale nie ma już żadnej.
       *[nobody] { $seat } ma odsłonić kartę ({ $name }), ale nie ma już żadnej.
    }

missed = { $you ->
    [actor] Strzał do ciebie chybia.
    [other] Twój strzał do { $seat } chybia.
   *[nobody] Strzał do { $seat } chybia.
}
    .more = { $you ->
        [actor] { $n ->
            [one] Żeby uniknąć strzału, potrzebujesz jeszcze jednego Pudła!
            [few] Żeby uniknąć strzału, potrzebujesz jeszcze { $n } Pudeł!
           *[many] Żeby uniknąć strzału, potrzebujesz jeszcze { $n } Pudeł!
        }
       *[nobody] { $n ->
            [one] Żeby uniknąć strzału, { $seat } potrzebuje jeszcze jednego Pudła!
            [few] Żeby uniknąć strzału, { $seat } potrzebuje jeszcze { $n } Pudeł!
           *[many] Żeby uniknąć strzału, { $seat } potrzebuje jeszcze { $n } Pudeł!
        }
    }
    .due = { $who } unika trafienia.

passed = { $key ->
    [identity] { $you ->
        [actor] Nie zmieniasz tożsamości.
       *[nobody] { $seat } nie zmienia tożsamości.
    }
   *[other] { $you ->
        [actor] Nie odpowiadasz.
       *[nobody] { $seat } nie odpowiada.
    }
}

lost-life = { $you ->
    [actor] { $n ->
        [one] Tracisz punkt żywotności.
        [few] Tracisz { $n } punkty żywotności.
       *[many] Tracisz { $n } punktów żywotności.
    }
   *[nobody] { $n ->
        [one] { $seat } traci punkt żywotności.
        [few] { $seat } traci { $n } punkty żywotności.
       *[many] { $seat } traci { $n } punktów żywotności.
    }
}
    .by = { $you ->
        [actor] { $n ->
            [one] Tracisz punkt żywotności przez { $other }.
            [few] Tracisz { $n } punkty żywotności przez { $other }.
           *[many] Tracisz { $n } punktów żywotności przez { $other }.
        }
        [other] { $n ->
            [one] { $seat } traci przez ciebie punkt żywotności.
            [few] { $seat } traci przez ciebie { $n } punkty żywotności.
           *[many] { $seat } traci przez ciebie { $n } punktów żywotności.
        }
       *[nobody] { $n ->
            [one] { $seat } traci punkt żywotności przez { $other }.
            [few] { $seat } traci { $n } punkty żywotności przez { $other }.
           *[many] { $seat } traci { $n } punktów żywotności przez { $other }.
        }
    }
    .due = { $who } traci punkt życia.
    .by-due = { $who } traci punkt życia.

averted = { $you ->
    [actor] { $n ->
        [one] Ratujesz punkt żywotności.
        [few] Ratujesz { $n } punkty żywotności.
       *[many] Ratujesz { $n } punktów żywotności.
    }
   *[nobody] { $n ->
        [one] { $seat } ratuje punkt żywotności.
        [few] { $seat } ratuje { $n } punkty żywotności.
       *[many] { $seat } ratuje { $n } punktów żywotności.
    }
}

gained-life = { $you ->
    [actor] { $n ->
        [one] Odzyskujesz punkt żywotności.
        [few] Odzyskujesz { $n } punkty żywotności.
       *[many] Odzyskujesz { $n } punktów żywotności.
    }
   *[nobody] { $n ->
        [one] { $seat } odzyskuje punkt żywotności.
        [few] { $seat } odzyskuje { $n } punkty żywotności.
       *[many] { $seat } odzyskuje { $n } punktów żywotności.
    }
}
    .due = { $n ->
        [one] { $who } odzyskuje punkt życia.
        [few] { $who } odzyskuje { $n } punkty życia.
       *[many] { $who } odzyskuje { $n } punktów życia.
    }

fell = { $you ->
    [actor] Nie masz już ani jednego punktu { $box ->
        [duel] życia
       *[other] żywotności
    }.
   *[nobody] { $seat } nie ma już ani jednego punktu { $box ->
        [duel] życia
       *[other] żywotności
    }.
}

out = { $you ->
    [actor] Odpadasz z gry. Twoja rola: { $name }.
   *[nobody] { $seat } odpada z gry. Rola: { $name }.
}
    .by = { $you ->
        [actor] { $other } eliminuje cię z gry. Twoja rola: { $name }.
        [other] Eliminujesz { $seat } z gry. Rola: { $name }.
       *[nobody] { $other } eliminuje { $seat } z gry. Rola: { $name }.
    }
    .due = { $who } odpada z gry.

reward = { $you ->
    [actor] { $n ->
        [one] Nagroda za { $other }: dobierasz kartę.
        [few] Nagroda za { $other }: dobierasz { $n } karty.
       *[many] Nagroda za { $other }: dobierasz { $n } kart.
    }
    [other] { $n ->
        [one] Nagroda za ciebie: { $seat } dobiera kartę.
        [few] Nagroda za ciebie: { $seat } dobiera { $n } karty.
       *[many] Nagroda za ciebie: { $seat } dobiera { $n } kart.
    }
   *[nobody] { $n ->
        [one] Nagroda za { $other }: { $seat } dobiera kartę.
        [few] Nagroda za { $other }: { $seat } dobiera { $n } karty.
       *[many] Nagroda za { $other }: { $seat } dobiera { $n } kart.
    }
}

penalty = { $you ->
    [actor] To był twój Zastępca: tracisz wszystkie karty.
   *[nobody] To był Zastępca: { $seat } traci wszystkie karty.
}

stole = { $you ->
    [actor] Zabierasz { $cards-acc } z ręki { $other }.
    [other] { $seat } zabiera ci z ręki { $cards-acc }.
   *[nobody] { $seat } zabiera { $cards-acc } z ręki { $other }.
}
    .unseen = { $count ->
        [one] { $seat } zabiera kartę z ręki { $other }.
        [few] { $seat } zabiera { $count } karty z ręki { $other }.
       *[many] { $seat } zabiera { $count } kart z ręki { $other }.
    }

took = { $you ->
    [actor] Bierzesz { $card-acc }.
   *[nobody] { $seat } bierze { $card-acc }.
}
    .from = { $you ->
        [actor] Zabierasz { $card-acc } sprzed { $other }.
        [other] { $seat } zabiera ci z gry { $card-acc }.
       *[nobody] { $seat } zabiera { $card-acc } sprzed { $other }.
    }
    .pile = { $you ->
        [actor] Bierzesz { $card-acc } ze stosu kart odrzuconych.
       *[nobody] { $seat } bierze { $card-acc } ze stosu kart odrzuconych.
    }
    .from-due = { $you ->
        [actor] Zabierasz { $card-acc } od { $who-gen }.
       *[nobody] { $seat } zabiera { $card-acc } od { $who-gen }.
    }

store = W Sklepie: { $cards }.

showed = { $key ->
    [peyote] { $you ->
        [actor] Odkrywasz { $card-acc }. Dobrze! Bierzesz tę kartę.
       *[nobody] { $seat } odkrywa { $card-acc }. Dobrze! { $seat } bierze tę kartę.
    }
   *[other] { $you ->
        [actor] Dobierasz i pokazujesz { $card-acc }.
       *[nobody] { $seat } dobiera i pokazuje { $card-acc }.
    }
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
    .pile = { $you ->
        [actor] Oglądasz wierzch stosu kart odrzuconych: { $cards }.
       *[nobody] { $seat } ogląda wierzch stosu kart odrzuconych: { $cards }.
    }

kept = { $you ->
    [actor] Zatrzymujesz { $cards-acc }.
   *[nobody] { $seat } zatrzymuje { $cards-acc }.
}
    .unseen = { $count ->
        [one] { $seat } zatrzymuje kartę.
        [few] { $seat } zatrzymuje { $count } karty.
       *[many] { $seat } zatrzymuje { $count } kart.
    }

put-back = { $you ->
    [actor] Odkładasz na talię { $cards-acc }.
   *[nobody] { $seat } odkłada na talię { $cards-acc }.
}
    .unseen = { $count ->
        [one] { $seat } odkłada kartę na talię.
        [few] { $seat } odkłada { $count } karty na talię.
       *[many] { $seat } odkłada { $count } kart na talię.
    }

reshuffled = Talia się skończyła: potasowany stos kart odrzuconych tworzy nową.
    .due = Potasowany stos kart odrzuconych tworzy wspólną talię.

passed-on = { $you ->
    [actor] { $card } przechodzi od ciebie do { $other }.
    [other] { $card } przechodzi od { $seat } do ciebie.
   *[nobody] { $card } przechodzi od { $seat } do { $other }.
}
    .due = { $card } przechodzi na { $who-acc }.

free = { $you ->
    [actor] Uciekasz z więzienia i odrzucasz Więzienie.
   *[nobody] { $seat } ucieka z więzienia i odrzuca Więzienie.
}

jailed = { $you ->
    [actor] W tej turze zostajesz w więzieniu.
   *[nobody] { $seat } zostaje w tej turze w więzieniu.
}

ability = { $you ->
    [actor] Używasz zdolności { $name-gen }.
   *[nobody] { $seat } używa zdolności { $name-gen }.
}
    .at = { $you ->
        [actor] Używasz zdolności { $name-gen } przeciwko { $other }.
        [other] { $seat } używa zdolności { $name-gen } przeciwko tobie.
       *[nobody] { $seat } używa zdolności { $name-gen } przeciwko { $other }.
    }
    .self = { $you ->
        [actor] Używasz na sobie zdolności { $name-gen }.
       *[nobody] { $seat } używa na sobie zdolności { $name-gen }.
    }
    .card = { $you ->
        [actor] Działa { $name } { $box ->
            [duel] przy twojej postaci
           *[other] przed tobą
        }.
       *[nobody] Działa { $name }; tę kartę ma { $seat }.
    }
    .card-at = { $you ->
        [other] { $name } działa na ciebie.
       *[nobody] { $name } działa na { $other }.
    }
    .due = { $you ->
        [actor] Używasz umiejętności { $name-gen }.
       *[nobody] { $seat } używa umiejętności { $name-gen }.
    }
    .at-due = { $you ->
        [actor] Używasz umiejętności { $name-gen }; cel: { $who }.
       *[nobody] { $seat } używa umiejętności { $name-gen }; cel: { $who }.
    }
    .self-due = { $you ->
        [actor] Używasz umiejętności { $name-gen }; cel: { $who }.
       *[nobody] { $seat } używa umiejętności { $name-gen }; cel: { $who }.
    }
    .card-at-due = { $name } działa na { $who-acc }.
    .event = { $you ->
        [actor] Korzystasz z wydarzenia { $name }.
       *[nobody] { $seat } korzysta z wydarzenia { $name }.
    }
    .event-at = { $key ->
        [blood-brothers] { $you ->
            [actor] Korzystasz z wydarzenia { $name } dla { $other }.
            [other] { $seat } korzysta z wydarzenia { $name } dla ciebie.
           *[nobody] { $seat } korzysta z wydarzenia { $name } dla { $other }.
        }
       *[other] { $you ->
            [actor] Korzystasz z wydarzenia { $name } przeciwko { $other }.
            [other] { $seat } korzysta z wydarzenia { $name } przeciwko tobie.
           *[nobody] { $seat } korzysta z wydarzenia { $name } przeciwko { $other }.
        }
    }

copied = { $you ->
    [actor] Do następnego dobierania kart masz zdolność { $name-gen }.
   *[nobody] { $seat } do następnego dobierania kart ma zdolność { $name-gen }.
}

paid-life = { $you ->
    [actor] { $n ->
        [one] Oddajesz punkt żywotności.
        [few] Oddajesz { $n } punkty żywotności.
       *[many] Oddajesz { $n } punktów żywotności.
    }
   *[nobody] { $n ->
        [one] { $seat } oddaje punkt żywotności.
        [few] { $seat } oddaje { $n } punkty żywotności.
       *[many] { $seat } oddaje { $n } punktów żywotności.
    }
}

no-effect = { $you ->
    [other] Efekt { $card-gen } na ciebie nie działa.
   *[nobody] Efekt { $card-gen } na { $other } nie działa.
}

won = { $key ->
    [law] Wygrywają stróżowie prawa: Szeryf i Zastępcy.
    [outlaws] Wygrywają Bandyci.
    [renegade] Renegat wygrywa w pojedynkę.
   *[other] Wygrywa { $name }.
}
    .alone = { $you ->
        [actor] Wygrywasz.
       *[nobody] Wygrywa { $seat }.
    }
    .due = { $key ->
        [law] Wygrywają stróżowie prawa.
       *[outlaws] Wygrywają bandyci.
    }

dead = { $key ->
    [no-card-comes] Nikt nie wygrywa: nie ma już kart do dobrania, a cała runda niczego nie zmieniła.
    [repeated] Nikt nie wygrywa: prawie nie ma już kart do dobrania, a ta sama sytuacja powtarza się po raz trzeci.
   *[no-elimination] Nikt nie wygrywa: od { $n } rund nikt nie został wyeliminowany.
}

entered = { $who } wchodzi do gry.

swapped-places = { $you ->
    [actor] Przesuwasz żeton AP na { $who-acc }.
   *[nobody] { $seat } przesuwa żeton AP na { $who-acc }.
}

own-deck-gone = { $you ->
    [actor] Twoja talia się wyczerpała; od teraz dobierasz ze wspólnej.
   *[nobody] Własna talia się wyczerpała: { $seat } dobiera od teraz ze wspólnej.
}

turned-over = { $n ->
    [0] Ostatnie wydarzenie: { $name }. { $does }
   *[other] Nowe wydarzenie: { $name }. { $does }
}

returned = { $you ->
    [actor] { $name }: wracasz do gry z { $n } punktami żywotności.
   *[nobody] { $name }: { $seat } wraca do gry z { $n } punktami żywotności.
}
    .ghost = { $you ->
        [actor] { $name }: wracasz na tę turę jako duch.
       *[nobody] { $name }: { $seat } wraca na tę turę jako duch.
    }

became = { $you ->
    [actor] Twój bohater to od teraz { $name }, z { $n } punktami żywotności.
   *[nobody] { $seat } to od teraz { $name }, z { $n } punktami żywotności.
}

showed-held = { $you ->
    [actor] Pokazujesz { $card-acc }; jeśli tylko możesz, musisz tę kartę zagrać.
   *[nobody] { $seat } pokazuje { $card-acc }; jeśli tylko się da, trzeba tę kartę zagrać.
}

put-on-deck = { $you ->
    [actor] Kładziesz { $card-acc } na talię, rewersem do góry.
   *[nobody] { $seat } kładzie { $card-acc } na talię, rewersem do góry.
}
    .unseen = { $seat } kładzie zakrytą kartę na talię.

chose = { $key ->
    [red] { $you ->
        [actor] Mówisz: czerwona.
       *[nobody] { $seat } mówi: czerwona.
    }
    [black] { $you ->
        [actor] Mówisz: czarna.
       *[nobody] { $seat } mówi: czarna.
    }
   *[other] { $you ->
        [actor] Wybierasz kolor { $name }.
       *[nobody] { $seat } wybiera kolor { $name }.
    }
}

by-ability = { $name }: { $line }
