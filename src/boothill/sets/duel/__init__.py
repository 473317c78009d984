"""The Duel: two players, two decks, a character in front and one in the rear."""
