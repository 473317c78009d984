# Hands on the keyboard and the mouse: keys, previews, why something can be played or not, filters of the log, shared moments.

page-keys = Keys and mouse
page-shortcuts = Single keys are shortcuts at the table (1 to 9, E, Space)
page-key-choose = Choose the card or answer with that number
page-key-pass = Pass
page-key-end = End your turn
page-key-space = Give the only possible answer, play the selected card, or skip what is being shown
page-key-list = Show this list
page-key-row = Move between cards, answers and targets; step through the game while looking back
page-key-column = Move between your hand, the question and the table
page-key-enter = Choose whatever has the focus
page-key-back = Put the card back, or return to the game
page-mouse = Mouse and touch
    .hover = Rest the mouse on a card or a character to read it.
    .why = Right-click or long-press a card, a player or a target to see why it can or cannot be played now.
page-why = Can it be played now?
    .can = yes, now
    .cannot = Not at the moment.
page-log-replay = See this move in the replay
page-filter = { $kind ->
    [played] Cards played
    [life] Life and death
    [cards] Cards drawn and lost
    [turns] Turns and events
   *[all] Everything
}
    .player = Show lines about
    .everybody = All players
    .kind = Kind of line
    .none = No line matches.
page-moment = A moment of a game
    .share = Share this moment
    .about = Whoever opens this link sees the table as you see it, with your hand. Nothing that is hidden from you is in it.
    .watching = Whoever opens this link sees the table as you see it. Nothing that is hidden from you is in it.
    .replay = Whoever opens this link sees this move of the replay.
    .open = as a spectator saw it
    .broken = This link is incomplete or damaged. Ask for it again.
