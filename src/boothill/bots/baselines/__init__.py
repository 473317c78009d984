"""Policies of other programs, written anew from what is publicly said about them, to measure our bots against.

They are asked for by where they are: `boothill arena --bots karma,boothill.bots.baselines.priorities:PrioritiesBot`.
What a description leaves open, such as how to answer a hit, they do as the greedy bot does. They never change.
"""
