"""Dodge City: on its own for three to seven players, with the classic box for up to eight."""
