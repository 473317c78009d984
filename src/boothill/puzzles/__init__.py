"""Puzzles: positions of real games, each with a claim that a search has proved."""
