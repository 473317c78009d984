"""The gunslinger: derives goals from its beliefs and weighs moves by the odds."""
