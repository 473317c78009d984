"""The classic game, four to seven players, two editions."""
