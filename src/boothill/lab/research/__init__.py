"""A game for agents that learn."""
