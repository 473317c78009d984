"""What a seat can know: what others did, what it remembers, what it may believe."""
