"""Playing by what a network has learned."""
