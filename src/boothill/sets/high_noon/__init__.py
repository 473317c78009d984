"""High Noon: extends another game with events, one of which is turned over each round."""
