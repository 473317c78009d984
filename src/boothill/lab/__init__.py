"""Many games: simulation, soak tests, statistics."""
