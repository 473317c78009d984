# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Costa un'altra carta della tua mano.
-gear = Va al tuo personaggio nelle retrovie o a quello avversario in prima linea.
-reload = Si può ricaricare.
-bang = Una carta BANG!: un colpo contro il personaggio avversario in prima linea.
-later = Mettila davanti a te; in un tuo turno successivo puoi usarla una volta:
-shield = Mettila davanti a te; appena finito il tuo turno, può annullare un colpo contro di te

card-bang = Un colpo contro chi è a portata della tua arma: chi non lo annulla perde un punto vita. Uno per turno.
card-missed = Annulla un colpo contro di te; si gioca solo in risposta.
    .due = Manda a vuoto un colpo contro uno dei tuoi personaggi; si gioca solo in risposta.
card-beer = Recuperi un punto vita. Ti salva anche quando perdi l'ultimo, ma mai se restano solo due giocatori.
    .dod = { $beer ->
        [last-life] Recuperi un punto vita, anche quando hai appena perso l'ultimo. Non se restano solo due giocatori.
       *[any-loss] Recuperi un punto vita; oppure, nel turno di chiunque, ne perdi uno in meno. Non se restano solo due giocatori.
    }
    .due = I tuoi personaggi in prima linea e nelle retrovie recuperano un punto vita ciascuno. Mai fuori dal tuo turno.
card-saloon = Tutti quelli ancora in gioco recuperano un punto vita, anche tu.
card-stagecoach = Peschi due carte.
card-wells-fargo = Peschi tre carte.
card-general-store = Si scopre una carta per ogni giocatore; a turno ne prendete una ciascuno, a cominciare da te.
    .due = Si scoprono due carte dal mazzo di ciascuno; a turno ne prendete una, a cominciare da te, finché ce ne sono.
card-panic = Prendi una carta a chi è a distanza 1: una a caso dalla mano, o una in gioco a tua scelta.
card-cat-balou = Fai perdere una carta a chi vuoi, a qualsiasi distanza: una a caso dalla mano, o una in gioco a tua scelta.
card-gatling = Un colpo contro tutti gli altri, a qualsiasi distanza. Non è una carta BANG! e non conta come tale.
    .due = Un colpo contro ogni personaggio tranne il tuo in prima linea. Non è una carta BANG!.
card-indians = Tutti gli altri scartano un BANG! o perdono un punto vita. Mancato! e Barile non servono a niente.
    .due = Per ogni personaggio tranne il tuo in prima linea, chi lo guida scarta una carta colpo, oppure il personaggio perde un punto vita. Non si può mandare a vuoto.
card-duel = Sfidi chi vuoi: a turno scartate un BANG!, e comincia chi riceve la sfida. Chi smette perde un punto vita.
    .due = Sfidi il personaggio avversario in prima linea: a turno scartate carte colpo, e comincia l'avversario. Il personaggio di chi smette perde un punto vita.
card-barrel = Sta davanti a te. Quando ti sparano, scopri una carta: con ♥ il colpo è annullato.
    .due = { -gear } Quando gli sparano, si rivela una carta: con un barile il colpo va a vuoto.
card-mustang = Sta davanti a te. Per gli altri la tua distanza aumenta di 1.
card-scope = Sta davanti a te. Per te la distanza degli altri diminuisce di 1.
    .due = { -gear } Finché quel personaggio è in prima linea, chi lo guida può usare le carte colpo anche contro il personaggio avversario nelle retrovie. { -reload }
card-volcanic = Un'arma con portata 1, che ti permette di giocare quanti BANG! vuoi per turno.
card-schofield = Un'arma con portata 2.
    .due = { -bang } Se va a vuoto, il tuo personaggio in prima linea recupera un punto vita.
card-remington = Un'arma con portata 3.
    .due = { -bang } Se va a vuoto, peschi una carta.
card-rev-carabine = Un'arma con portata 4.
card-winchester = Un'arma con portata 5.
    .due = Una carta BANG!: un colpo contro un personaggio avversario, in prima linea o nelle retrovie.
card-jail = { $edition ->
    [first] Mettila davanti a chi vuoi, tranne lo Sceriffo: chi a inizio turno non scopre un ♥, in quel turno non pesca e non gioca.
   *[fourth] Mettila davanti a chi vuoi, tranne lo Sceriffo: chi a inizio turno non scopre un ♥ salta quel turno.
}
    .dod = Mettila davanti a chi vuoi, tranne lo Sceriffo: chi a inizio turno non scopre un ♥, in quel turno non pesca e non gioca.
card-dynamite = Sta davanti a te. Dal tuo prossimo turno, chi ce l'ha davanti scopre una carta a inizio turno: ♠ 2-9 costa tre punti vita, qualsiasi altra la passa a sinistra.
    .dod = Sta davanti a te. Dal tuo prossimo turno, chi ce l'ha davanti scopre una carta a inizio turno: ♠ 2-9 costa tre punti vita, qualsiasi altra la passa al prossimo giocatore che non ne ha.
    .due = Va al tuo personaggio nelle retrovie. All'inizio del turno di chi lo guida si rivela una carta: con una dinamite il personaggio perde tre punti vita, altrimenti la carta passa al personaggio avversario nelle retrovie.

card-binocular = Sta davanti a te. Per te la distanza degli altri diminuisce di 1.
card-hideout = Sta davanti a te. Per gli altri la tua distanza aumenta di 1.
card-dodge = Annulla un colpo contro di te, e peschi una carta; si gioca solo in risposta.
card-punch = Un colpo contro chi è a distanza 1, qualunque arma tu abbia. Non conta come carta BANG!.
card-springfield = { -cost } Un colpo contro chi vuoi, a qualsiasi distanza. Non conta come carta BANG!.
card-rag-time = { -cost } Prendi una carta a chi vuoi: una a caso dalla mano, o una in gioco a tua scelta.
card-brawl = { -cost } Tutti gli altri perdono una carta: per ciascuno decidi se una a caso dalla mano, o quale in gioco.
card-tequila = { -cost } Chi vuoi, anche tu, recupera un punto vita.
card-whisky = { -cost } Recuperi due punti vita.
card-bible = { -shield }, e peschi una carta.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } fai perdere una carta a chi vuoi, una a caso dalla mano, o una in gioco a tua scelta.
card-derringer = { -later } peschi una carta e spari a chi è a distanza 1.
    .due = Un colpo contro il personaggio avversario in prima linea, che qualsiasi carta della mano può mandare a vuoto. Non è una carta BANG!.
card-canteen = { -later } recuperi un punto vita.
card-howitzer = { -later } un colpo contro tutti gli altri, a qualsiasi distanza.
card-buffalo-rifle = { -later } un colpo contro chi vuoi, a qualsiasi distanza.
card-pepperbox = { -later } un colpo contro chi è a portata della tua arma, oltre al tuo BANG!.
card-pony-express = { -later } peschi tre carte.
card-conestoga = { -later } prendi una carta a chi vuoi, una a caso dalla mano, o una in gioco a tua scelta.
card-knife = { -later } un colpo contro chi è a distanza 1.
    .due = Un colpo contro il personaggio avversario in prima linea. Non è una carta BANG!.

card-bank = { -gear } Se quel personaggio è in prima linea, chi lo guida pesca una carta in più nella fase di pesca.
card-carbine = { -bang } Se va a vuoto, puoi scartare una carta in gioco accanto a uno dei due personaggi in prima linea.
card-clock = { -gear } Finché quel personaggio è in prima linea, chi lo guida pesca una carta ogni volta che l'avversario sposta il proprio segnalino. { -reload }
card-colt = { -bang }
card-fanning = Una carta BANG!: tanti colpi contro il personaggio avversario in prima linea quante sono le carte in gioco accanto a lui, ciascuno da mandare a vuoto per conto suo.
card-gun-belt = { -gear } Finché quel personaggio è in prima linea, chi lo guida può giocare quante carte BANG! vuole per turno.
card-hat = { -gear } Quando sparano a quel personaggio, si può scartare per mandare a vuoto il colpo.
card-peacemaker = { -bang } Se va a vuoto, l'avversario scarta una carta a sua scelta.
card-rattlesnake = { -gear } All'inizio del turno di chi lo guida si rivela una carta: con un serpente il personaggio perde un punto vita. Resta in gioco.
card-return-fire = Manda a vuoto un colpo contro uno dei tuoi personaggi, e poi parte un colpo contro il personaggio avversario in prima linea; si gioca solo in risposta.
card-robbery = Prendi una carta a caso dalla mano avversaria, o scarti una carta in gioco, purché non accanto al personaggio avversario nelle retrovie.
card-schoolteacher = Prendi in mano una carta in gioco, purché non accanto al personaggio avversario nelle retrovie.
card-shotgun = { -bang } Se va a vuoto, devi scambiare prima linea e retrovie di uno schieramento.
card-stampede = { -gear } All'inizio del suo turno chi lo guida scambia i propri due personaggi. Resta in gioco. { -reload }
card-strong-beer = Un personaggio, purché non quello avversario nelle retrovie, ora ha esattamente tre punti vita, che prima ne avesse di più o di meno.
card-wagon = Peschi tre carte e ne scarti una.
card-water = Scambia prima linea e retrovie di uno schieramento, il tuo o quello avversario. { -reload }
