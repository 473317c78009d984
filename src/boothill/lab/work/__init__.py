"""Who does the work: processes here, or machines of a cluster."""
