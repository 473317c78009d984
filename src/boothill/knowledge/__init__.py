"""What a seat can know: what others did, what it remembers, and what it may believe."""
