"""The engine's values as messages: what lies on the table, what happens, what is asked, and who is told what of it."""
