# What happened, one message for each kind of event; its forms are attributes.
# A form with `due` at the end is how the Duel tells it, where a player leads several characters.
# The arguments are explained in the English file, the cases ($card-acc) in names.ftl.

turn = { $you ->
    [actor] Jsi na řadě
   *[nobody] Na řadě je { $seat }
}

drew = { $you ->
    [actor] Dobíráš si { $cards-acc }.
   *[nobody] { $seat } si dobírá { $cards-acc }.
}
    .unseen = { $count ->
        [one] { $seat } si dobírá kartu.
        [few] { $seat } si dobírá { $count } karty.
       *[other] { $seat } si dobírá { $count } karet.
    }

played = { $you ->
    [actor] Hraješ { $card-acc }.
   *[nobody] { $seat } hraje { $card-acc }.
}
    .down = { $you ->
        [actor] Vykládáš před sebe { $card-acc }.
       *[nobody] { $seat } vykládá před sebe { $card-acc }.
    }
    .later = { $you ->
        [actor] Vykládáš { $card-acc } k pozdějšímu použití.
       *[nobody] { $seat } vykládá { $card-acc } k pozdějšímu použití.
    }
    .at = { $key ->
        [gift] { $you ->
            [actor] Hraješ { $card-acc } pro { $other }.
            [other] { $seat } hraje { $card-acc } pro tebe.
           *[nobody] { $seat } hraje { $card-acc } pro { $other }.
        }
       *[other] { $you ->
            [actor] Hraješ { $card-acc } na { $other }.
            [other] { $seat } hraje { $card-acc } na tebe.
           *[nobody] { $seat } hraje { $card-acc } na { $other }.
        }
    }
    .self = { $you ->
        [actor] Hraješ { $card-acc } na sebe.
       *[nobody] { $seat } hraje { $card-acc } na sebe.
    }
    .as = { $you ->
        [actor] Hraješ { $card-acc } jako { $name-acc }.
       *[nobody] { $seat } hraje { $card-acc } jako { $name-acc }.
    }
    .as-at = { $you ->
        [actor] Hraješ { $card-acc } jako { $name-acc } na { $other }.
        [other] { $seat } hraje { $card-acc } jako { $name-acc } na tebe.
       *[nobody] { $seat } hraje { $card-acc } jako { $name-acc } na { $other }.
    }
    .at-due = { $you ->
        [actor] Hraješ { $card-acc } na { $who-acc }.
       *[nobody] { $seat } hraje { $card-acc } na { $who-acc }.
    }
    .self-due = { $key ->
        [water] { $you ->
            [actor] Hraješ { $card-acc } na svou stranu.
           *[nobody] { $seat } hraje { $card-acc } na svou stranu.
        }
       *[other] { $you ->
            [actor] Hraješ { $card-acc } na { $who-acc }.
           *[nobody] { $seat } hraje { $card-acc } na { $who-acc }.
        }
    }
    .as-at-due = { $you ->
        [actor] Hraješ { $card-acc } jako { $name-acc } na { $who-acc }.
       *[nobody] { $seat } hraje { $card-acc } jako { $name-acc } na { $who-acc }.
    }

laid = { $you ->
    [actor] Před tebou teď leží { $card }.
   *[nobody] Před { $seat } teď leží { $card }.
}
    .due = U { $who-gen } teď leží { $card }.

used = { $you ->
    [actor] Používáš { $name-acc }.
   *[nobody] { $seat } používá { $name-acc }.
}
    .at = { $you ->
        [actor] Používáš { $card-acc } proti { $other }.
        [other] { $seat } používá { $card-acc } proti tobě.
       *[nobody] { $seat } používá { $card-acc } proti { $other }.
    }
    .self = { $you ->
        [actor] Používáš { $card-acc } na sebe.
       *[nobody] { $seat } používá { $card-acc } na sebe.
    }
    .ability = { $you ->
        [actor] Používáš schopnost { $name-gen }.
       *[nobody] { $seat } používá schopnost { $name-gen }.
    }
    .ability-due = { $you ->
        [actor] Používáš schopnost { $name-gen }.
       *[nobody] { $seat } používá schopnost { $name-gen }.
    }

discarded = { $you ->
    [actor] Odhazuješ { $cards-acc }.
   *[nobody] { $seat } odhazuje { $cards-acc }.
}

removed = { $you ->
    [actor] Odhazuješ ze hry { $card-acc }.
   *[nobody] { $seat } odhazuje ze hry { $card-acc }.
}
    .due = Ze hry se odhazuje karta ležící u { $who-gen }: { $card }.

offered = { $you ->
    [actor] Táhneš si karty ({ $name }): { $cards }. Vybíráš, která platí.
   *[nobody] { $seat } si táhne karty ({ $name }): { $cards }, a vybírá, která platí.
}
    .due = { $you ->
        [actor] Odhalení ({ $name }): { $cards }. Vybíráš, která karta platí.
       *[nobody] Odhalení ({ $name }): { $cards }. Která karta platí, vybírá { $seat }.
    }

turned-up = { $key ->
    [peyote] { $you ->
        [actor] Otáčíš { $card-acc }. Špatně.
       *[nobody] { $seat } otáčí { $card-acc }. Špatně.
    }
   *[other] { $you ->
        [actor] Táhneš si kartu ({ $name }): { $card }. Smůla!
       *[nobody] { $seat } si táhne kartu ({ $name }): { $card }. Smůla!
    }
}
    .met = { $you ->
        [actor] Táhneš si kartu ({ $name }): { $card }. Povedlo se!
       *[nobody] { $seat } si táhne kartu ({ $name }): { $card }. Povedlo se!
    }
    .spared = { $key ->
        [dynamite] { $you ->
            [actor] Táhneš si kartu ({ $name }): { $card }. Nevybuchl.
           *[nobody] { $seat } si táhne kartu ({ $name }): { $card }. Nevybuchl.
        }
       *[other] { $you ->
            [actor] Táhneš si kartu ({ $name }): { $card }. Povedlo se!
           *[nobody] { $seat } si táhne kartu ({ $name }): { $card }. Povedlo se!
        }
    }
    .struck = { $key ->
        [dynamite] { $you ->
            [actor] Táhneš si kartu ({ $name }): { $card }. Výbuch!
           *[nobody] { $seat } si táhne kartu ({ $name }): { $card }. Výbuch!
        }
       *[other] { $you ->
            [actor] Táhneš si kartu ({ $name }): { $card }. Smůla!
           *[nobody] { $seat } si táhne kartu ({ $name }): { $card }. Smůla!
        }
    }
    .due = { $you ->
        [actor] Odhaluješ kartu ({ $name }): { $card }. Symbol neodpovídá.
       *[nobody] { $seat } odhaluje kartu ({ $name }): { $card }. Symbol neodpovídá.
    }
    .met-due = { $you ->
        [actor] Odhaluješ kartu ({ $name }): { $card }. Symbol odpovídá!
       *[nobody] { $seat } odhaluje kartu ({ $name }): { $card }. Symbol odpovídá!
    }
    .spared-due = { $you ->
        [actor] Odhaluješ kartu ({ $name }): { $card }. Symbol neodpovídá.
       *[nobody] { $seat } odhaluje kartu ({ $name }): { $card }. Symbol neodpovídá.
    }
    .struck-due = { $you ->
        [actor] Odhaluješ kartu ({ $name }): { $card }. Symbol odpovídá!
       *[nobody] { $seat } odhaluje kartu ({ $name }): { $card }. Symbol odpovídá!
    }

no-card-left = { $you ->
    [actor] Máš si táhnout kartu ({ $name }), ale žádná už není. Smůla!
   *[nobody] { $seat } si má táhnout kartu ({ $name }), ale žádná už není. Smůla!
}
    .due = { $you ->
        [actor] Máš odhalit kartu ({ $name }), ale žádná už není.
       *[nobody] { $seat } má odhalit kartu ({ $name }), ale žádná už není.
    }

missed = { $you ->
    [actor] Střela na tebe jde vedle.
    [other] Tvoje střela na { $seat } jde vedle.
   *[nobody] Střela na { $seat } jde vedle.
}
    .more = { $you ->
        [actor] { $n ->
            [one] Ke zrušení střely potřebuješ ještě jedno Vedle!
            [few] Ke zrušení střely potřebuješ ještě { $n } Vedle!
           *[other] Ke zrušení střely potřebuješ ještě { $n } Vedle!
        }
       *[nobody] { $n ->
            [one] Ke zrušení střely potřebuje { $seat } ještě jedno Vedle!
            [few] Ke zrušení střely potřebuje { $seat } ještě { $n } Vedle!
           *[other] Ke zrušení střely potřebuje { $seat } ještě { $n } Vedle!
        }
    }
    .due = Postava { $who } se vyhýbá zásahu.

passed = { $key ->
    [identity] { $you ->
        [actor] Necháváš si svou postavu.
       *[nobody] { $seat } si nechává svou postavu.
    }
   *[other] { $you ->
        [actor] Neodpovídáš.
       *[nobody] { $seat } neodpovídá.
    }
}

lost-life = { $you ->
    [actor] { $n ->
        [one] Ztrácíš jeden život.
        [few] Ztrácíš { $n } životy.
       *[other] Ztrácíš { $n } životů.
    }
   *[nobody] { $n ->
        [one] { $seat } ztrácí jeden život.
        [few] { $seat } ztrácí { $n } životy.
       *[other] { $seat } ztrácí { $n } životů.
    }
}
    .by = { $you ->
        [actor] { $n ->
            [one] Ztrácíš jeden život kvůli { $other }.
            [few] Ztrácíš { $n } životy kvůli { $other }.
           *[other] Ztrácíš { $n } životů kvůli { $other }.
        }
        [other] { $n ->
            [one] { $seat } kvůli tobě ztrácí jeden život.
            [few] { $seat } kvůli tobě ztrácí { $n } životy.
           *[other] { $seat } kvůli tobě ztrácí { $n } životů.
        }
       *[nobody] { $n ->
            [one] { $seat } ztrácí jeden život kvůli { $other }.
            [few] { $seat } ztrácí { $n } životy kvůli { $other }.
           *[other] { $seat } ztrácí { $n } životů kvůli { $other }.
        }
    }
    .due = Postava { $who } ztrácí jeden život.
    .by-due = Postava { $who } ztrácí jeden život.

averted = { $you ->
    [actor] { $n ->
        [one] Zachraňuješ si jeden život.
        [few] Zachraňuješ si { $n } životy.
       *[other] Zachraňuješ si { $n } životů.
    }
   *[nobody] { $n ->
        [one] { $seat } si zachraňuje jeden život.
        [few] { $seat } si zachraňuje { $n } životy.
       *[other] { $seat } si zachraňuje { $n } životů.
    }
}

gained-life = { $you ->
    [actor] { $n ->
        [one] Získáváš zpět jeden život.
        [few] Získáváš zpět { $n } životy.
       *[other] Získáváš zpět { $n } životů.
    }
   *[nobody] { $n ->
        [one] { $seat } získává zpět jeden život.
        [few] { $seat } získává zpět { $n } životy.
       *[other] { $seat } získává zpět { $n } životů.
    }
}
    .due = { $n ->
        [one] Postava { $who } si léčí jeden život.
        [few] Postava { $who } si léčí { $n } životy.
       *[other] Postava { $who } si léčí { $n } životů.
    }

fell = { $you ->
    [actor] Nezbývá ti žádný život.
   *[nobody] { $seat } už nemá žádný život.
}

out = { $you ->
    [actor] Vypadáváš ze hry. Tvoje role: { $name }.
   *[nobody] { $seat } vypadává ze hry. Role: { $name }.
}
    .by = { $you ->
        [actor] { $other } tě vyřazuje ze hry. Tvoje role: { $name }.
        [other] Vyřazuješ { $seat } ze hry. Role: { $name }.
       *[nobody] { $other } vyřazuje { $seat } ze hry. Role: { $name }.
    }
    .due = Postava { $who } je vyřazena ze hry.

reward = { $you ->
    [actor] { $n ->
        [one] Odměna za { $other }: dobíráš si kartu.
        [few] Odměna za { $other }: dobíráš si { $n } karty.
       *[other] Odměna za { $other }: dobíráš si { $n } karet.
    }
    [other] { $n ->
        [one] Odměna za tebe: { $seat } si dobírá kartu.
        [few] Odměna za tebe: { $seat } si dobírá { $n } karty.
       *[other] Odměna za tebe: { $seat } si dobírá { $n } karet.
    }
   *[nobody] { $n ->
        [one] Odměna za { $other }: { $seat } si dobírá kartu.
        [few] Odměna za { $other }: { $seat } si dobírá { $n } karty.
       *[other] Odměna za { $other }: { $seat } si dobírá { $n } karet.
    }
}

penalty = { $you ->
    [actor] Byl to tvůj Zástupce: přicházíš o všechny karty.
   *[nobody] Byl to Zástupce: { $seat } přichází o všechny karty.
}

stole = { $you ->
    [actor] Bereš si { $cards-acc } z ruky { $other }.
    [other] { $seat } ti bere z ruky { $cards-acc }.
   *[nobody] { $seat } si bere { $cards-acc } z ruky { $other }.
}
    .unseen = { $count ->
        [one] { $seat } si bere kartu z ruky { $other }.
        [few] { $seat } si bere { $count } karty z ruky { $other }.
       *[other] { $seat } si bere { $count } karet z ruky { $other }.
    }

took = { $you ->
    [actor] Bereš si { $card-acc }.
   *[nobody] { $seat } si bere { $card-acc }.
}
    .from = { $you ->
        [actor] Bereš si { $card-acc } od { $other } ze hry.
        [other] { $seat } ti bere ze hry { $card-acc }.
       *[nobody] { $seat } si bere { $card-acc } od { $other } ze hry.
    }
    .pile = { $you ->
        [actor] Bereš si { $card-acc } { $box ->
            [duel] z odhazovacího balíčku
           *[other] z odkládací hromádky
        }.
       *[nobody] { $seat } si bere { $card-acc } { $box ->
            [duel] z odhazovacího balíčku
           *[other] z odkládací hromádky
        }.
    }
    .from-due = { $you ->
        [actor] Bereš si { $card-acc } od { $who-gen }.
       *[nobody] { $seat } si bere { $card-acc } od { $who-gen }.
    }

store = V Hokynářství: { $cards }.

showed = { $key ->
    [peyote] { $you ->
        [actor] Otáčíš { $card-acc }. Správně! Bereš si tuto kartu.
       *[nobody] { $seat } otáčí { $card-acc }. Správně! { $seat } si tuto kartu bere.
    }
   *[other] { $you ->
        [actor] Dobíráš si a ukazuješ { $card-acc }.
       *[nobody] { $seat } si dobírá a ukazuje { $card-acc }.
    }
}

looked = { $you ->
    [actor] Prohlížíš si vrch balíčku: { $cards }.
   *[nobody] { $seat } si prohlíží vrch balíčku: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } si prohlíží vrchní kartu balíčku.
        [few] { $seat } si prohlíží { $count } vrchní karty balíčku.
       *[other] { $seat } si prohlíží { $count } vrchních karet balíčku.
    }
    .pile = { $you ->
        [actor] Prohlížíš si vrch odkládací hromádky: { $cards }.
       *[nobody] { $seat } si prohlíží vrch odkládací hromádky: { $cards }.
    }

kept = { $you ->
    [actor] Necháváš si { $cards-acc }.
   *[nobody] { $seat } si nechává { $cards-acc }.
}
    .unseen = { $count ->
        [one] { $seat } si nechává kartu.
        [few] { $seat } si nechává { $count } karty.
       *[other] { $seat } si nechává { $count } karet.
    }

put-back = { $you ->
    [actor] Vracíš na balíček { $cards-acc }.
   *[nobody] { $seat } vrací na balíček { $cards-acc }.
}
    .unseen = { $count ->
        [one] { $seat } vrací na balíček kartu.
        [few] { $seat } vrací na balíček { $count } karty.
       *[other] { $seat } vrací na balíček { $count } karet.
    }

reshuffled = Balíček došel: odkládací hromádka se zamíchá a stane se novým balíčkem.
    .due = Odhazovací balíček se zamíchá a stane se společným dobíracím balíčkem.

passed-on = { $you ->
    [actor] { $card } putuje od tebe k { $other }.
    [other] { $card } putuje od { $seat } k tobě.
   *[nobody] { $card } putuje od { $seat } k { $other }.
}
    .due = { $card } přechází na { $who-acc }.

free = { $you ->
    [actor] Utíkáš z vězení a odhazuješ Vězení.
   *[nobody] { $seat } utíká z vězení a odhazuje Vězení.
}

jailed = { $you ->
    [actor] V tomto kole zůstáváš ve vězení.
   *[nobody] { $seat } v tomto kole zůstává ve vězení.
}

ability = { $you ->
    [actor] Používáš schopnost { $name-gen }.
   *[nobody] { $seat } používá schopnost { $name-gen }.
}
    .at = { $you ->
        [actor] Používáš schopnost { $name-gen } proti { $other }.
        [other] { $seat } používá schopnost { $name-gen } proti tobě.
       *[nobody] { $seat } používá schopnost { $name-gen } proti { $other }.
    }
    .self = { $you ->
        [actor] Používáš na sebe schopnost { $name-gen }.
       *[nobody] { $seat } používá na sebe schopnost { $name-gen }.
    }
    .card = { $you ->
        [actor] Působí { $name } { $box ->
            [duel] u tvé postavy
           *[other] před tebou
        }.
       *[nobody] Působí { $name }; tuto kartu má { $seat }.
    }
    .card-at = { $you ->
        [other] { $name } působí na tebe.
       *[nobody] { $name } působí na { $other }.
    }
    .due = { $you ->
        [actor] Používáš schopnost { $name-gen }.
       *[nobody] { $seat } používá schopnost { $name-gen }.
    }
    .at-due = { $you ->
        [actor] Používáš schopnost { $name-gen }; cíl: { $who }.
       *[nobody] { $seat } používá schopnost { $name-gen }; cíl: { $who }.
    }
    .self-due = { $you ->
        [actor] Používáš schopnost { $name-gen }; cíl: { $who }.
       *[nobody] { $seat } používá schopnost { $name-gen }; cíl: { $who }.
    }
    .card-at-due = { $name } působí na { $who-acc }.
    .event = { $you ->
        [actor] Využíváš událost { $name }.
       *[nobody] { $seat } využívá událost { $name }.
    }
    .event-at = { $key ->
        [blood-brothers] { $you ->
            [actor] Využíváš událost { $name } pro { $other }.
            [other] { $seat } využívá událost { $name } pro tebe.
           *[nobody] { $seat } využívá událost { $name } pro { $other }.
        }
       *[other] { $you ->
            [actor] Využíváš událost { $name } proti { $other }.
            [other] { $seat } využívá událost { $name } proti tobě.
           *[nobody] { $seat } využívá událost { $name } proti { $other }.
        }
    }

copied = { $you ->
    [actor] Až do dalšího dobírání máš schopnost { $name-gen }.
   *[nobody] { $seat } má až do dalšího dobírání schopnost { $name-gen }.
}

paid-life = { $you ->
    [actor] { $n ->
        [one] Vzdáváš se jednoho života.
        [few] Vzdáváš se { $n } životů.
       *[other] Vzdáváš se { $n } životů.
    }
   *[nobody] { $n ->
        [one] { $seat } se vzdává jednoho života.
        [few] { $seat } se vzdává { $n } životů.
       *[other] { $seat } se vzdává { $n } životů.
    }
}

no-effect = { $you ->
    [other] { $card } na tebe nepůsobí.
   *[nobody] { $card } na { $other } nepůsobí.
}

won = { $key ->
    [law] Vyhrává Šerif a jeho Zástupci.
    [outlaws] Vyhrávají Zločinci.
    [renegade] Odpadlík vyhrává sám.
   *[other] Vyhrává { $name }.
}
    .alone = { $you ->
        [actor] Vyhráváš.
       *[nobody] Vyhrává { $seat }.
    }
    .due = { $key ->
        [law] Vyhrávají muži zákona.
       *[outlaws] Vyhrávají bandité.
    }

dead = { $key ->
    [no-card-comes] Nikdo nevyhrává: už není co dobírat a celý oběh nic nezměnil.
    [repeated] Nikdo nevyhrává: už téměř není co dobírat a stejná situace nastala potřetí.
   *[no-elimination] Nikdo nevyhrává: už { $n } oběhů nikdo nevypadl ze hry.
}

entered = Postava { $who } vstupuje do hry.

swapped-places = { $you ->
    [actor] Přesouváš žeton AP na { $who-acc }.
   *[nobody] { $seat } přesouvá žeton AP na { $who-acc }.
}

own-deck-gone = { $you ->
    [actor] Tvůj dobírací balíček došel; odteď si dobíráš ze společného.
   *[nobody] Vlastní dobírací balíček došel: { $seat } si odteď dobírá ze společného.
}

turned-over = { $n ->
    [0] Poslední událost: { $name }. { $does }
   *[other] Nová událost: { $name }. { $does }
}

returned = { $you ->
    [actor] { $name }: vracíš se do hry se { $n } životy.
   *[nobody] { $name }: { $seat } se vrací do hry se { $n } životy.
}
    .ghost = { $you ->
        [actor] { $name }: vracíš se na toto kolo jako duch.
       *[nobody] { $name }: { $seat } se vrací na toto kolo jako duch.
    }

became = { $you ->
    [actor] Tvoje postava je odteď { $name }, se { $n } životy.
   *[nobody] { $seat } je odteď { $name }, se { $n } životy.
}

showed-held = { $you ->
    [actor] Ukazuješ { $card-acc }; můžeš-li, musíš tuto kartu zahrát.
   *[nobody] { $seat } ukazuje { $card-acc }; dá-li se tato karta zahrát, musí se zahrát.
}

put-on-deck = { $you ->
    [actor] Kladeš { $card-acc } lícem dolů na balíček.
   *[nobody] { $seat } klade { $card-acc } lícem dolů na balíček.
}
    .unseen = { $seat } klade kartu lícem dolů na balíček.

chose = { $key ->
    [red] { $you ->
        [actor] Říkáš: červená.
       *[nobody] { $seat } říká: červená.
    }
    [black] { $you ->
        [actor] Říkáš: černá.
       *[nobody] { $seat } říká: černá.
    }
   *[other] { $you ->
        [actor] Volíš barvu { $name }.
       *[nobody] { $seat } volí barvu { $name }.
    }
}

by-ability = { $name }: { $line }
