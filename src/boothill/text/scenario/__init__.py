"""Scenario files: a position, some moves, and what must follow."""
