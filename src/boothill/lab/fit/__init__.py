"""Fitting and tuning the numbers that bots play by."""
