# Puzzles, on the page and in the terminal

puzzle = Puzzle { $number }
puzzle-question = { $kind ->
    [win] Win this turn
    [survive] Survive
    [keep] Which card do you keep?
   *[who] Who is the { $role }?
}
puzzle-claim = { $kind ->
    [win] You can win before you end your turn, whatever the others do and whatever cards come.
    [turn] { $box ->
        [duel] You can keep all your characters alive until this turn ends, whatever your opponent does and whatever cards come.
       *[other] You can stay in the game until this turn ends, whatever the others do and whatever cards come.
    }
    [next] { $box ->
        [duel] You can keep all your characters alive until your next turn begins, whatever your opponent does and whatever cards come.
       *[other] You can stay in the game until your next turn begins, whatever the others do and whatever cards come.
    }
   *[who] Count the ways in which the hidden roles can lie. Who has this role in most of them?
}
puzzle-given = { $kind ->
    [who] You see what you would see at the table. Take for granted that nobody on the Sheriff's side shoots at the Sheriff.
   *[other] All roles and hands are open, and so are the cards that are drawn. Only the order of the deck is unknown.
}
puzzle-deck = The next cards of the deck: { $cards }
puzzle-deck-of = { $seat ->
    [You] The next cards of your deck: { $cards }
   *[other] The next cards of { $seat }'s deck: { $cards }
}
puzzle-hand = { $seat ->
    [You] You hold: { $cards }
   *[other] { $seat } holds: { $cards }
}
puzzle-ask = Type the number of your move, h for a hint, or s to see the solution:
puzzle-hint = Hint
    .card = The key: { $card }.
    .rules = These rules decide it:
    .roles = These roles were dealt: { $roles }.
puzzle-right = Right!
puzzle-wrong = No, that does not always work.
puzzle-wrong-who = No, somebody else has this role in more of the ways.
puzzle-ways = The hidden roles can lie in { $of } ways. In { $ways } of them ({ $percent }%) it is { $names }.
puzzle-solution = The solution, step by step, with its rules:
puzzle-level = Level { $level } of 5
puzzle-bots = How often bots solve it: { $bots }

## The page

page-nav-puzzles = Puzzles
page-puzzles =
    .about = Positions from real games. Every solution is proved, whatever the others do. There is a new one every day, the same for everyone.
    .daily = Puzzle of the day
    .go = Solve it
    .game = Game
    .kind = Question
    .level = Difficulty
    .any = All
    .next = Next puzzle
    .none = No puzzle is like that. Choose something else.
    .rating = Your rating: { $rating }
    .streak = { $days ->
        [one] One day in a row
       *[other] { $days } days in a row
    }
    .tally = Solved at the first try: { $count } of { $tried }
    .all = All puzzles
    .again = Try again
    .show = Show the solution
    .solved = solved
    .failed = not solved
    .who = Who is it?
    .other = Right too. This is how it can go:
    .more = Show more
    .events = { $game }, with events
