"""Measurements over many games: strength, balance and calibration."""
