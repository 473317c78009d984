# Begriffe dieser Übersetzung. Namen von Karten, Charakteren und Rollen: wie gedruckt, siehe data/cards.
#
# Dodge City druckt zum Teil andere Wörter: Sie stehen hier in Klammern [D] und werden mit $box gewählt. Was es nur in
# Dodge City gibt, steht gleich mit dessen Wörtern da.
#
# life point       Lebenspunkt                     shot, hit        Schuss [D: Treffer]; hit card: Schusskarte
# lose, regain     verlieren, zurückerhalten       cancel (a shot)  abwehren [D: verhindern]; im Duel: ausweichen
# draw             ziehen [D: nehmen]              draw!            ziehen! (mit Ausrufezeichen)
# reveal, turn over  aufdecken                     discard          abwerfen [D: ablegen]
# deck             Nachziehstapel [D: Talon]       discard pile     Ablagestapel
# in play          ausliegen, ausgelegt            lay              auslegen
# distance         Entfernung [D: Abstand]         reach            Reichweite
# character        Charakter [D: Person]           edition          Auflage
# host             Host                            bot on a network Netzwerk-Bot
# eliminated       ausgeschieden; jemanden ausschalten
# equipment, gear  Ausrüstung                      use (an ability) einsetzen
# front, rear      aktiver, unterstützender Charakter (wie gedruckt); alone: allein
# law, outlaws     Gesetzeshüter, Banditen (Duel, wie gedruckt); Outlaw ist die Rolle im klassischen Spiel
# opponent         gegnerisch, Gegenseite          side, owner      Seite
# marker           Marker                          swap             tauschen
# reload           nachladen                       reserve          Reserve
# watch, spectator zuschauen                       seat             Platz
#
# Angeredet wird mit du. Wer spielt, hat kein Geschlecht: nie er oder sie für Namen aus $seat und $other.

# What a card of the Duel shows besides its name: whose deck it is from, and its symbol.

sign = ({ $back ->
        [law] Gesetzeshüter
       *[outlaws] Banditen
    }, { $symbol ->
        [barrel] Fass
        [snake] Schlange
        [dynamite] Dynamit
       *[horseshoe] Hufeisen
    })

# How a character is named where a player leads several: by its name and whose it is.

figure = { $whose ->
    [reader] { $name } (du)
   *[other] { $name } ({ $seat })
}
side = { $whose ->
    [reader] deine Seite
   *[other] die Seite von { $seat }
}
hand = { $whose ->
    [reader] deine Hand
   *[other] die Hand von { $seat }
}
