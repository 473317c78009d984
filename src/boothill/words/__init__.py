"""Messages for people, in all languages."""
