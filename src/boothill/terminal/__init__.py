"""The table in a terminal: playing against bots, and stepping through a record."""
