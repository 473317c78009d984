# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = Dobiera kartę za każdy stracony punkt żywotności.
character-black-jack = Pokazuje drugą kartę dobraną na początku tury; jeśli to ♥ albo ♦, dobiera jeszcze jedną.
character-calamity-janet = Może zagrywać BANG! jako Pudło!, a Pudło! jako BANG!.
character-el-gringo = Za każdy punkt żywotności, który przez kogoś traci, zabiera mu losową kartę z ręki.
character-jesse-jones = Pierwszą kartę tury może wziąć z ręki innego gracza zamiast z talii.
character-jourdonnais = Przeciw strzałom zawsze działa u niego Baryłka, niezależnie od tej, która może przed nim leżeć.
character-kit-carlson = Na początku tury ogląda trzy karty, zatrzymuje dwie, a jedną odkłada na talię.
character-lucky-duke = Gdy sprawdza Poker!, odkrywa dwie karty i wybiera, która się liczy.
character-paul-regret = Inni widzą go w zasięgu większym o 1.
character-pedro-ramirez = Pierwszą kartę tury może wziąć z wierzchu stosu kart odrzuconych.
character-rose-doolan = Widzi innych w zasięgu mniejszym o 1.
character-sid-ketchum = W każdej chwili może odrzucić dwie karty, żeby odzyskać punkt żywotności.
character-slab-the-killer = Żeby anulować jego BANG!, trzeba dwóch efektów karty Pudło!.
character-suzy-lafayette = Gdy tylko nie ma kart na ręce, dobiera kartę.
character-vulture-sam = Zabiera wszystkie karty każdemu, kto odpada z gry.
    .dod = Zabiera wszystkie karty każdemu, kto odpada z gry, a jeśli jego zdolność ma akurat Vera Custer, dzieli się nimi z nią.
character-willy-the-kid = Może zagrać w turze dowolną liczbę kart BANG!.

character-apache-kid = { $apache_kid ->
    [ignores-duels] Karty ♦ zagrane przez innych nic mu nie robią.
   *[fights-duels] Karty ♦ zagrane przez innych nic mu nie robią, chyba że to Pojedynek.
}
character-belle-star = W jej turze karty leżące przed innymi nie działają.
character-bill-noface = Na początku tury dobiera jedną kartę i po jednej za każdy brakujący punkt żywotności.
character-chuck-wengam = W swojej turze może oddawać punkty żywotności, ale nigdy ostatni; za każdy dobiera dwie karty.
character-doc-holyday = Raz na turę może odrzucić dwie karty, żeby strzelić do gracza w zasięgu swojej broni.
character-elena-fuente = Może zagrać dowolną kartę z ręki jako Pudło!.
character-greg-digger = Odzyskuje dwa punkty żywotności za każdym razem, gdy ktoś inny odpada z gry.
character-herb-hunter = Dobiera dwie karty za każdym razem, gdy ktoś inny odpada z gry.
character-jose-delgado = { $jose_delgado ->
    [no-limit] W swojej turze może odrzucać z ręki niebieskie karty; za każdą dobiera dwie.
    [one] Raz na turę może odrzucić z ręki niebieską kartę, żeby dobrać dwie.
    [few] Do { $jose_delgado } razy na turę może odrzucić z ręki niebieską kartę, żeby dobrać dwie.
   *[many] Do { $jose_delgado } razy na turę może odrzucić z ręki niebieską kartę, żeby dobrać dwie.
}
character-molly-stark = Dobiera kartę za każdą kartę BANG!, Pudło! albo Piwko, której używa w turze innego gracza.
character-pat-brennan = Zamiast dobrać dwie karty, może wziąć jedną z tych, które leżą przed innym graczem.
character-pixie-pete = { $pixie_pete ->
    [one] Na początku tury dobiera jedną kartę zamiast dwóch.
    [few] Na początku tury dobiera { $pixie_pete } karty zamiast dwóch.
   *[many] Na początku tury dobiera { $pixie_pete } kart zamiast dwóch.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] Na koniec tury może zatrzymać dowolną liczbę kart.
    [one] Na koniec tury zawsze może zatrzymać jedną kartę.
    [few] Na koniec tury może zatrzymać do { $sean_mallory } kart.
   *[many] Na koniec tury może zatrzymać do { $sean_mallory } kart.
}
character-tequila-joe = Piwko jest dla niego warte dwa punkty żywotności.
character-vera-custer = Przed dobraniem kart wskazuje innego gracza i do następnego dobierania ma zdolność jego bohatera.

character-alan-pinkertoon = Za każdy punkt życia, którego stratę przeżywa, trafiona zostaje aktywna postać przeciwnika.
character-annie-oakey = Może zagrywać karty trafienia jako Pudło! dla siebie, a Pudło! jako Colta.
character-bart-masterson = Umiejętność zawsze aktywna, także w odwodzie: przy każdym odsłonięciu odkrywa się dwie karty, a jego właściciel wybiera, która się liczy.
character-bill-tightman = Dobiera dwie karty, gdy odpada inna postać którejkolwiek strony.
character-buffalo-bell = Umiejętność zawsze aktywna, także w odwodzie: może stracić punkt życia zamiast drugiej postaci, ale nigdy ostatni.
character-dalon-ranger = Za każdy punkt życia, który traci przez przeciwnika, dobiera kartę, jeśli to przeżywa.
character-jango = Dobiera kartę za każdym razem, gdy przeciwnik przesuwa swój żeton AP.
character-pat-garret = Pokazuje drugą kartę dobraną w fazie dobierania; jeśli ma symbol podkowy, dobiera jeszcze jedną, z talii przeciwnika.
character-tex-killer = Żeby anulować trafienie jego kartą BANG!, przeciwnik musi odrzucić dodatkową kartę.
character-the-stranger = Umiejętność zawsze aktywna, także w odwodzie: jego właściciel może zagrać w turze o jedną kartę BANG! więcej.
character-wild-bill = Gdy jego właściciel traci przez przeciwnika kartę z ręki albo leżącą przy nim, trafiona zostaje aktywna postać przeciwnika.
character-wyatt-ear = Dobiera kartę za każdym razem, gdy przeciwnik unika trafienia zadanego przez jego właściciela.

character-babe-leroy = Raz na turę, z pustą ręką, może dobrać dwie karty.
character-bull-anderson = Gdy odpada dowolna postać, może wziąć do dwóch kart: leżących przy niej albo losowych z ręki przeciwnika.
character-cattle-katie = Raz na turę może odrzucić leżącą przy niej kartę (byle nie zawsze aktywną), żeby dobrać dwie.
character-dalton-bros = W fazie dobierania dobierają trzy karty zamiast dwóch.
character-jack-ransome = Dopóki jest aktywny, jego właściciel może celować kartami w postać na dowolnej pozycji; kartami trafienia i Pojedynkiem nadal tylko w postacie przeciwnika.
character-pearl-hat = Raz na turę może odrzucić kartę, żeby użyć karty akcji z wierzchu stosu kart odrzuconych.
character-sid-curry = Gdy ma zostać trafiony, może odsłonić wierzchnią kartę talii przeciwnika: przy symbolu beczki unika trafienia, a trafiony zostaje strzelający.
character-slim-poet = Za każdy punkt życia, który traci przez przeciwnika (jeśli to przeżywa), może odrzucić losową kartę z jego ręki.
character-soundance-kid = Raz na turę może odrzucić kartę, żeby dobrać po jednej z każdej talii i jedną z nich odrzucić.
character-toco-ramirez = Może zagrać dowolną kartę jako Colta.
character-tom-thorn = Za każdym razem, gdy żeton AP przechodzi na niego, trafiona zostaje postać przeciwnika w odwodzie.
character-west-harding = Może zagrać w turze dowolną liczbę kart BANG!.
