# What happened, one message for each kind of event; its forms are attributes.
# A form with `due` at the end is how the Duel tells it, where a player leads several characters.
# The arguments are explained in the English file. $who may be a character, a hand or a side: it stands alone.

turn = { $you ->
    [actor] Jsi na tahu
   *[nobody] Na tahu je { $seat }
}

drew = { $you ->
    [actor] { $count ->
        [one] Lížeš si kartu { $cards }.
        [few] Lížeš si karty { $cards }.
       *[other] Lížeš si karty { $cards }.
    }
   *[nobody] { $count ->
        [one] { $seat } si líže kartu { $cards }.
        [few] { $seat } si líže karty { $cards }.
       *[other] { $seat } si líže karty { $cards }.
    }
}
    .unseen = { $count ->
        [one] { $seat } si líže kartu.
        [few] { $seat } si líže { $count } karty.
       *[other] { $seat } si líže { $count } karet.
    }

played = { $you ->
    [actor] Hraješ kartu { $card }.
   *[nobody] { $seat } hraje kartu { $card }.
}
    .down = { $you ->
        [actor] Vykládáš před sebe kartu { $card }.
       *[nobody] { $seat } vykládá na stůl kartu { $card }.
    }
    .later = { $you ->
        [actor] Vykládáš před sebe kartu { $card } na později.
       *[nobody] { $seat } vykládá na stůl kartu { $card } na později.
    }
    .at = { $key ->
        [tequila] { $you ->
            [actor] Hraješ kartu { $card } pro hráče { $other }.
            [other] { $seat } hraje kartu { $card } pro tebe.
           *[nobody] { $seat } hraje kartu { $card } pro hráče { $other }.
        }
       *[other] { $you ->
            [actor] Hraješ kartu { $card } proti hráči { $other }.
            [other] { $seat } hraje kartu { $card } proti tobě.
           *[nobody] { $seat } hraje kartu { $card } proti hráči { $other }.
        }
    }
    .self = { $you ->
        [actor] Hraješ kartu { $card } na sebe.
       *[nobody] { $seat } hraje kartu { $card }, cíl: { $other }.
    }
    .as = { $you ->
        [actor] Hraješ kartu { $card } jako { $name }.
       *[nobody] { $seat } hraje kartu { $card } jako { $name }.
    }
    .as-at = { $you ->
        [actor] Hraješ kartu { $card } jako { $name } proti hráči { $other }.
        [other] { $seat } hraje kartu { $card } jako { $name } proti tobě.
       *[nobody] { $seat } hraje kartu { $card } jako { $name } proti hráči { $other }.
    }
    .at-due = { $you ->
        [actor] Hraješ kartu { $card }, cíl: { $who }.
       *[nobody] { $seat } hraje kartu { $card }, cíl: { $who }.
    }
    .self-due = { $you ->
        [actor] Hraješ kartu { $card }, cíl: { $who }.
       *[nobody] { $seat } hraje kartu { $card }, cíl: { $who }.
    }
    .as-at-due = { $you ->
        [actor] Hraješ kartu { $card } jako { $name }, cíl: { $who }.
       *[nobody] { $seat } hraje kartu { $card } jako { $name }, cíl: { $who }.
    }

laid = { $you ->
    [actor] Před tebou teď leží karta { $card }.
   *[nobody] Před hráčem { $seat } teď leží karta { $card }.
}
    .due = U postavy { $who } teď leží karta { $card }.

used = { $you ->
    [actor] Používáš kartu { $name }.
   *[nobody] { $seat } používá kartu { $name }.
}
    .at = { $you ->
        [actor] Používáš kartu { $card } proti hráči { $other }.
        [other] { $seat } používá kartu { $card } proti tobě.
       *[nobody] { $seat } používá kartu { $card } proti hráči { $other }.
    }
    .self = { $you ->
        [actor] Používáš kartu { $card } na sebe.
       *[nobody] { $seat } používá kartu { $card }, cíl: { $other }.
    }
    .ability = { $you ->
        [actor] Používáš svou schopnost: { $name }.
       *[nobody] { $seat } používá schopnost postavy { $name }.
    }
    .ability-due = { $you ->
        [actor] Používáš schopnost postavy { $name }.
       *[nobody] { $seat } používá schopnost postavy { $name }.
    }

discarded = { $you ->
    [actor] Odhazuješ: { $cards }.
   *[nobody] { $seat } odhazuje: { $cards }.
}

removed = { $you ->
    [actor] Karta { $card }, která leží před tebou, jde na odhazovací hromádku.
   *[nobody] Karta { $card }, která leží před hráčem { $seat }, jde na odhazovací hromádku.
}
    .due = Karta { $card }, která leží u postavy { $who }, jde na odhazovací hromádku.

offered = { $you ->
    [actor] Otáčíš na zkoušku ({ $name }) karty { $cards }; řekneš, která platí.
   *[nobody] { $seat } otáčí na zkoušku ({ $name }) karty { $cards } a řekne, která platí.
}
    .due = { $you ->
        [actor] Odhalení ({ $name }): { $cards }; řekneš, která karta platí.
       *[nobody] Odhalení ({ $name }): { $cards }; která karta platí, řekne { $seat }.
    }

turned-up = { $key ->
    [dynamite] { $you ->
        [actor] Otáčíš na zkoušku ({ $name }) kartu { $card }. Nevybuchuje.
       *[nobody] { $seat } otáčí na zkoušku ({ $name }) kartu { $card }. Nevybuchuje.
    }
   *[other] { $you ->
        [actor] Otáčíš na zkoušku ({ $name }) kartu { $card }. Smůla.
       *[nobody] { $seat } otáčí na zkoušku ({ $name }) kartu { $card }. Smůla.
    }
}
    .met = { $key ->
        [dynamite] { $you ->
            [actor] Otáčíš na zkoušku ({ $name }) kartu { $card }. Výbuch!
           *[nobody] { $seat } otáčí na zkoušku ({ $name }) kartu { $card }. Výbuch!
        }
       *[other] { $you ->
            [actor] Otáčíš na zkoušku ({ $name }) kartu { $card }. Štěstí!
           *[nobody] { $seat } otáčí na zkoušku ({ $name }) kartu { $card }. Štěstí!
        }
    }
    .due = { $you ->
        [actor] Odhaluješ ({ $name }) kartu { $card }: není to ten symbol.
       *[nobody] { $seat } odhaluje ({ $name }) kartu { $card }: není to ten symbol.
    }
    .met-due = { $you ->
        [actor] Odhaluješ ({ $name }) kartu { $card }: je to ten symbol!
       *[nobody] { $seat } odhaluje ({ $name }) kartu { $card }: je to ten symbol!
    }

no-card-left = { $you ->
    [actor] Čeká tě zkouška ({ $name }), ale už není žádná karta. Smůla.
   *[nobody] Hráče { $seat } čeká zkouška ({ $name }), ale už není žádná karta. Smůla.
}
    .due = { $you ->
        [actor] Čeká tě odhalení ({ $name }), ale už není žádná karta.
       *[nobody] Hráče { $seat } čeká odhalení ({ $name }), ale už není žádná karta.
    }

missed = { $you ->
    [actor] Výstřel na tebe jde vedle.
    [other] Tvůj výstřel na hráče { $seat } jde vedle.
   *[nobody] Výstřel na hráče { $seat } jde vedle.
}
    .more = { $you ->
        [actor] { $n ->
            [one] Aby tě výstřel minul, chybí ti ještě jeden účinek Vedle!.
            [few] Aby tě výstřel minul, chybí ti ještě { $n } účinky Vedle!.
           *[other] Aby tě výstřel minul, chybí ti ještě { $n } účinků Vedle!.
        }
       *[nobody] { $n ->
            [one] Aby výstřel minul, potřebuje { $seat } ještě jeden účinek Vedle!.
            [few] Aby výstřel minul, potřebuje { $seat } ještě { $n } účinky Vedle!.
           *[other] Aby výstřel minul, potřebuje { $seat } ještě { $n } účinků Vedle!.
        }
    }
    .due = Postava { $who } se zásahu vyhýbá.

passed = { $you ->
    [actor] Neodpovídáš.
   *[nobody] { $seat } neodpovídá.
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
            [one] Ztrácíš jeden život kvůli hráči { $other }.
            [few] Ztrácíš { $n } životy kvůli hráči { $other }.
           *[other] Ztrácíš { $n } životů kvůli hráči { $other }.
        }
        [other] { $n ->
            [one] { $seat } kvůli tobě ztrácí jeden život.
            [few] { $seat } kvůli tobě ztrácí { $n } životy.
           *[other] { $seat } kvůli tobě ztrácí { $n } životů.
        }
       *[nobody] { $n ->
            [one] { $seat } ztrácí jeden život kvůli hráči { $other }.
            [few] { $seat } ztrácí { $n } životy kvůli hráči { $other }.
           *[other] { $seat } ztrácí { $n } životů kvůli hráči { $other }.
        }
    }
    .due = Postava { $who } ztrácí jeden život.
    .by-due = Postava { $who } ztrácí jeden život.

averted = { $you ->
    [actor] { $n ->
        [one] Odvracíš ztrátu jednoho života.
        [few] Odvracíš ztrátu { $n } životů.
       *[other] Odvracíš ztrátu { $n } životů.
    }
   *[nobody] { $n ->
        [one] { $seat } odvrací ztrátu jednoho života.
        [few] { $seat } odvrací ztrátu { $n } životů.
       *[other] { $seat } odvrací ztrátu { $n } životů.
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
        [one] Postava { $who } získává zpět jeden život.
        [few] Postava { $who } získává zpět { $n } životy.
       *[other] Postava { $who } získává zpět { $n } životů.
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
        [other] Vyřazuješ ze hry hráče { $seat }. Role: { $name }.
       *[nobody] { $other } vyřazuje ze hry hráče { $seat }. Role: { $name }.
    }
    .due = Postava { $who } vypadává ze hry.

reward = { $you ->
    [actor] { $n ->
        [one] Za vyřazení hráče { $other } dostáváš kartu.
        [few] Za vyřazení hráče { $other } dostáváš { $n } karty.
       *[other] Za vyřazení hráče { $other } dostáváš { $n } karet.
    }
    [other] { $n ->
        [one] { $seat } dostává za tvé vyřazení kartu.
        [few] { $seat } dostává za tvé vyřazení { $n } karty.
       *[other] { $seat } dostává za tvé vyřazení { $n } karet.
    }
   *[nobody] { $n ->
        [one] { $seat } dostává kartu za vyřazení hráče { $other }.
        [few] { $seat } dostává { $n } karty za vyřazení hráče { $other }.
       *[other] { $seat } dostává { $n } karet za vyřazení hráče { $other }.
    }
}

penalty = { $you ->
    [actor] Byl to tvůj Zástupce: přicházíš o všechny karty.
   *[nobody] Byl to Zástupce: { $seat } přichází o všechny karty.
}

stole = { $you ->
    [actor] { $count ->
        [one] Bereš hráči { $other } z ruky kartu { $cards }.
        [few] Bereš hráči { $other } z ruky karty { $cards }.
       *[other] Bereš hráči { $other } z ruky karty { $cards }.
    }
    [other] { $count ->
        [one] { $seat } ti bere z ruky kartu { $cards }.
        [few] { $seat } ti bere z ruky karty { $cards }.
       *[other] { $seat } ti bere z ruky karty { $cards }.
    }
   *[nobody] { $count ->
        [one] { $seat } bere hráči { $other } z ruky kartu { $cards }.
        [few] { $seat } bere hráči { $other } z ruky karty { $cards }.
       *[other] { $seat } bere hráči { $other } z ruky karty { $cards }.
    }
}
    .unseen = { $count ->
        [one] { $seat } bere hráči { $other } z ruky kartu.
        [few] { $seat } bere hráči { $other } z ruky { $count } karty.
       *[other] { $seat } bere hráči { $other } z ruky { $count } karet.
    }

took = { $you ->
    [actor] Bereš si kartu { $card }.
   *[nobody] { $seat } si bere kartu { $card }.
}
    .from = { $you ->
        [actor] Bereš si kartu { $card }, která leží před hráčem { $other }.
        [other] { $seat } si bere kartu { $card }, která leží před tebou.
       *[nobody] { $seat } si bere kartu { $card }, která leží před hráčem { $other }.
    }
    .pile = { $you ->
        [actor] Bereš si z odhazovací hromádky kartu { $card }.
       *[nobody] { $seat } si bere z odhazovací hromádky kartu { $card }.
    }
    .from-due = { $you ->
        [actor] Bereš si kartu { $card }, která leží u postavy { $who }.
       *[nobody] { $seat } si bere kartu { $card }, která leží u postavy { $who }.
    }

store = V hokynářství: { $cards }.

showed = { $you ->
    [actor] Lížeš si a ukazuješ kartu { $card }.
   *[nobody] { $seat } si líže a ukazuje kartu { $card }.
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

kept = { $you ->
    [actor] Necháváš si: { $cards }.
   *[nobody] { $seat } si nechává: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } si nechává kartu.
        [few] { $seat } si nechává { $count } karty.
       *[other] { $seat } si nechává { $count } karet.
    }

put-back = { $you ->
    [actor] Vracíš na balíček: { $cards }.
   *[nobody] { $seat } vrací na balíček: { $cards }.
}
    .unseen = { $count ->
        [one] { $seat } vrací na balíček kartu.
        [few] { $seat } vrací na balíček { $count } karty.
       *[other] { $seat } vrací na balíček { $count } karet.
    }

reshuffled = Balíček došel: odhazovací hromádka se zamíchá a stává se novým.
    .due = Odhazovací hromádka se zamíchá a stává se společným balíčkem.

passed-on = { $you ->
    [actor] Karta { $card } putuje od tebe k hráči { $other }.
    [other] Karta { $card } putuje k tobě od hráče { $seat }.
   *[nobody] Karta { $card } putuje od hráče { $seat } k hráči { $other }.
}
    .due = Karta { $card } putuje k postavě { $who }.

free = { $you ->
    [actor] Vycházíš z vězení; karta Vězení jde na odhazovací hromádku.
   *[nobody] { $seat } vychází z vězení; karta Vězení jde na odhazovací hromádku.
}

jailed = { $you ->
    [actor] V tomto tahu zůstáváš ve vězení.
   *[nobody] { $seat } v tomto tahu zůstává ve vězení.
}

ability = { $you ->
    [actor] Používáš svou schopnost: { $name }.
   *[nobody] { $seat } používá schopnost postavy { $name }.
}
    .at = { $you ->
        [actor] Používáš proti hráči { $other } svou schopnost: { $name }.
        [other] { $seat } používá proti tobě schopnost postavy { $name }.
       *[nobody] { $seat } používá proti hráči { $other } schopnost postavy { $name }.
    }
    .self = { $you ->
        [actor] Používáš na sebe svou schopnost: { $name }.
       *[nobody] { $seat } používá schopnost postavy { $name }.
    }
    .card = { $you ->
        [actor] Působí tvoje karta { $name }.
       *[nobody] Působí karta { $name }, kterou má { $seat }.
    }
    .card-at = { $you ->
        [other] Karta { $name } působí proti tobě.
       *[nobody] Karta { $name } působí proti hráči { $other }.
    }
    .due = { $you ->
        [actor] Používáš schopnost postavy { $name }.
       *[nobody] { $seat } používá schopnost postavy { $name }.
    }
    .at-due = { $you ->
        [actor] Používáš schopnost postavy { $name }, cíl: { $who }.
       *[nobody] { $seat } používá schopnost postavy { $name }, cíl: { $who }.
    }
    .self-due = { $you ->
        [actor] Používáš schopnost postavy { $name }, cíl: { $who }.
       *[nobody] { $seat } používá schopnost postavy { $name }, cíl: { $who }.
    }
    .card-at-due = Působí karta { $name }, cíl: { $who }.

copied = { $you ->
    [actor] Až do dalšího lízání máš schopnost postavy { $name }.
   *[nobody] { $seat } má až do dalšího lízání schopnost postavy { $name }.
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
    [other] Karta { $card } na tebe nepůsobí.
   *[nobody] Karta { $card } na hráče { $other } nepůsobí.
}

won = { $key ->
    [law] Vyhrává zákon: Šerif a Zástupci.
    [outlaws] Vyhrávají Zločinci.
    [renegade] Vyhrává Odpadlík, sám.
   *[other] Vyhrává { $name }.
}
    .alone = { $you ->
        [actor] Vyhráváš.
       *[nobody] Vyhrává { $seat }.
    }
    .due = { $key ->
        [law] Vyhrávají Muži zákona.
       *[outlaws] Vyhrávají Bandité.
    }

dead = { $key ->
    [no-card-comes] Nikdo nevyhrává: není už co lízat a celé kolo nic nezměnilo.
    [repeated] Nikdo nevyhrává: už téměř není co lízat a stejná situace nastává potřetí.
   *[no-elimination] Nikdo nevyhrává: už { $n } kol nikdo nevypadl ze hry.
}

entered = Postava { $who } vstupuje do hry.

swapped-places = { $you ->
    [actor] Přesouváš ukazatel: aktivní postavou je teď { $who }.
   *[nobody] { $seat } přesouvá ukazatel: aktivní postavou je teď { $who }.
}

own-deck-gone = { $you ->
    [actor] Tvůj vlastní balíček došel; odteď si lížeš ze společného.
   *[nobody] Vlastní balíček došel: { $seat } si odteď líže ze společného.
}
