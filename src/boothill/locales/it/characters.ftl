# What each character can do, in one sentence. Forms and options as in cards.ftl.

character-bart-cassidy = Pesca una carta per ogni punto vita che perde.
character-black-jack = Mostra la seconda carta che pesca a inizio turno, e se è ♥ o ♦ ne pesca un'altra.
character-calamity-janet = Può usare i BANG! come Mancato! e i Mancato! come BANG!.
character-el-gringo = Prende una carta a caso dalla mano di chi gli fa perdere un punto vita.
character-jesse-jones = Può prendere la prima carta del turno dalla mano di un altro giocatore invece che dal mazzo.
character-jourdonnais = Ha sempre un Barile da usare contro i colpi, in aggiunta a uno vero.
character-kit-carlson = A inizio turno guarda tre carte, ne tiene due e ne rimette una in cima al mazzo.
character-lucky-duke = Ogni volta che estrae!, scopre due carte e sceglie quale vale.
character-paul-regret = Gli altri lo vedono a distanza aumentata di 1.
character-pedro-ramirez = Può prendere la prima carta del turno dalla cima degli scarti.
character-rose-doolan = Vede gli altri a distanza diminuita di 1.
character-sid-ketchum = In qualsiasi momento può scartare due carte per recuperare un punto vita.
character-slab-the-killer = Servono due effetti Mancato! per annullare una delle sue carte BANG!.
character-suzy-lafayette = Pesca una carta appena resta senza carte in mano.
character-vulture-sam = Prende tutte le carte di chiunque venga eliminato.
    .dod = Prende tutte le carte di chiunque venga eliminato, o le divide con Vera Custer se lei ha la sua abilità.
character-willy-the-kid = Può giocare quanti BANG! vuole per turno.

character-apache-kid = { $apache_kid ->
    [ignores-duels] Le carte di ♦ giocate dagli altri non hanno effetto su di lui.
   *[fights-duels] Le carte di ♦ giocate dagli altri non hanno effetto su di lui, tranne in un Duello.
}
character-belle-star = Nel suo turno le carte in gioco davanti agli altri non hanno effetto.
character-bill-noface = A inizio turno pesca una carta, più una per ogni punto vita che gli manca.
character-chuck-wengam = Nel suo turno può rinunciare a punti vita, ma mai all'ultimo, e pesca due carte per ciascuno.
character-doc-holyday = Una volta per turno può scartare due carte per sparare a un giocatore a portata della sua arma.
character-elena-fuente = Può usare qualsiasi carta in mano come Mancato!.
character-greg-digger = Recupera due punti vita ogni volta che un altro giocatore viene eliminato.
character-herb-hunter = Pesca due carte ogni volta che un altro giocatore viene eliminato.
character-jose-delgado = { $jose_delgado ->
    [no-limit] Nel suo turno può scartare carte blu dalla mano, e pesca due carte per ciascuna.
    [one] Una volta per turno può scartare una carta blu dalla mano per pescare due carte.
   *[other] Fino a { $jose_delgado } volte per turno può scartare una carta blu dalla mano per pescare due carte.
}
character-molly-stark = Pesca una carta per ogni BANG!, Mancato! o Birra che usa nel turno di un altro giocatore.
character-pat-brennan = Invece di pescare due carte, può prenderne una in gioco davanti a un altro giocatore.
character-pixie-pete = { $pixie_pete ->
    [one] A inizio turno pesca una carta invece di due.
   *[other] A inizio turno pesca { $pixie_pete } carte invece di due.
}
character-sean-mallory = { $sean_mallory ->
    [no-limit] A fine turno può tenere quante carte vuole.
    [one] A fine turno può sempre tenere una carta.
   *[other] A fine turno può tenere fino a { $sean_mallory } carte.
}
character-tequila-joe = Con una Birra recupera due punti vita invece di uno.
character-vera-custer = Prima di pescare sceglie un altro giocatore, e ha l'abilità di quel personaggio finché non pesca di nuovo.

character-alan-pinkertoon = Per ogni punto vita che perde, se sopravvive, parte un colpo contro il personaggio avversario in prima linea.
character-annie-oakey = Può usare le carte colpo come Mancato! per sé, e i Mancato! come Colt.
character-bart-masterson = Sempre attivo, anche nelle retrovie: ogni volta che si rivela una carta se ne scoprono due, e chi lo guida sceglie quale vale.
character-bill-tightman = Pesca due carte quando un altro personaggio, di qualsiasi schieramento, viene eliminato.
character-buffalo-bell = Sempre attivo, anche nelle retrovie: può perdere un punto vita al posto dell'altro personaggio del suo schieramento, ma mai l'ultimo.
character-dalon-ranger = Pesca una carta per ogni punto vita che l'avversario gli fa perdere, se sopravvive.
character-jango = Pesca una carta ogni volta che l'avversario sposta il proprio segnalino.
character-pat-garret = Mostra la seconda carta della fase di pesca; con un ferro di cavallo ne pesca un'altra, dal mazzo avversario.
character-tex-killer = Per mandare a vuoto un colpo delle sue carte BANG!, l'avversario deve scartare anche un'altra carta.
character-the-stranger = Sempre attivo, anche nelle retrovie: chi lo guida può giocare una carta BANG! in più per turno.
character-wild-bill = Quando l'avversario prende o fa scartare una carta dalla mano di chi lo guida o una in gioco accanto a lui, parte un colpo contro il personaggio avversario in prima linea.
character-wyatt-ear = Pesca una carta ogni volta che l'avversario manda a vuoto un colpo del suo schieramento.

character-babe-leroy = Una volta per turno, con la mano vuota, può pescare due carte.
character-bull-anderson = Quando un personaggio viene eliminato, può prendere fino a due carte: tra quelle in gioco accanto a lui, o a caso dalla mano avversaria.
character-cattle-katie = Una volta per turno può scartare una carta in gioco accanto a lei, se non è sempre attiva, per pescare due carte.
character-dalton-bros = Nella fase di pesca pescano tre carte invece di due.
character-jack-ransome = Finché è in prima linea, chi lo guida può giocare carte su personaggi in qualsiasi posizione; le carte colpo e il Duello, però, solo contro l'avversario.
character-pearl-hat = Una volta per turno può scartare una carta per usare la carta azione in cima agli scarti.
character-sid-curry = Quando gli sparano, può rivelare la prima carta del mazzo avversario: con un barile il colpo va a vuoto, e ne parte uno contro chi ha sparato.
character-slim-poet = Per ogni punto vita che l'avversario gli fa perdere, se sopravvive, può far scartare una carta a caso dalla mano avversaria.
character-soundance-kid = Una volta per turno può scartare una carta per pescarne una da ciascun mazzo; poi scarta una delle due.
character-toco-ramirez = Può usare qualsiasi carta come Colt.
character-tom-thorn = Ogni volta che il segnalino viene spostato su di lui, parte un colpo contro il personaggio avversario nelle retrovie.
character-west-harding = Può giocare quante carte BANG! vuole per turno.
