# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = Dobiera kartę za każdy stracony punkt życia.
character-black-jack = Pokazuje drugą kartę dobraną na początku tury; jeśli to ♥ albo ♦, dobiera jeszcze jedną.
character-calamity-janet = Może używać BANG! jako Pudło!, a Pudło! jako BANG!.
character-el-gringo = Zabiera losową kartę z ręki każdemu, przez kogo traci punkt życia.
character-jesse-jones = Pierwszą kartę tury może wziąć z ręki innego gracza zamiast z talii.
character-jourdonnais = Przeciw strzałom zawsze ma kartę Baryłka, oprócz tej, która przed nim leży.
character-kit-carlson = Na początku tury ogląda trzy karty, zatrzymuje dwie, a jedną odkłada na talię.
character-lucky-duke = Przy każdej próbie odkrywa dwie karty i mówi, która się liczy.
character-paul-regret = Inni widzą go o 1 dalej.
character-pedro-ramirez = Pierwszą kartę tury może wziąć z wierzchu stosu kart odrzuconych.
character-rose-doolan = Widzi innych o 1 bliżej.
character-sid-ketchum = W każdej chwili może odrzucić dwie karty, żeby odzyskać punkt życia.
character-slab-the-killer = Żeby anulować jego BANG!, trzeba dwóch efektów Pudło!.
character-suzy-lafayette = Gdy tylko jej ręka jest pusta, dobiera kartę.
character-vulture-sam = Bierze wszystkie karty każdego, kto odpada z gry.
    .dod = Bierze wszystkie karty każdego, kto odpada z gry, albo dzieli się nimi z postacią Vera Custer, jeśli ma ona jego zdolność.
character-willy-the-kid = Może zagrać w turze dowolnie wiele kart BANG!.

character-apache-kid = { $apache_kid ->
    [ignores-duels] Karty ♦ zagrane przez innych nic mu nie robią.
   *[fights-duels] Karty ♦ zagrane przez innych nic mu nie robią; wyjątkiem jest Pojedynek.
}
character-belle-star = W jej turze karty leżące przed innymi nie działają.
character-bill-noface = Na początku tury dobiera jedną kartę i po jednej za każdy brakujący punkt życia.
character-chuck-wengam = W swojej turze może oddawać punkty życia, ale nigdy ostatni; za każdy dobiera dwie karty.
character-doc-holyday = Raz na turę może odrzucić dwie karty, żeby strzelić do gracza w zasięgu swojej broni.
character-elena-fuente = Może użyć dowolnej karty z ręki jako Pudło!.
character-greg-digger = Odzyskuje dwa punkty życia za każdym razem, gdy ktoś inny odpada z gry.
character-herb-hunter = Dobiera dwie karty za każdym razem, gdy ktoś inny odpada z gry.
character-jose-delgado = { $jose_delgado ->
    [no-limit] W swojej turze może odrzucać z ręki niebieskie karty; za każdą dobiera dwie.
    [one] Raz na turę może odrzucić z ręki niebieską kartę, żeby dobrać dwie.
    [few] Do { $jose_delgado } razy na turę może odrzucić z ręki niebieską kartę, żeby dobrać dwie.
   *[many] Do { $jose_delgado } razy na turę może odrzucić z ręki niebieską kartę, żeby dobrać dwie.
}
character-molly-stark = Dobiera kartę za każde BANG!, Pudło! albo Piwko, którego używa w turze innego gracza.
character-pat-brennan = Zamiast dobrać dwie karty, może wziąć jedną z tych, które leżą przed innym graczem.
character-pixie-pete = { $pixie_pete ->
    [one] Na początku tury dobiera jedną kartę zamiast dwóch.
    [few] Na początku tury dobiera { $pixie_pete } karty zamiast dwóch.
   *[many] Na początku tury dobiera { $pixie_pete } kart zamiast dwóch.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] Na koniec tury może zatrzymać dowolnie wiele kart.
    [one] Na koniec tury zawsze może zatrzymać jedną kartę.
    [few] Na koniec tury może zatrzymać do { $sean_mallory } kart.
   *[many] Na koniec tury może zatrzymać do { $sean_mallory } kart.
}
character-tequila-joe = Piwko jest dla niego warte dwa punkty życia.
character-vera-custer = Przed dobraniem kart wskazuje innego gracza i do następnego dobierania ma zdolność jego postaci.

character-alan-pinkertoon = Za każdy punkt życia, którego stratę przeżywa, trafiona jest aktywna postać przeciwnika.
character-annie-oakey = Może używać kart trafienia jako Pudło! dla siebie, a Pudło! jako Colt.
character-bart-masterson = Zawsze aktywna postać, także w odwodzie: przy każdym odsłonięciu odkrywa się dwie karty, a jego właściciel mówi, która się liczy.
character-bill-tightman = Dobiera dwie karty, gdy odpada inna postać którejkolwiek strony.
character-buffalo-bell = Zawsze aktywna postać, także w odwodzie: może stracić punkt życia zamiast partnera, ale nigdy ostatni.
character-dalon-ranger = Dobiera kartę za każdy punkt życia, który traci przez przeciwnika, jeśli to przeżywa.
character-jango = Dobiera kartę za każdym razem, gdy przeciwnik przenosi swój znacznik.
character-pat-garret = Pokazuje drugą kartę fazy dobierania; z symbolem podkowy dobiera jeszcze jedną, z talii przeciwnika.
character-tex-killer = Żeby anulować trafienie jego karty BANG!, przeciwnik musi odrzucić jeszcze jedną kartę.
character-the-stranger = Zawsze aktywna postać, także w odwodzie: jego właściciel może zagrać w turze o jedną kartę BANG! więcej.
character-wild-bill = Gdy przeciwnik zabiera lub odrzuca kartę z ręki jego właściciela albo leżącą przy nim, trafiona jest aktywna postać przeciwnika.
character-wyatt-ear = Dobiera kartę za każdym razem, gdy przeciwnik unika trafienia jego właściciela.

character-babe-leroy = Raz na turę, z pustą ręką, może dobrać dwie karty.
character-bull-anderson = Gdy ktokolwiek odpada, może wziąć do dwóch kart: leżących przy tej postaci albo losowych z ręki przeciwnika.
character-cattle-katie = Raz na turę może odrzucić kartę leżącą przy niej, chyba że jest zawsze aktywna, żeby dobrać dwie.
character-dalton-bros = W fazie dobierania dobierają trzy karty zamiast dwóch.
character-jack-ransome = Dopóki jest aktywny, jego właściciel może celować kartami w postać na dowolnej pozycji; kartami trafienia i kartą Pojedynek nadal tylko w przeciwnika.
character-pearl-hat = Raz na turę może odrzucić kartę, żeby użyć karty akcji z wierzchu stosu kart odrzuconych.
character-sid-curry = Gdy ma zostać trafiony, może odsłonić wierzchnią kartę talii przeciwnika: z symbolem beczki unika trafienia, a trafiony jest strzelający.
character-slim-poet = Za każdy punkt życia, który traci przez przeciwnika i to przeżywa, może odrzucić losową kartę z jego ręki.
character-soundance-kid = Raz na turę może odrzucić kartę, żeby dobrać po jednej z każdej talii i jedną z nich odrzucić.
character-toco-ramirez = Może użyć dowolnej karty jako Colt.
character-tom-thorn = Za każdym razem, gdy znacznik przechodzi na niego, trafiona jest postać przeciwnika w odwodzie.
character-west-harding = Może zagrać w turze dowolnie wiele kart BANG!.
