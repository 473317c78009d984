"""What is said to people, in every language."""
