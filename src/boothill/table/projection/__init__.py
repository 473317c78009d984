"""Turns the engine's values into messages: the board, events and decisions, and who is told what of them."""
