"""Several servers as one: what they tell each other, so that any door leads to any table."""
