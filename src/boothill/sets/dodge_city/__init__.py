"""Dodge City: alone with three to seven players, with the classic box up to eight."""
