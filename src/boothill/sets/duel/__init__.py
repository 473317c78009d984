"""The Duel: two players, two decks, and for each player one character in front and one in the rear."""
