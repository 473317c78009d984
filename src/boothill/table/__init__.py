"""One running table with people and bots: seats, clocks, masked answers, standing orders; no network."""
