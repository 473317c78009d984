"""Boot Hill: play, study and teach the BANG! card-game family."""

__version__ = "0.1.0"
