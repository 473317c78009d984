# What each card does, in one line. The form `dod` is what it does by the Dodge City book, where
# that is something else, and `due` by the Duel book.
# The options of the game can be asked for: $edition, $beer ...

-cost = Costa un'altra carta dalla tua mano.
-gear = Si gioca sul tuo personaggio nelle retrovie o su quello avversario in prima linea.
-reload = Si può ricaricare.
-bang = Una carta BANG!: un colpo contro il personaggio avversario in prima linea.
-later = Mettila davanti a te; in un tuo turno successivo potrai usarla una volta:
-shield = Mettila davanti a te; appena finito il tuo turno, può annullare un colpo contro di te

card-bang = Spari a un giocatore a portata della tua arma: se non annulla il colpo, perde un punto vita. Uno per turno.
card-missed = Annulla un colpo contro di te; si gioca solo in risposta.
    .due = Manda a vuoto un colpo contro uno dei tuoi personaggi; si gioca solo in risposta.
card-beer = Recuperi un punto vita. Ti salva anche quando perdi l'ultimo, ma non se restano solo due giocatori.
    .dod = { $beer ->
        [last-life] Recuperi un punto vita, anche quando hai appena perso l'ultimo. Non se restano solo due giocatori.
       *[any-loss] Recuperi un punto vita; oppure, in qualsiasi turno, ne perdi uno in meno. Non se restano solo due giocatori.
    }
    .due = I tuoi personaggi in prima linea e nelle retrovie recuperano un punto vita ciascuno. Non si può giocare fuori dal proprio turno.
card-saloon = Tutti i giocatori ancora in gioco recuperano un punto vita, anche tu.
card-stagecoach = Peschi due carte.
card-wells-fargo = Peschi tre carte.
card-general-store = Si scopre una carta per ogni giocatore; a partire da te, ciascuno ne prende una.
    .due = Si scoprono due carte dal mazzo di ciascun giocatore; a partire da te, ne prendete una a testa a turno finché ce ne sono.
card-panic = Prendi una carta a un giocatore a distanza 1: una a caso dalla mano, o una in gioco a tua scelta.
card-cat-balou = Fai scartare una carta a un giocatore qualsiasi, a qualsiasi distanza: una a caso dalla mano, o una in gioco a tua scelta.
card-gatling = Un colpo contro tutti gli altri, a qualsiasi distanza. Non è una carta BANG! e non conta come tale.
    .due = Un colpo contro ogni personaggio tranne il tuo in prima linea. Non è una carta BANG!.
card-indians = Tutti gli altri scartano un BANG! o perdono un punto vita. Mancato! e Barile non servono.
    .due = Per ogni personaggio tranne il tuo in prima linea, chi lo guida scarta una carta colpo, oppure il personaggio perde un punto vita. Non c'è modo di evitarlo.
card-duel = Sfidi un giocatore: a turno scartate un BANG!, a cominciare da lui. Chi smette perde un punto vita.
    .due = Sfidi il personaggio avversario in prima linea: a turno scartate una carta colpo, a cominciare dall'avversario. Il personaggio di chi smette perde un punto vita.
card-barrel = Resta davanti a te. Quando ti sparano, scopri una carta: con ♥ il colpo è annullato.
    .due = { -gear } Quando sparano a quel personaggio, si rivela una carta: con un barile il colpo va a vuoto.
card-mustang = Resta davanti a te. Gli altri ti vedono a distanza aumentata di 1.
card-scope = Resta davanti a te. Vedi gli altri a distanza diminuita di 1.
    .due = { -gear } Finché quel personaggio è in prima linea, chi lo guida può usare le carte colpo anche contro il personaggio avversario nelle retrovie. { -reload }
card-volcanic = Un'arma con portata 1, con cui puoi giocare quanti BANG! vuoi per turno.
card-schofield = Un'arma con portata 2.
    .due = { -bang } Se va a vuoto, il tuo personaggio in prima linea recupera un punto vita.
card-remington = Un'arma con portata 3.
    .due = { -bang } Se va a vuoto, peschi una carta.
card-rev-carabine = Un'arma con portata 4.
card-winchester = Un'arma con portata 5.
    .due = Una carta BANG!: un colpo contro un personaggio avversario, in prima linea o nelle retrovie.
card-jail = { $edition ->
    [first] Mettila davanti a chiunque, tranne lo Sceriffo: se a inizio turno non scopre un ♥, in quel turno non pesca e non gioca.
   *[fourth] Mettila davanti a chiunque, tranne lo Sceriffo: se a inizio turno non scopre un ♥, salta quel turno.
}
    .dod = Mettila davanti a chiunque, tranne lo Sceriffo: se a inizio turno non scopre un ♥, in quel turno non pesca e non gioca.
card-dynamite = Resta davanti a te. Dal tuo prossimo turno, chi ce l'ha davanti scopre una carta a inizio turno: con ♠ 2–9 perde tre punti vita, altrimenti la passa a sinistra.
    .dod = Resta davanti a te. Dal tuo prossimo turno, chi ce l'ha davanti scopre una carta a inizio turno: con ♠ 2–9 perde tre punti vita, altrimenti la passa al prossimo giocatore che non ne ha.
    .due = Si gioca sul tuo personaggio nelle retrovie. All'inizio del turno di chi lo guida si rivela una carta: con una dinamite il personaggio perde tre punti vita, altrimenti la carta passa al personaggio avversario nelle retrovie.

card-binocular = Resta davanti a te. Vedi gli altri a distanza diminuita di 1.
card-hideout = Resta davanti a te. Gli altri ti vedono a distanza aumentata di 1.
card-dodge = Annulla un colpo contro di te, e peschi una carta; si gioca solo in risposta.
card-punch = Un colpo contro un giocatore a distanza 1, qualunque arma tu abbia. Non conta come carta BANG!.
card-springfield = { -cost } Un colpo contro un altro giocatore, a qualsiasi distanza. Non conta come carta BANG!.
card-rag-time = { -cost } Prendi una carta a un altro giocatore: una a caso dalla mano, o una in gioco a tua scelta.
card-brawl = { -cost } Tutti gli altri scartano una carta: per ciascuno scegli tu se una a caso dalla mano o una in gioco.
card-tequila = { -cost } Un giocatore a tua scelta, anche tu, recupera un punto vita.
card-whisky = { -cost } Recuperi due punti vita.
card-bible = { -shield }, e peschi una carta.
card-iron-plate = { -shield }.
card-sombrero = { -shield }.
card-ten-gallon-hat = { -shield }.
card-can-can = { -later } fai scartare una carta a un giocatore qualsiasi, una a caso dalla mano o una in gioco a tua scelta.
card-derringer = { -later } peschi una carta e spari a un giocatore a distanza 1.
    .due = Un colpo contro il personaggio avversario in prima linea, che si può mandare a vuoto con una qualsiasi carta in mano. Non è una carta BANG!.
card-canteen = { -later } recuperi un punto vita.
card-howitzer = { -later } un colpo contro tutti gli altri, a qualsiasi distanza.
card-buffalo-rifle = { -later } un colpo contro un altro giocatore, a qualsiasi distanza.
card-pepperbox = { -later } un colpo contro un giocatore a portata della tua arma, in aggiunta al tuo BANG!.
card-pony-express = { -later } peschi tre carte.
card-conestoga = { -later } prendi una carta a un altro giocatore, una a caso dalla mano o una in gioco a tua scelta.
card-knife = { -later } un colpo contro un giocatore a distanza 1.
    .due = Un colpo contro il personaggio avversario in prima linea. Non è una carta BANG!.

card-bank = { -gear } Finché quel personaggio è in prima linea, chi lo guida pesca una carta in più nella fase di pesca.
card-carbine = { -bang } Se va a vuoto, puoi scartare una carta in gioco accanto a uno dei due personaggi in prima linea.
card-clock = { -gear } Finché quel personaggio è in prima linea, chi lo guida pesca una carta ogni volta che l'avversario sposta il proprio segnalino. { -reload }
card-colt = { -bang }
card-fanning = Una carta BANG!: tanti colpi contro il personaggio avversario in prima linea quante sono le carte in gioco accanto a lui, ciascuno da mandare a vuoto separatamente.
card-gun-belt = { -gear } Finché quel personaggio è in prima linea, chi lo guida può giocare quante carte BANG! vuole per turno.
card-hat = { -gear } Quando sparano a quel personaggio, questa carta si può scartare per mandare a vuoto il colpo.
card-peacemaker = { -bang } Se va a vuoto, l'avversario scarta una carta a sua scelta.
card-rattlesnake = { -gear } All'inizio del turno di chi lo guida si rivela una carta: con un serpente il personaggio perde un punto vita. Resta in gioco.
card-return-fire = Manda a vuoto un colpo contro uno dei tuoi personaggi, e poi parte un colpo contro il personaggio avversario in prima linea; si gioca solo in risposta.
card-robbery = Prendi una carta a caso dalla mano avversaria, oppure scarti una carta in gioco, tranne quelle accanto al personaggio avversario nelle retrovie.
card-schoolteacher = Prendi in mano una carta in gioco, tranne quelle accanto al personaggio avversario nelle retrovie.
card-shotgun = { -bang } Se va a vuoto, devi scambiare i due personaggi di uno schieramento.
card-stampede = { -gear } All'inizio del proprio turno chi lo guida scambia i suoi due personaggi. Resta in gioco. { -reload }
card-strong-beer = Un personaggio a tua scelta, tranne quello avversario nelle retrovie, ha ora esattamente tre punti vita, che prima ne avesse di più o di meno.
card-wagon = Peschi tre carte e ne scarti una.
card-water = Scambi i due personaggi di uno schieramento, il tuo o quello avversario. { -reload }
