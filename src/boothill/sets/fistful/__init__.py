"""A Fistful of Cards: fifteen more events."""
