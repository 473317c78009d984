"""Analysis by the bots: the best moves of a position, and the story of a game."""

from boothill.analysis.weigh import Answer, NoChoice, Weighed, Weighing, weigh

__all__ = ["Answer", "NoChoice", "Weighed", "Weighing", "weigh"]
