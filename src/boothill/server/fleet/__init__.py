"""A fleet: several servers that work as one, so that every table can be reached through any of them."""
