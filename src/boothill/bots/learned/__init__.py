"""Bots that play by a trained network."""
