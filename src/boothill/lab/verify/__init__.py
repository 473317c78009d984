"""Verification: is the engine correct, and do servers keep what they acknowledge?"""
