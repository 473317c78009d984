"""Scenario files: a position, some moves, what must follow."""
