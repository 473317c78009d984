"""High Noon: events that are turned over round by round, laid over another game."""
