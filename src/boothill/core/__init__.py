"""The engine: states, frames, moves and events. It is pure and knows no particular game."""
