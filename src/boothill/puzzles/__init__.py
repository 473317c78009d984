"""Puzzles: positions of real games with a claim about them that a search has proved."""
