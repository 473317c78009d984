"""The gunslinger: goals from beliefs, moves weighed by odds."""
