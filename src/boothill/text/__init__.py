"""Games, moves and positions as text, and back."""
