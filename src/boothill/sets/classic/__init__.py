"""The classic game for four to seven players, in two editions."""
