"""The greedy bot, and the rules of thumb that others build on."""
