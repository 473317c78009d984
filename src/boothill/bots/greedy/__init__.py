"""The greedy bot, and the rules of thumb that other bots build on."""
