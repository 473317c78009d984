"""A running table with people and bots: seats, clocks, masked answers and standing orders, but no network."""
