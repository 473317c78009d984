"""Teaching a network to play."""
