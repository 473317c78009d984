"""Playing on in one's head."""
