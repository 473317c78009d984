"""The engine: states, frames, moves and events. Pure, and ignorant of any particular game."""
