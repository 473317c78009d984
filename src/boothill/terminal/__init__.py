"""The terminal front end: playing games, stepping through records, and solving puzzles."""
