"""Training networks to play."""
