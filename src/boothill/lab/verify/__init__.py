"""Is the engine right, and does a server keep its word?"""
